"""What becomes of nulls, of rows that raise, of integers beyond 64 bits: a user's choices, checked."""

from __future__ import annotations

from dataclasses import field, fields, replace
from functools import lru_cache
from typing import Any, Final, Literal, get_args

from udf.base.dtypes import DTYPES, HALF
from udf.base.records import dataclass
from udf.errors import ArgumentError
from udf.options import Overflow, options

Nulls = Literal["skip", "pass"]
Errors = Literal["raise", "null"]
ErrorModel = Literal["python", "numpy"]
_CHOICES = {
    "nulls": get_args(Nulls),
    "errors": get_args(Errors),
    "error_model": get_args(ErrorModel),
    "overflow": get_args(Overflow),
    "values": ("python", "object", *(name for name, dtype in DTYPES.items() if dtype.kind in "biuf"), HALF.name),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Handling:
    """What becomes of nulls, of rows that raise, of division by zero, of integers beyond 64 bits.

    With ``nulls`` "skip" a function is not run on a row with a null, whose results are null; with "pass" a nullable
    column arrives as a masked value. With ``errors`` "null" a row that raises gives nulls. With ``error_model`` "numpy"
    division by zero gives inf or nan in place of an exception. With ``overflow`` "wrap" an integer that needs more than
    64 bits is taken modulo 2**64 in place of an exception. With ``values`` "python" a value has its column's type, with
    "object" it is a Python int or float, of 64 bits, as in columns of objects; with "float64", or another type, those
    of a row are NumPy's scalars of that type, as pandas has them. With ``fma`` a product and a sum may be
    rounded once, and ``fastmath`` gives float32 approximations besides. With ``lineinfo`` a kernel knows the lines.
    With ``objects`` a function may return a list or a set, of which its caller makes Python's objects.
    With ``leaves`` a row that raises is no failure: its number stands beside the results (``Column.left``).
    ``scalars`` says at pandas' entry points whose numbers single values of windows and groups are, "numpy" or "python"
    (of objects and of Arrow's columns): what Python raises for and NumPy does not is Python's where it may raise.
    """

    nulls: Nulls = "skip"
    errors: Errors = "raise"
    error_model: ErrorModel = "python"
    overflow: Overflow = "raise"
    values: str = "python"
    fastmath: bool = False
    fma: bool = False
    lineinfo: bool = False
    objects: bool = False
    leaves: bool = False
    scalars: str = ""
    choices: tuple[object, ...] = field(init=False, compare=False, repr=False)
    """All of them, as part of a key."""

    def __post_init__(self) -> None:
        for name, choices in _CHOICES.items():
            if getattr(self, name) not in choices:
                hint = f"it is {' or '.join(map(repr, choices))}"
                raise ArgumentError(f"{name} cannot be {getattr(self, name)!r}", hint)
        for name in ("fastmath", "fma"):
            if not isinstance(getattr(self, name), bool):
                raise ArgumentError(f"{name} cannot be {getattr(self, name)!r}", "it is True or False")
        if self.fastmath and not self.fma:
            raise ArgumentError("fma=False contradicts fastmath=True", "fastmath rounds products and sums once, too")
        object.__setattr__(self, "choices", tuple([getattr(self, name) for name in _NAMES]))


def handling(
    nulls: Nulls,
    errors: Errors,
    error_model: ErrorModel,
    overflow: Overflow | None = None,
    values: str = "python",
    *,
    fastmath: bool | None = None,
    fma: bool | None = None,
    objects: bool = False,
) -> Handling:
    """Return the Handling of these, checked once; what is None is that of ``udf.options``."""
    known = options.current()
    chosen = known["overflow"] if overflow is None else overflow
    fast = known["fastmath"] if fastmath is None else fastmath
    once = (fast or known["fma"]) if fma is None else fma
    given = (nulls, errors, error_model, chosen, values, fast, once, known["lineinfo"], objects, False, "")
    try:
        return _handling(*given)
    except TypeError:  # what has no hash is no choice
        return Handling(**dict(zip(_NAMES, given, strict=True)))


@lru_cache(maxsize=64)
def _handling(*given: Any) -> Handling:
    return Handling(**dict(zip(_NAMES, given, strict=True)))


@lru_cache(maxsize=64)
def with_scalars(how: Handling, scalars: str) -> Handling:
    """Return how a function of windows or groups is handled where pandas' single values are ``scalars``."""
    return replace(how, scalars=scalars)


CALL_OPTIONS: Final = ("errors", "error_model", "overflow", "fastmath", "fma")
"""What a call can say of how a function is handled, by the names of its parameters."""

_NAMES: Final = tuple(one.name for one in fields(Handling) if one.init)

DEFAULT: Final = Handling()
"""Nulls are skipped, exceptions raised, arithmetic is Python's, and what needs more than 64 bits raises."""
