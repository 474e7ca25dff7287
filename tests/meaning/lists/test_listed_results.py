"""Lists and sets that a function returns are pandas' objects at pandas' door; lists of numbers are NumPy's arrays."""

# ruff: noqa: C417, RUF005 - what people write
import functools
import operator
import random
import re
import struct

import numpy as np
import pandas as pd
import pytest

import udf
from udf.base.dtypes import text_type
from udf.columns.bitmask import pack
from udf.columns.column import Column, TextBytes
from udf.columns.lists import CONTAINERS, objects_of_bytes
from udf.errors import ArgumentError, ResultTypeError, UdfCompileError

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
