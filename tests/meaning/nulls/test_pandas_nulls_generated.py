"""What functions do with a missing value: generated programs against pandas.

``UDF_BUDGET=10`` in the environment runs some thousand programs.
"""

from random import Random

import pytest

from tests.support.null_programs import (
    FLAVOURS,
    MIXTURES,
    NUMBERS,
    OF_NUMBERS,
    OF_TEXT,
    OF_TIMES,
    PROGRAMS,
    TIMES,
    agree,
    in_disorder,
    program,
)


@pytest.mark.parametrize("storage", FLAVOURS)
def test_text_that_is_missing(storage: str) -> None:
    """The same value, dtype, exception and message; few programs are refused."""
    random = Random(storage)
    sources = [program(OF_TEXT, random) for _ in range(PROGRAMS)]
    compiled_ones = sum(agree(source, in_disorder(FLAVOURS[storage], random)) for source in sources)
    assert compiled_ones >= len(sources) * (0.4 if storage == "category" else 0.6) - 2, sources


@pytest.mark.slow
@pytest.mark.parametrize("storage", TIMES)
def test_times_that_are_missing(storage: str) -> None:
    """Fields of NaT are NaN, comparisons False."""
    random = Random(storage)
    sources = [program(OF_TIMES, random) for _ in range(PROGRAMS)]
    assert sum(agree(source, in_disorder(TIMES[storage], random)) for source in sources) >= len(sources) * 0.6 - 2, (
        sources
    )


@pytest.mark.parametrize("storage", NUMBERS)
def test_numbers_that_are_missing(storage: str) -> None:
    """None is False and equals nothing, NaN is True, pd.NA has no truth."""
    random = Random(storage)
    sources = [program(OF_NUMBERS, random) for _ in range(PROGRAMS)]
    assert sum(agree(source, in_disorder(NUMBERS[storage], random)) for source in sources) >= len(sources) * 0.6 - 2, (
        sources
    )


@pytest.mark.parametrize("storage", MIXTURES)
def test_objects_of_several_types(storage: str) -> None:
    """Each value is what it is to pandas, or the column is refused."""
    random = Random(storage)
    for _ in range(PROGRAMS):
        agree(program(OF_NUMBERS, random), in_disorder(MIXTURES[storage], random))
