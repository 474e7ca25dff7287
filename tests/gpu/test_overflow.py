"""Integers beyond 64 bits on a GPU: the processor's values and exceptions."""

import pytest

from tests.support.integer_checks import check
from tests.support.overflow_functions import BEYOND, doubling, looping, product
from udf import Series, options


@pytest.mark.parametrize("name", BEYOND)
def test_what_needs_more_than_64_bits_raises(name) -> None:
    """And wraps on request, to Python's value modulo 2**64."""
    function, value = BEYOND[name]
    with options(backend="cuda"):
        with pytest.raises(OverflowError, match="does not fit 64 bits"):
            Series([1, value]).applymap(function)
        found = list(Series([value]).applymap(function, overflow="wrap"))
    with options(backend="cpu"):
        assert found == list(Series([value]).applymap(function, overflow="wrap"))


@pytest.mark.parametrize("function", [looping, doubling, product])
def test_loops_raise_and_end(function) -> None:
    """A loop whose wrapped numbers never reach its limit ends."""
    with options(backend="cuda"), pytest.raises(OverflowError):
        Series([3, 2**60]).applymap(function, n=2**63 - 1 if function is doubling else 1000)


@pytest.mark.parametrize("seed", range(8))
def test_mixes_of_integers_and_floats(seed) -> None:
    """Python's exact answer, or OverflowError where an integer was too large."""
    assert check(f"gpu {seed}", backend="cuda") in (True, False)
