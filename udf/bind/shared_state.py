"""What a function's compiled blocks read that the blocks left to Python may change: then all of it is Python's.

Rows that leave run after the compiled ones; in pandas they run between them. That makes a difference only where one
reads what another has written: a captured list, a global, an attribute.
"""

import dis
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Final

from udf.bind.called_functions import Place, functions_of
from udf.bind.guards import UNSET, cell_value
from udf.bind.identity import nested_codes
from udf.bind.leaving import blocks_of
from udf.bind.object_graph import defaults_of, is_known, objects_within

FIXED: Final = (FunctionType, BuiltinFunctionType, ModuleType, type, str, bytes, int, float, complex, frozenset, range)
"""Types of captured values that nobody changes."""

REBINDING: Final = frozenset(("globals", "exec", "eval", "vars", "setattr", "__dict__", "__globals__", "modules"))
"""Names by which a global, or an attribute, is changed that nobody can tell."""

STORES: Final = frozenset({"STORE_GLOBAL", "DELETE_GLOBAL", "STORE_DEREF", "DELETE_DEREF"})


def shared_state(function: FunctionType, places: frozenset[Place]) -> str:
    """Return the name of what compiled blocks read and blocks at ``places`` may change; "" if there is none.

    Examples
    --------
    >>> seen = []
    >>> def f(x):
    ...     if x > 2:
    ...         seen.append(x)
    ...     return len(seen)
    >>> shared_state(f, frozenset({(f.__code__, blocks_of(f.__code__)[1].start)}))
    'seen'
    """
    read = _reached(_names_in(function, places, left=False), function, places)
    changed, gone, used = Reached(), list[dis.Instruction](), set[str]()
    for one in functions_of(function):
        code, names = one.__code__, _names_in(one, places, left=True)
        used |= names
        _reached(names, one, frozenset(), changed)
        gone += _steps_at(code, frozenset(start for at, start in places if at == code))
    reach = objects_within(changed.values())
    functions = [one for one in reach.values() if isinstance(one, FunctionType) and not is_known(one.__module__ or "")]
    codes = {one.__code__ for one in functions} | {step.argval for step in gone if isinstance(step.argval, CodeType)}
    every = [inner for code in codes for inner in nested_codes(code)]
    stored = {step.argval for step in gone if step.opname in STORES}
    stored |= {step.argval for inner in every for step in dis.get_instructions(inner) if step.opname in STORES}
    if not REBINDING.isdisjoint(used.union(*(inner.co_names for inner in every))) and read:
        return next(iter(read))[0]
    names_changed = {name for name, _ in changed}
    for (name, _), value in read.items():
        if name in stored or (name in names_changed and not _is_fixed(value)):
            return name
        within = {} if isinstance(value, FunctionType) else objects_within([value])  # what it reads is among these
        if any(key in reach and not isinstance(one, FIXED) for key, one in within.items()):
            return name
    return ""


@lru_cache(maxsize=512)
def _steps_at(code: CodeType, starts: frozenset[int]) -> tuple[dis.Instruction, ...]:
    """Return the instructions of the blocks of a code that begin at ``starts``."""
    left = [range(block.start, block.stop) for block in blocks_of(code) if block.start in starts]
    return tuple(step for step in dis.get_instructions(code) if any(step.offset in block for block in left))


def _names_in(function: FunctionType, places: frozenset[Place], *, left: bool) -> set[str]:
    """Return what a function's compiled blocks read from outside, or those that are ``left`` to Python."""
    code = function.__code__
    own = {*code.co_varnames, *code.co_cellvars} - defaults_of(function).keys()  # a default may be a list
    blocks = [block for block in blocks_of(code) if ((code, block.start) in places) is left]
    return {name for block in blocks for name in block.names} - own


Reached = dict[tuple[str, int], object]
"""Captured variables and globals by their name and ``id()``: two functions may have other ones of one name."""


def _reached(
    names: Iterable[str], function: FunctionType, places: frozenset[Place], seen: Reached | None = None
) -> Reached:
    """Return the captured variables and globals among ``names``, and those of compiled blocks of these functions."""
    found = Reached() if seen is None else seen
    cells = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))
    kept = defaults_of(function)
    for name in names:
        value = cell_value(cells[name]) if name in cells else function.__globals__.get(name, UNSET)
        value = kept.get(name, value)
        if value is UNSET or (name, id(value)) in found:
            continue
        found[name, id(value)] = value
        if isinstance(value, FunctionType):
            is_cut = any(code == value.__code__ for code, _ in places)
            every = _all_names(value) | defaults_of(value).keys()
            inner = _names_in(value, places, left=False) if is_cut else every
            _reached(inner, value, places, found)
    return found


def _is_fixed(value: object) -> bool:
    """Return whether nobody can change a value."""
    if isinstance(value, tuple):
        return all(map(_is_fixed, value))
    return value is None or isinstance(value, FIXED)


PLAIN: Final = frozenset({"nan", "inf", "pi", "e"})
"""What NumPy has as Python's own floats."""


def may_give_numpy(function: object) -> bool:
    """Return whether a function, or one that it calls, uses NumPy, whose numbers are no Python numbers.

    Examples
    --------
    >>> import numpy as np
    >>> may_give_numpy(lambda x: np.sqrt(x)), may_give_numpy(lambda x: np.nan if x > 2 else x)
    (True, False)
    """
    if not isinstance(function, FunctionType):
        return True
    reached = _reached(_all_names(function), function, frozenset())
    if any(_is_of_numpy(value) for value in reached.values()):
        return True
    modules = {name for (name, _), value in reached.items() if getattr(value, "__name__", "") == "numpy"}
    functions = [function, *(value for value in reached.values() if isinstance(value, FunctionType))]
    codes = [code for one in functions for code in nested_codes(one.__code__)]
    steps = [pair for code in codes for pair in pairwise(dis.get_instructions(code))]
    return any(step.argval in modules and following.argval not in PLAIN for step, following in steps)


def _all_names(function: FunctionType) -> set[str]:
    return {name for code in nested_codes(function.__code__) for name in (*code.co_names, *code.co_freevars)}


def _is_of_numpy(value: object) -> bool:
    """Return whether a captured value is NumPy's: a number, an array, a function, a type."""
    of = value if isinstance(value, type | FunctionType | BuiltinFunctionType) else type(value)
    return str(getattr(of, "__module__", "")).partition(".")[0] == "numpy"
