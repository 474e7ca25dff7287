"""Generated functions of windows against CPython and NumPy: the value, or that it raises.

``UDF_BUDGET`` in the environment says how many functions.
"""

import warnings
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, note, settings

from tests.support.array_strategies import window_functions, windows
from tests.support.budget import budget
from tests.support.window_entry import Raised, entry_of
from tests.support.written import from_source

FUNCTIONS = budget(60)
HOW = settings(max_examples=FUNCTIONS, deadline=None, suppress_health_check=list(HealthCheck))


def by_numpy(function: Any, window: Any) -> Any:
    """Return what CPython and NumPy give; None if they raise.

    Python raises where it divides two integers of its own by 0, which "numpy" asks to be inf or NaN.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return float(function(window.copy()))
        except ZeroDivisionError:
            return ...
        except (ValueError, IndexError):
            return None


def check(source: str, rows: list[list[float]], length: int | None) -> None:
    """Compile once, and compare on every window."""
    note(source)
    function = from_source(source, {"np": np})
    entry = entry_of(function, length)
    for values in rows:
        window = np.array(values)
        note(f"w = {window!r}")
        expected, found = by_numpy(function, window), entry(window)
        if expected is None:
            assert isinstance(found, Raised)
        elif expected is not ...:
            assert found == pytest.approx(expected, rel=1e-9, abs=1e-9, nan_ok=True)


@pytest.mark.slow
@HOW
@given(window_functions(), windows())
def test_of_constant_length(source: str, rows: list[list[float]]) -> None:
    """The length is compiled in, loops are unrolled, arrays are made."""
    check(source, rows, len(rows[0]))


@pytest.mark.slow
@HOW
@given(window_functions(made=False), windows())
def test_of_any_length(source: str, rows: list[list[float]]) -> None:
    """The length is given at run time."""
    check(source, rows, None)
