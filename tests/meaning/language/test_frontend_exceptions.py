"""The exception table: exact type, arguments and line for every raise, through every nested call."""

import math
import operator

import pytest

from tests.support.frontend_cases import LIMIT, TEXT, captured_text, compiled, on_cpu
from tests.support.written import written
from udf.api.frames import Series
from udf.frontend.base.messages import message_of


def line(function, offset):
    """Return the line ``offset`` lines below a function's ``def``."""
    return function.__code__.co_firstlineno + offset


def two(x):
    if x > 10:
        raise ValueError("high", 10)
    if x < -10:
        raise KeyError("low")
    return 1 / x


def test_each_raise_is_in_the_table_with_type_arguments_and_line():
    """In the order of the code: the raises, and what operations raise."""
    sites = compiled(two, "float64").raises
    assert [(s.exception, s.arguments, s.line) for s in sites] == [
        ("ValueError", ("high", 10), line(two, 2)),
        ("KeyError", ("low",), line(two, 4)),
        ("ZeroDivisionError", (message_of(operator.truediv, 1.0, 0.0),), line(two, 5)),
    ]
    assert {(s.function, s.file) for s in sites} == {("two", __file__)}


@pytest.mark.parametrize(("value", "error"), [(11.0, ValueError), (-11.0, KeyError), (0.0, ZeroDivisionError)])
def test_the_status_leads_to_the_right_exception(value, error):
    """Each row raises its own exception, although others could be raised."""
    with pytest.raises(error) as caught:
        on_cpu(two, ["float64"], [(1.0,), (value,)])
    with pytest.raises(error) as plain:
        two(value)
    assert caught.value.args == plain.value.args


def strict(x):
    if x > 100:
        raise OverflowError("strict")
    return x + 1


def lenient(x):
    if x < -100:
        raise OverflowError("lenient")
    return x - 1


def uses_helpers(x):
    if x == 7:
        raise OverflowError("own")
    return strict(x) + lenient(x) + strict(2 * x)


def test_helpers_exceptions_are_told_apart_from_the_callers():
    """Numba numbers each function's exceptions from 1; three functions that do the same raise keep theirs."""
    raised = [s for s in compiled(uses_helpers, "int64").raises if "64 bits" not in s.arguments[0]]
    sites = {s.arguments[0]: (s.function, s.line) for s in raised}
    assert sites == {
        "own": ("uses_helpers", line(uses_helpers, 2)),
        "strict": ("strict", line(strict, 2)),
        "lenient": ("lenient", line(lenient, 2)),
    }
    for value, text in [(7, "own"), (101, "strict"), (51, "strict"), (-101, "lenient")]:
        with pytest.raises(OverflowError, match=text):
            on_cpu(uses_helpers, ["int64"], [(value,)])
    assert on_cpu(uses_helpers, ["int64"], [(5,)]) == [uses_helpers(5)]


def chain(x):
    return uses_helpers(x) + math.comb(x, 2)


@pytest.mark.slow
def test_exceptions_come_through_two_levels_of_helpers():
    """A helper's helper keeps its own place, and a library function has the line that calls it."""
    sites = {(s.exception, s.arguments[0]): (s.function, s.line) for s in compiled(chain, "int64").raises}
    assert sites["OverflowError", "strict"] == ("strict", line(strict, 2))
    assert sites["ValueError", "n must be a non-negative integer"] == ("chain", line(chain, 1))
    with pytest.raises(ValueError, match="n must be a non-negative integer"):
        on_cpu(chain, ["int64"], [(-5,)])


def picks(x, y):
    first = (10, 20, 30)[x]
    second = (1, 2)[y]
    return first + second


def test_an_exception_of_numbas_own_function_has_the_users_line():
    """tuple[...] is a function of Numba's; its IndexError is told apart by the line that indexes."""
    sites = compiled(picks, "int64", "int64").raises
    assert [(s.exception, s.function, s.line) for s in sites] == [
        ("IndexError", "picks", line(picks, 1)),
        ("IndexError", "picks", line(picks, 2)),
    ]
    for row in [(3, 0), (0, 2), (-4, 0)]:
        with pytest.raises(IndexError):
            on_cpu(picks, ["int64", "int64"], [row])
    assert list(on_cpu(picks, ["int64", "int64"], [(-1, 1), (0, 0)])) == [32, 11]


def test_a_cached_nested_function_means_the_same_in_the_next_udf():
    """Numba keeps compiled nested functions; their statuses are numbered anew for each UDF that uses them."""
    for function, dtypes in [(picks, ("int64", "int64")), (lambda x: (5, 6)[x], ("int64",))] * 2:
        (first, *_) = compiled(function, *dtypes).raises
        assert first.exception == "IndexError"
        with pytest.raises(IndexError):
            on_cpu(function, dtypes, [(9,) * len(dtypes)])


def many(x):
    return (1 / x) + (2 / (x - 1))


def test_two_divisions_on_one_line_are_two_places():
    """A place is an instruction, not a line."""
    assert len({s.place for s in compiled(many, "float64").raises}) == 2


UNSET = written(
    "def NAME(x):\n    BODY",
    """
conditional: float64 -1 2
    if x > 0:
        y = 1.5
    return y
last_of: int64 0 4
    for i in range(x):
        last = i
    return last
swapped: float64 -1 2
    if x > 0:
        a, b = 1.5, 2.5
    a, b = b, a
    return a - b
reversed_three: float64 -1 2
    if x > 0:
        a, b, c = 1.5, 2.5, 3.5
    a, b, c = c, a, b
    return a - b * c
nested_operands: float64 -1 2
    if x > 0:
        a, b, c = 1.5, 2.5, 3.5
    return b * (c + a)
as_arguments: float64 -1 2
    if x > 0:
        a, b = 1.5, 2.5
    return max(b, a)
""",
    {},
)


@pytest.mark.parametrize("function", UNSET, ids=lambda function: function.__name__)
def test_reading_an_unset_variable_raises_as_in_python(function):
    """UnboundLocalError with Python's text, where Numba would read zero; of several the one that Python reads first."""
    dtype, bad, good = UNSET[function].split()
    bad, good = int(bad), int(good)
    with pytest.raises(UnboundLocalError) as plain:
        function(bad)
    with pytest.raises(UnboundLocalError) as caught:
        on_cpu(function, [dtype], [(good,), (bad,)])
    assert caught.value.args == plain.value.args
    assert on_cpu(function, [dtype], [(good,)]) == [function(good)]


def then_divided(x, y):
    if x > 0:
        z = 1.0
    quotient = z / y
    if quotient > 1:
        return quotient
    return quotient + 1


def test_what_follows_a_test_for_an_unset_variable_still_raises():
    """The test splits a block; the returns after it know what the division before them has noted."""
    assert list(on_cpu(then_divided, ["int64", "float64"], [(1, 0.5), (1, 2.0)])) == [2.0, 1.5]
    with pytest.raises(ZeroDivisionError):
        on_cpu(then_divided, ["int64", "float64"], [(1, 0.5), (1, 0.0)])


def always_set(x):
    total = 0.0
    for i in range(3):
        part = i * x
        total += part
    if x > 0:
        sign = 1
    else:
        sign = -1
    return total * sign + part


def strided(n, step):
    total = 0
    for i in range(0, n, step):
        total += i
    return total


def test_a_range_with_a_step_of_zero_raises():
    """A step that is a variable is tested, with Python's text."""
    assert list(on_cpu(strided, ["int64", "int64"], [(10, 3), (-10, -3)])) == [18, -18]
    with pytest.raises(ValueError, match=r"range\(\) arg 3 must not be zero"):
        on_cpu(strided, ["int64", "int64"], [(10, 0)])


def root_or_zero(x):
    if x < 0:
        return 0.0
    return math.sqrt(x)


NEVER = {
    "division by a constant": lambda x: x / 2.0,
    "floor division by a constant": lambda x: x // 7 % 5,
    "membership": lambda x: x in (1, 2, 3),
    "membership in a set": lambda x: x not in {1, 2},
    "constant index": lambda x: (1, 2, 3)[1] + x,
    "power of one": lambda x: x**1.0,
    "guarded logarithm": lambda x: math.log(x) if x > 0 else 0.0,
    "guarded root": lambda x: math.sqrt(x) if x >= 0 else 0.0,
    "root after a guard": root_or_zero,
    "range": always_set,
    "guarded division": lambda x: 1 / x if x != 0 else 0.0,
    "shift by a constant": lambda x: int(x > 1) << 3,
}


@pytest.mark.parametrize("name", NEVER)
def test_a_raise_that_cannot_be_reached_leaves_no_status(name):
    """No status is returned, and none is tested by the loop."""
    udf = compiled(NEVER[name], "float64")
    assert udf.raises == ()
    assert "func_retval0+8" not in udf.text


def computed(x):
    if x > 3:
        raise ValueError(f"{x} is too high")
    if x < -3:
        raise KeyError("low: " + str(x))
    if x == 1:
        raise IndexError("value", x)
    return x


@pytest.mark.parametrize(("value", "error"), [(4.0, ValueError), (-4.0, KeyError), (1.0, IndexError)])
def test_a_computed_message_is_pythons(value, error):
    """A GPU row cannot build a string: what compiled code knows is the type, and the rest is made by Python."""
    assert {site.arguments for site in compiled(computed, "float64").raises} == {None}
    with pytest.raises(error) as plain:
        computed(value)
    with pytest.raises(error) as caught:
        on_cpu(computed, ["float64"], [(value,)])
    assert caught.value.args == plain.value.args
    assert on_cpu(computed, ["float64"], [(2.0,)]) == [2.0]


def test_messages_may_be_captured_constants():
    """A global text or number is as good as one written out; an assert raises its text."""
    sites = {(s.exception, s.arguments) for s in compiled(captured_text, "int64").raises}
    assert sites == {("AssertionError", (TEXT,)), ("ValueError", (TEXT, LIMIT))}
    with pytest.raises(AssertionError, match=TEXT):
        on_cpu(captured_text, ["int64"], [(3,)])
    with pytest.raises(ValueError, match=TEXT):
        on_cpu(captured_text, ["int64"], [(6,)])


def halved(x):
    while not x < 1:
        x = x / 2
    return x


@pytest.mark.parametrize(
    ("function", "kind"),
    [
        (lambda x: math.log(x - 5) + math.sqrt(x - 9) + 1 / (x - x), ValueError),
        (lambda x: math.sqrt(x + 9) + 1 / (x - x) + math.log(x - 9), ZeroDivisionError),
        (lambda x: int(math.sqrt(x - 9)), ValueError),
        (lambda x: (1, 2)[int(x)] if math.sqrt(x - 9) < 1 else 7 // int(x - x), ValueError),
        (lambda x: halved(math.sqrt(x - 9)), ValueError),
        (lambda x: halved(x) + halved(math.asin(x)), ValueError),
        (lambda x: (x * 1e200) ** 2 + math.sqrt(x - 9), OverflowError),
    ],
)
def test_the_first_of_several_errors_is_raised(function, kind) -> None:
    """A check of floats does not leave the function at once; what is computed after it changes nothing, and ends."""
    series = Series([4.0])
    with pytest.raises(kind) as ours:
        series.applymap(function)
    with pytest.raises(kind) as pythons:
        function(4.0)
    assert str(ours.value) == str(pythons.value)
    assert list(series.applymap(function, errors="null")) == [None]
