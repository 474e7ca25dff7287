"""Reductions of windows whose bounds only move on: a queue of two stacks.

One stack has reductions from every row up to a border, the other one from the border on, to which later rows are
added. Where a window starts beyond the border, or bounds move back, the first stack is built anew from that window
(a queue as two stacks; Tangwongsan et al., "General incremental sliding-window aggregation", 2015). A row is reduced
twice at most unless bounds move back.
"""

from __future__ import annotations

from importlib.resources import files
from string import Template

from udf.cpu.ir import insert_values
from udf.cpu.reduce_monoids import MONOIDS, functions_of, joined, lift_value, load_parts, store_parts


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
    text = functions_of(monoid) + (files(__package__) / "reduce_list.ll").read_text(encoding="utf-8")
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
