"""How many threads a call takes: told by what its first rows take, and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from udf.cpu import row_slices
from udf.cpu.halt import NEVER
from udf.cpu.row_slices import FIRST, KEPT, Pace, first_failure

if TYPE_CHECKING:
    from collections.abc import Callable

    Calls = Callable[[float, float], list[int]]

ROWS = 1 << 20


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """Return what gives the pieces of one call after the other: a row takes so long alone, and beside others."""
    clock = [0.0]
    monkeypatch.setattr(row_slices, "perf_counter", lambda: clock[0])
    pace = Pace()

    def spread(run, first, rows, helpers, *_) -> int:
        clock[0] += (rows - first) * beside[0]
        return run(first, rows, NEVER) if helpers else -1

    beside = [0.0]
    monkeypatch.setattr(row_slices, "_spread", spread)

    def call(alone: float, together: float) -> list[int]:
        beside[0], pieces = together, []

        def run(first: int, stop: int, _: object) -> int:
            pieces.append(stop - first)
            clock[0] += (stop - first) * alone * (stop - first <= FIRST)
            return -1

        assert first_failure(run, ROWS, 2, NEVER, pace=pace) == -1
        return pieces

    return call


def test_what_one_thread_does_before_another_begins_is_kept(calls: Calls) -> None:
    """The second call says the same as the first, and the next ones are one piece; later it is measured again."""
    short = [calls(1e-12, 1e-12) for _ in range(KEPT + 3)]
    assert [len(pieces) > 1 for pieces in short] == [True, True, *[False] * (KEPT - 1), True, True]
    assert all(sum(pieces) == ROWS for pieces in short)


def test_several_threads_that_take_as_long_as_one_are_not_asked_again(calls: Calls) -> None:
    """As where memory bounds it; where they save time, they are asked in every call."""
    assert [len(calls(1e-8, 0.9e-8)) for _ in range(4)] == [2, 2, 1, 1]
    assert [len(calls(1e-8, 0.6e-8)) for _ in range(KEPT + 2)][-3:] == [2, 2, 2]
