"""Reductions in place of windows: every kind of bounds and length, NaN, and sums that lose no digits."""

import math
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pandas as pd
import pytest

from tests.support.budget import in_turn
from tests.support.ptx_windows import KINDS, bounds_kinds, expected, got, nullable, reduced, rows_of, same
from udf.columns.column import Column
from udf.cpu.windows_plan import LONGEST_SLIDING
from udf.options import options
from udf.windows.bounds import ExplicitBounds, FixedBounds

LENGTHS = (0, 1, 2, 9, 515, 1040)
ALL = ("rows", "nans", "item:0", "item:-1", "item:2", "sum", "m2", "min", "max", "fsum", "fmin", "fmax")


def exact_m2(window: list[float]) -> float:
    """Return the sum of squared deviations, in fractions."""
    numbers = [Fraction(v) for v in window]
    mean = sum(numbers) / max(len(numbers), 1)
    return float(sum((v - mean) ** 2 for v in numbers))


def reductions(window: np.ndarray) -> tuple[float, ...]:
    """Return ALL of a window; NaN for an item that it has not."""
    numbers = window[~np.isnan(window)]
    holed = numbers.size < window.size
    items = [window[k] if -window.size <= k < window.size else np.nan for k in (0, -1, 2)]
    return (
        window.size,
        window.size - numbers.size,
        *items,
        np.nan if holed else math.fsum(window),
        np.nan if holed else float(((window - window.mean(dtype=np.longdouble)) ** 2).sum()) if window.size else 0.0,
        np.nan if holed else window.min(initial=np.inf),
        np.nan if holed else window.max(initial=-np.inf),
        math.fsum(numbers),
        numbers.min(initial=np.inf),
        numbers.max(initial=-np.inf),
    )


def data(rows: int, holes: float) -> np.ndarray:
    dice = np.random.default_rng(rows)
    values = dice.standard_normal(rows) * 10.0 ** dice.integers(-3, 3, rows)
    values[dice.random(rows) < holes] = np.nan
    values[dice.random(rows) < holes / 4] = -np.inf
    return values


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "holes", "rows", "length"), in_turn(KINDS, [0.0, 0.2], LENGTHS, [1, 3, 13], rounds=3))
def test_every_reduction_of_every_kind_of_bounds(kind: str, holes: float, rows: int, length: int) -> None:
    """Whole windows by doubling, all others by two stacks: what NumPy says of the window alone."""
    values = data(rows, holes)
    for min_periods in (0, 2):
        bounds = bounds_kinds(rows, length, min_periods)[kind]
        program = reduced(*ALL, length=length if isinstance(bounds, FixedBounds) else None)
        found = got(program, (Column(values=values),), bounds)
        wanted = expected(reductions, (values,), bounds)
        if len(wanted) == 1:
            wanted = [wanted[0]] * len(ALL)
        for k, name in enumerate(ALL):
            if name.startswith("item"):  # anything where the window has no such row
                found[k] = [None if w is None or np.isnan(w) else f for f, w in zip(found[k], wanted[k], strict=True)]
        same(found, wanted, close=True)


@pytest.mark.slow
def test_long_windows_slide_too() -> None:
    """Windows longer than a tile, or than what is doubled."""
    values = data(3 * LONGEST_SLIDING, 0.0)
    for length in (1000, LONGEST_SLIDING - 1, LONGEST_SLIDING, LONGEST_SLIDING + 1):
        bounds = FixedBounds(rows=values.size, length=length, first=1 - length, min_periods=length)
        total, m2, most = reduced("sum", "m2", "max", length=length).run((Column(values=values),), bounds)
        windows = np.lib.stride_tricks.sliding_window_view(values, length)
        here = slice(length - 1, None)
        np.testing.assert_array_equal(most.values[here], windows.max(axis=1))
        np.testing.assert_allclose(total.values[here], windows.sum(axis=1), rtol=1e-10, atol=1e-9)
        np.testing.assert_allclose(m2.values[here], windows.var(axis=1) * length, rtol=1e-10)


def test_a_table_reduces_each_column() -> None:
    """Each result by its own column's numbers; nulls are NaN."""
    program = reduced("sum", "fmax1", columns=("float64", "int16?"), length=3)
    first, valid = data(900, 0.2), np.arange(900) % 5 != 1
    second = np.arange(900) % 17
    bounds = FixedBounds(rows=900, length=3, first=-2, min_periods=2)
    found = got(program, (Column(values=first), nullable(second, valid, "int16")), bounds)
    holed = np.where(valid, second, np.nan)

    def both(window: np.ndarray) -> tuple[float, float]:
        some = window[~np.isnan(window[:, 1]), 1]
        return window[:, 0].sum(), some.max(initial=-np.inf)

    same(found, expected(both, (first, holed), bounds), close=True)


@pytest.mark.slow
def test_threads_give_what_one_gives() -> None:
    """To the last bit where windows slide: a window depends on its own values only."""
    values = data(50_000, 0.001)
    columns = (Column(values=values),)
    for kind in ("fixed", "step", "timed True True", "monotone"):
        bounds = bounds_kinds(values.size, 50, 50 if kind == "fixed" else 1)[kind]
        program = reduced(*ALL, length=50 if kind in {"fixed", "step"} else None)
        with options(threads=1):
            alone = got(program, columns, bounds)
        with options(threads=3):
            shared = got(program, columns, bounds)
        same(shared, alone, close=kind != "fixed")


# --- accuracy -------------------------------------------------------------------------------------

STEP = np.concatenate([np.zeros(150), 1e9 + np.random.default_rng(5).standard_normal(150)])
HARD = {
    "offset": 1e9 + np.random.default_rng(1).standard_normal(300) * 1e-3,
    "tiny": 1e9 + np.random.default_rng(2).integers(0, 3, 300) * 2.0**-23,
    "mixed": np.tile([1.0, 1e16, 1.0, -1e16, 3.0], 60),
    "far": np.tile([1e100, 1.0, -1e100], 100),
    "step": STEP,
    "back": STEP[::-1].copy(),
    "ramp": np.arange(300) * 1e7 + 0.1,
}


@pytest.mark.parametrize(("name", "length", "listed"), in_turn(HARD, [2, 10, 47], [False, True]))
def test_hard_sums_are_no_worse_than_pandas(name: str, length: int, listed: bool) -> None:
    """A large offset with tiny differences, numbers that cancel, a step: against exact fractions, and pandas."""
    values = HARD[name]
    bounds = FixedBounds(rows=values.size, length=length, first=1 - length, min_periods=length)
    if listed:
        starts, stops = np.array(rows_of(bounds)).T
        bounds = ExplicitBounds(rows=values.size, starts=starts, stops=stops, min_periods=length)
    total, m2 = (c.values[length - 1 :] for c in reduced("sum", "m2").run((Column(values=values),), bounds))
    windows = np.lib.stride_tricks.sliding_window_view(values, length).tolist()
    right_total = np.array([math.fsum(w) for w in windows])
    right_m2 = np.array([exact_m2(w) for w in windows])
    rolling = pd.Series(values).rolling(length)
    pandas_total = rolling.sum().to_numpy()[length - 1 :]
    pandas_m2 = rolling.var(ddof=0).to_numpy()[length - 1 :] * length
    scale = np.maximum([math.fsum(map(abs, w)) for w in windows], 1e-300)
    worst = lambda found, right, scale: float(np.max(np.abs(found - right) / scale))
    assert worst(total, right_total, scale) <= max(worst(pandas_total, right_total, scale), 3e-16)
    m2_scale = np.maximum(right_m2, 1e-300)
    assert worst(m2, right_m2, m2_scale) <= max(min(worst(pandas_m2, right_m2, m2_scale), 1e-9), 1e-14)


def test_1e16_mixed_with_1_is_exact() -> None:
    """Ones beside numbers 16 digits larger are all there."""
    values = HARD["mixed"]
    bounds = FixedBounds(rows=values.size, length=10, first=-9, min_periods=10)
    (total,) = reduced("sum", length=10).run((Column(values=values),), bounds)
    windows = np.lib.stride_tricks.sliding_window_view(values, 10).tolist()
    assert total.values[9:].tolist() == [math.fsum(w) for w in windows]


@pytest.mark.parametrize("value", [0.1, 1e9 + 0.1, -1e300, 5e-324, 1 / 3])
@pytest.mark.parametrize("length", [2, 3, 7, 10, 100, 333])
def test_equal_values_have_no_variance(value: float, length: int) -> None:
    """Exactly 0, also after other values have left the window."""
    values = np.concatenate([np.random.default_rng(4).standard_normal(400) * 1e12, np.full(700, value)])
    for kind in ("fixed", "timed True True"):
        bounds = bounds_kinds(values.size, length, length)["fixed"]
        if kind != "fixed":
            starts, stops = np.array(rows_of(bounds)).T
            bounds = ExplicitBounds(rows=values.size, starts=starts, stops=stops, min_periods=length)
        (m2,) = reduced("m2", length=length).run((Column(values=values),), bounds)
        assert set(m2.values[400 + length :].tolist()) == {0.0}


def test_an_overflow_is_an_infinity() -> None:
    """As a sum in a loop has it; windows without it are not touched."""
    values = np.ones(1000)
    values[500:502] = 1.7e308
    bounds = FixedBounds(rows=1000, length=4, first=-3, min_periods=4)
    (total,) = reduced("sum", length=4).run((Column(values=values),), bounds)
    assert np.isposinf(total.values[501:504]).all()
    assert set(total.values[3:500]) == {4.0}
    assert set(total.values[505:]) == {4.0}


def test_nothing_drifts_along_a_column() -> None:
    """A window far behind large values is what it is alone."""
    values = np.concatenate([[1e300, -1e300, 1e200], np.full(50_000, 0.1)])
    bounds = FixedBounds(rows=values.size, length=8, first=-7, min_periods=8)
    (total,) = reduced("sum", length=8).run((Column(values=values),), bounds)
    assert set(total.values[11:].tolist()) == {math.fsum([0.1] * 8)}
    with_nan = values.copy()
    with_nan[1000] = np.nan
    (total,) = reduced("sum", length=8).run((Column(values=with_nan),), replace(bounds, min_periods=1))
    assert np.flatnonzero(np.isnan(total.values)).tolist() == list(range(1000, 1008))
