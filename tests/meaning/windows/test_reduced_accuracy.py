"""Recognised windows over data that sums lose digits of: as near to the exact value as the window in memory."""

import math
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest

import udf
from tests.support.budget import THOROUGH, in_turn

ROWS = 400
LENGTHS = (2, 7, 60)
U = np.random.default_rng(5).random(ROWS)
N = np.arange(ROWS)

NASTY = {
    "noise": U - 0.5,
    "1 + 1e-10 u": 1 + 1e-10 * U,
    "1 + 1e-12 u": 1 + 1e-12 * U,
    "1e9 +- 1e-3": 1e9 + 1e-3 * (2 * U - 1),
    "a ramp far away": 1e6 + 1e-6 * N,
    "integers at 1e15": 1e15 + np.floor(100 * U),
    "integers at 2**53": 2.0**53 - N,
    "signs that cancel": np.where(N % 2, 1e16, -1e16) + np.floor(10 * U),
    "one outlier": np.where(N == 200, 1e12, 1e-3 * U),
    "outliers": np.where(N % 17 == 3, -1e14, U),
    "powers of two": np.ldexp(1.0, (N * 7919) % 600 - 300),
    "one value": np.full(ROWS, 0.1),
    "one large value": np.full(ROWS, 1e9 + 0.1),
    "zeros": np.where(N % 3 == 0, -0.0, 0.0),
    "1e153": 1e153 * (U - 0.5),
    "1e-150": 1e-150 * (1 + U),
    "subnormal": 5e-324 * np.floor(1000 * U),
    "steps": np.repeat(np.arange(ROWS // 40) * 1e8, 40) + U,
}

FUNCTIONS: dict[str, tuple[Callable, Callable]] = {
    "sum": (lambda w: w.sum(), lambda x: sum(x)),
    "mean": (lambda w: w.mean(), lambda x: sum(x) / len(x)),
    "var": (lambda w: w.var(ddof=1), lambda x: about(x, sum(x) / len(x)) / (len(x) - 1)),
    "squares": (lambda w: np.dot(w, w), lambda x: about(x, 0)),
    "about 1": (lambda w: ((w - 1.0) ** 2).sum(), lambda x: about(x, 1)),
    "about the first": (lambda w: ((w - w[0]) ** 2).sum(), lambda x: about(x, x[0])),
    "about the last": (lambda w: np.square(w[-1] - w).mean(), lambda x: about(x, x[-1]) / len(x)),
    "about 1e9": (lambda w: ((w - 1e9) * (w - 1e9)).sum(), lambda x: about(x, 10**9)),
    "range": (lambda w: np.ptp(w), lambda x: max(x) - min(x)),
}
"""A function of a window, and its exact value."""


def about(x: list[Fraction], centre: Fraction | int) -> Fraction:
    return sum((v - centre) ** 2 for v in x)


def error(found: float, exact: Fraction) -> float:
    """Return how far a number is from the exact one, by the exact one; of one that is too small for a double, 0."""
    if abs(exact) < Fraction(2) ** -1000:
        return 0.0 if abs(found) < 2.0**-999 else math.inf
    return float(abs(Fraction(found) - exact) / abs(exact))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "data"), in_turn(FUNCTIONS, NASTY))
def test_a_primitive_keeps_what_the_window_keeps(name: str, data: str) -> None:
    """Twice the error of the window in memory at most, or that of a few roundings."""
    function, exact = FUNCTIONS[name]
    values = NASTY[data]
    turn = [*FUNCTIONS].index(name) + [*NASTY].index(data)
    for length in LENGTHS if THOROUGH else LENGTHS[turn % 3 :][:1]:
        windows = udf.Series(values).rolling(length)
        found = windows.apply(function, raw=True).to_numpy()
        with udf.options(recognize_reducers=False):
            kept = windows.apply(function, raw=True).to_numpy()
        for i in range(length - 1, ROWS, 13):
            wanted = exact([Fraction(float(v)) for v in values[i + 1 - length : i + 1]])
            limit = max(2 * error(kept[i], wanted), 1e-14)
            assert error(found[i], wanted) <= limit, (length, i, found[i], kept[i], float(wanted))


OVERFLOWS = {
    "np.dot": lambda w: np.dot(w, w), "var": lambda w: w.var(), "std": lambda w: w.std(ddof=1),
    "about a point": lambda w: ((w - 3.0) ** 2).sum(), "sum": lambda w: w.sum(), "mean": lambda w: w.mean(),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(("name", "scale"), in_turn(OVERFLOWS, [1e200, 1.1e154, 1e308, -1.7e308]))
def test_overflow_is_infinite(name: str, scale: float) -> None:
    """Where the window in memory gives inf, and no NaN comes of it; the windows around are not touched."""
    function = OVERFLOWS[name]
    values = np.concatenate([U[:30], scale * (0.9 + U[:12] / 10), -U[:30]])
    for length in (2, 5, 40) if THOROUGH else (5,):
        windows = udf.Series(values).rolling(length)
        found = windows.apply(function, raw=True).to_numpy()
        with udf.options(recognize_reducers=False):
            kept = windows.apply(function, raw=True).to_numpy()
        here = ~np.isnan(kept)
        assert not np.isnan(found[here]).any()
        finite = np.isfinite(kept[here]) & np.isfinite(found[here])
        np.testing.assert_allclose(found[here][finite], kept[here][finite], rtol=1e-12)
        wrong = np.isfinite(kept[here]) & ~np.isfinite(found[here])
        assert not wrong.any()


def test_squares_of_deviations_fit_where_they_do() -> None:
    """Two values whose distance squared is too large for a double, and half of that is not."""
    values = np.array([0.0, 1.45e154])
    (found,) = udf.Series(values).rolling(2).apply(lambda w: w.var() * 2.0, raw=True).to_numpy()[1:]
    assert math.isclose(found, float(Fraction(1.45e154) ** 2 / 2), rel_tol=1e-15)
