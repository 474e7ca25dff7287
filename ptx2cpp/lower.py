"""A function of a module made whole: :func:`lower` splices its callees and turns parameters to values."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptx2cpp.declared import Declared
from ptx2cpp.errors import PtxTypeError, UnsupportedPtxError
from ptx2cpp.parts import Parts, input_of
from ptx2cpp.pointers import check_pointers, promote_out_pointer
from ptx2cpp.routine import (
    ExternCall,
    Immediate,
    Operation,
    Output,
    Read,
    Register,
    Routine,
    Step,
    Target,
    drop_last_jump,
    jumps_to,
    registers_of,
)
from ptx2cpp.scope import Cells
from ptx2cpp.splice import Splicer
from ptx2cpp.types import TYPES

if TYPE_CHECKING:
    from ptx2cpp.syntax import Function, Module


def lower(module: Module, function: Function, *, name: str, declared: Declared | None = None) -> Routine:
    """Return ``function`` as one :class:`Routine` called ``name``.

    Callees are spliced in line. ``ret`` becomes a branch to the exit. A parameter element becomes an
    :class:`Input` of the type it is loaded with, a stored result element an :class:`Output`. Parameter
    0 used only to store through (Numba's ABI) becomes outputs too, unless it is declared a pointer.

    Raises
    ------
    UnsupportedPtxError, PtxTypeError
        With the place in the PTX.
    """
    if function.kind != "func":
        raise UnsupportedPtxError("a kernel (.entry) cannot be called from C++ device code", function.span)
    declared = declared or Declared()
    parts = Parts(module, name, declared)
    parameters = tuple(Cells(v, parameter=i) for i, v in enumerate(function.parameters))
    results = tuple(Cells(v, result=i) for i, v in enumerate(function.results))
    exit_ = Target(parts.names.fresh("exit"))
    Splicer(parts, (function,)).function(function, parameters, results, exit_)
    drop_last_jump(parts.steps, exit_)
    _add_unread(parts, function)
    inputs = tuple(parts.inputs[key] for key in sorted(parts.inputs))
    inputs, steps, promoted = promote_out_pointer(inputs, tuple(parts.steps), parts.names, declared)
    check_pointers(inputs, steps, function)
    outputs = _outputs(promoted, results, declared, function)
    steps = _with_defined_outputs(outputs, steps, exit_)
    return Routine(
        name=name,
        inputs=inputs,
        outputs=outputs,
        registers=_used_registers(steps, outputs),
        locals=tuple(parts.locals),
        data=tuple(parts.data.values()),
        externs=tuple(dict.fromkeys(s.callee for s in steps if isinstance(s, ExternCall))),
        steps=steps,
        exit=exit_,
    )


def _add_unread(parts: Parts, function: Function) -> None:
    """Keep a scalar parameter that is never loaded: callers pass it all the same."""
    read = {parameter for parameter, _ in parts.inputs}
    for i, variable in enumerate(function.parameters):
        if i not in read and not variable.array and not variable.vector:
            parts.inputs[i, 0] = input_of(i, 0, variable.type, parts.declared, variable)


def _outputs(
    promoted: tuple[tuple[int, Register, str], ...], results: tuple[Cells, ...], declared: Declared, function: Function
) -> tuple[Output, ...]:
    returned = tuple((o, r, kind) for cells in results for o, (r, kind) in sorted(cells.elements.items()))
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


def _with_defined_outputs(outputs: tuple[Output, ...], steps: tuple[Step, ...], exit_: Target) -> tuple[Step, ...]:
    """Set an output to zero first, unless straight-line code before the exit sets it on every path."""
    tail: set[str] = set()
    if not any(jumps_to(step, exit_) for step in steps):
        for step in reversed(steps):
            if isinstance(step, Target):
                break
            if isinstance(step, Operation | Read) and getattr(step, "guard", None) is None:
                first = step.register if isinstance(step, Read) else step.operands[0]
                tail |= {first.name} if isinstance(first, Register) else set()
    unset = [o.register for o in outputs if o.register.name not in tail]
    zeros = (Operation("mov", (f"b{TYPES[r.type].bits}",), (r, Immediate(0))) for r in unset)
    return (*zeros, *steps)


def _used_registers(steps: tuple[Step, ...], outputs: tuple[Output, ...]) -> tuple[Register, ...]:
    found: dict[str, Register] = {}
    for step in steps:
        for register in registers_of(step):
            found.setdefault(register.name, register)
    for output in outputs:
        found.setdefault(output.register.name, output.register)
    return tuple(found.values())
