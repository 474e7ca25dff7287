"""Loops over a window that are no known reductions: each is refused, and the text says why."""

from __future__ import annotations

import math

import pytest

from tests.support.window_remainders import Remainder, agrees, compiled, in_python, window_call
from udf.errors import UdfCompileError

# ruff: noqa: F841, PLR1730 - loops as people write them


def left_early(w):
    s = 0.0
    for v in w:
        if v > 3:
            break
        s += v
    return s


def returned_early(w):
    for v in w:
        if v > 3:
            return v
    return 0.0


def raises_inside(w):
    s = 0.0
    for v in w:
        if v < 0:
            raise ValueError("negative")
        s += v
    return s


def conditional_count(w):
    n = 0
    for v in w:
        if v > 0:
            n += 1
    return n


def decayed(w):
    s = 0.0
    for v in w:
        s = 0.9 * s + v
    return s


def weighted(w):
    s = 0.0
    for i in range(len(w)):
        s += i * w[i]
    return s


def resetting(w):
    m = w[0]
    for v in w:
        m = max(v, m)
    return m


def replacing_nan(w):
    m = w[0]
    for v in w:
        if not v <= m:
            m = v
    return m


def every_other(w):
    s = 0.0
    for i in range(0, len(w), 2):
        s += w[i]
    return s


def rest_only(w):
    s = 0.0
    for i in range(1, len(w)):
        s += w[i]
    return s


def rest_extreme(w):
    m = 0.0
    for v in w[1:]:
        if v > m:
            m = v
    return m


def steps(w):
    s = 0.0
    for i in range(1, len(w)):
        s += abs(w[i] - w[i - 1])
    return s


def argument_of_max(w):
    k = 0
    for i in range(len(w)):
        if w[i] > w[k]:
            k = i
    return k


def set_sometimes(w):
    x = 0.0
    for v in w:
        if v > 2:
            x = v
    return x


def running(w):
    s = 0.0
    t = 0.0
    for v in w:
        s += v
        t += s
    return t


def swapped(w):
    a = 0.0
    b = 1.0
    for v in w:
        a, b = b + v, a
    return a


def product(w):
    p = 1.0
    for v in w:
        p *= v
    return p


def nested(w):
    s = 0.0
    for v in w:
        for u in w:
            s += u * v
    return s


def scalar_loop_inside(w):
    s = 0.0
    for v in w:
        for k in range(3):
            s += v * k
    return s


def stepping_by_two(w):
    s = 0.0
    i = 0
    while i < len(w):
        s += w[i]
        i += 2
    return s


def one_short(w):
    s = 0.0
    for i in range(len(w) - 1):
        s += w[i]
    return s


def fixed_range(w):
    s = 0.0
    for i in range(3):
        s += w[i]
    return s


def apart(w):
    low = 5.0
    high = 0.0
    for v in w:
        if v > high:
            high = v
        elif v < low:
            low = v
    return high - low


def divided_by_item(w):
    s = 0.0
    for v in w:
        s += 1 / v
    return s


def divided_aside(w, k=0):
    s = 0.0
    for v in w:
        unused = 1 / k
        s += v
    return s


def truths(w):
    s = 0
    for v in w:
        s += bool(v)
    return s


def called(w):
    s = 0.0
    for v in w:
        s += math.exp(v)
    return s


def shifted(w):
    s = 0.0
    for v in w:
        s += v - 3.0
    return s


def strict_sum(w):
    s = 0.0
    for v in w:
        s += v
        if s < 0:
            s = 0.0
    return s


def entered_again(w):
    s = w[0]
    for _ in range(2):
        for i in range(1, len(w)):
            s += w[i]
    return s


UNKNOWN = {
    left_early: "it can be left early", returned_early: "it can be left early", raises_inside: "it can be left early",
    conditional_count: "'n' is none of the sums", decayed: "'s' is none of the sums",
    weighted: "'s' is none of the sums", resetting: "max(m, value) is known", replacing_nan: "'m' is none of the sums",
    every_other: "something else than the window", rest_only: "'s' is none of the sums",
    rest_extreme: "'m' is none of the sums", steps: "an index that is not its counter",
    argument_of_max: "an index that is not its counter", set_sometimes: "'x' is none of the sums",
    running: "'t' is none of the sums", swapped: "'a' is none of the sums", product: "'p' is none of the sums",
    nested: "'s' is none of the sums", scalar_loop_inside: "a loop in its body",
    stepping_by_two: "its counter does not go through", one_short: "its indices are not those",
    fixed_range: "its indices are not those", apart: "'low' is none of the sums", divided_by_item: "what may be 0",
    divided_aside: "what may be 0", truths: "'s' is none of the sums",
    called: "exp() in its body", shifted: "'s' is none of the sums", strict_sum: "'s' is none of the sums",
    entered_again: "'s' is none of the sums",
}  # fmt: skip


@pytest.mark.parametrize("function", UNKNOWN, ids=lambda f: f.__name__)
def test_other_loops_are_refused_with_the_reason(function):
    """The text names the loop's line and what of it is not known."""
    from udf.frontend.compile import lower_to_ptx  # noqa: PLC0415 - imports numba
    from udf.frontend.reduced.path import refusal  # noqa: PLC0415 - as above

    with pytest.raises(UdfCompileError) as caught:
        lower_to_ptx(window_call(function))
    text = refusal(caught.value)
    assert text.startswith("the window in memory: a loop over the window is not a known reduction: ")
    assert UNKNOWN[function] in text
    lines = [line for _, _, line in function.__code__.co_lines() if line]
    assert min(lines) < caught.value.line <= max(lines)


@pytest.mark.parametrize("function", [resetting, replacing_nan, fixed_range], ids=lambda f: f.__name__)
def test_more_is_known_of_whole_windows(function):
    """With min_periods of the whole length no window has a NaN, and its length is a constant of the code."""
    udf = compiled(function, length=3, clipped=False)
    assert udf.form == "reduced"
    remainder = Remainder(udf)
    for window in ([3.0, 1.0, 2.0], [1.0, 2.0, 3.0], [-1.0, -1.0, -2.0]):
        assert agrees(remainder(window), in_python(function, window), exact=True)
