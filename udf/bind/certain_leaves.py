"""Blocks of a function that surely are Python's, seen in its bytecode, without a compilation."""

from __future__ import annotations

import builtins
from typing import TYPE_CHECKING, Any, Final

from udf.base.instructions import instructions
from udf.bind.guards import UNSET, cell_value
from udf.bind.leaving import blocks_of

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
    blocks = iter(blocks_of(code))
    block, name = next(blocks), ""
    for step in instructions(code):
        while step.offset >= block.stop:
            block = next(blocks)
        word, cause = step.argval if isinstance(step.argval, str) else "", ""
        if step.opname in STATEMENTS:
            cause = STATEMENTS[step.opname].format(word)
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


def _value(name: str, function: FunctionType, cells: dict[str, Any]) -> Any:
    """Return what a name stands for outside of a function."""
    if name in cells:
        return cell_value(cells[name])
    return function.__globals__.get(name, getattr(builtins, name, UNSET))
