"""What groups cannot: refused by name, with what to write in its place; exceptions say which group."""

from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from udf.errors import (
    ArgumentError,
    ColumnNotFoundError,
    DTypeError,
    DuplicateColumnError,
    FallbackWarning,
    GroupError,
    UdfCompileError,
)

GIVEN = pd.DataFrame(
    {
        "k": [1, 1, 2], "x": [1.0, 2.0, 3.0], "text": ["a", "b", "c"], "some": ["a", None, "c"],
        "when": pd.date_range("2024", periods=3), "gaps": [pd.Timestamp("2024"), pd.NaT, pd.NaT], "i": [1, 2, 3],
    }
)  # fmt: skip
KEYED = GIVEN.udf.groupby("k")


def _reads_what_it_set(g: Any) -> Any:
    found: dict[str, Any] = {}
    found["total"] = g["x"].sum()
    found["half"] = found["total"] / 2
    return pd.Series(found)


def _goes_through_what_it_set(g: Any) -> Any:
    found = {"total": g["x"].sum()}
    found["rows"] = 1.0
    found["all"] = sum(found.values())
    return pd.Series(found)


FUNCTIONS = {
    "a dict that is read and set": (_reads_what_it_set, UdfCompileError, "a dictionary is not"),
    "a dict that is set and gone through": (_goes_through_what_it_set, UdfCompileError, "a dictionary is not"),
    "no column": (lambda g: g["y"].sum(), KeyError, "there is no column 'y'"),
    "a join of nulls": (lambda g: ",".join(g["some"]), UdfCompileError, "s.dropna"),
    "an order of nulls": (lambda g: g["some"].max(), UdfCompileError, "of text with nulls"),
    "a method of numbers": (lambda g: g["text"].mean(), UdfCompileError, r"mean\(\) of text is not supported"),
    "means of times": (lambda g: g.when.mean(), UdfCompileError, r"mean\(\) of times is not supported"),
    "missing times": (lambda g: g.gaps.max(), UdfCompileError, "column 'gaps' of a group cannot be used"),
    "a reduction of all columns": (lambda g: g.mean(), UdfCompileError, "needs numbers in a UDF, and has 'text'"),
    "a median along rows": (lambda g: g[["x", "i"]].median(axis=1).max(), UdfCompileError, "write it of the columns"),
    "a function for agg": (lambda g: g.x.agg(lambda s: s.max()), UdfCompileError, "takes names of methods"),
    "a dict for map": (lambda g: g.i.map({1: 2}).sum(), UdfCompileError, r"d.get\(v, ..\)"),
    "another text": (lambda g: g.query("x in [1, 2]").x.sum(), UdfCompileError, "constant text of columns"),
    "a description": (lambda g: g.describe(), UdfCompileError, "DataFrame.describe is not supported"),
    "a Series with a column's name": (lambda g: g.x.describe(), UdfCompileError, "the name of its column"),
    "corr of all": (lambda g: g.corr(), UdfCompileError, "use two columns"),
    "loc": (lambda g: g.loc[0, "x"], UdfCompileError, "by position, g.iloc"),
    "columns": (lambda g: len(g.columns), UdfCompileError, "DataFrame.columns is not supported"),
    "other labels": (lambda g: (g[g.x > 1].x - g.i).sum(), UdfCompileError, "two Series with other labels"),
    "a mask of no column": (lambda g: g[np.array((True,))].x.sum(), UdfCompileError, "condition on its own"),
    "a row and a column by position": (lambda g: g.iloc[1, 0], UdfCompileError, "iloc takes a position or a slice"),
    "a Series without names": (lambda g: pd.Series([g.x.sum()]), UdfCompileError, "pd.Series is what a function"),
    "other names": (
        lambda g: pd.Series({"a": 1}) if len(g) > 1 else pd.Series({"b": 1}),
        UdfCompileError,
        "must have the same labels",
    ),
    "nothing": (lambda g: None, UdfCompileError, "None"),
}  # fmt: skip


@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions_of_a_frame_are_refused(name: str) -> None:
    """With the line and the cause."""
    function, kind, text = FUNCTIONS[name]
    if name == "a method of numbers" and udf.options.backend == "cuda":  # where groups have no text
        text = "column 'text' of a group cannot be used"
    with pytest.raises(kind, match=text):
        KEYED.apply(function)


CALLS = {
    "no key": (lambda: GIVEN.udf.groupby(), ArgumentError, "needs by= or level="),
    "an unknown key": (lambda: GIVEN.udf.groupby("z"), ColumnNotFoundError, "no column 'z'"),
    "an unknown key of several": (lambda: GIVEN.udf.groupby(["k", "z"]), ColumnNotFoundError, "no column 'z'"),
    "a flag": (lambda: GIVEN.udf.groupby("k", sort="no"), ArgumentError, "sort cannot be 'no'"),
    "another flag": (lambda: GIVEN.udf.groupby("k", as_index=1), ArgumentError, "as_index cannot be 1"),
    "as_index of a Series": (lambda: GIVEN["x"].udf.groupby(GIVEN["k"], as_index=False), ArgumentError, "frame"),
    "a name for a function": (lambda: KEYED["x"].agg("mean"), ArgumentError, "'mean' is a name and not a function"),
    "no function": (lambda: KEYED["x"].agg(), ArgumentError, "agg needs a function"),
    "a dict of lists": (lambda: KEYED.agg({"x": [max]}), ArgumentError, "one function"),
    "a list for a frame": (lambda: KEYED.agg([max]), ArgumentError, "no list"),
    "a pair that is none": (lambda: KEYED.agg(a=max), ArgumentError, "column and a function"),
    "missing times": (lambda: KEYED["gaps"].agg(lambda s: s.max()), DTypeError, "values of groups"),
    "a sum of times": (lambda: KEYED["when"].agg(lambda s: s.sum()), UdfCompileError, "of times is not supported"),
    "a column of times": (lambda: KEYED["when"].transform(lambda s: s - s.min()), UdfCompileError, "column of times"),
    "a fold that gives text": (lambda: KEYED["text"].scan(lambda n, s: (n, s), 0), UdfCompileError, "a number or a"),
    "a column of text": (lambda: KEYED["text"].transform(lambda s: s + "!"), UdfCompileError, "number"),
    "the name of text": (lambda: GIVEN.udf.groupby("text").apply(lambda g: g.name), UdfCompileError, "have numbers"),
    "a name in agg": (lambda: KEYED["x"].agg(lambda s: s.name), UdfCompileError, "name is not supported"),
    "no method": (lambda: udf.DataFrame(GIVEN).groupby("k").resample("D"), AttributeError, "no attribute 'resample'"),
    "a tuple in a frame": (lambda: KEYED[["x"]].agg(lambda s: (1, 2)), ArgumentError, "tuple"),
    "two of one name": (lambda: KEYED["x"].agg([max, max]), GroupError, "named 'max'"),
    "include_groups": (
        lambda: udf.DataFrame(GIVEN).groupby("k").apply(len, include_groups=True), ArgumentError, "3 has it no more"
    ),
    "the key": (lambda: udf.DataFrame(GIVEN).groupby("k").apply(lambda g: g["k"].sum()), KeyError, "no column 'k'"),
    "unhashable keys": (lambda: pd.DataFrame({"k": [[1], [2]]}).udf.groupby("k"), TypeError, "unhashable"),
    "too few keys": (lambda: GIVEN.udf.groupby(np.array([1, 2])), ValueError, "must be same length|Length"),
}  # fmt: skip


@pytest.mark.parametrize("name", CALLS)
def test_calls_are_refused(name: str) -> None:
    """What pandas raises, or with what to do instead."""
    call, kind, text = CALLS[name]
    with pytest.raises(kind, match=text):
        call()


def failing(s: Any) -> float:
    if s.iloc[0] > 2:
        raise ValueError("too much", s.iloc[0])
    return float(s.sum())


def test_an_exception_says_which_group() -> None:
    """By its key; or gives a null."""
    with pytest.raises(ValueError, match="too much") as raised:
        KEYED["x"].apply(failing)
    assert raised.value.args == ("too much", 3.0)
    assert raised.value.__notes__[0].endswith("in the group of key 2")
    found = KEYED["x"].apply(failing, errors="null")
    assert found.tolist()[0] == 3.0
    assert np.isnan(found.iloc[1])


def test_an_exception_of_a_frame_is_made_of_its_group() -> None:
    """Python runs the function once more on that group's rows."""

    def share(g: Any) -> float:
        if g.x.min() > 2:
            raise KeyError(f"{len(g)} rows from {g.x.min()}")
        return float(g.x.sum())

    with pytest.raises(KeyError, match=r"1 rows from 3\.0"):
        KEYED.apply(share)


def test_duplicate_labels() -> None:
    """A label that two columns have is refused by name."""
    twice = pd.DataFrame([[1, 2.0, 3.0]], columns=["k", "x", "x"])
    with pytest.raises(DuplicateColumnError, match="'x'"):
        twice.udf.groupby("k")


def test_objects_that_are_all_missing_are_refused() -> None:
    """What they would be is not known: pandas' ``sum`` of None is 0, an object, and its ``max`` raises."""
    given = pd.DataFrame({"k": [1, 1, 2], "x": pd.Series([None] * 3, dtype=object)})
    for call in (lambda f: given.udf.groupby("k")["x"].agg(f), given["x"].udf.agg):
        with pytest.raises(DTypeError, match="objects that are all missing"):
            call(lambda s: s.sum())


def test_categories_of_numbers_are_refused() -> None:
    """A group, or a whole column, of them is no numbers: pandas has no sums of those, and their order is their own."""
    given = pd.DataFrame({"k": pd.Categorical([1, 1, 2]), "x": [1, 2, 3], "c": pd.Categorical([5, 6, 5])})
    for call in (
        lambda f: given.udf.groupby("k")["c"].agg(f),
        lambda f: given["c"].udf.groupby([0, 0, 1]).agg(f),
        given["c"].udf.agg,
    ):
        with pytest.raises(DTypeError, match="a category of numbers"):
            call(lambda s: len(s) + 1)
    assert given.udf.groupby("k").apply(lambda g: g["x"].sum()).tolist() == [3, 3]  # that column is not read


@pytest.mark.parametrize(
    "values", [pd.Categorical([5, 6, 5]), [1, "a", 2.5], [None] * 3], ids=["numbers", "mix", "none"]
)
def test_groups_of_a_column_that_cannot_be_read_are_pandas(values: Any) -> None:
    """Every function of them runs, in Python: of a column of a frame, and of a Series."""
    given = pd.DataFrame({"k": [1, 1, 2], "c": pd.Series(values)})
    with udf.options(fallback="python"), pytest.warns(FallbackWarning):
        found = given.udf.groupby("k")["c"].agg(lambda s: len(s) + s.notna().sum())
    assert found.equals(given.groupby("k")["c"].agg(lambda s: len(s) + s.notna().sum()))
    with udf.options(fallback="python"), pytest.warns(FallbackWarning):
        found = given["c"].udf.groupby([3, 3, 4]).transform(lambda s: s.shift())
    assert found.equals(given["c"].groupby([3, 3, 4]).transform(lambda s: s.shift()))


def test_all_columns_of_several_levels_are_refused() -> None:
    """Their labels are tuples, of which a row's reduction would have to make a Series."""
    labels = pd.MultiIndex.from_tuples([("A", "cat"), ("B", "dog"), ("B", "cat")])
    given = pd.DataFrame(np.arange(12.0).reshape(4, 3), columns=labels)
    for function in (lambda g: g.mean(), lambda r: r.idxmax()):
        with pytest.raises(UdfCompileError):
            given.udf.groupby([1, 1, 2, 2]).apply(function)
        with pytest.raises(UdfCompileError):
            given.udf.apply(function, axis=1)
