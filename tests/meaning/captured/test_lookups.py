"""Captured dicts, sets, lists, Series, frames and Enums: what Python and pandas answer for every key."""

# ruff: noqa: DTZ001, PD008 - times here have no zone; both ways are tested
import datetime as dt
import math
import random
from enum import Enum, IntEnum

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import budget
from tests.support.frontend_cases import compiled
from udf.bind.hash_tables import hashed
from udf.errors import CapturedValueError, UdfCompileError


def _numbers(rng: random.Random) -> list[object]:
    whole = [rng.choice([rng.randrange(-9, 9), rng.randrange(-(2**62), 2**62)]) for _ in range(6)]
    return rng.choice([whole, [n / 2 for n in range(-6, 6)], [True, 0, 1.5, 2.0, -0.0, 7], list(range(20, 40))])


def _values(rng: random.Random, count: int) -> list[object]:
    kinds = (
        lambda: rng.randrange(-(2**40), 2**40), lambda: rng.random(), lambda: rng.random() < 0.5,
        lambda: rng.choice([None, 1, 2]), lambda: rng.choice("abc"), lambda: (rng.randrange(9), rng.random()),
    )  # fmt: skip
    kind = rng.choice(kinds)
    return [kind() for _ in range(count)]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(budget(40)))
def test_every_key_gives_what_the_dict_has(seed) -> None:
    """Keys and values of every type, dicts of 1 to 5,000: `in`, `get`, `[]`; keys that are there, near, and far."""
    rng = random.Random(seed)
    keys = _numbers(rng) if seed % 4 else rng.sample(range(-(2**40), 2**40), 5000)
    values = _values(rng, len(keys)) if seed % 4 else [rng.choice([rng.random(), 2.5]) for _ in keys]
    table = dict(zip(keys, values, strict=True))
    asked = [*keys[:50], *(k + 1 for k in keys[:50] if abs(k) < 2**61), 0, -1]
    if any(type(k) is float for k in asked):
        asked = [float(k) for k in asked]
    if any(type(k) is int and abs(k) >= 2**53 for k in asked):
        asked = [int(k) for k in asked]
    series = udf.Series(asked)
    asked = list(series)
    assert list(series.applymap(lambda k: k in table)) == [k in table for k in asked]
    found = series.applymap(lambda k: table.get(k))
    expected = [table.get(k) for k in asked]
    if isinstance(found, udf.DataFrame):
        columns = list(zip(*(list(found[c]) for c in found), strict=True))
        assert [None if None in row else row for row in columns] == expected
    else:
        assert list(found) == expected
    there = udf.Series([k for k in asked if k in table][:5])
    if not any(isinstance(v, tuple) for v in values):
        assert list(there.applymap(lambda k: table[k])) == [table[k] for k in there]


def test_a_key_that_is_not_there_raises_as_python_does() -> None:
    """KeyError with the key, and the row; of a list IndexError."""
    table, names = {1: 2}, ["a", "b"]
    with pytest.raises(KeyError) as found:
        udf.Series([1, 7]).applymap(lambda x: table[x])
    assert found.value.args == (7,)
    assert "at row position 1" in found.value.__notes__[0]
    with pytest.raises(IndexError, match="list index out of range"):
        udf.Series([1, 7]).applymap(lambda x: names[x])
    large = dict.fromkeys(range(9000), 1.0)
    with pytest.raises(KeyError) as found:
        udf.Series([1, 9001]).applymap(lambda x: large[x])
    assert found.value.args == (9001,)


@pytest.mark.slow
@pytest.mark.parametrize("size", [3, 9000])
def test_an_object_that_changed_is_seen_as_changed(size) -> None:
    """By the same function, the same object; a dict, a set, a list."""
    table, members, listed = dict.fromkeys(range(size), 1.0), set(range(size)), list(range(5))
    looks, asks, reads = lambda x: table.get(x, 0.0), lambda x: x in members, lambda x: listed[x]
    series = udf.Series([0, 1, size])
    assert list(series.applymap(looks)) == [1.0, 1.0, 0.0]
    assert list(series.applymap(asks)) == [True, True, False]
    assert next(iter(series.applymap(reads, errors="null"))) == 0
    table[0] = 5.0
    members.add(size)
    listed[0] = 5
    assert list(series.applymap(looks)) == [5.0, 1.0, 0.0]
    assert list(series.applymap(asks)) == [True, True, True]
    assert next(iter(series.applymap(reads, errors="null"))) == 5
    table[0] = True
    del table[1]
    assert list(series.applymap(looks))[1] == 0.0


@pytest.mark.slow
def test_a_large_one_is_compiled_once_for_its_types() -> None:
    """New contents of the same types are no new program; the array is made once for an object."""
    udf.cache.clear()
    series = udf.Series([1, 2])
    applied = lambda table: list(series.applymap(lambda x: table.get(x, -1.0)))
    first, second = dict.fromkeys(range(9000), 0.5), dict.fromkeys(range(2, 20_000), 2.5)
    assert applied(first) == [0.5, 0.5]
    programs = udf.cache.info().programs
    assert applied(second) == [-1.0, 2.5]
    assert udf.cache.info().programs == programs
    assert hashed(first) is hashed(first)
    assert hashed(first).types == hashed(second).types


def test_a_large_one_is_freed_with_its_object() -> None:
    """At the next look at another."""
    table = dict.fromkeys(range(9000), 0.5)
    array = hashed(table).array
    del table
    hashed(dict.fromkeys(range(8000), 1))
    from udf.bind import hash_tables as module  # noqa: PLC0415 - its store is what is asked

    assert all(one.array is not array for one in module._tables.values())


@pytest.mark.slow
def test_pandas_objects() -> None:
    """A Series, a frame and an Index, small and large; a label that is not there raises KeyError."""
    for size in (4, 9000):
        series = pd.Series(np.arange(size) / 2, index=range(10, 10 + size))
        index = series.index[::2]
        asked = pd.Series([10, 11, 12, 9])
        assert asked.udf.map(lambda x: series.get(x, -1.0)).tolist() == [0.0, 0.5, 1.0, -1.0]  # noqa: B023
        assert asked.udf.map(lambda x: x in index).tolist() == [True, False, True, False]  # noqa: B023
        assert asked[:3].udf.map(lambda x: series[x]).tolist() == [0.0, 0.5, 1.0]  # noqa: B023
        assert asked[:3].udf.map(lambda x: series.loc[x]).tolist() == [0.0, 0.5, 1.0]  # noqa: B023
        with pytest.raises(KeyError):
            asked.udf.map(lambda x: series[x])  # noqa: B023
    frame = pd.DataFrame({"rate": [0.1, 0.2], "name": ["a", "b"]}, index=[1, 5])
    codes = pd.Series([5, 1])
    for function in (lambda x: frame.loc[x, "rate"], lambda x: frame.at[x, "rate"], lambda x: frame["rate"][x]):
        assert codes.udf.map(function).tolist() == [0.2, 0.1]
    with pytest.raises(KeyError):
        pd.Series([2]).udf.map(lambda x: frame.loc[x, "rate"])


@pytest.mark.filterwarnings("ignore::udf.errors.FallbackWarning", "ignore::FutureWarning")  # places as keys: pandas 2
def test_a_bool_is_no_label_of_numbers() -> None:
    """Python's dict takes True for 1, and an index does not: pandas runs these."""
    bools, numbers = pd.Series([True, False]), pd.Series([1, 0])
    of_bools = pd.Series([1.0, 2.0], index=[True, False])
    for size in (2, 9000):
        of_numbers = pd.Series(np.arange(float(size)))
        for function in (lambda x: of_numbers.get(x, 0.5), lambda x: of_numbers.loc[x]):  # noqa: B023
            with pytest.raises(UdfCompileError):
                bools.udf.map(function)
    few = of_numbers[:2]
    for values, function in (
        (bools, lambda x: x in few.index),
        (numbers, lambda x: of_bools.get(x, 0.5)),
        (bools, lambda x: of_bools[x]),
        (numbers, lambda x: few[x]),
    ):
        with udf.options(fallback="python"):
            assert values.udf.map(function).tolist() == values.map(function).tolist()


class Grade(IntEnum):
    """Numbers with names."""

    GOOD = 1
    POOR = 3


class Colour(Enum):
    """Names with values."""

    RED = 1


@pytest.mark.slow
def test_enums_ranges_and_times() -> None:
    """Members are their values; a plain member equals nothing; ranges answer for floats too."""
    series = udf.Series([1, 2, 3])
    assert list(series.applymap(lambda x: x == Grade.GOOD)) == [True, False, False]
    assert list(series.applymap(lambda x: Grade.POOR + x)) == [4, 5, 6]
    assert list(series.applymap(lambda x: Colour.RED.value + x)) == [2, 3, 4]
    assert list(series.applymap(lambda x: len(Colour.RED.name) + x)) == [4, 5, 6]
    with pytest.raises(UdfCompileError, match=r"Colour\.RED\.value"):
        series.applymap(lambda x: x == Colour.RED)
    for span in (range(1, 9, 3), range(9, 0, -4), range(0)):
        asked = udf.Series([1.0, 4.0, 4.5, 9.0, 5.0, float("nan"), 1e300])
        assert list(asked.applymap(lambda x: x in span)) == [x in span for x in asked]  # noqa: B023
        assert list(series.applymap(lambda x: x in span)) == [x in span for x in series]  # noqa: B023
    days = {pd.Timestamp("2024-01-01"): 1, dt.datetime(2024, 1, 2): 2}
    when = pd.Series(pd.to_datetime(["2024-01-02", "2024-01-03"]))
    assert when.udf.map(lambda t: days.get(t, 0)).tolist() == [2, 0]


def test_categories_and_dicts_of_dicts() -> None:
    """Keys that are text, for a column of categories; a value of a value, by constant and by column."""
    kinds = pd.Series(["x", "y", "z"]).astype("category")
    rates = {"x": {"low": 1, "high": 2.5}, "y": {"low": 3}}
    assert kinds.udf.map(lambda k: rates[k]["low"] if k in rates else 0).tolist() == [1, 3, 0]
    with pytest.raises(KeyError, match="high"):
        kinds[:2].udf.map(lambda k: rates[k]["high"])
    both = pd.DataFrame({"k": ["x", "y"], "n": [1.0, 2.0]}).astype({"k": "category"})
    pairs = {("x", 1): "first", ("y", 2): "second"}
    found = both.udf.apply(lambda r: 1 if pairs.get((r.k, r.n)) == "second" else 0, axis=1)
    assert found.tolist() == [0, 1]


@pytest.mark.slow
def test_what_is_passed_is_looked_up_too() -> None:
    """args= and keywords: small ones are constants, large ones arguments."""
    looks = lambda x, table, default=0.0: table.get(x, default)
    series = udf.Series([1, 2])
    assert list(series.applymap(looks, args=({1: 0.5},))) == [0.5, 0.0]
    large = dict.fromkeys(range(2, 9000), 1.5)
    assert list(series.applymap(looks, table=large, default=-1.0)) == [-1.0, 1.5]
    grid = np.array([[1, 2], [3, 4], [5, 6]])
    assert list(series.applymap(lambda x: grid[x, -1] * 10 + grid[x][0])) == [43, 65]
    with pytest.raises(IndexError):
        series.applymap(lambda x: grid[x, 2])


RECURSIVE: list[object] = [1]
RECURSIVE.append(RECURSIVE)
TWICE = pd.Series([1, 2], index=[1, 1])
SEVERAL = {1: 1, 2: "a"}
ITSELF: dict[str, object] = {"a": 1}
ITSELF["b"] = ITSELF
LARGE_SEVERAL = {**dict.fromkeys(range(9000), 1), 5: "a"}


@pytest.mark.parametrize(
    ("function", "cause"),
    [
        (lambda x: RECURSIVE[x], "contains itself"), (lambda x: TWICE[x], "label twice"),
        (lambda x: SEVERAL[x], "several types"), (lambda x: SEVERAL[[x]], "unhashable type: 'list'"),
        (lambda x: {1: 2}[[x]], "unhashable type: 'list'"), (lambda x: LARGE_SEVERAL[x], "several types"),
        (lambda x: ITSELF["a"], "contains itself"),
    ],
)  # fmt: skip
def test_what_cannot_be_looked_up_is_named(function, cause) -> None:
    with pytest.raises((CapturedValueError, UdfCompileError), match=cause):
        udf.Series([1]).applymap(function)


@pytest.mark.slow
def test_text_of_a_column() -> None:
    """Keys of one length and of several, beyond ASCII, missing ones; KeyError names the key."""
    names = pd.Series(["male", "female", "mole", "größe", "", "x"])
    table = {"male": 1, "mole": 2, "größe": 3, "": 4}
    assert names.udf.map(lambda x: table.get(x, -1)).tolist() == [1, -1, 2, 3, 4, -1]
    assert names.udf.map(lambda x: x in table).tolist() == [x in table for x in names]
    assert names[:1].udf.map(lambda x: table[x]).tolist() == [1]
    with pytest.raises(KeyError, match="female"):
        names.udf.map(lambda x: table[x])
    many = {str(n): n for n in range(100)}
    assert names.udf.map(lambda x: many.get(x, 0)).tolist() == [0] * 6
    assert names.astype("category").udf.map(lambda x: many.get(x, 0)).tolist() == [0] * 6


ZEROS, ZERO_OF = pd.Series([0.0, -0.0]), {0: 0.0, 1: -0.0}
"""Values that are equal, and of two signs."""


@pytest.mark.parametrize("function", [lambda x: ZEROS[x], lambda x: ZERO_OF[x], lambda x: ZERO_OF.get(x, 1.0)])
def test_zeros_of_both_signs_are_two(function) -> None:
    assert [math.copysign(1.0, x) for x in pd.Series([0, 1]).udf.map(function)] == [1.0, -1.0]


def test_a_table_is_there_once() -> None:
    """Each step of a search reads it."""
    known = set(range(0, 30_000, 30))
    text = compiled(lambda x: x in known, "int64").text
    assert text.count("[8000]") == 1
