"""Columns between host and GPU. ``udf.cuda.gpu_columns`` is handed in: CuPy is imported there."""

from types import ModuleType

from udf.base.annotations import Array
from udf.base.provided import provided
from udf.columns.bitmask import bytes_for, with_nulls
from udf.columns.column import Column
from udf.columns.labelled_column import LabelledColumn, not_one_column, unsupported
from udf.columns.layout import NATIVE


def to_host(column: Column) -> Column:
    """Return ``column`` in host memory; itself if it is there."""
    if column.device == "cpu":
        return column
    return provided("GPU columns").to_host(column)


def to_device(column: Column) -> Column:
    """Return ``column`` in GPU memory; itself if it is there.

    Raises
    ------
    BackendUnavailableError
        If there is no usable GPU.
    """
    if column.device == "cuda":
        return column
    return provided("GPU columns").to_device(column)


def read_device(data: object) -> LabelledColumn:
    """Read an array (n,) in GPU memory, by ``__cuda_array_interface__`` or DLPack.

    The memory is shared where it is contiguous. A mask (CUDA Array Interface, version 3) is true where
    a row is valid; cuDF's is a bitmask (type ``t``, Arrow's validity bitmap), which is shared too.
    """
    memory = memory_of_gpu()
    interface = getattr(data, "__cuda_array_interface__", {})
    mask = interface.get("mask")
    values = _column_values(memory.adopt(data if mask is None else _ArrayInterface(data, mask=None)))
    if mask is None:
        return LabelledColumn(column=Column(values=values))
    asked = mask.__cuda_array_interface__
    if asked["typestr"][1:] == "t1":
        bits = memory.adopt(_ArrayInterface(mask, typestr="|u1", shape=(bytes_for(len(values)),), strides=None))
        return LabelledColumn(column=Column(values=values, validity=bits))
    return LabelledColumn(column=with_nulls(values, memory.adopt(mask).astype(bool)))


class _ArrayInterface:
    """An array on the GPU as CuPy takes it: without its mask, or bits as bytes; keeps its owner alive."""

    def __init__(self, owner: object, **changed: object) -> None:
        self.owner = owner
        self.__cuda_array_interface__ = getattr(owner, "__cuda_array_interface__", {}) | changed


def _column_values(array: Array) -> Array:
    if array.ndim != 1:
        raise not_one_column(f"an array of shape {array.shape}")
    if array.dtype not in NATIVE:
        raise unsupported(array.dtype.name)
    return array if array.flags.c_contiguous else array.copy()


def memory_of_gpu() -> ModuleType:
    """Return ``udf.cuda.memory``, where there is a GPU."""
    return provided("GPU columns").memory_of_gpu()
