"""What depends on one code point is CPython's for every code point."""

from __future__ import annotations

import pyarrow as pa
import pytest

import udf
from udf.text.tables import image, path, tables

PREDICATES = (
    "isalpha isdecimal isdigit isnumeric isalnum isspace islower isupper istitle isidentifier isprintable isascii"
)
CHANGES = "lower upper title capitalize swapcase casefold"
EVERY = [chr(point) for point in range(0x110000) if not 0xD800 <= point < 0xE000]


@pytest.fixture(scope="module")
def every() -> udf.Series:
    """Return every code point: half a second's work."""
    return udf.Series(EVERY)


def agree(found: udf.Series, expected: list) -> None:
    """Compare a million values as Arrow has them; as lists, if they differ."""
    values = pa.array(found)
    assert values.equals(pa.array(expected, values.type)) or values.to_pylist() == expected


@pytest.mark.slow
@pytest.mark.parametrize("name", [*PREDICATES.split(), *CHANGES.split()])
def test_a_method_is_cpythons_for_every_code_point(name, every) -> None:
    """Alone."""
    function = eval(f"lambda s: s.{name}()")  # noqa: S307 - a list of ours
    agree(every.map(function), list(map(function, EVERY)))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["lower", "title", "swapcase", "capitalize", "istitle"])
def test_what_is_around_counts(name, every) -> None:
    """A sigma ends a word or not; a letter begins one or not."""
    function = eval(f"lambda s: ('aΣ' + s + 'Σb').{name}()")  # noqa: S307 - a list of ours
    agree(every.map(function), list(map(function, EVERY)))


@pytest.mark.slow
def test_code_points_there_and_back(every) -> None:
    """Ord and chr, over all planes."""
    agree(every.map(lambda s: chr(ord(s))), EVERY)


@pytest.mark.slow
@pytest.mark.parametrize("function", [repr, ascii])
def test_how_a_code_point_is_shown(function, every) -> None:
    """Escaped where it cannot be printed."""
    agree(every.map(lambda s: function(s)), list(map(function, EVERY)))


@pytest.mark.slow
def test_the_tables_are_those_of_this_python() -> None:
    """What is shipped is what would be made now; there is an image for each Python that is supported."""
    assert path().exists()
    assert tables().tobytes() == image()
