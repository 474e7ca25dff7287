"""What the catalogue says of a method is what pandas and NumPy do."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

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
        "between": (value, value),
        "isin": ([value],),
        "add": (pd.Timedelta(1),),
        "sub": (value,),
        "subtract": (value,),
    }
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
