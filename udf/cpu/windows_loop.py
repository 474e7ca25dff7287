"""One entry of a window function in the row kernel's loop: a window is a row, told by its address or its place.

A *sliding* loop has one window after the other, one value apart: they start where a stream of values stands. An
*addressed* one takes each window's address, and its length where that varies, from columns of int64. A *reduced*
one takes its reductions from columns. All three are the row loop of ``rows.py`` and ``driver.ll``.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass, replace
from struct import Struct
from threading import Lock
from typing import TYPE_CHECKING, Literal

from ptx2cpp import parse, routine_of
from udf.cpu.native import Kernel, driver, host, load, object_code, optimise
from udf.cpu.rows import EACH, RowKernel
from udf.cpu.vectorise import optimised
from udf.cpu.windows_lanes import lane_kernel
from udf.dtypes import DTYPES
from udf.errors import ExternCallError
from udf.stages import Argument, Parameter, Taken

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ptx2cpp.syntax import Module
    from udf.cpu.columns import Stream, Word
    from udf.cpu.native import Loaded
    from udf.stages import PtxUdf, UdfCall

Kind = Literal["sliding", "addressed", "reduced"]

STRAIGHT = 768
"""Steps of a function without loops that LLVM vectorises; longer ones it leaves alone (a mean of 500 rows, ns a
window, Zen 4: 367, in lanes 46; of 200 rows 15 and 16)."""

NONE = -1
"""What a loop returns where no window failed; below it is ``-2 - row``: ``row`` needs ``udf_each``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LoopPlan:
    """How a loop is called: its arrays and words in order, whether windows can be marked (``driver.ll``).

    ``begins`` is the function that it cannot run without.
    """

    inputs: tuple[Stream, ...]
    outputs: tuple[Stream, ...]
    words: tuple[Word, ...]
    can_mark: int
    begins: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LoopCode:
    """A compiled loop as data: object code by symbol, and as LLVM IR what is compiled when it is first needed."""

    plan: LoopPlan
    objects: Mapping[str, bytes]
    texts: Mapping[str, str]


def loop_codes(udf: PtxUdf, call: UdfCall, wanted: Mapping[str, tuple[str, Kind]]) -> dict[str, LoopCode]:
    """Compile ``udf`` into the loops ``wanted`` (an entry and a kind each): the first one, the others when needed."""
    module = parse(udf.text)
    kernels = {name: loop_kernel(udf, call, entry, kind, module) for name, (entry, kind) in wanted.items()}
    return {name: _code(kernel, now=not i) for i, (name, kernel) in enumerate(kernels.items())}


def _code(kernel: RowKernel, *, now: bool) -> LoopCode:
    """Return a loop's code, its first function compiled ``now`` or not."""
    plan = LoopPlan(
        inputs=kernel.layout.inputs,
        outputs=kernel.layout.outputs,
        words=kernel.layout.words,
        can_mark=kernel.can_mark,
        begins=kernel.names[0],
    )
    names, objects = kernel.names, {}
    if now:
        objects[names[0]] = object_code(optimised(kernel, names[0]))
        names = names[1:]
    return LoopCode(plan=plan, objects=objects, texts={name: kernel.text(name, host().vector) for name in names})


def loop_kernel(udf: PtxUdf, call: UdfCall, entry: str, kind: Kind, module: Module | None = None) -> RowKernel:
    """Return the function ``entry`` of ``udf`` in the row loop; ``module`` is its text, parsed.

    Raises
    ------
    ExternCallError
        If it calls device code that exists on a GPU only.
    """
    pointers = {i: f"const {t.dtype.cpp}*" for i, t in enumerate(udf.takes) if t.what in {"pointer", "window"}}
    udf, call = as_rows(udf, call, entry, kind)
    routine = routine_of(module or udf.text, entry=entry, parameters=pointers)
    if routine.externs:
        raise ExternCallError(call.function.__name__, routine.externs)
    kernel = RowKernel(udf, call, routine)
    by_lanes = kind == "sliding" and (EACH in kernel.names or len(routine.steps) > STRAIGHT)
    return (lane_kernel(udf, call, routine) if by_lanes else None) or kernel


def as_rows(udf: PtxUdf, call: UdfCall, entry: str, kind: Kind) -> tuple[PtxUdf, UdfCall]:
    """Return a window function as the row function that it is to its loop.

    A table's pitch becomes one more argument, behind the call's own.
    """
    takes: list[Taken] = []
    columns: list[Parameter] = []
    for taken in (*udf.takes, *_rows_last(udf, entry)):
        if taken.what == "window" and kind == "sliding":
            takes.append(taken)
        elif taken.what == "pitch":
            takes.append(Taken(what="argument", index=len(call.arguments), dtype=DTYPES["int64"]))
        elif taken.what in {"window", "rows", "reduction"}:
            dtype = DTYPES["int64"] if taken.what == "window" else taken.dtype
            takes.append(Taken(what="value", index=len(columns), dtype=dtype))
            columns.append(Parameter(dtype=dtype, nullable=False))
        else:
            takes.append(taken)
    arguments = (*call.arguments, Argument(dtype=DTYPES["int64"]))
    row = replace(udf, name=entry, takes=tuple(takes), form="rows", clipped=None)
    return row, replace(call, parameters=tuple(columns), arguments=arguments, nulls="pass", shape="positional")


def _rows_last(udf: PtxUdf, entry: str) -> tuple[Taken, ...]:
    """Return what the second entry takes beyond the first."""
    return (Taken(what="rows", index=0, dtype=DTYPES["int64"]),) if entry == udf.clipped else ()


class Loop:
    """A loop in memory."""

    def __init__(self, code: LoopCode) -> None:
        self.plan = plan = code.plan
        self.objects, self.texts = dict(code.objects), dict(code.texts)
        self._loaded: list[Loaded] = []
        self._lock = Lock()
        streams = (*plan.inputs, *plan.outputs)
        self._pointers, self._words = Struct(f"{len(streams)}P").pack, Struct(f"{len(plan.words)}Q").pack
        self._native = Kernel(
            sizes=(ctypes.c_int64 * len(streams))(*(stream.size for stream in streams)),
            inputs=len(plan.inputs),
            count=len(streams),
            can_mark=plan.can_mark,
            bitmasks=sum(stream.is_validity for stream in streams),
        )
        self._drive, self._kernel = driver(), ctypes.addressof(self._native)
        for name, code_ in self.objects.items():
            self._load(name, code_)

    def _load(self, name: str, code: bytes) -> None:
        loaded = load(code, name)
        self._loaded.append(loaded)
        setattr(self._native, name.removeprefix("udf_"), loaded.address)

    def _add(self, name: str) -> None:
        """Compile a function that was left for later, once."""
        with self._lock:
            if name not in self.objects:
                code = object_code(optimise(self.texts[name]))
                self._load(name, code)
                self.objects[name] = code

    def words(self, given: list[Any]) -> bytes:
        """Return the loop's words for ``given``: one number (its bits, or an address) or length by argument."""
        return self._words(*(given[word.index][word.what == "length"] for word in self.plan.words))

    def run(self, arrays: list[int], words: bytes, runs: int | None, first: int, stop: int) -> int:
        """Run rows ``first .. stop`` of ``arrays`` (addresses, inputs first); return -1 or the first failure.

        ``runs`` is the address of a bitmask: rows whose bit is not set neither raise nor count as failed.
        """
        pointers = self._pointers(*arrays)
        if self.plan.begins not in self.objects:
            self._add(self.plan.begins)
        failure: int = self._drive(self._kernel, pointers, words, runs, first, stop)
        while failure < NONE:
            self._add(EACH)
            failure = self._drive(self._kernel, pointers, words, runs, NONE - 1 - failure, stop)
        return failure
