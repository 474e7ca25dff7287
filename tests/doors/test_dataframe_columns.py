"""Columns of a udf.DataFrame: taken, set, cut."""

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

import udf
from udf.api.frames import DataFrame, Series
from udf.errors import ArgumentError, ColumnNotFoundError, DuplicateColumnError, ShapeError


@pytest.fixture
def frame() -> DataFrame:
    return DataFrame(pd.DataFrame({"a": [1, 2, 3], "s": ["x", "y", "z"]}, index=[10, 20, 30]))


def test_udf_dataframe_is_exported() -> None:
    """``udf.DataFrame`` is what a user calls."""
    assert udf.DataFrame is DataFrame


def test_a_label_gives_a_series_with_its_name_and_index(frame) -> None:
    """The name is the label, the index the frame's own."""
    series = frame["a"]
    assert isinstance(series, Series)
    assert (list(series), series.name) == ([1, 2, 3], "a")
    assert series.index is frame.index


def test_a_list_gives_a_frame(frame) -> None:
    """In the order of the list, with what is only carried."""
    part = frame[["s", "a"]]
    assert part.columns == ("s", "a")
    assert part.to_pandas()["s"].tolist() == ["x", "y", "z"]
    assert part.index is frame.index


def test_what_is_not_there_is_an_error_that_lists_what_is(frame) -> None:
    """A KeyError for who catches those."""
    for key in ("b", ["a", "b"]):
        with pytest.raises(ColumnNotFoundError, match="there is no column 'b'; the columns are 'a', 's'"):
            frame[key]
    with pytest.raises(KeyError):
        frame["b"]
    with pytest.raises(DuplicateColumnError):
        frame[["a", "a"]]


@pytest.mark.parametrize("key", [slice(0, 1), [True, False, True], {}, [[]]])
def test_rows_and_what_is_no_label_are_refused(frame, key) -> None:
    """A frame is indexed by labels of columns alone; it is no array either, which would be one of its labels."""
    with pytest.raises(ArgumentError, match="Hint"):
        frame[key]
    with pytest.raises(ArgumentError, match="Hint: set one column"):
        frame[["a", "s"]] = 1
    with pytest.raises(ArgumentError, match="a DataFrame is not an array"):
        np.asarray(frame)


@pytest.mark.parametrize(
    ("values", "want"),
    [
        ([4, None, 6], [4, None, 6]),
        (np.array([0.5, 1.5, 2.5]), [0.5, 1.5, 2.5]),
        (Series([True, False, None]), [True, False, None]),
        (pa.chunked_array([[1], [2, 3]]), [1, 2, 3]),
        (pd.Series([7, 8, 9], index=[10, 20, 30]), [7, 8, 9]),
        (2.5, [2.5] * 3),
        (None, [None] * 3),
        (np.datetime64("2013-01-01", "s"), [np.datetime64("2013-01-01", "s")] * 3),
    ],
)
def test_a_column_is_set_to_values_or_to_one_value(frame, values, want) -> None:
    """A new label goes to the end, a known one keeps its place; other frames of the same data do not change."""
    whole = frame[["a", "s"]]
    frame["b"] = values
    frame["a"] = values
    assert (list(frame["a"]), list(frame["b"]), frame.columns) == (want, want, ("a", "s", "b"))
    assert list(whole["a"]) == [1, 2, 3]
    assert frame["b"].index is frame.index


def test_text_is_carried(frame) -> None:
    """A column of text, or one text for all rows."""
    frame["t"] = "same"
    frame["u"] = ["p", "q", None]
    assert frame.to_pandas()["t"].tolist() == ["same"] * 3
    assert frame.to_arrow()["u"].to_pylist() == ["p", "q", None]


def test_assign_gives_a_new_frame(frame) -> None:
    """Values, scalars and functions of the frame, each of which sees those before it."""
    made = frame.assign(b=[1.5, 2.5, 3.5], c=lambda f: f["b"], d=1)
    assert made.columns == ("a", "s", "b", "c", "d")
    assert list(made["c"]) == [1.5, 2.5, 3.5]
    assert frame.columns == ("a", "s")


@pytest.mark.parametrize("values", [[1, 2], ["x"], np.zeros(4), pd.Series([1])])
def test_another_length_is_refused(frame, values) -> None:
    """By assign and by item, before anything changes."""
    with pytest.raises(ShapeError, match=rf"column 'b' has {len(values)} values for 3 rows\.\nHint: give"):
        frame.assign(b=values)
    with pytest.raises(ShapeError, match="3 rows"):
        frame["b"] = values
    assert frame.columns == ("a", "s")


def test_another_index_is_refused(frame) -> None:
    """Where pandas would align by label, taking the values by position would silently be another answer."""
    with pytest.raises(ArgumentError, match="another index"):
        frame["b"] = pd.Series([1, 2, 3])
    with pytest.raises(ArgumentError, match="another index"):
        frame["b"] = pd.Series(["x", "y", "z"], index=[30, 20, 10])


def test_the_first_column_says_how_many_rows_there_are() -> None:
    """A frame that has none takes any length."""
    frame = DataFrame({})
    frame["a"] = pd.Series([1, 2], index=["x", "y"])
    assert frame.shape == (2, 1)
    assert list(frame.index) == ["x", "y"]


@pytest.mark.parametrize("n", [0, 1, 2, 5, -1, -2, -9])
@pytest.mark.parametrize(
    "data",
    [
        pd.DataFrame({"a": pd.array([1, None, 3], dtype="Int64"), "s": ["x", "y", "z"]}, index=[10, 20, 30]),
        pd.DataFrame({"a": pd.array([1, None, 3], dtype="int64[pyarrow]"), "t": pd.date_range("2020", periods=3)}),
    ],
)
def test_head_and_tail_are_those_of_pandas(data, n) -> None:
    """Rows of each kind of column, with their labels."""
    for frame in (DataFrame(data), DataFrame(dict(data.items()))):
        pd.testing.assert_frame_equal(frame.head(n).to_pandas(), data.head(n))
        pd.testing.assert_frame_equal(frame.tail(n).to_pandas(), data.tail(n))
    arrow = pa.table({"a": [1, None, 3], "s": ["x", None, "z"]})
    assert DataFrame(arrow).head(n).to_arrow().equals(arrow.slice(0, len(data.head(n))))


def test_a_frame_has_no_truth_and_no_equality(frame) -> None:
    """As a Series, it says what to ask instead."""
    for ask in (lambda: bool(frame), lambda: frame == frame):
        with pytest.raises(ArgumentError, match="Hint"):
            ask()
    assert list(frame) == ["a", "s"]
    assert "a" in frame
    assert "z" not in frame
    assert len(frame) == 3


def test_five_hundred_columns_are_not_read() -> None:
    """What is never asked for is never converted."""

    class Watched(dict):
        asked: list = []  # noqa: RUF012 one test

        def __getitem__(self, label):
            self.asked.append(label)
            return super().__getitem__(label)

    wide = pd.DataFrame({f"c{i}": [float(i)] for i in range(500)})
    frame = DataFrame(wide)
    (source,) = set(frame._table.sources.values())
    source.table = Watched({"c7": wide["c7"]})
    assert list(frame["c7"]) == [7.0]
    assert source.table.asked == ["c7"]


@pytest.mark.slow
@pytest.mark.skipif(pd.__version__ < "3", reason="pandas 2 has no times before 1678 without their unit")
def test_times_inside_a_function_are_pandas() -> None:
    """Fields, arithmetic and differences of datetime64 and timedelta64, before 1970 and with NaT, are pandas' own."""
    texts = ["2020-02-29 05:06:07", "1969-12-31 23:59:59", None, "1600-03-01", "2100-02-28"]
    frame = pd.DataFrame(
        {"t": pd.to_datetime(texts, format="ISO8601"), "d": pd.to_timedelta([1, 2, 3, 4, 5], unit="h")}
    )
    ours = udf.DataFrame(frame)
    fields = ours.apply(lambda row: (row["t"].year, row["t"].month, row["t"].day, row["t"].second), axis=1).to_pandas()
    for place, name in enumerate(("year", "month", "day", "second")):
        want = getattr(frame["t"].dt, name).astype("Int64")
        assert fields[place].tolist() == want.tolist()
    assert ours.apply(lambda row: row["t"] + row["d"], axis=1).to_pandas().equals(frame["t"] + frame["d"])
    back = ours.apply(lambda row: row["t"] - row["d"] - row["t"], axis=1).to_pandas()
    assert back.equals(frame["t"] - frame["d"] - frame["t"])
