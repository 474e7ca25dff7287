"""Blocks of a function that leave a row to Python: bytecode in whose place a ``raise LeftRow`` is compiled.

Compiled code has no side effects, so a row that gets to such a block can begin anew in Python, from the function's
first line. A basic block is the unit: whoever gets to its first instruction gets to its last, unless it raises. What
only such blocks use is no part of the function that is compiled, nor of its key.
"""

from __future__ import annotations

import dis
from functools import lru_cache
from itertools import pairwise
from types import CellType, CodeType, FunctionType
from typing import Any, Final, NamedTuple

from udf.base.raising import LeftRow
from udf.bind.raise_statements import JUMPS, NOTHING, RAISE, load_constant

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
    """Return the variables and attributes that an instruction names."""
    if step.opcode not in (*dis.hasname, *dis.haslocal, *dis.hasfree):
        return ()
    values = step.argval if isinstance(step.argval, tuple) else (step.argval,)
    return tuple(one for one in values if isinstance(one, str))


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
def without_blocks(code: CodeType, starts: frozenset[int]) -> CodeType:
    """Return ``code`` with ``raise LeftRow`` in place of the blocks that begin at ``starts``; places stay the same."""
    text, constants = bytearray(code.co_code), list(code.co_consts)
    load = load_constant(constants, LeftRow)
    for block in blocks_of(code):
        if block.start in starts:
            filled = load + bytes((RAISE, 1))
            room = block.stop - block.start
            assert len(filled) <= room, "has_room says so"
            text[block.start : block.stop] = filled + NOTHING * ((room - len(filled)) // 2)
    return code.replace(co_code=bytes(text), co_consts=tuple(constants), co_stacksize=code.co_stacksize + 1)


def has_room(code: CodeType, block: Block) -> bool:
    """Return whether a raise fits in the place of a block."""
    return block.stop - block.start >= len(load_constant(list(code.co_consts), LeftRow)) + 2


def leaving(function: Any) -> Any:
    """Return a function whose rows leave from the start, and not only once one of them has raised."""
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
