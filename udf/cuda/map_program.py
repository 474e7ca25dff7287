"""A UDF compiled for the GPU: columns in, columns out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from udf.base.stages import Artefact, StoreArtefact, discard
from udf.columns.column import Column, result_column
from udf.cuda.failure import Failures
from udf.cuda.kernel_plan import SINGLE, MapPlan
from udf.cuda.launch import Kernel, KernelLoader, enter_context
from udf.cuda.launch_arguments import Arguments
from udf.cuda.left_rows import left_place, piece_list
from udf.cuda.memory import new_arrays, to_device, words_of

if TYPE_CHECKING:
    from collections.abc import Sequence


# ruff: noqa: PLC0415 - CuPy is loaded with the first UDF on a GPU


class CudaProgram:
    """A map kernel in memory.

    On a device of an architecture that ``artefact`` has no code for, its source is compiled again, once; ``keep``
    is then given the artefact with the new code.
    """

    def __init__(self, artefact: Artefact, keep: StoreArtefact = discard) -> None:
        import cupy

        self._loaded = KernelLoader(artefact, keep)
        self.plan: MapPlan = artefact.plan
        self._results = [dtype.numpy for dtype in self.plan.results]
        self._left = left_place(artefact)
        self._masked = self.plan.masked if any(self.plan.masked) else ()
        self._arguments = Arguments(self.plan.arguments) if self.plan.arguments else None
        self._kernels: dict[int, Kernel] = {}
        self._failures = Failures(self.plan.raises, endless=self.plan.stops)
        self._waits = bool(self.plan.raises) or self.plan.stops
        self._array, self._stream = cupy.ndarray, cupy.cuda.get_current_stream

    def run(
        self, columns: tuple[Column, ...], arguments: Sequence[object] = (), rows: int | None = None
    ) -> tuple[Column, ...]:
        """Run over ``columns``, each (n,), on the device of the first that is on one; results stay there.

        Of columns in host memory alone the results are there too, when the call returns. ``arguments`` are NumPy
        scalars and one-dimensional arrays, of NumPy or CuPy; ``rows`` is n where there are no columns. The work is
        queued on CuPy's current stream. A UDF that can raise, or has loops that nothing bounds, waits for it.

        Raises
        ------
        RowFailure
            At the first row where the UDF raises.
        DeviceMemoryError
            If results, or columns and arrays that come from the host, do not fit; nothing is kept.
        """
        device, here = enter_context(), True
        words = []
        for column in columns:
            values = column.values
            assert rows is None or rows == values.size
            rows = values.size
            if type(values) is self._array and (memory := values.data).device_id == device:
                words.append(memory.ptr)
                if column.validity is not None:
                    words.append(column.validity.data.ptr)
            else:
                here = False
        assert rows is not None, "no columns, and no number of rows"
        if here and columns:
            return self._run_here(words, arguments, rows, device)
        return self._run_there(columns, arguments, rows, device)

    def _run_there(
        self, columns: tuple[Column, ...], arguments: Sequence[object], rows: int, device: int
    ) -> tuple[Column, ...]:
        """Run where the first column is that is on a device, and move the others; in pieces if none is."""
        place = next((c.values.device for c in columns if c.device == "cuda"), None)
        if place is None:
            return self._run_through(columns, arguments, rows)
        if place.id == device:
            moved = [to_device(column) for column in columns]
            return self._run_here(words_of(moved), arguments, rows, device)
        with place:
            moved = [to_device(column) for column in columns]
            return self._run_here(words_of(moved), arguments, rows, enter_context())

    def _run_through(self, columns: tuple[Column, ...], arguments: Sequence[object], rows: int) -> tuple[Column, ...]:
        """Run over columns in host memory, where the results will be too."""
        from udf.cuda.pieces import host_results, row_pieces
        from udf.cuda.stream import run_pieces

        left = piece_list(self._left, self._results, self._masked)
        results = host_results(self._results[: self._left], self._masked[: self._left], rows)
        given = self._arguments.brought(arguments) if self._arguments is not None else tuple

        def run(there: tuple[Column, ...], count: int) -> tuple[Column, ...]:
            return self._run_here(words_of(there), given(), count, enter_context())

        def run_at(words: list[int], count: int) -> None:
            self._queue(words, given(), count, enter_context())

        pieces = row_pieces(columns, results, run, None if self.plan.stops else run_at)
        run_pieces(pieces, columns, results, endless=self.plan.stops, left=left)
        return results if left is None else (*results, left.column())

    def _run_here(self, words: list[int], arguments: Sequence[object], rows: int, device: int) -> tuple[Column, ...]:
        """Run over columns of the current device, whose addresses are the first of the kernel's ``words``."""
        values, masks = new_arrays(self._results, self._masked, rows)
        for place, value in enumerate(values):
            words.append(value.data.ptr)
            if masks and masks[place] is not None:
                words.append(masks[place].data.ptr)
        self._queue(words, arguments, rows, device)
        if masks:
            return tuple(map(result_column, values, masks))
        return tuple(map(result_column, values))

    def _queue(self, words: list[int], arguments: Sequence[object], rows: int, device: int) -> None:
        """Queue the kernel for ``words``, the addresses of columns and results; one that can fail is waited for."""
        kept = None
        if self._arguments is not None:
            given, kept = self._arguments.words(arguments)  # arrays that must outlive the launch
            words += given
        words.append(rows)
        if rows:
            kernel, stream = self._kernels.get(device) or self._kernel(device), self._stream().ptr
            if self._waits:
                self._failures.run(lambda address: kernel.launch(rows, [*words, address], stream), stream)
            else:
                words.append(0)
                kernel.launch(rows, words, stream)
        del kept

    @property
    def artefact(self) -> Artefact:
        """Return what was built, with what was compiled since."""
        return self._loaded.artefact

    def _kernel(self, device: int) -> Kernel:
        """Return the kernel for a device, loaded at its first call."""
        kernel = self._kernels[device] = self._loaded.kernel(SINGLE)
        return kernel
