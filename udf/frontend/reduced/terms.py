"""What one pass through a loop's body does to the variables, as terms; see ``loops`` for what becomes of them.

A term is a value as a function of the item, of each variable as it was when the pass began (``old``), and of what
the loop does not change. Branches become ``select``. Anything that could raise, or that is not known, ends the
analysis: the loop stays a loop.

Source: symbolic execution of one iteration; the recurrences so found are reductions (Fisher and Ghuloum,
Parallelizing Complex Scans and Reductions, PLDI 1994).
"""

from __future__ import annotations

import math
import operator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, cast

import numpy as np

from udf.frontend.nodes import is_constant
from udf.frontend.numba_cuda import ir

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Env = dict[str, "Term"]

MOST_STEPS: Final = 256
"""Blocks that are walked through, over all paths; each ``if`` in a row doubles them."""


@dataclass(frozen=True, slots=True)
class Term:
    """A value: ``head`` says of what, ``parts`` of which terms (or a name, a number)."""

    head: str
    parts: tuple[Any, ...] = ()

    def __str__(self) -> str:
        return f"{self.head}({', '.join(map(str, self.parts))})"

    def has(self, head: str) -> bool:
        """Return whether a term of ``head`` is in it."""
        return any(term.head == head for term in self.terms())

    def terms(self) -> Iterator[Term]:
        """Yield the term and all that are in it."""
        yield self
        for part in self.parts:
            if isinstance(part, Term):
                yield from part.terms()


class UnknownLoopError(Exception):
    """A loop does what no reduction does; the text says what."""


def constant(value: Any) -> Term:
    """Return the term of a constant; two are equal only if they are of one type."""
    if isinstance(value, (int, float, str, tuple, type(None))):
        return Term("const", (type(value).__name__, value))
    return Term("object", (id(value), value))


def value_of(term: Term) -> Any:
    """Return what a constant term stands for, None if it is none."""
    return term.parts[1] if term.head in ("const", "object") else None


def number_of(term: Term) -> float | int | None:
    """Return the finite number that a term is, None if it is none."""
    value = value_of(term)
    return value if type(value) in (int, float) and math.isfinite(value) else None


# -- the operations that are known: each is total, so that leaving it out cannot lose an exception --------


def negated(term: Term) -> Term:
    """Return the term of ``not``."""
    return term.parts[0] if term.head == "not" else Term("not", (term,))


def select(condition: Term, yes: Term, no: Term) -> Term:
    """Return the term of a choice."""
    if yes == no:
        return yes
    return select(condition.parts[0], no, yes) if condition.head == "not" else Term("select", (condition, yes, no))


def _power(base: Term, exponent: Term) -> Term:
    if number_of(exponent) != 2:
        raise UnknownLoopError("a power other than ** 2")
    return Term("mul", (base, base))


def _quotient(left: Term, right: Term) -> Term:
    made = Term("div", (left, right))
    if is_safe(made) or not any(made.has(head) for head in ("item", "index", "old")):
        return made
    raise UnknownLoopError("a division by what may be 0")


def is_safe(quotient: Term) -> bool:
    """Return whether a division cannot raise: by a number, or by the rows, of which there is one in a loop."""
    divisor = quotient.parts[1]
    return bool(number_of(divisor)) or divisor.head == "rows"


def _equal(left: Term, right: Term) -> Term:
    if left == right and left.head == "item":
        return negated(Term("isnan", (left,)))
    return Term("eq", (left, right))


def _isnan(value: Term) -> Term:
    return Term("isnan", (value,))


BINARY: Final[dict[Any, Callable[[Term, Term], Term]]] = {
    operator.add: lambda a, b: Term("add", (a, b)),
    operator.sub: lambda a, b: Term("sub", (a, b)),
    operator.mul: lambda a, b: Term("mul", (a, b)),
    operator.truediv: _quotient,
    operator.pow: _power,
    operator.gt: lambda a, b: Term("gt", (a, b)),
    operator.lt: lambda a, b: Term("gt", (b, a)),
    operator.ge: lambda a, b: Term("ge", (a, b)),
    operator.le: lambda a, b: Term("ge", (b, a)),
    operator.eq: _equal,
    operator.ne: lambda a, b: negated(_equal(a, b)),
}
CONDITIONS: Final = frozenset({"gt", "ge", "eq", "isnan", "not"})
UNARY: Final[dict[Any, Callable[[Term], Term]]] = {
    operator.neg: lambda a: Term("neg", (a,)),
    operator.pos: lambda a: a,
    operator.not_: negated,
}
SIGNS: Final = {"-": operator.neg, "+": operator.pos}
CALLS: Final[dict[Any, Callable[..., Term]]] = {
    bool: lambda a: a if a.head in CONDITIONS else Term("bool", (a,)),
    float: lambda a: a,
    np.float64: lambda a: a,
    math.isnan: _isnan,
    np.isnan: _isnan,
    np.square: lambda a: Term("mul", (a, a)),
    max: lambda a, b: Term("max", (a, b)),
    min: lambda a, b: Term("min", (a, b)),
    np.maximum: lambda a, b: Term("maximum", (a, b)),
    np.minimum: lambda a, b: Term("minimum", (a, b)),
    np.fmax: lambda a, b: Term("fmax", (a, b)),
    np.fmin: lambda a, b: Term("fmin", (a, b)),
}


def _known(function: Any) -> Callable[..., Term] | None:
    """Return how a call of ``function`` is a term."""
    try:
        return CALLS.get(function)
    except TypeError:  # it cannot be hashed, so it is none of them
        return None


class Body:
    """One pass through a loop's blocks.

    ``outside`` knows the variables that the loop does not assign; ``item(window, index)`` is the term of
    ``window[index]``, or None.
    """

    def __init__(self, blocks: dict[int, Any], inside: set[int], header: int, outside: Any, item: Any) -> None:
        self._blocks, self._inside, self._header = blocks, inside, header
        self._outside, self._item = outside, item
        self._steps = 0
        self.conditions: list[Term] = []
        """On what it goes on at the end of a pass, where that is tested there."""
        self.risks: list[Term] = []
        """Divisions, the same in every pass, that may raise."""
        self.assigned = {
            s.target.name for label in inside for s in blocks[label].body if isinstance(s, ir.assign_types)
        }

    def read(self, env: Env, name: str) -> Term:
        """Return the term of a variable."""
        if name in env:
            return env[name]
        return Term("old", (name,)) if name in self.assigned else self._outside.term(name)

    def walk(self, label: int, env: Env) -> Env:
        """Return the variables at the end of a pass that goes on with block ``label``."""
        if label == self._header:
            return env
        return self.follow(label, env)

    def follow(self, label: int, env: Env) -> Env:
        """Run a block and what comes after it, to the end of the pass."""
        self._steps += 1
        if self._steps > MOST_STEPS:
            raise UnknownLoopError("too many branches")
        block = self._blocks[label]
        for statement in block.body[:-1]:
            self.run(statement, env)
        last = block.body[-1]
        if isinstance(last, ir.Jump):
            if last.target not in self._inside:
                raise UnknownLoopError("it can be left early")
            return self.walk(last.target, env)
        if not isinstance(last, ir.Branch):
            raise UnknownLoopError("it can be left early")
        return self._branch(last, env)

    def _branch(self, last: Any, env: Env) -> Env:
        condition = self.read(env, last.cond.name)
        leaves = [target not in self._inside for target in (last.truebr, last.falsebr)]
        if any(leaves):
            if leaves != [False, True] or not self._goes_on(last.truebr):
                raise UnknownLoopError("it can be left early")
            self.conditions.append(condition)
            return env
        yes, no = self.walk(last.truebr, dict(env)), self.walk(last.falsebr, dict(env))
        return {
            name: select(condition, self.read(yes, name), self.read(no, name)) for name in dict.fromkeys((*yes, *no))
        }

    def _goes_on(self, label: int) -> bool:
        """Return whether a block begins the next pass: the loop's first one, or from Python 3.12 on a jump to it."""
        last = self._blocks[label].body[0]
        return label == self._header or (isinstance(last, ir.Jump) and last.target == self._header)

    def run(self, statement: Any, env: Env) -> None:
        """Run one statement."""
        if isinstance(statement, ir.del_types):
            return
        if not isinstance(statement, ir.assign_types):
            raise UnknownLoopError("it has a side effect")
        env[statement.target.name] = self._value(statement.value, env)

    def _value(self, value: Any, env: Env) -> Term:
        if isinstance(value, ir.var_types):
            return self.read(env, value.name)
        if is_constant(value):
            return constant(value.value)
        if not isinstance(value, ir.expr_types):
            raise UnknownLoopError("it has a side effect")
        if value.op == "binop":
            return self._binary(value.fn, value, env)
        if value.op == "inplace_binop":
            return self._binary(value.immutable_fn, value, env)
        return self._other(value, env)

    def _binary(self, function: Any, value: Any, env: Env) -> Term:
        rule = BINARY.get(function)
        if rule is None:
            raise UnknownLoopError(f"{getattr(function, '__name__', function)} of what it adds up")
        made = rule(self.read(env, value.lhs.name), self.read(env, value.rhs.name))
        if made.head == "div" and not is_safe(made):
            self.risks.append(made)
        return made

    def _other(self, value: Any, env: Env) -> Term:
        if value.op in ("cast", "exhaust_iter"):
            return self.read(env, value.value.name)
        if value.op == "unary":
            rule = UNARY.get(SIGNS.get(value.fn, value.fn))
            if rule is not None:
                return rule(self.read(env, value.value.name))
        if value.op == "getattr":
            found: Term | None = self._outside.attribute(self.read(env, value.value.name), value.attr)
            if found is not None:
                return found
        if value.op == "call":
            return self._call(value, env)
        if value.op == "build_tuple":
            return Term("tuple", tuple(self.read(env, one.name) for one in value.items))
        if value.op in ("getitem", "static_getitem"):
            return self._getitem(value, env)
        raise UnknownLoopError(f"{value.op} in its body")

    def _getitem(self, value: Any, env: Env) -> Term:
        index = self.read(env, value.index.name) if value.op == "getitem" else constant(value.index)
        owner, number = self.read(env, value.value.name), number_of(index)
        if owner.head == "tuple" and isinstance(number, int) and number < len(owner.parts):
            return cast("Term", owner.parts[number])
        found: Term | None = self._item(owner, index)
        if found is None:
            raise UnknownLoopError("an index that is not its counter")
        return found

    def _call(self, value: Any, env: Env) -> Term:
        function = value_of(self.read(env, value.func.name))
        arguments = [self.read(env, one.name) for one in value.args]
        rule = _known(function)
        if function is len and arguments and arguments[0].head in ("window", "table"):
            return Term("rows", (arguments[0].parts[0],))
        count = rule.__code__.co_argcount if rule is not None else -1
        if rule is None or value.kws or value.vararg or len(arguments) != count:
            raise UnknownLoopError(f"{getattr(function, '__name__', 'a function')}() in its body")
        return rule(*arguments)
