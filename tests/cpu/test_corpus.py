"""The corpus on the processor: the same values as Python, and the same exception where Python raises."""

from __future__ import annotations

import pytest

import udf
from tests.corpus import CORPUS
from tests.corpus_check import columns, expected, mismatches
from udf.column import Column
from udf.pipeline import map_rows

CASES = {case.name: case for case in CORPUS}
RAISING = [name for name in CASES if expected(name).raising]


def run(name: str, rows):
    case = CASES[name]
    with udf.options(backend="cpu"):
        (result,) = map_rows(case.function, tuple(Column(values=v) for v in columns(case, rows)))
    assert result.validity is None
    return result.values


@pytest.mark.parametrize("name", CASES)
def test_value_is_pythons(name: str) -> None:
    """Every row where Python returns has Python's value, within the case's ulp; NaN and the sign of zero count."""
    assert not mismatches(CASES[name], run(name, expected(name).rows))


@pytest.mark.parametrize("name", RAISING)
def test_exception_is_pythons(name: str) -> None:
    """Over all rows the call raises what Python raises at the first failing row; with one failing row, its exception."""
    said = expected(name)
    first_of_its_type = {error: row for row, error in reversed(said.raising)}
    for error, row in first_of_its_type.items():
        with pytest.raises(error):
            run(name, (*said.rows[:40], row))
    with pytest.raises(said.raising[0][1]):
        run(name, (*said.rows, *(row for row, _ in said.raising)))


def test_corpus_is_large_and_its_names_are_unique() -> None:
    """At least 80 functions, each with rows to compare; a case's name finds one case."""
    assert len(CASES) == len(CORPUS) >= 80
    assert all(expected(name).rows for name in CASES)
