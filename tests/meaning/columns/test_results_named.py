"""Several values out of a function: in a Series, a dict, a list or a tuple; None in a branch; whole columns."""

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import THOROUGH, in_turn
from udf.errors import ArgumentError, UdfCompileError

FRAME = pd.DataFrame({"a": [1.0, 2.5, -3.0], "n": [1, 2, 3], "t": ["x", "y", "z"]}, index=[5, 6, 7])
NUMBERS = FRAME[["a", "n"]]


def _branches(row):
    if row["a"] > 2:
        return pd.Series({"low": row["a"], "high": 2.0})
    return pd.Series({"low": 0.5, "high": row["a"]})


def _with_none(row):
    if row["n"] == 2:
        return None
    return row["a"]


NAMED = {
    "series of a dict": lambda r: pd.Series({"total": r["a"] * r["n"], "big": r["n"] > 1}),
    "series of a list": lambda r: pd.Series([r["a"], r["n"]], index=["first", "second"]),
    "series without labels": lambda r: pd.Series([r["a"], r["a"] + 1]),
    "of one value": lambda r: pd.Series({"only": r["n"] * 2}),
    "ints beside floats": lambda r: pd.Series({"x": r["n"], "y": r["a"]}),
    "labels with blanks": lambda r: pd.Series({"the sum": r["a"] + r["n"], "class": 1.0}),
    "in branches": _branches,
    "tuple": lambda r: (r["a"], r["n"]),
    "list": lambda r: [r["a"], r["n"]],
    "dict": lambda r: {"x": r["a"], "y": r["n"]},
    "None in a branch": _with_none,
    "text": lambda r: "big" if r["a"] > 1 else "small",
}


@pytest.mark.parametrize(("result_type", "frame", "name"), in_turn([None, "expand"], [FRAME, NUMBERS], NAMED, rounds=2))
def test_what_pandas_makes_of_it(name, frame, result_type) -> None:
    expected = frame.apply(NAMED[name], axis=1, result_type=result_type)
    found = frame.udf.apply(NAMED[name], axis=1, result_type=result_type)
    if isinstance(expected, pd.DataFrame):
        pd.testing.assert_frame_equal(found, expected, check_column_type=False)
    else:
        pd.testing.assert_series_equal(found, expected)


def test_our_own_frames_have_columns() -> None:
    frame = udf.DataFrame({"a": [1.0, 2.0]})
    for function in (lambda r: {"x": r.a, "y": r.a * 2}, lambda r: pd.Series({"x": r.a, "y": r.a * 2})):
        found = frame.apply(function)
        assert isinstance(found, udf.DataFrame)
        assert (list(found["x"]), list(found["y"])) == ([1.0, 2.0], [2.0, 4.0])


@pytest.mark.parametrize(
    ("function", "cause"),
    [
        (lambda r: {r["n"]: 1}, "keys of a dict are constants"),
        (lambda r: {"x": r["a"]}["y"], "a dictionary is not supported"),
        (lambda r: pd.Series([r["a"]], index=["x", "y"]), "written out"),
        (lambda r: pd.Series(r["a"]), "written out"),
    ],
)
def test_what_is_refused_is_named(function, cause) -> None:
    with pytest.raises(UdfCompileError, match=cause):
        FRAME.udf.apply(function, axis=1)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:The provided callable:FutureWarning")  # pandas 2, of np.mean
def test_functions_of_whole_columns() -> None:
    """df.apply(f), df.agg(f), series.agg(f): one value of a column, its type kept; one without rows is pandas'."""
    for function in (lambda x: x.max() - x.min(), lambda x: x.sum(), np.mean, lambda x: (x > 1).sum()):
        for method in ("apply", "agg") if THOROUGH or function is np.mean else ("agg",):
            expected = getattr(NUMBERS, method)(function)
            pd.testing.assert_series_equal(getattr(NUMBERS.udf, method)(function), expected)
        assert FRAME["n"].udf.agg(function) == FRAME["n"].agg(function)
    for function in (lambda x: x - x.mean(), lambda x: x * 2, lambda x: x.fillna(0.0)):
        pd.testing.assert_frame_equal(NUMBERS.udf.apply(function), NUMBERS.apply(function))
        pd.testing.assert_frame_equal(NUMBERS.udf.transform(function), NUMBERS.transform(function))
        pd.testing.assert_series_equal(FRAME["a"].udf.transform(function), FRAME["a"].transform(function))
    with pytest.raises(ValueError, match="did not transform"):
        NUMBERS.udf.transform(lambda x: x.sum())
    with pytest.raises(ArgumentError, match="without rows"):
        NUMBERS[:0].udf.apply(lambda x: x.sum())
