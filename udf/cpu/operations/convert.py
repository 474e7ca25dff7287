"""cvt: between integers, between floats, and across (PTX ISA, "Data Movement and Conversion Instructions", cvt)."""

from __future__ import annotations

import struct

from ptx2cpp.types import PtxType
from udf.cpu.ir import Ir, float_bits, llvm_type
from udf.cpu.operations import half
from udf.cpu.operations.floating import flush, round_to, saturate, step, two_sum
from udf.cpu.variant import Variant

INTEGRAL = {"rni": "llvm.roundeven", "rzi": "llvm.trunc", "rmi": "llvm.floor", "rpi": "llvm.ceil"}


def convert(ir: Ir, v: Variant, source: PtxType, value: str) -> str:
    """Return ``value``, of type ``source``, as the instruction's first type."""
    target = v.first
    if source.is_float:
        if target.is_float:
            return _float_to_float(ir, v, source, target, value)
        return _float_to_integer(ir, v, source, target, value)
    if target.is_float:
        return _integer_to_float(ir, v, source, target, value)
    return _integer_to_integer(ir, v, source, target, value)


# --- integers ------------------------------------------------------------------------------------


def limits(kind: PtxType) -> tuple[int, int]:
    """Return the smallest and largest value of an integer type."""
    if kind.kind == "s":
        return -(1 << (kind.bits - 1)), (1 << (kind.bits - 1)) - 1
    return 0, (1 << kind.bits) - 1


def _integer_to_integer(ir: Ir, v: Variant, source: PtxType, target: PtxType, value: str) -> str:
    t, letter = llvm_type(source), "s" if source.kind == "s" else "u"
    if v.has("sat"):
        (low, high), (least, most) = limits(source), limits(target)
        if least > low:
            value = ir.intrinsic(f"llvm.{letter}max", t, value, str(least))
        if most < high:
            value = ir.intrinsic(f"llvm.{letter}min", t, value, str(most))
    return ir.resize(t, value, llvm_type(target), signed=letter == "s")


# --- to integer ----------------------------------------------------------------------------------


def _widest_below(limit: int, type_: str) -> float:
    """Return the largest float of ``type_`` that is not above ``limit``."""
    digits = 24 if type_ == "float" else 53
    cut = max(limit.bit_length() - digits, 0)
    return float(limit >> cut << cut)


def literal(type_: str, value: float) -> str:
    """Return a float constant of ``type_`` (it must be exact there)."""
    if type_ == "float":
        return float_bits("float", struct.unpack("<i", struct.pack("<f", value))[0])
    return float_bits("double", struct.unpack("<q", struct.pack("<d", value))[0])


def _float_to_integer(ir: Ir, v: Variant, source: PtxType, target: PtxType, value: str) -> str:
    """Round to an integral value, then convert; stops at the type's ends.

    Written with selects, not llvm.fptosi.sat: LLVM takes that apart lane by lane on x86.
    """
    value, type_ = _as_float(ir, v, source, value)
    value = ir.intrinsic(INTEGRAL[v.rounding], type_, value)
    low, high = limits(target)
    top = _widest_below(high, type_)
    # "unordered or less": a NaN is clamped to the low end, and so never converted
    clamped = ir.select(ir.fcmp("ult", type_, value, literal(type_, low)), type_, literal(type_, low), value)
    clamped = ir.select(ir.fcmp("ogt", type_, clamped, literal(type_, top)), type_, literal(type_, top), clamped)
    t = llvm_type(target)
    result = ir.cast("fptosi" if low else "fptoui", type_, clamped, t)
    if int(top) != high:
        result = ir.select(ir.fcmp("ogt", type_, value, literal(type_, top)), t, str(high), result)
    return _nan_result(ir, source, target, type_, value, result)


def _nan_result(ir: Ir, source: PtxType, target: PtxType, type_: str, value: str, result: str) -> str:
    """Give NaN its result: 0, or the sign bit alone if the source is f64 or the target has 64 bits."""
    wanted = 1 << (target.bits - 1) if source.bits == 64 or target.bits == 64 else 0
    given = 1 << (target.bits - 1) if target.kind == "s" else 0
    if wanted == given:
        return result
    return ir.select(ir.fcmp("uno", type_, value, literal(type_, 0.0)), llvm_type(target), str(wanted), result)


def _as_float(ir: Ir, v: Variant, source: PtxType, value: str) -> tuple[str, str]:
    """Return a source as f32 or f64 (halves as f32, exactly), flushed where ``.ftz`` says so, and its type."""
    if source.bits == 16:
        return half.to_float(ir, source.name, value), "float"
    if source.bits == 32 and v.has("ftz"):
        value = flush(ir, "float", value)
    return value, llvm_type(source)


# --- to float ------------------------------------------------------------------------------------


def _integer_to_float(ir: Ir, v: Variant, source: PtxType, target: PtxType, value: str) -> str:
    t = llvm_type(source)
    opcode = "sitofp" if source.kind == "s" else "uitofp"
    if v.rounding == "rn" and target.bits >= 32:
        return _finish(ir, v, target, ir.cast(opcode, t, value, llvm_type(target)))
    exact, error = _as_sum(ir, source, t, value)
    return _round(ir, v, target, exact, error)


def _as_sum(ir: Ir, source: PtxType, t: str, value: str) -> tuple[str, str]:
    """Return an integer as the exact sum of two doubles, the second below half an ulp of the first."""
    signed = source.kind == "s"
    opcode = "sitofp" if signed else "uitofp"
    if source.bits < 64:
        return ir.cast(opcode, t, value, "double"), "0.0"
    high = ir.op("ashr" if signed else "lshr", t, value, "32")
    upper = ir.op("fmul", "double", ir.cast(opcode, t, high, "double"), literal("double", 2.0**32))
    lower = ir.cast("uitofp", "i32", ir.cast("trunc", t, value, "i32"), "double")
    return two_sum(ir, upper, lower)


def _float_to_float(ir: Ir, v: Variant, source: PtxType, target: PtxType, value: str) -> str:
    value, type_ = _as_float(ir, v, source, value)
    if v.rounding in INTEGRAL:
        value = ir.intrinsic(INTEGRAL[v.rounding], type_, value)
    wide = type_ if type_ == "double" else "float"
    if target.bits == 64:
        return _finish(ir, v, target, ir.cast("fpext", wide, value, "double"))
    if target.bits == 32 and (wide == "float" or v.rounding in {"", "rn"}):
        return _finish(ir, v, target, ir.cast("fptrunc", wide, value, "float"))
    if target.bits == 16 and wide == "float" and (v.rounding in {"", "rn"} or v.rounding in INTEGRAL):
        return half.finish(ir, v.of(target.name), value)
    return _round(ir, v, target, ir.cast("fpext", wide, value, "double"), "0.0")


def _round(ir: Ir, v: Variant, target: PtxType, exact: str, error: str) -> str:
    """Round the exact sum of two doubles to ``target`` as the instruction says."""
    mode = v.rounding or "rn"
    if target.bits == 16:
        return _to_half(ir, v, target, exact, error)
    if target.bits == 32:
        return _finish(ir, v, target, round_to(ir, exact, error, mode, "float"))
    bits = ir.bits("double", exact)
    return _finish(ir, v, target, ir.from_bits("double", step(ir, "i64", bits, error, mode)))


def _to_half(ir: Ir, v: Variant, target: PtxType, exact: str, error: str) -> str:
    """Round to a half through f32 rounded to odd; directed modes step from the nearest half."""
    single = half.odd_single(ir, exact, error)
    if v.rounding in {"", "rn"}:
        return half.finish(ir, v.of(target.name), single)
    near = half.from_float(ir, target.name, single)
    back = ir.cast("fpext", "float", half.to_float(ir, target.name, near), "double")
    wide = ir.cast("fpext", "float", single, "double")
    stepped = step(ir, "i16", near, ir.op("fsub", "double", wide, back), v.rounding)
    return half.finish(ir, v.of(target.name), half.to_float(ir, target.name, stepped))


def _finish(ir: Ir, v: Variant, target: PtxType, value: str) -> str:
    """Apply ``.ftz`` and ``.sat`` to an f32 or f64 result."""
    type_ = llvm_type(target)
    if v.has("ftz") and target.bits == 32:
        value = flush(ir, type_, value)
    return saturate(ir, type_, value) if v.has("sat") else value


def convert_pair(ir: Ir, v: Variant, high: str, low: str) -> str:
    """Round two f32 to halves and pack them, the first source on top (``cvt.rn.f16x2.f32``)."""
    scalar = v.of(v.first.name.removesuffix("x2"))
    bits = []
    for value in (low, high):
        if v.rounding == "rn":
            bits.append(half.finish(ir, scalar, value))
        else:
            bits.append(_to_half(ir, scalar, scalar.first, ir.cast("fpext", "float", value, "double"), "0.0"))
    return half.pack(ir, *bits)
