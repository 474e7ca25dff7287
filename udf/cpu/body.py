"""The registers of a flat PTX function while its LLVM function is written, and how operands become values.

A register is a stack slot that LLVM promotes (mem2reg). Inside one block its value is also remembered, so that
a register that never crosses a block costs no slot, load or store at all.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from ptx2cpp.flat import (
    Address,
    Data,
    FlatFunction,
    Immediate,
    Input,
    Instruction,
    Local,
    Not,
    Operand,
    Output,
    ParameterLoad,
    Register,
    registers_written,
)
from ptx2cpp.types import TYPES, PtxType
from udf.cpu.ir import WIDTHS, Ir, bits_type, float_bits, llvm_type

if TYPE_CHECKING:
    from ptx2cpp.flat import FlatFunction, Operand, Statement

    _Move = tuple[Register, tuple[Operand | Input, ...]]

CARRIES_ADDRESS = frozenset(("mov", "cvta", "add", "sub", "mad", "selp", "slct", "min", "max", "and", "or"))
Symbol = Data | Local | Input
"""A constant array, an array on the stack, or one whose address the function takes."""


def bases_of(flat: FlatFunction) -> dict[str, Symbol]:
    """Return, by register name, the one array that an address in it can point into.

    A register is left out where it may hold addresses of two arrays, or of memory from outside: then
    its value is used as it is. Follows assignments without regard to their order, until nothing changes.
    """
    if not flat.data and not flat.locals and not any(map(is_pointer, flat.inputs)):
        return {}
    found: dict[str, frozenset[Symbol | None]] = {}
    readers: dict[str, list[_Move]] = {}
    waiting: list[_Move] = []
    loaded: set[str] = set()
    for statement in flat.statements:
        move = _assignment(statement)
        if move is None:  # what it gives is no sum of addresses: a load's
            loaded.update(register.name for register in registers_written(statement))
            continue
        for source in move[1]:
            if isinstance(source, Register):
                readers.setdefault(source.name, []).append(move)
            elif isinstance(source, Data | Local | Input):
                waiting.append(move)
    while waiting:
        target, sources = waiting.pop()
        known = found.get(target.name, frozenset())
        grown = known.union(*(_bases(source, found) for source in sources))
        if grown and target.name in loaded:
            grown |= {None}
        if grown != known:
            found[target.name] = grown
            waiting += readers.get(target.name, ())
    single = {name: next(iter(symbols)) for name, symbols in found.items() if len(symbols) == 1}
    return {name: symbol for name, symbol in single.items() if symbol is not None}


def is_pointer(parameter: Input) -> bool:
    """Return whether the caller declared a parameter a pointer."""
    return parameter.cpp.rstrip().endswith("*")


def _assignment(statement: Statement) -> _Move | None:
    """Return the register that a statement may put an address into, and what that is made of."""
    if isinstance(statement, ParameterLoad):
        return (statement.register, (statement.input,))
    if (
        isinstance(statement, Instruction)
        and statement.opcode in CARRIES_ADDRESS
        and isinstance(statement.operands[0], Register)
    ):
        return (statement.operands[0], statement.operands[1:])
    return None


def _bases(source: Operand | Input, found: dict[str, frozenset[Symbol | None]]) -> frozenset[Symbol | None]:
    if isinstance(source, Data | Local) or (isinstance(source, Input) and is_pointer(source)):
        return frozenset((source,))
    return found.get(source.name, frozenset()) if isinstance(source, Register) else frozenset()


ZERO = {"float": "0.0", "double": "0.0"}


def slot(register: str) -> str:
    """Return the LLVM name of a register's slot; names of different kinds never meet."""
    return f'%"r.{register}"'


def label(block: str) -> str:
    """Return the LLVM name of a block."""
    return f'"b.{block}"'


def argument(name: str) -> str:
    """Return the LLVM name of an input."""
    return f'%"i.{name}"'


class Body:
    """One LLVM function under construction."""

    __slots__ = ("_bases", "_now", "_slots", "_stores", "_written", "ir")

    def __init__(self, flat: FlatFunction, vector: int = 0, ir: Ir | None = None) -> None:
        self.ir = ir or Ir(vector)
        self._bases = bases_of(flat)
        self._now: dict[str, str] = {}
        self._written: dict[str, str] = {}
        self._slots: dict[str, str] = {}
        self._stores: list[tuple[int, str]] = []

    # --- registers -------------------------------------------------------------------------------

    def type_of(self, register: Register) -> str:
        """Return the LLVM type of what ``register`` holds."""
        return llvm_type(TYPES[register.type])

    def read(self, register: Register) -> str:
        """Return the value in ``register``, in its own LLVM type."""
        value = self._now.get(register.name)
        if value is None:
            type_ = self.type_of(register)
            self._slots[register.name] = type_
            value = self._now[register.name] = self.ir.emit(f"load {type_}, ptr {slot(register.name)}")
        return value

    def write(self, register: Register, value: str) -> None:
        """Set ``register`` to a value of its own LLVM type."""
        self._now[register.name] = value
        self._written[register.name] = self.type_of(register)

    def begin_block(self, name: str) -> None:
        """Start a block: what registers hold is known from their slots only."""
        self._now.clear()
        self.ir.label(label(name))

    def end_block(self) -> None:
        """Keep what the block has set; stores to registers that no block loads are dropped at the end."""
        for name, type_ in self._written.items():
            self._stores.append((len(self.ir.lines), name))
            self.ir.do(f"store {type_} {self._now[name]}, ptr {slot(name)}")
        self._written.clear()

    def finish(self) -> tuple[list[str], list[str]]:
        """Return the lines of the entry (slots, set to zero) and of the blocks."""
        dropped = {at for at, name in self._stores if name not in self._slots}
        slots = []
        for name, type_ in self._slots.items():
            slots.append(f"  {slot(name)} = alloca {type_}")
            slots.append(f"  store {type_} zeroinitializer, ptr {slot(name)}")
        return slots, [line for at, line in enumerate(self.ir.lines) if at not in dropped]

    # --- operands --------------------------------------------------------------------------------

    def source(self, operand: Operand, type_: str) -> str:
        """Return an operand's value as ``type_``: bits are kept, a wider register is cut."""
        if isinstance(operand, Register):
            return self._cast(self.read(operand), llvm_type(TYPES[operand.type]), type_)
        if isinstance(operand, Immediate):
            return immediate(operand, type_)
        if isinstance(operand, Not):
            return self.ir.op("xor", "i1", self.read(operand.register), "true")
        assert isinstance(operand, Data | Local), operand
        return self.address(operand)

    def input_type(self, parameter: Input) -> str:
        """Return the LLVM type of a parameter."""
        return "ptr" if is_pointer(parameter) else llvm_type(TYPES[parameter.type])

    def output_type(self, output: Output) -> str:
        """Return the LLVM type of a result."""
        return llvm_type(TYPES[output.type])

    def output(self, output: Output) -> str:
        """Return a result's value."""
        return self.source(output.register, llvm_type(TYPES[output.type]))

    def target(self, register: Register, value: str, type_: str, *, signed: bool = False) -> None:
        """Set ``register`` to a value of ``type_``: bits are kept, a narrower value is extended."""
        own = llvm_type(TYPES[register.type])
        if WIDTHS[own] > WIDTHS[type_]:
            narrow = self.ir.bits(type_, value)
            value, type_ = self.ir.resize(bits_type(type_), narrow, bits_type(own), signed=signed), bits_type(own)
        self.write(register, self._cast(value, type_, own))

    def _cast(self, value: str, source: str, target: str) -> str:
        if source == target:
            return value
        if WIDTHS[source] == WIDTHS[target]:
            return self.ir.cast("bitcast", source, value, target)
        cut = self.ir.resize(bits_type(source), self.ir.bits(source, value), bits_type(target), signed=False)
        return self.ir.from_bits(target, cut)

    # --- memory ----------------------------------------------------------------------------------

    def address(self, symbol: Symbol) -> str:
        """Return an array's address as a number."""
        return self.ir.emit(f"ptrtoint ptr {pointer_to(symbol)} to i64")

    def pointer(self, memory: Address, offset: int = 0) -> str:
        """Return the pointer ``[base + offset]``, derived from its array where that is known."""
        base, at = memory.base, memory.offset + offset
        if not isinstance(base, Register):
            return self.ir.emit(f"getelementptr i8, ptr {pointer_to(base)}, i64 {at}")
        place, symbol = self.source(base, "i64"), self._bases.get(base.name)
        if symbol is None:
            start = self.ir.emit(f"inttoptr i64 {place} to ptr")
        else:
            index = self.ir.op("sub", "i64", place, self.address(symbol))
            start = self.ir.emit(f"getelementptr i8, ptr {pointer_to(symbol)}, i64 {index}")
        return self.ir.emit(f"getelementptr i8, ptr {start}, i64 {at}") if at else start

    def loaded(self, memory: Address, offset: int, kind: PtxType, volatile: str, constant: str) -> str:
        """Return the value of type ``kind`` at ``[memory + offset]``."""
        pointer = self.pointer(memory, offset)
        return self.ir.emit(f"load {volatile}{llvm_type(kind)}, ptr {pointer}, align {kind.bytes}{constant}")


def pointer_to(symbol: Symbol) -> str:
    """Return how LLVM names an array: a global constant, a stack slot, or an argument."""
    if isinstance(symbol, Input):
        return argument(symbol.name)
    return f'@"{symbol.name}"' if isinstance(symbol, Data) else f'%"m.{symbol.name}"'


def immediate(operand: Immediate, type_: str) -> str:
    """Return a literal as ``type_``; one written in the other floating width is converted."""
    width = WIDTHS[type_]
    if type_ == "i1":
        return "true" if operand.value else "false"
    value = operand.value
    if operand.width is not None and type_ in ZERO and operand.width != width:
        value = _other_width(value, operand.width)
    elif operand.width is None and type_ in ZERO:
        packed = struct.pack("<f" if width == 32 else "<d", value)
        value = int.from_bytes(packed, "little")
    value &= (1 << width) - 1
    if type_ in ZERO:
        return float_bits(type_, value)
    return str(value)


def _other_width(bits: int, width: int) -> int:
    """Return the bits of a floating literal of ``width`` in the other width."""
    source, target = ("<I", "<d") if width == 32 else ("<Q", "<f")
    (value,) = struct.unpack("<f" if width == 32 else "<d", struct.pack(source, bits))
    return int.from_bytes(struct.pack(target, value), "little")
