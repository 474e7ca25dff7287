"""Rounding toward zero, down and up (``.rz``, ``.rm``, ``.rp``) without touching the rounding mode where it counts.

f32: the operation is done in double, exactly or with its exact error, rounded to nearest, and stepped to the
neighbour if the truth lies on the other side. That vectorises, and libdevice's exp and exp10 on f32 live on it.
f64: one call to a small function that sets the processor's rounding mode (LLVM, "Constrained Floating-Point
Intrinsics"); rare, slow (some 50 cycles) and right for every input, subnormal results included.

Two-sum is Knuth's (Handbook of Floating-Point Arithmetic, 2nd ed., algorithm 4.4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from udf.cpu.ir import bits_type

if TYPE_CHECKING:
    from udf.cpu.ir import Ir
    from udf.cpu.variant import Variant

MODES = {"rz": 0, "rn": 1, "rp": 2, "rm": 3}
"""``llvm.set.rounding``'s numbers."""

CONSTRAINED = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv", "rcp": "fdiv", "mad": "fma"}


def round_directed(ir: Ir, v: Variant, *values: str) -> str:
    """Return the instruction's result rounded as ``v.rounding`` (rz, rm or rp) says."""
    return _with_rounding_mode(ir, v, values) if v.bits == 64 else _single(ir, v, values)


# --- f64: set the rounding mode ------------------------------------------------------------------


def _with_rounding_mode(ir: Ir, v: Variant, values: tuple[str, ...]) -> str:
    opcode = CONSTRAINED.get(v.opcode, v.opcode)
    if v.opcode == "rcp":
        values = ("1.0", *values)
    name = f"ptx_{opcode}_{v.rounding}_f64"
    intrinsic = f"llvm.experimental.constrained.{opcode}.f64"
    types = ", ".join(["double"] * len(values) + ["metadata", "metadata"])
    ir.declarations[intrinsic] = f"declare double @{intrinsic}({types})"
    ir.definitions[name] = _definition(name, intrinsic, MODES[v.rounding], len(values))
    return ir.call(name, "double", *(("double", value) for value in values))


def _definition(name: str, intrinsic: str, mode: int, count: int) -> str:
    given = ", ".join(f"double %a{i}" for i in range(count))
    return f"""
define internal double @{name}({given}) noinline strictfp {{
  call void @llvm.set.rounding(i32 {mode}) strictfp
  %r = call double @{intrinsic}({given}, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  call void @llvm.set.rounding(i32 {MODES["rn"]}) strictfp
  ret double %r
}}"""


# --- f32: through double -------------------------------------------------------------------------


def two_sum(ir: Ir, a: str, b: str) -> tuple[str, str]:
    """Return ``a + b`` rounded to nearest (f64), and its exact error."""
    total = ir.op("fadd", "double", a, b)
    b_part = ir.op("fsub", "double", total, a)
    a_part = ir.op("fsub", "double", total, b_part)
    a_lost, b_lost = ir.op("fsub", "double", a, a_part), ir.op("fsub", "double", b, b_part)
    return total, ir.op("fadd", "double", a_lost, b_lost)


def _single(ir: Ir, v: Variant, values: tuple[str, ...]) -> str:
    wide = [ir.cast("fpext", "float", value, "double") for value in values]
    if v.opcode in {"add", "sub", "fma", "mad"}:
        return _sum(ir, v, wide)
    if v.opcode == "mul":
        return round_to(ir, ir.op("fmul", "double", wide[0], wide[1]), "0.0", v.rounding, "float")
    return _quotient_or_root(ir, v, wide)


def _sum(ir: Ir, v: Variant, wide: list[str]) -> str:
    """Add in double with the exact error; a product of two f32 is exact there."""
    if v.opcode == "sub":
        wide[1] = ir.fneg("double", wide[1])
    *factors, last = wide
    first = ir.op("fmul", "double", *factors) if len(factors) == 2 else factors[0]
    total, error = two_sum(ir, first, last)
    result = round_to(ir, total, error, v.rounding, "float")
    if v.rounding != "rm":
        return result
    # an exact zero sum is -0 when rounding down, unless both terms are +0
    signs = ir.op("or", "i64", ir.bits("double", first), ir.bits("double", last))
    zero = ir.from_bits("double", ir.op("and", "i64", signs, str(-(1 << 63))))
    exact_zero = ir.fcmp("oeq", "double", total, "0.0")
    return ir.select(exact_zero, "float", ir.cast("fptrunc", "double", zero, "float"), result)


def _quotient_or_root(ir: Ir, v: Variant, wide: list[str]) -> str:
    """Round the double result to nearest, and take the error's sign from the exact residual."""
    if v.opcode == "rcp":
        wide.insert(0, "1.0")
    root = v.opcode == "sqrt"
    numerator, divisor = (wide[0], wide[0]) if root else (wide[0], wide[1])
    exact = ir.intrinsic("llvm.sqrt", "double", numerator) if root else ""
    result = exact or ir.op("fdiv", "double", numerator, divisor)
    near = ir.cast("fpext", "float", ir.cast("fptrunc", "double", result, "float"), "double")
    minus = ir.fneg("double", near)
    residual = ir.intrinsic("llvm.fma", "double", minus, near if root else divisor, numerator)
    if not root:
        residual = ir.op("fmul", "double", residual, ir.intrinsic("llvm.copysign", "double", "1.0", divisor))
    # where the quotient is infinite the residual is NaN, and an overflow's is the difference itself
    finite = ir.fcmp("ord", "double", residual, "0.0")
    difference = ir.op("fsub", "double", result, near)
    return _step_float(ir, near, ir.select(finite, "double", residual, difference), v.rounding)


def _step_float(ir: Ir, near: str, error: str, mode: str) -> str:
    bits = ir.bits("float", ir.cast("fptrunc", "double", near, "float"))
    return ir.from_bits("float", step(ir, "i32", bits, error, mode))


def round_to(ir: Ir, value: str, error: str, mode: str, target: str) -> str:
    """Round the exact sum ``value + error`` (doubles, error below half an ulp) to ``target`` (float).

    ``mode`` is rz, rm or rp. A NaN error (infinite sums) leaves the nearest value.
    """
    near = ir.cast("fptrunc", "double", value, target)
    above = ir.op("fsub", "double", value, ir.cast("fpext", target, near, "double"))
    exact = ir.fcmp("oeq", "double", above, "0.0")
    rest = ir.select(exact, "double", error, above)
    return ir.from_bits(target, step(ir, bits_type(target), ir.bits(target, near), rest, mode))


def step(ir: Ir, type_: str, bits: str, error: str, mode: str) -> str:
    """Step a float's bits to the neighbour that ``mode`` asks for, where ``error`` (truth minus value) is not 0."""
    width = int(type_[1:])
    sign = ir.icmp("slt", type_, bits, "0")
    below, above = ir.fcmp("olt", "double", error, "0.0"), ir.fcmp("ogt", "double", error, "0.0")
    inward, outward = ir.op("sub", type_, bits, "1"), ir.op("add", type_, bits, "1")
    if mode == "rz":
        shrink = ir.select(sign, "i1", above, below)
        return ir.select(shrink, type_, inward, bits)
    magnitude = ir.op("and", type_, bits, str((1 << (width - 1)) - 1))
    zero = ir.icmp("eq", type_, magnitude, "0")
    down = mode == "rm"
    least = str((-(1 << (width - 1)) if down else 0) + 1)
    grow_inward = ir.select(zero, type_, least, inward)
    moved = ir.select(sign, type_, outward, grow_inward) if down else ir.select(sign, type_, grow_inward, outward)
    return ir.select(below if down else above, type_, moved, bits)
