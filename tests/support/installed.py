"""What the tests of :mod:`udf.pandas` share: pandas as it was, and a call with and without us."""

import warnings

import numpy as np
import pandas as pd
import pytest

import udf
import udf.pandas
from udf.doors.installed.plans import PLANS


@pytest.fixture(autouse=True)
def on_cpu():
    """Also that every test leaves pandas as it was."""
    PLANS.clear()
    udf.pandas.report(clear=True)
    with udf.options(backend="cpu"):
        yield
    was_installed = udf.pandas.is_installed()
    udf.pandas.uninstall()
    assert not was_installed


def same(found, expected) -> None:
    """Raise AssertionError where two results of pandas differ; floats may in their last digits."""
    assert type(found) is type(expected)
    if isinstance(expected, pd.DataFrame):
        pd.testing.assert_frame_equal(found, expected, rtol=1e-12, atol=1e-12)
    elif isinstance(expected, pd.Series):
        pd.testing.assert_series_equal(found, expected, rtol=1e-12, atol=1e-12)
    else:
        assert found == expected


def both(call, *, compiled: bool | None = None):
    """Return what ``call()`` gives, the same with and without us; ``compiled``: whether our code ran."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        expected = call()
        udf.pandas.report(clear=True)
        with udf.pandas.accelerated(always=True):
            found = call()
    same(found, expected)
    report = udf.pandas.report()
    assert report.faults == 0, report
    if compiled is not None:
        assert bool(report and report[0].compiled) is compiled, report
    return found


WIDE = pd.DataFrame(
    {"k": list("abca" * 30), "n": np.arange(120) % 7, "x": np.linspace(-1, 1, 120), "y": np.arange(120)},
    index=pd.date_range("2024", periods=120, freq="h"),
)


def collatz(n):
    """Return how many steps a number is from 1: some take long."""
    steps = 0
    while n > 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps
