"""Scans of files through a GPU: batch by batch what the processor gives for all rows at once."""

from pathlib import Path

import pyarrow as pa
import pytest

import udf
from tests.support.scan_ways import WAYS
from tests.support.scans import assert_equal, in_memory, parquet_files, table
from udf.doors.files import scan

ADDED_UP = frozenset(("mean", "std", "frame"))
"""Windows whose sums a GPU adds in another order."""


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read a few rows at a time."""
    monkeypatch.setattr(scan, "LARGEST", 8000)


@pytest.mark.parametrize("way", WAYS)
def test_it_is_what_memory_gives(way: str, tmp_path: Path) -> None:
    """Rows, nulls, text, windows over borders of batches, folds."""
    whole = table(3000)
    with udf.options(backend="cpu"):
        wanted = WAYS[way](in_memory(whole))
    with udf.options(backend="cuda", memory_bytes=1 << 20):
        found = WAYS[way](udf.scan_parquet(parquet_files(tmp_path, whole, 3, 271))).to_arrow()
    if way in ADDED_UP:
        found = found.combine_chunks() if isinstance(found, pa.ChunkedArray) else found
        assert found.is_valid().equals(wanted.to_arrow().is_valid())
        assert udf.Series(found).to_numpy(na_value=0.0) == pytest.approx(
            wanted.to_numpy(na_value=0.0), rel=1e-12, nan_ok=True
        )
    else:
        assert_equal(found, wanted)


def test_folds_of_groups_go_on(tmp_path: Path) -> None:
    """Each key's state is kept from batch to batch."""
    whole, fold = table(3000), lambda state, x: (state * 0.5 + x, state)
    with udf.options(backend="cpu"):
        wanted = in_memory(whole).groupby("k")["x"].scan(fold, 0.0)
    with udf.options(backend="cuda", memory_bytes=1 << 20):
        made = udf.scan_parquet(parquet_files(tmp_path, whole, 3, 271)).groupby("k")["x"].scan(fold, 0.0)
        assert_equal(made.to_arrow(), wanted)
