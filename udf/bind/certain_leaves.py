"""Blocks of a function that surely are Python's, seen in its bytecode, without a compilation."""

from __future__ import annotations

import builtins
import dis
from typing import TYPE_CHECKING, Any, Final

from udf.base.instructions import instructions
from udf.bind.guards import UNSET, cell_value
from udf.bind.leaving import blocks_of
from udf.bind.raise_statements import JUMPS

if TYPE_CHECKING:
    from types import FunctionType

STATEMENTS: Final = {
    "STORE_GLOBAL": "it assigns the global {!r}",
    "DELETE_GLOBAL": "it deletes the global {!r}",
    "STORE_ATTR": "it sets the attribute {!r}",
    "IMPORT_NAME": "it imports {!r} inside the function",
}
"""Instructions that no UDF has -> why."""

CALLED: Final = ("print", "input", "open")
"""Builtins that no UDF calls."""

LISTS: Final = ("append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse")
OTHERS: Final = ("update", "setdefault", "popitem", "add", "discard")
"""Methods that change what they are called on."""

ITEMS: Final = {"STORE_SUBSCR": 1, "DELETE_SUBSCR": 1}
"""Instructions that change an item, and how far below the top of the stack the container is."""

SAME: Final = ("CACHE", "RESUME", "NOP", "PRECALL", "EXTENDED_ARG", "NOT_TAKEN")
VALUES: Final = (
    "LOAD_",
    "BINARY_",
    "BUILD_",
    "CALL",
    "COMPARE_",
    "CONTAINS_",
    "FORMAT_",
    "IS_OP",
    "PUSH_NULL",
    "UNARY_",
)
"""Instructions that give one value for those that they take, or several for none."""


def certain_leaves(function: FunctionType) -> dict[int, str]:
    """Return where blocks begin that surely do not compile, and why.

    Examples
    --------
    >>> seen = []
    >>> def f(x):
    ...     if x > 2:
    ...         seen.append(x)
    ...     return x
    >>> list(certain_leaves(f).values())
    ["append() changes the captured list 'seen'"]
    """
    code, found, before = function.__code__, dict[int, str](), UNSET
    cells = dict(zip(code.co_freevars, function.__closure__ or (), strict=True))
    blocks, steps = iter(blocks_of(code)), instructions(code)
    block, name = next(blocks), ""
    for at, step in enumerate(steps):
        while step.offset >= block.stop:
            block = next(blocks)
        word, cause = step.argval if isinstance(step.argval, str) else "", ""
        if step.opname in STATEMENTS:
            cause = STATEMENTS[step.opname].format(word)
        elif step.opname in ITEMS and (changed := _loaded(steps[:at], ITEMS[step.opname])) in (*cells, *code.co_names):
            kind = type(_value(changed, function, cells)).__name__
            cause = f"it {'assigns' if step.opname[0] == 'S' else 'deletes'} an item of the captured {kind} {changed!r}"
        elif step.opname == "LOAD_GLOBAL" and word in CALLED and _value(word, function, {}) is getattr(builtins, word):
            cause = f"{word}() is not supported in a UDF"
        elif (
            step.opname in ("LOAD_ATTR", "LOAD_METHOD") and word in LISTS + OTHERS and type(before) in (list, dict, set)
        ):
            cause = f"{word}() changes the captured {type(before).__name__} {name!r}"
        if cause:
            found.setdefault(block.start, cause)
        is_name = step.opname in ("LOAD_GLOBAL", "LOAD_DEREF")
        before, name = (_value(word, function, cells), word) if is_name else (UNSET, "")
    return found


def _loaded(steps: list[dis.Instruction], depth: int) -> str:
    """Return the name of the global, or captured variable, that is ``depth`` below the top of the stack; "" if none is.

    Examples
    --------
    >>> def f(x):
    ...     seen[x + 1] += 2
    >>> steps = instructions(f)
    >>> _loaded(steps[: [step.opname for step in steps].index("STORE_SUBSCR")], 1)
    'seen'
    """
    for step in reversed(steps):
        name, net = step.opname, dis.stack_effect(step.opcode, step.arg) if step.opcode not in JUMPS else None
        if name in SAME:
            continue
        if name == "SWAP":
            depth = {0: (step.arg or 1) - 1, (step.arg or 1) - 1: 0}.get(depth, depth)
            continue
        if name == "COPY":
            depth = (step.arg or 1) - 1 if depth == 0 else depth - 1
            continue
        if net is None or not name.startswith(VALUES):
            return ""
        takes = 0 if name.startswith("LOAD_") else 1 - net
        takes = 1 if name in ("LOAD_ATTR", "LOAD_METHOD") else takes
        gives = net + takes
        if depth < gives:
            return step.argval if name in ("LOAD_GLOBAL", "LOAD_DEREF") else ""
        depth += takes - gives
    return ""


def _value(name: str, function: FunctionType, cells: dict[str, Any]) -> Any:
    """Return what a name stands for outside of a function."""
    if name in cells:
        return cell_value(cells[name])
    return function.__globals__.get(name, getattr(builtins, name, UNSET))
