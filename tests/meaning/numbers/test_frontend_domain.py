"""Where arithmetic raises, and that with ``error_model="numpy"`` it gives what NumPy gives."""

import math
import operator

import numpy as np
import pytest

from tests.support.budget import in_turn
from tests.support.frontend_cases import column, passed, values
from udf.base.handling import Handling
from udf.bind.bind import bind
from udf.frontend.rules.scalar.domain import DOMAINS, OVERFLOWS

INF, NAN = math.inf, math.nan

ERRORS = {
    "sqrt": (lambda x: math.sqrt(x), -1.0), "log of zero": (lambda x: math.log(x), 0.0),
    "acos": (lambda x: math.acos(x), 1.5), "sine of infinity": (lambda x: math.sin(x), INF),
    "gamma pole": (lambda x: math.gamma(x), -3.0), "exp overflow": (lambda x: math.exp(x), 710.0),
    "power overflow": (lambda x: 10.0**x, 309.0), "square overflow": (lambda x: x**2, 1e200),
    "zero to negative": (lambda x: x**-1, 0.0), "math.pow": (lambda x: math.pow(x, 0.5), -2.0),
    "fmod": (lambda x: math.fmod(1.0, x), 0.0), "log to base": (lambda x: math.log(8.0, x), 1.0),
    "ldexp": (lambda x: math.ldexp(x, 2000), 1.0), "division": (lambda x: 1 / x, 0.0),
    "int of infinity": (lambda x: int(x), INF), "factorial": (lambda x: math.factorial(int(x)), -1.0),
}  # fmt: skip


@pytest.mark.parametrize("name", ERRORS)
def test_python_raises_and_so_does_the_udf(name):
    """The same type and arguments, on the first row that does it."""
    function, value = ERRORS[name]
    fine = 0.0 if name == "ldexp" else 0.5
    with pytest.raises((ArithmeticError, ValueError)) as plain:
        function(value)
    with pytest.raises(type(plain.value)) as caught:
        values(function, [fine, value, value])
    assert caught.value.args == plain.value.args
    assert "row position 1" in caught.value.__notes__[0]


@pytest.mark.slow
def test_nan_raises_nothing():
    """NaN goes through every function of the table, as in Python."""
    functions = sorted({*DOMAINS, *OVERFLOWS}, key=lambda f: f.__name__)
    more = {f: ", 1" if f is math.ldexp else ", 2.0" * (len(DOMAINS.get(f, (0, (0,)))[1]) == 2) for f in functions}
    text = ", ".join(f"math.{f.__name__}(x{more[f]})" for f in functions)
    (found,) = values(eval(f"lambda x: ({text})", {"math": math}), [NAN])  # noqa: S307 - the table
    assert [f.__name__ for f, value in zip(functions, found, strict=True) if not np.isnan(value)] == []


NUMPY = {
    "division": (lambda x: 1 / x, lambda x: np.float64(1) / x), "log": (lambda x: math.log(x), np.log),
    "sqrt": (lambda x: math.sqrt(x - 1), lambda x: np.sqrt(x - 1)), "power": (lambda x: x**-1, lambda x: 1 / x),
    "floor": (lambda x: x // 0.0, lambda x: np.floor_divide(x, 0.0)), "mod": (lambda x: x % 0.0, lambda x: x % 0.0),
    "exp": (lambda x: math.exp(x * 1000), lambda x: np.exp(x * 1000)), "sine": (lambda x: math.sin(x), np.sin),
    "fraction": (lambda x: (x - 5) ** 0.5, lambda x: (x - 5) ** 0.5),
}  # fmt: skip


@pytest.mark.parametrize("name", NUMPY)
def test_the_numpy_error_model_gives_what_numpy_gives(name):
    """Infinity and nan in place of exceptions, and no status at all."""
    function, reference = NUMPY[name]
    numbers = np.array([0.0, 1.0, -2.0, INF])
    with np.errstate(all="ignore"):
        expected = reference(numbers)
    found = values(function, numbers.tolist(), error_model="numpy")
    np.testing.assert_allclose(np.array(found, "f8"), expected, rtol=1e-15)
    assert passed(function, column("float64"), error_model="numpy").raises == ()
    assert passed(function, column("float64")).raises != () or name == "fraction"


@pytest.mark.parametrize(
    ("operation", "dtype"), in_turn([operator.floordiv, operator.mod], ["int8", "int32", "int64", "uint64"])
)
def test_integers_divided_by_zero_are_zero_in_numpy(operation, dtype):
    """As NumPy's; other divisors are not touched, and a program of one model is not the other's."""
    function = lambda x, y: operation(x, y)
    left, right = np.array([7, 7, 0, 5], dtype), np.array([0, 2, 0, 3], dtype)
    with np.errstate(all="ignore"):
        assert values(function, left, right, error_model="numpy") == operation(left, right).tolist()
    with pytest.raises(ZeroDivisionError):
        values(function, left, right)


def test_the_error_model_is_part_of_the_key():
    """As is what becomes of rows that raise."""
    one = (column("float64"),)
    function = lambda x: 1 / x
    keys = {
        bind(function, one, how=Handling(error_model=m, errors=e)).key
        for m in ("python", "numpy")
        for e in ("raise", "null")
    }
    assert len(keys) == 4


GUARDED = {
    "positive": lambda x: math.log(x) if x > 0 else 0.0,
    "not positive": lambda x: 0.0 if x <= 0 else math.log(x),
    "within": lambda x: math.sqrt(x) if x >= 0.0 else -1.0,
    "size": lambda x: math.asin(x) if abs(x) <= 1 else 0.0,
}


@pytest.mark.parametrize("name", GUARDED)
def test_a_guarded_function_costs_no_status(name):
    """LLVM sees that the function has tested it."""
    assert passed(GUARDED[name], column("float64")).raises == ()
