"""Functions of a whole column that call pandas' and NumPy's own methods alone: pandas runs those, which takes less.

pandas' loops over a column are compiled too, and nothing is converted for them: of 70 common functions compiled code
takes 1.1 to 200 times as long for all but three (``isin`` 0.8, ``str.count`` 0.4, ``autocorr`` 0.2 of pandas' time), on
one core or two, of 10^5 rows or 3 * 10^6. What is left to compiled code goes from value to value in Python: a loop,
``map``, ``rolling(n).apply``.
"""

from __future__ import annotations

import dis
from collections import ChainMap
from collections.abc import Mapping
from functools import lru_cache
from types import CodeType, FunctionType, ModuleType
from typing import Final

from udf.bind.guards import cell_value
from udf.options import options

WHY: Final = "it calls pandas' own methods only, which take least there"

BY_VALUE: Final = frozenset(
    {"agg", "aggregate", "apply", "applymap", "items", "iterrows", "map", "pipe", "transform", "vectorize"}
    | {"apply_along_axis", "apply_over_axes", "fromfunction", "fromiter", "frompyfunc"}
)
"""Attributes that call a function for each value."""

OF_ONE: Final = frozenset({"abs", "bool", "divmod", "float", "int", "isinstance", "len", "pow", "round", "str", "type"})
"""Builtins that go over no column."""

PLAIN: Final = (ModuleType, int, float, str, type(None))


def is_of_methods(functions: object) -> bool:
    """Return whether a function, or each of a dict, is for pandas by what it costs; not where a GPU is asked for."""
    given = functions.values() if isinstance(functions, Mapping) else (functions,)
    return options.backend != "cuda" and not options.debug and all(map(calls_methods_only, given))


def calls_methods_only(function: object) -> bool:
    """Return whether a function is one of NumPy's, or goes over no column but by methods of pandas and NumPy.

    Examples
    --------
    >>> calls_methods_only(lambda c: c.max() - c.min()), calls_methods_only(lambda c: sum(v > 0 for v in c))
    (True, False)
    """
    if type(function) is not FunctionType:
        return callable(function) and str(getattr(function, "__module__", "")).partition(".")[0] == "numpy"
    code, scope = function.__code__, function.__globals__
    names = _outside(code)
    if names is None:
        return False
    found = ChainMap(dict(zip(code.co_freevars, map(cell_value, function.__closure__ or ()), strict=True)), scope)
    return all(isinstance(found[name], PLAIN) if name in found else name in OF_ONE for name in names)


@lru_cache(maxsize=256)
def _outside(code: CodeType) -> frozenset[str] | None:
    """Return the names that a straight function reads from outside; None of one that may go from value to value."""
    names = set()
    for step in dis.get_instructions(code):
        if step.opname.startswith(("FOR_", "GET_ITER", "JUMP_BACKWARD", "MAKE_", "IMPORT", "STORE_GLOBAL")):
            return None
        if step.opname in {"LOAD_ATTR", "LOAD_METHOD"} and step.argval in BY_VALUE:
            return None
        if step.opname in {"LOAD_GLOBAL", "LOAD_DEREF"}:
            names.add(step.argval)
    return frozenset(names)
