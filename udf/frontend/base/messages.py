"""The texts of Python's own exceptions, asked of the Python that runs: they change between releases."""

import operator
from collections.abc import Callable
from typing import Any, Final

from llvmlite import ir as llvm

from udf.base.raising import MAY_RAISE, NO_CLOCK, TOO_FAR, TOO_MUCH
from udf.frontend.numba.names import UnsupportedError


def message_of(function: Callable[..., Any], *arguments: Any) -> str:
    """Return the message of the exception that ``function(*arguments)`` raises.

    Examples
    --------
    >>> message_of(int, float("nan"))
    'cannot convert float NaN to integer'
    """
    return str(_raised(function, *arguments))


def _raised(function: Callable[..., Any], *arguments: Any) -> Exception:
    try:
        function(*arguments)
    except (ArithmeticError, ValueError) as error:
        return error
    raise AssertionError(f"{function} raised nothing for {arguments}")


ZERO_DIVISOR: Final = {
    (function, kind): message_of(function, kind(1), kind(0))
    for function in (operator.truediv, operator.floordiv, operator.mod, divmod)
    for kind in (int, float)
}
ZERO_TO_NEGATIVE: Final = message_of(operator.pow, 0.0, -1.0)
POWER_OVERFLOW: Final = _raised(operator.pow, 10.0, 400.0).args
"""Not a text alone: an errno and its text."""
NEGATIVE_SHIFT: Final = message_of(operator.lshift, 1, -1)
NAN_TO_INTEGER: Final = message_of(int, float("nan"))
INFINITY_TO_INTEGER: Final = message_of(int, float("inf"))

INTEGER_TO_NEGATIVE: Final = "Integers to negative integer powers are not allowed."  # NumPy's own text

LIMITS: Final = {TOO_MUCH, TOO_FAR, NO_CLOCK, MAY_RAISE}
"""The texts of exceptions that Python would not raise: no handler of the function's own gets them."""


def limit(text: str) -> str:
    """Return the text of a limit of ours, which is known for one from now on.

    Examples
    --------
    >>> limit("a text longer than this") in LIMITS
    True
    """
    LIMITS.add(text)
    return text


NO_TIME: Final = limit("a NaN is not a duration or a time in a UDF; test math.isnan(x) first")
DOES_NOT_FIT: Final = limit("the integer result does not fit 64 bits (overflow='wrap' takes it modulo 2**64)")
LOSES_DIGITS: Final = limit("an integer beyond 2**53 is in a variable that can be a float, where it would lose digits")
HAS_SIGN: Final = limit("a zero that is an int in one row and a float in another has a sign as a float: write float(x)")
TOO_LARGE_FOR_INTEGER: Final = limit("float too large to convert to a 64-bit integer")
COMPLEX_POWER: Final = limit("negative number cannot be raised to a fractional power")  # Python 2's own text
FLOAT_POWER: Final = limit("an integer to a negative power is a float in Python: write float(x) ** y")

SUBTRACTED: Final = "NumPy does not subtract bools (TypeError): write a ^ b, or int(a) - int(b)"
NEGATED: Final = "NumPy has no negative of a bool (TypeError): write ~a, or -int(a)"
NOT_NUMPYS: Final = "NumPy's number has no {}, which is what a row has; use Python's: int(x)"
DIVIDED: Final = "divmod() of NumPy's numbers, which a row has, gives inf, NaN or 0 for 0; write a // b and a % b"
IN_FEW_BITS: Final = "np.{} of NumPy's numbers of few bits is not supported in a UDF; make them Python's: float(x)"
ITEM: Final = "Python's numbers have no .item(), and NumPy's of few bits give Python's: write int(x) or float(x)"
NO_BOOL: Final = "NumPy has no {} of a bool (TypeError): use int(a)"

COMPARED: Final = "a value that can be null is compared with None in a UDF; use 'is None'"

CLASSMETHOD: Final = "{}.{} is a classmethod, and a UDF has none; make it a staticmethod, or a function"


# -- marks of raise sites: what they write in place of a number, until every site of a function has one


STATUS: Final = llvm.IntType(32)
TOKEN: Final = "UDF_STATUS_"  # noqa: S105 - a mark in LLVM text
COMPUTED: Final = (object(),)
"""The arguments of an exception that are not known."""


class Token:
    """What a raise site writes in place of a number; LLVM would refuse one that was not replaced."""

    __slots__ = ("text",)

    def __init__(self, number: int) -> None:
        self.text = f"{TOKEN}{number}"

    def __str__(self) -> str:
        return self.text


def status_constant(number: int) -> llvm.Constant:
    """Return the status of site ``number`` as an LLVM constant."""
    return llvm.Constant(STATUS, Token(number))


# -- refusals of our own ------------------------------------------------------------------------------


class RefusedError(UnsupportedError):
    """Our own refusal of a statement, inside Numba's pipeline; becomes a UdfCompileError."""

    def __init__(self, cause: str, loc: Any) -> None:
        super().__init__(cause, loc=loc)
        self.loc = loc  # Numba's own class forgets it


class RefusedCallError(ValueError):
    """Our own refusal of a call, for good: Numba tries others of its rules after an error of its own kind."""
