"""A function of a window's reductions compiled for the GPU: a column and bounds in, columns out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from udf.base.stages import discard
from udf.columns.column import result_column
from udf.cuda.launch import enter_context
from udf.cuda.memory import memory_errors, new_arrays, to_device, words_of
from udf.cuda.reduce_plan import STATE_WORDS, launch_of, tiles_of
from udf.cuda.window_program import CACHED_BOUNDS, WindowProgram
from udf.windows.bounds import FixedBounds

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from udf.base.stages import Artefact, StoreArtefact, WindowShape
    from udf.columns.column import Column
    from udf.cuda.launch import Kernel
    from udf.cuda.reduce_plan import ReduceLaunch
    from udf.windows.bounds import Bounds

# ruff: noqa: PLC0415 - CuPy is loaded with the first UDF on a GPU

LONGEST = 2**29
"""Rows of a window, at most: counts of rows are 32-bit numbers in the kernel."""


CHUNKS = "chunks"
"""The kernel that runs before those of chunked windows."""


def reduce_kernel_name(*, clipped: bool, chunked: bool) -> str:
    """Return the name of the kernel for windows that the ends may cut short, or that are too long for shared memory."""
    return f"reduce{'_clipped' * clipped}{'_chunked' * chunked}"


def can_reduce(shape: WindowShape, columns: int, rows: int) -> bool:
    """Return whether the kernel reduces such windows: of one length, over one column.

    Examples
    --------
    >>> from udf.base.dtypes import dtype_of
    >>> from udf.base.stages import WindowShape
    >>> shape = WindowShape(length=5, result=dtype_of("float64"))
    >>> can_reduce(shape, columns=1, rows=9)
    True
    """
    return shape.length is not None and columns == 1 and not shape.table and rows <= LONGEST


class Launches(NamedTuple):
    """What the calls with the same ``bounds`` launch: kernels by name, their windows, and the words that stay.

    ``kernels`` are those of a device, once they are loaded there; ``launch`` is None where there are no ``windows``.
    """

    bounds: FixedBounds
    windows: int
    launch: ReduceLaunch | None
    shared_bytes: int
    tiles: list[tuple[str, int, list[int]]]
    kernels: dict[int, list[tuple[Kernel, int, list[int]]]]


class ReducedProgram(WindowProgram):
    """The kernels of :func:`udf.cuda.window_build.render_reduced` in memory; most calls need one of them."""

    first = CHUNKS

    def __init__(self, artefact: Artefact, keep: StoreArtefact = discard) -> None:
        super().__init__(artefact, keep)
        self._launches: dict[int, Launches] = {}

    def run(self, columns: tuple[Column, ...], bounds: Bounds, arguments: Sequence[object] = ()) -> tuple[Column, ...]:
        """Run over the windows of a column, as :meth:`WindowProgram.run` does; straight away if it is here."""
        values = columns[0].values
        if type(values) is self._array and values.data.device_id == (device := enter_context()):
            return self._run_over(columns[0], bounds, arguments, device)
        return super().run(columns, bounds, arguments)

    def _run_here(self, columns: tuple[Column, ...], bounds: Bounds, arguments: Sequence[object]) -> tuple[Column, ...]:
        return self._run_over(to_device(columns[0]), bounds, arguments, enter_context())

    def _run_over(self, column: Column, bounds: Bounds, arguments: Sequence[object], device: int) -> tuple[Column, ...]:
        """Run over a column of the current device. What an equal call asks for again is kept with its bounds."""
        found = self._launches.get(id(bounds)) or self._launches_of(bounds)
        values, masks = new_arrays(self._results, self._masked, found.windows)
        if found.launch is not None:
            self._queue_all(column, values, masks, found, found.launch, arguments, device)
        return tuple(map(result_column, values, masks)) if masks else tuple(map(result_column, values))

    def _queue_all(
        self,
        column: Column,
        values: list[Any],
        masks: list[Any],
        found: Launches,
        launch: ReduceLaunch,
        arguments: Sequence[object],
        device: int,
    ) -> None:
        """Queue the kernels; what a launch reads lives until then, and CuPy's pool gives it again in stream order."""
        stream = self._stream().ptr
        words = [column.values.data.ptr, *([] if column.validity is None else [column.validity.data.ptr])]
        for place, value in enumerate(values):
            words.append(value.data.ptr)
            if masks and (mask := masks[place]) is not None:
                words.append(mask.data.ptr)
                if found.bounds.step > 1:  # two tiles then share a word of a bitmask, and set its bits one by one
                    mask.data.memset_async(0, mask.nbytes)
        given, kept = self._arguments.words(arguments) if arguments else ((), None)
        words += given
        kernels = found.kernels.get(device) or self._kernels_of(found, device)
        records = self._reduced_before(column, launch, stream) if launch.gap < launch.length else None
        before = 0 if records is None else records.data.ptr

        def queue(failure: int) -> None:
            for kernel, windows, own in kernels:
                kernel.launch(windows, [*words, *own, before, failure], stream, shared_bytes=found.shared_bytes)

        if self._waits:
            self._failures.run(queue, stream)
        else:
            queue(0)
        del kept, records

    def _kernels_of(self, found: Launches, device: int) -> list[tuple[Kernel, int, list[int]]]:
        """Return what is launched on ``device``, the current one: all is loaded before the first."""
        made = [(self._loaded.kernel(name), windows, words) for name, windows, words in found.tiles]
        found.kernels[device] = made
        return made

    def _launches_of(self, bounds: Bounds) -> Launches:
        assert isinstance(bounds, FixedBounds)
        if len(self._launches) >= CACHED_BOUNDS:
            self._launches.clear()
        if len(bounds) == 0:
            return Launches(bounds, 0, None, 0, [], {})
        policy, launch = self._policy, launch_of(bounds, self._policy)
        tiles = [
            (
                reduce_kernel_name(clipped=clipped, chunked=launch.chunked),
                (end - first) * policy.tile_rows,
                launch.words(first),
            )
            for clipped, first, end in tiles_of(launch, policy)
        ]
        found = Launches(bounds, len(bounds), launch, policy.bytes_with(launch.gap), tiles, {})
        self._launches[id(bounds)] = found  # which keeps the bounds, and so their number
        return found

    def _reduced_before(self, column: Column, launch: ReduceLaunch, stream: int) -> Any:
        """Return the states of all runs of a warp's rows, shape (words of a run, runs)."""
        import cupy

        words, runs = 2 + sum(STATE_WORDS[name] for name in self._policy.reducers), launch.column_chunks
        with memory_errors(8 * words * runs):
            states = cupy.empty((words, runs), "float64")
        given = [*words_of([column]), *launch.words(0), 0, 0, states.data.ptr]
        kernel = self._loaded.kernel(CHUNKS)
        kernel.launch(runs * self._policy.span, given, stream, shared_bytes=0)
        return states
