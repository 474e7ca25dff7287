"""Logic, shifts and byte permutation (PTX ISA, "Logic and Shift Instructions", "prmt", "dp4a")."""

from __future__ import annotations

from ptx2cpp.types import TYPES
from udf.cpu.ir import Ir
from udf.cpu.operations.bits import shift_or_zero
from udf.cpu.variant import LoweringTable, Variant


def binary(ir: Ir, v: Variant, a: str, b: str) -> str:
    """Write and, or, xor on bits or predicates."""
    return ir.op(v.opcode, v.llvm, a, b)


def invert(ir: Ir, v: Variant, a: str) -> str:
    """Flip every bit."""
    return ir.op("xor", v.llvm, a, "true" if v.llvm == "i1" else "-1")


def cnot(ir: Ir, v: Variant, a: str) -> str:
    """Return 1 for 0, else 0."""
    return ir.cast("zext", "i1", ir.icmp("eq", v.llvm, a, "0"), v.llvm)


def lop3(ir: Ir, _v: Variant, a: str, b: str, c: str, table: str) -> str:
    """Look every bit triple up in an 8-entry truth table: one term for each of its ones."""
    inverse = {s: ir.op("xor", "i32", s, "-1") for s in (a, b, c)}
    result = "0"
    for row in range(8):
        if int(table) >> row & 1:
            x, y, z = (s if row >> place & 1 else inverse[s] for s, place in ((a, 2), (b, 1), (c, 0)))
            result = ir.op("or", "i32", result, ir.op("and", "i32", ir.op("and", "i32", x, y), z))
    return result


def shl(ir: Ir, v: Variant, a: str, amount: str) -> str:
    """Shift left; 0 from the width on."""
    if v.bits == 64:
        amount = ir.cast("zext", "i32", amount, "i64")
    elif v.bits == 16:
        a = ir.cast("zext", "i16", a, "i32")
        return ir.cast("trunc", "i32", shift_or_zero(ir, "shl", "i32", 32, a, amount), "i16")
    return shift_or_zero(ir, "shl", v.llvm, v.bits, a, amount)


def shr(ir: Ir, v: Variant, a: str, amount: str) -> str:
    """Shift right; all sign (signed types) or 0 from the width on."""
    t = "i64" if v.bits == 64 else "i32"
    a = ir.resize(v.llvm, a, t, signed=v.signed)
    amount = ir.resize("i32", amount, t, signed=False)
    width = 64 if v.bits == 64 else 32
    if v.signed:
        moved = ir.op("ashr", t, a, ir.clamp(t, amount, width - 1))
    else:
        moved = shift_or_zero(ir, "lshr", t, width, a, amount)
    return ir.cast("trunc", t, moved, v.llvm)


def shf(ir: Ir, v: Variant, a: str, b: str, amount: str) -> str:
    """Shift the 64 bits ``b:a`` and return the upper (``.l``) or lower (``.r``) word."""
    n = ir.op("and", "i32", amount, "31") if v.has("wrap") else ir.clamp("i32", amount, 32)
    n = ir.cast("zext", "i32", n, "i64")
    low, high = (ir.cast("zext", "i32", s, "i64") for s in (a, b))
    pair = ir.op("or", "i64", low, ir.op("shl", "i64", high, "32"))
    if v.has("r"):
        return ir.cast("trunc", "i64", ir.op("lshr", "i64", pair, n), "i32")
    return ir.cast("trunc", "i64", ir.op("lshr", "i64", ir.op("shl", "i64", pair, n), "32"), "i32")


# prmt mode: for selector values 0-3, the bytes of b:a (0-7) that result bytes 0-3 take.
PRMT_MODES: dict[str, tuple[tuple[int, int, int, int], ...]] = {
    "f4e": ((0, 1, 2, 3), (1, 2, 3, 4), (2, 3, 4, 5), (3, 4, 5, 6)),
    "b4e": ((0, 7, 6, 5), (1, 0, 7, 6), (2, 1, 0, 7), (3, 2, 1, 0)),
    "rc8": ((0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2), (3, 3, 3, 3)),
    "ecl": ((0, 1, 2, 3), (1, 1, 2, 3), (2, 2, 2, 3), (3, 3, 3, 3)),
    "ecr": ((0, 0, 0, 0), (0, 1, 1, 1), (0, 1, 2, 2), (0, 1, 2, 3)),
    "rc16": ((0, 1, 0, 1), (2, 3, 2, 3), (0, 1, 0, 1), (2, 3, 2, 3)),
}


def prmt(ir: Ir, v: Variant, a: str, b: str, selector: str) -> str:
    """Choose four bytes of ``b:a``; in the plain form a nibble's top bit spreads the byte's sign instead."""
    low, high = (ir.cast("zext", "i32", s, "i64") for s in (a, b))
    pair = ir.op("or", "i64", low, ir.op("shl", "i64", high, "32"))
    mode = next((PRMT_MODES[m] for m in v.order if m in PRMT_MODES), None)
    if mode is not None:
        selector = _mode_selector(ir, mode, selector)
    result = "0"
    for place in range(4):
        nibble = ir.op("lshr", "i32", selector, str(4 * place))
        which = ir.cast("zext", "i32", ir.op("and", "i32", nibble, "7"), "i64")
        byte = ir.cast("trunc", "i64", ir.op("lshr", "i64", pair, ir.op("shl", "i64", which, "3")), "i8")
        if mode is None:
            spread = ir.icmp("ne", "i32", ir.op("and", "i32", nibble, "8"), "0")
            byte = ir.select(spread, "i8", ir.op("ashr", "i8", byte, "7"), byte)
        moved = ir.op("shl", "i32", ir.cast("zext", "i8", byte, "i32"), str(8 * place))
        result = ir.op("or", "i32", result, moved)
    return result


def _mode_selector(ir: Ir, mode: tuple[tuple[int, int, int, int], ...], selector: str) -> str:
    """Return the plain form's selector that a mode stands for, by the low two bits of its own."""
    chosen = ir.op("and", "i32", selector, "3")
    result = "0"
    for number, row in enumerate(mode):
        nibbles = sum(byte << (4 * place) for place, byte in enumerate(row))
        result = ir.select(ir.icmp("eq", "i32", chosen, str(number)), "i32", str(nibbles), result)
    return result


def dot(ir: Ir, v: Variant, a: str, b: str, c: str) -> str:
    """Add the products of four bytes with four bytes (dp4a) or two halves with two bytes (dp2a)."""
    signs = [TYPES[m].kind == "s" for m in v.order if m in TYPES]
    width, steps = (8, 4) if v.opcode == "dp4a" else (16, 2)
    start = 2 if v.has("hi") else 0
    for i in range(steps):
        x = _field(ir, a, i * width, width, signed=signs[0])
        y = _field(ir, b, (start + i) * 8, 8, signed=signs[1])
        c = ir.op("add", "i32", c, ir.op("mul", "i32", x, y))
    return c


def _field(ir: Ir, value: str, position: int, width: int, *, signed: bool) -> str:
    piece = ir.cast("trunc", "i32", ir.op("lshr", "i32", value, str(position)), f"i{width}")
    return ir.resize(f"i{width}", piece, "i32", signed=signed)


ROWS: LoweringTable = {
    **{(op, kind): binary for op in ("and", "or", "xor") for kind in ("int", "pred")},
    ("not", "int"): invert,
    ("not", "pred"): invert,
    ("cnot", "int"): cnot,
    ("lop3", "int"): lop3,
    ("shl", "int"): shl,
    ("shr", "int"): shr,
    ("shf", "int"): shf,
    ("prmt", "int"): prmt,
    ("dp4a", "int"): dot,
    ("dp2a", "int"): dot,
}
