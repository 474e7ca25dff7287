"""Times that a UDF captures or is given: ``datetime64``, ``timedelta64``, and Python's and pandas' own; offsets."""

import datetime as dt
import sys
from typing import TYPE_CHECKING, Final

import numpy as np

from udf.base.dtypes import DATE, TIMES, UNITS, DType, zoned_type
from udf.base.python_names import TIME_UNITS
from udf.base.zones import zone_name
from udf.errors import DTypeError

if TYPE_CHECKING:
    from udf.columns.pandas_names import pd


def time_constant(value: object) -> tuple[DType, int] | None:
    """Return the type of a time and its count of units; None for anything else.

    A unit longer than a second becomes seconds.

    Raises
    ------
    DTypeError
        If it has a time zone, is not a time of its own (NaT), or its unit is no unit of a UDF.

    Examples
    --------
    >>> dtype, count = time_constant(np.datetime64("1970-01-02"))
    >>> dtype.name, count
    ('datetime64[s]', 86400)
    >>> time_constant(dt.timedelta(milliseconds=3))[1]
    3000
    """
    exact = _as_numpy(value)
    if exact is None:
        return None
    unit = np.datetime_data(exact.dtype)[0]
    kind = exact.dtype.name.split("[")[0]
    months = unit in ("Y", "M") and kind == "timedelta64"
    if np.isnat(exact) or months or unit in ("generic", "ps", "fs", "as"):
        raise DTypeError(repr(value), supported=tuple(TIMES), where="a time of a UDF", hint="use s, ms, us or ns.")
    if isinstance(value, dt.date) and not isinstance(value, dt.datetime):
        return DATE, int(exact.astype("datetime64[s]").astype(np.int64))
    name = f"{kind}[{unit if unit in UNITS else 's'}]"
    return TIMES[name], int(exact.astype(name).astype(np.int64))


def zoned_constant(value: object) -> tuple[DType, int] | None:
    """Return the type of a time of pandas' with a zone, and its count of units in UTC; None for anything else.

    Examples
    --------
    >>> import pandas as pd
    >>> zoned_constant(pd.Timestamp("1970-01-01 01:00", tz="+01:00").as_unit("s"))
    (..., 0)
    """
    pandas = sys.modules.get("pandas")
    if pandas is None or type(value) is not getattr(pandas, "Timestamp", None):
        return None
    stamp: pd.Timestamp = value
    zone = None if stamp.tzinfo is None else zone_name(pandas.DatetimeTZDtype(tz=stamp.tzinfo).tz)
    return None if zone is None else (zoned_type(stamp.unit, zone), int(stamp.asm8.astype(np.int64)))


def _as_numpy(value: object) -> np.datetime64 | np.timedelta64 | None:
    """Return a time as NumPy has it, in its own unit."""
    if isinstance(value, (np.datetime64, np.timedelta64)):
        return value
    if isinstance(value, dt.datetime):
        if value.tzinfo is not None:
            hint = "convert it to UTC without a zone: value.astimezone(datetime.UTC).replace(tzinfo=None)."
            raise DTypeError(f"{value!r} with a time zone", supported=tuple(TIMES), where="a time of a UDF", hint=hint)
        exact = getattr(value, "asm8", None)  # pandas' time in its own unit, Python's in microseconds
        return np.datetime64(value, "us") if exact is None else exact
    if isinstance(value, dt.date):
        return np.datetime64(value, "s")
    if isinstance(value, dt.timedelta):
        exact = getattr(value, "asm8", None)  # as above
        return np.timedelta64(value, "us") if exact is None else exact
    return None


ANCHORED: Final[dict[str, tuple[int, int, bool]]] = {
    "MonthEnd": (1, 1, True), "MonthBegin": (1, 1, False), "QuarterEnd": (3, 3, True), "QuarterBegin": (3, 3, False),
    "YearEnd": (12, 12, True), "YearBegin": (12, 1, False),
}  # fmt: skip
"""Offset -> the months from one such day to the next, the month that one is in, whether it is the month's last day."""

MONTHS: Final = {"years": 12, "months": 1}
SECONDS: Final = {unit.keyword: unit.nanoseconds // 10**9 for unit in TIME_UNITS if unit.offset}
LENGTHS: Final = {unit.offset: unit.nanoseconds // 10**9 for unit in TIME_UNITS if unit.offset}
"""Offset -> the seconds of one."""

BUSINESS: Final = "BusinessDay"
RELATIVE: Final = "DateOffset"
NAMES: Final = frozenset({*ANCHORED, *LENGTHS, BUSINESS, RELATIVE})


def offset_class(value: object) -> str | None:
    """Return the name of the offset that a class of pandas' is, without importing pandas; None of anything else.

    Examples
    --------
    >>> import pandas as pd
    >>> offset_class(pd.offsets.BDay), offset_class(pd.Timestamp)
    ('BusinessDay', None)
    """
    name = getattr(value, "__name__", None)
    pandas = sys.modules.get("pandas")
    if name not in NAMES or pandas is None or not isinstance(value, type):
        return None
    return name if getattr(pandas.offsets, name, None) is value else None


def offset_parts(value: object) -> tuple[str, int, tuple[tuple[str, object], ...]] | None:
    """Return the name, the count and the keywords of a captured offset; None of anything else.

    Examples
    --------
    >>> import pandas as pd
    >>> offset_parts(pd.DateOffset(months=2)), offset_parts(3)
    (('DateOffset', 1, (('months', 2),)), None)
    """
    name = offset_class(type(value))
    offset: pd.offsets.BaseOffset = value
    if name is None or offset.normalize:
        return None
    return name, int(offset.n), tuple(sorted((key, one) for key, one in offset.kwds.items() if key != "offset" or one))
