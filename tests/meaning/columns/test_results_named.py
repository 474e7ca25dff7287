"""Several values out of a function: their names, None in a branch, whole columns, and what only Python tells."""

import datetime as dt
from collections import Counter, defaultdict
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import THOROUGH, in_turn
from udf.base.pandas_meaning import meaning
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


TOLD = {0: 1, 1: 2.5, 2: 3, 3: True}
LIST = [1, 2.5, 3, 4]
COUNTS = Counter("aab")
LEVELS = pd.Series([1, 2], index=pd.MultiIndex.from_tuples([(0, "a"), (2, "b")]))
WORDS = {"E": ["paris", "london"], "A": ["new york", "x"]}
FLOATS = pd.Series([10.0, 20.0], index=["a", "b"])
AT, FINE = pd.Timestamp("2020-01-01"), pd.Timestamp("2020-01-01").as_unit("ns")
DAY = dt.timedelta(days=1)
WHOLE, TEXTS = pd.Series([0, 2, 2]), pd.Series(["x", "q", "paris"])
TIMES = pd.Series(pd.to_datetime(["2024-01-01", "2024-01-03"]))


def region(x: str) -> str:
    """Go through lists of one length."""
    for key, words in WORDS.items():
        if x in words:
            return key
    return "none"


def halves(x: int) -> Any:
    """Count by halves, from an int on."""
    total = 0
    for _ in range(x):
        total += 0.5
    return total


ALIKE: dict[str, tuple[Any, Any]] = {
    "max of a list, ints": (WHOLE + 5, lambda x: max([x, 2.5])),
    "a dict of ints and floats": (WHOLE, lambda x: TOLD[x]),
    "and of a bool": (WHOLE + 1, lambda x: TOLD[x]),
    "a default that is an int": (TEXTS, lambda x: FLOATS.get(x, -1)),
    "a list of ints and floats": (WHOLE, lambda x: -LIST[x] + x),
    "a list that is written out": (WHOLE, lambda x: [0, 0.5, 1][x] * 2),
    "rounded": (WHOLE, lambda x: round(0 if x < 5 else 1.25, 1)),
    "in a tuple": (WHOLE, lambda x: (x if x > 1 else 0.5, "a")),
    "in a list": (WHOLE, lambda x: [LIST[x]]),
    "in a dict": (WHOLE, lambda x: {"a": TOLD[x]}),
    "digits that are said": (WHOLE, lambda x: f"{x if x > 1 else 0.5:.2f}"),
    "a coarser unit in every row": (WHOLE, lambda x: AT if x < 5 else FINE),
    "a coarser unit in one row": (WHOLE, lambda x: AT if x < 1 else FINE),
    "the greater of two units": (TIMES, lambda x: max(x, FINE)),
    "Python's datetime": (TIMES.astype("M8[s]"), lambda x: x.to_pydatetime()),
    "a difference of dates": (TIMES, lambda x: x.date() - dt.date(2024, 1, 1)),
    "NumPy's unit": (WHOLE, lambda x: np.timedelta64(x, "s")),
    "nanoseconds": (TIMES, lambda x: x.value // 10**9),
    "a Counter": (TEXTS, lambda x: COUNTS[x]),
    "an index of levels": (WHOLE, lambda x: LEVELS.get((x, "b"), 0)),
    "lists of one length": (TEXTS, region),
    "and a text that is missing": (pd.Series(["x", None, "q"], dtype="str"), lambda x: region(str(x))),
    "a list that is sorted": (WHOLE, lambda x: sorted({0: 2, 1: 1, 2: 0}.values())[x]),
}


@pytest.mark.skipif(not meaning().keeps_units, reason="units of pandas 3")
@pytest.mark.parametrize("name", ALIKE)
def test_what_python_tells_is_told(name: str) -> None:
    """Values with their types, and the dtype."""
    given, function = ALIKE[name]
    found = given.udf.map(function)
    wanted = given.map(function)
    assert found.dtype == wanted.dtype
    assert str(found.tolist()) == str(wanted.tolist())


def test_a_defaultdict_gives_what_it_makes() -> None:
    """And holds no more for having been asked."""
    table = defaultdict(float, {0: 1.5})
    assert list(udf.Series([0, 1]).applymap(lambda x: table[x])) == [1.5, 0.0]
    assert list(table) == [0]


@pytest.mark.parametrize(
    ("function", "why"),
    [
        (lambda x: f"{halves(x)}", "a number that is a float in one row and an int in another"),
        (lambda x: str(TOLD[x]), "a text of a number"),
        (lambda x: "{}".format(halves(x)), "a text of a number"),  # noqa: UP032 - what is asked
        (lambda x: "%s" % halves(x), "a text of a number"),  # noqa: UP031 - as above
        (lambda x: isinstance(halves(x), int), "a number that is a float in one row and an int in another"),
        (lambda x: type(TOLD[x]) is int, "the type of a number"),
        (lambda x: 1 if isinstance(x if x > 1 else 0.5, float) else "a", "the type of a number"),
        (lambda x: frozenset([x]), "return a set"),
        (lambda x: LEVELS[x], "takes the whole key"),
    ],
)
def test_what_cannot_be_told_is_refused(function: Any, why: str) -> None:
    with pytest.raises(UdfCompileError, match=why):
        WHOLE.udf.map(function)


@pytest.mark.parametrize("source", ["(np.sqrt(x), 1)", "[np.abs(x)]", "{'a': np.sum([x, 1])}", "np.divmod(x, 2)"])
def test_objects_of_values_hold_numpys_numbers(source: str) -> None:
    """``(np.float64(1.5), 1)`` is no ``(1.5, 1)``: what NumPy's functions give is NumPy's, of texts' rows too."""
    function = eval("lambda x: " + source)  # noqa: S307 - text from above
    assert repr(WHOLE.udf.map(function).tolist()) == repr(WHOLE.map(function).tolist())
    rows = pd.DataFrame({"x": WHOLE, "t": TEXTS})
    ours, theirs = (of.apply(lambda r: function(r.x), axis=1).tolist() for of in (rows.udf, rows))
    assert repr(ours) == repr(theirs)


def test_fmax_of_integers_is_one() -> None:
    """Of floats the one that is not NaN."""
    function = lambda x: np.fmax(x, 1) * 10 + np.fmin(x, 1)
    pd.testing.assert_series_equal(WHOLE.udf.map(function), WHOLE.map(function))


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("dtype", ["Int64", "float64", "object"])
def test_numpys_numbers_beside_ignored_nulls_and_rows_in_python(dtype: str) -> None:
    """Python gives each kept row as NumPy has it, and none for those that are ignored."""
    data = pd.Series([1, None, 3, 2, None], dtype=dtype)
    function = lambda x: np.float32(x) if x != 3 else int("9" * 30)
    found = data.udf.map(function, na_action="ignore", fallback=None)
    assert repr(found.tolist()) == repr(data.map(function, na_action="ignore").tolist())


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_narrow_number_among_others_keeps_its_dtype() -> None:
    """Pandas gives float32 where every row gave one, and float16 of a bool's root: Python runs such functions."""

    def root(x: bool) -> Any:
        try:
            return x * np.float32(0.5)
        except ValueError:
            return -1

    bools = pd.Series([True, False])
    for function in (root, lambda x: np.int8(3) if x < 5 else 2.5, lambda x: np.sqrt(x)):
        for data in (bools, WHOLE):
            found = data.udf.map(function, fallback=None)
            pd.testing.assert_series_equal(found, data.map(function))
