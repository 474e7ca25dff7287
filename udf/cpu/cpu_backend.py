"""PTX to a program on the processor, in order: make whole, lower to LLVM IR, optimise, load."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from udf.base.interrupts import uninterrupted
from udf.base.records import dataclass
from udf.base.stages import Artefact, GroupShape, StoreArtefact, WindowShape, discard
from udf.cpu.row_plan import DRIVE
from udf.cpu.target import processor
from udf.errors import ExternCallError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from udf.bind.udf_call import PtxUdf, UdfCall
    from udf.cpu.native import Processor
    from udf.cpu.program import RowProgram
    from udf.cpu.rows import RowKernel
    from udf.cpu.windows import WindowProgram

# ruff: noqa: PLC0415 - LLVM is loaded with the first UDF


LONG = 32
"""Rows of a window from which on its reductions are found before a function that also reads the window: below, to go
over the values once more costs less."""


class CpuBackend:
    """Builds programs that run on the processor: ``udf.base.stages.Backend``."""

    name = "cpu"
    assumes = True

    def target(self) -> str:
        """Return what this machine's processor is and can do, as one word."""
        return processor()

    def room(self) -> int:
        """Return 0: no threads share memory of their own."""
        return 0

    def bytes_a_second(self) -> float:
        """Return infinity: columns in host memory are here."""
        return math.inf

    def fit(self, shape: WindowShape, columns: int, step: int, rows: int, room: int) -> WindowShape:  # noqa: ARG002 - the GPU's choice depends on them
        """Return ``shape`` as this back end runs it: one window at a call, in memory, or as its reductions.

        Several windows at once are the loop's own doing (:mod:`udf.cpu.windows_lanes`).
        """
        if isinstance(shape, GroupShape):
            shape = replace(shape, items="quiet" if shape.spread else "none", texts=True)
        mixes = (shape.length or LONG) >= LONG and not shape.grouped
        return replace(shape, space="global", reducible=True, skips=True, mixes=mixes)

    def build(self, udf: PtxUdf, call: UdfCall) -> Artefact:
        """Compile ``udf`` into its loop for this processor.

        The loop that runs a row by itself is kept as LLVM IR if there is another one: most columns never need it.
        Ctrl-C ends the wait for it only: in the middle of llvmlite it can leave a lock held, or free an object twice.

        Raises
        ------
        ExternCallError
            If it calls device code that exists on a GPU only.
        """
        return uninterrupted(lambda: self._built(udf, call))

    def _built(self, udf: PtxUdf, call: UdfCall) -> Artefact:
        from udf.cpu.native import host

        if call.window is not None:
            return window_artefact(udf, call, host(), target=self.target(), eager=False)
        return row_artefact(row_kernel(udf, call), udf, call, host(), target=self.target(), eager=False)

    def load(self, artefact: Artefact, keep: StoreArtefact = discard) -> RowProgram | WindowProgram:
        """Load a program for this processor; LLVM is loaded only if a row needs code that is not compiled yet."""
        if artefact.kernel != "map_rows":
            from udf.cpu.windows import WindowProgram

            return WindowProgram(artefact, keep)
        from udf.cpu.program import RowProgram

        return RowProgram(artefact, keep)


FEW: Final = 1 << 15
"""Rows, times those of a window, up to which code that is made soon is done sooner than better code: O0 for O2 is 1.1
for 6.2 ms of ``x * 2 + 1`` and 6.8 for 33 of haversine, which takes 0.1 us more a row."""


def is_brief(udf: PtxUdf, call: UdfCall) -> bool:
    """Return whether a call is of so few rows that its loop is compiled in little time; later ones may be of more.

    One without rows is for calls that follow (``udf.warm_up``).
    """
    shape, rows = call.window, call.rows
    if not rows:
        return False
    by_row = shape is None or shape.grouped or udf.form == "reduced"
    return rows * (1 if by_row or shape is None else shape.length or FEW) <= FEW


def row_artefact(
    kernel: RowKernel, udf: PtxUdf, call: UdfCall, processor: Processor, *, target: str, eager: bool
) -> Artefact:
    """Return ``kernel`` compiled for ``processor``, also its loops for later if it is ``eager``."""
    from udf.cpu.native import common_code, loop_code, static_text

    code = {DRIVE: common_code(static_text("driver.ll"), processor)}
    code |= loop_code(kernel, processor, len(kernel.names) if eager else 1, brief=not eager and is_brief(udf, call))
    plan = kernel.plan(udf, call)
    return Artefact(backend="cpu", kernel=call.kernel, target=target, plan=plan, returns=udf.returns, code=code)


def window_artefact(udf: PtxUdf, call: UdfCall, processor: Processor, *, target: str, eager: bool) -> Artefact:
    """Return a function of windows compiled for ``processor``, also its loops for later if it is ``eager``."""
    from udf.cpu.windows_build import window_code

    plan, code = window_code(udf, call, processor, eager=eager, brief=not eager and is_brief(udf, call))
    return Artefact(backend="cpu", kernel=call.kernel, target=target, plan=plan, returns=udf.returns, code=code)


def row_kernel(udf: PtxUdf, call: UdfCall, *, alone: bool = False) -> RowKernel:
    """Return ``udf`` in the loop over rows; ``alone`` if it is to run on other machines."""
    from ptx2cpp import unroll_loops
    from udf.cpu.columns import POINTERS
    from udf.cpu.rows import ROUND, RowKernel, flat_entry

    pointers = {
        i: f"const {parameter.dtype.cpp}*" for i, parameter in enumerate(udf.takes) if parameter.what in POINTERS
    }
    flat = flat_entry(udf, call, udf.name, pointers)
    takes, arguments = (tuple(one.dtype for one in some) for some in (call.parameters, call.arguments))
    return RowKernel(udf, call, unroll_loops(flat, ROUND), (takes, arguments, udf.results), alone=alone)


@dataclass(frozen=True, slots=True, kw_only=True)
class Description:
    """The loops of a program as text: optimised LLVM IR, and this processor's assembly."""

    llvm: str
    assembly: str


def describe(udf: PtxUdf, call: UdfCall) -> Description:
    """Return what :meth:`CpuBackend.build` makes of ``udf``, as text; of what only a GPU runs, that it does."""
    try:
        return uninterrupted(lambda: _describe(udf, call))
    except ExternCallError as error:
        return Description(llvm=f"{error}\n", assembly="")


def _describe(udf: PtxUdf, call: UdfCall) -> Description:
    from udf.cpu.native import assembly, host, optimise_loop

    modules = [optimise_loop(loop, name, host()) for loop in _loops(udf, call) for name in loop.names]
    # LLVM rewrites a module while it makes assembly of it, so its text comes first
    texts = [str(module) for module in modules]
    return Description(llvm="\n".join(texts), assembly="\n".join(assembly(module, host()) for module in modules))


def _loops(udf: PtxUdf, call: UdfCall) -> Iterator[RowKernel]:
    """Yield every loop that ``udf`` is built into."""
    if call.window is None:
        yield row_kernel(udf, call)
        return
    from udf.cpu.native import host
    from udf.cpu.windows_build import loop_kernel, loops_of

    for entry, kind in loops_of(udf, call.window).values():
        yield loop_kernel(udf, call, entry, kind, host())


BACKEND = CpuBackend()
