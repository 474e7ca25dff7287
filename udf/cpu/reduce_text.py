"""The loops that reduce windows, as LLVM IR: two of each monoid, written from one table.

*Whole windows that slide* are built by doubling: from the reductions of m values at every row those of 2 m are made,
``r[i] = r[i] + r[i + m]``, and where length's next binary digit is 1 those of 2 m + 1, ``r[i] + x[i + 2 m]``. Each
pass is vectorised over the rows and no row depends on another, so nothing drifts along the column, and a window's
reduction depends on its own values only. A minimum may take values twice: its last pass joins two windows that
overlap. The passes run over tiles of rows whose reductions fit into the second-level cache.

*Listed windows* whose bounds only move on are a queue of two stacks: reductions from every row up to a border, and
one from the border on, to which later rows are added. Where a window starts beyond the border, or bounds move back,
the first stack is built anew from that window (D. Knuth's queue as two stacks; Tangwongsan et al., "General
incremental sliding-window aggregation", 2015). A row is reduced twice at most unless bounds move back.

Sums are compensated: beside each goes the sum of its rounding errors (Knuth's TwoSum; Ogita, Rump & Oishi, "Accurate
sum and dot product", 2005). ``m2`` joins (mean, its rounding errors, m2) by Chan, Golub & LeVeque, "Updating formulae
and a pairwise algorithm for computing sample variances", 1979: as a window's mean is known to twice the precision,
the difference of two is exact to its own size, and of equal values it is 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

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

# mean = p + (q - p) * part, its errors kept; m2 = p + q + (q - p)^2 * weight
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
  %square = fmul double %delta, %delta
  %between = fmul double %square, %weight
  %within = fadd double %p.c, %q.c
  %r.c = fadd double %within, %between"""

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
    "m2": Monoid(
        lift=_AS_IT_IS + _ERROR_0 + "\n  %r.c = fsub double %x, %x",  # NaN of a NaN
        join=_M2,
        finish="\n  %y = fadd double %p.c, 0.0",
        nothing=("0.0", "0.0", "0.0"),
    ),
    "min": _least("olt", _INF, skips=False),
    "max": _least("ogt", _MINUS_INF, skips=False),
    "fmin": _least("olt", _INF, skips=True),
    "fmax": _least("ogt", _MINUS_INF, skips=True),
}
"""What a loop hands over in place of a window (``udf.stages.REDUCTIONS``), by name; the rest needs no loop."""


def _lines(lines: Iterable[str]) -> str:
    return "\n".join(lines)


def _functions(monoid: Monoid) -> str:
    """Write lift, join and finish as functions of the struct that has all parts."""
    letters, fields = monoid.parts, ", ".join("double" for _ in monoid.parts)

    def taken(name: str) -> str:
        return _lines(f"  %{name}.{c} = extractvalue %P %{name}, {k}" for k, c in enumerate(letters))

    made = _lines(
        f"  %o{k} = insertvalue %P {f'%o{k - 1}' if k else 'poison'}, double %r.{c}, {k}" for k, c in enumerate(letters)
    )
    made += f"\n  ret %P %o{len(letters) - 1}"
    return f"""
%P = type {{ {fields} }}
define internal %P @lift(double %x) alwaysinline nounwind {{{monoid.lift}
{made}
}}
define internal %P @join(%P %p, %P %q, double %part, double %weight) alwaysinline nounwind {{
{taken("p")}
{taken("q")}{monoid.join}
{made}
}}
define internal double @finish(%P %p) alwaysinline nounwind {{
{taken("p")}{monoid.finish}
  ret double %y
}}"""


def _at(array: str, row: str, name: str) -> str:
    return f"  %{name}.at = getelementptr double, ptr %{array}, i64 {row}"


def _load(monoid: Monoid, row: str, name: str) -> str:
    """Write ``%name``, the reduction that stands at ``row`` of the arrays ``%from.a, ..``."""
    lines, held = [], "poison"
    for k, c in enumerate(monoid.parts):
        lines += [_at(f"from.{c}", row, f"{name}.{c}"), f"  %{name}.{c} = load double, ptr %{name}.{c}.at, align 8"]
        given = f"%{name}" if k == len(monoid.parts) - 1 else f"%{name}.{k}"
        lines.append(f"  {given} = insertvalue %P {held}, double %{name}.{c}, {k}")
        held = given
    return _lines(lines)


def _lifted(row: str, name: str) -> str:
    """Write ``%name``, the reduction of the value at ``row`` alone."""
    lines = [_at("x", row, name), f"  %{name}.x = load double, ptr %{name}.at, align 1"]
    return _lines([*lines, f"  %{name} = call %P @lift(double %{name}.x)"])


def _store(monoid: Monoid, name: str, row: str) -> str:
    """Write ``%name`` to ``row`` of the arrays ``%into.a, ..``."""
    lines = []
    for k, c in enumerate(monoid.parts):
        lines += [f"  %{name}.to{k} = extractvalue %P %{name}, {k}", _at(f"into.{c}", row, f"into.{c}")]
        lines.append(f"  store double %{name}.to{k}, ptr %into.{c}.at, align 8")
    return _lines(lines)


def _arrays(monoid: Monoid, name: str, *, taken: bool) -> str:
    return ", ".join(f"ptr {'noalias ' if taken else ''}%{name}.{c}" for c in monoid.parts)


def _loop(body: str) -> str:
    """Write a loop over rows ``%i`` below ``%rows``, at least one."""
    return f"""start:
  br label %row
row:
  %i = phi i64 [ 0, %start ], [ %next, %row ]
{body}
  %next = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %next, %rows
  br i1 %done, label %end, label %row
end:
  ret void"""


def _lift(monoid: Monoid) -> str:
    """Write the pass that makes reductions of single values."""
    return f"""
define internal void @pass.lift(ptr noalias %x, {_arrays(monoid, "into", taken=True)}, i64 %rows) noinline nounwind {{
{_loop(_lifted("%i", "r") + chr(10) + _store(monoid, "r", "%i"))}
}}"""


def _pass(monoid: Monoid, *, odd: bool) -> str:
    """Write one pass: ``into[i] = from[i] + from[i + m]``, with ``odd`` ``+ x[i + 2 m]``."""
    both = [_load(monoid, "%i", "p"), "  %later = add nuw nsw i64 %i, %m", _load(monoid, "%later", "q")]
    both.append(f"  %{'two' if odd else 'r'} = call %P @join(%P %p, %P %q, double 0.5, double %weight)")
    if odd:
        both += ["  %last = add nuw nsw i64 %later, %m", _lifted("%last", "one")]
        both.append("  %r = call %P @join(%P %two, %P %one, double %part, double %weight.one)")
    return f"""
define internal void @pass.{"odd" if odd else "even"}(ptr noalias %x, {_arrays(monoid, "from", taken=True)},
    {_arrays(monoid, "into", taken=True)}, i64 %rows, i64 %m, double %weight, double %part, double %weight.one)
    noinline nounwind {{
{_loop(_lines([*both, _store(monoid, "r", "%i")]))}
}}"""


def _finish(monoid: Monoid) -> str:
    """Write the pass that makes results of reductions."""
    body = [
        _load(monoid, "%i", "p"),
        "  %y = call double @finish(%P %p)",
        _at("out", "%i", "y"),
        "  store double %y, ptr %y.at, align 8",
    ]
    return f"""
define internal void @finish.all({_arrays(monoid, "from", taken=True)}, ptr noalias %out, i64 %rows)
    noinline nounwind {{
{_loop(_lines(body))}
}}"""


_BY_DIGITS = """
  %digit.next = sub i64 %digit, 1
  %length.here = lshr i64 %length, %digit.next
  %digit.here = and i64 %length.here, 1
  %is.odd = trunc i64 %digit.here to i1
  %two.m = shl i64 %m, 1
  %m.next = add i64 %two.m, %digit.here
  %offset = add i64 %m, 0
  %no.more = icmp eq i64 %digit.next, 0"""
_OVERLAPPING = """
  %digit.next = sub i64 %digit, 1
  %two.m = shl i64 %m, 1
  %m.next = call i64 @llvm.umin.i64(i64 %two.m, i64 %length)
  %is.odd = icmp ult i64 %length, 0
  %offset = sub i64 %m.next, %m
  %no.more = icmp eq i64 %m.next, %length"""


def slide_text(name: str) -> str:
    """Return the module that exports ``udf_slide_NAME``: ``windows`` windows of ``length`` rows, the first at ``x``.

    They are done in tiles of ``tile`` windows; ``scratch`` has room for two reductions of ``room`` rows, at least
    ``tile + length``.

    Examples
    --------
    >>> "define void @udf_slide_max(" in slide_text("max")
    True
    """
    monoid = MONOIDS[name]
    letters = monoid.parts
    functions = [_functions(monoid), _lift(monoid), _pass(monoid, odd=False), _finish(monoid)]
    functions += [] if monoid.idempotent else [_pass(monoid, odd=True)]
    sides = _lines(
        f"  %side.{side}.{c} = getelementptr double, ptr %scratch, i64 %room.{side * len(letters) + k}"
        for side in (0, 1)
        for k, c in enumerate(letters)
    )
    rooms = _lines(f"  %room.{k} = mul i64 %room, {k}" for k in range(2 * len(letters)))
    chosen = _lines(
        f"  %{way}.{c} = select i1 %swapped, ptr %side.{1 - side}.{c}, ptr %side.{side}.{c}"
        for side, way in ((0, "from"), (1, "into"))
        for c in letters
    )
    given = f"ptr %xt, {_arrays(monoid, 'from', taken=False)}, {_arrays(monoid, 'into', taken=False)}"
    given += ", i64 %rows, i64 %offset, double %weight, double %part, double %weight.one"
    odd = f"call void @pass.odd({given})" if not monoid.idempotent else "unreachable"
    lifted = ", ".join(f"ptr %side.0.{c}" for c in letters)
    return (
        _lines(functions)
        + f"""
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.ctlz.i64(i64, i1)
define void @udf_slide_{name}(ptr %x, i64 %windows, i64 %length, ptr %out, ptr %scratch, i64 %room, i64 %tile)
    nounwind {{
start:
{rooms}
{sides}
  %zeros = call i64 @llvm.ctlz.i64(i64 %length, i1 true)
  %digits = sub i64 63, %zeros
  %is.one = icmp eq i64 %length, 1
  br label %tiles
tiles:
  %t = phi i64 [ 0, %start ], [ %t.next, %tile.end ]
  %left = sub i64 %windows, %t
  %count = call i64 @llvm.umin.i64(i64 %left, i64 %tile)
  %xt = getelementptr double, ptr %x, i64 %t
  %outt = getelementptr double, ptr %out, i64 %t
  %beyond = sub i64 %length, 1
  %values = add i64 %count, %beyond
  call void @pass.lift(ptr %xt, {lifted}, i64 %values)
  br i1 %is.one, label %tile.end, label %level
level:
  %digit = phi i64 [ %digits, %tiles ], [ %digit.next, %passed ]
  %m = phi i64 [ 1, %tiles ], [ %m.next, %passed ]
  %swapped = phi i1 [ false, %tiles ], [ %swap, %passed ]
  %swap = xor i1 %swapped, true
{chosen}
{_OVERLAPPING if monoid.idempotent else _BY_DIGITS}
  %covers = sub i64 %length, %m.next
  %rows = add i64 %count, %covers
  %m.real = uitofp i64 %m to double
  %weight = fmul double %m.real, 0.5
  %two.m.real = uitofp i64 %two.m to double
  %all.real = uitofp i64 %m.next to double
  %part = fdiv double 1.0, %all.real
  %weight.one = fdiv double %two.m.real, %all.real
  br i1 %is.odd, label %odd, label %even
odd:
  {odd}
{"" if monoid.idempotent else "  br label %passed"}
even:
  call void @pass.even({given})
  br label %passed
passed:
  br i1 %no.more, label %tile.end, label %level
tile.end:
  %side.last = phi i1 [ false, %tiles ], [ %swap, %passed ]
{_lines(f"  %last.{c} = select i1 %side.last, ptr %side.1.{c}, ptr %side.0.{c}" for c in letters)}
  call void @finish.all({_arrays(monoid, "last", taken=False)}, ptr %outt, i64 %count)
  %t.next = add i64 %t, %tile
  %done = icmp uge i64 %t.next, %windows
  br i1 %done, label %end, label %tiles
end:
  ret void
}}"""
    )


def list_text(name: str) -> str:
    """Return the module that exports ``udf_list_NAME``: ``count`` windows ``starts .. stops`` of ``x``.

    ``state`` (three int64 and the parts; zeros at first) goes from one call to the next, and so does ``front``, with
    room for the reductions of ``room`` rows, at least the longest window's.

    Examples
    --------
    >>> "define void @udf_list_max(" in list_text("max")
    True
    """
    monoid = MONOIDS[name]
    letters = monoid.parts
    nothing = _lines(
        f"  %nothing.{k} = insertvalue %P {f'%nothing.{k - 1}' if k else 'poison'}, double {value}, {k}"
        for k, value in enumerate(monoid.nothing)
    )
    none = f"%nothing.{len(letters) - 1}"
    arrays = _lines(
        f"  %room.{k} = mul i64 %room, {k}\n  %from.{c} = getelementptr double, ptr %front, i64 %room.{k}\n"
        f"  %into.{c} = getelementptr double, ptr %front, i64 %room.{k}"
        for k, c in enumerate(letters)
    )
    return (
        _functions(monoid)
        + f"""
define void @udf_list_{name}(ptr noalias %x, ptr noalias %starts, ptr noalias %stops, i64 %count, ptr noalias %out,
    ptr noalias %state, ptr noalias %front, i64 %room) nounwind {{
start:
{nothing}
{arrays}
  %border.at = getelementptr i64, ptr %state, i64 1
  %end.at = getelementptr i64, ptr %state, i64 2
  %back.at = getelementptr i64, ptr %state, i64 3
  %base.0 = load i64, ptr %state
  %border.0 = load i64, ptr %border.at
  %end.0 = load i64, ptr %end.at
  %back.0 = load %P, ptr %back.at
  br label %window
window:
  %j = phi i64 [ 0, %start ], [ %j.next, %found ]
  %base.was = phi i64 [ %base.0, %start ], [ %base, %found ]
  %border.was = phi i64 [ %border.0, %start ], [ %border, %found ]
  %end.was = phi i64 [ %end.0, %start ], [ %e, %found ]
  %back.was = phi %P [ %back.0, %start ], [ %back, %found ]
  %s.at = getelementptr i64, ptr %starts, i64 %j
  %s = load i64, ptr %s.at
  %e.at = getelementptr i64, ptr %stops, i64 %j
  %e = load i64, ptr %e.at
  %beyond = icmp uge i64 %s, %border.was
  %before = icmp ult i64 %s, %base.was
  %shrunk = icmp ult i64 %e, %end.was
  %out.of.order = or i1 %before, %shrunk
  %anew = or i1 %beyond, %out.of.order
  br i1 %anew, label %rebuild, label %grow

rebuild:
  %is.empty = icmp uge i64 %s, %e
  br i1 %is.empty, label %ready, label %fill.start
fill.start:
  %top = sub i64 %e, 1
  br label %fill
fill:
  %f = phi i64 [ %top, %fill.start ], [ %f.next, %fill.more ]
  %sum = phi %P [ {none}, %fill.start ], [ %filled, %fill.more ]
{_lifted("%f", "one")}
  %behind = sub i64 %top, %f
  %is.top = icmp eq i64 %behind, 0
  br i1 %is.top, label %fill.more, label %fill.join
fill.join:
  %behind.real = uitofp i64 %behind to double
  %all.real = fadd double %behind.real, 1.0
  %fill.part = fdiv double %behind.real, %all.real
  %joined = call %P @join(%P %one, %P %sum, double %fill.part, double %fill.part)
  br label %fill.more
fill.more:
  %filled = phi %P [ %one, %fill ], [ %joined, %fill.join ]
  %place = sub i64 %f, %s
{_store(monoid, "filled", "%place")}
  %f.next = sub i64 %f, 1
  %fill.done = icmp eq i64 %f, %s
  br i1 %fill.done, label %ready, label %fill

grow:
  %none.new = icmp uge i64 %end.was, %e
  br i1 %none.new, label %ready, label %push
push:
  %i = phi i64 [ %end.was, %grow ], [ %i.next, %pushed.end ]
  %had = phi %P [ %back.was, %grow ], [ %pushed, %pushed.end ]
{_lifted("%i", "new")}
  %behind.border = sub i64 %i, %border.was
  %is.lone = icmp eq i64 %behind.border, 0
  br i1 %is.lone, label %pushed.end, label %push.join
push.join:
  %had.real = uitofp i64 %behind.border to double
  %now.real = fadd double %had.real, 1.0
  %push.part = fdiv double 1.0, %now.real
  %push.weight = fdiv double %had.real, %now.real
  %grown = call %P @join(%P %had, %P %new, double %push.part, double %push.weight)
  br label %pushed.end
pushed.end:
  %pushed = phi %P [ %new, %push ], [ %grown, %push.join ]
  %i.next = add i64 %i, 1
  %push.done = icmp uge i64 %i.next, %e
  br i1 %push.done, label %ready, label %push

ready:
  %base = phi i64 [ %s, %rebuild ], [ %s, %fill.more ], [ %base.was, %grow ], [ %base.was, %pushed.end ]
  %border = phi i64 [ %e, %rebuild ], [ %e, %fill.more ], [ %border.was, %grow ], [ %border.was, %pushed.end ]
  %back = phi %P [ {none}, %rebuild ], [ {none}, %fill.more ], [ %back.was, %grow ], [ %pushed, %pushed.end ]
  %in.front = icmp ult i64 %s, %border
  br i1 %in.front, label %take, label %found
take:
  %front.place = sub i64 %s, %base
{_load(monoid, "%front.place", "p")}
  %in.back = icmp ult i64 %border, %e
  br i1 %in.back, label %both, label %found
both:
  %front.rows = sub i64 %border, %s
  %back.rows = sub i64 %e, %border
  %all.rows = sub i64 %e, %s
  %front.real = uitofp i64 %front.rows to double
  %back.real = uitofp i64 %back.rows to double
  %rows.real = uitofp i64 %all.rows to double
  %both.part = fdiv double %back.real, %rows.real
  %both.weight = fmul double %front.real, %both.part
  %whole = call %P @join(%P %p, %P %back, double %both.part, double %both.weight)
  br label %found
found:
  %result = phi %P [ {none}, %ready ], [ %p, %take ], [ %whole, %both ]
  %y = call double @finish(%P %result)
  %y.at = getelementptr double, ptr %out, i64 %j
  store double %y, ptr %y.at
  %j.next = add nuw nsw i64 %j, 1
  %done = icmp uge i64 %j.next, %count
  br i1 %done, label %end, label %window
end:
  store i64 %base, ptr %state
  store i64 %border, ptr %border.at
  store i64 %e, ptr %end.at
  store %P %back, ptr %back.at
  ret void
}}"""
    )
