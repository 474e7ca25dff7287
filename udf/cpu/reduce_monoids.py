"""How values are reduced, in one table, and the LLVM IR that all loops over reductions share.

Sums are compensated: beside each goes the sum of its rounding errors (Knuth's TwoSum; Ogita, Rump & Oishi, "Accurate
sum and dot product", 2005). ``m2`` joins (mean, its rounding errors, m2) by Chan, Golub & LeVeque, "Updating formulae
and a pairwise algorithm for computing sample variances", 1979: as a window's mean is known to twice the precision,
the difference of two is exact to its own size, and of equal values it is 0.
"""

from __future__ import annotations

from threading import local
from typing import TYPE_CHECKING

import numpy as np

from udf.base.address import address
from udf.base.records import dataclass
from udf.base.stages import COUNTS, ScalarParameter
from udf.cpu.ir import insert_values, joined
from udf.cpu.windows_plan import LONGEST_SLIDING
from udf.cpu.windows_segments import ExplicitSegment, SlidingSegment, listed

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.base.annotations import Array
    from udf.cpu.code import Code
    from udf.cpu.windows_values import StagedColumns

PARTS = "abcd"


@dataclass(frozen=True, slots=True, kw_only=True)
class Monoid:
    """How values of one kind are reduced; its parts are doubles.

    ``lift`` makes the parts ``%r.a, %r.b, ..`` of the value ``%x``; ``join`` those of ``%p.a, ..`` (earlier rows) and
    ``%q.a, ..`` (later ones), where ``%part`` is the share that q's rows have of both and ``%weight`` that times
    p's rows; ``finish`` makes ``%y`` of ``%p.a, ..``. ``nothing`` is the reduction of no values. An ``idempotent``
    one may take a value twice.
    """

    lift: str
    join: str
    finish: str
    nothing: tuple[str, ...]
    idempotent: bool = False

    @property
    def parts(self) -> str:
        """Return the letters of its parts."""
        return PARTS[: len(self.nothing)]

    @property
    def is_its_part(self) -> bool:
        """Return whether a reduction is its one part, as it is."""
        return len(self.nothing) == 1 and self.finish == _FIRST


_SUM = """
  %r.a = fadd double %p.a, %q.a
  %back = fsub double %r.a, %p.a
  %rest = fsub double %r.a, %back
  %lost.p = fsub double %p.a, %rest
  %lost.q = fsub double %q.a, %back
  %lost = fadd double %lost.p, %lost.q
  %before = fadd double %p.b, %q.b
  %r.b = fadd double %before, %lost"""

_SUM_END = """
  %both = fadd double %p.a, %p.b
  ; an overflow leaves no rounding error
  %over = fcmp uno double %both, 0.0
  %y = select i1 %over, double %p.a, double %both"""

_REST_END = """
  %both = fadd double %p.a, %p.b
  %gone = fsub double %p.a, %both
  %rest = fadd double %gone, %p.b
  %is.nan = fcmp uno double %p.a, 0.0
  ; an overflow leaves no rounding error
  %over = fcmp uno double %rest, 0.0
  %left = select i1 %over, double 0.0, double %rest
  %y = select i1 %is.nan, double %p.a, double %left"""

# mean = p + (q - p) * part, its errors kept; m2 = p + q + (q - p)^2 * weight, which overflows only where that does
_M2 = """
  %apart = fsub double %q.a, %p.a
  %apart.low = fsub double %q.b, %p.b
  %delta = fadd double %apart, %apart.low
  %move = fmul double %delta, %part
  %r.a = fadd double %p.a, %move
  %back = fsub double %r.a, %p.a
  %rest = fsub double %r.a, %back
  %lost.p = fsub double %p.a, %rest
  %lost.q = fsub double %move, %back
  %lost = fadd double %lost.p, %lost.q
  %r.b = fadd double %p.b, %lost
  %weighted = fmul double %delta, %weight
  %between = fmul double %weighted, %delta
  %within = fadd double %p.c, %q.c
  %grown = fadd double %within, %between
  ; not where that is NaN of a mean that has overflowed: m2 is inf already, or NaN of a NaN
  %grows = fcmp ogt double %grown, %within
  %r.c = select i1 %grows, double %grown, double %within"""

# as _M2, the shares those of the values that are numbers; what has none is passed over
_FM2 = """
  %r.d = fadd double %p.d, %q.d
  %quotient = fdiv double %q.d, %r.d
  %some = fcmp ogt double %r.d, 0.0
  %own.part = select i1 %some, double %quotient, double 0.0
  %own.weight = fmul double %p.d, %own.part
  %apart = fsub double %q.a, %p.a
  %apart.low = fsub double %q.b, %p.b
  %delta = fadd double %apart, %apart.low
  %move = fmul double %delta, %own.part
  %moved = fadd double %p.a, %move
  %back = fsub double %moved, %p.a
  %rest = fsub double %moved, %back
  %lost.p = fsub double %p.a, %rest
  %lost.q = fsub double %move, %back
  %lost = fadd double %lost.p, %lost.q
  %low = fadd double %p.b, %lost
  %first = fcmp oeq double %p.d, 0.0
  %r.a = select i1 %first, double %q.a, double %moved
  %r.b = select i1 %first, double %q.b, double %low
  %weighted = fmul double %delta, %own.weight
  %between = fmul double %weighted, %delta
  %within = fadd double %p.c, %q.c
  %grown = fadd double %within, %between
  %grows = fcmp ogt double %grown, %within
  %r.c = select i1 %grows, double %grown, double %within"""
_LIFT_FM2 = """
  %is.nan = fcmp uno double %x, 0.0
  %r.a = select i1 %is.nan, double 0.0, double %x
  %r.b = fadd double 0.0, 0.0
  %r.c = fsub double %r.a, %r.a ; NaN of an infinity
  %r.d = select i1 %is.nan, double 0.0, double 1.0"""

_NO_NAN = """
  %is.nan = fcmp uno double %x, 0.0
  %r.a = select i1 %is.nan, double {}, double %x"""
_AS_IT_IS = "\n  %r.a = fadd double %x, -0.0"
_ERROR_0 = "\n  %r.b = fadd double 0.0, 0.0"
_FIRST = "\n  %y = fadd double %p.a, -0.0"
_INF, _MINUS_INF = "0x7FF0000000000000", "0xFFF0000000000000"


def _least(condition: str, nothing: str, *, skips: bool) -> Monoid:
    """Return the monoid that takes q over p where ``q condition p``, or q is NaN if NaN is not skipped."""
    join = f"\n  %better = fcmp {condition} double %q.a, %p.a"
    if skips:
        join += "\n  %taken = and i1 %better, true"
    else:
        join += "\n  %is.nan = fcmp uno double %q.a, 0.0\n  %taken = or i1 %better, %is.nan"
    join += "\n  %r.a = select i1 %taken, double %q.a, double %p.a"
    lift = _NO_NAN.format(nothing) if skips else _AS_IT_IS
    return Monoid(lift=lift, join=join, finish=_FIRST, nothing=(nothing,), idempotent=True)


MONOIDS = {
    "sum": Monoid(lift=_AS_IT_IS + _ERROR_0, join=_SUM, finish=_SUM_END, nothing=("0.0", "0.0")),
    "fsum": Monoid(lift=_NO_NAN.format("0.0") + _ERROR_0, join=_SUM, finish=_SUM_END, nothing=("0.0", "0.0")),
    "rest": Monoid(lift=_AS_IT_IS + _ERROR_0, join=_SUM, finish=_REST_END, nothing=("0.0", "0.0")),
    "m2": Monoid(
        lift=_AS_IT_IS + _ERROR_0 + "\n  %r.c = fsub double %x, %x",  # NaN of a NaN
        join=_M2,
        finish="\n  %y = fadd double %p.c, 0.0",
        nothing=("0.0", "0.0", "0.0"),
    ),
    "fm2": Monoid(
        lift=_LIFT_FM2, join=_FM2, finish="\n  %y = fadd double %p.c, 0.0", nothing=("0.0", "0.0", "0.0", "0.0")
    ),
    "min": _least("olt", _INF, skips=False),
    "max": _least("ogt", _MINUS_INF, skips=False),
    "fmin": _least("olt", _INF, skips=True),
    "fmax": _least("ogt", _MINUS_INF, skips=True),
}
"""What a loop hands over in place of a window (``udf.base.stages.REDUCTIONS``), by name; the rest needs no loop."""


def functions_of(monoid: Monoid) -> str:
    """Write lift, join and finish as functions of the struct that has all parts."""
    letters, fields = monoid.parts, ", ".join("double" for _ in monoid.parts)

    def unpacked(name: str) -> str:
        return joined(f"  %{name}.{c} = extractvalue %P %{name}, {k}" for k, c in enumerate(letters))

    made = joined([*insert_values("%o", "%P", [("double", f"%r.{c}") for c in letters]), "  ret %P %o"])
    return f"""
%P = type {{ {fields} }}
define internal %P @lift(double %x) alwaysinline nounwind {{{monoid.lift}
{made}
}}
define internal %P @join(%P %p, %P %q, double %part, double %weight) alwaysinline nounwind {{
{unpacked("p")}
{unpacked("q")}{monoid.join}
{made}
}}
define internal double @finish(%P %p) alwaysinline nounwind {{
{unpacked("p")}{monoid.finish}
  ret double %y
}}"""


def place_of(array: str, row: str, name: str) -> str:
    """Write ``%name.at``, the address of ``row`` of ``%array``."""
    return f"  %{name}.at = getelementptr double, ptr %{array}, i64 {row}"


def load_parts(monoid: Monoid, row: str, name: str) -> str:
    """Write ``%name``, the reduction that stands at ``row`` of the arrays ``%from.a, ..``."""
    lines = []
    for c in monoid.parts:
        lines += [
            place_of(f"from.{c}", row, f"{name}.{c}"),
            f"  %{name}.{c} = load double, ptr %{name}.{c}.at, align 8",
        ]
    return joined([*lines, *insert_values(f"%{name}", "%P", [("double", f"%{name}.{c}") for c in monoid.parts])])


def lift_value(row: str, name: str) -> str:
    """Write ``%name``, the reduction of the value at ``row`` alone."""
    lines = [place_of("x", row, name), f"  %{name}.x = load double, ptr %{name}.at, align 1"]
    return joined([*lines, f"  %{name} = call %P @lift(double %{name}.x)"])


def store_parts(monoid: Monoid, name: str, row: str) -> str:
    """Write ``%name`` to ``row`` of the arrays ``%into.a, ..``."""
    lines = []
    for k, c in enumerate(monoid.parts):
        lines += [f"  %{name}.to{k} = extractvalue %P %{name}, {k}", place_of(f"into.{c}", row, f"into.{c}")]
        lines.append(f"  store double %{name}.to{k}, ptr %into.{c}.at, align 8")
    return joined(lines)


def arrays_of(monoid: Monoid, name: str, *, noalias: bool) -> str:
    """Return ``%name.a, ..`` as parameters (``noalias``) or as arguments."""
    return ", ".join(f"ptr {'noalias ' if noalias else ''}%{name}.{c}" for c in monoid.parts)


LETTERS = 4
"""Parts of a reduction, at most (fm2's)."""

Key = tuple[str, int, int]
"""A reduction of a column: its name, the column, and the offset of an item."""


def keys_of(takes: tuple[ScalarParameter, ...]) -> tuple[Key, ...]:
    """Return the reductions that a function takes, in order; one that it takes twice is there twice."""
    return tuple((str(one.reduction), one.index, one.offset) for one in takes if one.what == "reduction")


_thread = local()


def tile_of(length: int) -> tuple[int, int]:
    """Return the rows that windows of ``length`` which slide are reduced over at a time, with and without theirs."""
    tile = max(1024, 4 * length)
    return tile + length, tile


def scratch(room: int) -> int:
    """Return the address of memory for two reductions of ``room`` rows, this thread's own: new memory is slow."""
    size = 2 * LETTERS * room
    room, at, _ = getattr(_thread, "scratch", (0, 0, None))
    if room < size:
        held = np.empty(size)
        at = address(held)
        _thread.scratch = size, at, held
    return at


class Reducer:
    """The reductions ``keys`` of the windows of one segment, for one thread; blocks are asked for in order.

    The arrays that it gives have room for ``block`` windows and are written anew for the next ones.
    """

    def __init__(
        self,
        keys: tuple[Key, ...],
        values: StagedColumns,
        segment: SlidingSegment | ExplicitSegment,
        block: int,
        code: Code,
    ) -> None:
        self._keys, self._values, self._segment, self._block, self._code = keys, values, segment, block, code
        self._found: dict[Key, Array] = {}
        self._states: dict[tuple[str, int], tuple[Array, Array, int]] = {}

    def find(self, starts: Array | slice, stops: Array | slice, count: int) -> list[Array]:
        """Return for each reduction its values for the next ``count`` windows of the segment.

        ``starts`` and ``stops`` are arrays, or slices of neighbouring windows in a segment that slides.
        """
        found, arrays = self._found, []
        for key in self._keys:
            array = found.get(key)
            if array is None:
                array = found[key] = np.zeros(self._block, np.int64 if key[0] in COUNTS else np.float64)
            arrays.append(array)
        segment, code = self._segment, self._code
        length = segment.length if isinstance(segment, SlidingSegment) else None
        for key, array in found.items():
            slide = code.slide(key[0]) if length is not None and length <= LONGEST_SLIDING else None
            if slide is not None and isinstance(starts, slice):
                self._slide(slide, key[1], array, starts.start, count)
            else:
                self._fill(key, array[:count], starts, stops, length)
        return arrays

    def _fill(self, key: Key, out: Array, starts: Array | slice, stops: Array | slice, length: int | None) -> None:
        name, column, offset = key
        if name in COUNTS:
            out[:] = listed(stops) - listed(starts) if length is None else length
            if name == "nans":
                counts = self._values.counts[column]
                out -= out if counts is None else counts[stops] - counts[starts]
        elif name == "item":
            self._items(out, self._values.values[column], offset, starts, stops)
        else:
            self._list(name, column, out, listed(starts), listed(stops))

    def _items(self, out: Array, values: Array, offset: int, starts: Array | slice, stops: Array | slice) -> None:
        """Take one value of each window; any other where the window has no such."""
        base, at = (starts, offset) if offset >= 0 else (stops, offset)
        if isinstance(base, slice):
            length = self._segment.length
            assert length is not None
            if -length <= offset < length:
                out[:] = values[base.start + at : base.stop + at]
        else:
            np.take(values, base + at, mode="clip", out=out)

    def _slide(self, slide: Callable[..., object], column: int, out: Array, start: int, count: int) -> None:
        length, values = self._segment.length, self._values.values
        assert length is not None
        room, tile = tile_of(length)
        at = address(values) + 8 * (column * values.shape[1] + start)
        slide(at, count, length, address(out), scratch(room), room, tile)

    def _list(self, name: str, column: int, out: Array, starts: Array, stops: Array) -> None:
        needed = int((stops - starts).max())
        state, front, room = self._states.get((name, column), (None, None, -1))
        if needed > room:
            room = max(needed, 2 * room)
            state, front = np.zeros(3 + LETTERS, np.int64), np.empty(len(MONOIDS[name].nothing) * room)
            self._states[name, column] = state, front, room
        at = address(self._values.values) + 8 * column * self._values.values.shape[1]
        given = (at, address(starts), address(stops), out.size, address(out), address(state), address(front), room)
        self._code.function(f"list.{name}", f"udf_list_{name}")(*given)
