"""What a variable of a loop is after the loop: the recurrences that are primitives of the window.

``s = s + v`` leaves ``s`` plus the window's sum, ``m = v if v > m else m`` the greater of ``m`` and the greatest value
that is not NaN, and so on. Sums may differ from the loop's in their last digits: they are added in another order.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, Final

from udf.base.operators import ARITHMETIC, function_of
from udf.base.records import dataclass
from udf.bind.terms import ONE, ZERO, NoRecurrenceError, Term, constant, linear, number_of, value_of
from udf.frontend.numba.names import ir
from udf.frontend.rules.array import array_folds as folds


class Writer:
    """Statements for what holds after the loop."""

    def __init__(self, scope: Any, loc: Any) -> None:
        self._scope, self._loc = scope, loc
        self.body: list[Any] = []

    def _new(self, value: Any) -> Any:
        target = self._scope.redefine("$accumulated", self._loc)
        self.body.append(ir.Assign(value, target, self._loc))
        return target

    def call(self, function: Any, window: str, *arguments: Any) -> Any:
        """Write a call of ``function`` on a window."""
        known = self._new(ir.Global(function.__name__, function, self._loc))
        return self._new(ir.Expr.call(known, [self._scope.get_exact(window), *arguments], (), self._loc))

    def binary(self, function: Any, left: Any, right: Any) -> Any:
        """Write an operation on two variables."""
        return self._new(ir.Expr.binop(function, left, right, self._loc))

    def plus(self, old: Term, right: Any) -> Any:
        """Write a variable's value before the loop plus another one."""
        return self.binary(operator.add, self.write(old), right)

    def write(self, term: Term) -> Any:
        """Return the variable that a fixed term was written to."""
        if term.head in ("old", "fixed"):
            return self._scope.get_exact(term.parts[0])
        if term.head == "const":
            return self._new(ir.Const(value_of(term), self._loc))
        if term.head == "rows":
            return self.call(len, term.parts[0])
        if term.head == "first":
            return self._new(ir.Expr.getitem(self._scope.get_exact(term.parts[0]), self.write(constant(0)), self._loc))
        if term.head == "neg":
            return self._new(ir.Expr.unary(operator.neg, self.write(term.parts[0]), self._loc))
        if term.head in ARITHMETIC:
            return self.binary(function_of(term.head), *map(self.write, term.parts))
        raise NoRecurrenceError


FinalValue = Callable[["Writer"], Any]
"""Writes what a variable is after the loop; returns the IR variable that has it."""

EXTREMES: Final = {
    "max": folds.builtin_max, "min": folds.builtin_min, "maximum": folds.maximum, "minimum": folds.minimum,
    "fmax": folds.fmax, "fmin": folds.fmin,
}  # fmt: skip
PASS_OVER_NAN: Final = frozenset({"max", "min", "fmax", "fmin"})


@dataclass(frozen=True, slots=True, kw_only=True)
class LoopPass:
    """What is known of a loop over a window: the row where it starts, 0 or 1, and its rows.

    ``begins(name)`` says whether a variable starts as the first value. A ``complete`` window has no NaN. A
    ``finite`` one has no infinity: of others no sum of squares is found by way of the mean.
    """

    start: int
    rows: Term
    complete: bool
    finite: bool
    begins: Callable[[str], bool]


def final_value(name: str, final: Term, loop: LoopPass) -> FinalValue:
    """Return what variable ``name``, ``final`` after one pass, is after a loop that ran at least once."""
    old = Term("old", (name,))
    if final.head == "item":
        return lambda writer: writer.call(folds.last, final.parts[0])
    if not final.has("item", "index", "old"):
        return lambda writer: writer.write(final)
    if final.head in EXTREMES and old in final.parts:
        return _extreme(old, final, loop)
    if final.head == "select" and _passes_over_nan(old, final.parts, loop):
        return _extreme(old, final.parts[2], loop)
    a, b = linear(final, old)
    if a != ONE:
        raise NoRecurrenceError
    if b.head == "item" and loop.start == 1 and loop.begins(name):
        return lambda writer: writer.call(folds.total, b.parts[0])
    sign, amount = (operator.sub, b.parts[0]) if b.head == "neg" else (operator.add, b)
    added = _sum(amount, loop)
    return lambda writer: writer.binary(sign, writer.write(old), added(writer))


# -- sums and counts -----------------------------------------------------------------------------------


def _sum(term: Term, loop: LoopPass) -> FinalValue:
    """Return the sum of a term over the window: of a number, or the items, scaled, or squared from a fixed centre."""
    if number_of(term) is not None:
        rows = Term("sub", (loop.rows, constant(1))) if loop.start else loop.rows
        return lambda writer: writer.write(Term("mul", (term, rows)))
    if loop.start:
        raise NoRecurrenceError
    if term.head == "item":
        return lambda writer: writer.call(folds.total, term.parts[0])
    if term.head == "select":
        return _sum_of_some(term.parts, loop)
    if term.head == "mul" and term.parts[0] == term.parts[1] and loop.finite:
        return _squares(term.parts[0])
    if term.head in ("mul", "truediv"):
        left, right = term.parts[::-1] if term.head == "mul" and number_of(term.parts[0]) is not None else term.parts
        if left.head == "item" and (number_of(right) or (right.head == "rows" and term.head == "truediv")):
            return lambda writer: writer.binary(
                function_of(term.head), writer.call(folds.total, left.parts[0]), writer.write(right)
            )
    raise NoRecurrenceError


def _sum_of_some(parts: tuple[Any, ...], loop: LoopPass) -> FinalValue:
    """Return the sum of a term over what is, or is not, NaN in the window."""
    condition, of_nan, of_valid = parts
    item = _tested_item(condition, loop)
    amount, count = (of_nan, folds.count_nan) if of_valid == ZERO else (of_valid, folds.count_valid)
    if item is None or ZERO not in (of_nan, of_valid):
        raise NoRecurrenceError
    if of_nan == ZERO and of_valid == item:
        return lambda writer: writer.call(folds.nansum, item.parts[0])
    if number_of(amount) is None:
        raise NoRecurrenceError
    return lambda writer: writer.binary(operator.mul, writer.write(amount), writer.call(count, item.parts[0]))


def _tested_item(condition: Term, loop: LoopPass) -> Term | None:
    """Return the item that a condition asks whether it is NaN; None if it does not, or the loop leaves one out."""
    (item,) = condition.parts if condition.head == "isnan" else (None,)
    return item if item is not None and item.head == "item" and loop.start == 0 else None


def _squares(term: Term) -> FinalValue:
    if term.head == "item":
        return lambda writer: writer.call(folds.sum_of_squares, term.parts[0])
    for item, centre in (term.parts, term.parts[::-1]) if term.head == "sub" else ():
        if item.head == "item" and not centre.has("item", "index", "old"):
            return lambda writer: writer.call(folds.sum_of_squares_about, item.parts[0], writer.write(centre))
    raise NoRecurrenceError


# -- extremes ------------------------------------------------------------------------------------------


def _passes_over_nan(old: Term, parts: tuple[Term, ...], loop: LoopPass) -> bool:
    """Return whether an extreme is taken of an item that is not NaN, which it passes over anyway."""
    condition, of_nan, of_valid = parts
    item = _tested_item(condition, loop)
    return of_nan == old and of_valid.head in PASS_OVER_NAN and {*of_valid.parts} == {old, item}


def _extreme(old: Term, final: Term, loop: LoopPass) -> FinalValue:
    """Return a running extreme; the first item counts already where the loop leaves it out."""
    left, right = final.parts
    item = right if left == old else left
    name = final.head
    if item.head != "item" or (loop.start and not loop.begins(old.parts[0])):
        raise NoRecurrenceError
    if left != old and name in ("max", "min"):  # max(v, m) forgets what came before a NaN
        if not loop.complete:
            raise NoRecurrenceError
        name = f"f{name}"
    return lambda writer: writer.call(EXTREMES[name], item.parts[0], writer.write(old))
