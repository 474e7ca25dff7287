"""Operations that work on operands, not on values: mov, ld, st, cvta, cvt, setp and everything with a carry."""

from __future__ import annotations

from collections.abc import Callable

from ptx2cpp.flat import Address, Immediate, Instruction, Operand, Pair, Register, Vector
from ptx2cpp.types import TYPES
from udf.cpu.body import Body
from udf.cpu.ir import llvm_type
from udf.cpu.operations.compare import combine_with, write_relation
from udf.cpu.operations.convert import convert, convert_pair
from udf.cpu.operations.integer import READS_CARRY, add_with_carry
from udf.cpu.variant import Variant

CARRY = Register("CC.CF", "pred")
"""The condition code register's carry flag."""


def mov(body: Body, v: Variant, instruction: Instruction) -> None:
    """Copy, pack ``{a, b}`` into one register, or unpack one into several."""
    target, source = instruction.operands
    whole = f"i{v.bits}"
    if isinstance(target, Vector):
        _unpack(body, target, body.source(source, whole), v.bits)
        return
    assert isinstance(target, Register)
    if isinstance(source, Vector):
        body.target(target, _pack(body, source, v.bits), whole)
    else:
        type_ = llvm_type(TYPES[target.type])
        body.write(target, body.source(source, type_))


def _pack(body: Body, vector: Vector, bits: int) -> str:
    """Join elements, the first lowest."""
    ir, part = body.ir, bits // len(vector.elements)
    result = "0"
    for i, item in enumerate(vector.elements):
        assert item is not None
        piece = ir.resize(f"i{part}", body.source(item, f"i{part}"), f"i{bits}", signed=False)
        moved = ir.op("shl", f"i{bits}", piece, str(i * part)) if i else piece
        result = ir.op("or", f"i{bits}", result, moved) if i else moved
    return result


def _unpack(body: Body, vector: Vector, value: str, bits: int) -> None:
    """Cut a value into elements, the first lowest; ``_`` takes none."""
    ir, part = body.ir, bits // len(vector.elements)
    for i, item in enumerate(vector.elements):
        if isinstance(item, Register):
            moved = ir.op("lshr", f"i{bits}", value, str(i * part)) if i else value
            body.target(item, ir.cast("trunc", f"i{bits}", moved, f"i{part}"), f"i{part}")


def _items(operand: Operand) -> tuple[Register | Immediate | None, ...]:
    if isinstance(operand, Vector):
        return operand.elements
    assert isinstance(operand, Register | Immediate)
    return (operand,)


def load(body: Body, v: Variant, instruction: Instruction) -> None:
    """Read one value or several in a row; a register wider than the type gets the sign (or zeros) above."""
    target, memory = instruction.operands
    assert isinstance(memory, Address)
    volatile = "volatile " if v.has("volatile") else ""
    constant = ", !invariant.load !{}" if v.has("nc") or v.has("const") or v.opcode == "ldu" else ""
    for i, item in enumerate(_items(target)):
        if isinstance(item, Register):
            value = body.loaded(memory, i * v.type.bytes, v.type, volatile, constant)
            body.target(item, value, v.llvm, signed=v.signed)


def store(body: Body, v: Variant, instruction: Instruction) -> None:
    """Write one value or several in a row."""
    memory, source = instruction.operands
    assert isinstance(memory, Address)
    volatile = "volatile " if v.has("volatile") else ""
    for i, item in enumerate(_items(source)):
        assert item is not None
        value, pointer = body.source(item, v.llvm), body.pointer(memory, i * v.type.bytes)
        body.ir.do(f"store {volatile}{v.llvm} {value}, ptr {pointer}, align {v.type.bytes}")


def cvta(body: Body, _v: Variant, instruction: Instruction) -> None:
    """Convert between address spaces: the processor has one, so this is a copy."""
    target, source = instruction.operands
    assert isinstance(target, Register)
    body.target(target, body.source(source, "i64"), "i64")


def cvt(body: Body, v: Variant, instruction: Instruction) -> None:
    """Convert; sources may lie in wider registers, and so may the result."""
    target, *sources = instruction.operands
    assert isinstance(target, Register)
    values = [body.source(source, v.llvm) for source in sources]
    if len(values) == 2:
        body.target(target, convert_pair(body.ir, v, *values), "i32")
    else:
        result = convert(body.ir, v, v.type, values[0])
        body.target(target, result, llvm_type(v.first), signed=v.first.kind == "s")


def setp(body: Body, v: Variant, instruction: Instruction) -> None:
    """Set a predicate, or a predicate and its inverse (``p|q``)."""
    target, a, b, *c = instruction.operands
    holds = write_relation(body.ir, v, body.source(a, v.llvm), body.source(b, v.llvm))
    given = tuple(body.source(x, "i1") for x in c)
    first, second = (target.first, target.second) if isinstance(target, Pair) else (target, None)
    if isinstance(first, Register):
        body.write(first, combine_with(body.ir, v, holds, given))
    if isinstance(second, Register):
        body.write(second, combine_with(body.ir, v, body.ir.op("xor", "i1", holds, "true"), given))


def carry_operation(body: Body, v: Variant, instruction: Instruction) -> None:
    """Run one link of a carry chain."""
    target, *sources = instruction.operands
    assert isinstance(target, Register)
    given = body.read(CARRY) if v.opcode in READS_CARRY else "false"
    values = [body.source(source, v.llvm) for source in sources]
    result, carry = add_with_carry(body.ir, v, values, given)
    body.target(target, result, v.llvm)
    if v.has("cc"):
        body.write(CARRY, carry)


OPERAND_ROWS: dict[str, Callable[[Body, Variant, Instruction], None]] = {
    "mov": mov,
    "ld": load,
    "ldu": load,
    "st": store,
    "cvta": cvta,
    "cvt": cvt,
    "setp": setp,
}


def operand_lowering(v: Variant) -> Callable[[Body, Variant, Instruction], None] | None:
    """Return the lowering that works on operands, or None for an instruction on values."""
    if v.has("cc") or v.opcode in READS_CARRY:
        return carry_operation
    return OPERAND_ROWS.get(v.opcode)
