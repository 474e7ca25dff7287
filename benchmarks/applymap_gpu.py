"""``applymap`` kernels on a GPU against the same kernel around C++ by hand, memcpy, CuPy and numba.cuda.

    python -m benchmarks.applymap_gpu [--rows 134217728] [--repeats 50] [--only axpb,smooth] [--sweep]

Every contender's result is compared in every row, on poisoned memory, before anything is timed. Times are medians of
CUDA events around one launch, contenders taking turns. TB/s count each value and validity bit once in and once out.
``--sweep`` times our kernel with other geometries (udf/cuda/policy.py) instead, and writes a file of its own.
"""

from __future__ import annotations

import argparse
import functools
import itertools
from typing import TYPE_CHECKING, Any

import cupy
import numpy as np

from benchmarks.calls_gpu import call_us, stage_ms
from benchmarks.device_time import device_ms, gpu
from benchmarks.map_contenders_gpu import contenders, launched, our_unit, random_columns
from benchmarks.map_rows_gpu import ROWS as TABLE
from benchmarks.record import write
from udf.cuda.memory import new_columns
from udf.cuda.policy import MapPolicy
from udf.dtypes import dtype_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from benchmarks.map_contenders_gpu import Work
    from benchmarks.map_rows_gpu import Row
    from udf.column import Column

PEERS = ("memcpy", "native", "cupy", "numba")


def poison(column: Column) -> None:
    """Overwrite ``column`` with a byte that no result consists of."""
    for array in (column.values, column.validity):
        if array is not None:
            array.data.memset(0x5B, array.nbytes)


def check(row: Row, works: dict[str, Work], taken: tuple[Column, ...], given: Column) -> None:
    """Fail unless all contenders agree in valid rows (to ``row.ulp``), and we agree with Python in the first 1000."""
    expected = None
    assert row.nullable is (given.validity is not None)
    mask = functools.reduce(cupy.bitwise_and, (c.validity for c in taken)) if row.nullable else None
    valid = slice(None) if mask is None else cupy.unpackbits(mask, bitorder="little").view(bool)
    for name, work in works.items():
        if name == "memcpy":
            continue
        poison(given)
        work()
        bits = given.values.view(f"int{8 * given.values.itemsize}")
        if expected is None:
            expected = bits.copy()
            against_python(row, taken, given)
        wrong = bits != expected if name == "inlay" or row.ulp == 0 else cupy.abs(bits - expected) > row.ulp
        assert not bool(wrong[valid].any()), f"{row.name}: {name} differs in {int(wrong[valid].sum())} rows"
        assert mask is None or bool((given.validity == mask).all()), f"{row.name}: {name}'s bitmask"


def against_python(row: Row, taken: tuple[Column, ...], given: Column) -> None:
    """Fail unless the first 1000 valid float64 rows are Python's, to ``row.ulp``."""
    if row.dtype != "float64":
        return
    ours, valid = given.values[:1000].get(), np.ones(1000, bool)
    if given.validity is not None:
        valid = np.unpackbits(given.validity[:125].get(), bitorder="little").astype(bool)
    rows = zip(*(column.values[:1000].get()[valid].tolist() for column in taken), strict=True)
    python = np.array([row.function(*values) for values in rows])
    if row.ulp:
        np.testing.assert_array_max_ulp(ours[valid], python, row.ulp)
    else:
        np.testing.assert_array_equal(ours[valid], python)


def measure(row: Row, rows: int, repeats: int, peers: tuple[str, ...]) -> dict[str, Any]:
    """Return one line of the table, checked and timed."""
    taken = random_columns(row, rows)
    (given,) = new_columns((dtype_of(row.dtype),), rows, nullable=(row.nullable,))
    works = contenders(row, taken, given, ("inlay", *peers))
    check(row, works, taken, given)
    quartiles = device_ms(works, repeats=repeats)
    ms = {name: q[1] for name, q in quartiles.items()}
    tb_s = {name: rows * row.bytes / t / 1e9 for name, t in ms.items()}
    return {
        "name": row.name,
        "dtype": row.dtype,
        "columns": row.columns,
        "nullable": row.nullable,
        "quartiles_ms": quartiles,
        "tb_s": {name: round(rate, 3) for name, rate in tb_s.items()},
        "inlay_rate_over": {name: round(tb_s["inlay"] / tb_s[name], 4) for name in peers},
    }


def show(line: dict[str, Any]) -> None:
    """Print one line: our milliseconds and TB/s, then our rate over each peer's."""
    ours = f"{line['quartiles_ms']['inlay'][1]:8.4f} ms {line['tb_s']['inlay']:6.3f} TB/s"
    over = "  ".join(f"{name} {ratio:6.3f}" for name, ratio in line["inlay_rate_over"].items())
    print(f"{line['name']:<26}{ours}   rate over: {over}", flush=True)


def sweep(table: Iterable[Row], rows: int, repeats: int) -> list[dict[str, Any]]:
    """Time each row in every geometry that its vectors allow."""
    lines = []
    for row in table:
        taken = random_columns(row, rows)
        (given,) = new_columns((dtype_of(row.dtype),), rows, nullable=(row.nullable,))
        works = {}
        widths = [w for w in (1, 2, 4, 8, 16) if w * given.values.itemsize <= 16 and w <= (8 if row.nullable else 16)]
        for threads, width, parts in itertools.product((128, 256, 512), widths, (1, 2, 4)):
            unit = our_unit(row, taken, MapPolicy(threads=threads, width=width, parts=parts))
            works[f"{threads}x{width}x{parts}"] = launched(unit, taken, given)
        rates = {name: rows * row.bytes / q[1] / 1e9 for name, q in device_ms(works, repeats=repeats).items()}
        best = sorted(rates, key=rates.__getitem__, reverse=True)
        lines.append({"name": row.name, "tb_s": {name: round(rates[name], 3) for name in best}})
        print(f"{row.name:<26}" + "  ".join(f"{name} {rates[name]:.3f}" for name in best[:8]), flush=True)
    return lines


def main() -> None:
    """Check, measure, print the table, write the JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=2**27, help="a multiple of 32")
    parser.add_argument("--repeats", type=int, default=50)
    parser.add_argument("--only", default=",".join(row.name for row in TABLE))
    parser.add_argument("--peers", default=",".join(PEERS))
    parser.add_argument("--sweep", action="store_true")
    asked = parser.parse_args()
    assert asked.rows % 32 == 0, "a bitmask of whole words"
    run = {"device": gpu(), "rows": asked.rows, "repeats": asked.repeats}
    if asked.sweep:
        swept = (row for row in TABLE if row.name.startswith(("axpb", "smooth")))
        print(write("applymap_gpu_sweep", {**run, "lines": sweep(swept, asked.rows, asked.repeats)}))
        return
    lines = []
    for row in (r for r in TABLE if r.name in asked.only.split(",")):
        lines.append(measure(row, asked.rows, asked.repeats, tuple(asked.peers.split(","))))
        show(lines[-1])
        cupy.get_default_memory_pool().free_all_blocks()
    calls, stages = call_us(), stage_ms()
    print("a call over 1000 rows, us:", calls)
    print("a new function, ms:", stages)
    print(write("applymap_gpu", {**run, "lines": lines, "call_us": calls, "stage_ms": stages}))


if __name__ == "__main__":
    main()
