"""What pandas hands a function for a missing value, and what functions do with it: generated programs against pandas.

``UDF_BUDGET=10`` in the environment runs some thousand programs.
"""

from __future__ import annotations

import linecache
import math
import re
from itertools import count
from random import Random
from typing import Any

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

import udf
from tests.support.budget import budget
from udf.errors import UdfError
from udf.integrations.pandas_nulls import with_nulls_of
from udf.interop import read

NEW = int(pd.__version__.split(".")[0]) >= 3
PROGRAMS = budget(15)
numbers = count()

TEXT = ["real", None, "fake", "a", "", "Zoë"]
FLAVOURS: dict[str, pd.Series] = {
    "object of None": pd.Series(TEXT, dtype=object),
    "object of NaN": pd.Series([np.nan if text is None else text for text in TEXT], dtype=object),
    "object of pd.NA": pd.Series([pd.NA if text is None else text for text in TEXT], dtype=object),
    "string": pd.Series(TEXT, dtype="string[python]"),
    "Arrow": pd.Series(TEXT, dtype=pd.ArrowDtype(pa.string())),
    "category": pd.Series(TEXT, dtype="category"),
    **({"str": pd.Series(TEXT, dtype="str")} if NEW else {}),
}
"""Columns of text."""

TIMES = {
    "datetime64": pd.Series(pd.to_datetime(["2020-03-01 10:30", None, "2021-12-31 00:00", "1969-07-20 20:17"])),
}
NUMBERS = {
    "bools and None": pd.Series([True, None, False], dtype=object),
    "bools and NaN": pd.Series([True, np.nan, False], dtype=object),
    "ints and None": pd.Series([1, None, 3], dtype=object),
    "ints and NaN": pd.Series([1, np.nan, 3], dtype=object),
    "floats and None": pd.Series([1.5, None, 3.0, np.nan], dtype=object),
    "Int64": pd.Series([1, None, 3], dtype="Int64"),
    "Float64": pd.Series([1.5, None, 3.0], dtype="Float64"),
    "boolean": pd.Series([True, None, False], dtype="boolean"),
    "float64": pd.Series([1.5, np.nan, 3.0]),
}

# -- what people write -------------------------------------------------------------------------------

OF_TEXT: dict[str, tuple[str, ...]] = {
    "truth": (
        *('x == "a"', 'x != "real"', 'x in ("a", "fake")', "x is None", "x is not None", "x is pd.NA", "pd.isna(x)"),
        *("pd.notnull(x)", "isinstance(x, str)", "isinstance(x, float)", "type(x) == str", "not x", "bool(x)"),
        *("x != x", 'x < "b"', '"e" in x', 'x.startswith("a")', "len(x) > 3", "x == None", 'x not in ["a", None]'),
        *("x is not None and len(x) == 4", 'isinstance(x, str) and x > "a"', "pd.notna(x) and x.islower()"),
        *('x in {"a": 1, "fake": 2}', "x", "isinstance(x, (int, float, str))"),
    ),
    "text": (
        *("x", "str(x)", 'f"<{x}>"', "x.upper()", 'x or "other"', 'x + "z"', 'f"{x:>6}"', 'f"{x!s:>6}"', '"k"'),
        *('"{}-{}".format(x, 1)', '"%s!" % x', "x * 2", "x[:1]", "x[0]", "str(x).lower()", 'x if x else "none"'),
        *('x.replace("a", "b")', "x.strip()", '"" if x is None else x', 'x if isinstance(x, str) else "?"', "None"),
        *('{"a": "one", "real": "two"}.get(x, "three")', "tried(x)", 'x.split("a")[0]', "x.zfill(6)"),
    ),
    "number": (
        "len(x)",
        "1",
        "0",
        '{"a": 1}.get(x, 0)',
        "len(str(x))",
        'x.find("a")',
        "len(x or 'abc')",
        "int(x)",
        "parsed(x)",
    ),
}
OF_TIMES: dict[str, tuple[str, ...]] = {
    "truth": (
        *("x < T0", "x >= T0", "x == T0", "x != T0", "pd.isna(x)", "x is pd.NaT", "x is None", "x.month == 3"),
        *("x.weekday() >= 5", "1 < x.month < 4", "x.month in (12, 1, 2)", "x != x", "isinstance(x, pd.Timestamp)"),
        *("pd.notna(x) and x.hour > 9", "bool(x)", "not x", "x.year % 4 == 0", "(x - T0).days > 0"),
    ),
    "number": (
        *("x.month", "x.year + 1", "x.weekday()", "x.hour * 60 + x.minute", "x.month // 2", "-x.day", "(x - T0).days"),
        *("x.isoweekday()", "x.quarter", "{3: 1, 12: 2}.get(x.month, 0)", "int(x.year)", "1", "x.toordinal()"),
    ),
    "real": ("(T0 - x).total_seconds() / 3600", "x.month / 3", "0.5", "math.floor(x.month / 2) * 0.5"),
    "text": (
        'f"Q{x.quarter}"',
        "str(x.month)",
        '"late"',
        'f"{x.month}-{x.year}"',
        "x.day_name()",
        "x.day_name().lower()",
    ),
    "time": ("x", "x + D1", "x - D1", 'x.floor("D")', "T0", "x.normalize()"),
}
OF_NUMBERS: dict[str, tuple[str, ...]] = {
    "truth": (
        *("x == 1", "x != 1", "x > 1", "pd.isna(x)", "x is None", "x != x", "not x", "bool(x)", "x in (1, 3)"),
        *("isinstance(x, str)", "x is not None and x > 1", "pd.notna(x) and x <= 2", "x in {1: 0}", "x is pd.NA"),
    ),
    "real": ("x * 2.5", "x / 2", "float(x)", "math.sqrt(x)", "0.5", "None", "abs(x) * 0.5", "x + 0.5"),
    "text": ("str(x)", 'f"{x}"', 'f"{x:.2f}"', '"k"', '"Yes" if x else "No"', '{1: "a", 3: "b"}.get(x, "z")'),
}
T0, D1 = pd.Timestamp("2020-06-01"), pd.Timedelta("1D")


def tried(x: Any) -> str:
    try:
        return x.upper()
    except AttributeError:
        return "no text"


def parsed(x: Any) -> int:
    try:
        return int(x)
    except (TypeError, ValueError):
        return -1


NAMES = {"pd": pd, "re": re, "math": math, "T0": T0, "D1": D1, "tried": tried, "parsed": parsed}


def program(pieces: dict[str, tuple[str, ...]], random: Random) -> str:
    """Return a function of ``x``: one piece, or one or another by a third."""
    sort = random.choice(list(pieces))
    if random.random() < 0.3:
        return random.choice(pieces[sort])
    first, second = random.choice(pieces[sort]), random.choice(pieces[sort])
    return f"{first} if {random.choice(pieces['truth'])} else {second}"


def compiled(source: str) -> Any:
    name = f"<null {next(numbers)}>"
    linecache.cache[name] = (len(source), None, [source], name)
    return eval(compile(source, name, "eval"), dict(NAMES))  # noqa: S307 - our own text


def shown(made: pd.Series) -> tuple[str, list[str]]:
    return str(made.dtype), [_word(value) for value in made.tolist()]


def _word(value: object) -> str:
    """Return a value as what tells it from others; a bool or number of NumPy's is Python's."""
    if isinstance(value, np.generic):
        value = value.item()
    return f"{type(value).__name__} {value!r}"


def outcome(call: Any) -> Any:
    try:
        return shown(call())
    except UdfError as refused:
        return refused
    except Exception as error:  # noqa: BLE001 - whatever the function raises
        return type(error).__name__, str(error)


def agree(source: str, given: pd.Series) -> bool:
    """Return whether a function was compiled; it gave then what pandas gives, of values and of rows."""
    value, row = compiled(f"lambda x: {source}"), compiled(f"lambda row: (lambda x: {source})(row['x'])")
    frame = pd.DataFrame({"x": given, "other": ["t"] * len(given)})
    found = []
    with udf.options(backend="cpu"):
        for ours, theirs in (
            (lambda: given.udf.map(value), lambda: given.map(value)),
            (lambda: frame.udf.apply(row, axis=1), lambda: frame.apply(row, axis=1)),
        ):
            made = outcome(ours)
            found.append(not isinstance(made, UdfError))
            if not found[-1]:
                continue
            wanted = outcome(theirs)
            if wanted[0] == "category":  # pandas' map asks whether categories stay different; the values are the same
                made, wanted = made[1], wanted[1]
            elif (
                isinstance(given.dtype, pd.CategoricalDtype) and isinstance(made[1], str) and isinstance(wanted[1], str)
            ):
                continue  # it asks one category after the other: another may raise first
            assert made == wanted, source
    return all(found)


@pytest.mark.parametrize("flavour", FLAVOURS)
def test_text_that_is_missing(flavour: str) -> None:
    """The same value, dtype, exception and message; few programs are refused."""
    random = Random(flavour)
    sources = [program(OF_TEXT, random) for _ in range(PROGRAMS)]
    compiled_ones = sum(agree(source, FLAVOURS[flavour]) for source in sources)
    assert compiled_ones >= len(sources) * (0.4 if flavour == "category" else 0.6) - 2, sources


@pytest.mark.slow
@pytest.mark.parametrize("flavour", TIMES)
def test_times_that_are_missing(flavour: str) -> None:
    """Fields of NaT are NaN, comparisons False."""
    random = Random(flavour)
    sources = [program(OF_TIMES, random) for _ in range(PROGRAMS)]
    assert sum(agree(source, TIMES[flavour]) for source in sources) >= len(sources) * 0.6 - 2, sources


@pytest.mark.parametrize("flavour", NUMBERS)
def test_numbers_that_are_missing(flavour: str) -> None:
    """None is False and equals nothing, NaN is True, pd.NA has no truth."""
    random = Random(flavour)
    sources = [program(OF_NUMBERS, random) for _ in range(PROGRAMS)]
    assert sum(agree(source, NUMBERS[flavour]) for source in sources) >= len(sources) * 0.6 - 2, sources


# -- in words ----------------------------------------------------------------------------------------


def test_a_null_is_a_property_of_the_column() -> None:
    """The table of udf/integrations/pandas_nulls.py."""
    wanted = {
        "object of None": ("None",),
        "object of NaN": ("nan",),
        "object of pd.NA": ("pandas.NA",),
        "string": ("pandas.NA",),
        "Arrow": ("pandas.NA",),
        "category": ("nan",),
        "str": ("nan",),
    }
    for flavour, series in FLAVOURS.items():
        assert with_nulls_of(series, read(series)).column.nulls == wanted[flavour]
    assert with_nulls_of(TIMES["datetime64"], read(TIMES["datetime64"])).column.nulls == ("NaT",)


def test_the_idiom_of_the_issue() -> None:
    """It raised TypeError."""
    given = pd.Series(["real", None, "fake"], dtype=object)
    with udf.options(backend="cpu"):
        assert given.udf.map(lambda x: 1 if x == "real" else 0).tolist() == [1, 0, 0]


def test_series_that_are_not_pandas_keep_our_null() -> None:
    """Lists, Arrow, and pandas objects that ``udf.Series`` takes."""
    for given in (["a", None], pa.array(["a", None]), pd.Series(["a", None])):
        with udf.options(backend="cpu"):
            assert list(udf.Series(given).applymap(lambda x: x is udf.NA)) == [False, True]
            assert list(udf.Series(given).applymap(lambda x: x == "a")) == [True, None]


def test_our_null_is_every_null() -> None:
    """``x is udf.NA`` asks whether a value is missing, also at pandas' door, where none is ``udf.NA``."""
    for given in FLAVOURS.values():
        with udf.options(backend="cpu"):
            assert given.udf.map(lambda x: x is udf.NA).tolist() == given.isna().tolist()


OF_NAN = {np.nan: 1}


@pytest.mark.parametrize("flavour", FLAVOURS)
def test_a_null_is_the_key_that_it_is(flavour: str) -> None:
    """None is no NaN in a dict; pd.NA has the one key that it is."""
    keys = {None: "none", pd.NA: "na", "a": "a"}
    functions = (
        lambda x: keys.get(x, "other"),
        lambda x: x in keys,
        lambda x: {None: 1, "a": 2}.get(x, 3),
    )
    given = FLAVOURS[flavour]
    with udf.options(backend="cpu"):
        for function in functions:
            made, wanted = outcome(lambda: given.udf.map(function)), outcome(lambda: given.map(function))  # noqa: B023
            assert made == wanted or flavour == "category"


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
    """``d.get(x)`` gave ``udf.NA``."""
    given = FLAVOURS["object of None"]
    frame = pd.DataFrame({"x": given, "y": range(len(given))})
    with udf.options(backend="cpu"):
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
    with udf.options(backend="cpu"), pytest.raises(UdfError, match="NaN"):
        given.udf.map(function)


@pytest.mark.parametrize("flavour", [*(name for name in FLAVOURS if name != "category"), *NUMBERS])
@pytest.mark.parametrize("source", ["x", 'x == "a"', "str(x)[:0]", "None"])
def test_nulls_that_are_left_alone(flavour: str, source: str) -> None:
    """``na_action="ignore"``: a null is in the result what it was."""
    given = {**FLAVOURS, **NUMBERS}[flavour]
    function = compiled(f"lambda x: {source}")
    with udf.options(backend="cpu"):
        made = outcome(lambda: given.udf.map(function, na_action="ignore"))
    assert isinstance(made, UdfError) or made == outcome(lambda: given.map(function, na_action="ignore"))


MIXED = pd.Series(["a", None, np.nan, "b"], dtype=object)


@pytest.mark.parametrize(
    "function",
    [lambda x: x == "a", lambda x: pd.isna(x), lambda x: isinstance(x, str), lambda x: 1 if x in ("a", "c") else 0],
)
def test_none_and_nan_in_one_column(function: Any) -> None:
    """What is the same for both is computed."""
    with udf.options(backend="cpu"):
        pd.testing.assert_series_equal(MIXED.udf.map(function), MIXED.map(function))


@pytest.mark.parametrize(
    "function", [lambda x: x is None, lambda x: 1 if x else 0, lambda x: str(x), lambda x: isinstance(x, float)]
)
def test_none_and_nan_that_are_told_apart(function: Any) -> None:
    """Refused: a column says that a value is missing, not which of both it is."""
    with udf.options(backend="cpu"), pytest.raises(UdfError, match="None or nan"):
        MIXED.udf.map(function)


@pytest.mark.slow
@pytest.mark.parametrize("flavour", [name for name in FLAVOURS if name != "category"])
def test_patterns(flavour: str) -> None:
    """What is no text raises as in ``re``."""
    for source in (
        'bool(re.search("e", x))',
        're.sub("a", "b", x) if isinstance(x, str) else "none"',
        're.match("(r)?", x).group(1) if pd.notna(x) else None',
        'len(re.findall("a", str(x)))',
    ):
        assert agree(source, FLAVOURS[flavour])


def test_nan_is_not_asked_by_identity() -> None:
    """It depends on the object whether plain Python says True."""
    given = pd.Series(["a", np.nan], dtype=object)
    with udf.options(backend="cpu"), pytest.raises(UdfError, match=r"ask pd\.isna"):
        given.udf.map(lambda x: x is np.nan)  # noqa: PLW0177 - that is the question


def test_two_columns_of_different_nulls() -> None:
    """Each is asked for itself."""
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
        with udf.options(backend="cpu"):
            pd.testing.assert_series_equal(frame.udf.apply(function, axis=1), frame.apply(function, axis=1))


def test_a_column_without_nulls_costs_nothing() -> None:
    """Its type has none: the code is that of any text."""
    given = pd.Series(["a", "b"], dtype=object)
    assert with_nulls_of(given, read(given)).column.validity is None


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
    with udf.options(backend="cpu"):
        assert outcome(lambda: given.udf.map(function)) == outcome(lambda: given.map(function))
        made = outcome(lambda: frame.udf.apply(lambda r: function(r["x"]), axis=1))
        assert made == outcome(lambda: frame.apply(lambda r: function(r["x"]), axis=1))


def test_nan_among_numbers_is_a_value() -> None:
    """In a Series of our own it is no null, as it was not."""
    with udf.options(backend="cpu"):
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
@pytest.mark.parametrize("name", CONTAINERS)
@pytest.mark.parametrize("how", [None, "expand"])
def test_several_values_a_row(name: str, how: Any) -> None:
    """Each null is what pandas has there, and so is each dtype."""
    with udf.options(backend="cpu"):
        made = OBJECTS.udf.apply(CONTAINERS[name], axis=1, result_type=how)
    wanted = OBJECTS.apply(CONTAINERS[name], axis=1, result_type=how)
    assert type(made) is type(wanted)
    for ours, theirs in zip(*((x.items() if x.ndim == 2 else [(0, x)]) for x in (made, wanted)), strict=True):
        assert shown(ours[1]) == shown(theirs[1])


def test_a_sum_of_nulls_raises() -> None:
    """It gave null; ``sum`` and ``max`` look into the row."""
    frame = pd.DataFrame({"a": pd.Series([1, None], dtype=object), "b": pd.Series([1, 2], dtype=object)})
    with udf.options(backend="cpu"), pytest.raises(TypeError, match="unsupported operand type"):
        frame.udf.apply(lambda r: sum(r), axis=1)
    with udf.options(backend="cpu"), pytest.raises(TypeError, match="not supported between instances"):
        frame.udf.apply(lambda r: max(r["a"], r["b"]), axis=1)
