"""Columns of cuDF, by pylibcudf's account of their buffers: values, bitmasks and text are shared, nothing is copied.

Source: pylibcudf, ``Column``; libcudf developer guide, "cudf::column_view"; its types are Arrow's, bools are bytes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

import numpy as np

from udf.base.dtypes import TIMES, category
from udf.columns.arrays import NAT
from udf.columns.arrow_arrays import text_column
from udf.columns.bitmask import bytes_for, slice_bits, valid_rows, with_nulls
from udf.columns.column import Column
from udf.columns.labelled_column import LabelledColumn, unsupported
from udf.columns.labels import LazyIndex
from udf.columns.transfers import memory_of_gpu

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import DTypeLike

    from udf.base.annotations import Array

NUMBERS: Final = {
    **{f"{kind}{bits}".upper(): f"{kind}{bits}" for kind in ("int", "uint") for bits in (8, 16, 32, 64)},
    "FLOAT32": "float32",
    "FLOAT64": "float64",
    "BOOL8": "bool",
}
"""libcudf's name of a type -> NumPy's."""

_UNITS: Final = {"SECONDS": "s", "MILLISECONDS": "ms", "MICROSECONDS": "us", "NANOSECONDS": "ns"}
MOMENTS: Final = {
    **{f"TIMESTAMP_{name}": f"datetime64[{unit}]" for name, unit in _UNITS.items()},
    **{f"DURATION_{name}": f"timedelta64[{unit}]" for name, unit in _UNITS.items()},
}
"""The same of times."""


class _Span(Protocol):
    """A buffer of pylibcudf's."""

    ptr: int


class _PlcColumn(Protocol):
    """What is read of a pylibcudf Column."""

    def type(self) -> Any: ...
    def size(self) -> int: ...
    def offset(self) -> int: ...
    def null_count(self) -> int: ...
    def null_mask(self) -> _Span | None: ...
    def data(self) -> _Span | None: ...
    def child(self, index: int) -> _PlcColumn: ...


View: TypeAlias = "Callable[[_Span | None, int, DTypeLike], Array]"


def read_cudf(data: Any) -> LabelledColumn:
    """Read a cuDF Series; its labels come to the host when they are asked for.

    Raises
    ------
    DTypeError
        For a type that no UDF takes: lists, structs, decimals, times with a zone.
    """
    dtype = data.dtype
    if getattr(dtype, "tz", None) is not None:
        raise unsupported(dtype)
    texts = None
    if hasattr(dtype, "categories"):
        values = dtype.categories
        texts = values.to_pandas().tolist()
        if not all(isinstance(text, str) for text in texts):  # numbers say all that their codes do
            data, texts = data.astype(values.dtype), None
    given, about = data.to_pylibcudf()
    column = _column(given, dtype)
    if texts is not None:
        column = replace(
            column, values=column.values.astype(np.int32), logical=category(tuple(texts), ordered=bool(dtype.ordered))
        )
    return LabelledColumn(column=column, index=LazyIndex(len(column), about["index"].to_pandas), name=about["name"])


def _column(plc_column: _PlcColumn, dtype: object) -> Column:
    """Return what a pylibcudf Column describes, whose buffers it keeps alive."""
    name, rows, first = plc_column.type().id().name, plc_column.size(), plc_column.offset()
    view = _viewer(plc_column)
    validity = None
    if plc_column.null_count():
        validity = slice_bits(view(plc_column.null_mask(), bytes_for(first + rows), np.uint8), first, rows)
    if name == "STRING":
        return text_column(_offsets(plc_column, view), lambda size: view(plc_column.data(), size, np.uint8), validity)
    if name in NUMBERS:
        return Column(values=view(plc_column.data(), first + rows, NUMBERS[name])[first:], validity=validity)
    if name not in MOMENTS:
        raise unsupported(dtype)
    column = Column(values=view(plc_column.data(), first + rows, np.int64)[first:], validity=validity)
    valid = column.values != NAT
    if not bool(valid.all()):
        column = with_nulls(column.values, valid & valid_rows(column))
    return replace(column, logical=TIMES[MOMENTS[name]])


def _offsets(plc_column: _PlcColumn, view: View) -> Array:
    """Return the places (n + 1,) at which the rows of a column of text begin and end."""
    if not plc_column.size():
        return view(None, 1, np.int64)
    places = plc_column.child(0)
    first = places.offset() + plc_column.offset()
    dtype = NUMBERS[places.type().id().name]
    return view(places.data(), first + plc_column.size() + 1, dtype)[first:]


def _viewer(owner: object) -> View:
    """Return what makes an array of a buffer of ``owner``'s, from its begin on; zeros of one that is not there."""
    memory = memory_of_gpu()

    def view(span: _Span | None, count: int, dtype: DTypeLike) -> Array:
        address = 0 if span is None else span.ptr
        return memory.borrowed(address, count, np.dtype(dtype), owner, memory.device_of(address))

    return view
