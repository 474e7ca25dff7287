"""Python's operators by the name between underscores, ``add`` of ``__add__``, and its functions of floats."""

import math
import operator
from collections.abc import Callable, Iterable
from typing import Final

import numpy as np

ARITHMETIC: Final = {
    "add": "+", "sub": "-", "mul": "*", "truediv": "/", "floordiv": "//", "mod": "%", "pow": "**",
}  # fmt: skip
BITWISE: Final = {"and": "&", "or": "|", "xor": "^"}
SHIFTS: Final = {"lshift": "<<", "rshift": ">>"}
BINARY: Final = ARITHMETIC | BITWISE | SHIFTS
"""Operators of two numbers that give a number -> how they are written."""

COMPARISONS: Final = {"lt": "<", "le": "<=", "gt": ">", "ge": ">=", "eq": "==", "ne": "!="}
UNARY: Final = {"neg": "-", "pos": "+", "invert": "~"}

_OTHERWISE: Final = {
    "sub": "subtract", "mul": "multiply", "truediv": "divide", "floordiv": "floor_divide", "mod": "remainder",
    "pow": "power", "and": "bitwise_and", "or": "bitwise_or", "xor": "bitwise_xor", "lshift": "left_shift",
    "rshift": "right_shift", "lt": "less", "le": "less_equal", "gt": "greater", "ge": "greater_equal", "eq": "equal",
    "ne": "not_equal", "neg": "negative", "pos": "positive",
}  # fmt: skip
"""What NumPy calls an operator that it has under another name."""


def function_of(name: str) -> Callable[..., object]:
    """Return the function of an operator in Python's ``operator``.

    Examples
    --------
    >>> function_of("and")(6, 3)
    2
    """
    return getattr(operator, name, None) or getattr(operator, f"{name}_")


def in_numpy(names: Iterable[str]) -> dict[object, Callable[..., object]]:
    """Return the function of each operator, with NumPy's of the same meaning.

    Examples
    --------
    >>> in_numpy(["sub"])
    {<built-in function sub>: <ufunc 'subtract'>}
    """
    return {function_of(name): getattr(np, _OTHERWISE.get(name, name)) for name in names}


NUMPYS: Final = in_numpy([*BINARY, *UNARY]) | {abs: np.absolute, np.fix: np.trunc}

KEEPING: Final = (min, max, np.where, np.clip, np.round, np.around, np.nan_to_num)
"""What keeps integers in their bits, and is no function that NumPy has a loop of them for."""


def keeps_bits(operation: object) -> bool:
    """Return whether an operation, or NumPy's of the same meaning, gives integers of 8 bits for such.

    Examples
    --------
    >>> keeps_bits(operator.add), keeps_bits(np.fmax), keeps_bits(np.sqrt)
    (True, True, False)
    """
    loops = getattr(NUMPYS.get(operation, operation), "types", ())
    return operation in KEEPING or "b->b" in loops or "bb->b" in loops


_ONE: Final = (
    "acos acosh asin asinh atan atanh cbrt cos cosh erf erfc exp exp2 expm1 fabs gamma lgamma log log10 log1p log2 sin "
    "sinh sqrt tan tanh"
)
OF_ONE: Final = tuple(getattr(math, name) for name in _ONE.split())
OF_TWO: Final = (math.atan2, math.copysign, math.fmod, math.nextafter, math.pow, math.remainder)
OF_FLOATS: Final = frozenset(
    {*OF_ONE, *OF_TWO, math.degrees, math.hypot, math.isfinite, math.isinf, math.isnan, math.radians}
)
"""Functions of Python's math that take numbers as floats, and give one number: libdevice's of one, of two, others."""

IN_PLACE: Final = {function_of(f"i{name}"): function_of(name) for name in BINARY}
"""``operator.iadd`` -> ``operator.add``."""

SYMBOLS: Final = {function_of(name): symbol for name, symbol in COMPARISONS.items()}
"""``operator.lt`` -> how it is written."""
