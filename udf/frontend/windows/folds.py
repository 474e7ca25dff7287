"""What a loop written by hand is replaced by: primitives that go on from a variable's value before the loop.

These are called only where the window has a value (``udf.frontend.accumulations``).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from udf.frontend.numba.names import types
from udf.frontend.semantics.rules import DOUBLE, INT64, define, is_number
from udf.frontend.windows.access import unwrap
from udf.frontend.windows.insert_point import InsertPoint
from udf.frontend.windows.primitives import Primitives, moment_about
from udf.frontend.windows.series_kinds import column_window_of

NAN: Final = DOUBLE(math.nan)


def total(window: Any) -> Any:
    """Return the sum."""


def nansum(window: Any) -> Any:
    """Return the sum of the values that are not NaN."""


def count_valid(window: Any) -> Any:
    """Return how many values are not NaN."""


def count_nan(window: Any) -> Any:
    """Return how many values are NaN."""


def last(window: Any) -> Any:
    """Return the last value."""


def sum_of_squares(window: Any) -> Any:
    """Return the sum of the squares."""


def sum_of_squares_about(window: Any, centre: Any) -> Any:
    """Return the sum of ``(value - centre) ** 2``."""


def builtin_max(window: Any, start: Any) -> Any:
    """Return what ``if v > m: m = v`` makes of ``start``: NaN only if it was."""


def builtin_min(window: Any, start: Any) -> Any:
    """Return what ``if v < m: m = v`` makes of ``start``."""


def maximum(window: Any, start: Any) -> Any:
    """Return what ``m = np.maximum(m, v)`` makes of ``start``: NaN if any of them is."""


def minimum(window: Any, start: Any) -> Any:
    """Return what ``m = np.minimum(m, v)`` makes of ``start``."""


def fmax(window: Any, start: Any) -> Any:
    """Return what ``m = np.fmax(m, v)`` makes of ``start``: NaN only if all of them are."""


def fmin(window: Any, start: Any) -> Any:
    """Return what ``m = np.fmin(m, v)`` makes of ``start``."""


def _simple(function: Any, result: Any, read: Callable[[Primitives], Any]) -> None:
    @define(function, typing=lambda window: result if column_window_of(window) is not None else None)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return read(_primitives(InsertPoint(context, builder), sig.args[0], args[0]))


_simple(total, types.float64, lambda window: window["sum"])
_simple(nansum, types.float64, lambda window: window["fsum"])
_simple(count_valid, types.int64, lambda window: window.at.builder.sub(window.all_rows, window.nans))
_simple(sum_of_squares, types.float64, lambda window: moment_about(window.at, window.kind, window.value, None))
_simple(count_nan, types.int64, lambda window: window.nans)
_simple(last, types.float64, lambda window: window.item(-1))


def _from(window: Any, start: Any) -> Any:
    return types.float64 if column_window_of(window) is not None and is_number(start) else None


def _primitives(at: InsertPoint, kind: Any, value: Any) -> Primitives:
    return Primitives(at, *unwrap(kind, at, value))


@define(sum_of_squares_about, typing=_from)
def _squares_about(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at = InsertPoint(context, builder)
    window = _primitives(at, sig.args[0], args[0])
    return moment_about(at, window.kind, window.value, at.cast(args[1], sig.args[1], types.float64))


def _continued(function: Any, name: str, symbol: str, *, missing: str) -> None:
    """Register a running extreme; ``missing`` says what NaN does: it is passed over, it wins, or it loses."""

    @define(function, typing=_from)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        window = _primitives(InsertPoint(context, builder), sig.args[0], args[0])
        start = window.at.cast(args[1], sig.args[1], types.float64)
        best = window[name]
        result = builder.select(builder.fcmp_ordered(symbol, best, start), best, start)
        if missing == "wins":
            some = builder.icmp_signed(">", window.nans, INT64(0))
            result = builder.select(some, NAN, result)  # a NaN in start stays, as nothing is beyond it
        if missing == "loses":
            none = builder.icmp_signed("==", window.nans, window.all_rows)
            unset = builder.fcmp_unordered("uno", start, start)
            result = builder.select(unset, builder.select(none, start, best), result)
        return result


_continued(builtin_max, "fmax", ">", missing="passed over")
_continued(builtin_min, "fmin", "<", missing="passed over")
_continued(maximum, "fmax", ">", missing="wins")
_continued(minimum, "fmin", "<", missing="wins")
_continued(fmax, "fmax", ">", missing="loses")
_continued(fmin, "fmin", "<", missing="loses")
