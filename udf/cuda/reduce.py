"""A function of a window's reductions compiled for the GPU: a column and bounds in, columns out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from udf.cuda.memory import current_stream, memory_errors, new_columns, to_device, words_of
from udf.cuda.reduce_plan import STATE_WORDS, launch_of, tiles_of
from udf.cuda.windows import WindowProgram
from udf.dtypes import dtype_of
from udf.windows.bounds import FixedBounds

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from udf.column import Column
    from udf.cuda.reduce_plan import ReduceLaunch
    from udf.stages import WindowShape
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
    >>> from udf.dtypes import dtype_of
    >>> from udf.stages import WindowShape
    >>> shape = WindowShape(length=5, result=dtype_of("float64"))
    >>> can_reduce(shape, columns=1, rows=9)
    True
    """
    return shape.length is not None and columns == 1 and not shape.table and rows <= LONGEST


class ReducedProgram(WindowProgram):
    """The kernels of :func:`udf.cuda.reduce_render.render_reduced` in memory; most calls need one of them."""

    first = CHUNKS

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
        policy = self._policy
        launch = launch_of(bounds, policy)
        tiles = [
            (self._loaded.kernel(reduce_kernel_name(clipped=clipped, chunked=launch.chunked)), first, end)
            for clipped, first, end in tiles_of(launch, policy)
        ]
        records = self._reduced_before(column, launch, stream) if launch.chunked else None
        pointers = [*words_of([column]), *words_of(outputs), *given]
        shared = policy.bytes_with(launch.gap)
        for kernel, first, end in tiles:
            words = launch.words(tile=first, records=0 if records is None else records.data.ptr, failure=failure)
            kernel.launch((end - first) * policy.tile_rows, [*pointers, *words], stream, shared_bytes=shared)

    def _reduced_before(self, column: Column, launch: ReduceLaunch, stream: int) -> Any:
        """Return the states of all runs of a warp's rows, shape (words of a run, runs)."""
        import cupy

        words, runs = 2 + sum(STATE_WORDS[name] for name in self._policy.reducers), launch.column_chunks
        with memory_errors(8 * words * runs):
            states = cupy.empty((words, runs), "float64")
        given = [*words_of([column]), *launch.words(tile=0, records=0, failure=0), states.data.ptr]
        kernel = self._loaded.kernel(CHUNKS)
        kernel.launch(runs * self._policy.span, given, stream, shared_bytes=0)
        return states
