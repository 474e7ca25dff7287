"""What one pass through a loop's body does to the variables, as terms.

A term is a value as a function of the item, of each variable as it was when the pass began (``old``), and of what the
loop does not change. Branches become ``select``. Anything that could raise, or that is not known, ends the analysis.
"""

from __future__ import annotations

import math
import operator
from typing import TYPE_CHECKING, Any, Final, Literal

import numpy as np

from udf.base.records import dataclass
from udf.frontend.ir.nodes import is_constant
from udf.frontend.numba.names import ir

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Env = dict[str, "Term"]

MOST_STEPS: Final = 64
"""Blocks that are walked through, over all paths; each ``if`` in a row doubles them."""

Head = Literal[
    "window", "item", "index", "rows", "shape", "range", "tuple", "more", "pair",  # of the loop and its window
    "old", "fixed", "const", "first",  # a variable in the loop, one outside, a constant, w[0]
    "add", "sub", "mul", "div", "neg", "gt", "ge", "eq", "isnan", "not", "select",
    "max", "min", "maximum", "minimum", "fmax", "fmin",
]  # fmt: skip


class UnknownLoopError(Exception):
    """A loop does what no primitive does."""


@dataclass(frozen=True, slots=True)
class Term:
    """A value: ``head`` says of what, ``parts`` of which terms (or a name, a number)."""

    head: Head
    parts: tuple[Any, ...] = ()

    def terms(self) -> Iterator[Term]:
        """Yield the term and all that are in it."""
        yield self
        for part in self.parts:
            if isinstance(part, Term):
                yield from part.terms()

    @property
    def is_fixed(self) -> bool:
        """Return whether it is the same in every pass."""
        return not any(term.head in ("item", "index", "old") for term in self.terms())


def constant(value: Any) -> Term:
    """Return the term of a constant; two are equal only if they are of one type."""
    return Term("const", (type(value).__name__, id(value) if callable(value) else repr(value), value))


def value_of(term: Term) -> Any:
    """Return what a constant term stands for, None if it is none."""
    return term.parts[2] if term.head == "const" else None


def number_of(term: Term) -> float | int | None:
    """Return the finite number that a term is, None if it is none."""
    value = value_of(term)
    return value if type(value) in (int, float) and math.isfinite(value) else None


# -- operations: each is total, so that leaving it out cannot lose an exception ----------------------------


def negate(term: Term) -> Term:
    """Return the term of ``not``."""
    return term.parts[0] if term.head == "not" else Term("not", (term,))


def select(condition: Term, yes: Term, no: Term) -> Term:
    """Return the term of a choice."""
    if yes == no:
        return yes
    return select(condition.parts[0], no, yes) if condition.head == "not" else Term("select", (condition, yes, no))


def _power(base: Term, exponent: Term) -> Term:
    if number_of(exponent) != 2:
        raise UnknownLoopError
    return Term("mul", (base, base))


def _quotient(left: Term, right: Term) -> Term:
    if not number_of(right) and right.head != "rows":  # in a loop there is a row
        raise UnknownLoopError
    return Term("div", (left, right))


def _equal(left: Term, right: Term) -> Term:
    if left == right and left.head == "item":
        return negate(Term("isnan", (left,)))
    return Term("eq", (left, right))


def _pair(head: Head) -> Callable[[Term, Term], Term]:
    return lambda left, right: Term(head, (left, right))


def _same(term: Term) -> Term:
    return term


BINARY: Final[dict[Any, Callable[[Term, Term], Term]]] = {
    operator.add: _pair("add"), operator.sub: _pair("sub"), operator.mul: _pair("mul"),
    operator.truediv: _quotient, operator.pow: _power, operator.gt: _pair("gt"), operator.ge: _pair("ge"),
    operator.lt: lambda a, b: Term("gt", (b, a)), operator.le: lambda a, b: Term("ge", (b, a)),
    operator.eq: _equal, operator.ne: lambda a, b: negate(_equal(a, b)),
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
        self.conditions: list[Term] = []
        """On what it goes on at the end of a pass, where that is tested there."""
        self._assigned = {s.target.name for label in inside for s in blocks[label].body if isinstance(s, ir.Assign)}

    def read(self, env: Env, name: str) -> Term:
        """Return the term of a variable."""
        if name in env:
            return env[name]
        term: Term = Term("old", (name,)) if name in self._assigned else self._loop.outside(name)
        return term

    def walk(self, label: int, env: Env) -> Env:
        """Return the variables at the end of a pass that goes on with block ``label``."""
        return env if label == self._header else self.follow(label, env)

    def follow(self, label: int, env: Env) -> Env:
        """Run a block and what comes after it, to the end of the pass."""
        self._steps += 1
        if self._steps > MOST_STEPS:
            raise UnknownLoopError
        *statements, last = self._blocks[label].body
        for statement in statements:
            self.run(statement, env)
        if isinstance(last, ir.Jump) and last.target in self._inside:
            return self.walk(last.target, env)
        if not isinstance(last, ir.Branch):
            raise UnknownLoopError
        condition = self.read(env, last.cond.name)
        if last.falsebr not in self._inside and self._goes_on(last.truebr):
            self.conditions.append(condition)
            return env
        if not {last.truebr, last.falsebr} <= self._inside:
            raise UnknownLoopError
        yes, no = self.walk(last.truebr, dict(env)), self.walk(last.falsebr, dict(env))
        return {
            name: select(condition, self.read(yes, name), self.read(no, name)) for name in dict.fromkeys((*yes, *no))
        }

    def _goes_on(self, label: int) -> bool:
        """Return whether a block begins the next pass: the loop's first one, or from Python 3.12 on a jump to it."""
        first = self._blocks[label].body[0]
        return label == self._header or (isinstance(first, ir.Jump) and first.target == self._header)

    def run(self, statement: Any, env: Env) -> None:
        """Run one statement."""
        if isinstance(statement, ir.Assign):
            env[statement.target.name] = self._value(statement.value, env)
        elif not isinstance(statement, ir.Del):
            raise UnknownLoopError

    def _value(self, value: Any, env: Env) -> Term:
        if isinstance(value, ir.Var):
            return self.read(env, value.name)
        if is_constant(value):
            return constant(value.value)
        if not isinstance(value, ir.Expr):
            raise UnknownLoopError
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
        raise UnknownLoopError

    def _getitem(self, value: Any, env: Env) -> Term:
        index = self.read(env, value.index.name) if value.op == "getitem" else constant(value.index)
        owner, number = self.read(env, value.value.name), number_of(index)
        if owner.head == "tuple" and type(number) is int and 0 <= number < len(owner.parts):
            part: Term = owner.parts[number]
            return part
        return _required(self._loop.item(owner, index))

    def _call(self, value: Any, env: Env) -> Term:
        function = value_of(self.read(env, value.func.name))
        operands = [self.read(env, one.name) for one in value.args]
        if value.kws or value.vararg or not callable(function):
            raise UnknownLoopError
        if function is len and operands and operands[0].head == "window":
            return Term("rows", operands[0].parts)
        rules: dict[Any, Callable[..., Term]] = {1: ONE, 2: TWO}.get(len(operands), {})  # type: ignore[assignment]
        try:
            return _apply(rules.get(function), *operands)
        except TypeError:  # it cannot be hashed, so it is none of them
            raise UnknownLoopError from None


def _required(term: Term | None) -> Term:
    if term is None:
        raise UnknownLoopError
    return term


def _apply(rule: Callable[..., Term] | None, *operands: Term) -> Term:
    if rule is None:
        raise UnknownLoopError
    return rule(*operands)
