"""What a loop written by hand is replaced by: primitives that go on from a variable's value before the loop.

These are called only where the window has a value (``udf.frontend.passes.accumulations``).
"""

import math
from collections.abc import Callable
from typing import Any, Final

from udf.frontend.base.declarations import DOUBLE, INT64, define, is_number, stand_in
from udf.frontend.numba.names import types
from udf.frontend.rules.array.access import unwrap
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.primitives import Primitives, moment_about
from udf.frontend.types.series_kinds import column_window_of

NAN: Final = DOUBLE(math.nan)


def _of_window(name: str, lowered: Callable[..., Any], result: Any = types.float64) -> Callable[..., Any]:
    """Return what stands for a value of a window, or of a window and a number, which comes as a float64."""
    function = stand_in(name)

    def typing(window: Any, *start: Any) -> Any:
        return result if column_window_of(window) is not None and all(map(is_number, start)) else None

    @define(function, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        at = InsertPoint(context, builder)
        start = (at.cast(value, kind, types.float64) for kind, value in zip(sig.args[1:], args[1:], strict=True))
        return lowered(Primitives(at, *unwrap(sig.args[0], at, args[0])), *start)

    return function


total: Final = _of_window("total", lambda window: window["sum"])
nansum: Final = _of_window("nansum", lambda window: window["fsum"])
count_valid: Final = _of_window(
    "count_valid", lambda window: window.at.builder.sub(window.all_rows, window.nans), types.int64
)
count_nan: Final = _of_window("count_nan", lambda window: window.nans, types.int64)
last: Final = _of_window("last", lambda window: window.item(-1))
sum_of_squares: Final = _of_window(
    "sum_of_squares", lambda window: moment_about(window.at, window.kind, window.value, None)
)

sum_of_squares_about: Final = _of_window(
    "sum_of_squares_about", lambda window, centre: moment_about(window.at, window.kind, window.value, centre)
)
"""The sum of ``(value - centre) ** 2``."""


def _extreme(name: str, primitive: str, *, missing: str) -> Callable[..., Any]:
    """Return what stands for a running extreme; ``missing`` says what NaN does: it is ignored, it wins, or it loses."""

    def lowered(window: Primitives, start: Any) -> Any:
        builder, best = window.at.builder, window[primitive]
        symbol = ">" if primitive == "fmax" else "<"
        result = builder.select(builder.fcmp_ordered(symbol, best, start), best, start)
        if missing == "wins":
            some = builder.icmp_signed(">", window.nans, INT64(0))
            result = builder.select(some, NAN, result)  # a NaN in start stays, as nothing is beyond it
        if missing == "loses":
            none = builder.icmp_signed("==", window.nans, window.all_rows)
            unset = builder.fcmp_unordered("uno", start, start)
            result = builder.select(unset, builder.select(none, start, best), result)
        return result

    return _of_window(name, lowered)


builtin_max: Final = _extreme("builtin_max", "fmax", missing="ignored")
"""What ``if v > m: m = v`` makes of a start: NaN only if it was."""
builtin_min: Final = _extreme("builtin_min", "fmin", missing="ignored")
maximum: Final = _extreme("maximum", "fmax", missing="wins")
"""What ``m = np.maximum(m, v)`` makes of a start: NaN if any of them is."""
minimum: Final = _extreme("minimum", "fmin", missing="wins")
fmax: Final = _extreme("fmax", "fmax", missing="loses")
"""What ``m = np.fmax(m, v)`` makes of a start: NaN only if all of them are."""
fmin: Final = _extreme("fmin", "fmin", missing="loses")
