"""Generator expressions inside ``sum min max any all``: loops like any other, in functions of rows and of windows."""

# ruff: noqa: B905, RUF007 - functions under test
from typing import Any

import numpy as np
import pytest

import udf
from tests.support.budget import in_turn
from tests.support.frontend_cases import compiled
from tests.support.window_entry import Raised, entry_of, run, window_call
from udf.errors import UdfCompileError
from udf.frontend import compile_to_ptx

K = 2.0


def captures(w: Any) -> Any:
    """Use a local variable, a global and a condition inside."""
    m = w.mean()
    return sum((v - m) * K for v in w if v > 0)


def in_a_loop(w: Any) -> Any:
    """Make one again and again, with another value captured."""
    s = 0.0
    for k in range(3):
        s += sum(v * k for v in w)
    return s


def named(w: Any) -> Any:
    """Hold it in a variable first."""
    squares = (v * v for v in w)
    return sum(squares)


WINDOWS = {
    "captures": captures,
    "in a loop": in_a_loop,
    "named": named,
    "extremes": lambda w: max(abs(a - b) for a, b in zip(w[:-1], w[1:])) - min(v * v for v in w),
    "enumerate": lambda w: max(i * v for i, v in enumerate(w)),
    "truth": lambda w: any(v > 1 for v in w) + 2 * all(v > -5 for v in w) + 4 * any(v > 99 for v in w),
    "two loops": lambda w: sum(a * b for a in w for b in w if a < b),
    "one in another": lambda w: sum(sum(a * b for b in w) for a in w),
    "counts": lambda w: sum(1 for v in w if v > 0),
    "nothing": lambda w: sum(v for v in w if v > 99),
}


@pytest.mark.parametrize(("length", "name"), in_turn([7, None], WINDOWS))
def test_of_windows(name: str, length: int | None) -> None:
    window = np.random.default_rng(3).normal(size=7)
    found = entry_of(WINDOWS[name], length)(window)
    assert found == pytest.approx(float(WINDOWS[name](window)), rel=1e-13)


def test_the_greatest_of_nothing_raises() -> None:
    """With Python's text, at the user's line."""
    with pytest.raises(ValueError) as expected:  # noqa: PT011 - compared below
        max(v for v in ())
    assert run(lambda w: max(v for v in w if v > 99), [1.0, 2.0]) == Raised("ValueError", str(expected.value))


def test_any_and_all_stop_at_the_first_that_decides() -> None:
    """What comes after is not run."""
    assert run(lambda w: any(10 // (i - 2) < 0 for i in range(len(w))), np.ones(5), error_model="python") == 1.0
    never = lambda w: all(10 // (i - 2) < 99 for i in range(len(w)))
    assert run(never, np.ones(5), error_model="python").exception == "ZeroDivisionError"


def test_they_cost_what_a_loop_costs() -> None:
    """A window of constant length: no loop, no flag, nothing to raise."""
    ptx = compile_to_ptx(window_call(lambda w: max(v * v for v in w), 10, clipped=False))
    assert (ptx.raises, ptx.text.count("selp"), ptx.text.count("bra")) == ((), 9, 0)


@pytest.mark.slow
def test_of_rows() -> None:
    """A row function has them, too."""
    assert list(udf.Series([1.0, 2.0]).applymap(lambda x: sum(x * i for i in range(4)))) == [6.0, 12.0]
    assert list(udf.Series([1.0, 2.0]).applymap(lambda x: tuple(x * i for i in range(3))[2])) == [2.0, 4.0]
    assert list(udf.Series([1, 5]).applymap(lambda x: any(x == k for k in (4, 5, 6)))) == [False, True]


def used_twice(x: float) -> Any:
    """Go on with one that is exhausted."""
    g = (x * i for i in range(3))
    return sum(g) + sum(g)


def test_others_are_refused() -> None:
    """One that is the argument of two functions."""
    with pytest.raises(UdfCompileError):
        compiled(used_twice, "float64")
