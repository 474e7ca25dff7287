"""What takes a loop's place: Numba IR for terms that hold outside it."""

from __future__ import annotations

import operator
from typing import Any, Final

from udf.frontend.numba_cuda import ir
from udf.frontend.reduced import primitives
from udf.frontend.reduced.recurrences import CALLS
from udf.frontend.reduced.terms import Term, UnknownLoopError, constant

OPERATORS: Final = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "div": operator.truediv,
}


class Writer:
    """Statements for terms that hold outside the loop."""

    def __init__(self, scope: Any, loc: Any) -> None:
        self._scope, self._loc = scope, loc
        self.body: list[Any] = []

    def _new(self, value: Any) -> Any:
        target = self._scope.redefine("$reduced", self._loc)
        self.body.append(ir.Assign(value, target, self._loc))
        return target

    def assignment(self, name: str, value: Any) -> Any:
        """Return the statement that gives a variable of the loop its last value."""
        return ir.Assign(value, self._scope.get_exact(name), self._loc)

    def _call(self, function: Any, *arguments: Any) -> Any:
        known = self._new(ir.Global(function.__name__, function, self._loc))
        return self._new(ir.Expr.call(known, list(arguments), (), self._loc))

    def write(self, term: Term) -> Any:
        """Return the variable that a term was written to."""
        if term.head in ("old", "variable"):
            return self._scope.get_exact(term.parts[0])
        if term.head in ("const", "object"):
            return self._new(ir.Const(term.parts[1], self._loc))
        if term.head == "rows":
            return self._call(len, self._scope.get_exact(term.parts[0]))
        if term.head == "window":
            return self._window(term)
        if term.head == "first":
            return self._new(ir.Expr.getitem(self.write(term.parts[0]), self.write(constant(0)), self._loc))
        if term.head == "call":
            name, window, *further = term.parts
            return self._call(CALLS[name], self.write(window), *map(self.write, further))
        if term.head == "more":
            return self._call(bool, self._binary(operator.gt, *term.parts))
        if term.head == "neg":
            return self._new(ir.Expr.unary(operator.neg, self.write(term.parts[0]), self._loc))
        if term.head in OPERATORS:
            return self._binary(OPERATORS[term.head], *term.parts)
        raise UnknownLoopError("a value that it computes anew in each pass")

    def _binary(self, function: Any, left: Term, right: Term) -> Any:
        return self._new(ir.Expr.binop(function, self.write(left), self.write(right), self._loc))

    def _window(self, term: Term) -> Any:
        owner = self._scope.get_exact(term.parts[0])
        if len(term.parts) == 1:
            return owner
        return self._call(primitives.column, owner, self._new(ir.Const(term.parts[1], self._loc)))
