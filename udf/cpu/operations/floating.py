"""Floating-point arithmetic on f32 and f64 (PTX ISA, "Floating-Point Instructions").

Nearest-even operations are LLVM's own: nothing here carries a fast-math flag, so LLVM neither contracts nor
reassociates. Directed rounding is in :mod:`udf.cpu.operations.floating`.

Rounding toward zero, down and up (``.rz``, ``.rm``, ``.rp``) without touching the rounding mode where it counts.

f32: the operation is done in double, exactly or with its exact error, rounded to nearest, and stepped to the
neighbour if the truth lies on the other side. That vectorises, and libdevice's exp and exp10 on f32 live on it.
f64: one call to a small function that sets the processor's rounding mode (LLVM, "Constrained Floating-Point
Intrinsics"); rare, slow (some 50 cycles) and right for every input, subnormal results included.

Two-sum is Knuth's (Handbook of Floating-Point Arithmetic, 2nd ed., algorithm 4.4).
"""

from __future__ import annotations

from udf.cpu.ir import Ir, bits_type, float_bits
from udf.cpu.variant import LoweringTable, Variant

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


ONE = {"half": "0xH3C00", "float": "1.0", "double": "1.0"}
LEAST_NORMAL = {"float": float_bits("float", 0x00800000), "double": float_bits("double", 0x0010000000000000)}
ARITHMETIC = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv"}


def flush(ir: Ir, type_: str, value: str) -> str:
    """Replace a subnormal by zero of its sign (``.ftz``)."""
    small = ir.fcmp("olt", type_, ir.intrinsic("llvm.fabs", type_, value), LEAST_NORMAL[type_])
    return ir.select(small, type_, ir.intrinsic("llvm.copysign", type_, "0.0", value), value)


def saturate(ir: Ir, type_: str, value: str) -> str:
    """Clamp to [0, 1]; NaN gives +0 (``.sat``)."""
    positive = ir.select(ir.fcmp("ogt", type_, value, "0.0"), type_, value, "0.0")
    return ir.select(ir.fcmp("olt", type_, positive, ONE[type_]), type_, positive, ONE[type_])


def flush_sources(ir: Ir, v: Variant, *values: str) -> tuple[str, ...]:
    """Return the sources, flushed where the instruction says ``.ftz``."""
    if not v.has("ftz") or v.llvm != "float":
        return values
    return tuple(flush(ir, v.llvm, value) for value in values)


def finish(ir: Ir, v: Variant, value: str) -> str:
    """Apply ``.ftz`` and ``.sat`` to a result."""
    (value,) = flush_sources(ir, v, value)
    return saturate(ir, v.llvm, value) if v.has("sat") else value


def arithmetic(ir: Ir, v: Variant, a: str, b: str) -> str:
    """Add, subtract, multiply or divide; rn unless another rounding is written."""
    a, b = flush_sources(ir, v, a, b)
    nearest = v.rounding in {"", "rn"}
    result = ir.op(ARITHMETIC[v.opcode], v.llvm, a, b) if nearest else round_directed(ir, v, a, b)
    if v.opcode == "mul":
        result = flush_tiny(ir, v, result, a, b)
    return finish(ir, v, result)


def fma(ir: Ir, v: Variant, a: str, b: str, c: str) -> str:
    """Multiply and add with one rounding (PTX's mad is the same on every GPU since sm_20)."""
    a, b, c = flush_sources(ir, v, a, b, c)
    result = ir.intrinsic("llvm.fma", v.llvm, a, b, c) if v.rounding == "rn" else round_directed(ir, v, a, b, c)
    return finish(ir, v, flush_tiny(ir, v, result, a, b, c))


def flush_tiny(ir: Ir, v: Variant, result: str, a: str, b: str, *c: str) -> str:
    """Flush a product that reached the smallest normal f32 only because subnormals have fewer digits.

    ``.ftz`` asks whether the result rounded to 24 digits, of any exponent, is subnormal (seen on an H200). Only
    products can be below and yet be rounded up; double holds them exactly.
    """
    if not v.has("ftz") or v.llvm != "float":
        return result
    exact = ir.op("fmul", "double", ir.cast("fpext", "float", a, "double"), ir.cast("fpext", "float", b, "double"))
    for addend in c:
        exact = ir.op("fadd", "double", exact, ir.cast("fpext", "float", addend, "double"))
    magnitude = ir.intrinsic("llvm.fabs", "double", exact)
    if v.rounding in {"", "rn"}:  # half a digit below 2^-126 rounds up to it
        tiny = ir.fcmp("olt", "double", magnitude, float_bits("double", HALF_BELOW))
    else:  # away from zero, anything above the last number of 24 digits does
        tiny = ir.fcmp("ole", "double", magnitude, float_bits("double", LAST_BELOW))
    return ir.select(tiny, "float", ir.intrinsic("llvm.copysign", "float", "0.0", result), result)


HALF_BELOW = 0x380FFFFFF0000000  # 2^-126 * (1 - 2^-25)
LAST_BELOW = 0x380FFFFFE0000000  # 2^-126 * (1 - 2^-24)


def sqrt(ir: Ir, v: Variant, a: str) -> str:
    """Return the square root; ``.approx`` is rounded to nearest too."""
    (a,) = flush_sources(ir, v, a)
    result = ir.intrinsic("llvm.sqrt", v.llvm, a) if v.rounding in {"", "rn"} else round_directed(ir, v, a)
    return finish(ir, v, result)


def rcp(ir: Ir, v: Variant, a: str) -> str:
    """Return ``1 / a``; ``rcp.approx.ftz.f64`` keeps the upper 32 bits of source and result."""
    if v.has("approx") and v.bits == 64:
        return upper_word(ir, ir.op("fdiv", "double", "1.0", upper_word(ir, flush(ir, "double", a))))
    (a,) = flush_sources(ir, v, a)
    result = ir.op("fdiv", v.llvm, "1.0", a) if v.rounding in {"", "rn"} else round_directed(ir, v, a)
    return finish(ir, v, result)


def upper_word(ir: Ir, value: str) -> str:
    """Clear the lower 32 bits of a double."""
    kept = ir.op("and", "i64", ir.bits("double", value), str(-(1 << 32)))
    return ir.from_bits("double", kept)


def rsqrt(ir: Ir, v: Variant, a: str) -> str:
    """Return ``1 / sqrt(a)``, from a double so that f32 is rounded once more only."""
    (a,) = flush_sources(ir, v, a)
    if v.bits == 64:
        a = flush(ir, "double", a) if v.has("ftz") else a
        result = ir.op("fdiv", "double", "1.0", ir.intrinsic("llvm.sqrt", "double", a))
        return upper_word(ir, result) if v.has("ftz") else result
    root = ir.intrinsic("llvm.sqrt", "double", ir.cast("fpext", "float", a, "double"))
    return finish(ir, v, ir.cast("fptrunc", "double", ir.op("fdiv", "double", "1.0", root), "float"))


def absolute(ir: Ir, v: Variant, a: str) -> str:
    """Clear the sign."""
    return finish(ir, v, ir.intrinsic("llvm.fabs", v.llvm, a))


def negate(ir: Ir, v: Variant, a: str) -> str:
    """Flip the sign, of NaN and zero too."""
    return finish(ir, v, ir.fneg(v.llvm, a))


def extreme_of(ir: Ir, type_: str, *, least: bool, propagate: bool, a: str, b: str) -> str:
    """Return the smaller or larger; -0 < +0; a NaN loses unless it shall ``propagate``.

    Not llvm.minimumnum, which says this in one word: LLVM 20 vectorises it wrongly.
    """
    if propagate:
        return ir.intrinsic("llvm.minimum" if least else "llvm.maximum", type_, a, b)
    t = bits_type(type_)
    chosen = ir.intrinsic("llvm.minnum" if least else "llvm.maxnum", type_, a, b)
    # equal values have equal bits, but for zeros: there the sign is set if either (min) or both (max) have it
    merged = ir.op("or" if least else "and", t, ir.bits(type_, a), ir.bits(type_, b))
    return ir.select(ir.fcmp("oeq", type_, a, b), type_, ir.from_bits(type_, merged), chosen)


def extreme(ir: Ir, v: Variant, a: str, b: str) -> str:
    """Write min and max."""
    a, b = flush_sources(ir, v, a, b)
    return extreme_of(ir, v.llvm, least=v.opcode == "min", propagate=v.has("NaN"), a=a, b=b)


def copysign(ir: Ir, v: Variant, a: str, b: str) -> str:
    """Return ``b`` with the sign of ``a``."""
    return ir.intrinsic("llvm.copysign", v.llvm, b, a)


def testp(ir: Ir, v: Variant, a: str) -> str:
    """Ask what kind of number ``a`` is, by its magnitude's bits."""
    t = bits_type(v.llvm)
    magnitude = ir.op("and", t, ir.bits(v.llvm, a), str((1 << (v.bits - 1)) - 1))
    infinity = 0x7F800000 if v.bits == 32 else 0x7FF0000000000000
    normal = 0x00800000 if v.bits == 32 else 0x0010000000000000
    question = v.order[0]
    if question == "subnormal":  # one unsigned comparison asks for a range: [1, normal)
        return ir.icmp("ult", t, ir.op("sub", t, magnitude, "1"), str(normal - 1))
    if question == "normal":  # the PTX ISA counts zero as normal
        in_range = ir.icmp("ult", t, ir.op("sub", t, magnitude, str(normal)), str(infinity - normal))
        return ir.op("or", "i1", in_range, ir.icmp("eq", t, magnitude, "0"))
    conditions = {"finite": "ult", "infinite": "eq", "number": "ule", "notanumber": "ugt"}
    return ir.icmp(conditions[question], t, magnitude, str(infinity))


ROWS: LoweringTable = {
    **{(op, "float"): arithmetic for op in ARITHMETIC},
    ("fma", "float"): fma,
    ("mad", "float"): fma,
    ("sqrt", "float"): sqrt,
    ("rcp", "float"): rcp,
    ("rsqrt", "float"): rsqrt,
    ("abs", "float"): absolute,
    ("neg", "float"): negate,
    ("min", "float"): extreme,
    ("max", "float"): extreme,
    ("copysign", "float"): copysign,
    ("testp", "float"): testp,
}
