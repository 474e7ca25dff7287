"""Series.applymap on the processor: pandas' answers, in the layout that the data came in."""

import math
from concurrent.futures import ThreadPoolExecutor
from itertools import product

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

import udf
from udf.api.frames import Series
from udf.errors import ArgumentError, NotCallableError


def affine(x):
    return x * 2 + 1


def category(x):
    if x < 0:
        return 0
    if x < 15:
        return 1
    return 2


def late(x):
    return x > 0


def root(x):
    return math.sqrt(abs(x)) + math.exp(-x * x)


EDGES = [0.0, -0.0, 1.5, -2.25, 1e300, -1e-300, 5e-324, math.inf, -math.inf, math.nan]
FLOATS = pd.Series(EDGES, name="x", index=range(10, 20))
INTS = pd.Series([0, 1, -1, 14, 15, 127, -128, 2**62, -(2**63), 2**63 - 1])
ON_FLOATS = (affine, category, late, root)
ON_INTS = (category, late, lambda x: x // 7, lambda x: x % 7, lambda x: x & 15)


@pytest.mark.parametrize(("given", "function"), [*product([FLOATS], ON_FLOATS), *product([INTS], ON_INTS)])
def test_numbers_give_what_pandas_gives(given, function) -> None:
    """Same values and dtype as ``pandas.Series.map``, on every edge value and at the ends of integers' range."""
    pd.testing.assert_series_equal(Series(given).applymap(function).to_pandas(), given.map(function), check_exact=True)


@pytest.mark.parametrize("rows", [0, 1, 2, 31, 32, 33, 1000, 65_537])
def test_every_length(rows) -> None:
    """Nothing is lost at the ends, with and without nulls."""
    data = pd.Series(np.arange(rows, dtype="float64"))
    assert Series(data).applymap(affine).to_numpy().tolist() == (data * 2 + 1).tolist()
    holes = data.astype("Float64").mask(data % 3 == 1)
    pd.testing.assert_series_equal(Series(holes).applymap(affine).to_pandas(), holes * 2 + 1)


@pytest.mark.parametrize("dtype", ["Int64", "int64[pyarrow]", "Float64", "double[pyarrow]", "Int8", "uint32[pyarrow]"])
def test_nullable_data_stays_in_its_layout(dtype) -> None:
    """Masked in, masked out; Arrow-backed in, Arrow-backed out; null in, null out."""
    given = pd.Series([1, None, 3], dtype=dtype, name="x", index=["a", "b", "c"])
    result = Series(given).applymap(lambda x: x * 2).to_pandas()
    assert isinstance(result.dtype, pd.ArrowDtype) is isinstance(given.dtype, pd.ArrowDtype)
    assert pd.api.types.is_extension_array_dtype(result.dtype)
    assert result.index is given.index
    assert result.name == "x"
    assert result.isna().tolist() == [False, True, False]
    assert result.dropna().tolist() == [2, 6]


def test_a_comparison_of_nullable_data_is_nullable() -> None:
    """The result's dtype changes, its layout does not."""
    assert Series(pd.Series([1, None], dtype="Int64")).applymap(late).to_pandas().dtype == "boolean"
    assert Series(pd.Series([1, None], dtype="int64[pyarrow]")).applymap(late).to_pandas().dtype == "bool[pyarrow]"


@pytest.mark.parametrize("offset", [1, 3, 8, 13])
def test_an_arrow_slice_lines_up_with_its_nulls(offset) -> None:
    """Bits that begin in the middle of a byte belong to the right rows."""
    part = pa.array([None if i % 5 == 2 else float(i) for i in range(100)]).slice(offset, 60)
    assert list(Series(part).applymap(affine)) == [None if x is None else x * 2 + 1 for x in part.to_pylist()]


def scaled(x, by, *, shift=0.0):
    return x * by + shift


HIDDEN = np.ma.masked_array([1, 0, 2], mask=[0, 1, 0])
IGNORE = {"na_action": "ignore"}
LISTS = {
    "NaN reaches the function": ([1.0, np.nan], lambda x: 0.0 if math.isnan(x) else x, {}, [1.0, 0.0]),
    "ignored NaN is null": (pd.Series([1.0, math.nan, 3.0]), lambda x: 0 if math.isnan(x) else 7, IGNORE, [7, None, 7]),
    "ignored NaN beside null": ([1.0, math.nan, None], affine, IGNORE, [3.0, None, None]),
    "null of integers ignored": ([1, None], affine, IGNORE, [3, None]),
    "a null is not run on": (HIDDEN, lambda x: 10 // x, {}, [10, None, 5]),
    "an argument by position": ([1.0, 2.0], scaled, {"na_action": None, "args": (3.0,)}, [3, 6]),
    "an argument by name": ([1.0, 2.0], scaled, {"args": (3.0,), "shift": 1.0}, [4, 7]),
    "a table": ([1, 0], lambda i, table: table[i], {"table": np.array([5.0, 6.0])}, [6, 5]),
    "errors are nulls": ([2, 0, 5], lambda x: 10 // x, {"errors": "null"}, [5, None, 2]),
    "errors as in NumPy": ([2.0, 0.0], lambda x: 1 / x, {"error_model": "numpy"}, [0.5, math.inf]),
}


@pytest.mark.parametrize("case", LISTS)
def test_a_list_comes_out(case) -> None:
    given, function, how, wanted = LISTS[case]
    for way in ("applymap", "map", "apply"):
        assert list(getattr(Series(given), way)(function, **how)) == wanted


def test_the_data_is_not_changed() -> None:
    """A function's result is new memory."""
    array = np.arange(5.0)
    result = Series(array).applymap(affine)
    back = result.to_pandas()
    back.iloc[0] = 99
    result.to_numpy()[1] = 99
    assert array.tolist() == [0, 1, 2, 3, 4]


@pytest.mark.slow
def test_results_can_be_chained_and_shared_by_threads() -> None:
    """A result is a Series like any other, from many threads at once."""
    series = Series(np.arange(1000.0))

    def work(k):
        with udf.options(backend="cpu", threads=1):
            return series.applymap(lambda x: x + k).applymap(affine).to_numpy().sum()

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(work, range(8))) == [sum((x + k) * 2 + 1 for x in range(1000)) for k in range(8)]


def test_threads_do_not_change_the_answer() -> None:
    """One processor or all of them."""
    series = Series(np.arange(100_000.0))
    with udf.options(threads=1):
        one = series.applymap(root)
    with udf.options(threads=2):
        assert series.applymap(root).equals(one)


# --- what is refused ---------------------------------------------------------------------------------


NO_FUNCTIONS = (3, "affine", None, {1: 2}, [affine], pd.Series([1]))
UNKNOWN = ("convert_dtype", "by_row", "engine", "axis", "k")
UNEXPECTED = r"affine\(\) got an unexpected keyword argument "
REFUSED = [
    *((NotCallableError, "Hint:", thing, {}) for thing in NO_FUNCTIONS),
    *((TypeError, UNEXPECTED + repr(name), affine, {name: 1}) for name in UNKNOWN),
    *((ArgumentError, rf"{name} cannot be 'quiet'.\nHint: it is ", affine, {name: "quiet"})
      for name in ("na_action", "errors", "error_model")),
    (ZeroDivisionError, "zero", lambda x: 10 // (x - 1), {}),
]  # fmt: skip


@pytest.mark.parametrize(("error", "text", "thing", "how"), REFUSED)
def test_what_is_refused(error, text, thing, how) -> None:
    """What is no function, though pandas' ``map`` takes it; unknown arguments, in Python's words; what is no choice."""
    for way in ("map", "apply"):
        with pytest.raises(error, match=text):
            getattr(Series([1.0]), way)(thing, **how)


# --- nulls, arguments, tuples, errors ----------------------------------------------------------------


@pytest.mark.parametrize("dtype", ["Int64", "Float64", "int64[pyarrow]", "double[pyarrow]"])
def test_a_null_is_na_inside(dtype) -> None:
    """It propagates, and a function can ask for it and give it."""
    series = Series(pd.Series([1, None, 3], dtype=dtype))
    assert list(series.applymap(lambda x: x + 1)) == [2, None, 4]
    assert list(series.applymap(lambda x: x is udf.NA)) == [False, True, False]
    assert list(series.applymap(lambda x: 0 if x is udf.NA else 1)) == [1, 0, 1]
    assert list(series.applymap(lambda x: udf.NA if x is not udf.NA and x > 2 else x)) == [1, None, None]


def test_if_on_a_null_raises_as_pandas_does() -> None:
    """The message is pandas' own; with na_action="ignore" the function is not asked."""
    given = pd.Series([20, None, 3], dtype="Int64", index=["x", "y", "z"])
    for call in (lambda: category(pd.NA), lambda: Series(given).map(category)):
        with pytest.raises(TypeError, match="boolean value of NA is ambiguous"):
            call()
    assert list(Series(given).map(category, na_action="ignore")) == [2, None, 1]


def test_a_tuple_gives_a_frame() -> None:
    """With the index of the Series, and names if they are given."""
    series = Series(pd.Series([1.5, 2.5], index=["a", "b"]))
    result = series.applymap(lambda x: (x * 2, x > 2))
    assert isinstance(result, udf.DataFrame)
    assert [list(result[label]) for label in (0, 1)] == [[3, 5], [False, True]]
    assert result.index is series.index
    assert series.applymap(lambda x: (x, x), names=["low", "high"]).columns == ("low", "high")


# --- the pandas accessor -----------------------------------------------------------------------------


def test_the_accessor_replaces_apply_and_nothing_else() -> None:
    """``df["x"].udf.applymap(f)`` for ``df["x"].apply(f)``: same Series, same index object, name and attrs."""
    import udf.doors.pandas.pandas_accessor  # noqa: F401, PLC0415 the import registers it

    frame = pd.DataFrame({"x": EDGES, "n": range(10)}, index=list("abcdefghij"))
    frame["x"].attrs["unit"] = "min"
    given = frame["x"]
    given.attrs["unit"] = "min"
    for name in ("applymap", "apply", "map"):
        result = getattr(given.udf, name)(root)
        pd.testing.assert_series_equal(result, given.apply(root))
        assert result.index is given.index
        assert result.attrs == {"unit": "min"}
    frame["late"] = frame["n"].udf.applymap(late)
    assert frame["late"].tolist() == [n > 0 for n in range(10)]


def test_the_accessor_of_a_frame_replaces_apply_by_rows() -> None:
    """``df.udf.apply(f, axis=1)`` for ``df.apply(f, axis=1)``, and ``df.udf.map(f)`` for ``df.map(f)``."""
    import udf.doors.pandas.pandas_accessor  # noqa: F401, PLC0415 the import registers it

    frame = pd.DataFrame({"a": [1.5, 2.5], "b": [1, 2], "s": ["x", "y"]}, index=["p", "q"])
    frame.attrs["unit"] = "min"
    result = frame.udf.apply(lambda row, k: row.a * row["b"] + k, axis=1, k=1)
    pd.testing.assert_series_equal(result, frame.apply(lambda row, k: row.a * row["b"] + k, axis=1, k=1))
    assert result.attrs == {"unit": "min"}
    pd.testing.assert_frame_equal(frame[["a", "b"]].udf.map(affine), frame[["a", "b"]].map(affine))
    assert frame.udf.apply(lambda row: (row.a, row.b), axis=1, names=["x", "y"]).columns.tolist() == ["x", "y"]
    assert frame["a"].udf.applymap(scaled, by=2.0).tolist() == [3, 5]


def test_an_exception_names_the_function_that_was_called() -> None:
    """Equal functions share one program; the note has the line of the one at hand."""

    def first(x):
        return 1 // x

    def second(x):
        return 1 // x

    for function in (first, second):
        with pytest.raises(ZeroDivisionError) as raised:
            udf.Series([1, 0]).applymap(function)
        place = f"{function.__name__} ({__file__}:{function.__code__.co_firstlineno + 1})"
        assert raised.value.__notes__ == [f"raised by the UDF {place} at row position 1"]
