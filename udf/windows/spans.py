"""Lengths of time: ``"24h"``, ``"1h30min"``, a ``timedelta``, a fixed offset of pandas."""

from __future__ import annotations

import re
import warnings
from datetime import datetime, timedelta
from decimal import Decimal
from typing import TYPE_CHECKING, Final, TypeGuard

import numpy as np

from udf.base.dtypes import UNITS
from udf.base.python_names import TIME_UNITS
from udf.base.records import dataclass
from udf.base.tracebacks import level_of_user
from udf.columns import read
from udf.columns.bitmask import null_count
from udf.columns.labelled_column import LabelledColumn
from udf.columns.labels import materialize
from udf.columns.pandas_layouts import is_pandas, pandas
from udf.errors import DTypeError, MissingPackageError, WindowError

if TYPE_CHECKING:
    from udf.base.annotations import Array
    from udf.columns.column import Column
    from udf.columns.pandas_names import pd

_NANOSECONDS: Final = {unit.frequencies[0]: unit.nanoseconds for unit in TIME_UNITS if unit.frequencies}
"""pandas' names of units of fixed length -> nanoseconds."""

_PART: Final = re.compile(r"\s*(\d+\.?\d*|\.\d+)?\s*(D|h|min|ms|us|ns|s)(?![A-Za-z])")
_EXAMPLE: Final = "write it as '24h', '90min' or '1D', or pass a datetime.timedelta"


def is_span(window: object) -> TypeGuard[str | timedelta | pd.offsets.BaseOffset]:
    """Return whether ``window`` says a length of time: text, a timedelta, or an offset of pandas.

    Examples
    --------
    >>> is_span("24h"), is_span(24)
    (True, False)
    """
    return isinstance(window, str | timedelta) or _is_offset(window)


def nanoseconds(window: str | timedelta | pd.offsets.BaseOffset) -> int:
    """Return a length of time in nanoseconds; may be zero or negative, as in pandas.

    Raises
    ------
    WindowError
        If it is no length of time, or has no fixed one (a month).

    Examples
    --------
    >>> nanoseconds("1.5h") // 10**9, nanoseconds("1h30min") // 10**9
    (5400, 5400)
    """
    if isinstance(window, str):
        return _parsed(window)
    if _is_offset(window):
        return _fixed(window)
    whole = (window.days * 86_400 + window.seconds) * 10**6 + window.microseconds
    return int(whole) * 1000 + int(getattr(window, "nanoseconds", 0))  # pandas' Timedelta goes on where Python's ends


def _is_offset(window: object) -> TypeGuard[pd.offsets.BaseOffset]:
    return hasattr(type(window), "nanos") and hasattr(type(window), "rule_code")


def _parsed(text: str) -> int:
    """Return the sum of the parts of ``text``; what is none of ours is pandas' to read."""
    total, at = Decimal(0), 0
    while part := _PART.match(text, at):
        total, at = total + Decimal(part[1] or 1) * _NANOSECONDS[part[2]], part.end()
    if at == len(text) and text:
        return int(total)
    try:
        offset = _of_pandas(text)
    except MissingPackageError:
        raise WindowError(f"{text!r} is not a duration", _EXAMPLE) from None
    except (TypeError, ValueError) as unknown:
        raise WindowError(f"{text!r} is not a duration: {unknown}", _EXAMPLE) from unknown
    return _fixed(offset)


def _of_pandas(text: str) -> pd.offsets.BaseOffset:
    """Return the offset that pandas reads ``text`` as; what it warns of is said of the user's line."""
    to_offset = pandas("this length of a window").tseries.frequencies.to_offset
    with warnings.catch_warnings(record=True) as noted:
        warnings.simplefilter("always")
        offset = to_offset(text)
    for warning in noted:
        warnings.warn(warning.message, warning.category, stacklevel=level_of_user())
    return offset


def _fixed(offset: pd.offsets.BaseOffset) -> int:
    try:
        return int(offset.nanos)
    except (AttributeError, ValueError) as varies:
        hint = f"{_EXAMPLE}; for calendar steps use pandas.api.indexers.VariableOffsetWindowIndexer"
        raise WindowError(f"{offset!r} has no fixed length of time", hint) from varies


@dataclass(frozen=True, slots=True, kw_only=True)
class Times:
    """Points in time, int64 (n,), in units of ``nanoseconds`` each.

    ``missing`` says that some are NaT, ``is_sorted`` that they go up or down, where that is known (pandas keeps it).
    """

    values: Array
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
        return None
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
        return _of_column(read(index.array.__arrow_array__()).column)
    return None


def _indexed(index: pd.Index, nanoseconds: int) -> Times:
    is_sorted = bool(index.is_monotonic_increasing or index.is_monotonic_decreasing)
    values = np.ascontiguousarray(index.asi8)  # every other row's lie apart
    return Times(values=values, nanoseconds=nanoseconds, missing=index.hasnans, is_sorted=is_sorted)


def _period(index: pd.Index) -> int:
    """Return the nanoseconds of one period."""
    try:
        return int(index.freq.nanos) // int(index.freq.n)
    except ValueError as varies:
        hint = "use their starts: index.to_timestamp()"
        raise WindowError(f"periods of {index.freqstr!r} have no fixed length of time", hint) from varies
