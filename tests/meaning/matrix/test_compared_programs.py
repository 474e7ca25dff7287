"""Random programs at pandas' door, with what the matrix admits: what pandas gives, or refused by name."""

import re
import warnings
from typing import Any

import pandas as pd
import pytest

import ptx2cpp
import udf
import udf.doors.pandas
from tests.support.budget import THOROUGH, budget
from tests.support.random_programs import SHAPES, Program

PARTS = 20
PROGRAMS = 20_000 if THOROUGH else budget(1_200)


FOUND = {
    "1: keywords by position in try": 92, "2: averages of large integers": 5015, "3: numbers as text": 3573,
    "4: objects of several types": 748, "5: a helper is given Python's numbers": 85, "6: a subclass of list": 91,
    "7: a limit of ours in a handler": 5517, "10: std of .array": 2763, "11: filter keeps null categories": 105,
    "12: x is udf.NA in a fold": 228, "13: max of a row": 138, "14: None among dicts": 28,
    "15: transform of one value": 5269, "15: True became 1": 8040, "16: min of NA": 5309, "16: no rows": 5406,
    "16: na_action with lists": 2580, "16: sums of squares that overflow": 2144, "16: the root of an int8 group": 2459,
    "16: an array is resized": 3682, "16: a builtin is replaced": 10777,
    "19: a method that appends": 39970, "17: texts of a short column": 387, "18: an absent label": 2215,
    "19: where of what dropna leaves": 44, "19: np.str_": 675, "21: a bare except": 90, "21: index of a text": 630,
    "21: float(s or 0)": 61, "21: round to 23 digits": 5073,
}  # fmt: skip
"""Faults of the code at 36449f7 (issue 30) -> a program that differs from pandas there, or, of 21, is refused.

Items 8 and 9 are found by ``tests.support.time_programs.differences`` with the seeds 2 and 22. No program was found for
the method of a null with arguments (16), ``if not m`` of a match (18), ``encode``, ``row.dot`` and PTX (19), and first
calls (20): the first five have tests below, the last is a list (``tests.support.first_calls``).
"""


FOUND_LATER = {
    "division by no rows": 4000237, "the same in try": 4000040, "int8 that wraps": 1000808, "int32 that wraps": 3000571,
    "Int8 with nulls that wraps": 388, "diff of Int8": 1002677, "Int8 times 7": 3000724, "abs of diff": 2000531,
    "quantile of bools": 4000387, "quantile of a boolean": 1000791, "where of a boolean": 7000480,
    "uint64 beside what is not known": 2000013, "float32 beside it": 4000564, "in a helper": 10000035,
    "text of a float32": 11000606, "Arrow's rows beyond 2**53": 3000689,
    "least of an array of bools": 2000315, "std of a row in a partial": 13000355, "min beside a float32": 3000679,
    "int8 in Arrow's list": 4000652, "NaN beside ignored nulls": 8000075, "ints among a list's floats": 2000686,
    "a difference that wraps in pandas, as documented": 6000127, "Arrow's integers and a bool": 19000106,
    "Arrow's rows of which nothing is read": 19000734, "numbers of a row beside a text": 13000003,
    "a method that raises of objects": 14001018, "a comprehension in try": 8001212, "no group's row": 6001584,
    "sums of Arrow's column beside another": 11001673, "the least of selected labels": 16003039,
    "a captured number by NumPy's zero in try": 9002123,
}  # fmt: skip
"""Classes that the 20,000 programs of ``make thorough``, and others, found since dc8dc9b5f -> a program of each."""


@pytest.mark.parametrize("fault", FOUND_LATER)
def test_programs_that_differed_later(fault: str) -> None:
    assert Program(FOUND_LATER[fault]).difference() in (None, "refused")


@pytest.mark.parametrize("fault", FOUND)
def test_programs_that_differed_give_what_pandas_gives(fault: str) -> None:
    """The seeds with which the generator finds each class on the code before its mending."""
    assert Program(FOUND[fault]).difference() in (None, "refused")


PATTERN = re.compile("1")


def has_match(x: str) -> int:
    """Tell an optional match by ``not``."""
    m = PATTERN.match(x) if len(x) > 1 else None
    if not m:
        return 0
    return 1


PLAIN = {
    "a null's method with arguments": (lambda s: s.map(lambda x: x.upper(3)), ["a", None]),
    "the same of NA": (lambda s: s.astype("string").map(lambda x: x.split(3)), [None, "a"]),
    "if not m of an optional match": (lambda s: s.map(has_match), ["12", "x", "21", "17", "1"]),
    "encode": (lambda s: s.map(lambda x: len(x.encode("ascii", "ignore"))), ["é1", "b", "añb"]),
    "row.dot of a number": (lambda s: s.to_frame().apply(lambda r: r.dot(2.0), axis=1), [1.0, 2.0]),
    "filter of no rows": (lambda s: s.to_frame("a").groupby("a")["a"].filter(lambda w: w.sum() > 3), []),
}


@pytest.mark.parametrize("fault", PLAIN)
def test_faults_without_a_program(fault: str) -> None:
    call, values = PLAIN[fault]

    class Ours:
        """Calls by ``.udf``."""

        def __init__(self, data: Any) -> None:
            self.data = data

        def __getattr__(self, name: str) -> Any:
            if name in ("astype", "to_frame"):
                return lambda *args: Ours(getattr(self.data, name)(*args))
            return getattr(self.data.udf, name)

    data = pd.Series(values, dtype=None if values else object)
    found: list[Any] = []
    for of in (Ours, lambda one: one):
        try:
            with udf.options(fallback=None), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                found.append(call(of(data)))
        except Exception as error:  # noqa: BLE001 - whatever it is
            found.append((type(error), str(error)))
    if isinstance(found[1], pd.Series):
        pd.testing.assert_series_equal(*found)
    else:
        assert found[0] == found[1]


def test_a_parameter_that_ptx_reads_twice_is_one() -> None:
    """Into one register, as a float (19)."""
    body = "ld.param.f64 %fd1, [a]; ld.param.f64 %fd1, [a]; st.param.f64 [out], %fd1; ret;"
    head = ".version 8.0 .target sm_75 .address_size 64 .visible .func (.param .f64 out) f(.param .f64 a)"
    made = ptx2cpp.translate(f"{head} {{ .reg .f64 %fd<2>; {body} }}")
    assert [one.name for one in made.parameters] == ["p0"]


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_random_programs_give_what_pandas_gives(part: int) -> None:
    """``Program(seed)`` of the seed that is shown is the function that differs."""
    differing, refused = [], 0
    seeds = range(part * 1_000_000, part * 1_000_000 + PROGRAMS // PARTS)
    for seed in seeds:
        difference = Program(seed).difference()
        refused += difference == "refused"
        if difference not in (None, "refused"):
            differing.append(f"Program({seed}):\n{difference}")
    assert not differing, f"{len(differing)} of {len(seeds)} differ\n\n" + "\n\n".join(differing[:3])
    assert refused <= len(seeds) * 0.9  # what is refused is not compared


def test_a_seed_is_one_program() -> None:
    """Another run, on another machine, makes the same text and the same values."""
    assert [Program(7).text, Program(7).rows] == [Program(7).text, Program(7).rows]
    assert Program(7).data.equals(Program(7).data)
    assert len({Program(seed).text for seed in range(200)}) > 150
    assert {Program(seed).shape for seed in range(100)} == set(SHAPES)
