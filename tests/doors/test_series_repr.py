"""The repr of udf.Series is pandas' own."""

import numpy as np
import pandas as pd
import pytest

from udf.api.frames import Series

CASES = {
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


@pytest.mark.parametrize("name", CASES)
def test_repr_is_that_of_pandas(name) -> None:
    """Same columns, same digits, same dots, same footer."""
    given = CASES[name]
    assert repr(Series(given)) == repr(given)


@pytest.mark.parametrize("name", ["ints", "floats", "words", "61 floats", "1000 rows"])
def test_repr_without_pandas_labels_is_the_same(name) -> None:
    """Labels that are no pandas Index are laid out alike."""
    given = CASES[name]
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
