"""At pandas' door every function runs: each statement and value that compiled code refuses, with pandas' own result.

One case for each row of the tables by which the front end refuses, and for what tests refuse elsewhere.
"""

import collections
import contextlib
import datetime as dt
import decimal
import functools
import itertools
import json
import re
import types
import warnings
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
import udf.pandas
from udf.frontend.passes.control.excluded_bytecode import BUILTINS, REFUSED

NUMBERS = pd.Series([3, -1, 4, 1, 5], index=list("abcde"), name="n")
TEXTS = pd.Series(["a1", "b", None, "c22", "a1"], dtype="str")
OBJECTS = pd.Series([1, "x", 2.5, None, [1]], dtype=object)
SEVERAL_NULLS = pd.Series([1.5, 2, None, 3.5, np.nan, 4], dtype=object)
FRAME = pd.DataFrame({"a": [1.0, 2.0, 3.0], "b": ["x", "y", "z"], "k": [0, 1, 0]})

OF_NUMBERS = {
    "BEFORE_WITH": "with contextlib.suppress(ValueError):\n    return x + 1",
    "IMPORT_NAME": "import math\nreturn math.sqrt(abs(x))",
    "LOAD_BUILD_CLASS": "class A:\n    y = x\nreturn A.y",
    "STORE_GLOBAL": "global last\nlast = x\nreturn x",
    "DELETE_GLOBAL": "global last\nlast = x\ndel last\nreturn x",
    "DELETE_FAST": "y = x\ndel y\nreturn x",
    "DELETE_DEREF": "y = x\ng = lambda: y\nz = g()\ndel y\nreturn z",
    "STORE_DEREF": "nonlocal count\ncount += x\nreturn count",
    "STORE_SUBSCR": "table[x] = x\nreturn x",
    "DELETE_SUBSCR": "table[x] = x\ndel table[x]\nreturn x",
    "STORE_ATTR": "box.last = x\nreturn x",
    "YIELD_VALUE": "yield x",
    "MATCH_MAPPING": "match {'a': x}:\n    case {'a': y}:\n        return y",
    "UNPACK_EX": "first, *rest = [x, x, x]\nreturn len(rest)",
    "a bare raise in another try": (
        "try:\n    try:\n        return 1 // (x + 1)\n    except ZeroDivisionError:\n        try:\n            raise\n"
        "        except ArithmeticError:\n            return -9\nfinally:\n    pass"
    ),
    "print": "print(x)\nreturn x",
    "input": "return input if x > 9 else x",
    "open": "return open if x > 9 else x",
    "hasattr": "return hasattr(x, 'item') or hasattr(x, '__len__')",
    "dict": "return dict(a=x)",
    "filter": "return list(filter(None, [x, 0]))",
    "an integer beyond 64 bits": "return x ** 60",
    "a large constant": "return 2 ** 70 + x",
    "two types": "return 'few' if x < 2 else x",
    "a dict as the result": "return {'x': x} if x > 3 else None",
    "a tuple or None": "return (x, 1) if x > 3 else None",
    "lists of several types": "return [x, str(x)]",
    "max by a key": "return max([x, -x], key=abs)",
    "recursion": "return fact(abs(x))",
    "a generator that is kept": "return sum(y * 2 for y in iter([x, 1]))",
    "itertools": "return list(itertools.accumulate([x, 1]))",
    "a regular expression": "return re.sub(r'(\\d)', lambda m: m[1] * 2, str(x))",
    "decimal": "return decimal.Decimal(x) / 3",
    "a date of parts": "return datetime.date(2020, 1, abs(x))",
    "a captured object": "return box.scale * x",
    "a partial": "return times(x)",
    "a class of the user": "return Point(x, 1)",
    "eval": "return eval('x + 1')",
    "star arguments": "return (lambda *a, **k: len(a) + len(k))(x, *[1, 2], b=x)",
    "async": "async def g():\n    return x\nc = g()\nc.close()\nreturn x",
    "complex": "return complex(x, 1)",
    "bytes": "return bytes([abs(x)])",
    "a format that is made": "return f'{x:>{abs(x)}}'",
    "walrus in a comprehension": "return [y for _ in range(2) if (y := x) > 0]",
    "a pandas object": "return pd.Timestamp(2020, 1, 1) + pd.Timedelta(days=x)",
    "a named tuple by name": "return collections.Counter([x, x])[x]",
    "exceptions in a group": (
        "try:\n    raise ExceptionGroup('g', [ValueError(x)])\nexcept* ValueError:\n    y = 1\nreturn x"
    ),
    "matmul in place": "y = np.eye(2)\ny @= y\nreturn y[0, 0] * x",
}


class Point:
    """A value of a class of the user's."""

    def __init__(self, x: Any, y: Any) -> None:
        self.x, self.y = x, y

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Point) and (self.x, self.y) == (other.x, other.y)

    __hash__ = None  # type: ignore[assignment]


def fact(n: int) -> int:
    return 1 if n <= 1 else n * fact(n - 1)


def made(body: str) -> Any:
    """Return a function of ``body``, with state of its own."""
    space: dict[str, Any] = {
        **{one.__name__: one for one in (collections, contextlib, dt, decimal, itertools, json, re)},
        "np": np,
        "pd": pd,
        "fact": fact,
        "Point": Point,
        "times": functools.partial(pow, 2),
        "table": {},
        "box": types.SimpleNamespace(scale=2, last=0),
        "last": 0,
    }
    inner = "\n        ".join(body.split("\n"))
    exec(f"def outer():\n    count = 0\n    def f(x):\n        {inner}\n    return f\nf = outer()", space)  # noqa: S102
    return space["f"]


def outcome(call: Any) -> tuple[Any, Any]:
    """Return what a call gives, or the class and arguments of what it raises."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return call(), None
        except Exception as error:  # noqa: BLE001 - compared
            return None, (type(error), error.args)


def assert_same(ours: tuple[Any, Any], theirs: tuple[Any, Any]) -> None:
    """Compare values with their types, dtypes, index and name, or what was raised."""
    assert repr(ours[1]) == repr(theirs[1])
    if theirs[1] is None:
        text = [re.sub(" at 0x[0-9a-f]+", "", shown(one)) for one, _ in (ours, theirs)]
        assert text[0] == text[1]


def shown(made: Any) -> str:
    """Return a result as text: the dtypes of a Series or frame, and its values by their labels, in order."""
    if not isinstance(made, pd.Series | pd.DataFrame):
        return repr(made)
    return repr((type(made), made.dtypes, made.index.tolist(), made.to_numpy(object).tolist(), made.attrs))


@pytest.fixture(autouse=True)
def _by_default() -> Any:
    with udf.options(fallback="python"):
        yield


@pytest.mark.parametrize("case", OF_NUMBERS)
def test_a_function_of_numbers_that_no_compiler_takes_runs(case: str, capsys: Any) -> None:
    body = OF_NUMBERS[case]
    for data in (NUMBERS, NUMBERS.astype("float64"), NUMBERS.to_frame()["n"][:0]):
        theirs, printed = outcome(lambda data=data: data.map(made(body))), capsys.readouterr().out
        assert_same(outcome(lambda data=data: data.udf.map(made(body))), theirs)
        assert capsys.readouterr().out == printed


def test_every_refused_statement_has_a_case() -> None:
    """But ``async with``, which is in a coroutine, of which pandas makes no value."""
    names = {*REFUSED, *(one.__name__ for one in BUILTINS)}
    assert names - OF_NUMBERS.keys() == {"BEFORE_ASYNC_WITH"}


DOORS = {
    "texts": lambda f: (lambda d: d.map(f), TEXTS),
    "texts, none missing": lambda f: (lambda d: d.map(f, na_action="ignore"), TEXTS),
    "objects, none missing": lambda f: (lambda d: d.map(f, na_action="ignore"), SEVERAL_NULLS),
    "objects": lambda f: (lambda d: d.map(f), OBJECTS),
    "categories": lambda f: (lambda d: d.map(f), TEXTS.astype("category")),
    "rows": lambda f: (lambda d: d.apply(f, axis=1), FRAME),
    "columns": lambda f: (lambda d: d.apply(f), FRAME[["a", "k"]]),
    "one column": lambda f: (lambda d: d.agg(f), NUMBERS),
    "a transform": lambda f: (lambda d: d.transform(f), NUMBERS),
    "windows": lambda f: (lambda d: d.rolling(2).apply(f), NUMBERS),
    "expanding windows": lambda f: (lambda d: d.expanding().apply(f), NUMBERS),
    "groups": lambda f: (lambda d: d.groupby("k").a.apply(f), FRAME),
    "groups that are aggregated": lambda f: (lambda d: d.groupby("k").a.agg(f), FRAME),
    "groups that are transformed": lambda f: (lambda d: d.groupby("k").a.transform(f), FRAME),
    "groups of rows": lambda f: (lambda d: d.groupby("k")[["a", "b"]].apply(f), FRAME),
}
OF_ANY = {
    "a dict": "return {'v': str(type(x))}",
    "a text of it": "return json.dumps(str(type(x)))",
    "a count outside": "box.last += 1\nreturn box.last",
    "an exception": "raise KeyError('no', 1)",
    "a number or None": "box.last += 1\nreturn None if box.last % 2 else box.last",
    "its class": "return type(x).__name__",
    "a number, twice": "return x * 2",
    "what it has": "return sum(hasattr(x, name) for name in ('__len__', 'item', 'real', 'tzinfo', 'strip', 'loc'))",
}


@pytest.mark.parametrize("case", OF_ANY)
@pytest.mark.parametrize("door", DOORS)
def test_a_function_that_no_compiler_takes_runs_at_every_door(door: str, case: str) -> None:
    theirs_of, data = DOORS[door](made(OF_ANY[case]))
    ours_of, _ = DOORS[door](made(OF_ANY[case]))
    assert_same(outcome(lambda: ours_of(data.udf)), outcome(lambda: theirs_of(data)))


OF_NO_DTYPE = {
    "all None": [None] * 4, "NaN objects": pd.Series([np.nan] * 4, dtype=object), "dicts": [{"a": 1}] * 4,
    "lists": [[1], [2], [3], [4]], "sets": [{1}] * 4, "bytes": [b"a"] * 4, "decimals": [decimal.Decimal(1)] * 4,
    "times of day": [dt.time(1)] * 4, "complex": [1j, 2, 3, 4], "NA objects": pd.Series([pd.NA] * 4, dtype=object),
    "periods": pd.period_range("2020", periods=4, freq="M"), "intervals": pd.interval_range(0, 4),
    "sparse": pd.arrays.SparseArray([0, 1, 0, 2]), "a zone": pd.date_range("2020", periods=4, tz="Europe/Berlin"),
    "no categories": pd.Categorical([None] * 4),
}  # fmt: skip
"""Columns that compiled code does not take."""


@pytest.mark.parametrize("column", OF_NO_DTYPE)
@pytest.mark.filterwarnings("ignore")
def test_columns_that_compiled_code_does_not_take_are_pandas(column: str) -> None:
    """Groups by attribute and by item, windows, and whole columns: results and exceptions are pandas'."""
    data = pd.DataFrame({"k": [0, 1, 0, 1], "a": OF_NO_DTYPE[column], "x": [1.0, 2, 3, 4]})
    ways = {
        "agg": lambda one: one.groupby("k").a.agg(len),
        "by item": lambda one: one.groupby("k")["a"].apply(lambda g: g.iloc[0]),
        "transform": lambda one: one.groupby("k").a.transform(lambda g: g.count()),
        "groups": lambda one: one.groupby("k")[["a", "x"]].apply(lambda g: len(g.a)),
        "columns": lambda one: one.apply(lambda c: c.count()),
    }
    of_series = {
        "windows": lambda one: one.rolling(2).apply(lambda w: len(w)),
        "expanding": lambda one: one.expanding().apply(lambda w: w.iloc[0]),
    }
    for given, calls in ((data, ways), (data["a"], of_series)):
        for way, call in calls.items():
            theirs, ours = _outcome(call, given), _outcome(call, given.udf)
            assert type(ours) is type(theirs), way
            if isinstance(theirs, pd.Series):
                pd.testing.assert_series_equal(ours, theirs)
            elif isinstance(theirs, pd.DataFrame):
                pd.testing.assert_frame_equal(ours, theirs)


def _outcome(call: Any, given: Any) -> Any:
    try:
        return call(given)
    except Exception as error:  # noqa: BLE001 - whatever it is
        return error


class _Remainder:
    """One of itself, as a method and as what is called."""

    def of(self, x):
        return x % x > 2.5

    def __call__(self, x):
        return x % x > 2.5


def _second(_, x):
    return x % x > 2.5


@pytest.mark.parametrize("values", [["a", 5, None, 3, 0], [3.5, 0.0, 2, None, 3], [True, False, 2.5, None, 3, 3]])
def test_the_first_row_that_raises_is_the_first_in_order(values, by_default) -> None:
    """Whichever type of objects is compiled, and whatever is called: a function, a method, a partial, an object."""
    given = pd.Series(values, dtype=object)
    for function in (lambda x: x % x > 2.5, _Remainder().of, functools.partial(_second, 1), _Remainder()):
        raised = []
        for of in (given, given.udf):
            with pytest.raises((TypeError, ZeroDivisionError)) as caught:
                of.map(function)
            raised.append((caught.type, str(caught.value)))
        assert raised[0] == raised[1]


FIRST_IS_A_SERIES = {
    "all": lambda x: pd.Series({"a": x, "b": str(x)}),
    "of two lengths": lambda x: pd.Series([x] if x > 2 else [x, 1]),
    "the first alone": lambda x: pd.Series([x]) if x == 3 else x,
    "another": lambda x: pd.Series([x]) if x == 4 else x,
}


@pytest.mark.parametrize("case", FIRST_IS_A_SERIES)
def test_a_series_for_the_first_value_makes_apply_a_frame(case: str) -> None:
    """And map a Series of Series, as in pandas."""
    function = FIRST_IS_A_SERIES[case]
    for data in (NUMBERS, NUMBERS[:1], NUMBERS.astype(object)):
        assert_same(outcome(lambda d=data: d.udf.apply(function)), outcome(lambda d=data: d.apply(function)))
        assert_same(outcome(lambda d=data: d.udf.map(function)), outcome(lambda d=data: d.map(function)))
        with udf.pandas.accelerated(always=True):
            found = outcome(lambda d=data: d.apply(function))
        assert_same(found, outcome(lambda d=data: d.apply(function)))


def none_of_some(w: Any) -> Any:
    return None if w.max() > 4 else w.max()


@pytest.mark.parametrize("raw", [True, False])
def test_none_of_a_window_raises_as_in_pandas(raw: bool) -> None:
    """Before it windows in Python have had their effects; with ``fallback="error"`` it is missing."""
    data = pd.Series([1.0, 2.0, 3.0, 5.0, 2.0, 1.0, 1.0, 0.0])
    for call in (
        lambda d: d.rolling(2).apply(none_of_some, raw=raw),
        lambda d: d.expanding().apply(none_of_some, raw=raw),
    ):
        assert_same(outcome(lambda c=call: c(data.udf)), outcome(lambda c=call: c(data)))
    made = data.udf.rolling(2).apply(none_of_some, raw=raw, fallback="error")
    assert made.isna().tolist() == [True, False, False, True, True, False, False, False]
