"""NumPy's functions of scalars whose bodies are Python, over edge values of every dtype, against NumPy itself.

A column's value is a Python number: NumPy is given int64 for every integer and bool but uint64, and float32 stays.
"""

import itertools
import math
import re

import numpy as np
import pandas as pd
import pytest

from tests.support.budget import in_turn, some
from tests.support.corpus import EDGES
from tests.support.corpus_check import differs
from tests.support.frontend_cases import columns_on_cpu, compiled, values
from udf.errors import UdfCompileError

FLOATS = ["float32", "float64"]
INTEGERS = ["bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]


def meant(dtype: str) -> np.dtype:
    """Return NumPy's dtype of the Python number that a column's value is."""
    return np.dtype(dtype if dtype in ("float32", "float64", "uint64") else "int64")


def compare(expressions: list[str], dtypes: list[str], rows=None, ulp: int = 0) -> None:
    """Compare expressions of x and y over all combinations of edge values: one function, whose results they are."""
    given = rows or list(itertools.product(*(EDGES[dtype] for dtype in dtypes)))
    function = eval(f"lambda {', '.join('xy'[: len(dtypes)])}: ({', '.join(expressions)},)", {"np": np})  # noqa: S307 - the table
    for row, *got in zip(given, *columns_on_cpu(function, dtypes, given), strict=True):
        with np.errstate(all="ignore"):
            want = function(
                *(np.array(v, dtype).astype(meant(dtype))[()] for v, dtype in zip(row, dtypes, strict=True))
            )
        for expression, mine, theirs in zip(expressions, got, want, strict=True):
            assert not differs(mine, np.asarray(theirs).item(), ulp), (expression, row, mine, theirs)


ONE = ["angle", "isneginf", "isposinf", "isreal", "spacing"]
OF_ONE = [
    *(f"np.{name}(x)" for name in ONE),
    *(f"np.{name}(x)[{k}]" for name in ("modf", "frexp") for k in (0, 1)),
]
OF_TWO = [
    *(f"np.{name}(x, y)" for name in ("heaviside", "isclose", "allclose")),
    *(f"np.divmod(x, y)[{k}]" for k in (0, 1)),
]


@pytest.mark.parametrize("dtype", FLOATS + INTEGERS)
def test_functions_of_one_number(dtype) -> None:
    """Of floats and integers; each member of a tuple is NumPy's."""
    kept = ["np.nan_to_num(x)"] * (dtype != "bool")  # which is a bool
    compare([*OF_ONE, *kept], [dtype])


@pytest.mark.parametrize("dtype", FLOATS + INTEGERS)
def test_functions_that_round(dtype) -> None:
    """Of one number, within 4 units in the last place."""
    if dtype == "float32" and np.result_type(np.float32(1), 1.0) != np.float32:
        pytest.skip("NumPy 1 computes it in float64")
    compare(["np.sinc(x)"], [dtype], ulp=4)


@pytest.mark.slow
@pytest.mark.parametrize("dtype", [*FLOATS, *some(INTEGERS, 3)])
def test_sums_of_exponentials(dtype) -> None:
    """Within 3 units in the last place of the larger operand: the result may cancel against it."""
    rows = some(itertools.product(EDGES[dtype], repeat=2), each=3)
    kind = {"float32": np.float32, "bool": np.float16}.get(dtype, np.float64)
    function = lambda x, y: (np.logaddexp(x, y),)
    for (x, y), *found in zip(rows, *columns_on_cpu(function, [dtype] * 2, rows), strict=True):
        with np.errstate(all="ignore"):
            wanted = function(kind(x), kind(y))
            unit = np.spacing(np.maximum(np.maximum(abs(kind(x)), abs(kind(y))), kind(1)))
        for got, want in zip(found, wanted, strict=True):
            assert got.dtype == kind
            assert not differs(got, want.item(), 0) or abs(got - want) <= 3 * unit, (x, y, got, want)


@pytest.mark.slow
@pytest.mark.parametrize("dtype", [*FLOATS, *some(INTEGERS, 2)])
def test_functions_of_two_numbers(dtype) -> None:
    """Every pair of edge values: nothing raises, what 64 bits do not hold wraps, and by zero there is 0."""
    compare([*OF_TWO, *["np.lcm(x, y)", "np.fmod(x, y)"] * (dtype in INTEGERS)], [dtype, dtype])


@pytest.mark.slow
@pytest.mark.parametrize("dtypes", [["float64", "int64"], ["int32", "float64"]])
def test_functions_of_an_integer_and_a_float(dtypes) -> None:
    compare(OF_TWO, dtypes)


@pytest.mark.parametrize(("dtype", "shift"), in_turn(FLOATS + INTEGERS, ["int64", "int8"]))
def test_ldexp(dtype, shift) -> None:
    """By any power: what is beyond the floats is inf or 0."""
    powers = (0, 1, -1, 52, -52, 127, -128) if shift == "int8" else (0, 3, -1074, 1023, 5000, -5000)
    compare(["np.ldexp(x, y)"], [dtype, shift], list(itertools.product(EDGES[dtype], powers)))


def test_results_have_one_precision() -> None:
    """float32 in, float32 out; two results are two columns."""
    for name in ("spacing", "nan_to_num", "modf"):
        made = compiled(eval(f"lambda x: np.{name}(x)", {"np": np}), "float32")  # noqa: S307 - the table
        assert {d.name for d in made.results} == {"float32"}
    assert [d.name for d in compiled(lambda x: np.frexp(x), "float32").results] == ["float32", "int64"]
    assert [d.name for d in compiled(lambda x: np.lcm(x, x), "int8").results] == ["int64"]


WITH_OPTIONS = [
    "np.isclose(x, 1.5, rtol=0.0, atol=0.75)", "np.isclose(x, 1.5, 0.5)", "np.isclose(x, x, equal_nan=True)",
    "np.allclose(x, 0, atol=1)", "np.nan_to_num(x, nan=-1.0)", "np.nan_to_num(x, nan=7, posinf=9.5)",
    "np.nan_to_num(x, posinf=1.0, neginf=-1.0)", "np.nan_to_num(x, True, 0.5)", "np.round(x, decimals=1)",
    "np.around(x, decimals=-1)", "np.clip(x, 0, None)", "np.clip(x, None, 1.5)", "np.clip(x, a_min=-1, a_max=2.5)",
    "np.clip(x, min=0, max=1)", "np.clip(x, max=1.5)", "np.frexp(x)[0] * np.frexp(x)[1]",
    "np.modf(x)[0] + np.divmod(x, 2.5)[1]",
]  # fmt: skip


@pytest.mark.slow
def test_options_are_those_of_numpy() -> None:
    """By position and by name; which zero is greater is NumPy's compiler's choice."""
    known = [
        one
        for one in WITH_OPTIONS
        if not re.search(r" (min|max)=", one) or np.lib.NumpyVersion(np.__version__) >= "2.1.0"
    ]
    compare([f"{one} + 0.0" for one in known], ["float64"])


@pytest.mark.slow
def test_a_null_is_passed_on() -> None:
    """Each result of a pair is null, then."""
    numbers = [1.5, None, -2.0]
    assert values(lambda x: np.isclose(x, 1.5), numbers) == [True, None, False]
    assert values(lambda x: np.nan_to_num(x), numbers) == [1.5, None, -2.0]
    assert values(lambda x: np.divmod(x, 2), numbers) == [(0.0, 1.5), (None, None), (-1.0, 0.0)]
    assert values(lambda x: np.clip(x, 0, None), numbers) == [1.5, None, 0.0]
    assert values(lambda x: round(x, None), numbers) == [2, None, -2]


@pytest.mark.parametrize(
    ("function", "dtype", "text"),
    [
        (lambda x: np.round(x, x), "int64", r"np\.round\(\) takes a constant number of digits"),
        (lambda x: round(x, 23), "float64", r"round\(\) takes a constant number of digits from -15 to 22"),
        (lambda x: np.reciprocal(x), "int32", r"np\.reciprocal\(\) of an integer.* write 1 / x"),
        (lambda x: np.lcm(x, 2), "float64", r"lcm\(\) does not take \(float64, int\)"),
        (lambda x: np.clip(x, 0, 1, min=2), "float64", r"clip\(\)"),
    ],
)
def test_what_is_refused_says_why(function, dtype, text) -> None:
    """With the function's own name, and no error of the code generator."""
    with pytest.raises(UdfCompileError, match=text):
        compiled(function, dtype)


WINDOWS = [
    lambda w: np.nan_to_num(w).sum(), lambda w: np.isclose(w, 1.0).sum(), lambda w: np.nansum(np.heaviside(w, 0.5)),
    lambda w: np.nanmax(np.logaddexp(w, 1.0)), lambda w: np.ldexp(w, 2)[-1], lambda w: np.isneginf(-w).sum(),
]  # fmt: skip


@pytest.mark.parametrize("function", WINDOWS)
def test_on_the_values_of_a_window(function) -> None:
    given = pd.Series([1.0, 0.0, 4.5, np.nan, -2.0, 1.0])
    want = given.rolling(3, min_periods=1).apply(function, raw=True)
    pd.testing.assert_series_equal(given.udf.rolling(3, min_periods=1).apply(function, raw=True), want)


@pytest.mark.parametrize(
    "text", ["np.heaviside(x, None)", "np.isclose(x, None)", "math.isclose(x, None)", "np.modf(None)"]
)
def test_none_is_no_number(text) -> None:
    """It is refused, as of every function of numbers; where NumPy takes it, as an end of np.clip, it is taken."""
    with pytest.raises(UdfCompileError):
        compiled(eval(f"lambda x: {text}", {"np": np, "math": math}), "float64")  # noqa: S307 - the table
