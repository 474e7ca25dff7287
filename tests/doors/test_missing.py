"""Bitmasks of host columns, made and read by blocks of rows on threads: what NumPy makes of all rows at once."""

import threading
import time
from dataclasses import replace

import numpy as np
import pytest

from udf.base import threads
from udf.base.threads import in_blocks, run_tasks
from udf.columns import bitmask as missing
from udf.columns.column import Column
from udf.options import options

ROWS = [0, 1, 7, 8, 63, 64, 65, 1000, 1003]


@pytest.fixture(autouse=True)
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cut a thousand rows into sixteen blocks, for four threads."""
    for module in (missing, threads):
        monkeypatch.setattr(module, "BLOCK", 64)
    monkeypatch.setattr(threads, "processors", lambda: 4)


def bits(rows: int, seed: int = 1) -> np.ndarray:
    """Return where rows are valid, nine of ten."""
    return np.random.default_rng(seed).random(rows) < 0.9


@pytest.mark.parametrize("rows", ROWS)
def test_there_and_back(rows: int) -> None:
    """Packed and unpacked, counted, by what is valid and by what is null."""
    valid, values = bits(rows), np.arange(rows)
    expected = None if valid.all() else np.packbits(valid, bitorder="little").tolist()
    for column in (missing.with_nulls(values, valid), missing.with_mask(values, ~valid)):
        assert (None if column.validity is None else column.validity.tolist()) == expected
        np.testing.assert_array_equal(missing.valid_rows(column), valid)
        np.testing.assert_array_equal(missing.null_rows(column, nan=False), ~valid)
        assert missing.null_count(column) == rows - valid.sum()
        assert missing.first_valid(column) == (int(np.argmax(valid)) if valid.any() else None)


@pytest.mark.parametrize("rows", ROWS)
def test_a_single_null_is_seen(rows: int) -> None:
    for row in {0, rows // 2, rows - 1} - {-1} if rows else ():
        valid = np.ones(rows, bool)
        valid[row] = False
        column = missing.with_nulls(np.arange(rows), valid)
        assert missing.null_count(column) == 1
        assert not missing.valid_rows(column)[row]
    assert missing.with_nulls(np.arange(rows), np.ones(rows, bool)).validity is None


@pytest.mark.parametrize("rows", ROWS)
@pytest.mark.parametrize("dtype", ["float64", "float32", "int8", "int64"])
def test_nan_for_nulls(rows: int, dtype: str) -> None:
    """Integers become float64 if that keeps each; a NaN counts as null where it is asked to."""
    valid, values = bits(rows), np.arange(rows).astype(dtype)
    if dtype.startswith("f"):
        values[::7] = np.nan
    column = missing.with_nulls(values, valid)
    wide = values if dtype.startswith("f") else values.astype(np.float64)
    filled = missing.null_as_nan(column)
    if valid.all():
        assert filled is column
    else:
        np.testing.assert_array_equal(filled.values, np.where(valid, wide, np.nan).astype(wide.dtype), strict=True)
        assert filled.validity is None
    if dtype.startswith("f"):
        np.testing.assert_array_equal(
            missing.fill_nan_under_nulls(replace(column, values=values.copy())), filled.values
        )
        np.testing.assert_array_equal(missing.null_rows(column, nan=True), ~valid | np.isnan(values))
        np.testing.assert_array_equal(missing.valid_rows(missing.nan_as_null(column)), valid & ~np.isnan(values))
        assert missing.has_nan(column) == (valid & np.isnan(values)).any()


def test_integers_that_float64_has_not_stay() -> None:
    """One beyond 2**53 in the last block; under a null it does not count."""
    values, valid = np.arange(1000), np.ones(1000, bool)
    valid[3] = valid[999] = False
    values[999] = 2**53 + 1
    assert missing.null_as_nan(missing.with_nulls(values, valid)).values.dtype == np.float64
    values[998] = 2**53 + 1
    column = missing.with_nulls(values, valid)
    assert missing.null_as_nan(column) is column


def test_a_bitmask_longer_than_its_rows() -> None:
    """What stands behind the last row is not read."""
    column = Column(values=np.arange(130), validity=np.full(40, 0xFF, np.uint8))
    assert missing.null_count(column) == 0
    assert missing.valid_rows(column).tolist() == [True] * 130


def test_blocks_run_on_the_threads_that_are_allowed() -> None:
    """Every row once, from multiples of 8; on one thread if one is asked for."""
    seen: list[tuple[int, int, int]] = []

    def work(begin: int, end: int) -> None:
        time.sleep(0.001)
        seen.append((begin, end, threading.get_ident()))

    in_blocks(work, 1003)
    assert sorted(row for begin, end, _ in seen for row in range(begin, end)) == list(range(1003))
    assert len({thread for *_, thread in seen}) > 1
    seen.clear()
    with options(threads=1):
        in_blocks(work, 1003)
    assert {thread for *_, thread in seen} == {threading.get_ident()}


def test_work_inside_work_ends() -> None:
    """Also where each thread of the pool waits for others."""
    found: list[int] = []
    outer = [lambda: in_blocks(lambda begin, end: found.append(end - begin), 1000)] * 200
    run_tasks(outer, 64)
    assert sum(found) == 200 * 1000


def test_an_exception_ends_the_work() -> None:
    """That of a block, on whichever thread it is."""

    def work(begin: int, _end: int) -> None:
        if begin == 640:
            raise MemoryError("no more")

    with pytest.raises(MemoryError, match="no more"):
        in_blocks(work, 1003)
