"""Complex numbers: Python's arithmetic, columns and results of them, with pandas and NumPy."""

import math
import operator
import random

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import budget, in_turn
from tests.support.frontend_cases import together
from udf.errors import ArgumentError, DTypeError, UdfCompileError
from udf.frontend.base.messages import message_of
from udf.frontend.library.complexes import divided_anew, multiplied_anew

INF, NAN = math.inf, math.nan
Z = np.array([1 + 2j, -0.5 - 3j, 0j, complex(-0.0, 1e300), complex(math.inf, 1.0), complex(2.0, math.nan), 3 - 0j])
W = np.roll(Z, 2)
K = np.arange(len(Z))
UNIT = 1 - 0.5j


@pytest.fixture
def frame():
    return udf.DataFrame({"z": Z, "w": W, "k": K})


class Row:
    """A row in Python."""

    def __init__(self, z, w, k):
        self.z, self.w, self.k = z, w, k

    def __getitem__(self, name):
        return getattr(self, name)


def _row(number):
    return Row(Z[number].item(), W[number].item(), K[number].item())


def _same(given, wanted):
    if isinstance(given, complex):  # beside which a real number is one
        return _same(given.real, wanted.real) and _same(given.imag, complex(wanted).imag)
    return (given == wanted or (given != given and wanted != wanted)) and (
        math.copysign(1, given) == math.copysign(1, wanted) or wanted != wanted
    )


def steps(row):
    """Return how many steps a point takes to leave a circle."""
    z = 0j
    for i in range(30):
        if z.real * z.real + z.imag * z.imag > 4:
            return i
        z = z * z + row.z * 0.1
    return 30


EXACT = [
    lambda row: row.z, lambda row: row.z * row.w - 1, lambda row: -row.z if row.k > 2 else row.k,
    lambda row: complex(row.w.imag, row.k), lambda row: (row.z + row.w * 2).imag, lambda row: (row["z"] - 1).real,
    lambda row: (row.z * row.w).real, lambda row: (row.z * UNIT + 2j).imag, lambda row: (row.z / (1 + 2j)).imag,
    lambda row: (2.0 / (row.z + 5)).real, lambda row: (-row.z).imag, lambda row: row.z.conjugate().imag,
    lambda row: (row.k + row.z).real, lambda row: complex(row.k, 2.5).imag, lambda row: 1 if row.z == row.w else 2,
    lambda row: 1 if row.z != 0 else 2, lambda row: 1 if row.z else 2, lambda row: (complex(row.k, 1) ** 3).imag,
    lambda row: row.z.real if row.k > 2 else row.w.imag, steps,
]  # fmt: skip


@pytest.mark.slow
def test_means_what_python_means(frame):
    """Every bit, zeros of the same sign."""
    found = frame.apply(together(EXACT))
    for number, function in enumerate(EXACT):
        given, wanted = list(found[number]), [function(_row(i)) for i in range(len(Z))]
        assert all(map(_same, given, wanted)), (number, given, wanted)


def test_the_absolute_value(frame):
    """As ``math.hypot``: within a unit in the last place."""
    given = frame.apply(lambda row: abs(row.z)).to_numpy()
    np.testing.assert_allclose(given, [abs(z) for z in Z.tolist()], rtol=4e-16)


def _expression(random_, depth):
    if depth == 0:
        return random_.choice(["row.z", "row.w", "complex(row.k, 0.5)", "1.5j", "(2-1j)"])
    one, other = _expression(random_, depth - 1), _expression(random_, random_.randrange(depth))
    forms = [f"({one} {sign} {other})" for sign in "+-*"] + [f"(-{one})", f"{one}.conjugate()", f"({one} / (3-4j))"]
    forms += [f"({one} if {one} == {other} else {other})", f"({one} * row.k)", f"(0.5 - {one})"]
    return random_.choice(forms)


@pytest.mark.parametrize("seed", range(budget(20)))
def test_random_expressions(frame, seed):
    """In any order, over infinite and missing parts."""
    text = _expression(random.Random(seed), 4)
    function = eval(f"lambda row: {text} + 0j")  # noqa: S307 - made above
    given, wanted = list(frame.apply(function)), [function(_row(i)) for i in range(len(Z))]
    assert all(map(_same, given, wanted)), (text, given, wanted)


@pytest.mark.parametrize(
    ("function", "error", "message"),
    [
        (lambda row: (row.z / complex(row.k, 0)).real, ZeroDivisionError, message_of(operator.truediv, 1j, 0j)),
        (lambda row: (complex(1e200 + row.k, 1) ** 2).real, OverflowError, "complex exponentiation"),
        (lambda row: abs(complex(1.7e308 + row.k, 1.7e308)), OverflowError, "absolute value too large"),
    ],
)
def test_raises_as_python(frame, function, error, message):
    """The same exception, on the first row."""
    with pytest.raises(error, match=message):
        function(_row(0))
    with pytest.raises(error, match=message):
        frame.apply(function)


def test_columns_of_complex64():
    short = Z[[0, 1, 2, 4, 5, 6]].astype(np.complex64)
    made = udf.DataFrame({"z": short}).apply(lambda row: row.z.imag * 3.0)
    wanted = short.imag.astype(np.float64) * 3.0
    assert np.array_equal(made.to_numpy(), wanted, equal_nan=True)


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["complex64", "complex128"])
@pytest.mark.parametrize("rows", [0, 1, 7, 511, 512, 513, 2049])
def test_columns_in_and_out(dtype, rows):
    """Whole chunks and the rows behind them, the parts of a narrow one widened, beside columns of other widths."""
    z = (np.arange(rows) + 1j * np.arange(rows)[::-1]).astype(dtype)
    wide = z.astype("complex128")
    made = udf.Series(z).applymap(lambda v: v * 2j)
    assert made.dtype.name == "complex128"
    assert np.array_equal(made.to_numpy(), wide * 2j)
    short = np.arange(rows).astype(np.int8)
    frame = udf.DataFrame({"z": z, "k": short}).apply(lambda row: (np.complex64(row.z), row.k, row.z - row.k))
    assert [str(one) for one in frame.dtypes.values()] == ["complex64", "int8", "complex128"]
    assert np.array_equal(frame[0].to_numpy(), z.astype("complex64"))
    assert np.array_equal(frame[2].to_numpy(), wide - short)


def test_a_column_that_begins_anywhere():
    """A view, whose values lie between those of another array."""
    z = np.frombuffer(bytes(8) + Z.tobytes(), np.complex128, offset=8)
    assert all(map(_same, list(udf.Series(z[1:]).applymap(lambda v: v)), Z[1:].tolist()))
    assert all(map(_same, list(udf.Series(Z[::-2]).applymap(lambda v: -v)), (-Z[::-2]).tolist()))


NULLS = [1 + 2j, None, -3j, None, 2 - 1j]
OF_NULLS = [
    lambda row: row.z * 2,
    lambda row: row.z.real - row.z.imag,
    lambda row: row.z.conjugate(),
    lambda row: abs(row.z) > 1,
    lambda row: 5j if row.z is udf.NA else row.z,
    lambda row: None if row.z is udf.NA or row.z.imag < 0 else row.z,
]


@pytest.mark.parametrize("number", range(len(OF_NULLS)))
def test_nulls(number):
    """NA in a row, as of every other type."""
    function = OF_NULLS[number]
    given = list(udf.DataFrame({"z": NULLS}).apply(function))
    rows = [Row(udf.NA if z is None else z, 0, 0) for z in NULLS]
    asks = number >= 4
    assert given == [None if row.z is udf.NA and not asks else function(row) for row in rows]


PANDAS = [
    lambda v: v * 2, lambda v: (v, 1), lambda v: complex(v.imag, 1) if v.real > 0 else complex(3),
    lambda v: None if v.real > 0 else v, lambda v: np.complex64(v), lambda v: v.imag, lambda v: v != v,
]  # fmt: skip


@pytest.mark.parametrize(("number", "dtype"), in_turn(range(len(PANDAS)), ["complex64", "complex128"]))
def test_as_pandas(number, dtype):
    """Values, dtypes and missing values of ``map``."""
    with np.errstate(all="ignore"):
        series = pd.Series(Z.astype(dtype), index=list("abcdefg"), name="z")
    function = PANDAS[number]
    with np.errstate(all="ignore"):
        pd.testing.assert_series_equal(series.udf.map(function), series.map(function))
        if number != 1:
            frame = series.to_frame()
            pd.testing.assert_frame_equal(frame.udf.map(function), frame.map(function))


def test_a_frame_of_pandas():
    """With text in a row its values are Python's; of results that are columns every number is complex."""
    frame = pd.DataFrame({"z": Z, "k": K, "t": list("abcdefg")})
    whole = lambda row: row["z"] * 2 - row["k"]
    pd.testing.assert_series_equal(frame.udf.apply(whole, axis=1), frame.apply(whole, axis=1))
    pair = lambda row: (row["z"], row["k"])
    for how in (None, "expand"):
        ours, theirs = (one(pair, axis=1, result_type=how) for one in (frame.udf.apply, frame.apply))
        assert str(ours) == str(theirs)
    series = lambda row: pd.Series({"a": row["z"], "b": 2.5})
    pd.testing.assert_frame_equal(frame.udf.apply(series, axis=1), frame.apply(series, axis=1))


def test_pandas_rows_of_numbers_are_numpys(frame):
    """NumPy divides in another way, and every value of such a row is complex: refused, until Python's are asked for."""
    numbers = pd.DataFrame({"z": Z[:3], "k": K[:3]})
    with pytest.raises(DTypeError, match="semantics='python'"):
        numbers.udf.apply(lambda row: row["k"] * 2, axis=1)
    made = numbers.udf.apply(lambda row: row["z"] * row["k"], axis=1, semantics="python")
    assert all(map(_same, made.tolist(), [z * k for z, k in zip(Z.tolist()[:3], K.tolist(), strict=False)]))


def test_numpys_functions_of_arrays():
    """``udf.vectorize``, with arrays of any shape."""
    made = udf.vectorize(lambda z, k: z * k)(Z[:4].reshape(2, 2), np.arange(2))
    assert made.dtype == np.complex128
    assert str(made) == str(Z[:4].reshape(2, 2) * np.arange(2))


def test_an_argument_is_a_constant(frame):
    for c in (2j, 1 - 1j):
        made = frame.apply(lambda row, c: row.z * c, args=(c,))
        assert all(map(_same, list(made), [z * c for z in Z.tolist()]))


def test_for_other_libraries():
    """The parts of a complex number are two numbers, in and out."""
    made = udf.compiler.compile(lambda z: z * 2, "complex64")
    assert [(taken.part, str(taken.dtype)) for taken in made.takes] == [(0, "float32"), (1, "float32")]
    assert [(value.name, value.type) for value in made.cpp().results] == [("r0", "double"), ("r0_imag", "double")]
    assert "define { double, double } @f(float %x0, float %x1)" in made.llvm("f")


@pytest.mark.slow
def test_what_is_refused(frame):
    """An order, other powers, integers that may be no float, arithmetic of NumPy's, and where none can be."""
    for function, message in (
        (lambda row: row.z < row.w, "does not take"),
        (lambda row: (row.z**0.5).real, "to a power"),
        (lambda row: row.z == row.k, "compared with an integer"),
        (lambda row: np.complex64(row.z) * 1.1, "complex number of NumPy's"),
        (lambda row: np.complex128(row.z) / row.w, "complex number of NumPy's"),
    ):
        with pytest.raises(UdfCompileError, match=message):
            frame.apply(function)
    for refused, message in (
        (lambda: frame.groupby("k")["z"].apply(lambda g: 1.0), "use its parts"),
        (lambda: frame.groupby("k").apply(lambda g: g["z"].sum()), "use its parts"),
        (lambda: frame.groupby("k")["k"].apply(lambda g: g.sum() * 1j), "returns a complex128"),
        (lambda: udf.Series(Z).rolling(2).apply(lambda w: 1.0), "complex128"),
        (lambda: udf.Series(K * 1.0).rolling(2).apply(lambda w: 1j), "complex128"),
        (lambda: frame.apply(lambda row, c: c, args=(np.complex64(1j),)), "complex\\(value\\)"),
        (lambda: frame.apply(lambda row: Z[row.k]), "table.real"),
        (lambda: udf.Series(Z).to_arrow(), "z.real, z.imag"),
        (lambda: pd.Series([1j, 2.5], dtype=object).udf.map(lambda v: v), "complex beside float"),
        (lambda: pd.Series([1j, np.nan]).udf.map(lambda v: v, na_action="ignore"), "fill them first"),
    ):
        with pytest.raises((DTypeError, UdfCompileError, ArgumentError), match=message):
            refused()


@pytest.mark.parametrize(
    ("made", "expected"),
    [
        (multiplied_anew(INF, NAN, 1.0, 1.0), complex(INF, INF)),
        (multiplied_anew(NAN, INF, NAN, INF), complex(-INF, NAN)),
        (multiplied_anew(1e200, 1.0, 1e200, 1.0), complex(INF, 2e200)),
        (multiplied_anew(2.0, None, INF, NAN), complex(INF, NAN)),
        (multiplied_anew(-0.0, None, 1.0, 1.0), complex(-0.0, -0.0)),
        (divided_anew(1.0, None, -0.0, 2.0), complex(-0.0, -0.5)),
        (divided_anew(1.0, 1.0, INF, NAN), 0j),
        (divided_anew(INF, NAN, 1.0, 1.0), complex(INF, -INF)),
    ],
)
def test_numbers_of_newer_pythons(made, expected):
    """What Python 3.14 gives, which the functions compute on every Python."""
    assert all(map(_same, made, (expected.real, expected.imag)))
