"""A function of a window's reductions compiled for the GPU: a column and bounds in, columns out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from udf.base.dtypes import dtype_of
from udf.base.stages import discard
from udf.cuda.memory import current_stream, memory_errors, new_columns, to_device, words_of
from udf.cuda.reduce_plan import STATE_WORDS, launch_of, tiles_of
from udf.cuda.windows import WindowProgram
from udf.windows.bounds import FixedBounds

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from udf.base.stages import Artefact, StoreArtefact, WindowShape
    from udf.columns.column import Column
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


CACHED_BOUNDS: Final = 16
"""Bounds of which a program keeps the launches."""


class Launches(NamedTuple):
    """What the calls with the same ``bounds`` launch: kernels by name, their windows, and the words that stay."""

    bounds: FixedBounds
    launch: ReduceLaunch
    shared_bytes: int
    tiles: list[tuple[str, int, list[int]]]


class ReducedProgram(WindowProgram):
    """The kernels of :func:`udf.cuda.reduce_render.render_reduced` in memory; most calls need one of them."""

    first = CHUNKS

    def __init__(self, artefact: Artefact, keep: StoreArtefact = discard) -> None:
        super().__init__(artefact, keep)
        self._launches: dict[int, Launches] = {}

    def _run_here(self, columns: tuple[Column, ...], bounds: Bounds, arguments: Sequence[Any]) -> tuple[Column, ...]:
        (column,), plan = columns, self.plan
        assert isinstance(bounds, FixedBounds)
        outputs = new_columns([dtype_of(name) for name in plan.results], len(bounds), nullable=plan.masked)
        if not len(bounds):
            return outputs
        on_device = to_device(column)
        if bounds.step > 1:  # two tiles then share a word of a bitmask, and set its bits one by one
            for output in outputs:
                if output.validity is not None:
                    output.validity.data.memset_async(0, output.validity.nbytes)
        given, kept = self._arguments.words(arguments)
        stream = current_stream()

        def launch(failure: int) -> None:
            self._launch_tiles(on_device, outputs, bounds, given, failure, stream)

        self._failures.run(launch, stream)
        del kept  # what a launch reads lives until here; CuPy's pool gives it again in the order of its stream
        return outputs

    def _launch_tiles(
        self,
        column: Column,
        outputs: tuple[Column, ...],
        bounds: FixedBounds,
        given: list[int],
        failure: int,
        stream: int,
    ) -> None:
        found = self._launches_of(bounds)
        kernels = [self._loaded.kernel(name) for name, _, _ in found.tiles]
        records = self._reduced_before(column, found.launch, stream) if found.launch.chunked else None
        pointers = [*words_of([column]), *words_of(outputs), *given]
        last = 0 if records is None else records.data.ptr, failure
        for kernel, (_, windows, words) in zip(kernels, found.tiles, strict=True):
            kernel.launch(windows, [*pointers, *words, *last], stream, shared_bytes=found.shared_bytes)

    def _launches_of(self, bounds: FixedBounds) -> Launches:
        found = self._launches.get(id(bounds))
        if found is None:
            if len(self._launches) >= CACHED_BOUNDS:
                self._launches.clear()
            policy, launch = self._policy, launch_of(bounds, self._policy)
            tiles = [
                (
                    reduce_kernel_name(clipped=clipped, chunked=launch.chunked),
                    (end - first) * policy.tile_rows,
                    launch.words(first),
                )
                for clipped, first, end in tiles_of(launch, policy)
            ]
            # which keeps the bounds, and so their number
            found = self._launches[id(bounds)] = Launches(bounds, launch, policy.bytes_with(launch.gap), tiles)
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
