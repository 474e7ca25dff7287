"""PTX to a program on the GPU, in order: translate, render, compile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptx2cpp import translate
from udf.cuda.device import current_architecture

if TYPE_CHECKING:
    from udf.cuda.policy import MapPolicy
    from udf.cuda.program import CudaProgram
    from udf.cuda.render import TranslationUnit
    from udf.stages import KernelSpec, PtxUdf, UdfCall


class CudaBackend:
    """Builds programs that run on the GPU: ``udf.stages.Backend``."""

    name = "cuda"

    def target(self) -> str:
        """Return the architecture of CuPy's current device: ``sm_90``."""
        return current_architecture()

    def build(self, udf: PtxUdf, call: UdfCall, kernel: KernelSpec) -> CudaProgram:
        """Compile ``udf`` into ``kernel`` for the current device.

        Raises
        ------
        CudaError
            If NVRTC refuses the source, with its log.
        """
        from udf.cuda.nvrtc import compile_unit  # noqa: PLC0415 - as below
        from udf.cuda.program import CudaProgram  # noqa: PLC0415 - needed once something is built

        unit = translation_unit(udf, call, kernel)
        return CudaProgram(udf, call, unit, compile_unit(unit, self.target()))


def translation_unit(
    udf: PtxUdf, call: UdfCall, kernel: KernelSpec, *, policy: MapPolicy | None = None
) -> TranslationUnit:
    """Return the C++ that NVRTC compiles; the same for every architecture. ``policy`` overrules the chosen one."""
    from udf.cuda.render import render  # noqa: PLC0415 - Jinja2 is loaded with the first UDF

    pointers = {i: f"const {taken.dtype.cpp}*" for i, taken in enumerate(udf.takes) if taken.what == "pointer"}
    # no one writes an array while the kernel reads it, so the order of loads is NVVM's to choose
    function = translate(udf.text, entry=udf.name, parameters=pointers, volatile=False)
    return render(function, udf, call, kernel, policy=policy)


BACKEND = CudaBackend()
