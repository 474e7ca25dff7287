"""What always raises, in the rows that get there: items that a tuple has not, helpers that never return."""

import numpy as np
import pytest

import udf
from tests.support.against_python import assert_is_python

KNOWN = (1, 2, 3)


def refuse(a):
    raise ValueError("no", 3)


def refuse_either(a):
    if a > 1:
        raise KeyError("k")
    else:  # noqa: RET506 - two raises, no return
        raise ValueError("v")


def on_a_path(a):
    if a == 2:
        refuse(a)
    return a


def list_on_a_path(a):
    if a == 2:
        return [1, a][2]  # noqa: PLE0643 - the test is about it
    return a


FUNCTIONS = {
    "captured": lambda a: KNOWN[5],
    "on a path": lambda a: KNOWN[3] if a == 9 else a,
    "from the end": lambda a: KNOWN[-4] if a == 2 else KNOWN[-3],
    "written out": lambda a: (a, a)[2] if a == 2 else a,  # noqa: PLE0643 - as above
    "a list": list_on_a_path,
    "in bounds": lambda a: KNOWN[2] + (a, a)[-2],
    "a helper": lambda a: refuse(a),
    "either": lambda a: refuse_either(a),
    "helper on a path": lambda a: a if a < 3 else refuse(a),
    "its value": lambda a: refuse(a) + 1,
    "as a statement": on_a_path,
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_row_raises_as_in_python(name) -> None:
    """And no other row, nor the function as a whole."""
    assert_is_python(FUNCTIONS[name], -1, 0, 1, 2, 7)


def test_no_row_gives_no_exception() -> None:
    """An empty column has nothing to raise."""
    assert udf.Series(np.array([], np.int64)).applymap(lambda a: refuse(a)).dtype.name == "float64"
