"""Hypothesis strategies of window functions: their source, over values whose sums are exact in any order.

The values are small multiples of 1/4, so that a sum, and a product of two, are the same in whatever order they are
taken, and no comparison depends on rounding. ``std`` and ``var``, which round, are only returned.
"""

from random import Random

import numpy as np
from hypothesis import strategies as st
from numpy.typing import NDArray

HEAVY = (0.25, 0.5, 1.0, -2.0)
"""A captured array: weights."""


def values(rows: int, seed: int, *, missing: float) -> NDArray[np.float64]:
    """Return quarters between -16 and 16, a share ``missing`` of them NaN."""
    random = np.random.default_rng(seed)
    made = random.integers(-64, 65, rows) / 4.0
    made[random.random(rows) < missing] = np.nan
    return made


class Source:
    """Draws the text of expressions and statements over a window ``w`` of at least one row."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def _one(self, *choices: str) -> str:
        return self._random.choice(choices)

    def reduction(self) -> str:
        """Return one number of the whole window, exact."""
        return self._one(
            "w.sum()", "w.mean()", "w.min()", "w.max()", "np.sum(w)", "np.mean(w)", "np.max(w)", "np.min(w)",
            "sum(w)", "np.nansum(w)", "(w[-1] - w[0])", "np.abs(w).sum()", "np.isnan(w).sum()", "(w > {t}).sum()",
            "(w * w).sum()", "w[len(w) // 2]", "np.median(w)", "(w - w[0]).max()", "w[::-1][0]",
            "w[: len(w) // 2].sum()",
        ).format(t=self._one("0", "1.5", "-4"))  # fmt: skip

    def number(self, depth: int) -> str:
        """Return a float."""
        if depth <= 0:
            return self._one("w[0]", "w[-1]", "x", "float(len(w))", "0.5", "-2.0", self.reduction())
        a, b = self.number(depth - 1), self.number(depth - 1)
        shape = self._one("({a} + {b})", "({a} - {b})", "({a} * 0.5)", "abs({a})", "-{a}", "({a} if {p} else {b})")
        return shape.format(a=a, b=b, p=self.condition())

    def condition(self) -> str:
        """Return a bool."""
        one = f"{self._one('x', 'w[0]', 'w[-1]', self.reduction())} {self._one('<', '<=', '>', '==', '!=')} "
        return (
            "("
            + one
            + self._one("0", "w[-1]", "1.25", "x")
            + self._one("", "", f" {self._one('and', 'or')} x > -2")
            + ")"
        )


STATEMENTS = (
    "    for v in w:\n        if not math.isnan(v):\n            x += {e}\n",
    "    for i in range(len(w)):\n        if w[i] > {t}:\n            x += w[i] * (i + 1)\n",
    "    for v in w[1:]:\n        if v != v or v < w[0]:\n            continue\n        x += v\n",
    "    for i, v in enumerate(w):\n        if v > {t}:\n            x = float(i)\n            break\n",
    "    for a, b in zip(w[1:], w[:-1]):\n        if a > b:\n            x += 1.0\n",
    "    i = len(w) - 1\n    while i > 0 and not w[i] > {t}:\n        i -= 1\n    x += i\n",
    "    for i in range(min(len(w), 4)):\n        x += w[-1 - i] * HEAVY[i]\n",
    "    for v in w:\n        x = max(x, v) if v > {t} else x\n",
    "    if {p}:\n        x = {a}\n",
    "    x += {a}\n",
    "    if {p}:\n        return {a}\n",
)
ENDS = (
    "    return x\n", "    return {a}\n", "    return x + {a}\n", "    return (x - w.mean()) / w.std()\n",
    "    return w.var() + x\n",
)  # fmt: skip


def window_function(random: Random) -> str:
    """Return the source of ``f(w)``: one to three statements and a return."""
    source = Source(random)
    body = [random.choice(STATEMENTS) for _ in range(random.randint(0, 3))] + [random.choice(ENDS)]
    filled = (
        part.format(
            a=source.number(2),
            p=source.condition(),
            t=random.choice(["0", "-1.5", "3"]),
            e=random.choice(["v", "v * v", "1.0", "abs(v)"]),
        )
        for part in body
    )
    return "def f(w):\n    x = 0.0\n" + "".join(filled)


def reducer(random: Random) -> str:
    """Return the source of a function made of reductions and scalar work on them."""
    source = Source(random)
    whole = [
        "w.mean()", "w.sum()", "w.min()", "w.max()", "w[-1]", "w[0]", "float(len(w))", "np.nansum(w)", "w.std()",
        "w.var()",
    ]  # fmt: skip
    a, b, c = (random.choice(whole) for _ in range(3))
    shape = source._one(
        "({a} - {b}) / 2 + {c}",
        "max({a}, {b}) - {c}",
        "{a} if {b} > 0 else {c}",
        "({a} - {b}) * 0.25",
        "abs({a}) + {b}",
    )
    return f"def f(w):\n    return {shape.format(a=a, b=b, c=c)}\n"


def window_functions() -> st.SearchStrategy[str]:
    """Return the strategy of sources of any window function; each from one seed."""
    return st.integers(0, 2**64 - 1).map(lambda seed: window_function(Random(seed)))


def reducers() -> st.SearchStrategy[str]:
    """Return the strategy of sources of functions of reductions."""
    return st.integers(0, 2**64 - 1).map(lambda seed: reducer(Random(seed)))
