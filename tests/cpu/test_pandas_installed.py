"""``udf.pandas.install()``: pandas' own results, exceptions and warnings, compiled where that is possible."""

from __future__ import annotations

import collections
import contextlib
import gc
import itertools
import logging
import os
import random
import subprocess
import sys
import threading
import time
import warnings
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

import udf
import udf.pandas
from tests.support.budget import budget
from tests.support.idioms.corpus import CORPUS
from udf.errors import ArgumentError
from udf.pandas import doors, elementwise
from udf.pandas.plans import PLANS, Plan
from udf.pandas.settings import KINDS

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _on_cpu():
    """Also that every test leaves pandas as it was."""
    PLANS.clear()
    udf.pandas.report(clear=True)
    with udf.options(backend="cpu"):
        yield
    was_installed = udf.pandas.is_installed()
    udf.pandas.uninstall()
    assert not was_installed


def same(found, expected) -> None:
    """Raise AssertionError where two results of pandas differ; floats may in their last digits."""
    assert type(found) is type(expected)
    if isinstance(expected, pd.DataFrame):
        pd.testing.assert_frame_equal(found, expected, rtol=1e-12, atol=1e-12)
    elif isinstance(expected, pd.Series):
        pd.testing.assert_series_equal(found, expected, rtol=1e-12, atol=1e-12)
    else:
        assert found == expected


def both(call, *, compiled: bool | None = None):
    """Return what ``call()`` gives, the same with and without us; ``compiled``: whether our code ran."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        expected = call()
        udf.pandas.report(clear=True)
        with udf.pandas.accelerated(always=True):
            found = call()
    same(found, expected)
    report = udf.pandas.report()
    assert report.faults == 0, report
    if compiled is not None:
        assert bool(report and report[0].compiled) is compiled, report
    return found


LEFT = {"a bool in one branch, an int in another", "a tuple as it is"}
"""What ``shows`` of the functions of the corpus that pandas runs."""


@pytest.mark.filterwarnings("ignore")  # pandas' own, of what the functions do
@pytest.mark.parametrize("idiom", CORPUS, ids=lambda idiom: f"{idiom.group}: {idiom.shows}")
def test_functions_as_people_write_them(idiom) -> None:
    """Each gives what it gives without us, and all but two run compiled."""
    both(idiom.expected, compiled=idiom.shows not in LEFT)


VALUES = {
    "int64": [3, -1, 0, 7, 2**40], "int8": [1, -5, 100, 127, 0], "uint16": [0, 1, 40_000, 65_535, 9],
    "float64": [0.5, np.nan, -3.0, np.inf, 2.0], "float32": [0.5, np.nan, 2.0, -1.25, 0.0], "bool": [True, False] * 3,
    "Int64": [1, None, 3, -4, 0], "Float64": [1.5, None, 0.0, -2.0, 4.0], "str": ["a", "bc", "", "a b", "Zz"],
    "datetime64[ns]": pd.to_datetime(["2024-01-31", None, "1999-12-31", "2024-02-29", "2025-07-01"]),
    "category": ["x", "y", "x", "z", "y"],
}  # fmt: skip
OF_VALUES = {
    "+ 1": lambda x: x + 1, "half": lambda x: x / 2, "//": lambda x: x // 3, "sign": lambda x: 1 if x > 0 else -1,
    "mixed": lambda x: max(x, 0.5), "none": lambda x: None if x == 3 else x, "text": lambda x: str(x),
    "bool": lambda x: x == 3, "int or bool": lambda x: x if x > 2 else False, "len": lambda x: len(x),
    "upper": lambda x: x.upper(), "year": lambda x: x.year, "is null": lambda x: pd.isna(x), "same": lambda x: x,
    "pair": lambda x: (x, 1), "inverse": lambda x: 1 / x if x else 0, "one": lambda x: 1, "nothing": lambda x: None,
}  # fmt: skip


@pytest.mark.parametrize("method", ["map", "apply", "ignore"])
@pytest.mark.parametrize("dtype", VALUES)
def test_every_function_of_every_dtype(dtype, method) -> None:
    """Results, or the exception's type and text; with an index and a name."""
    values = VALUES[dtype]
    data = pd.Series(values, index=pd.Index(range(10, 10 + len(values)), name="i"), name="given", dtype=dtype)
    for function in list(OF_VALUES.values())[: max(6, budget(18))]:
        how = {"na_action": "ignore"} if method == "ignore" else {}
        result_or_exception(lambda f=function, h=how: getattr(data, "map" if h else method)(f, **h))


def result_or_exception(call) -> None:
    """Compare what ``call()`` gives, or raises, with and without us."""
    expected = raised_by(call)
    if expected is None:
        both(call)
        return
    with udf.pandas.accelerated(always=True):
        found = raised_by(call)
    assert (type(found), str(found)) == (type(expected), str(expected))
    assert not getattr(found, "__notes__", [])


@np.errstate(all="ignore")
def raised_by(call) -> Exception | None:
    """Return what ``call()`` raises."""
    try:
        call()
    except Exception as error:  # noqa: BLE001 - whatever it is, it is the answer
        return error
    return None


OF_ROWS = (
    lambda r: r.a + r.b, lambda r: r["a"] / r["b"], lambda r: r.a > r.b, lambda r: r.sum(), lambda r: max(r.a, 0),
    lambda r: pd.Series({"x": r.a, "y": r.b}), lambda r: [r.a, r.b], lambda r: 1 if r.a > 1 else None, lambda r: r,
    lambda r: f"{r.a}", lambda r: r.iloc[0] * 2, lambda r: r.a if r.a > 2 else False,
)  # fmt: skip


@pytest.mark.parametrize(
    "pair", list(itertools.combinations_with_replacement(["int64", "float64", "int8", "Int64", "bool", "str"], 2))
)
def test_functions_of_rows_of_any_columns(pair) -> None:
    """Numbers meet in one type, text and bools do not; result_type too."""
    frame = pd.DataFrame(
        {name: pd.Series(VALUES[dtype][:5], dtype=dtype) for name, dtype in zip("ab", pair, strict=True)}
    )
    for function, how in list(itertools.product(OF_ROWS, [{}, {"result_type": "expand"}]))[: max(6, budget(24))]:
        result_or_exception(lambda f=function, h=how: frame.apply(f, axis=1, **h))


WIDE = pd.DataFrame(
    {"k": list("abca" * 30), "n": np.arange(120) % 7, "x": np.linspace(-1, 1, 120), "y": np.arange(120)},
    index=pd.date_range("2024", periods=120, freq="h"),
)
OF_GROUPS = {
    "agg": lambda: WIDE.groupby("k")["x"].agg(lambda s: s.max() - s.min()),
    "agg of ints": lambda: WIDE.groupby("n")["y"].agg(lambda s: s.max()),
    "agg of names": lambda: WIDE.groupby("k").agg(low=("x", lambda s: s.min()), high=("y", lambda s: s.max())),
    "agg of two lambdas": lambda: WIDE.groupby("k")["x"].agg([lambda s: s.min(), lambda s: s.max()]),
    "agg of a dict": lambda: WIDE.groupby("k").agg({"x": lambda s: s.sum(), "y": "max"}),
    "agg of all": lambda: WIDE.groupby("k").agg(lambda s: s.sum()),
    "apply": lambda: WIDE.groupby("k")[["x", "y"]].apply(lambda g: (g.x * g.y).sum()),
    "apply, two keys": lambda: WIDE.groupby(["k", "n"])[["x"]].apply(lambda g: g.x.mean()),
    "apply, arguments": lambda: WIDE.groupby("k")["x"].apply(lambda s, c: s.sum() + c, c=2),
    "transform": lambda: WIDE.groupby("k")["x"].transform(lambda s: s - s.mean()),
    "transform of all": lambda: WIDE.assign(z=WIDE.x).groupby("k")[["x", "z"]].transform(lambda s: s.max()),
    "filter": lambda: WIDE.groupby("n").filter(lambda g: g.x.mean() > 0),
    "filter of chosen columns": lambda: WIDE.groupby("n")[["x", "y"]].filter(lambda g: g.x.mean() > 0),
    "filter of a column": lambda: WIDE.groupby("n")["x"].filter(lambda s: s.mean() > 0),
    "by a function": lambda: WIDE.groupby(lambda label: label.hour)["x"].agg(lambda s: s.max()),
    "level": lambda: WIDE.set_index("k").groupby(level=0)["x"].agg(lambda s: s.max()),
}
LEFT_OF_GROUPS = {
    "spread": lambda: WIDE.groupby("k")["x"].apply(lambda s: s - s.mean()),
    "no index": lambda: WIDE.groupby("k", as_index=False)["x"].agg(lambda s: s.max()),
    "frames": lambda: WIDE.groupby("k")[["x"]].apply(lambda g: g.head(2)),
    "dropna": lambda: WIDE.groupby("n").filter(lambda g: g.x.mean() > 0, dropna=False),
}
OF_WINDOWS = {
    "rows": lambda: WIDE.x.rolling(5).apply(lambda w: w.max() - w.min()),
    "raw": lambda: WIDE.x.rolling(5, min_periods=2).apply(lambda w: w[-1] - w[0], raw=True),
    "center": lambda: WIDE[["x", "y"]].rolling(4, center=True, closed="both").apply(lambda w: w.sum()),
    "time": lambda: WIDE.x.rolling("7h").apply(lambda w: len(w)),
    "step": lambda: WIDE.y.rolling(6, step=3).apply(lambda w: w.mean()),
    "expanding": lambda: WIDE.x.expanding(3).apply(lambda w: w.std()),
    "groups": lambda: WIDE.groupby("k")["x"].rolling(3).apply(lambda w: w.max()),
    "expanding groups": lambda: WIDE.groupby("k")[["x", "y"]].expanding().apply(lambda w: w.min()),
    "on": lambda: WIDE.reset_index(names="t").rolling("5h", on="t")[["x"]].apply(lambda w: w.sum()),
    "forward": lambda: WIDE.x.rolling(pd.api.indexers.FixedForwardWindowIndexer(window_size=3)).apply(
        lambda w: w.sum()
    ),
    "arguments": lambda: WIDE.x.rolling(3).apply(lambda w, k, j: w.sum() * k + j, args=(2,), kwargs={"j": 1}),
    "agg": lambda: WIDE.x.rolling(3).agg(lambda w: w.sum()),
}
OF_COLUMNS = {
    "apply": lambda: WIDE[["x", "y"]].apply(lambda c: c.max() - c.min()),
    "agg": lambda: WIDE[["x", "y"]].agg(lambda c: c.sum()),
    "transform": lambda: WIDE[["x", "y"]].transform(lambda c: c - c.mean()),
    "series agg": lambda: WIDE.x.agg(lambda c: c.max() - c.min()),
    "series transform": lambda: WIDE.x.transform(lambda v: v * 2),
    "frame map": lambda: WIDE[["x", "y"]].map(lambda v: v * 2),
}


@pytest.mark.parametrize("name", OF_GROUPS)
def test_functions_of_groups(name) -> None:
    """Compiled, with pandas' index, names and dtypes."""
    both(OF_GROUPS[name], compiled=True)


@pytest.mark.parametrize("name", LEFT_OF_GROUPS)
def test_functions_of_groups_that_pandas_runs(name) -> None:
    """Where results are no single value a group, or options have no counterpart."""
    both(LEFT_OF_GROUPS[name], compiled=False)


@pytest.mark.parametrize("name", OF_WINDOWS)
def test_functions_of_windows(name) -> None:
    """Every kind of window: pandas makes the bounds."""
    both(OF_WINDOWS[name], compiled=True)


@pytest.mark.parametrize("name", OF_COLUMNS)
def test_functions_of_columns(name) -> None:
    """And of each value of a frame."""
    both(OF_COLUMNS[name], compiled=True)


# -- nothing that pandas would not do -------------------------------------------------------------------

SEEN: list[float] = []
COUNT = 0
TABLE = {1.0: 0}
ARRAY = np.zeros(3)


class Thing:
    total = 0.0


THING = Thing()


def counts(x):
    global COUNT  # noqa: PLW0603 - what is tested
    COUNT += 1
    return x


def adds_to(x):
    THING.total += x
    return x


def appends(x):
    SEEN.append(x)
    return x


def assigns(x):
    TABLE[x] = 1
    return x


def writes(x):
    ARRAY[0] += x
    return x


def prints(x):
    print(x)  # noqa: T201 - what is tested
    return x


def effects() -> tuple[object, ...]:
    return list(SEEN), COUNT, dict(TABLE), THING.total, ARRAY.tolist()


@pytest.mark.parametrize("function", [counts, adds_to, appends, assigns, writes, prints])
def test_a_side_effect_happens_as_often_as_pandas_makes_it(function, capsys) -> None:
    """What has one is never compiled, and never run twice."""
    data = pd.Series([1.0, 2.0, 3.0])
    before = effects()
    data.map(function)
    once, shown = effects(), capsys.readouterr().out
    SEEN[:], THING.total, ARRAY[:] = before[0], before[3], before[4]
    TABLE.clear()
    TABLE.update(before[2])
    globals()["COUNT"] = before[1]
    with udf.pandas.accelerated(always=True):
        data.map(function)
    assert effects() == once
    assert capsys.readouterr().out == shown
    assert udf.pandas.report()[0].compiled == 0


@pytest.mark.parametrize(
    "function",
    [
        lambda x: x + random.random(),
        lambda x: x + np.random.rand(),  # noqa: NPY002
        lambda x: x + id(x),
        lambda x: x + time.time(),
    ],
)
def test_what_gives_another_value_each_time_is_not_compiled(function) -> None:
    """Random numbers, addresses, the world outside."""
    with udf.pandas.accelerated(always=True):
        pd.Series([1.0, 2.0]).map(function)
    assert udf.pandas.report()[0].compiled == 0


def adds_in_place(x, array=ARRAY):
    array += x
    return array.sum()


def grows_a_list(x):
    listed = SEEN
    listed += [x]
    return len(listed)


def counter():
    count = 0

    def function(x):
        nonlocal count
        count += 1
        return x + count

    return function


def at_last(x):
    try:
        return 1 / x
    finally:
        SEEN.append(x)


MEMO: list[float] = []
LATER = iter(range(100))
QUEUE: collections.deque[float] = collections.deque()
FOUND: dict[float, int] = collections.defaultdict(int)


@pytest.mark.parametrize(
    "function",
    [adds_in_place, grows_a_list, counter(), at_last, lambda x, memo=MEMO: memo.append(x) or len(memo),
     lambda x: x + next(LATER), lambda x: QUEUE.append(x) or x, lambda x: FOUND[x], lambda x: TABLE.setdefault(x, 1),
     lambda x: TABLE.update({x: 1}) or x, lambda x: SEEN.sort() or x, lambda x: setattr(THING, "total", x) or x,
     lambda x: np.add(ARRAY[:1], x, out=ARRAY[:1])[0], lambda x: sys.stdout.write("") + x,
     lambda x: warnings.warn("x", stacklevel=2), lambda x: eval("1") + x,  # noqa: S307 - a UDF's
     lambda x: logging.getLogger("x").info(x) or x, lambda x: len(os.environ) + x],
)  # fmt: skip
def test_what_changes_or_asks_the_world_is_not_compiled(function) -> None:
    """Containers, arrays, attributes, closures, streams, in whichever way it is written."""
    with udf.pandas.accelerated(always=True), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with contextlib.suppress(Exception):  # pandas' own business
            pd.Series([1.0, 2.0]).map(function)
    (site,) = udf.pandas.report()
    assert site.compiled == 0


@pytest.mark.parametrize("raw", [False, True])
def test_a_window_that_is_changed_in_place_is_pandas(raw) -> None:
    """An array is pandas' own memory; a Series is copied when it is written."""

    def changed(w):
        w += 1
        return w.sum()

    data = pd.Series(np.arange(6.0))
    both(lambda: data.copy().rolling(3).apply(changed, raw=raw))


def test_functions_in_plain_python_are_left_to_pandas(monkeypatch) -> None:
    """Numba's switch for debugging: then a function may print, and runs once."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    both(lambda: WIDE.x.map(lambda x: x + 1), compiled=False)
    assert udf.pandas.report()[0].why == "NUMBA_DISABLE_JIT is set"


def test_what_a_function_captures_may_change() -> None:
    """A closure's variable, a list and a dict are read anew with each call."""
    known, table, k = [1.0], {1.0: 5.0}, 1.0
    data = pd.Series([1.0, 2.0] * 50)
    call = lambda: data.map(lambda x: (k if x in known else 0.0) + table.get(x, -1.0))
    for _ in range(2):
        both(call, compiled=True)
        known.append(2.0)
        table[2.0] = 9.0
        k += 1


def test_a_functions_own_exception_is_pandas_own() -> None:
    """Type, text, no note of ours; also one that only a later row raises."""

    def fails(x):
        if x > 2:
            raise KeyError(f"no {x}")
        return x

    with udf.pandas.accelerated(always=True), pytest.raises(KeyError, match=r"no 3\.0") as found:
        pd.Series([1.0, 2.0, 3.0]).map(fails)
    assert not getattr(found.value, "__notes__", [])
    assert found.value.__context__ is None
    assert udf.pandas.report().faults == 0


def test_numpys_warnings_name_the_functions_line() -> None:
    """A row that gives inf or NaN is run by pandas too, and warns there."""
    frame = pd.DataFrame({"a": np.ones(500), "b": np.ones(500)})
    frame.loc[333, "b"] = 0.0
    call = lambda: frame.apply(lambda r: r.a / r.b, axis=1)
    with warnings.catch_warnings(record=True) as expected:
        warnings.simplefilter("default")
        call()
    with udf.pandas.accelerated(always=True), warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("default")
        call()
    assert udf.pandas.report()[0].compiled == 1
    told = [[(one.category, str(one.message), one.filename, one.lineno) for one in some] for some in (found, expected)]
    assert told[0] == told[1]
    assert len(told[0]) == 1


def test_a_warning_that_is_an_error_is_pandas_own() -> None:
    """The function raises it, in pandas' run of all rows."""
    frame = pd.DataFrame({"a": [1.0, 1.0], "b": [1.0, 0.0]})
    with udf.pandas.accelerated(always=True), warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(RuntimeWarning):
            frame.apply(lambda r: r.a / r.b, axis=1)


@pytest.mark.parametrize(
    "call",
    [lambda: WIDE.x.map({0: 1}), lambda: WIDE.x.map(str), lambda: WIDE.x.map(np.sqrt), lambda: WIDE.x.apply(abs),
     lambda: WIDE.x.agg(["min", "max"]), lambda: WIDE[["x"]].agg("sum"), lambda: WIDE[["x"]].agg({"x": "sum"}),
     lambda: WIDE.groupby("k")["x"].agg("mean"), lambda: WIDE.groupby("k").agg(low=("x", "min")),
     lambda: WIDE[["x"]].apply(np.sum), lambda: WIDE.x.rolling(3).apply(np.sum), lambda: WIDE[:0].x.map(lambda x: x),
     lambda: WIDE[["x", "y"]].apply(lambda r: r.sum(), axis=1, raw=True),
     lambda: WIDE.x.apply(lambda x: x, by_row=False),
     lambda: WIDE[["x", "y"]].apply(lambda r: r, axis=1, result_type="broadcast")],
)  # fmt: skip
def test_what_is_no_python_function_or_has_other_options_is_pandas(call) -> None:
    """Strings, dicts, builtins, ufuncs; raw, by_row, broadcast; no rows."""
    both(call, compiled=False)


def test_attrs_and_subclasses_are_pandas() -> None:
    """Their classes may do more."""

    class Own(pd.Series):
        @property
        def _constructor(self):
            return Own

    noted = pd.Series([1.0, 2.0])
    noted.attrs["unit"] = "m"
    with udf.pandas.accelerated(always=True):
        assert noted.map(lambda x: x + 1).attrs == {"unit": "m"}
        assert type(Own([1.0]).map(lambda x: x + 1)) is Own
    assert not any(site.compiled for site in udf.pandas.report())


def test_wrong_arguments_are_refused_in_pandas_words() -> None:
    """A parameter that pandas does not have, a function that does not take a value."""
    with udf.pandas.accelerated(always=True):
        with pytest.raises(ValueError, match="result_type"):
            WIDE.apply(lambda r: 1, axis=1, result_type="none")
        with pytest.raises(TypeError, match="positional argument"):
            WIDE.x.map(lambda: 1)
        with pytest.raises(ValueError, match="No axis named 3"):
            WIDE.apply(lambda r: 1, axis=3)


def test_a_result_can_be_written() -> None:
    """It is the caller's own."""
    with udf.pandas.accelerated(always=True):
        made = WIDE.x.map(lambda x: x * 2)
        rows = WIDE.apply(lambda r: r.x + r.y, axis=1)
    made.iloc[0], rows.iloc[0] = 5.0, 6.0
    assert (made.iloc[0], rows.iloc[0]) == (5.0, 6.0)


# -- in and out -----------------------------------------------------------------------------------------


def test_uninstall_puts_pandas_own_methods_back() -> None:
    """The very objects; installed twice is installed once."""
    names = {(door.owner, door.name): vars(door.owner).get(door.name) for door in doors.DOORS}
    udf.pandas.install()
    udf.pandas.install()
    assert pd.Series.map is not names[pd.Series, "map"]
    assert pd.Series.map.__doc__ == names[pd.Series, "map"].__doc__
    with udf.pandas.accelerated():
        assert udf.pandas.is_installed()
    assert udf.pandas.is_installed()
    udf.pandas.uninstall()
    udf.pandas.uninstall()
    assert {(door.owner, door.name): vars(door.owner).get(door.name) for door in doors.DOORS} == names
    with pytest.raises(ArgumentError, match="check cannot be 'yes'"):
        udf.pandas.install(check="yes")


def test_pandas_inside_functions_and_threads() -> None:
    """A function that pandas runs may call pandas; many threads may call at once."""
    frame = pd.DataFrame({"k": [1, 2] * 50, "x": np.arange(100.0)})
    both(lambda: frame.groupby("k")[["x"]].apply(lambda g: g.x.map(lambda v: v + 1).sum()))
    results = []
    expected = [frame.x.map(lambda v, n=n: v * n) for n in range(8)]
    with udf.pandas.accelerated(always=True):
        threads = [
            threading.Thread(target=lambda n=n: results.append((n, frame.x.map(lambda v, n=n: v * n))))
            for n in range(8)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert len(results) == 8
    for n, found in results:
        same(found, expected[n])


# -- what is known of a function ------------------------------------------------------------------------


def test_a_function_that_cannot_be_compiled_is_asked_once(monkeypatch) -> None:
    """Its refusal is remembered with its types."""
    asked = []
    real = elementwise.SeriesAccessor.map
    monkeypatch.setattr(
        elementwise.SeriesAccessor, "map", lambda *args, **named: asked.append(1) or real(*args, **named)
    )
    function = lambda x: print(end="") or x  # noqa: T201 - a UDF's
    with udf.pandas.accelerated(always=True):
        for _ in range(3):
            pd.Series([1.0]).map(function)
        assert len(asked) == 1
        pd.Series([1]).map(function)
        assert len(asked) == 2
    assert "print() is not supported" in udf.pandas.report()[0].why


def test_a_function_is_forgotten_with_its_code() -> None:
    """Plans hold it weakly."""
    scope: dict[str, object] = {}
    exec("def function(x):\n    return x", scope)  # noqa: S102 - code that can go
    plan = PLANS.of(scope["function"], KINDS["value"], ("float64",))
    assert PLANS.of(scope["function"], KINDS["value"], ("float64",)) is plan
    assert len(PLANS) == 1
    scope.clear()
    gc.collect()
    assert len(PLANS) == 0


def test_pandas_runs_first_what_it_may_be_done_with() -> None:
    """A function is compiled once it would have saved what that takes; then what either takes decides."""
    function = lambda x: x
    plan = Plan(KINDS["value"], 1e-6)
    assert plan.against(function, 100) == "pandas is taken to take less"
    rows, waits = 40_000, 0
    while why := plan.against(function, rows):
        assert why.startswith("compiling takes longer")
        plan.pandas_ran(1e-6 * rows, rows)
        waits += 1
    assert 1 <= waits < 200
    plan.is_measured, plan.theirs = True, 1e-9
    assert plan.against(function, rows) == "pandas takes less"
    plan.refused = "print"
    assert plan.against(function, 10**9) == "print"


def test_a_fault_of_ours_is_counted_and_pandas_runs(monkeypatch) -> None:
    """Whatever our code raises."""

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("of ours")

    monkeypatch.setattr(elementwise.SeriesAccessor, "map", broken)
    with udf.pandas.accelerated(always=True):
        assert pd.Series([1.0]).map(lambda x: x + 1).tolist() == [2.0]
    report = udf.pandas.report()
    assert report.faults == 1
    assert "1 faults of Inlay" in repr(report)
    assert "ZeroDivisionError: of ours" in report[0].why


@pytest.mark.parametrize("given", [pd.Series([1.0, 3.0]), pd.Series([1, 2]), pd.Series([1.0, 2.0], name="x"), 5, None])
def test_another_result_than_pandas_is_thrown_away(monkeypatch, given) -> None:
    """Values, dtype, name, type: pandas' is returned; with check=True it raises, or warns."""
    monkeypatch.setattr(elementwise.SeriesAccessor, "map", lambda *_, **__: given)
    call = lambda: pd.Series([0.0, 1.0]).map(lambda x: x + 1)
    with udf.pandas.accelerated(always=True):
        assert call().tolist() == [1.0, 2.0]
    assert udf.pandas.report()[0].why.startswith("differs: ")
    PLANS.clear()
    with udf.pandas.accelerated(always=True, check=True), pytest.raises(udf.pandas.CheckError, match="compiled code"):
        call()
    PLANS.clear()
    with udf.pandas.accelerated(always=True, check="warn"), pytest.warns(RuntimeWarning, match="compiled code gives"):
        assert call().tolist() == [1.0, 2.0]


def test_a_bool_among_ints_is_found_wherever_it_is() -> None:
    """The first and the last zero and one are looked at by pandas too."""
    data = pd.Series(np.arange(5000) + 3)
    data.iloc[4321] = 1
    both(lambda: data.map(lambda x: x if x > 2 else False), compiled=False)
    data = pd.Series([0, 1, 5, 6, 9] * 500 + [4, 7])
    both(lambda: data.map(lambda x: x if x < 4 else x if x > 8 else x > 5), compiled=False)


def test_small_data_is_left_to_pandas_and_large_is_not() -> None:
    """By what pandas takes; where a few rows take long, by that."""
    with udf.pandas.accelerated():
        pd.Series(range(10)).map(lambda x: x + 1)
        frame = pd.DataFrame({"a": np.arange(200_000.0)})
        frame.apply(lambda r: r.a + 1, axis=1)
    small, large = sorted(udf.pandas.report(), key=lambda site: site.rows)
    assert (small.why, small.compiled) == ("few rows", 0)
    assert large.compiled == 1
    assert large.pandas > large.seconds


# -- what is shown --------------------------------------------------------------------------------------


def test_the_report_has_a_line_for_each_place() -> None:
    """With file and line, as text and as a table; its magic shows what a cell did."""
    with udf.pandas.accelerated(always=True):
        for _ in range(2):
            pd.Series([1.0, 2.0]).map(lambda x: x + 1)
        pd.Series([1.0]).map(lambda x: print(end="<") or x)  # noqa: T201 - a UDF's
    report = udf.pandas.report()
    assert sorted((site.calls, site.rows, site.compiled) for site in report) == [(1, 1, 0), (2, 4, 2)]
    assert {Path(site.file).name for site in report} == {Path(__file__).name}
    text = repr(report)
    assert "test_pandas_installed.py:" in text
    assert "print() is not supported" in text
    html = report._repr_html_()
    assert html.count("<tr>") == 3
    assert "&lt;lambda&gt;" in html

    class Shell:
        magics: dict[str, object]

        def __init__(self) -> None:
            self.magics = {}
            self.magics_manager = self

        def register_magic_function(self, function, magic_kind, magic_name) -> None:
            self.magics[magic_kind] = {magic_name: function}

        def run_cell(self, cell) -> None:
            exec(cell, {"pd": pd})  # noqa: S102 - a notebook's

    shell = Shell()
    udf.pandas.load_ipython_extension(shell)
    done = shell.magics["cell"]["udf_profile"]("", "pd.Series(range(10)).map(lambda x: x)")
    assert [(site.calls, site.rows) for site in done] == [(1, 10)]
    udf.pandas.unload_ipython_extension(shell)
    assert shell.magics == {"cell": {}}


def test_a_program_runs_as_it_is(tmp_path) -> None:
    """``python -m udf.pandas script.py``: its name, arguments and folder; a module; what it raises."""
    (tmp_path / "beside.py").write_text("VALUE = 7\n")
    script = tmp_path / "script.py"
    script.write_text(
        "import sys, pandas as pd, beside\n"
        "if __name__ == '__main__':\n"
        "    frame = pd.DataFrame({'a': range(200_000)})\n"
        "    print(sys.argv[1:], beside.VALUE, frame.apply(lambda r: r.a * 2, axis=1).sum())\n"
    )
    command = [sys.executable, "-m", "udf.pandas", "--report", str(script), "x", "--y"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603 - our own
    assert done.stdout.strip() == "['x', '--y'] 7 39999800000"
    assert "script.py:4  DataFrame.apply" in done.stderr
    command = [sys.executable, "-m", "udf.pandas"]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 2  # noqa: S603 - our own


def test_import_is_light() -> None:
    """Neither the import nor install() loads the compiler."""
    code = "import sys, udf.pandas; udf.pandas.install(); print('numba' in sys.modules, 'llvmlite' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603
    assert done.stdout.split() == ["False", "False"]
