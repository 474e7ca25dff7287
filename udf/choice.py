"""Where ``auto`` runs a call over columns in host memory: on the processor, or through the GPU, by what either takes.

What a call takes is measured, per function and number of rows: on the processor with the first call, on the GPU once it
could be worth its start. Before that a GPU's time is an estimate (:func:`estimated`), and it is tried when the seconds
that it would have saved so far are as many as it takes to begin with (rent or buy: at most twice the best in all).
Columns on a GPU are run there.
"""

from __future__ import annotations

import math
import sys
from contextlib import suppress
from functools import cache
from threading import local
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from udf.backends import back_end, backend_asked_for, lies_on_gpu, readable
from udf.column import rows_of
from udf.errors import DeviceMemoryError, InternalError, UdfError
from udf.logs import debug
from udf.machine import Costs, are_kept, costs, keep
from udf.measured import SAMPLES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from udf.call.calls import Ready
    from udf.column import Column
    from udf.measured import Times
    from udf.stages import Backend

BUILD_SECONDS: Final = 0.15
"""Of a function's first call on a GPU: to compile it, and to get pinned memory."""

MOMENT: Final = 0.01
"""Seconds to begin with, at least."""

CALL_SECONDS: Final = 2e-4
"""Of a call through the GPU, beyond what its bytes take (benchmarks/results/host_gpu.json)."""

FASTER: Final = 40
"""How many times faster than all processors a GPU computes, before that is measured: an H200 beside 16 cores."""

CLOSE: Final = 2.0
"""An estimate or a first measurement of a GPU is looked into where it is within this factor of the processor's."""

FAR: Final = 10.0
"""A GPU that is so many times faster than a processor's first measurement is taken without another one."""

PROBE: Final = 1 << 20
"""Rows from which the processor runs the first PROBE_ROWS alone, where a function was not run over so many."""

PROBE_ROWS: Final = 1 << 16

ENOUGH: Final = 1 << 18
"""Rows from which more rows can be told from fewer, where the first ones cannot be run alone."""


LABELS: Final = "functions of a window's labels run on the processor"


class LastCall(NamedTuple):
    """Where this thread's last call ran, and why.

    ``seconds`` is how long it ran, without compilation; None where that was not measured.
    """

    backend: str
    why: str
    rows: int | None = None
    seconds: float | None = None


class Run(NamedTuple):
    """A call that can run on one back end."""

    ready: Ready
    call: Callable[..., tuple[Column, ...]]
    """Takes its columns, and their number of rows where those are only the first of all."""
    has_parts: bool = False
    """Whether it can run over the first rows alone."""
    is_built: Callable[[Backend], bool] = lambda _: False
    """Whether it is ready on another back end."""


_thread = local()

_said = cache(LastCall)
"""Every call says why, and most say the same."""


def last_call() -> LastCall | None:
    """Return where this thread's last call ran, and why; None before the first.

    Examples
    --------
    >>> import udf
    >>> with udf.options(backend="cpu"):
    ...     _ = udf.Series([1.0]).applymap(lambda x: x + 1)
    >>> udf.last_call().backend, udf.last_call().why
    ('cpu', "udf.options.backend is 'cpu'")
    """
    return getattr(_thread, "last", None)


def note(last: LastCall) -> None:
    """Note where this thread's last call ran."""
    _thread.last = last


def run(
    on: Callable[[Backend], Run],
    columns: Sequence[Column] | Mapping[Any, Column],
    where: tuple[Backend | None, str] | None = None,
) -> tuple[Ready, tuple[Column, ...]]:
    """Run a call over ``columns`` where it is asked for, where they lie, or where it takes least.

    ``on`` makes it ready on a back end; ``where`` has the one that it must run on, and why, if that is known.

    Raises
    ------
    BackendUnavailableError
        If CUDA was asked for by name and cannot run here.
    """
    backend, why = where or backend_asked_for()
    if backend is None:
        if where or not lies_on_gpu(columns):
            return _cheapest(on)
        backend, why = back_end("cuda"), "its columns are on the GPU"
    one = on(backend)
    _thread.last = _said(backend.name, why)
    return one.ready, one.call(readable(one.ready.columns, backend))


def run_on_processor(on: Callable[[Backend], Run], why: str) -> tuple[Ready, tuple[Column, ...]]:
    """Run what the processor alone can do."""
    backend = back_end("cpu")
    one = on(backend)
    _thread.last = _said(backend.name, why)
    return one.ready, one.call(readable(one.ready.columns, backend))


def _cheapest(on: Callable[[Backend], Run]) -> tuple[Ready, tuple[Column, ...]]:
    """Run a call over columns in host memory where that takes least."""
    here = on(back_end("cpu"))
    times, columns = here.ready.compiled.times, here.ready.columns
    rows = len(columns[0]) if columns else 0
    choice = _chosen(times, rows, here)
    if choice.backend == "cuda":
        try:
            loaded, began = "cupy" in sys.modules, perf_counter()
            there = _built_for_gpu(on)
            if there is not None:
                if not are_kept():
                    _measure(Costs().context_seconds if loaded else perf_counter() - began)
                return there.ready, _timed(there, times, rows, choice)
            times.add("cuda", rows, math.inf)
            choice = LastCall("cpu", "the GPU has no code for it", rows)
        except DeviceMemoryError:
            choice = LastCall("cpu", "the GPU has too little memory left", rows)
    return here.ready, _timed(here, times, rows, choice)


def _built_for_gpu(on: Callable[[Backend], Run]) -> Run | None:
    """Return a call of what the processor runs for the GPU; None if that has no code for it."""
    try:
        return on(back_end("cuda"))
    except (InternalError, DeviceMemoryError):
        raise
    except UdfError as error:
        debug("no code for the GPU: %s", error)
        return None


def _measure(begin: float) -> None:
    """Keep what the GPU's way costs on this machine, of which the first call took ``begin`` seconds to begin with."""
    with suppress(DeviceMemoryError):
        keep(Costs(max(begin - BUILD_SECONDS, MOMENT), back_end("cuda").bytes_a_second()))


def _timed(one: Run, times: Times, rows: int, choice: LastCall) -> tuple[Column, ...]:
    began = perf_counter()
    outputs = one.call(one.ready.columns)
    seconds = perf_counter() - began
    times.add(choice.backend, rows, seconds)
    _thread.last = LastCall(choice.backend, choice.why, rows, seconds)
    return outputs


def _chosen(times: Times, rows: int, here: Run) -> LastCall:
    """Return where a call of ``rows`` rows is to run."""
    cpu, cpu_samples = _on_processor(times, rows, here)
    if cpu is None:
        return _said("cpu", "the first call of so many rows is the processor's")
    if cpu < CALL_SECONDS / CLOSE:
        return _said("cpu", "it takes the processor less than a GPU takes to be asked")
    gpu, samples = times.of("cuda", rows, reach=1)
    if gpu is not None and (samples >= SAMPLES or not cpu < gpu < CLOSE * cpu):
        measured = f"measured: {_shown(gpu)} through the GPU, {_shown(cpu)} on the processor"
        if cpu_samples < SAMPLES and gpu < cpu < FAR * gpu:
            return LastCall("cpu", f"{measured}, which is measured again")
        return LastCall("cuda" if gpu < cpu else "cpu", measured)
    expected = estimated(cpu, bytes_of(here.ready)) if gpu is None else gpu
    times.saved += max(cpu - expected, cpu / 10) if expected < CLOSE * cpu else 0.0
    about = f"estimated: {_shown(expected)} through the GPU, {_shown(cpu)} on the processor"
    if expected < CLOSE * cpu and times.saved > _begin(times, rows, here):
        times.saved = 0.0
        return LastCall("cuda", about)
    return LastCall("cpu", about)


def _on_processor(times: Times, rows: int, here: Run) -> tuple[float | None, int]:
    """Return the seconds that a call takes on the processor, and how often that was measured; None if nobody knows.

    Of many rows, the first ones are run if so many were not before.
    """
    cpu, samples = times.of("cpu", rows, reach=1)
    if cpu is not None or rows < PROBE:
        return cpu, samples
    if not here.has_parts:
        return times.of("cpu", rows, least=ENOUGH)[0], 0
    began = perf_counter()
    here.call([rows_of(column, 0, PROBE_ROWS) for column in here.ready.columns], PROBE_ROWS)
    cpu = (perf_counter() - began) * rows / PROBE_ROWS
    times.add("cpu", rows, cpu)
    return cpu, 1


def _begin(times: Times, rows: int, here: Run) -> float:
    """Return the seconds that a GPU takes once, before a first call."""
    if "cupy" not in sys.modules:
        return costs().context_seconds + BUILD_SECONDS
    if times.of("cuda", rows)[1] > 0:
        return 0.0
    times.looks += 1
    is_time = times.looks & (times.looks - 1) == 0  # ever more seldom: to look takes as long as a short call
    return 0.0 if is_time and here.is_built(back_end("cuda")) else BUILD_SECONDS


def estimated(cpu: float, bytes_: int) -> float:
    """Return the seconds that a call takes through a GPU which takes the processor ``cpu``, and moves ``bytes_``.

    Examples
    --------
    >>> estimated(0.01, 16 * 10**8) > 0.01 > estimated(0.01, 16 * 10**6)
    True
    """
    return CALL_SECONDS + bytes_ / costs().bytes_a_second + cpu / FASTER


def bytes_of(ready: Ready) -> int:
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


def _shown(seconds: float) -> str:
    return f"{seconds * 1e3:.3g} ms"
