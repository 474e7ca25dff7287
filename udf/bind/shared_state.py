"""What a function's compiled blocks read that the blocks left to Python may change: then all of it is Python's.

Rows that leave run after the compiled ones; in pandas they run between them. That makes a difference only where one
reads what another has written: a captured list, a global, an attribute.
"""

import dis
from collections.abc import Iterable
from itertools import pairwise
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any, Final

from udf.bind.guards import UNSET, cell_value
from udf.bind.identity import nested_codes
from udf.bind.leaving import blocks_of
from udf.bind.object_graph import defaults_of, is_known, objects_within

FIXED: Final = (FunctionType, BuiltinFunctionType, ModuleType, type, str, bytes, int, float, complex, frozenset, range)
"""Types of captured values that nobody changes."""

REBINDING: Final = frozenset(("globals", "exec", "eval", "vars", "setattr", "__dict__", "__globals__", "modules"))
"""Names by which a global, or an attribute, is changed that nobody can tell."""

STORES: Final = frozenset({"STORE_GLOBAL", "DELETE_GLOBAL", "STORE_DEREF", "DELETE_DEREF"})


def shared_state(function: FunctionType, starts: frozenset[int]) -> str:
    """Return the name of what compiled blocks read and blocks at ``starts`` may change; "" if there is none.

    Examples
    --------
    >>> seen = []
    >>> def f(x):
    ...     if x > 2:
    ...         seen.append(x)
    ...     return len(seen)
    >>> shared_state(f, frozenset({blocks_of(f.__code__)[1].start}))
    'seen'
    """
    blocks = blocks_of(function.__code__)
    names, code = (set[str](), set[str]()), function.__code__
    own = {*code.co_varnames, *code.co_cellvars} - defaults_of(function).keys()  # a default may be a list
    for block in blocks:
        names[block.start in starts].update(block.names - own)
    read, changed = _reached(names[False], function), _reached(names[True], function)
    left = [range(block.start, block.stop) for block in blocks if block.start in starts]
    reach = objects_within(changed.values())
    functions = [one for one in reach.values() if isinstance(one, FunctionType) and not is_known(one.__module__ or "")]
    codes = {one.__code__ for one in functions}
    stored = {step.argval for step in _stores(function.__code__) if any(step.offset in one for one in left)}
    stored |= {step.argval for code in codes for inner in nested_codes(code) for step in _stores(inner)}
    used = names[True].union(*(inner.co_names for code in codes for inner in nested_codes(code)))
    if not REBINDING.isdisjoint(used) and read:
        return next(iter(read))
    for name, value in read.items():
        if name in stored or (name in changed and not _is_fixed(value)):
            return name
        if any(key in reach and not isinstance(one, FIXED) for key, one in objects_within([value]).items()):
            return name
    return ""


def _stores(code: CodeType) -> Iterable[dis.Instruction]:
    return (step for step in dis.get_instructions(code) if step.opname in STORES)


def _reached(names: Iterable[str], function: FunctionType, seen: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return the captured variables and globals among ``names``, and those of the functions among these."""
    found = {} if seen is None else seen
    cells = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))
    kept = defaults_of(function)
    for name in names:
        value = cell_value(cells[name]) if name in cells else function.__globals__.get(name, UNSET)
        value = kept.get(name, value)
        if value is UNSET or name in found:
            continue
        found[name] = value
        if isinstance(value, FunctionType):
            inner = {one for code in nested_codes(value.__code__) for one in (*code.co_names, *code.co_freevars)}
            _reached(inner, value, found)
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
    reached = _reached(_all_names(function), function)
    if any(_is_of_numpy(value) for value in reached.values()):
        return True
    modules = {name for name, value in reached.items() if getattr(value, "__name__", "") == "numpy"}
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
