"""Sums in NumPy's own order, so that each bit is NumPy's: pairwise, of blocks of up to 128 values.

    sum of n < 8 values:    one after the other
    of up to 128:           eight sums, of every eighth value each, joined as ((0 1)(2 3))((4 5)(6 7)); then the rest
    of more:                the sum of the first n // 2 (rounded down to a multiple of 8), and that of the others

A loop over windows that finds sums in O(1) adds in another order. So these are of functions in which a sum decides
something (:class:`udf.base.stages.WindowShape`, ``exact``), and of functions of values and rows.

Source: NumPy, numpy/_core/src/umath/loops_utils.h.src (pairwise_sum), which ``np.add.reduce`` calls for any stride
above 0; pandas 3, core/nanops.py, which puts 0 in the place of NaN first.
"""

from collections.abc import Callable
from typing import Any, Final

from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import DOUBLE, INT64
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.access import for_each, item_of, length_of
from udf.frontend.rules.array.insert_point import InsertPoint, Variable
from udf.frontend.types.array_kinds import Array, Expression, Ravel, Skipped, StridedArray, is_filtered

BLOCK: Final = 128
"""Values of a sum that is not halved."""

SUMS: Final = 8
"""Sums of a block, added to in turn."""

DEPTH: Final = 48
"""How often a number of values can be halved until blocks are left, at most: of 2**54."""

Term = Callable[[Any], Any]
"""Makes of an item what is added, a float64."""


def numpys_sum(at: InsertPoint, kind: Array, array: Any, term: Term | None = None) -> Any:
    """Return the sum of ``term`` of each item, as NumPy adds them: 0.0 of none.

    Of values without NaN those that are missing count as 0.0, in their place.
    """
    if isinstance(kind, Ravel):
        compilation().refuse_other_order("a sum of several columns")
    plain: Term = term or (lambda item: at.cast(item, kind.dtype, types.float64))
    if isinstance(kind, Skipped):
        inner, builder = plain, at.builder

        def there(item: Any) -> Any:
            value = inner(item)
            return builder.select(builder.fcmp_ordered("ord", item, item), value, DOUBLE(0.0))

        kind, array, plain = kind.base, at.members(kind, array).base, there
    total = _streamed(at, kind, array, plain) if is_filtered(kind) else _by_place(at, kind, array, plain)
    return at.builder.fadd(DOUBLE(0.0), total)  # where NumPy starts: a sum of -0.0 is none


# -- items that have a place -----------------------------------------------------------------------------


def _by_place(at: InsertPoint, kind: Array, array: Any, term: Term) -> Any:
    def add(place: Any, total: Variable) -> None:
        total.value = at.builder.fadd(total.value, term(item_of(kind, at, array, place)))

    length, total = length_of(kind, at, array), at.variable(DOUBLE(-0.0))
    if kind.capacity is not None and kind.capacity < SUMS:
        with at.for_range(length) as place:
            add(place, total)
        return total.value
    width = SUMS if _is_cheap(kind) else 1
    if kind.capacity is not None and kind.capacity <= BLOCK:
        return _block(at, INT64(0), length, add, width, unroll=kind.local)  # of a row, whose values are registers
    halves = _Halves(at, length, kind.capacity)
    with at.while_loop(halves.goes_on):
        halves.ends(_block(at, halves.begin.value, halves.size.value, add, width))
    return halves.total.value


def _is_cheap(kind: Array) -> bool:
    """Return whether code that computes an item may stand there eight times."""
    if isinstance(kind, Expression):
        return all(_is_cheap(one) for one in kind.operands if isinstance(one, Array)) and len(kind.operands) <= 2
    return isinstance(kind, StridedArray)


def _block(
    at: InsertPoint, begin: Any, size: Any, add: Callable[[Any, Variable], None], width: int, *, unroll: bool = False
) -> Any:
    """Return the sum of up to BLOCK items from ``begin`` on; ``width`` of them are added a round."""
    builder, sums = at.builder, [at.variable(DOUBLE(-0.0)) for _ in range(SUMS)]
    place = at.variable(begin)
    end = builder.add(begin, size)
    eights = builder.add(begin, builder.and_(size, INT64(-SUMS)))
    with at.while_loop(lambda: builder.icmp_signed("<", place.value, eights), unroll=unroll):
        for i in range(width):
            add(builder.add(place.value, INT64(i)), sums[i])
        if width == 1:
            _turn(sums)
        place.value = builder.add(place.value, INT64(width))
    total = at.variable(_joined(builder, sums))
    with at.while_loop(lambda: builder.icmp_signed("<", place.value, end), unroll=unroll):
        add(place.value, total)
        place.value = builder.add(place.value, INT64(1))
    return total.value


def _turn(sums: list[Variable]) -> None:
    """Let the next sum be the first: after eight items each is in its place."""
    values = [one.value for one in sums]
    for one, value in zip(sums, values[1:] + values[:1], strict=True):
        one.value = value


def _joined(builder: Any, sums: list[Variable]) -> Any:
    values = [one.value for one in sums]
    while len(values) > 1:
        values = [builder.fadd(*values[i : i + 2]) for i in range(0, len(values), 2)]
    return values[0]


# -- halves ------------------------------------------------------------------------------------------------


class _Halves:
    """How many values are halved until blocks are left, and their sums joined, without recursion.

    ``begin`` and ``size`` are of the block that is next. For each half that was begun ``right`` has the size of the
    other one, 0 where this is it, and ``left`` the sum of the first. Of a ``capacity`` of one block there are none.
    """

    def __init__(self, at: InsertPoint, length: Any, capacity: int | None) -> None:
        self._at, self._builder = at, at.builder
        self.begin, self.size, self.total = at.variable(INT64(0)), at.variable(length), at.variable(DOUBLE(-0.0))
        self._depth, self._more = at.variable(INT64(0)), at.variable(INT64(1))
        most = DEPTH if capacity is None else (capacity // BLOCK * 2).bit_length()
        self._is_block = capacity is not None and capacity <= BLOCK
        if not self._is_block:
            self._right, self._left = (cgutils.alloca_once(at.builder, one, size=most) for one in (INT64, DOUBLE))
            self._halve()

    def goes_on(self) -> Any:
        """Return whether a block is left."""
        return self._builder.icmp_signed("!=", self._more.value, INT64(0))

    def _place(self, table: Any) -> Any:
        """Return the place of the last half that was begun."""
        return self._builder.gep(table, [self._builder.sub(self._depth.value, INT64(1))])

    def _halve(self) -> None:
        builder = self._builder
        with self._at.while_loop(lambda: builder.icmp_signed(">", self.size.value, INT64(BLOCK))):
            half = builder.and_(builder.ashr(self.size.value, INT64(1)), INT64(-SUMS))
            self._depth.value = builder.add(self._depth.value, INT64(1))
            builder.store(builder.sub(self.size.value, half), self._place(self._right))
            self.size.value = half

    def ends(self, total: Any) -> None:
        """Note the sum of the block that was next, and go to the one after it."""
        builder = self._builder
        self.total.value = total
        if self._is_block:
            self._more.value = INT64(0)
            return
        self.begin.value = builder.add(self.begin.value, self.size.value)

        def is_right() -> Any:
            inside, found = builder.icmp_signed(">", self._depth.value, INT64(0)), self._at.variable(INT64(1))
            with builder.if_then(inside):
                found.value = builder.load(self._place(self._right))
            return builder.icmp_signed("==", found.value, INT64(0))

        with self._at.while_loop(is_right):
            self.total.value = builder.fadd(builder.load(self._place(self._left)), self.total.value)
            self._depth.value = builder.sub(self._depth.value, INT64(1))
        self._more.value = self._depth.value
        with builder.if_then(builder.icmp_signed(">", self._depth.value, INT64(0))):
            builder.store(self.total.value, self._place(self._left))
            self.size.value = builder.load(self._place(self._right))
            builder.store(INT64(0), self._place(self._right))
            self._halve()


# -- items that a mask leaves --------------------------------------------------------------------------------


def _streamed(at: InsertPoint, kind: Array, array: Any, term: Term) -> Any:
    """Return the sum of items that come one after the other; they are counted first."""
    builder, sums, rest = at.builder, [at.variable(DOUBLE(-0.0)) for _ in range(SUMS)], at.variable(DOUBLE(-0.0))
    halves, seen = _Halves(at, length_of(kind, at, array), kind.capacity), at.variable(INT64(0))
    with for_each(kind, at, array) as item:
        eights = builder.and_(halves.size.value, INT64(-SUMS))
        value = term(item)
        with builder.if_else(builder.icmp_signed("<", seen.value, eights)) as (among_eights, behind):
            with among_eights:
                sums[0].value = builder.fadd(sums[0].value, value)
                _turn(sums)
            with behind:
                rest.value = builder.fadd(rest.value, value)
        seen.value = builder.add(seen.value, INT64(1))
        with builder.if_then(builder.icmp_signed("==", seen.value, eights)):
            rest.value = _joined(builder, sums)
        with builder.if_then(builder.icmp_signed("==", seen.value, halves.size.value)):
            halves.ends(rest.value)
            for one in (*sums, rest):
                one.value = DOUBLE(-0.0)
            seen.value = INT64(0)
    return halves.total.value
