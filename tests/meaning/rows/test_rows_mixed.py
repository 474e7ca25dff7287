"""Rows of texts and of several types, that a function gives back or assigns to, are pandas' own, or refused."""

# ruff: noqa: PD003, PD004 - what people write
import numpy as np
import pandas as pd
import pytest

from tests.support.budget import THOROUGH, rotated
from tests.support.written import written
from udf.base.pandas_meaning import meaning
from udf.errors import ArgumentError, UdfCompileError

NUMBERS = pd.DataFrame({"a": [1, 5, 8, 0], "b": [2, 2, 0, 7], "c": [3, 9, 1, 1]}, index=list("wxyz"))
FLOATS = (NUMBERS / 4).mask(NUMBERS == 0)
BESIDE = NUMBERS.assign(z=[0.5, 1.25, -3.0, 2.0])
FLAGS = NUMBERS > 1
TEXTS = pd.DataFrame({"s": ["x", "y z", "é"], "k": ["p", "q", "r"]})
GAPS = TEXTS.assign(s=["x", None, "y z"])
MIXED = pd.DataFrame(
    {
        "k": ["a", "b"], "f": [1.5, 2.0], "n": [3, 4], "b": [True, False],
        "d": pd.to_datetime(["2020-01-01", "2021-02-03"]),
    }
)  # fmt: skip


def _assert_same(frame: pd.DataFrame, function: object, **how: object) -> None:
    expected = frame.apply(function, axis=1, **how)
    found = frame.udf.apply(function, axis=1, **how)
    check = pd.testing.assert_frame_equal if isinstance(expected, pd.DataFrame) else pd.testing.assert_series_equal
    check(found, expected)
    if isinstance(expected, pd.Series):
        assert list(map(type, found)) == list(map(type, expected))


GIVEN_BACK = {
    "shares": lambda row: row / row.sum(),
    "less the mean": lambda row: row - row.mean(),
    "scaled": lambda row: (row - row.min()) / (row.max() - row.min() + 1),
    "one of two": lambda row: row / row.sum() if row.sum() > 9 else row * 0,
    "itself or a half": lambda row: row if row["a"] > 3 else row * 0.5,
    "itself": lambda row: row,
    "compared": lambda row: row > 2,
    "cumsum": lambda row: row.cumsum(),
    "diff": lambda row: row.diff(),
    "masked": lambda row: row[row > 2].sum(),
    "some": lambda row: row[["a", "c"]] * 2,
    "first two": lambda row: row.iloc[:2],
    "turned round": lambda row: row[::-1],
    "np.exp": lambda row: np.exp(row),
    "isna": lambda row: row.isna(),
}


@pytest.mark.parametrize("name", GIVEN_BACK)
def test_a_row_that_is_given_back_is_pandas_frame(name):
    frames = (NUMBERS, FLOATS, BESIDE)
    for frame in frames if THOROUGH else frames[len(name) % 3 :][:1]:
        _assert_same(frame, GIVEN_BACK[name])


@pytest.mark.slow
def test_other_rows_that_are_given_back():
    _assert_same(FLOATS, lambda row: row.rank())
    _assert_same(NUMBERS, lambda row: row * 2, result_type="expand")
    _assert_same(FLOATS, lambda row: row.fillna(row.mean()).round(1))
    _assert_same(NUMBERS.set_axis([0, 1, 2], axis=1), lambda row: row * 2)
    _assert_same(FLAGS, lambda row: ~row)
    _assert_same(FLAGS.assign(n=[1, 2, 3, 4]), lambda row: row)
    _assert_same(MIXED, lambda row: row)
    _assert_same(GAPS, lambda row: row.fillna("-"))
    _assert_same(GAPS, lambda row: row)


OF_TEXTS = {
    "join": lambda row: " ".join(row),
    "join values": lambda row: "|".join(row.values),
    "join of a list": lambda row: "-".join([v.upper() for v in row]),
    "map": lambda row: "_".join(map(str, row)),
    "map values": lambda row: "_".join(map(str, row.values)),
    "astype": lambda row: ",".join(row.astype(str)),
    "tolist": lambda row: row.tolist(),
    "list": lambda row: list(row),
    "tuple": lambda row: tuple(row),
    "sorted": lambda row: sorted(row)[0],
    "set": lambda row: len(set(row)),
    "in": lambda row: "p" in row.values,
    "iloc": lambda row: row.iloc[0] + row.iloc[-1],
    "count": lambda row: row.count() / len(row),
    "isnull": lambda row: row.isnull().sum(),
}


@pytest.mark.parametrize("name", OF_TEXTS)
def test_a_row_of_texts_is_a_sequence(name):
    _assert_same(TEXTS, OF_TEXTS[name])


@pytest.mark.parametrize(
    "function",
    [
        lambda row: " ".join(row.dropna()),
        lambda row: " ".join(row.fillna("")),
        lambda row: row.fillna("x").tolist(),
        lambda row: ",".join([str(v) for v in row.values if pd.notnull(v)]),
        lambda row: "_".join(map(str, row)),
        lambda row: row["s"] if row.notna().all() else "gap",
        lambda row: row.isnull().any(),
        lambda row: row.count(),
        lambda row: "p" in row.values,
    ],
)
def test_a_row_of_texts_with_gaps(function):
    _assert_same(GAPS, function)


OF_SEVERAL = (
    lambda row: ",".join(row.astype(str)), lambda row: ",".join(map(str, row)),
    lambda row: ",".join([str(v) for v in row.values]), lambda row: row.astype(str), lambda row: row.tolist(),
    lambda row: row.isna().sum(),
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("function", OF_SEVERAL)
def test_values_of_several_types_as_text(function):
    frames = (MIXED, BESIDE, FLAGS.assign(n=[1, 2, 3, 4]), NUMBERS, FLAGS)
    for frame in rotated(frames, OF_SEVERAL.index(function), 2):
        _assert_same(frame, function)


def test_only_what_a_row_function_asks_for_is_read():
    frame = MIXED.assign(bad=[object(), object()])
    assert frame.udf.apply(lambda row: f"{row['k']}-{row['n']}", axis=1).tolist() == ["a-3", "b-4"]


@pytest.mark.parametrize(
    ("frame", "function", "says"),
    [
        (NUMBERS, lambda row: row[row > 2], "part of a row"),
        (FLOATS, lambda row: row.dropna(), "part of a row"),
        (NUMBERS.set_axis([1, 2, 3], axis=1), lambda row: row * 2, "rename the columns"),
        (NUMBERS, lambda row: row.sort_values(), "row.sort_values is not supported"),
        (GAPS, lambda row: row["s"] in row.values, "the same object"),
        (FLOATS.astype("float32"), lambda row: str(row["a"]), "NumPy's digits"),
        (NUMBERS, lambda row: repr(row["a"]), "NumPy's type"),
        (FLOATS.astype("float32"), lambda row: ",".join(map(str, row.values)), "NumPy's digits"),
    ],
)
def test_what_rows_refuse(frame, function, says):
    with pytest.raises(UdfCompileError, match=says):
        frame.udf.apply(function, axis=1)


def test_a_missing_value_is_no_text_to_join():
    """From pandas 3 on; before it, it is the text "nan"."""
    outcomes = []
    for frame in (FLOATS, FLOATS.udf):
        try:
            outcomes.append(frame.apply(lambda row: ",".join(row.astype(str)), axis=1).tolist())
        except TypeError:
            outcomes.append(TypeError)
    assert outcomes[0] == outcomes[1]
    assert (outcomes[1] is TypeError) == (pd.Series([1.0, np.nan]).astype(str)[1] != "nan")


def test_map_keeps_one_object_a_value_where_a_function_returns_a_series():
    with pytest.raises(ArgumentError, match=r"use \.udf\.apply"):
        NUMBERS["a"].udf.map(lambda x: pd.Series([x, x + 1]))
    function = lambda x: pd.Series([x, x + 1])
    pd.testing.assert_frame_equal(NUMBERS["a"].udf.apply(function), NUMBERS["a"].apply(function))


WRITTEN = written(
    "def NAME(row):\n    BODY",
    """
new: Set a new column
    row["n"] = row["a"] * 2
    return row
halved: Set a float beside whole numbers
    row["n"] = row["a"] / 2
    return row
named: Set a text, another one in each branch
    if row["a"] > 0:
        row["n"] = "pos"
    elif row["a"] < -1:
        row["n"] = "neg"
    else:
        row["n"] = "zero"
    return row
two: Read a new column
    row["n"] = row["a"] + 1
    row["m"] = row["n"] * 2
    return row
read: Return a value of a row that was changed
    row.loc["n"] = 1
    return row["n"] + row.loc["a"]
chosen: Return some columns
    row["n"] = row["a"]
    row["s"] = row["a"] + row["b"]
    return row[["n", "s"]]
missing: Set what is missing in some rows
    row["n"] = np.nan if row["a"] > 0 else 1
    return row
early: Return in two places
    if row["a"] > 0:
        row["n"] = 1
        return row
    row["n"] = 2
    return row
copied: Change a copy, and read the row
    other = row.copy()
    other["a"] = other["a"] * 3
    other["n"] = row["a"]
    return other
before: Ask all of a row before it is changed
    total = row[["a", "b"]].sum()
    row["n"] = total
    return row
changed: Change a column in some rows
    if row["a"] > 0:
        row["b"] = 0
    return row
grown: Change columns by what they hold
    row["a"] += 1
    row["b"] *= 2
    return row
either: Return in two places, with a text
    if row["a"] > 0:
        row["n"] = "pos"
        return row
    row["n"] = "neg"
    return row
""",
    globals(),
)


NEW = [function for function in WRITTEN if function.__name__ not in ("changed", "grown")]
CHANGES = [function for function in WRITTEN if function not in NEW]
OF_FLOATS = pd.DataFrame({"a": [1.0, -2.0, 3.0, -0.5], "b": [4.0, 5.0, np.nan, 6.0]}, index=list("wxyz"))
FRAMES = {
    "floats": OF_FLOATS,
    "whole": pd.DataFrame({"a": [1, -2, 3], "b": [4, 5, 6]}),
    "both": OF_FLOATS.assign(c=[1, 2, 3, 4]),
    "text": OF_FLOATS.assign(c=[1, 2, 3, 4], t=["x", None, "z", "w"]),
    "times": OF_FLOATS.assign(d=pd.to_datetime(["2024-01-01", None, "2024-03-01", None])),
    "nullable": OF_FLOATS.assign(i=pd.array([1, None, 3, 4], dtype="Int64"), t=list("abcd")),
}


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # pandas' own, of a row whose type grows
@pytest.mark.parametrize("name", FRAMES)
def test_a_row_that_is_changed_is_what_pandas_makes_of_it(name) -> None:
    """Values, dtypes, and new columns behind the others; the frame is as it was."""
    given = FRAMES[name].copy()
    functions = NEW + CHANGES if meaning().copies_on_write or name in ("text", "times", "nullable") else NEW
    for function in rotated(functions, list(FRAMES).index(name), 4):
        wanted, found = given.apply(function, axis=1), given.udf.apply(function, axis=1)
        check = pd.testing.assert_frame_equal if isinstance(wanted, pd.DataFrame) else pd.testing.assert_series_equal
        check(found, wanted, obj=function.__name__)
    pd.testing.assert_frame_equal(given, FRAMES[name])


def sometimes(row):
    """Set a column in some rows."""
    if row["a"] > 0:
        row["n"] = 1
    return row


def both(row):
    """Change a column, and set a new one."""
    row["a"] = row["a"] * 10
    row["n"] = 1
    return row


def asked(row):
    """Ask all of a row that was changed."""
    row["n"] = 1
    return row.sum()


def texted(row):
    """Set a text in a row of numbers, and read on."""
    row["n"] = "x"
    row["m"] = row["a"]
    return row


def elsewhere(row):
    """Set an item of something else."""
    values = [row["a"], row["b"]]
    values[0] = 1.0
    return values[0]


@pytest.mark.parametrize(
    ("function", "says"),
    [
        (sometimes, "on some paths only"), (both, "changed|before 3.0"), (asked, "call other methods before"),
        (texted, "read it before"), (elsewhere, "assigns an item"),
    ],
)  # fmt: skip
def test_what_is_refused_of_a_row_of_numbers(function, says) -> None:
    """By name, with what to do."""
    with pytest.raises(UdfCompileError, match=says):
        OF_FLOATS.udf.apply(function, axis=1)


@pytest.mark.parametrize("value", [1.5, "t"])
def test_what_pandas_does_not_set_is_refused(value) -> None:
    """A float, or a text, in a row of whole numbers."""

    def function(row):
        other = row.copy()
        other["a"] = value
        return other

    with pytest.raises(UdfCompileError):
        FRAMES["whole"].udf.apply(function, axis=1)
