"""Lengths of time: ``"24h"``, ``"1h30min"``, a ``timedelta``, a fixed offset of pandas."""

from __future__ import annotations

import re
import sys
import warnings
from datetime import timedelta
from decimal import Decimal
from typing import Any, Final

from udf.base.python_names import TIME_UNITS
from udf.columns.pandas_layouts import pandas
from udf.errors import MissingPackageError, WindowError

_NANOSECONDS: Final = {unit.frequencies[0]: unit.nanoseconds for unit in TIME_UNITS if unit.frequencies}
"""pandas' names of units of fixed length -> nanoseconds."""

_PART: Final = re.compile(r"\s*(\d+\.?\d*|\.\d+)?\s*(D|h|min|ms|us|ns|s)(?![A-Za-z])")
_EXAMPLE: Final = "write it as '24h', '90min' or '1D', or pass a datetime.timedelta"


def is_span(window: object) -> bool:
    """Return whether ``window`` says a length of time: text, a timedelta, or an offset of pandas.

    Examples
    --------
    >>> is_span("24h"), is_span(24)
    (True, False)
    """
    return isinstance(window, str | timedelta) or _is_offset(window)


def nanoseconds(window: Any) -> int:
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


def _is_offset(window: object) -> bool:
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


def _of_pandas(text: str) -> Any:
    """Return the offset that pandas reads ``text`` as; what it warns of is said of the user's line."""
    to_offset = pandas("this length of a window").tseries.frequencies.to_offset
    with warnings.catch_warnings(record=True) as noted:
        warnings.simplefilter("always")
        offset = to_offset(text)
    for warning in noted:
        warnings.warn(warning.message, warning.category, stacklevel=_outside())
    return offset


def _outside() -> int:
    """Return the stack level of the innermost frame that is none of ours, for a warning of the caller."""
    frame, level = sys._getframe(1), 1  # noqa: SLF001 - as the modules warnings and logging do
    while frame.f_back is not None and frame.f_globals.get("__name__", "").startswith("udf."):
        frame, level = frame.f_back, level + 1
    return level


def _fixed(offset: Any) -> int:
    try:
        return int(offset.nanos)
    except (AttributeError, ValueError) as varies:
        hint = f"{_EXAMPLE}; for calendar steps use pandas.api.indexers.VariableOffsetWindowIndexer"
        raise WindowError(f"{offset!r} has no fixed length of time", hint) from varies
