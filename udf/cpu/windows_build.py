"""A window function to a program on the processor: its entries in the row kernel's loop, and the loops beside it.

A *sliding* loop has one window after the other, one value apart: they start where a stream of values stands. An
*addressed* one takes each window's address, and its length where that varies, from columns of int64. A *reduced*
one takes its reductions from columns. All three are the row loop of ``rows.py`` and ``driver.ll``.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

from ptx2cpp import parse, unroll_loops
from ptx2cpp.flat import FlatFunction
from ptx2cpp.syntax import Module
from udf.base.dtypes import DTYPES
from udf.base.stages import Argument, Parameter, ScalarParameter, WindowShape
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.cpu.group_fold import fold_text
from udf.cpu.group_stream import stream_text
from udf.cpu.native import Processor, common_code, loop_code, static_text
from udf.cpu.reduce_monoids import MONOIDS
from udf.cpu.reduce_slide import list_text, slide_text
from udf.cpu.row_plan import DEFERRED, SLOW
from udf.cpu.rows import ROUND, RowKernel, flat_entry
from udf.cpu.windows_lanes import lane_kernel
from udf.cpu.windows_plan import DRIVER, GROUPS_LL, LONGEST_SLIDING, STREAM, WINDOWS_LL, LoopName, LoopPlan, LoopsPlan

Kind = Literal["sliding", "addressed", "reduced"]

STRAIGHT = 160
"""Steps of a function without loops that LLVM vectorises best; longer ones go in lanes, and LLVM leaves the longest
alone (a mean, ns a window, LLVM and lanes, Zen 4: of 10 rows 0.6 and 1.0, of 100 5.9 and 3.9, of 250 158 and 9)."""


def window_code(
    udf: PtxUdf, call: UdfCall, processor: Processor, *, eager: bool = False, brief: bool = False
) -> tuple[LoopsPlan, dict[str, bytes]]:
    """Compile a window function: the plan and the code of a :class:`~udf.cpu.windows.WindowProgram`.

    Loops that a call may not need are left as LLVM IR, if it is not ``eager``; a ``brief`` one is compiled soon.

    Raises
    ------
    ExternCallError
        If it calls device code that exists on a GPU only.
    """
    shape = call.window
    assert shape is not None
    module, loops = udf.module or parse(udf.text), loops_of(udf, shape)
    flat = {entry: _flat(udf, call, entry, module) for entry in dict.fromkeys(entry for entry, _ in loops.values())}
    code = {name: common_code(static_text(f"{name}.ll"), processor) for name in (DRIVER, WINDOWS_LL)}
    code |= dict(_reductions(udf, shape, processor, eager=eager))
    if shape.grouped:
        code[GROUPS_LL] = common_code(static_text("groups.ll"), processor)
        if not (eager or shape.table or udf.items or udf.form == "reduced"):
            stream = stream_text(udf, call, flat[udf.name])
            code |= {} if stream is None else {STREAM + DEFERRED: zlib.compress(stream.encode(), 1)}
    plans: list[LoopPlan] = []
    for name, (entry, kind) in loops.items():
        kernel = loop_kernel(udf, call, entry, kind, processor, flat[entry])
        code |= loop_code(kernel, processor, len(kernel.names) if eager else not plans, f"{name}.", brief=brief)
        plans.append(_plan(name, kernel))
    plan = LoopsPlan(
        takes=udf.takes,
        returns=udf.returns,
        raises=udf.raises,
        arguments=call.arguments,
        reduced=udf.form == "reduced",
        length=shape.length,
        table=shape.table,
        nulls=bool(udf.raises) and call.how.errors == "null",
        items=udf.items,
        loops=tuple(plans),
    )
    return plan, code


def _plan(name: LoopName, kernel: RowKernel) -> LoopPlan:
    return LoopPlan(
        name=name,
        inputs=kernel.layout.inputs,
        outputs=kernel.layout.outputs,
        words=kernel.layout.words,
        can_mark=kernel.can_mark,
        piece=kernel.piece,
    )


# --- the loops that are the same for every function ------------------------------------------------


def _reductions(udf: PtxUdf, shape: WindowShape, processor: Processor, *, eager: bool) -> Iterator[tuple[str, bytes]]:
    """Yield the loops of the reductions that ``udf`` takes: of whole windows now if there are such, or all."""
    names = {str(parameter.reduction) for parameter in udf.takes if parameter.what == "reduction"}
    slides = shape.length is not None and shape.length <= LONGEST_SLIDING
    for name in sorted(names & MONOIDS.keys()):
        if shape.grouped:
            yield f"fold.{name}", common_code(fold_text(name), processor)
            continue
        if slides:
            yield f"slide.{name}", common_code(slide_text(name), processor)
        if slides and not shape.clipped and not eager:
            yield f"list.{name}{DEFERRED}", zlib.compress(list_text(name).encode())
        else:
            yield f"list.{name}", common_code(list_text(name), processor)


# --- the function's own ----------------------------------------------------------------------------


def loops_of(udf: PtxUdf, shape: WindowShape) -> dict[LoopName, tuple[str, Kind]]:
    """Return the entry and the kind of each loop that windows of ``shape`` run in; the first is needed most."""
    if udf.form == "reduced":
        return {"any": (udf.name, "reduced")}
    if udf.items:
        return {"any": (udf.name, "sliding")}
    if shape.length is None:
        return {"any": (udf.name, "addressed")}
    wanted: dict[LoopName, tuple[str, Kind]] = {"whole": (udf.name, "sliding"), "strided": (udf.name, "addressed")}
    if udf.clipped is not None:
        wanted["any"] = (udf.clipped, "addressed")
    return wanted


def loop_kernel(
    udf: PtxUdf, call: UdfCall, entry: str, kind: Kind, processor: Processor, flat: FlatFunction | None = None
) -> RowKernel:
    """Return the function ``entry`` of ``udf`` in the row loop; ``flat`` is that entry, if it is known already.

    Raises
    ------
    ExternCallError
        If it calls device code that exists on a GPU only.
    """
    assert call.window is not None
    flat = flat or _flat(udf, call, entry)
    reduced, length, table = udf.form == "reduced", call.window.length, call.window.table
    about = (udf.takes, udf.returns, call.arguments, reduced, length, table, udf.items)
    udf, call = as_items(udf, call) if udf.items else as_rows(udf, call, entry, kind)
    kernel = RowKernel(udf, call, unroll_loops(flat, ROUND), about)
    by_lanes = kind == "sliding" and not udf.items and (SLOW in kernel.names or len(flat.statements) > STRAIGHT)
    return (lane_kernel(udf, call, flat, about, processor) if by_lanes else None) or kernel


def _flat(udf: PtxUdf, call: UdfCall, entry: str, module: Module | None = None) -> FlatFunction:
    """Return the function ``entry`` of ``udf``, of the PTX ``module``, with all that it calls inside it."""
    pointers = {i: f"const {t.dtype.cpp}*" for i, t in enumerate(udf.takes) if t.what in {"pointer", "window", "label"}}
    pointers |= {i: "char*" for i, parameter in enumerate(udf.takes) if parameter.what == "out"}
    return flat_entry(udf, call, entry, pointers, module)


def as_rows(udf: PtxUdf, call: UdfCall, entry: str, kind: Kind) -> tuple[PtxUdf, UdfCall]:
    """Return a window function as the row function that it is to its loop.

    A table's pitch becomes one more argument, behind the call's own.
    """
    takes: list[ScalarParameter] = []
    columns: list[Parameter] = []
    for parameter in (*udf.takes, *_rows_last(udf, entry)):
        if parameter.what == "window" and kind == "sliding":
            takes.append(parameter)
        elif parameter.what == "pitch":
            takes.append(ScalarParameter(what="argument", index=len(call.arguments), dtype=DTYPES["int64"]))
        elif parameter.what in {"window", "rows", "reduction", "out", "key", "label"}:
            dtype = DTYPES["int64"] if parameter.what in {"window", "label"} else parameter.dtype
            before = kind == "sliding"  # the window, which is no column
            takes.append(ScalarParameter(what="value", index=len(columns) + before, dtype=dtype))
            columns.append(Parameter(dtype=dtype, nullable=False))
        else:
            takes.append(parameter)
    arguments = (*call.arguments, Argument(dtype=DTYPES["int64"]))
    row = replace(udf, name=entry, takes=tuple(takes), form="rows", clipped=None)
    how = replace(call.how, nulls="pass")
    return row, replace(call, parameters=tuple(columns), arguments=arguments, how=how, shape="positional")


def as_items(udf: PtxUdf, call: UdfCall) -> tuple[PtxUdf, UdfCall]:
    """Return a function of a group's rows as the row function that it is to its loop, which gives what it writes alone.

    Its columns are the window's, the rows' codes, and what is written; what is looked up of a group are arguments
    behind the pitch.
    """
    pitch, looked = len(call.arguments), dict[ScalarParameter, int]()
    takes: list[ScalarParameter] = []
    for parameter in udf.takes:
        if parameter.what in {"rows", "reduction", "key"}:
            place = looked.setdefault(parameter, pitch + 1 + len(looked))
            takes.append(ScalarParameter(what="looked", index=place, dtype=parameter.dtype))
        elif parameter.what == "pitch":
            takes.append(ScalarParameter(what="argument", index=pitch, dtype=parameter.dtype))
        else:
            takes.append(replace(parameter, index=2 + parameter.index) if parameter.what == "out" else parameter)
    row = replace(udf, takes=tuple(takes), returns=(), form="rows")
    return row, replace(call, parameters=(), how=replace(call.how, nulls="pass"), shape="positional")


def _rows_last(udf: PtxUdf, entry: str) -> tuple[ScalarParameter, ...]:
    """Return what the second entry takes beyond the first."""
    return (ScalarParameter(what="rows", index=0, dtype=DTYPES["int64"]),) if entry == udf.clipped else ()
