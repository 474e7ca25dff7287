"""Parquet to Parquet: scans beside pyarrow reading and writing the same files with no function between.

    python -m benchmarks.files_cpu [--rows 20000000] [--files 8] [--memory 512] [--repeats 3]
                                  [--backend cuda]

Each run is a process of its own, whose peak of resident memory is what the system says (``VmHWM``), beside what
it had before the run. Files are in the page cache. pyarrow has two ways: row group by row group through one
``ParquetWriter``, and ``dataset.write_dataset`` on all threads.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pyarrow as pa
import pyarrow.dataset as ds
import pyarrow.parquet as pq

import udf
from benchmarks.record import RESULTS, ROOT, machine, save

if TYPE_CHECKING:
    from collections.abc import Callable

GROUP = 1 << 20
"""Rows of a row group, pyarrow's default."""


def make(folder: Path, rows: int, files: int) -> int:
    """Write the files; return how many bytes their columns have in memory."""
    random, size = np.random.default_rng(5), 0
    for number in range(files):
        count = rows // files
        table = pa.table(
            {
                "x": random.standard_normal(count),
                "y": pa.array(random.standard_normal(count), mask=random.random(count) < 0.05),
                "price": np.round(random.gamma(2.0, 20.0, count), 2),
                "k": random.integers(0, 10_000, count),
                "n": random.integers(0, 100, count, np.int32),
                "carrier": pa.array(np.array(["UA", "AA", "B6", "DL", "9E"])[random.integers(0, 5, count)]),
            }
        )
        size += table.nbytes
        pq.write_table(table, folder / f"{number:03}.parquet", row_group_size=GROUP)
    return size


def smooth(x: float) -> float:
    """Compute some."""
    return math.sqrt(abs(x)) * math.exp(-x * x) + math.log1p(abs(x))


def by_row_groups(folder: Path, out: Path) -> None:
    """Copy with one writer."""
    paths = sorted(folder.glob("*.parquet"))
    with pq.ParquetWriter(out, pq.read_schema(paths[0])) as writer:
        for path in paths:
            with pq.ParquetFile(path) as opened:
                for group in range(opened.num_row_groups):
                    writer.write_table(opened.read_row_group(group))


def by_dataset(folder: Path, out: Path) -> None:
    """Copy on all threads."""
    given = ds.dataset([str(path) for path in sorted(folder.glob("*.parquet"))], format="parquet")
    ds.write_dataset(given, out, format="parquet", preserve_order=True, existing_data_behavior="overwrite_or_ignore")


def by_scan(folder: Path, out: Path) -> None:
    """Copy by a scan."""
    udf.scan_parquet(folder).to_parquet(out)


def with_function(folder: Path, out: Path) -> None:
    """Replace a column by a function of it."""
    scan = udf.scan_parquet(folder)
    scan["x"] = scan["x"].applymap(smooth)
    scan.to_parquet(out)


def with_row(folder: Path, out: Path) -> None:
    """Replace a column by a function of rows, with nulls."""
    scan = udf.scan_parquet(folder)
    scan["y"] = scan.apply(lambda row: row["y"] * row.n + row.price)
    scan.to_parquet(out)


def with_windows_and_folds(folder: Path, out: Path) -> None:
    """Replace two columns by what is carried from batch to batch."""
    scan = udf.scan_parquet(folder)
    scan["x"] = scan["x"].rolling(100).apply(lambda w: w.max() - w.min())
    scan["price"] = scan["price"].scan(lambda state, price: (state * 0.99 + price, state * 0.01), 0.0)
    scan.to_parquet(out)


WAYS: dict[str, Callable[[Path, Path], None]] = {
    "pyarrow, a writer": by_row_groups,
    "pyarrow, write_dataset": by_dataset,
    "scan, no function": by_scan,
    "scan, a function": with_function,
    "scan, rows with nulls": with_row,
    "scan, windows and a fold": with_windows_and_folds,
}


def peak() -> int:
    """Return the most resident memory that this process has had, in bytes."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) << 10 for line in lines if line.startswith("VmHWM:"))


def one(way: str, folder: Path, memory: int, backend: Any) -> dict[str, Any]:
    """Run once, in this process."""
    udf.options.memory_bytes, udf.options.backend = memory, backend
    small = udf.Series([1.0]).applymap(lambda x: x)  # what every process loads
    before, cpu, start = peak(), time.process_time(), time.perf_counter()
    assert len(small) == 1
    out = folder / "out" / way.replace(" ", "_").replace(",", "")
    WAYS[way](folder, out)
    seconds = time.perf_counter() - start
    return {"seconds": seconds, "cpu": time.process_time() - cpu, "peak": peak(), "before": before}


def measured(way: str, folder: Path, asked: argparse.Namespace) -> dict[str, Any]:
    """Return the median of some runs, each in a process of its own; the first one compiles, and is left out."""
    command = [sys.executable, "-m", "benchmarks.files_cpu", "--one", way, str(folder), "--memory", str(asked.memory)]
    command += ["--backend", asked.backend]
    found = []
    for _ in range(asked.repeats + 1):
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603 - our own
        found.append(json.loads(done.stdout.splitlines()[-1]))
    seconds = statistics.median(run["seconds"] for run in found[1:])
    return {
        "seconds": round(seconds, 3),
        "rows_per_second": round(asked.rows / seconds),
        "cpu_seconds": round(statistics.median(run["cpu"] for run in found[1:]), 2),
        "peak_rss_mib": round(max(run["peak"] for run in found) / 2**20),
        "before_mib": round(max(run["before"] for run in found) / 2**20),
    }


def main() -> None:
    """Run all ways."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=20_000_000)
    parser.add_argument("--files", type=int, default=8)
    parser.add_argument("--memory", type=int, default=512, help="MiB of udf.options.memory_bytes")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--backend", default="cpu", help="of the scans: cpu, cuda or auto")
    parser.add_argument("--out", type=Path, help="where the result goes, in place of benchmarks/results")
    parser.add_argument("--one", nargs=2, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.one:
        print(json.dumps(one(asked.one[0], Path(asked.one[1]), asked.memory << 20, asked.backend)))
        return
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        size = make(folder, asked.rows, asked.files)
        (folder / "out").mkdir()
        on_disk = sum(path.stat().st_size for path in folder.glob("*.parquet"))
        ways = {}
        for way in WAYS:
            ways[way] = measured(way, folder, asked)
            print(f"{way:26} {ways[way]}", flush=True)
    best = max(ways[way]["rows_per_second"] for way in WAYS if way.startswith("pyarrow"))
    result = {
        "rows": asked.rows,
        "files": asked.files,
        "memory_mib": asked.memory,
        "columns_mib": round(size / 2**20),
        "files_mib": round(on_disk / 2**20),
        "ways": ways,
        "rate_beside_pyarrows_best": {way: round(ways[way]["rows_per_second"] / best, 3) for way in WAYS},
    }
    print(result["rate_beside_pyarrows_best"])
    save(asked.out or RESULTS / "files_cpu.json", {"machine": machine(), **result})


if __name__ == "__main__":
    main()
