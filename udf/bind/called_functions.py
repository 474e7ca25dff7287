"""A function and those that it calls: basic blocks of each can be Python's (:mod:`udf.bind.leaving`)."""

from types import CellType, CodeType, FunctionType
from typing import Final

from udf.bind.guards import UNSET, cell_value
from udf.bind.identity import nested_codes
from udf.bind.leaving import with_code, without_blocks
from udf.bind.object_graph import is_known, variables_of

Place = tuple[CodeType, int]
"""A block: the code that it is of, and where it begins there."""

MOST: Final = 64
"""Functions that are looked through."""


def functions_of(function: FunctionType) -> list[FunctionType]:
    """Return a function, and the user's that it reads from outside, and these.

    Examples
    --------
    >>> def half(x): return x / 2
    >>> half.__module__ = "users"
    >>> [one.__name__ for one in functions_of(lambda x: half(x) + 1)]
    ['<lambda>', 'half']
    """
    found = [function]
    for one in found:
        for value in variables_of(one):
            if not isinstance(value, FunctionType) or any(value is other for other in found):
                continue
            if not is_known(value.__module__ or "") and len(found) < MOST:
                found.append(value)
    return found


def names_of(called: FunctionType, function: FunctionType) -> set[str]:
    """Return how a function names one that it calls."""
    scope, free = function.__globals__, zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    held = {name: cell_value(cell) for name, cell in free}
    names = {name for code in nested_codes(function.__code__) for name in (*code.co_names, *code.co_freevars)}
    return {name for name in names if held.get(name, scope.get(name)) is called} | {called.__name__}


def without_places(function: FunctionType, places: frozenset[Place]) -> FunctionType:
    """Return a function that leaves at these blocks, of its own or of functions that it calls."""
    code, made = _cut(function, places), dict[int, FunctionType]()
    if all(one == function.__code__ for one, _ in places):
        return with_code(function, code)
    cut = {one for one, _ in places}
    for one in reversed(functions_of(function)[1:]):  # those that others call come behind these, but for circles
        made[id(one)] = _with(one, _cut(one, places) if one.__code__ in cut else one.__code__, made)
    return _with(function, code, made)


def _cut(function: FunctionType, places: frozenset[Place]) -> CodeType:
    starts = frozenset(start for code, start in places if code == function.__code__)
    return without_blocks(function.__code__, starts)


def _with(function: FunctionType, code: CodeType, instead: dict[int, FunctionType]) -> FunctionType:
    """Return a function of other code, that calls other functions ``instead`` of those by their ``id()``."""
    changed = {id(one) for one in variables_of(function)} & instead.keys()
    if code is function.__code__ and not changed:
        return function
    made = with_code(function, code)
    if not changed:
        return made
    scope = {name: instead.get(id(value), value) for name, value in function.__globals__.items()}
    cells = [(cell, cell_value(cell)) for cell in made.__closure__ or ()]
    closure = tuple(cell if value is UNSET else CellType(instead.get(id(value), value)) for cell, value in cells)
    again = FunctionType(code, scope, function.__name__, function.__defaults__, closure)
    again.__kwdefaults__, again.__module__, again.__qualname__ = made.__kwdefaults__, made.__module__, made.__qualname__
    return again


def left_bytes(tried: FunctionType, function: FunctionType) -> int:
    """Return how much of a function's code, and of those that it calls, is left out of ``tried``."""
    pairs = zip(functions_of(tried), functions_of(function), strict=True)
    codes = ((one.__code__.co_code, other.__code__.co_code) for one, other in pairs)
    return sum(a != b for one, other in codes for a, b in zip(one, other, strict=True))
