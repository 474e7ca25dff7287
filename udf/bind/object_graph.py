"""Which objects a value leads to: by its items, attributes, bound methods, and the variables of functions."""

import sys
from collections import deque
from collections.abc import Iterable
from functools import partial
from gc import is_tracked
from types import BuiltinFunctionType, FunctionType, MethodType, MethodWrapperType, ModuleType
from typing import Final

import numpy as np

from udf.bind.guards import UNSET, cell_value
from udf.bind.identity import nested_codes

PLAIN: Final = (str, bytes, int, float, complex, bool, range, type(None))
MOST: Final = 100_000
"""Objects that are looked at; what leads to more is not looked through."""


def objects_within(values: Iterable[object]) -> dict[int, object]:
    """Return the objects that some values lead to, themselves too, by their ``id()``.

    Examples
    --------
    >>> inner = [1]
    >>> push = inner.append
    >>> id(inner) in objects_within([push]), id(inner) in objects_within([[(2, inner)]])
    (True, True)
    """
    found: dict[int, object] = {}
    rest = list(values)
    while rest and len(found) < MOST:
        one = rest.pop()
        if isinstance(one, PLAIN) or id(one) in found:
            continue
        found[id(one)] = one
        rest += _parts(one)
    return found


def _parts(one: object) -> list[object]:
    """Return what an object leads to directly; of modules and classes, those of the user's alone."""
    if isinstance(one, list | tuple | set | frozenset | deque):
        return list(one)
    if isinstance(one, dict):
        return [*one.keys(), *one.values()] if is_tracked(one) else []  # a lookup of texts and numbers leads to nothing
    if isinstance(one, FunctionType):
        return [] if is_known(one.__module__ or "") else variables_of(one)
    if isinstance(one, MethodType | BuiltinFunctionType | MethodWrapperType):
        return [one.__self__, getattr(one, "__func__", None)]
    if isinstance(one, partial):
        return [one.func, one.args, one.keywords]
    if isinstance(one, np.ndarray):
        return [one.base] if one.dtype != object else [one.base, *one.flat]
    if isinstance(one, ModuleType | type):
        name = one.__name__ if isinstance(one, ModuleType) else one.__module__
        return [] if is_known(name) else list(vars(one).values())
    return [*vars(one).values(), type(one)] if hasattr(one, "__dict__") else [type(one)]


def is_known(module: str) -> bool:
    """Return whether a module is Python's or of a library, whose state no compiled function reads."""
    package = module.partition(".")[0]
    file = getattr(sys.modules.get(package), "__file__", None) or ""
    is_library = package in sys.stdlib_module_names or package == "udf" or "site-packages" in file
    return is_library and package != "__main__"


def variables_of(function: FunctionType) -> list[object]:
    """Return what a function reads from outside of it."""
    scope = function.__globals__
    names = {name for code in nested_codes(function.__code__) for name in code.co_names}
    read = [scope[name] for name in names if name in scope]
    read += [value for value in map(cell_value, function.__closure__ or ()) if value is not UNSET]
    return [*read, *defaults_of(function).values()]


def calls_helpers(function: FunctionType) -> bool:
    """Return whether a function reads another one from outside of it.

    Examples
    --------
    >>> calls_helpers(lambda x: calls_helpers), calls_helpers(lambda x: len(x))
    (True, False)
    """
    return any(isinstance(one, FunctionType) for one in variables_of(function))


def defaults_of(function: FunctionType) -> dict[str, object]:
    """Return the defaults of a function's parameters, by name."""
    code, given = function.__code__, function.__defaults__ or ()
    names = code.co_varnames[code.co_argcount - len(given) : code.co_argcount]
    return {**dict(zip(names, given, strict=True)), **(function.__kwdefaults__ or {})}
