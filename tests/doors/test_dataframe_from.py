"""udf.DataFrame from everything that holds columns, and what is refused."""

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

from tests.doors.test_series_from_arrays import Stream
from udf.api.frames import DataFrame, Series
from udf.errors import ArgumentError, ColumnNotFoundError, DTypeError, DuplicateColumnError, ShapeError

ARROW = pa.table({"a": [1, None, 3], "s": ["x", None, "z"], "b": [0.5, 1.5, 2.5]})


@pytest.mark.parametrize(
    "data",
    [ARROW, ARROW.to_batches()[0], Stream(ARROW), pa.concat_tables([ARROW.slice(0, 1), ARROW.slice(1)])],
    ids=["Table", "RecordBatch", "stream", "chunks"],
)
def test_arrow_tables_go_in_and_out(data) -> None:
    """Columns, nulls and types are those that went in, text too."""
    frame = DataFrame(data)
    assert frame.columns == ("a", "s", "b")
    assert frame.shape == (3, 3)
    assert list(frame["a"]) == [1, None, 3]
    assert frame.to_arrow().combine_chunks().equals(ARROW)
    assert frame.to_pandas().dtypes.tolist() == ["int64[pyarrow]", "string[pyarrow]", "double[pyarrow]"]
    assert frame.to_pandas()["a"].isna().tolist() == [False, True, False]
    assert pa.table(frame).combine_chunks().equals(ARROW)


def mixed() -> pd.DataFrame:
    return pd.DataFrame(
        {
            "f": [0.5, np.nan], "i": pd.array([1, None], dtype="Int64"),
            "r": pd.array([1, None], dtype="int64[pyarrow]"), "b": [True, False], "s": ["x", None], "o": [[1], {}],
            "c": pd.Categorical(["u", "v"]), "t": pd.to_datetime(["2013-01-01", None]),
            3: pd.to_datetime(["2013-01-01", None], utc=True), ("x", 1): [1, 2],
        },
        index=pd.Index(["JFK", "LGA"], name="origin"),
    )  # fmt: skip


def test_a_pandas_frame_comes_back_as_it_was() -> None:
    """Numbers of each layout, and what no UDF takes: values, dtypes, labels and the index object."""
    given = mixed()
    frame = DataFrame(given)
    back = frame.to_pandas()
    pd.testing.assert_frame_equal(back, given)
    assert back.index is given.index
    assert frame.index is given.index
    assert np.shares_memory(back["f"].to_numpy(), given["f"].to_numpy())


def test_labels_of_several_levels_come_back() -> None:
    given = pd.DataFrame([[1, 2]], columns=pd.MultiIndex.from_tuples([("a", 1), ("a", 2)]))
    assert DataFrame(given).columns == (("a", 1), ("a", 2))
    pd.testing.assert_frame_equal(DataFrame(given).to_pandas(), given)


def test_a_column_assigned_to_the_pandas_frame_later_is_none_of_ours() -> None:
    """Columns are read late, but they are those of the time when the frame was made."""
    given = pd.DataFrame({"a": [1, 2]})
    frame = DataFrame(given)
    given["a"] = [7, 8]
    given["z"] = 1
    assert list(frame["a"]) == [1, 2]
    assert frame.columns == ("a",)


def test_arrow_types_that_pandas_has_not_go_to_pandas_all_the_same() -> None:
    """A string view, as Polars gives, becomes text."""
    back = DataFrame(pa.table({"v": pa.array(["x", None], pa.string_view())})).to_pandas()
    assert back["v"].isna().tolist() == [False, True]
    assert back["v"][0] == "x"
    assert repr(back)


def test_a_mapping_takes_what_a_series_takes() -> None:
    """Lists, arrays, pandas, Arrow, Series, iterators, and scalars for every row."""
    data = {
        "list": [1, None], "array": np.array([1.5, 2.5]), "arrow": pa.array([True, None]),
        "series": Series([1, 2], name="other"), "iterator": iter([5, 6]), "text": ["x", "y"],
        "arrow text": pa.array(["x", None]), "stream": Stream(pa.chunked_array([["x"], [None]])), "one": 7,
        "word": "same", "none": None,
    }  # fmt: skip
    frame = DataFrame(data)
    assert frame.shape == (2, 11)
    assert [list(frame[name]) for name in ("list", "array", "arrow", "series", "iterator", "one", "none")] == [
        [1, None], [1.5, 2.5], [True, None], [1, 2], [5, 6], [7, 7], [None, None]
    ]  # fmt: skip
    assert frame["series"].name == "series"
    assert frame.to_pandas()["text"].tolist() == ["x", "y"]
    assert frame.to_arrow()["arrow text"].to_pylist() == frame.to_arrow()["stream"].to_pylist() == ["x", None]
    assert frame.head(1).to_pandas()["stream"].tolist() == ["x"]
    assert frame.to_arrow()["word"].to_pylist() == ["same", "same"]


def test_a_mapping_of_pandas_series_keeps_their_index() -> None:
    """The index that they have in common; another one is refused, as taking it by position is another answer."""
    index = pd.Index(["p", "q"])
    frame = DataFrame({"a": [1, 2], "b": pd.Series([3, 4], index=index), "s": pd.Series(["x", "y"], index=index)})
    assert frame.index is index
    with pytest.raises(ArgumentError, match=r"column 's' has another index than the frame\.\nHint: reindex"):
        DataFrame({"b": pd.Series([3, 4], index=index), "s": pd.Series(["x", "y"])})


def test_no_rows_are_no_reason_to_forget_a_type() -> None:
    """Text stays text in a part without any."""
    given = pd.DataFrame({"a": [1, 2], "s": ["x", "y"], "o": [None, "z"]})
    for frame in (DataFrame(given), DataFrame(dict(given.items())), DataFrame(pa.Table.from_pandas(given))):
        assert frame.head(0).to_pandas().dtypes.equals(frame.to_pandas().dtypes)


def test_arrays_and_records() -> None:
    """An array has the labels 0, 1, .. or those given; a list of dicts has null for what is not there."""
    array = np.arange(6.0).reshape(3, 2)
    assert DataFrame(array).columns == (0, 1)
    assert list(DataFrame(array, columns=["x", "y"])["y"]) == [1, 3, 5]
    records = DataFrame([{"a": 1}, {"a": 2, "b": 0.5}])
    assert list(records["b"]) == [None, 0.5]


def test_index_and_columns() -> None:
    """Labels for the rows, and the columns to take in their order."""
    frame = DataFrame({"a": [1, 2], "b": [3, 4]}, index=["x", "y"], columns=["b"])
    assert (frame.columns, frame.index) == (("b",), ("x", "y"))
    again = DataFrame(frame)
    again["c"] = 1
    assert (again.columns, frame.columns) == (("b", "c"), ("b",))
    assert DataFrame(again, columns=["c"]).columns == ("c",)


@pytest.mark.parametrize("data", [{}, pd.DataFrame(), pa.table({}), pd.DataFrame(index=[1, 2])])
def test_frames_without_columns(data) -> None:
    """No columns, and as many rows as the index says."""
    frame = DataFrame(data)
    assert frame.shape == (len(getattr(data, "index", ())) if isinstance(data, pd.DataFrame) else 0, 0)
    assert frame.to_pandas().shape == frame.shape


def test_dtypes_of_what_is_only_carried_are_its_own() -> None:
    """A DType for what can enter a UDF, else the name of the other type."""
    dtypes = DataFrame(mixed()).dtypes
    assert [str(dtypes[name]) for name in "firbt"] == ["float64", "int64", "int64", "bool", str(mixed()["t"].dtype)]
    assert [str(dtypes[name]) for name in "so"] == ["text[ascii]", "object"]
    assert str(DataFrame(ARROW).dtypes["s"]) == "text[ascii, 32]"


@pytest.mark.parametrize(
    ("data", "how", "error", "text"),
    [
        (5, {}, DTypeError, "'int' is not supported as the data of a DataFrame"),
        ([1, 2], {}, DTypeError, r"Hint: name the column: udf\.DataFrame"),
        (pd.Series([1]), {}, DTypeError, "Hint: name the column"),
        (np.arange(3), {}, DTypeError, "Hint: name the column"),
        (pa.array([1]), {}, ShapeError, "Hint: name it"),
        ({"a": [1, 2], "b": [1, 2, 3]}, {}, ShapeError, r"column 'b' has 3 values for 2 rows\.\nHint: give"),
        ({"a": [1, 2]}, {"index": ["x"]}, ShapeError, "index has 1 labels for 2 rows"),
        (pd.DataFrame({"a": [1]}), {"index": [1]}, ArgumentError, "index of its own"),
        ({"a": [1]}, {"columns": ["a", "z"]}, ColumnNotFoundError, "no column 'z'; the columns are 'a'"),
        ({"a": [1]}, {"columns": ["a", "a"]}, DuplicateColumnError, "'a' occurs 2 times"),
        (np.zeros((2, 2)), {"columns": ["a"]}, ShapeError, "1 labels for 2 columns"),
        (np.zeros((2, 2)), {"columns": ["a", "a"]}, DuplicateColumnError, "'a' occurs 2 times"),
        (pd.DataFrame([[1, 2, 3]], columns=["a", "b", "a"]), {}, DuplicateColumnError, "'a' occurs 2 times"),
        (pa.table([[1], [2]], names=["a", "a"]), {}, DuplicateColumnError, "'a' occurs 2 times"),
    ],
)
def test_what_is_no_frame_is_refused(data, how, error, text) -> None:
    """Each with its class, what is wrong and what to do."""
    with pytest.raises(error, match=text):
        DataFrame(data, **how)
