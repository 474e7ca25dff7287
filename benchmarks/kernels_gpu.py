"""Kernel time on a GPU against memcpy, the same kernel around C++ by hand, a whole kernel by hand, CuPy and numba.cuda.

Every contender's result is compared in every row, on poisoned memory, before anything is timed. Times are medians of
CUDA events around one launch, contenders taking turns. TB/s count each value and validity bit once in and once out.
``native`` is our kernel around the function in C++, ``kernel`` a whole kernel by hand (one row a thread), ``memcpy`` a
copy of as many bytes. What an exception check costs is a row with it over the row without.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

import cupy
import numpy as np

from benchmarks.device_time import device_ms
from benchmarks.map_contenders_gpu import contenders, random_columns
from benchmarks.map_rows_gpu import APPLY_ROWS, ROWS
from udf.base.dtypes import dtype_of
from udf.cuda.memory import new_columns

if TYPE_CHECKING:
    from benchmarks.asked import Asked, Bar
    from benchmarks.map_contenders_gpu import Work
    from benchmarks.map_rows_gpu import Row
    from udf.columns.column import Column

VALUE_PEERS = ("memcpy", "native", "cupy", "numba")
ROW_PEERS = ("memcpy", "native", "kernel")
CHECKS = {
    "never_raises": "axpb",
    "fused_never_raises": "fused",
    "divide": "divide_numpy",
    "divide_masked": "divide_masked_numpy",
    "haversine": "haversine_numpy",
}
"""A row whose function can raise, and the same without."""


def run(asked: Asked, bar: Bar) -> dict[str, Any]:
    """Return one line for each row of the tables, and what checks cost that never fire."""
    sizes = (2**16, 2**16) if asked.quick else (2**27, 2**25)
    given = [(row, sizes[0], VALUE_PEERS) for row in ROWS] + [(row, sizes[1], ROW_PEERS) for row in APPLY_ROWS]
    lines = []
    for number, (row, rows, peers) in enumerate(given):
        bar.at(number, len(given), row.name)
        lines.append(measure(row, rows, asked.repeats, peers))
        cupy.get_default_memory_pool().free_all_blocks()
    return {"repeats": asked.repeats, "lines": lines, "check_cost": check_cost(lines)}


def check_cost(lines: list[dict[str, Any]]) -> dict[str, float]:
    """Return the time of each row that can raise over that of its counterpart, less 1."""
    ms = {line["name"]: line["quartiles_ms"]["inlay"][1] for line in lines}
    return {a: round(ms[a] / ms[b] - 1, 4) for a, b in CHECKS.items()}


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
        "rows": rows,
        "quartiles_ms": quartiles,
        "tb_s": {name: round(rate, 3) for name, rate in tb_s.items()},
        "inlay_rate_over": {name: round(tb_s["inlay"] / tb_s[name], 4) for name in peers},
    }
