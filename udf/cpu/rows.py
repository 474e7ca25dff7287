"""The row kernel of a UDF: ``out[i] = f(in0[i], in1[i], ...)`` over chunks of rows, as one LLVM module.

Rows are done in chunks of a constant length, so that the vector loop has no scalar remainder to compile; the last
rows are copied into a full chunk. Nothing in a chunk's loop depends on another row, and LLVM vectorises it with
branches turned into selects. What a vector loop cannot do is put off: a row that raises, or whose control would
enter a loop (libdevice's slow paths), only leaves a mark, and marked rows are looked at one by one afterwards.

::

    for each chunk:                                 for each marked row, in order:
        for each of its rows (vectorised):              null: nothing
            out[i], mark[i] = fast(in[i])              raised: return row and status
                                                        would loop: out[i] = whole(in[i])

This module writes the two inner loops, ``udf_fast`` and ``udf_slow``; what is around them is the same for every
function and lies in ``driver.ll``.
"""

from __future__ import annotations

from typing import Literal

from ptx2cpp import flat_function, has_long_loops
from ptx2cpp.flat import FlatFunction
from ptx2cpp.syntax import Module
from udf.base.raising import BAILED_OUT
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.cpu.blocks import blocks_of, left_out, reachable
from udf.cpu.columns import Layout
from udf.cpu.elf import has_shared_code
from udf.cpu.ir import joined
from udf.cpu.lower import LlvmFunction, lower
from udf.cpu.row_plan import CHUNK, FAST, HALT, HINTS, SLOW, RowPlan, piece_of, symbol
from udf.cpu.texts import COPY, MEMCPY
from udf.errors import ExternCallError
from udf.text.library import PREFIX, is_library, linked_llvm, structures

LEFT = """  %left.at = getelementptr i8, ptr %halt, i64 4
  %left.now = load i32, ptr %left.at, align 4
  %is.left = icmp ne i32 %left.now, 0"""
"""What a loop looks at before it starts: whether the call was left. A function that begins so can return, whatever
LLVM finds out about its loops."""

ROUND = 128
"""Instructions of a round, at least, in a loop that no counter ends (what checks cost a Collatz sequence to its end,
Zen 4, with rounds of 24, 64, 96, 128 and 192: 35, 12, 4.7, 3.8 and 11 %)."""

MarkMode = Literal["no", "any", "rows"]
"""What a loop says of rows that it could not finish: nothing, as there are none, whether there are any, or which."""

LOOPS = 65535
"""The mark of a row whose control would enter a loop; every other mark but 0 is a status."""


def flat_entry(
    udf: PtxUdf, call: UdfCall, entry: str, pointers: dict[int, str], module: Module | None = None
) -> FlatFunction:
    """Return the function ``entry`` of a UDF with all that it calls inside it but the library of text.

    Raises
    ------
    ExternCallError
        If it calls device code that exists on a GPU only.
    """
    linked = structures() if PREFIX in udf.text else frozenset()
    flat: FlatFunction = flat_function(
        module or udf.module or udf.text, entry=entry, parameters=pointers, structures=linked
    )
    others = tuple(name for name in flat.externs if not is_library(name))
    if others:
        raise ExternCallError(call.function.__name__, others)
    return flat


class RowKernel:
    """The two inner loops of a UDF, each a module of its own that is written when it is asked for.

    ``udf_fast`` runs whole chunks and leaves blocks on loops out; it is missing if every path loops.
    ``udf_slow`` runs marked rows one by one; it is missing if no block lies on a loop.
    """

    def __init__(self, udf: PtxUdf, call: UdfCall, flat: FlatFunction, about: object, *, alone: bool = False) -> None:
        """Take ``about``, what the code relies on beside the layout, into its symbols.

        ``alone`` is for code that runs on other machines: it calls nothing of the library's machine code.
        """
        self._about, self._flat, self.layout, self._alone = about, flat, Layout(udf, call, flat), alone
        skips = call.how.nulls == "skip" and any(parameter.nullable for parameter in call.parameters)
        which = skips or self.layout.texts or not self.layout.raises  # FULL is asked of each row
        self._anywhere = not which and all(site.own == BAILED_OUT for site in udf.raises)
        self._blocks = blocks_of(flat)
        self._loops = left_out(self._blocks)
        straight = reachable(self._blocks, without=self._loops)
        leaves = any(block.name == flat.exit.name for block in straight)
        in_order = bool(self._loops and self.layout.texts)  # text is written in the order of the rows
        self.names = (FAST,) * (leaves and not in_order) + (SLOW,) * bool(self._loops)

    @property
    def calls(self) -> bool:
        """Return whether it calls the library of text, so that nothing of it can be done in vectors."""
        return bool(self._flat.externs)

    @property
    def can_mark(self) -> int:
        """Return 2 if rows can enter a loop, 1 if they can only raise, else 0."""
        return 2 if SLOW in self.names else int(self.layout.marks)

    @property
    def piece(self) -> int:
        """Return how many rows run between two looks at whether the call is to end."""
        return piece_of(len(self._flat.statements))

    def symbol(self, name: str) -> str:
        """Return the name that the loop ``name`` is exported under."""
        streams = (self.layout.inputs, self.layout.outputs, self.layout.words)
        return symbol(name, (*streams, self.can_mark, self.piece, self.names, self._about))

    def plan(self, udf: PtxUdf, call: UdfCall) -> RowPlan:
        """Return how the loops are called, for who runs them."""
        return RowPlan(
            takes=tuple(parameter.dtype for parameter in call.parameters),
            arguments=tuple(argument.dtype for argument in call.arguments),
            results=udf.results,
            inputs=self.layout.inputs,
            outputs=self.layout.outputs,
            words=self.layout.words,
            raises=udf.raises,
            skips=call.how.nulls == "skip",
            can_mark=self.can_mark,
            loops=has_long_loops(self._flat),
            piece=self.piece,
        )

    def text(self, name: str, vector: int) -> str:
        """Return the module that exports ``udf_fast`` or ``udf_slow``, as LLVM IR.

        ``vector`` is the width of the integers that the processor converts to double in vectors.
        """
        if name == SLOW:
            whole = lower(self._flat, self._blocks, name="whole")
            return joined([*self._needs(whole), whole.text, _slow(self.layout, whole, self.symbol(SLOW))])
        blocks = reachable(self._blocks, without=self._loops)
        fast = lower(self._flat, blocks, name="fast", outside=self._loops, vector=vector)
        marked: MarkMode = "rows" if self.can_mark else "no"
        if self._anywhere and self.can_mark == 1:
            marked = "any"
        loop = _fast(self.layout, fast, self.symbol(FAST), marked=marked, loops=bool(self._loops))
        return joined([*self._needs(fast), "declare void @llvm.assume(i1)", fast.text, loop, HINTS])

    def _needs(self, function: LlvmFunction) -> list[str]:
        """Return what a module with ``function`` needs beside it."""
        copies = {"llvm.memcpy.p0.p0.i64": MEMCPY, "copy_text": COPY} if self.layout.texts else {}
        shared = not self._alone and has_shared_code()
        texts = linked_llvm(function.calls, shared=shared) if function.calls else {}
        return list((copies | function.needs | texts).values())


def _fast(layout: Layout, fast: LlvmFunction, name: str, *, marked: MarkMode, loops: bool) -> str:
    """Write the vector loop over whole chunks; it returns whether any row is marked.

    With ``marked`` "any" it does not matter which one: the first is marked for all.
    """
    body, ending = [*layout.call(fast, "%i"), *layout.stores(fast, "%i")], ["  ret i16 0"]
    if marked == "rows":
        body = ["  %before = phi i16 [ 0, %start ], [ %any, %row ]", *body, *write_mark(layout, fast, loops=loops)]
        ending = ["  ret i16 %any"]
    if marked == "any":
        found = ["  %one = icmp ne i16 %status, 0", "  %any = or i1 %before, %one"]
        body = ["  %before = phi i1 [ false, %start ], [ %any, %row ]", *body, *layout.status(fast), *found]
        ending = ["  %mark = zext i1 %any to i16", "  store i16 %mark, ptr %marks", "  ret i16 %mark"]
    return f"""
define internal i16 @quick_loop({layout.parameters}, ptr noalias %marks, i64 %rows) noinline nounwind {{
start:
  %some = icmp uge i64 %rows, {CHUNK}
  call void @llvm.assume(i1 %some)
  %beyond = and i64 %rows, {CHUNK - 1}
  %whole.chunks = icmp eq i64 %beyond, 0
  call void @llvm.assume(i1 %whole.chunks)
  br label %row
row:
  %i = phi i64 [ 0, %start ], [ %next, %row ]
{joined(body)}
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %rows
  br i1 %done, label %end, label %row, !llvm.loop !0
end:
{joined(ending)}
}}
define i16 @{name}(ptr %columns, ptr %words, ptr %marks, i64 %rows, ptr %unused) nounwind {{
{joined(layout.loads())}
  %any = call i16 @quick_loop({layout.arguments}, ptr %marks, i64 %rows)
  ret i16 %any
}}"""


def write_mark(layout: Layout, fast: LlvmFunction, *, loops: bool) -> list[str]:
    """Write a row's mark: its status, or that it has to be run whole."""
    lines, found = [], "0"
    if layout.marks:
        lines, found = layout.status(fast), "%status"
    if loops:
        lines.append(f"  %loops = extractvalue {fast.result} %r, {layout.flag}")
        lines.append(f"  %mark = select i1 %loops, i16 {LOOPS}, i16 {found}")
        found = "%mark"
    return [
        *lines,
        "  %mark.at = getelementptr i16, ptr %marks, i64 %i",
        f"  store i16 {found}, ptr %mark.at",
        f"  %any = or i16 %before, {found}",
    ]


def _slow(layout: Layout, whole: LlvmFunction, name: str) -> str:
    """Write the loop that runs marked rows one by one and leaves their status; it returns how many.

    ``hidden``, not internal: a parameter that is not used yet (:mod:`udf.cpu.checks`) stays.
    """
    status = layout.status(whole) if layout.marks else ["  %status = add i16 0, 0"]
    return f"""
define hidden i64 @each_loop({layout.parameters}, ptr noalias %marks, i64 %rows, {HALT}) noinline nounwind {{
start:
{LEFT}
  br i1 %is.left, label %left, label %row
left:
  ret i64 0
row:
  %i = phi i64 [ 0, %start ], [ %next, %after ]
  %before = phi i64 [ 0, %start ], [ %count, %after ]
  %mark.at = getelementptr i16, ptr %marks, i64 %i
  %mark = load i16, ptr %mark.at
  %wanted = icmp eq i16 %mark, {LOOPS - (1 << 16)}
  br i1 %wanted, label %run, label %after
run:
{joined([*layout.call(whole, "%i"), *layout.stores(whole, "%i"), *status])}
  store i16 %status, ptr %mark.at
  br label %after
after:
  %hit = phi i64 [ 0, %row ], [ 1, %run ]
  %count = add i64 %before, %hit
  %next = add nuw nsw i64 %i, 1
  %done = icmp uge i64 %next, %rows
  br i1 %done, label %end, label %row
end:
  ret i64 %count
}}
define i64 @{name}(ptr %columns, ptr %words, ptr %marks, i64 %rows, {HALT}) nounwind {{
{joined(layout.loads())}
  %count = call i64 @each_loop({layout.arguments}, ptr %marks, i64 %rows, {HALT})
  ret i64 %count
}}"""
