"""PTX to a program on the GPU, in order: translate, render, compile."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ptx2cpp import translate
from udf.cuda.device import current_architecture, shared_memory_limit

if TYPE_CHECKING:
    from udf.bounds import Bounds
    from udf.cuda.policy import MapPolicy
    from udf.cuda.program import CudaProgram
    from udf.cuda.reduce import ReducedProgram
    from udf.cuda.reduce_render import Units
    from udf.cuda.render import TranslationUnit
    from udf.cuda.window_policy import WindowPolicy
    from udf.cuda.windows import WindowProgram
    from udf.dtypes import DType
    from udf.stages import KernelSpec, PtxUdf, UdfCall, WindowShape


class CudaBackend:
    """Builds programs that run on the GPU: ``udf.stages.Backend``."""

    name = "cuda"

    def target(self) -> str:
        """Return the architecture of CuPy's current device: ``sm_90``."""
        return current_architecture()

    def fit(self, shape: WindowShape, dtypes: tuple[DType, ...], bounds: Bounds) -> WindowShape:
        """Return ``shape`` with what the current device wants of a window function over columns of ``dtypes``."""
        from udf.cuda.reduce import can_reduce  # noqa: PLC0415 - needed once there are windows
        from udf.cuda.window_policy import fit_space  # noqa: PLC0415 - as above

        space = fit_space(shape, len(dtypes), bounds, shared_memory_limit())
        return replace(shape, fold=1, space=space, reducible=can_reduce(shape, len(dtypes), bounds))

    def build(self, udf: PtxUdf, call: UdfCall, kernel: KernelSpec) -> CudaProgram | WindowProgram | ReducedProgram:
        """Compile ``udf`` into ``kernel`` for the current device.

        Raises
        ------
        CudaError
            If NVRTC refuses the source, with its log.
        """
        from udf.cuda.nvrtc import compile_unit  # noqa: PLC0415 - as below
        from udf.cuda.program import CudaProgram  # noqa: PLC0415 - needed once something is built
        from udf.cuda.window_render import compile_windows, convert_units  # noqa: PLC0415 - as above
        from udf.cuda.windows import WindowProgram, plan_of  # noqa: PLC0415 - as above

        if udf.form == "reduced":
            from udf.cuda.reduce import ReducedProgram  # noqa: PLC0415 - as above
            from udf.cuda.reduce_render import expected  # noqa: PLC0415 - as above

            units, chunks = _reduced_units(udf, call)
            first = units[expected(call, chunks)]
            return ReducedProgram(plan_of(udf, call), units, chunks, [(first, compile_unit(first, self.target()))])
        if udf.form == "windows":
            unit, cubin = compile_windows(udf, call, kernel, self.target(), shared_memory_limit())
            return WindowProgram(plan_of(udf, call), unit, cubin, convert_units(call, unit))
        unit = translation_unit(udf, call, kernel)
        return CudaProgram(udf, call, unit, compile_unit(unit, self.target()))


def translation_unit(
    udf: PtxUdf, call: UdfCall, kernel: KernelSpec, *, policy: MapPolicy | WindowPolicy | None = None
) -> TranslationUnit:
    """Return the C++ that NVRTC compiles; the same for every architecture. ``policy`` overrules the chosen one."""
    from udf.cuda.render import render  # noqa: PLC0415 - Jinja2 is loaded with the first UDF
    from udf.cuda.window_render import render_windows  # noqa: PLC0415 - as above

    if udf.form == "windows":
        return render_windows(udf, call, kernel, policy=policy)  # type: ignore[arg-type]
    if udf.form == "reduced":
        units, _ = _reduced_units(udf, call)
        return units[False, False]
    pointers = {i: f"const {taken.dtype.cpp}*" for i, taken in enumerate(udf.takes) if taken.what == "pointer"}
    # no one writes an array while the kernel reads it, so the order of loads is NVVM's to choose
    function = translate(udf.text, entry=udf.name, parameters=pointers, volatile=False)
    return render(function, udf, call, kernel, policy=policy)  # type: ignore[arg-type]


def _reduced_units(udf: PtxUdf, call: UdfCall) -> tuple[Units, TranslationUnit]:
    """Return the kernels of a function of reductions, by which windows they are for."""
    from udf.cuda.reduce_render import render_reduced  # noqa: PLC0415 - as above

    pointers = {i: f"const {taken.dtype.cpp}*" for i, taken in enumerate(udf.takes) if taken.what == "pointer"}
    function = translate(udf.text, entry=udf.name, parameters=pointers, volatile=False)
    return render_reduced(function, udf, call)


BACKEND = CudaBackend()
