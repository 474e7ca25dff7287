"""What the PTX of a UDF always returns: a status that is 0, a validity that is 1 need not be returned at all."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

_STORE: Final = re.compile(r"^\s*st\.param\.\w+\s+\[func_retval0\+(\d+)\],\s*([^;]+);", re.MULTILINE)
_ASSIGNMENT: Final = re.compile(r"^\s*(?:@!?%p\d+\s+)?([a-z][\w.]*)\s+(%(?:rs?|p)\d+),\s*([^;]*);", re.MULTILINE)
_CHOICES: Final = {"-1": 0, "0": 1}
"""Which operand ``selp`` takes for a predicate that is known."""


_FUNCTION: Final = re.compile(r"^\.visible \.func", re.MULTILINE)


def always(ptx: str, sizes: Sequence[int]) -> list[str | None]:
    """Return the constant that each returned scalar is in every function of ``ptx``, or None; ``sizes`` in bytes."""
    found: list[set[str | None]] = [set() for _ in sizes]
    for function in _FUNCTION.split(ptx)[1:]:
        constants = settled(function)
        for constant, at in zip(found, offsets(sizes), strict=True):
            constant.add(constants.get(at))
    return [next(iter(values)) if len(values) == 1 else None for values in found]


def offsets(sizes: Sequence[int]) -> list[int]:
    """Return where each scalar of a returned structure lies, in bytes: aligned to its own size."""
    found, end = [], 0
    for size in sizes:
        found.append(-(-end // size) * size)
        end = found[-1] + size
    return found


def settled(ptx: str) -> dict[int, str]:
    r"""Return offset -> constant for the scalars that ``ptx`` returns with one value on every path.

    Anything but moves of constants into a register counts as another value.

    Examples
    --------
    >>> settled("mov.u32 %r1, 0; \n st.param.b32 [func_retval0+8], %r1; \n st.param.f64 [func_retval0+0], %fd1;")
    {8: '0'}
    """
    assigned: dict[str, set[str]] = {}
    for operation, register, source in _ASSIGNMENT.findall(ptx):
        assigned.setdefault(register, set()).add(_source(assigned, operation, source))
    found: dict[int, set[str]] = {}
    for offset, source in _STORE.findall(ptx):
        found.setdefault(int(offset), set()).update(_sources(assigned, source))
    return {at: sources.copy().pop() for at, sources in found.items() if len(sources) == 1 and min(sources).isdigit()}


def _source(assigned: dict[str, set[str]], operation: str, source: str) -> str:
    """Return what an instruction moves into its register."""
    if operation.startswith("mov."):
        return source
    *values, predicate = re.split(r"\s*,\s*", source)
    known = assigned.get(predicate, set())
    if operation.startswith("selp.") and len(known) == 1 and known <= _CHOICES.keys():
        return values[_CHOICES[next(iter(known))]]
    return "unknown"


def _sources(assigned: dict[str, set[str]], source: str) -> set[str]:
    """Return everything that is moved into a register, through other registers."""
    seen: set[str] = set()
    pending, ends = {source}, set[str]()
    while pending:
        one = pending.pop()
        if one in assigned:
            pending |= assigned[one] - seen
        else:
            ends.add(one)
        seen.add(one)
    return ends
