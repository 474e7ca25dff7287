"""Every error is a UdfError, is also the builtin that a user would catch, and ends in a hint."""

import inspect
from pathlib import Path

import pytest

from tests.support.error_reference import EXAMPLES, reference
from udf import errors
from udf.errors import UdfError

CLASSES = [c for _, c in inspect.getmembers(errors, inspect.isclass) if issubclass(c, UdfError) and c is not UdfError]


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.__name__)
def test_an_error_is_a_udf_error_a_builtin_and_ends_in_a_hint(kind) -> None:
    """``except UdfError`` and ``except TypeError`` both work; the last line says what to do next."""
    make, builtin = EXAMPLES[kind]
    error = make()
    assert isinstance(error, UdfError)
    assert isinstance(error, builtin)
    first, *_, last = str(error).splitlines()
    assert first.strip()
    assert last.startswith("Hint: ")
    assert last.endswith(".")


def test_messages_name_what_is_wrong() -> None:
    """The first line has the offender."""
    assert "3" in str(EXAMPLES[errors.NotCallableError][0]())
    assert str(EXAMPLES[errors.UdfCompileError][0]()).startswith(
        "cannot compile 'f' (a.py:3): print() is not supported in a UDF\n    print(x)\nHint: "
    )
    assert "1,200 nulls" in str(EXAMPLES[errors.NullsError][0]())
    assert "1,000,000,000 bytes" in str(EXAMPLES[errors.DeviceMemoryError][0]())


def test_an_unknown_column_lists_those_that_there_are() -> None:
    """With the nearest label in the hint, and no more labels than can be read."""
    assert str(EXAMPLES[errors.ColumnNotFoundError][0]()) == (
        "there is no column 'dely'; the columns are 'delay', 'b'.\nHint: perhaps you meant 'delay'."
    )
    assert "'c19', and 480 more.\nHint: frame.columns" in str(
        errors.ColumnNotFoundError(7, tuple(f"c{i}" for i in range(500)))
    )
    assert "the columns are none" in str(errors.ColumnNotFoundError("a", ()))


def test_the_reference_is_made_of_the_classes(request: pytest.FixtureRequest) -> None:
    """docs/errors.md has every class, its bases and what it says; ``make test PYTEST=--update-golden`` writes it."""
    path = Path(__file__).parents[2] / "docs" / "errors.md"
    if request.config.getoption("--update-golden"):
        path.write_text(reference())
    assert path.read_text() == reference()
    assert set(EXAMPLES) == set(CLASSES)
