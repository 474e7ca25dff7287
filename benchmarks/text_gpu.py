"""Text on a GPU: functions of text over columns in host memory and on the GPU, beside the processor's cores and peers.

python -m benchmarks.text_gpu [--rows 10000000] [--repeats 5] [--out FILE] [--cudf python3]

Results are compared first. Seconds are of whole calls: from a column to a column in host memory, and on the GPU; there
also as a share of the rate at which the GPU copies memory, by the bytes that a call must read and write at least.
Polars, where it is installed, runs its expressions on all cores. With --cudf a second Python, in which cuDF can be
imported (``CUDF_SITE`` names its folder), runs its string methods and string UDFs over the same data afterwards.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cupy
import numpy as np
import pyarrow as pa

import udf
from benchmarks.record import RESULTS, gpu, interleaved, machine, save
from benchmarks.text_functions import FUNCTIONS, LABELS, generated, label
from udf.cuda.text_columns import column_arrays

if TYPE_CHECKING:
    from collections.abc import Callable


def on(backend: str, call: Callable[[], Any]) -> Any:
    """Return what a call gives on a back end, once it is done."""
    with udf.options(backend=backend):
        made = call()
    if backend == "cuda":
        cupy.cuda.get_current_stream().synchronize()
    return made


def copied_a_second() -> float:
    """Return the bytes that the GPU reads and writes in a second when it copies 1 GB."""
    here, there = cupy.ones(1 << 27), cupy.empty(1 << 27)

    def copy() -> None:
        cupy.copyto(there, here)
        cupy.cuda.get_current_stream().synchronize()

    return 2 * here.nbytes / interleaved({"copy": copy}, repeats=9)["copy"].median


def moved(*series: Any) -> int:
    """Return the bytes of columns."""
    return sum(int(array.nbytes) for one in series for array in column_arrays(one.column))


def measure(given: Any, call: Callable[[Any], Any], repeats: int, rate: float) -> dict[str, Any]:
    """Return the seconds of a call over columns in host memory on either back end, and over those on the GPU."""
    start = time.perf_counter()
    first = on("cuda", partial(call, given))
    begun = time.perf_counter() - start
    assert on("cpu", partial(call, given)).to_arrow().equals(first.to_arrow())
    there = given.to_device()
    made = on("cuda", partial(call, there))
    assert made.to_arrow().equals(first.to_arrow())
    works = {
        "gpu, host to host": partial(on, "cuda", partial(call, given)),
        "processor": partial(on, "cpu", partial(call, given)),
        "on the gpu": partial(on, "cuda", partial(call, there)),
    }
    found = {name: timing.median for name, timing in interleaved(works, repeats=repeats).items()}
    columns = [there[name] for name in there.columns] if hasattr(there, "columns") else [there]
    bytes_ = moved(*columns, made)
    return {
        "first call": begun,
        "bytes": bytes_,
        "seconds": found,
        "share of copy": bytes_ / found["on the gpu"] / rate,
    }


class Frame:
    """A frame that goes to the GPU column by column."""

    def __init__(self, columns: dict[str, Any]) -> None:
        self.columns = columns

    def __getitem__(self, name: str) -> Any:
        return self.columns[name]

    def to_device(self) -> Frame:
        """Return it with its columns on the GPU."""
        return Frame({name: one.to_device() for name, one in self.columns.items()})

    def apply(self, function: Callable[..., Any]) -> Any:
        """Apply a function to every row."""
        return udf.DataFrame(self.columns).apply(function)


def polars_seconds(data: dict[str, Any], repeats: int) -> dict[str, float]:
    """Return the seconds of Polars' expressions on all cores, by case; nothing where it is not installed."""
    try:
        import polars as pl  # noqa: PLC0415 - not everywhere
    except ImportError:
        return {}
    from benchmarks.contenders.text_polars import EXPRESSIONS, LABEL, on_all_cores  # noqa: PLC0415 - as above

    found = {}
    for name, expression in EXPRESSIONS.items():
        series = pl.Series(data[FUNCTIONS[name][1]])
        function = FUNCTIONS[name][0]
        assert on_all_cores(expression, series[:1000]).to_list() == [function(s) for s in series[:1000]]
        works = {"": partial(on_all_cores, expression, series), "one": partial(expression, series)}
        found[name] = min(timing.median for timing in interleaved(works, repeats=repeats).values())
    both = pl.DataFrame({"a": data["tails"], "b": data["numbers"]})
    found[LABELS] = interleaved({"": partial(both.select, LABEL)}, repeats=repeats)[""].median
    return found


def cudf_cases(python: str, data: dict[str, Any], repeats: int) -> dict[str, Any]:
    """Return what cuDF takes, in a process of its own: the data go there by a file."""
    with tempfile.TemporaryDirectory() as folder:
        given, out = Path(folder) / "data.arrow", Path(folder) / "result.json"
        table = pa.table(data)
        with pa.OSFile(str(given), "wb") as sink, pa.ipc.new_file(sink, table.schema) as writer:
            writer.write_table(table)
        site = os.environ.get("CUDF_SITE", "")
        path = os.pathsep.join(part for part in (site, str(Path(__file__).parents[1])) if part)
        command = [python, "-m", "benchmarks.contenders.text_cudf", str(given), str(out), str(repeats)]
        done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, check=False)  # noqa: S603 - our own
        made: dict[str, Any] = json.loads(out.read_text()) if out.exists() else {"cases": {}}
        return made | {"exit": done.returncode}


def main() -> None:
    """Measure, print and write benchmarks/results/text_gpu.json, or the file that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rows", type=int, default=10_000_000)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--commit", help="where there is no git")
    parser.add_argument("--cudf", help="a Python in which cuDF can be imported")
    asked = parser.parse_args()
    data, rate = generated(asked.rows), copied_a_second()
    data["numbers"] = pa.array(np.arange(asked.rows) % 10000)
    found = {}
    for name, (function, column) in FUNCTIONS.items():
        found[name] = measure(udf.Series(data[column]), lambda s, f=function: s.map(f), asked.repeats, rate)  # type: ignore[misc]
        show(name, found[name], asked.rows)
    frame = Frame({"a": udf.Series(data["tails"]), "b": udf.Series(data["numbers"])})
    found[LABELS] = measure(frame, lambda f: f.apply(label), asked.repeats, rate)
    show(LABELS, found[LABELS], asked.rows)
    result = {
        "machine": machine(commit=asked.commit) | gpu(),
        "rows": asked.rows,
        "copied a second": rate,
        "cases": found,
    }
    if asked.out is None:
        asked.out = RESULTS / "text_gpu.json"
    save(asked.out, result)
    for name, seconds in polars_seconds(data, asked.repeats).items():
        found[name]["seconds"]["polars"] = seconds
        compare(name, found[name])
    if asked.cudf:
        cupy.get_default_memory_pool().free_all_blocks()
        result["cudf"] = cudf_cases(asked.cudf, data, asked.repeats)
        for name, peers in result["cudf"]["cases"].items():
            for peer, one in peers.items():
                print(f"{name:26} {peer}: {one}", flush=True)
                if one.get("equal"):
                    found[name]["seconds"][peer] = one["seconds"]
            compare(name, found[name])
    save(asked.out, result)


def compare(name: str, one: dict[str, Any]) -> None:
    """Print how many times as long the peers take as a call on the GPU."""
    ours = one["seconds"]["on the gpu"]
    print(f"{name:26} " + ", ".join(f"{what} {s / ours:.1f}x" for what, s in one["seconds"].items()), flush=True)


def show(name: str, one: dict[str, Any], rows: int) -> None:
    """Print a line."""
    shown = ", ".join(f"{what} {seconds * 1e3:.2f} ms" for what, seconds in one["seconds"].items())
    share, first = one["share of copy"], one["first call"]
    print(
        f"{name:26} {shown}; {one['bytes'] / rows:.0f} bytes a row, {share:.0%} of copying; first {first:.2f} s",
        flush=True,
    )


if __name__ == "__main__":
    main()
