"""``udf.pandas.install()``: nothing that pandas would not do: effects, exceptions, warnings, options."""

import collections
import contextlib
import logging
import os
import random
import sys
import time
import warnings

import numpy as np
import pandas as pd
import pytest

import udf
import udf.pandas
from tests.support.installed import WIDE, both, on_cpu, same  # noqa: F401 - a fixture

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


def test_arguments_that_a_function_does_not_take_are_no_fault_of_ours() -> None:
    """Python's own words, from pandas' call; of groups, too."""
    data = pd.Series([1.0, 2.0, 4.0])
    groups = data.groupby([1, 1, 2])
    calls = (
        lambda: data.map(lambda x: x, b=2),
        lambda: groups.agg(lambda s, c=1: s.sum(), 1, 2),
        lambda: groups.agg(lambda s: s.sum(), b=2),
    )
    for call in calls:
        with udf.pandas.accelerated(always=True), pytest.raises(TypeError, match="argument"):
            call()
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
    with udf.pandas.accelerated(always=True):
        made = WIDE.x.map(lambda x: x * 2)
        rows = WIDE.apply(lambda r: r.x + r.y, axis=1)
    made.iloc[0], rows.iloc[0] = 5.0, 6.0
    assert (made.iloc[0], rows.iloc[0]) == (5.0, 6.0)


@pytest.mark.parametrize(
    "data",
    [pd.Series(["a", "b"] * 900, dtype="category"), pd.Series([None] * 1800, dtype=object)],
    ids=["categories", "missing"],
)
def test_what_a_function_raises_where_pandas_calls_it_is_no_fault_of_ours(data) -> None:
    """Once a category, or of missing objects: nothing is compiled for few."""
    calls = []

    def raises(x):
        calls.append(x)
        return x @ 1

    for function in (raises, lambda x: x @ 1):
        with udf.pandas.accelerated(always=True), pytest.raises(TypeError):
            data.map(function)
        assert udf.pandas.report().faults == 0
    assert len(calls) == 1
