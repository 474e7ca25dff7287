"""The repr of udf.Series and udf.DataFrame is pandas' own, where pandas' fits on a line."""

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

from udf.api.frames import DataFrame, Series
from udf.base.dtypes import DTYPES, TEXTS
from udf.errors import MissingPackageError

CASES = {
    "mixed": pd.DataFrame(
        {"a": [1.0, -2.5], "s": ["x", "y"], "n": pd.array([1, None], dtype="Int64"), "b": [True, False]},
        index=["p", "q"],
    ),
    "long labels": pd.DataFrame({"a long label": [1, 2], "text of it": ["x", "y"], 3: [0.5, np.nan]}),
    "100 rows": pd.DataFrame({"a": np.arange(100) / 7, "b": ["x"] * 100}),
    "60 rows": pd.DataFrame({"a": range(60)}),
    "61 rows": pd.DataFrame({"a": range(61)}),
    "named index": pd.DataFrame({"a": [1]}, index=pd.Index([5], name="id")),
    "100 named": pd.DataFrame({"a": np.arange(100)}, index=pd.Index(range(100), name="id")),
    "no rows": pd.DataFrame({"a": [], "b": []}),
    "no columns": pd.DataFrame(index=[1, 2]),
    "two levels": pd.DataFrame(
        {"a": [1, 2]}, index=pd.MultiIndex.from_tuples([("a", 1), ("a", 2)], names=["first", "n"])
    ),
    "dates": pd.DataFrame({"t": pd.date_range("2020", periods=2)}, index=pd.date_range("2020", periods=2)),
    "differences": pd.DataFrame({"t": pd.to_timedelta([1, None], unit="s"), "b": [1, 2]}),
    "missing text": pd.DataFrame(
        {
            "s": ["a", None],
            "o": pd.Series([None, "x"], dtype=object),
            "u": pd.array(["x", None], dtype="string[pyarrow]"),
        }
    ),
    "long text": pd.DataFrame({"a": ["x" * 80, "y"]}),
    "negative": pd.DataFrame({"a": [-1.0, -2.0]}),
}


@pytest.mark.parametrize("name", CASES)
def test_a_frame_is_shown_as_pandas_shows_it(name) -> None:
    """Index, columns, widths, dots and size."""
    assert repr(DataFrame(CASES[name])) == repr(CASES[name])


def test_an_arrow_frame_shows_its_nulls() -> None:
    """No index of its own; a null is <NA>."""
    assert (
        repr(DataFrame(pa.table({"a": [1, None], "s": ["x", None]}))) == "      a     s\n0     1     x\n1  <NA>  <NA>"
    )


def test_more_columns_than_fit_leave_the_middle_out() -> None:
    """Both ends are shown, and how many there are; no line is longer than 80 characters."""
    text = repr(DataFrame(pd.DataFrame({f"column{i}": np.arange(3) + i / 7 for i in range(500)})))
    header, *lines = text.split("\n")
    assert max(map(len, (header, *lines))) <= 80
    assert header.split()[:2] == ["column0", "column1"]
    assert header.split()[-1] == "column499"
    assert " ... " in header
    assert lines[-1] == "[3 rows x 500 columns]"


def test_without_pandas_values_are_in_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is not installed: labels, values, nulls, carried text, both ends of what is long, and the size."""

    def missing(_: str) -> None:
        raise MissingPackageError("pandas", "showing")

    monkeypatch.setattr("udf.api.show.pandas", missing)
    frame = DataFrame(pa.table({"a": [1.5, None], "s": ["x", None], "t": pa.array([0, None], pa.timestamp("s"))}))
    assert repr(frame) == (
        "      a     s                    t\n"
        "0   1.5     x  1970-01-01T00:00:00\n"
        "1  <NA>  <NA>                  NaT\n"
        "[2 rows x 3 columns]"
    )
    series = Series(range(100), name="n")
    assert (
        repr(series)
        == " 0   0\n 1   1\n 2   2\n 3   3\n 4   4\n..  ..\n"
        + "\n".join(f"{i}  {i}" for i in range(95, 100))
        + "\nName: n, Length: 100, dtype: int64"
    )
    assert repr(Series([True, None])) == "0  True\n1  <NA>\ndtype: bool"


SERIES = {
    "ints": pd.Series([1, -2, 300]),
    "bools": pd.Series([True, False]),
    "floats": pd.Series([1.5, -2.0, 0.25]),
    "places": pd.Series([1 / 3, 2.0]),
    "nan and inf": pd.Series([1.0, np.nan, np.inf, -np.inf]),
    "tiny": pd.Series([1e-9, 2.0]),
    "large": pd.Series([1e10, 2.125]),
    "large whole": pd.Series([1e15, 1.0]),
    "million": pd.Series([1234567.5, 1.0]),
    "singles": pd.Series(np.float32([1.1, 1e-3])),
    "unsigned": pd.Series([255], dtype="uint8"),
    "empty": pd.Series([], dtype="float64"),
    "empty named": pd.Series([], dtype="int64", name="x"),
    "named": pd.Series([1], name="delay"),
    "words": pd.Series([1, 2], index=["a", "long label"]),
    "dates": pd.Series([1.5] * 3, index=pd.date_range("2020", periods=3)),
    "two levels": pd.Series([1, 2], index=pd.MultiIndex.from_tuples([("a", 1), ("b", 2)], names=["first", "n"])),
    "named index": pd.Series([1, 2], index=pd.Index([1, 2], name="id")),
    "60 rows": pd.Series(range(60)),
    "61 rows": pd.Series(range(61)),
    "61 floats": pd.Series(np.arange(61) / 7, name="x"),
    "61 bools": pd.Series([True] * 61),
    "100 dates": pd.Series(np.arange(100.0), index=pd.date_range("2020", periods=100)),
    "100 named index": pd.Series(range(100), index=pd.Index(range(100), name="id")),
    "1000 rows": pd.Series(np.arange(1000) * 1e6 + 0.5),
}


@pytest.mark.parametrize("name", SERIES)
def test_repr_is_that_of_pandas(name) -> None:
    """Same columns, same digits, same dots, same footer."""
    given = SERIES[name]
    assert repr(Series(given)) == repr(given)


@pytest.mark.parametrize("name", ["ints", "floats", "words", "61 floats", "1000 rows"])
def test_repr_without_pandas_labels_is_the_same(name) -> None:
    """Labels that are no pandas Index are laid out alike."""
    given = SERIES[name]
    assert repr(Series(given.to_numpy(), index=list(given.index), name=given.name)) == repr(given)


def test_nulls_are_shown_as_pandas_shows_them() -> None:
    """A null is <NA>, in every dtype, at both ends of a long column."""
    assert repr(Series([1, None, 30])) == "0       1\n1    <NA>\n2      30\ndtype: int64"
    assert repr(Series([None, 2.25])) == "0    <NA>\n1    2.25\ndtype: float64"
    assert repr(Series([True, None])) == "0    True\n1    <NA>\ndtype: bool"
    long = repr(Series([None, *range(98), None])).split("\n")
    assert long[0] == "0     <NA>"
    assert long[5].strip() == "..."
    assert long[10] == "99    <NA>"
    assert long[11] == "Length: 100, dtype: int64"


def test_types_are_shown_by_name() -> None:
    """And by what the name leaves open."""
    frame = DataFrame({"a": [1], "t": ["x"], "c": pd.Categorical(["u"])})
    assert repr(frame.dtypes["a"]) == "DType('int64')"
    assert repr(frame.dtypes["c"]) == "DType('category', ('u',), ordered=False)"
    assert len({*map(repr, [*DTYPES.values(), *TEXTS.values()])}) == len({*DTYPES.values(), *TEXTS.values()})
