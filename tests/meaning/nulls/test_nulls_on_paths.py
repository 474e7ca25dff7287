"""None on one path, and generated functions of missing values: what pandas gives, or refused; never caught."""

import re
from random import Random

import pandas as pd
import pytest

import udf
from tests.support import null_programs as programs
from tests.support.null_programs import PROGRAMS, agree, in_disorder, program

NUMBER = re.compile(r"\d+")
TEXTS = pd.Series(["12a", "b", "1", "x1"])


def by_choice(s):
    m = NUMBER.match(s) if s[0] == "1" else None
    if not m:
        return "none"
    return m.group()


def by_branch(s):
    m = None
    if s.startswith("1"):
        m = NUMBER.match(s)
    return m.group() if m else "none"


def by_identity(s):
    m = NUMBER.match(s) if s[0] == "1" else None
    return "none" if m is None else m.group()


def caught(s):
    try:
        m = NUMBER.match(s) if s[0] == "1" else None
        found = m.group() if m else "none"
    except TypeError:
        found = "caught"
    return found


@pytest.mark.slow
@pytest.mark.parametrize("function", [by_choice, by_branch, by_identity, caught])
def test_a_match_or_none_is_asked_as_python_does(function) -> None:
    """``m = P.match(s) if .. else None`` raised TypeError at ``if not m``."""
    assert TEXTS.udf.map(function).tolist() == TEXTS.map(function).tolist()
    assert list(udf.Series(TEXTS).map(function)) == TEXTS.map(function).tolist()


@pytest.mark.parametrize(
    "function",
    [
        lambda r: pd.notna(r.get("absent")),
        lambda r: pd.isna(r.get("absent")),
        lambda r: r["a"] if pd.isna(r.get("absent")) else 0.0,
        lambda r: 1 if r.get("absent") is None else 0,
    ],
)
def test_a_label_that_is_absent_is_missing(function) -> None:
    """``r.get`` gives None for it, of which pandas asks as of any value."""
    frame = pd.DataFrame({"a": [1.0, 2.0], "s": ["x", None]})
    assert frame.udf.apply(function, axis=1).tolist() == frame.apply(function, axis=1).tolist()


@pytest.mark.slow
def test_a_time_of_parts_that_may_be_missing_is_no_exception_of_the_users() -> None:
    """It raised NotImplementedError of ours, which a function's own ``except`` caught."""
    times = pd.Series(pd.to_datetime(["2020-03-05", None]))

    def first(t):
        try:
            made = pd.Timestamp(t.year, t.month, 1)
        except Exception:  # noqa: BLE001 - on purpose
            made = pd.Timestamp(1999, 1, 1)
        return made

    for function in (first, lambda t: pd.Timestamp(t.year, t.month, 1)):
        with pytest.raises(NotImplementedError, match="not known to Inlay"):
            times.udf.map(function)
        assert times[:1].udf.map(function).tolist() == times[:1].map(function).tolist()
    known = lambda t: pd.Timestamp(t.year, t.month, 1) if pd.notna(t) else pd.NaT
    assert times.udf.map(known).equals(times.map(known))


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
