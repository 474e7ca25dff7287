"""Numba IR for what holds after a loop."""

from __future__ import annotations

import operator
from typing import Any

from udf.base.operators import ARITHMETIC, function_of
from udf.bind.terms import NoRecurrenceError, Term, constant, value_of
from udf.frontend.numba.names import ir


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
