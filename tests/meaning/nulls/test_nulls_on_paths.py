"""None on one path of a variable, and where a helper or a constructor is given it: asked, refused, never caught."""

import re

import pandas as pd
import pytest

import udf

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
