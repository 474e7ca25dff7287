"""A call that was made before costs no hashing and no binding; one that differs in anything is seen to."""

import datetime as dt
import gc
import math
import weakref
from types import SimpleNamespace

import numpy as np
import pytest

import udf
from udf import pipeline
from udf.base.handling import Handling
from udf.columns.column import Column
from udf.pipeline import map_rows
from udf.runtime.calls.call_cache import LIMIT, CallCache
from udf.runtime.store import cache
from udf.runtime.store.cache import MemoryCache

RATE = 2.0
TABLE = np.array([1.0, 2.0])


@pytest.fixture
def bound(monkeypatch) -> list:
    """Return a list that gets the key of every call that is bound anew, with nothing remembered before."""
    monkeypatch.setattr(cache, "PROGRAMS", MemoryCache())
    keys: list = []
    bind = pipeline.bind

    def counting(*args, **how):
        call = bind(*args, **how)
        keys.append(call.key)
        return call

    monkeypatch.setattr(pipeline, "bind", counting)
    return keys


def values(function, *args, data=(1.0, 2.0), **how) -> list:
    return list(udf.Series(data).applymap(function, args=args, **how))


# --- found ------------------------------------------------------------------------------------------


def test_the_second_call_is_not_bound(bound) -> None:
    """Nor are calls on other values, lengths and Series."""
    function = lambda x: x * RATE + math.sqrt(4.0)
    for data in ([1.0], [2.0, 3.0], np.arange(5.0)):
        assert values(function, data=data) == [x * 2 + 2 for x in data]
    assert len(bound) == 1


def test_a_new_lambda_of_the_same_line_is_the_same_function(bound) -> None:
    """As in a loop; what it captures is looked at each time."""
    for k in (1, 2, 1, 2):
        assert values(lambda x: x + k) == [1.0 + k, 2.0 + k]  # noqa: B023 - called at once
    assert len(bound) == 2


@pytest.mark.slow
def test_a_new_lambda_inside_another_function_is_the_same_function(bound) -> None:
    """As the step of a fold; one that captures, or reads a global that has changed, is another."""
    global RATE  # noqa: PLW0603 - what a user's script does
    series = udf.Series([1.0, 2.0])
    for _ in range(3):
        assert list(series.scan(lambda state, x: (state + x * RATE, state), 0.0)) == [0.0, RATE]
        gc.collect()  # the lambda of the call before is gone
    assert len(bound) == 1
    before, RATE = RATE, 3.0
    try:
        for expected in (3.0, 3.0):
            assert list(series.scan(lambda state, x: (state + x * RATE, state), 0.0)) == [0.0, expected]
    finally:
        RATE = before
    for k in (1.0, 5.0, 1.0):
        assert list(series.scan(lambda state, x: (state + x * k, state), 0.0)) == [0.0, k]  # noqa: B023 - called at once
        assert list(series.scan(lambda state, x, k=k: (state + x * k, state), 0.0)) == [0.0, k]


def test_arguments_have_new_values_without_being_bound(bound) -> None:
    """By position and by name: numbers, and arrays as tables."""
    function = lambda x, k, t: x * k + t[1]
    for k in (1.5, 2.5):
        for table in (np.array([1.0, 10.0]), np.array([5.0, 20.0, 30.0])):
            assert values(function, k, t=table) == [k + table[1], 2 * k + table[1]]
    assert len(bound) == 1
    assert values(function, t=TABLE, k=1.5) == [3.5, 5.0]
    assert values(function, 3, TABLE) == [5.0, 8.0]
    assert len(bound) == 3


def test_keyword_only_and_default_arguments(bound) -> None:
    """A name finds its value wherever it stands."""
    function = lambda x, a=1.0, *, b=2.0: x * a + b
    assert [values(function, b=k) for k in (1.0, 2.0)] == [[2.0, 3.0], [3.0, 4.0]]
    assert [values(function, k) for k in (1.0, 2.0)] == [[3.0, 4.0], [4.0, 6.0]]
    assert [values(function, b=k, a=2.0) for k in (1.0, 2.0)] == [[3.0, 5.0], [4.0, 6.0]]
    assert len(bound) == 3


def test_rows_are_found_by_the_columns_that_are_there(bound) -> None:
    """Columns that the function does not mention do not count; one that it mentions does."""
    function = lambda row: row.a + row["b"]
    for extra in ({}, {"text": ["x", "y"]}, {"c": [1, 2]}):
        frame = udf.DataFrame({"a": [1.0, 2.0], "b": [3, 4], **extra})
        assert list(frame.apply(function)) == [4.0, 6.0]
    assert len(bound) == 1
    assert list(udf.DataFrame({"a": [1.0, 2.0], "b": [3.0, None]}).apply(function)) == [4.0, None]
    assert len(bound) == 2


def test_a_captured_table_is_read_at_each_call(bound) -> None:
    """Its values are no part of the program, and another array of the name is another call."""
    table = np.array([1.0, 2.0])
    function = lambda x: x + table[0]
    assert values(function) == [2.0, 3.0]
    table[0] = 10.0
    assert values(function) == [11.0, 12.0]
    assert len(bound) == 1
    table = np.array([5.0, 6.0])
    assert values(function) == [6.0, 7.0]
    assert len(bound) == 2


def test_an_exception_names_the_line_of_the_function_that_was_called(bound) -> None:
    """Also where the call was found, for another function of the same code."""

    def made(limit):
        def check(x):
            if x >= limit:
                raise OverflowError("too large")
            return x

        return check

    assert values(made(5)) == [1.0, 2.0]
    for _ in range(2):
        with pytest.raises(OverflowError, match="too large") as raised:
            values(made(2))
        assert f"test_call_path.py:{made.__code__.co_firstlineno + 3}" in raised.value.__notes__[0]
        assert "row position 1" in raised.value.__notes__[0]


# --- not found --------------------------------------------------------------------------------------


@pytest.mark.slow
def test_another_type_null_or_option_is_another_call(bound) -> None:
    """Each of these is bound, once."""
    function = lambda x, k=1: x // k
    calls = [
        lambda: values(function),
        lambda: values(function, data=[1, 2]),
        lambda: values(function, data=[1.0, None]),
        lambda: values(function, data=np.array([1.0], np.float32)),
        lambda: values(function, data=[1.0, None], na_action="ignore"),
        lambda: values(function, errors="null"),
        lambda: values(function, error_model="numpy"),
        lambda: values(function, 2),
        lambda: values(function, 2.0),
        lambda: values(function, True),
        lambda: values(function, 2**63),
        lambda: values(function, np.int8(2)),
    ]
    for number, call in enumerate(calls, start=1):
        assert call() == call()
        assert len(bound) == number


def test_times_of_other_units_are_other_calls(bound) -> None:
    """A column's logical type counts, not only that it is int64."""
    seconds = np.array(["2024-01-01"], "datetime64[s]")
    function = lambda x: x
    for data in (seconds, seconds.astype("datetime64[ms]"), seconds.view("int64"), seconds):
        (value,) = values(function, data=data)
        assert value == (data[0].item() if data.dtype.kind == "i" else data[0])
    assert len(bound) == 3


@pytest.mark.slow
def test_what_is_not_simple_is_bound_each_time(bound) -> None:
    """Strings, None and times as arguments are constants, or are counted in units: right each time."""
    function = lambda x, kind: x * 2 if kind == "double" else x
    assert [values(function, kind) for kind in ("double", "none", "double")] == [[2.0, 4.0], [1.0, 2.0], [2.0, 4.0]]
    days = lambda x, start: x - start
    data = np.array(["2024-01-03"], "datetime64[s]")
    for day in (1, 2):
        (value,) = values(days, dt.datetime(2024, 1, day), data=data)  # noqa: DTZ001 - a UDF has no zones
        assert value == np.timedelta64(3 - day, "D")
    assert len(bound) == 5


def test_wrong_arguments_are_refused_each_time(bound) -> None:
    """What was refused once is not remembered."""
    for _ in range(2):
        with pytest.raises(TypeError, match="missing 1 required positional argument"):
            values(lambda x, k: x + k)


# --- held -------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_functions_and_tables_live_no_longer_for_having_been_called(bound) -> None:
    """Neither the function nor the array that it captures is kept."""

    def use():
        table = np.arange(1000.0)
        function = lambda x: x + table[3]
        assert values(function) == [4.0, 5.0]
        return weakref.ref(function), weakref.ref(table)

    kept = use()
    gc.collect()
    assert [ref() for ref in kept] == [None, None]


def test_clear_forgets_calls(bound) -> None:
    """``udf.cache.clear()`` is for everything."""
    function = lambda x: x * 5
    values(function)
    udf.cache.clear()
    values(function)
    assert len(bound) == 2


@pytest.mark.slow
def test_many_functions_of_one_line_are_bounded() -> None:
    """A factory that is called for ever does not fill the memory."""
    calls = cache.MemoryCache().calls
    limit = 12
    with pytest.MonkeyPatch.context() as patch:
        programs = MemoryCache()
        patch.setattr(cache, "PROGRAMS", programs)
        patch.setattr("udf.runtime.calls.call_cache.VARIANTS", 3)
        for k in range(limit):
            map_rows(lambda x, k=k / 2: x + k, (Column(values=np.zeros(1)),), how=Handling())
    (known,) = programs.calls._functions.values()
    assert len(known) == 3
    assert not calls._functions


def test_what_was_used_last_is_remembered() -> None:
    """Of more functions than are kept; those go that nobody has called for longest."""
    calls = CallCache()
    made = [SimpleNamespace(code=object(), used=k) for k in range(LIMIT + 1)]
    for one in made:
        calls._add(one)
    kept = {one.used for many in calls._functions.values() for one in many}
    assert kept == set(range(LIMIT // 8, LIMIT + 1))
