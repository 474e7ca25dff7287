"""The dispatch table of value operations: ``(opcode, class of type) -> lowering``."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ptx2cpp.types import PtxType

if TYPE_CHECKING:
    from udf.cpu.variant import Variant

Lowering = Callable[..., str]
Rows = dict[tuple[str, str], Lowering]


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


def _rows() -> Rows:
    from udf.cpu.operations import (  # noqa: PLC0415 - families import this module's types
        approximate,
        bits,
        compare,
        floating,
        half,
        integer,
        logic,
    )

    rows: Rows = {}
    for family in (integer, bits, logic, floating, approximate, compare, half):
        assert not rows.keys() & family.ROWS.keys(), family.__name__
        rows |= family.ROWS
    return rows


ROWS = _rows()
