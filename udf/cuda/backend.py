"""PTX to a program on the GPU, in order: translate, render, compile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from udf.cuda.device import current_architecture
from udf.cuda.plan import SOURCE, MapPlan
from udf.stages import Artefact, forget, masked_results

if TYPE_CHECKING:
    from udf.cuda.policy import MapPolicy
    from udf.cuda.program import CudaProgram
    from udf.cuda.render import TranslationUnit
    from udf.stages import Keep, KernelSpec, PtxUdf, UdfCall


class CudaBackend:
    """Builds programs that run on the GPU: ``udf.stages.Backend``."""

    name = "cuda"

    def target(self) -> str:
        """Return the architecture of CuPy's current device: ``sm_90``."""
        return current_architecture()

    def build(self, udf: PtxUdf, call: UdfCall, kernel: KernelSpec) -> Artefact:
        """Compile ``udf`` into ``kernel`` for the current device.

        Raises
        ------
        CudaError
            If NVRTC refuses the source, with its log.
        """
        return map_artefact(translation_unit(udf, call, kernel), udf, call, self.target())

    def load(self, artefact: Artefact, keep: Keep = forget) -> CudaProgram:
        """Load a program; on a device of an architecture that it has no code for, it is compiled once more."""
        from udf.cuda.program import CudaProgram  # noqa: PLC0415 - needed once something is built

        return CudaProgram(artefact, keep)


def map_artefact(unit: TranslationUnit, udf: PtxUdf, call: UdfCall, *archs: str) -> Artefact:
    """Return ``unit`` compiled for each of ``archs``."""
    from udf.cuda.nvrtc import compile_source  # noqa: PLC0415 - as below

    plan = MapPlan(
        entry=unit.entry,
        policy=unit.policy,
        takes=call.parameters,
        arguments=call.arguments,
        results=udf.results,
        masked=masked_results(udf, call),
        raises=udf.raises if call.errors == "raise" else (),
    )
    code = {SOURCE: unit.source.encode()}
    code |= {arch: compile_source(unit.source, unit.entry, arch).code for arch in archs}
    return Artefact(backend="cuda", kernel=unit.entry, target=archs[0], plan=plan, returns=udf.returns, code=code)


def translation_unit(
    udf: PtxUdf, call: UdfCall, kernel: KernelSpec, *, policy: MapPolicy | None = None
) -> TranslationUnit:
    """Return the C++ that NVRTC compiles; the same for every architecture. ``policy`` overrules the chosen one."""
    from ptx2cpp import translate  # noqa: PLC0415 - as below
    from udf.cuda.render import render  # noqa: PLC0415 - Jinja2 is loaded with the first UDF

    pointers = {i: f"const {taken.dtype.cpp}*" for i, taken in enumerate(udf.takes) if taken.what == "pointer"}
    # no one writes an array while the kernel reads it, so the order of loads is NVVM's to choose
    function = translate(udf.text, entry=udf.name, parameters=pointers, volatile=False)
    return render(function, udf, call, kernel, policy=policy)


BACKEND = CudaBackend()
