"""Complex numbers: Python's arithmetic, and columns of them in rows of a frame."""

from __future__ import annotations

import math
import operator
import random

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import budget
from udf.errors import DTypeError, UdfCompileError
from udf.frontend.semantics.complexes import quotient
from udf.frontend.semantics.complexes_annex_g import multiple_of_real, product, quotient_of_real, recovered
from udf.frontend.semantics.messages import said

pytestmark = pytest.mark.usefixtures("on_processor")

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
    lambda row: (row.z + row.w * 2).imag,
    lambda row: (row["z"] - 1).real,
    lambda row: (row.z * row.w).real,
    lambda row: (row.z * UNIT + 2j).imag,
    lambda row: (row.z / (1 + 2j)).imag,
    lambda row: (2.0 / (row.z + 5)).real,
    lambda row: (-row.z).imag,
    lambda row: row.z.conjugate().imag,
    lambda row: (row.k + row.z).real,
    lambda row: complex(row.k, 2.5).imag,
    lambda row: 1 if row.z == row.w else 2,
    lambda row: 1 if row.z != 0 else 2,
    lambda row: 1 if row.z else 2,
    lambda row: (complex(row.k, 1) ** 3).imag,
    lambda row: row.z.real if row.k > 2 else row.w.imag,
    steps,
]


@pytest.mark.parametrize("number", range(len(EXACT)))
def test_means_what_python_means(frame, number):
    """Every bit, zeros of the same sign."""
    given = list(frame.apply(EXACT[number]))
    wanted = [EXACT[number](_row(i)) for i in range(len(Z))]
    assert all(map(_same, given, wanted)), (given, wanted)


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
    for part in ("real", "imag"):
        function = eval(f"lambda row: ({text} + 0j).{part}")  # noqa: S307 - made above
        given, wanted = list(frame.apply(function)), [function(_row(i)) for i in range(len(Z))]
        assert all(map(_same, given, wanted)), (text, given, wanted)


@pytest.mark.parametrize(
    ("function", "error", "message"),
    [
        (lambda row: (row.z / complex(row.k, 0)).real, ZeroDivisionError, said(operator.truediv, 1j, 0j)),
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
    """Widened, which changes no value."""
    short = Z[[0, 1, 2, 4, 5, 6]].astype(np.complex64)
    made = udf.DataFrame({"z": short}).apply(lambda row: row.z.imag * 3.0)
    wanted = short.imag.astype(np.float64) * 3.0
    assert np.array_equal(made.to_numpy(), wanted, equal_nan=True)


def test_what_is_refused(frame):
    """A result, an order, other powers, integers that may be no float, a Series, and pandas' rows."""
    for function, message in (
        (lambda row: row.z, "returns a complex128"),
        (lambda row: row.z < row.w, "does not take"),
        (lambda row: (row.z**0.5).real, "to a power"),
        (lambda row: row.z == row.k, "compared with an integer"),
    ):
        with pytest.raises(UdfCompileError, match=message):
            frame.apply(function)
    with pytest.raises(DTypeError, match="complex128"):
        udf.Series(Z)
    with pytest.raises(DTypeError, match="complex128"):
        pd.DataFrame({"z": Z}).udf.apply(lambda row: row["z"].real, axis=1)


@pytest.mark.parametrize(
    ("made", "expected"),
    [
        (product(complex(INF, NAN), 1 + 1j), complex(INF, INF)),
        (product(complex(NAN, INF), complex(NAN, INF)), complex(-INF, NAN)),
        (product(complex(1e200, 1), complex(1e200, 1)), complex(INF, 2e200)),
        (multiple_of_real(2.0, complex(INF, NAN)), complex(INF, NAN)),
        (multiple_of_real(-0.0, 1 + 1j), complex(-0.0, -0.0)),
        (quotient_of_real(1.0, complex(-0.0, 2)), complex(-0.0, -0.5)),
        (recovered(quotient(1 + 1j, complex(INF, NAN)), 1 + 1j, complex(INF, NAN)), 0j),
        (recovered(quotient(complex(INF, NAN), 1 + 1j), complex(INF, NAN), 1 + 1j), complex(INF, -INF)),
    ],
)
def test_numbers_of_newer_pythons(made, expected):
    """What Python 3.14 gives, which the functions compute on every Python."""
    assert _same(made.real, expected.real)
    assert _same(made.imag, expected.imag)
