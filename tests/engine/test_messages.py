"""Mistakes that people make, and what they are told: the cause as it is, and what to write instead."""

import abc
import contextlib
import datetime as dt
import functools
import itertools
import math
import os
import re
import sys
import threading
import time
import warnings
import zlib

import numpy as np
import pandas as pd
import pytest

import udf
from udf.errors import FallbackWarning, UdfError

FRAME = pd.DataFrame({"k": ["a", "b"] * 5, "x": np.arange(10.0), "s": list("abcdefghij")})
OURS = udf.DataFrame({"a": [1.0]})
X = FRAME.x
LOG: list[float] = []
SEEN: set[float] = set()


class Shape(abc.ABC):  # noqa: B024 - of no methods
    """A class that a function asks about."""

    sides = 4


GROWS: dict[float, float] = {}


class Own:
    """A class of the user's own."""

    rate = 2.0


class Weighted:
    """A model of the user's own."""

    def __init__(self) -> None:
        self.weights = np.array([1.0, 2.0])

    def of(self, x):
        return self.weights[0] * x


class Nested:
    """A model whose attribute is not read."""

    def __init__(self) -> None:
        self.lists = {"a": [1.0]}

    def of(self, x):
        return len(self.lists["a"]) * x


WEIGHTED, NESTED = Weighted(), Nested()
OWN, COUNT, LOCK, CACHED = Own(), itertools.count(), threading.Lock(), functools.lru_cache(abs)
OBJECTS, NUMBER = np.eye(2).astype(object), np.array(2.0, dtype=object)


def suppressed(x):
    with contextlib.suppress(ValueError):
        return int(x)
    return 0


def read(x):
    with open("none") as file:  # noqa: PTH123 - a UDF's
        return x + len(file.read())


def timed(x):
    began = time.perf_counter()
    return x - began


def yields(x):
    yield x


async def awaits(x):
    return x


def set_option(name, value):
    setattr(udf.options, name, value)


BOILERPLATE = "a UDF uses numbers, text, times"

MISTAKES = {
    "axis=1 forgotten": (lambda: FRAME[["x"]].udf.apply(lambda r: r["x"] * 2),
        "[...] does not take (Series, str) in a UDF", "for a function of a row pass axis=1: .apply(f, axis=1)"),
    "a computed key of a row": (lambda: FRAME[["x"]].udf.apply(lambda r: r["x"] - r[int(r["x"]) - 1], axis=1),
        "the key of a row must be constant in a UDF", "make a column of it first: df['before'] = df['a'].shift()"),
    "shift of a row": (lambda: FRAME.udf.apply(lambda r: r.x - r.shift(1).x, axis=1),
        "shift is called on a tuple, or on a row whose columns are not all numbers",
        "make a column of it first: df['before'] = df['a'].shift()"),
    "a parameter of a class": (lambda: udf.Series(X, dtyp="f8"), "the constructor has no parameter 'dtyp'",
        "meant 'dtype'"),
    "append to a captured list": (lambda: X.udf.map(lambda x: LOG.append(x) or x),
        "append() changes what lies outside of the function, or a tuple, which cannot change",
        "return the value: the call collects the results of all rows"),
    "a dict for a function": (lambda: X.udf.map({1: 2}), "of type dict", "series.map(d), without .udf"),
    "a name for a function": (lambda: X.udf.map("sum"), "of type str", "lambda s: s.sum()"),
    "a name for a function of groups": (lambda: FRAME.udf.groupby("k")["x"].agg("sum"),
        "'sum' is a name and not a function", "call pandas' own method, without .udf: .sum()"),
    "a name beside a function": (lambda: FRAME.udf.groupby("k").agg(low=("x", "min"), high=("x", lambda s: s.max())),
        "'min' is a name and not a function: write lambda s: s.min()", "call pandas' own method"),
    "resample": (lambda: FRAME.udf.resample("1h"), ".udf has no attribute 'resample'", ".udf.groupby(pd.Grouper("),
    "a type's name": (lambda: udf.compile(lambda x: x, "float46", archs=()), "float46 is not", "meant 'float64'"),
    "an array of a method's object": (lambda: X.udf.map(WEIGHTED.of), f"'of' ({__file__}:",
        "use a function that captures it: weights = model.weights"),
    "a dict of lists of a method's object": (lambda: X.udf.map(NESTED.of), f"'of' ({__file__}:", "a name of its own"),
    "a list of functions": (lambda: X.udf.map([abs]), "of type list", "pass one function"),
    "a mean of windows": (lambda: X.udf.rolling(3).mean(), "windows of Inlay have no attribute 'mean'",
        ".apply(lambda w: w.mean()), or use pandas' own, without .udf: .rolling(..).mean()"),
    "a mean of a frame's windows": (lambda: FRAME[["x"]].udf.rolling(3).mean(),
        "windows of Inlay have no attribute 'mean'", ".rolling(..).mean()"),
    "a sum of groups": (lambda: FRAME.udf.groupby("k").sum(), "groups of Inlay have no attribute 'sum'",
        "pandas' own, without .udf: .groupby(..).sum()"),
    "a method of pandas": (lambda: X.udf.mean(), ".udf has no attribute 'mean'", "pandas' own is without .udf: .mean"),
    "an option's name": (lambda: set_option("backnd", "cpu"), "there is no option 'backnd'",
        "perhaps you meant 'backend'; the options are"),
    "an option's name in a block": (lambda: udf.options(thread=2), "there is no option 'thread'",
        "perhaps you meant 'threads'"),
    "sep of a CSV file": (lambda: udf.scan_csv("none.csv", sep=";"), "scan_csv() has no parameter 'sep'",
        "perhaps you meant 'delimiter'"),
    "a parameter that there is not": (lambda: X.udf.rolling(3, min_period=2),
        "rolling() has no parameter 'min_period'", "perhaps you meant 'min_periods'"),
    "one that is like no other": (lambda: X.udf.rolling(3, foo=1), "rolling() has no parameter 'foo'",
        "it has window, min_periods, center"),
    "the time of day": (
        lambda: X.udf.map(lambda x: dt.datetime.now().hour + x),  # noqa: DTZ005 - a UDF's
        "datetime.datetime is not supported in a UDF",
        "read the clock once, outside of the function",
    ),
    "today": (
        lambda: X.udf.map(lambda x: dt.date.today().year + x),  # noqa: DTZ011 - a UDF's
        "datetime.date is not supported in a UDF",
        "read the clock once, outside of the function",
    ),
    "add to a captured set": (lambda: X.udf.map(lambda x: SEEN.add(x) or x), "set.add of a captured set",
        "return the value: the call collects the results of all rows"),
    "a block of a file": (lambda: X.udf.map(read), "'with' is not supported", "do that outside of the function"),
    "agg of windows": (lambda: X.udf.rolling(3).agg(lambda w: w.mean()), "windows of Inlay have no attribute 'agg'",
        "pass a function, .apply(f), or use pandas' own"),
    "a fold without its first state": (lambda: X.udf.reduce(lambda a, b: a + b),
        "reduce() missing 1 required positional argument: 'initial'", ""),
    "contextlib.suppress": (lambda: X.udf.map(suppressed), "the class suppress", "write try: .. except ValueError: .."),
    "an abstract class": (lambda: X.udf.map(lambda x: isinstance(x, Shape)),
        "'Shape' (a global), the class Shape, which", "write it as a NamedTuple, or a dataclass, with @udf.struct"),
    "a constant of a class": (lambda: X.udf.map(lambda x: Shape.sides * x), "the class Shape,", "as rate = Shape."),
    "a coroutine": (lambda: X.udf.map(awaits), "it is a coroutine", "def, without await"),
    "a dict that grows": (lambda: X.udf.map(lambda x: GROWS.setdefault(x, x)), "dict.setdefault", "get(key, default)"),
    "an object of one's own": (lambda: X.udf.map(lambda x: OWN.rate * x), "an Own, which", "as rate = obj.rate"),
    "an iterator": (lambda: X.udf.map(lambda x: next(COUNT) + x), "a count, which", ".udf.scan(f, initial)"),
    "a lock": (lambda: X.udf.map(lambda x: LOCK.locked() or x), "a lock, which", "do that outside of the function"),
    "a builtin of a library": (lambda: X.udf.map(lambda x: zlib.crc32(b"") + x), "zlib.crc32", "NumPy's functions"),
    "objects in two dimensions": (lambda: X.udf.map(lambda x: OBJECTS[0, 0] * x),
        "'OBJECTS' (a global), a ndarray, which", "array.tolist()"),
    "an object without dimensions": (lambda: X.udf.map(lambda x: NUMBER * x), "a ndarray, which", "array.tolist()"),
    "a cached function of a library": (lambda: X.udf.map(lambda x: CACHED(x)), "which cannot", "f.__wrapped__"),
    "print": (lambda: X.udf.map(lambda x: print(x) or x), "print() is not supported", "udf.options.debug = True"),  # noqa: T201 - a UDF's
    "a frame of ours": (lambda: X.udf.map(lambda x: x - OURS["a"][0]), "a DataFrame, which", "frame['a'].shift()"),
    "a frame that is made": (lambda: X.udf.map(lambda x: pd.DataFrame({"a": [x]})), "DataFrame",
        "as a tuple or a dict"),
    "a question to the system": (lambda: X.udf.map(lambda x: os.path.exists("a") or x), "os.path.exists", "NumPy's"),  # noqa: PTH110 - a UDF's
    "a timer": (lambda: X.udf.map(timed), "time.perf_counter", "time the whole call"),
    "open": (lambda: X.udf.map(lambda x: open(x).read()), "open() is not", "do that outside of the function"),  # noqa: PTH123, SIM115 - a UDF's
    "a generator": (lambda: X.udf.map(yields), "it is a generator", ".udf.scan(f, initial)"),
    "text and a number": (lambda: FRAME.s.udf.map(lambda s: s + 1), "+ does not take (str, int) in a UDF",
        "convert the value: str(x)"),
    "a method of text, misspelled": (lambda: FRAME.s.udf.map(lambda s: s.uper()), "has no attribute 'uper' in a UDF",
        "perhaps you meant 'upper'"),
    "a method of text with nulls, misspelled": (lambda: udf.Series(["a", None]).map(lambda s: s.uper()),
        "a nullable str has no attribute 'uper' in a UDF", "perhaps you meant 'upper'"),
    "a function of NumPy, misspelled": (lambda: X.udf.map(lambda x: np.hypo(x, x)),
        "numpy.hypo is not supported in a UDF", "perhaps you meant 'hypot'"),
    "a function of math, misspelled": (lambda: X.udf.map(lambda x: math.squrt(x)),
        "math.squrt is not supported in a UDF", "perhaps you meant 'sqrt'"),
    "nothing returned": (lambda: X.udf.map(lambda _: None), "it returns None", "return a value for some rows"),
}  # fmt: skip


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_with_what_to_write(mistake) -> None:
    """The first line has the cause, the hint another way."""
    call, cause, hint = MISTAKES[mistake]
    with pytest.raises((UdfError, TypeError)) as told:
        call()
    text = str(told.value)
    said, _, advice = text.partition("Hint: ")
    assert cause in said
    assert hint in advice
    assert BOILERPLATE not in text
    assert "Windows" not in text
    assert "SplitApply" not in text
    assert "Folds" not in text


@pytest.mark.parametrize(
    "function",
    [lambda x: x.foo, lambda x: x + undefined_name, lambda x: (i for i in (1, x))],  # noqa: F821 - the mistake
)
def test_a_cause_that_says_all_has_no_hint(function) -> None:
    """Rather than one that fits everything."""
    with pytest.raises(UdfError) as told:
        X.udf.map(function)
    assert "Hint" not in str(told.value)


def adds(a, b):
    return a + b


def three(given):
    a, _, _ = given
    return a


MISSING = pd.DataFrame({"k": [1, 1, 2], "s": ["a", None, "c"], "n": pd.array([1, None, 3], "Int64")})
TOLD = {
    "join() needs texts without nulls": lambda: MISSING.udf.groupby("k")["s"].agg(lambda s: ",".join(s)),
    "format() of a str does not take (str)": lambda: FRAME.s.udf.map(lambda s: "{:,.0f}".format(s)),  # noqa: UP032 - as people write
    "returning a condition of a": lambda: MISSING.udf.groupby("k")["n"].transform(lambda s: np.abs(s - s.median()) > 2),
    "hasattr() is not supported": lambda: X.udf.map(lambda x: hasattr(x, "item")),
    "a float64 cannot be called in a UDF": lambda: X.udf.map(lambda x: x(1)),
    "a float64 cannot be looped over in a UDF": lambda: X.udf.map(lambda x: sum(v for v in x)),
    "the function called here does not take these arguments: missing a required": lambda: X.udf.map(lambda x: adds(x)),
    "polyfit() does not take (range, Series, int)": lambda: FRAME.udf.groupby("k")["x"].agg(
        lambda s: np.polyfit(range(len(s)), s, 1)[0]
    ),
    "2 values are unpacked into 3 names in a UDF\n": lambda: X.udf.map(lambda x: three((x, 1))),
}


@pytest.mark.parametrize("cause", TOLD)
def test_a_cause_has_no_words_of_numbas(cause) -> None:
    """``Invalid use of BoundFunction(..)``, ``Resolution failure for literal arguments``."""
    with pytest.raises(UdfError, match=re.escape(cause)):
        TOLD[cause]()


@pytest.mark.parametrize("fallback", ["error", "python"])
@pytest.mark.parametrize("function", [lambda r: r["x"] * 2, lambda r: r.x * 2])
def test_a_function_of_a_row_that_was_given_columns_is_told(function, fallback) -> None:
    """Also where pandas runs it, and raises; not where the label that lacks is no column's."""
    with udf.options(fallback=fallback), pytest.raises((KeyError, AttributeError, UdfError)) as told:
        FRAME[["x"]].udf.apply(function)
    assert "for a function of a row pass axis=1: .apply(f, axis=1)" in "".join(
        [str(told.value), *getattr(told.value, "__notes__", [])]
    )
    with udf.options(fallback=fallback), pytest.raises((KeyError, AttributeError, UdfError)) as told:
        FRAME[["x"]].udf.apply(lambda column: column.nothing_of_it)
    assert "axis=1" not in "".join([str(told.value), *getattr(told.value, "__notes__", [])])


def test_what_is_returned_has_the_name_of_its_kind() -> None:
    """And none that Inlay gives it."""
    with udf.options(fallback="error"), pytest.raises(UdfError, match="it returns a DataFrame; a UDF returns"):
        X.udf.map(lambda _: FRAME)


def test_an_index_beyond_the_end_is_told_as_python_tells_it() -> None:
    """Of a list, a captured one too, a tuple, and an array."""
    kept = [1, 2, 3]

    def written(i: int) -> int:
        made = [1, 2, i]
        return made[i]

    for function in (lambda i: kept[i], written, lambda i: (1, 2, 3)[i], lambda i: np.array([1, 2, 3])[i]):
        with pytest.raises(IndexError) as told:
            function(5)
        with pytest.raises(IndexError) as found:
            udf.Series([0, 5]).map(function)
        assert str(found.value) == str(told.value)


def test_a_warning_names_the_functions_that_python_runs() -> None:
    """By their names and places where several are given, or one beside a name of pandas'."""
    groups, line = FRAME.udf.groupby("k"), sys._getframe().f_lineno
    with udf.options(fallback="python"), warnings.catch_warnings(record=True, action="always") as told:
        groups.agg({"x": lambda s: s.max(), "s": "first"})
        groups.agg(low=("x", lambda s: s.min()), last=("s", "last"))
    texts = [str(one.message) for one in told]
    assert [text.partition(", which Inlay")[0].replace(__file__, "..") for text in texts] == [
        f"Python ran all rows of '<lambda>' (..:{line + 2}), 'first'",
        "Python ran all rows of the functions",
    ]


def test_a_warning_says_what_to_write() -> None:
    """As the error does that would be raised."""
    times = pd.Series(pd.date_range("2024-01-01", periods=3))
    with udf.options(fallback="python"), pytest.warns(FallbackWarning, match=r"\(t\.hour, t\.minute\) >= \(9, 30\)"):
        times.udf.map(lambda t: t.time().hour)


def test_a_warning_names_the_line_of_the_cause() -> None:
    """Not only that of the function."""

    def shown(x):
        if x > 1:
            print(x)  # noqa: T201 - a UDF's
        return x

    place = shown.__code__.co_firstlineno
    with udf.options(fallback="python"), pytest.warns(FallbackWarning, match=rf"in a UDF \(line {place + 2}\)\.\n"):
        X.udf.map(shown)


def test_a_scan_without_a_state_is_told() -> None:
    """Where Python runs it, too."""
    with udf.options(fallback="python"), pytest.raises(TypeError, match="unpack") as told:
        X.udf.scan(lambda state, x: state + x, 0.0)
    assert told.value.__notes__ == ["Hint: scan's function returns two values, (state, out)"]
