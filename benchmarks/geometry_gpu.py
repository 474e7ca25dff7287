"""Our kernel in every geometry that a row's vectors allow: what udf/cuda/policy.py's tables were chosen from."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import cupy

from benchmarks.device_time import device_ms
from benchmarks.map_contenders_gpu import launched, our_unit, random_columns
from benchmarks.map_rows_gpu import ROWS
from udf.base.dtypes import dtype_of
from udf.cuda.memory import new_columns
from udf.cuda.policy import MapPolicy

if TYPE_CHECKING:
    from benchmarks.asked import Asked, Bar
    from benchmarks.map_rows_gpu import Row


def run(asked: Asked, bar: Bar) -> dict[str, Any]:
    """Return the TB/s of each row in each geometry ``threads x width x parts``, the best first."""
    table = [row for row in ROWS if row.name.startswith(("axpb", "smooth"))]
    rows, lines = 2**16 if asked.quick else 2**27, []
    for number, row in enumerate(table):
        bar.at(number, len(table), row.name)
        lines.append({"name": row.name, "tb_s": rates(row, rows, asked.repeats)})
        cupy.get_default_memory_pool().free_all_blocks()
    return {"rows": rows, "lines": lines}


def rates(row: Row, rows: int, repeats: int) -> dict[str, float]:
    """Return TB/s by geometry, the best first."""
    taken = random_columns(row, rows)
    (given,) = new_columns((dtype_of(row.dtype),), rows, nullable=(row.nullable,))
    works = {}
    widths = [w for w in (1, 2, 4, 8, 16) if w * given.values.itemsize <= 16 and w <= (8 if row.nullable else 16)]
    for threads, width, parts in itertools.product((128, 256, 512), widths, (1, 2, 4)):
        unit = our_unit(row, taken, MapPolicy(threads=threads, width=width, vectors=parts))
        works[f"{threads}x{width}x{parts}"] = launched(unit, taken, given)
    found = {name: rows * row.bytes / q[1] / 1e9 for name, q in device_ms(works, repeats=repeats).items()}
    return {name: round(found[name], 3) for name in sorted(found, key=found.__getitem__, reverse=True)}
