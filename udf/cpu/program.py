"""A UDF compiled for the processor: columns in, columns out."""

from __future__ import annotations

from dataclasses import replace
from functools import partial, reduce
from operator import attrgetter
from typing import TYPE_CHECKING, Final

import numpy as np

from udf.call.raising import RowFailure
from udf.column import result_column
from udf.cpu.address import address
from udf.cpu.code import Code
from udf.cpu.halt import BRIEF, NEVER, under_watch
from udf.cpu.loop import NONE, Loop, word_of
from udf.cpu.plan import DRIVE
from udf.cpu.texts import OWN, TextRuns
from udf.cpu.threads import FIRST, first_failure
from udf.errors import ObjectCodeError
from udf.options import options
from udf.stages import forget

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from udf.column import Column
    from udf.cpu.halt import Halt
    from udf.cpu.plan import RowPlan, Stream, Word
    from udf.stages import Artefact, Keep


FEW: Final = 1 << 12
"""Rows of numbers whose call keeps the GIL, if the function has no loop: some microseconds. Other threads that want it
(DuckDB's, each with 2,048 rows) would have it each time between, and be waited for."""


class RowProgram:
    """A row kernel in memory.

    ``udf_slow``, which runs a row whose control enters a loop, may be compiled when a row first needs it:
    most columns never do (a sine's argument above 2^31). ``keep`` is then given the artefact with it.
    """

    def __init__(self, artefact: Artefact, keep: Keep = forget) -> None:
        self.artefact = artefact
        plan: RowPlan = artefact.plan
        self._raises, self._skips, self._arguments = plan.raises, plan.skips, [d.numpy for d in plan.arguments]
        self._gives = [dtype.numpy for dtype in plan.results]
        self._inputs = [_reader(stream) for stream in plan.inputs]
        self._outputs = [(stream.index, stream.is_validity) for stream in plan.outputs]
        self._masked = [index for index, is_validity in self._outputs if is_validity]
        self._taken = plan.words
        self._texts = tuple(stream.index for stream in plan.outputs if stream.is_stops)
        self._own_memory = any(word.what in OWN for word in plan.words)
        self._at_once = 0 if plan.loops else min(FIRST, plan.piece)  # signals can wait until they are done
        self._brief = 0 if any(word.what == "text" for word in plan.words) or self._own_memory else FEW

        def grown(code: Mapping[str, bytes]) -> None:
            self.artefact = replace(self.artefact, code=code)
            keep(self.artefact)

        if DRIVE not in artefact.code:
            raise ObjectCodeError("the loop's driver is missing")
        self._loop = Loop(plan, plan.interface, Code(artefact.code, grown), DRIVE)
        self._pointers, self._run = self._loop.pointers, self._loop.run

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
            run = partial(self._run, pointers, self._loop.pack(*taken) if taken else None, bits)
            if self._own_memory:
                texts = TextRuns(self._raises, self._taken, columns, offsets, skips=common is not None)
                run = partial(self._text_slice, pointers, bits, texts, taken)
            self._over(run, rows)
        if offsets:
            if not rows:
                texts = TextRuns(self._raises, self._taken, columns, offsets, skips=False)
            made = [texts.column(k) if k in offsets else result_column(v) for k, v in enumerate(values)]
            return tuple([replace(c, validity=_both(own.get(k), common)) for k, c in enumerate(made)])
        if not own:
            return tuple([result_column(v, common) for v in values])
        return tuple([result_column(v, _both(own.get(k), common)) for k, v in enumerate(values)])

    def _over(self, run: Callable[[int, int, Halt], int], rows: int) -> None:
        """Run ``run(first, stop, halt)`` over all rows: at once, or on threads."""
        if rows <= self._at_once:
            failure = run(0, rows, BRIEF if rows <= self._brief else NEVER)
        elif rows <= FIRST:
            failure = under_watch(partial(run, 0, rows))
        else:
            threads = options.threads
            failure = under_watch(lambda halt: first_failure(run, rows, threads, halt))
        if failure != NONE:
            raise RowFailure(self._raises, failure)

    def at_addresses(self, arguments: Sequence[Any]) -> Callable[[Sequence[int], int, int | None], None] | None:
        """Return the program as a function of its arrays' addresses, inputs first; None if it takes or gives text.

        Beside them it takes how many rows there are, and the address of a bitmask of those that may raise, or None.
        """
        if self._own_memory or self._texts or any(word.what == "text" for word in self._taken):
            return None
        given = self._given(arguments)
        words = self._loop.pack(*[word_of(word, given) for word in self._taken]) if self._taken else None
        pack, loop, few = self._pointers, self._run, min(self._at_once, self._brief)

        def run(addresses: Sequence[int], rows: int, bits: int | None) -> None:
            assert given is not None  # they live as long as their addresses
            if rows > few:
                self._over(partial(loop, pack(*addresses), words, bits), rows)
            elif (failure := loop(pack(*addresses), words, bits, 0, rows, BRIEF)) != NONE:
                raise RowFailure(self._raises, failure)

        return run

    def _given(self, arguments: Sequence[Any]) -> list[Any]:
        """Return arguments as arrays whose values lie in a row."""
        return [np.ascontiguousarray(a, dtype) for a, dtype in zip(arguments, self._arguments, strict=True)]

    def _text_slice(
        self, pointers: bytes, bits: int | None, texts: TextRuns, taken: list[int], first: int, stop: int, halt: Halt
    ) -> int:
        """Run rows ``first .. stop`` with memory of their own for text; return -1, or the first failure."""

        def run(words: tuple[int, ...], start: int, end: int) -> int:
            return self._run(pointers, self._loop.pack(*words), bits, start, end, halt)

        return texts.run(run, taken, first, stop)


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
    return word_of(word, arguments)


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
