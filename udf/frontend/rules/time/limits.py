"""Where times end: Python's years, and what the installed pandas raises for counts that 64 bits do not hold."""

from __future__ import annotations

import datetime as dt
import operator
import sys
from functools import cache
from typing import Final

from udf.frontend.base.messages import message_of

OUT_OF_RANGE: Final = message_of(operator.add, dt.date(9999, 12, 31), dt.timedelta(1))
MOST_DAYS: Final = 999999999
"""Days that a ``timedelta`` holds at most."""


@cache
def pandas_overflow(what: str) -> type[Exception] | None:
    """Return what the installed pandas raises where "a moment", "a difference" or "a length" does not fit 64 bits.

    It is None where there is no pandas.
    """
    pandas = sys.modules.get("pandas")
    if pandas is None:
        return None
    latest = pandas.Timestamp.max
    try:
        if what == "a moment":
            latest + pandas.Timedelta(days=1)
        elif what == "a difference":
            latest - pandas.Timestamp.min
        else:
            pandas.Timedelta.max * 2
    except (ValueError, OverflowError) as error:
        return type(error)
    raise AssertionError(f"pandas has {what} beyond 64 bits")


@cache
def divides_exactly() -> bool:
    """Return whether the installed pandas takes whole numbers exactly where a length of time is scaled (from 3.1)."""
    pandas = sys.modules.get("pandas")
    if pandas is None:
        return True
    length = pandas.Timedelta(2505240269804728661, "ns")
    return bool((length / 94).value == 2505240269804728661 // 94)
