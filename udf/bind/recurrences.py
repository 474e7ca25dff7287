"""Which recurrence a step is: ``a * state + b``, or the state moved and limited, by terms that the state is not in.

Such steps compose to one of their kind, so that a scan can be taken in pieces; and a loop over a window whose ``a`` is
1 is a sum, which a window has at once.

Source: Blelloch, "Prefix sums and their applications", 1990, section 1.4 (first-order recurrences); for limits,
max-plus algebra.
"""

from __future__ import annotations

import math

from udf.bind.terms import ONE, ZERO, NoRecurrenceError, Term, constant


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
