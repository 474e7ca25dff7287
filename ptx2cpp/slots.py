"""Parameters as values: ``ld.param`` and ``st.param`` become parameter loads and moves between registers.

The register of an element is as wide as the element, and at least 16 bits; a load may widen it by the
sign of its type (PTX ISA, "Operand Size Exceeding Instruction-Type Size").
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptx2cpp.builder import input_of
from ptx2cpp.data import sizeof
from ptx2cpp.flat import Guard, Immediate, Input, Instruction, ParameterLoad, Register, Statement
from ptx2cpp.frozen_classes import dataclass
from ptx2cpp.ptx_errors import PtxTypeError, UnsupportedPtxError
from ptx2cpp.types import TYPES

if TYPE_CHECKING:
    from ptx2cpp.builder import Builder
    from ptx2cpp.scope import ParameterSlots
    from ptx2cpp.source import Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Access:
    """One element of a ``ld.param`` or ``st.param``: ``kind`` at ``offset`` bytes into ``slots``."""

    slots: ParameterSlots
    offset: int
    kind: str
    guard: Guard | None
    span: Span

    @property
    def shown(self) -> str:
        """Return the element as an error names it."""
        return f"{self.slots.variable.name.text}+{self.offset}"


def check_bounds(access: Access) -> None:
    """Raise PtxTypeError if the element is not inside its parameter."""
    if access.offset < 0 or access.offset + TYPES[access.kind].bytes > sizeof(access.slots.variable):
        raise PtxTypeError(f"{access.shown} is outside the parameter", access.span)


def load_slot(builder: Builder, access: Access, register: Register) -> None:
    """``ld.param.kind register, [slots+offset]``."""
    if access.slots.parameter is not None:
        builder.statements.extend(_load(builder, access, register))
        return
    found = access.slots.elements.get(access.offset)
    if found is None and (part := _part(builder, access)) is not None:
        found = (part, access.kind)
    if found is None or not _holds(found[1], access.kind):
        stored = f"stored as .{found[1]}" if found else "never stored"
        raise UnsupportedPtxError(f"{access.shown} is {stored}, loaded as .{access.kind}", access.span)
    builder.statements.append(_widen(register, found[0], access.kind, access.guard))


def _part(builder: Builder, access: Access) -> Register | None:
    """Return what is loaded of a wider integer that was stored: LLVM stores neighbouring bytes as one word."""
    for start, (register, kind) in access.slots.elements.items():
        whole, part = TYPES[kind], TYPES[access.kind]
        if start < access.offset and access.offset + part.bytes <= start + whole.bytes and not whole.is_float:
            own = builder.register("part", register.type)
            bits = TYPES[register.type].bits
            shift = Immediate(8 * (access.offset - start))
            builder.statements.append(Instruction("shr", (f"u{bits}",), (own, register, shift), access.guard))
            return own
    return None


def _holds(stored: str, loaded: str) -> bool:
    """Return whether an element has the bits of what is loaded of it: all of them, or the low ones of an integer."""
    whole, part = TYPES[stored], TYPES[loaded]
    return whole.bits == part.bits or (whole.bits > part.bits and "f" not in (whole.kind, part.kind))


def store_slot(builder: Builder, access: Access, value: Register | Immediate) -> None:
    """``st.param.kind [slots+offset], value``."""
    slots, offset, kind = access.slots, access.offset, access.kind
    if slots.parameter is not None:
        raise UnsupportedPtxError("a function cannot store to its own parameter", access.span)
    if offset not in slots.elements:
        near = {at: slots.elements[at][1] for at in _around(access) if at in slots.elements}
        _refuse_overlap(access, near, "stored")
        name = f"ret{offset}" if slots.result is not None else f"arg{offset}"
        slots.elements[offset] = (builder.register(name, kind if TYPES[kind].bits > 8 else "b16"), kind)
    register, known = slots.elements[offset]
    if TYPES[known].bits != TYPES[kind].bits:
        raise UnsupportedPtxError(f"{access.shown} is stored as .{known} and .{kind}", access.span)
    builder.statements.append(move(register, value, access.guard, access.span))


def move(target: Register, value: Register | Immediate, guard: Guard | None, span: Span | None = None) -> Statement:
    """Return the instruction that copies ``value`` to ``target``; of a wider value its low bits."""
    bits = TYPES[target.type].bits
    if isinstance(value, Register) and TYPES[value.type].bits != bits:
        return Instruction("cvt", (f"u{bits}", f"u{TYPES[value.type].bits}"), (target, value), guard, span)
    kind = f"f{value.width}" if isinstance(value, Immediate) and value.width == bits else f"b{bits}"
    return Instruction("mov", (kind,), (target, value), guard, span)


def _input(builder: Builder, parameter: int, access: Access) -> Input:
    key = (parameter, access.offset)
    if key not in builder.inputs:
        near = ((at, builder.inputs.get((parameter, at))) for at in _around(access))
        _refuse_overlap(access, {at: found.type for at, found in near if found is not None}, "loaded")
        builder.inputs[key] = input_of(*key, access.kind, builder.declared, access.slots.variable)
    found = builder.inputs[key]
    if TYPES[found.type].bits != TYPES[access.kind].bits:
        raise UnsupportedPtxError(f"{access.shown} is loaded as .{found.type} and .{access.kind}", access.span)
    return found


def _around(access: Access) -> range:
    """Return the offsets of elements that can share bytes with ``access``; an element has 8 bytes at most."""
    return range(access.offset - 7, access.offset + TYPES[access.kind].bytes)


def _refuse_overlap(access: Access, known: dict[int, str], verb: str) -> None:
    """Raise UnsupportedPtxError if an element of ``known``, offset to type, shares bytes with ``access``."""
    for start, kind in known.items():
        if start < access.offset + TYPES[access.kind].bytes and access.offset < start + TYPES[kind].bytes:
            raise UnsupportedPtxError(f"{access.shown} is {verb} in pieces that overlap", access.span)


def _load(builder: Builder, access: Access, register: Register) -> tuple[Statement, ...]:
    """Load an input to a register; through a register of the input's width if sign or guard differ."""
    assert access.slots.parameter is not None
    kind, found = access.kind, _input(builder, access.slots.parameter, access)
    exact = TYPES[register.type].bits == TYPES[kind].bits
    agrees = (TYPES[found.type].kind == "s") == (TYPES[kind].kind == "s")
    if access.guard is None and (exact or agrees):
        return (ParameterLoad(register, found),)
    own = builder.register("in", f"b{max(16, TYPES[kind].bits)}")
    return (ParameterLoad(own, found), _widen(register, own, kind, access.guard))


def _widen(target: Register, source: Register, kind: str, guard: Guard | None) -> Statement:
    bits = TYPES[target.type].bits
    if TYPES[kind].bits == bits:
        return Instruction("mov", (f"b{bits}",), (target, source), guard)
    sign = "s" if TYPES[kind].kind == "s" else "u"
    return Instruction("cvt", (f"{sign}{bits}", f"{sign}{TYPES[kind].bits}"), (target, source), guard)
