"""A function's registers in lanes: a vector for each divergent one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptx2cpp.flat import Address, FlatFunction, Input, Output, Register, registers_of
from ptx2cpp.types import TYPES, PtxType
from udf.cpu.body import Body, argument, slot
from udf.cpu.ir import SUFFIXES, llvm_type
from udf.cpu.windows_lane_ir import LaneIr, NoLanesError

if TYPE_CHECKING:
    from udf.cpu.windows_control import IfConversion


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
