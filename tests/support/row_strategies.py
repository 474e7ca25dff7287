"""Hypothesis strategies of rows: frames of mixed dtypes with nulls, and the source of functions over their rows.

The functions are those whose answer pandas defines: integers stay small enough that 64 bits do not wrap (Python's would
grow), and ``math`` gets what is in its domain. They may raise: a division by zero, a comparison's NA in an ``if``.
"""

from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import pandas as pd
from hypothesis import strategies as st

INTS = (0, 1, -1, 2, -3, 7, 100, -128, 127)
FLOATS = (0.0, -0.0, 1.0, -1.0, 0.5, -2.5, 3.0, 1e10, -1e-3, float("inf"), float("-inf"), float("nan"))
BIG_INTS = (*INTS, 2**31, -(2**31), 2**20 + 1)


@dataclass(frozen=True, slots=True)
class Kind:
    """A column: what it is called, its dtype, its values, and the sort of expression that it is."""

    name: str
    dtype: str
    edges: tuple[Any, ...]
    sort: str

    @property
    def nullable(self) -> bool:
        """Return whether it has nulls."""
        return self.dtype[0] in "IFb" and self.dtype != "bool"


COLUMNS = (
    Kind("i", "int64", BIG_INTS, "int"),
    Kind("b8", "int8", INTS, "small"),
    Kind("f", "float64", FLOATS, "float"),
    Kind("t", "bool", (True, False), "bool"),
    Kind("ni", "Int64", BIG_INTS, "int"),
    Kind("nf", "Float64", tuple(v for v in FLOATS if v == v), "float"),
    Kind("nb", "boolean", (True, False), "bool"),
)


def frame(rows: int, seed: int) -> pd.DataFrame:
    """Return ``rows`` rows of every column; a fifth of the nullable values is missing."""
    random = np.random.default_rng(seed)
    data = {}
    for kind in COLUMNS:
        picked = [kind.edges[i] for i in random.integers(0, len(kind.edges), rows)]
        if kind.nullable:
            picked = [None if gone else v for v, gone in zip(picked, random.random(rows) < 0.2, strict=True)]
        data[kind.name] = pd.array(picked, dtype=kind.dtype) if kind.nullable else np.array(picked, kind.dtype)
    return pd.DataFrame(data, index=[f"row{i}" for i in range(rows)])


NUMBERS = tuple(kind.name for kind in COLUMNS if kind.sort != "bool")


class Source:
    """Draws the text of expressions and statements."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def _one(self, *choices: Any) -> Any:
        return self._random.choice(choices)

    def column(self, sort: str) -> str:
        """Return a column of a sort, in either spelling."""
        name = self._one(*(kind.name for kind in COLUMNS if kind.sort == sort))
        return self._one(f'row["{name}"]', f"row.{name}")

    def number(self, depth: int) -> str:
        """Return an integer or a float."""
        return self._one(self.integer, self.real)(depth)

    def integer(self, depth: int) -> str:
        """Return an integer that 64 bits hold."""
        if depth <= 0:
            return self._one(self.column, self.column, lambda _: str(self._one(0, 1, -1, 2, 3, -7, 10)))("int")
        left, right = self.integer(depth - 1), self.integer(depth - 2)
        shape = self._one(
            "({a} + {b})", "({a} - {b})", "({a} * {c})", "({a} // {b})", "({a} % {b})", "abs({a})", "-{a}",
            "min({a}, {b})", "max({a}, {b})", "({a} if {p} else {b})", "({s} ** 2)",
        )  # fmt: skip
        return self._filled(shape, a=left, b=right, depth=depth)

    def real(self, depth: int) -> str:
        """Return a float."""
        if depth <= 0:
            return self._one(self.column, self.column, lambda _: self._one("0.5", "-1.5", "2.0", "0.0"))("float")
        left, right = self.real(depth - 1), self.number(depth - 2)
        shape = self._one(
            "({a} + {b})", "({a} - {b})", "({a} * {b})", "({a} / {b})", "({a} // {b})", "({a} % {b})", "abs({a})",
            "-{a}", "min({a}, {x})", "max({a}, {x})", "({a} if {p} else {x})", "({a} ** 2)",
            "math.sin({n})", "math.sqrt(abs({n}))", "math.exp(-abs({n}))", "float({i})",
        )  # fmt: skip
        return self._filled(shape, a=left, b=right, x=self.real(depth - 2), depth=depth)

    def condition(self, depth: int) -> str:
        """Return a bool, or NA."""
        if depth <= 0:
            return self._one(self.column("bool"), self.question())
        shape = self._one("{n} {o} {m}", "{n} {o} {m}", "({p} & {q})", "({p} | {q})", "({p} and {q})", "not {p}")
        compared = self._one("<", "<=", "==", "!=", ">", ">=")
        fields = {"n": self.number(depth - 1), "m": self.number(depth - 1), "o": compared}
        # a Python bool has no & with NA in every position: both sides are columns or comparisons of them
        return "(" + shape.format(**fields, p=self.condition(depth - 1), q=self.condition(depth - 1)) + ")"

    def question(self) -> str:
        """Return whether a nullable column is there."""
        name = self._one("ni", "nf", "nb")
        return f"(row.{name} {self._one('is', 'is not')} pd.NA)"

    def _filled(self, shape: str, *, depth: int, **fields: str) -> str:
        return shape.format(
            **fields,
            p=self.condition(min(depth - 2, 1)),
            s=self.column("small"),
            c=self._one("2", "-3", "10"),
            n=self.column("float"),
            i=self.column("int"),
        )


STEP = "            x = row[k]\n"
STATEMENTS = (
    "    return {a}\n",
    "    if {p}:\n        return {a}\n    return {b}\n",
    "    if {q}:\n        return {a}\n    return {b}\n",
    "    if {q}:\n        return pd.NA\n    return {a}\n",
    "    x = {a}\n    if {p}:\n        x = {b}\n    return x\n",
    "    x = {a}\n    if x is pd.NA:\n        return {b}\n    return x\n",
    "    x = {a}\n    if x is not pd.NA and x > {l}:\n        x = x - {l}\n    return x\n",
    "    x = {a}\n    for k in {k}:\n        x = x + row[k]\n    return x\n",
    ("    x = {l}\n    for k in {k}:\n        if row[k] is not pd.NA and row[k] > x:\n" + STEP + "    return x\n"),
    "    for k in {k}:\n        if {p}:\n            return row[k]\n    return {a}\n",
    "    return {a} + sum(row[k] * w for k, w in zip({k}, (2, -1, 0.5)))\n",
)


def row_function(random: Random) -> str:
    """Return the source of ``f(row)``: one sort of result, one to four statements."""
    source = Source(random)
    make = random.choice([source.integer, source.real, source.condition])
    boolean = make == source.condition
    body = random.choice(STATEMENTS[:5] if boolean else STATEMENTS)
    filled = body.format(
        a=make(2),
        b=make(1),
        p=source.condition(1),
        q=source.question(),
        l=random.choice(["0", "1", "5"]),
        k=tuple(random.sample(NUMBERS, 3)),
    )
    return "def f(row):\n" + filled


def row_functions() -> st.SearchStrategy[str]:
    """Return the strategy of such sources. Each is drawn from one seed: 2,000 examples are then 2,000 functions."""
    return st.integers(0, 2**64 - 1).map(lambda seed: row_function(Random(seed)))
