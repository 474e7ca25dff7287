"""What a variable of a loop is after the loop: the recurrences that are primitives of the window.

``s = s + v`` leaves ``s`` plus the window's sum, ``m = v if v > m else m`` the greater of ``m`` and the greatest value
that is not NaN, and so on. Sums may differ from the loop's in their last digits: they are added in another order.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from udf.base.records import dataclass
from udf.frontend.passes.accumulations.terms import Term, UnknownLoopError, constant, number_of
from udf.frontend.rules.array import array_folds as folds

if TYPE_CHECKING:
    from udf.frontend.passes.accumulations.writer import Writer

FinalValue = Callable[["Writer"], Any]
"""Writes what a variable is after the loop; returns the IR variable that has it."""

EXTREMES: Final = {
    "max": folds.builtin_max, "min": folds.builtin_min, "maximum": folds.maximum, "minimum": folds.minimum,
    "fmax": folds.fmax, "fmin": folds.fmin,
}  # fmt: skip
EITHER_WAY: Final = frozenset({"maximum", "minimum", "fmax", "fmin"})
SIGNS: Final = {"add": operator.add, "sub": operator.sub}


@dataclass(frozen=True, slots=True, kw_only=True)
class LoopPass:
    """What is known of a loop over a window: the row where it starts, 0 or 1, and its rows.

    ``begins(name)`` says whether a variable starts as the first value. A ``complete`` window has no NaN.
    """

    start: int
    rows: Term
    complete: bool
    begins: Callable[[str], bool]


def final_value(name: str, final: Term, loop: LoopPass) -> FinalValue:
    """Return what variable ``name``, ``final`` after one pass, is after a loop that ran at least once."""
    old = Term("old", (name,))
    if final.head == "item":
        return lambda writer: writer.call(folds.last, final.parts[0])
    if final.is_fixed:
        return lambda writer: writer.write(final)
    if final.head in SIGNS:
        return _sum(old, final, loop)
    if final.head == "select":
        return _choice(old, final, loop)
    if final.head in EXTREMES and old in final.parts:
        return _extreme_call(old, final, loop)
    raise UnknownLoopError


# -- sums and counts -----------------------------------------------------------------------------------


def _sum(old: Term, final: Term, loop: LoopPass) -> FinalValue:
    left, right = final.parts[::-1] if final.head == "add" and final.parts[1] == old else final.parts
    if left != old:
        raise UnknownLoopError
    first = right.head == "item" and final.head == "add" and loop.start == 1 and loop.begins(old.parts[0])
    if first:
        return lambda writer: writer.call(folds.total, right.parts[0])
    if number_of(right) is not None:
        rows = Term("sub", (loop.rows, constant(1))) if loop.start else loop.rows
        added: FinalValue = lambda writer: writer.write(Term("mul", (right, rows)))  # noqa: E731 - beside other lambdas
    elif loop.start:
        raise UnknownLoopError
    else:
        added = _sum_of(right)
    return lambda writer: writer.binary(SIGNS[final.head], writer.write(old), added(writer))


def _sum_of(term: Term) -> FinalValue:
    """Return the sum of a term over the window: of the items, scaled, or squared from a fixed centre."""
    if term.head == "item":
        return lambda writer: writer.call(folds.total, term.parts[0])
    if term.head == "mul" and term.parts[0] == term.parts[1]:
        return _squares(term.parts[0])
    if term.head in ("mul", "div"):
        left, right = term.parts[::-1] if term.head == "mul" and number_of(term.parts[0]) is not None else term.parts
        if left.head == "item" and (number_of(right) or (right.head == "rows" and term.head == "div")):
            operation = operator.mul if term.head == "mul" else operator.truediv
            return lambda writer: writer.binary(operation, writer.call(folds.total, left.parts[0]), writer.write(right))
    raise UnknownLoopError


def _squares(term: Term) -> FinalValue:
    if term.head == "item":
        return lambda writer: writer.call(folds.sum_of_squares, term.parts[0])
    for item, centre in (term.parts, term.parts[::-1]) if term.head == "sub" else ():
        if item.head == "item" and centre.is_fixed:
            return lambda writer: writer.call(folds.sum_of_squares_about, item.parts[0], writer.write(centre))
    raise UnknownLoopError


# -- choices -------------------------------------------------------------------------------------------


def _choice(old: Term, final: Term, loop: LoopPass) -> FinalValue:
    condition, yes, no = final.parts
    if condition.head == "isnan" and condition.parts[0].head == "item" and loop.start == 0:
        return _nan_test(old, condition.parts[0], yes, no, loop)
    if condition.head not in ("gt", "ge"):
        raise UnknownLoopError
    left, right = condition.parts
    if left.head == "item" and (yes, no, right) == (left, old, old):
        return _extreme(folds.builtin_max, old, left, loop)
    if right.head == "item" and (yes, no, left) == (right, old, old):
        return _extreme(folds.builtin_min, old, right, loop)
    raise UnknownLoopError


def _extreme(function: Any, old: Term, item: Term, loop: LoopPass) -> FinalValue:
    """Return a running extreme; the first item counts already where the loop leaves it out."""
    if loop.start and not loop.begins(old.parts[0]):
        raise UnknownLoopError
    return lambda writer: writer.call(function, item.parts[0], writer.write(old))


def _nan_test(old: Term, item: Term, yes: Term, no: Term, loop: LoopPass) -> FinalValue:
    """Return what a loop leaves that asks each item whether it is NaN."""
    counted, count = (yes, folds.count_nan) if no == old else (no, folds.count_valid)
    if counted.head == "add" and old in counted.parts and old in (yes, no):
        amount = counted.parts[1] if counted.parts[0] == old else counted.parts[0]
        if amount == item and yes == old:
            return lambda writer: writer.plus(old, writer.call(folds.nansum, item.parts[0]))
        if number_of(amount) is not None:
            return lambda writer: writer.plus(
                old, writer.binary(operator.mul, writer.write(amount), writer.call(count, item.parts[0]))
            )
    if yes == old and no.head in ("select", "max", "min", "fmax", "fmin"):
        return final_value(old.parts[0], no, loop)  # these pass over NaN anyway
    raise UnknownLoopError


def _extreme_call(old: Term, final: Term, loop: LoopPass) -> FinalValue:
    left, right = final.parts
    item = right if left == old else left
    name = final.head
    if item.head != "item":
        raise UnknownLoopError
    if left != old and name not in EITHER_WAY:  # max(v, m) forgets what came before a NaN
        if not loop.complete:
            raise UnknownLoopError
        name = "fmax" if name == "max" else "fmin"
    return _extreme(EXTREMES[name], old, item, loop)
