"""Bodies of the library under CPython beside pandas and NumPy, on random arrays: thousands of cases a second.

``python -m tests.support.library_cases --cases 100000 --seed 1`` tells how many of how many differ, and how fast.
"""

from __future__ import annotations

import argparse
import math
import random
import time
import warnings
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from udf.frontend.library import order
from udf.frontend.rules.array.quantiles import OF_NOTHING, OUTSIDE

if TYPE_CHECKING:
    from collections.abc import Callable

NAN, INF = math.nan, math.inf
FLOATS = (0.0, -0.0, 1.0, 1.0, -1.0, 2.0, 0.5, -2.5, 3.0, 1e-300, 7.25, 1e18, -1e6, 0.1, NAN, NAN, INF, -INF)
FINITE = (0.0, 1.0, 1.0, -1.0, 2.0, 0.5, -2.5, 3.0, 7.25, 0.1, -1e6, NAN)
INTS = (0, 1, 1, 2, -1, -3, 7, 100, -100, 12)
BOOLS = (True, False)
POOLS = {"float": FLOATS, "finite": FINITE, "int": INTS, "bool": BOOLS}
DTYPES = {"float": "float64", "finite": "float64", "int": "int64", "bool": "bool"}
RAISED = (ValueError, IndexError, TypeError, ZeroDivisionError)


@dataclass(frozen=True)
class Sample:
    """A random array: as a list of Python's numbers, and for NumPy and pandas; a portion and a whole number beside."""

    items: list[Any]
    dtype: str
    q: float
    k: int

    @property
    def array(self) -> np.ndarray:
        return np.array(self.items, dtype=self.dtype)

    @property
    def series(self) -> pd.Series:
        return pd.Series(self.array)

    @property
    def present(self) -> list[Any]:
        return [x for x in self.items if x == x]


@dataclass(frozen=True)
class Case:
    """A body, what it is in pandas or NumPy, and the arrays that both get."""

    name: str
    ours: Callable[[Sample], Any]
    theirs: Callable[[Sample], Any]
    kinds: tuple[str, ...] = ("float", "int", "bool")
    tolerance: float = 1e-9


def quantile(s: Sample, whole: float) -> float:
    """Return what the rule of ``np.quantile`` (of 1.0) and of ``np.percentile`` (of 100.0) asks of the library."""
    empty = OF_NOTHING[s.dtype.startswith("float")]
    return order.quantile(s.items, s.q * whole, whole, False, OUTSIDE[int(whole)], empty)


CASES = (
    Case("np.median", lambda s: order.median(s.items), lambda s: np.median(s.array)),
    Case("Series.median", lambda s: order.median(s.present), lambda s: s.series.median(), ("float", "int")),
    Case("np.quantile", lambda s: quantile(s, 1.0), lambda s: np.quantile(s.array, s.q), ("float", "int")),
    Case("np.percentile", lambda s: quantile(s, 100.0), lambda s: np.percentile(s.array, s.q * 100), ("float", "int")),
)  # fmt: skip


def answer(function: Callable[[Sample], Any], sample: Sample) -> Any:
    """Return what a function gives, or the exception and its text."""
    try:
        return function(sample)
    except RAISED as error:
        return f"{type(error).__name__}: {error}"


def agree(ours: Any, theirs: Any, tolerance: float) -> bool:
    """Return whether two answers are the same: sums in another order differ in their last digits."""
    if isinstance(ours, list | tuple):
        return len(ours) == len(theirs) and all(agree(a, b, tolerance) for a, b in zip(ours, theirs, strict=True))
    if isinstance(ours, str) or isinstance(theirs, str):
        return ours == theirs
    if ours == theirs or (ours != ours and theirs != theirs):
        return True
    return bool(abs(ours - theirs) <= tolerance * max(abs(ours), abs(theirs), 1e-12))


def sampled(random_: random.Random, case: Case) -> Sample:
    """Return random arguments of a case: short arrays of few values, so that values are equal, missing or none."""
    kind = random_.choice(case.kinds)
    items = random_.choices(POOLS[kind], k=random_.choice((0, 1, 1, 2, 3, 4, 5, 6, 8, 13)))
    q = random_.choice((0.0, 1.0, 0.5, 0.25, random_.random(), 1.5, -0.1))
    return Sample(items, DTYPES[kind], q, random_.choice((0, 1, 1, 2, 3, -1)))


def differences(count: int, seed: int) -> tuple[list[str], float]:
    """Return the first differences among ``count`` cases, and how many were compared in a second."""
    random_, found, start = random.Random(seed), [], time.perf_counter()
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        for number in range(count):
            case = CASES[number % len(CASES)]
            sample = sampled(random_, case)
            ours, theirs = answer(case.ours, sample), answer(case.theirs, sample)
            if not agree(ours, theirs, case.tolerance):
                found.append(f"{case.name} of {sample}: {ours!r}, not {theirs!r}")
    return found, count / (time.perf_counter() - start)


def main() -> None:
    """Compare as many cases as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found, rate = differences(asked.cases, asked.seed)
    print("\n".join(found[:40]))  # noqa: T201 - a command prints
    print(f"{len(found)} of {asked.cases:,} cases differ; {rate:,.0f} cases a second")  # noqa: T201 - the same


if __name__ == "__main__":
    main()
