"""Constant returns of a UDF's PTX: a status that is always 0, a validity that is always 1, is not returned at all."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import count
from typing import Final

from ptx2cpp.syntax import Address, Function, Instruction, Integer, Module, Name, Operand, Pair, Vector
from ptx2cpp.types import TYPES

Moves = dict[str, list["Operand | Instruction"]]
"""By register, what its instructions write: an operand that a mov copies, else the instruction itself."""


def constant_returns(module: Module, sizes: Sequence[int]) -> list[int | None]:
    """Return the constant that each returned scalar is in every function of ``module``, or None; ``sizes`` in bytes."""
    constants = [constants_of(function) for function in module.entries]
    values = [{known.get(at) for known in constants} for at in offsets(sizes)]
    return [next(iter(found)) if len(found) == 1 else None for found in values]


def offsets(sizes: Sequence[int]) -> list[int]:
    """Return where each scalar of a returned structure lies, in bytes: aligned to its own size."""
    found, end = [], 0
    for size in sizes:
        found.append(-(-end // size) * size)
        end = found[-1] + size
    return found


def constants_of(function: Function) -> dict[int, int]:
    r"""Return offset -> constant for the scalars that ``function`` returns with one value on every path.

    A value is constant if only moves of that constant lead to it; a selection moves both of its values, or the one that
    a constant predicate selects.

    Examples
    --------
    >>> from ptx2cpp import parse
    >>> ptx = '''.version 8.0 .target sm_75 .address_size 64
    ... .func (.param .align 8 .b8 r[16]) f() { .reg .b32 %r<2>; .reg .f64 %fd<2>;
    ...   mov.u32 %r1, 0; st.param.b32 [r+8], %r1; st.param.f64 [r], %fd1; ret; }'''
    >>> constants_of(parse(ptx).functions[0])
    {8: 0}
    """
    moves: Moves = {}
    stored: dict[int, set[int | None]] = {}
    instructions = [s for s in function.statements if isinstance(s, Instruction)]
    for instruction in instructions:
        for register in _stored_operand(instruction):
            source = instruction.operands[1] if instruction.opcode == "mov" else instruction
            moves.setdefault(register, []).append(source)
    results = {result.name.text for result in function.results}
    for instruction in instructions:
        match instruction.operands:
            case (Address(Name(base), start), value) if instruction.opcode == "st" and base in results:
                elements = value.elements if isinstance(value, Vector) else (value,)
                for i, element in enumerate(elements):
                    at = start + i * TYPES[instruction.modifiers[-1]].bytes
                    stored.setdefault(at, set()).update(_constants(element, moves))
    return {at: value for at, values in stored.items() for value in values if value is not None and len(values) == 1}


def _stored_operand(instruction: Instruction) -> Iterator[str]:
    """Yield the registers that an instruction may write: those of its first operand."""
    match instruction.operands[:1]:
        case (Name(text),):
            yield text
        case (Vector(elements),):
            yield from (element.text for element in elements if isinstance(element, Name))
        case (Pair(first, second),):
            yield from (first.text, second.text)


def _constants(operand: Operand, moves: Moves) -> set[int | None]:
    """Return every value that ``operand`` may have; None stands for one that is not constant."""
    found: set[int | None] = set()
    seen: set[str] = set()
    pending: list[Operand | Instruction] = [operand]
    while pending:
        match pending.pop():
            case Integer(value):
                found.add(value)
            case Name(text) if text in moves:
                pending += moves[text] if text not in seen else ()
                seen.add(text)
            case Instruction("selp", _, (_, first, second, Name(predicate))):
                pending += _selected_constant(first, second, moves.get(predicate, []))
            case _:
                found.add(None)
    return found


def _selected_constant(first: Operand, second: Operand, predicate: list[Operand | Instruction]) -> tuple[Operand, ...]:
    """Return which operands ``selp`` may select, by what is moved to its predicate."""
    values = {move.value if isinstance(move, Integer) else None for move in predicate}
    if len(values) != 1 or None in values:
        return first, second
    return (second,) if values == {0} else (first,)


_HEAD: Final = re.compile(r"\(\.param \.align \d+ \.b8 func_retval0\[\d+\]\) (\w+)\(\n([^)]*)\n?\)")
_PLACE: Final = re.compile(r"\[func_retval0(?:\+(\d+))?\]")
_CONSTANT: Final = re.compile(r"\tst\.param\.\w+ \t\[func_retval0(?:\+(\d+))?\], [-\w]+;\n")


def narrowed_entries(module: Module, sizes: Sequence[int], kept: Sequence[bool], unread: Collection[int]) -> str | None:
    r"""Return the text of ``module`` whose entries return the ``kept`` scalars and do not take the ``unread`` ones.

    ``sizes`` are the bytes of each scalar that is returned, ``unread`` positions of parameters. None if the text is not
    as LLVM writes it, or what goes is not written as a constant: the function has to be compiled again.

    Examples
    --------
    >>> from ptx2cpp import parse
    >>> ptx = '''.version 6.3
    ... .target sm_75
    ... .address_size 64
    ... .visible .func  (.param .align 8 .b8 func_retval0[16]) udf_row(
    ... \t.param .b64 udf_row_param_0,
    ... \t.param .b64 udf_row_param_1
    ... )
    ... {
    ... \t.reg .b64 \t%rd<2>;
    ... \tld.param.f64 \t%rd1, [udf_row_param_1];
    ... \tst.param.f64 \t[func_retval0], %rd1;
    ... \tst.param.b32 \t[func_retval0+8], 0;
    ... \tret;
    ... }
    ... '''
    >>> text = narrowed_entries(parse(ptx), [8, 4], [True, False], {0})
    >>> print(*text.expandtabs(2).splitlines()[3:], sep="\n")
    .visible .func  (.param .align 8 .b8 func_retval0[8]) udf_row(
      .param .b64 udf_row_param_0
    )
    {
      .reg .b64   %rd<2>;
      ld.param.f64  %rd1, [udf_row_param_0];
      st.param.f64  [func_retval0], %rd1;
      ret;
    }
    """
    left = [size for size, stays in zip(sizes, kept, strict=True) if stays]
    stays_at = [at for at, stays in zip(offsets(sizes), kept, strict=True) if stays]
    places = dict(zip(stays_at, offsets(left), strict=True))
    text = module.span.source.text
    for function in module.entries:
        start = text.rfind("\n", 0, text.find(f" {function.name.text}(\n")) + 1
        end = text.find("\n}", start)
        changed = _narrowed(text[start:end], places, left, unread) if 0 < start < end else None
        if changed is None:
            return None
        text = text[:start] + changed + text[end:]
    return text


def _narrowed(entry: str, places: Mapping[int, int], left: Sequence[int], unread: Collection[int]) -> str | None:
    head = _HEAD.search(entry)
    if head is None or not left or "st.param.v" in entry:
        return None
    taken, body = head[2].split(",\n") if head[2] else [], entry[head.end() :]
    body = _CONSTANT.sub(lambda store: store[0] if int(store[1] or 0) in places else "", body)
    if any(int(place[1] or 0) not in places for place in _PLACE.finditer(body)):
        return None
    body = _PLACE.sub(lambda place: f"[func_retval0{_plus(places[int(place[1] or 0)])}]", body)
    alignment, end = max(left), offsets([*left])[-1] + left[-1]
    numbers = dict(zip((i for i in range(len(taken)) if i not in unread), count()))
    name = head[1]
    listed = [f"\t.param {taken[i].split()[1]} {name}_param_{number}" for i, number in numbers.items()]
    body = re.sub(rf"\b{name}_param_(\d+)\b", lambda one: f"{name}_param_{numbers[int(one[1])]}", body)
    size = -(-end // alignment) * alignment
    returned = f"(.param .align {alignment} .b8 func_retval0[{size}]) {name}(\n"
    return entry[: head.start()] + returned + ",\n".join(listed) + "\n)" + body


def _plus(offset: int) -> str:
    return f"+{offset}" if offset else ""
