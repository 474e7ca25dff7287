"""``row["new"] = x; return row``: the frame that pandas gives, or a refusal that says why."""

import numpy as np
import pandas as pd
import pytest

from tests.support.budget import rotated
from tests.support.written import written
from udf.base.pandas_meaning import meaning
from udf.errors import UdfCompileError

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
FLOATS = pd.DataFrame({"a": [1.0, -2.0, 3.0, -0.5], "b": [4.0, 5.0, np.nan, 6.0]}, index=list("wxyz"))
FRAMES = {
    "floats": FLOATS,
    "whole": pd.DataFrame({"a": [1, -2, 3], "b": [4, 5, 6]}),
    "both": FLOATS.assign(c=[1, 2, 3, 4]),
    "text": FLOATS.assign(c=[1, 2, 3, 4], t=["x", None, "z", "w"]),
    "times": FLOATS.assign(d=pd.to_datetime(["2024-01-01", None, "2024-03-01", None])),
    "nullable": FLOATS.assign(i=pd.array([1, None, 3, 4], dtype="Int64"), t=list("abcd")),
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
        FLOATS.udf.apply(function, axis=1)


@pytest.mark.parametrize("value", [1.5, "t"])
def test_what_pandas_does_not_set_is_refused(value) -> None:
    """A float, or a text, in a row of whole numbers."""

    def function(row):
        other = row.copy()
        other["a"] = value
        return other

    with pytest.raises(UdfCompileError):
        FRAMES["whole"].udf.apply(function, axis=1)
