"""A UDF compiled for the GPU: columns in, columns out."""

from __future__ import annotations

from dataclasses import replace
from threading import Lock
from typing import TYPE_CHECKING

from udf.cuda.arguments import Arguments
from udf.cuda.device import current_architecture
from udf.cuda.launch import Kernel, enter_context
from udf.cuda.memory import new_columns, new_failure, to_device
from udf.cuda.plan import SOURCE
from udf.errors import CompiledForError
from udf.raising import RowFailure
from udf.stages import forget

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from udf.column import Column
    from udf.cuda.plan import MapPlan
    from udf.stages import Artefact, Keep

# ruff: noqa: PLC0415 - CuPy is loaded with the first UDF on a GPU

NO_FAILURE = 2**64 - 1


class CudaProgram:
    """A map kernel in memory.

    On a device of an architecture that ``artefact`` has no code for, its source is compiled again, once; ``keep``
    is then given the artefact with the new code.
    """

    def __init__(self, artefact: Artefact, keep: Keep = forget) -> None:
        self.artefact, self._keep = artefact, keep
        self.plan: MapPlan = artefact.plan
        plan = self.plan
        self._results, self._masked, self._raises = plan.results, plan.masked, plan.raises
        self._takes = [(parameter.dtype.numpy, parameter.nullable) for parameter in plan.takes]
        self._arguments = Arguments(plan.arguments)
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
                kernel = self._kernels.setdefault(arch, Kernel(self._code(arch), self.plan.entry, self.plan.policy))
        return kernel

    def _code(self, arch: str) -> bytes:
        """Return the cubin for ``arch``, compiled from the source where there is one and no cubin.

        Raises
        ------
        CompiledForError
            If there is neither, nor a cubin of an earlier architecture that runs here.
        """
        code = self.artefact.code
        if arch in code:
            return code[arch]
        if SOURCE not in code:
            return code[compatible(arch, tuple(code))]
        from udf.cuda.nvrtc import compile_source

        made = compile_source(code[SOURCE].decode(), self.plan.entry, arch).code
        self.artefact = replace(self.artefact, code={**code, arch: made})
        self._keep(self.artefact)
        return made


def compatible(arch: str, archs: tuple[str, ...]) -> str:
    """Return which of ``archs`` runs on ``arch``: the latest of its major version that is no later than it.

    Source: CUDA C++ Programming Guide, "Binary Compatibility"; what is for one architecture alone ends in a letter.

    Raises
    ------
    CompiledForError
        If none does.

    Examples
    --------
    >>> compatible("sm_86", ("sm_75", "sm_80", "sm_90"))
    'sm_80'
    """
    here = int(arch[3:])
    earlier = [int(a[3:]) for a in archs if a[3:].isdigit() and int(a[3:]) // 10 == here // 10 and int(a[3:]) <= here]
    if not earlier:
        what = f"it was compiled for {', '.join(archs) or 'no GPU'}, and this GPU is {arch}"
        raise CompiledForError(what, f'compile it for this one too: udf.compile(..., archs=("{arch}",))')
    return f"sm_{max(earlier)}"
