"""PTX to a program on the processor, in order: make whole, lower to LLVM IR, optimise, load."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import partial, reduce
from operator import attrgetter
from typing import TYPE_CHECKING, Final

import numpy as np

from udf.base.address import address
from udf.base.annotations import Array
from udf.base.interrupts import uninterrupted
from udf.base.raising import RowFailure
from udf.base.records import dataclass
from udf.base.stages import Artefact, GroupShape, StoreArtefact, WindowShape, discard
from udf.columns.column import Column, result_column
from udf.cpu.code import Code
from udf.cpu.halt import BRIEF, NEVER, Halt, under_watch
from udf.cpu.row_plan import DRIVE, KEEPS_GIL, RowPlan, Stream
from udf.cpu.row_slices import FIRST, NONE, Loop, Pace, first_failure, word_of
from udf.cpu.target import processor
from udf.cpu.text_results import TextResults
from udf.cpu.texts import SLICE, SLICE_MEMORY, TextBuffer, TextRuns, expected_bytes, scratch_statuses
from udf.errors import ExternCallError, ObjectCodeError
from udf.options import options

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from udf.bind.udf_call import PtxUdf, UdfCall
    from udf.cpu.native import Processor
    from udf.cpu.rows import RowKernel
    from udf.cpu.windows import WindowProgram


class RowProgram:
    """A row kernel in memory.

    ``udf_slow``, which runs a row whose control enters a loop, may be compiled when a row first needs it:
    most columns never do (a sine's argument above 2^31). ``keep`` is then given the artefact with it.
    """

    def __init__(self, artefact: Artefact, keep: StoreArtefact = discard) -> None:
        self.artefact = artefact
        plan: RowPlan = artefact.plan
        self.raises, self._skips, self._arguments = plan.raises, plan.skips, [d.numpy for d in plan.arguments]
        self._gives = [dtype.numpy for dtype in plan.results]
        self._inputs = [_reader(stream) for stream in plan.inputs]
        self.outputs = [(stream.index, stream.is_validity) for stream in plan.outputs]
        self.masked = [index for index, is_validity in self.outputs if is_validity]
        self.words = plan.words
        self.texts = tuple(stream.index for stream in plan.outputs if stream.is_stops)
        self.full = scratch_statuses(plan.raises)
        self._own_memory = any(word.what in SLICE_MEMORY for word in plan.words)
        self.spare: list[dict[str, dict[int, TextBuffer]]] = []
        self._has_more = bool(self.masked or self.texts or self._own_memory)
        self._at_once = 0 if plan.loops else min(FIRST, plan.piece)  # signals can wait until they are done
        self._brief = 0 if any(word.what == "text" for word in plan.words) or self._own_memory else KEEPS_GIL

        def grown(code: Mapping[str, bytes]) -> None:
            self.artefact = replace(self.artefact, code=code)
            keep(self.artefact)

        if DRIVE not in artefact.code:
            raise ObjectCodeError("the loop's driver is missing")
        loop = Loop(plan, plan.interface, Code(artefact.code, grown), DRIVE)
        self._pointers, self._pack, self._run, self._pace = loop.pointers, loop.pack, loop.run, Pace()
        self._loop = loop

    def run(
        self, columns: tuple[Column, ...], arguments: Sequence[object] = (), rows: int | None = None
    ) -> tuple[Column, ...]:
        """Run over ``columns``, all of one length (n,), on the threads that ``udf.options.threads`` allows.

        ``arguments`` are NumPy scalars and one-dimensional arrays; ``rows`` is n where there are no columns.

        Raises
        ------
        RowFailure
            At the first row where the UDF raises, of those that it runs on.
        """
        for column in columns:
            assert rows is None or rows == column.values.size
            rows = column.values.size
        assert rows is not None
        values: list[Array] = []
        places: list[int] = []
        made: list[Column] = []
        for dtype in self._gives:
            values.append(np.empty(rows, dtype))  # noqa: PERF401 - a comprehension is a call in Python 3.11
        more = _ResultMemory(self, rows, columns) if self._has_more else None
        common = _common_validity(columns, rows) if self._skips else None
        if rows:
            self._loop.count(rows)
            for i, part in self._inputs:
                places.append(address(part(columns[i])))
            for array in values if more is None else more.arrays(values):
                places.append(address(array))  # noqa: PERF401 - as above
            given = self._given(arguments) if self._arguments else ()  # arrays live as long as their addresses
            packed = [word_of(word, given, columns) for word in self.words] if self.words else []
            bits, run = None if common is None else address(common), self._run
            if more is not None and self._own_memory:
                run = more.texts(skips=common is not None).runner(run, self._pack, packed)
            pointers, words = self._pointers(*places), self._pack(*packed) if packed else None
            if rows <= self._at_once:
                failure = run(pointers, words, bits, 0, rows, BRIEF if rows <= self._brief else NEVER)
            else:
                failure = _watched(partial(run, pointers, words, bits), rows, SLICE if self.texts else rows, self._pace)
            if failure != NONE:
                raise RowFailure(self.raises, failure)
        for k, array in enumerate(values):
            made.append(result_column(array, common) if more is None else more.column(k, array, common))
        return tuple(made)

    def at_addresses(self, arguments: Sequence[object]) -> Callable[..., None] | None:
        """Return the program as a function of its arrays' addresses, inputs first; None if it takes or gives text.

        Beside them it takes how many rows there are, the address of a bitmask of those that may raise, or None, and how
        many threads there are: None for what ``udf.options`` say.
        """
        if self._own_memory or self.texts or any(word.what == "text" for word in self.words):
            return None
        given = self._given(arguments)
        words = self._pack(*[word_of(word, given) for word in self.words]) if self.words else None
        pack, loop, at_once, brief, pace = self._pointers, self._run, self._at_once, self._brief, self._pace
        whole = self._loop

        def run(addresses: Sequence[int], rows: int, bits: int | None, threads: int | None = None) -> None:
            assert given is not None  # they live as long as their addresses
            whole.count(rows)
            pointers = pack(*addresses)
            if rows <= at_once:
                failure = loop(pointers, words, bits, 0, rows, BRIEF if rows <= brief else NEVER)
            else:
                failure = _watched(partial(loop, pointers, words, bits), rows, rows, pace, threads)
            if failure != NONE:
                raise RowFailure(self.raises, failure)

        return run

    def _given(self, arguments: Sequence[object]) -> list[Array]:
        """Return arguments as arrays whose values lie in a row."""
        return [np.ascontiguousarray(a, dtype) for a, dtype in zip(arguments, self._arguments, strict=True)]


def _watched(run: Callable[[int, int, Halt], int], rows: int, most: int, pace: Pace, threads: int | None = None) -> int:
    """Run all rows, at ``most`` so many at a time, while signals are served; return -1, or the first failure."""
    if rows <= FIRST:
        return under_watch(partial(run, 0, rows))
    threads = threads or options.threads
    return under_watch(lambda halt: first_failure(run, rows, threads, halt, most, pace))


class _ResultMemory:
    """What results have beside values: bitmasks of their own, and text, of which the values are the stops."""

    def __init__(self, program: RowProgram, rows: int, columns: tuple[Column, ...]) -> None:
        self._program, self._columns, self._rows = program, columns, rows
        self._results: TextResults | None = None
        self._offsets = {k: np.zeros(rows + 1, np.int64) for k in program.texts}
        self._own = {k: np.empty(-(-rows // 8), np.uint8) for k in program.masked}

    def arrays(self, values: list[Array]) -> list[Array]:
        """Return what the loop writes, in order."""
        own, offsets = self._own, self._offsets
        return [
            own[k] if is_bits else offsets[k][1:] if k in offsets else values[k] for k, is_bits in self._program.outputs
        ]

    def texts(self, *, skips: bool) -> TextRuns:
        """Return the memory that slices of the rows have for text."""
        program, results = self._program, self._texts(skips=skips)
        return TextRuns(
            program.full, program.words, self._columns, self._offsets, results.add, skips=skips, spare=program.spare
        )

    def _texts(self, *, skips: bool) -> TextResults:
        if self._results is None:
            expected = expected_bytes(self._columns, 0, self._rows)
            self._results = TextResults(self._offsets, expected, skips=skips)
        return self._results

    def column(self, k: int, values: Array, common: Array | None) -> Column:
        """Return result ``k``, null where ``common`` has it so."""
        validity = _and_masks(self._own.get(k), common)
        if k in self._offsets:
            made = self._texts(skips=False).column(k)
            return made if validity is None else replace(made, validity=validity)
        return result_column(values, validity)


def _reader(stream: Stream) -> tuple[int, Callable[[Column], object]]:
    """Return which column an array is of, and how it is read of it."""
    if stream.is_stops:
        return stream.index, lambda column: column.text.stops
    return stream.index, attrgetter("validity" if stream.is_validity else "values")


def _and_masks(own: Array | None, common: Array | None) -> Array | None:
    """Return the bitmask of rows that are valid in both; None where all are."""
    if own is None or common is None:
        return common if own is None else own
    np.bitwise_and(own, common, out=own)
    return own


def _common_validity(columns: tuple[Column, ...], rows: int) -> Array | None:
    """Return a new bitmask of the rows where no column is null, or None if no column can be."""
    masks = [column.validity for column in columns if column.validity is not None]
    if not masks:
        return None
    first, *others = (mask[: -(-rows // 8)] for mask in masks)
    return reduce(np.bitwise_and, others, first.copy())


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
