"""A UDF compiled for the processor: columns in, columns out."""

from __future__ import annotations

import ctypes
from dataclasses import replace
from functools import partial, reduce
from operator import attrgetter
from struct import Struct
from threading import Lock
from typing import TYPE_CHECKING

import numpy as np

from udf.call.raising import RowFailure
from udf.column import result_column
from udf.cpu.address import address
from udf.cpu.elf import load
from udf.cpu.halt import NEVER, under_watch
from udf.cpu.later import compiled_later
from udf.cpu.plan import DRIVE, EACH, LATER, loops_in, symbol
from udf.cpu.texts import TextRuns, tables_address
from udf.cpu.threads import FIRST, first_failure
from udf.errors import ObjectCodeError
from udf.options import options
from udf.stages import forget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from udf.column import Column
    from udf.cpu.elf import Loaded
    from udf.cpu.halt import Halt
    from udf.cpu.plan import RowPlan, Stream, Word
    from udf.stages import Artefact, Keep

OWN = frozenset(("scratch", "room"))
"""Words that are the memory of a slice."""

NONE = -1
"""What ``udf_drive`` returns where no row failed; below it is ``-2 - row``: ``row`` needs ``udf_each``."""

POINTER, COUNT = ctypes.c_void_p, ctypes.c_int64

Drive = ctypes.PYFUNCTYPE(COUNT, POINTER, POINTER, POINTER, POINTER, COUNT, COUNT, POINTER)
"""``udf_drive`` of ``driver.ll``, which releases the GIL by itself; ctypes raises what a signal's handler raised."""


class Kernel(ctypes.Structure):
    """One compiled function as ``driver.ll`` sees it.

    ``quick`` and ``each`` are code, ``sizes`` the bytes of a value (0: a bit of a bitmask).
    """

    _fields_ = (
        ("quick", POINTER),
        ("each", POINTER),
        ("sizes", ctypes.POINTER(COUNT)),
        ("inputs", COUNT),
        ("count", COUNT),
        ("can_mark", COUNT),
        ("bitmasks", COUNT),
        ("piece", COUNT),
    )


class RowProgram:
    """A row kernel in memory.

    ``udf_each``, which runs a row whose control enters a loop, may be compiled when a row first needs it:
    most columns never do (a sine's argument above 2^31). ``keep`` is then given the artefact with it.
    """

    def __init__(self, artefact: Artefact, keep: Keep = forget) -> None:
        self.artefact, self._keep = artefact, keep
        plan: RowPlan = artefact.plan
        self._raises, self._skips, self._arguments = plan.raises, plan.skips, [d.numpy for d in plan.arguments]
        self._takes = [dtype.numpy for dtype in plan.takes]
        self._gives = [dtype.numpy for dtype in plan.results]
        streams = (*plan.inputs, *plan.outputs)
        self._inputs = [_reader(stream) for stream in plan.inputs]
        self._outputs = [(stream.index, stream.is_validity) for stream in plan.outputs]
        self._masked = [index for index, is_validity in self._outputs if is_validity]
        self._taken = plan.words
        self._texts = tuple(stream.index for stream in plan.outputs if stream.is_stops)
        self._own_memory = any(word.what in OWN for word in plan.words)
        self._pointers, self._words = Struct(f"{len(streams)}P").pack, Struct(f"{len(self._taken)}Q").pack
        self._native = Kernel(
            sizes=(ctypes.c_int64 * len(streams))(*(stream.size for stream in streams)),
            inputs=len(plan.inputs),
            count=len(streams),
            can_mark=plan.can_mark,
            bitmasks=sum(stream.is_validity for stream in streams),
            piece=plan.piece,
        )
        self._at_once = 0 if plan.loops else min(FIRST, plan.piece)  # signals can wait until they are done
        self._kernel = ctypes.addressof(self._native)
        self._lock = Lock()
        names = loops_in(artefact.code)
        if DRIVE not in artefact.code or not names:
            raise ObjectCodeError("a loop or its driver is missing")
        self._loaded: list[Loaded] = [load(artefact.code[DRIVE], DRIVE)]
        self._drive = Drive(self._loaded[0].address)
        self._symbols = {name: symbol(name, plan.interface(names)) for name in names}
        for name in names:
            if name in artefact.code:
                self._load(name)

    def _load(self, name: str) -> None:
        loaded = load(self.artefact.code[name], self._symbols[name])
        self._loaded.append(loaded)
        setattr(self._native, name.removeprefix("udf_"), loaded.address)

    def _compile(self, name: str) -> None:
        """Compile and load the loop that was left for later, once; Ctrl-C before it is done leaves it for later."""
        with self._lock:
            if getattr(self._native, name.removeprefix("udf_")):
                return
            if name not in self.artefact.code:
                code = dict(self.artefact.code)
                code[name] = compiled_later(code.pop(name + LATER, b""))
                self.artefact = replace(self.artefact, code=code)
            self._load(name)
            self._keep(self.artefact)

    def run(
        self, columns: tuple[Column, ...], arguments: Sequence[Any] = (), rows: int | None = None
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
        values = [np.empty(rows, dtype) for dtype in self._gives]
        offsets = {k: np.zeros(rows + 1, np.int64) for k in self._texts}
        own = {k: np.empty(-(-rows // 8), np.uint8) for k in self._masked} if self._masked else {}
        common = _common_validity(columns, rows) if self._skips else None
        if rows:
            arrays = [part(columns[i]) for i, part in self._inputs]
            arrays += [
                own[k] if is_bits else offsets[k][1:] if k in offsets else values[k] for k, is_bits in self._outputs
            ]
            pointers = self._pointers(*map(address, arrays))
            given = self._given(arguments) if self._arguments else ()  # arrays live as long as their addresses
            taken = [_word(word, given, columns) for word in self._taken]
            bits = None if common is None else address(common)
            where = (pointers, self._words(*taken) if taken else None, bits, arrays, given)
            run = partial(self._slice, where)
            if self._own_memory:
                texts = TextRuns(self.artefact.plan, columns, offsets, skips=common is not None)
                run = partial(self._text_slice, where, texts, taken)
            if rows <= self._at_once:
                failure = run(0, rows, NEVER)
            elif rows <= FIRST:
                failure = under_watch(partial(run, 0, rows))
            else:
                threads = options.threads
                failure = under_watch(lambda halt: first_failure(run, rows, threads, halt))
            if failure != NONE:
                raise RowFailure(self._raises, failure)
        if offsets:
            if not rows:
                texts = TextRuns(self.artefact.plan, columns, offsets, skips=False)
            made = [texts.column(k) if k in offsets else result_column(v) for k, v in enumerate(values)]
            return tuple([replace(c, validity=_both(own.get(k), common)) for k, c in enumerate(made)])
        if not own:
            return tuple([result_column(v, common) for v in values])
        return tuple([result_column(v, _both(own.get(k), common)) for k, v in enumerate(values)])

    def _given(self, arguments: Sequence[Any]) -> list[Any]:
        """Return arguments as arrays whose values lie in a row."""
        return [np.ascontiguousarray(a, dtype) for a, dtype in zip(arguments, self._arguments, strict=True)]

    def _text_slice(
        self, where: tuple[Any, ...], texts: TextRuns, taken: list[int], first: int, stop: int, halt: Halt
    ) -> int:
        """Run rows ``first .. stop`` with memory of their own for text; as :meth:`_slice`."""

        def run(words: tuple[int, ...], start: int, end: int) -> int:
            return self._slice((where[0], self._words(*words), *where[2:]), start, end, halt)

        return texts.run(run, taken, first, stop)

    def _slice(self, where: tuple[Any, ...], first: int, stop: int, halt: Halt) -> int:
        """Run rows ``first .. stop``; return -1, or the first failure.

        ``where`` has the addresses of arrays, words and bitmask; the arrays with it live as long.
        """
        pointers, words, bits = where[0], where[1], where[2]
        failure: int = self._drive(self._kernel, pointers, words, bits, first, stop, halt.address)
        while failure < NONE:
            self._compile(EACH)
            failure = self._drive(self._kernel, pointers, words, bits, NONE - 1 - failure, stop, halt.address)
        return failure


def _reader(stream: Stream) -> tuple[int, Callable[[Column], Any]]:
    """Return which column an array is of, and how it is read of it."""
    if stream.is_stops:
        return stream.index, lambda column: column.text.stops
    return stream.index, attrgetter("validity" if stream.is_validity else "values")


def _word(word: Word, arguments: Sequence[Any], columns: tuple[Column, ...]) -> int:
    """Return what the loop takes for a word, 8 bytes."""
    if word.what == "text":
        text = columns[word.index].text
        assert text is not None
        return address(text.chars)
    if word.what == "tables":
        return tables_address()
    if word.what in OWN:
        return 0  # each slice has its own
    argument = arguments[word.index]
    if word.what == "pointer":
        return address(argument)
    return argument.size if word.what == "length" else int.from_bytes(argument.tobytes(), "little")


def _both(own: Any, common: Any) -> Any:
    """Return the bitmask of rows that are valid in both; None where all are."""
    if own is None or common is None:
        return common if own is None else own
    return np.bitwise_and(own, common, out=own)


def _common_validity(columns: tuple[Column, ...], rows: int) -> Any:
    """Return a new bitmask of the rows where no column is null, or None if no column can be."""
    masks = [column.validity for column in columns if column.validity is not None]
    if not masks:
        return None
    first, *others = (mask[: -(-rows // 8)] for mask in masks)
    return reduce(np.bitwise_and, others, first.copy())
