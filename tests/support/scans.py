"""Files for scans, and what the same calls give in memory: the reference."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

import udf


def table(rows: int, seed: int = 0) -> pa.Table:
    """Return columns of many types, some with nulls."""
    random = np.random.default_rng(seed)
    some = lambda values: pa.array(values, mask=random.random(rows) < 0.2)
    return pa.table(
        {
            "x": random.normal(size=rows),
            "y": some(random.normal(size=rows)),
            "i": random.integers(-50, 50, rows),
            "j": some(random.integers(0, 9, rows, np.int16)),
            "b": some(random.random(rows) < 0.5),
            "t": some(random.integers(0, 10**15, rows).astype("datetime64[us]")),
            "s": pa.array([None if k % 11 == 0 else f"name {k % 7}é" * (k % 3) for k in range(rows)], pa.string()),
            "d": pa.array([f"kind {k % 3}" for k in range(rows)]).dictionary_encode(),
            "list": pa.array([[k] * (k % 4) for k in range(rows)]),
            "k": random.integers(0, 5, rows),
        }
    )


def parquet_files(folder: Path, whole: pa.Table, files: int, group: int) -> Path:
    """Write a table as ``files`` Parquet files with row groups of ``group`` rows; return their directory."""
    cuts = np.linspace(0, whole.num_rows, files + 1).astype(int)
    for number, (start, stop) in enumerate(pairwise(cuts)):
        pq.write_table(whole.slice(start, stop - start), folder / f"{number:03}.parquet", row_group_size=group)
    return folder


def in_memory(whole: pa.Table) -> udf.DataFrame:
    """Return the frame of all rows."""
    return udf.DataFrame(whole.combine_chunks())


def assert_alike(found: Any, wanted: Any) -> None:
    """Compare results of a scan, a column or several by label, with those of columns in memory in every bit."""
    if isinstance(wanted, udf.DataFrame):
        for label in wanted:
            assert_equal(found[label].to_arrow(), wanted[label])
    else:
        assert_equal(found.to_arrow(), wanted)


def assert_equal(found: Any, wanted: Any) -> None:
    """Compare an Arrow column with a Series in every bit: values, nulls and type."""
    found = found.combine_chunks() if isinstance(found, pa.ChunkedArray) else found
    wanted = wanted.to_arrow()
    text = {pa.string(), pa.large_string()}
    assert found.type == wanted.type or {found.type, wanted.type} == text
    assert found.is_valid().equals(wanted.is_valid())
    if found.type in (pa.float64(), pa.float32()):
        kind = np.int64 if found.type == pa.float64() else np.int32
        valid = np.asarray(found.is_valid())
        bits = (np.asarray(one.fill_null(0.0)).view(kind)[valid] for one in (found, wanted))
        np.testing.assert_array_equal(*bits)
    else:
        assert found.to_pylist() == wanted.to_pylist()
