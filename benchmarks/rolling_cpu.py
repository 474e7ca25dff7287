"""``rolling(n).apply(f)`` on the processor, one thread, against pandas' three ways to do the same.

    python -m benchmarks.rolling_cpu [--rows 1000000] [--repeats 7] [--windows 5,10,100,1000]

The peers are what a user of pandas would write: ``rolling(n).apply(f, raw=True, engine="numba")``,
``rolling(n).apply(f, raw=True)`` (Cython, f called from Python; over fewer rows, scaled), and for a mean or a
standard deviation ``rolling(n).mean()`` and ``.std(ddof=0)``. Each of ours runs twice: opaque (f sees the window) and
recognised (``options.recognize_reducers``), where it is made of reductions. Results are compared before anything is
timed, and time is from Series to Series.
"""

from __future__ import annotations

import argparse
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

import udf
from benchmarks.record import interleaved, write

if TYPE_CHECKING:
    from collections.abc import Callable

PYTHON_ROWS = 5_000
"""Rows over which f is called from Python: 10 to 100 us a row."""


def mean_loop(w: Any) -> float:
    """Mean, as a loop that the front end can prove to be one."""
    total = 0.0
    for v in w:
        total += v
    return total / len(w)


def max_loop(w: Any) -> float:
    """Maximum, as a loop."""
    best = w[0]
    for v in w:
        best = max(best, v)
    return best


def decayed(w: Any) -> float:
    """Sum with weights that fall by a tenth a row: no reduction, and each step waits for the last."""
    total = 0.0
    for v in w:
        total = total * 0.9 + v
    return total


def rises(w: Any) -> int:
    """Count the rows that lie above the one before."""
    count = 0
    for i in range(1, len(w)):
        if w[i] > w[i - 1]:
            count += 1
    return count


FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "mean": lambda w: w.mean(),
    "std": lambda w: w.std(),
    "max - min": lambda w: w.max() - w.min(),
    "z-score": lambda w: (w[-1] - w.mean()) / w.std(),
    "mean loop": mean_loop,
    "max loop": max_loop,
    "decayed": decayed,
    "rises": rises,
}
OWN: dict[str, Callable[[Any], Any]] = {"mean": lambda r: r.mean(), "std": lambda r: r.std(ddof=0)}
"""pandas' own method for the same."""
OPAQUE_ONLY = ("decayed", "rises")


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One function and window: milliseconds of each contender; ``python_ms`` is scaled to all rows."""

    name: str
    window: int
    opaque_ms: float
    recognised_ms: float | None
    numba_ms: float
    python_ms: float
    pandas_own_ms: float | None

    @property
    def ratios(self) -> dict[str, float]:
        """Return how many times faster ours is: opaque or recognised, against each peer."""
        best = self.recognised_ms or self.opaque_ms
        found = {"opaque_vs_numba": self.numba_ms / self.opaque_ms, "best_vs_python": self.python_ms / best}
        if self.recognised_ms:
            found["recognised_vs_numba"] = self.numba_ms / self.recognised_ms
        if self.pandas_own_ms:
            found["best_vs_pandas_own"] = self.pandas_own_ms / best
        return found


def agree(ours: Any, theirs: pd.Series, name: str) -> None:
    """Fail unless every row agrees to nine digits of the column's spread."""
    np.testing.assert_allclose(ours.to_numpy(), theirs.to_numpy(), rtol=1e-9, atol=1e-9, err_msg=name)


def opaque(windows: Any, function: Callable[[Any], Any]) -> Any:
    """Return the results with the window in memory."""
    with udf.options(recognize_reducers=False):
        return windows.apply(function, raw=True)


def measure(name: str, values: np.ndarray, window: int, repeats: int) -> Figure:
    """Check one function against its peers, then time all of them."""
    function = FUNCTIONS[name]
    windows, frame = udf.Series(values).rolling(window), pd.Series(values).rolling(window)
    few = pd.Series(values[:PYTHON_ROWS]).rolling(window)
    works: dict[str, Callable[[], Any]] = {
        "opaque": lambda: opaque(windows, function),
        "numba": lambda: frame.apply(function, raw=True, engine="numba"),
    }
    if name not in OPAQUE_ONLY:
        works["recognised"] = lambda: windows.apply(function, raw=True)
    if name in OWN:
        works["own"] = lambda: OWN[name](frame)
    want = works["numba"]()
    for work, run in works.items():
        if work != "numba":
            agree(udf.Series(run()), want, f"{name} {work} {window}")
    taken = {work: timing.median * 1e3 for work, timing in interleaved(works, repeats=repeats).items()}
    python = interleaved({"python": lambda: few.apply(function, raw=True)}, repeats=1)["python"].median
    return Figure(
        name=name,
        window=window,
        opaque_ms=taken["opaque"],
        recognised_ms=taken.get("recognised"),
        numba_ms=taken["numba"],
        python_ms=python * 1e3 * len(values) / PYTHON_ROWS,
        pandas_own_ms=taken.get("own"),
    )


HEAD = "function     window    opaque  recognised     numba    python  pandas' own   ratios"


def shown(figure: Figure) -> str:
    """Return one line of the table."""
    recognised = "" if figure.recognised_ms is None else f"{figure.recognised_ms:.2f}"
    own = "" if figure.pandas_own_ms is None else f"{figure.pandas_own_ms:.2f}"
    ratios = " ".join(f"{name} {ratio:.1f}x" for name, ratio in figure.ratios.items())
    return (
        f"{figure.name:<12}{figure.window:>7}{figure.opaque_ms:>10.2f}{recognised:>12}{figure.numba_ms:>10.2f}"
        f"{figure.python_ms:>10.0f}{own:>13}   {ratios}"
    )


def main() -> None:
    """Measure, print the table, write the JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--windows", default="5,10,100,1000")
    parser.add_argument("--only", default=",".join(FUNCTIONS))
    parser.add_argument("--no-json", action="store_true", help="print only: on a machine that does other work")
    asked = parser.parse_args()
    values = np.random.default_rng(2013).normal(size=asked.rows)
    figures = []
    print(HEAD)
    with udf.options(backend="cpu", threads=1):
        for window in map(int, asked.windows.split(",")):
            for name in asked.only.split(","):
                figures.append(measure(name, values, window, asked.repeats))
                print(shown(figures[-1]), flush=True)
    rows = [asdict(figure) | {"ratios": figure.ratios} for figure in figures]
    if not asked.no_json:
        print(write("rolling_cpu", {"rows": asked.rows, "repeats": asked.repeats, "threads": 1, "figures": rows}))


if __name__ == "__main__":
    main()
