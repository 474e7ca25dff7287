"""NumPy's functions of scalars whose bodies are Python, over edge values of every dtype, against NumPy itself.

A column's value is a Python number: NumPy is given int64 for every integer and bool but uint64, and float32 stays.
"""

from __future__ import annotations

import itertools
import math

import numpy as np
import pandas as pd
import pytest

import udf
import udf.doors.pandas.pandas_accessor
from tests.support.budget import in_turn, some
from tests.support.corpus import EDGES
from tests.support.corpus_check import differs
from tests.support.frontend_cases import compiled, values
from udf.columns.column import Column
from udf.errors import UdfCompileError
from udf.pipeline import map_rows

FLOATS = ["float32", "float64"]
INTEGERS = ["bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"]
ULP = {"i0": 4}


def meant(dtype: str) -> np.dtype:
    """Return NumPy's dtype of the Python number that a column's value is."""
    return np.dtype(dtype if dtype in ("float32", "float64", "uint64") else "int64")


def results(function, dtypes, rows) -> list[tuple]:
    """Return one tuple a row of what the processor gives."""
    columns = tuple(Column(values=np.array([row[i] for row in rows], dtype)) for i, dtype in enumerate(dtypes))
    with udf.options(backend="cpu"):
        made = map_rows(function, columns).columns
    return list(zip(*(column.values for column in made), strict=True))


def compare(name: str, dtypes: list[str], rows=None) -> None:
    """Compare ``np.name`` over all combinations of edge values, a tuple member by member."""
    given = rows or list(itertools.product(*(EDGES[dtype] for dtype in dtypes)))
    letters = "xy"[: len(dtypes)]
    function = eval(f"lambda {', '.join(letters)}: np.{name}({', '.join(letters)})", {"np": np})  # noqa: S307 - the table
    for row, got in zip(given, results(function, dtypes, given), strict=True):
        with np.errstate(all="ignore"):
            want = function(
                *(np.array(v, dtype).astype(meant(dtype))[()] for v, dtype in zip(row, dtypes, strict=True))
            )
        for mine, theirs in zip(got, want if isinstance(want, tuple) else (want,), strict=True):
            assert not differs(mine, np.asarray(theirs).item(), ULP.get(name, 0)), (row, got, want)


@pytest.mark.parametrize(
    ("dtype", "name"),
    in_turn(
        FLOATS + INTEGERS, ["nan_to_num", "isneginf", "isposinf", "isreal", "iscomplex", "modf", "frexp"], rounds=2
    ),
)
def test_a_function_of_one_number(name, dtype) -> None:
    """Of floats and integers; a tuple of two has NumPy's two."""
    compare(name, [dtype])


@pytest.mark.parametrize("dtype", FLOATS + INTEGERS)
def test_spacing(dtype) -> None:
    """In the precision of the column."""
    compare("spacing", [dtype])


@pytest.mark.parametrize("dtype", FLOATS + INTEGERS)
def test_bessel(dtype) -> None:
    """Where NumPy's own does not overflow on the way."""
    compare("i0", [dtype], [(v,) for v in EDGES[dtype] if not 80 < abs(v) < math.inf])


@pytest.mark.parametrize(("dtype", "name"), in_turn(FLOATS + INTEGERS, ["logaddexp", "logaddexp2"]))
def test_sums_of_exponentials(name, dtype) -> None:
    """Within 3 units in the last place of the larger operand: the result may cancel against it."""
    function = eval(f"lambda x, y: np.{name}(x, y)", {"np": np})  # noqa: S307 - the table
    rows = some(itertools.product(EDGES[dtype], repeat=2), each=3)
    kind = {"float32": np.float32, "bool": np.float16}.get(dtype, np.float64)
    for (x, y), (got,) in zip(rows, results(function, [dtype] * 2, rows), strict=True):
        with np.errstate(all="ignore"):
            want = function(kind(x), kind(y))
            unit = np.spacing(np.maximum(np.maximum(abs(kind(x)), abs(kind(y))), kind(1)))
        assert got.dtype == kind
        assert not differs(got, want.item(), 0) or abs(got - want) <= 3 * unit, (x, y, got, want)


@pytest.mark.parametrize(("dtype", "name"), in_turn(FLOATS + INTEGERS, ["heaviside", "divmod", "isclose", "allclose"]))
def test_a_function_of_two_numbers(name, dtype) -> None:
    """Every pair of edge values; nothing raises."""
    compare(name, [dtype, dtype])


@pytest.mark.parametrize(
    ("name", "dtypes"), in_turn(["heaviside", "divmod", "isclose"], [["float64", "int64"], ["int32", "float64"]])
)
def test_a_function_of_an_integer_and_a_float(name, dtypes) -> None:
    """They meet in float64."""
    compare(name, dtypes)


@pytest.mark.parametrize(("dtype", "name"), in_turn(INTEGERS, ["lcm", "fmod"]))
def test_a_function_of_two_integers(name, dtype) -> None:
    """What 64 bits do not hold wraps, as in NumPy; by zero there is 0."""
    compare(name, [dtype, dtype])


@pytest.mark.skipif(not hasattr(np, "bitwise_count"), reason="NumPy 2 has bitwise_count")
@pytest.mark.parametrize("dtype", INTEGERS)
def test_bits_are_counted_of_the_absolute_value(dtype) -> None:
    """As NumPy does."""
    compare("bitwise_count", [dtype])


@pytest.mark.parametrize(("dtype", "shift"), in_turn(FLOATS + INTEGERS, ["int64", "int8"]))
def test_ldexp(dtype, shift) -> None:
    """By any power: what is beyond the floats is inf or 0."""
    powers = (0, 1, -1, 52, -52, 127, -128) if shift == "int8" else (0, 3, -1074, 1023, 5000, -5000)
    compare("ldexp", [dtype, shift], list(itertools.product(EDGES[dtype], powers)))


def test_results_have_one_precision() -> None:
    """float32 in, float32 out; two results are two columns."""
    for name in ("spacing", "nan_to_num", "i0", "modf"):
        made = compiled(eval(f"lambda x: np.{name}(x)", {"np": np}), "float32")  # noqa: S307 - the table
        assert {d.name for d in made.results} == {"float32"}
    assert [d.name for d in compiled(lambda x: np.frexp(x), "float32").results] == ["float32", "int64"]
    assert [d.name for d in compiled(lambda x: np.lcm(x, x), "int8").results] == ["int64"]


WITH_OPTIONS = [
    lambda x: np.isclose(x, 1.5, rtol=0.0, atol=0.75),
    lambda x: np.isclose(x, 1.5, 0.5),
    lambda x: np.isclose(x, x, equal_nan=True),
    lambda x: np.allclose(x, 0, atol=1),
    lambda x: np.nan_to_num(x, nan=-1.0),
    lambda x: np.nan_to_num(x, nan=7, posinf=9.5),
    lambda x: np.nan_to_num(x, posinf=1.0, neginf=-1.0),
    lambda x: np.nan_to_num(x, True, 0.5),
    lambda x: np.round(x, decimals=1),
    lambda x: np.around(x, decimals=-1),
    lambda x: np.clip(x, 0, None),
    lambda x: np.clip(x, None, 1.5),
    lambda x: np.clip(x, a_min=-1, a_max=2.5),
    lambda x: np.clip(x, min=0, max=1),
    lambda x: np.clip(x, max=1.5),
    lambda x: np.frexp(x)[0] * np.frexp(x)[1],
    lambda x: np.modf(x)[0] + np.divmod(x, 2.5)[1],
]


@pytest.mark.parametrize("function", WITH_OPTIONS)
def test_options_are_those_of_numpy(function) -> None:
    """By position and by name; which zero is greater is NumPy's compiler's choice."""
    rows = [(v,) for v in EDGES["float64"]]
    for (x,), (got,) in zip(rows, results(function, ["float64"], rows), strict=True):
        with np.errstate(all="ignore"):
            want = function(np.float64(x))
        assert not differs(got + 0.0, np.asarray(want).item() + 0.0, 0), (x, got, want)


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
    """Value by value."""
    given = pd.Series([1.0, 0.0, 4.5, np.nan, -2.0, 1.0])
    want = given.rolling(3, min_periods=1).apply(function, raw=True)
    pd.testing.assert_series_equal(given.udf.rolling(3, min_periods=1).apply(function, raw=True), want)
