"""The ``raise`` and ``assert`` statements of a function, as bytecode: what they compute is left to Python.

A row of compiled code can say that it raises, and where; it cannot make text or an object of a user's class. So what
a statement computes to make its exception is taken out of the code that is compiled: ``raise Late(minutes, limit)``
becomes ``raise Late`` there. The exception itself is made by Python, which runs the function once more on that row
(:mod:`udf.runtime.calls.replay`). Statements whose arguments are constants stay as they are.
"""

from __future__ import annotations

import dis
import opcode
import sys
from functools import lru_cache
from types import CodeType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from udf.base.instructions import instructions

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    IsClass = Callable[[tuple[str, ...]], bool]

CONSTANT_INSTRUCTIONS: Final = frozenset(
    {"LOAD_GLOBAL", "LOAD_CONST", "LOAD_DEREF", "LOAD_ASSERTION_ERROR", "LOAD_ATTR", "LOAD_METHOD"}
    | {"PUSH_NULL", "PRECALL", "CALL", "NOP", "EXTENDED_ARG", "RAISE_VARARGS"}
)
"""The instructions of a statement that raises a class, or one called with constants."""

JUMPS: Final = frozenset((*dis.hasjrel, *dis.hasjabs))
ASSERTION: Final = "LOAD_ASSERTION_ERROR"
CLASS_LOADS: Final = ("LOAD_GLOBAL", "LOAD_DEREF", "LOAD_NAME", ASSERTION)
"""What puts a class on the stack that the function has not made."""

NAME_LOADS: Final = ("LOAD_GLOBAL", "LOAD_ATTR", "LOAD_METHOD")
"""Instructions whose argument has, in some Pythons, a bit beside the name that says how it will be called."""


class Statement(NamedTuple):
    """One statement: its instructions, the last of which raises, and those of them that name a class."""

    steps: tuple[dis.Instruction, ...]
    names: tuple[dis.Instruction, ...]

    @property
    def is_computed(self) -> bool:
        """Return whether what it raises is more than a class with constant arguments."""
        calls = sum(step.opname == "CALL" for step in self.steps)
        local = len(self.steps) == 2 and self.steps[0].opname == "LOAD_FAST"  # a variable has it
        simple = local or (calls <= 1 and all(step.opname in CONSTANT_INSTRUCTIONS for step in self.steps))
        return not simple or self.steps[-1].arg != 1


def statements(code: CodeType) -> Iterator[Statement]:
    """Yield every statement of ``code`` that raises an exception of its own, where its places are known."""
    steps = instructions(code)
    jumps = [(step.offset, step.argval) for step in steps if step.opcode in JUMPS]
    for last, step in enumerate(steps):
        if step.opname != "RAISE_VARARGS" or not step.arg:
            continue
        first = _statement_start(steps, last)
        if first < last and _is_closed(jumps, steps[first].offset, step.offset):
            yield Statement(tuple(steps[first : last + 1]), tuple(_name_loads(steps[first:last])))


def _statement_start(steps: list[dis.Instruction], last: int) -> int:
    """Return where the statement begins that step ``last`` ends; an ``assert`` where its test is over."""
    for first in range(last - 1, -1, -1):
        if steps[first].opname == ASSERTION:
            return first
        if steps[first].opname in ("RAISE_VARARGS", "RETURN_VALUE"):
            break
    first = last
    while first and _inside(steps[first - 1], steps[last]):
        step = steps[first - 1]
        if step.opcode in JUMPS and step.argval > steps[last].offset:  # past it: where its test is over
            break
        first -= 1
    return first


def _is_closed(jumps: list[tuple[int, int]], first: int, last: int) -> bool:
    """Return whether no jump leads out of the instructions ``first`` to ``last``, nor into them but to the first."""
    return not any(
        (first <= at <= last and not first <= target <= last) or (not first <= at <= last and first < target <= last)
        for at, target in jumps
    )


def _inside(step: dis.Instruction, whole: dis.Instruction) -> bool:
    """Return whether ``step`` is a part of the statement that ``whole`` ends."""
    place, span = step.positions, whole.positions
    if step.opname == "RAISE_VARARGS" or place is None or span is None or None in (*place, *span):
        return False
    return _start(span) <= _start(place) and _end(place) <= _end(span)


def _start(place: Any) -> tuple[int, int]:
    return place.lineno, place.col_offset


def _end(place: Any) -> tuple[int, int]:
    return place.end_lineno, place.end_col_offset


def _name_loads(steps: list[dis.Instruction]) -> list[dis.Instruction]:
    """Return the instructions that load what is called to make the exception; none if it is no name."""
    stored = max((number for number, step in enumerate(steps) if step.opname == "STORE_FAST"), default=-1)  # by pytest
    steps = [step for step in steps[stored + 1 :] if step.opname not in ("PUSH_NULL", "EXTENDED_ARG", "NOP")]
    if not steps or steps[0].opname not in CLASS_LOADS:
        return []
    known = steps[:1]
    for step in steps[1:]:
        if step.opname not in ("LOAD_ATTR", "LOAD_METHOD"):
            break
        known.append(step)
    start = _start(known[0].positions)
    calls = [step for step in steps if step.opname.startswith("CALL") and step.positions is not None]
    called = any(_start(step.positions) == start for step in calls)
    return known if called or len(known) == len(steps) or known[0].opname == ASSERTION else []


@lru_cache(maxsize=4096)
def computed_lines(code: CodeType) -> frozenset[int]:
    """Return the lines of ``code`` on which what is raised is computed."""
    found = [statement.steps[-1].positions for statement in statements(code) if statement.is_computed]
    return frozenset(place.lineno for place in found if place is not None and place.lineno is not None)


def without_arguments(code: CodeType, is_class: IsClass | None = None) -> CodeType:
    """Return ``code`` with nothing computed for an exception; functions written inside it stay as they are.

    It has the same length and lines. What is raised is the class that the statement names; ``Exception`` if it
    names none, or a name that ``is_class`` denies: ``raise make(x)``.

    Examples
    --------
    >>> def f(x):
    ...     raise ValueError(f"{x} is too large")
    >>> [step.opname for step in dis.get_instructions(without_arguments(f.__code__)) if step.opname != "NOP"]
    ['RESUME', 'LOAD_GLOBAL', 'RAISE_VARARGS']
    """
    computed = [statement for statement in statements(code) if statement.is_computed]
    if not computed:
        return code
    text, constants = bytearray(code.co_code), list(code.co_consts)
    for steps, names in computed:
        known = names if names and _is_class(names, is_class) else ()
        loads = [_load(code, step) for step in known] or [load_constant(constants, Exception)]
        first, last = steps[0].offset, steps[-1].offset
        filled = b"".join(loads)
        room = last - first - len(filled)
        text[first : last + 2] = filled + NOTHING * (room // 2) + bytes((RAISE, 1))
    spans = [(steps[0].offset, steps[-1].offset) for steps, _ in computed]
    table = _without_handlers(code.co_exceptiontable, spans)
    return _without_unused(code.replace(co_code=bytes(text), co_consts=tuple(constants), co_exceptiontable=table))


def _is_class(names: tuple[dis.Instruction, ...], is_class: IsClass | None) -> bool:
    """Return whether what the instructions load is an exception's class, as far as that can be told."""
    if is_class is None or names[0].opname == ASSERTION:
        return True
    return is_class(tuple(str(step.argval) for step in names))


NOTHING: Final = bytes((dis.opmap["NOP"], 0))
RAISE: Final = dis.opmap["RAISE_VARARGS"]


def _load(code: CodeType, step: dis.Instruction) -> bytes:
    """Return the bytes of an instruction that loads what ``step`` does, and nothing for a call beside it."""
    name = "LOAD_ATTR" if step.opname == "LOAD_METHOD" else dis.opname[step.opcode]
    argument = step.arg or 0
    if step.opname in NAME_LOADS:
        argument = code.co_names.index(step.argval)
        # where a LOAD_ATTR can be one of a method, the lowest bit is no part of the name
        argument <<= name == "LOAD_GLOBAL" or sys.version_info >= (3, 12)
    return _encoded(name, argument)


def _encoded(name: str, argument: int) -> bytes:
    caches: Any = getattr(opcode, "_inline_cache_entries", {})  # by number, and from Python 3.13 on by name
    count = caches.get(name, 0) if hasattr(caches, "get") else caches[dis.opmap[name]]
    wide = [value for shift in (24, 16, 8) if (value := argument >> shift)]
    extended = b"".join(bytes((dis.EXTENDED_ARG, value & 255)) for value in wide)
    return extended + bytes((dis.opmap[name], argument & 255)) + bytes(2 * count)


def load_constant(constants: list[Any], value: object) -> bytes:
    """Return the bytes that load a constant, which is added to ``constants``."""
    constants.append(value)
    return _encoded("LOAD_CONST", len(constants) - 1)


def _without_handlers(table: bytes, spans: list[tuple[int, int]]) -> bytes:
    """Return an exception table without the entries that start inside ``spans``: comprehensions have some (PEP 709).

    Source: CPython, ``Objects/exception_handling_notes.txt``: an entry is four numbers of 6 bits a byte, the first
    byte of an entry marked by bit 7, all but the last byte of a number by bit 6.
    """
    kept, entry, numbers, value = bytearray(), bytearray(), [0], 0
    for byte in table:
        entry.append(byte)
        value = value << 6 | byte & 63
        if byte & 64:
            continue
        numbers, value = [*numbers, value], 0
        if len(numbers) == 5:
            if not any(first <= 2 * numbers[1] <= last for first, last in spans):
                kept += entry
            entry, numbers = bytearray(), [0]
    return bytes(kept)


def _without_unused(code: CodeType) -> CodeType:
    """Return ``code`` without the functions inside it that nothing makes any more."""
    used = {step.arg for step in dis.get_instructions(code) if step.opcode in dis.hasconst}
    kept = (
        None if isinstance(constant, CodeType) and number not in used else constant
        for number, constant in enumerate(code.co_consts)
    )
    return code.replace(co_consts=tuple(kept))
