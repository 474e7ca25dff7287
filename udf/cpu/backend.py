"""PTX to a program on the processor, in order: make whole, lower to LLVM IR, optimise, load."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ptx2cpp import routine_of
from udf.cpu.target import processor
from udf.errors import ExternCallError
from udf.stages import WINDOWS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ptx2cpp import Routine
    from udf.bounds import Bounds
    from udf.cpu.program import RowProgram
    from udf.cpu.rows import RowKernel
    from udf.cpu.windows import WindowProgram
    from udf.dtypes import DType
    from udf.stages import KernelSpec, PtxUdf, UdfCall, WindowShape

# ruff: noqa: PLC0415 - LLVM is loaded with the first UDF


class CpuBackend:
    """Builds programs that run on the processor: ``udf.stages.Backend``."""

    name = "cpu"

    def target(self) -> str:
        """Return what this machine's processor is and can do, as one word."""
        return processor()

    def fit(self, shape: WindowShape, dtypes: tuple[DType, ...], bounds: Bounds) -> WindowShape:  # noqa: ARG002 - the GPU's choice depends on them
        """Return ``shape`` as this back end runs it: one window at a call, in memory, or as its reductions.

        Several windows at once are the loop's own doing (:mod:`udf.cpu.windows_loop`).
        """
        return replace(shape, fold=1, space="global", reducible=True)

    def build(self, udf: PtxUdf, call: UdfCall, kernel: KernelSpec) -> RowProgram | WindowProgram:
        """Compile ``udf`` into ``kernel``'s loop for this processor.

        Raises
        ------
        ExternCallError
            If it calls device code that exists on a GPU only.
        """
        if kernel == WINDOWS:
            from udf.cpu.windows import WindowProgram
            from udf.cpu.windows_build import window_code

            return WindowProgram(*window_code(udf, call))
        from udf.cpu.program import RowProgram

        return RowProgram(udf, call, row_kernel(udf, call, kernel))


def row_kernel(udf: PtxUdf, call: UdfCall, kernel: KernelSpec) -> RowKernel:
    """Return ``udf`` in ``kernel``'s loop."""
    from udf.cpu.rows import RowKernel

    assert kernel.name == "map_rows", kernel
    pointers = {i: f"const {taken.dtype.cpp}*" for i, taken in enumerate(udf.takes) if taken.what == "pointer"}
    routine: Routine = routine_of(udf.text, entry=udf.name, parameters=pointers)
    if routine.externs:
        raise ExternCallError(call.function.__name__, routine.externs)
    return RowKernel(udf, call, routine)


@dataclass(frozen=True, slots=True, kw_only=True)
class Description:
    """The loops of a program as text: optimised LLVM IR, and this processor's assembly."""

    llvm: str
    assembly: str


def describe(udf: PtxUdf, call: UdfCall, kernel: KernelSpec) -> Description:
    """Return what :meth:`CpuBackend.build` makes of ``udf``, as text."""
    from udf.cpu.native import assembly
    from udf.cpu.vectorise import optimised

    modules = [optimised(loop, name) for loop in _loops(udf, call, kernel) for name in loop.names]
    # LLVM rewrites a module while it makes assembly of it, so its text comes first
    texts = [str(module) for module in modules]
    return Description(llvm="\n".join(texts), assembly="\n".join(assembly(module) for module in modules))


def _loops(udf: PtxUdf, call: UdfCall, kernel: KernelSpec) -> Iterator[RowKernel]:
    """Yield every loop that ``udf`` is built into."""
    if call.window is None:
        yield row_kernel(udf, call, kernel)
        return
    from udf.cpu.windows_build import loop_kernel, loops_of

    for entry, kind in loops_of(udf, call.window).values():
        yield loop_kernel(udf, call, entry, kind)


BACKEND = CpuBackend()
