"""What pandas hands a function for a missing value, and what comes of it, in words."""

import math
from typing import Any

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

import udf
from tests.support.budget import in_turn
from tests.support.null_programs import FLAVOURS, NEW, NUMBERS, T0, TIMES, agree, compiled, outcome, shown
from udf.columns import read
from udf.doors.pandas.pandas_nulls import with_pandas_nulls
from udf.errors import UdfError


def test_a_null_is_a_property_of_the_column() -> None:
    wanted = {
        "object of None": ("None",), "object of NaN": ("nan",), "object of pd.NA": ("pandas.NA",),
        "string": ("pandas.NA",), "Arrow": ("pandas.NA",), "category": ("nan",), "str": ("nan",),
    }  # fmt: skip
    for storage, series in FLAVOURS.items():
        assert with_pandas_nulls(series, read(series)).column.nulls == wanted[storage]
    assert with_pandas_nulls(TIMES["datetime64"], read(TIMES["datetime64"])).column.nulls == ("NaT",)


@pytest.mark.parametrize("kind", ["float64[pyarrow]", "int64[pyarrow]", "Float64", "float64"])
def test_nan_as_a_result_is_what_pandas_makes_of_it(kind: str) -> None:
    """Null in a column of Arrow's, from pandas 3.1 on; it was NaN, which is no null there."""
    given = pd.Series([1, 2, 2**60 if kind.startswith("int") else 2.0**60], dtype=kind)
    for function in (lambda x: x if x < 2 else math.nan, lambda x: x / 2, lambda x: x if x > 2 else None):
        wanted = given.map(function)
        found = given.udf.map(function)
        pd.testing.assert_series_equal(found, wanted)
        assert found.isna().tolist() == wanted.isna().tolist()


def test_the_idiom_of_the_issue() -> None:
    given = pd.Series(["real", None, "fake"], dtype=object)
    assert given.udf.map(lambda x: 1 if x == "real" else 0).tolist() == [1, 0, 0]


def test_series_that_are_not_pandas_keep_our_null() -> None:
    """Lists, Arrow, and pandas objects that ``udf.Series`` takes."""
    for given in (["a", None], pa.array(["a", None]), pd.Series(["a", None])):
        assert list(udf.Series(given).applymap(lambda x: x is udf.NA)) == [False, True]
        assert list(udf.Series(given).applymap(lambda x: x == "a")) == [True, None]


def test_our_null_is_every_null() -> None:
    """``x is udf.NA`` asks whether a value is missing, also at pandas' door, where none is ``udf.NA``."""
    for given in FLAVOURS.values():
        assert given.udf.map(lambda x: x is udf.NA).tolist() == given.isna().tolist()


OF_NAN = {np.nan: 1}


@pytest.mark.parametrize("storage", FLAVOURS)
def test_a_null_is_the_key_that_it_is(storage: str) -> None:
    """None is no NaN in a dict; pd.NA has the one key that it is."""
    keys = {None: "none", pd.NA: "na", "a": "a"}
    functions = (lambda x: keys.get(x, "other"), lambda x: x in keys, lambda x: {None: 1, "a": 2}.get(x, 3))
    given = FLAVOURS[storage]
    for function in functions:
        made, wanted = outcome(lambda: given.udf.map(function)), outcome(lambda: given.map(function))  # noqa: B023
        assert made == wanted or storage == "category"


SOME = {"a": 1, "real": 2}


@pytest.mark.parametrize(
    "function",
    [
        *(
            lambda x: SOME.get(x) or 7,
            lambda x: SOME.get(x) is None,
            lambda x: SOME.get(x) == 1,
            lambda x: str(SOME.get(x)),
        ),
        *(
            lambda x: SOME.get(x) + 1,
            lambda x: 0 if SOME.get(x) is None else 1,
            lambda x: SOME.get(x),
            lambda x: SOME.get(x) in (1, None),
        ),
    ],
)
def test_what_a_dict_has_not_is_none(function: Any) -> None:
    given = FLAVOURS["object of None"]
    frame = pd.DataFrame({"x": given, "y": range(len(given))})
    assert outcome(lambda: given.udf.map(function)) == outcome(lambda: given.map(function))
    made = outcome(lambda: frame.udf.apply(lambda r: function(r["x"]), axis=1))
    assert made == outcome(lambda: frame.apply(lambda r: function(r["x"]), axis=1))
    made = outcome(lambda: frame.udf.apply(lambda r: r.get("z") or "k", axis=1))
    assert made == outcome(lambda: frame.apply(lambda r: r.get("z") or "k", axis=1))


@pytest.mark.parametrize(
    "function", [lambda x: OF_NAN.get(x, 0), lambda x: x in (np.nan, "a"), lambda x: x in [float("nan"), "b"]]
)
def test_nan_is_no_key(function: Any) -> None:
    """Plain Python asks whether it is the same object."""
    given = pd.Series(["a", np.nan], dtype=object)
    with pytest.raises(UdfError, match="NaN"):
        given.udf.map(function)


@pytest.mark.parametrize(
    ("storage", "source"),
    in_turn(
        [*(name for name in FLAVOURS if name != "category"), *NUMBERS],
        ["x", 'x == "a"', "str(x)[:0]", "None"],
        rounds=2,
    ),
)
def test_nulls_that_are_left_alone(storage: str, source: str) -> None:
    """``na_action="ignore"``: a null is in the result what it was."""
    given = {**FLAVOURS, **NUMBERS}[storage]
    function = compiled(f"lambda x: {source}")
    made = outcome(lambda: given.udf.map(function, na_action="ignore"))
    assert isinstance(made, UdfError) or made == outcome(lambda: given.map(function, na_action="ignore"))


MIXED = pd.Series(["a", None, np.nan, "b"], dtype=object)


@pytest.mark.parametrize(
    "function",
    [lambda x: x == "a", lambda x: pd.isna(x), lambda x: isinstance(x, str), lambda x: 1 if x in ("a", "c") else 0],
)
def test_none_and_nan_in_one_column(function: Any) -> None:
    """What is the same for both is computed."""
    pd.testing.assert_series_equal(MIXED.udf.map(function), MIXED.map(function))


@pytest.mark.parametrize(
    "function", [lambda x: x is None, lambda x: 1 if x else 0, lambda x: str(x), lambda x: isinstance(x, float)]
)
def test_none_and_nan_that_are_told_apart(function: Any) -> None:
    """Refused: a column says that a value is missing, not which of both it is."""
    with pytest.raises(UdfError, match="None or nan"):
        MIXED.udf.map(function)


@pytest.mark.slow
@pytest.mark.parametrize("storage", [name for name in FLAVOURS if name != "category"])
def test_patterns(storage: str) -> None:
    """What is no text raises as in ``re``."""
    for source in (
        'bool(re.search("e", x))',
        're.sub("a", "b", x) if isinstance(x, str) else "none"',
        're.match("(r)?", x).group(1) if pd.notna(x) else None',
        'len(re.findall("a", str(x)))',
    ):
        assert agree(source, FLAVOURS[storage])


def test_nan_is_not_asked_by_identity() -> None:
    """It depends on the object whether plain Python says True."""
    given = pd.Series(["a", np.nan], dtype=object)
    with pytest.raises(UdfError, match=r"use pd\.isna"):
        given.udf.map(lambda x: x is np.nan)  # noqa: PLW0177 - that is the question


@pytest.mark.slow
def test_two_columns_of_different_nulls() -> None:
    frame = pd.DataFrame(
        {
            "a": pd.Series(["x", None, "y", None], dtype=object),
            "b": pd.Series(["x", "x", np.nan, np.nan], dtype=object),
            "t": pd.to_datetime(["2020-01-01", None, None, "2021-01-01"]),
        }
    )
    for function in (
        lambda r: r["a"] == r["b"],
        *(
            [lambda r: r["a"] or r["b"]] if NEW else []
        ),  # before pandas 3 objects, of which each is one null or the other
        lambda r: f"{r['a']}-{r['b']}-{r['t'].year}",
        lambda r: 1 if r["a"] is None and r["t"] is pd.NaT else 0,
        lambda r: r["a"] + r["b"] if isinstance(r["a"], str) and isinstance(r["b"], str) else "none",
    ):
        pd.testing.assert_series_equal(frame.udf.apply(function, axis=1), frame.apply(function, axis=1))


def test_a_column_without_nulls_costs_nothing() -> None:
    """Its type has none: the code is that of any text."""
    given = pd.Series(["a", "b"], dtype=object)
    assert with_pandas_nulls(given, read(given)).column.validity is None


def nan_first(x: Any) -> Any:
    if x == "a":
        return np.nan
    return x.upper()


def nan_kept(x: Any) -> Any:
    y = float("nan")
    if x != "a":
        y = x
    return y


def nan_caught(x: Any) -> Any:
    try:
        return int(x)
    except ValueError:
        return np.nan


RETURNED = [
    *(nan_first, nan_kept, nan_caught),
    *(
        lambda x: np.nan if x == "a" else x,
        lambda x: "k" if x == "a" else math.nan,
        lambda x: None if x == "b" else np.nan,
    ),
    *(
        lambda x: True if x == "a" else np.nan,
        lambda x: len(x) if x == "a" else np.nan,
        lambda x: T0 if x == "a" else np.nan,
    ),
]


@pytest.mark.parametrize("function", RETURNED)
def test_nan_beside_other_results(function: Any) -> None:
    """It was refused beside text, and made True 1.0; beside numbers it is one."""
    given = pd.Series(["a", "b", "a"], dtype=object)
    frame = pd.DataFrame({"x": given, "y": [1, 2, 3]})
    assert outcome(lambda: given.udf.map(function)) == outcome(lambda: given.map(function))
    made = outcome(lambda: frame.udf.apply(lambda r: function(r["x"]), axis=1))
    assert made == outcome(lambda: frame.apply(lambda r: function(r["x"]), axis=1))


def test_nan_among_numbers_is_a_value() -> None:
    """In a Series of our own it is no null, as it was not."""
    made = udf.Series([1.0, 2.0]).applymap(lambda x: np.nan if x == 1 else x)
    assert made.null_count == 0
    made = udf.Series([1, None]).applymap(lambda x: np.nan if x == 1 else x, na_action="ignore")
    assert made.to_numpy(na_value=-1)[0] != made.to_numpy(na_value=-1)[0]


# -- several values a row ----------------------------------------------------------------------------

OBJECTS = pd.DataFrame(
    {
        "t": pd.Series(["x", None, "y", "z"], dtype=object),
        "n": [1.0, np.nan, 3.0, 4.0],
        "b": pd.Series([True, None, False, None], dtype=object),
        "w": pd.to_datetime(["2020-01-01", None, "2021-01-01", None]),
    }
)
CONTAINERS = {
    "tuple": lambda r: (r["t"], r["n"], r["b"]),
    "int": lambda r: (None if r["n"] == 1 else 5, r["t"] is None),
    "list": lambda r: [r["t"], r["b"]],
    "dict": lambda r: {"a": r["t"], "b": r["w"]},
    "Series": lambda r: pd.Series({"a": r["t"], "b": r["b"]}),
    "Series of numbers": lambda r: pd.Series({"a": None if r["n"] == 1 else r["n"], "b": 1}),
    "Series of times": lambda r: pd.Series({"a": r["n"], "b": r["w"]}),
    "field": lambda r: (r["w"].month, "k"),
}


@pytest.mark.skipif(not NEW, reason="pandas 2 infers the dtypes of rows otherwise")
@pytest.mark.parametrize(("name", "how"), in_turn(CONTAINERS, [None, "expand"]))
def test_several_values_a_row(name: str, how: Any) -> None:
    """Each null is what pandas has there, and so is each dtype."""
    made = OBJECTS.udf.apply(CONTAINERS[name], axis=1, result_type=how)
    wanted = OBJECTS.apply(CONTAINERS[name], axis=1, result_type=how)
    assert type(made) is type(wanted)
    for ours, theirs in zip(*((x.items() if x.ndim == 2 else [(0, x)]) for x in (made, wanted)), strict=True):
        assert shown(ours[1]) == shown(theirs[1])


def test_a_sum_of_nulls_raises() -> None:
    """It gave null; ``sum`` and ``max`` look into the row."""
    frame = pd.DataFrame({"a": pd.Series([1, None], dtype=object), "b": pd.Series([1, 2], dtype=object)})
    with pytest.raises(TypeError, match="unsupported operand type"):
        frame.udf.apply(lambda r: sum(r), axis=1)
    with pytest.raises(TypeError, match="not supported between instances"):
        frame.udf.apply(lambda r: max(r["a"], r["b"]), axis=1)
