"""Generator expressions inside ``sum min max any all``: loops like any other, in functions of rows and of windows."""

# ruff: noqa: B905, RUF007 - functions under test
from functools import reduce
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import in_turn
from tests.support.frontend_cases import compiled
from tests.support.window_entry import Raised, entry_of, run, window_call
from tests.support.written import written
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
    "by a key": lambda w: max(w, key=abs) + min((v for v in w if v > 0), key=lambda v: -v),
    "reduced": lambda w: reduce(lambda a, b: a * 0.5 + b, w),
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


USED = written(
    "def NAME(a):\n    BODY",
    """
taken_twice
    g = (v * 2 for v in (a, 3))
    return sum(g) + 10 * sum(g)
taken_in_each_turn
    m, t = map(abs, (a, 2)), 0
    for i in range(2):
        t += sum(m) + i
    return t
a_loop
    t = 0
    for v in (w * w for w in range(a) if w % 2):
        if v == 9:
            continue
        t += v
    else:
        t += 5
    return t
a_loop_that_breaks
    g, t = (v * 2 for v in (a, 3, 4)), 0
    for v in g:
        t += v
        if v > 3:
            break
    return t + 1000 * sum(g)
two_loops
    t, m = 0, map(abs, [a, 1])
    for v in m:
        t += v
    for v in m:
        t += 100 * v
    return t
a_loop_that_returns
    for v in filter(lambda w: w > 2, range(a)):
        return v * 10
    return -1
a_lambda_of_each_turn
    t = 0
    for i in range(3):
        for v in map(lambda w: w + i, range(a)):
            t += v * i
    return t
as_they_were
    f, xs = lambda v: v + 1, (a, 2)
    m = map(f, xs)
    f, xs = lambda v: v + 100, (7, 8)
    return sum(m)
one_in_another
    return sum(v * 2 for v in (w + 1 for w in range(a)))
with_a_start
    return sum((v for v in range(a)), 10)
the_first
    return next(map(lambda v: v * 3, range(1, a)), -7)
the_true_ones
    return sum(filter(None, (a, 0, 3)))
of_two
    return sum(map(lambda v, w: v * w, range(a), (4, 5, 6)))
by_a_key
    return max((v - 2 for v in range(a)), key=abs)
reduced
    return reduce(lambda v, w: v * 2 + w, (v for v in (a, 1, 3)))
two_names
    p, q = (v + 1 for v in (a, 5))
    return p * q
more_items
    xs = []
    xs.extend(v * 2 for v in range(a))
    return sum(xs) + len(xs)
calls_in_order
    t = 0
    for v in map(lambda w: 12 // w, (3, a, 2)):
        if v > 3:
            break
        t += v
    return t
""",
    {"reduce": reduce},
)


@pytest.mark.slow
@pytest.mark.parametrize("function", USED, ids=lambda function: function.__name__)
def test_each_value_is_taken_once(function) -> None:
    """By whatever takes it, when that asks for it: a loop, a function, a second one."""
    numbers = [1, 2, 3, 5]
    assert list(udf.Series(numbers).applymap(function)) == [function(number) for number in numbers]


WHOLE_OR_NOT = (
    lambda x: str(max(abs(v) for v in (x, -2.5))),
    lambda x: max(v if v > 1 else 0.5 for v in (x, 2)),
    lambda x: str(min(map(lambda v: v if v > 1 else 0.5, (x, 2)))),  # noqa: C417 - as people write it
    lambda x: str(next(v if v > 1 else 0.5 for v in (x, 2))),
)


@pytest.mark.slow
@pytest.mark.parametrize("function", WHOLE_OR_NOT)
def test_an_extreme_is_the_value_that_it_is(function, by_default) -> None:
    """An int stays one beside floats, also in a text."""
    del by_default
    numbers = pd.Series([1, 2, 3])
    pd.testing.assert_series_equal(numbers.udf.map(function), numbers.map(function))


def test_one_of_two_loops_is_taken_once() -> None:
    """Where a second function would go on is not known."""

    def taken_up_again(a: int) -> Any:
        g = (v * w for v in range(3) for w in range(a))
        return any(v > 1 for v in g) + sum(g)

    with pytest.raises(UdfCompileError, match="a generator is supported"):
        compiled(taken_up_again, "int64")
