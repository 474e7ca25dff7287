"""What the catalogue says of a method is what pandas and NumPy do."""

import copy
import datetime as dt
import functools
import math
from operator import attrgetter

import numpy as np
import pandas as pd
import pytest
from pandas.tseries.frequencies import to_offset

from udf.base.catalogue import CATALOGUE, FACTS, functions, having, words
from udf.base.python_names import TIME_UNITS, Unit, changing

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


def of_numpy(name: str):
    """Return what a function of NumPy's gives of two numbers."""
    given = {
        "np.interp": (1.5, [1, 2], [1, 2]), "np.polyval": ([1.5], 2), "np.where": (True, 2.5, 1), "np.zeros": (2,),
        "np.ones": (2,), "np.full": (2, 7), "np.arange": (2,), "np.linspace": (0, 1, 2), "np.clip": (3.0, 0, 2),
        "np.round": (2.0,), "np.around": (2.0,),
    }  # fmt: skip
    return attrgetter(name[3:])(np)(*given.get(name, ([1.0, 3.0],)))


def is_python(name: str) -> bool:
    """Return whether a name gives Python's number, or its time."""
    if name.startswith("np."):
        return type(of_numpy(name)) in (int, np.int64)  # count_nonzero: since NumPy 2.4
    owner = pd.Timestamp(0) if name == "to_pydatetime" else pd.Series([7])
    return type(getattr(owner, name)()) in (int, dt.datetime)


def is_numpys_of_nothing(name: str) -> bool:
    """Return whether it gives NumPy's number of no values, if it gives one."""
    try:
        return isinstance(getattr(np.array([]), name, pd.Series(dtype="float64").count)(), np.generic | int)
    except ValueError:
        return name in ("argmax", "argmin")


def is_of_clock(name: str) -> bool:
    """Return whether a time says the same with its zone and without, in the hour that Berlin has twice too."""
    zoned = pd.date_range("2024-10-27", periods=5, freq="h", tz="Europe/Berlin")
    said = ([getattr(t, name) for t in times] for times in (zoned, zoned.tz_localize(None)))
    before, after = ([one() if callable(one) else one for one in each] for each in said)
    return before == after


def is_a_name(name: str) -> bool:
    """Return whether pandas, NumPy, or Python has it; ``trapezoid`` and ``trapz`` are names of one function."""
    owners = (pd.Series, pd.DataFrame, np, math, functools)
    return name in ("trapezoid", "trapz") or any(hasattr(one, name) for one in owners)


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
    "float": lambda name: isinstance(of_numpy(name) if "." in name else asked(NUMBERS, name), float),
    "place": lambda name: isinstance(asked(NUMBERS.astype("float64"), name), (int, np.integer)),
    "array": lambda name: np.isscalar(getattr(np.array([1, 2]), name)(*([[1, 2]] if name == "dot" else []))),
    "windows": lambda name: len(getattr(NUMBERS.rolling(2), name)()) == 4,
    "times": lambda name: asked(TIMES, name) is not None,
    "text": lambda name: asked(TEXTS, name) is not None,
    "nulls": lambda name: asked(TEXTS.mask(TEXTS == "c"), name) is not None,
    "dtype": lambda name: asked(NUMBERS, name).dtype == "int64",
    "null": lambda name: asked(NUMBERS.mask(NUMBERS == 1), name).sum() in (1, 3),
    "list": lambda name: type(asked(NUMBERS, name)) is list,
    "asks": lambda name: type(getattr(NUMBERS, name)) is bool,
    "python": is_python,
    "nothing": is_numpys_of_nothing,
    **dict.fromkeys(("adds", "averages", "correlates", "reads", "labels", "leaves"), is_a_name),
    "makes": lambda name: isinstance(of_numpy(name), np.ndarray),
    "total": lambda name: isinstance(of_numpy(name), np.float64),
    "chosen": lambda name: of_numpy(name) in (2.0, 2.5),
    "clock": is_of_clock,
}
"""Fact -> whether pandas says so of a method."""


def test_every_fact_is_one_that_is_explained() -> None:
    assert HOLDS.keys() == FACTS.keys()
    assert {fact for facts in CATALOGUE.values() for fact in facts} <= FACTS.keys()


@pytest.mark.filterwarnings("ignore:.*deprecated")
@pytest.mark.parametrize("fact", FACTS)
def test_pandas_does_what_the_catalogue_says(fact) -> None:
    """Of every method of which a fact holds."""
    assert [name for name in sorted(having(fact)) if not HOLDS[fact](name)] == []


def test_what_gives_a_value_keeps_no_rows() -> None:
    for one, other in (
        ("value", "column"),
        ("frame", "column"),
        ("frame", "rows"),
        ("column", "rows"),
        ("float", "dtype"),
    ):
        assert having(one) & having(other) == set()


def test_names_in_code_are_without_their_module() -> None:
    assert {"interp", "average", "quantile", "norm"} <= words("float")
    assert np.linalg.norm in functions("float")
    assert np.mean not in functions("makes")


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
        assert pd.Timestamp(0) + to_offset(unit.frequencies[0]) == pd.Timestamp(unit.nanoseconds)
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
