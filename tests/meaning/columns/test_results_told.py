"""What only Python tells: an int among floats, a unit among finer ones, a dict that makes values: alike, or refused."""

import datetime as dt
from collections import Counter, defaultdict
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from udf.base.pandas_meaning import meaning
from udf.errors import UdfCompileError

NUMBERS = {0: 1, 1: 2.5, 2: 3, 3: True}
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
    "a dict of ints and floats": (WHOLE, lambda x: NUMBERS[x]),
    "and of a bool": (WHOLE + 1, lambda x: NUMBERS[x]),
    "a default that is an int": (TEXTS, lambda x: FLOATS.get(x, -1)),
    "a list of ints and floats": (WHOLE, lambda x: -LIST[x] + x),
    "a list that is written out": (WHOLE, lambda x: [0, 0.5, 1][x] * 2),
    "rounded": (WHOLE, lambda x: round(0 if x < 5 else 1.25, 1)),
    "in a tuple": (WHOLE, lambda x: (x if x > 1 else 0.5, "a")),
    "in a list": (WHOLE, lambda x: [LIST[x]]),
    "in a dict": (WHOLE, lambda x: {"a": NUMBERS[x]}),
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
        (lambda x: str(NUMBERS[x]), "a text of a number"),
        (lambda x: "{}".format(halves(x)), "a text of a number"),  # noqa: UP032 - what is asked
        (lambda x: "%s" % halves(x), "a text of a number"),  # noqa: UP031 - as above
        (lambda x: isinstance(halves(x), int), "a number that is a float in one row and an int in another"),
        (lambda x: type(NUMBERS[x]) is int, "the type of a number"),
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
