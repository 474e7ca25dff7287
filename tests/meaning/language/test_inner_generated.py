"""Generated functions with functions inside, and with what is unused and raises, against CPython."""

import pytest

from tests.support.against_python import python_says, udf_says
from tests.support.budget import THOROUGH, budget
from tests.support.inner_functions import random_function
from udf.errors import UdfCompileError

VALUES = (-3, -1, 0, 1, 2, 5)
FEW, MANY = 20 if THOROUGH else 10, 200
ALLOWED = (
    "a function is chosen when it runs", "an earlier turn of a loop", "in more than 200 places", "is not defined",
    "Undefined", "tuple index out of range", "cannot be determined",
)  # fmt: skip
"""What may be refused: functions that are chosen, and what is wrong once constant conditions are settled."""


def agree(seed: int) -> bool:
    """Compare one function, row by row; False if it is refused for what may be."""
    function, text = random_function(seed)
    try:
        found = udf_says(function, VALUES)
    except UdfCompileError as error:
        if not any(cause in str(error) for cause in ALLOWED):
            pytest.fail(f"{text}\n{error}")
        return False
    wanted = python_says(function, VALUES)
    assert found == wanted, f"number {seed}:\n{text}\nfound  {found}\nwanted {wanted}"
    return True


@pytest.mark.slow
def test_a_few_agree() -> None:
    """Values, exceptions and their texts; most are taken."""
    assert sum(agree(seed) for seed in range(FEW)) >= FEW * 0.8


@pytest.mark.thorough
@pytest.mark.parametrize("part", range(8))
def test_many_agree(part: int) -> None:
    """A fixed number of them, in parts for several workers."""
    seeds = range(FEW + part, FEW + budget(MANY), 8)
    assert sum(agree(seed) for seed in seeds) >= len(seeds) * 0.8
