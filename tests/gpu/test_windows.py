"""The window kernel against plain Python: bounds of every kind, missing values, types, lengths around tiles."""

import cupy
import numpy as np
import pytest

from tests.support.native_programs import SEED, on_host, some_values
from tests.support.window_functions import checked, first_above, largest, mean, product, weighted
from tests.support.window_programs import check, column_of, expected, program_of, run, unpacked
from udf.base.raising import RowFailure
from udf.columns.column import Column
from udf.windows.bounds import ExplicitBounds, FixedBounds, TimeBounds

FUNCTIONS = (mean, largest, first_above)
TILE = 640


def behind(rows: int, length: int, min_periods: int | None = None, step: int = 1) -> FixedBounds:
    """Return windows that end with their row, as ``rolling(length)``."""
    least = length if min_periods is None else min_periods
    return FixedBounds(rows=rows, length=length, first=1 - length, step=step, min_periods=least)


def noise(rows: int, *, missing: float = 0.0, seed: int = 0) -> np.ndarray:
    """Return ``rows`` random values of which a share is NaN, and a few infinite if any is."""
    random = np.random.default_rng(SEED + seed)
    values = random.standard_normal(rows)
    values[random.random(rows) < missing] = np.nan
    if missing:
        values[random.random(rows) < missing / 4] = np.inf
    return values


@pytest.mark.parametrize("function", FUNCTIONS)
@pytest.mark.parametrize("length", [1, 2, 5, 31, 33, 100, 257])
def test_every_window_of_a_column(length: int, function: object) -> None:
    """Windows of one length, cut short by the start or not."""
    column = (column_of(noise(5000)),)
    for least in {1, length}:
        check(function, column, behind(5000, length, least))


@pytest.mark.parametrize("rows", [0, 1, 2, 4, 5, 6, 31, 32, 33, TILE - 1, TILE, TILE + 1, 2 * TILE, 2 * TILE + 7])
def test_every_length_of_column(rows: int) -> None:
    """Around a thread's windows, a warp, a tile; windows longer than the column."""
    for length in (1, 5, 40):
        for least in {1, length}:
            check(mean, (column_of(noise(rows)),), behind(rows, length, least))


@pytest.mark.parametrize("function", FUNCTIONS)
@pytest.mark.parametrize("missing", [0.01, 0.3, 1.0])
def test_missing_values_count(missing: float, function: object) -> None:
    """NaN and infinity are no values; a window runs with min_periods others, and sees NaN."""
    column = (column_of(noise(6000, missing=missing)),)
    for length, least in ((5, 5), (5, 3), (5, 0), (40, 1), (40, 20), (40, 40)):
        check(function, column, behind(6000, length, least))


@pytest.mark.parametrize("dtype", ["float64", "float32", "int64", "uint8", "int16", "bool"])
@pytest.mark.parametrize("nullable", [False, True])
def test_every_type_of_column(dtype: str, *, nullable: bool) -> None:
    rows = 4000
    mask = np.random.default_rng(SEED).random(rows) < 0.75 if nullable else None
    column = (column_of(some_values(dtype, rows), mask),)
    for least in (1, 4, 7):
        check(mean, column, behind(rows, 7, least))
    for least in (1, 4):
        check(
            mean,
            column,
            ExplicitBounds(rows=rows, min_periods=least, **dict(zip(("starts", "stops"), spans(rows), strict=True))),
        )


def spans(rows: int, *, most: int = 50, seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    """Return random starts and stops, in no order, some empty."""
    random = np.random.default_rng(SEED + seed)
    starts = np.clip(np.arange(rows) + random.integers(-200, 200, rows), 0, rows)
    return starts, np.clip(starts + random.integers(0, most, rows), 0, rows)


@pytest.mark.parametrize("first", [-9, -5, 0, 3, 5000, -5000])
@pytest.mark.parametrize("step", [1, 2, 3, 37, 1000, 6000])
def test_any_first_row_and_step(first: int, step: int) -> None:
    """Centred windows, windows ahead, beyond the column; steps that fit a tile and that do not."""
    for least in (0, 1, 10):
        bounds = FixedBounds(rows=4100, length=10, first=first, step=step, min_periods=least)
        check(mean, (column_of(noise(4100, missing=0.05)),), bounds)


@pytest.mark.parametrize("function", FUNCTIONS)
@pytest.mark.parametrize("most", [8, 200, 3000])
def test_listed_windows(most: int, function: object) -> None:
    """Bounds in any order; those of a tile fit shared memory or not."""
    rows = 4000
    starts, stops = spans(rows, most=most)
    for least in (0, 1, 5):
        bounds = ExplicitBounds(rows=rows, starts=starts, stops=stops, min_periods=least)
        check(function, (column_of(noise(rows, missing=0.1)),), bounds)


def test_expanding_windows() -> None:
    """All rows up to each: the first tiles in shared memory, the later ones not."""
    stops = np.arange(1, 4001)
    bounds = ExplicitBounds(rows=4000, starts=np.zeros_like(stops), stops=stops, min_periods=3)
    check(mean, (column_of(noise(4000, missing=0.1)),), bounds)


@pytest.mark.parametrize("closed", [(False, True), (True, True), (False, False), (True, False)])
@pytest.mark.parametrize("kind", ["even", "uneven", "equal", "bursts"])
def test_windows_in_time(kind: str, closed: tuple[bool, bool]) -> None:
    """Times one second apart, at random, all equal, and in bursts; ends open and closed; steps."""
    rows = 2700
    random = np.random.default_rng(SEED)
    gaps = {
        "even": np.full(rows, 10),
        "uneven": random.integers(0, 30, rows),
        "equal": np.zeros(rows, "int64"),
        "bursts": np.where(random.random(rows) < 0.01, 5000, random.integers(0, 2, rows)),
    }[kind]
    times = column_of(np.cumsum(gaps) - 20_000)
    for span, step, least in ((1, 1, 0), (60, 1, 1), (600, 1, 3), (600, 7, 1), (10**12, 501, 1)):
        bounds = TimeBounds(
            rows=rows,
            times=times,
            span=span,
            closed_left=closed[0],
            closed_right=closed[1],
            step=step,
            min_periods=least,
        )
        check(mean, (column_of(noise(rows, missing=0.02)),), bounds)


@pytest.mark.parametrize("function", FUNCTIONS)
def test_windows_larger_than_shared_memory(function: object) -> None:
    """They are read from global memory; one a thread."""
    rows = 40_300
    column = (column_of(noise(rows, missing=0.001)),)
    for length, least in ((40_000, 39_000), (40_000, 40_000), (30_001, 1)):
        check(function, column, FixedBounds(rows=rows, length=length, first=1 - length, step=199, min_periods=least))
    bounds = FixedBounds(rows=rows, length=9000, first=-8999, step=1, min_periods=9000)
    ours = on_host(run(largest, column, bounds)[0].values)
    wanted = expected(largest, column, FixedBounds(rows=rows, length=9000, first=-8999, step=100, min_periods=9000))
    np.testing.assert_array_equal(ours[::100], wanted[:, 0])


@pytest.mark.parametrize("missing", [0.0, 0.2])
def test_tables(missing: float) -> None:
    """One call sees all columns; a window runs where any column has enough, each result where its own has."""
    columns = tuple(column_of(noise(3000, missing=missing, seed=k)) for k in range(2))
    for bounds in (
        behind(3000, 20, 15),
        behind(3000, 20, 1),
        FixedBounds(rows=3000, length=20, first=-10, step=3, min_periods=16),
        ExplicitBounds(rows=3000, starts=spans(3000)[0], stops=spans(3000)[1], min_periods=4),
    ):
        check(product, columns, bounds, table=True)


@pytest.mark.parametrize("row", [0, 4, 1279, 1280, 77_777, 99_999])
def test_the_first_window_that_raises(row: int) -> None:
    """Whichever thread came first; windows that do not run do not raise."""
    values = np.linspace(0, 2, 100_000)
    values[row:] = 7.0
    for bounds in (
        behind(100_000, 5, 1),
        ExplicitBounds(rows=100_000, min_periods=1, starts=np.arange(100_000), stops=np.arange(1, 100_001)),
    ):
        with pytest.raises(RowFailure) as failure:
            run(checked, (column_of(values),), bounds)
        assert failure.value.row == row
        assert failure.value.site.exception == "ValueError"
    if 4 <= row < 99_999:
        values[row - 1] = np.nan
        with pytest.raises(RowFailure) as failure:
            run(checked, (column_of(values),), behind(100_000, 2, 2))
        assert failure.value.row == row + 1


def test_windows_that_raise_become_null() -> None:
    """With errors="null": null where it raises, NaN where it does not run."""
    values = noise(5000) * 3
    (result,) = run(checked, (column_of(values),), behind(5000, 4, 4), errors="null")
    mask, got = unpacked(result), on_host(result.values)
    runs = np.arange(5000) >= 3
    np.testing.assert_array_equal(mask, ~(runs & (values > 3)))
    np.testing.assert_array_equal(got[mask], np.where(runs, values * 2, np.nan)[mask])


def test_results_that_have_no_nan() -> None:
    """An int64 result is null where its window does not run."""
    values = noise(5000, missing=0.02)
    (result,) = run(lambda w: len(w), (column_of(values),), behind(5000, 6, 6), result="int64")
    clean = np.isfinite(values)
    runs = np.array([j >= 5 and clean[j - 5 : j + 1].all() for j in range(5000)])
    np.testing.assert_array_equal(unpacked(result), runs)
    np.testing.assert_array_equal(on_host(result.values)[runs], 6)


def test_arguments_scalar_and_array() -> None:
    """A weighted sum: a lookup table in global memory, the window in shared memory."""
    weights = np.random.default_rng(SEED).random(12)

    check(weighted, (column_of(noise(3000)),), behind(3000, 12, 12), weights, 1.5)
    check(weighted, (column_of(noise(3000, missing=0.1)),), behind(3000, 12, 4), weights, 1.5)


def test_columns_on_the_device_and_slices_of_them() -> None:
    """Results are on the device; a column may start at any row of a larger one, its bitmask at any byte."""
    values = noise(4000)
    mask = np.random.default_rng(SEED).random(4000) < 0.9
    packed_mask = np.packbits(mask, bitorder="little")
    column = Column(values=cupy.asarray(values)[24:], validity=cupy.asarray(packed_mask)[3:])
    (result,) = run(mean, (column,), behind(3976, 9, 2))
    assert isinstance(result.values, cupy.ndarray)
    wanted = expected(mean, (Column(values=values[24:], validity=packed_mask[3:]),), behind(3976, 9, 2))
    np.testing.assert_array_equal(on_host(result.values), wanted[:, 0])


def test_a_program_serves_other_bounds() -> None:
    """The first row, the step and min_periods are no part of the code; nor is the kind of listed bounds."""
    column = (column_of(noise(3000, missing=0.1)),)
    program, _ = program_of(mean, column, behind(3000, 10, 3))
    for bounds in (behind(3000, 10, 2), FixedBounds(rows=3000, length=10, first=0, step=4, min_periods=1)):
        np.testing.assert_array_equal(
            on_host(program.run(column, bounds)[0].values), expected(mean, column, bounds)[:, 0]
        )
    variable, _ = program_of(
        mean, column, ExplicitBounds(rows=3000, starts=spans(3000)[0], stops=spans(3000)[1], min_periods=1)
    )
    times = TimeBounds(
        rows=3000, times=column_of(np.arange(3000)), span=20, closed_left=False, closed_right=True, min_periods=2
    )
    np.testing.assert_array_equal(on_host(variable.run(column, times)[0].values), expected(mean, column, times)[:, 0])
