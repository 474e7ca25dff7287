"""Dicts that a function makes, classes in ``case``, members of Enums by value, and lists of several lengths."""

from enum import Enum, IntEnum

import numpy as np
import pandas as pd
import pytest

from tests.support.against_python import assert_is_pandas
from udf.errors import UdfCompileError

# what people write
# ruff: noqa: C408, C416

NAMES = ["zero", "one", "two", "three"]
RATES = {"Oslo": {"tax": 0.25, "vat": 1.0}, "Rome": {"tax": 0.22}}
TAGS = {"Oslo": ["a", "b", "c"], "Rome": ["d"], "Nice": []}
STEPS = {1: [10, 20, 30], 2: [5], 3: [7, 8]}
KINDS = {"Oslo": {"a", "b"}, "Rome": {"c"}, "Nice": set()}
TRIANGLE = [[1], [2, 3], [4, 5, 6], []]


class Size(Enum):
    """Members by number."""

    SMALL = 1
    MEDIUM = 2
    LARGE = 3


class Grade(IntEnum):
    """Members that are numbers."""

    GOOD = 1
    FAIR = 2
    POOR = 3


class Colour(Enum):
    """Members by text."""

    RED = "r"
    BLUE = "b"


def numerals(n):
    """Look into a dict of two lists."""
    table = dict(zip([1, 2, 9], ["I", "II", "IX"], strict=False))
    return table.get(n, "-")


def by_position(n):
    """Look into a comprehension over constants."""
    table = {k: v for k, v in enumerate(NAMES)}
    return table.get(n, "many") + str(dict(a=1)["a"])


def multiples(n):
    """Look, by a computed key, into values that are computed."""
    table = {k: k * n for k in range(4)}
    return table[n] + table.get(n - 1, -1) if n in table else -1


def size_of(n):
    """Catch what is no member."""
    try:
        return Size(n).name
    except ValueError:
        return "unknown"


def kind_of(x):
    match x:
        case 0:
            return "zero"
        case int() if x > 2:
            return "many"
        case int():
            return "some"
        case float() | complex():
            return "float"
        case str() as s:
            return "text " + s
        case _:
            return "none"


def lengths(city):
    """Go through a list of some length."""
    total = 0
    for tag in TAGS[city]:
        total += len(tag)
    return total


OF_NUMBERS = [
    numerals, by_position, multiples, size_of, kind_of,
    lambda x: Grade(x % 3 + 1) + 1,
    lambda x: Grade(x % 3 + 1).name + str(Size(x % 3 + 1).value),
    lambda x: Size(x).name if x in [m.value for m in Size] else "?",
    lambda x: STEPS.get(x, [0])[0] + len(STEPS.get(x, [])),
    lambda x: sum(STEPS[x % 3 + 1]) + max(STEPS[x % 3 + 1]) + STEPS[x % 3 + 1][-1],
    lambda x: np.mean(STEPS[x % 3 + 1]) if 20 in STEPS[x % 3 + 1] else 0.0,
    lambda x: [v for v in STEPS[x % 3 + 1] if v > 6],
    lambda x: TRIANGLE[x % 3][0] + len(TRIANGLE[3]),
]  # fmt: skip
OF_TEXTS = [
    kind_of, lengths,
    lambda t: max({c: t.lower().count(c) for c in "aeiou"}.values()),
    lambda c: RATES.get(c, {}).get("tax", 0.0),
    lambda c: ("vat" in RATES.get(c, {})) + RATES.get(c, {"tax": -1.0}).get("tax", 0.0),
    lambda c: TAGS[c][0] if TAGS[c] else "none",
    lambda c: ",".join(TAGS[c]) + str(len(TAGS.get(c, []))) + ("!" if "a" in TAGS[c] else ""),
    lambda c: "a" in KINDS[c] and len(KINDS[c]) == 2,
]  # fmt: skip
OF_ROWS = [
    (lambda r: dict(total=r.a + r.b, big=r.b > 4), {"result_type": "expand"}),
    (lambda r: {k: v * 2 for k, v in r.items()}, {"result_type": "expand"}),
    (lambda r: {c: r[c] for c in ["a", "b"]}, {}),
    (lambda r: pd.Series({c + "_x": r[c] * 2 for c in ["a", "b"]}), {}),
    (lambda r: r.isna()["a"] + r.round()["b"], {}),
    (lambda r: r.astype(str).str.contains("2|5.0").any(), {}),
]


OF_SOUGHT = [
    lambda row: row.astype(str).str.contains("o", case=False, na=False).any(),
    lambda row: row.astype(str).str.contains("A.a|1").sum(),
    lambda row: row[["name", "city"]].str.contains(".", regex=False).any(),
]
CASES = [
    *((pd.Series([3, 1, 2, 9, 0]), f, {}) for f in OF_NUMBERS),
    *((pd.Series(["Oslo", "Rome", "Nice"]), f, {}) for f in OF_TEXTS),
    *((pd.DataFrame({"a": [1.0, 2.0, np.nan], "b": [3.0, 4.0, 5.0]}), f, how) for f, how in OF_ROWS),
    *((pd.DataFrame({"id": [3, 1], "name": ["Ana", None], "city": ["Oslo", "Rome"]}), f, {}) for f in OF_SOUGHT),
]


@pytest.mark.parametrize(("given", "function", "how"), CASES)
def test_it_gives_what_pandas_gives(given, function, how) -> None:
    """Of numbers, texts and rows; what is missing has no text."""
    assert_is_pandas(given, lambda d: d.map(function) if given.ndim == 1 else d.apply(function, axis=1, **how))


@pytest.mark.slow
def test_what_is_no_member_and_no_item_raises_pythons_own_error() -> None:
    """ValueError by value, KeyError by name, IndexError of a list."""
    with pytest.raises(ValueError, match="7 is not a valid Size"):
        pd.Series([7]).udf.map(lambda x: Size(x).name)
    with pytest.raises(KeyError, match="GREEN"):
        pd.Series(["GREEN"]).udf.map(lambda x: Colour[x].value)
    with pytest.raises(IndexError):
        pd.Series([2]).udf.map(lambda x: STEPS[x][x])


def with_parts(x):
    match x:
        case int(n):
            return n


def test_a_class_with_parts_is_refused() -> None:
    with pytest.raises(UdfCompileError, match=r"case int\(\):"):
        pd.Series([1]).udf.map(with_parts)
