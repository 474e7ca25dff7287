"""An instruction's name taken apart once: what a lowering asks of ``fma.rn.ftz.sat.f32``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from ptx2cpp.instructions import find_form
from ptx2cpp.types import TYPES, PtxType
from udf.base.records import dataclass
from udf.cpu.ir import llvm_type

ROUNDINGS = frozenset(("rn", "rz", "rm", "rp", "rni", "rzi", "rmi", "rpi"))
Lowering = Callable[..., str]
LoweringTable = dict[tuple[str, str], Lowering]
WIDER = {16: TYPES["b32"], 32: TYPES["b64"]}


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """One accepted instruction name.

    ``type`` is its last type, ``first`` its first (the result's, in cvt and set), ``rounding`` empty
    where none is written, ``flags`` all modifiers, ``signature`` one letter an operand
    (:mod:`ptx2cpp.instructions`).
    """

    opcode: str
    flags: frozenset[str]
    order: tuple[str, ...]
    rounding: str
    first: PtxType
    type: PtxType
    signature: str

    @property
    def llvm(self) -> str:
        """Return the LLVM type of a value of :attr:`type`."""
        return llvm_type(self.type)

    @property
    def bits(self) -> int:
        """Return the width of :attr:`type`."""
        return self.type.bits

    @property
    def signed(self) -> bool:
        """Return whether :attr:`type` is a signed integer."""
        return self.type.kind == "s"

    def has(self, flag: str) -> bool:
        """Return whether the modifier ``flag`` is written."""
        return flag in self.flags

    def of(self, kind: str) -> Variant:
        """Return the same instruction on another type."""
        return replace(self, type=TYPES[kind], first=TYPES[kind])


@cache
def variant_of(opcode: str, modifiers: tuple[str, ...]) -> Variant:
    """Return the parts of an instruction's name.

    Raises
    ------
    LookupError
        If the table does not accept it; ``ptx2cpp`` has refused such PTX before.

    Examples
    --------
    >>> v = variant_of("cvt", ("rzi", "s32", "f64"))
    >>> v.rounding, v.first.name, v.type.name
    ('rzi', 's32', 'f64')
    """
    form = find_form(opcode, modifiers)
    if form is None:
        raise LookupError(f"{'.'.join((opcode, *modifiers))} is not an accepted instruction")
    types = [TYPES[m] for m in modifiers if m in TYPES] or [TYPES["b32"]]
    return Variant(
        opcode=opcode,
        flags=frozenset(modifiers),
        order=modifiers,
        rounding=next((m for m in modifiers if m in ROUNDINGS), ""),
        first=types[0],
        type=types[-1],
        signature=form.signature,
    )
