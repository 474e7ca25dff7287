"""Reductions of whole windows that slide, by doubling.

From the reductions of m values at every row those of 2 m are made, ``r[i] = r[i] + r[i + m]``, and where the length's
next binary digit is 1 those of 2 m + 1, ``r[i] + x[i + 2 m]``. Each pass is vectorised over the rows and no row
depends on another, so nothing drifts along the column, and a window's reduction depends on its own values only. A
minimum may take values twice: its last pass joins two windows that overlap. The passes run over tiles of rows whose
reductions fit into the second-level cache.

Reductions of windows whose bounds only move on: a queue of two stacks.

One stack has reductions from every row up to a border, the other one from the border on, to which later rows are
added. Where a window starts beyond the border, or bounds move back, the first stack is built anew from that window
(a queue as two stacks; Tangwongsan et al., "General incremental sliding-window aggregation", 2015). A row is reduced
twice at most unless bounds move back.
"""

from pathlib import Path
from string import Template

from udf.cpu.ir import insert_values, joined
from udf.cpu.reduce_monoids import (
    MONOIDS,
    Monoid,
    arrays_of,
    functions_of,
    lift_value,
    load_parts,
    place_of,
    store_parts,
)


def _loop(body: str) -> str:
    """Write a loop over rows ``%i`` below ``%rows``, at least one."""
    return f"""start:
  br label %row
row:
  %i = phi i64 [ 0, %start ], [ %next, %row ]
{body}
  %next = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %next, %rows
  br i1 %done, label %end, label %row, !llvm.loop !0
end:
  ret void"""


def _lift(monoid: Monoid) -> str:
    """Write the pass that makes reductions of single values."""
    into = arrays_of(monoid, "into", noalias=True)
    return f"""
define internal void @pass.lift(ptr noalias %x, {into}, i64 %rows) noinline nounwind {{
{_loop(lift_value("%i", "r") + chr(10) + store_parts(monoid, "r", "%i"))}
}}"""


def _pass(monoid: Monoid, *, odd: bool) -> str:
    """Write one pass: ``into[i] = from[i] + from[i + m]``, with ``odd`` ``+ x[i + 2 m]``."""
    both = [load_parts(monoid, "%i", "p"), "  %later = add nuw nsw i64 %i, %m", load_parts(monoid, "%later", "q")]
    both.append(f"  %{'two' if odd else 'r'} = call %P @join(%P %p, %P %q, double 0.5, double %weight)")
    if odd:
        both += ["  %last = add nuw nsw i64 %later, %m", lift_value("%last", "one")]
        both.append("  %r = call %P @join(%P %two, %P %one, double %part, double %weight.one)")
    return f"""
define internal void @pass.{"odd" if odd else "even"}(ptr noalias %x, {arrays_of(monoid, "from", noalias=True)},
    {arrays_of(monoid, "into", noalias=True)}, i64 %rows, i64 %m, double %weight, double %part, double %weight.one)
    noinline nounwind {{
{_loop(joined([*both, store_parts(monoid, "r", "%i")]))}
}}"""


def _finish(monoid: Monoid) -> str:
    """Write the pass that makes results of reductions."""
    body = [
        load_parts(monoid, "%i", "p"),
        "  %y = call double @finish(%P %p)",
        place_of("out", "%i", "y"),
        "  store double %y, ptr %y.at, align 8",
    ]
    return f"""
define internal void @finish.all({arrays_of(monoid, "from", noalias=True)}, ptr noalias %out, i64 %rows)
    noinline nounwind {{
{_loop(joined(body))}
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
    functions = [functions_of(monoid), _lift(monoid), _pass(monoid, odd=False), _finish(monoid)]
    functions += [] if monoid.idempotent else [_pass(monoid, odd=True)]
    sides = joined(
        f"  %side.{side}.{c} = getelementptr double, ptr %scratch, i64 %room.{side * len(letters) + k}"
        for side in (0, 1)
        for k, c in enumerate(letters)
    )
    rooms = joined(f"  %room.{k} = mul i64 %room, {k}" for k in range(2 * len(letters)))
    chosen = joined(
        f"  %{way}.{c} = select i1 %swapped, ptr %side.{1 - side}.{c}, ptr %side.{side}.{c}"
        for side, way in ((0, "from"), (1, "into"))
        for c in letters
    )
    given = f"ptr %xt, {arrays_of(monoid, 'from', noalias=False)}, {arrays_of(monoid, 'into', noalias=False)}"
    given += ", i64 %rows, i64 %offset, double %weight, double %part, double %weight.one"
    functions.append('!0 = distinct !{!0, !{!"llvm.loop.unroll.disable"}}')  # as fast, and compiled in 3/4 of the time
    text = joined(functions) + Path(__file__).with_name("reduce_slide.ll").read_text(encoding="utf-8")
    return Template(text).substitute(
        name=name,
        rooms=rooms,
        sides=sides,
        chosen=chosen,
        next_length=_OVERLAPPING if monoid.idempotent else _BY_DIGITS,
        given=given,
        odd="unreachable" if monoid.idempotent else f"call void @pass.odd({given})\n  br label %passed",
        lifted=", ".join(f"ptr %side.0.{c}" for c in letters),
        last_side=joined(f"  %last.{c} = select i1 %side.last, ptr %side.1.{c}, ptr %side.0.{c}" for c in letters),
        last=arrays_of(monoid, "last", noalias=False),
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
    nothing = joined(insert_values("%nothing", "%P", [("double", value) for value in monoid.nothing]))
    arrays = joined(
        f"  %room.{k} = mul i64 %room, {k}\n  %from.{c} = getelementptr double, ptr %front, i64 %room.{k}\n"
        f"  %into.{c} = getelementptr double, ptr %front, i64 %room.{k}"
        for k, c in enumerate(letters)
    )
    text = functions_of(monoid) + Path(__file__).with_name("reduce_list.ll").read_text(encoding="utf-8")
    return Template(text).substitute(
        name=name,
        nothing=nothing,
        none="%nothing",
        arrays=arrays,
        lift_last=lift_value("%f", "one"),
        lift_new=lift_value("%i", "new"),
        store_filled=store_parts(monoid, "filled", "%place"),
        load_front=load_parts(monoid, "%front.place", "p"),
    )
