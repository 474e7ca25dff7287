"""Where ``auto`` runs a call over columns in host memory: on the processor, or through the GPU, by what either takes.

What a call takes is measured, per function and number of rows: on the processor with the first call, on the GPU once it
could be worth its start. Before that a GPU's time is an estimate (:func:`estimated`), and it is tried when the seconds
that it would have saved so far are as many as it takes to begin with (rent or buy: at most twice the best in all).
Columns on a GPU are run there.

What the way through a GPU costs on this machine: measured when ``auto`` first takes it, and kept beside the cache.

``machine-<host>.json`` has the seconds that a process's first call took to begin with, and the rate at which columns in
host memory and their results go there and back. Until there is one, they are those of an H200 beside 16 cores.
"""

from __future__ import annotations

import json
import math
import os
import platform
import sys
from contextlib import suppress
from functools import cache
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from udf.base.logs import debug
from udf.base.timings import SAMPLES, Times
from udf.columns.column import Column, slice_rows
from udf.errors import DeviceMemoryError, ExternCallError, InternalError, UdfError
from udf.runtime.choice.backends import back_end, lies_on_gpu, readable_columns, requested_backend
from udf.runtime.choice.last_call import THREAD, Choice
from udf.runtime.store.cache import folder

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.bind.udf_call import Backend
    from udf.runtime.calls.call_cache import PreparedCall
    from udf.runtime.calls.jobs import Job

    Prepare = Callable[[Job, Backend], PreparedCall]
    from pathlib import Path

PLAUSIBLE: Final = {"context_seconds": (1e-3, 600.0), "bytes_a_second": (1e8, 1e12)}
"""What is outside of these was not measured."""


class Costs(NamedTuple):
    """Of a first call in a process: to import CuPy and make a context; of bytes, both ways together."""

    context_seconds: float = 0.7
    bytes_a_second: float = 50e9


_known: list[Costs | None] = []
"""What is kept, once it was looked for: every call asks."""


def costs() -> Costs:
    """Return what the way through a GPU costs, as far as anybody knows.

    Examples
    --------
    >>> costs().bytes_a_second > 1e8
    True
    """
    return _saved() or Costs()


def is_measured() -> bool:
    """Return whether they were measured on this machine."""
    return _saved() is not None


def save(found: Costs) -> None:
    """Keep what was measured, for this process and the next ones; a disk that takes nothing is no harm."""
    _known[:] = [found]
    path = _path()
    if path is None:
        return
    part = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        part.write_text(json.dumps(found._asdict()))
        part.replace(path)
    except OSError:
        return


def _path() -> Path | None:
    place = folder()
    return None if place is None else place / f"machine-{platform.node() or 'here'}.json"


def _saved() -> Costs | None:
    if not _known:
        path = _path()
        _known[:] = [None if path is None else _read(path)]
    return _known[0]


def _read(path: Path) -> Costs | None:
    try:
        found: dict[str, float] = json.loads(path.read_text())
        values = {name: float(found[name]) for name in PLAUSIBLE}
    except (OSError, ValueError, KeyError, TypeError):
        return None
    if not all(low <= values[name] <= high for name, (low, high) in PLAUSIBLE.items()):
        return None
    return Costs(**values)


BUILD_SECONDS: Final = 0.15
"""Of a function's first call on a GPU: to compile it, and to get pinned memory."""

MIN_CONTEXT_SECONDS: Final = 0.01
"""Seconds to begin with, at least."""

CALL_SECONDS: Final = 2e-4
"""Of a call through the GPU, beyond what its bytes take (benchmarks/results/host_gpu.json)."""

GPU_SPEEDUP: Final = 40
"""How many times faster than all processors a GPU computes, before that is measured: an H200 beside 16 cores."""

CLOSE_RATIO: Final = 2.0
"""An estimate or a first measurement of a GPU is looked into where it is within this factor of the processor's."""

FAR_RATIO: Final = 10.0
"""A GPU that is so many times faster than a processor's first measurement is taken without another one; and a back end
that is so many times slower is not measured again."""

REMEASURE_SHARE: Final = 1 / 32
"""The share of calls' time for which the slower back end is measured again: machines change, and so do functions."""

PROBE: Final = 1 << 20
"""Rows from which the processor runs the first PROBE_ROWS alone, where a function was not run over so many."""

PROBE_ROWS: Final = 1 << 16

PROBE_SECONDS: Final = 0.005
"""What the first rows take at least, of which all are told: beside it threads that begin do not show. Eight times as
many are run until they do, or are a SIXTEENTH of all."""

PROBE_SHARE: Final = 16

MIN_COMPARABLE_ROWS: Final = 1 << 18
"""Rows from which more rows can be told from fewer, where the first ones cannot be run alone."""

PRINTS: Final = "it prints, which only a GPU can"


@cache
def _by_order(backend: str, why: str) -> Choice:
    """Return the choice of a back end that is named; many calls have the same."""
    return Choice(backend, why.replace("{", "{{").replace("}", "}}"), is_order=True)


SHORT_SECONDS: Final = CALL_SECONDS / CLOSE_RATIO

SHORT_CALL: Final = Choice("cpu", "the processor is done before a GPU could start")

FIRST_CALL: Final = Choice("cpu", "the first call of so many rows is the processor's")


def run(job: Job, prepare: Prepare) -> tuple[PreparedCall, tuple[Column, ...]]:
    """Run a job where it is asked for, where its columns lie, or where it takes least.

    ``prepare`` makes it ready on a back end.

    Raises
    ------
    BackendUnavailableError
        If CUDA was asked for by name and cannot run here.
    """
    must = job.place()
    backend, why = must or requested_backend()
    if backend is None:
        backend, why = back_end("cuda"), "its columns are on the GPU"
        if must or not lies_on_gpu(job.columns):
            if job.cached is None or not job.cached.prints:
                with suppress(ExternCallError):
                    return _cheapest(job, prepare)
            why = PRINTS
    ready = prepare(job, backend)
    if why is PRINTS and job.cached is not None:
        job.cached.prints = True
    columns, order = readable_columns(ready.columns, backend), _by_order(backend.name, why)
    rows = len(columns[0]) if columns else 0
    THREAD.last = (order, rows, None)
    began = perf_counter()
    outputs = job.run(ready, backend, columns)
    if backend.name == "cpu" or not lies_on_gpu(columns):
        seconds = perf_counter() - began
        THREAD.last = (order, rows, seconds)
        if seconds > SHORT_SECONDS:
            ready.compiled.times.add(backend.name, rows, seconds)
    return ready, outputs


def _cheapest(job: Job, prepare: Prepare) -> tuple[PreparedCall, tuple[Column, ...]]:
    """Run a job over columns in host memory where that takes least."""
    cached = job.cached
    last = job.find(back_end("cuda")) if cached is not None and cached.on_gpu else None  # to look for both takes longer
    host = _HostCall(job, prepare)
    times, columns = last and last.compiled.times.host, (last or host.ready).columns
    times = times or host.ready.compiled.times
    rows = len(columns[0]) if columns else 0
    choice = _choose(times, rows, job, host)
    if job.cached is not None:
        job.cached.on_gpu = choice.backend == "cuda"
    if choice.backend == "cuda":
        try:
            loaded, began = "cupy" in sys.modules, perf_counter()
            there = last or _prepare_gpu(job, prepare)
            if there is not None:
                there.compiled.times.host = times
                if not is_measured():
                    _measure(Costs().context_seconds if loaded else perf_counter() - began)
                return there, _run_timed(job, there, times, rows, choice)
            times.add("cuda", rows, math.inf)
            choice = Choice("cpu", "the GPU has no code for it")
        except DeviceMemoryError:
            choice = Choice("cpu", "the GPU has too little memory left")
    return host.ready, _run_timed(job, host.ready, times, rows, choice)


class _HostCall:
    """A job, made ready for the processor once somebody asks."""

    __slots__ = ("_job", "_prepare", "_ready")

    def __init__(self, job: Job, prepare: Prepare) -> None:
        self._job, self._prepare = job, prepare
        self._ready: PreparedCall | None = None

    @property
    def ready(self) -> PreparedCall:
        if self._ready is None:
            self._ready = self._prepare(self._job, back_end("cpu"))
        return self._ready


def _prepare_gpu(job: Job, prepare: Prepare) -> PreparedCall | None:
    """Return a job that the processor runs, ready for the GPU; None if that has no code for it."""
    try:
        return prepare(job, back_end("cuda"))
    except (InternalError, DeviceMemoryError):
        raise
    except UdfError as error:
        debug("no code for the GPU: %s", error)
        return None


def _measure(begin: float) -> None:
    """Keep what the GPU's way costs on this machine, of which the first call took ``begin`` seconds to begin with."""
    with suppress(DeviceMemoryError):
        save(Costs(max(begin - BUILD_SECONDS, MIN_CONTEXT_SECONDS), back_end("cuda").bytes_a_second()))


def _run_timed(job: Job, ready: PreparedCall, times: Times, rows: int, choice: Choice) -> tuple[Column, ...]:
    began = perf_counter()
    outputs = job.run(ready, back_end(choice.backend), ready.columns)
    seconds = perf_counter() - began
    if choice is not SHORT_CALL or seconds > SHORT_SECONDS:  # to note it takes as long as some short calls
        times.add(choice.backend, rows, seconds)
    THREAD.last = (choice, rows, seconds)
    return outputs


def _choose(times: Times, rows: int, job: Job, host: _HostCall) -> Choice:
    """Return where a call of ``rows`` rows is to run."""
    cpu, cpu_samples = _on_processor(times, rows, job, host)
    if cpu is None:
        return FIRST_CALL
    if cpu < SHORT_SECONDS:
        return SHORT_CALL
    gpu, samples = times.of("cuda", rows, reach=1)
    if gpu is not None and (samples >= SAMPLES or gpu < cpu or gpu == math.inf):
        return _choose_measured(times, rows, cpu, gpu, is_sure=cpu_samples >= SAMPLES)
    bits = rows.bit_length()
    if (bus := times.bus.get(bits)) is None:  # to add up bytes takes as long as some calls
        bus = times.bus[bits] = bytes_of(host.ready) / costs().bytes_a_second / max(rows, 1)
    expected = estimated(cpu, bus * rows)
    times.saved += max(cpu - expected, cpu / 10) if expected < CLOSE_RATIO * cpu else 0.0
    about = "estimated: {} through the GPU, {} on the processor"
    if expected < CLOSE_RATIO * cpu and times.saved > _startup_seconds(times, rows, job):
        times.saved = 0.0
        return Choice("cuda", about, expected, cpu)
    return Choice("cpu", about, expected, cpu)


def _choose_measured(times: Times, rows: int, cpu: float, gpu: float, *, is_sure: bool) -> Choice:
    """Return the back end that takes least, or now and then the other one, whose time ``is_sure`` or is not."""
    measured = "measured: {} through the GPU, {} on the processor"
    better, other = ("cuda", "cpu") if gpu < cpu else ("cpu", "cuda")
    least, most = min(gpu, cpu), max(gpu, cpu)
    if most > FAR_RATIO * least:
        return Choice(better, measured, gpu, cpu)
    bits = rows.bit_length()
    times.spare[bits] = spare = times.spare.get(bits, 0.0) + REMEASURE_SHARE * least
    if spare > most - least or (other == "cpu" and not is_sure):
        times.spare[bits] = 0.0
        return Choice(other, measured + ", which is measured again", gpu, cpu)
    return Choice(better, measured, gpu, cpu)


def _on_processor(times: Times, rows: int, job: Job, host: _HostCall) -> tuple[float | None, int]:
    """Return the seconds that a call takes on the processor, and how often that was measured; None if nobody knows.

    Of many rows, the first ones are run if so many were not before.
    """
    cpu, samples = times.of("cpu", rows, reach=1)
    if cpu is not None or rows < PROBE:
        return cpu, samples
    if not job.has_parts:
        return times.of("cpu", rows, least=MIN_COMPARABLE_ROWS)[0], 0
    count = PROBE_ROWS
    while (took := _probe(job, host.ready, count)) < PROBE_SECONDS and 8 * count * PROBE_SHARE <= rows:
        count *= 8
    cpu = took * rows / count
    times.add("cpu", rows, cpu)
    return cpu, 1


def _probe(job: Job, ready: PreparedCall, count: int) -> float:
    """Return the seconds that the first ``count`` rows take on the processor."""
    began = perf_counter()
    job.run(ready, back_end("cpu"), tuple([slice_rows(column, 0, count) for column in ready.columns]), count)
    return perf_counter() - began


def _startup_seconds(times: Times, rows: int, job: Job) -> float:
    """Return the seconds that a GPU takes once, before a first call."""
    if "cupy" not in sys.modules:
        return costs().context_seconds + BUILD_SECONDS
    if times.of("cuda", rows)[1] > 0:
        return 0.0
    times.looks += 1
    is_time = times.looks & (times.looks - 1) == 0  # ever more seldom: to look takes as long as a short call
    return 0.0 if is_time and job.find(back_end("cuda")) else BUILD_SECONDS


def estimated(cpu: float, bus: float) -> float:
    """Return the seconds that a call takes through a GPU which takes the processor ``cpu``, and its bytes the ``bus``.

    Examples
    --------
    >>> estimated(0.01, 0.03) > 0.01 > estimated(0.01, 0.0003)
    True
    """
    return CALL_SECONDS + bus + cpu / GPU_SPEEDUP


def bytes_of(ready: PreparedCall) -> int:
    """Return the bytes of a call's columns and results; text that is given is taken to be as much as what comes in."""
    if not ready.columns:
        return 0
    results = sum(result.dtype.numpy.itemsize for result in ready.compiled.returns)
    texts = sum(_text_bytes(column) for column in ready.columns)
    made = sum(result.dtype.encoding is not None for result in ready.compiled.returns)
    moved = sum(int(column.values.nbytes) for column in ready.columns) + results * len(ready.columns[0])
    return moved + texts * (1 + made)


def _text_bytes(column: Column) -> int:
    """Return how many bytes a column of text has, if its rows follow one another."""
    if column.text is None or not len(column):
        return 0
    return abs(int(column.text.stops[-1]) - int(column.values[0]))
