"""A scan that equals the one before it of the same code runs at once; what differs is looked at as a whole."""

from itertools import accumulate
from typing import Any, NamedTuple

import numpy as np
import pandas as pd
import pytest

import udf
from udf.runtime.groups import group_folds

VALUES = np.random.default_rng(3).normal(size=50)
FACTOR = 0.5


class Pair(NamedTuple):
    """A state with names."""

    total: float
    count: int


def decayed(state, x):
    state = state * FACTOR + x
    return state, state * 2


def counted(state, x):
    total, count = state
    return (total + x, count + 1), total / (count + 1)


def named(state, x):
    return Pair(state.total + x, state.count + 1), state.total


def inverse(state, x):
    return state + 1, 1 / x


def wanted(function, initial, values=VALUES) -> list[Any]:
    """Return what a loop in Python gives."""
    outs = []

    def step(state, x):
        state, out = function(state, x)
        outs.append(out)
        return state

    list(accumulate(values.tolist(), step, initial=initial))
    return outs


def check(function, initial, values=VALUES, **how: Any) -> None:
    """Compare a scan with it."""
    assert list(udf.Series(values).scan(function, initial, **how)) == pytest.approx(wanted(function, initial, values))


@pytest.mark.slow
def test_equal_scans_run_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same function, a new lambda of the same line, other values, groups, and at pandas' accessor."""
    found = []
    again = group_folds._scan_again
    monkeypatch.setattr(group_folds, "_scan_again", lambda *given: found.append(again(*given)) or found[-1])
    for _ in range(3):
        check(decayed, 0.0)
        check(decayed, 1.5, VALUES * 3)
        check(lambda state, x: (state + x, state), 0.0)
        check(counted, (0.0, 0))
        check(named, Pair(0.0, 0))
        assert pd.Series(VALUES).udf.scan(decayed, 0.0).tolist() == pytest.approx(wanted(decayed, 0.0))
        frame = udf.DataFrame({"k": [0, 1] * 25, "x": VALUES})
        made = np.array(list(frame.groupby("k")["x"].scan(decayed, 0.0)))
        assert made[::2].tolist() == pytest.approx(wanted(decayed, 0.0, VALUES[::2]))
    assert sum(one is not None for one in found) >= 9


@pytest.mark.slow
def test_what_differs_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A global that is another one now, captured values, types of states and values, options."""
    for factor in (0.5, 2.0, 0.5):
        monkeypatch.setattr(f"{__name__}.FACTOR", factor)
        check(decayed, 0.0)
        check(decayed, 0.0)
    for step in (1, 2, 1, 2):
        check(lambda state, x, step=step: (state + x * step, state), 0.0)
        check(lambda state, x: (state + x * step, state), 0.0)  # noqa: B023 - it is called at once
    for initial in (0, 0.0, 3, True, 0.5):
        check(lambda state, x: (state, x), initial)
        check(counted, (float(initial), int(initial)))
    for values in (VALUES, VALUES.astype("float32").astype(float), np.arange(50), VALUES):
        check(lambda state, x: (state, x * 2), 0.0, values)
    for _ in range(2):
        with udf.options(overflow="wrap"):
            series = udf.Series(np.array([2**62, 2**62, 5]))
            assert list(series.scan(lambda s, x: (s + x, s + x), 0)) == [2**62, -(2**63), -(2**63) + 5]
        with pytest.raises(OverflowError):
            udf.Series(np.array([2**62, 2**62, 5])).scan(lambda s, x: (s + x, s + x), 0)


def test_a_row_that_raises_does_so_each_time() -> None:
    """Between scans that do not; with errors="null" too."""
    zero = np.array([1.0, 0.0, 2.0])
    for _ in range(3):
        check(inverse, 0.0, np.array([1.0, 2.0, 4.0]))
        with pytest.raises(ZeroDivisionError):
            udf.Series(zero).scan(inverse, 0.0)
        assert list(udf.Series(zero).scan(inverse, 0.0, error_model="numpy")) == [1.0, np.inf, 0.5]
