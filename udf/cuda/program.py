"""A UDF compiled for the GPU: columns in, columns out."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

from udf.cuda.device import current_architecture
from udf.cuda.launch import Kernel, enter_context
from udf.cuda.memory import new_columns, new_failure, to_device
from udf.cuda.nvrtc import Cubin, compile_unit
from udf.raising import RowFailure

if TYPE_CHECKING:
    from udf.column import Column
    from udf.cuda.render import TranslationUnit
    from udf.dtypes import DType
    from udf.stages import Parameter, RaiseSite

# ruff: noqa: PLC0415 - CuPy is loaded with the first UDF on a GPU

NO_FAILURE = 2**64 - 1


class CudaProgram:
    """A kernel for columns of ``parameters``, from ``unit``.

    ``cubin`` is for the architecture that was current when it was built. On a device of another one the
    unit is compiled again, once.
    """

    def __init__(
        self,
        unit: TranslationUnit,
        cubin: Cubin,
        *,
        parameters: tuple[Parameter, ...],
        results: tuple[DType, ...],
        raises: tuple[RaiseSite, ...],
    ) -> None:
        self.unit, self.cubin = unit, cubin
        self._results, self._raises = results, raises
        self._takes = [(parameter.dtype.numpy, parameter.nullable) for parameter in parameters]
        self._nullable = any(parameter.nullable for parameter in parameters)
        self._cubins = {cubin.arch: cubin}
        self._kernels: dict[str, Kernel] = {}
        self._lock = Lock()

    def run(self, columns: tuple[Column, ...]) -> tuple[Column, ...]:
        """Run over ``columns``, each (n,), on the device of the first that is on one; results stay there.

        The work is queued on CuPy's current stream. A UDF that can raise waits for it, and raises what
        the first failing row raises.

        Raises
        ------
        DeviceMemoryError
            If results, or columns that come from the host, do not fit; nothing is kept.
        """
        import cupy

        assert [(c.values.dtype, c.validity is not None) for c in columns] == self._takes
        place = next((c.values.device for c in columns if c.device == "cuda"), None)
        if place is None or place.id == cupy.cuda.runtime.getDevice():
            return self._run_here(columns)
        with place:
            return self._run_here(columns)

    def _run_here(self, columns: tuple[Column, ...]) -> tuple[Column, ...]:
        from cupy.cuda import get_current_stream

        rows = len(columns[0])
        inputs = [to_device(column) for column in columns]
        outputs = new_columns(self._results, rows, nullable=self._nullable)
        if rows == 0:
            return outputs
        words = []
        for column in inputs:
            words.append(column.values.data.ptr)
            if column.validity is not None:
                words.append(column.validity.data.ptr)
        words += [column.values.data.ptr for column in outputs]
        validity = outputs[0].validity
        failure = new_failure() if self._raises else None
        words += [0 if validity is None else validity.data.ptr, rows, 0 if failure is None else failure.data.ptr]
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
