"""Parameters as values: ``ld.param`` and ``st.param`` become reads and moves.

The register of an element is as wide as the element, and at least 16 bits; a load may widen it by the
sign of its type (PTX ISA, "Operand Size Exceeding Instruction-Type Size").
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptx2cpp.errors import UnsupportedPtxError
from ptx2cpp.parts import input_of
from ptx2cpp.routine import Immediate, Input, Operation, Predicate, Read, Register, Step
from ptx2cpp.types import TYPES

if TYPE_CHECKING:
    from ptx2cpp.parts import Parts
    from ptx2cpp.scope import Cells
    from ptx2cpp.source import Span


def load_cell(
    parts: Parts, cells: Cells, offset: int, kind: str, register: Register, guard: Predicate | None, span: Span
) -> None:
    """``ld.param.kind register, [cells+offset]``."""
    if cells.parameter is not None:
        parts.steps.extend(_read(parts, _input(parts, cells, offset, kind, span), kind, register, guard))
        return
    found = cells.elements.get(offset)
    if found is None or TYPES[found[1]].bits != TYPES[kind].bits:
        stored = f"stored as .{found[1]}" if found else "never stored"
        raise UnsupportedPtxError(f"{cells.variable.name.text}+{offset} is {stored}, loaded as .{kind}", span)
    parts.steps.append(_widen(register, found[0], kind, guard))


def store_cell(
    parts: Parts, cells: Cells, offset: int, kind: str, value: Register | Immediate, guard: Predicate | None, span: Span
) -> None:
    """``st.param.kind [cells+offset], value``."""
    if cells.parameter is not None:
        raise UnsupportedPtxError("a function cannot store to its own parameter", span)
    name = f"ret{offset}" if cells.result is not None else f"arg{offset}"
    fresh = None if offset in cells.elements else parts.register(name, kind if TYPES[kind].bits > 8 else "b16")
    found = cells.elements.setdefault(offset, (fresh or Register("", kind), kind))
    if TYPES[found[1]].bits != TYPES[kind].bits:
        raise UnsupportedPtxError(f"{cells.variable.name.text}+{offset} is stored as .{found[1]} and .{kind}", span)
    parts.steps.append(move(found[0], value, guard))


def move(target: Register, value: Register | Immediate, guard: Predicate | None) -> Step:
    """Return the operation that copies ``value`` to ``target``, its low bits if it is wider."""
    bits = TYPES[target.type].bits
    if isinstance(value, Register) and TYPES[value.type].bits != bits:
        return Operation("cvt", (f"u{bits}", f"u{TYPES[value.type].bits}"), (target, value), guard)
    kind = f"f{value.width}" if isinstance(value, Immediate) and value.width == bits else f"b{bits}"
    return Operation("mov", (kind,), (target, value), guard)


def _input(parts: Parts, cells: Cells, offset: int, kind: str, span: Span) -> Input:
    assert cells.parameter is not None
    key = (cells.parameter, offset)
    if key not in parts.inputs:
        _refuse_overlap(parts, key, kind, span)
        parts.inputs[key] = input_of(cells.parameter, offset, kind, parts.declared, cells.variable)
    found = parts.inputs[key]
    if TYPES[found.type].bits != TYPES[kind].bits:
        raise UnsupportedPtxError(f"{cells.variable.name.text}+{offset} is loaded as .{found.type} and .{kind}", span)
    return found


def _refuse_overlap(parts: Parts, key: tuple[int, int], kind: str, span: Span) -> None:
    parameter, offset = key
    for (other, start), known in parts.inputs.items():
        end = start + TYPES[known.type].bytes
        if other == parameter and start < offset + TYPES[kind].bytes and offset < end:
            raise UnsupportedPtxError(f"bytes {offset}.. of a parameter are loaded in pieces that overlap", span)


def _read(parts: Parts, found: Input, kind: str, register: Register, guard: Predicate | None) -> tuple[Step, ...]:
    """Read an input to a register; through a register of its own width if sign or guard differ."""
    exact = TYPES[register.type].bits == TYPES[kind].bits
    agrees = (TYPES[found.type].kind == "s") == (TYPES[kind].kind == "s")
    if guard is None and (exact or agrees):
        return (Read(register, found),)
    width = max(16, TYPES[kind].bits)
    own = parts.register("in", f"b{width}")
    return (Read(own, found), _widen(register, own, kind, guard))


def _widen(target: Register, source: Register, kind: str, guard: Predicate | None) -> Step:
    bits = TYPES[target.type].bits
    if TYPES[kind].bits == bits:
        return Operation("mov", (f"b{bits}",), (target, source), guard)
    sign = "s" if TYPES[kind].kind == "s" else "u"
    return Operation("cvt", (f"{sign}{bits}", f"{sign}{TYPES[kind].bits}"), (target, source), guard)
