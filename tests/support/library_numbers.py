"""Bodies of the library for numbers under CPython, beside NumPy's functions, :mod:`math`, and Python's operators."""

import math
import operator
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from tests.support.library_cases import Case
from udf.frontend.library import complexes, integers, scalars, search

FLOATS = (0.0, -0.0, 1.0, -1.0, 2.5, -0.5, 1e-300, 5e-324, 1e18, -7.25, 0.1, 3.0, 1e308, math.nan, math.inf, -math.inf)
WHOLE = (0, 1, 2, 3, 6, 7, 12, 2**31, 2**53 + 1, 2**61 - 1, 2**62 + 3, 10**18)
LARGE = (*WHOLE, 2**63, 2**64 - 1, 2**63 + 2**10 + 1)


@dataclass(frozen=True)
class Pair:
    """Two floats, two integers of 64 bits, one of them a uint64, and two small ones."""

    x: float
    y: float
    a: int
    b: int
    u: int
    n: int
    k: int


def sampled_pair(random_: random.Random, _: str) -> Pair:
    """Return random numbers, half of them edges."""
    x, y = (random_.choice((random_.choice(FLOATS), random_.uniform(-50, 50))) for _ in range(2))
    a, b = (
        random_.choice((1, -1)) * random_.choice((random_.choice(WHOLE), random_.randrange(2**62))) for _ in range(2)
    )
    large = random_.choice((random_.choice(LARGE), random_.randrange(2**64)))
    return Pair(x, random_.choice((y, x)), a, b, large, random_.randrange(-1, 21), random_.randrange(-1, 9))


UNSIGNED = ("maximum", "minimum", *(("clip",) if np.__version__.startswith("1.") else ()))
"""Functions whose zero of two is up to NumPy's compiler. NumPy 1 writes ``clip`` with the other two."""


def of_numpy(name: str, *names: str, **options: Any) -> Case:
    """Return the case of a NumPy function, of a sample's numbers."""

    def told(function: Callable[..., Any], make: Callable[[Any], Any], pair: Pair) -> Any:
        given = function(*(make(getattr(pair, one)) for one in names), **options)
        parts = [float(one) for one in (given if isinstance(given, tuple) else (given,))]
        signs = () if name in UNSIGNED else (math.copysign(1.0, one) for one in parts if one == one)
        return [*parts, *signs]

    ours, theirs = getattr(scalars, name), getattr(np, name)
    return Case(f"np.{name}", partial(told, ours, lambda one: one), partial(told, theirs, np.array), tolerance=1e-15)


def unless_zero(function: Callable[[Any, Any], Any], x: Any, y: Any) -> Any:
    """Return what an operator gives; by zero nothing is compared."""
    return function(x, y) if y else None


def same(name: str, ours: Callable[[Pair], Any], theirs: Callable[[Pair], Any]) -> Case:
    """Return a case whose answers have the same digits."""
    return Case(name, ours, theirs, tolerance=0.0)


def of_python(name: str, *names: str, **options: Any) -> Case:
    """Return the case of a function of :mod:`math`, of a sample's numbers."""

    def told(function: Callable[..., Any], pair: Pair) -> Any:
        return function(*(getattr(pair, one) for one in names), **options)

    return same(f"math.{name}", partial(told, getattr(integers, name)), partial(told, getattr(math, name)))


def of_complexes(operation: Callable[[Any, Any], Any], before: Callable[..., Any], anew: Callable[..., Any]) -> Case:
    """Return the case of an operator of complex numbers, by the body that this Python's numbers have."""
    body = anew if sys.version_info >= (3, 14) else before

    def theirs(pair: Pair) -> Any:
        made = operation(complex(pair.x, pair.y), complex(pair.k, pair.x))
        return made.real, made.imag

    return same(operation.__name__, lambda p: body(p.x, p.y, float(p.k), p.x), theirs)


def finite(function: Callable[[float, float], Any], pair: Pair) -> Any:
    """Return what a function of floats gives; where Python raises, of infinities and by zero, nothing is compared."""
    return function(pair.x, pair.y) if math.isfinite(pair.x) and pair.y else None


CASES = (
    of_complexes(operator.add, complexes.added, complexes.added),
    of_complexes(operator.sub, complexes.subtracted, complexes.subtracted),
    of_complexes(operator.mul, complexes.multiplied, complexes.multiplied_anew),
    of_complexes(operator.truediv, complexes.divided_by, complexes.divided_anew),
    same(
        "x in range",
        lambda p: search.in_range(p.k, p.n - 9, p.n + p.k, (p.a % 7) - 3 or 1),
        lambda p: p.k in range(p.n - 9, p.n + p.k, (p.a % 7) - 3 or 1),
    ),
    *(of_numpy(name, "x") for name in ("angle", "sinc", "isneginf", "isposinf", "isreal", "signbit", "sign", "square")),
    *(of_numpy(name, "x") for name in ("reciprocal", "spacing", "frexp", "modf", "nan_to_num")),
    of_numpy("nan_to_num", "x", nan=1.5, posinf=-2.0),
    *(of_numpy(name, "x", "y") for name in ("heaviside", "logaddexp", "isclose", "maximum", "minimum")),
    of_numpy("isclose", "x", "y", equal_nan=True, atol=0.25),
    of_numpy("clip", "x", "k", "n"),
    *(of_numpy("around", "x", decimals=places) for places in (0, 2, -1)),
    *(of_numpy(name, "x", "y") for name in ("floor_divide", "remainder")),
    *(of_numpy(name, "a", "k") for name in ("fmod",)),
    of_numpy("lcm", "n", "k"),
    of_numpy("sign", "a"),
    same("float // and %", partial(finite, partial(integers.floored, by_zero=False)), partial(finite, divmod)),
    same("math.fmod", partial(finite, integers.fmod), partial(finite, math.fmod)),
    same(
        "int / int",
        lambda p: unless_zero(integers.true_quotient, p.a, p.b),
        lambda p: unless_zero(operator.truediv, p.a, p.b),
    ),
    same(
        "uint64 / int64",
        lambda p: unless_zero(integers.true_quotient, p.u, p.b),
        lambda p: unless_zero(operator.truediv, p.u, p.b),
    ),
    same(
        "int64 divmod uint64",
        lambda p: p.u and integers.floored_across(p.a, p.u),
        lambda p: p.u and (*divmod(p.a, p.u), p.a // p.u < -(2**63), p.a % p.u >= 2**63),
    ),
    same(
        "uint64 divmod int64",
        lambda p: p.b and integers.floored_across(p.u, p.b),
        lambda p: p.b and (*divmod(p.u, p.b), not -(2**63) <= p.u // p.b < 2**63, p.u % p.b >= 2**63),
    ),
    *(of_python(name, "n", "k") for name in ("gcd", "lcm", "comb", "perm")),
    *(of_python(name, "n") for name in ("factorial", "perm")),
    of_python("isqrt", "a"),
    of_python("ulp", "x"),
    of_python("isclose", "x", "y", abs_tol=0.5),
    same("np.ldexp", lambda p: integers.ldexp(p.x, p.n * 99), lambda p: float(np.ldexp(p.x, p.n * 99))),
    same("int ** int", lambda p: integers.power(p.k, abs(p.n)), lambda p: p.k ** abs(p.n)),
)  # fmt: skip
