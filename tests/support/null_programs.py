"""Columns with every null that pandas has, programs over them, and what pandas makes of a call beside what we make."""

import linecache
import math
import re
from itertools import count
from random import Random
from typing import Any

import numpy as np
import pandas as pd
import pyarrow as pa

import udf
from tests.support.budget import budget
from udf.errors import UdfError

NEW = int(pd.__version__.split(".")[0]) >= 3
PROGRAMS = budget(30)
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

TIMES = {"datetime64": pd.Series(pd.to_datetime(["2020-03-01 10:30", None, "2021-12-31 00:00", "1969-07-20 20:17"]))}
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
    "large ints and None": pd.Series([2**60 + 1, None, 3], dtype=object),
    "large Int64": pd.Series([2**60 + 1, None, 3], dtype="Int64"),
}
MIXTURES = {
    "int, float": pd.Series([1, 2.5, 3.0, 2**60 + 1], dtype=object),
    "int, float, None": pd.Series([None, 2.5, 3], dtype=object),
    "bool, int": pd.Series([True, 3, False, 0], dtype=object),
    "bool, float, NaN": pd.Series([True, 3.0, np.nan, 0.5], dtype=object),
    "int8": pd.Series([np.int8(1), np.int8(100), None], dtype=object),
    "float32": pd.Series([np.float32(0.1), np.float32(3)], dtype=object),
    "NumPy's float64": pd.Series([np.float64(0), np.float64(3)], dtype=object),
    "NumPy's bool": pd.Series([np.True_, np.False_, None], dtype=object),
}
"""Objects of several types, or of NumPy's."""

# -- what people write -------------------------------------------------------------------------------

OF_TEXT: dict[str, tuple[str, ...]] = {
    "truth": (
        *('x == "a"', 'x != "real"', 'x in ("a", "fake")', "x is None", "x is not None", "x is pd.NA", "pd.isna(x)"),
        *("pd.notnull(x)", "isinstance(x, str)", "isinstance(x, float)", "type(x) == str", "not x", "bool(x)"),
        *("x != x", 'x < "b"', '"e" in x', 'x.startswith("a")', "len(x) > 3", "x == None", 'x not in ["a", None]'),
        *("x is not None and len(x) == 4", 'isinstance(x, str) and x > "a"', "pd.notna(x) and x.islower()"),
        *('x in {"a": 1, "fake": 2}', "x", "isinstance(x, (int, float, str))")),
    "text": (*("x", "str(x)", 'f"<{x}>"', "x.upper()", 'x or "other"', 'x + "z"', 'f"{x:>6}"', 'f"{x!s:>6}"', '"k"'),
        *('"{}-{}".format(x, 1)', '"%s!" % x', "x * 2", "x[:1]", "x[0]", "str(x).lower()", 'x if x else "none"'),
        *('x.replace("a", "b")', "x.strip()", '"" if x is None else x', 'x if isinstance(x, str) else "?"', "None"),
        *('{"a": "one", "real": "two"}.get(x, "three")', "tried(x)", 'x.split("a")[0]', "x.zfill(6)")),
    "number": ("len(x)", "1", "0", "float(len(x))", "np.nan", "None", '{"a": 1}.get(x, 0)', "len(str(x))",
        'x.find("a")', "len(x or 'abc')", "int(x)", "parsed(x)"),
}  # fmt: skip
OF_TIMES: dict[str, tuple[str, ...]] = {
    "truth": (*("x < T0", "x >= T0", "x == T0", "x != T0", "pd.isna(x)", "x is pd.NaT", "x is None", "x.month == 3"),
        *("x.weekday() >= 5", "1 < x.month < 4", "x.month in (12, 1, 2)", "x != x", "isinstance(x, pd.Timestamp)"),
        *("pd.notna(x) and x.hour > 9", "bool(x)", "not x", "x.year % 4 == 0", "(x - T0).days > 0")),
    "number": (
        *("x.month", "x.year + 1", "x.weekday()", "x.hour * 60 + x.minute", "x.month // 2", "-x.day", "(x - T0).days"),
        *("x.isoweekday()", "x.quarter", "{3: 1, 12: 2}.get(x.month, 0)", "int(x.year)", "1", "x.toordinal()")),
    "real": ("(T0 - x).total_seconds() / 3600", "x.month / 3", "0.5", "math.floor(x.month / 2) * 0.5"),
    "text": ('f"Q{x.quarter}"', "str(x.month)", '"late"', 'f"{x.month}-{x.year}"', "x.day_name()",
        "x.day_name().lower()"),
    "time": ("x", "x + D1", "x - D1", 'x.floor("D")', "T0", "x.normalize()"),
}  # fmt: skip
OF_NUMBERS: dict[str, tuple[str, ...]] = {
    "truth": (
        *("x == 1", "x != 1", "x > 1", "pd.isna(x)", "x is None", "x != x", "not x", "bool(x)", "x in (1, 3)"),
        *("isinstance(x, str)", "x is not None and x > 1", "pd.notna(x) and x <= 2", "x in {1: 0}", "x is pd.NA"),
        *("isinstance(x, int)", "isinstance(x, float)", "x is True", "isinstance(x, bool)"),
    ),
    "real": ("x * 2.5", "x / 2", "float(x)", "math.sqrt(x)", "0.5", "None", "abs(x) * 0.5", "x + 0.5"),
    "number": ("x", "x * 2", "x + 100", "-x", "x // 2", "None", "np.nan", "0", "1 / x", "abs(x)"),
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


NAMES = {"np": np, "pd": pd, "re": re, "math": math, "T0": T0, "D1": D1, "tried": tried, "parsed": parsed}


def program(pieces: dict[str, tuple[str, ...]], random: Random) -> str:
    """Return a function of ``x``: one piece, or one or another by a third."""
    sort = random.choice(list(pieces))
    if random.random() < 0.3:
        return random.choice(pieces[sort])
    first, second = random.choice(pieces[sort]), random.choice(pieces[sort])
    return f"{first} if {random.choice(pieces['truth'])} else {second}"


def in_disorder(given: pd.Series, random: Random) -> pd.Series:
    """Return some rows of a column in any order, so that the first ones may be missing."""
    places = random.sample(range(len(given)), random.randint(min(2, len(given)), len(given)))
    return given.iloc[places].reset_index(drop=True)


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


def is_limit(made: Any) -> bool:
    """Return whether what was raised is a limit of ours: pandas may come to another exception, in an earlier row."""
    return made[0] == "OverflowError" and any(words in made[1] for words in ("would lose digits", "64 bits"))


def agree(source: str, given: pd.Series) -> bool:
    """Return whether a function was compiled; it gave then what pandas gives, of values and of rows."""
    value, row = compiled(f"lambda x: {source}"), compiled(f"lambda row: (lambda x: {source})(row['x'])")
    other: Any = 1 if isinstance(given.dtype, pd.StringDtype) else "t"  # pandas makes one dtype of two of text
    frame = pd.DataFrame({"x": given, "other": [other] * len(given)})
    found = []
    with udf.options(backend="cpu"):
        for ours, theirs in (
            (lambda: given.udf.map(value), lambda: given.map(value)),
            (lambda: frame.udf.apply(row, axis=1), lambda: frame.apply(row, axis=1)),
        ):
            made = outcome(ours)
            found.append(not (isinstance(made, UdfError) or is_limit(made)))
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
