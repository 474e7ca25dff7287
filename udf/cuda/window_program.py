"""A window UDF compiled for the GPU: columns and bounds in, columns out."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from udf.base.dtypes import dtype_of
from udf.base.stages import discard
from udf.columns.column import Column
from udf.cuda.failure import Failures
from udf.cuda.launch import MOST_BLOCKS
from udf.cuda.launch_arguments import Arguments
from udf.cuda.loader import KernelLoader
from udf.cuda.memory import current_stream, memory_errors, new_columns, new_words, to_device, words_of
from udf.cuda.pieces import run_in_pieces
from udf.windows.bounds import ExplicitBounds, FixedBounds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from udf.base.stages import Artefact, StoreArtefact
    from udf.cuda.launch import Kernel
    from udf.cuda.plan import WindowPlan
    from udf.windows.bounds import Bounds

# ruff: noqa: PLC0415 - CuPy is loaded with the first UDF on a GPU

FIRST, SECOND = 0, 1
"""The launches for listed windows: those of tiles that fit shared memory, then all others."""

FEW_BLOCKS = 2048
"""Blocks of a launch that may have nothing to do: they fill any GPU, and are gone in 3 us (an H200)."""

LEFT, RIGHT = 1, 2
"""The ends of a window in time that are closed (kernels/base_window.cuh)."""


MAIN, CONVERT = "windows", "convert"
"""The kernels of a program: the windows', and for column i ``convert`` and its number."""


class WindowProgram:
    """A window kernel in memory.

    Further kernels make of each column what windows have, where those are read from global memory.
    """

    first = MAIN
    """The kernel whose policy is that of all."""

    def __init__(self, artefact: Artefact, keep: StoreArtefact = discard) -> None:
        self.plan: WindowPlan = artefact.plan
        self._arguments = Arguments(self.plan.arguments)
        self._loaded = KernelLoader(artefact, keep)
        self._policy: Any = self._loaded.policy(self.first)
        self._failures = Failures(self.plan.raises, endless=self.plan.stops)

    def run(self, columns: tuple[Column, ...], bounds: Bounds, arguments: Sequence[Any] = ()) -> tuple[Column, ...]:
        """Run over the windows that ``bounds`` gives, on the device of the first column that is on one.

        ``arguments`` are NumPy scalars and one-dimensional arrays, of NumPy or CuPy. Results have one value a
        window. The work is queued on CuPy's current stream. A UDF that can raise, or has
        loops that nothing bounds, waits for it.

        Raises
        ------
        RowFailure
            At the first window where the UDF raises.
        DeviceMemoryError
            If results, or columns and arrays that come from the host, do not fit; nothing is kept.
        """
        import cupy

        assert types_of(columns) == self.plan.takes
        assert all(len(column) == bounds.rows for column in columns)
        assert self.plan.length is None or isinstance(bounds, FixedBounds)
        place = next((c.values.device for c in columns if c.device == "cuda"), None)
        if place is None:
            return run_in_pieces(columns, bounds, self.plan, self._arguments.brought(arguments), self._run_here)
        if place.id == cupy.cuda.runtime.getDevice():
            return self._run_here(columns, bounds, arguments)
        with place:
            return self._run_here(columns, bounds, arguments)

    def _run_here(self, columns: tuple[Column, ...], bounds: Bounds, arguments: Sequence[Any]) -> tuple[Column, ...]:
        windows, plan = len(bounds), self.plan
        outputs = new_columns([dtype_of(name) for name in plan.results], windows, nullable=plan.masked)
        if windows == 0:
            return outputs
        stream = current_stream()
        inputs = [to_device(column) for column in columns]
        given, kept = self._arguments.words(arguments)
        if plan.labels:
            kept.append(device_labels(bounds))
            given.append(kept[-1].data.ptr)
        placed, held = bounds_words(bounds)
        tile = self._policy.tile(plan.length or 0, getattr(bounds, "step", 1))
        words = [*words_of(inputs), *words_of(outputs), *given, windows, tile, bounds.rows, bounds.min_periods]

        def launch(failure: int) -> None:
            self._launch(inputs, bounds, words, [*placed, failure], stream)

        self._failures.run(launch, stream)
        del kept, held  # what a launch reads lives until here; CuPy's pool gives it again in the order of its stream
        return outputs

    def _launch(self, columns: list[Column], bounds: Bounds, words: list[int], last: list[int], stream: int) -> None:
        """Launch what the windows of ``bounds`` need; ``words`` are the first parameters, ``last`` the last."""
        windows, tile = len(bounds), self._policy.tile(self.plan.length or 0, getattr(bounds, "step", 1))
        kernel = self._loaded.kernel(MAIN)
        converted = needs = None
        in_two = self._policy.variable and self._policy.space == "shared"
        if in_two or self._policy.space == "global":
            converts = [self._loaded.kernel(f"{CONVERT}{i}") for i in range(len(columns))]
        if in_two:
            needs = new_words(1, 0)
            kernel.launch(windows, [*words, 0, needs.data.ptr, FIRST, *last], stream, tile=tile)
        if in_two or self._policy.space == "global":
            converted = self._converted(converts, columns, bounds.rows, needs, stream)
        tail = [0 if array is None else array.data.ptr for array in (converted, needs)]
        blocks = MOST_BLOCKS if needs is None else FEW_BLOCKS
        launched = FIRST if needs is None else SECOND
        kernel.launch(windows, [*words, *tail, launched, *last], stream, tile=tile, blocks=blocks)

    @staticmethod
    def _converted(kernels: list[Kernel], columns: list[Column], rows: int, needs: Any, stream: int) -> Any:
        """Return the columns as windows have them, (columns, rows), where ``needs`` turns out not to be 0."""
        import cupy

        with memory_errors(8 * rows * len(columns)):
            values = cupy.empty((len(columns), rows), "float64")
        if rows:
            for kernel, column, target in zip(kernels, columns, values, strict=True):
                words = [*words_of([column]), target.data.ptr, rows, 0 if needs is None else needs.data.ptr]
                kernel.launch(rows, words, stream, blocks=FEW_BLOCKS)
        return values


def types_of(columns: Sequence[Column]) -> tuple[tuple[str, bool], ...]:
    """Return the name of each column's type, and whether it can have nulls."""
    return tuple([(_dtype_name(column.values.dtype), column.validity is not None) for column in columns])


@cache
def _dtype_name(dtype: Any) -> str:
    """Return a type's name, which NumPy makes anew each time it is asked."""
    return str(dtype.name)


def device_labels(bounds: Bounds) -> Any:
    """Return the labels of the rows on the current device, 8 bytes each."""
    import cupy

    with memory_errors(8 * bounds.rows):
        return cupy.asarray(bounds.labels.view(np.int64))


def bounds_words(bounds: Bounds) -> tuple[list[int], list[Any]]:
    """Return the words for ``bounds`` (kernels/base_window.cuh), and the device arrays that must outlive the launch."""
    import cupy

    if isinstance(bounds, FixedBounds):
        return [bounds.first % 2**64, bounds.step], []
    if isinstance(bounds, ExplicitBounds):
        with memory_errors(16 * len(bounds)):
            held = [cupy.ascontiguousarray(cupy.asarray(a, np.int64)) for a in (bounds.starts, bounds.stops)]
        return [held[0].data.ptr, held[1].data.ptr, 0, 0, 1, 0], held
    times = to_device(Column(values=bounds.times.values)).values
    closed = LEFT * bounds.closed_left + RIGHT * bounds.closed_right
    return [0, 0, times.data.ptr, int(bounds.span), bounds.step, closed], [times]
