"""Comparison and selection (PTX ISA, "Comparison and Selection Instructions")."""

from __future__ import annotations

from udf.cpu.ir import Ir, llvm_type
from udf.cpu.operations import half
from udf.cpu.operations.floating import flush, flush_sources
from udf.cpu.variant import LoweringTable, Variant

# PTX -> LLVM. For floats the plain names are false on NaN, the ...u names true.
FLOAT = {
    **{name: f"o{name}" for name in ("eq", "lt", "le", "gt", "ge")},
    **{f"{name}u": f"u{name}" for name in ("eq", "ne", "lt", "le", "gt", "ge")},
    "ne": "one",
    "num": "ord",
    "nan": "uno",
}
UNSIGNED = {"lo": "ult", "ls": "ule", "hi": "ugt", "hs": "uge"}
COMBINE = ("and", "or", "xor")


def write_relation(ir: Ir, v: Variant, a: str, b: str) -> str:
    """Return the relation that the instruction's first modifier names; halves compare as the f32 they are."""
    relation = v.order[0]
    if v.type.is_float:
        if v.bits == 16:
            a, b = half.sources(ir, v, a, b)
            return ir.fcmp(FLOAT[relation], "float", a, b)
        a, b = flush_sources(ir, v, a, b)
        return ir.fcmp(FLOAT[relation], v.llvm, a, b)
    if relation in {"eq", "ne"}:
        return ir.icmp(relation, v.llvm, a, b)
    return ir.icmp(UNSIGNED.get(relation, ("s" if v.signed else "u") + relation), v.llvm, a, b)


def combine_with(ir: Ir, v: Variant, holds: str, c: tuple[str, ...]) -> str:
    """Return a relation, or its inverse, combined with ``c`` if that is given."""
    combine = next((m for m in v.order if m in COMBINE), None)
    return holds if combine is None else ir.op(combine, "i1", holds, c[0])


def set_(ir: Ir, v: Variant, a: str, b: str, *c: str) -> str:
    """Write set: all ones (integers) or 1.0 (f32) where the relation holds."""
    holds = combine_with(ir, v, write_relation(ir, v, a, b), c)
    target = llvm_type(v.first)
    if target == "float":
        return ir.select(holds, "float", "1.0", "0.0")
    return ir.cast("sext", "i1", holds, target)


def selp(ir: Ir, v: Variant, a: str, b: str, p: str) -> str:
    """Return ``p ? a : b``."""
    return ir.select(p, v.llvm, a, b)


def slct(ir: Ir, v: Variant, a: str, b: str, c: str) -> str:
    """Return ``c >= 0 ? a : b``; a NaN takes ``b``."""
    if v.llvm == "float":
        c = flush(ir, "float", c) if v.has("ftz") else c
        chosen = ir.fcmp("oge", "float", c, "0.0")
    else:
        chosen = ir.icmp("sge", "i32", c, "0")
    return ir.select(chosen, llvm_type(v.first), a, b)


ROWS: LoweringTable = {
    **{("set", kind): set_ for kind in ("int", "float")},
    **{("selp", kind): selp for kind in ("int", "float")},
    **{("slct", kind): slct for kind in ("int", "float")},
}
