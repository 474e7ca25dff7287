"""Values of one step of a loop or a fold, as terms of the item, of the state before, and of what does not change.

Both who runs a loop's body in Numba's IR (``udf.frontend.passes.accumulations``) and who runs a fold's function on
symbols (``scan_steps``) make terms; ``recurrences`` says of a term what kind of recurrence it is.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from udf.base.operators import ARITHMETIC, BITWISE, COMPARISONS
from udf.base.records import dataclass

if TYPE_CHECKING:
    from collections.abc import Iterator


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
