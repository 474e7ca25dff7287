"""Tables of many keys are built by passes of NumPy and C: no function of Python is called for a key."""

import sys

import numpy as np
import pytest

from udf.bind import hash_tables
from udf.bind.hash_slots import _order_of
from udf.bind.hash_tables import HashTable

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


@pytest.mark.parametrize("sees", [hash_tables._has_versions(), False])
def test_other_values_are_found_wherever_they_are(sees: bool, monkeypatch) -> None:
    """By their addresses, and in a Python whose lists are not known one by one: the first, the last, equal ones too."""
    before = [object() for _ in range(5000)]
    monkeypatch.setattr(hash_tables, "_has_versions", lambda: sees)
    for rows in ([], [0], [4999], [17, 18, 4000]):
        now = list(before)
        for row in rows:
            now[row] = 1.5
        assert hash_tables._others(now, before) == rows
    assert hash_tables._others([1.5] * 5000, before) == list(range(hash_tables.MOST + 1))
