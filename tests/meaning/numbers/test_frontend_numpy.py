"""NumPy's functions of scalars give what NumPy gives for Python numbers; none of them raises."""

import itertools
import math

import numpy as np
import pytest

from tests.support.corpus import EDGES
from tests.support.corpus_check import differs
from tests.support.frontend_cases import columns_on_cpu, compiled, on_cpu
from udf.errors import UdfCompileError

ULP = {"sqrt": 0, "fabs": 0, "rint": 0, "copysign": 0, "nextafter": 0, "hypot": 2}
FLOAT_ONE = [
    "sqrt", "cbrt", "exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "sin", "cos", "tan", "arcsin", "arccos",
    "arctan", "sinh", "cosh", "tanh", "arcsinh", "arccosh", "arctanh", "fabs", "rint", "deg2rad", "rad2deg",
    "degrees", "radians",
]  # fmt: skip
EXACT_ONE = [
    "floor", "ceil", "trunc", "absolute", "abs", "negative", "positive", "sign", "square", "signbit", "isnan",
    "isinf", "isfinite", "logical_not", "round", "around",
]  # fmt: skip
FLOAT_TWO = ["hypot", "arctan2", "copysign", "nextafter", "divide", "true_divide"]
EXACT_TWO = [
    "add", "subtract", "multiply", "floor_divide", "remainder", "mod", "less", "less_equal", "greater",
    "greater_equal", "equal", "not_equal", "logical_and", "logical_or", "logical_xor",
]  # fmt: skip
WHOLE_TWO = ["bitwise_and", "bitwise_or", "bitwise_xor", "left_shift", "right_shift", "gcd"]


def written(expression):
    names = [name for name in "xyz" if f"({name}" in expression or f", {name}" in expression]
    return eval(f"lambda {', '.join(names)}: np.{expression}", {"np": np})  # noqa: S307 - tables of text


def compare(expression, dtypes, rows, ulp):
    """Compare over ``rows``; signs of zero out of ``maximum`` and the like are NumPy's compiler's choice."""
    compare_all([expression], dtypes, rows, lambda _: ulp)


def compare_all(expressions, dtypes, rows, ulp=lambda _: 0):
    """Compare over ``rows`` what one function gives of all expressions, value by value."""
    names = [name for name in "xyz" if any(f"({name}" in one or f", {name}" in one for one in expressions)]
    text = ", ".join(f"np.{one}" for one in expressions)
    results = columns_on_cpu(eval(f"lambda {', '.join(names)}: ({text},)", {"np": np}), dtypes, rows)  # noqa: S307 - tables of text
    wrong = []
    with np.errstate(all="ignore"):
        for expression, values in zip(expressions, results, strict=True):
            function = written(expression)
            for row, got in zip(rows, values, strict=True):
                want = function(*(np.dtype(dtype).type(v) for dtype, v in zip(dtypes, row, strict=True)))
                wrong += [(expression, row, got, want)] * differs(got, want.item(), ulp(expression.partition("(")[0]))
    assert wrong == []


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["float64", "int64"])
def test_a_function_of_one_float(dtype):
    """NaN and infinities where NumPy has them; within CUDA's stated error."""
    rows = [(v,) for v in EDGES[dtype]]
    compare_all([f"{name}(x)" for name in FLOAT_ONE], [dtype], rows, lambda name: ULP.get(name, 4))


@pytest.mark.parametrize("dtype", ["float64", "int64", "uint64"])
def test_an_exact_function_of_one_number(dtype):
    """Exactly NumPy's value, for integers too; of unsigned ones ``negative`` is int64 here and wraps in NumPy."""
    names = [name for name in EXACT_ONE if dtype != "uint64" or name != "negative"]
    compare_all([f"{name}(x)" for name in names], [dtype], [(v,) for v in EDGES[dtype]])


def test_a_function_of_two_floats():
    rows = list(itertools.product(EDGES["float64"], repeat=2))
    compare_all([f"{name}(x, y)" for name in FLOAT_TWO], ["float64"] * 2, rows, lambda name: ULP.get(name, 3))


def test_unsigned_division():
    """Of values that int64 does not hold."""
    rows = list(itertools.product(EDGES["uint64"], repeat=2))
    compare_all([f"{name}(x, y)" for name in ("floor_divide", "remainder", "mod")], ["uint64"] * 2, rows)


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["float64", "int64"])
def test_an_exact_function_of_two_numbers(dtype):
    """Integer division by zero is 0, long shifts leave the sign, comparisons are exact."""
    names = EXACT_TWO + WHOLE_TWO * (dtype == "int64")
    compare_all([f"{name}(x, y)" for name in names], [dtype] * 2, list(itertools.product(EDGES[dtype], repeat=2)))


@pytest.mark.parametrize("name", WHOLE_TWO)
def test_bits_are_of_whole_numbers(name):
    with pytest.raises(UdfCompileError, match=r"does not take \(float64, float64\)"):
        compiled(written(f"{name}(x, y)"), "float64", "float64")


VALUES = [v for v in EDGES["float64"] if v != 0]


@pytest.mark.parametrize("name", ["maximum", "minimum", "fmax", "fmin"])
def test_extremes_treat_nan_as_numpy(name):
    """Maximum and minimum propagate NaN, fmax and fmin leave it out."""
    compare(f"{name}(x, y)", ["float64"] * 2, list(itertools.product(VALUES, repeat=2)), 0)
    if not name.startswith("f"):
        compare(f"{name}(x, y)", ["int64"] * 2, list(itertools.product(EDGES["int64"], repeat=2)), 0)


OTHERS = [
    ("where(x > 0, x, y)", ["float64"] * 2),
    ("where(x, y, 1)", ["bool", "int64"]),
    ("clip(x, -1.0, 2.5)", ["float64"]),
    ("clip(x, 0, 100)", ["int64"]),
    ("round(x, 2)", ["float64"]),
    ("round(x, -2)", ["float64"]),
    ("around(x, 1)", ["float64"]),
    ("power(x, 3)", ["int64"]),
    ("fmod(x, 2.5)", ["float64"]),
    ("reciprocal(x)", ["float64"]),
    ("add(x, y)", ["float64", "int64"]),
]  # fmt: skip


@pytest.mark.parametrize(("expression", "dtypes"), OTHERS)
def test_other_functions(expression, dtypes):
    """where, clip, round (NumPy's own way), power."""
    compare(expression, dtypes, list(itertools.product(*(EDGES[dtype] for dtype in dtypes))), 1)


def test_float32_stays_float32():
    """A float32 column's functions compute and return float32."""
    for function in (lambda x: np.sqrt(x), lambda x: np.maximum(x, x), lambda x: np.floor(x), lambda x: np.square(x)):
        assert [d.name for d in compiled(function, "float32").results] == ["float32"]


def test_division_by_zero_is_ieee_and_leaves_no_status():
    """np.divide is NumPy's division: no ZeroDivisionError, no check."""
    assert compiled(lambda x: np.divide(1.0, x), "float64").raises == ()
    assert list(on_cpu(lambda x: np.divide(1.0, x), ["float64"], [(0.0,), (-0.0,)])) == [math.inf, -math.inf]


@pytest.mark.parametrize("name", ["interp", "geomspace", "zeros", "array"])
def test_what_is_missing_is_named(name):
    """A function of NumPy that is not here is refused by its name."""
    with pytest.raises(UdfCompileError, match=name):
        compiled(eval(f"lambda x: np.{name}(x)", {"np": np}), "float64")  # noqa: S307 - tables of text
