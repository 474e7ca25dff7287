"""The corpus on the processor: the same values as Python, and the same exception where Python raises."""

import pytest

from tests.support.budget import some
from tests.support.corpus import CORPUS
from tests.support.corpus_check import CASES, RAISING, expected, mismatches, run


@pytest.mark.parametrize("name", some(CASES, 2))
def test_value_is_pythons(name: str) -> None:
    """Every row where Python returns has Python's value, within the case's ulp; NaN and the sign of zero count.

    Every second case here: the corpus has each kind of statement and operator several times.
    """
    assert not mismatches(name, run(name, expected(name).rows, "cpu"))


@pytest.mark.parametrize("name", RAISING)
def test_exception_is_pythons(name: str) -> None:
    """Over all rows the call raises what Python raises at the first that fails; with one failing row, that row's."""
    said = expected(name)
    first_of_its_type = {error: row for row, error in reversed(said.raising)}
    for error, row in first_of_its_type.items():
        with pytest.raises(error):
            run(name, (*said.rows[:40], row), "cpu")
    with pytest.raises(said.raising[0][1]):
        run(name, (*said.rows, *(row for row, _ in said.raising)), "cpu")


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if case.quiet])
def test_exemption_is_needed(name: str) -> None:
    """A case is quiet only while some row where Python raises really gives a value here."""
    assert run(name, expected(name).left_out, "cpu").shape == (len(expected(name).left_out),)
    assert expected(name).left_out


def test_corpus_is_large_and_its_names_are_unique() -> None:
    """At least 80 functions, each with rows to compare; a case's name finds one case."""
    assert len(CASES) == len(CORPUS) >= 80
    assert all(expected(name).rows for name in CASES)
