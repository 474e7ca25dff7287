"""Blocks of functions that a function calls leave as its own do: ``lambda row: f(row["x"])`` is compiled in part."""

import json
import logging
import random
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
import udf.pandas
from tests.support.fallback_programs import differences, program
from udf.bind.called_functions import functions_of

pytestmark = pytest.mark.usefixtures("by_default")

LOGGER = logging.Logger("test")  # noqa: LOG001 - one of its own
NUMBERS = pd.Series([1, 2, 3, 4, 1, 2, 9] * 20, name="n")
LEFT = 20
"""Rows of the nine."""


class Case:
    """A function that notes rows in ``seen``, and how many of NUMBERS are Python's."""

    def __init__(self, left: int) -> None:
        self.left, self.seen = left, list[Any]()


def noting(case: Case) -> Any:
    seen = case.seen

    def note(x):
        if x > 4:
            seen.append(x)
        return x * 2

    return note


def appends_only(case: Case) -> Any:
    seen = case.seen

    def add(x):
        seen.append(x)
        return 0

    return lambda x: add(x) if x > 4 else x


def nested(case: Case) -> Any:
    note = noting(case)
    around = lambda x: note(x) + 1
    more = lambda x: around(x) if x == 1 else around(x) - 1
    return lambda x: more(x) * 3


def in_try(case: Case) -> Any:
    note = noting(case)

    def f(x):
        try:
            return note(x) + 1
        except Exception:  # noqa: BLE001 - no row gets there
            return -1

    return f


def raising(case: Case) -> Any:
    seen = case.seen

    def check(x):
        if x > 4:
            seen.append(x)
            raise KeyError(x)
        return x

    def f(x):
        try:
            return check(x) + 1
        except KeyError:
            return -1

    return f


def of_two_kinds(_: Case) -> Any:
    label = lambda x: "large" if x > 4 else x * 2
    return lambda x: label(x)


def of_two_returns(_: Case) -> Any:
    def label(x):
        if x > 4:
            return "large"
        return x * 2

    def f(x):
        labelled = label(x)
        return labelled  # noqa: RET504 - a variable of two kinds

    return f


def of_a_module(_: Case) -> Any:
    parsed = lambda x: json.loads("[7]")[0] if x > 4 else x
    return lambda x: parsed(x) + 0.5


def logging_one(_: Case) -> Any:
    def warn(x):
        LOGGER.warning("large: %s", x)

    def f(x):
        if x > 4:
            warn(x)
            return 0
        return x

    return lambda x: f(x)


def beside_what_it_reads(case: Case) -> Any:
    note, seen = noting(case), case.seen
    return lambda x: note(x) + len(seen)


def what_another_reads(case: Case) -> Any:
    note, seen = noting(case), case.seen
    count = lambda x, held=seen: len(held) + x
    return lambda x: note(x) + count(x)


def counting(case: Case) -> Any:
    total = 0

    def count(x):
        nonlocal total
        if x > 4:
            total += 1
            case.seen.append(total)
        return x

    return lambda x: count(x) + total


CASES = {
    one: (one, left)
    for one, left in (
        (noting, LEFT), (appends_only, LEFT), (nested, LEFT), (in_try, LEFT), (raising, LEFT), (of_two_kinds, LEFT),
        (of_two_returns, LEFT), (of_a_module, LEFT), (logging_one, LEFT), (beside_what_it_reads, len(NUMBERS)),
        (what_another_reads, len(NUMBERS)), (counting, len(NUMBERS)),
    )
}  # fmt: skip

DOORS = {
    "map": lambda d, f: d.map(f),
    "a lambda around it": lambda d, f: d.map(lambda x: f(x)),
    "rows": lambda d, f: d.to_frame().apply(lambda row: f(row["n"]), axis=1),
}
OURS = {
    "map": lambda d, f: d.udf.map(f),
    "a lambda around it": lambda d, f: d.udf.map(lambda x: f(x)),
    "rows": lambda d, f: d.to_frame().udf.apply(lambda row: f(row["n"]), axis=1),
}


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("make", CASES, ids=lambda make: make.__name__)
def test_what_called_functions_cannot_compile_leaves(make: Any, door: str) -> None:
    """Values, dtypes and side effects are pandas' own, in order; the rows that stay are compiled."""
    left = CASES[make][1]
    theirs, ours, installed = Case(left), Case(left), Case(left)
    expected = DOORS[door](NUMBERS, make(theirs))
    found = OURS[door](NUMBERS, make(ours))
    pd.testing.assert_series_equal(found, expected)
    assert list(map(type, found)) == list(map(type, expected))
    assert repr(ours.seen) == repr(theirs.seen)
    assert udf.last_call().in_python == left
    with udf.pandas.accelerated(always=True):
        pd.testing.assert_series_equal(DOORS[door](NUMBERS, make(installed)), expected)
    assert repr(installed.seen) == repr(theirs.seen)


def test_equal_lambdas_around_other_functions() -> None:
    """One code, and another function in it each time; each is run with its own."""
    for _ in range(2):
        for number in (1, 3, 9):
            made = Case(0)

            def f(x: Any, number: int = number, seen: Any = made.seen) -> Any:
                if x == number:
                    seen.append(x)
                return x * number

            found = NUMBERS.udf.map(lambda x, f=f: f(x))
            assert found.tolist() == (NUMBERS * number).tolist()
            assert made.seen == [number] * NUMBERS.tolist().count(number)


def test_equal_functions_that_share_other_objects() -> None:
    """What rows in Python may change is asked of each function, not of the first of its code."""

    def made(written: list[Any], read: list[Any]) -> Any:
        def f(x: Any) -> Any:
            if x > 4:
                written.append(x)
            return len(read) + x

        return f

    for shares in (False, True, False):
        ours, theirs = [], []
        found = NUMBERS.udf.map(made(ours, ours if shares else [1]))
        assert found.tolist() == NUMBERS.map(made(theirs, theirs if shares else [1])).tolist()
        assert ours == theirs
        assert udf.last_call().in_python == (len(NUMBERS) if shares else LEFT)


@pytest.mark.slow
def test_groups_and_windows_call_functions_that_leave() -> None:
    frame = pd.DataFrame({"k": np.arange(600) % 40, "x": np.arange(600.0)})
    seen: list[Any] = []

    def spread(values: Any) -> Any:
        if values.max() > 598:
            seen.append(float(values.max()))
        return values.max() - values.min()

    for call in (
        lambda d: d.groupby("k")["x"].agg(lambda s: spread(s) + 1),
        lambda d: d["x"].rolling(3).apply(lambda w: spread(w) + 1, raw=True),
        lambda d: d.groupby("k").apply(lambda g: spread(g["x"])),
    ):
        seen.clear()
        expected, noted = call(frame), seen.copy()
        seen.clear()
        pd.testing.assert_series_equal(call(Ours(frame)), expected)
        assert seen == noted
        assert udf.last_call().in_python == len(noted)


class Ours:
    """``.udf`` of a frame, and of its columns."""

    def __init__(self, frame: pd.DataFrame) -> None:
        self._frame = frame

    def __getitem__(self, label: str) -> Any:
        return self._frame[label].udf

    def groupby(self, by: str) -> Any:
        return self._frame.udf.groupby(by)


@pytest.mark.parametrize("seed", range(12))
def test_programs_called_by_a_lambda(seed: int) -> None:
    """The generator's functions, each behind a call."""
    one = program(random.Random(7000 + seed))
    theirs = one.run("pandas", called=True)
    differs = differences(one.run("udf", called=True), theirs)
    assert not differs, f"seed {seed}: {differs}\n{one.source}"


def test_a_list_of_numpys_numbers_that_python_alone_fills() -> None:
    """Compiled code does not read it: it stays compiled in later calls, which find numbers in it."""
    seen: list[Any] = [np.int64(3)]

    def f(x: Any) -> Any:
        if x > 4:
            seen.append(np.int64(x))
        return x * 2

    for function in (f, lambda x: f(x)):
        NUMBERS.udf.map(function)
        assert udf.last_call().in_python == LEFT


def test_functions_that_are_called_in_a_circle_are_found_once() -> None:
    def even(x: int) -> bool:
        return x == 0 or odd(x - 1)

    def odd(x: int) -> bool:
        return x != 0 and even(x - 1)

    assert [one.__name__ for one in functions_of(lambda x: even(x))] == ["<lambda>", "even", "odd"]
    assert NUMBERS.udf.map(lambda x: even(x)).tolist() == (NUMBERS % 2 == 0).tolist()
