"""Folds whose state is linear: which are found, and that pieces give what the order gives."""

import math
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import in_turn, some
from udf.bind.scan_steps import scan_step
from udf.runtime.groups.long_scans import scan_in_pieces
from udf.runtime.groups.request import group_request

RATE = 0.25
LOG: list[Any] = []


def reset(n: int, x: Any) -> Any:
    """Return a counter that begins anew."""
    n = 0 if x > 1 else n + 1
    return n, n


def with_gaps(state: float, x: float) -> Any:
    """Return an average that skips gaps."""
    if x == x:
        state = (1 - RATE) * state + RATE * x
    return state, state


def levels(s: float, x: float) -> Any:
    if x > 1:
        s = 0.5 * s
    elif x < -1 and x > -2:
        s = s - x
    else:
        s = -(2.0 - s) * 0.125
    return s, (s, s > 0)


LINEAR: dict[str, tuple[Any, Any]] = {
    "decay": (lambda s, x: (0.9 * s + x, s), 0.0),
    "sum": (lambda s, x: (s + x, s + x), 0.0),
    "sum of squares": (lambda s, x: (s + x * x, (s, s > 3)), 1.5),
    "counter with reset": (reset, 0),
    "gaps": (with_gaps, 0.0),
    "levels": (levels, 1.0),
    "alternating": (lambda s, x: (x - s, s), 0.0),
    "only the last": (lambda s, x: (x * 2.0, s), 0.0),
    "another value of the greatest": (lambda s, x: (0.5 * s + x, max(s, x)), 0.0),
    "scaled by rows": (lambda s, x: (s * (x / 4) + max(x, 0.0), abs(s)), 0.0),
}  # fmt: skip


def other(s: Any, x: Any) -> Any:
    LOG.append(x)
    return s + x


def looped(s: Any, x: Any) -> Any:
    for _ in range(10**9):
        s = s + x
    return s


OTHER = {
    "product": lambda s, x: s * s + x, "condition": lambda s, x: s if s > x else -x, "maximum": max,
    "mathematics": lambda s, x: math.exp(s) + x, "mathematics of rows": lambda s, x: s + math.exp(x),
    "quotient": lambda s, x: x / s, "tuple": lambda s, x: (s[0] + x, 1), "side effect": other, "loop": looped,
}  # fmt: skip


def as_scan(function: Any) -> Any:
    """Return a function of a state and a row as one of a scan."""
    return lambda s, x: (function(s, x), s)


@pytest.mark.parametrize("name", OTHER)
def test_what_is_not_linear_is_not_taken_for_it(name: str) -> None:
    """Nor run, where a run could have an effect or no end."""
    found = scan_step(as_scan(OTHER[name]), 0, ())
    assert found is None or found[0] != "linear"
    assert not LOG


@pytest.mark.parametrize("name", LINEAR)
def test_steps_are_the_function(name: str) -> None:
    """``a * s + b`` is the next state, of any state and row."""
    function, _ = LINEAR[name]
    way, step = scan_step(function, 0, ()) or ("", None)
    assert way == "linear"
    assert step is not None
    for x in (-3.0, -1.5, 0.0, 0.5, 2.0, math.nan):
        a, b = step(x)
        for state in (0.0, 1.0, -2.5):
            wanted = function(state, x)[0]
            assert math.isclose(a * state + b, wanted, rel_tol=1e-12) or (math.isnan(wanted) and math.isnan(b))


def in_pieces(values: Any, function: Any, initial: Any, piece: int, *args: Any) -> Any:
    """Return the outs of a scan in pieces, on the processor; None where it has to be in order."""
    column, asked = udf.Series(values).column, group_request(function, args, {"error_model": "python"})
    mapped = scan_in_pieces(asked, initial, (column,), len(column), piece)
    return None if mapped is None else [one.values for one in mapped.columns[1:]]


def limited(balance: float, change: float) -> Any:
    """Return a balance between 0 and 3, and what was taken of each change."""
    after = min(max(balance + change, 0.0), 3.0)
    return after, (after, after - balance)


def falling(state: float, x: float) -> Any:
    """Return the greatest so far, which falls with time and begins anew."""
    state = x if x > 2 else max(state - 0.25, x, -1)
    return state, state


def chosen(state: float, x: float) -> Any:
    """Return the greatest so far, and whether this row is it, as people write it without max."""
    new = x > state
    if new:
        state = x
    return state, (state, new)


CLAMPED: dict[str, tuple[Any, Any]] = {
    "greatest": (lambda s, x: (max(s, x), max(s, x)), -5.0),
    "least": (lambda s, x: (min(x, s), s), 5.0),
    "between limits": (limited, 0.0),
    "falling": (falling, 0.0),
    "chosen": (chosen, -5.0),
    "least by a condition": (lambda s, x: (min(x + 1, s), s), 5.0),
}


@pytest.mark.parametrize("name", CLAMPED)
def test_steps_between_limits_are_the_function(name: str) -> None:
    """``min(max(s + a, low), high)`` is the next state; what is not finite leaves a NaN in ``a``."""
    function, _ = CLAMPED[name]
    way, step = scan_step(function, 0, ()) or ("", None)
    assert way == "clamped"
    assert step is not None
    for x in (-3.0, 0.0, 0.5, 2.5):
        a, low, high = step(x)
        for state in (0.0, 1.0, -2.5):
            assert min(max(state + a, low), high) == function(state, x)[0]
    assert math.isnan(step(math.nan)[0])


@pytest.mark.slow
@pytest.mark.parametrize(("name", "piece"), in_turn(some([*LINEAR, *CLAMPED], 2), [7, 1, 100]))
def test_pieces_give_what_the_order_gives(name: str, piece: int) -> None:
    """Whole numbers exactly, floats but for their last digits."""
    function, initial = (LINEAR | CLAMPED)[name]
    values = np.random.default_rng(piece).normal(size=500)
    found = in_pieces(values, function, initial, piece)
    wanted = pd.Series(values).udf.scan(function, initial)
    frame = wanted.to_frame() if isinstance(wanted, pd.Series) else wanted
    for one, (_, column) in zip(found, frame.items(), strict=True):
        assert one.dtype == column.dtype
        np.testing.assert_allclose(one, column, rtol=1e-9, atol=1e-12)
        if one.dtype.kind != "f":
            np.testing.assert_array_equal(one, column)


def test_rows_and_arguments() -> None:
    """A row of a frame by its labels; arguments by place and name."""
    cost = lambda s, row, rate, fee=0.0: ((1 - rate) * s + row["x"] * row.y - fee, s)
    _, step = scan_step(cost, 1, ("fee",), ("x", "y")) or ("", None)
    assert step is not None
    assert step({"x": 2.0, "y": 3.0}, 0.25, fee=1.0) == (0.75, 5.0)
    assert scan_step(lambda s, row: (s + row["z"], s), 0, (), ("x",)) is None


@pytest.mark.slow
def test_what_is_not_finite_is_taken_in_order() -> None:
    """A NaN, an infinity, a power that overflows, whole numbers beyond 64 bits."""
    values = np.random.default_rng(0).normal(size=500)
    decay, _ = LINEAR["decay"]
    for bad in (np.nan, np.inf):
        assert in_pieces(np.append(values, bad), decay, 0.0, 50) is None
        assert in_pieces(np.append(values, bad), limited, 0.0, 50) is None
    assert in_pieces(values, lambda s, x: (1e9 * s + x, s), 0.0, 50) is None
    assert in_pieces(np.arange(500), lambda s, x: (31 * s + x, s), 0, 50) is None
    assert in_pieces(np.full(500, 2**60), lambda s, x: (s + x, s), 0, 1) is None


@pytest.mark.slow
def test_a_state_of_another_type_stays_what_it_is() -> None:
    """A bool is no number to scale; an int that meets floats is a float in order and in pieces."""
    values = np.random.default_rng(0).normal(size=200)
    assert in_pieces(values, lambda s, x: (x > 0, s), False, 50) is None
    for function, initial in ((lambda s, x: (s + x, s), 0), (lambda s, x: (x > 0, s), 0), (reset, 0.0)):
        (found,) = in_pieces(values, function, initial, 50)
        wanted = pd.Series(values).udf.scan(function, initial)
        assert found.dtype == wanted.dtype
        np.testing.assert_allclose(found, wanted, rtol=1e-12)
