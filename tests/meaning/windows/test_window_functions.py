"""What a window function can do with its window: what CPython and NumPy give for the same array."""

import math
import warnings
from typing import Any

import numpy as np
import pytest

from tests.support.budget import in_turn, some
from tests.support.window_entry import Raised, entry_of, run

K = np.array([0.1, 0.2, 0.3, 0.4, 0.5])
WHOLE = np.array([3, 1, 2, 5, 4])
SINGLE = np.array([1.5, 2.5, 3.5, 4.5, 5.5], "float32")

RANDOM = np.random.default_rng(4)
WINDOWS = {
    "values": RANDOM.normal(size=5), "equal": np.full(5, 2.5), "nan": np.array([1.0, math.nan, -2.0, 3.0, 0.5]),
    "all nan": np.full(5, math.nan), "infinite": np.array([math.inf, 1.0, -math.inf, 0.0, -0.0]),
    "large": np.array([1e300, -1e300, 1e16, 1.0, -1e16]),
}  # fmt: skip

ITEMS = {
    "first": lambda w: w[0],
    "last": lambda w: w[-1],
    "at a variable": lambda w: w[len(w) // 2],
    "len, size, shape, ndim": lambda w: len(w) + 10 * w.size + 100 * w.shape[0] + 1000 * w.ndim,
    "unpacked shape": lambda w: w.shape[-1],
    "in": lambda w: 3.0 in w,
    "slices": lambda w: w[1:].sum() - w[:-1].sum() + w[::2].max() + w[-2:][0] + w[1:-1][-1],
    "steps": lambda w: w[::-1][0] + w[::-2][-1] + w[3:0:-1][1] + len(w[4:1]) + len(w[1:100]) + len(w[-100:2]),
    "slices of slices": lambda w: w[1:][::-1][:2].sum() + w[::2][1:][0],
    "mask": lambda w: w[w > 0].sum() + len(w[w <= 0]),
    "mask and item": lambda w: w[~np.isnan(w)].size + w[np.isfinite(w) | np.isnan(w)].size,
    "mask, slice, item": lambda w: w[w == w][::-1].size * 2.0,
    "reversed, flip": lambda w: np.flip(w)[0] - w[-1],
}

REDUCTIONS = {
    "methods": lambda w: (w.sum(), w.mean(), w.std(), w.var(), w.prod()),
    "extremes": lambda w: (w.min(), w.max(), w.argmin(), w.argmax()),
    "functions": lambda w: (np.sum(w), np.mean(w), np.std(w), np.var(w), np.prod(w), np.ptp(w)),
    "more": lambda w: (np.min(w), np.max(w), np.amin(w), np.amax(w), np.argmin(w), np.argmax(w)),
    "ddof": lambda w: (w.std(ddof=1), np.var(w, ddof=1), w.var(ddof=len(w)), np.std(w, ddof=7)),
    "axis": lambda w: (w.sum(axis=0), np.mean(w, axis=-1), np.max(w, 0), w.std(axis=None)),
    "truth": lambda w: (w.any(), w.all(), np.any(w > 1), np.all(w > -1), any(w), all(w > -9)),
    "counts": lambda w: (np.count_nonzero(w > 0), (w > 0).sum(), (w > 0).mean(), np.sum(w == w)),
    "builtins": lambda w: (sum(w), sum(w, 1.5), sum(w > 0), max(w[:1]), abs(w).max(), round(w[0], 1)),
    "builtin extremes": lambda w: (max(w), min(w)),
    "nan": lambda w: (np.nansum(w), np.nanprod(w), np.nanmean(w), np.nanstd(w), np.nanvar(w, ddof=1)),
    "nan extremes": lambda w: (np.nanmin(w), np.nanmax(w)),
    "nan places": lambda w: (np.nanargmin(w), np.nanargmax(w)),
    "median": lambda w: (np.median(w), np.median(w[1:]), np.nanmedian(w), np.median(w[:1])),
    "quantiles": lambda w: (np.percentile(w, 30), np.quantile(w, 0.75), np.percentile(w[1:], 62.5)),
    "ends": lambda w: (np.percentile(w, 0), np.quantile(w, 1), np.nanquantile(w, 0.2), np.nanpercentile(w, 90)),
    "empty": lambda w: (w[:0].sum(), w[:0].mean(), w[:0].prod(), w[9:].any(), w[9:].all(), np.median(w[:0])),
}

ARITHMETIC = {
    "deviations": lambda w: ((w - w.mean()) ** 2).sum(),
    "operators": lambda w: (-w + 2 * w - w / 3 + w // 2 + w % 2).sum(),
    "division by zero": lambda w: (1 / (w - w[0])).max(),
    "powers": lambda w: (w**2).sum() + (abs(w) ** 0.5).sum() + (w**3).sum() + (2**w).sum(),
    "functions": lambda w: np.sqrt(np.abs(w)).sum() + np.exp(-np.abs(w)).sum() + np.sign(w).sum(),
    "two arrays": lambda w: np.maximum(w, 0).sum() + np.minimum(w, w[::-1]).sum() + np.hypot(w, 1.0).sum(),
    "choice": lambda w: np.where(w > 0, w, 0.0).sum() + np.clip(w, -0.5, 0.5).sum(),
    "clip and round": lambda w: w.clip(-0.5, 0.5).sum() + w.round(1)[0] + w.clip(min=0, max=9).max() + w.round()[-1],
    "rounding": lambda w: np.round(w, 1).sum() + np.floor(w).sum() + np.rint(w).sum(),
    "comparisons": lambda w: ((w > 0) & (w < 1)).sum() + ((w >= 1) | (w <= -1)).sum() + (w != w).sum(),
    "not": lambda w: (~(w > 0)).sum() + np.logical_not(w > 0).sum() + ((w > 0) ^ (w > 1)).sum(),
    "in place": lambda w: scaled(w),
    "of a mask": lambda w: (w[w > 0] * 2 - 1).sum() + np.sqrt(w[w > 0]).sum(),
    "a kept value and all": lambda w: (w + w[w >= np.nanmax(w)]).sum() if np.nanmax(w) > np.nanmin(w) else 0.0,
    "weights": lambda w: (w * K).sum() + np.dot(w, K) + w @ K + w.dot(K),
    "part of the weights": lambda w: (w[1:] * K[-4:]).sum() + (w[:1] * K).sum() + K[::-1][0],
    "integer weights": lambda w: (w * WHOLE).sum() + WHOLE.sum() + WHOLE.max() + (WHOLE * 2)[1],
    "single weights": lambda w: (w * SINGLE).sum() + SINGLE.max(),
    "average": lambda w: np.average(w) + np.average(w, weights=K),
    "differences": lambda w: np.diff(w).max() - np.diff(w)[0],
    "range": lambda w: (np.arange(len(w)) * w).sum() + np.arange(1, 9, 3).sum() + len(np.arange(5, 0, -2)),
    "slope": lambda w: slope(w),
    "correlation": lambda w: np.corrcoef(w[1:], w[:-1])[0, 1] + np.corrcoef(w, K)[0][0],
    "covariance": lambda w: np.cov(w, w[::-1])[0, 1] + np.cov(w, K, ddof=0)[1, 1] + np.cov(w, K, ddof=1).sum(),
}

MADE = {
    "zeros": lambda w: by_weekday(w),
    "sort": lambda w: np.sort(w)[1:-1].mean() + np.sort(-w)[0],
    "running": lambda w: np.cumsum(w).max() + w.cumprod()[2],
    "copy": lambda w: replaced(w),
    "literal": lambda w: np.array((1.0, 2.0, 4.0)).dot(w[:3]) + np.array((1, 2)).sum(),
    "like": lambda w: np.zeros_like(w).sum() + np.ones(3).sum() + np.full(2, w[0]).sum() + np.ones_like(w)[-1],
}


def scaled(w: Any) -> Any:
    w = w - w.mean()
    w /= 2
    return w.sum()


def slope(w: Any) -> Any:
    x = np.arange(len(w))
    x_mean, w_mean = x.mean(), w.mean()
    return ((x - x_mean) * (w - w_mean)).sum() / ((x - x_mean) ** 2).sum()


def by_weekday(w: Any) -> Any:
    """Count in an array of its own."""
    totals = np.zeros(3)
    for i, v in enumerate(w):
        totals[i % 3] += v
    return totals[0] + 2 * totals[1] + totals[-1] * 3


def replaced(w: Any) -> Any:
    c = w.copy()
    c[0] = 100.0
    return c.max() - w[0]


def listed(found: Any) -> list[Any]:
    return list(found) if isinstance(found, tuple) else [found]


def by_python(function: Any, window: Any) -> list[Any] | Exception:
    """Return what CPython and NumPy give, or raise."""
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        try:
            return [float(value) for value in listed(function(window.copy()))]
        except Exception as error:  # noqa: BLE001 - whatever it is
            return error


def check(function: Any, *windows: Any, length: Any = "own") -> None:
    """Compare on windows of one length; the sum of n values may be off by n rounding errors of the largest."""
    entry = entry_of(function, len(windows[0]) if length == "own" else length)
    for window in windows:
        expected, found = by_python(function, window), entry(window)
        if isinstance(expected, Exception):
            assert isinstance(found, Raised), (found, expected)
            assert found.exception == type(expected).__name__
            continue
        scale = np.abs(window[np.isfinite(window)]).max(initial=1.0)
        np.testing.assert_allclose(listed(found), expected, rtol=1e-12, atol=1e-14 * scale)


CASES = {**ITEMS, **REDUCTIONS, **ARITHMETIC}


@pytest.mark.parametrize(("name", "length"), in_turn(some(CASES, 2), ["own", None]))
def test_as_numpy(name: str, length: Any) -> None:
    """Values with NaN, infinities, all the same: windows of constant length and of any."""
    windows = WINDOWS.values() if name != "powers" else [WINDOWS["values"], WINDOWS["nan"]]
    check(CASES[name], *windows, length=length)


@pytest.mark.parametrize("name", MADE)
def test_arrays_made_in_the_function(name: str) -> None:
    """Their items can be set, and are its own."""
    check(MADE[name], *(WINDOWS[label] for label in ("values", "equal", "nan", "infinite")))


@pytest.mark.slow
@pytest.mark.parametrize("size", some([1, 100, 2, 8, 3, 31], 2))
def test_ranks_of_many_values(size: int) -> None:
    """Even and odd numbers, ties, values over hundreds of powers of two, in order and not."""
    function = lambda w: (np.median(w), np.percentile(w, 17), np.sort(w)[len(w) // 3], np.quantile(w, 0.999))
    entry = entry_of(function, size)
    for window in (
        RANDOM.normal(size=size),
        RANDOM.integers(0, 3, size).astype(float),
        np.exp2(np.arange(size) * 7.0 - 300) * RANDOM.choice([-1, 1], size),
        np.arange(size)[::-1] * 1.0,
        np.where(RANDOM.random(size) < 0.2, math.inf, RANDOM.normal(size=size)),
    ):
        expected, found = by_python(function, window), entry(window)
        np.testing.assert_allclose(found, expected, rtol=1e-15)


@pytest.mark.slow
def test_extremes_of_nothing_raise_numpys_text() -> None:
    """There is no least value of no values."""
    for function in (lambda w: w[9:].max(), lambda w: w[9:].argmin(), lambda w: max(w[9:]), lambda w: np.nanmin(w[9:])):
        with pytest.raises(ValueError) as expected:  # noqa: PT011 - compared below
            function(np.zeros(3))
        assert run(function, np.zeros(3)) == Raised("ValueError", str(expected.value))
    assert run(lambda w: np.percentile(w[9:], 5), np.zeros(3)).exception == "IndexError"


RAISING = {
    "index": (lambda w: w[7], "IndexError"),
    "negative index": (lambda w: w[-6], "IndexError"),
    "a variable": (lambda w: w[int(w[0])], "IndexError"),
    "mask": (lambda w: w[:3][w > 0].sum(), "IndexError"),
    "weights": (lambda w: (w * K[:3]).sum(), "ValueError"),
    "dot": (lambda w: np.dot(w, K[:3]), "ValueError"),
    "step": (lambda w: w[:: int(w[0]) - 100].sum(), "ValueError"),
    "percentile": (lambda w: np.percentile(w, w[0] + 1), "ValueError"),
}


@pytest.mark.parametrize("name", RAISING)
def test_errors_are_numpys(name: str) -> None:
    """The same type; the message has no sizes, which a status cannot carry."""
    function, exception = RAISING[name]
    window = np.array([100.0, 1.0, 2.0, 3.0, 4.0])
    assert type(by_python(function, window)).__name__ == exception
    assert run(function, window).exception == exception


@pytest.mark.slow
def test_arguments_and_lookup_tables_come_in_as_ever() -> None:
    """A scalar, a table as argument, a keyword."""
    function = lambda w, rate, weights, *, power=2: rate * (w * weights).sum() ** power
    window = WINDOWS["values"]
    given = run(function, window, 3.0, K, kwargs={"power": 3})
    assert given == pytest.approx(function(window, 3.0, K, power=3), rel=1e-13)


@pytest.mark.slow
def test_helpers_take_windows() -> None:
    """Whole ones, slices, what is computed from them."""
    span = lambda values, factor: (values.max() - values.min()) * factor
    check(lambda w: span(w, 2.0) + span(w[1:], 1.0) + span(w * 2, 0.5), WINDOWS["values"])


@pytest.mark.slow
def test_results_become_floats() -> None:
    """An integer, a bool, several values, nothing at all."""
    window = WINDOWS["values"]
    assert run(lambda w: len(w), window) == 5.0
    assert run(lambda w: w[0] == w[0], window) == 1.0
    assert run(lambda w: (w.argmax(), w[0] > 99, np.float32(0.5)), window) == (window.argmax(), 0.0, 0.5)
    assert run(lambda w: None if w[0] == w[0] else 1.0, window) is None
    assert run(lambda w: len(w), window, result="int64") == 5
    assert run(lambda w: w.max(), window, result="float32") == np.float32(window.max())
