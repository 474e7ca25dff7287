"""Plain Python functions that a UDF calls are compiled with it, and mean what they mean in Python."""

import operator

import pytest

from tests.support.corpus_check import differs
from tests.support.frontend_cases import body, compiled, on_cpu
from udf.errors import CapturedValueError, UdfCompileError

# ruff: noqa: PLC3002, RET503 - functions under test, written as users write

FACTOR = 3


scaled = lambda v, w=2: v * w * FACTOR
both = lambda v: (v + 1, v * 2)


def sometimes(v):
    if v > 0:
        return v


def total(v):
    result = 0.0
    for i in range(4):
        result += v * i
    return result


def first_two(*values):
    return values[0] - values[1]


def check_positive(v):
    if v < 0:
        raise ValueError("negative")


applied = lambda function, v: function(v) + 1
folded = lambda operation, v, w: operation(v, w)


def fibonacci(n):
    a, b = 0, 1
    while n > 0:
        a, b = b, a + b
        n -= 1
    return a


def captured(amount):
    inner = lambda v: v + amount
    return lambda x: inner(x) * amount


FUNCTIONS = {
    "default": lambda x: scaled(x),
    "positional": lambda x: scaled(x, 5),
    "keyword": lambda x: scaled(x, w=4),
    "tuple result": lambda x: both(x)[0] - both(x)[1],
    "tuple passed on": lambda x: (lambda pair: pair[0] * pair[1])(both(x)),
    "None tested": lambda x: 1.0 if sometimes(x) is None else 2.0,
    "loop": lambda x: total(x),
    "*args": lambda x: first_two(x, 1.5),
    "no result": lambda x: (check_positive(x * x), x)[1],
    "function as argument": lambda x: applied(total, x) + applied(lambda v: v * 3, x),
    "operator as argument": lambda x: folded(operator.sub, x, 2.5),
    "closure": captured(2.5),
    "same helper twice": lambda x: scaled(scaled(x)),
}  # fmt: skip


@pytest.mark.parametrize("name", FUNCTIONS)
def test_value_is_pythons(name):
    """Each way to call a helper gives what Python gives."""
    rows = [(v,) for v in (0.0, -0.0, 1.5, -2.25, 1e300)]
    for row, got in zip(rows, on_cpu(FUNCTIONS[name], ["float64"], rows), strict=True):
        assert not differs(got, FUNCTIONS[name](*row), 0), row


def test_helpers_are_inlined():
    """A helper costs no call: the PTX is that of the written-out function."""
    assert body(lambda x: scaled(x, 5), "float64") == body(lambda x: x * 5 * 3, "float64")


def test_a_helper_with_a_loop_of_integers():
    """Types are inferred for each call."""
    assert list(on_cpu(lambda n: fibonacci(n), ["int8"], [(0,), (1,), (10,), (50,)])) == [0, 1, 55, 12586269025]


even = lambda n: n == 0 or odd(n - 1)
odd = lambda n: n != 0 and even(n - 1)
keyword_only = lambda v, *, k=1: v * k


REFUSED = [
    (lambda n: even(n), "calls itself, and recursion is not supported"),
    (lambda n: keyword_only(n, k=2), "has keyword-only parameters"),
    (lambda n: scaled(n, 1, 2), "too many positional arguments"),
]


@pytest.mark.parametrize(("function", "cause"), REFUSED, ids=[cause for _, cause in REFUSED])
def test_what_cannot_be_inlined_is_refused(function, cause):
    """Recursion and calls that Numba cannot fold have their own sentence."""
    with pytest.raises((UdfCompileError, CapturedValueError), match=cause):
        compiled(function, "int64")
