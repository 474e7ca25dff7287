"""A cached call takes few steps before its program runs: counted in Python calls, which no other process disturbs."""

import sys
from collections.abc import Callable

import numpy as np
import pandas as pd
import pytest

import udf
import udf.pandas
from udf.base.pandas_meaning import meaning

VALUES = udf.Series(np.ones(1000))
FRAME = udf.DataFrame(pd.DataFrame({"a": np.ones(1000), "b": np.ones(1000), "k": 7}))
PANDAS = pd.DataFrame({"a": np.ones(1000), "b": np.ones(1000), "k": 7, "t": "x"})

CALLS: dict[str, tuple[Callable[[], object], int]] = {
    "applymap": (lambda: VALUES.applymap(lambda x: x * 2 + 1), 23),
    "apply": (lambda: FRAME.apply(lambda row: row["a"] * row["b"]), 33),
    "rolling": (lambda: VALUES.rolling(10).apply(lambda w: w.mean()), 45),
    "df.udf.apply": (lambda: PANDAS.udf.apply(lambda row: row["a"] * row["b"], axis=1), 84),
    "df.udf.groupby": (lambda: PANDAS.udf.groupby("k")["b"].agg(lambda s: s.max() - s.min()), 125),
    "groupby": (lambda: FRAME.groupby("k")["b"].agg(lambda s: s.max() - s.min()), 84),
    "scan, of a new lambda": (lambda: VALUES.scan(lambda s, x: (s * 0.5 + x, s), 0.0), 55),
    "s.udf.map, of text": (lambda: PANDAS["t"].udf.map(lambda x: x.upper()), 107 if meaning().has_str else 203),
    "s.udf.map": (lambda: PANDAS["a"].udf.map(lambda x: x * 2 + 1), 42),
}
"""Calls over 1,000 rows, and how many Python calls of ours each may take: a few more than it does."""


def steps(call: Callable[[], object], packages: tuple[str, ...] = ("udf.",)) -> list[str]:
    """Return the names of functions of these packages that ``call`` calls, once all is cached."""
    for _ in range(3):
        call()
    found = []

    def note(frame, event, _):
        if event == "call" and frame.f_globals.get("__name__", "").startswith(packages):
            found.append(frame.f_code.co_qualname)

    sys.setprofile(note)
    try:
        call()
    finally:
        sys.setprofile(None)
    return found


@pytest.mark.parametrize("name", CALLS)
def test_a_cached_call_takes_few_steps(name: str) -> None:
    """Nothing that an equal call has looked at is looked at again, but what may have changed."""
    call, most = CALLS[name]
    found = steps(call)
    assert 0 < len(found) <= most, found


@pytest.mark.skipif(meaning().hands_keys, reason="this pandas hands out the keys too, and warns")
def test_a_cached_call_of_groups_in_pandas_place_takes_few_steps() -> None:
    """Half are pandas' own, of two groups; to leave out a key, or to look the groups up among labels, takes it many."""
    frame = pd.DataFrame({"k": np.arange(1000) % 20, "x": np.ones(1000), "y": np.ones(1000)})
    with udf.pandas.accelerated(always=True):
        found = steps(lambda: frame.groupby("k").apply(lambda g: (g.x * g.y).sum()), ("udf.", "pandas."))
    assert 0 < len(found) <= 2000, len(found)
