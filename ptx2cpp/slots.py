"""Parameters as values: ``ld.param`` and ``st.param`` become parameter loads and moves between registers.

The register of an element is as wide as the element, and at least 16 bits; a load may widen it by the
sign of its type (PTX ISA, "Operand Size Exceeding Instruction-Type Size"). :class:`Builder` is what the
inliner adds to.
"""

from __future__ import annotations

from dataclasses import field

from ptx2cpp.declared_types import DeclaredTypes
from ptx2cpp.flat import Data, Guard, Immediate, Input, Instruction, Local, ParameterLoad, Register, Statement
from ptx2cpp.frozen_classes import dataclass
from ptx2cpp.ptx_errors import PtxTypeError, UnsupportedPtxError
from ptx2cpp.ptx_limits import CONSTANT_BYTES, LOCAL_BYTES, STATEMENTS
from ptx2cpp.scope import Names, ParameterSlots
from ptx2cpp.source import Span
from ptx2cpp.syntax import Function, Module, Variable
from ptx2cpp.types import TYPES, sizeof


@dataclass(slots=True)
class Builder:
    """The statements, arrays and inputs of one flat function so far, and its names."""

    module: Module
    name: str
    declared: DeclaredTypes
    names: Names = field(default_factory=Names)
    statements: list[Statement] = field(default_factory=list)
    locals: list[Local] = field(default_factory=list)
    data: dict[str, Data] = field(default_factory=dict)
    inputs: dict[tuple[int, int], Input] = field(default_factory=dict)
    inlined: int = 0
    local_bytes: int = 0
    constant_bytes: int = 0
    functions: dict[str, Function] = field(init=False)
    variables: dict[str, Variable] = field(init=False)

    def __post_init__(self) -> None:
        self.variables = {v.name.text: v for v in reversed(self.module.variables)}
        declared = {f.name.text: f for f in reversed(self.module.functions)}
        self.functions = declared | {f.name.text: f for f in reversed(self.module.functions) if f.body is not None}

    def count(self, statements: int, span: Span) -> None:
        """Count statements of a block, or operands of one statement, towards ``limits.STATEMENTS``.

        Raises
        ------
        UnsupportedPtxError
            If the function has more, with those of the functions it calls.
        """
        self.inlined += statements
        if self.inlined > STATEMENTS:
            raise UnsupportedPtxError(f"more than {STATEMENTS} statements, with those of the functions it calls", span)

    def add_local(self, local: Local, span: Span) -> None:
        """Add a ``.local`` array; UnsupportedPtxError if all together have above ``limits.LOCAL_BYTES``."""
        self.locals.append(local)
        self.local_bytes += local.size
        if self.local_bytes > LOCAL_BYTES:
            raise UnsupportedPtxError(f"more than {LOCAL_BYTES} bytes of .local variables", span)

    def add_data(self, data: Data, span: Span) -> None:
        """Add a constant array; UnsupportedPtxError if all together have above ``limits.CONSTANT_BYTES``."""
        self.constant_bytes += len(data.image)
        if self.constant_bytes > CONSTANT_BYTES:
            raise UnsupportedPtxError(f"more than {CONSTANT_BYTES} bytes of constants", span)

    def register(self, text: str, kind: str) -> Register:
        """Return a new register."""
        return Register(self.names.fresh(text), kind)


def input_of(parameter: int, offset: int, kind: str, declared: DeclaredTypes, variable: Variable) -> Input:
    """Return one element of a parameter as an input, with the C++ type that the caller declared or PTX tells."""
    cpp = declared.parameters.get(parameter) if offset == 0 else None
    if cpp is not None:
        declared.check_width(cpp, TYPES[kind].bits, f"parameter {parameter}", variable.span)
    name = f"p{parameter}" if offset == 0 else f"p{parameter}_{offset}"
    return Input(name=name, type=kind, cpp=cpp or TYPES[kind].cpp, parameter=parameter, offset=offset)


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
        return move(target, source, guard)
    sign = "s" if TYPES[kind].kind == "s" else "u"
    return Instruction("cvt", (f"{sign}{bits}", f"{sign}{TYPES[kind].bits}"), (target, source), guard)
