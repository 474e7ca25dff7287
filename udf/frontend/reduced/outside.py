"""What a variable is that a loop does not assign: the window, its length, a column, the indices of a range."""

from __future__ import annotations

import math
from types import ModuleType
from typing import Any

import numpy as np

from udf.frontend.nodes import definition_of, is_constant, is_expression
from udf.frontend.numba_cuda import ir
from udf.frontend.reduced.kinds import ReducedTable
from udf.frontend.reduced.terms import BINARY, Term, UnknownLoopError, constant, number_of, value_of


class Outside:
    """The terms of variables by their one definition; ``windows`` are the parameters that are windows."""

    def __init__(self, func_ir: Any, windows: dict[str, Any]) -> None:
        self._func_ir, self._windows = func_ir, windows

    def term(self, name: str) -> Term:
        """Return the term of a variable: a ``variable`` if nothing is known of it."""
        made = definition_of(self._func_ir, name)
        found = self.node(made) if made is not None else None
        # a variable has its value at hand; what it was computed from may have changed since
        return Term("variable", (name,)) if found is None or found.has("variable") else found

    def condition(self, name: str) -> Term:
        """Return the term of a condition, of which the parts are variables as they are right now."""
        made = definition_of(self._func_ir, name)
        if is_expression(made, "call") and value_of(self.term(made.func.name)) is bool:
            return self.condition(made.args[0].name)
        return self.node(made) or Term("variable", (name,))

    def rows(self, stop: Term) -> Term:
        """Return ``stop``, or the term of the windows' length where that is a number and it is the same."""
        for name, kind in self._windows.items():
            length = (kind.windows[0] if isinstance(kind, ReducedTable) else kind).length
            if length is not None and stop == constant(length):
                return Term("rows", (name,))
        return stop

    def are_complete(self) -> bool:
        """Return whether no window has a NaN."""
        return all(getattr(kind, "complete", False) for kind in self._windows.values())

    def are_alike(self, first: str, second: str) -> bool:
        """Return whether two windows have the same rows."""
        kinds = (self._windows[first], self._windows[second])
        return first == second or not any(getattr(kind, "without_nan", False) for kind in kinds)

    def node(self, made: Any) -> Term | None:
        """Return the term of a node; None if nothing is known of it."""
        if isinstance(made, ir.var_types):
            return self.term(made.name)
        if isinstance(made, ir.arg_types):
            kind = self._windows.get(made.name)
            return None if kind is None else Term("table" if isinstance(kind, ReducedTable) else "window", (made.name,))
        if is_constant(made):
            return constant(made.value)
        if is_expression(made, "getattr"):
            return self.attribute(self.term(made.value.name), made.attr)
        if is_expression(made, "getitem", "static_getitem"):
            index = self.term(made.index.name) if made.op == "getitem" else constant(made.index)
            return self.item(self.term(made.value.name), index)
        if is_expression(made, "build_tuple"):
            return Term("tuple", tuple(self.term(one.name) for one in made.items))
        if is_expression(made, "binop", "unary"):
            return self._operation(made)
        if is_expression(made, "call") and not made.kws and not made.vararg:
            return self._call(value_of(self.term(made.func.name)), [self.term(one.name) for one in made.args])
        return None

    def _operation(self, made: Any) -> Term | None:
        if made.op == "unary":
            number = number_of(self.term(made.value.name))
            return constant(-number) if made.fn == "-" and number is not None else None
        rule = BINARY.get(made.fn)
        try:
            return None if rule is None else rule(self.term(made.lhs.name), self.term(made.rhs.name))
        except UnknownLoopError:
            return None

    def attribute(self, owner: Term, name: str) -> Term | None:
        """Return the term of ``owner.name``."""
        if owner.head == "window" and name == "size":
            return Term("rows", owner.parts[:1])
        if owner.head in ("window", "table") and name == "shape":
            return Term("shape", owner.parts[:1])
        module = value_of(owner)
        return constant(getattr(module, name)) if isinstance(module, ModuleType) and hasattr(module, name) else None

    def item(self, owner: Term, index: Term) -> Term | None:
        """Return the term of ``owner[index]`` for a constant index."""
        if owner.head == "shape" and number_of(index) == 0:
            return Term("rows", owner.parts)
        if owner.head == "window":
            if value_of(index) == 0 and number_of(index) is not None:
                return Term("first", (owner,))
            if index.head == "slice":
                return {(None, None): owner, (1, None): Term("tail", (owner,))}.get(tuple(map(value_of, index.parts)))
        if owner.head == "table" and index.head == "tuple" and len(index.parts) == 2:
            rows, column = index.parts
            number = number_of(column)
            if isinstance(number, int):
                return self.item(Term("window", (*owner.parts, number)), rows)
        return None

    def _call(self, function: Any, arguments: list[Term]) -> Term | None:
        if function is slice and len(arguments) == 2:
            return Term("slice", tuple(arguments))
        if function is range and 1 <= len(arguments) <= 2:
            return Term("range", tuple(arguments))
        if len(arguments) != 1:
            return None
        (only,) = arguments
        if function is bool:
            return only
        if function is enumerate and only.head == "window":
            return Term("enumerate", (only,))
        if function is len and only.head in ("window", "table"):
            return Term("rows", only.parts[:1])
        if function is np.size and only.head == "window":
            return Term("rows", only.parts[:1])
        if function is float and value_of(only) in ("inf", "-inf"):
            return constant(math.copysign(math.inf, -1 if value_of(only) == "-inf" else 1))
        return None
