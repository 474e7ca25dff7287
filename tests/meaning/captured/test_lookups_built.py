"""Tables of many keys are built by passes of NumPy and C: no function of Python is called for a key."""

import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf  # noqa: F401 - the accessor
from udf.bind import hash_slots, objects_read
from udf.bind.hash_slots import _order_of
from udf.bind.hash_tables import HashTable
from udf.cpu import key_places

KEYS = 20_000
NUMBERS = [place * 0.5 for place in range(KEYS)]

TABLES = {
    "ints to floats": dict(zip(range(0, 7 * KEYS, 7), NUMBERS, strict=True)),
    "ints to ints": dict(zip(range(0, 7 * KEYS, 7), range(KEYS), strict=True)),
    "floats to floats and None": dict(zip(NUMBERS, [None, *NUMBERS[1:]], strict=True)),
    "texts to floats": {f"key {place}": value for place, value in enumerate(NUMBERS)},
    "ints to few texts": {place: "even" if place % 2 == 0 else "odd" for place in range(KEYS)},
    "a set": frozenset(range(0, 7 * KEYS, 7)),
}


@pytest.mark.parametrize("name", TABLES)
def test_no_call_a_key(name: str) -> None:
    """A generator that is asked for its next value counts as a call."""
    calls = 0

    def note(_, event, __):
        nonlocal calls
        calls += event == "call"

    sys.setprofile(note)
    try:
        HashTable(TABLES[name])
    finally:
        sys.setprofile(None)
    assert 0 < calls < KEYS // 20


@pytest.mark.parametrize("bits", [0, 3, 16, 17, 31])
def test_slots_are_sorted_stably(bits: int) -> None:
    """Equal ones stay in their order, whether 16 bits tell them apart or not."""
    numbers = np.random.default_rng(bits).integers(0, 2**bits, 5000)
    numbers[100:200] = numbers[:100]
    assert (_order_of(numbers) == np.argsort(numbers, kind="stable")).all()
    assert _order_of(numbers[:0]).size == 0


MANY = hash_slots.NATIVE + 9
"""Keys of tables that native code fills."""


@pytest.mark.parametrize("native", [True, False])
@pytest.mark.parametrize("kind", ["ints", "floats", "texts", "no ASCII", "pairs", "one slot"])
def test_slots_are_filled_as_they_are_looked_for(kind: str, native: bool, monkeypatch) -> None:
    """By native code and by NumPy: each key is found, and its value in order; keys that meet in one slot are sorted."""
    if not native:
        monkeypatch.setattr(key_places, "native", lambda: None)
    spread = np.random.default_rng(3).permutation(2**40 + np.arange(MANY) * 12_345).tolist()
    inverse = pow(hash_slots.MULTIPLIER, -1, 2**64)
    keys: dict[str, Callable[[], list[Any]]] = {
        "ints": lambda: [-(2**63), 2**63 - 1, *spread],
        "floats": lambda: [-np.inf, 5e-324, *np.array(spread).astype(float).tolist()],
        "texts": lambda: ["", "x" * 3000, *map(str, spread)],
        "no ASCII": lambda: ["", "ß", *(f"ключ {one}" for one in spread)],
        "pairs": lambda: [(f"a{one}", one % 7) for one in spread],
        "one slot": lambda: [int(np.uint64(place * inverse % 2**64).view(np.int64)) for place in range(MANY)],
    }
    labels = keys[kind]()
    table = dict(zip(labels, range(len(labels)), strict=True))
    some = [*range(9), *range(9, len(labels), 501), len(labels) - 1]
    if kind == "pairs":
        asked = pd.DataFrame([labels[k] for k in some])
        assert asked.udf.apply(lambda r: table.get((r[0], r[1]), -1), axis=1).tolist() == some
        assert not asked.udf.apply(lambda r: (r[0], r[1] + 9) in table, axis=1).any()
        return
    given = pd.Series([labels[k] for k in some])
    assert given.udf.map(lambda x: table.get(x, -1)).tolist() == some
    absent = given + "?" if isinstance(labels[0], str) else pd.Series(-77.0 - np.arange(99)).astype(type(labels[0]))
    assert (absent.udf.map(lambda x: table.get(x, -1)) == -1).all()


def test_series_of_many_keys_keep_their_order() -> None:
    """The place of each row is that of its slot, whoever filled it."""
    series = pd.Series(np.arange(MANY) * 0.5, index=np.random.default_rng(4).permutation(MANY) * 7)
    made = HashTable(series)
    assert made.types.in_order
    at = made.array[len(made.array) - MANY :]
    assert (made.array[at] == series.index.to_numpy()).all()
    assert (made.array.view(np.float64)[at + made.types.first] == series.to_numpy()).all()


def test_bytes_are_hashed_as_numpy_hashes_them(monkeypatch) -> None:
    """Of texts of any length and alphabet."""
    texts = ["", "a", "\ud800", "x" * 4000, *(f"ключ {row}" * (row % 5) for row in range(MANY))]
    found = hash_slots.hashes_of(texts)
    monkeypatch.setattr(key_places, "native", lambda: None)
    assert (hash_slots.hashes_of(texts) == found).all()


@pytest.fixture(params=[True, False])
def read(request, monkeypatch) -> bool:
    """Objects read from memory, and in a Python whose objects are not known asked one by one."""
    if request.param and not objects_read.are_known():
        pytest.skip("this Python's are not known")
    monkeypatch.setattr(objects_read, "are_known", lambda: request.param)
    return request.param


def test_cpythons_objects_are_known() -> None:
    """Of every CPython with a lock."""
    locked = getattr(sys, "_is_gil_enabled", lambda: True)()
    assert objects_read.are_known() == (sys.implementation.name == "cpython" and locked)


@pytest.mark.usefixtures("read")
def test_other_values_are_found_wherever_they_are() -> None:
    """The first, the last, equal ones too."""
    before = [object() for _ in range(5000)]
    for rows in ([], [0], [4999], [17, 18, 4000]):
        now = list(before)
        for row in rows:
            now[row] = 1.5
        assert objects_read.others_in(now, before) == rows
    assert objects_read.others_in([1.5] * 5000, before) == list(range(5000))
    assert objects_read.others_in([], []) == []


class Weight(float):
    """A float of a person's own class."""


@pytest.mark.usefixtures("read")
@pytest.mark.parametrize("values", [[], [None], [1.5] * 9, [True, 1, 2**80], ["a", None, Weight(2)], [(1,), [], {}]])
def test_types_are_those_of_all_objects(values: list[object]) -> None:
    """Of one type, of several, of a person's own."""
    assert objects_read.kinds_in(values) == set(map(type, values))
    assert objects_read.kinds_in([*values, *[0.5] * 1000, *values]) == {*map(type, values), float}


@pytest.mark.usefixtures("read")
def test_numbers_and_sizes_are_those_of_the_objects() -> None:
    """Each bit of floats; of texts the characters, whatever each takes."""
    floats = [0.1, -0.0, np.inf, -5e-324, float("nan"), *np.random.default_rng(1).normal(size=999).tolist()]
    np.testing.assert_array_equal(objects_read.floats_in(floats).view(np.int64), np.array(floats).view(np.int64))
    texts = ["", "a", "x" * 5000, "ß", "ключ", "\ud800", "\U0001f600" * 3, *(f"key {row}" for row in range(999))]
    assert objects_read.sizes_of(texts).tolist() == [len(text) for text in texts]
    assert objects_read.sizes_of([]).size == objects_read.floats_in([]).size == 0


@pytest.mark.usefixtures("read")
@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_the_same_however_objects_are_read(name: str) -> None:
    """In each byte: what is read one by one is the same as what is read at once."""
    made = HashTable(TABLES[name])
    known = made.array.tobytes()
    assert _known.setdefault(name, known) == known


_known: dict[str, bytes] = {}
