"""Lists and sets that a row makes on a GPU are Python's, and the processor's."""

import pytest

pytest.importorskip("cupy")

import udf
from tests.meaning.lists.test_row_lists import ROWS, TEXTS, growing, through_a_helper


def outcomes(function):
    """Return the rows of which a function gives a value, and the values."""
    made = {}
    for row in ROWS:
        try:
            made[row] = function(row)
        except (ValueError, IndexError):
            continue
    return list(made) * 40, list(made.values()) * 40


@pytest.mark.parametrize("expression", TEXTS)
def test_lists_of_texts(expression) -> None:
    """Of each row that gives a value."""
    rows, expected = outcomes(eval(f"lambda s: {expression}"))  # noqa: S307 - of this project
    with udf.options(backend="cuda"):
        assert list(udf.Series(rows).applymap(eval(f"lambda s: {expression}"))) == expected  # noqa: S307 - as above


@pytest.mark.parametrize("function", [growing, through_a_helper])
def test_lists_that_grow(function) -> None:
    """Beyond the memory of a thread, too: the row runs again with more."""
    rows, expected = outcomes(function)
    long = " ".join(map(str, range(3000)))
    with udf.options(backend="cuda"):
        assert list(udf.Series([*rows, long]).applymap(function)) == [*expected, function(long)]


def test_a_row_that_raises() -> None:
    """With Python's exception and the row."""
    with udf.options(backend="cuda"), pytest.raises(ValueError, match="not enough values to unpack") as caught:
        udf.Series(["1:2", "3"]).applymap(unpacked)
    assert any("row position 1" in note for note in caught.value.__notes__)


def unpacked(s):
    hours, minutes = map(int, s.split(":"))
    return hours + minutes
