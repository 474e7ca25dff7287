"""Functions that compute with ``np.float16``: written by hand, and made at random, for either back end."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np

EDGES = np.array(
    [0.0, -0.0, 1.1, -2.3, 3.7, 65504.0, -65504.0, 6e-8, -6e-8, 6.1e-5, 0.3333, 1e-4, 2048.0, np.inf, -np.inf, np.nan],
    np.float16,
)
"""Values at the ends of the type, subnormal ones among them."""

SHORT = np.float16(1.1)


def helper(x: Any, y: Any) -> Any:
    """Compute with what it gets."""
    return x * y + x


def accumulated(v: Any) -> Any:
    """Round in each round of a loop."""
    total = np.float16(0)
    for _ in range(5):
        total = total + np.float16(v) * np.float16(0.3)
    return total


def summed(v: Any) -> Any:
    """Add in place, and read one variable as a half on both paths."""
    total = np.float16(v)
    total += np.float16(0.1)
    total *= 1.7
    if v > 1:
        total = -total
    return total


FUNCTIONS: list[Callable[[float], Any]] = [
    lambda v: np.float16(v),
    lambda v: np.float16(v) + np.float16(0.1),
    lambda v: np.half(v) * 2.5,
    lambda v: 2.5 * np.float16(v) - 1,
    lambda v: np.float16(v) * v,  # a Python float takes the half's type
    lambda v: np.float16(v) / np.float16(3),
    lambda v: np.float16(v) / 0,
    lambda v: -np.float16(v),
    lambda v: abs(np.float16(v)),
    lambda v: np.sqrt(np.float16(v)),
    lambda v: np.float16(v) < 2.3,
    lambda v: np.float16(v) == 1.1,
    lambda v: np.float16(v) * np.float64(1.1),
    lambda v: np.sqrt(2.0) * np.float16(v),
    lambda v: float(np.float16(v)) * 1.1,
    lambda v: max(np.float16(v), np.float16(1)),
    lambda v: helper(np.float16(v), np.float16(1.1)),
    lambda v: np.float16(v) if v > 1 else np.float16(0),
    lambda v: v * SHORT,
    lambda v: np.isnan(np.float16(v)),
    lambda v: np.float16(v) + True,
    lambda v: 1 if np.float16(v) else 0,
    lambda v: np.float16(v * 1.0000001),  # rounded once, from 53 digits
    lambda v: helper(np.float16(v), np.float16(1.1)) * np.sqrt(abs(helper(np.float16(0.3), np.float16(v)))),
    lambda v: helper(np.float16(v), np.float16(1.1)) < np.float16(2),
    accumulated,
    summed,
]


def made(seed: int) -> tuple[str, Callable[[float, float], Any]]:
    """Return the text of a random function of two numbers that computes with halves, and the function."""
    random_ = random.Random(seed)
    text = f"lambda v, w: {_expression(random_, 4)}"
    return text, eval(text, {"np": np, "helper": helper, "SHORT": SHORT})  # noqa: S307 - made here


def _expression(random_: random.Random, depth: int) -> str:
    if depth == 0:
        return random_.choice(["np.float16(v)", "np.float16(w)", "SHORT", "np.float16(0.3)"])
    one, other = _expression(random_, depth - 1), _expression(random_, random_.randrange(depth))
    forms = [f"({one} {sign} {other})" for sign in ("+", "-", "*", "/")]
    forms += [f"({one} * 1.7)", f"(3 - {one})", f"(-{one})", f"abs({one})", f"np.sqrt(abs({one}))"]
    forms += [
        f"({one} if {one} < {other} else {other})",
        f"np.float16(helper({one}, {other}))",
        f"np.float16({one} + v)",
    ]
    return random_.choice(forms)


def expected(function: Callable[..., Any], *columns: Any) -> Any:
    """Return what NumPy gives for Python floats."""
    with np.errstate(all="ignore"):
        return np.array([function(*row) for row in zip(*(c.astype(float).tolist() for c in columns), strict=True)])


def same(given: Any, wanted: Any) -> bool:
    """Return whether two arrays have one dtype and the same values, zeros of the same sign."""
    if given.dtype != wanted.dtype or not np.array_equal(given, wanted, equal_nan=given.dtype.kind == "f"):
        return False
    return given.dtype.kind != "f" or bool((np.signbit(given) == np.signbit(wanted))[~np.isnan(wanted)].all())
