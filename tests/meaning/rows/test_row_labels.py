"""Labels of every kind as keys of a row, ``row.get``, and what a pandas row has that ours has not."""

import numpy as np
import pandas as pd
import pytest

import udf
import udf.doors.pandas.pandas_accessor
from tests.support.budget import some
from udf.errors import ColumnNotFoundError, DTypeError, UdfCompileError

LEVELS = pd.DataFrame(
    np.arange(8.0).reshape(2, 4), columns=pd.MultiIndex.from_product([("a", "b"), ("x", "y")]), index=["p", "q"]
)
MIXED = pd.DataFrame({1.5: [1, 2], True: [3, 4], 2.5: [0, 5], "a": [6, 7]})
FLAGS = pd.DataFrame(np.arange(4).reshape(2, 2), columns=[True, False])
PAIR = ("a", "y")
NUMBER = 2.5
LEVEL = "y"


def of_pairs(row):
    total = 0.0
    for key in (("a", "x"), ("b", "y")):
        total = total * 10 + row[key]
    return total


def of_numbers(row):
    total = 0
    for key in (1.5, NUMBER):
        total = total * 10 + row[key]
    return total


def given_keys(row, keys=(("b", "x"), PAIR)):
    return sum(row[key] for key in keys)


@pytest.mark.parametrize(
    ("frame", "function"),
    [
        (LEVELS, lambda row: row["a", "x"] - 2 * row[("b", "y")]), (LEVELS, lambda row: row[PAIR]), (LEVELS, of_pairs),
        (LEVELS, given_keys), (MIXED, lambda row: row[1.5] * 10 + row[NUMBER]),
        (MIXED, lambda row: row[True] + row["a"]), (MIXED, lambda row: row[1] + row.a), (MIXED, of_numbers),
        (FLAGS, lambda row: row[False] - 3 * row[True]),
    ],
)  # fmt: skip
def test_a_label_is_a_string_a_number_a_bool_or_a_tuple_of_them(frame, function) -> None:
    """As it is in pandas, a MultiIndex too; twice, since the second call is found by its types."""
    for _ in range(2):
        pd.testing.assert_series_equal(frame.udf.apply(function, axis=1), frame.apply(function, axis=1))


@pytest.mark.parametrize(
    ("function", "hint"),
    [
        (lambda row: row["a"]["x"], r"all of its levels: row\['a', 'x'\]"),
        (lambda row: row.get("a"), r"all of its levels: row\['a', 'x'\]"),
        (lambda row: row["a", "z"], r"no column \('a', 'z'\)"),
    ],
)
def test_a_column_of_a_multiindex_is_named_by_all_levels(function, hint) -> None:
    """Part of a label is refused, with the way to write it."""
    with pytest.raises(ColumnNotFoundError, match=hint):
        LEVELS.udf.apply(function, axis=1)


def test_a_label_put_together_of_parts_must_be_constant() -> None:
    """What is refused is the key, not the column, which is there."""
    parts = lambda row: row["a", LEVEL]
    looped = lambda row: sum(row[top, "x"] for top in ("a", "b"))
    assert parts(LEVELS.iloc[0]) == 1.0
    with pytest.raises(UdfCompileError, match="the key of a row must be constant"):
        LEVELS.udf.apply(parts, axis=1)
    try:
        found = LEVELS.udf.apply(looped, axis=1)
    except UdfCompileError as refused:  # by some Pythons, whose bytecode does not say the items
        assert "the key of a row must be constant" in str(refused)  # noqa: PT017 - or none is raised
    else:
        pd.testing.assert_series_equal(found, LEVELS.apply(looped, axis=1))


# --- row.get -----------------------------------------------------------------------------------------

FRAME = pd.DataFrame({"a": [1.5, 2.5], "n": [3, 4]})


@pytest.mark.parametrize(
    "function",
    [
        lambda row: row.get("a"), lambda row: row.get("a", 0) + row.get("z", 7), lambda row: row.get("z", row.n) * 2,
        lambda row: row.get("z", default=row.n) + row.get(key="a"), lambda row: 1 if row.get("z") is None else 0,
        lambda row: row.get("z", row.get("a")),
    ],
)  # fmt: skip
def test_get_is_the_column_or_the_default(function) -> None:
    """As pandas has it; None if there is none."""
    assert FRAME.udf.apply(function, axis=1).tolist() == FRAME.apply(function, axis=1).tolist()


def test_get_of_a_column_that_cannot_enter_is_refused() -> None:
    """It is no missing column, also after a call in which there was none of that label."""
    asked = lambda row: row.get("z", 7) + row["a"]
    assert FRAME.udf.apply(asked, axis=1).tolist() == [8.5, 9.5]
    with pytest.raises(DTypeError, match="'z'"):
        FRAME.assign(z=[b"x", b"y"]).udf.apply(asked, axis=1)
    assert FRAME.assign(z=[1, 2]).udf.apply(asked, axis=1).tolist() == [2.5, 4.5]


def test_a_column_may_be_called_like_a_method() -> None:
    """Then it is the column, of rows of our own."""
    frame = udf.DataFrame({"get": [1.0, 2.0], "sum": [3, 4]})
    assert list(frame.apply(lambda row: row.get + row.sum)) == [4.0, 6.0]


@pytest.mark.slow
@pytest.mark.parametrize("name", some((n for n in dir(pd.DataFrame) if n[0] != "_" and hasattr(pd.Series, n)), each=23))
def test_what_pandas_calls_a_method_is_no_column_there(name) -> None:
    """``row.rank`` was the column, where pandas has the method: silently, since a method is true, and compares."""
    frame = pd.DataFrame({name: [0.0, 2.0], "k": [1, 2]})
    row, group = (eval(f"lambda r: 1 if r.{name}{end} else 0") for end in ("", ".sum()"))  # noqa: S307 - names of pandas'
    with pytest.raises(UdfCompileError, match=f"{name}"):
        frame.udf.apply(row, axis=1)
    with pytest.raises(UdfCompileError, match=f"{name}"):
        frame.udf.groupby("k").apply(group)


@pytest.mark.parametrize(
    ("function", "text"),
    [
        (lambda row: row.xs("a"), r"row.xs is not supported .*name the column"),
        (lambda row: row.dtype, r"row.dtype is not supported"),
    ],
)
def test_what_a_pandas_row_has_is_named_with_what_works(function, text) -> None:
    """It is no missing column; the error has the line of the function."""
    with pytest.raises(UdfCompileError, match=text) as refused:
        FRAME.udf.apply(function, axis=1)
    assert refused.value.line == function.__code__.co_firstlineno
