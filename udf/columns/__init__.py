"""Foreign data as columns, by one table: who recognises what, and who reads it."""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from udf.base.dtypes import SUPPORTED
from udf.columns.arrays import read_array_protocol, read_dlpack, read_iterable, read_numpy
from udf.columns.arrow_arrays import read_arrow
from udf.columns.cudf_buffers import read_cudf
from udf.columns.labelled_column import LabelledColumn, Storage, unsupported
from udf.columns.pandas_layouts import is_pandas, read_pandas
from udf.columns.transfers import read_device
from udf.errors import DTypeError

__all__ = ["LabelledColumn", "Storage", "read"]


def _speaks(*protocols: str) -> Callable[[object], bool]:
    return lambda data: not isinstance(data, type) and any(hasattr(data, protocol) for protocol in protocols)


def _is_buffer(data: object) -> bool:
    try:
        memoryview(data).release()  # type: ignore[arg-type]
    except TypeError:
        return False
    return not isinstance(data, bytes | bytearray)


def _requires_grad(data: object) -> bool:
    """Return whether ``data`` is a tensor of torch's that refuses every protocol, some by errors of their own."""
    return not isinstance(data, type) and getattr(data, "requires_grad", False) is True


def _refuse_gradients(_: object) -> LabelledColumn:
    raise DTypeError("a tensor that requires grad", supported=SUPPORTED, hint="use its values: tensor.detach().")


# first match reads: an object that speaks several protocols is read by the one that keeps most of it
_READERS: tuple[tuple[Callable[[object], bool], Callable[[Any], LabelledColumn]], ...] = (
    (is_pandas, read_pandas),
    (lambda data: isinstance(data, np.ndarray), read_numpy),
    (_requires_grad, _refuse_gradients),
    (_speaks("to_pylibcudf"), read_cudf),
    (_speaks("__arrow_c_array__", "__arrow_c_stream__", "__arrow_c_device_array__"), read_arrow),
    (_speaks("__cuda_array_interface__"), read_device),
    (_speaks("__dlpack__"), read_dlpack),
    (_speaks("__array__", "__array_interface__"), read_array_protocol),
    (_is_buffer, read_array_protocol),
    (lambda data: isinstance(data, Iterable), read_iterable),
)


def read(data: object) -> LabelledColumn:
    """Read one column of numbers from whatever holds it.

    Raises
    ------
    DTypeError
        If the values are no numbers, or ``data`` holds none.
    ShapeError
        If ``data`` is not one column.

    Examples
    --------
    >>> read([1, None, 3]).column.validity.tolist()
    [5]
    """
    for accepts, reader in _READERS:
        if accepts(data):
            return reader(data)
    raise unsupported(type(data).__name__)
