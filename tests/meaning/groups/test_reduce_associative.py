"""``reduce(.., associative=True)``: the answer of the loop in order; a function that is not associative is refused."""

import math
from functools import reduce
from typing import Any, NamedTuple

import numpy as np
import pandas as pd
import pytest

from tests.support.budget import in_turn
from udf.errors import ArgumentError, ColumnNotFoundError


def divisor(a: Any, b: Any) -> Any:
    while b:
        a, b = b, a % b
    return a


EXACT = {
    "max": (lambda a, b: max(a, b), -(10**6)), "divisor": (divisor, 0),
    "product modulo": (lambda a, b: a * b % 10007, 1), "sum": (lambda a, b: a + b, 0), "or": (lambda a, b: a | b, 0),
    "first": (lambda a, b: a, 5), "last": (lambda a, b: b, 5),
}  # fmt: skip


@pytest.mark.parametrize(("rows", "name"), in_turn([0, 1, 2, 511, 513, 40_000, 300_001], EXACT))
def test_pieces_give_what_the_order_gives(name: str, rows: int) -> None:
    """Exactly, of whole numbers; ``first`` and ``last`` see the order of pieces."""
    function, initial = EXACT[name]
    for dtype in ("int64", "int16"):
        values = pd.Series(np.random.default_rng(rows).integers(1, 30_000, rows).astype(dtype))
        found = values.udf.reduce(function, initial, associative=True)
        assert found == reduce(function, values.tolist(), initial)
        assert type(found) is int


@pytest.mark.slow
def test_floats_and_arguments() -> None:
    """To the last digits; NaN stays; further arguments are handed on."""
    values = pd.Series(np.random.default_rng(1).normal(size=200_000))
    found = values.udf.reduce(lambda a, b: a + b, 0.0, associative=True)
    assert math.isclose(found, math.fsum(values), rel_tol=1e-9, abs_tol=1e-9)
    assert values.udf.reduce(max, 0.0, associative=True) == values.max()
    values[1000] = np.nan
    assert math.isnan(values.udf.reduce(lambda a, b: a + b, 0.0, associative=True))
    whole = pd.Series(np.arange(100_000))
    assert whole.udf.reduce(lambda a, b, m: (a + b) % m, 0, (97,), associative=True) == int(whole.sum()) % 97


class Trade(NamedTuple):
    """A state of rows."""

    price: float
    volume: int


def dearest(a: Any, b: Any) -> Any:
    """Return the trade of the higher price, the first of equal ones."""
    return b if b.price > a.price else a


@pytest.mark.slow
@pytest.mark.parametrize("rows", [0, 1, 700, 70_001])
def test_rows_of_a_frame_are_states(rows: int) -> None:
    """A NamedTuple of the columns that are taken, or a tuple of all."""
    random = np.random.default_rng(rows)
    frame = pd.DataFrame(
        {"price": random.integers(0, 90, rows) / 4.0, "volume": random.integers(0, 9, rows), "text": ["x"] * rows}
    )
    states = [Trade(*row) for row in zip(frame["price"].tolist(), frame["volume"].tolist(), strict=True)]
    found = frame.udf.reduce(dearest, Trade(-1.0, 0), associative=True)
    assert found == reduce(dearest, states, Trade(-1.0, 0))
    assert type(found) is Trade
    both = frame[["price", "volume"]].udf.reduce(
        lambda a, b: (max(a[0], b[0]), a[1] + b[1]), (0.0, 0), associative=True
    )
    assert both == (max([0.0, *frame["price"]]), frame["volume"].sum())


def test_states_that_are_no_rows_are_refused() -> None:
    """Of another length, of no such column, and what is not associative."""
    frame = pd.DataFrame({"price": [1.0, 2.0, 4.0], "volume": [1, 2, 3]})
    with pytest.raises(ArgumentError, match="a tuple of one value for each of"):
        frame.udf.reduce(lambda a, b: a, 0.0, associative=True)
    with pytest.raises(ArgumentError, match="not associative"):
        frame.udf.reduce(lambda a, b: Trade(a.price - b.price, 0), Trade(0.0, 0), associative=True)
    with pytest.raises(ColumnNotFoundError):
        frame[["price"]].udf.reduce(dearest, Trade(0.0, 0), associative=True)


LIES = {
    "difference": lambda a, b: a - b, "mean": lambda a, b: (a + b) / 2, "decay": lambda a, b: 0.9 * a + b,
    "sum of squares": lambda a, b: a + b * b, "count": lambda a, b: a + 1,
}  # fmt: skip


@pytest.mark.parametrize("name", LIES)
def test_a_lie_is_refused_with_an_example(name: str) -> None:
    """Found among some of the values."""
    values = pd.Series(np.random.default_rng(2).normal(size=1000))
    with pytest.raises(ArgumentError, match=r"not associative: f\(f\(a, b\), c\) is .* of a=") as refused:
        values.udf.reduce(LIES[name], 0.0, associative=True)
    assert "leave associative out" in str(refused.value)


@pytest.mark.slow
def test_an_exception_is_that_of_the_order() -> None:
    """Which piece raised is nobody's concern."""

    def checked(a: Any, b: Any) -> Any:
        if b > 10**6:
            raise ValueError("too large", b)
        return max(a, b)

    values = pd.Series(np.arange(100_000))
    values[70_000] = 10**7
    with pytest.raises(ValueError, match="too large") as raised:
        values.udf.reduce(checked, 0, associative=True)
    assert raised.value.args == ("too large", 10**7)


def test_states_of_several_numbers_are_refused() -> None:
    """They are no values of the column."""
    with pytest.raises(ArgumentError, match="does not join two states"):
        pd.Series(np.arange(1000.0)).udf.reduce(lambda a, b: (a[0] + b, 1), (0.0, 0), associative=True)
