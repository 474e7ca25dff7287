"""Bodies of the library under CPython beside pandas and NumPy, on random arrays: thousands of cases a second.

``python -m tests.support.library_cases --cases 100000 --seed 1`` tells how many of how many differ, and how fast.
"""

import argparse
import math
import random
import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

import numpy as np
import pandas as pd

from udf.frontend.library import equality, fill, lines, moments, order, search
from udf.frontend.rules.array.array_sorting import OF_NOTHING, OUTSIDE

NAN, INF = math.nan, math.inf
FLOATS = (0.0, -0.0, 1.0, 1.0, -1.0, 2.0, 0.5, -2.5, 3.0, 1e-300, 7.25, 1e18, -1e6, 0.1, NAN, NAN, INF, -INF)
FINITE = (0.0, 1.0, 1.0, -1.0, 2.0, 0.5, -2.5, 3.0, 7.25, 0.1, -1e6, NAN)
INTS = (0, 1, 1, 2, -1, -3, 7, 100, -100, 12)
BOOLS = (True, False)
POOLS = {"small": (0.5, 1.0, 1.0, 2.0, -1.5, 3.0, NAN), "float": FLOATS, "finite": FINITE, "int": INTS, "bool": BOOLS}
REAL = ("finite", "int")
DTYPES = {"small": "float64", "float": "float64", "finite": "float64", "int": "int64", "bool": "bool"}
TRAPEZOID = next(getattr(np, name) for name in ("trapezoid", "trapz") if hasattr(np, name))
RAISED = (ValueError, IndexError, TypeError, ArithmeticError)


@dataclass(frozen=True)
class Sample:
    """A random array: as a list of Python's numbers, and for NumPy and pandas; a portion and a whole number beside."""

    items: list[Any]
    others: list[Any]
    dtype: str
    q: float
    k: int

    @cached_property
    def array(self) -> np.ndarray:
        return np.array(self.items, dtype=self.dtype)

    @cached_property
    def series(self) -> pd.Series:
        return pd.Series(self.array)

    @cached_property
    def second(self) -> pd.Series:
        return pd.Series(self.others, dtype=self.dtype)

    @property
    def probe(self) -> Any:
        """A number among the items, or between two."""
        return POOLS["float"][int(self.q * 40) % 14] if self.q < 0.5 else (self.items or [0])[0]

    @property
    def near(self) -> list[Any]:
        """Return the items, or one of them changed, or the others."""
        place, items = int(self.q * 7) % 5, list(self.items)
        if place < len(items):
            items[place] = self.others[place]
        return self.others if self.k == 3 else items[:-1] if self.k == 2 else items

    @property
    def steps(self) -> list[float]:
        """Return places that rise, as many as items."""
        return [-2.0 + 0.75 * i * i for i in range(len(self.items))]

    @property
    def sorted(self) -> list[Any]:
        return np.sort(self.array).tolist()

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


def quantile(s: Sample, whole: float, method: str = "linear") -> float:
    """Return what the rule of ``np.quantile`` (of 1.0) and of ``np.percentile`` (of 100.0) asks of the library."""
    empty = OF_NOTHING[s.dtype.startswith("float")]
    return order.quantile(s.items, s.q * whole, whole, method, OUTSIDE[int(whole)], empty)


def place(s: Sample, *, least: bool, above: float = -INF) -> int:
    """Return the place that NumPy finds among the values that are not NaN."""
    there = np.flatnonzero(s.array >= above if above == -INF else s.array > above)
    if not len(there):
        raise ValueError("none")
    return int(there[(np.argmin if least else np.argmax)(s.array[there])])


CASES = (
    Case(
        "shift",
        lambda s: [fill.lagged(s.items, i, s.k) for i in range(len(s.items))],
        lambda s: s.series.shift(s.k).tolist(),
        ("float",),
    ),
    Case(
        "np.roll",
        lambda s: [fill.rolled(s.items, s.k, i) for i in range(len(s.items))],
        lambda s: np.roll(s.array, s.k).tolist(),
    ),
    Case(
        "np.gradient",
        lambda s: fill.slope_fits(s.items) and [fill.slope(s.items, i, 0.5) for i in range(len(s.items))],
        lambda s: np.gradient(s.array, 0.5).tolist(),
        REAL,
    ),
    Case(
        "np.digitize of arrays",
        lambda s: [search.digitize_each(s.items, [-1, 0.5, 2], i, right=s.k == 1) for i in range(len(s.items))],
        lambda s: np.digitize(s.array, [-1, 0.5, 2], right=s.k == 1).tolist(),
    ),
    Case(
        "np.interp of arrays",
        lambda s: [search.interp_each(s.items, s.steps, s.others, i) for i in range(len(s.items))],
        lambda s: np.interp(s.items, s.steps, s.others).tolist() if s.items else [],
        REAL,
    ),
    Case("idxmin", lambda s: order.place_of_extreme(s.items, True, "none"), lambda s: place(s, least=True)),
    Case(
        "idxmax under a mask",
        lambda s: order.place_of_extreme(s.items, False, "none", [x > 0 for x in s.items]),
        lambda s: place(s, least=False, above=0),
    ),
    Case("norm", lambda s: lines.norm(s.items), lambda s: np.linalg.norm(s.array), REAL),
    Case("norm of 1", lambda s: lines.norm(s.items, 1), lambda s: np.linalg.norm(s.array, 1), REAL),
    Case(
        "np.corrcoef",
        lambda s: lines.corrcoef(s.items, s.others),
        lambda s: tuple(np.corrcoef(s.items, s.others).ravel()),
        REAL,
        1e-6,
    ),
    Case(
        "np.cov",
        lambda s: lines.cov(s.items, s.others, float(s.k)),
        lambda s: tuple(np.cov(s.items, s.others, ddof=s.k).ravel()),
        REAL,
        1e-6,
    ),
    Case(
        "np.digitize", lambda s: search.digitize(s.probe, s.sorted), lambda s: np.digitize(s.probe, s.sorted), ("int",)
    ),
    *(
        Case(
            f"np.percentile {method}",
            partial(quantile, whole=100.0, method=method),
            lambda s, method=method: np.percentile(s.array, s.q * 100, method=method),
            ("float",),
        )
        for method in ("lower", "higher", "midpoint", "nearest")
    ),
    *(
        Case(
            f"rank {method}",
            lambda s, method=method: [order.rank(s.items, i, method=method) for i in range(len(s.items))],
            lambda s, method=method: s.series.rank(method=method).tolist(),
            ("float", "int"),
        )
        for method in ("average", "min", "max", "first")
    ),
    Case(
        "rank down",
        lambda s: [order.rank(s.items, i, ascending=False, pct=True) for i in range(len(s.items))],
        lambda s: s.series.rank(ascending=False, pct=True).tolist(),
        ("float", "int"),
    ),
    Case("np.array_equal", lambda s: equality.array_equal(s.items, s.near), lambda s: np.array_equal(s.items, s.near)),
    Case(
        "np.array_equal of NaN",
        lambda s: equality.array_equal(s.items, s.near, True),
        lambda s: np.array_equal(s.items, s.near, equal_nan=True),
    ),
    Case(
        "equals",
        lambda s: equality.equals(s.items, s.near),
        lambda s: s.series.equals(pd.Series(s.near, dtype=s.dtype)),
    ),
    Case("np.allclose", lambda s: equality.allclose(s.items, s.near), lambda s: np.allclose(s.items, s.near)),
    Case(
        "np.allclose loosely",
        lambda s: equality.allclose(s.items, s.near, 0.1, 1.0, True),
        lambda s: np.allclose(s.items, s.near, 0.1, 1.0, equal_nan=True),
    ),
    Case("np.trapezoid", lambda s: lines.trapezoid(s.items), lambda s: TRAPEZOID(s.array), ("finite",), 1e-6),
    Case(
        "np.trapezoid over x",
        lambda s: lines.trapezoid(s.items, s.steps),
        lambda s: TRAPEZOID(s.array, s.steps),
        ("finite",),
        1e-6,
    ),
    Case(
        "skew of all", lambda s: moments.skew(s.items, skipna=False), lambda s: s.series.skew(skipna=False), REAL, 1e-6
    ),
    Case(
        "kurt of all", lambda s: moments.kurt(s.items, skipna=False), lambda s: s.series.kurt(skipna=False), REAL, 1e-6
    ),
    Case("nunique with NaN", lambda s: moments.distinct(s.items, False), lambda s: s.series.nunique(dropna=False)),
    Case("np.median", lambda s: order.median(s.items), lambda s: np.median(s.array)),
    Case("Series.median", lambda s: order.median(s.present), lambda s: s.series.median(), ("float", "int")),
    Case("np.quantile", lambda s: quantile(s, 1.0), lambda s: np.quantile(s.array, s.q), ("float", "int")),
    Case("np.percentile", lambda s: quantile(s, 100.0), lambda s: np.percentile(s.array, s.q * 100), ("float", "int")),
    Case("skew", lambda s: moments.skew(s.items), lambda s: s.series.skew(), REAL, 1e-6),
    Case("kurt", lambda s: moments.kurt(s.items), lambda s: s.series.kurt(), REAL, 1e-6),
    Case("autocorr", lambda s: moments.autocorr(s.items, s.k), lambda s: s.series.autocorr(s.k), REAL, 1e-6),
    Case("corr", lambda s: moments.corr(s.items, s.others), lambda s: s.series.corr(s.second), REAL, 1e-6),
    Case(
        "cov",
        lambda s: moments.cov(s.items, s.others, ddof=s.k),
        lambda s: s.series.cov(s.second, ddof=s.k),
        REAL,
        1e-6,
    ),
    Case("nunique", lambda s: moments.distinct(s.items, True), lambda s: s.series.nunique()),
    Case("dot", lambda s: lines.dot(s.items, s.others), lambda s: s.series.dot(s.second), ("finite",), 1e-6),
    Case("item", lambda s: search.item(s.items), lambda s: s.series.item()),
    Case(
        "is_monotonic_increasing",
        lambda s: search.is_ordered(s.items, False),
        lambda s: s.series.is_monotonic_increasing,
    ),
    Case(
        "is_monotonic_decreasing",
        lambda s: search.is_ordered(s.items, True),
        lambda s: s.series.is_monotonic_decreasing,
    ),
    Case(
        "searchsorted left",
        lambda s: search.place(s.sorted, s.probe, False),
        lambda s: np.searchsorted(s.sorted, s.probe),
    ),
    Case(
        "searchsorted right",
        lambda s: search.place(s.sorted, s.probe, True),
        lambda s: np.searchsorted(s.sorted, s.probe, side="right"),
    ),
    Case(
        "interp",
        lambda s: search.interp(s.probe, s.steps, s.others),
        lambda s: np.interp(s.probe, s.steps, s.others),
        REAL,
    ),
    Case(
        "polyfit",
        lambda s: lines.slope(s.steps, s.others),
        lambda s: tuple(np.polyfit(s.steps, s.others, 1)),
        ("int",),
        1e-6,
    ),
)


def answer(function: Callable[[Sample], Any], sample: Sample) -> Any:
    """Return what a function gives, or the exception and its text."""
    try:
        return function(sample)
    except RAISED as error:
        text = str(error).partition(" with shapes")[0]  # ours have no shapes
        return f"{'ValueError' if isinstance(error, ValueError) else type(error).__name__}: {text}"


def agree(ours: Any, theirs: Any, tolerance: float) -> bool:
    """Return whether two answers are the same: sums in another order differ in their last digits."""
    if isinstance(ours, list | tuple):
        return len(ours) == len(theirs) and all(agree(a, b, tolerance) for a, b in zip(ours, theirs, strict=True))
    if isinstance(ours, str) or isinstance(theirs, str):
        return ours == theirs
    if ours == theirs or (ours != ours and theirs != theirs):
        return True
    return bool(abs(ours - theirs) <= tolerance * max(abs(ours), abs(theirs), 1.0 if tolerance > 1e-9 else 1e-12))


def sampled(random_: random.Random, kind: str) -> Sample:
    """Return random arguments of a kind: short arrays of few values, so that values are equal, missing or none."""
    items = random_.choices(POOLS[kind], k=random_.choice((0, 1, 1, 2, 3, 4, 5, 6, 8, 13)))
    others = random_.choices(POOLS[kind], k=len(items))
    q = random_.choice((0.0, 1.0, 0.5, 0.25, random_.random(), 1.5, -0.1))
    return Sample(items, others, DTYPES[kind], q, random_.choice((0, 1, 1, 2, 3, -1)))


def differences(
    count: int, seed: int, cases: tuple[Case, ...] = CASES, sample_of: Callable[..., Any] = sampled
) -> tuple[list[str], float]:
    """Return the first differences among ``count`` cases, and how many were compared in a second.

    Cases of a kind share a sample in each round over all cases: to make pandas' objects takes most of the time.
    """
    random_, found, start, samples = random.Random(seed), [], time.perf_counter(), dict[str, Any]()
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        for number in range(count):
            case, kind = cases[number % len(cases)], random_.choice(cases[number % len(cases)].kinds)
            if number % len(cases) == 0:
                samples.clear()
            sample = samples[kind] if kind in samples else samples.setdefault(kind, sample_of(random_, kind))
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
    from tests.support.library_scans import SCANS  # noqa: PLC0415 - which imports this

    found, rate = differences(asked.cases, asked.seed, CASES + SCANS)
    print("\n".join(found[:40]))  # noqa: T201 - a command prints
    print(f"{len(found)} of {asked.cases:,} cases differ; {rate:,.0f} cases a second")  # noqa: T201 - the same


if __name__ == "__main__":
    main()
