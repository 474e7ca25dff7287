"""Generated mixes of integers and floats over branches: Python's exact answer, or OverflowError for large ones."""

import pytest

from tests.support.budget import THOROUGH, budget
from tests.support.integer_checks import check


@pytest.mark.slow
@pytest.mark.parametrize("start", range(2))
def test_a_few_mixes(start) -> None:
    cases = range(6 if THOROUGH else 3)
    assert sum(check(f"few {start} {number}") for number in cases) >= len(cases) / 2


@pytest.mark.slow
@pytest.mark.parametrize("start", range(budget(20)))
def test_many_mixes(start) -> None:
    """Four hundred functions, ten thousand rows, or as many as the budget says."""
    cases = range(budget(20))
    assert sum(check(f"many {start} {number}") for number in cases) >= len(cases) / 2
