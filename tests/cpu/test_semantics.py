"""What a row's values are at pandas' door: NumPy's scalars of one type where all columns are numbers."""

from __future__ import annotations

import itertools
import math
import warnings

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import rotated
from udf.errors import ArgumentError
from udf.interop.row_values import met


@pytest.fixture(autouse=True)
def _on_cpu():
    with udf.options(backend="cpu"), warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # NumPy's
        yield


DTYPES = ("int64", "float64", "int8", "float32", "uint16", "int32")
FUNCTIONS = {
    "+": lambda r: r.a + r.b, "-": lambda r: r.a - r.b, "*": lambda r: r.a * r.b, "/": lambda r: r.a / r.b,
    "//": lambda r: r.a // r.b, "%": lambda r: r.a % r.b, "+ 1": lambda r: r.a + 1, "* 0.1": lambda r: r.a * 0.1,
    "neg": lambda r: -r.a, "abs": lambda r: abs(r.a), "round": lambda r: round(r.a / 3, 2),
    "max": lambda r: max(r.a, r.b), "int": lambda r: int(r.a) + 1, "float": lambda r: float(r.a) / 2,
    "sum": lambda r: r.sum(), "mean": lambda r: r.mean(), "row max": lambda r: r.max(), ">": lambda r: r.a > r.b,
    "**": lambda r: r.a**2, "both": lambda r: (r.a + r.b) * (r.a - 1), "listed": lambda r: sum([r.a, r.b]),
    "iloc": lambda r: r.iloc[0] / r.iloc[1], "items": lambda r: sum(v for _, v in r.items()),
    "floor": lambda r: math.floor(r.a / 2), "halves": lambda r: r.a / 2 + r.b / 4,
}  # fmt: skip


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_of_a_row_gives_what_pandas_gives(name) -> None:
    """Over pairs of dtypes, each in some functions: values, also by zero, and the dtype of the result."""
    rng = np.random.default_rng(3)
    function = FUNCTIONS[name]
    for first, second in rotated(itertools.product(DTYPES, repeat=2), list(FUNCTIONS).index(name), 4):
        frame = pd.DataFrame({"a": rng.integers(0, 100, 6).astype(first), "b": rng.integers(0, 3, 6).astype(second)})
        if frame.a.dtype.kind == "f":
            frame["a"] += frame.a.dtype.type(0.475)
        expected = frame.apply(function, axis=1)
        pd.testing.assert_series_equal(frame.udf.apply(function, axis=1), expected, rtol=1e-6)


def test_each_kind_of_frame() -> None:
    """NumPy's scalars of numbers only; Python's values beside text, bools and times; the choice is the user's."""
    numbers = pd.DataFrame({"a": [1.0, 0.475], "b": [0, 1]})
    ratio, rounded = (lambda r: 1 / r["b"]), (lambda r: round(r["a"], 2))
    assert numbers.udf.apply(ratio, axis=1).tolist() == [math.inf, 1.0]
    assert numbers.udf.apply(rounded, axis=1).tolist() == [1.0, 0.48]
    beside = numbers.assign(text="x")
    for frame in (beside, numbers.assign(flag=True), numbers.assign(when=pd.Timestamp("2024-01-01"))):
        with pytest.raises(ZeroDivisionError):
            frame.udf.apply(ratio, axis=1)
        assert frame.udf.apply(rounded, axis=1).tolist() == frame.apply(rounded, axis=1).tolist() == [1.0, 0.47]
    with pytest.raises(ZeroDivisionError):
        numbers.udf.apply(ratio, axis=1, semantics="python")
    ours = udf.DataFrame({"a": [1.0, 0.475], "b": [0, 1]})
    with pytest.raises(ZeroDivisionError):
        ours.apply(ratio)
    assert list(ours.apply(ratio, semantics="pandas")) == [math.inf, 1.0]
    with pytest.raises(ArgumentError, match="semantics"):
        ours.apply(ratio, semantics="numpy")


def test_what_is_pythons_in_a_row_of_numpys_stays_pythons() -> None:
    """int(), float(), len() and math: they raise as Python does."""
    frame = pd.DataFrame({"a": [1.0, -1.0], "b": [0.0, 0.0]})
    for function, error in (
        (lambda r: 1 // int(r.b), ZeroDivisionError),
        (lambda r: 1.0 / float(r.b), ZeroDivisionError),
        (lambda r: math.sqrt(r.a), ValueError),
        (lambda r: 1 / (len(r) - 2), ZeroDivisionError),
    ):
        with pytest.raises(error):
            frame.apply(function, axis=1)
        with pytest.raises(error):
            frame.udf.apply(function, axis=1)


def test_the_type_in_which_columns_meet_is_pandas() -> None:
    """As the array of all rows has it."""
    for kinds in itertools.product(("int8", "uint16", "int64", "uint64", "float32", "float64"), repeat=2):
        frame = pd.DataFrame({place: np.zeros(1, kind) for place, kind in enumerate(kinds)})
        assert met(*map(np.dtype, kinds)) == frame.to_numpy().dtype.name
    assert met() == "python"


MADE = (
    "np.log(abs(x)) / (x * 0)", "1 / np.floor(x)", "np.float64(1) / x", "np.int64(3) // int(x)", "x % np.int64(0)",
    "x / np.float64(0)", "np.float64(x) ** 0.5", "round(np.sqrt(abs(x)), 2)", "np.mean([x, 1.0]) / 0",
    "np.sum([x, x]) / 0", "np.where(x > 0, x, 0) / 0", "np.array([x, 1.0]).sum() / x", "np.array([x, 2.0])[1] / x",
    "np.array([x, 2], dtype=int)[0] * 2", "TABLE[int(x) % 2] / x", "np.int32(x) * 100000 * 100000",
    "np.int8(100) + 100 + int(x)", "np.int8(1) + 300", "np.int8(x * 100)", "np.uint64(5) - 6 + int(x)",
    "np.float32(x) * 0.1", "np.float32(x) == 0.3", "np.float32(x) + np.float64(x)", "np.int32(x) + np.float32(x)",
    "np.abs(int(x)) ** -1", "float(np.float32(x)) / (x * 0)", "np.sqrt(x > 0)", "np.floor(x > 0)",
    "np.exp(x * 1000) / 2", "int(np.float64(x)) / 0",
)  # fmt: skip
TABLE = np.array([0.0, 2.0])


@pytest.mark.parametrize("expression", MADE)
def test_numpys_scalars_that_a_function_makes_mean_what_numpy_means(expression) -> None:
    """Of Python's numbers: values, dtypes and exceptions are pandas'."""
    function = eval(f"lambda x: {expression}", globals())  # noqa: S307 - the table
    given = pd.Series([0.0, 1.5, -2.0, 0.3])
    try:
        wanted = given.map(function)
    except (ValueError, ArithmeticError) as error:
        with pytest.raises(type(error)):
            given.udf.map(function)
    else:
        pd.testing.assert_series_equal(given.udf.map(function), wanted)
