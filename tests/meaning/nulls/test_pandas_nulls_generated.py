"""What functions do with a missing value: generated programs against pandas.

``UDF_BUDGET=10`` in the environment runs some thousand programs.
"""

from random import Random

import pytest

from tests.support import null_programs as programs
from tests.support.null_programs import PROGRAMS, agree, in_disorder, program

GIVEN = {
    "text": (programs.OF_TEXT, programs.FLAVOURS, ()),
    "times": (programs.OF_TIMES, programs.TIMES, pytest.mark.slow),
    "numbers": (programs.OF_NUMBERS, programs.NUMBERS, ()),
    "objects of several types": (programs.OF_NUMBERS, programs.MIXTURES, ()),
}
CASES = [pytest.param(kind, one, marks=marks) for kind, (_, data, marks) in GIVEN.items() for one in data]


@pytest.mark.parametrize(("kind", "storage"), CASES)
def test_what_is_missing_is_to_a_function_what_it_is_in_pandas(kind: str, storage: str) -> None:
    """Value, dtype, exception and message: fields of NaT, None that equals nothing, NaN that is true; few are refused.

    Of objects of several types each value is what it is to pandas, or the column is refused.
    """
    (forms, data, _), random = GIVEN[kind], Random(storage)
    sources = [program(forms, random) for _ in range(PROGRAMS)]
    compiled = sum(agree(source, in_disorder(data[storage], random)) for source in sources)
    least = {"objects of several types": 0.0}.get(kind, 0.4 if storage == "category" else 0.6)
    assert compiled >= len(sources) * least - 2, sources
