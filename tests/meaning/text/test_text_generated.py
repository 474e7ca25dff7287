"""Functions over text made at random give what CPython gives, or raise what it raises."""

import os
import re
from random import Random

import pandas as pd
import pytest

import udf
from tests.support.budget import THOROUGH
from tests.support.text_programs import program, texts
from udf.errors import InternalError, UdfError

TABLE = str.maketrans("ab1", "ba\t", "z")
RAISED = (ValueError, IndexError, TypeError, OverflowError)
PROGRAMS = 2000


def expected(function, values):
    """Return what Python gives for each value, None where it raises."""
    found = []
    for value in values:
        try:
            found.append(function(value))
        except RAISED:
            found.append(None)
    return found


def check(seed: int) -> bool:
    """Compare one program on ASCII and on other text; return whether it compiled."""
    random = Random(seed)
    source = program(random)
    scope = {"re": re, "TABLE": TABLE}
    exec(source, scope)  # noqa: S102 - made above
    function = scope["f"]
    compiled = False
    for encoding in ("ascii", "utf8"):
        values = texts(random, encoding, 24)
        try:
            out = udf.Series(pd.Series(values, dtype="str")).applymap(function, errors="null").to_pandas().tolist()
        except UdfError as refused:
            if isinstance(refused, InternalError):
                raise
            continue
        compiled = True
        want = expected(function, values)
        got = [None if pd.isna(value) else value for value in out]
        assert got == want, (seed, source, [(v, w, g) for v, w, g in zip(values, want, got, strict=True) if w != g])
    return compiled


@pytest.mark.slow
def test_some_programs_give_what_python_gives() -> None:
    """A few, each time; most of what the grammar makes compiles."""
    seeds = range(12 if THOROUGH else 6)
    assert sum(map(check, seeds)) >= len(seeds) * 2 / 3


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20 if THOROUGH else 5))
def test_programs_give_what_python_gives(part) -> None:
    """Two thousand with ``make thorough``, ten in every run."""
    count = max(1, round(PROGRAMS / 20 * float(os.environ.get("UDF_BUDGET", "0.02"))))
    compiled = sum(check(1000 * part + seed) for seed in range(count))
    assert compiled >= count // 2
