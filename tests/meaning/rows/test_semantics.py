"""What a row's values are at pandas' door: NumPy's scalars of one type where all columns are numbers."""

import itertools
import math
import warnings
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import rotated
from udf.columns.row_values import common_dtype
from udf.errors import ArgumentError, FallbackWarning, UdfCompileError


@pytest.fixture(autouse=True)
def _on_cpu():
    with warnings.catch_warnings():
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
    for first, second in rotated(itertools.product(DTYPES, repeat=2), list(FUNCTIONS).index(name), 2):
        frame = pd.DataFrame({"a": rng.integers(0, 100, 6).astype(first), "b": rng.integers(0, 3, 6).astype(second)})
        if frame.a.dtype.kind == "f":
            frame["a"] += frame.a.dtype.type(0.475)
        expected = frame.apply(function, axis=1)
        pd.testing.assert_series_equal(frame.udf.apply(function, axis=1), expected, rtol=1e-6)


@pytest.mark.slow
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
        assert common_dtype(*map(np.dtype, kinds)) == frame.to_numpy().dtype.name
    assert common_dtype() == "python"


MADE = (
    "np.log(abs(x)) / (x * 0)", "1 / np.floor(x)", "np.float64(1) / x", "np.int64(3) // int(x)", "x % np.int64(0)",
    "x / np.float64(0)", "np.float64(x) ** 0.5", "round(np.sqrt(abs(x)), 2)", "np.mean([x, 1.0]) / 0",
    "np.sum([x, x]) / 0", "np.where(x > 0, x, 0) / 0", "np.array([x, 1.0]).sum() / x", "np.array([x, 2.0])[1] / x",
    "np.array([x, 2], dtype=int)[0] * 2", "TABLE[int(x) % 2] / x", "np.int32(x) * 100000 * 100000",
    "np.int8(100) + 100 + int(x)", "np.int8(1) + 300", "np.int8(x * 100)", "(np.uint64(5) - 6) / 2 + x",
    "np.float32(x) * 0.1", "np.float32(x) == 0.3", "np.float32(x) + np.float64(x)", "np.int32(x) + np.float32(x)",
    "np.abs(int(x)) ** -1", "float(np.float32(x)) / (x * 0)", "np.floor(x > 0)",
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


def test_a_root_of_a_bool_is_pythons() -> None:
    given = pd.Series([0.0, 1.5, -2.0, 0.3])
    function = lambda x: np.sqrt(x > 0)
    with pytest.raises(UdfCompileError, match="computes it in float16"):
        given.udf.map(function)
    with pytest.warns(FallbackWarning, match="float16"), udf.options(fallback="python"):
        pd.testing.assert_series_equal(given.udf.map(function), given.map(function))


ROWS = (
    "int8", "int64", "float32", "float64", "bool", "Int8", "Int64", "Float64", "boolean", "int64[pyarrow]",
    "double[pyarrow]",
)  # fmt: skip
"""Dtypes whose columns may have a missing value in the third row."""

OF_ROWS = {
    "divide": lambda row: row.a / row.b,
    "floor": lambda row: row.a // row.b,
    "add": lambda row: row.a + row.b,
    "widen": lambda row: row.a * 100,
    "missing": lambda row: (row.a is pd.NA) + 2 * pd.isna(row.b),
    "type": lambda row: isinstance(row.a, int) + 2 * isinstance(row.a, float),
}


def column(dtype: str, values: list[int]) -> pd.Series:
    """Return a column of a dtype, of which the third value is missing where it can be."""
    made = pd.Series([value % 2 == 1 for value in values] if dtype.startswith("bool") else values).astype(dtype)
    if dtype.startswith("float"):
        made[2] = np.nan
    elif isinstance(made.dtype, pd.api.extensions.ExtensionDtype):
        made[2] = pd.NA
    return made


@pytest.mark.parametrize("first", ROWS)
def test_rows_of_nullable_columns_hold_what_pandas_rows_hold(first: str) -> None:
    """NumPy's scalars of the type in which the columns meet, beside which NaN is ``pd.NA``; of Arrow's, Python's."""
    place = ROWS.index(first)
    for turn, second in enumerate((ROWS[place], ROWS[(place + 3) % len(ROWS)], ROWS[(place + 5) % len(ROWS)])):
        frame = pd.DataFrame({"a": column(first, [0, 2, 5, 1, 0]), "b": column(second, [3, 0, 7, 1, 0])})
        for name, function in rotated(OF_ROWS.items(), 3 * place + turn, 1):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                want, found = tried(frame.apply, function), tried(frame.udf.apply, function)
            if isinstance(want, Exception) or isinstance(found, Exception):
                assert type(want) is type(found), (second, name, want, found)
            else:
                pd.testing.assert_series_equal(found, want, obj=f"{second} {name}")


def tried(apply: Any, function: Any) -> Any:
    """Return the results of the rows, or the exception."""
    try:
        return apply(function, axis=1)
    except (TypeError, ZeroDivisionError) as error:
        return error


@pytest.mark.parametrize(
    "function",
    [
        lambda row: (row.a > 0) + (row.b > 0), lambda row: (row.a > 0) * (row.b > 0), lambda row: ~np.isnan(row.a),
        lambda row: ~(row.a > 0), lambda row: (row.a > 0) + 1, lambda row: (row.a > 0) / 2,
        lambda row: sum([row.a > 0, row.b > 0]), lambda row: (row.a > 0) is True, lambda row: (row.a > 0) ^ (row.b > 0),
        lambda row: (row.a > 0) ** 2, lambda row: max(row.a > 0, row.b > 0), lambda row: abs(row.a > 0) * 2.5,
        lambda row: not (row.a > 0), lambda row: np.logical_not(row.a > 0), lambda row: np.add(row.a > 0, row.b > 0),
        lambda row: 1 if ~np.isfinite(row.a) else 2, lambda row: bool(row.a > 0) is True,
        lambda row: (not row.b) is True, lambda row: (len(row) > 1) is not False,
    ],
)  # fmt: skip
def test_a_condition_of_numpys_is_numpys_bool(function: Any) -> None:
    """``+`` of two is ``or``, ``~`` is ``not``; what is no ``True`` of Python's is not ``True``."""
    frame = pd.DataFrame({"a": [1.0, -2.0, np.nan, 4.0], "b": [1, -2, 3, 0]})
    pd.testing.assert_series_equal(frame.udf.apply(function, axis=1), frame.apply(function, axis=1))
    bools = pd.DataFrame({"a": [True, False, True], "b": [True, True, False]})
    pd.testing.assert_series_equal(bools.udf.apply(function, axis=1), bools.apply(function, axis=1))


def test_what_numpy_refuses_of_bools_is_refused() -> None:
    """In the words of Inlay, with what to write."""
    frame = pd.DataFrame({"a": [True, False], "b": [True, True]})
    for function, words in ((lambda row: row.a - row.b, "subtract"), (lambda row: -row.a, "negative")):
        with pytest.raises(TypeError, match=words):
            frame.apply(function, axis=1)
        with pytest.raises(UdfCompileError, match=words):
            frame.udf.apply(function, axis=1)


def test_values_have_numpys_bools_where_a_function_makes_them() -> None:
    """``np.isnan(x)`` is one; ``x > 1`` of a Python float is Python's."""
    values = pd.Series([1.0, np.nan, -3.0])
    for function in (
        lambda x: ~np.isnan(x),
        lambda x: np.isnan(x) + np.isfinite(x),
        lambda x: -1 if ~np.isfinite(x) else 1,
        lambda x: (x > 0) + (x > -5),
        lambda x: np.invert(np.sign(x) > 0),
    ):
        pd.testing.assert_series_equal(values.udf.map(function), values.map(function))


@pytest.mark.slow
def test_fields_of_times_are_pythons_beside_what_numpy_makes() -> None:
    """``np.sqrt(0)`` is NumPy's: nothing raises."""
    frame = pd.DataFrame({"t": pd.to_datetime(["2024-01-30 00:10", "2024-03-01 05:00"]), "s": ["a", "b"]})
    for function in (
        lambda row: row.t.month / np.sqrt(row.t.hour),
        lambda row: row.t.weekday() / np.floor(row.t.hour),
        lambda row: (row.t - pd.Timestamp("2024-01-01")).total_seconds() / np.sqrt(row.t.hour),
    ):
        pd.testing.assert_series_equal(frame.udf.apply(function, axis=1), frame.apply(function, axis=1))


def test_a_power_of_a_row_is_as_exact_as_that_of_a_value() -> None:
    """A product, where the exponent is written out."""
    frame = pd.DataFrame({"a": np.round(np.random.default_rng(0).normal(0, 30, 2000), 2), "b": 1})
    for function in (lambda row: row.a**2, lambda row: np.power(row.a, 2)):
        assert frame.udf.apply(function, axis=1).tolist() == [a**2 for a in frame.a.tolist()]
