"""PTX to a program on the GPU, in order: translate, render, compile."""

from __future__ import annotations

from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING, Final

import numpy as np

from udf.base.raising import is_scratch_full
from udf.base.stages import Artefact, GroupShape, StoreArtefact, WindowShape, discard
from udf.bind.udf_call import PtxUdf, UdfCall, masked_results
from udf.columns.column import Column
from udf.cuda.device import current_architecture, shared_memory_limit
from udf.cuda.kernel_plan import SINGLE, SOURCE, MapPlan, named_code

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.cuda.group_program import GroupProgram
    from udf.cuda.map_program import CudaProgram
    from udf.cuda.nvrtc import Cubin
    from udf.cuda.policy import MapPolicy
    from udf.cuda.unit import TranslationUnit
    from udf.cuda.window_policy import WindowPolicy
    from udf.cuda.window_program import ReducedProgram, WindowProgram


ROWS: Final = 1 << 23
"""Of float64: 64 MiB."""

TIMES: Final = 3
"""The first time gets memory."""


class CudaBackend:
    """Builds programs that run on the GPU: ``udf.base.stages.Backend``."""

    name = "cuda"
    assumes = False

    def target(self) -> str:
        """Return the architecture of CuPy's current device: ``sm_90``."""
        return current_architecture()

    def room(self) -> int:
        """Return the most shared memory (bytes) of a block on CuPy's current device."""
        return shared_memory_limit()

    def bytes_a_second(self) -> float:
        """Return how fast columns in host memory get to CuPy's current device and back, both ways together, at once.

        Raises
        ------
        DeviceMemoryError
            If the device has no room for 64 MiB.
        """
        from udf.cuda.stream import download, upload  # noqa: PLC0415 - and threads, where there is a GPU

        column, there, back = Column(values=np.ones(ROWS)), [], []
        for _ in range(TIMES):
            began = perf_counter()
            (brought,) = upload([column])
            there.append(perf_counter() - began)
            began = perf_counter()
            download(brought)
            back.append(perf_counter() - began)
        return float(2 * column.values.nbytes / max(min(there), min(back)))

    def fit(self, shape: WindowShape, columns: int, step: int, rows: int, room: int) -> WindowShape:
        """Return ``shape`` as a GPU wants it whose blocks have ``room`` bytes of shared memory."""
        from udf.cuda.window_policy import fit_space  # noqa: PLC0415 - as above
        from udf.cuda.window_program import can_reduce  # noqa: PLC0415 - needed once there are windows

        if isinstance(shape, GroupShape):
            return replace(
                shape, space="generic", reducible=True, skips=True, mixes=True, items="any" if shape.spread else "none"
            )
        space = fit_space(shape, columns, step, room)
        return replace(shape, space=space, reducible=can_reduce(shape, columns, rows))

    def build(self, udf: PtxUdf, call: UdfCall) -> Artefact:
        """Compile ``udf`` into its kernel for the current device.

        Raises
        ------
        CudaError
            If NVRTC refuses the source, with its log.
        """
        if call.kernel == "map_groups":
            from udf.cuda.group_build import group_artefact  # noqa: PLC0415 - as below

            return group_artefact(udf, call, self.target())
        if call.window is not None:
            from udf.cuda.window_build import window_artefact  # noqa: PLC0415 - as below

            return window_artefact(udf, call, self.target(), shared_memory_limit())
        from udf.cuda.linked import first_kernel  # noqa: PLC0415 - as below

        return map_artefact(translation_unit(udf, call), udf, call, self.target(), make=first_kernel)

    def load(
        self, artefact: Artefact, keep: StoreArtefact = discard
    ) -> CudaProgram | WindowProgram | ReducedProgram | GroupProgram:
        """Load a program; on a device of an architecture that it has no code for, it is compiled once more."""
        if artefact.kernel == "map_groups":
            from udf.cuda.group_program import GroupProgram  # noqa: PLC0415 - as below

            return GroupProgram(artefact, keep)
        if artefact.kernel == "map_windows":
            from udf.cuda.window_program import ReducedProgram, WindowProgram  # noqa: PLC0415 - as below

            return (ReducedProgram if artefact.plan.reduced else WindowProgram)(artefact, keep)
        if artefact.plan.has_text:
            from udf.cuda.map_program import TextProgram  # noqa: PLC0415 - as below

            return TextProgram(artefact, keep)
        from udf.cuda.map_program import CudaProgram  # noqa: PLC0415 - needed once something is built

        return CudaProgram(artefact, keep)


def best_kernel(unit: TranslationUnit, arch: str) -> Cubin:
    """Compile ``unit`` for ``arch``, its function in its text."""
    from udf.cuda.skeletons import compile_kernel  # noqa: PLC0415 - as below

    return compile_kernel(unit.source, unit.entry, arch)


def map_artefact(
    unit: TranslationUnit,
    udf: PtxUdf,
    call: UdfCall,
    *archs: str,
    make: Callable[[TranslationUnit, str], Cubin] = best_kernel,
) -> Artefact:
    """Return ``unit`` compiled for each of ``archs`` by ``make``."""
    from udf.cuda.text_memory import used_memory  # noqa: PLC0415 - as below

    plan = MapPlan(
        entry=unit.entry,
        policy=unit.policy,
        takes=call.parameters,
        arguments=call.arguments,
        results=udf.results,
        masked=masked_results(udf, call),
        raises=udf.raises if call.how.errors == "raise" or any(map(is_scratch_full, udf.raises)) else (),
        uses=used_memory(udf),
        stops=unit.stops,
    )
    code = {SOURCE: unit.source.encode()}
    for arch in archs:
        code |= named_code(SINGLE, make(unit, arch))
    return Artefact(backend="cuda", kernel=call.kernel, target=archs[0], plan=plan, returns=udf.returns, code=code)


def translation_unit(udf: PtxUdf, call: UdfCall, *, policy: MapPolicy | WindowPolicy | None = None) -> TranslationUnit:
    """Return the C++ that NVRTC compiles; the same for every architecture. ``policy`` overrules the chosen one."""
    from ptx2cpp.optimise import optimise  # noqa: PLC0415 - as below
    from udf.cuda.render import device_function, flat_udf, pointer_types, render  # noqa: PLC0415 - Jinja2 is loaded with the first UDF
    from udf.cuda.text_memory import text_function, text_needs  # noqa: PLC0415 - as above
    from udf.cuda.window_render import render_windows  # noqa: PLC0415 - as above

    if call.kernel == "map_groups":
        from udf.cuda.group_build import group_units  # noqa: PLC0415 - as above
        from udf.cuda.group_plan import MAIN  # noqa: PLC0415 - as above

        return group_units(udf, call)[MAIN]
    if udf.form == "windows":
        return render_windows(udf, call, policy=policy)  # type: ignore[arg-type]
    if udf.form == "reduced":
        from udf.cuda.window_build import reduced_units  # noqa: PLC0415 - as above

        units, _ = reduced_units(udf, call)
        return units[False, False]
    if text_needs(udf, call):
        function = text_function(udf, pointer_types(udf.takes), lines=call.how.lineinfo)
    else:
        function = device_function(optimise(flat_udf(udf)), volatile=False, lines=call.how.lineinfo)
    return render(function, udf, call, policy=policy)  # type: ignore[arg-type]


BACKEND = CudaBackend()
