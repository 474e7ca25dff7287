"""Nulls in rows: what pandas gives for its nullable dtypes, in the layout that the data came in."""

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

import udf
from tests.support.budget import in_turn
from udf.api.frames import DataFrame

LAYOUTS = {
    "masked": {"i": "Int64", "f": "Float64", "b": "boolean"},
    "arrow": {"i": "int64[pyarrow]", "f": "double[pyarrow]", "b": "bool[pyarrow]"},
}


def rows(layout) -> pd.DataFrame:
    random = np.random.default_rng(11)
    data = {"i": random.integers(-3, 4, 60), "f": random.normal(size=60).round(2), "b": random.random(60) < 0.5}
    frame = pd.DataFrame({name: pd.array(values, LAYOUTS[layout][name]) for name, values in data.items()})
    for name in frame:
        frame.loc[random.random(60) < 0.3, name] = None
    frame["whole"] = np.arange(60)
    frame.index = pd.Index([f"r{i}" for i in range(60)], name="row")
    return frame


added = lambda row: row["i"] + row["f"] * 2
compared = lambda row: row["i"] > row["f"]
both = lambda row: (row["f"] < 0) & row["b"]
either = lambda row: row["b"] | (row["i"] == 0)
filled = lambda row: -1.0 if row["f"] is pd.NA or row["i"] is pd.NA else row["f"] * row["i"]
one_of_them = lambda row: row["i"] if row["whole"] % 2 == 0 else pd.NA


def guarded(row):
    if row["i"] is pd.NA:
        return 0
    if row["i"] > 0:
        return row["whole"] // row["i"]
    return abs(row["i"])


def untouched(row):
    return row["whole"] * 2


@pytest.mark.parametrize(
    ("layout", "function"), in_turn(LAYOUTS, [added, compared, both, either, filled, one_of_them, guarded, untouched])
)
def test_rows_give_what_pandas_gives(function, layout) -> None:
    """Value by value, null by null; the result is nullable in the layout of the columns that were used."""
    given = rows(layout)
    result = DataFrame(given).apply(function, axis=1)
    want = [None if value is pd.NA else value for value in rows("masked").apply(function, axis=1)]
    assert list(result) == want
    back = result.to_pandas()
    assert back.index is given.index
    assert back.isna().tolist() == [value is None for value in want]
    if None in want:
        assert isinstance(back.dtype, pd.ArrowDtype) is (layout == "arrow")


@pytest.mark.parametrize("missing", [udf.NA, pd.NA, None])
def test_a_null_is_asked_for_and_given_by_any_of_its_names(missing) -> None:
    """``udf.NA``, ``pd.NA`` and ``None`` are one inside a function."""
    frame = DataFrame({"a": [1, None, 3]})
    assert list(frame.apply(lambda row: row.a is missing)) == [False, True, False]
    assert list(frame.apply(lambda row: missing if row.a is not missing else 5)) == [None, 5, None]


def test_if_on_a_null_raises_as_pandas_does_and_names_the_row() -> None:
    """The first row that asks; rows with a value before it do not matter."""
    given = pd.DataFrame({"a": pd.array([1, None, 3], dtype="Int64")}, index=["x", "y", "z"])
    for frame in (given, DataFrame(given)):
        with pytest.raises(TypeError, match="boolean value of NA is ambiguous") as caught:
            frame.apply(lambda row: 1 if row["a"] > 2 else 0, axis=1)
    assert caught.value.__notes__[0].endswith("at row position 1 (index label 'y')")
    assert "test for a null first" in caught.value.__notes__[1]
    assert list(DataFrame(given).apply(lambda row: 1 if row["a"] > 2 else 0, errors="null")) == [0, None, 1]


def test_what_stands_under_a_null_never_raises() -> None:
    """An operation on NA is not run."""
    zeros = np.ma.masked_array([1, 0, 2], mask=[0, 1, 0])
    assert list(DataFrame({"a": zeros}).apply(lambda row: 4 // row.a)) == [4, None, 2]
    assert list(DataFrame({"a": zeros}).apply(lambda row: (4 // row.a, 1))[1]) == [1, 1, 1]


def test_a_column_without_nulls_is_plain() -> None:
    """Nullable dtypes without a null give a result without a bitmask."""
    result = DataFrame(pd.DataFrame({"a": pd.array([1, 2], dtype="Int64")})).apply(lambda row: row.a + 1)
    assert result.column.validity is None
    assert result.to_pandas().dtype == "Int64"


def test_each_value_of_a_tuple_has_its_own_nulls() -> None:
    """From Arrow, and back to it."""
    table = pa.table({"a": [1, None, 3], "b": [None, 0.5, 1.5]})
    result = DataFrame(table).apply(lambda row: (row.a + 1, row.b, row.a is None), names=["x", "y", "z"])
    assert result.to_arrow().to_pydict() == {"x": [2, None, 4], "y": [None, 0.5, 1.5], "z": [False, True, False]}
    assert result.to_pandas().dtypes.tolist()[0] == "int64[pyarrow]"


def test_what_a_function_gave_for_a_null_is_na_for_the_next() -> None:
    """None or NaN that a function returned is the column's null: ``udf.NA``, as in every Series of ours."""
    ones = udf.Series([0, 1, 2]).applymap(lambda x: None if x == 2 else 1)
    texts = udf.Series([0, 1, 2]).applymap(lambda x: None if x == 2 else "a")
    frame = udf.DataFrame({"x": ones, "t": texts})
    assert list(ones.applymap(lambda x: x + 1, na_action=None)) == [2, 2, None]
    assert list(texts.applymap(lambda t: t is udf.NA, na_action=None)) == [False, False, True]
    assert list(frame.apply(lambda row: row.x + len(row.t), axis=1)) == [2, 2, None]
