"""What pandas calls is taken: builtins, ufuncs, partials, methods, callable objects, ``*args``, Numba's dispatchers."""

import functools
import math
import operator

import numba
import numpy as np
import pandas as pd
import pytest

import udf
import udf.doors.pandas.pandas_accessor  # gives pandas .udf
from tests.support.budget import in_turn
from tests.support.frontend_cases import on_cpu
from udf.errors import NotCallableError
from udf.frontend.base.messages import message_of

FLOATS = pd.Series([1.5, -2.5, 3.0, 0.0])
INTS = pd.Series([1, -2, 3, 0])


class Tariff:
    RATE = 10

    def __init__(self, base):
        self._base, self.steps = base, (1, 2)

    def price(self, x):
        return x * self._base + self.RATE + self.steps[1]

    def __call__(self, x, y=2):
        return x + self._base * y

    @staticmethod
    def less(x):
        return x - 1

    def sets(self, x):
        self._base = x
        return x

    def calls(self, x):
        return self.price(x)

    def is_true(self, x):
        return x if self else 0

    @property
    def computed(self):
        return 5

    def reads_computed(self, x):
        return x + self.computed


def two(x, y, z=3):
    return x * 100 + y * 10 + z


def any_number(x, *rest):
    return x + sum(rest) + len(rest)


def by_keyword(x, *, base=1, rate):
    return x * rate + base


def ignores_the_rest(x, k=1, **rest):
    return x + k


def counts_the_rest(x, **rest):
    return x + len(rest)


@functools.wraps(two)
def passes_the_rest(*values, **named):
    return two(*values, 7, **named)


@functools.lru_cache
def remembered(x):
    return x + 2


@numba.njit
def doubled(x):
    return x * 2


@numba.vectorize
def tripled(x):
    return x * 3


TAKEN = [
    *((f, (), {}) for f in (abs, round, float, int, bool, math.floor, math.isfinite, math.fabs, np.abs, np.sign)),
    *((f, (), {}) for f in (np.isnan, np.float32, doubled, tripled, lambda x: doubled(x) + tripled(x))),
    *((f, (), {}) for f in (Tariff(3).price, Tariff(2), Tariff.less, any_number, ignores_the_rest)),
    (Tariff(2), (5,), {}),
    (Tariff(2), (), {"y": 5}),
    (any_number, (1, 2), {}),
    (ignores_the_rest, (), {"k": 4}),
    (pow, (2,), {}),
    (math.copysign, (-1.0,), {}),
    (functools.partial(two, 1), (4,), {}),
    (functools.partial(two, y=5), (), {}),
    (functools.partial(two, z=1), (7,), {"z": 2}),
    (functools.partial(functools.partial(two, 4), z=0), (), {}),
    (functools.partial(Tariff(3).price), (), {}),
    (functools.partial(any_number, 1, 2), (), {}),
    (functools.partial(by_keyword, rate=3), (), {}),
    (functools.partial(by_keyword), (), {"rate": 3, "base": 2}),
    *((f, (), {}) for f in (remembered, {1, 3}.__contains__, {1: 2.5, 3: 0.5}.get, "{} km".format, np.int64)),
]


@pytest.mark.parametrize(("function", "args", "kwargs", "given"), [(*a, b) for a, b in in_turn(TAKEN, [FLOATS, INTS])])
def test_it_gives_what_pandas_gives(function, args, kwargs, given) -> None:
    """The same values, called for each row."""
    wanted = given.map(lambda value: function(value, *args, **kwargs))
    made = given.udf.applymap(function, args=args, **kwargs)
    pd.testing.assert_series_equal(made, wanted, check_dtype=False)  # what vectorize makes of integers is NumPy's


@pytest.mark.slow
def test_math_and_ufuncs_are_as_exact_as_in_a_lambda() -> None:
    """``math.sin`` is ``lambda x: math.sin(x)``."""
    pd.testing.assert_series_equal(FLOATS.udf.applymap(math.sin), FLOATS.udf.applymap(lambda x: math.sin(x)))
    pd.testing.assert_series_equal(FLOATS.udf.applymap(np.exp), FLOATS.udf.applymap(lambda x: np.exp(x)))


@pytest.mark.slow
def test_a_row_is_asked_by_functions_of_operator() -> None:
    """``itemgetter``, ``attrgetter`` and ``methodcaller`` are lambdas that ask for the same."""
    frame = pd.DataFrame({"a": [1.5, 2.0], "b": [1, 2], "s": ["x", "yy"]})
    for getter in (operator.itemgetter("a"), operator.attrgetter("b"), operator.methodcaller("get", "s")):
        pd.testing.assert_series_equal(frame.udf.apply(getter, axis=1), frame.apply(getter, axis=1))
    several = frame.udf.apply(operator.itemgetter("a", "b"), axis=1)
    assert several.tolist() == frame.apply(operator.itemgetter("a", "b"), axis=1).tolist()
    replaced = operator.methodcaller("replace", "x", "-")
    assert frame.s.udf.map(replaced).tolist() == frame.s.map(replaced).tolist()
    spread = operator.methodcaller("std", ddof=0)
    pd.testing.assert_series_equal(frame.a.udf.rolling(2).apply(spread), frame.a.rolling(2).apply(spread))


def test_an_integer_type_of_numpy_asks_for_an_integer() -> None:
    """A NaN, which Python hands over, has none, as in NumPy."""
    for kind in (np.int64, np.int32, lambda x: np.int64(x) + 1):
        with pytest.raises(ValueError, match="cannot convert float NaN to integer"):
            pd.Series([1.0, np.nan]).udf.map(kind)


def test_an_object_is_its_values() -> None:
    """One that changes between calls gives what it then is."""
    tariff = Tariff(1)
    first = INTS.udf.applymap(tariff.price).tolist()
    tariff._base = 5
    assert first == [13, 10, 15, 12]
    assert INTS.udf.applymap(tariff.price).tolist() == [17, 2, 27, 12]


def test_what_it_raises_is_raised() -> None:
    """Type and text are those of the builtin."""
    with pytest.raises(ValueError, match=message_of(math.sqrt, -2.5)):
        FLOATS.udf.applymap(math.sqrt)


class TooLate(Exception):
    """An exception of the user's own."""


def checked(x, y, *rest):
    if x > 0:
        raise TooLate(x, y, f"after {len(rest)}")
    return x


class Checking:
    limit = 5

    def check(self, x):
        if x > 0:
            raise TooLate(x, self.limit)
        return x


@pytest.mark.parametrize(
    ("function", "args", "wanted"),
    [
        (checked, (7, 8), (3, 7, "after 1")),
        (functools.partial(checked, y=9), (), (3, 9, "after 0")),
        (Checking().check, (), (3, 5)),
    ],
    ids=["args", "partial", "method"],
)
def test_an_exception_has_what_python_gives_it(function, args, wanted) -> None:
    """Of the user's own class, with arguments that are computed."""
    with pytest.raises(TooLate) as caught:
        udf.Series([0, 3]).applymap(function, args=args)
    assert caught.value.args == wanted


@pytest.mark.parametrize("function", [np.mean, np.nanmax, max, sum, len, functools.partial(np.quantile, q=0.5)])
def test_windows_take_them(function) -> None:
    """As ``rolling(n).apply(np.mean, raw=True)`` does."""
    wanted = FLOATS.rolling(2).apply(function, raw=True)
    pd.testing.assert_series_equal(FLOATS.udf.rolling(2).apply(function), wanted)


def test_a_row_can_be_followed_by_any_number_of_arguments() -> None:
    total = lambda row, *rest: row["a"] + row["b"] * rest[0]
    frame = pd.DataFrame({"a": [1.0, 2.0], "b": [3.0, 5.0]})
    assert frame.udf.apply(total, axis=1, args=(2,)).tolist() == frame.apply(total, axis=1, args=(2,)).tolist()


UNCALLABLE = [3, "f", None, [abs], Tariff, Tariff(1).sets, Tariff(1).calls, Tariff(1).is_true]


@pytest.mark.parametrize(
    "given",
    [*UNCALLABLE, Tariff(1).reads_computed, counts_the_rest, passes_the_rest],
    ids=lambda given: type(given).__name__,
)
def test_what_cannot_be_compiled_is_refused(given) -> None:
    """By what it is, with a hint."""
    with pytest.raises(NotCallableError, match="Hint:"):
        INTS.udf.applymap(given)


def test_str_makes_text() -> None:
    pd.testing.assert_series_equal(INTS.udf.applymap(str), INTS.map(str))


def asserted(x):
    assert x < 3, "too much"
    return x + 1


def asserts_in_a_helper(x):
    return asserted(x) * 2


@pytest.mark.parametrize("function", [asserted, asserts_in_a_helper])
def test_an_assert_that_pytest_has_rewritten_is_as_written(function) -> None:
    """The code of the source is compiled, with its lines."""
    assert "@pytest_ar" in asserted.__code__.co_names
    assert on_cpu(function, ["int64"], [(1,)]) is not None
    with pytest.raises(AssertionError) as caught:
        udf.Series([1, 5]).applymap(function)
    assert caught.value.args == ("too much",)
    assert f":{asserted.__code__.co_firstlineno + 1})" in caught.value.__notes__[0]


def test_methods_of_text_are_taken() -> None:
    """``str.upper`` is what ``lambda s: s.upper()`` is, with arguments too."""
    words = pd.Series([" ab ", "12", "ß"])
    for method in (str.upper, str.strip, str.isdigit):
        assert words.udf.map(method).tolist() == words.map(method).tolist()
    assert words.udf.apply(str.replace, args=("a", "x")).tolist() == [s.replace("a", "x") for s in words]
    with pytest.raises(NotCallableError):
        words.udf.map(bytes.upper)
