"""Where times end, Python's years; and how the installed pandas divides them."""

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
def divides_exactly() -> bool:
    """Return whether the installed pandas takes whole numbers exactly where a length of time is scaled (from 3.1)."""
    pandas = sys.modules.get("pandas")
    if pandas is None:
        return True
    length = pandas.Timedelta(2505240269804728661, "ns")
    return bool((length / 94).value == 2505240269804728661 // 94)
