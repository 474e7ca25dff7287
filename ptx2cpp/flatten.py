"""A function of a module made whole: :func:`lower` inlines its callees and turns parameters to values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptx2cpp.builder import Builder, input_of
from ptx2cpp.declared_types import DeclaredTypes
from ptx2cpp.flat import (
    Call,
    FlatFunction,
    Immediate,
    Instruction,
    Label,
    Output,
    Register,
    Statement,
    drop_last_jump,
    jumps_to,
    registers_of,
    registers_written,
)
from ptx2cpp.floats import with_float_registers
from ptx2cpp.inline import Inliner
from ptx2cpp.pointers import check_pointers, promote_out_pointer
from ptx2cpp.ptx_errors import PtxTypeError, UnsupportedPtxError
from ptx2cpp.scope import ParameterSlots
from ptx2cpp.types import TYPES

if TYPE_CHECKING:
    from ptx2cpp.syntax import Function, Module


def lower(module: Module, function: Function, *, name: str, declared: DeclaredTypes | None = None) -> FlatFunction:
    """Return ``function`` as one :class:`FlatFunction` called ``name``.

    Callees are inlined. ``ret`` becomes a branch to the exit. A parameter element becomes an
    :class:`Input` of the type it is loaded with, a stored result element an :class:`Output`. Parameter
    0 used only to store through (Numba's ABI) becomes outputs too, unless it is declared a pointer.

    Raises
    ------
    UnsupportedPtxError, PtxTypeError
        With the place in the PTX.
    """
    if function.kind != "func":
        raise UnsupportedPtxError("a kernel (.entry) cannot be called from C++ device code", function.span)
    declared = declared or DeclaredTypes()
    builder = Builder(module, name, declared)
    parameters = tuple(ParameterSlots(v, parameter=i) for i, v in enumerate(function.parameters))
    results = tuple(ParameterSlots(v, result=i) for i, v in enumerate(function.results))
    exit_ = Label(builder.names.fresh("exit"))
    Inliner(builder, (function,)).inline(function, parameters, results, exit_)
    drop_last_jump(builder.statements, exit_)
    _add_unread(builder, function)
    inputs = tuple(builder.inputs[key] for key in sorted(builder.inputs))
    inputs, statements, promoted = promote_out_pointer(inputs, tuple(builder.statements), builder.names, declared)
    check_pointers(inputs, statements, function)
    statements, outputs = with_float_registers(statements, _outputs(promoted, results, declared, function))
    statements = _with_defined_outputs(outputs, statements, exit_)
    return FlatFunction(
        name=name,
        inputs=inputs,
        outputs=outputs,
        registers=_used_registers(statements, outputs),
        locals=tuple(builder.locals),
        data=tuple(builder.data.values()),
        externs=tuple(dict.fromkeys(s.callee for s in statements if isinstance(s, Call))),
        statements=statements,
        exit=exit_,
    )


def _add_unread(builder: Builder, function: Function) -> None:
    """Keep a scalar parameter that is never loaded: callers pass it all the same."""
    read = {parameter for parameter, _ in builder.inputs}
    for i, variable in enumerate(function.parameters):
        if i not in read and not variable.array and not variable.vector:
            builder.inputs[i, 0] = input_of(i, 0, variable.type, builder.declared, variable)


def _outputs(
    promoted: tuple[tuple[int, Register, str], ...],
    results: tuple[ParameterSlots, ...],
    declared: DeclaredTypes,
    function: Function,
) -> tuple[Output, ...]:
    returned = tuple((o, r, kind) for slots in results for o, (r, kind) in sorted(slots.elements.items()))
    outputs = []
    for i, (offset, register, kind) in enumerate((*promoted, *returned)):
        cpp = declared.results.get(i)
        if cpp is not None:
            declared.check_width(cpp, TYPES[kind].bits, f"result {i}", function.span)
        outputs.append(Output(name=f"r{i}", type=kind, cpp=cpp or TYPES[kind].cpp, register=register, offset=offset))
    unknown = [i for i in declared.results if i >= len(outputs)]
    unknown += [i for i in declared.parameters if i >= len(function.parameters)]
    if unknown:
        raise PtxTypeError(f"there is no parameter or result {unknown[0]} to declare a type for", function.name.span)
    return tuple(outputs)


def _with_defined_outputs(
    outputs: tuple[Output, ...], statements: tuple[Statement, ...], exit_: Label
) -> tuple[Statement, ...]:
    """Set an output to zero first, unless straight-line code before the exit sets it on every path."""
    tail: set[str] = set()
    if not any(jumps_to(statement, exit_) for statement in statements):
        for statement in reversed(statements):
            if isinstance(statement, Label):
                break
            if getattr(statement, "guard", None) is None:
                tail |= {register.name for register in registers_written(statement)}
    unset = [o.register for o in outputs if o.register.name not in tail]
    zeros = (Instruction("mov", (f"b{TYPES[r.type].bits}",), (r, Immediate(0))) for r in unset)
    return (*zeros, *statements)


def _used_registers(statements: tuple[Statement, ...], outputs: tuple[Output, ...]) -> tuple[Register, ...]:
    found: dict[str, Register] = {}
    for statement in statements:
        for register in registers_of(statement):
            found.setdefault(register.name, register)
    for output in outputs:
        found.setdefault(output.register.name, output.register)
    return tuple(found.values())
