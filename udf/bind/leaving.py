"""Blocks of a function that leave a row to Python: bytecode in whose place a ``raise LeftRow`` is compiled.

Compiled code has no side effects, so a row that gets to such a block can begin anew in Python, from the function's
first line. A basic block is the unit: whoever gets to its first instruction gets to its last, unless it raises. What
only such blocks use is no part of the function that is compiled, nor of its key.
"""

import builtins
import dis
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from types import CellType, CodeType, FunctionType, MethodType
from typing import Final, NamedTuple

from udf.base.annotations import Function
from udf.base.bytecode import instructions
from udf.base.raising import ComputedRaise, LeftRow

JUMPS: Final = frozenset((*dis.hasjrel, *dis.hasjabs))
NOTHING: Final = bytes((dis.opmap["NOP"], 0))
RAISE: Final = bytes((dis.opmap["RAISE_VARARGS"], 1))

ENDS: Final = ("RETURN_VALUE", "RETURN_CONST", "RAISE_VARARGS", "RERAISE")
"""Instructions behind which control does not go on."""


class Block(NamedTuple):
    """Instructions that run one after the other, from byte ``start`` to before ``stop``, and their lines."""

    start: int
    stop: int
    lines: frozenset[int]
    names: frozenset[str]


@lru_cache(maxsize=256)
def blocks_of(code: CodeType) -> tuple[Block, ...]:
    """Return the basic blocks of ``code`` in order, the first of which is where it begins.

    Examples
    --------
    >>> [sorted(block.names) for block in blocks_of((lambda x: abs(x) if x < 0 else x).__code__)][:3]
    [['x'], ['abs', 'x'], ['x']]
    """
    steps = list(dis.get_instructions(code))
    starts = {0} | {entry.target for entry in _handlers(code)}
    for step, following in zip(steps, [*steps[1:], None], strict=True):
        if step.opcode in JUMPS:
            starts.add(step.argval)
        if following is not None and (step.opcode in JUMPS or step.opname in ENDS):
            starts.add(following.offset)
    edges = [*sorted(starts), len(code.co_code)]
    blocks = []
    for start, stop in pairwise(edges):
        inside = [step for step in steps if start <= step.offset < stop]
        lines = frozenset(step.positions.lineno for step in inside if step.positions and step.positions.lineno)
        blocks.append(Block(start, stop, lines, frozenset(name for step in inside for name in _names(step))))
    return tuple(blocks)


def _handlers(code: CodeType) -> list[dis._ExceptionTableEntry]:  # type: ignore[name-defined]  # typeshed has it not
    parse = getattr(dis, "_parse_exception_table", None)
    return list(parse(code)) if parse is not None and code.co_exceptiontable else []


def _names(step: dis.Instruction) -> tuple[str, ...]:
    """Return the variables and attributes that an instruction names, or a function in it does."""
    if isinstance(step.argval, CodeType):
        return tuple(_read_from_outside(step.argval))
    if step.opcode not in (*dis.hasname, *dis.haslocal, *dis.hasfree):
        return ()
    values = step.argval if isinstance(step.argval, tuple) else (step.argval,)
    return tuple(one for one in values if isinstance(one, str))


def _read_from_outside(code: CodeType) -> Iterator[str]:
    yield from (*code.co_names, *code.co_freevars)
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _read_from_outside(inner)


def get_all_rows(code: CodeType, starts: frozenset[int]) -> bool:
    """Return whether no row returns without getting to one of the blocks at ``starts``.

    Examples
    --------
    >>> def f(x):
    ...     if x > 2:
    ...         return x
    ...     return -x
    >>> blocks = [block.start for block in blocks_of(f.__code__)]
    >>> [get_all_rows(f.__code__, frozenset(some)) for some in (blocks[:1], blocks[1:], blocks[1:2])]
    [True, True, False]
    """
    steps, handlers = list(dis.get_instructions(code)), _handlers(code)
    blocks = {block.start: block for block in blocks_of(code)}
    todo, met = [0], set(starts)
    while todo:
        start = todo.pop()
        if start in met:
            continue
        met.add(start)
        stop = blocks[start].stop
        last = next(step for step in reversed(steps) if step.offset < stop)
        if last.opname.startswith("RETURN_"):
            return False
        if last.opcode in JUMPS:
            todo.append(last.argval)
        if last.opname not in ENDS and not last.opname.startswith("JUMP_") and stop in blocks:
            todo.append(stop)
        todo += [entry.target for entry in handlers if entry.start < stop and start < entry.end]
    return True


@lru_cache(maxsize=256)
def without_blocks(code: CodeType, starts: frozenset[int], raised: type[Exception] = LeftRow) -> CodeType:
    """Return ``code`` with a raise in place of the blocks that begin at ``starts``; places stay the same."""
    text, constants = bytearray(code.co_code), list(code.co_consts)
    load = load_constant(constants, raised)
    for block in blocks_of(code):
        if block.start in starts:
            room = block.stop - block.start
            filled = load + RAISE if len(load + RAISE) <= room else _returned(load)
            assert len(filled) <= room, "has_room says so"
            nothing = NOTHING * ((room - len(filled)) // 2)  # a raise stays at its own place
            text[block.start : block.stop] = filled + nothing if raised is LeftRow else nothing + filled
    return code.replace(co_code=bytes(text), co_consts=tuple(constants), co_stacksize=code.co_stacksize + 1)


def load_constant(constants: list[object], value: object) -> bytes:
    """Return the bytes that load a constant, which is added to ``constants``."""
    constants.append(value)
    argument = len(constants) - 1
    wide = [value for shift in (24, 16, 8) if (value := argument >> shift)]
    extended = b"".join(bytes((dis.EXTENDED_ARG, value & 255)) for value in wide)
    return extended + bytes((dis.opmap["LOAD_CONST"], argument & 255))


def _returned(load: bytes) -> bytes:
    """Return the bytes that return what ``load`` loads: in Python 3.12 and 3.13 a single instruction does.

    There a block may be one such instruction, and the front end raises a LeftRow that is returned.
    """
    return load[:-2] + bytes((dis.opmap["RETURN_CONST"], load[-1])) if "RETURN_CONST" in dis.opmap else load + RAISE


PARTS: Final = ("PUSH_NULL", "PRECALL", "NOP", "EXTENDED_ARG")
"""Instructions of a call that say nothing of what is called."""

CLASS_LOADS: Final = ("LOAD_GLOBAL", "LOAD_DEREF", "LOAD_ASSERTION_ERROR")

ACTING: Final = ("POP_TOP", "STORE_GLOBAL", "STORE_ATTR", "STORE_SUBSCR", "DELETE_SUBSCR", "IMPORT_NAME")
"""Instructions of statements that act: who makes an exception again may not run them again."""


@lru_cache(maxsize=4096)
def without_raises(code: CodeType) -> CodeType:
    """Return ``code`` without what ``raise`` and ``assert`` compute: a row that gets to such a block is Python's.

    A row of compiled code can say that it raises, and where; it cannot make text, or an object of a user's class. What
    raises a class, or one called with constants, stays as it is; so do functions written inside, and a block that does
    more than compute, as one that logs what it raises.

    Examples
    --------
    >>> def f(x):
    ...     raise ValueError(f"{x} is too large")
    >>> [step.opname for step in dis.get_instructions(without_raises(f.__code__)) if step.opname != "NOP"]
    ['LOAD_CONST', 'RAISE_VARARGS']
    """
    steps = instructions(code, *PARTS)
    ends = {step.offset: place for place, step in enumerate(steps) if step.opname == "RAISE_VARARGS" and step.arg}
    computed = {end for end, place in ends.items() if not _is_constant(steps[:place], steps[place])}
    computed |= {step.offset for end in computed if (step := _loop_of(steps, ends[end])) is not None}
    acting = [step.offset for step in steps if step.opname in ACTING]
    blocks = [
        block.start
        for block in blocks_of(code)
        if any(block.start <= end < block.stop for end in computed)
        and not any(block.start <= other < block.stop for other in acting)
        and has_room(code, block, ComputedRaise)
    ]
    return _without_unused(without_blocks(code, frozenset(blocks), ComputedRaise)) if blocks else code


def _loop_of(steps: list[dis.Instruction], raising: int) -> dis.Instruction | None:
    """Return what a statement begins with that has a loop in it: from Python 3.12 on, a comprehension is one."""
    whole = steps[raising].positions
    if whole is None or whole.lineno is None or whole.end_lineno is None:
        return None
    inside = [step for step in steps[:raising] if step.positions is not None and _is_within(step.positions, whole)]
    return inside[0] if any(step.opname == "FOR_ITER" for step in inside) else None


def _is_within(one: dis.Positions, whole: dis.Positions) -> bool:
    """Return whether a place of a source is inside another one."""
    if one.lineno is None or one.col_offset is None:
        return False
    begins, ends = (one.lineno, one.col_offset), (one.end_lineno, one.end_col_offset)
    return begins >= (whole.lineno, whole.col_offset) and ends <= (whole.end_lineno, whole.end_col_offset)


def _is_constant(before: list[dis.Instruction], raising: dis.Instruction) -> bool:
    """Return whether what is raised is a class, a variable, or a class called with constants."""
    if raising.arg != 1 or before[-1].opname == "LOAD_FAST":
        return raising.arg == 1
    if before[-1].opname == "CALL":
        before.pop()
        while before[-1].opname == "LOAD_CONST":
            before.pop()
    while before[-1].opname in ("LOAD_ATTR", "LOAD_METHOD"):
        before.pop()
    return before[-1].opname in CLASS_LOADS


def class_raised(function: FunctionType, code: CodeType, offset: int) -> type[BaseException]:
    """Return the class that a statement of ``code`` names which raises at an ``offset``; LeftRow if it names none.

    So the row leaves: no handler of compiled code gets it.
    """
    steps = instructions(code, *PARTS)
    raising = next((step for step in steps if step.offset >= offset and step.opname == "RAISE_VARARGS"), None)
    place = None if raising is None else raising.positions
    if place is None or place.lineno is None:
        return LeftRow
    for step in steps:
        if step.positions is not None and step.positions.lineno == place.lineno and step.opname in CLASS_LOADS:
            found = AssertionError if step.opname == CLASS_LOADS[-1] else function.__globals__.get(step.argval)
            found = getattr(builtins, str(step.argval), None) if found is None else found
            if isinstance(found, type) and issubclass(found, BaseException):
                return found
    return LeftRow


def _without_unused(code: CodeType) -> CodeType:
    """Return ``code`` without the functions inside it that nothing makes any more."""
    used = {step.arg for step in dis.get_instructions(code) if step.opcode in dis.hasconst}
    kept = (
        None if isinstance(constant, CodeType) and number not in used else constant
        for number, constant in enumerate(code.co_consts)
    )
    return code.replace(co_consts=tuple(kept))


def has_room(code: CodeType, block: Block, raised: type[Exception] = LeftRow) -> bool:
    """Return whether a raise fits in the place of a block."""
    load = load_constant(list(code.co_consts), raised)
    return block.stop - block.start >= len(_returned(load) if raised is LeftRow else load + RAISE)


def leaving(function: Function) -> Function:
    """Return a function whose rows leave from the start, and not only once one of them has raised."""
    if isinstance(function, MethodType):
        return MethodType(leaving(function.__func__), function.__self__)
    if not isinstance(function, FunctionType) or LeftRow in function.__code__.co_consts:
        return function
    return with_code(function, without_blocks(function.__code__, frozenset()))


@lru_cache(maxsize=256)
def _captured_names(code: CodeType) -> frozenset[str]:
    return frozenset(step.argval for step in dis.get_instructions(code) if step.opcode in dis.hasfree)


def with_code(function: FunctionType, code: CodeType) -> FunctionType:
    """Return ``function`` with other code: the same globals and defaults, and of captured variables those it reads."""
    read = _captured_names(code)
    pairs = zip(code.co_freevars, function.__closure__ or (), strict=True)
    closure = tuple(cell if name in read else CellType(None) for name, cell in pairs)
    made = FunctionType(code, function.__globals__, function.__name__, function.__defaults__, closure)
    made.__kwdefaults__ = function.__kwdefaults__
    made.__module__, made.__qualname__ = function.__module__, function.__qualname__
    return made
