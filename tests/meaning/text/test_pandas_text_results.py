"""Results of text columns at pandas' door, of every dtype that holds text: pandas itself says what is right."""

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

import udf
from tests.support.budget import in_turn
from udf.base.pandas_meaning import meaning
from udf.errors import DTypeError

DTYPES = {
    "str": "str", "string[python]": "string[python]", "string[pyarrow]": "string[pyarrow]", "object": object,
    "arrow": pd.ArrowDtype(pa.large_string()), "view": pd.ArrowDtype(pa.string_view()),
}  # fmt: skip
FUNCTIONS = {
    "pd.NA": lambda s: pd.NA if s == "x" else 1,
    "pd.NaT": lambda s: pd.NaT if s == "x" else pd.Timestamp("2020-01-01"),
    "asked": lambda s: pd.isna(pd.NA if s == "x" else 1),
    "coerced": lambda s: pd.to_datetime(s, format="%Y", errors="coerce") < pd.Timestamp("2001-01-01"),
    "list": lambda s: [s, "a"],
    "dict": lambda s: {"a": s, "b": "c"},
    "constants": lambda s: ["a", "é"],
}


@pytest.mark.parametrize(("function", "dtype"), in_turn(FUNCTIONS.values(), DTYPES.values(), rounds=2))
def test_nulls_and_literals_that_are_returned(function, dtype) -> None:
    """A null that is written out stays the object that it is, and so do strings in lists and dicts."""
    values = pd.Series(["2000", "x", "2024"], dtype=dtype)
    try:
        wanted = values.map(function)
    except NotImplementedError:  # pandas 3.0 has no class of Arrow's string_view
        pytest.skip("pandas does not know the type of this column's values")
    pd.testing.assert_series_equal(values.udf.map(function), wanted)


@pytest.mark.parametrize("dtype", ["str", "string", "string[python]", "object"])
def test_texts_of_texts_have_the_dtype_name_labels_and_attrs_that_pandas_gives(dtype) -> None:
    """Those that are as long, shorter, and not of ASCII alone."""
    given = pd.Series(["abc", "", "Ä", "de"], index=list("wxyz"), name="t", dtype=dtype)
    given.attrs["unit"] = "word"
    for function in (lambda s: s.upper(), lambda s: s[:1], lambda s: s + "ß"):
        found, wanted = given.udf.map(function), given.map(function)
        pd.testing.assert_series_equal(found, wanted)
        assert found.attrs == wanted.attrs == {"unit": "word"}
        found.iloc[0] = "other"  # nobody else has it
        assert given.iloc[0] == "abc"


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["str", "string[pyarrow]", object, pd.ArrowDtype(pa.string())], ids=str)
def test_nothing_but_nulls(dtype) -> None:
    """Such columns have the dtype that pandas gives them: Arrow's of no type, where nothing says which."""
    values = pd.Series(["a", None], dtype=dtype).iloc[1:]
    for function in (
        lambda s: s,
        lambda s: s == "a",
        lambda s: 1 if isinstance(s, str) else None,
        lambda s: pd.NaT if pd.isna(s) else pd.Timestamp("2020-01-01"),
    ):
        pd.testing.assert_series_equal(values.udf.map(function), values.map(function))
    if dtype is not object:
        made, wanted = values.udf.map(len, na_action="ignore"), values.map(len, na_action="ignore")
        pd.testing.assert_series_equal(made, wanted)


@pytest.mark.skipif(not meaning().has_str, reason="pandas 3's text")
def test_categories_and_a_null_that_is_written_out() -> None:
    """Once a category, also what names its own NA; one that names ours is compiled."""
    for values in (["a", None, "x"], [None], []):
        column = pd.Series(values, dtype="str").astype("category")
        for function in (lambda s: s is pd.NA, lambda s: pd.NA if s == "x" else 1):
            pd.testing.assert_series_equal(column.udf.map(function), column.map(function))
    ours = pd.Series(["a", None], dtype="str").astype("category").udf.map(lambda s: 1 if s is udf.NA else 2)
    assert ours.tolist() == [2, 1]


@pytest.mark.skipif(not meaning().has_str, reason="pandas 3's text")
def test_a_missing_text_in_a_tuple_is_the_object_that_pandas_has() -> None:
    """So that tuples with it are equal."""
    values = pd.Series(["a", None], dtype="str")
    assert values.udf.map(lambda s: (s, 1)).tolist() == [("a", 1), (np.nan, 1)]


def test_seconds_that_pandas_counts_on_and_fractions_that_it_reads() -> None:
    """A leap second is the next minute to pandas; what a UDF cannot hold is refused, never missing."""
    clock = "%H:%M:%S.%f"
    values = pd.Series(["23:59:60.5", "12:30:45.123456", "x", ""])
    function = lambda s: pd.to_datetime(s, format=clock, errors="coerce")
    pd.testing.assert_series_equal(values.udf.map(function), values.map(function))
    with pytest.raises(ValueError, match="six digits behind its second"):
        pd.Series(["12:30:45.1234567"]).udf.map(function)


@pytest.mark.parametrize("values", [[1, "a"], [None, True, "a"], [2.5, "a"], [1, b"a"]])
def test_a_string_among_others_is_refused_with_its_row(values) -> None:
    kinds = f"that has a {type(values[-1]).__name__} in row {len(values) - 1}"
    for make in (udf.Series, lambda given: pd.Series(given, dtype=object).udf.map(len)):
        with pytest.raises(DTypeError, match=kinds):
            make(values)
