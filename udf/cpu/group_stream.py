"""A loop over a group's rows as one over all rows as they lie: each goes on from the state that its group is in.

To bring rows of groups together costs several passes over them. A loop that takes one row after the other
needs none: what it carries from row to row is kept for each group. Here such a loop is cut at its head: into
what comes before it, one round, and what comes after. Where a round leaves the loop early all that was done is dropped.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from ptx2cpp.flat import FlatFunction, Instruction
from ptx2cpp.types import TYPES
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.cpu.blocks import Block, Jump, Return
from udf.cpu.body import Body
from udf.cpu.columns import write_conversion
from udf.cpu.function import result_types, write_result
from udf.cpu.ir import llvm_type
from udf.cpu.lower import LlvmFunction, assemble, write_statement, write_terminator
from udf.cpu.row_loops import RowLoop, loop_over_rows
from udf.cpu.row_plan import stored_type
from udf.cpu.windows_plan import COUNTED

_NAME: Final = re.compile(r'%(?:"[^"]*"|[\w.$-]+)')

RESUMED, DONE, LEFT = "stream.resumed", "stream.done", "stream.left"
"""Blocks: where a state is taken up, where it is given back, and where control leaves the loop early."""

AHEAD: Final = 16
"""Rows from one whose group's state is fetched to the one at work: states of 10^5 groups and more lie in no near cache.
A round of 2 million rows took 9.2 ms, and so 5.1; of 10,000 groups 4.9 and 5.0."""

_FETCHES: Final = {
    "llvm.umin.i64": "declare i64 @llvm.umin.i64(i64, i64)",
    "llvm.prefetch.p0": "declare void @llvm.prefetch.p0(ptr, i32, i32, i32)",
}

TAKEN: Final = frozenset(("window", "pitch", "out", "rows", "argument"))


def stream_text(udf: PtxUdf, call: UdfCall, flat: FlatFunction) -> str | None:
    """Return the module of a group function as a loop over rows as they lie; None of what is no such loop.

    It exports ``udf_begin_stream`` and ``udf_end_stream``, over groups, and ``udf_stream_rows``.
    """
    parts = [part for one in udf.returns for part in one.dtype.parts]
    plain = all(part.kind in "iufb" for part in parts) and all(one.dtype.is_number for one in udf.returns)
    takes = {parameter.what for parameter in udf.takes}
    if not plain or call.how.errors != "raise" or not takes <= TAKEN or flat.locals or flat.data or flat.externs:
        return None
    if any(one.is_array for one in call.arguments) or any(one.index for one in udf.takes if one.what == "window"):
        return None
    loop = loop_over_rows(flat, [parameter.what for parameter in udf.takes])
    return None if loop is None else _module(udf, flat, loop)


# -- its three parts -----------------------------------------------------------------------------------


def _module(udf: PtxUdf, flat: FlatFunction, loop: RowLoop) -> str:
    """Return the module of the three loops: over groups, rows, and groups again."""
    begin = _part(flat, loop, "begin", loop.before, {loop.head: DONE})
    rounds = {loop.head: DONE, loop.after: DONE} if loop.tested == loop.latch else {loop.head: DONE}
    inside = _renamed(loop.inside, rounds, only=loop.latch)
    row = _part(flat, loop, "row", (*loop.before, *inside), {loop.head: RESUMED}, of=loop.before, then=loop.head)
    ends, then = loop.behind, loop.after
    if loop.tested != loop.latch:
        ends, then = (*(one for one in loop.inside if one.name == loop.head), *ends), loop.head
    end = _part(
        flat, loop, "end", (*loop.before, *ends), {loop.head: RESUMED}, of=loop.before, then=then, settled=loop.settled
    )
    gives = list(zip(result_types(udf), (llvm_type(TYPES[one.type]) for one in flat.outputs), strict=True))
    stores = list[str]()
    for k, (dtype, type_) in enumerate(gives):
        stores += write_result(end.result, k, type_, dtype, stored_type(dtype))
        stores.append(f"  %to{k} = getelementptr ptr, ptr %results, i64 {k}")
        stores.append(f"  %array{k} = load ptr, ptr %to{k}, align 8")
        stores.append(f"  %place{k} = getelementptr {stored_type(dtype)}, ptr %array{k}, i64 %i")
        stores.append(f"  store {stored_type(dtype)} %give{k}, ptr %place{k}")
    given = [_given(udf, flat, one, loop, at=at) for one, at in ((begin, "group"), (end, "state"), (row, "row"))]
    width = len(loop.state) | COUNTED * any("ptr %counts" in line for lines in given for line in lines)
    loops = [
        _each("udf_begin_stream", [*given[0], *_left("%r")], len(loop.state), gives=width),
        _each(
            "udf_end_stream",
            [*given[1], f"  %early = extractvalue {end.result} %r, {len(gives)}", *_left("%early"), *stores],
            len(loop.state),
        ),
        _rows([*given[2], *_left("%r")], len(loop.state)),
    ]
    needs = begin.needs | row.needs | end.needs | _FETCHES
    return "\n".join([*needs.values(), begin.text, row.text, end.text, *loops, ""])


def _renamed(blocks: Iterable[Block], targets: dict[str, str], only: str = "") -> tuple[Block, ...]:
    """Return blocks of which others are where control goes, or the block ``only`` with them."""
    found = []
    for one in blocks:
        end: Any = one.end
        others = replace(end, targets=tuple(targets.get(name, name) for name in end.targets))
        found.append(replace(one, end=others) if only in ("", one.name) else one)
    return tuple(found)


def _part(
    flat: FlatFunction,
    loop: RowLoop,
    name: str,
    blocks: tuple[Block, ...],
    targets: dict[str, str],
    *,
    of: tuple[Block, ...] | None = None,
    then: str = "",
    settled: tuple[Instruction, ...] = (),
) -> LlvmFunction:
    """Return ``blocks`` as a function: where control goes to ``targets`` from blocks ``of``, it goes there instead.

    With ``then`` the function takes a state, and goes on there once that is taken up. It gives the results, or else
    writes the state to its place, and says whether control left for a block that it has not.
    """
    body = Body(flat)
    renamed = _renamed(of or blocks, targets)
    own = {one.name for one in blocks} | {RESUMED, DONE}
    for block in (*renamed, *(one for one in blocks if one not in (of or blocks))):
        outside = frozenset(one for one in block.end.targets if one not in own)
        held = _renamed((block,), dict.fromkeys(outside, LEFT))[0]
        body.begin_block(block.name)
        for one in held.statements:
            write_statement(body, one)
        write_terminator(body, held, flat, flagged=True)
    if then:
        body.begin_block(RESUMED)
        for k, register in enumerate(loop.state):
            body.write(register, f"%s{k}")
        for one in settled:
            write_statement(body, one)
        write_terminator(body, Block(RESUMED, (), Jump((then,))), flat, flagged=False)
    gives_results = any(isinstance(one.end, Return) for one in blocks)
    result = _write_ends(body, flat, loop, gives_results=gives_results)
    whole = assemble(flat, body, name, entry=blocks[0].name, flagged=False)
    more = "".join(f", {body.type_of(one)} %s{k}" for k, one in enumerate(loop.state)) if then else ""
    more += "" if gives_results else ", ptr %state"
    head, rest = whole.text.split("\n", 1)
    takes = head[head.index("(") : head.rindex(")")]
    text = f"define internal {result} @{name}{takes}{more}) alwaysinline nounwind {{\n{rest}"
    return replace(whole, result=result, text=text)


def _write_ends(body: Body, flat: FlatFunction, loop: RowLoop, *, gives_results: bool) -> str:
    """Write where a part ends early, and where it gives its state; return the type of what it gives."""
    if gives_results:
        types = [*map(body.output_type, flat.outputs), "i1"]
        result = f"{{ {', '.join(types)} }}"
        nothing = f"{{ {', '.join(f'{one} zeroinitializer' for one in types[:-1])}, i1 true }}"
    else:
        result, nothing = "i1", "true"
    body.begin_block(LEFT)
    body.ir.do(f"ret {result} {nothing}")
    if not gives_results:
        body.begin_block(DONE)
        for k, register in enumerate(loop.state):
            body.ir.lines += write_conversion(
                body.read(register), body.type_of(register), f"%kept{k}", "i64", signed=False
            )
            body.ir.do(f"%kept{k}.at = getelementptr i64, ptr %state, i64 {k}")
            body.ir.do(f"store i64 %kept{k}, ptr %kept{k}.at, align 8")
        body.ir.do("ret i1 false")
    return result


def _given(udf: PtxUdf, flat: FlatFunction, part: LlvmFunction, loop: RowLoop, *, at: str) -> list[str]:
    """Write ``%r``: what a part gives of the group ``%group``: alone, in its "state", or there at the "row" ``%i``."""
    lines, given = list[str](), list[str]()
    for k, (parameter, one, type_) in enumerate(zip(udf.takes, flat.inputs, part.parameters, strict=True)):
        if parameter.what == "window":
            value = "%row" if at == "row" else "null"
        elif parameter.what == "out" and at != "row":
            value = "null"
        elif parameter.what == "rows" and not _reads(part.text, k):
            value = "0"  # it said when the function's own loop ends
        elif parameter.what == "out":
            lines.append(f"  %out{k}.at = getelementptr ptr, ptr %outs, i64 {parameter.index}")
            lines.append(f"  %out{k}.array = load ptr, ptr %out{k}.at, align 8")
            lines.append(f"  %out{k} = getelementptr i64, ptr %out{k}.array, i64 %i")
            value = f"%out{k}"
        else:
            source = "i64" if parameter.what == "rows" else stored_type(parameter.dtype)
            word = 0 if parameter.what == "pitch" else 1 + parameter.index
            place = "ptr %counts, i64 %group" if parameter.what == "rows" else f"ptr %words, i64 {word}"
            lines.append(f"  %x{k}.at = getelementptr i64, {place}")
            lines.append(f"  %x{k} = load {source}, ptr %x{k}.at, align 8")
            value = f"%taken{k}"
            signed = parameter.dtype.kind == "i"
            lines += write_conversion(f"%x{k}", source, value, llvm_type(TYPES[one.type]), signed=signed)
        given.append(f"{type_} {value}")
    for k, register in enumerate(() if at == "group" else loop.state):
        type_ = llvm_type(TYPES[register.type])
        lines.append(f"  %s{k}.at = getelementptr i64, ptr %state, i64 {k}")
        lines.append(f"  %s{k}.word = load i64, ptr %s{k}.at, align 8")
        lines += write_conversion(f"%s{k}.word", "i64", f"%s{k}", type_, signed=False)
        given.append(f"{type_} %s{k}")
    given += [] if at == "state" else ["ptr %state"]
    return [*lines, f"  %r = call {part.result} @{part.name}({', '.join(given)})"]


def _reads(text: str, number: int) -> bool:
    """Return whether a function's result, memory or way depends on its parameter ``number``; perhaps where it does not.

    A register that is stored to is of the parameter if it is read at all.
    """
    head, *lines = text.split("\n")
    made_of, live = dict[str, set[str]](), set[str]()
    own = {line.split()[0] for line in lines if " = alloca " in line}
    for line in lines:
        names, words = _NAME.findall(line), line.split()
        if " = alloca " in line or (words[:2] == ["br", "i1"] and len({*names[1:]}) == 1):
            continue  # a branch to one block either way
        if words[:1] == ["store"] and names and names[-1] in own:
            made_of.setdefault(names[-1], set()).update(names[:-1])
        elif words[1:2] == ["="] and "call" not in words:
            made_of.setdefault(names[0], set()).update(names[1:])
        else:
            live.update(names)
    while more := {name for one in live for name in made_of.get(one, ())} - live:
        live |= more
    return _NAME.findall(head[head.index("(") :])[number] in live


def _left(early: str) -> list[str]:
    """Write where a loop over rows ends: control has left the function's loop early."""
    return [f"  br i1 {early}, label %left, label %goes.on", "goes.on:"]


def _each(name: str, body: list[str], width: int, gives: int = 0) -> str:
    """Return a loop over the groups that are marked: ``%states`` has those of ``width`` words each.

    It gives ``gives``, or -1 where one ends otherwise than its loop would.
    """
    lines = "\n".join(body)
    return f"""
define i64 @{name}(ptr %marks, ptr %counts, ptr noalias %states, ptr %words, ptr %results, i64 %groups) nounwind {{
start:
  %none = icmp eq i64 %groups, 0
  br i1 %none, label %end, label %each
each: ; those without a row are left out: i are those that have some
  %group = phi i64 [ 0, %start ], [ %next, %after ]
  %i = phi i64 [ 0, %start ], [ %i.next, %after ]
  %mark.at = getelementptr i8, ptr %marks, i64 %group
  %mark = load i8, ptr %mark.at, align 1
  %has = icmp ne i8 %mark, 0
  br i1 %has, label %run, label %after
run:
  %i.run = add nuw nsw i64 %i, 1
  %place = mul i64 %group, {width}
  %state = getelementptr i64, ptr %states, i64 %place
{lines}
  br label %after
after:
  %i.next = phi i64 [ %i, %each ], [ %i.run, %goes.on ]
  %next = add nuw nsw i64 %group, 1
  %done = icmp eq i64 %next, %groups
  br i1 %done, label %end, label %each
left:
  ret i64 -1
end:
  ret i64 {gives}
}}"""


def _rows(body: list[str], width: int) -> str:
    """Return the loop over rows ``%first .. %stop``: it gives -1, or the row where control leaves the function's."""
    lines = "\n".join(body)
    return f"""
define i64 @udf_stream_rows(ptr %values, i64 %size, ptr noalias %groups, i64 %first, i64 %stop,
    ptr noalias %counts, ptr noalias %states, ptr noalias %words, ptr noalias %outs) nounwind {{
start:
  %none = icmp uge i64 %first, %stop
  %last = sub i64 %stop, 1
  br i1 %none, label %end, label %each
each:
  %i = phi i64 [ %first, %start ], [ %next, %after ]
  %ahead = add i64 %i, {AHEAD}
  %ahead.row = call i64 @llvm.umin.i64(i64 %ahead, i64 %last)
  %ahead.at = getelementptr i64, ptr %groups, i64 %ahead.row
  %ahead.group = load i64, ptr %ahead.at, align 8
  %ahead.place = mul i64 %ahead.group, {width}
  %ahead.state = getelementptr i64, ptr %states, i64 %ahead.place
  call void @llvm.prefetch.p0(ptr %ahead.state, i32 1, i32 3, i32 1)
  %at = getelementptr i64, ptr %groups, i64 %i
  %group = load i64, ptr %at, align 8
  %has = icmp sge i64 %group, 0
  br i1 %has, label %run, label %after
run:
  %behind = mul i64 %i, %size
  %row = getelementptr i8, ptr %values, i64 %behind
  %place = mul i64 %group, {width}
  %state = getelementptr i64, ptr %states, i64 %place
{lines}
  br label %after
after:
  %next = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %next, %stop
  br i1 %done, label %end, label %each
left:
  ret i64 %i
end:
  ret i64 -1
}}"""
