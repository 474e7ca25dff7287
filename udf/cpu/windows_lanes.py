"""A window function with loops, run for several windows at once: one window a lane of a vector register.

LLVM vectorises a loop over windows only if a window has no loop of its own. But windows of one length run through
their loops alike: counters, addresses and most branches do not depend on values (``ptx2cpp.widen`` finds which). So
the routine is written once more with vectors for what does: a window's value at an address, loaded for all lanes at
once, as neighbouring windows start at neighbouring values. A branch that does depend on values becomes selects where
both its sides end in the same block without a loop (if-conversion: Allen, Kennedy et al., POPL 1983). Where they do
not (a loop is left, an exception is raised) the lanes give up as soon as one of them would go where the others do
not, and their windows are marked to be run one by one (``rows.py``).

::

    for each chunk of windows:
        for each group of lanes:   raw[group] = lanes(window)         this module's loop, vectors
        for each window:           out[i], mark[i] = raw[i]           vectorised by LLVM
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ptx2cpp.routine import Operation, registers_of
from ptx2cpp.types import TYPES
from ptx2cpp.widen import kinds_of, sources, written
from udf.cpu.blocks import Branch, Jump, Switch, blocks_of
from udf.cpu.body import Body, label, slot
from udf.cpu.ir import SUFFIXES, Ir, llvm_type
from udf.cpu.lower import GIVEN_UP, LlvmFunction, assembled, give_up, write_end, write_step
from udf.cpu.native import host
from udf.cpu.rows import CHUNK, EACH, QUICK, RowKernel, mark

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ptx2cpp.routine import Memory, Output, Register, Routine
    from ptx2cpp.types import PtxType
    from ptx2cpp.widen import Kind
    from udf.cpu.blocks import Block
    from udf.stages import PtxUdf, UdfCall


REGISTERS = ((12, 4), (40, 2), (1 << 62, 1))
"""How many registers a lane-wise value takes, by the most such values: several hide an addition's latency, but all
have to stay in registers."""


class NoLanesError(Exception):
    """The routine is not the same for all lanes: an address depends on a value, or it keeps an array."""


# --- values in lanes ------------------------------------------------------------------------------


class LaneIr(Ir):
    """Writes an instruction on vectors if one of its operands is one; the others are spread over all lanes."""

    __slots__ = ("_vectors", "lanes")

    def __init__(self, lanes: int, vector: int) -> None:
        super().__init__(vector)
        self.lanes, self._vectors = lanes, set[str]()

    def wide(self, type_: str) -> str:
        """Return the type of one ``type_`` a lane."""
        return f"<{self.lanes} x {type_}>"

    def is_wide(self, *values: str) -> bool:
        """Return whether any of ``values`` is a vector."""
        return not self._vectors.isdisjoint(values)

    def is_vector(self, name: str) -> None:
        """Note that a value is a vector."""
        self._vectors.add(name)

    def emit_wide(self, text: str) -> str:
        """Append an instruction that gives a vector."""
        name = self.emit(text)
        self._vectors.add(name)
        return name

    def spread(self, type_: str, value: str) -> str:
        """Return a value as a vector, the same in every lane if it is none."""
        if value in self._vectors:
            return value
        whole = self.wide(type_)
        first = self.emit(f"insertelement {whole} poison, {type_} {value}, i32 0")
        mask = f"<{self.lanes} x i32> zeroinitializer"
        return self.emit_wide(f"shufflevector {whole} {first}, {whole} poison, {mask}")

    def op(self, opcode: str, type_: str, a: str, b: str) -> str:
        """Write a binary operation."""
        if not self.is_wide(a, b):
            return super().op(opcode, type_, a, b)
        a, b = self.spread(type_, a), self.spread(type_, b)
        return self.emit_wide(f"{opcode} {self.wide(type_)} {a}, {b}")

    def cast(self, opcode: str, source: str, value: str, target: str) -> str:
        """Write a conversion."""
        if source == target or not self.is_wide(value):
            return super().cast(opcode, source, value, target)
        return self.emit_wide(f"{opcode} {self.wide(source)} {value} to {self.wide(target)}")

    def fneg(self, type_: str, value: str) -> str:
        """Flip a float's sign."""
        if not self.is_wide(value):
            return super().fneg(type_, value)
        return self.emit_wide(f"fneg {self.wide(type_)} {value}")

    def icmp(self, condition: str, type_: str, a: str, b: str) -> str:
        """Compare integers."""
        return self._compare("icmp", condition, type_, a, b)

    def fcmp(self, condition: str, type_: str, a: str, b: str) -> str:
        """Compare floats."""
        return self._compare("fcmp", condition, type_, a, b)

    def _compare(self, opcode: str, condition: str, type_: str, a: str, b: str) -> str:
        if not self.is_wide(a, b):
            return self.emit(f"{opcode} {condition} {type_} {a}, {b}")
        a, b = self.spread(type_, a), self.spread(type_, b)
        return self.emit_wide(f"{opcode} {condition} {self.wide(type_)} {a}, {b}")

    def select(self, condition: str, type_: str, a: str, b: str) -> str:
        """Write ``condition ? a : b``; one condition may hold for all lanes."""
        if not self.is_wide(condition, a, b):
            return super().select(condition, type_, a, b)
        a, b = self.spread(type_, a), self.spread(type_, b)
        asked = self.wide("i1") if self.is_wide(condition) else "i1"
        return self.emit_wide(f"select {asked} {condition}, {self.wide(type_)} {a}, {self.wide(type_)} {b}")

    def intrinsic(self, name: str, type_: str, *values: str) -> str:
        """Call an intrinsic whose operands and result have one type."""
        if not self.is_wide(*values):
            return super().intrinsic(name, type_, *values)
        return self._call(name, type_, *((self.wide(type_), self.spread(type_, v)) for v in values))

    def flagged(self, name: str, type_: str, value: str) -> str:
        """Call an intrinsic that takes a value and ``i1 false``."""
        if not self.is_wide(value):
            return super().flagged(name, type_, value)
        return self._call(name, type_, (self.wide(type_), value), ("i1", "false"))

    def _call(self, name: str, type_: str, *given: tuple[str, str]) -> str:
        called = f"{name}.v{self.lanes}{SUFFIXES.get(type_, type_)}"
        self._vectors.add(value := super().call(called, self.wide(type_), *given))
        return value

    def call(self, name: str, result: str, *arguments: tuple[str, str]) -> str:
        """Call a function of scalars."""
        if self.is_wide(*(value for _, value in arguments)):
            raise NoLanesError
        return super().call(name, result, *arguments)


class LaneBody(Body):
    """Registers of which those that differ hold vectors.

    ``masks`` says for a block of a converted branch which lanes are in it; it keeps what its lanes set.
    """

    __slots__ = ("_kinds", "_lanes", "_mask", "_name", "_plan", "_taken")

    def __init__(self, routine: Routine, plan: Plan, lanes: int) -> None:
        self._lanes = LaneIr(lanes, host().vector)
        super().__init__(routine, ir=self._lanes)
        self._plan, self._kinds = plan, plan.kinds
        self._mask: str | None = None
        self._name = ""
        self._taken: dict[tuple[str, str], str] = {}

    @property
    def lanes(self) -> int:
        """Return how many windows there are."""
        return self._lanes.lanes

    def _differs(self, register: Register) -> bool:
        return self._kinds.get(register.name) == "differs"

    def type_of(self, register: Register) -> str:
        """Return the LLVM type of what ``register`` holds."""
        type_ = llvm_type(TYPES[register.type])
        return self._lanes.wide(type_) if self._differs(register) else type_

    def read(self, register: Register) -> str:
        """Return the value in ``register``."""
        value = super().read(register)
        if self._differs(register):
            self._lanes.is_vector(value)
        return value

    def write(self, register: Register, value: str) -> None:
        """Set ``register``."""
        if self._differs(register):
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
                if self._kinds.get(name) != "differs":
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

    def pointer(self, memory: Memory, offset: int = 0) -> str:
        """Return the pointer of the first lane."""
        for register in registers_of(memory):
            if self._differs(register):
                raise NoLanesError
        return super().pointer(memory, offset)

    def loaded(self, memory: Memory, offset: int, kind: PtxType, volatile: str, constant: str) -> str:
        """Return a value: one a lane, next to each other, where the address moves from lane to lane."""
        moves = any(self._kinds.get(r.name) == "moves" for r in registers_of(memory))
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


# --- where control goes ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What the lanes do with each branch.

    ``kinds`` as in :func:`ptx2cpp.widen.kinds_of`. ``regions`` has, by the block whose branch becomes selects, the
    blocks between it and where its sides meet again, in the order in which they are run, and that block last;
    ``entries`` for each of them the edges that lead to it.
    """

    kinds: Mapping[str, Kind]
    blocks: tuple[Block, ...]
    regions: Mapping[str, tuple[str, ...]]
    entries: Mapping[str, tuple[tuple[str, str], ...]]

    def must_agree(self, block: Block) -> bool:
        """Return whether the lanes have to go the same way from ``block`` though each decides by its own value."""
        if not isinstance(block.end, Branch) or block.name in self.regions:
            return False
        return self.kinds.get(block.end.predicate.register.name) == "differs"

    @property
    def inside(self) -> frozenset[str]:
        """Return the blocks that run under a mask."""
        return frozenset(self.entries)


def plan_of(routine: Routine, parameter: int) -> Plan:
    """Find out which registers differ from lane to lane, and which branches become selects.

    Raises
    ------
    NoLanesError
        If it keeps an array of its own, or control depends on a value in another way than by a branch.
    """
    if routine.locals or routine.externs or routine.stores:
        raise NoLanesError
    blocks = blocks_of(routine)
    crossing, differing = _crossing(routine, blocks), frozenset[str]()
    while True:
        kinds = kinds_of(routine, parameter, differing)
        regions = _regions(blocks, kinds)
        inside = {name for region in regions.values() for name in region[:-1]}
        steps = [step for block in blocks if block.name in inside for step in block.steps]
        found = differing.union(r.name for step in steps for r in written(step) if r.name in crossing)
        if found == differing:
            break
        differing = found
    edges: dict[str, list[tuple[str, str]]] = {name: [] for name in inside}
    for block in blocks:
        for target in dict.fromkeys(block.end.targets):
            if target in inside and (block.name in inside or block.name in regions):
                edges[target].append((block.name, target))
    return Plan(
        kinds=kinds, blocks=blocks, regions=regions, entries={name: tuple(found) for name, found in edges.items()}
    )


def _crossing(routine: Routine, blocks: tuple[Block, ...]) -> frozenset[str]:
    """Return the registers that some block reads before it sets them: what a block leaves in them matters."""
    names = {output.register.name for output in routine.outputs}
    for block in blocks:
        known: set[str] = set()
        for step in block.steps:
            if isinstance(step, Operation):
                kept = () if step.guard is None else written(step)
                names |= {r.name for r in (*sources(step), *registers_of(step.guard), *kept)} - known
            known |= {r.name for r in written(step)}
        if isinstance(block.end, Branch):
            names |= {block.end.predicate.register.name} - known
        elif isinstance(block.end, Switch):
            names |= {r.name for r in registers_of(block.end.index)} - known
    return frozenset(names)


def _regions(blocks: tuple[Block, ...], kinds: Mapping[str, Kind]) -> dict[str, tuple[str, ...]]:
    """Return the branches that become selects, each with its region (:class:`Plan`)."""
    after = {block.name: block.end.targets for block in blocks}
    before: dict[str, set[str]] = {name: set() for name in after}
    for name, targets in after.items():
        for target in targets:
            before[target].add(name)
    ends = _post_dominators(after)
    found: dict[str, tuple[str, ...]] = {}
    taken: set[str] = set()
    for block in blocks:
        if isinstance(block.end, Switch) and any(kinds.get(r.name) == "differs" for r in registers_of(block.end.index)):
            raise NoLanesError
        if not isinstance(block.end, Branch) or kinds.get(block.end.predicate.register.name) != "differs":
            continue
        if block.name in taken:
            continue
        join = ends[block.name]
        order = None if join is None else _in_order(block.name, join, after)
        if order is not None and all(before[name] <= {block.name, *order} for name in order):
            assert join is not None
            found[block.name] = (*order, join)
            taken |= set(order)
    # a branch inside a region is part of it, also where it was met first
    return {name: region for name, region in found.items() if name not in taken}


def _post_dominators(after: Mapping[str, tuple[str, ...]]) -> dict[str, str | None]:
    """Return for each block the first one that every way from it to the end goes through."""
    names = frozenset(after)
    through = {name: names if targets else frozenset((name,)) for name, targets in after.items()}
    changed = True
    while changed:
        changed = False
        for name, targets in after.items():
            if targets:
                common = frozenset.intersection(*(through[target] for target in targets)) | {name}
                changed |= common != through[name]
                through[name] = common
    # the nearest is the one that all the others come after
    return {
        name: next((n for n in all_ if n != name and all_ - {name} == through[n]), None)
        for name, all_ in through.items()
    }


def _in_order(start: str, join: str, after: Mapping[str, tuple[str, ...]]) -> tuple[str, ...] | None:
    """Return the blocks between ``start`` and ``join``, each behind all that lead to it; None if they loop."""
    done: list[str] = []
    state: dict[str, bool] = {start: False, join: True}

    def visit(name: str) -> bool:
        if name in state:
            return state[name]  # False: still on the way here, a loop
        state[name] = False
        if not all(visit(target) for target in after[name]):
            return False
        state[name] = True
        done.append(name)
        return True

    return tuple(reversed(done)) if all(visit(target) for target in after[start]) else None


# --- the loop -------------------------------------------------------------------------------------


def lanes_of(routine: Routine, plan: Plan, lanes: int) -> tuple[LlvmFunction, bool]:
    """Write ``routine`` for ``lanes`` windows, and say whether it can give up (its last result).

    Raises
    ------
    NoLanesError
        If an instruction has no form for lanes, or reads at an address that depends on a value.
    """
    body = LaneBody(routine, plan, lanes)
    by_name = {block.name: block for block in plan.blocks}
    gives_up = any(block.name not in plan.inside and plan.must_agree(block) for block in plan.blocks)
    for block in plan.blocks:
        region = plan.regions.get(block.name, ())
        if block.name in plan.inside:
            continue
        _steps(body, block)
        if not region:
            _end(body, block, routine, agree=plan.must_agree(block), flagged=gives_up)
        for name, following in zip((block.name, *region), region, strict=False):
            if name != block.name:
                _steps(body, by_name[name])
            _masked_end(body, by_name[name], following)
    if gives_up:
        give_up(body, routine)
    return assembled(routine, body, "quick", entry=plan.blocks[0].name, flagged=gives_up), gives_up


def _steps(body: LaneBody, block: Block) -> None:
    body.begin_block(block.name)
    for step in block.steps:
        write_step(body, step)


def _end(body: LaneBody, block: Block, routine: Routine, *, agree: bool, flagged: bool) -> None:
    """Write a decision that is the same for all lanes, or that they have to ``agree`` on."""
    ir, end = body.ir, block.end
    if not agree:
        write_end(body, block, routine, flagged=flagged)
        return
    assert isinstance(end, Branch)
    holds = body.read(end.predicate.register)
    some, all_ = (_reduced(body, word, holds) for word in ("or", "and"))
    split = ir.op("xor", "i1", some, all_)
    body.end_block()
    together = ir.fresh("together")
    ir.do(f'br i1 {split}, label %{label(GIVEN_UP.name)}, label %"{together}"')
    ir.label(f'"{together}"')
    pair = (end.otherwise, end.target) if end.predicate.negated else (end.target, end.otherwise)
    ir.do(f"br i1 {some}, label %{label(pair[0])}, label %{label(pair[1])}")


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
        body.went(end.target, None)
    elif isinstance(end, Branch):
        holds = body.read(end.predicate.register)
        inverse = body.ir.op("xor", "i1", holds, "true")
        body.went(end.target, inverse if end.predicate.negated else holds)
        body.went(end.otherwise, holds if end.predicate.negated else inverse)
    else:
        raise NoLanesError
    body.end_block()
    body.ir.do(f"br label %{label(following)}")


class LaneKernel(RowKernel):
    """The two inner loops of a window function: ``udf_quick`` in lanes, ``udf_each`` where those can give up."""

    def __init__(self, udf: PtxUdf, call: UdfCall, routine: Routine) -> None:
        super().__init__(udf, call, routine)
        plan = plan_of(routine, _parameter(udf))
        wide = sum(kind == "differs" for kind in plan.kinds.values())
        lanes = host().register_bits // 64 * next(times for most, times in REGISTERS if wide <= most)
        self._quick, self._gives_up = lanes_of(routine, plan, lanes)
        self._lanes = lanes
        self._types = tuple(llvm_type(TYPES[o.type]) for o in routine.outputs)
        self.names = (QUICK, EACH) if self._gives_up else (QUICK,)

    @property
    def can_mark(self) -> int:
        """Return 2 if windows can be left to be run one by one, 1 if they can only raise, else 0."""
        return 2 if self._gives_up else int(self.layout.raises)

    def text(self, name: str, vector: int, lanes: int = 0) -> str:
        """Return the module that exports ``udf_quick`` or ``udf_each``, as LLVM IR."""
        if name == EACH:
            return super().text(name, vector, lanes)
        raws = [f"%raw{k}" for k in range(len(self._types))] + ["%gone"] * self._gives_up
        taken = ", ".join(f"ptr noalias {raw}" for raw in raws)
        given = ", ".join(f"ptr {raw}" for raw in raws)
        rooms = [f"  %raw{k} = alloca [{CHUNK} x {t}], align 64" for k, t in enumerate(self._types)]
        rooms += [f"  %gone = alloca [{CHUNK} x i1], align 64"] * self._gives_up
        return "\n".join(
            [
                *self._quick.needs.values(),
                self._quick.text,
                self._groups(taken),
                self._rest(taken),
                f"""
define i16 @{QUICK}(ptr %columns, ptr %words, ptr %marks, i64 %rows) nounwind {{
start:
{chr(10).join(self.layout.loads())}
{chr(10).join(rooms)}
  br label %chunk
chunk:
  %c = phi i64 [ 0, %start ], [ %next, %chunk ]
  %before = phi i16 [ 0, %start ], [ %any, %chunk ]
  call void @quick_loop({self.layout.given}, {given}, i64 %c)
  %here = call i16 @rest_loop({self.layout.given}, ptr %marks, {given}, i64 %c)
  %any = or i16 %before, %here
  %next = add nuw nsw i64 %c, {CHUNK}
  %done = icmp uge i64 %next, %rows
  br i1 %done, label %end, label %chunk
end:
  ret i16 %any
}}""",
            ]
        )

    def _groups(self, taken: str) -> str:
        """Write the loop over the groups of one chunk: raw results, lane by lane."""
        result, lines = self._quick.result, list(self.layout.call(self._quick, "%i"))
        for k, type_ in enumerate(self._types):
            wide = f"<{self._lanes} x {type_}>"
            lines.append(f"  %value{k} = extractvalue {result} %r, {k}")
            lines.append(f"  %at{k} = getelementptr {type_}, ptr %raw{k}, i64 %k")
            lines.append(f"  store {wide} %value{k}, ptr %at{k}, align 8")
        if self._gives_up:
            wide = f"<{self._lanes} x i8>"
            lines += [
                f"  %flag = extractvalue {result} %r, {len(self._types)}",
                "  %byte = zext i1 %flag to i8",
                f"  %byte.first = insertelement {wide} poison, i8 %byte, i32 0",
                f"  %bytes = shufflevector {wide} %byte.first, {wide} poison, <{self._lanes} x i32> zeroinitializer",
                "  %gone.at = getelementptr i8, ptr %gone, i64 %k",
                f"  store {wide} %bytes, ptr %gone.at, align 8",
            ]
        return f"""
define internal void @quick_loop({self.layout.taken}, {taken}, i64 %c) noinline nounwind {{
start:
  br label %group
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

    def _rest(self, taken: str) -> str:
        """Write the loop over the windows of one chunk that stores results as columns have them, and marks."""
        types = [*self._types, *["i1"] * self._gives_up]
        result, held, lines = f"{{ {', '.join(types)} }}", "poison", []
        for k, type_ in enumerate(self._types):
            lines.append(f"  %raw{k}.at = getelementptr {type_}, ptr %raw{k}, i64 %k")
            lines.append(f"  %raw{k}.here = load {type_}, ptr %raw{k}.at, align 4")
            name = f"%r{k}" if k < len(types) - 1 else "%r"
            lines.append(f"  {name} = insertvalue {result} {held}, {type_} %raw{k}.here, {k}")
            held = name
        if self._gives_up:
            lines += [
                "  %gone.at = getelementptr i8, ptr %gone, i64 %k",
                "  %gone.byte = load i8, ptr %gone.at, align 1",
                "  %gone.here = icmp ne i8 %gone.byte, 0",
                f"  %r = insertvalue {result} {held}, i1 %gone.here, {len(self._types)}",
            ]
        one = replace(self._quick, result=result)
        lines += self.layout.stores(one, "%i")
        marked = self.can_mark > 0
        if marked:
            lines += mark(self.layout, one, loops=self._gives_up)
        before = "  %before = phi i16 [ 0, %start ], [ %any, %row ]" if marked else ""
        return f"""
define internal i16 @rest_loop({self.layout.taken}, ptr noalias %marks, {taken}, i64 %c) noinline nounwind {{
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
    return next(i for i, taken in enumerate(udf.takes) if taken.what == "window")


def lane_kernel(udf: PtxUdf, call: UdfCall, routine: Routine) -> LaneKernel | None:
    """Return a sliding window function's loop in lanes; None if it is not the same for all of them."""
    try:
        return LaneKernel(udf, call, routine)
    except NoLanesError:
        return None
