"""Lists and sets that a function returns, ``Counter``, and dicts that are written out: pandas' objects, or refused."""

# ruff: noqa: C417, RUF005 - what people write
# ruff: noqa: PLC0206 - what people write
import collections
import functools
import math
import operator
import random
import re
import struct
from collections import Counter

import numpy as np
import pandas as pd
import pytest

import udf
from udf.base.dtypes import text_type
from udf.columns.bitmask import pack
from udf.columns.column import Column, TextBytes
from udf.columns.lists import CONTAINERS, objects_of_bytes
from udf.errors import ArgumentError, FallbackWarning, ResultTypeError, UdfCompileError

TEXTS = pd.Series(["a bb ccc", "", "é x", "zz a zz"], name="t", index=[3, 1, 2, 0])
NUMBERS = pd.Series([1, 5, 0, -2])
ROWS = pd.DataFrame({"a": [1, 5, 7], "b": [2, 9, 0]})
KNOWN = {"a", "zz"}


def _assert_same(given: pd.Series | pd.DataFrame, function: object) -> None:
    if isinstance(given, pd.DataFrame):
        expected, found = given.apply(function, axis=1), given.udf.apply(function, axis=1)
    else:
        expected, found = given.map(function), given.udf.map(function)
    pd.testing.assert_series_equal(found, expected)
    assert list(map(type, found)) == list(map(type, expected))
    for one, other in zip(found, expected, strict=True):
        if isinstance(one, list) and not isinstance(given, pd.DataFrame):
            assert list(map(type, one)) == list(map(type, other))


def early(text):
    if not text:
        return []
    return text.split()


def grown(text):
    out = []
    for word in text.split():
        if word not in out:
            out.append(word)
    return out


@pytest.mark.parametrize(
    "function",
    [
        lambda t: t.split(), lambda t: [w for w in t.split() if w not in KNOWN], lambda t: [len(w) for w in t.split()],
        lambda t: [w.isalpha() for w in t.split()], lambda t: [len(w) / 2 for w in t.split()], lambda t: list(t),
        lambda t: sorted(t.split(), key=len), lambda t: t.split()[1:], lambda t: set(t.split()),
        lambda t: re.findall(r"[a-z]+", t), lambda t: [1 if k in t.split() else 0 for k in ("a", "x")], early, grown,
    ],
)  # fmt: skip
def test_a_list_is_an_object_a_row(function):
    _assert_same(TEXTS, function)


@pytest.mark.slow
def test_lists_of_rows_and_of_numbers():
    _assert_same(NUMBERS, lambda x: [i * x for i in range(x)])
    _assert_same(ROWS, lambda row: [c for c in row.index if row[c] > 3])
    _assert_same(ROWS, lambda row: sorted(row, reverse=True)[:1])
    _assert_same(ROWS, lambda row: [row["a"], row["b"]])


def test_a_row_that_raises_gives_none():
    found = TEXTS.udf.map(lambda t: [1 // len(w) for w in t.split("a")], errors="null")
    assert found.tolist() == [None, None, [0], [0, 0]]


def test_lists_are_objects_of_pandas_only():
    with pytest.raises(ResultTypeError):
        udf.Series(["a b"]).applymap(lambda t: t.split())
    with pytest.raises(UdfCompileError, match="a list of list of str"):
        TEXTS.udf.map(lambda t: [list(w) for w in t.split()])
    with pytest.raises(UdfCompileError, match=r"len\(\) does not take"):
        TEXTS.udf.map(lambda t: len(tuple(t.split())))
    with pytest.raises(ArgumentError, match="lists of any length"):
        ROWS.udf.apply(lambda row: [v for v in row if v > 2], axis=1, result_type="expand")


@pytest.mark.parametrize(
    "function",
    [
        lambda t: np.mean([len(w) for w in t.split()]) if t else 0.0,
        lambda t: np.max([len(w) * 0.5 for w in t.split()]) if t else 0.0,
        lambda t: np.std([w == "zz" for w in t.split()]) if t else 0.0,
        lambda t: max(t.split()) if t else "",
        lambda t: min(t.split()) if t else "",
        lambda t: t.split() == ["zz", "a", "zz"],
        lambda t: t.split() + ["x"] == grown(t),
        lambda t: any(map(str.isalpha, t.split())),
        lambda t: all(map(lambda w: len(w) > 1, t.split())),
        lambda t: functools.reduce(lambda s, w: s.replace(w, "-"), ["a", "z"], t),
        lambda t: functools.reduce(operator.add, [len(w) for w in t.split()], 0),
        lambda t: len(set(t.split()) & KNOWN) + len(KNOWN & set(t.split())),
        lambda t: len(set(t.split()) - KNOWN),
        lambda t: set(t.split()) <= KNOWN,
        lambda t: set(t.split()) == {"a", "zz"},
        lambda t: len(set(t.split()) & {"a", t[:2]}),
        lambda t: set(t.split()).isdisjoint(KNOWN),
    ],
)
def test_what_is_asked_of_lists_and_sets(function):
    _assert_same(TEXTS, function)


@pytest.mark.slow
def test_reduce_of_nothing_is_pythons_error():
    function = lambda t: functools.reduce(operator.add, [len(w) for w in t.split()])
    for given in (TEXTS, TEXTS.udf):
        with pytest.raises(TypeError, match=r"reduce\(\) of empty iterable with no initial value"):
            given.map(function)


def test_a_map_goes_through_what_it_was_given():
    def changed(t):
        words = t.split()
        found = map(str.isalpha, words)
        words = ["1"]
        return any(found) and len(words) == 1

    _assert_same(TEXTS, changed)


@pytest.mark.parametrize("words", ["ab,c", "é€,x", "long" * 60 + ",y"])
@pytest.mark.parametrize("what", ["list", "set", "tuple"])
def test_bytes_of_many_rows_are_their_texts(what, words) -> None:
    """Rows without items, nulls, one row of many items; texts of ASCII and others, at any byte."""
    random_ = random.Random(36)
    rows = [random_.choices([*words.split(","), ""], k=random_.randrange(4)) for _ in range(200)]
    rows[77] = words.split(",") * 300
    parts = [b"".join(struct.pack("<q", len(one)) + one for one in map(str.encode, row)) for row in rows]
    stops = np.cumsum([3, *map(len, parts)])
    text = TextBytes(stops=stops[1:], chars=np.frombuffer(b"\xff" * 3 + b"".join(parts), np.uint8))
    valid = np.arange(200) % 7 != 0
    column = Column(values=stops[:-1], logical=text_type("utf8", 8), text=text, validity=pack(valid))
    found = objects_of_bytes(column, f"{what} of text").tolist()
    assert found == [CONTAINERS[what](row) if one else None for row, one in zip(rows, valid, strict=True)]


WORDS = pd.Series(["a b a", "", "é x x", "zz a zz b b"], name="t")
COUNTED = pd.Series([1, 5, -2, 3], name="x")
OF_COUNTS = pd.DataFrame({"a": [1, 5], "b": [2.5, 0.0], "s": ["x", "y"]})


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
    pd.testing.assert_series_equal(WORDS.udf.map(function), WORDS.map(function))


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
    pd.testing.assert_series_equal(COUNTED.udf.map(function), COUNTED.map(function))


@pytest.mark.parametrize(
    "function", [lambda row: dict(row)["a"], lambda row: row.to_dict()["s"], lambda row: row.to_dict()]
)
def test_a_row_is_a_dict(function):
    pd.testing.assert_series_equal(OF_COUNTS.udf.apply(function, axis=1), OF_COUNTS.apply(function, axis=1))


def test_a_mask_of_a_row_of_objects_is_pythons() -> None:
    """Whose sum is an int or a float, as the row has it."""
    function = lambda row: row[["a", "b"]][row[["a", "b"]] > 1].sum()
    with pytest.raises(UdfCompileError):
        OF_COUNTS.udf.apply(function, axis=1)
    with pytest.warns(FallbackWarning), udf.options(fallback="python"):
        pd.testing.assert_series_equal(OF_COUNTS.udf.apply(function, axis=1), OF_COUNTS.apply(function, axis=1))


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
        (COUNTED, another_name, "a dictionary is not supported"),
        (COUNTED, in_a_branch, "a dictionary is not supported"),
        (COUNTED, lambda x: {"a": x}["z"], "a dictionary is not supported"),
        (WORDS, lambda t: len(Counter(t) + Counter("a")), "a Counter's arithmetic"),
        (WORDS, lambda t: Counter(t).most_common()[0][0], "needs a count"),
        (WORDS, lambda t: Counter(t), "a Counter of"),
    ],
)
def test_what_counters_and_dicts_refuse(series, function, says):
    with pytest.raises(UdfCompileError, match=says):
        series.udf.map(function)


@pytest.mark.slow
def test_a_function_that_is_refused_leaves_nothing_behind():
    with pytest.raises(UdfCompileError):
        WORDS.udf.map(lambda t: len(Counter(t) + Counter("a")))
    function = lambda t: list(t)
    assert WORDS.udf.map(function).tolist() == WORDS.map(function).tolist()
