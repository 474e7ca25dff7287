"""Arrays of a window function's own: what NumPy would have computed or kept is refused, where it could differ here."""

import numpy as np
import pandas as pd
import pytest

import udf
from udf.errors import UdfCompileError


def computed_before_it_is_set(w):
    a = np.zeros(3)
    e = a + 1
    a[0] = 5
    return e[0]


def kept_from_the_turn_before(w):
    now = np.sort(w)
    before = now
    for i in range(3):
        before = now
        now = np.sort(w * (i - 1.0))
    return before[0] * 1000 + now[0]


def best_of_a_loop(w):
    best = np.zeros(2)
    for i in range(3):
        tried = np.zeros(2)
        tried[0] = w[i]
        if tried[0] < best[0]:
            best = tried
    return best[1]


def set_first(array, other):
    array[0] = 9
    return other[0]


def set_by_a_helper(w):
    a = np.copy(w)
    return set_first(a, a + 1)


@pytest.mark.parametrize(
    ("function", "text"),
    [
        (computed_before_it_is_set, r"'e' is computed from an array.*np\.copy"),
        (kept_from_the_turn_before, "'now' is made again in this loop"),
        (best_of_a_loop, "'tried' is made again in this loop"),
        (set_by_a_helper, "assigns an item of 'array', which its caller made"),
    ],
)
def test_what_could_be_another_value_is_refused(function, text) -> None:
    """With the name of the array, and the line."""
    with pytest.raises(UdfCompileError, match=text):
        udf.Series(np.arange(20.0)).rolling(5).apply(function, raw=True)


def copied_before_it_is_set(w):
    a = np.zeros(3)
    b = np.copy(a * 2)
    for i in range(3):
        a[i] = b[i] + i + 1
    return b.sum() + a.sum()


def an_array_a_turn(w):
    total = 0.0
    for i in range(3):
        a = np.sort(w + i)
        total += a[0]
    return total


def views_and_names_are_one_array(w):
    a = np.copy(w)
    b, part = a, a[1:]
    b[1] = 100
    return part[0] + a[1]


def filtered(w):
    a = np.zeros(len(w))
    for i in range(1, len(w)):
        a[i] = 0.5 * a[i - 1] + w[i]
    return a.max()


@pytest.mark.parametrize(
    "function", [copied_before_it_is_set, an_array_a_turn, views_and_names_are_one_array, filtered]
)
def test_what_is_sure_gives_what_numpy_gives(function) -> None:
    """Copies, views, one array a turn, arrays that are filled item by item."""
    given = pd.Series(np.arange(20.0) ** 1.5)
    expected = given.rolling(5).apply(function, raw=True).to_numpy()
    np.testing.assert_allclose(udf.Series(given).rolling(5).apply(function, raw=True).to_numpy(), expected, rtol=1e-14)


def test_a_copy_is_made_where_reductions_were_tried_first() -> None:
    """NumPy's own np.copy is asked for a window without memory, and that is not the end."""
    assert list(udf.Series([1.0, 2.0, 3.0]).rolling(2).apply(lambda w: np.copy(w)[0], raw=True))[1:] == [1.0, 2.0]
