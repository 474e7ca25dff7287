"""Columns of Python's objects at pandas' door: a value is what it is to pandas, or the column is refused by name."""

import enum
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import in_turn


class Size(enum.IntEnum):
    """Integers with texts of their own."""

    SMALL = 1
    LARGE = 100


class Loud(str):
    """A text that has its own ``upper``."""

    __slots__ = ()

    def upper(self) -> str:
        return "loud"


def objects(*values: Any) -> pd.Series:
    return pd.Series(list(values), dtype=object)


TAKEN = {
    "ints": objects(1, 100, 2**62), "floats": objects(1.0, 0.1, np.nan), "bools": objects(True, False),
    "ints and None": objects(1, None, 2**53 + 1), "ints and NaN": objects(np.nan, 1, 2**53 + 1),
    "bools and NA": objects(True, pd.NA, False), "bools and NaN": objects(np.nan, True),
    "floats and None": objects(None, 1.5), "text and NaN": objects("a", np.nan, "1"),
}  # fmt: skip
"""Objects of one type, of which some are missing."""

REFUSED = {
    "int beside float": objects(1, 2.5), "large int beside float": objects(2**60 + 1, 2.5),
    "bool beside int": objects(True, 2), "bool beside float": objects(True, 2.5),
    "int beside float, and None": objects(None, 1, 2.5), "int beside float, and NaN": objects(np.nan, 1, 2.5),
    "int8": objects(np.int8(1), np.int8(100)), "float32": objects(np.float32(0.1)), "float64": objects(np.float64(0.0)),
    "int64": objects(np.int64(2**62)), "NumPy's bool": objects(np.True_, np.False_),
    "NumPy's text": objects(np.str_("a")), "an enumeration": objects(Size.SMALL, Size.LARGE),
    "a text of its own": objects(Loud("a"), "b"),
}  # fmt: skip
"""Objects that would be of another type, or of several."""

FUNCTIONS = [
    "x", "str(x)", "f'{x}'", "x * 2", "x + 1", "x // 2", "1 / x", "x > 1", "x is True", "x == 1",
    "isinstance(x, int)", "isinstance(x, float)", "isinstance(x, bool)", "x.upper()", "None if x == 1 else x",
    "np.nan if x == 1 else x",
]  # fmt: skip


def made_by(door: Any, source: str) -> Any:
    """Return what a door gives of a function, or the exception that it raises."""
    try:
        return door(eval(f"lambda x: {source}", {"np": np}))  # noqa: S307 - text from above
    except Exception as error:  # noqa: BLE001 - compared
        return error


def assert_equal(ours: Any, theirs: Any) -> None:
    """Assert that two results are one, unless ours is a refusal."""
    if isinstance(ours, udf.errors.UdfError):
        return
    assert type(ours) is type(theirs), (ours, theirs)
    if isinstance(theirs, pd.Series):
        pd.testing.assert_series_equal(ours, theirs, check_exact=True)
        assert list(map(type, ours)) == list(map(type, theirs))


@pytest.mark.parametrize(("name", "source"), in_turn(TAKEN, FUNCTIONS))
def test_a_value_is_the_object(name: str, source: str) -> None:
    given = TAKEN[name]
    frame = pd.DataFrame({"a": given, "b": "text"})
    of_row = source.replace("x", "x.a")
    assert_equal(made_by(given.udf.map, source), made_by(given.map, source))
    assert_equal(
        made_by(lambda f: frame.udf.apply(f, axis=1), of_row), made_by(lambda f: frame.apply(f, axis=1), of_row)
    )


@pytest.mark.parametrize("name", REFUSED)
def test_objects_of_several_types_are_refused(name: str) -> None:
    """Also those of NumPy's types, and of subclasses: their operators, texts and methods are their own."""
    frame = pd.DataFrame({"a": REFUSED[name], "b": 1})
    for call in (
        lambda: frame["a"].udf.map(lambda x: x),
        lambda: frame.udf.map(lambda x: x),
        lambda: frame.udf.apply(lambda row: row.a, axis=1),
        lambda: frame.udf.groupby("b")["a"].agg(lambda s: s.max()),
        lambda: frame["a"].udf.agg(lambda s: s.max()),
    ):
        with pytest.raises(udf.errors.DTypeError, match="a column of objects that has"):
            call()
    assert frame.udf.apply(lambda row: row.b, axis=1).tolist() == [1] * len(frame)
