"""Host data through a GPU in pieces, on a stand-in for its memory: every row, whichever memory is short."""

import ctypes
import sys
import time
import warnings
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from tests.support.cupy_stand_in import Array, Device, modules
from udf.base.raising import CODE_BITS, RowFailure
from udf.base.stages import RaiseSite
from udf.columns.column import Column
from udf.cuda import pieces, pinned, slot, stream
from udf.cuda.memory import memory_errors
from udf.errors import DeviceMemoryError, PinnedMemoryWarning
from udf.options import options

ROWS = 100_003
VALUES, NUMBERS = np.random.default_rng(1).random(ROWS), np.arange(ROWS)
BITS = np.packbits(VALUES < 0.9, bitorder="little")


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Device:
    """Return a device that pieces of a few thousand rows go to, with four threads."""
    made = Device()
    for name, module in modules(made).items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(slot, "holding_gil", lambda _name: made.copy)
    monkeypatch.setattr(stream, "enter_context", lambda: 0)
    monkeypatch.setattr(stream, "thread_count", lambda: 4)
    monkeypatch.setattr(pieces, "thread_count", lambda: 4)
    for module in (pieces, stream, slot):
        monkeypatch.setattr(module, "PIECE_BYTES", 32 << 10)
    monkeypatch.setattr(pieces, "LEAST_BYTES", 8 << 10)
    monkeypatch.setattr(pinned, "LEAST", 1 << 13)
    monkeypatch.setattr(pinned, "_pools", [])
    monkeypatch.setattr(pinned, "_said", [])
    monkeypatch.setattr(slot, "_slots", {})
    return made


def computed(device: Device, function: Callable[..., Any], *columns: Column, **how: Any) -> tuple[Column, ...]:
    """Return two columns of what ``function(values, bits)`` gives, the second with a bitmask."""
    results = pieces.host_results([np.dtype(np.float64), np.dtype(np.int64)], [False, True], ROWS)

    def there(values: np.ndarray) -> Array:
        with memory_errors(values.nbytes):  # as a program that runs there allocates its results
            made = Array(values.shape, values.dtype, device.alloc(max(values.nbytes, 1)))
        made.there[:] = values
        return made

    def run(given: Sequence[Column], _count: int) -> list[Column]:
        one, other, bits = function(*(column.values.there for column in given), given[-1].validity.there)
        words = np.pad(bits, (0, -len(bits) % 4))  # a device writes whole words
        return [Column(values=there(one)), Column(values=there(other), validity=there(words))]

    stream.run_pieces(pieces.row_pieces(columns, results, run), columns, results, endless=how.get("endless", False))
    return results


def right(results: Sequence[Column]) -> None:
    """Require both columns of :func:`twice`."""
    np.testing.assert_array_equal(results[0].values, VALUES * 2)
    np.testing.assert_array_equal(results[1].values, NUMBERS + 1)
    np.testing.assert_array_equal(results[1].validity, BITS)


def twice(values: np.ndarray, numbers: np.ndarray, bits: np.ndarray) -> Any:
    time.sleep(0.001)  # a thread that waits lets others take pieces
    return values * 2, numbers + 1, bits


SITE = RaiseSite(exception="ValueError", arguments=("large",), function="f", file="a.py", line=1)
GIVEN = (Column(values=VALUES), Column(values=NUMBERS, validity=BITS))


@pytest.mark.slow
def test_every_row_once(device: Device) -> None:
    """Values and bitmasks, into page-locked memory, which the next call has again; and from such memory."""
    for _ in range(3):
        first, other = computed(device, twice, *GIVEN)
        right((first, other))
    pool = pinned.pool()
    assert pool.holds(first.values)
    assert pool.holds(other.values)
    assert sum(device.copies) >= 6 * 16 * ROWS
    device.copies.clear()
    right(computed(device, lambda values, numbers, bits: (values * 2, numbers, bits), GIVEN[0], other))
    assert len(device.copies) == 6 * len(pieces.row_pieces(GIVEN, (first, other), twice))  # each array by itself


@pytest.mark.slow
@pytest.mark.parametrize("endless", [False, True])
def test_little_memory_is_fewer_pieces_at_a_time(device: Device, endless: bool) -> None:
    """Room for one or two of them; for none there is an error, and the next call is right."""
    piece = 200 << 10
    room = piece + (stream.SPARE if endless else 0)
    for limit in (room, 2 * room):
        device.limit = device.used + limit
        right(computed(device, twice, *GIVEN, endless=endless))
    device.limit = device.used + (16 << 10)
    with pytest.raises(DeviceMemoryError):
        computed(device, twice, *GIVEN, endless=endless)
    device.limit = 1 << 40
    right(computed(device, twice, *GIVEN, endless=endless))


def test_the_first_failure_is_raised(device: Device) -> None:
    """Of all pieces, also where some had to wait for memory."""
    device.limit = device.used + (400 << 10)

    def fail(values: np.ndarray, numbers: np.ndarray, bits: np.ndarray) -> Any:
        if numbers[-1] > 60_000:
            raise RowFailure((SITE,), max(60_001 - int(numbers[0]), 0) << CODE_BITS | 1)
        return twice(values, numbers, bits)

    for _ in range(3):
        with pytest.raises(RowFailure) as caught:
            computed(device, fail, *GIVEN)
        assert caught.value.row == 60_001


@pytest.mark.parametrize("why", ["refused", "not wanted"])
def test_without_page_locked_memory(device: Device, why: str) -> None:
    """The same results through ordinary memory; a refusal is one warning."""
    if why == "not wanted":
        with options(pinned_bytes=0):
            results = computed(device, twice, *GIVEN)
    else:
        device.pins = False
        with pytest.warns(PinnedMemoryWarning, match="out of locked memory"):
            right(computed(device, twice, *GIVEN))
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            results = computed(device, twice, *GIVEN)
    right(results)
    assert not any(pinned.pool().holds(result.values) for result in results)


@pytest.mark.parametrize(
    ("rows", "threads", "count"),
    [(0, 12, 0), (10**5, 12, 1), (3 * 10**6, 12, 2), (10**7, 12, 8), (10**7, 2, 8), (10**8, 12, 48)],
)
def test_how_many_pieces(rows: int, threads: int, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Few of them for few rows; of many rows as many for each thread, none of which is larger than its memory."""
    monkeypatch.setattr(pieces, "thread_count", lambda: threads)
    column = [Column(values=np.broadcast_to(0.0, rows))]
    cut = pieces.row_pieces(column, column, lambda there, _: there)
    assert len(cut) == count
    assert all(8 * (piece.end - piece.first) <= pieces.PIECE_BYTES + 8 * pieces.MULTIPLE for piece in cut)
    assert [piece.first for piece in cut] == [0, *(piece.end for piece in cut)][:count]


@pytest.mark.parametrize("pins", [True, False])
def test_kernels_that_read_host_memory_are_given_its_addresses(device: Device, pins: bool) -> None:
    """Every row once, without a copy; where memory is not page-locked the pieces are copied."""
    device.pins = pins
    column, calls = [Column(values=VALUES)], []

    def run(given: Sequence[Column], count: int) -> list[Column]:
        made = Array((count,), np.float64, device.alloc(8 * count))
        made.there[:] = given[0].values.there * 2
        return [Column(values=made)]

    def run_at(addresses: list[int], count: int) -> None:
        calls.append(count)
        one, other = (np.ctypeslib.as_array((ctypes.c_double * count).from_address(at)) for at in addresses)
        other[:] = one * 2

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", PinnedMemoryWarning)
        results = pieces.host_results([np.dtype(np.float64)], [], ROWS)
        stream.run_pieces(pieces.row_pieces(column, results, run, run_at), column, results, endless=False)
    np.testing.assert_array_equal(results[0].values, VALUES * 2)
    assert sum(calls) == (ROWS if pins else 0)
    assert bool(device.copies) != pins
