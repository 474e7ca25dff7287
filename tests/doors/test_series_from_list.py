"""udf.Series from Python's own sequences."""

import array
import datetime as dt
import decimal
import fractions
import math

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
