"""What a variable is that a loop does not assign: a window, its rows, an index range, a constant."""

from __future__ import annotations

import math
import operator
from typing import Any

import numpy as np

from udf.bind.terms import Term, constant, number_of, value_of
from udf.frontend.ir.nodes import (
    assigned_value,
    definition_of,
    is_constant,
    is_expression,
    redefine,
    replace_statements,
)
from udf.frontend.numba.names import ir
from udf.frontend.types.series_kinds import Series


class InvariantTerms:
    """The terms of variables by their one definition; ``windows`` are parameters: whole windows, or Series."""

    def __init__(self, func_ir: Any, windows: dict[str, Any]) -> None:
        self._func_ir, self._windows = func_ir, windows

    def outside(self, name: str) -> Term:
        """Return the term of a variable that the loop does not assign."""
        made = definition_of(self._func_ir, name)
        return Term("fixed", (name,)) if made is None else self.node(made) or Term("fixed", (name,))

    def node(self, value: Any) -> Term | None:
        """Return the term of a node; None if it is only known to be fixed."""
        if isinstance(value, ir.Arg):
            return Term("window", (value.name,)) if value.name in self._windows else None
        if is_constant(value):
            return constant(value.value)
        if is_expression(value, "getattr"):
            return self.attribute(self.outside(value.value.name), value.attr)
        if is_expression(value, "getitem", "static_getitem"):
            index = self.outside(value.index.name) if value.op == "getitem" else constant(value.index)
            return self.known_item(self.outside(value.value.name), index)
        if is_expression(value, "unary") and value.fn == "-":
            number = number_of(self.outside(value.value.name))
            return None if number is None else constant(-number)
        if is_expression(value, "call") and not value.kws and not value.vararg:
            return self._call(value_of(self.outside(value.func.name)), [self.outside(one.name) for one in value.args])
        return None

    def attribute(self, owner: Term, name: str) -> Term | None:
        """Return the term of ``owner.name``; None if it is not known."""
        if owner.head == "window" and name in ("size", "shape"):
            return Term("rows" if name == "size" else "shape", owner.parts)
        module = value_of(owner)
        return constant(getattr(module, name)) if module in (math, np) and hasattr(module, name) else None

    def _call(self, function: Any, arguments: list[Term]) -> Term | None:
        heads = [term.head for term in arguments]
        if function in (len, np.size) and heads == ["window"]:
            return Term("rows", arguments[0].parts)
        if function is range and 1 <= len(arguments) <= 2:
            return Term("range", (constant(0), *arguments)[-2:])
        if function is zip and arguments and set(heads) == {"window"}:
            return Term("tuple", tuple(arguments))
        if function is enumerate and heads == ["window"]:
            return Term("tuple", (Term("index"), arguments[0]))
        if function is float and value_of(arguments[0]) in ("inf", "-inf"):
            return constant(float(value_of(arguments[0])))
        return None

    def known_item(self, owner: Term, index: Term) -> Term | None:
        """Return the term of ``owner[index]`` for a constant index; None if it is not known."""
        if owner.head == "shape" and number_of(index) == 0:
            return Term("rows", owner.parts)
        if owner.head != "window" or number_of(index) != 0 or isinstance(self._windows[owner.parts[0]], Series):
            return None  # an index of a Series is a label
        return Term("first", owner.parts)

    def rewrite_last(self) -> None:
        """Make ``w[len(w) - 1]`` the same as ``w[-1]``: the last value, or an IndexError."""

        def rewrite(block: Any, statement: Any) -> list[Any] | None:
            value = assigned_value(statement)
            if not self._is_last(value):
                return None
            last, minus_one = block.scope.redefine("$last", statement.loc), ir.Const(-1, statement.loc)
            redefine(self._func_ir, last, minus_one)
            value.index = last
            return [ir.Assign(minus_one, last, statement.loc), statement]

        replace_statements(self._func_ir, rewrite)

    def _is_last(self, value: Any) -> bool:
        if not is_expression(value, "getitem"):
            return False
        index = definition_of(self._func_ir, value.index)
        if index is None or not is_expression(index, "binop") or index.fn is not operator.sub:
            return False
        owner, rows = self.outside(value.value.name), self.outside(index.lhs.name)
        if owner.head != "window" or isinstance(self._windows[owner.parts[0]], Series):
            return False
        return rows == Term("rows", owner.parts) and number_of(self.outside(index.rhs.name)) == 1
