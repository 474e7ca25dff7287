"""What a variable of a loop is after the loop: the table of recurrences that are reductions.

``s = s + v`` leaves ``s`` plus the window's sum, ``m = v if v > m else m`` the greater of ``m`` and the greatest value
that is not NaN, and so on. Sums may differ from the loop's in their last digits: they are added in another order.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from udf.frontend.reduced import primitives
from udf.frontend.reduced.terms import Term, UnknownLoopError, constant, number_of

if TYPE_CHECKING:
    from collections.abc import Callable

CALLS: Final[dict[str, Any]] = {
    "total": primitives.total,
    "skipping_total": primitives.skipping_total,
    "squares": primitives.squares,
    "valid": primitives.valid,
    "nans": primitives.nans,
    "last": primitives.last,
    "above": primitives.above,
    "below": primitives.below,
    "maximum": primitives.maximum,
    "minimum": primitives.minimum,
    "fmax": primitives.fmax,
    "fmin": primitives.fmin,
}
"""Terms of the result that are calls: ``call(name, window, further terms)``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass:
    """What is known of a loop over a window: where it starts (row 0 or 1), and each variable's value before it.

    A ``complete`` window has no NaN.
    """

    start: int
    complete: bool
    rows: Term
    initial: Callable[[str], Term | None]
    final: dict[str, Term]


def after(name: str, loop: Pass) -> Term:
    """Return what variable ``name`` is after a loop that ran at least once, in terms that hold outside it."""
    result = _after(name, loop.final[name], loop)
    if result is None:
        shown = f"{name!r}" if not name.startswith("$") else "a value"
        raise UnknownLoopError(f"{shown} is none of the sums, counts, minima and maxima that are known")
    return result


def _after(name: str, final: Term, loop: Pass) -> Term | None:
    old = Term("old", (name,))
    if final.head == "item":
        return _call("last", final)
    if final.head == "index":
        return Term("sub", (loop.rows, constant(1)))
    if _is_fixed(final):
        return final
    if final.head in ("add", "sub"):
        return _sum(old, final, loop)
    if final.head == "select":
        return _choice(name, old, final, loop)
    return _called(old, final, loop)


def _call(name: str, item: Term, *further: Term) -> Term:
    return Term("call", (name, item.parts[0], *further))


def _is_fixed(term: Term) -> bool:
    """Return whether a term is the same in every pass."""
    return not any(term.has(head) for head in ("item", "index", "old"))


# -- sums and counts ---------------------------------------------------------------------------------------


def _sum(old: Term, final: Term, loop: Pass) -> Term | None:
    left, right = final.parts
    if final.head == "add" and right == old:
        left, right = right, left
    if left != old:
        return None
    if number_of(right) is not None:
        return Term(final.head, (old, _times(right, _passes(loop))))
    first = loop.start == 1 and _starts_at_first(old, loop) and right.head == "item" and final.head == "add"
    if first:
        return _call("total", right)
    added = _added(right) if loop.start == 0 else None
    return None if added is None else Term(final.head, (old, added))


def _passes(loop: Pass) -> Term:
    return Term("sub", (loop.rows, constant(1))) if loop.start else loop.rows


def _times(number: Term, count: Term) -> Term:
    return count if number == constant(1) else Term("mul", (number, count))


def _starts_at_first(old: Term, loop: Pass) -> bool:
    initial = loop.initial(old.parts[0])
    return initial is not None and initial.head == "first"


def _added(term: Term) -> Term | None:
    """Return the sum of a term over the window: of the items, scaled, or squared from a fixed centre."""
    if term.head == "item":
        return _call("total", term)
    if term.head == "neg":
        inner = _added(term.parts[0])
        return None if inner is None else Term("neg", (inner,))
    if term.head == "mul" and term.parts[0] == term.parts[1]:
        return _squared(term.parts[0])
    if term.head in ("mul", "div"):
        left, right = term.parts
        if term.head == "mul" and number_of(left) is not None:
            left, right = right, left
        if left.head == "item" and (number_of(right) or (right.head == "rows" and term.head == "div")):
            return Term(term.head, (_call("total", left), right))
    return None


def _squared(term: Term) -> Term | None:
    if term.head == "item":
        return _call("squares", term, constant(0.0))
    if term.head == "sub":
        left, right = term.parts
        for item, centre in ((left, right), (right, left)):
            if item.head == "item" and _is_fixed(centre):
                return _call("squares", item, centre)
    return None


# -- choices -------------------------------------------------------------------------------------------------


def _choice(name: str, old: Term, final: Term, loop: Pass) -> Term | None:
    condition, yes, no = final.parts
    if condition.head == "isnan" and condition.parts[0].head == "item":
        return _asked(old, condition.parts[0], yes, no, loop)
    if condition.head not in ("gt", "ge"):
        return None
    other = _exclusive(name, condition, yes, loop)
    if other and yes == old:
        return _after(name, no, loop)
    left, right = condition.parts
    if (yes, no) == (left, old) and right == old and left.head == "item":
        return _extreme("above", old, left, loop)
    if (yes, no) == (right, old) and left == old and right.head == "item":
        return _extreme("below", old, right, loop)
    if loop.complete and yes == old and no.head == "item" and (left, right) in ((old, no), (no, old)):
        return _extreme("fmax" if left == old else "fmin", old, no, loop)  # NaN can only be what it starts with
    return None


def _extreme(name: str, old: Term, item: Term, loop: Pass) -> Term | None:
    """Return a running extreme; the first item counts already where the loop leaves it out."""
    return _call(name, item, old) if loop.start == 0 or _starts_at_first(old, loop) else None


def _exclusive(name: str, condition: Term, yes: Term, loop: Pass) -> bool:
    """Return whether ``if v > high: high = v`` goes before ``elif v < name: ...`` (or the other way round).

    They exclude each other while low <= high, which holds from the start where both start with the same value.
    """
    left, right = condition.parts
    old = left if right.head == "item" else right
    if old.head != "old" or old.parts[0] == name or yes != Term("old", (name,)):
        return False
    other = old.parts[0]
    item = right if old is left else left
    starts = loop.initial(other), loop.initial(name)
    same = starts[0] is not None and starts[0] == starts[1]
    return same and item.head == "item" and loop.final.get(other) == Term("select", (condition, item, old))


def _asked(old: Term, item: Term, yes: Term, no: Term, loop: Pass) -> Term | None:
    """Return what a loop leaves that asks each item whether it is NaN."""
    if no == old and yes.head == "add" and loop.start == 0:
        amount = yes.parts[1] if yes.parts[0] == old else yes.parts[0]
        if number_of(amount) is not None and old in yes.parts:
            return Term("add", (old, _times(amount, _call("nans", item))))
    if yes != old:
        return None
    if no.head == "add" and old in no.parts and loop.start == 0:
        amount = no.parts[1] if no.parts[0] == old else no.parts[0]
        if amount == item:
            return Term("add", (old, _call("skipping_total", item)))
        if number_of(amount) is not None:
            return Term("add", (old, _times(amount, _call("valid", item))))
    kept = _after(old.parts[0], no, loop) if no.head in ("select", "max", "min", "fmax", "fmin") else None
    return kept if kept is not None and kept.parts[0] in ("above", "below", "fmax", "fmin") else None


# -- calls -------------------------------------------------------------------------------------------------


def _called(old: Term, final: Term, loop: Pass) -> Term | None:
    if final.head not in ("max", "min", "maximum", "minimum", "fmax", "fmin") or old not in final.parts:
        return None
    left, right = final.parts
    item = right if left == old else left
    if item.head != "item":
        return None
    if final.head in ("max", "min"):
        if left != old and loop.complete:
            return _extreme("fmax" if final.head == "max" else "fmin", old, item, loop)
        if left != old:
            known = f"{final.head}({old.parts[0]}, value)"
            raise UnknownLoopError(f"{final.head}() with the item first keeps what follows a NaN; {known} is known")
        return _extreme("above" if final.head == "max" else "below", old, item, loop)
    return _extreme(final.head, old, item, loop)
