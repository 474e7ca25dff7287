"""Rows that a GPU's kernel leaves to Python: a pandas column of 2**27 rows, from pandas to pandas.

python -m benchmarks.leaving_gpu [--rows 134217728] [--rounds 2] [--out FILE]

``call_ms`` is the wall time of ``series.udf.map(f)``. The column travels in pieces on several queues: ``kernels_ms`` is
the sum of what each piece's kernel takes by CUDA events, with the bus that it reads and writes host memory by; kernels
overlap, so that the sum may exceed the call. NumPy computes what results must be; pandas itself maps the first
``of_pandas_rows`` rows, and ``pandas_ms`` is its time scaled to all of them.
"""

from __future__ import annotations

import argparse
import time
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

import cupy
import numpy as np

import udf
from benchmarks.leaving_cpu import formula, numbers, odd
from benchmarks.record import RESULTS, gpu, machine, save
from udf.cuda.launch import Kernel

if TYPE_CHECKING:
    from collections.abc import Iterator

SHARES: Final = (0.0, 0.00001, 0.01)
OF_PANDAS: Final = 1 << 22
_launch = Kernel.launch


class Events:
    """CUDA events around each launch, while it is entered."""

    def __enter__(self) -> Self:
        """Begin to record."""
        self._pairs: list[tuple[Any, Any]] = []
        pairs = self._pairs

        def launch(kernel: Kernel, rows: int, words: Any, stream: int, **more: Any) -> None:
            queue, start, stop = cupy.cuda.ExternalStream(stream), cupy.cuda.Event(), cupy.cuda.Event()
            start.record(queue)
            _launch(kernel, rows, words, stream, **more)
            stop.record(queue)
            pairs.append((start, stop))

        Kernel.launch = launch  # type: ignore[method-assign,assignment]
        return self

    def __exit__(self, *_: object) -> None:
        """Launch as before."""
        Kernel.launch = _launch  # type: ignore[method-assign]

    def milliseconds(self) -> float:
        """Return the time of all launches together."""
        cupy.cuda.Device().synchronize()
        return float(sum(cupy.cuda.get_elapsed_time(start, stop) for start, stop in self._pairs))


def _expected(values: Any) -> Any:
    with np.errstate(divide="ignore"):
        return np.where(values < 0, 0.0, values * values * 0.5 + 2.0 / (values + 1.0))


def measure(rows: int, rounds: int) -> Iterator[dict[str, Any]]:
    """Yield the times of each share of rows that leave."""
    for share in SHARES:
        data = numbers(rows, share)
        head = data.iloc[:OF_PANDAS]
        began = time.perf_counter()
        pandas = head.map(formula)
        of_pandas = (time.perf_counter() - began) * 1e3
        data.udf.map(formula)
        calls, kernels = [], []
        for _ in range(rounds):
            odd.clear()
            began = time.perf_counter()
            found = data.udf.map(formula)
            calls.append((time.perf_counter() - began) * 1e3)
        last = udf.last_call()
        left = last.in_python if last else 0
        assert len(odd) == left == int((data < 0).sum())
        assert np.array_equal(found.to_numpy(), _expected(data.to_numpy())), share
        assert found.iloc[:OF_PANDAS].equals(pandas), share
        with Events() as events:
            data.udf.map(formula)
            kernels.append(events.milliseconds())
        yield {
            "share": share,
            "in_python": left,
            "call_ms": round(min(calls), 2),
            "kernels_ms": round(min(kernels), 3),
            "of_pandas_rows": OF_PANDAS,
            "pandas_ms": round(of_pandas * rows / OF_PANDAS, 1),
        }


def main() -> None:
    """Measure, and keep what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1 << 27)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--out", type=Path, default=RESULTS / "leaving_gpu.json")
    given = parser.parse_args()
    warnings.simplefilter("ignore", udf.errors.FallbackWarning)
    shares = []
    with udf.options(backend="cuda"):
        for one in measure(given.rows, given.rounds):
            print(one, flush=True)
            shares.append(one)
    save(given.out, {"machine": machine(), "device": gpu(), "rows": given.rows, "shares": shares})


if __name__ == "__main__":
    main()
