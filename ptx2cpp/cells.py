"""Parameters as values: ``ld.param`` and ``st.param`` become reads and moves.

The register of an element is as wide as the element, and at least 16 bits; a load may widen it by the
sign of its type (PTX ISA, "Operand Size Exceeding Instruction-Type Size").
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ptx2cpp.data import sizeof
from ptx2cpp.errors import PtxTypeError, UnsupportedPtxError
from ptx2cpp.parts import input_of
from ptx2cpp.routine import Immediate, Input, Operation, Predicate, Read, Register, Step
from ptx2cpp.types import TYPES

if TYPE_CHECKING:
    from ptx2cpp.parts import Parts
    from ptx2cpp.scope import Cells
    from ptx2cpp.source import Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Access:
    """One element of a ``ld.param`` or ``st.param``: ``kind`` at ``offset`` bytes into ``cells``."""

    cells: Cells
    offset: int
    kind: str
    guard: Predicate | None
    span: Span

    @property
    def shown(self) -> str:
        """Return the element as an error names it."""
        return f"{self.cells.variable.name.text}+{self.offset}"


def check_bounds(access: Access) -> None:
    """Raise PtxTypeError if the element is not inside its parameter."""
    if access.offset < 0 or access.offset + TYPES[access.kind].bytes > sizeof(access.cells.variable):
        raise PtxTypeError(f"{access.shown} is outside the parameter", access.span)


def load_cell(parts: Parts, access: Access, register: Register) -> None:
    """``ld.param.kind register, [cells+offset]``."""
    if access.cells.parameter is not None:
        parts.steps.extend(_read(parts, access, register))
        return
    found = access.cells.elements.get(access.offset)
    if found is None or TYPES[found[1]].bits != TYPES[access.kind].bits:
        stored = f"stored as .{found[1]}" if found else "never stored"
        raise UnsupportedPtxError(f"{access.shown} is {stored}, loaded as .{access.kind}", access.span)
    parts.steps.append(_widen(register, found[0], access.kind, access.guard))


def store_cell(parts: Parts, access: Access, value: Register | Immediate) -> None:
    """``st.param.kind [cells+offset], value``."""
    cells, offset, kind = access.cells, access.offset, access.kind
    if cells.parameter is not None:
        raise UnsupportedPtxError("a function cannot store to its own parameter", access.span)
    if offset not in cells.elements:
        near = {at: cells.elements[at][1] for at in _around(access) if at in cells.elements}
        _refuse_overlap(access, near, "stored")
        name = f"ret{offset}" if cells.result is not None else f"arg{offset}"
        cells.elements[offset] = (parts.register(name, kind if TYPES[kind].bits > 8 else "b16"), kind)
    register, known = cells.elements[offset]
    if TYPES[known].bits != TYPES[kind].bits:
        raise UnsupportedPtxError(f"{access.shown} is stored as .{known} and .{kind}", access.span)
    parts.steps.append(move(register, value, access.guard))


def move(target: Register, value: Register | Immediate, guard: Predicate | None) -> Step:
    """Return the operation that copies ``value`` to ``target``, its low bits if it is wider."""
    bits = TYPES[target.type].bits
    if isinstance(value, Register) and TYPES[value.type].bits != bits:
        return Operation("cvt", (f"u{bits}", f"u{TYPES[value.type].bits}"), (target, value), guard)
    kind = f"f{value.width}" if isinstance(value, Immediate) and value.width == bits else f"b{bits}"
    return Operation("mov", (kind,), (target, value), guard)


def _input(parts: Parts, parameter: int, access: Access) -> Input:
    key = (parameter, access.offset)
    if key not in parts.inputs:
        near = ((at, parts.inputs.get((parameter, at))) for at in _around(access))
        _refuse_overlap(access, {at: found.type for at, found in near if found is not None}, "loaded")
        parts.inputs[key] = input_of(*key, access.kind, parts.declared, access.cells.variable)
    found = parts.inputs[key]
    if TYPES[found.type].bits != TYPES[access.kind].bits:
        raise UnsupportedPtxError(f"{access.shown} is loaded as .{found.type} and .{access.kind}", access.span)
    return found


def _around(access: Access) -> range:
    """Return the offsets at which an element may start that shares bytes with ``access``: none has above 8 bytes."""
    return range(access.offset - 7, access.offset + TYPES[access.kind].bytes)


def _refuse_overlap(access: Access, known: dict[int, str], verb: str) -> None:
    """Raise UnsupportedPtxError if another element of ``known``, offset to type, shares bytes with this one."""
    for start, kind in known.items():
        if start < access.offset + TYPES[access.kind].bytes and access.offset < start + TYPES[kind].bytes:
            raise UnsupportedPtxError(f"{access.shown} is {verb} in pieces that overlap", access.span)


def _read(parts: Parts, access: Access, register: Register) -> tuple[Step, ...]:
    """Read an input to a register; through a register of its own width if sign or guard differ."""
    assert access.cells.parameter is not None
    kind, found = access.kind, _input(parts, access.cells.parameter, access)
    exact = TYPES[register.type].bits == TYPES[kind].bits
    agrees = (TYPES[found.type].kind == "s") == (TYPES[kind].kind == "s")
    if access.guard is None and (exact or agrees):
        return (Read(register, found),)
    own = parts.register("in", f"b{max(16, TYPES[kind].bits)}")
    return (Read(own, found), _widen(register, own, kind, access.guard))


def _widen(target: Register, source: Register, kind: str, guard: Predicate | None) -> Step:
    bits = TYPES[target.type].bits
    if TYPES[kind].bits == bits:
        return Operation("mov", (f"b{bits}",), (target, source), guard)
    sign = "s" if TYPES[kind].kind == "s" else "u"
    return Operation("cvt", (f"{sign}{bits}", f"{sign}{TYPES[kind].bits}"), (target, source), guard)
