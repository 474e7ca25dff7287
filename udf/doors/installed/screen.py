"""What a look at a function tells without a compiler: why it cannot be compiled, and whether it may run twice.

Under a millisecond: what it captures is read as for a cache key (:class:`udf.bind.identity.Identity`), and its
instructions are looked at for what no compiled function may do.
"""

from __future__ import annotations

import builtins
import dis
from collections import defaultdict
from collections.abc import Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Final

from udf.base.compile_hints import hint_for_cause
from udf.base.python_names import changing
from udf.base.records import dataclass
from udf.bind.certain_leaves import certain_leaves
from udf.bind.cuts import blocks_named, cause_of, certain_cuts, hint_of
from udf.bind.guards import cell_value
from udf.bind.identity import Identity
from udf.bind.leaving import get_all_rows
from udf.errors import CapturedValueError, UdfError

EFFECTS: Final = frozenset({"print", "open", "input", "exec", "eval", "setattr", "delattr", "globals", "breakpoint"})
"""Builtins whose call is a side effect, or may be one."""

APPENDING: Final = frozenset({"append", "extend", "add"})
"""Methods that change what they are called on; usual for lists that the function makes itself."""

CHANGING: Final = frozenset(
    {
        *(changing(list, set, dict) - APPENDING),
        *("fill", "put", "putmask", "place", "copyto", "itemset", "resize", "at", "setitem", "delitem", "iadd"),
        *("iconcat", "__setitem__", "__delitem__", "__iadd__", "__setattr__"),
    }
)
CHANGING_KEYWORDS: Final = frozenset({"inplace", "out"})
CONTAINERS: Final = (list, dict, set, bytearray)
PLAIN: Final = (int, float, complex, bool, str, bytes, tuple, frozenset, type(None), type, ModuleType, FunctionType)
"""What an operator like ``+=`` does not change."""

STORES: Final = frozenset({"STORE_ATTR", "DELETE_ATTR", "STORE_SUBSCR", "DELETE_SUBSCR", "STORE_SLICE"})
NAMES: Final = frozenset({"LOAD_GLOBAL", "LOAD_DEREF", "LOAD_NAME"})
ATTRIBUTES: Final = frozenset({"LOAD_ATTR", "LOAD_METHOD"})


@dataclass(frozen=True, slots=True)
class Look:
    """What is seen of a function: ``why`` it cannot be compiled, "" for nothing seen, and what to write instead.

    That holds for the ``whole`` of it where every row gets there; of others some rows may be Python's. ``image`` is its
    value with what it captures (None where that cannot be read); one that ``repeats`` may be run twice on a row, and
    nobody can tell.
    """

    why: str = ""
    hint: str = ""
    whole: bool = True
    image: bytes | None = None
    repeats: bool = False


def look(function: FunctionType) -> Look:
    """Return what can be seen of a function.

    Examples
    --------
    >>> look(lambda x: x + 1).repeats
    True
    >>> look(lambda x: print(x)).why
    'print() is not supported in a UDF: it has a side effect'
    """
    try:
        identity = Identity(function)
        image = identity.image
    except UdfError as error:
        if not isinstance(error, CapturedValueError):  # of others it names lines, and not what is on them
            return Look(cause_of(error), hint_of(error), whole=False)
        named = blocks_named(error, function)
        starts = frozenset(one.block.start for one in named if one.code is function.__code__)
        inside = any(one.block.start for one in named if one.code is not function.__code__)
        return Look(cause_of(error), hint_of(error), not inside and get_all_rows(function.__code__, starts))
    except (RecursionError, TypeError, ValueError):  # the compiler says what is wrong with it
        return Look()
    leaves = certain_leaves(function)
    seen = _effect(function, identity.codes) or next(
        ((cause, hint_for_cause(cause)) for cause in leaves.values()), None
    )
    if seen is not None:
        whole = get_all_rows(function.__code__, frozenset(leaves)) or bool(certain_cuts(function).whole)
        return Look(*seen, whole, image)
    return Look(image=image, repeats=not any(_may_change(code, function) for code in identity.codes))


def captured(function: FunctionType) -> Iterator[tuple[str, object]]:
    """Yield what a function reads from outside, by name."""
    scope, code = function.__globals__, function.__code__
    yield from ((name, scope[name]) for name in code.co_names if name in scope)
    for name, cell in zip(code.co_freevars, function.__closure__ or (), strict=True):
        yield name, cell_value(cell)
    yield from (("a default", value) for value in function.__defaults__ or ())


def _effect(function: FunctionType, codes: list[CodeType]) -> tuple[str, str] | None:
    """Return a side effect that a function surely has, and what to write instead."""
    values = dict(captured(function))
    for name, value in values.items():
        if isinstance(value, defaultdict):
            return (
                f"the defaultdict {name!r} stores each key that is looked up",
                f"use {name}.get(key, default) of a plain dict",
            )
    for code in codes:
        before = ""
        for step in dis.get_instructions(code):
            name = step.argval if isinstance(step.argval, str) else ""
            if step.opname in ("STORE_GLOBAL", "DELETE_GLOBAL") or (
                step.opname == "STORE_DEREF" and name in code.co_freevars and code is function.__code__
            ):
                return f"it assigns {name!r}, which lies outside of it", "return the value instead"
            if step.opname == "LOAD_GLOBAL" and name in EFFECTS and name not in values and hasattr(builtins, name):
                return f"{name}() is not supported in a UDF: it has a side effect", f"call {name}() outside of it"
            if (
                step.opname in ATTRIBUTES
                and name in APPENDING | CHANGING
                and isinstance(values.get(before), CONTAINERS)
            ):
                kind = type(values[before]).__name__
                return f"it changes the captured {kind} {before!r} ({name})", "return the value and collect the results"
            before = name if step.opname in NAMES and code is function.__code__ else ""
    return None


def _may_change(code: CodeType, function: FunctionType) -> bool:
    """Return whether a function may change what it is given or captures."""
    steps = {step.opname for step in dis.get_instructions(code)}
    names = set(code.co_names)
    keywords = {
        word for constant in code.co_consts if type(constant) is tuple for word in constant if type(word) is str
    }
    if steps & STORES or names & CHANGING or keywords & CHANGING_KEYWORDS or "IMPORT_NAME" in steps:
        return True
    if not names & APPENDING and not any(_is_in_place(step) for step in dis.get_instructions(code)):
        return False
    return code is not function.__code__ or not all(isinstance(value, PLAIN) for _, value in captured(function))


def _is_in_place(step: dis.Instruction) -> bool:
    """Return whether an instruction is an operator like ``+=``."""
    return step.opname.startswith("INPLACE_") or (step.opname == "BINARY_OP" and step.argrepr.endswith("="))
