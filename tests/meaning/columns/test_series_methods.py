"""What the catalogue says of a method is what pandas and NumPy do."""

from __future__ import annotations

import copy
import datetime as dt

import numpy as np
import pandas as pd
import pytest
from pandas.tseries.frequencies import to_offset

from udf.base.python_names import TIME_UNITS, Unit, changing
from udf.base.series_methods import FACTS, METHODS, having

NUMBERS = pd.Series([3, 1, 2, 2], name="x")
FRAME = pd.DataFrame({"x": [3.0, 1.0, 2.0, 2.0], "y": [1.0, 5.0, 4.0, 0.5]})
TIMES = pd.Series(pd.to_datetime(["2024-01-03", "2024-01-01", "2024-01-02", "2024-01-02"]))
TEXTS = pd.Series(["b", "a", "c", "a"], dtype="str")

ARGUMENTS = {
    **dict.fromkeys(("add", "sub", "mul", "div", "eq", "ne", "lt", "le", "gt", "ge", "dot", "fillna", "clip"), (2,)),
    **dict.fromkeys(("radd", "rsub", "rmul", "rdiv", "rtruediv", "rpow", "rmod", "rfloordiv"), (2,)),
    **dict.fromkeys(("subtract", "multiply", "divide", "nlargest", "nsmallest"), (2,)),
    **dict.fromkeys(("contains", "startswith", "endswith"), ("a",)),
    "astype": ("float64",), "between": (1, 2), "isin": ([1, 2],), "query": ("x > 1",), "where": (NUMBERS > 0,),
    "mask": (NUMBERS < 0,),
}  # fmt: skip
"""What a method is asked with."""


def asked(series: pd.Series, name: str):
    """Return what a Series gives: of itself, where it is compared with another."""
    if series.dtype.kind == "i":
        return getattr(series, name)(*(ARGUMENTS.get(name, ()) if name != "dot" else (series,)))
    value = series.iloc[0]
    own = {
        "between": (value, value), "isin": ([value],), "add": (pd.Timedelta(1),), "sub": (value,), "subtract": (value,),
    }  # fmt: skip
    compared = {"eq", "ne", "lt", "le", "gt", "ge", "fillna"}
    return getattr(series, name)(*own.get(name, (value,) if name in compared else ARGUMENTS.get(name, ())))


def of_frame(name: str):
    by = ("x",) if name in ("nlargest", "nsmallest", "sort_values") else ()
    return getattr(FRAME, name)(*ARGUMENTS.get(name, ()), *by)


def one_a_row(name: str) -> bool:
    """Return whether a method gives of all rows what it gives of each alone."""
    if name in ("contains", "startswith", "endswith"):
        return list(getattr(TEXTS.str, name)("a")) == [one == "a" for one in TEXTS]
    return list(asked(NUMBERS, name)) == [asked(NUMBERS.iloc[[i]], name).iloc[0] for i in range(len(NUMBERS))]


HOLDS = {
    "row": lambda name: hasattr(pd.Series, name),
    "value": lambda name: np.isscalar(asked(NUMBERS, name)),
    "frame": lambda name: list(of_frame(name).index) == ["x", "y"],
    "column": lambda name: of_frame(name).shape == FRAME.shape,
    "rows": lambda name: list(of_frame(name).columns) == ["x", "y"] and len(of_frame(name)) <= 4,
    "rowwise": one_a_row,
    "float": lambda name: isinstance(asked(NUMBERS, name), float),
    "place": lambda name: isinstance(asked(NUMBERS.astype("float64"), name), (int, np.integer)),
    "array": lambda name: np.isscalar(getattr(np.array([1, 2]), name)(*([[1, 2]] if name == "dot" else []))),
    "windows": lambda name: len(getattr(NUMBERS.rolling(2), name)()) == 4,
    "times": lambda name: asked(TIMES, name) is not None,
    "text": lambda name: asked(TEXTS, name) is not None,
    "nulls": lambda name: asked(TEXTS.mask(TEXTS == "c"), name) is not None,
    "dtype": lambda name: asked(NUMBERS, name).dtype == "int64",
}
"""Fact -> whether pandas says so of a method."""


def test_every_fact_is_one_that_is_explained() -> None:
    assert HOLDS.keys() == FACTS.keys()
    assert {fact for facts in METHODS.values() for fact in facts} <= FACTS.keys()


@pytest.mark.parametrize("fact", FACTS)
def test_pandas_does_what_the_catalogue_says(fact) -> None:
    """Of every method of which a fact holds."""
    assert [name for name in sorted(having(fact)) if not HOLDS[fact](name)] == []


def test_what_gives_a_value_keeps_no_rows() -> None:
    """Facts that exclude each other."""
    for one, other in (
        ("value", "column"),
        ("frame", "column"),
        ("frame", "rows"),
        ("column", "rows"),
        ("float", "dtype"),
    ):
        assert having(one) & having(other) == set()


# --- names that are not of Series ----------------------------------------------------------------


@pytest.mark.parametrize("unit", TIME_UNITS, ids=lambda unit: unit.keyword)
def test_a_unit_of_time_is_as_long_by_each_of_its_names(unit: Unit) -> None:
    """To Python, NumPy, and pandas; of a frequency's names the first is asked, as pandas 3 has dropped the others."""
    assert pd.Timedelta(**{unit.keyword: 1}).value == unit.nanoseconds
    if unit.nanoseconds >= 1000:
        assert dt.timedelta(**{unit.keyword: 1}) == dt.timedelta(microseconds=unit.nanoseconds // 1000)
    if unit.code:
        assert np.timedelta64(1, unit.code) == np.timedelta64(unit.nanoseconds, "ns")
    if unit.frequencies:
        assert pd.Timedelta(to_offset(unit.frequencies[0])).value == unit.nanoseconds
    if unit.offset:
        offset = getattr(pd.offsets, unit.offset)(1)
        assert pd.Timestamp(0) + offset == pd.Timestamp(unit.nanoseconds)


CHANGES = {
    "append": ([1], (2,)), "extend": ([1], ([2],)), "insert": ([1], (0, 2)), "remove": ([1], (1,)), "pop": ([1], ()),
    "clear": ([1], ()), "sort": ([2, 1], ()), "reverse": ([2, 1], ()), "add": ({1}, (2,)), "discard": ({1}, (1,)),
    "update": ({1}, ({2},)), "difference_update": ({1}, ({1},)), "intersection_update": ({1}, ({2},)),
    "symmetric_difference_update": ({1}, ({2},)), "setdefault": ({}, (1, 2)), "popitem": ({1: 2}, ()),
}  # fmt: skip
"""Method -> a container that it changes, and what it is asked with."""


def test_methods_that_change_a_container_do_and_no_other_does() -> None:
    """Those asked of Python are those of the table, each of which changes its container."""
    assert changing(list, set, dict) == CHANGES.keys()
    assert changing(list) == {name for name in CHANGES if hasattr(list, name)}
    for name, (container, arguments) in CHANGES.items():
        changed = copy.copy(container)
        getattr(changed, name)(*arguments)
        assert changed != container, name
