"""A UDF compiled for the GPU: columns in, columns out."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

from udf.cuda.arguments import Arguments
from udf.cuda.device import current_architecture
from udf.cuda.launch import Kernel, enter_context
from udf.cuda.memory import new_columns, new_failure, to_device
from udf.cuda.nvrtc import Cubin, compile_unit
from udf.raising import RowFailure
from udf.stages import masked_results

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from udf.column import Column
    from udf.cuda.render import TranslationUnit
    from udf.stages import PtxUdf, UdfCall

# ruff: noqa: PLC0415 - CuPy is loaded with the first UDF on a GPU

NO_FAILURE = 2**64 - 1


class CudaProgram:
    """The kernel of ``udf`` for ``call``, from ``unit``.

    ``cubin`` is for the architecture that was current when it was built. On a device of another one the
    unit is compiled again, once.
    """

    def __init__(self, udf: PtxUdf, call: UdfCall, unit: TranslationUnit, cubin: Cubin) -> None:
        self.unit, self.cubin = unit, cubin
        self._results, self._masked = udf.results, masked_results(udf, call)
        self._raises = udf.raises if call.errors == "raise" else ()
        self._takes = [(parameter.dtype.numpy, parameter.nullable) for parameter in call.parameters]
        self._arguments = Arguments(call.arguments)
        self._cubins = {cubin.arch: cubin}
        self._kernels: dict[str, Kernel] = {}
        self._lock = Lock()

    def run(
        self, columns: tuple[Column, ...], arguments: Sequence[Any] = (), rows: int | None = None
    ) -> tuple[Column, ...]:
        """Run over ``columns``, each (n,), on the device of the first that is on one; results stay there.

        ``arguments`` are NumPy scalars and one-dimensional arrays, of NumPy or CuPy; ``rows`` is n where
        there are no columns. The work is queued on CuPy's current stream. A UDF that can raise waits for it.

        Raises
        ------
        RowFailure
            At the first row where the UDF raises.
        DeviceMemoryError
            If results, or columns and arrays that come from the host, do not fit; nothing is kept.
        """
        import cupy

        assert [(c.values.dtype, c.validity is not None) for c in columns] == self._takes
        rows = len(columns[0]) if columns else rows
        assert rows is not None, "no columns, and no number of rows"
        place = next((c.values.device for c in columns if c.device == "cuda"), None)
        if place is None or place.id == cupy.cuda.runtime.getDevice():
            return self._run_here(columns, arguments, rows)
        with place:
            return self._run_here(columns, arguments, rows)

    def _run_here(self, columns: tuple[Column, ...], arguments: Sequence[Any], rows: int) -> tuple[Column, ...]:
        from cupy.cuda import get_current_stream

        inputs = [to_device(column) for column in columns]
        outputs = new_columns(self._results, rows, nullable=self._masked)
        if rows == 0:
            return outputs
        words = []
        for column in (*inputs, *outputs):
            words.append(column.values.data.ptr)
            if column.validity is not None:
                words.append(column.validity.data.ptr)
        given, _kept = self._arguments.words(arguments)
        failure = new_failure() if self._raises else None
        words += [*given, rows, 0 if failure is None else failure.data.ptr]
        self._kernel().launch(rows, words, get_current_stream().ptr)
        if failure is not None and (first := int(failure.get()[0])) != NO_FAILURE:
            raise RowFailure(self._raises, first)
        return outputs

    def _kernel(self) -> Kernel:
        enter_context()
        arch = current_architecture()
        kernel = self._kernels.get(arch)
        if kernel is None:
            with self._lock:
                if arch not in self._cubins:
                    self._cubins[arch] = compile_unit(self.unit, arch)
                kernel = self._kernels.setdefault(arch, Kernel(self.unit, self._cubins[arch]))
        return kernel
