"""A routine as CUDA C++: one asm statement with register results (CUDA, "Inline PTX Assembly").

The asm block has registers and labels of its own, so that it can be inlined any number of times.
Inputs are read before any output is written: NVVM may give an input and an output one register.
"""

from __future__ import annotations

from dataclasses import dataclass

from ptx2cpp.declared import width_of
from ptx2cpp.instructions import written
from ptx2cpp.printer import show_float, show_offset
from ptx2cpp.routine import (
    Both,
    Data,
    Elements,
    ExternCall,
    Hint,
    Immediate,
    Input,
    Inverse,
    Memory,
    Operation,
    Output,
    Predicate,
    Read,
    Register,
    Routine,
    Step,
    Target,
    Value,
    jumps_to,
)
from ptx2cpp.types import TYPES


@dataclass(frozen=True, slots=True)
class CppValue:
    """A parameter or result: its name and C++ type."""

    name: str
    type: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CppFunction:
    """A device function whose ``text`` compiles by itself.

    With one result, it is returned; with several, ``struct <name>_result { T0 r0; T1 r1; ... }`` is.
    ``steps`` is the number of instructions of the body, a measure of what a copy costs the compiler.
    """

    name: str
    text: str
    parameters: tuple[CppValue, ...]
    results: tuple[CppValue, ...]
    return_type: str
    steps: int


def emit(routine: Routine, *, volatile: bool | None = None) -> CppFunction:
    """Print ``routine`` as a C++ device function.

    ``volatile`` keeps the asm statement in its place and count; by default a routine is volatile if it
    loads or stores through pointers, and clobbers memory only if it stores.
    """
    results = tuple(CppValue(o.name, o.cpp) for o in routine.outputs)
    return_type = "void" if not results else results[0].type if len(results) == 1 else f"{routine.name}_result"
    parameters = tuple(CppValue(i.name, i.cpp) for i in routine.inputs)
    listed = ", ".join(f"{p.type} {p.name}" for p in parameters)
    pieces = [_extern(step) for step in _extern_calls(routine)]
    pieces += [_array(data) for data in routine.data]
    if len(results) > 1:
        pieces.append(f"struct {return_type} {{ {' '.join(f'{r.type} {r.name};' for r in results)} }};\n")
    body = _body(routine, volatile=_touches_memory(routine) if volatile is None else volatile)
    pieces.append(f"static __device__ __forceinline__ {return_type} {routine.name}({listed})\n{{\n{body}}}\n")
    return CppFunction(
        name=routine.name,
        text="\n".join(pieces),
        parameters=parameters,
        results=results,
        return_type=return_type,
        steps=len(routine.steps),
    )


def _touches_memory(routine: Routine) -> bool:
    """Return whether it reads or writes memory that others may write."""
    return any(
        isinstance(s, ExternCall)
        or (isinstance(s, Operation) and s.opcode in {"ld", "st"} and not {"local", "const", "nc"} & set(s.modifiers))
        for s in routine.steps
    )


# --- the statement ------------------------------------------------------------------------------


def _body(routine: Routine, *, volatile: bool) -> str:
    outputs = {o.name: f"%{n}" for n, o in enumerate(routine.outputs)}
    sources = [*(i.name for i in routine.inputs), *(d.name for d in routine.data), *routine.externs]
    numbers = {name: f"%{len(outputs) + n}" for n, name in enumerate(sources)}
    lines = ["{", *_declarations(routine)]
    lines += [f"cvta.to.{d.space}.u64 {d.name}, {numbers[d.name]};" for d in routine.data]
    for step in routine.steps:
        lines += _step(step, numbers)
    lines += [f"{routine.exit.name}:"] if any(jumps_to(s, routine.exit) for s in routine.steps) else []
    lines += [_result(o, outputs[o.name]) for o in routine.outputs]
    lines += ["}"]
    text = "\n".join(f'        "{_quoted(line)}\\n\\t"' for line in lines)
    keyword = "asm volatile" if volatile or not routine.outputs else "asm"
    clobber = '\n        : "memory"' if routine.stores or routine.externs else ""
    statement = (
        f"    {keyword}(\n{text}\n        : {_bound_outputs(routine)}\n        : {_bound_inputs(routine)}{clobber});\n"
    )
    before = "".join(f"    {_held(o)} {o.name};\n" for o in routine.outputs)
    return before + statement + _return(routine)


def _declarations(routine: Routine) -> list[str]:
    by_type: dict[str, list[str]] = {}
    for register in routine.registers:
        by_type.setdefault(register.type, []).append(register.name)
    if routine.data:
        by_type.setdefault("b64", []).extend(d.name for d in routine.data)
    lines = [f".reg .{kind} {', '.join(names)};" for kind, names in by_type.items()]
    return lines + [f".local .align {x.align} .b8 {x.name}[{x.size}];" for x in routine.locals]


def _quoted(line: str) -> str:
    return line.replace("\\", "\\\\").replace('"', '\\"')


def _held(output: Output) -> str:
    """Return the C++ type of the variable that an output operand is bound to."""
    return "unsigned short" if TYPES[output.type].bits == 8 else output.cpp


def _return(routine: Routine) -> str:
    cast = [f"static_cast<{o.cpp}>({o.name})" if _held(o) != o.cpp else o.name for o in routine.outputs]
    if not cast:
        return ""
    return f"    return {cast[0]};\n" if len(cast) == 1 else f"    return {{{', '.join(cast)}}};\n"


def _constraint(cpp: str) -> str:
    known = width_of(cpp)
    assert known is not None, cpp
    return known[1]


def _bound_outputs(routine: Routine) -> str:
    return ", ".join(f'"={_constraint(_held(o))}"({o.name})' for o in routine.outputs)


def _bound_inputs(routine: Routine) -> str:
    bound = [f'"{_constraint(i.cpp)}"({_passed(i)})' for i in routine.inputs]
    return ", ".join([*bound, *(f'"l"({name})' for name in (*(d.name for d in routine.data), *routine.externs))])


def _passed(source: Input) -> str:
    if TYPES[source.type].bits > 8:
        return source.name
    signed = TYPES[source.type].kind == "s"
    wide, narrow = ("short", "signed char") if signed else ("unsigned short", "unsigned char")
    return f"static_cast<{wide}>(static_cast<{narrow}>({source.name}))"


def _result(output: Output, operand: str) -> str:
    bits = TYPES[output.register.type].bits
    return f"mov.b{bits} {operand}, {output.register.name};"


# --- one step -----------------------------------------------------------------------------------


def _step(step: Step, numbers: dict[str, str]) -> list[str]:
    match step:
        case Read(register, source):
            return [_read(register, source, numbers[source.name])]
        case Target(name):
            return [f"{name}:"]
        case Hint(text):
            return [f'.pragma "{text}";']
        case ExternCall():
            return _call(step)
        case Operation("brx", modifiers, (index, *targets), guard):
            listed = ", ".join(map(_value, targets))
            branch = f"{_guard(guard)}{written('brx', modifiers)} {_value(index)}, table;"
            return ["{", f"table: .branchtargets {listed};", branch, "}"]
        case Operation(opcode, modifiers, operands, guard):
            listed = ", ".join(map(_value, operands))
            return [f"{_guard(guard)}{written(opcode, modifiers)} {listed};"]


def _read(register: Register, source: Input, operand: str) -> str:
    bits, held = TYPES[register.type].bits, max(16, TYPES[source.type].bits)
    if bits == held:
        return f"mov.b{bits} {register.name}, {operand};"
    sign = "s" if TYPES[source.type].kind == "s" else "u"
    return f"cvt.{sign}{bits}.{sign}{held} {register.name}, {operand};"


def _guard(guard: Predicate | None) -> str:
    return "" if guard is None else f"@{'!' if guard.negated else ''}{guard.register.name} "


def _value(value: Value | None) -> str:
    match value:
        case None:
            return "_"
        case Immediate(bits, int(width)):
            return show_float(bits, width)
        case Immediate(number):
            return str(number)
        case Inverse(register):
            return f"!{register.name}"
        case Elements(items):
            return f"{{{', '.join(map(_value, items))}}}"
        case Both(first, second):
            return f"{_value(first)}|{_value(second)}"
        case Memory(base, offset):
            return f"[{base.name}{show_offset(offset)}]"
    return value.name


# --- what stands before the function ------------------------------------------------------------


def _array(data: Data) -> str:
    """Print constant data as 64-bit words, the fewest tokens for the compiler."""
    image = data.image.ljust((len(data.image) + 7) // 8 * 8 or 8, b"\0")
    words = [f"0x{int.from_bytes(image[i : i + 8], 'little'):x}ull" for i in range(0, len(image), 8)]
    rows = ",\n".join("    " + ", ".join(words[i : i + 4]) for i in range(0, len(words), 4))
    space = "__constant__" if data.space == "const" else "__device__ const"
    align = max(8, data.align)
    return f"static {space} __align__({align}) unsigned long long {data.name}[{len(words)}] = {{\n{rows}\n}};\n"


def _extern_calls(routine: Routine) -> tuple[ExternCall, ...]:
    found: dict[str, ExternCall] = {}
    for step in routine.steps:
        if isinstance(step, ExternCall):
            found.setdefault(step.callee, step)
    return tuple(found.values())


def _extern(call: ExternCall) -> str:
    returned = TYPES[call.result_types[0]].cpp if call.result_types else "void"
    listed = ", ".join(TYPES[kind].cpp for kind in call.parameters)
    return f'extern "C" __device__ {returned} {call.callee}({listed});\n'


def _call(call: ExternCall) -> list[str]:
    """Print a call in a scope of its own, as NVVM does (PTX ISA, "Function declarations and definitions")."""
    lines = ["{"]
    for i, (kind, argument) in enumerate(zip(call.parameters, call.arguments, strict=True)):
        lines += [f".param .{kind} param{i};", f"st.param.{kind} [param{i}], {_value(argument)};"]
    lines += [f".param .{kind} retval{i};" for i, kind in enumerate(call.result_types)]
    returned = f"({', '.join(f'retval{i}' for i in range(len(call.results)))}), " if call.results else ""
    passed = ", ".join(f"param{i}" for i in range(len(call.parameters)))
    lines += [f"{_guard(call.guard)}call.uni {returned}{call.callee}, ({passed});"]
    for i, (kind, register) in enumerate(zip(call.result_types, call.results, strict=True)):
        lines.append(f"ld.param.{kind} {register.name}, [retval{i}];")
    return [*lines, "}"]
