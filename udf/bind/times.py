"""Times that a UDF captures or is given: ``datetime64``, ``timedelta64``, and Python's and pandas' own; offsets."""

from __future__ import annotations

import datetime as dt
import dis
import sys
from collections.abc import Iterator, Mapping
from types import CodeType
from typing import TYPE_CHECKING, Final

import numpy as np

from udf.base.catalogue import having
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


# -- functions that ask times for their clocks alone --------------------------------------------------


CLOCK: Final = having("clock")
"""What of a time is the same of its clock's."""

MISSING: Final = having("null")
ATTRIBUTES: Final = ("LOAD_ATTR", "LOAD_METHOD")
NOTHING: Final = frozenset({"CACHE", "RESUME", "NOP", "PUSH_NULL", "EXTENDED_ARG", "COPY_FREE_VARS"})
OF_ZONE: Final = ("%z", "%:z", "%Z", "%s")


def reads_clocks(code: CodeType, labels: Mapping[str, bool]) -> bool:
    """Return whether a function reads nothing but clocks of its first parameter, or of a row's columns.

    ``labels`` has for each column whether it has a zone; it is empty where the parameter is a time itself.

    Examples
    --------
    >>> reads_clocks((lambda t: t.hour).__code__, {}), reads_clocks((lambda t: t.isoformat()).__code__, {})
    (True, False)
    """
    if not code.co_argcount or code.co_varnames[0] in code.co_cellvars:
        return False
    steps = [step for step in dis.get_instructions(code) if step.opname not in NOTHING]
    ends = list(_ends(steps, code.co_varnames[0], labels))
    return bool(ends) and all(at is not None and _is_clock(steps, at) for at in ends)


def _ends(steps: list[dis.Instruction], name: str, labels: Mapping[str, bool]) -> Iterator[int | None]:
    """Yield where each time with a zone has been loaded; None for a use of the parameter that may be one."""
    for at, step in enumerate(steps):
        names = step.argval if isinstance(step.argval, tuple) else (step.argval,)
        if "_FAST" not in step.opname or name not in names:
            continue
        if len(names) > 1 or not step.opname.startswith("LOAD_FAST"):
            yield None
        elif not labels:
            yield at
        else:
            label, end = _label(steps, at)
            if label is None or label not in labels:
                yield None
            elif labels[label]:
                yield end


def _label(steps: list[dis.Instruction], at: int) -> tuple[str | None, int]:
    """Return the constant label that is looked up in what was loaded, and the position of that step."""
    first, *further = steps[at + 1 : at + 3]
    if first.opname in ATTRIBUTES:
        return first.argval, at + 1
    if not further:  # the row itself is returned
        return None, at
    second = further[0]
    is_item = second.opname == "BINARY_SUBSCR" or (second.opname == "BINARY_OP" and second.argrepr == "[]")
    return (first.argval, at + 2) if first.opname == "LOAD_CONST" and is_item else (None, at)


def _is_clock(steps: list[dis.Instruction], at: int) -> bool:
    """Return whether what was loaded is asked for its clock, or whether it is missing."""
    first = steps[at + 1]
    if first.opname in ATTRIBUTES:
        if first.argval == "strftime":
            form = steps[at + 2]
            plain = form.opname == "LOAD_CONST" and type(form.argval) is str
            return plain and not any(part in form.argval for part in OF_ZONE)
        return first.argval in CLOCK
    if first.opname.startswith("POP_JUMP") and first.opname.endswith("NONE"):  # is None
        return True
    if not first.opname.startswith(("PRECALL", "CALL")):
        return False
    start = at  # of r["when"] two steps before
    while start and "_FAST" not in steps[start].opname:
        start -= 1
    asks = steps[start - 1]
    return asks.opname in ATTRIBUTES and asks.argval in MISSING
