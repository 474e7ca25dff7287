"""udf.Series from Python's own sequences and from pandas, in each of its layouts, and back."""

import array
import datetime as dt
import decimal
import fractions
import math
import re

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

from udf.api.frames import Series
from udf.errors import DTypeError


@pytest.mark.parametrize(
    ("data", "dtype", "values"),
    [
        ([1, 2, 3], "int64", [1, 2, 3]),
        ((1, 2), "int64", [1, 2]),
        ([1.5, 2.5], "float64", [1.5, 2.5]),
        ([True, False], "bool", [True, False]),
        ([1, 2.5], "float64", [1.0, 2.5]),
        ([1, None, 3], "int64", [1, None, 3]),
        ([None, 1.5], "float64", [None, 1.5]),
        ([True, None], "bool", [True, None]),
        ([1, pd.NA, 2.5], "float64", [1.0, None, 2.5]),
        ([None, None], "float64", [None, None]),
        ([], "float64", []),
        ([2**63], "uint64", [2**63]),
        ([2**63, None], "uint64", [2**63, None]),
        ([1, 2**64 - 1, None, 0], "uint64", [1, 2**64 - 1, None, 0]),
        ([-(2**63), 2**63 - 1], "int64", [-(2**63), 2**63 - 1]),
        ([np.float32(1.5), np.float32(2)], "float32", [1.5, 2.0]),
        ([np.int8(1), None], "int8", [1, None]),
        ([pa.scalar(1), pa.scalar(None, pa.int64())], "int64", [1, None]),
        (range(3, 0, -1), "int64", [3, 2, 1]),
        (range(0), "int64", []),
        ((x * x for x in (1, 2, 3)), "int64", [1, 4, 9]),
        (iter([1.5, None]), "float64", [1.5, None]),
        ({1: "a", 2: "b"}.keys, None, None),
        (array.array("f", [1.5, 2.5]), "float32", [1.5, 2.5]),
        (memoryview(array.array("H", [1, 65535])), "uint16", [1, 65535]),
    ],
)
def test_a_sequence_has_numpys_type_and_its_values(data, dtype, values) -> None:
    """Ints are int64, or uint64 where one needs it; a float makes float64; None is null whatever the type."""
    if dtype is None:
        with pytest.raises(DTypeError):
            Series(data)
        return
    series = Series(data)
    assert str(series.dtype) == dtype
    assert list(series) == values
    assert series.null_count == values.count(None)


def test_nan_in_a_list_is_a_value() -> None:
    """NaN is a float like any other; only None is null."""
    series = Series([1.0, math.nan, None])
    assert series.null_count == 1
    assert math.isnan(list(series)[1])


@pytest.mark.parametrize(
    ("data", "named"),
    [
        ([1, "a"], "str"),
        (["a", 1], "a column of str that has an int in row 1"),
        ([None, "a", b"b"], "a column of str that has a bytes in row 2"),
        (["a", "\ud800"], "a lone surrogate in row 1"),
        ("text", "str"),
        (b"bytes", "bytes"),
        ([1, 2**64], "the integer 18446744073709551616"),
        ([-1, 2**63], "integers below 0 and above int64"),
        ([None, -1, 2**63], "integers below 0 and above int64"),
        ([2**64, -1], "the integer 18446744073709551616"),
        (range(2**63, 2**63 + 3), "range(9223372036854775808"),
        ([decimal.Decimal(1)], "Decimal"),
        ([fractions.Fraction(1, 2)], "Fraction"),
        ([dt.datetime(2020, 1, 1)], "datetime"),  # noqa: DTZ001 naive on purpose
        ([[1], [1, 2]], "list"),
        ([None, [1]], "list"),
        ([{}], "dict"),
        ({"a": 1}, "dict"),
        ({1, 2}, "set"),
        (object(), "object"),
        (None, "NoneType"),
    ],
)
def test_what_is_no_number_is_refused_by_name(data, named) -> None:
    """The error names the offending type, lists what is supported, and says how to get there."""
    with pytest.raises(DTypeError) as caught:
        Series(data)
    text = str(caught.value)
    assert named in text.splitlines()[0]
    assert "float64" in text
    assert "Hint:" in text


def test_dtype_converts_exactly_or_refuses() -> None:
    """``dtype=`` rounds to a float, and never changes an integer or a bool."""
    assert Series([1, None, 3], dtype="float32").dtype.name == "float32"
    assert list(Series([1.0, 0.0], dtype=bool)) == [True, False]
    assert list(Series([255], dtype=np.uint8)) == [255]
    assert list(Series([1.0, None], dtype="int8")) == [1, None]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("data", "dtype", "value"),
    [
        ([1.5], "int64", "1.5"), ([256], "uint8", "256"), ([-1], "uint64", "-1"),
        ([2.0**63], "int64", "9.223372036854776e"), ([math.nan], "int32", "nan"), ([math.inf], "int64", "inf"),
        ([2], "bool", "2"), ([2**63], "int64", "9223372036854775808"),
    ],
)  # fmt: skip
def test_a_conversion_that_would_change_a_value_is_refused(data, dtype, value) -> None:
    """The error names the first value that does not fit."""
    with pytest.raises(ValueError, match="would not keep its value") as caught:
        Series(data, dtype=dtype)
    assert value in str(caught.value)


def test_name_and_index_are_kept() -> None:
    """Labels given are labels shown; their number must be the number of values."""
    series = Series([1, 2], index=["a", "b"], name="x")
    assert (series.index, series.name) == (("a", "b"), "x")
    assert Series([1, 2]).index == range(2)
    assert Series(series, name="y").name == "y"
    assert Series(series).index == ("a", "b")


NUMPY = ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float32", "float64", "bool"]
MASKED = ["Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "Float32", "Float64", "boolean"]
ARROW = ["int8[pyarrow]", "uint64[pyarrow]", "int64[pyarrow]", "float[pyarrow]", "double[pyarrow]", "bool[pyarrow]"]


def address(array) -> int:
    return array.__array_interface__["data"][0]


@pytest.mark.parametrize("dtype", [*NUMPY, *MASKED, *ARROW])
def test_a_series_without_nulls_comes_back_as_it_was(dtype) -> None:
    """Values, dtype, index object and name are those that went in."""
    given = pd.Series([1, 0, 1], dtype=dtype, index=pd.Index(["a", "b", "c"], name="i"), name="n")
    back = Series(given).to_pandas()
    pd.testing.assert_series_equal(back, given)
    assert back.index is given.index


@pytest.mark.parametrize("dtype", [*MASKED, *ARROW])
def test_a_series_with_nulls_comes_back_as_it_was(dtype) -> None:
    """Nullable goes back to nullable, Arrow-backed to Arrow-backed."""
    given = pd.Series([1, None, 1], dtype=dtype, name="n")
    series = Series(given)
    assert series.null_count == 1
    pd.testing.assert_series_equal(series.to_pandas(), given)


@pytest.mark.parametrize("dtype", NUMPY)
def test_numpy_values_are_shared_in_and_out(dtype) -> None:
    given = pd.Series(np.arange(10).astype(dtype))
    series = Series(given)
    assert address(series.column.values) == address(given.to_numpy())
    assert address(series.to_pandas().to_numpy()) == address(given.to_numpy())


def test_masked_values_are_shared_in_and_out() -> None:
    given = pd.Series([1, None, 3], dtype="Int64")
    series = Series(given)
    assert address(series.column.values) == address(given.array._data)
    assert address(series.to_pandas().array._data) == address(given.array._data)


def test_arrow_values_are_shared_in_and_out() -> None:
    """A single chunk keeps its memory."""
    given = pd.Series([1.5, None], dtype="double[pyarrow]")
    buffer = pa.chunked_array(given.array.__arrow_array__()).chunk(0).buffers()[1]
    series = Series(given)
    assert address(series.column.values) == buffer.address
    assert pa.chunked_array(series.to_pandas().array.__arrow_array__()).chunk(0).buffers()[1].address == buffer.address


def test_nan_stays_a_value() -> None:
    """In pandas' NumPy layout a NaN is a float that functions see."""
    series = Series(pd.Series([1.0, np.nan]))
    assert series.null_count == 0
    assert series.to_pandas().dtype == "float64"


@pytest.mark.parametrize(
    ("data", "dtype"),
    [([1, None], "Int64"), ([1.5, None], "Float64"), ([True, None], "boolean"), ([np.float32(1), None], "Float32")],
)
def test_nulls_never_become_nan(data, dtype) -> None:
    """Data that pandas' NumPy layout cannot hold comes out nullable, in the same type."""
    back = Series(data).to_pandas()
    assert back.dtype == dtype
    assert back.isna().tolist() == [False, True]


def test_object_dtype_of_numbers_is_read() -> None:
    """None and NA are null, and the result is nullable."""
    back = Series(pd.Series([1, None, pd.NA, 4], dtype=object, name="o")).to_pandas()
    pd.testing.assert_series_equal(back, pd.Series([1, None, None, 4], dtype="Int64", name="o"))


@pytest.mark.parametrize(
    "data",
    [
        pd.Index([3, 1, 2], name="n"), pd.RangeIndex(4, name="n"), pd.array([1, None, 3], dtype="Int64"),
        pd.array([1.5, None], dtype="float64[pyarrow]"), pd.Series([1, 2]).array,
    ],
    ids=["Index", "RangeIndex", "IntegerArray", "ArrowExtensionArray", "NumpyExtensionArray"],
)  # fmt: skip
def test_an_index_or_array_is_a_column_without_an_index(data) -> None:
    """Labels become values; the name stays."""
    series = Series(data)
    assert list(series) == [None if pd.isna(x) else x for x in data]
    assert series.index == range(len(data))
    assert series.name == getattr(data, "name", None)


TIMED = {"time": pa.time64("us"), "time32": pa.time32("s"), "zone": pa.timestamp("us", "Europe/Berlin")}
COLUMNS = {
    "zone": lambda: pd.Series(pd.date_range("2024", periods=3, tz="Europe/Berlin")),
    "utc": lambda: pd.Series(pd.date_range("2024", periods=3, tz="UTC")),
    "period": lambda: pd.Series(pd.period_range("2024-01", periods=3, freq="M")),
    "sparse": lambda: pd.Series(pd.arrays.SparseArray([0.0, 0.0, 1.0])),
    "decimal": lambda: pd.Series([1, 2], dtype=pd.ArrowDtype(pa.decimal128(5, 2))),
    **{f"arrow {k}": lambda kind=kind: pd.Series([1, 2], dtype=pd.ArrowDtype(kind)) for k, kind in TIMED.items()},
    "date64": lambda: pd.Series([0, 86_400_000], dtype=pd.ArrowDtype(pa.date64())),
}


@pytest.mark.parametrize("name", COLUMNS)
def test_what_an_error_advises_runs(name) -> None:
    """After the colon, up to a comma before another way, or the end."""
    given = COLUMNS[name]()
    try:
        Series(given)
    except DTypeError as refused:
        hint = str(refused).partition("Hint: ")[2].rstrip(".").split(": ")[1]
        advice = re.split(r", (?:or )?(?:\.|Polars|pyarrow)", hint)[0]
        given = eval(f"given{advice}", {"given": given})  # noqa: S307 - our own text
    assert len(Series(given).applymap(lambda x: x)) == len(given)


def test_a_multi_index_is_kept() -> None:
    """Any pandas index is carried as the object it is."""
    index = pd.MultiIndex.from_product([["a", "b"], [1, 2]], names=["x", "y"])
    assert Series(pd.Series(range(4), index=index)).to_pandas().index is index


def test_labels_given_without_pandas_become_an_index() -> None:
    """A plain sequence of labels is the index of the pandas Series."""
    back = Series([1, 2], index=["a", "b"], name="x").to_pandas()
    pd.testing.assert_series_equal(back, pd.Series([1, 2], index=["a", "b"], name="x"))
