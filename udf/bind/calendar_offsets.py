"""pandas' offsets of the calendar that a function uses or captures: ``pd.DateOffset(months=1)``, ``BDay(2)``."""

from __future__ import annotations

import sys
from typing import Any, Final

from udf.base.python_names import TIME_UNITS

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


def offset_parts(value: Any) -> tuple[str, int, tuple[tuple[str, Any], ...]] | None:
    """Return the name, the count and the keywords of a captured offset; None of anything else.

    Examples
    --------
    >>> import pandas as pd
    >>> offset_parts(pd.DateOffset(months=2)), offset_parts(3)
    (('DateOffset', 1, (('months', 2),)), None)
    """
    name = offset_class(type(value))
    if name is None or value.normalize:
        return None
    return name, int(value.n), tuple(sorted((key, one) for key, one in value.kwds.items() if key != "offset" or one))
