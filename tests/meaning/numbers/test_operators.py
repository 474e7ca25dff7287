"""The table of Python's operators says what Python and NumPy do."""

import operator

import pytest

from udf.base.operators import BINARY, COMPARISONS, IN_PLACE, UNARY, function_of, in_numpy


def test_each_is_pythons_and_numpys() -> None:
    """A sign, the method, the function, and NumPy's function mean the same."""
    for name, sign in (BINARY | COMPARISONS).items():
        wanted = eval(f"13 {sign} 3")  # noqa: S307 - a constant text
        (numpys,) = in_numpy([name]).values()
        assert function_of(name)(13, 3) == getattr(int, f"__{name}__")(13, 3) == numpys(13, 3) == wanted, name
    assert [function_of(name)(5) for name in UNARY] == [-5, +5, ~5]


@pytest.mark.parametrize("other", IN_PLACE)
def test_in_place_means_the_same(other) -> None:
    """``a += b`` of a number is ``a = a + b``, and there is one for each operator of two numbers."""
    assert other(13, 3) == IN_PLACE[other](13, 3)
    assert len(IN_PLACE) == len(BINARY)
    assert other is not operator.imatmul
