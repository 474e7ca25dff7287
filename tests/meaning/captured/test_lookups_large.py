"""Lookups of many keys: text, tuples, dates; texts, tuples and columns as values; objects that change between calls."""

import datetime as dt
import math
from collections import Counter, defaultdict
from itertools import count
from threading import Event, Thread
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from udf.bind import hash_tables
from udf.bind.hash_slots import MULTIPLIER, hashes_of
from udf.bind.hash_tables import HashTable, hashed, slot_of
from udf.bind.objects_read import dict_version

MANY = 5000
KEYS = list(range(MANY))
NAMES = [f"k{key}" for key in KEYS]
TEXTS = dict(zip(NAMES, KEYS, strict=True))
WIDE = {f"ключ {key}": f"значение {key}" for key in KEYS} | {"": "nothing"}
SOME = {key: None if key % 3 == 0 else f"name {key}" for key in KEYS}
PAIRS = {(name, key % 7): key / 2 for name, key in TEXTS.items()}
MEMBERS = {key: (f"a{key}", key, key / 4) for key in KEYS}
DATES = {dt.date(1990, 1, 1) + dt.timedelta(days=key): key for key in KEYS}
MIXED = {key: key if key % 2 else key + 0.5 for key in KEYS}
SET, INDEX = set(NAMES[::2]), pd.Index(NAMES[::3])
SERIES = pd.Series(np.arange(MANY) * 1.5, index=NAMES)
LEVELS = pd.Series(KEYS, index=pd.MultiIndex.from_arrays([NAMES, np.arange(MANY) % 7]))
FRAME = pd.DataFrame({"v": np.arange(MANY) * 3.0, "t": [f"t{key}" for key in KEYS]}, index=NAMES)
COUNTS, DEFAULTS = Counter(TEXTS), defaultdict(float, {key: key + 0.5 for key in KEYS})
FEW = dict(list(TEXTS.items())[::50])
ROUTES = {(a, b): a * b for a in range(0, 900, 3) for b in range(a, 3000, 300)}
ASKED = pd.Series([*NAMES[::700], "k1", "", "k", "k99999", "ключ 3"])
NUMBERS = pd.Series([0, 1, 7, 4999, 3000])

FOUND: dict[str, tuple[Any, Any]] = {
    "text": (ASKED, lambda s: TEXTS.get(s, -1)),
    "no ASCII": (ASKED, lambda s: WIDE.get("ключ " + s[1:], "none")),
    "text in a set": (ASKED, lambda s: s in SET),
    "text in an Index": (ASKED, lambda s: s in INDEX),
    "categories": (ASKED.astype("category"), lambda s: TEXTS.get(s, -1)),
    "text out": (NUMBERS, lambda x: SOME[x]),
    "text out, used": (NUMBERS, lambda x: SOME.get(x * 3 + 1, "None").upper()),
    "pairs": (ASKED, lambda s: PAIRS.get((s, len(s) - 2), 0.25)),
    "a key of another form": (ASKED, lambda s: PAIRS.get(s, 0.25)),
    "members": (NUMBERS, lambda x: MEMBERS[x][0] + str(MEMBERS[x][1])),
    "tuples out": (NUMBERS, lambda x: MEMBERS[x]),
    "dates": (pd.Series(list(DATES)[::900]), lambda d: DATES.get(d, -1)),
    "ints and floats": (NUMBERS * 0 + 3, lambda x: MIXED[x]),
    "a Series": (ASKED, lambda s: SERIES.get(s, 0.0)),
    "levels": (ASKED, lambda s: LEVELS.get((s, 0), -1)),
    "frame.loc": (NUMBERS, lambda x: FRAME.loc["k" + str(x), "v"]),
    "frame.column": (ASKED, lambda s: FRAME.t.get(s, "none")),
    "frame[column]": (NUMBERS, lambda x: FRAME["v"]["k" + str(x)]),
    "a Counter": (ASKED, lambda s: COUNTS.get(s, 0) + COUNTS["nothing"]),
    "a hundred texts": (ASKED, lambda s: FEW.get(s, -1)),
    "tuples of many values": (NUMBERS, lambda x: ROUTES.get((x * 3, x * 3 + 300), -1)),
    "a key of another type": (NUMBERS, lambda x: TEXTS.get(x, -1)),
}


@pytest.mark.parametrize("name", FOUND)
def test_a_lookup_of_many_keys_gives_what_pandas_gives(name: str) -> None:
    given, function = FOUND[name]
    found = given.udf.map(function)
    wanted = given.map(function)
    assert found.dtype == wanted.dtype
    assert str(found.tolist()) == str(wanted.tolist())


def test_what_is_not_there_raises_as_in_python() -> None:
    """KeyError of the key; what a defaultdict makes."""
    with pytest.raises(KeyError, match="'kz'"):
        udf.Series(["k1", "kz"]).applymap(lambda s: TEXTS[s])
    assert list(udf.Series([1, 9000]).applymap(lambda x: DEFAULTS[x])) == [1.5, 0.0]
    with pytest.raises(udf.errors.CapturedValueError, match="several types"):
        udf.Series([1]).applymap(lambda x, table={**SOME, 3: 4}: table[x])


@pytest.mark.parametrize("change", ["a value", "a key", "in place of another", "none"])
def test_a_dict_that_changes_is_made_anew(change: str) -> None:
    """And one that does not is kept."""
    table = dict(zip(NAMES, KEYS, strict=True))
    before = hashed(table)
    if change == "a value":
        table["k1"] = 77
    elif change == "a key":
        del table["k1"]
    elif change == "in place of another":
        table["new"] = table.pop("k1")
    assert (hashed(table) is before) == (change == "none")


@pytest.mark.parametrize(
    ("kept", "change"),
    [
        (True, {3: 7.25}), (True, {3: math.nan, -(2**63): 1.5, 40: -0.0}), (False, {3: None}), (False, {3: 7}),
        (False, {5000: 1.0}), (False, {3: True}),
    ],
)  # fmt: skip
def test_a_few_other_values_are_put_in_place(kept: bool, change: dict[int, Any], monkeypatch) -> None:
    """Of whole numbers as keys; another type or key makes the table anew, and either is the table of the new dict."""
    table: dict[int, Any] = {key: key / 2 for key in [*range(MANY), -(2**63)] if key != 5000}
    hashed(table)
    built = []
    given = hash_tables._build
    monkeypatch.setattr(hash_tables, "_build", lambda *items: built.append(1) or given(*items))
    table.update(change)
    made = hashed(table)
    assert (not built) == kept
    wanted = HashTable(dict(table))
    assert made.types == wanted.types
    np.testing.assert_array_equal(made.array, wanted.array)


@pytest.mark.parametrize("one_hash", [False, True])
def test_a_few_other_values_of_texts_are_put_in_place(one_hash: bool, monkeypatch) -> None:
    """Of keys whose hashes are equal, too: it is the text that is looked for."""
    if one_hash:
        monkeypatch.setattr("udf.bind.hash_slots._hashes", lambda members, _: np.full(len(members[0][0]), 7))
    texts = [f"k{i}" for i in range(MANY - 2)] + ["", "ä\ud800"]
    table = {text: len(text) / 2 for text in texts}
    before = hashed(table)
    monkeypatch.setattr(hash_tables, "_build", lambda *_: pytest.fail("it is built anew"))
    table.update({"k17": -1.0, "": math.inf, "ä\ud800": math.nan})
    made = hashed(table)
    monkeypatch.undo()
    if one_hash:
        monkeypatch.setattr("udf.bind.hash_slots._hashes", lambda members, _: np.full(len(members[0][0]), 7))
    wanted = HashTable(dict(table))
    assert made is not before
    assert made.types == wanted.types
    np.testing.assert_array_equal(made.array, wanted.array)


def test_numpys_numbers_are_known_once_they_are_there() -> None:
    """Which of NumPy's types a dict has is kept with its table, and not beyond a value of another type."""
    table: dict[str, Any] = {name: key / 2 for name, key in TEXTS.items()}
    for value in (0.5, np.float64(1.5), 2.5, 3.5):
        table["k0"] = value
        made = hashed(table)
        assert made.numpys_held() == {type(value)} - {float}
        assert made.array.view(np.float64)[slot_of(made.array, made.types, "k0") + made.types.first] == value


def test_a_value_of_negative_zero_keeps_its_sign() -> None:
    """As a key it is 0.0."""
    table = {float(key): -0.0 for key in KEYS}
    found = udf.Series([0.0, -0.0, 3.0]).applymap(lambda x: table[x])
    assert list(map(str, found)) == ["-0.0"] * 3


def test_keys_of_one_slot() -> None:
    """Keys made for it, which all are looked for from the first slot on."""
    inverse = pow(MULTIPLIER, -1, 2**64)
    hostile = [int(np.uint64(i * inverse % 2**64).view(np.int64)) for i in range(MANY)]
    table = dict(zip(hostile, KEYS, strict=True))
    assert list(udf.Series([*hostile[::99], 7]).applymap(lambda x: table.get(x, -1))) == [*KEYS[::99], -1]


def test_a_dict_that_another_thread_changes() -> None:
    """Each call sees the dict of one moment: as many keys as values, and of no key an older value than before."""
    table = dict.fromkeys(KEYS, 0)
    stop = Event()

    def change() -> None:
        for number in count(1):
            if stop.is_set():
                return
            table[7] = number
            table[MANY + number % 50] = number
            table.pop(MANY + (number + 25) % 50, None)

    thread = Thread(target=change)
    thread.start()
    try:
        found = [list(udf.Series([7, 8, -1]).applymap(lambda x: table.get(x, -1))) for _ in range(30)]
    finally:
        stop.set()
        thread.join()
    assert [one[1:] for one in found] == [[0, -1]] * 30
    assert [one[0] for one in found] == sorted(one[0] for one in found)
    assert table[7] >= found[-1][0] > 0


@pytest.mark.parametrize(
    "given", [SERIES, FRAME, INDEX, LEVELS, SERIES.astype(object)], ids=lambda one: type(one).__name__
)
def test_what_pandas_holds_is_compared(given: Any) -> None:
    """By the bytes of its columns."""
    made = HashTable(given)
    assert made.is_still(given)
    if isinstance(given, pd.Index):
        return
    changed = given.copy()
    made = HashTable(changed)
    changed.iloc[7] = changed.iloc[8]
    assert not made.is_still(changed)


def test_a_python_without_versions_compares(monkeypatch: pytest.MonkeyPatch) -> None:
    """The objects that a dict holds."""
    monkeypatch.setattr("udf.bind.hash_tables.dict_version", lambda given: None)
    table = dict(TEXTS)
    made = HashTable(table)
    assert made.is_still(table)
    table["k5"] = -1
    assert not made.is_still(table)


def test_versions_follow_every_change() -> None:
    table: dict[int, int] = {1: 2}
    before = dict_version(table)
    if before is None:
        pytest.skip("this Python has none")
    assert dict_version(table) == before
    table[1] = 3
    assert dict_version(table) != before


def test_hashes_are_those_of_single_bytes() -> None:
    """Of texts of any length, beside each other or alone."""
    texts = ["", "a", "ab", "ß" * 40, "x" * 1000]
    assert hashes_of(texts).tolist() == [hashes_of([text]).tolist()[0] for text in texts]


@pytest.mark.parametrize(
    ("function", "cause"),
    [
        (lambda s: SET[s], "a captured set has no values to look up"),
        (lambda s: FRAME.loc[s], 'write frame.loc\\[key, "column"\\]'),
        (lambda s: FRAME.loc[s, "w"], "has no column 'w'"),
        (lambda s: COUNTS.most_common(s), "most_common of a captured"),
    ],
)
def test_what_many_keys_have_not_is_refused(function, cause) -> None:
    """By the name of what was captured."""
    with pytest.raises(udf.errors.UdfCompileError, match=cause):
        ASKED.udf.map(function)
