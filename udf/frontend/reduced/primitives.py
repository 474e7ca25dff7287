"""What a recognised loop is replaced by: reductions that go on from a variable's value before the loop.

These are called only where the window has a value: the replaced loop's test for that stays.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from udf.frontend.nodes import RefusedError
from udf.frontend.numba_cuda import cgutils, types
from udf.frontend.reduced.kinds import ReducedTable, ReducedWindow, Reductions
from udf.frontend.reduced.products import moment
from udf.frontend.semantics.rules import DOUBLE, INT64, define, is_number, literal

if TYPE_CHECKING:
    from collections.abc import Callable

NAN: Final = DOUBLE(math.nan)


def total(window: Any) -> Any:
    """Return the sum."""


def skipping_total(window: Any) -> Any:
    """Return the sum of the values that are not NaN."""


def valid(window: Any) -> Any:
    """Return how many values are not NaN."""


def nans(window: Any) -> Any:
    """Return how many values are NaN."""


def last(window: Any) -> Any:
    """Return the last value."""


def squares(window: Any, centre: Any) -> Any:
    """Return the sum of ``(value - centre) ** 2``."""


def above(window: Any, start: Any) -> Any:
    """Return what ``if v > m: m = v`` makes of ``start``: NaN only if it was."""


def below(window: Any, start: Any) -> Any:
    """Return what ``if v < m: m = v`` makes of ``start``."""


def maximum(window: Any, start: Any) -> Any:
    """Return what ``m = np.maximum(m, v)`` makes of ``start``: NaN if any of them is."""


def minimum(window: Any, start: Any) -> Any:
    """Return what ``m = np.minimum(m, v)`` makes of ``start``."""


def fmax(window: Any, start: Any) -> Any:
    """Return what ``m = np.fmax(m, v)`` makes of ``start``: NaN only if all of them are."""


def fmin(window: Any, start: Any) -> Any:
    """Return what ``m = np.fmin(m, v)`` makes of ``start``."""


def column(table: Any, number: Any) -> Any:
    """Return the window of one column."""


def _of(result: Any, *, items: bool = False) -> Callable[..., Any]:
    """Return the typing rule of a reduction; ``items`` need the window as it is, NaN and all."""

    def typing(window: Any) -> Any:
        return result if _fits(window, items=items) else None

    return typing


def _from(window: Any, start: Any) -> Any:
    return types.float64 if is_number(start) and _fits(window, items=False) else None


def _fits(window: Any, *, items: bool) -> bool:
    if isinstance(window, ReducedWindow) and items and window.without_nan:
        raise RefusedError("this of the values without NaN is no reduction in a UDF", None)
    return isinstance(window, ReducedWindow)


def _simple(function: Any, result: Any, read: Callable[[Reductions], Any], *, items: bool = False) -> None:
    @define(function, typing=_of(result, items=items))
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return read(Reductions(context, builder, sig.args[0], args[0]))


_simple(total, types.float64, lambda window: window["sum"])
_simple(skipping_total, types.float64, lambda window: window["fsum"])
_simple(valid, types.int64, lambda window: window.valid)
_simple(nans, types.int64, lambda window: window.nans)
_simple(last, types.float64, lambda window: window.item(-1), items=True)


def _centred(window: Any, centre: Any) -> Any:
    return types.float64 if is_number(centre) and _fits(window, items=True) else None


@define(squares, typing=_centred)
def _squares(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    window = Reductions(context, builder, sig.args[0], args[0])
    point = context.cast(builder, args[1], sig.args[1], types.float64)
    return moment(window, point, point)


def _continued(function: Any, name: str, symbol: str, *, missing: str) -> None:
    """Register a running extreme; ``missing`` says what NaN does: it is passed over, it wins, or it loses."""

    @define(function, typing=_from)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        window = Reductions(context, builder, sig.args[0], args[0])
        start = context.cast(builder, args[1], sig.args[1], types.float64)
        best = window[name]
        result = builder.select(builder.fcmp_ordered(symbol, best, start), best, start)
        if missing == "wins":
            some = builder.icmp_signed(">", window.nans, INT64(0))
            result = builder.select(some, NAN, result)  # a NaN in start stays, as nothing is beyond it
        if missing == "loses":
            none = builder.icmp_signed("==", window.valid, INT64(0))
            unset = builder.fcmp_unordered("uno", start, start)
            result = builder.select(unset, builder.select(none, start, best), result)
        return result


_continued(above, "fmax", ">", missing="passed over")
_continued(below, "fmin", "<", missing="passed over")
_continued(maximum, "fmax", ">", missing="wins")
_continued(minimum, "fmin", "<", missing="wins")
_continued(fmax, "fmax", ">", missing="loses")
_continued(fmin, "fmin", "<", missing="loses")


def _column(table: Any, number: Any) -> Any:
    known = literal(number)
    return table.windows[known] if isinstance(table, ReducedTable) and known is not None else None


@define(column, typing=_column)
def _lower_column(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    made = cgutils.create_struct_proxy(sig.args[0])(context, builder, value=args[0])
    return getattr(made, f"c{(literal(sig.args[1]) or 0) % len(sig.args[0].windows)}")
