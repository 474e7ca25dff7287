"""Single values of windows, groups and columns that are Python's: they raise, round, and are caught as Python's are."""

import math
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
import udf.doors.pandas

pytestmark = [
    pytest.mark.filterwarnings("ignore::RuntimeWarning"),
    pytest.mark.filterwarnings("ignore::udf.errors.FallbackWarning"),
]

VALUES = pd.Series([0.475, 7.0, 0.0, -2.0, 2.675, 0.0, 9.0, 1e200])
FRAME = pd.DataFrame({"k": range(8), "a": VALUES, "n": [1, 7, 2, 3, 0, -3, 0, 4]})

DOORS = {
    "windows": lambda f, of: of(VALUES).rolling(1).apply(f),
    "arrays": lambda f, of: of(VALUES).rolling(1).apply(f, raw=True),
    "groups": lambda f, of: of(FRAME).groupby("k")["a"].agg(f),
    "groups of ints": lambda f, of: of(FRAME).groupby("k")["n"].agg(f),
    "groups of Arrow": lambda f, of: of(FRAME.astype({"n": "int64[pyarrow]"})).groupby("k")["n"].agg(f),
    "windows in groups": lambda f, of: of(FRAME).groupby("k")["a"].rolling(1).apply(f),
    "columns": lambda f, of: of(FRAME[["a"]].T).apply(f),
}


def caught(w: Any) -> float:
    """Raise in each way that Python's numbers do, and tell them apart."""
    large, found = w[w > 5], 0.0
    try:
        found += sum(large) / len(large)
    except ZeroDivisionError:
        found += 1000
    try:
        found += w.sum() // len(large) + w.sum() // w.min()
    except ZeroDivisionError:
        found += 2000
    try:
        found += math.log(w.sum())
    except ValueError:
        found += 4000
    try:
        found += float(w.max()) ** -1
    except ZeroDivisionError:
        found += 8000
    try:
        found += (float(w.max()) * 1e100) ** 2
    except OverflowError:
        found += 16000
    return found


def rounded(w: Any) -> float:
    """Round NumPy's numbers and Python's, and divide NumPy's by zero."""
    return round(w.sum(), 2) + round(sum(w) / len(w), 2) + round(float(w.max()), 2)


def ratio(w: Any) -> float:
    """Divide by how many are large, which may be none."""
    large = w[w > 5]
    return sum(large) / len(large)


@pytest.mark.slow
@pytest.mark.parametrize("door", ["windows", "groups", "groups of Arrow", "columns"])
def test_what_python_raises_is_caught_and_rounds_as_in_pandas(door: str) -> None:
    for function in (caught, rounded):
        with udf.options(fallback=None):
            found = DOORS[door](function, lambda one: one.udf)
        pd.testing.assert_series_equal(found, DOORS[door](function, lambda one: one), rtol=1e-12)


@pytest.mark.parametrize("door", DOORS)
def test_a_division_by_no_rows_raises_as_in_pandas(door: str) -> None:
    for function in (ratio, lambda w: math.sqrt(w.min()), lambda w: 1.0 / len(w[w > 5])):
        raised = []
        for of in (lambda one: one.udf, lambda one: one):
            with udf.options(fallback=None), pytest.raises((ArithmeticError, ValueError)) as caught_here:
                DOORS[door](function, of)
            raised.append((type(caught_here.value), str(caught_here.value)))
        assert raised[0] == raised[1]


def test_numpys_numbers_raise_nothing_and_stay_compiled() -> None:
    """A spread over a mean that is 0, of a window, leaves nothing to Python."""
    values = pd.Series([0.0, 0.0, 1.0, 3.0] * 10)
    for function in (
        lambda w: w.std() / w.mean(),
        lambda w: (w.iloc[-1] - w.mean()) / w.std(),
        lambda w: np.log(w.min()) / w.min(),
    ):
        with udf.options(fallback="error"):
            found = values.udf.rolling(2).apply(function)
        pd.testing.assert_series_equal(found, values.rolling(2).apply(function), rtol=1e-12)


TELLING = (
    lambda g: ~(g.max() > 1), lambda g: (g.max() > 1) + (g.min() > 0), lambda g: (g.max() > 1) is True,
    lambda g: isinstance(g.sum(), int), lambda g: (g & 1).sum(), lambda g: g.where(g > 0, other=0).sum() + len(g),
    lambda g: min(g.to_numpy()), lambda g: g.quantile(0.25),
)  # fmt: skip
"""Functions of a group that tell NumPy's bools and numbers from Python's, or are not pandas' of every dtype."""


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["int64", "int64[pyarrow]", "bool", "boolean", "bool[pyarrow]", "Int8"])
def test_what_tells_numpys_from_pythons_is_pandas(dtype: str) -> None:
    """Values, dtype, or the exception's type."""
    frame = pd.DataFrame({"k": [0, 0, 1, 1, 1], "a": pd.Series([1, 0, 1, 1, 0]).astype(dtype)})
    for function in TELLING:
        made = []
        for of in (lambda one: one.udf, lambda one: one):
            with udf.options(fallback=None):
                try:
                    result = of(frame).groupby("k")["a"].agg(function)
                    made.append((result.dtype, result.tolist()))
                except Exception as error:  # noqa: BLE001 - whatever it is
                    made.append((type(error), []))
        assert made[0] == made[1]
