"""PTX text to a C++ device function, the whole way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ptx2cpp.declared_types import DeclaredTypes
from ptx2cpp.emit import CppFunction, emit
from ptx2cpp.flat import (
    Address,
    Call,
    Data,
    FlatFunction,
    Immediate,
    Input,
    Instruction,
    Label,
    Local,
    Output,
    ParameterLoad,
    Register,
    Statement,
    Vector,
    drop_last_jump,
    jumps_to,
    registers_of,
    registers_written,
)
from ptx2cpp.floats import with_float_registers
from ptx2cpp.inline import Inliner
from ptx2cpp.parser import parse
from ptx2cpp.ptx_errors import PtxTypeError, UnsupportedPtxError
from ptx2cpp.scope import Names, ParameterSlots
from ptx2cpp.slots import Builder, input_of, move
from ptx2cpp.source import Source
from ptx2cpp.syntax import Call as CallStatement
from ptx2cpp.syntax import Function, Module
from ptx2cpp.types import TYPES


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


Promoted = tuple[tuple[int, Register, str], ...]
ADDRESS_ARITHMETIC = frozenset({"mov", "add", "sub", "mad", "cvta", "selp", "or", "shl", "mul", "cvt"})


def promote_out_pointer(
    inputs: tuple[Input, ...], statements: tuple[Statement, ...], names: Names, declared: DeclaredTypes
) -> tuple[tuple[Input, ...], tuple[Statement, ...], Promoted]:
    """Turn parameter 0 into results if the function only stores through it.

    Returns the remaining inputs and statements, and (offset, register, type) of each new result.
    """
    first = next((i for i in inputs if i.parameter == 0 and i.offset == 0 and TYPES[i.type].bits == 64), None)
    if first is None or TYPES[first.type].is_float or declared.is_pointer(0):
        return inputs, statements, ()
    aliases = _aliases(first, statements)
    stores = [statement for statement in statements if _stores_through(statement, aliases)]
    if not stores or any(_uses(statement, aliases) for statement in statements):
        return inputs, statements, ()
    slots: dict[int, tuple[Register, str]] = {}
    rest: list[Statement] = []
    for statement in statements:
        if _stores_through(statement, aliases):
            assert isinstance(statement, Instruction)
            rest.extend(_as_moves(statement, aliases, slots, names))
        elif not _defines(statement, aliases):
            rest.append(statement)
    promoted = tuple((offset, register, kind) for offset, (register, kind) in sorted(slots.items()))
    return tuple(i for i in inputs if i is not first), tuple(rest), promoted


def _aliases(first: Input, statements: tuple[Statement, ...]) -> dict[str, int]:
    """Return the registers that hold the pointer plus a constant wherever they are read, with that constant."""
    writes = Counter(register.name for statement in statements for register in registers_written(statement))
    found: dict[str, int] = {}
    for statement in statements:
        if any(writes[register.name] > 1 for register in registers_written(statement)):
            continue
        match statement:
            case ParameterLoad(register, source) if source is first:
                found[register.name] = 0
            case Instruction("mov" | "cvta", _, (Register(name), Register(other)), None) if other in found:
                found[name] = found[other]
            case Instruction("add", _, (Register(name), Register(other), Immediate(n, None)), None) if other in found:
                found[name] = found[other] + n
    return found


def _defines(statement: Statement, aliases: dict[str, int]) -> bool:
    return any(register.name in aliases for register in registers_written(statement))


def _stores_through(statement: Statement, aliases: dict[str, int]) -> bool:
    if (
        not isinstance(statement, Instruction)
        or statement.opcode != "st"
        or not isinstance(statement.operands[0], Address)
    ):
        return False
    base, stored = statement.operands[0].base, registers_of(statement.operands[1])
    return isinstance(base, Register) and base.name in aliases and not any(r.name in aliases for r in stored)


def _uses(statement: Statement, aliases: dict[str, int]) -> bool:
    """Return whether the pointer is used in any way but to store through or to make an alias."""
    if _defines(statement, aliases) or _stores_through(statement, aliases):
        return False
    return any(register.name in aliases for register in registers_of(statement))


def _as_moves(
    statement: Instruction, aliases: dict[str, int], slots: dict[int, tuple[Register, str]], names: Names
) -> tuple[Statement, ...]:
    address, value = statement.operands
    assert isinstance(address, Address)
    assert isinstance(address.base, Register)
    kind = statement.modifiers[-1]
    start = address.offset + aliases[address.base.name]
    size = TYPES[kind].bytes
    moves = []
    for i, element in enumerate(value.elements if isinstance(value, Vector) else (value,)):
        offset = start + i * size
        near = range(offset - 7, offset + size)
        if offset < 0 or any(at in slots and _overlap(at, slots[at][1], offset, kind) for at in near):
            assert statement.span is not None, "an instruction of the text has its place"
            raise UnsupportedPtxError("results are stored in pieces that overlap, or before the first", statement.span)
        if offset not in slots:
            slots[offset] = (Register(names.fresh(f"out{offset}"), kind if TYPES[kind].bits > 8 else "b16"), kind)
        assert isinstance(element, Register | Immediate)
        moves.append(move(slots[offset][0], element, statement.guard))
    return tuple(moves)


def _overlap(at: int, kind: str, offset: int, other: str) -> bool:
    """Return whether two stored elements share bytes, and are not the same element."""
    a, b = TYPES[kind].bytes, TYPES[other].bytes
    return at < offset + b and offset < at + a and (at, a) != (offset, b)


def check_pointers(inputs: tuple[Input, ...], statements: tuple[Statement, ...], function: Function) -> None:
    """Raise PtxTypeError if an address comes from parameters none of which is declared a pointer."""
    pointers = {i.name for i in inputs if i.cpp.rstrip().endswith("*")}
    if not any(TYPES[i.type].bits == 64 and not TYPES[i.type].is_float for i in inputs):
        return
    origins = _origins(statements)
    for statement in statements:
        for address in _addresses(statement):
            known = origins.get(address.name, set())
            if known and not known & (pointers | {""}):
                n = next(i.parameter for i in inputs if i.name in known)
                how = f"parameters={{{n}: 'const double*'}} or --pointer {n}='const double*'"
                message = f"parameter {n} is used as an address; declare its type ({how})"
                raise PtxTypeError(message, function.parameters[n].span)


def _addresses(statement: Statement) -> tuple[Register, ...]:
    if not isinstance(statement, Instruction) or "local" in statement.modifiers:
        return ()
    return tuple(o.base for o in statement.operands if isinstance(o, Address) and isinstance(o.base, Register))


def _origins(statements: tuple[Statement, ...]) -> dict[str, set[str]]:
    """Return for each register the inputs that its value is computed from; "" stands for known memory."""
    origins: dict[str, set[str]] = {}
    computed: dict[str, list[str]] = {}
    pending: list[tuple[str, str]] = []
    for statement in statements:
        match statement:
            case ParameterLoad(Register(name), source) if TYPES[source.type].bits == 64:
                pending.append((name, source.name))
            case Instruction(opcode, _, (Register(name), *sources)) if opcode in ADDRESS_ARITHMETIC:
                if any(isinstance(s, Data | Local) for s in sources):
                    pending.append((name, ""))
                for register in (r for s in sources for r in registers_of(s)):
                    computed.setdefault(register.name, []).append(name)
            case Instruction("ld", _, (Register(name), *_)):
                pending.append((name, ""))
            case Call(results=results):  # one register may hold a row count first, and then what a call gave
                pending.extend((register.name, "") for register in results)
    while pending:
        name, origin = pending.pop()
        if origin not in origins.setdefault(name, set()):
            origins[name].add(origin)
            pending.extend((other, origin) for other in computed.get(name, ()))
    return origins


def translate(
    text: str | Source | Module,
    *,
    entry: str | None = None,
    name: str | None = None,
    parameters: Mapping[int, str] | None = None,
    results: Mapping[int, str] | None = None,
    volatile: bool | None = None,
) -> CppFunction:
    """Translate a PTX device function, and all it calls, into one CUDA C++ device function.

    Parameters
    ----------
    text
        A PTX module, parsed or not: from numba-cuda, NVRTC, nvcc, or written by hand.
    entry
        Which ``.func`` to translate; not needed if one is called by no other.
    name
        The C++ function's name; by default the PTX function's.
    parameters, results
        C++ types by position, where PTX cannot tell them: ``{0: "const double*"}`` for a pointer,
        ``{0: "int"}`` for the sign of an integer result.
    volatile
        Whether the asm statement must stay where it is; by default only if it reads or writes memory.

    Raises
    ------
    PtxError
        With line, column and carets: the text is not PTX, holds an instruction that cannot be part of
        a device function, or leaves a type open.

    Examples
    --------
    >>> ptx = '''.version 8.0 .target sm_75 .address_size 64
    ... .func (.param .b64 r) twice(.param .b64 x) {
    ...   .reg .f64 %a; ld.param.f64 %a, [x]; add.rn.f64 %a, %a, %a; st.param.f64 [r], %a; ret; }'''
    >>> function = translate(ptx)
    >>> function.return_type, [p.type for p in function.parameters]
    ('double', ['double'])
    """
    from ptx2cpp.optimise import optimise  # noqa: PLC0415 - what a processor runs is LLVM's to optimise

    function = flat_function(text, entry=entry, name=name, parameters=parameters, results=results)
    return emit(optimise(function), volatile=volatile)


def flat_function(
    text: str | Source | Module,
    *,
    entry: str | None = None,
    name: str | None = None,
    parameters: Mapping[int, str] | None = None,
    results: Mapping[int, str] | None = None,
    structures: frozenset[str] = frozenset(),
) -> FlatFunction:
    """Return a function of a module as a :class:`~ptx2cpp.flat.FlatFunction`; arguments as for :func:`translate`.

    ``text`` may be a parsed module, where a caller wants several functions of it. ``structures`` are external functions
    that return a structure of 64-bit words.
    """
    module = text if isinstance(text, Module) else parse(text)
    function = find_function(module, entry)
    clean = Names().fresh(name or function.name.text)
    return lower(module, function, name=clean, declared=DeclaredTypes(parameters or {}, results or {}, structures))


def find_function(module: Module, entry: str | None) -> Function:
    """Return the function called ``entry``, or the only one that no other calls.

    Raises
    ------
    PtxTypeError
        If there is none, or several; the message lists them.
    """
    defined = [f for f in module.functions if f.body is not None and f.kind == "func"]
    if entry is not None:
        found = [f for f in defined if f.name.text == entry]
    else:
        called = {s.callee.text for f in defined for s in f.statements if isinstance(s, CallStatement)}
        found = [f for f in defined if f.name.text not in called]
    if len(found) == 1:
        return found[0]
    listed = ", ".join(f.name.text for f in defined) or "no device function (.func)"
    wanted = f"no function {entry}" if entry is not None else "one function to translate is needed: give entry="
    raise PtxTypeError(f"{wanted}; defined here: {listed}", module.span)
