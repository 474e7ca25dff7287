"""A function as CUDA C++: one asm statement with register results (CUDA, "Inline PTX Assembly").

The asm block has registers and labels of its own, so that it can be inlined any number of times.
Inputs are read before any output is written: NVVM may give an input and an output one register.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import lru_cache
from typing import Final

from ptx2cpp.declared_types import width_of
from ptx2cpp.flat import (
    Address,
    Call,
    Data,
    FlatFunction,
    Guard,
    Immediate,
    Input,
    Instruction,
    Label,
    Not,
    Operand,
    Output,
    Pair,
    ParameterLoad,
    Pragma,
    Register,
    Statement,
    Vector,
    jumps_to,
)
from ptx2cpp.frozen_classes import dataclass
from ptx2cpp.instructions import mnemonic
from ptx2cpp.printer import show_float, show_offset
from ptx2cpp.source import Source, Span
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
    ``instructions`` is their number in the body, a measure of what an inlined copy costs the compiler. ``files`` are
    those whose lines its ``.loc`` name, by their numbers less one: whoever compiles it sees to these numbers.
    """

    name: str
    text: str
    parameters: tuple[CppValue, ...]
    results: tuple[CppValue, ...]
    return_type: str
    instructions: int
    files: tuple[str, ...] = ()


PRINT = "vprintf"
"""What printf becomes. Its address cannot be taken, so that a call that ptxas drops has it declared in the PTX."""

DECLARED = """    unsigned int none;
    asm("mov.u32 %0, 0;" : "=r"(none));
    if (none) udf::vprintf(0, 0);
"""


def emit(function: FlatFunction, *, volatile: bool | None = None, lines: bool = False) -> CppFunction:
    """Print ``function`` as a C++ device function.

    ``volatile`` keeps the asm statement in its place and count, as of a function that prints in any case; by default a
    function is volatile if it loads or stores through pointers, and clobbers memory only if it stores. With ``lines``
    its instructions keep the ``.loc`` that they had.
    """
    results = tuple(CppValue(o.name, o.cpp) for o in function.outputs)
    return_type = "void" if not results else results[0].type if len(results) == 1 else f"{function.name}_result"
    parameters = tuple(CppValue(i.name, i.cpp) for i in function.inputs)
    listed = ", ".join(f"{p.type} {p.name}" for p in parameters)
    pieces = [_extern(statement) for statement in _extern_calls(function)]
    pieces += [_array(data) for data in function.data]
    if len(results) > 1:
        pieces.append(f"struct {return_type} {{ {' '.join(f'{r.type} {r.name};' for r in results)} }};\n")
    table = _line_table(function) if lines else None
    stays = PRINT in function.externs or (_touches_memory(function) if volatile is None else volatile)
    body = _body(function, table, volatile=stays)
    pieces.append(f"static __device__ __forceinline__ {return_type} {function.name}({listed})\n{{\n{body}}}\n")
    return CppFunction(
        name=function.name,
        text="\n".join(pieces),
        parameters=parameters,
        results=results,
        return_type=return_type,
        instructions=len(function.statements),
        files=() if table is None else table.files,
    )


def _line_table(function: FlatFunction) -> LineTable | None:
    """Return the lines that the text of a function names; None if it has none."""
    spans = (getattr(statement, "span", None) for statement in function.statements)
    tables = (line_table(span.source) for span in spans if span is not None)  # others, without files, of what is linked
    return next((table for table in tables if table.files), None)


def _touches_memory(function: FlatFunction) -> bool:
    """Return whether it reads or writes memory that others may write."""
    return any(
        isinstance(s, Call)
        or (isinstance(s, Instruction) and s.opcode in {"ld", "st"} and not {"local", "const", "nc"} & set(s.modifiers))
        for s in function.statements
    )


# --- the statement ------------------------------------------------------------------------------


def _body(function: FlatFunction, table: LineTable | None, *, volatile: bool) -> str:
    outputs = {o.name: f"%{n}" for n, o in enumerate(function.outputs)}
    sources = [*(i.name for i in function.inputs), *_addresses(function)]
    numbers = {name: f"%{len(outputs) + n}" for n, name in enumerate(sources)}
    lines = ["{", *_declarations(function)]
    lines += [f"cvta.to.{d.space}.u64 {d.name}, {numbers[d.name]};" for d in function.data]
    place = None
    for statement in function.statements:
        at = None if table is None else table.at(getattr(statement, "span", None))
        lines += [f".loc {at[0]} {at[1]} 0"] if at not in (None, place) else []
        lines += _statement(statement, numbers)
        place = at or place
    lines += [f"{function.exit.name}:"] if any(jumps_to(s, function.exit) for s in function.statements) else []
    lines += [_result(o, outputs[o.name]) for o in function.outputs]
    lines += ["}"]
    text = "\n".join(f'        "{_quoted(line)}\\n\\t"' for line in lines)
    keyword = "asm volatile" if volatile or not function.outputs else "asm"
    operands = f"        : {_bound_outputs(function)}\n        : {_bound_inputs(function)}"
    clobber = '\n        : "memory"' if function.stores or function.externs else ""
    before = "".join(f"    {_result_name(o)} {o.name};\n" for o in function.outputs) + DECLARED * (
        PRINT in function.externs
    )
    return f"{before}    {keyword}(\n{text}\n{operands}{clobber});\n{_return(function)}"


def _addresses(function: FlatFunction) -> list[str]:
    """Return whose addresses the statement takes."""
    return [*(d.name for d in function.data), *(name for name in function.externs if name != PRINT)]


def _declarations(function: FlatFunction) -> list[str]:
    by_type: dict[str, list[str]] = {}
    for register in function.registers:
        by_type.setdefault(register.type, []).append(register.name)
    if function.data:
        by_type.setdefault("b64", []).extend(d.name for d in function.data)
    lines = [f".reg .{kind} {', '.join(names)};" for kind, names in by_type.items()]
    return lines + [f".local .align {x.align} .b8 {x.name}[{x.size}];" for x in function.locals]


def _quoted(line: str) -> str:
    return line.replace("\\", "\\\\").replace('"', '\\"')


def _result_name(output: Output) -> str:
    """Return the C++ type of the variable that an output operand is bound to."""
    return "unsigned short" if TYPES[output.type].bits == 8 else output.cpp


def _return(function: FlatFunction) -> str:
    cast = [f"static_cast<{o.cpp}>({o.name})" if _result_name(o) != o.cpp else o.name for o in function.outputs]
    if not cast:
        return ""
    return f"    return {cast[0]};\n" if len(cast) == 1 else f"    return {{{', '.join(cast)}}};\n"


def _constraint(cpp: str) -> str:
    known = width_of(cpp)
    assert known is not None, cpp
    return known[1]


def _bound_outputs(function: FlatFunction) -> str:
    return ", ".join(f'"={_constraint(_result_name(o))}"({o.name})' for o in function.outputs)


def _bound_inputs(function: FlatFunction) -> str:
    bound = [f'"{_constraint(i.cpp)}"({_input_operand(i)})' for i in function.inputs]
    return ", ".join([*bound, *(f'"l"({name})' for name in _addresses(function))])


def _input_operand(source: Input) -> str:
    if TYPES[source.type].bits > 8:
        return source.name
    signed = TYPES[source.type].kind == "s"
    wide, narrow = ("short", "signed char") if signed else ("unsigned short", "unsigned char")
    return f"static_cast<{wide}>(static_cast<{narrow}>({source.name}))"


def _result(output: Output, operand: str) -> str:
    bits = TYPES[output.register.type].bits
    return f"mov.b{bits} {operand}, {output.register.name};"


# --- one statement -----------------------------------------------------------------------------------


def _statement(statement: Statement, numbers: dict[str, str]) -> list[str]:
    match statement:
        case ParameterLoad(register, source):
            return [_read(register, source, numbers[source.name])]
        case Label(name):
            return [f"{name}:"]
        case Pragma(text):
            return [f'.pragma "{text}";']
        case Call():
            return _call(statement)
        case Instruction("brx", modifiers, (index, *targets), guard):
            listed = ", ".join(map(_operand, targets))
            branch = f"{_guard(guard)}{mnemonic('brx', modifiers)} {_operand(index)}, table;"
            return ["{", f"table: .branchtargets {listed};", branch, "}"]
        case Instruction(opcode, modifiers, operands, guard):
            listed = ", ".join(map(_operand, operands))
            return [f"{_guard(guard)}{mnemonic(opcode, modifiers)} {listed};"]


def _read(register: Register, source: Input, operand: str) -> str:
    bits, held = TYPES[register.type].bits, max(16, TYPES[source.type].bits)
    if bits == held:
        return f"mov.b{bits} {register.name}, {operand};"
    sign = "s" if TYPES[source.type].kind == "s" else "u"
    return f"cvt.{sign}{bits}.{sign}{held} {register.name}, {operand};"


def _guard(guard: Guard | None) -> str:
    return "" if guard is None else f"@{'!' if guard.negated else ''}{guard.register.name} "


def _operand(operand: Operand | None) -> str:
    match operand:
        case None:
            return "_"
        case Immediate(bits, int(width)):
            return show_float(bits, width)
        case Immediate(number):
            return str(number)
        case Not(register):
            return f"!{register.name}"
        case Vector(elements):
            return f"{{{', '.join(map(_operand, elements))}}}"
        case Pair(first, second):
            return f"{_operand(first)}|{_operand(second)}"
        case Address(base, offset):
            return f"[{base.name}{show_offset(offset)}]"
    return operand.name


# --- what stands before the function ------------------------------------------------------------


def _array(data: Data) -> str:
    """Print constant data as 64-bit words, the fewest tokens for the compiler."""
    image = data.image.ljust((len(data.image) + 7) // 8 * 8 or 8, b"\0")
    words = [f"0x{int.from_bytes(image[i : i + 8], 'little'):x}ull" for i in range(0, len(image), 8)]
    rows = ",\n".join("    " + ", ".join(words[i : i + 4]) for i in range(0, len(words), 4))
    space = "__constant__" if data.space == "const" else "__device__ const"
    align = max(8, data.align)
    return f"static {space} __align__({align}) unsigned long long {data.name}[{len(words)}] = {{\n{rows}\n}};\n"


def _extern_calls(function: FlatFunction) -> tuple[Call, ...]:
    found: dict[str, Call] = {}
    for statement in function.statements:
        if isinstance(statement, Call):
            found.setdefault(statement.callee, statement)
    return tuple(found.values())


def _extern(call: Call) -> str:
    returned = TYPES[call.result_types[0]].cpp if call.result_types else "void"
    listed = ", ".join(TYPES[kind].cpp for kind in call.parameters)
    declared = f'extern "C" __device__ {returned} {call.callee}({listed});'
    return f"namespace udf {{ {declared} }}\n" if call.callee == PRINT else f"{declared}\n"


def _call(call: Call) -> list[str]:
    """Print a call in a scope of its own, as NVVM does (PTX ISA, "Function declarations and definitions")."""
    lines = ["{"]
    for i, (kind, argument) in enumerate(zip(call.parameters, call.arguments, strict=True)):
        lines += [f".param .{kind} param{i};", f"st.param.{kind} [param{i}], {_operand(argument)};"]
    lines += [f".param .{kind} retval{i};" for i, kind in enumerate(call.result_types)]
    returned = f"({', '.join(f'retval{i}' for i in range(len(call.results)))}), " if call.results else ""
    passed = ", ".join(f"param{i}" for i in range(len(call.parameters)))
    lines += [f"{_guard(call.guard)}call.uni {returned}{call.callee}, ({passed});"]
    for i, (kind, register) in enumerate(zip(call.result_types, call.results, strict=True)):
        lines.append(f"ld.param.{kind} {register.name}, [retval{i}];")
    return [*lines, "}"]


# of the text, once: an inlined statement has left the tree with its locations, and has its span alone
_MARKS: Final = re.compile(
    r'^[ \t]*(?:\.loc\s+(\d+)\s+(\d+)|\.file\s+(\d+)\s+"([^"\n]*)"|(?:\.\w+\s+)*?\.(?:func|entry)\b)', re.MULTILINE
)


@dataclass(frozen=True, slots=True)
class LineTable:
    """Where instructions of ``source`` come from: ``files`` by number less one, from each of ``starts`` on a place."""

    source: Source
    files: tuple[str, ...]
    starts: tuple[int, ...]
    places: tuple[tuple[int, int] | None, ...]

    def at(self, span: Span | None) -> tuple[int, int] | None:
        """Return the number of the file and the line of what stands at ``span``, None if it has none."""
        number = bisect_right(self.starts, span.start) if span is not None and span.source == self.source else 0
        return self.places[number - 1] if number else None


@lru_cache(maxsize=4)
def line_table(source: Source) -> LineTable:
    r"""Return the lines that a text names; an instruction has those of the last ``.loc`` before it in its function.

    Examples
    --------
    >>> from ptx2cpp.source import Source, Span
    >>> source = Source('.func f() {\n.loc 1 7 0\nret;\n}\n.file 1 "a.py"')
    >>> line_table(source).files, line_table(source).at(Span(24, 28, source))
    (('a.py',), (1, 7))
    """
    files: dict[int, str] = {}
    starts: list[int] = []
    places: list[tuple[int, int] | None] = []
    for mark in _MARKS.finditer(source.text):
        file, line, number, name = mark.groups()
        if number is not None:
            files[int(number)] = name
            continue
        starts.append(mark.start())
        places.append(None if file is None else (int(file), int(line)))
    named = tuple(files.get(number, "") for number in range(1, max(files, default=0) + 1))
    return LineTable(source, named, tuple(starts), tuple(places))
