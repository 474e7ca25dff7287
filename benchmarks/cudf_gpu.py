"""cuDF's own functions and ours on cuDF's own objects, in one process: public API of each, warm, in ms.

Run by hand where cuDF is: ``python -m benchmarks.cudf_gpu``. Each pair is checked to give equal values first.
"""

from __future__ import annotations

import json
import time
from statistics import median
from typing import TYPE_CHECKING, Any

import numpy as np

# ruff: noqa: PLC0415 - CuPy, cuDF and ours are imported where they are measured

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Work = tuple[str, "Callable[[], Any]", "Callable[[], Any]"]


def affine(x: Any) -> Any:
    """Return a line's value."""
    return x * 2 + 1


def product(row: Any) -> Any:
    """Return a value of three columns."""
    return row["a"] * row["b"] + row["c"]


def mean(window: Any) -> Any:
    """Return the mean of a window, by a loop."""
    total = 0.0
    for value in window:
        total += value
    return total / len(window)


def work() -> Iterator[Work]:
    """Yield what is measured: a name, cuDF's call and ours."""
    import cudf

    rng = np.random.default_rng(0)
    for rows in (1000, 1 << 25):
        x = rng.normal(size=rows)
        series = cudf.Series(x)
        nulls = cudf.Series(x).mask(cudf.Series(rng.random(rows) < 0.1))
        frame = cudf.DataFrame({name: rng.normal(size=rows) for name in "abc"})
        yield f"applymap, {rows} rows", lambda s=series: s.apply(affine), lambda s=series: s.udf.apply(affine)
        yield f"the same, nulls, {rows} rows", lambda s=nulls: s.apply(affine), lambda s=nulls: s.udf.apply(affine)
        yield (
            f"a row, {rows} rows",
            lambda f=frame: f.apply(product, axis=1),
            lambda f=frame: f.udf.apply(product, axis=1),
        )
        yield (
            f"rolling(100), {rows} rows",
            lambda s=series: s.rolling(100).apply(mean),
            lambda s=series: s.udf.rolling(100).apply(mean, raw=True),
        )
    words = cudf.Series(rng.choice(["abc", "Delta 17", "United Air Lines"], 1 << 22))
    yield "text: upper, 2^22 rows", words.str.upper, lambda: words.udf.map(lambda s: s.upper())


def warm(call: Callable[[], Any]) -> float:
    """Return the median time of a call, in ms, waited for."""
    import cupy

    times = []
    for turn in range(12):
        cupy.cuda.Device().synchronize()
        begin = time.perf_counter()
        call()
        cupy.cuda.Device().synchronize()
        if turn >= 3:
            times.append(1e3 * (time.perf_counter() - begin))
    return median(times)


def main() -> None:
    """Measure and print one line each."""
    import udf  # noqa: F401 - gives cuDF its accessor

    for name, theirs, ours in work():
        try:
            a, b = theirs().to_pandas(), ours().to_pandas()
            same = a.equals(b) or bool(np.allclose(a, b, equal_nan=True, rtol=1e-12))
            line = {"name": name, "cudf_ms": warm(theirs), "ours_ms": warm(ours), "same": same}
        except Exception as error:  # noqa: BLE001 - the next one is measured all the same
            line = {"name": name, "error": f"{type(error).__name__}: {error}"[:300]}
        print(json.dumps(line))


if __name__ == "__main__":
    main()
