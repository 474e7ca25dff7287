"""Folds that compiled code leaves go on in Python from that row's state: each row is run once, in order."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pandas as pd
import pytest

import udf
from udf.errors import CapturedValueError, FallbackWarning, UdfError

NOTED: list[Any] = []


pytestmark = pytest.mark.usefixtures("by_default")


VALUES = pd.Series(np.arange(9000) % 97 * 1.5, index=np.arange(9000) + 5, name="given")
VALUES.iloc[[30, 4000, 4001, 8999]] = 500.0
FRAME = pd.DataFrame({"k": np.arange(300) % 7, "x": np.arange(300.0), "t": list("abc") * 100})


class Two(NamedTuple):
    total: float
    number: int


def resets(state: Any, x: Any) -> Any:
    if x > 400:
        NOTED.append((x, state))
        state = json.loads("1.5")
    return state * 0.5 + x, state


def counts(state: Any, x: Any) -> Any:
    if x > 400:
        NOTED.append(x)
    return Two(state.total + x, state.number + 1), (state.total, state.number)


def fails(state: Any, x: Any) -> Any:
    if x > 400:
        NOTED.append(x)
    if x > 400 and len(NOTED) > 2:
        raise KeyError("third", x)
    return state + x, state


def other_outs(state: Any, x: Any) -> Any:
    return state + x, json.dumps(x) if x > 400 else x


def other_states(state: Any, x: Any) -> Any:
    if x == 500.0:
        return str(state), -1.0
    return (state + x, x) if not isinstance(state, str) else (float(state[:3]) + x, 2.0)


def all_in_python(state: Any, x: Any) -> Any:
    return json.loads(json.dumps(state)) + x, state


def expected(function: Callable[..., Any], initial: Any, data: pd.Series) -> Any:
    state, outs = initial, []
    for value in data.tolist():
        state, out = function(state, value)
        outs.append(out)
    if isinstance(outs[0], tuple):
        return pd.DataFrame(outs, index=data.index).astype("float64")
    return pd.Series(outs, index=data.index, name=data.name)


def outcome(run: Callable[[], Any]) -> Any:
    NOTED.clear()
    try:
        made = run()
    except Exception as error:  # noqa: BLE001 - compared
        return type(error), error.args, repr(NOTED)
    return made, repr(NOTED)


def assert_same(ours: Any, theirs: Any) -> None:
    assert ours[1:] == theirs[1:]
    if isinstance(theirs[0], pd.DataFrame):
        pd.testing.assert_frame_equal(ours[0], theirs[0], check_column_type=False)
    elif isinstance(theirs[0], pd.Series):
        pd.testing.assert_series_equal(ours[0], theirs[0])
    else:
        assert ours[0] == theirs[0]


SCANS = [
    (resets, 0.0), (counts, Two(0.0, 0)), (fails, 0.0), (other_outs, 0.0), (other_states, 0.0), (all_in_python, 0.0),
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(("function", "initial"), SCANS)
def test_a_scan_that_leaves_is_what_python_gives(function: Any, initial: Any) -> None:
    for _ in range(2):
        ours = outcome(lambda: VALUES.udf.scan(function, initial))
        assert_same(ours, outcome(lambda: expected(function, initial, VALUES)))


@pytest.mark.slow
@pytest.mark.parametrize(("function", "initial"), SCANS)
def test_scans_of_groups_and_reductions_that_leave(function: Any, initial: Any) -> None:
    last = lambda state, x: function(state, x)[0]

    def reduced() -> Any:
        state = initial
        for value in VALUES.tolist():
            state = last(state, value)
        return state

    assert_same(outcome(lambda: VALUES.udf.reduce(last, initial)), outcome(reduced))
    keys = np.arange(len(VALUES)) % 5
    parts = lambda: pd.concat([expected(function, initial, VALUES[keys == key]) for key in range(5)])
    theirs, ours = outcome(parts), outcome(lambda: VALUES.udf.groupby(keys).scan(function, initial))
    if isinstance(theirs[0], type):
        assert ours == theirs
    else:
        made = ours[0].astype("float64") if ours[0].ndim == 2 else ours[0]
        assert_same((made, ours[1]), (theirs[0].sort_index(), theirs[1]))


def test_most_of_a_long_scan_is_compiled() -> None:
    VALUES.udf.scan(resets, 0.0)
    last = udf.last_call()
    assert last.rows == 9000
    assert last.in_python < 4 * 1024


def test_it_says_how_many_rows_were_in_python() -> None:
    def noted(state: Any, x: Any) -> Any:
        return (state + x, NOTED.append(x)) if x > 400 else (state + x, None)

    with pytest.warns(FallbackWarning, match=r"of 9,000 rows of 'noted'"):
        VALUES.udf.scan(noted, 0.0)


def test_rows_of_a_frame() -> None:
    def rows(state: Any, row: Any) -> Any:
        if row.x == 50:
            NOTED.append((row.name, row.t, row["k"]))
            return json.loads("2"), row.x
        return state + row.k, row.x * state

    def plain(state: Any = 0) -> Any:
        outs = []
        for _, row in FRAME.iterrows():
            state, out = rows(state, row)
            outs.append(out)
        return pd.Series(outs, index=FRAME.index)

    theirs, ours = outcome(plain), outcome(lambda: FRAME.udf.scan(rows, 0))
    assert_same(ours, theirs)


def test_an_integer_beyond_64_bits_is_the_state_of_the_next_row() -> None:
    numbers = pd.Series(range(60))
    assert numbers.udf.reduce(lambda state, x: state * 3 + x, 1) == _power_sum(60)
    with pytest.raises(OverflowError):
        numbers.udf.reduce(lambda state, x: state * 3 + x, 1, fallback="error")
    with pytest.raises(CapturedValueError):
        VALUES.udf.scan(resets, 0.0, fallback="error")
    with pytest.raises(UdfError):
        udf.Series(VALUES).scan(resets, 0.0)


def _power_sum(rows: int) -> int:
    state = 1
    for x in range(rows):
        state = state * 3 + x
    return state
