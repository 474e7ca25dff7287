"""Integers that are taken to be small, so that what is computed of them needs no checks.

Nothing is known of an int64 column, so ``x * x + 1`` has two checks. If every ``|x|`` is below 2**31 none can fire: one
look at ``x`` is enough, and it costs two instructions (``word |= x + 2**31``, whose upper bits are looked at where the
function ends). What is assumed: the variables that such arithmetic is made of and that nothing bounds, that is,
columns, arguments, items of tables, and what a loop makes of its last trip. How small: as large as the arithmetic
allows. A row that has a larger one bails out, and the column is computed once more by the function with its checks,
which knows whether anything overflows.
"""

from __future__ import annotations

import operator
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from typing import Any, Final

from udf.base.records import dataclass
from udf.frontend.ir.nodes import assignments, called_function, is_expression, iterated, operands, operator_of
from udf.frontend.numba.names import ir, types
from udf.frontend.passes.ranges.analysis import Ranges
from udf.frontend.passes.ranges.intervals import Range
from udf.frontend.types.lookup_kinds import Table
from udf.frontend.types.masked_kinds import unmask

LEAST: Final = 20
"""Bits of an assumption that is worth making: of columns of numbers up to a million."""

MOST: Final = 61
"""Beyond it, what is added to see the upper bits would overflow itself."""

TABLE_ROWS: Final = 2**16
"""Entries of a lookup table, at most."""

FAR: Final = Range(-(2**43), 2**43)
"""What is known to lie in here is no number of trips that nothing bounds."""

GROWING: Final = frozenset(
    getattr(operator, prefix + name)
    for name in ("add", "sub", "mul", "floordiv", "lshift", "pow")
    for prefix in ("", "i")
) | {operator.neg}
"""Operators whose results may need more bits than their operands."""

BOUNDED: Final = frozenset({min, max, abs, int})
"""Functions whose result is no larger than their arguments."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Assumptions:
    """What is assumed of one typed function: how many bits the magnitudes of some variables have, by name.

    ``bits`` is the least of them, 0 if nothing is assumed; ``ranges`` are those of all variables then.
    """

    bits: int
    by_name: Mapping[str, int]
    ranges: Ranges

    def looks_at(self, statement: Any) -> bool:
        """Return whether an assignment has to look whether what is assumed holds."""
        name = statement.target.name
        if name not in self.by_name:
            return False
        found = self.ranges.assigned(statement)
        return found is None or not found.within(_small(self.by_name[name]))


def assumptions_of(func_ir: Any, typemap: dict[str, Any]) -> Assumptions:
    """Return what spares the integer arithmetic of a function its checks."""
    exact = Ranges(func_ir, typemap)
    checked = [one for one in assignments(func_ir) if _grows(func_ir, one) and not exact.fits(one)]
    names: set[str] = set()
    ranges = AssumedRanges(exact, names, LEAST)
    while unknown := _unknown(ranges, [one for one in checked if not ranges.fits(one)]):
        names = names | unknown
        ranges = AssumedRanges(exact, names, LEAST)
    spared = [statement for statement in checked if ranges.fits(statement)]
    names &= {name for one in spared for name in ranges.behind(one)}
    if not names:
        return Assumptions(bits=0, by_name={}, ranges=exact)
    ranges = AssumedRanges(exact, names, LEAST)
    more = range(LEAST + 1, MOST + 1)
    bits = LEAST + bisect_left(more, 1, key=lambda bits: not all(map(ranges.with_bits(bits).fits, spared)))
    ranges = ranges.with_bits(bits)
    return Assumptions(bits=bits, by_name=ranges.bits, ranges=ranges)


def _unknown(ranges: AssumedRanges, checked: list[Any]) -> set[str]:
    """Return what is to be assumed next: what comes from outside, and only then what a loop makes of its last trip."""
    found = {name for statement in checked for name in ranges.unknown(statement)}
    return {name for name in found if not ranges.is_circular(name)} or found


def no_assumptions(func_ir: Any, typemap: dict[str, Any]) -> Assumptions:
    """Return what is known of a function whose arithmetic is checked."""
    return Assumptions(bits=0, by_name={}, ranges=Ranges(func_ir, typemap))


def table_of(func_ir: Any, typemap: dict[str, Any], value: Any) -> str | None:
    """Return the name of the table in ``iter(table)`` or ``len(table)``; None for what is neither."""
    if is_expression(value, "getiter"):
        name = value.value.name
    elif called_function(func_ir, value) is len and len(value.args) == 1:
        name = value.args[0].name
    else:
        return None
    return str(name) if isinstance(typemap.get(name), Table) else None


def _small(bits: int) -> Range:
    return Range(-(2**bits), 2**bits - 1)


def _grows(func_ir: Any, statement: Any) -> bool:
    """Return whether an assignment is of an operator that is checked."""
    value = statement.value
    return operator_of(value) in GROWING or (called_function(func_ir, value) is abs)


class AssumedRanges(Ranges):
    """Ranges where those of some variables are assumed, and tables to have no more than ``TABLE_ROWS`` entries."""

    longest = TABLE_ROWS

    def __init__(self, exact: Ranges, names: Iterable[str], bits: int) -> None:
        vars(self).update(vars(exact), _known={})  # how the code reads is not looked up again
        vars(self).pop("_cycles", None)
        self.bits = {name: MOST if exact.is_sum(name) else bits for name in names}

    def with_bits(self, bits: int) -> AssumedRanges:
        """Return the ranges where the same variables, but for sums, have so many bits."""
        other = copy(self)
        other.bits = {name: most if most == MOST else bits for name, most in self.bits.items()}
        vars(other).update(_known={})
        return other

    def _held(self, name: str) -> Range | None:
        held = super()._held(name)
        if held is None or name not in self.bits:
            return held
        small = _small(self.bits[name])
        return Range(max(held.low, small.low), min(held.high, small.high))

    def _found(self, name: str, held: Range) -> Range:
        return held if name in self.bits else super()._found(name, held)

    def _edges(self, name: str) -> set[str]:
        return set() if name in self.bits else super()._edges(name)

    def _trips_of(self, header: int) -> int:
        over = iterated(self._ir, header)
        is_table = over is not None and isinstance(self._types.get(over.name), Table)
        return TABLE_ROWS if is_table else super()._trips_of(header)

    # --- what to assume ----------------------------------------------------------------------------

    def unknown(self, statement: Any) -> Iterator[str]:
        """Yield the variables that what is assigned is made of and of which nothing is known but their type."""
        pending = [*self._made_of(statement.value)]
        seen: set[str] = set()
        while pending:
            name = pending.pop()
            held = self._held(name)
            found = self.of(name)
            if name in seen or name in self.bits or held is None or found is None:
                continue
            if found.within(_small(LEAST)) or (found != held and found.within(FAR)):
                continue
            seen.add(name)
            values = self._values.get(name, [])
            if self.is_circular(name) or (found == held and any(map(self._is_from_outside, values))):
                yield name
            else:
                pending += [one for value in values for one in self._made_of(value)]

    def is_circular(self, name: str) -> bool:
        """Return whether a variable is one thing where a loop starts, and another after each trip."""
        return name in self._cycles and len(self._values[name]) > 1

    def behind(self, statement: Any) -> set[str]:
        """Return the variables that what is assigned is made of."""
        found: set[str] = set()
        pending = [*self._made_of(statement.value)]
        while pending:
            name = pending.pop()
            if name not in found:
                found.add(name)
                pending += [one for value in self._values.get(name, ()) for one in self._made_of(value)]
        return found

    def _made_of(self, value: Any) -> Iterator[str]:
        """Yield the variables that an assigned integer is made of; those that end a range, for its items."""
        for one in self._sources(value):
            yield one.name
        start = self._range_of(value)
        if start is not None:
            yield from (one.name for one in start.args)

    def _is_from_outside(self, value: Any) -> bool:
        """Return whether an assigned integer is made of no others: of a column, a table, a float."""
        if isinstance(value, ir.Var) or operands(value) or self._range_of(value) is not None:
            return False
        whole = called_function(self._ir, value) in BOUNDED
        return not (whole and all(isinstance(unmask(self._types[one.name]), types.Integer) for one in value.args))
