"""What one pass through a loop's body does to the variables, as terms.

A term is a value as a function of the item, of each variable as it was when the pass began (``old``), and of what the
loop does not change. Branches become ``select``. Anything that could raise, or that is not known, ends the analysis.
"""

from __future__ import annotations

import math
import operator
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.base.operators import COMPARISONS, function_of
from udf.bind.terms import NoRecurrenceError, Term, binary, constant, negate, number_of, select, value_of
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

if TYPE_CHECKING:
    from collections.abc import Callable

    Env = dict[str, Term]


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


MOST_STEPS: Final = 64
"""Blocks that are walked through, over all paths; each ``if`` in a row doubles them."""


def _power(base: Term, exponent: Term) -> Term:
    if number_of(exponent) != 2:
        raise NoRecurrenceError
    return Term("mul", (base, base))


def _quotient(left: Term, right: Term) -> Term:
    if not number_of(right) and right.head != "rows":  # in a loop there is a row
        raise NoRecurrenceError
    return Term("truediv", (left, right))


def _pair(name: str) -> Callable[[Term, Term], Term]:
    return lambda left, right: binary(name, left, right)


def _same(term: Term) -> Term:
    return term


BINARY: Final[dict[Any, Callable[[Term, Term], Term]]] = {
    **{function_of(name): _pair(name) for name in ("add", "sub", "mul", *COMPARISONS)},
    operator.truediv: _quotient, operator.pow: _power,
}  # fmt: skip
UNARY: Final[dict[Any, Callable[[Term], Term]]] = {
    "-": lambda a: Term("neg", (a,)), operator.neg: lambda a: Term("neg", (a,)), operator.not_: negate,
}  # fmt: skip
ONE: Final[dict[Any, Callable[[Term], Term]]] = {
    float: _same, np.float64: _same, math.isnan: lambda a: Term("isnan", (a,)), np.isnan: lambda a: Term("isnan", (a,)),
    np.square: lambda a: Term("mul", (a, a)),
    bool: lambda a: a if a.head in ("gt", "ge", "eq", "isnan", "not") else Term("not", (Term("not", (a,)),)),
}  # fmt: skip
TWO: Final[dict[Any, Callable[[Term, Term], Term]]] = {
    max: _pair("max"), min: _pair("min"), np.maximum: _pair("maximum"), np.minimum: _pair("minimum"),
    np.fmax: _pair("fmax"), np.fmin: _pair("fmin"),
}  # fmt: skip


class Body:
    """One pass through a loop's blocks; ``loop`` has the terms of what its body does not assign."""

    def __init__(self, blocks: dict[int, Any], inside: set[int], header: int, loop: Any) -> None:
        self._blocks, self._inside, self._header = blocks, inside, header
        self._loop, self._steps = loop, 0
        self._assigned = {s.target.name for label in inside for s in blocks[label].body if isinstance(s, ir.Assign)}

    def read(self, env: Env, name: str) -> Term:
        """Return the term of a variable."""
        if name in env:
            return env[name]
        return Term("old", (name,)) if name in self._assigned else self._loop.outside(name)

    def walk(self, label: int, env: Env) -> Env:
        """Return the variables at the end of a pass that goes on with block ``label``."""
        if label == self._header:
            return env
        self._steps += 1
        if self._steps > MOST_STEPS:
            raise NoRecurrenceError
        *statements, last = self._blocks[label].body
        for statement in statements:
            self.run(statement, env)
        if isinstance(last, ir.Jump) and last.target in self._inside:
            return self.walk(last.target, env)
        if not isinstance(last, ir.Branch):
            raise NoRecurrenceError
        condition = self.read(env, last.cond.name)
        if not {last.truebr, last.falsebr} <= self._inside:
            raise NoRecurrenceError
        yes, no = self.walk(last.truebr, dict(env)), self.walk(last.falsebr, dict(env))
        return {
            name: select(condition, self.read(yes, name), self.read(no, name)) for name in dict.fromkeys((*yes, *no))
        }

    def run(self, statement: Any, env: Env) -> None:
        """Run one statement."""
        if isinstance(statement, ir.Assign):
            env[statement.target.name] = self._value(statement.value, env)
        elif not isinstance(statement, ir.Del):
            raise NoRecurrenceError

    def _value(self, value: Any, env: Env) -> Term:
        if isinstance(value, ir.Var):
            return self.read(env, value.name)
        if is_constant(value):
            return constant(value.value)
        if not isinstance(value, ir.Expr):
            raise NoRecurrenceError
        if value.op in ("binop", "inplace_binop"):
            rule = BINARY.get(value.fn if value.op == "binop" else value.immutable_fn)
            return _apply(rule, self.read(env, value.lhs.name), self.read(env, value.rhs.name))
        if value.op == "unary":
            return _apply(UNARY.get(value.fn), self.read(env, value.value.name))
        if value.op in ("cast", "exhaust_iter"):
            return self.read(env, value.value.name)
        if value.op == "call":
            return self._call(value, env)
        if value.op in ("getitem", "static_getitem"):
            return self._getitem(value, env)
        if value.op == "getattr":
            return _required(self._loop.attribute(self.read(env, value.value.name), value.attr))
        raise NoRecurrenceError

    def _getitem(self, value: Any, env: Env) -> Term:
        index = self.read(env, value.index.name) if value.op == "getitem" else constant(value.index)
        owner, number = self.read(env, value.value.name), number_of(index)
        if owner.head == "tuple" and type(number) is int and 0 <= number < len(owner.parts):
            return owner.parts[number]
        return _required(self._loop.item(owner, index))

    def _call(self, value: Any, env: Env) -> Term:
        function = value_of(self.read(env, value.func.name))
        operands = [self.read(env, one.name) for one in value.args]
        if value.kws or value.vararg or not callable(function):
            raise NoRecurrenceError
        if function is len and operands and operands[0].head == "window":
            return Term("rows", operands[0].parts)
        rules: dict[Any, Callable[..., Term]] = {1: ONE, 2: TWO}.get(len(operands), {})  # type: ignore[assignment]
        try:
            return _apply(rules.get(function), *operands)
        except TypeError:  # it cannot be hashed, so it is none of them
            raise NoRecurrenceError from None


def _required(term: Term | None) -> Term:
    if term is None:
        raise NoRecurrenceError
    return term


def _apply(rule: Callable[..., Term] | None, *operands: Term) -> Term:
    if rule is None:
        raise NoRecurrenceError
    return rule(*operands)
