"""Values of one step of a loop or a fold, as terms of the item, of the state before, and of what does not change.

Both who runs a loop's body in Numba's IR (``udf.frontend.passes.accumulations``) and who runs a fold's function on
symbols (``scan_steps``) make terms. Which recurrence a step is, is told by its term: ``a * state + b``, or the state
moved and limited, by terms that the state is not in. A loop over a window whose ``a`` is 1 is a sum, which a window has
at once.

Source: Blelloch, "Prefix sums and their applications", 1990, section 1.4 (first-order recurrences); for limits,
max-plus algebra.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, Final

from udf.base.operators import ARITHMETIC, BITWISE, COMPARISONS
from udf.base.records import dataclass


class NoRecurrenceError(Exception):
    """A loop or a fold does what no known recurrence does."""


@dataclass(frozen=True, slots=True)
class Term:
    """A value: ``head`` says of what, ``parts`` of which terms (or a name, a number).

    Heads are ``old`` (a variable before the step), ``item``, ``const``, ``isnan``, ``not``, ``select``, names of
    operators (``add``), of functions of two values (``max``, ``fmax``), and what a loop or a fold adds: ``window``.
    """

    head: str
    parts: tuple[Any, ...] = ()

    def terms(self) -> Iterator[Term]:
        """Yield the term and all that are in it."""
        yield self
        for part in self.parts:
            if isinstance(part, Term):
                yield from part.terms()

    def has(self, *heads: str) -> bool:
        """Return whether it, or a term in it, is one of these."""
        return any(term.head in heads for term in self.terms())


def constant(value: object) -> Term:
    """Return the term of a constant; two are equal only if they are of one type."""
    return Term("const", (type(value).__name__, id(value) if callable(value) else repr(value), value))


ZERO: Final = constant(0)
ONE: Final = constant(1)


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
    """Return the term of a choice: of the greater or lesser of two, if it is one."""
    if yes == no:
        return yes
    if condition.head == "not":
        return select(condition.parts[0], no, yes)
    if condition.head in ("gt", "ge") and condition.parts in ((yes, no), (no, yes)):
        return Term("max" if condition.parts == (yes, no) else "min", (no, yes))
    return Term("select", (condition, yes, no))


def binary(name: str, left: Term, right: Term) -> Term:
    """Return the term of an operator by its name; comparisons are ``gt``, ``ge``, and ``eq``."""
    if name in ("lt", "le"):
        return Term(f"g{name[1]}", (right, left))
    if name == "ne":
        return negate(binary("eq", left, right))
    if name == "eq" and left == right and left.head == "item":
        return negate(Term("isnan", (left,)))
    return Term(name, (left, right))


# -- which recurrence a step is -------------------------------------------------------------------------


def linear(term: Term, state: Term) -> tuple[Term, Term]:
    """Return ``a, b`` of a term that is ``a * state + b``.

    Raises
    ------
    NoRecurrenceError
        If it is not.

    Examples
    --------
    >>> s, x = Term("old", ("s",)), Term("item", ("x",))
    >>> linear(Term("add", (Term("mul", (s, x)), x)), s) == (x, x)
    True
    """
    if term == state:
        return ONE, ZERO
    if state not in term.terms():
        return ZERO, term
    if term.head == "select" and state not in term.parts[0].terms():
        (a, b), (c, d) = (linear(part, state) for part in term.parts[1:])
        return _choice(term.parts[0], a, c), _choice(term.parts[0], b, d)
    sides = [linear(part, state) for part in term.parts if isinstance(part, Term)]
    if term.head in ("add", "sub"):
        (a, b), (c, d) = sides
        return _sum(term.head, a, c), _sum(term.head, b, d)
    if term.head in ("neg", "pos"):
        ((a, b),) = sides
        return (_sum("sub", ZERO, a), _sum("sub", ZERO, b)) if term.head == "neg" else (a, b)
    if term.head == "mul" and sides[0][0] == ZERO:
        sides.reverse()
    if term.head in ("mul", "truediv") and sides[1][0] == ZERO:
        (a, b), (_, factor) = sides
        return _product(term.head, a, factor), _product(term.head, b, factor)
    raise NoRecurrenceError


def _choice(condition: Term, yes: Term, no: Term) -> Term:
    return yes if yes == no else Term("select", (condition, yes, no))


def _sum(head: str, left: Term, right: Term) -> Term:
    if right == ZERO:
        return left
    if left == ZERO:
        return right if head == "add" else Term("neg", (right,))
    return Term(head, (left, right))


def _product(head: str, value: Term, factor: Term) -> Term:
    if value == ZERO or (factor == ONE and head == "mul"):
        return value
    return factor if value == ONE and head == "mul" else Term(head, (value, factor))


def clamped(term: Term, state: Term) -> tuple[Term, Term, Term]:
    """Return ``a, low, high`` of a term that is ``min(max(state + a, low), high)``; not finite: ``a`` is NaN.

    Raises
    ------
    NoRecurrenceError
        If it is not.
    """
    if term == state:
        return constant(0.0), constant(-math.inf), constant(math.inf)
    if state not in term.terms():
        return Term("sub", (term, term)), term, term
    if term.head not in ("add", "sub", "max", "min"):
        raise NoRecurrenceError
    held, by = term.parts if state in term.parts[0].terms() else term.parts[::-1]
    if state in by.terms() or (term.head == "sub" and by != term.parts[1]):
        raise NoRecurrenceError
    a, low, high = clamped(held, state)
    if term.head in ("add", "sub"):
        by = Term("neg", (by,)) if term.head == "sub" else by
        return Term("add", (a, by)), Term("add", (low, by)), Term("add", (high, by))
    kept = Term("add", (a, Term("sub", (by, by))))
    return kept, Term("max", (low, by)) if term.head == "max" else low, Term(term.head, (high, by))


# -- as text -------------------------------------------------------------------------------------------

FORMS: Final = {
    **{name: f"({{}} {symbol} {{}})" for name, symbol in (ARITHMETIC | BITWISE | COMPARISONS).items()},
    "neg": "(-{})", "pos": "(+{})", "abs": "abs({})", "not": "(not {})", "isnan": "({0} != {0})", "field": "{}[{}]",
    "max": "max({}, {})", "min": "min({}, {})", "select": "({1} if {0} else {2})", "item": "{}",
}  # fmt: skip
"""Head -> how Python writes it."""


def text_of(term: object) -> str:
    """Return a term as Python text; a name is its own.

    Examples
    --------
    >>> text_of(Term("add", (Term("item", ("x",)), constant(math.inf))))
    "(x + float('inf'))"
    """
    if not isinstance(term, Term):
        return str(term)
    if term.head in FORMS:
        return FORMS[term.head].format(*map(text_of, term.parts))
    value = value_of(term)
    if type(value) is float and not math.isfinite(value):
        return f"float({str(value)!r})"
    if type(value) not in (bool, int, float, str):
        raise NoRecurrenceError
    return repr(value) if type(value) is str else f"({value!r})"
