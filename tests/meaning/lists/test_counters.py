"""``Counter`` of what a row has, and dicts that are written out: what Python gives, or refused by name."""

# ruff: noqa: PLC0206 - what people write
import collections
import math
from collections import Counter

import pandas as pd
import pytest

import udf
from udf.errors import FallbackWarning, UdfCompileError

TEXTS = pd.Series(["a b a", "", "é x x", "zz a zz b b"], name="t")
NUMBERS = pd.Series([1, 5, -2, 3], name="x")
ROWS = pd.DataFrame({"a": [1, 5], "b": [2.5, 0.0], "s": ["x", "y"]})


def entropy(t):
    counts = Counter(t)
    return -sum(n / len(t) * math.log2(n / len(t)) for n in counts.values()) if t else 0.0


def longest(t):
    counts, total = Counter(t.split()), 0
    for word in counts:
        total += len(word) * counts[word]
    return total


@pytest.mark.slow
@pytest.mark.parametrize(
    "function",
    [
        entropy,
        longest,
        lambda t: Counter(t)["a"],
        lambda t: len(Counter(t.split())) + bool(Counter(t)),
        lambda t: collections.Counter(t.split()).most_common(1)[0][0] if t else "",
        lambda t: ",".join([w for w, n in Counter(t.split()).most_common(2)]),
        lambda t: max(Counter(t).values()) if t else 0,
        lambda t: "a" in Counter(t.split()),
        lambda t: Counter(t) == Counter(t[::-1]),
        lambda t: Counter(t) != Counter("a b a"),
        lambda t: Counter(t.split()).get("a", -1),
        lambda t: ",".join(w for w, n in Counter(t.split()).items() if n > 1),
        lambda t: list(Counter(t).keys()),
        lambda t: sorted(Counter(t.split())),
    ],
)
def test_a_counter_is_pythons(function):
    pd.testing.assert_series_equal(TEXTS.udf.map(function), TEXTS.map(function))


def kept(x):
    table = {"low": x - 1, "high": x + 1}
    x = 100
    return table["low"] * table["high"] + len(table) + ("low" in table) + x


def gone_through(x):
    table, total = {"a": x, "b": x + 1}, 0
    for key in table:
        total += table[key]
    for key, value in table.items():
        if key == "b":
            total += value
    return total


def best(x):
    table = {"a": x, "b": 2, "c": -x}
    x = 7
    return max(table, key=table.get)


@pytest.mark.parametrize(
    "function",
    [
        kept, gone_through, best, lambda x: {"a": x, "b": x * 2}["b"], lambda x: {"a": x, "b": x * 2}.get("c", 0),
        lambda x: sum({"a": x, "b": x * 2}.values()), lambda x: {"a": x, "b": 2},
    ],
)  # fmt: skip
def test_a_dict_that_is_written_out_is_its_values(function):
    pd.testing.assert_series_equal(NUMBERS.udf.map(function), NUMBERS.map(function))


@pytest.mark.parametrize(
    "function", [lambda row: dict(row)["a"], lambda row: row.to_dict()["s"], lambda row: row.to_dict()]
)
def test_a_row_is_a_dict(function):
    pd.testing.assert_series_equal(ROWS.udf.apply(function, axis=1), ROWS.apply(function, axis=1))


def test_a_mask_of_a_row_of_objects_is_pythons() -> None:
    """Whose sum is an int or a float, as the row has it."""
    function = lambda row: row[["a", "b"]][row[["a", "b"]] > 1].sum()
    with pytest.raises(UdfCompileError):
        ROWS.udf.apply(function, axis=1)
    with pytest.warns(FallbackWarning), udf.options(fallback="python"):
        pd.testing.assert_series_equal(ROWS.udf.apply(function, axis=1), ROWS.apply(function, axis=1))


def another_name(x):
    table = {"a": x}
    other = table
    table = {"a": x + 1}
    return other["a"] + table["a"]


def in_a_branch(x):
    table = {"a": x} if x > 2 else {"a": -x}
    return table["a"]


@pytest.mark.parametrize(
    ("series", "function", "says"),
    [
        (NUMBERS, another_name, "a dictionary is not supported"),
        (NUMBERS, in_a_branch, "a dictionary is not supported"),
        (NUMBERS, lambda x: {"a": x}["z"], "a dictionary is not supported"),
        (TEXTS, lambda t: len(Counter(t) + Counter("a")), "a Counter's arithmetic"),
        (TEXTS, lambda t: Counter(t).most_common()[0][0], "needs a count"),
        (TEXTS, lambda t: Counter(t), "a Counter of"),
    ],
)
def test_what_counters_and_dicts_refuse(series, function, says):
    with pytest.raises(UdfCompileError, match=says):
        series.udf.map(function)


@pytest.mark.slow
def test_a_function_that_is_refused_leaves_nothing_behind():
    with pytest.raises(UdfCompileError):
        TEXTS.udf.map(lambda t: len(Counter(t) + Counter("a")))
    function = lambda t: list(t)
    assert TEXTS.udf.map(function).tolist() == TEXTS.map(function).tolist()
