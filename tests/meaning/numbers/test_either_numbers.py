"""A number that is NumPy's on one path and Python's on another: pandas' values and dtype, or refused by name."""

import sys
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
import udf.doors.pandas  # the accessor
from tests.support.budget import in_turn
from udf.errors import UdfCompileError

REFUSED = "NumPy's on one path and Python's on another"

INTEGERS = pd.DataFrame({"a": [1, -2, 0, 3], "b": [5, 0, -1, 7]})

FUNCTIONS = (
    lambda r: (r.a if r.a > 100 else 0) * 2,
    lambda r: (r.a if r.a > 0 else 1) + r.b,
    lambda r: (r.a if r.a > 1 else 0) / 100,
    lambda r: (r.a if r.a > 1 else 0) // 2 - (r.b or 0.5) % 3,
    lambda r: min((-1 and 2.5), 2) - r.b,
    lambda r: (3 if r.a > 99 else r.a * 0.5) + 0,
    lambda r: ((-1 + 2) if r.b > 3 else False) - ((r.a / 2) and r.b),
    lambda r: abs(r.a or 2) ** 2,
    lambda r: (r.a if r.b > 0 else 0) > 1,
)
"""Ints of Python's among NumPy's numbers: what is compiled is what pandas gives."""

TOLD = (
    lambda r: (r.a or 0.5) // r.b, lambda r: r.b % (r.a / 2 or min(r.a, 1)),
    lambda r: np.maximum(r.a / 2 if r.b > 1 else 0, 0), lambda r: (r.a > 0 or False) + 1, lambda r: ~(r.a > 0 or True),
    lambda r: round(r.a / 3 if r.b > 0 else 0.5, 1),
)  # fmt: skip
"""A divisor of zero, ``+`` and ``~`` tell which it is, and so do a function's type and ``round``."""


def refused_or_right(frame: pd.DataFrame, function: Callable[[Any], Any]) -> None:
    """Check that a function is refused; Python 3.12 compiles what follows the paths once for each: it may be right."""
    try:
        found = frame.udf.apply(function, axis=1)
    except UdfCompileError as refused:
        assert REFUSED in str(refused)  # noqa: PT017 - or it is right
    except OverflowError as error:
        with pytest.raises(OverflowError, match=str(error)):
            frame.apply(function, axis=1)
    else:
        assert sys.version_info >= (3, 12)
        with np.errstate(all="ignore"), warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # of ~True
            pd.testing.assert_series_equal(found, frame.apply(function, axis=1))


@pytest.mark.parametrize(("dtype", "number"), in_turn(["int64", "float64"], range(len(FUNCTIONS))))
def test_pythons_operator_means_the_same_on_both_paths(number: int, dtype: str) -> None:
    """Also the dtype of the column: int64 where every row took Python's int."""
    frame = INTEGERS.astype(dtype)
    pd.testing.assert_series_equal(frame.udf.apply(FUNCTIONS[number], axis=1), frame.apply(FUNCTIONS[number], axis=1))


@pytest.mark.parametrize("number", range(len(TOLD)))
def test_an_operator_that_tells_them_apart_is_pythons_to_run(number: int) -> None:
    """Compiled it would have one meaning for both; by default Python runs the function."""
    refused_or_right(INTEGERS, TOLD[number])
    with udf.options(fallback="python"), np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = INTEGERS.udf.apply(TOLD[number], axis=1)
    with np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of ~True
        pd.testing.assert_series_equal(found, INTEGERS.apply(TOLD[number], axis=1))


@pytest.mark.parametrize("dtype", ["int32", "int8", "float32"])
def test_narrow_numbers_beside_pythons_are_refused(dtype: str) -> None:
    """``x * 300`` is in the type of a NumPy scalar, which wraps, or Python's."""
    refused_or_right(INTEGERS.astype(dtype), lambda r: (r.a if r.a > 0 else 1) * 300)
    refused_or_right(
        INTEGERS.astype(dtype), lambda r: r.a if r.a > -9 else 0
    )  # int8 if each took the column, else int64


def test_an_item_at_a_known_place_is_that_item() -> None:
    """``(row.b, 1)[0]`` is NumPy's: 1 / 0 of it is inf."""
    with np.errstate(all="ignore"):
        wanted = INTEGERS.apply(lambda r: 1 / (r.b, 1)[0], axis=1)
    pd.testing.assert_series_equal(INTEGERS.udf.apply(lambda r: 1 / (r.b, 1)[0], axis=1), wanted)


def test_integers_beside_missing_values_are_integers_of_a_nullable_column() -> None:
    """``Float64`` in, whole numbers and NA out: pandas has ``Int64``, also if the first rows are missing."""
    column = pd.Series([None] * 40 + [1.0, 0.25, 3.0], dtype="Float64")
    rounded = lambda x: (x < 0.5) % (abs(2) or abs(0.5))
    for function in (rounded, lambda x: (x < 0.5) % (2.5 and 2)):
        pd.testing.assert_series_equal(column.udf.map(function), column.map(function))


CAPTURED = {"zero": 0, "two": 2}
TRUE = {"t": True}

MIXED = {"zero": 0.0, "two": 2}

BESIDE = (
    lambda x: CAPTURED["two"] / (x > np.float32(200)), lambda x: CAPTURED.get("zero") / (x > np.float32(200)),
    lambda x: CAPTURED.get("absent", 3) // (np.int64(x) - x), lambda x: TRUE["t"] + (x > np.float32(0)),
    lambda x: TRUE.get("t") - (x > np.float32(0)), lambda x: CAPTURED["two"] % (np.int64(x) - x),
    lambda x: MIXED["two"] / np.float64(x - x), lambda x: np.sqrt(x) / MIXED["zero"],
    lambda x: MIXED["zero"] ** np.float64(-x), lambda x: CAPTURED.get("two", 0.5) * np.float32(x),
)  # fmt: skip
"""What a captured dict has, of one type or of two, and a number of NumPy's."""


@pytest.mark.parametrize("number", range(len(BESIDE)))
def test_a_number_beside_numpys_raises_what_numpy_raises(number: int) -> None:
    """Also where the function catches ZeroDivisionError, which NumPy does not raise."""
    function = BESIDE[number]

    def caught(x: Any) -> Any:
        try:
            return function(x)
        except (ZeroDivisionError, TypeError):
            return -1

    series = pd.Series([1, 2, 100])
    with udf.options(fallback="python"), np.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pd.testing.assert_series_equal(series.udf.map(caught), series.map(caught))
