"""Blocks of a function that surely are Python's, and results of two kinds: seen in its bytecode, not by compiling."""

import builtins
import dis
from dis import Instruction
from types import CellType, FunctionType
from typing import Final

from udf.base.bytecode import instructions
from udf.base.python_names import changing
from udf.bind.guards import UNSET, cell_value
from udf.bind.leaving import JUMPS, blocks_of
from udf.errors import UdfCompileError

STATEMENTS: Final = {
    "STORE_GLOBAL": "it assigns the global {!r}",
    "DELETE_GLOBAL": "it deletes the global {!r}",
    "STORE_ATTR": "it sets the attribute {!r}",
    "IMPORT_NAME": "it imports {!r} inside the function",
}
"""Instructions that no UDF has -> why."""

CALLED: Final = ("print", "input", "open")
"""Builtins that no UDF calls."""

CHANGING: Final = changing(list, set, dict)
"""Methods that change what they are called on."""

ITEMS: Final = ("STORE_SUBSCR", "DELETE_SUBSCR")
"""Instructions that change an item of what is one below the top of the stack."""

SAME: Final = ("CACHE", "RESUME", "NOP", "PRECALL", "EXTENDED_ARG", "NOT_TAKEN")
VALUES: Final = (
    *("LOAD_", "BINARY_", "BUILD_", "CALL", "COMPARE_", "CONTAINS_", "FORMAT_", "IS_OP", "PUSH_NULL", "UNARY_"),
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
    ["append() changes the captured list 'seen' (line 3)"]
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
        elif step.opname in ITEMS and (changed := _loaded(steps[:at], 1)) in (*cells, *code.co_names):
            kind = type(_value(changed, function, cells)).__name__
            cause = f"it {'assigns' if step.opname[0] == 'S' else 'deletes'} an item of the captured {kind} {changed!r}"
        elif step.opname == "LOAD_GLOBAL" and word in CALLED and _value(word, function, {}) is getattr(builtins, word):
            cause = f"{word}() is not supported in a UDF"
        elif step.opname in ("LOAD_ATTR", "LOAD_METHOD") and word in CHANGING and type(before) in (list, dict, set):
            cause = f"{word}() changes the captured {type(before).__name__} {name!r}"
        if cause:
            found.setdefault(block.start, f"{cause} (line {getattr(step.positions, 'lineno', None)})")
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


def _value(name: str, function: FunctionType, cells: dict[str, CellType]) -> object:
    """Return what a name stands for outside of a function."""
    if name in cells:
        return cell_value(cells[name])
    return function.__globals__.get(name, getattr(builtins, name, UNSET))


NO_TEXT: Final = ("/", "//", "-", "**")
"""Operators that no text has."""

DISPLAYS: Final = {
    **dict.fromkeys(("BUILD_MAP", "BUILD_CONST_KEY_MAP"), "a dict"),
    **dict.fromkeys(("BUILD_STRING", "FORMAT_VALUE", "FORMAT_SIMPLE", "FORMAT_WITH_SPEC"), "a text"),
}


def two_kinds(function: FunctionType) -> UdfCompileError | None:
    """Return what refuses a function that surely returns a text or a dict on one path and something else on another.

    A path that a constant closes is not known for one: who compiles has another look.

    Examples
    --------
    >>> two_kinds(lambda x: "none" if x < 0 else x / 2).cause
    'it returns a number on one path and a text on another (line 1)'
    """
    code, lines = function.__code__, dict[str, int]()
    steps = instructions(code, "EXTENDED_ARG", "NOP", "PRECALL")
    ends = {step.offset for step in steps if step.opname == "RETURN_VALUE"}
    for place, step in enumerate(steps):
        is_end = step.offset in ends or (step.opname == "JUMP_FORWARD" and step.argval in ends)
        if is_end or step.opname == "RETURN_CONST":
            made = steps[: place + (not is_end)]
            lines.setdefault(_kind(made), getattr(made[-1].positions, "lineno", None) or code.co_firstlineno)
    kinds = sorted(lines.keys() - {""})
    if len(kinds) < 2:
        return None
    first, other = kinds[:2]
    cause = f"it returns {first} on one path and {other} on another (line {lines[other]})"
    return UdfCompileError(function=code.co_name, file=code.co_filename, line=lines[first], source="", cause=cause)


def _kind(steps: list[Instruction]) -> str:
    """Return what the last step gives in words, where that is sure; else ""."""
    last = steps[-1]
    if last.opname in ("LOAD_CONST", "RETURN_CONST"):
        return {str: "a text", int: "a number", float: "a number"}.get(type(last.argval), "")
    if last.opname == "BINARY_OP":
        symbol, right = last.argrepr.removesuffix("="), _kind(steps[:-1])
        sure = symbol in NO_TEXT or (right == "a number" and symbol == "+") or type(steps[-2].argval) is float
        return "a number" if sure and symbol != "%" else ""
    return DISPLAYS.get(last.opname, "")
