"""Time over rows: every contender on every workload of one kind, its results checked before they are timed."""

from __future__ import annotations

import contextlib
import statistics
import time
from typing import TYPE_CHECKING, Any

import udf
from benchmarks.contenders import CONTENDERS, reason_absent
from benchmarks.data import Columns, room_for, wrong_rows
from benchmarks.workloads import WARM, WORKLOADS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from benchmarks.asked import Asked, Bar
    from benchmarks.contenders import Contender
    from benchmarks.workloads import Kind, Workload

Point = dict[str, Any]

LONG = 0.5
"""Seconds: where the call that is checked takes longer, there is no second one before those that are timed."""


def run(kind: Kind, asked: Asked, bar: Bar) -> dict[str, Any]:
    """Return the points of all workloads of ``kind``, and who could not take part."""
    wanted = [c for c in CONTENDERS if not asked.contenders or c.name in asked.contenders]
    absent = {c.name: reason for c in wanted if (reason := reason_absent(c)) is not None}
    present = [c for c in wanted if c.name not in absent and kind in c.make]
    workloads = [w for w in WORKLOADS if w.kind == kind]
    points: list[Point] = []
    racers = {(w.name, c.name): Racer(w, c, asked) for w in workloads for c in present}
    total = len(racers) * len(asked.rows)
    left_out = []
    for workload in workloads:
        for rows in asked.rows:
            room = room_for(workload, rows)
            if rows > asked.most_host and not room:
                left_out.append(f"{workload.name} over {rows:,} rows: no room on the GPU")
                continue
            host = rows <= asked.most_host and "host" in {c.space for c in present}
            with Columns.of(workload, rows, host=host, device=room) as columns:
                for contender in present:
                    bar.at(len(points), total, f"{workload.name} {contender.name} {rows:.0e}")
                    points.append(racers[workload.name, contender.name].point(columns))
    return {
        "workloads": {w.name: w.title for w in workloads},
        "notes": {c.name: c.note for c in present},
        "absent": absent,
        "most_host": asked.most_host,
        "left_out": left_out,
        "points": [point for point in points if point],
    }


class Racer:
    """One contender on one workload, from the smallest size on; out of the race once it fails or is too slow."""

    def __init__(self, workload: Workload, contender: Contender, asked: Asked) -> None:
        self._workload, self._contender, self._asked = workload, contender, asked
        self._call: Callable[[Any], Any] | None = None
        self._out = False
        self._last: list[tuple[int, float]] = [(0, 0.0)]  # rows and seconds of a call, at each size so far

    def point(self, columns: Columns) -> Point | None:
        """Return the figures at the size of ``columns``, or why there are none; None once out of the race."""
        given = columns.in_space(self._contender.space)
        if self._out or given is None:
            return None
        head: Point = {"workload": self._workload.name, "contender": self._contender.name, "rows": columns.rows}
        if (seconds := self._expected(columns.rows)) > self._asked.patience:
            self._out = True
            return {**head, "skipped": f"a call would take some {seconds:.1f} s"}
        try:
            with udf.options(**self._contender.options):
                measured = self._measured(columns, given)
        except Exception as error:  # noqa: BLE001 - a peer may fail in any way; it is reported, not timed
            self._out = True
            return {**head, "error": f"{type(error).__name__}: {error}".splitlines()[0][:200]}
        self._out = "wrong_rows" in measured
        return {**head, **measured}

    def _expected(self, rows: int) -> float:
        """Return the seconds that a call should take, from the last two sizes."""
        (n0, t0), (n1, t1) = ([(0, 0.0), *self._last])[-2:]
        return t1 + max(0.0, t1 - t0) / max(1, n1 - n0) * (rows - n1)

    def _measured(self, columns: Columns, given: Any) -> Point:
        contender, first = self._contender, {}
        taken = contender.take(given)
        began = time.perf_counter()
        if self._call is None:
            warm(contender, self._workload.kind)
            start = time.perf_counter()
            self._call = contender.make[self._workload.kind](self._workload)
            result = self._call(taken)
            wait(contender)
            first = {"first_ms": (time.perf_counter() - start) * 1e3}
        else:
            result = self._call(taken)
        wrong = wrong_rows(columns, contender.space, contender.array(result))
        del result  # its memory serves the next call
        if time.perf_counter() - began < LONG:
            self._call(taken)
            wait(contender)
        if wrong:
            return {**first, "wrong_rows": wrong}
        seconds = sorted(timed(self._call, taken, contender, self._asked))
        self._last.append((columns.rows, statistics.median(seconds)))
        return {**first, **quartiles(seconds)}


def quartiles(seconds: list[float]) -> Point:
    """Return quartile, median and quartile in milliseconds, and of how many."""
    last = len(seconds) - 1
    three = (seconds[last // 4], statistics.median(seconds), seconds[last - last // 4])
    return {"quartiles_ms": [float(f"{s * 1e3:.5g}") for s in three], "repeats": len(seconds)}


def timed(call: Callable[[Any], Any], taken: Any, contender: Contender, asked: Asked) -> Iterator[float]:
    """Give the seconds of one call after the other, each with the wait for its result."""
    end, least = time.perf_counter() + asked.seconds, 3
    for k in range(asked.repeats):
        if k >= least and time.perf_counter() > end:
            return
        start = time.perf_counter()
        result = call(taken)
        wait(contender)
        yield time.perf_counter() - start
        del result


def wait(contender: Contender) -> None:
    """Wait until the GPU has done what ``contender`` queued."""
    if contender.gpu:
        import cupy  # noqa: PLC0415 - on a machine with a GPU only

        cupy.cuda.Device().synchronize()


_warmed: set[tuple[str, str]] = set()


def warm(contender: Contender, kind: Kind) -> None:
    """Run a trivial function once, so that what a library does once a process is over; a failure shows later."""
    if (contender.name, kind) in _warmed:
        return
    _warmed.add((contender.name, kind))
    with contextlib.suppress(Exception), Columns.of(WARM[kind], 1000, host=True, device=contender.gpu) as columns:
        contender.make[kind](WARM[kind])(contender.take(columns.in_space(contender.space)))
        wait(contender)
