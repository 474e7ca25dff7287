"""A window UDF compiled for the GPU: columns and bounds in, columns out."""

from __future__ import annotations

from contextlib import nullcontext
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from udf.base.dtypes import dtype_of
from udf.base.stages import Artefact, StoreArtefact, WindowShape, discard
from udf.columns.column import Column, result_column
from udf.cuda.failure import Failures
from udf.cuda.launch import MOST_BLOCKS, Kernel, KernelLoader, enter_context
from udf.cuda.launch_arguments import Arguments
from udf.cuda.left_rows import left_place
from udf.cuda.memory import first_gpu, memory_errors, new_arrays, new_words, to_device, words_of
from udf.cuda.pieces import run_in_pieces
from udf.cuda.reduce_plan import STATE_WORDS, ReduceLaunch, launch_of, tiles_of
from udf.windows.bounds import Bounds, ExplicitBounds, FixedBounds

if TYPE_CHECKING:
    from collections.abc import Sequence

    import cupy

    from udf.base.annotations import Array
    from udf.cuda.kernel_plan import WindowPlan

# ruff: noqa: PLC0415 - CuPy is loaded with the first UDF on a GPU

FIRST, SECOND = 0, 1
"""The launches for listed windows: those of tiles that fit shared memory, then all others."""

FEW_BLOCKS = 2048
"""Blocks of a launch that may have nothing to do: they fill any GPU, and are gone in 3 us (an H200)."""

LEFT, RIGHT = 1, 2
"""The ends of a window in time that are closed (kernels/base_window.cuh)."""

MAIN, CONVERT = "windows", "convert"
"""The kernels of a program: the windows', and for column i ``convert`` and its number."""


class Placed(NamedTuple):
    """What calls with the same ``bounds`` share: how many ``windows``, those of a block, and the words of the bounds.

    ``held`` are the device arrays that must outlive a launch; only what has none is kept.
    """

    bounds: Bounds
    windows: int
    tile: int
    words: list[int]
    held: list[cupy.ndarray]


CACHED_BOUNDS: Final = 16
"""Bounds of which a program keeps what it launches."""


class WindowProgram:
    """A window kernel in memory.

    Further kernels make of each column what windows have, where those are read from global memory.
    """

    first = MAIN
    """The kernel whose policy is that of all."""

    def __init__(self, artefact: Artefact, keep: StoreArtefact = discard) -> None:
        import cupy

        self.plan: WindowPlan = artefact.plan
        self._arguments = Arguments(self.plan.arguments)
        self._loaded, self._left = KernelLoader(artefact, keep), left_place(artefact)
        self._policy: Any = self._loaded.policy(self.first)
        self._failures = Failures(self.plan.raises, endless=self.plan.stops)
        self._waits = bool(self.plan.raises) or self.plan.stops
        self._results = [dtype_of(name).numpy for name in self.plan.results]
        self._masked = self.plan.masked if any(self.plan.masked) else ()
        self._array, self._stream = cupy.ndarray, cupy.cuda.get_current_stream
        self._placed: dict[int, Placed] = {}

    def run(self, columns: tuple[Column, ...], bounds: Bounds, arguments: Sequence[object] = ()) -> tuple[Column, ...]:
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
        device = enter_context()
        for column in columns:
            values: cupy.ndarray = column.values
            assert values.size == bounds.rows
            if type(values) is not self._array or values.data.device_id != device:
                return self._run_there(columns, bounds, arguments, device)
        return self._run_here(columns, bounds, arguments)

    def _run_there(
        self, columns: tuple[Column, ...], bounds: Bounds, arguments: Sequence[object], device: int
    ) -> tuple[Column, ...]:
        """Run where the first column is that is on a device, and move the others; in pieces if none is."""
        assert types_of(columns) == self.plan.takes
        assert self.plan.length is None or isinstance(bounds, FixedBounds)
        place = first_gpu(columns)
        if place is None:
            brought = self._arguments.brought(arguments)
            return run_in_pieces(columns, bounds, self.plan, brought, self._run_here, self._left)
        with nullcontext() if place.id == device else place:
            return self._run_here(tuple(map(to_device, columns)), bounds, arguments)

    def _run_here(self, columns: tuple[Column, ...], bounds: Bounds, arguments: Sequence[object]) -> tuple[Column, ...]:
        """Run over columns of the current device. What an equal call asks for again is kept with its bounds."""
        placed = self._placed.get(id(bounds)) or self._place(bounds)
        values, masks = new_arrays(self._results, self._masked, placed.windows)
        results = tuple(map(result_column, values, masks)) if masks else tuple(map(result_column, values))
        if placed.windows:
            self._queue(columns, results, placed, arguments)
        return results

    def _place(self, bounds: Bounds) -> Placed:
        tile = self._policy.tile(self.plan.length or 0, getattr(bounds, "step", 1))
        found = Placed(bounds, len(bounds), tile, *bounds_words(bounds))
        if not found.held and bounds.labels is None:
            if len(self._placed) >= CACHED_BOUNDS:
                self._placed.clear()
            self._placed[id(bounds)] = found  # which keeps the bounds, and so their number
        return found

    def _queue(
        self, columns: tuple[Column, ...], results: tuple[Column, ...], placed: Placed, arguments: Sequence[object]
    ) -> None:
        """Queue the kernels; what a launch reads lives until then, and CuPy's pool gives it again in stream order."""
        stream, words, bounds = self._stream().ptr, list[int](), placed.bounds
        for column in (*columns, *results):
            values: cupy.ndarray = column.values
            bits: cupy.ndarray | None = column.validity
            words += [values.data.ptr] if bits is None else [values.data.ptr, bits.data.ptr]
        given, kept = self._arguments.words(arguments) if arguments else ([], [])
        if self.plan.labels:
            assert bounds.labels is not None
            kept.append(device_labels(bounds.labels))
            given.append(kept[-1].data.ptr)
        words += (*given, placed.windows, placed.tile, bounds.rows, bounds.min_periods)

        def launch(failure: int) -> None:
            self._launch(columns, placed, words, [*placed.words, failure], stream)

        if self._waits:
            self._failures.run(launch, stream)
        else:
            launch(0)
        del kept

    def _launch(
        self, columns: tuple[Column, ...], placed: Placed, words: list[int], last: list[int], stream: int
    ) -> None:
        """Launch what the windows need; ``words`` are the first parameters, ``last`` the last."""
        windows, tile = placed.windows, placed.tile
        kernel = self._loaded.kernel(MAIN)
        in_two = self._policy.variable and self._policy.space == "shared"
        if not in_two and self._policy.space == "shared":
            kernel.launch(windows, [*words, 0, 0, FIRST, *last], stream, tile=tile)
            return
        needs, converts = None, [self._loaded.kernel(f"{CONVERT}{i}") for i in range(len(columns))]
        if in_two:
            needs = new_words(1, 0)
            kernel.launch(windows, [*words, 0, needs.data.ptr, FIRST, *last], stream, tile=tile)
        converted = self._converted(converts, columns, placed.bounds.rows, needs, stream)
        tail = [converted.data.ptr, 0 if needs is None else needs.data.ptr]
        blocks = MOST_BLOCKS if needs is None else FEW_BLOCKS
        launched = FIRST if needs is None else SECOND
        kernel.launch(windows, [*words, *tail, launched, *last], stream, tile=tile, blocks=blocks)

    @staticmethod
    def _converted(
        kernels: list[Kernel], columns: tuple[Column, ...], rows: int, needs: cupy.ndarray | None, stream: int
    ) -> cupy.ndarray:
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
def _dtype_name(dtype: np.dtype) -> str:
    """Return a type's name, which NumPy makes anew each time it is asked."""
    return str(dtype.name)


def device_labels(labels: Array) -> cupy.ndarray:
    """Return the labels of the rows on the current device, 8 bytes each."""
    import cupy

    with memory_errors(8 * labels.size):
        return cupy.asarray(labels.view(np.int64))


def bounds_words(bounds: Bounds) -> tuple[list[int], list[cupy.ndarray]]:
    """Return the words for ``bounds`` (kernels/base_window.cuh), and the device arrays that must outlive the launch."""
    import cupy

    if isinstance(bounds, FixedBounds):
        return [bounds.first % 2**64, bounds.step], []
    if isinstance(bounds, ExplicitBounds):
        with memory_errors(16 * len(bounds)):
            held = [cupy.ascontiguousarray(cupy.asarray(a, np.int64)) for a in (bounds.starts, bounds.stops)]
        return [held[0].data.ptr, held[1].data.ptr, 0, 0, 1, 0], held
    times: cupy.ndarray = to_device(Column(values=bounds.times.values)).values
    closed = LEFT * bounds.closed_left + RIGHT * bounds.closed_right
    return [0, 0, times.data.ptr, int(bounds.span), bounds.step, closed], [times]


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
        values: cupy.ndarray = columns[0].values
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
        values: list[cupy.ndarray],
        masks: list[cupy.ndarray],
        found: Launches,
        launch: ReduceLaunch,
        arguments: Sequence[object],
        device: int,
    ) -> None:
        """Queue the kernels; what a launch reads lives until then, and CuPy's pool gives it again in stream order."""
        stream = self._stream().ptr
        array: cupy.ndarray = column.values
        bits: cupy.ndarray | None = column.validity
        words = [array.data.ptr] if bits is None else [array.data.ptr, bits.data.ptr]
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

    def _reduced_before(self, column: Column, launch: ReduceLaunch, stream: int) -> cupy.ndarray:
        """Return the states of all runs of a warp's rows, shape (words of a run, runs)."""
        import cupy

        words, runs = 2 + sum(STATE_WORDS[name] for name in self._policy.reducers), launch.column_chunks
        with memory_errors(8 * words * runs):
            states = cupy.empty((words, runs), "float64")
        given = [*words_of([column]), *launch.words(0), 0, 0, states.data.ptr]
        kernel = self._loaded.kernel(CHUNKS)
        kernel.launch(runs * self._policy.span, given, stream, shared_bytes=0)
        return states
