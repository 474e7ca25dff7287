"""A window function with loops, run for several windows at once: one window a lane of a vector register.

LLVM vectorises a loop over windows only if a window has no loop of its own. But windows of one length run through
their loops alike: counters, addresses and most branches do not depend on values (``ptx2cpp.coarsen`` finds which). So
the PTX function is written once more with vectors for divergent registers: a window's value at an address, loaded for
all lanes at once, as neighbouring windows start at neighbouring values. A divergent branch becomes selects where both
its sides end in the same block without a loop (if-conversion: Allen, Kennedy et al., POPL 1983). Where they do not (a
loop is left, an exception is raised) the lanes bail out as soon as one of them would go where the others do not, and
their windows are marked to be run one by one (``rows.py``).

::

    for each chunk of windows:
        for each group of lanes:   raw[group] = lanes(window)         this module's loop, vectors
        for each window:           out[i], mark[i] = raw[i]           vectorised by LLVM
"""

from __future__ import annotations

from dataclasses import replace

from ptx2cpp.coarsen import spell_out_constants
from ptx2cpp.flat import Address, FlatFunction, Input, Output, Register, registers_of
from ptx2cpp.types import TYPES, PtxType
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.cpu.blocks import Block, Branch, Jump
from udf.cpu.body import Body, argument, label, slot
from udf.cpu.ir import SUFFIXES, insert_values, llvm_type
from udf.cpu.lower import BAILED_OUT, LlvmFunction, assemble, bail_out, write_statement, write_terminator
from udf.cpu.native import Processor
from udf.cpu.row_plan import CHUNK, FAST, HALT, MOST_ROWS, SLOW
from udf.cpu.rows import LEFT, RowKernel, write_mark
from udf.cpu.windows_control import IfConversion, if_conversion
from udf.cpu.windows_lane_ir import LaneIr, NoLanesError

REGISTERS = ((4, 4), (8, 2), (1 << 62, 1))
"""How many registers a value takes, by the most values that differ and cross from block to block: several hide an
addition's latency, but all have to stay in registers."""


def lanes_of(
    flat: FlatFunction, plan: IfConversion, lanes: int, own: frozenset[int], vector: int
) -> tuple[LlvmFunction, bool]:
    """Write ``flat`` for ``lanes`` windows, and say whether it can bail out (its last result).

    ``own`` are the parameters of which each window has its own value; ``vector`` is the processor's.

    Raises
    ------
    NoLanesError
        If an instruction has no form for lanes, or reads at an address that depends on a value.
    """
    body = LaneBody(flat, plan, lanes, own, vector)
    by_name = {block.name: block for block in plan.blocks}
    bails_out = any(block.name not in plan.inside and plan.must_agree(block) for block in plan.blocks)
    for block in plan.blocks:
        region = plan.regions.get(block.name, ())
        if block.name in plan.inside:
            continue
        _statements(body, block)
        if not region:
            _end(body, block, flat, agree=plan.must_agree(block), flagged=bails_out)
        for name, following in zip((block.name, *region), region, strict=False):
            if name != block.name:
                _statements(body, by_name[name])
            _masked_end(body, by_name[name], following)
    if bails_out:
        bail_out(body, flat)
    return assemble(flat, body, "fast", entry=plan.blocks[0].name, flagged=bails_out), bails_out


def _statements(body: LaneBody, block: Block) -> None:
    body.begin_block(block.name)
    for statement in block.statements:
        write_statement(body, statement)


def _end(body: LaneBody, block: Block, flat: FlatFunction, *, agree: bool, flagged: bool) -> None:
    """Write a decision that is the same for all lanes, or that they have to ``agree`` on."""
    ir, end = body.ir, block.end
    if not agree:
        write_terminator(body, block, flat, flagged=flagged)
        return
    assert isinstance(end, Branch)
    holds = body.read(end.guard.register)
    some, all_ = (_reduced(body, word, holds) for word in ("or", "and"))
    split = ir.op("xor", "i1", some, all_)
    body.end_block()
    together = ir.fresh("together")
    ir.do(f'br i1 {split}, label %{label(BAILED_OUT.name)}, label %"{together}"')
    ir.label(f'"{together}"')
    ways = ", ".join(f"label %{label(target)}" for target in end.by_register)
    ir.do(f"br i1 {some}, {ways}")


def _reduced(body: LaneBody, word: str, holds: str) -> str:
    """Return whether a predicate holds in some lane ("or") or in all ("and")."""
    wide = f"<{body.lanes} x i1>"
    called = f"llvm.vector.reduce.{word}.v{body.lanes}i1"
    body.ir.declarations[called] = f"declare i1 @{called}({wide})"
    return body.ir.emit(f"call i1 @{called}({wide} {holds})")


def _masked_end(body: LaneBody, block: Block, following: str) -> None:
    """Write the end of a block whose branch becomes a mask, or that has one: control goes straight on."""
    end = block.end
    if isinstance(end, Jump):
        body.went(*end.targets, None)
    elif isinstance(end, Branch):
        holds = body.read(end.guard.register)
        for target, mask in zip(end.by_register, (holds, body.ir.op("xor", "i1", holds, "true")), strict=True):
            body.went(target, mask)
    else:
        raise NoLanesError
    body.end_block()
    body.ir.do(f"br label %{label(following)}")


class LaneKernel(RowKernel):
    """The two inner loops of a window function: ``udf_fast`` in lanes, ``udf_slow`` where those can bail out."""

    def __init__(self, udf: PtxUdf, call: UdfCall, flat: FlatFunction, about: object, processor: Processor) -> None:
        super().__init__(udf, call, flat, about)
        flat = spell_out_constants(flat)
        own = frozenset(i for i, one in enumerate(udf.takes) if one.what == "value")
        plan = if_conversion(flat, _parameter(udf), own)
        wide = sum(plan.uniformity.get(name) == "divergent" for name in plan.crossing)
        lanes = processor.register_bits // 64 * next(times for most, times in REGISTERS if wide <= most)
        self._fast, self._bails_out = lanes_of(flat, plan, lanes, own, processor.vector)
        self._lanes = lanes
        self._types = tuple(llvm_type(TYPES[o.type]) for o in flat.outputs)
        self.names = (FAST, SLOW) if self._bails_out else (FAST,)

    @property
    def can_mark(self) -> int:
        """Return 2 if windows can be left to be run one by one, 1 if they can only raise, else 0."""
        return 2 if self._bails_out else int(self.layout.raises)

    @property
    def piece(self) -> int:
        """Return how many windows run between two looks of the driver; the loops in lanes look by themselves."""
        return MOST_ROWS

    def text(self, name: str, vector: int) -> str:
        """Return the module that exports ``udf_fast`` or ``udf_slow``, as LLVM IR."""
        if name == SLOW:
            return super().text(name, vector)
        raws = [f"%raw{k}" for k in range(len(self._types))] + ["%bailed"] * self._bails_out
        parameters = ", ".join(f"ptr noalias {raw}" for raw in raws)
        arguments = ", ".join(f"ptr {raw}" for raw in raws)
        rooms = [f"  %raw{k} = alloca [{CHUNK} x {t}], align 64" for k, t in enumerate(self._types)]
        rooms += [f"  %bailed = alloca [{CHUNK} x i1], align 64"] * self._bails_out
        return "\n".join(
            [
                *self._fast.needs.values(),
                self._fast.text,
                self._groups(parameters),
                self._rest(parameters),
                f"""
define i16 @{self.symbol(FAST)}(ptr %columns, ptr %words, ptr %marks, i64 %rows, {HALT}) nounwind {{
start:
{chr(10).join(self.layout.loads())}
{chr(10).join(rooms)}
  br label %chunk
chunk:
  %c = phi i64 [ 0, %start ], [ %next, %chunk ]
  %before = phi i16 [ 0, %start ], [ %any, %chunk ]
  call void @quick_loop({self.layout.arguments}, {arguments}, i64 %c, {HALT})
  %here = call i16 @rest_loop({self.layout.arguments}, ptr %marks, {arguments}, i64 %c)
  %any = or i16 %before, %here
  %next = add nuw nsw i64 %c, {CHUNK}
  %done = icmp uge i64 %next, %rows
  br i1 %done, label %end, label %chunk
end:
  ret i16 %any
}}""",
            ]
        )

    def _groups(self, parameters: str) -> str:
        """Write the loop over the groups of one chunk: raw results, lane by lane."""
        result, lines = self._fast.result, list(self.layout.call(self._fast, "%i"))
        for k, type_ in enumerate(self._types):
            wide = f"<{self._lanes} x {type_}>"
            lines.append(f"  %value{k} = extractvalue {result} %r, {k}")
            lines.append(f"  %at{k} = getelementptr {type_}, ptr %raw{k}, i64 %k")
            lines.append(f"  store {wide} %value{k}, ptr %at{k}, align 8")
        if self._bails_out:
            wide = f"<{self._lanes} x i8>"
            lines += [
                f"  %flag = extractvalue {result} %r, {len(self._types)}",
                "  %byte = zext i1 %flag to i8",
                f"  %byte.first = insertelement {wide} poison, i8 %byte, i32 0",
                f"  %bytes = shufflevector {wide} %byte.first, {wide} poison, <{self._lanes} x i32> zeroinitializer",
                "  %bailed.at = getelementptr i8, ptr %bailed, i64 %k",
                f"  store {wide} %bytes, ptr %bailed.at, align 8",
            ]
        return f"""
define hidden void @quick_loop({self.layout.parameters}, {parameters}, i64 %c, {HALT}) noinline nounwind {{
start:
{LEFT}
  br i1 %is.left, label %end, label %group
group:
  %k = phi i64 [ 0, %start ], [ %next, %group ]
  %i = add nuw nsw i64 %c, %k
{chr(10).join(lines)}
  %next = add nuw nsw i64 %k, {self._lanes}
  %done = icmp uge i64 %next, {CHUNK}
  br i1 %done, label %end, label %group
end:
  ret void
}}"""

    def _rest(self, parameters: str) -> str:
        """Write the loop over the windows of one chunk that stores results as columns have them, and marks."""
        types = [*self._types, *["i1"] * self._bails_out]
        result, lines = f"{{ {', '.join(types)} }}", []
        for k, type_ in enumerate(self._types):
            lines.append(f"  %raw{k}.at = getelementptr {type_}, ptr %raw{k}, i64 %k")
            lines.append(f"  %raw{k}.here = load {type_}, ptr %raw{k}.at, align 4")
        if self._bails_out:
            lines += [
                "  %bailed.at = getelementptr i8, ptr %bailed, i64 %k",
                "  %bailed.byte = load i8, ptr %bailed.at, align 1",
                "  %bailed.here = icmp ne i8 %bailed.byte, 0",
            ]
        values = [*(f"%raw{k}.here" for k in range(len(self._types))), *["%bailed.here"] * self._bails_out]
        lines += insert_values("%r", result, list(zip(types, values, strict=True)))
        one = replace(self._fast, result=result)
        lines += self.layout.stores(one, "%i")
        marked = self.can_mark > 0
        if marked:
            lines += write_mark(self.layout, one, loops=self._bails_out)
        before = "  %before = phi i16 [ 0, %start ], [ %any, %row ]" if marked else ""
        return f"""
define internal i16 @rest_loop({self.layout.parameters}, ptr noalias %marks, {parameters}, i64 %c) noinline nounwind {{
start:
  br label %row
row:
  %k = phi i64 [ 0, %start ], [ %next, %row ]
{before}
  %i = add nuw nsw i64 %c, %k
{chr(10).join(lines)}
  %next = add nuw nsw i64 %k, 1
  %done = icmp uge i64 %next, {CHUNK}
  br i1 %done, label %end, label %row
end:
  ret i16 {"%any" if marked else "0"}
}}"""


def _parameter(udf: PtxUdf) -> int:
    """Return which parameter is the address of the window."""
    return next(i for i, one in enumerate(udf.takes) if one.what == "window")


def lane_kernel(
    udf: PtxUdf, call: UdfCall, flat: FlatFunction, about: object, processor: Processor
) -> LaneKernel | None:
    """Return a sliding window function's loop in lanes; None if it is not the same for all of them."""
    try:
        return LaneKernel(udf, call, flat, about, processor)
    except NoLanesError:
        return None


class LaneBody(Body):
    """Registers of which the divergent ones hold vectors.

    ``masks`` says for a block of a converted branch which lanes are in it; it keeps what its lanes set. ``own`` are
    the parameters of which each window has its own value; ``vector`` is the processor's
    (:class:`~udf.cpu.native.Processor`).
    """

    __slots__ = ("_lanes", "_mask", "_name", "_own", "_plan", "_taken", "_uniformity")

    def __init__(self, flat: FlatFunction, plan: IfConversion, lanes: int, own: frozenset[int], vector: int) -> None:
        self._lanes = LaneIr(lanes, vector)
        super().__init__(flat, ir=self._lanes)
        self._plan, self._uniformity = plan, plan.uniformity
        self._mask: str | None = None
        self._name = ""
        self._taken: dict[tuple[str, str], str] = {}
        self._own = own
        for parameter in flat.inputs:
            if parameter.parameter in own:
                self._lanes.is_vector(argument(parameter.name))

    def input_type(self, parameter: Input) -> str:
        """Return the LLVM type of a parameter: a vector if each window has its own value."""
        own = super().input_type(parameter)
        return self._lanes.wide(own) if parameter.parameter in self._own else own

    @property
    def lanes(self) -> int:
        """Return how many windows there are."""
        return self._lanes.lanes

    def _is_divergent(self, register: Register) -> bool:
        return self._uniformity.get(register.name) == "divergent"

    def type_of(self, register: Register) -> str:
        """Return the LLVM type of what ``register`` holds."""
        type_ = llvm_type(TYPES[register.type])
        return self._lanes.wide(type_) if self._is_divergent(register) else type_

    def read(self, register: Register) -> str:
        """Return the value in ``register``."""
        value = super().read(register)
        if self._is_divergent(register):
            self._lanes.is_vector(value)
        return value

    def write(self, register: Register, value: str) -> None:
        """Set ``register``."""
        if self._is_divergent(register):
            value = self._lanes.spread(llvm_type(TYPES[register.type]), value)
        elif self._lanes.is_wide(value):
            raise NoLanesError
        super().write(register, value)

    def begin_block(self, name: str) -> None:
        """Start a block; one of a converted branch has a mask."""
        super().begin_block(name)
        self._name, self._mask = name, None
        edges = self._plan.entries.get(name)
        if edges is not None:
            masks = [self._taken[edge] for edge in edges]
            self._mask = masks[0]
            for other in masks[1:]:
                self._mask = self._lanes.op("or", "i1", self._mask, other)

    def end_block(self) -> None:
        """Keep what the block has set, for the lanes that are in it."""
        if self._mask is not None:
            for name, type_ in list(self._written.items()):
                if self._uniformity.get(name) != "divergent":
                    continue  # set anew by all that read it
                self._slots[name] = type_
                before = self._lanes.emit_wide(f"load {type_}, ptr {slot(name)}")
                whole = f"{type_} {self._now[name]}, {type_} {before}"
                self._now[name] = self._lanes.emit_wide(f"select {self._lanes.wide('i1')} {self._mask}, {whole}")
        super().end_block()

    def went(self, target: str, holds: str | None) -> None:
        """Note which lanes go from this block to ``target``: those where ``holds``, or all that are in it."""
        mask = self._mask
        if holds is not None:
            holds = self._lanes.spread("i1", holds)
            mask = holds if mask is None else self._lanes.op("and", "i1", mask, holds)
        assert mask is not None
        key = (self._name, target)
        self._taken[key] = self._lanes.op("or", "i1", self._taken[key], mask) if key in self._taken else mask

    def pointer(self, memory: Address, offset: int = 0) -> str:
        """Return the pointer of the first lane."""
        for register in registers_of(memory):
            if self._is_divergent(register):
                raise NoLanesError
        return super().pointer(memory, offset)

    def loaded(self, memory: Address, offset: int, kind: PtxType, volatile: str, constant: str) -> str:
        """Return a value: one a lane, next to each other, where the address moves from lane to lane."""
        moves = any(self._uniformity.get(r.name) == "affine" for r in registers_of(memory))
        if not moves and self._mask is None:
            return super().loaded(memory, offset, kind, volatile, constant)
        if not moves or kind.bytes != 8 or volatile:
            raise NoLanesError
        pointer, type_ = self.pointer(memory, offset), llvm_type(kind)
        whole = self._lanes.wide(type_)
        if self._mask is None:
            return self._lanes.emit_wide(f"load {whole}, ptr {pointer}, align {kind.bytes}{constant}")
        # only lanes that are here may read: the others' windows may end before it
        mask = self._lanes.wide("i1")
        called = f"llvm.masked.load.v{self._lanes.lanes}{SUFFIXES.get(type_, type_)}.p0"
        self._lanes.declarations[called] = f"declare {whole} @{called}(ptr, i32, {mask}, {whole})"
        given = f"ptr {pointer}, i32 8, {mask} {self._mask}, {whole} zeroinitializer"
        return self._lanes.emit_wide(f"call {whole} @{called}({given})")

    def output_type(self, output: Output) -> str:
        """Return the type of a result: a vector."""
        return self._lanes.wide(super().output_type(output))

    def output(self, output: Output) -> str:
        """Return a result's values."""
        return self._lanes.spread(llvm_type(TYPES[output.type]), super().output(output))
