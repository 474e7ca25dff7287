"""The dispatch table of value operations: ``(opcode, class of type) -> lowering``.

A lowering takes the writer, the instruction's variant and its source values, and returns the result's value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from udf.cpu.operations import approximate, bits, compare, floating, half, integer, integer_division, logic

if TYPE_CHECKING:
    from ptx2cpp.types import PtxType
    from udf.cpu.variant import Lowering, LoweringTable, Variant

FAMILIES = (integer, integer_division, bits, logic, floating, approximate, half, compare)
ROWS: LoweringTable = {key: lowering for family in FAMILIES for key, lowering in family.ROWS.items()}


def type_class(kind: PtxType) -> str:
    """Return the row class of a type: int, float (f32, f64), half (f16, bf16), pair (two halves) or pred."""
    if kind.kind == "pred":
        return "pred"
    if not kind.is_float:
        return "int"
    return "pair" if kind.name.endswith("x2") else "half" if kind.bits == 16 else "float"


def lowering_of(v: Variant) -> Lowering:
    """Return the lowering of an instruction's row.

    Raises
    ------
    LookupError
        If there is none: a row of ``ptx2cpp.instructions.FORMS`` was added without its lowering.
    """
    found = ROWS.get((v.opcode, type_class(v.type)))
    if found is None:
        raise LookupError(f"no lowering for {'.'.join((v.opcode, *v.order))}")
    return found
