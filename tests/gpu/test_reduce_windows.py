"""Reduced windows on a GPU give what NumPy gives window by window, wherever a window lies and whatever is missing."""

import math
from fractions import Fraction
from functools import cache

import numpy as np
import pytest

cupy = pytest.importorskip("cupy")

from tests.support.native_programs import on_host, packed, unpacked  # noqa: E402
from tests.support.reduced_windows import EVERY, FUNCTIONS, every_reduction, expected, squares, units_of  # noqa: E402
from udf import cuda  # noqa: E402
from udf.base.raising import RowFailure  # noqa: E402
from udf.columns.column import Column  # noqa: E402
from udf.cuda.reduce_plan import ReducePolicy  # noqa: E402
from udf.cuda.window_build import units_artefact, units_by_name  # noqa: E402
from udf.cuda.window_program import ReducedProgram  # noqa: E402
from udf.windows.bounds import FixedBounds  # noqa: E402

pytestmark = pytest.mark.skipif(cuda.reason_unavailable() is not None, reason="needs a GPU")

SMALL = (64, 5)  # a tile of 320 windows, a warp's 160; windows from 640 rows on are far
REDUCERS = ("extremes", "moments<false>", "sum<false>", "sum<true>")
LENGTHS = (1, 2, 4, 5, 9, 10, 11, 19, 20, 21, 39, 40, 63, 80, 159, 160, 161, 200, 319, 320, 321, 333, 480, 639)
FAR = (640, 641, 700, 801, 1001, 5000)


@cache
def program(column: str, geometry: tuple[int, int]) -> ReducedProgram:
    policy = ReducePolicy(threads=geometry[0], items_per_thread=geometry[1], reducers=REDUCERS)
    units, chunks, udf, call = every_reduction(policy, column=column, length=7)
    return ReducedProgram(units_artefact(udf, call, units_by_name(units, chunks), {}, "sm_75"))


def values_of(rows: int, missing: str, dtype: str = "float64") -> np.ndarray:
    random = np.random.default_rng(rows)
    if np.dtype(dtype).kind in "iu":
        return random.integers(0, 100, rows).astype(dtype)
    if dtype == "bool":
        return random.random(rows) < 0.3
    values = (random.standard_normal(rows) * 3 + 1000).astype(dtype)
    values[
        {
            "none": [], "all": slice(None), "some": random.random(rows) < 0.01, "many": random.random(rows) < 0.4,
            "run": slice(rows // 3, rows // 2),
        }[missing]
    ] = np.nan  # fmt: skip
    if missing == "some":
        values[random.random(rows) < 0.005] = np.inf
    return values


def check(values: np.ndarray, bounds: FixedBounds, *, geometry=SMALL, valid=None, squares_tolerance=2e-14) -> None:
    column = Column(values=values) if valid is None else Column(values=values, validity=packed(valid))
    with np.errstate(all="ignore"):
        seen = values.astype(np.float64) if valid is None else np.where(valid, values.astype(np.float64), np.nan)
    results = program(values.dtype.name + "?" * (valid is not None), geometry).run((column,), bounds)
    for (word, want), result in zip(expected(seen, bounds).items(), results, strict=True):
        got = on_host(result.values)
        tolerance = {"sum": 3e-16, "fsum": 3e-16, "m2": squares_tolerance}.get(word, 0)
        small = 1e-25 * float(np.nansum(np.abs(np.where(np.isfinite(seen), seen, 0)))) if tolerance else 0
        np.testing.assert_allclose(got, want, rtol=tolerance, atol=small, err_msg=f"{word} of {bounds}")


@pytest.mark.parametrize("length", LENGTHS + FAR)
@pytest.mark.parametrize("missing", ["none", "some", "many", "run"])
def test_whole_windows(length, missing) -> None:
    """Every length around the kernel's own sizes, with and without missing values."""
    check(values_of(1300, missing), FixedBounds(rows=1300, length=length, first=1 - length, min_periods=length))


@pytest.mark.parametrize("length", LENGTHS + FAR)
@pytest.mark.parametrize("min_periods", [0, 1, 5])
def test_windows_cut_short(length, min_periods) -> None:
    """Windows run at both ends of the column, with as few rows as there are; those in the middle are centred."""
    for first in (1 - length, -(length // 2), 0, -3 * length, 200):
        bounds = FixedBounds(rows=1000, length=length, first=first, min_periods=min_periods)
        check(values_of(1000, "none" if first % 2 else "many"), bounds)


@pytest.mark.parametrize("rows", [1, 2, 31, 32, 33, 319, 320, 321, 640, 641])
@pytest.mark.parametrize("length", [1, 3, 33, 160, 320, 481, 700])
def test_short_columns(rows, length) -> None:
    """Columns around a tile's size, and shorter than their windows."""
    for min_periods in (min(length, 2), length):
        check(values_of(rows, "some"), FixedBounds(rows=rows, length=length, first=1 - length, min_periods=min_periods))


@pytest.mark.parametrize("step", [2, 3, 31, 320, 700])
@pytest.mark.parametrize("length", [1, 10, 161, 481, 700])
def test_steps(step, length) -> None:
    """Only every step-th window is asked for."""
    for min_periods in (1, length):
        bounds = FixedBounds(rows=1500, length=length, first=1 - length, step=step, min_periods=min_periods)
        check(values_of(1500, "some"), bounds)


@pytest.mark.parametrize(
    "dtype", ["float64", "float32", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "bool"]
)
def test_dtypes_and_nulls(dtype) -> None:
    """Windows are float64 whatever the column is; a null is a NaN, and what lies under it is nothing."""
    valid = np.random.default_rng(0).random(1100) < 0.9
    for length in (3, 100, 700):
        bounds = FixedBounds(rows=1100, length=length, first=1 - length, min_periods=min(length, 50))
        check(values_of(1100, "none", dtype), bounds)
        check(values_of(1100, "none", dtype), bounds, valid=valid)


@pytest.mark.parametrize("geometry", [(128, 5), (64, 7), (128, 7), (32, 9), (256, 7)])
@pytest.mark.parametrize("length", [10, 100, 1000, 4000])
def test_geometries(geometry, length) -> None:
    """Other tiles, the ones in use among them."""
    check(values_of(9000, "some"), FixedBounds(rows=9000, length=length, first=1 - length, min_periods=length - 5),
          geometry=geometry)  # fmt: skip


def test_all_missing() -> None:
    for length in (4, 100, 680):
        for min_periods in (0, 1):
            check(
                values_of(700, "all"), FixedBounds(rows=700, length=length, first=1 - length, min_periods=min_periods)
            )


HARD = {
    "huge and one": lambda n, random: np.where(random.random(n) < 0.05, 1e16, 1.0) * random.choice([1.0, -1.0], n),
    "huge then small": lambda n, random: np.where(np.arange(n) < n // 2, 1e16, random.random(n)),
    "cancel": lambda n, random: np.resize([1e16, 1.0, -1e16, 0.5], n),
    "large offset": lambda n, random: 1e9 + random.standard_normal(n) * 1e-3,
    "step": lambda n, random: np.where(np.arange(n) < n // 2, 0.0, 1e9) + random.standard_normal(n),
    "tiny": lambda n, random: random.standard_normal(n) * 1e-300,
    "large": lambda n, random: random.standard_normal(n) * 1e150,
    "spikes": lambda n, random: random.standard_normal(n) * np.where(random.random(n) < 0.01, 1e12, 1.0),
    "trend": lambda n, random: np.arange(n) * 1e3 + random.random(n),
}


@pytest.mark.parametrize("length", [3, 10, 50, 400, 900])
@pytest.mark.parametrize("name", HARD)
def test_sums_and_squares_keep_their_digits(name, length) -> None:
    """Sums as exact as Kahan's or better, squares about the mean to 12 digits, without drift over the column."""
    values = HARD[name](4000, np.random.default_rng(5))
    for min_periods in (length, 1):
        bounds = FixedBounds(rows=4000, length=length, first=1 - length, min_periods=min_periods)
        results = dict(zip(EVERY, program("float64", SMALL).run((Column(values=values),), bounds), strict=True))
        total, m2 = on_host(results["sum"].values), on_host(results["m2"].values)
        for j in range(length - 1 if min_periods == length else 0, 4000, 7):
            window = values[max(0, j - length + 1) : j + 1]
            largest = np.abs(values).max()
            assert abs(total[j] - math.fsum(window)) <= 2.3e-16 * abs(math.fsum(window)) + 1e-25 * largest + 2e-16 * (
                0 if name != "huge then small" else np.abs(window).sum()
            ), (j, total[j])
            want = squares(window)
            assert abs(m2[j] - want) <= 1e-12 * want, (j, m2[j], want)


@pytest.mark.parametrize("length", [3, 10, 20, 50, 400, 900])
def test_one_outlier_does_not_cost_digits(length) -> None:
    """Ones, and 1e16 at times: squares are exact to the last digits, wherever in its group a window has it."""
    values = np.ones(6000)
    values[::977] = 1e16
    bounds = FixedBounds(rows=6000, length=length, first=1 - length, min_periods=length)
    m2 = on_host(program("float64", SMALL).run((Column(values=values),), bounds)[EVERY.index("m2")].values)
    outliers = np.convolve(values > 1, np.ones(length))[: len(values)].round()
    want = np.where(outliers > 0, 1e32 * outliers * (1 - outliers / length), 0.0)
    np.testing.assert_allclose(m2[length - 1 :], want[length - 1 :], rtol=1e-15)


@pytest.mark.parametrize("length", [3, 10, 50, 400, 900])
def test_equal_values_have_no_variance(length) -> None:
    """Windows of equal values have exactly 0, whatever is beside them."""
    values = np.repeat([0.1, 1e9 + 0.3, 0.1, 7.7, 1e-9], 1200)
    for min_periods in (length, 1):
        bounds = FixedBounds(rows=6000, length=length, first=1 - length, min_periods=min_periods)
        m2 = on_host(program("float64", SMALL).run((Column(values=values),), bounds)[EVERY.index("m2")].values)
        ends = np.arange(length - 1, 6000)
        equal = ends[values[ends] == values[ends - length + 1]]
        equal = equal[(equal // 1200) == ((equal - length + 1) // 1200)]
        assert (m2[equal] == 0).all()


@pytest.mark.parametrize("missing", ["none", "some", "run"])
@pytest.mark.parametrize("length", [1, 3, 100, 900])
def test_a_sum_beside_squares(length, missing) -> None:
    """Sums that are taken from the moments are exact to the digits of the spread."""
    units, chunks, udf, call = units_of("return {a, b};", "sum m2", returns=("float64", "float64"), length=length)
    values = values_of(3000, missing)
    for min_periods in (0, length):
        bounds = FixedBounds(rows=3000, length=length, first=-(length // 3), min_periods=min_periods)
        total, m2 = ReducedProgram(units_artefact(udf, call, units_by_name(units, chunks), {}, "sm_75")).run(
            (Column(values=values),), bounds
        )
        want = expected(values, bounds)
        np.testing.assert_allclose(on_host(total.values), want["sum"], rtol=4e-16)
        np.testing.assert_allclose(on_host(m2.values), want["m2"], rtol=2e-14)


@pytest.mark.parametrize("missing", ["none", "some", "run"])
@pytest.mark.parametrize("length", [2, 7, 100, 900])
def test_what_a_sum_lost(length, missing) -> None:
    """Sum and rest together are the sum to far more digits than a double has; NaN where a value is."""
    units, chunks, udf, call = units_of("return {a, b};", "sum rest", returns=("float64", "float64"), length=length)
    values = values_of(3000, missing) / 7
    bounds = FixedBounds(rows=3000, length=length, first=1 - length, min_periods=0)
    columns = ReducedProgram(units_artefact(udf, call, units_by_name(units, chunks), {}, "sm_75")).run(
        (Column(values=values),), bounds
    )
    total, rest = (on_host(column.values) for column in columns)
    values = np.where(np.isfinite(values), values, np.nan)
    for j in range(0, 3000, 7):
        window = values[max(0, j + 1 - length) : j + 1]
        if np.isnan(window).any():
            assert np.isnan(total[j])
            assert np.isnan(rest[j])
            continue
        exact = sum(map(Fraction, window.tolist()))
        assert abs(Fraction(total[j]) + Fraction(rest[j]) - exact) <= abs(exact) * Fraction(2) ** -75
        assert abs(rest[j]) <= abs(total[j]) * 2.0**-52


@pytest.mark.parametrize("scale", [1e200, 1e308])
def test_squares_that_overflow_are_infinite(scale) -> None:
    """Never NaN where no value is; windows around are not touched."""
    units, chunks, udf, call = units_of("return a;", "m2", length=5)
    large = scale * (0.5 + np.arange(9) / 20) * (-1) ** np.arange(9)
    values = np.concatenate([np.arange(50.0), large, np.arange(50.0)])
    bounds = FixedBounds(rows=values.size, length=5, first=-4, min_periods=5)
    (m2,) = ReducedProgram(units_artefact(udf, call, units_by_name(units, chunks), {}, "sm_75")).run(
        (Column(values=values),), bounds
    )
    found = on_host(m2.values)[4:]
    assert not np.isnan(found).any()
    assert np.isinf(found[49:57]).all()
    assert np.isfinite(found[:46]).all()


def test_functions_of_reductions() -> None:
    """What the front end hands over: mean, std, range, z-score, as NumPy has them."""
    values = values_of(5000, "none")
    windows = np.lib.stride_tricks.sliding_window_view(values, 100)
    want = {
        "mean": windows.mean(1),
        "std": windows.std(1, ddof=1),
        "range": windows.max(1) - windows.min(1),
        "about": windows.var(1) * 100 + windows.mean(1),
        "zscore": (windows[:, -1] - windows.mean(1)) / windows.std(1, ddof=1),
    }
    for name, (body, takes) in FUNCTIONS.items():
        units, chunks, udf, call = units_of(body, takes, length=100)
        (got,) = ReducedProgram(units_artefact(udf, call, units_by_name(units, chunks), {}, "sm_75")).run(
            (Column(values=values),), FixedBounds(rows=5000, length=100, first=-99, min_periods=100)
        )
        np.testing.assert_allclose(on_host(got.values)[99:], want[name], rtol=1e-11, atol=1e-11)


@pytest.mark.parametrize("step", [1, 3])
def test_results_that_have_no_nan_are_null(step) -> None:
    """An integer result of a window that does not run is null."""
    units, chunks, udf, call = units_of("return a;", "rows", returns=("int64",), length=40)
    bounds = FixedBounds(rows=1000, length=40, first=-39, step=step, min_periods=30)
    values = values_of(1000, "run")
    (got,) = ReducedProgram(units_artefact(udf, call, units_by_name(units, chunks), {}, "sm_75")).run(
        (Column(values=values),), bounds
    )
    want = expected(values, bounds)["rows"]
    assert (unpacked(got) == ~np.isnan(want)).all()
    assert (on_host(got.values)[~np.isnan(want)] == want[~np.isnan(want)]).all()


def test_the_first_window_that_raises_is_reported() -> None:
    """By its position among the results; errors="null" makes it a null."""
    body = "return {a, a > 1000 ? 1u : 0u};"
    values = np.zeros(5000)
    values[3210:] = 1001.0
    bounds = FixedBounds(rows=5000, length=10, first=-9, step=3, min_periods=1)
    units, chunks, udf, call = units_of(body, "max", length=10, raises=("ValueError",))
    with pytest.raises(RowFailure) as raised:
        ReducedProgram(units_artefact(udf, call, units_by_name(units, chunks), {}, "sm_75")).run(
            (Column(values=values),), bounds
        )
    assert raised.value.row == 1070
    units, chunks, udf, call = units_of(body, "max", length=10, raises=("ValueError",), errors="null")
    (got,) = ReducedProgram(units_artefact(udf, call, units_by_name(units, chunks), {}, "sm_75")).run(
        (Column(values=values),), bounds
    )
    assert (unpacked(got) == (np.arange(len(bounds)) < 1070)).all()


def test_an_empty_column() -> None:
    results = program("float64", SMALL).run(
        (Column(values=np.zeros(0)),), FixedBounds(rows=0, length=5, first=-4, min_periods=5)
    )
    assert [len(result) for result in results] == [0] * len(EVERY)
