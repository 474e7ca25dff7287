"""Whether the last digit of a sum may decide something in a function: found in its bytecode, before it is compiled.

A sum (a mean, a deviation, a loop that adds up) is compiled as what is fastest, and may differ from pandas' in its last
digit. Where that digit is only returned, it stays the last digit. Where it is compared, rounded, divided by, or makes
an index, the result may be another one. So values are followed through variables, arithmetic, tuples, and helpers: what
comes of a sum is *inexact*; an operation *decides* that may make of two nearly equal values two unlike ones.

Instructions are walked in order, and a variable that is inexact anywhere is so everywhere. What is not known here makes
its value inexact, and decides. Such a function is compiled with sums in NumPy's order, which takes longer, or is left.
"""

from __future__ import annotations

from types import FunctionType
from typing import Final

from udf.base.bytecode import all_codes, instructions
from udf.base.catalogue import MOMENTS, OTHER_ORDERS, words
from udf.bind.called_functions import functions_of
from udf.bind.object_graph import variables_of
from udf.doors.installed.held_values import FOUND_BY_ITEM, UnknownInstructionError, is_apart
from udf.doors.installed.value_walk import Walk

ELSEWHERE: Final = frozenset(
    str.split("einsum interpolate describe convolve correlate corrwith gradient flip tensordot")
)
"""What else may add in another order."""

ADDING: Final = (
    MOMENTS | OTHER_ORDERS | ELSEWHERE | words("adds", "averages", "correlates")
    | frozenset(str.split("accumulate fmean stdev pstdev variance pvariance"))
) - frozenset(
    str.split("flip prod cumprod diff pct_change nanmedian nanquantile nanpercentile percentile ptp")
)  # fmt: skip
"""What adds: without any of it, and without a loop that adds up, everything is exact."""


def decides(function: FunctionType) -> bool:
    """Return whether the last digit of a sum may decide something in a function, or in one that it calls.

    Examples
    --------
    >>> [decides(one) for one in (lambda w: (w > w.mean()).sum(), lambda w: w.mean() - w.min(), lambda w: w.max() > 2)]
    [True, False, False]
    """
    walk = Walk(function, is_adding=not ADDING.isdisjoint(words_of(function)))
    try:
        while walk.again():
            pass
    except UnknownInstructionError:
        return True
    return walk.decides


def adds_otherwise(function: FunctionType, *, is_array: bool) -> bool:
    """Return whether a function may add something in another order than NumPy's ``sum``."""
    found = words_of(function)
    if BUILTIN_SUM in found and FOUND_BY_ITEM and not is_array:
        return True  # of Python's floats, which it compensates from Python 3.12 on
    return not (OTHER_ORDERS | ELSEWHERE).isdisjoint(found)


BUILTIN_SUM: Final = "sum()"


def words_of(function: FunctionType) -> set[str]:
    """Return what a function and its helpers call by name, or name in a text; "dot" of ``@``, "flip" of steps."""
    functions, found = functions_of(function), set[str]()
    for code in (code for one in functions for code in all_codes(one.__code__)):
        found.update(code.co_names)
        for step in instructions(code):
            if step.opname == "BUILD_SLICE" and step.arg == 3:
                found.add("flip")  # it may go backwards
            elif step.opname == "BINARY_OP" and step.argrepr.startswith("@"):
                found.add("dot")
            elif step.opname == "LOAD_CONST" and isinstance(step.argval, slice | str):
                found.update(step.argval.split() if isinstance(step.argval, str) else ["flip"])
            elif step.opname == "LOAD_GLOBAL" and step.argval == "sum":
                found.add(BUILTIN_SUM)
    names = (getattr(value, "__name__", None) for one in functions for value in variables_of(one))
    return found.union(name for name in names if isinstance(name, str))


def read_by(function: FunctionType) -> tuple[object, ...]:
    """Return what else than its code says whether a sum decides: its helpers, and what it captures, by their kinds."""
    functions = functions_of(function)
    return tuple((one.__code__, *map(_kind, variables_of(one))) for one in functions)


def _kind(value: object) -> object:
    if isinstance(value, FunctionType):
        return value.__code__
    name = getattr(value, "__name__", None) if callable(value) else None
    return name if isinstance(name, str) else (type(value), is_apart(value))
