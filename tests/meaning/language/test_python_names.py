"""The page of ``str``, ``re`` and ``math`` has every name, and what it says of each example is so."""

import math

import pytest

from tests.support.python_names import EXAMPLES, NAMES, PLACE, examples, names, reference


@pytest.mark.parametrize("kind", NAMES)
def test_each_name_has_an_example(kind) -> None:
    assert sorted(name for name, _ in examples(kind)) == sorted(names(kind))


def test_the_names_are_pythons() -> None:
    """Of ``str`` and ``math``, whatever the version; later ones may have more."""
    assert set(names("str")) <= set(dir(str))
    assert set(names("math")) <= set(dir(math))
    assert NAMES.keys() == EXAMPLES.keys()


@pytest.mark.slow
def test_the_page_says_what_compiles(request: pytest.FixtureRequest) -> None:
    """And each example that compiles gives pandas' result; ``make test PYTEST=--update-golden`` writes the page."""
    if request.config.getoption("--update-golden"):
        PLACE.write_text(reference())
    assert PLACE.read_text() == reference()
