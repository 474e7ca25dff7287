"""Columns between host and GPU: what ``udf/columns/transfers.py`` is handed."""

from types import ModuleType
from typing import TYPE_CHECKING, Final

from udf import cuda
from udf.columns.column import Column
from udf.errors import BackendUnavailableError

if TYPE_CHECKING:
    import cupy

# ruff: noqa: PLC0415 - CuPy is loaded where a column is on a GPU, or on its way there

STREAMED_BYTES: Final = 1 << 22
"""Bytes from which several threads copy a column between host and GPU."""


def to_host(column: Column) -> Column:
    """Return a column of a GPU in host memory."""
    if column.values.nbytes >= STREAMED_BYTES:
        from udf.cuda.stream import download

        with memory_of_gpu().gpu_of(column):
            return download(column)
    from udf.cuda.text_columns import column_arrays, with_arrays

    arrays: list[cupy.ndarray] = column_arrays(column)
    return with_arrays(column, [array.get() for array in arrays])


def to_device(column: Column) -> Column:
    """Return a column of host memory in that of a GPU.

    Raises
    ------
    BackendUnavailableError
        If there is no usable GPU.
    """
    memory = memory_of_gpu()
    if column.values.nbytes >= STREAMED_BYTES:
        from udf.cuda.stream import upload

        return upload([column])[0]
    return memory.to_device(column)


def memory_of_gpu() -> ModuleType:
    """Return ``udf.cuda.memory``, where there is a GPU.

    Raises
    ------
    BackendUnavailableError
        If there is no usable GPU.
    """
    reason = cuda.reason_unavailable()
    if reason is not None:
        raise BackendUnavailableError("cuda", reason)
    from udf.cuda import memory

    return memory
