"""``scan`` and ``reduce``: a state from row to row, of a Series, a frame and groups, as Python's own loop has it."""

import math
from functools import reduce
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import budget, rotated
from tests.support.folds import FOLDS, as_result, by_python
from tests.support.group_frames import assert_same, frame
from udf.errors import ArgumentError, UdfCompileError

GIVEN = frame(60, 5)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(FOLDS)))
def test_scan_is_the_loop(number: int) -> None:
    """Of a column with missing values, of one without, of none, and of one row."""
    function, initial = FOLDS[number]
    for values in (GIVEN["x"], GIVEN["y"], GIVEN["y"].iloc[:1], GIVEN["x"].iloc[:0]):
        found = values.udf.scan(function, initial)
        wanted = as_result(by_python(function, initial, values.tolist()), values.index, values.name)
        if len(values):
            assert_same(found, wanted)
        assert len(found) == len(values)


@pytest.mark.parametrize("number", range(len(FOLDS)))
def test_scan_of_groups_begins_anew(number: int) -> None:
    """Each group with the initial state; results at their rows, NaN where a key is null."""
    function, initial = FOLDS[number]
    for by in rotated(("k", ["k", "flag"], "cat"), number, 1):
        found = GIVEN.udf.groupby(by, observed=True)["y"].scan(function, initial)
        parts = [
            as_result(by_python(function, initial, part.tolist()), part.index, "y")
            for _, part in GIVEN.groupby(by, observed=True)["y"]
        ]
        assert_same(found, pd.concat(parts).loc[GIVEN.index])
    dropped = GIVEN.udf.groupby("text")["y"].scan(lambda s, x: (s + 1, s), 0)
    assert dropped.isna().tolist() == GIVEN["text"].isna().tolist()


def test_rows_of_a_frame() -> None:
    """By label, with further arguments; several outs have names."""

    def trade(position: Any, row: Any, size: float, fee: float) -> Any:
        change = size if row["x"] > row.y else -size
        cost = abs(change) * fee
        return position + change, (position, position * row["i"] - cost)

    found = GIVEN.udf.scan(trade, 0.0, args=(2.0,), fee=0.25, names=["held", "value"])
    state, outs = 0.0, []
    for _, row in GIVEN.iterrows():
        state, out = trade(state, row, 2.0, fee=0.25)
        outs.append(out)
    assert_same(found, pd.DataFrame(outs, index=GIVEN.index, columns=["held", "value"]).astype("float64"))


def session(state: Any, row: Any) -> Any:
    """Begin a new session after 30 minutes of silence."""
    last, number = state
    number = number + (row["minute"] - last > 30)
    return (row["minute"], number), number


@pytest.mark.parametrize("seed", range(budget(8)))
def test_sessions(seed: int) -> None:
    """As pandas finds them by diff and cumsum."""
    random = np.random.default_rng(seed)
    visits = pd.DataFrame({"user": random.integers(0, 9, 200), "minute": random.integers(0, 2000, 200).cumsum() // 50})
    found = visits.udf.groupby("user").scan(session, (-(10**6), 0))
    new = visits.groupby("user")["minute"].diff().fillna(10**6) > 30
    wanted = new.groupby(visits["user"]).cumsum()
    np.testing.assert_array_equal(found, wanted)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(budget(10)))
def test_reduce_is_pythons(seed: int) -> None:
    """Of a Series, of a frame's rows, and for each group, to a number or a tuple."""
    random = Random(seed)
    given = frame(random.choice((1, 5, 60)), seed)
    total = lambda state, x: state * 0.5 + x
    pair = lambda state, x: (state[0] + 1, max(state[1], x))
    assert given["x"].udf.reduce(total, 1.0) == pytest.approx(reduce(total, given["x"], 1.0), rel=1e-15)
    assert given["x"].udf.reduce(pair, (0, -math.inf)) == reduce(pair, given["x"], (0, -math.inf))
    rows = lambda state, row: state + row["x"] * row.i
    assert given.udf.reduce(rows, 0.0) == pytest.approx((given["x"] * given["i"]).sum())
    grouped = given.groupby("k")["x"].apply(lambda s: reduce(total, s, 1.0))
    assert_same(given.udf.groupby("k")["x"].reduce(total, 1.0), grouped)
    several = given.udf.groupby("k").reduce(lambda s, row: (s[0] + row.x, s[1] + 1), (0.0, 0))
    np.testing.assert_array_equal(several[1], given.groupby("k").size())


@pytest.mark.slow
def test_an_exception_of_a_fold() -> None:
    """Says which group, and which row of the frame; the line is the user's."""

    def strict(state: Any, x: float) -> Any:
        if x > 15:
            raise ValueError("too much")
        return state + x, state

    with pytest.raises(ValueError, match="too much") as raised:
        GIVEN.udf.groupby("k")["x"].scan(strict, 0.0)
    assert "strict" in raised.value.__notes__[0]
    few = pd.DataFrame({"k": [5, 2, 2, 5], "x": [1.0, 3.0, 20.0, 30.0]}, index=list("abcd"))
    with pytest.raises(ValueError, match="too much") as raised:
        few.udf.groupby("k")["x"].scan(strict, 0.0)
    assert raised.value.__notes__[0].endswith("at row position 2, in the group of key 2")
    with pytest.raises(ZeroDivisionError) as raised:
        udf.Series([1, 0]).scan(lambda s, x: (1 // x, s), 0)
    assert raised.value.__notes__[0].endswith("at row position 1")


class Held(NamedTuple):
    """A state with names."""

    total: float
    rows: int


@pytest.mark.slow
def test_a_state_with_names() -> None:
    """A NamedTuple from row to row."""

    def step(state: Any, x: float) -> Any:
        state = Held(state.total + x, state.rows + 1)
        return state, state.total / state.rows

    found = GIVEN["x"].udf.scan(step, Held(0.0, 0))
    assert_same(found, GIVEN["x"].expanding().mean())


def keyword_only(state: Any, x: float, *, fee: float) -> Any:
    return state + fee, x


REFUSED = {
    "no out": (lambda s: s.scan(lambda state, x: state + x, 0.0), UdfCompileError, "unpack|tuple"),
    "text": (lambda s: s.scan(lambda state, x: (state, "a"), 0.0), UdfCompileError, "a number or a tuple"),
    "nothing": (lambda s: s.scan(lambda state, x: (state, None), 0.0), UdfCompileError, "a number or a tuple"),
    "a keyword-only parameter": (
        lambda s: s.scan(keyword_only, 0.0, fee=1.0),
        UdfCompileError,
        "has keyword-only parameters",
    ),
    "names": (lambda s: s.scan(lambda state, x: (state, x), 0.0, names=["a", "b"]), ValueError, "2 names for 1 values"),
    "a name for a function": (lambda s: s.scan("sum", 0.0), ArgumentError, "is a name and not a function"),
    "another state": (lambda s: s.scan(lambda state, x: ((x, x), x), 0.0), UdfCompileError, "state"),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_fold_is_refused(name: str) -> None:
    """With what it has to return."""
    call, kind, text = REFUSED[name]
    with pytest.raises(kind, match=text):
        call(udf.Series([1.0, 2.0]))


def stays(state: Any, row: Any) -> Any:
    """Begin a new session after 30 minutes of silence, of real times."""
    last, number = state
    if row.when - last > pd.Timedelta(minutes=30):
        number += 1
    return (row.when, number), (number, (row.when - last).total_seconds())


def timed_visits() -> pd.DataFrame:
    """Return visits of users, in order of time."""
    random = np.random.default_rng(4)
    when = pd.Timestamp("2024-01-01") + pd.to_timedelta(np.sort(random.integers(0, 10**6, 500)), unit="s")
    return pd.DataFrame({"user": random.integers(0, 9, 500), "when": when, "took": when - when[0]})


@pytest.mark.slow
def test_rows_may_hold_times() -> None:
    """In a state too; of a frame, a column, groups."""
    visits = timed_visits()
    initial = (visits["when"].iloc[0] - pd.Timedelta(days=1), 0)
    found = visits.udf.groupby("user").scan(stays, initial)
    for _, part in visits.groupby("user"):
        state = initial
        for label, row in part.iterrows():
            state, out = stays(state, row)
            assert tuple(found.loc[label]) == out
    latest = visits["when"].udf.reduce(max, pd.Timestamp("2020-01-01"))
    assert latest == visits["when"].max()
    longest = visits.udf.groupby("user")["took"].reduce(max, pd.Timedelta(0))
    assert longest.tolist() == visits.groupby("user")["took"].max().tolist()
    missing = visits["when"].where(visits["user"] > 0)
    with pytest.raises(udf.errors.DTypeError, match="is not supported as the values of groups"):
        missing.udf.reduce(max, pd.Timestamp(0))


LARGE = {
    "itself": lambda s, x: (x, x > 2**63), "bits": lambda s, x: (s, x & 255), "remainder": lambda s, x: (s, x % 1000),
    "greatest": lambda s, x: (max(s, x), x), "difference": lambda s, x: (x, x - s if x > s else s - x),
    "sum": lambda s, x: (s + x, s),
}  # fmt: skip


@pytest.mark.parametrize("name", LARGE)
def test_rows_may_hold_uint64(name: str) -> None:
    """As Python's own numbers, or with an OverflowError; never another number."""
    values = pd.Series(np.array([5, 2**63, 2**64 - 1, 2**63 + 7, 1], np.uint64))
    wanted = by_python(LARGE[name], 0, values.tolist())
    try:
        found = values.udf.scan(LARGE[name], 0).tolist()
    except OverflowError:
        assert name in ("itself", "remainder", "greatest", "difference", "sum")
    else:
        assert found == wanted


@pytest.mark.slow
@pytest.mark.parametrize("initial", [7, 2.5])
def test_the_state_of_no_row_is_the_initial_one(initial: Any) -> None:
    """Of a Series, of a frame, and of groups of which none has a row."""
    values = pd.Series(np.empty(0, type(initial)))
    for _ in range(3):  # whatever memory has
        assert values.udf.reduce(lambda a, b: a + b, initial) == initial
        assert values.udf.reduce(lambda a, b: a + b, initial, associative=True) == initial
        frame = pd.DataFrame({"x": values})
        assert frame.udf.reduce(lambda state, row: (state[0] + row.x, 1), (initial, 0)) == (initial, 0)
        frame["k"] = pd.Categorical([], categories=list("ab"))
        groups = frame.udf.groupby("k", observed=False)["x"]
        assert groups.reduce(lambda a, b: a + b, initial).tolist() == [initial] * 2
        assert groups.agg(lambda s: 5.0 if len(s) == 0 else s.iloc[0]).tolist() == [5.0, 5.0]


@pytest.mark.parametrize(
    ("function", "words"),
    [
        (lambda s, x: (s + x, x if x > 1 else None), "out is a number"),
        (lambda s, x: s + x, r"scan's function returns \(state, out\)"),
        (lambda s, x: (s, x, 1), r"scan's function returns \(state, out\)"),
    ],
)
def test_what_a_scan_cannot_give_is_said(function: Any, words: str) -> None:
    """A None among numbers would have been left out: what was in memory came out there."""
    with pytest.raises(udf.errors.UdfCompileError, match=words):
        udf.Series([1, 2, 3]).scan(function, 0)


def test_the_axis_of_a_scan_is_down_the_rows() -> None:
    """As of cumsum; the other is refused, with what to do."""
    frame = udf.DataFrame({"x": [1.0, 2.0], "y": [3.0, 4.0]})
    assert list(frame.scan(lambda s, row: (s + row.x * row.y, s), initial=0.0, axis=0)) == [0.0, 3.0]
    with pytest.raises(udf.errors.ArgumentError, match="row to row"):
        frame.scan(lambda s, row: (s, row.x), 0.0, axis=1)
    with pytest.raises(udf.errors.ArgumentError, match="not associative"):
        frame["x"].reduce(lambda a, b: (a, b), 0.0, associative=True)


class Page(NamedTuple):
    """The page that was seen last, and how many there were."""

    name: str
    seen: int


@pytest.mark.parametrize("which", range(5))
def test_a_state_may_hold_text(which: int) -> None:
    """Of the row, or made; in a tuple, in one with names, and alone."""
    random = np.random.default_rng(which)
    given = pd.DataFrame({"k": random.integers(0, 4, 50), "s": random.choice(["a", "bb", "Ä", ""], 50)})

    def named(state: Page, row: Any) -> Any:
        seen = state.seen + 1 if row["s"] != state.name else state.seen
        return Page(row["s"], seen), seen

    of_rows = (
        (named, Page("", 0)),
        (lambda state, row: ((row["s"], state[1] + len(row["s"])), state[0] == row["s"]), ("", 0)),
        (lambda state, row: (row["s"], len(state) + len(row["s"])), "x"),
        (lambda state, row: (state + row["s"][:1], state.count("b")), ""),
    )
    _text_folds(given, of_rows, which)


def _text_folds(given: pd.DataFrame, of_rows: Any, which: int) -> None:
    mine = given.udf.groupby("k")
    if which == len(of_rows):
        found, wanted = (
            mine["s"].reduce(lambda n, s: n + len(s), 0),
            given.groupby("k")["s"].agg(lambda s: s.str.len().sum()),
        )
        assert found.tolist() == wanted.tolist()
        return
    function, initial = of_rows[which]
    states: dict[int, Any] = {}
    wanted = []
    for _, row in given.iterrows():
        states[row["k"]], out = function(states.get(row["k"], initial), row)
        wanted.append(out)
    assert mine.scan(function, initial).tolist() == wanted
    assert list(udf.DataFrame(given).groupby("k").scan(function, initial)) == wanted
