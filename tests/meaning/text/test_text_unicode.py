"""What depends on one code point is CPython's for every code point."""

import pyarrow as pa
import pytest

import udf
from tests.support.budget import THOROUGH
from tests.support.ship.unicode_image import image
from udf.errors import BrokenPackageError
from udf.text import unicode_tables
from udf.text.unicode_tables import path, tables

PREDICATES = (
    "isalpha isdecimal isdigit isnumeric isalnum isspace islower isupper istitle isidentifier isprintable isascii"
)
CHANGES = "lower upper title capitalize swapcase casefold"
PLANES = range(17) if THOROUGH else (0, 1, 2, 3, 14, 16)
"""The others have no characters, or private ones alone, as the last one has."""


def points() -> list[str]:
    """Return every code point but surrogates."""
    found = (point for plane in PLANES for point in range(plane << 16, (plane + 1) << 16))
    return [chr(point) for point in found if not 0xD800 <= point < 0xE000]


def test_a_version_of_unicode_that_is_not_shipped(monkeypatch, tmp_path) -> None:
    """Of a Python that is not supported, or a file that is gone: an error that says so."""
    monkeypatch.setattr(unicode_tables, "path", lambda: tmp_path / "none.bin")
    with pytest.raises(BrokenPackageError, match=r"Inlay's table of Unicode .* cannot be loaded"):
        tables.__wrapped__()


@pytest.fixture(scope="module")
def every() -> list[str]:
    """Return every code point: half a second's work."""
    return points()


@pytest.fixture(scope="module")
def column(every) -> udf.Series:
    return udf.Series(every)


def agree(found: udf.Series, expected: list) -> None:
    """Compare a million values as Arrow has them; as lists, if they differ."""
    values = pa.array(found)
    assert values.equals(pa.array(expected, values.type)) or values.to_pylist() == expected


@pytest.mark.slow
@pytest.mark.parametrize("name", [*PREDICATES.split(), *CHANGES.split()])
def test_a_method_is_cpythons_for_every_code_point(name, every, column) -> None:
    function = eval(f"lambda s: s.{name}()")  # noqa: S307 - a list of ours
    agree(column.map(function), list(map(function, every)))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["lower", "title", "swapcase", "capitalize", "istitle"])
def test_what_is_around_counts(name, every, column) -> None:
    """A sigma ends a word or not; a letter begins one or not."""
    function = eval(f"lambda s: ('aΣ' + s + 'Σb').{name}()")  # noqa: S307 - a list of ours
    agree(column.map(function), list(map(function, every)))


@pytest.mark.slow
def test_code_points_there_and_back(every, column) -> None:
    """Ord and chr, over all planes."""
    agree(column.map(lambda s: chr(ord(s))), every)


@pytest.mark.slow
@pytest.mark.parametrize("function", [repr, ascii])
def test_how_a_code_point_is_shown(function, every, column) -> None:
    """Escaped where it cannot be printed."""
    agree(column.map(lambda s: function(s)), list(map(function, every)))


@pytest.mark.slow
def test_the_tables_are_those_of_this_python() -> None:
    """What is shipped is what would be made now; there is an image for each Python that is supported."""
    assert path().exists()
    assert tables().tobytes() == image()
