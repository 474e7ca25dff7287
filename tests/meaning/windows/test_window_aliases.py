"""Arrays of a window function's own: what NumPy would have computed or kept is refused, where it could differ here."""

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.written import written
from udf.errors import UdfCompileError


def set_first(array, other):
    array[0] = 9
    return other[0]


REFUSED = written(
    "def NAME(w):\n    BODY",
    r"""
computed_before_it_is_set: 'e' is computed from an array.*np\.copy
    a = np.zeros(3)
    e = a + 1
    a[0] = 5
    return e[0]
kept_from_the_turn_before: 'now' is made again in this loop
    now = np.sort(w)
    before = now
    for i in range(3):
        before = now
        now = np.sort(w * (i - 1.0))
    return before[0] * 1000 + now[0]
best_of_a_loop: 'tried' is made again in this loop
    best = np.zeros(2)
    for i in range(3):
        tried = np.zeros(2)
        tried[0] = w[i]
        if tried[0] < best[0]:
            best = tried
    return best[1]
set_by_a_helper: assigns an item of 'array', which its caller made
    a = np.copy(w)
    return set_first(a, a + 1)
""",
    {"np": np, "set_first": set_first},
)


@pytest.mark.parametrize(("function", "text"), [*REFUSED.items()], ids=REFUSED.values())
def test_what_could_be_another_value_is_refused(function, text) -> None:
    """With the name of the array, and the line."""
    with pytest.raises(UdfCompileError, match=text):
        udf.Series(np.arange(20.0)).rolling(5).apply(function, raw=True)


SURE = written(
    "def NAME(w):\n    BODY",
    """
copied_before_it_is_set
    a = np.zeros(3)
    b = np.copy(a * 2)
    for i in range(3):
        a[i] = b[i] + i + 1
    return b.sum() + a.sum()
an_array_a_turn
    total = 0.0
    for i in range(3):
        a = np.sort(w + i)
        total += a[0]
    return total
views_and_names_are_one_array
    a = np.copy(w)
    b, part = a, a[1:]
    b[1] = 100
    return part[0] + a[1]
filtered
    a = np.zeros(len(w))
    for i in range(1, len(w)):
        a[i] = 0.5 * a[i - 1] + w[i]
    return a.max()
""",
    {"np": np},
)


@pytest.mark.parametrize("function", SURE, ids=lambda function: function.__name__)
def test_what_is_sure_gives_what_numpy_gives(function) -> None:
    """Copies, views, one array a turn, arrays that are filled item by item."""
    given = pd.Series(np.arange(20.0) ** 1.5)
    expected = given.rolling(5).apply(function, raw=True).to_numpy()
    np.testing.assert_allclose(udf.Series(given).rolling(5).apply(function, raw=True).to_numpy(), expected, rtol=1e-14)


def test_a_copy_is_made_where_reductions_were_tried_first() -> None:
    """NumPy's own np.copy is asked for a window without memory, and that is not the end."""
    assert list(udf.Series([1.0, 2.0, 3.0]).rolling(2).apply(lambda w: np.copy(w)[0], raw=True))[1:] == [1.0, 2.0]
