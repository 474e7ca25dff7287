"""The times that windows of a length of time go by: an index, or the column ``on=`` names."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Any

import numpy as np

from udf.base.dtypes import UNITS
from udf.base.records import dataclass
from udf.columns import read
from udf.columns.bitmask import null_count
from udf.columns.labelled_column import LabelledColumn
from udf.columns.labels import materialize
from udf.columns.pandas_layouts import is_pandas, pandas
from udf.columns.text import pyarrow
from udf.errors import DTypeError, WindowError

if TYPE_CHECKING:
    from udf.columns.column import Column


@dataclass(frozen=True, slots=True, kw_only=True)
class Times:
    """Points in time, int64 (n,), in units of ``nanoseconds`` each.

    ``missing`` says that some are NaT, ``is_sorted`` that they go up or down, where that is known (pandas keeps it).
    """

    values: Any
    nanoseconds: int
    missing: bool = False
    is_sorted: bool | None = None


def times_of(labels: object) -> Times | None:
    """Return the times that an index or a column holds; None if those are no times.

    Examples
    --------
    >>> times_of(np.array(["2013-01-01T05", "2013-01-01T06"], "datetime64[s]")).nanoseconds
    1000000000
    >>> times_of(["a", "b"]) is None
    True
    """
    labels = materialize(labels)
    if labels is None or isinstance(labels, range):
        return None
    if is_pandas(labels):
        return _pandas_times(labels)
    if isinstance(labels, tuple | list) and all(isinstance(label, datetime) and not label.tzinfo for label in labels):
        labels = np.array(labels, "datetime64[us]")
    try:
        found = labels if isinstance(labels, LabelledColumn) else read(labels)
    except DTypeError:
        return _zoned(labels)
    return _of_column(found.column)


def _of_column(column: Column) -> Times | None:
    if column.dtype.unit is None:
        return None
    unit = 10**9 // UNITS[column.dtype.unit]
    return Times(values=column.values, nanoseconds=unit, missing=null_count(column) > 0)


def _pandas_times(labels: object) -> Times | None:
    """Return the times of a pandas object; of zoned ones those in UTC, of periods their numbers."""
    pd = pandas("an index of times")
    index = labels if isinstance(labels, pd.Index) else pd.Index(labels)
    if isinstance(index, pd.PeriodIndex):
        return _indexed(index, _period(index))
    if isinstance(index, pd.DatetimeIndex | pd.TimedeltaIndex):
        return _indexed(index, 10**9 // UNITS[index.unit])
    if isinstance(index.dtype, pd.ArrowDtype) and index.dtype.kind in "mM":
        return _zoned(index.array.__arrow_array__())
    return None


def _indexed(index: Any, nanoseconds: int) -> Times:
    is_sorted = bool(index.is_monotonic_increasing or index.is_monotonic_decreasing)
    values = np.ascontiguousarray(index.asi8)  # every other row's lie apart
    return Times(values=values, nanoseconds=nanoseconds, missing=index.hasnans, is_sorted=is_sorted)


def _period(index: Any) -> int:
    """Return the nanoseconds of one period."""
    try:
        return int(index.freq.nanos) // int(index.freq.n)
    except ValueError as varies:
        hint = "use their starts: index.to_timestamp()"
        raise WindowError(f"periods of {index.freqstr!r} have no fixed length of time", hint) from varies


def _zoned(labels: Any) -> Times | None:
    """Return the times of an Arrow column, with a zone or not: under a zone Arrow keeps UTC."""
    if not any(hasattr(labels, name) for name in ("__arrow_c_array__", "__arrow_c_stream__")):
        return None
    pa = pyarrow("a column of times")
    if not isinstance(labels, pa.Array | pa.ChunkedArray):
        labels = pa.chunked_array(labels) if hasattr(labels, "__arrow_c_stream__") else pa.array(labels)
    if pa.types.is_timestamp(labels.type):
        labels = labels.cast(pa.timestamp(labels.type.unit))
    elif not pa.types.is_duration(labels.type):
        return None
    return _of_column(read(labels).column)
