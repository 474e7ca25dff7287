"""``udf.pandas.install()``: rows of a call that compiled code leaves to Python, each once, in order."""

import json
import logging
import os
import random
from dataclasses import replace

import numpy as np
import pandas as pd
import pytest

import udf
import udf.pandas
from tests.support.at_once import at_once
from tests.support.fallback_programs import differences, program
from tests.support.installed import on_cpu, same  # noqa: F401 - a fixture
from udf.doors.installed.patches import PLACE
from udf.doors.pandas.pandas_left_rows import PandasMethod

NOTED: list[object] = []
LOGGER = logging.Logger("test")  # noqa: LOG001 - one of its own
ORDERS = pd.Series(["12.5"] * 500 + ['{"price": 3.5}', "4"] + ["8"] * 500, name="orders")
NUMBERS = pd.Series(np.arange(2000), index=range(7, 2007))
FRAME = pd.DataFrame({"a": np.arange(600.0), "b": 2.0, "t": ["x", "yy", "z"] * 200})


@pytest.fixture(autouse=True)
def in_python():
    NOTED.clear()
    with udf.options(fallback="python"):
        yield


def price(text):
    if text.startswith("{"):
        return json.loads(text)["price"]
    return float(text)


def notes(x):
    if x % 100 == 7:
        NOTED.append(x)
    return x * 3


def raises(x):
    if x % 100 == 7:
        NOTED.append(x)
    if x == 950:
        raise KeyError(x)
    return x * 3


big = lambda x: x**6
other_type = lambda x: "none" if x == 5 else x * 2


def prints(row):
    if row.a > 590:
        print(row.name)  # noqa: T201 - what is tested
    return row.a * row.b


CALLS = {
    "a function of json": (ORDERS, price), "a captured list": (NUMBERS, notes),
    "integers beyond 64 bits": (NUMBERS, big), "another type": (NUMBERS, other_type), "an exception": (NUMBERS, raises),
    "rows that print": (FRAME, prints),
}  # fmt: skip


def run(data, function):
    """Return what a call gives, and what it appended; an exception in place of a result."""
    NOTED.clear()
    try:
        result = data.map(function) if data.ndim == 1 else data.apply(function, axis=1)
    except KeyError as error:
        result = repr(error)
    return result, list(NOTED)


@pytest.mark.parametrize("case", CALLS)
def test_rows_that_leave_are_run_once_and_the_result_is_what_pandas_gives(case, capsys) -> None:
    expected, noted = run(*CALLS[case])
    printed = capsys.readouterr().out
    udf.pandas.report(clear=True)
    for _ in range(3):  # compiled, and cached
        with udf.pandas.accelerated(always=True):
            found, seen = run(*CALLS[case])
        same(found, expected)
        assert (seen, capsys.readouterr().out) == (noted, printed)
    if case != "an exception":
        (site,) = udf.pandas.report()
        assert (site.compiled, udf.pandas.report().faults) == (3, 0), site.why
        assert "rows in Python: " in site.why


def test_a_row_in_python_that_raises_is_not_run_again() -> None:
    with udf.pandas.accelerated(always=True):
        assert run(NUMBERS, raises) == ("KeyError(950)", list(range(7, 950, 100)))


def test_where_most_rows_leave_pandas_runs_the_call_and_later_ones() -> None:
    def most(x):
        if x > 10:
            NOTED.append(x)
        return x + 1

    for _ in range(3):
        with udf.pandas.accelerated(always=True):
            assert run(NUMBERS, most)[1] == list(range(11, 2000))
    (site,) = udf.pandas.report()
    assert (site.compiled, site.why) == (0, "1,989 of 2,000 rows leave compiled code")


def test_compiled_rows_that_differ_leave_the_call_to_pandas_before_python_ran_a_row(monkeypatch) -> None:
    monkeypatch.setattr("udf.doors.installed.leaving_calls.difference", lambda *_: "2 for 3")
    expected = run(NUMBERS, notes)
    with udf.pandas.accelerated(always=True):
        found, noted = run(NUMBERS, notes)
    same(found, expected[0])
    assert noted == expected[1]
    assert udf.pandas.report()[0].why == "differs: 2 for 3"


def test_pandas_that_raises_for_compiled_rows_runs_the_call() -> None:
    calls = []

    def fails_at_first(x):
        if x % 100 == 7:
            calls.append(x)
        return x * 3

    with udf.pandas.accelerated(always=True), pytest.MonkeyPatch.context() as patch:
        patch.setattr("udf.doors.installed.leaving_calls.replace", lambda method, data: _raising(method, data))
        same(NUMBERS.map(fails_at_first), NUMBERS * 3)
    assert calls == list(range(7, 2000, 100))
    assert udf.pandas.report()[0].why == "raises ZeroDivisionError"


def _raising(method, data):
    return replace(method, data=data, theirs=lambda *_: 1 / 0)


def test_an_import_inside_a_function_is_taken_for_a_side_effect() -> None:
    """What is timed by some rows runs them twice."""

    def imports(x):
        import udf.doors.installed.screen  # noqa: F401, PLC0415 - what may have a side effect

        if x % 1000 == 0:
            NOTED.append(x)
        return x

    data = pd.Series(range(200_000))
    with udf.pandas.accelerated():
        data.map(imports)
    assert list(range(0, 200_000, 1000)) == NOTED


def test_with_fallback_error_pandas_runs_the_whole_call() -> None:
    with udf.options(fallback="error"), udf.pandas.accelerated(always=True):
        run(NUMBERS, notes)
    (site,) = udf.pandas.report()
    assert site.compiled == 0


@pytest.mark.parametrize(
    ("call", "why"),
    [(lambda f: FRAME.groupby("t")["a"].agg(f), "most groups leave"), (lambda f: FRAME[["a", "b"]].apply(f), "NOTED")],
    ids=["groups", "columns"],
)
def test_pandas_runs_the_call_where_most_leave_or_parts_do_not_leave_alone(call, why) -> None:
    def noting(values):
        if values.mean() > 100:
            NOTED.append(float(values.sum()))
        return values.max() - values.min()

    expected, noted = call(noting), list(NOTED)
    NOTED.clear()
    with udf.pandas.accelerated(always=True):
        same(call(noting), expected)
    assert noted == NOTED
    (site,) = udf.pandas.report()
    assert (site.compiled, udf.pandas.report().faults) == (0, 0)
    assert why in site.why or "append" in site.why


def test_threads_leave_rows_of_their_own() -> None:
    lists = [[] for _ in range(4)]

    def keeps(x, place):
        if x % 500 == 1:
            lists[place].append(x)
        return x + place

    def work(place):
        with udf.options(fallback="python", backend="cpu"):
            same(NUMBERS.apply(keeps, args=(place,)), NUMBERS + place)

    with udf.pandas.accelerated(always=True):
        at_once(work, range(4))
    assert lists == [[1, 501, 1001, 1501]] * 4


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_programs_of_statements_that_leave(seed) -> None:
    for number in range(seed * 1000, seed * 1000 + 6):
        one = program(random.Random(number))
        theirs = one.run("pandas")
        with udf.pandas.accelerated(always=True):
            differs = differences(one.run("pandas"), theirs)
        assert not differs, f"seed {number}: {differs}\n{one.source}"


@pytest.mark.parametrize(
    "stage", ["split", "_compiled", "_resolved", "_in_python", "_objects", "finish", "join", "each"]
)
@pytest.mark.parametrize("function", [notes, other_type], ids=["numbers", "objects"])
def test_an_error_at_any_stage_runs_no_row_twice(stage, function, monkeypatch) -> None:
    """Before Python ran a row pandas runs the call; after that the error is raised."""
    expected, noted = run(NUMBERS, function)

    def fails(*_: object, **__: object) -> None:
        raise MemoryError(stage)

    if stage in ("finish", "join", "each"):
        made = PandasMethod.__init__
        monkeypatch.setattr(PandasMethod, "__init__", lambda self, **named: made(self, **{**named, stage: fails}))
    else:
        monkeypatch.setattr(PandasMethod, stage, fails)
    NOTED.clear()
    with udf.pandas.accelerated(always=True):
        try:
            same(NUMBERS.map(function), expected)
        except MemoryError:
            assert noted[: len(NOTED)] == NOTED
        else:
            assert noted == NOTED


def test_what_a_row_in_python_raises_has_no_frame_of_ours() -> None:
    """But for the methods in pandas' place."""
    with udf.pandas.accelerated(always=True), pytest.raises(KeyError, match="price") as raised:
        NUMBERS.map(lambda x: json.loads("{}")["price"] if x == 950 else x * 3)
    files = [entry.frame.code.raw.co_filename for entry in raised.traceback]
    assert files[0] == files[-1] == __file__
    ours = os.path.dirname(udf.__file__)  # noqa: PTH120 - text
    hidden = [entry for entry in raised.traceback if entry.frame.f_locals.get("__tracebackhide__")]
    assert [entry.frame.code.raw.co_filename for entry in hidden] == [PLACE] * files.count(PLACE) != []
    assert not [file for file in files if file.startswith(ours)]
