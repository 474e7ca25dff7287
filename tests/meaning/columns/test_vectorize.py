"""``udf.vectorize``: the same as numpy.vectorize, over arrays of any shape."""

import numpy as np
import pytest

import udf
from udf.errors import ArgumentError, NullsError


def larger(x, y):
    return x if x > y else x * y


@pytest.mark.parametrize(
    "shapes", [((3,), (3,)), ((4, 1), (5,)), ((2, 1, 3), (4, 1)), ((), (6,)), ((0, 3), (3,))], ids=str
)
def test_shapes_are_broadcast(shapes) -> None:
    """As NumPy does, also arrays that are no rows of memory, and none."""
    rng = np.random.default_rng(1)
    x, y = (np.asarray(rng.normal(size=shape)) for shape in shapes)
    made = udf.vectorize(larger)(x, y)
    expected = np.where(x > y, x, x * y)
    assert (made.shape, made.dtype) == (expected.shape, expected.dtype)
    np.testing.assert_array_equal(made, expected)
    if x.ndim == 2:
        np.testing.assert_array_equal(
            udf.vectorize(larger)(x.T, x.T[:, ::-1]), np.where(x.T[:, ::-1] < x.T, x.T, x.T * x.T[:, ::-1])
        )


def test_numbers_arguments_several_results_and_times() -> None:
    """A number gives a number; a tuple is a tuple of arrays."""
    assert udf.vectorize(larger)(2.0, 3.0) == 6.0
    quotient, rest = udf.vectorize(lambda n, k: (n // k, n % k))(np.arange(6).reshape(2, 3), 4)
    assert (quotient.tolist(), rest.tolist()) == ([[0, 0, 0], [0, 1, 1]], [[0, 1, 2], [3, 0, 1]])
    assert udf.vectorize(lambda x, k: x * k)(np.array([1.0, 2.0]), k=3).tolist() == [3.0, 6.0]
    days = np.array([["2024-01-31", "NaT"]], "datetime64[s]")
    later = udf.vectorize(lambda t, d: t + d)(days, np.timedelta64(1, "D").astype("timedelta64[s]"))
    assert np.array_equal(later, days + np.timedelta64(1, "D"), equal_nan=True)


def test_what_fails_or_is_refused() -> None:
    """An exception is the function's; with errors="null" a float is NaN, and an integer has no place for it."""
    with pytest.raises(ZeroDivisionError, match="zero"):
        udf.vectorize(lambda x: 1 / x)(np.array([1.0, 0.0]))
    assert np.isnan(udf.vectorize(lambda x: 1 / x, errors="null")(np.array([0.0])))[0]
    with pytest.raises(NullsError, match="1 nulls"):
        udf.vectorize(lambda x: 1 // x, errors="null")(np.array([1, 0]))
    with pytest.raises(ValueError, match="broadcast"):
        udf.vectorize(larger)(np.zeros(3), np.zeros(4))
    with pytest.raises(ArgumentError, match=r"a masked array(.|\n)*Hint: fill it"):
        udf.vectorize(larger)(np.ma.array([1.0, 2.0], mask=[False, True]), 1.0)
    with pytest.raises(ArgumentError, match="no array"):
        udf.vectorize(larger)()
