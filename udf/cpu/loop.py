"""A native loop in memory, over rows or over windows (a window is a row, told by its address or its place)."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from struct import Struct
from typing import Final

from udf.base.address import address
from udf.base.annotations import ArrayOrScalar
from udf.columns.column import Column
from udf.cpu.code import Code
from udf.cpu.halt import Halt
from udf.cpu.row_plan import CHUNK, SLOW, RowPlan, Word, loops_in, symbol
from udf.cpu.texts import SLICE_MEMORY
from udf.cpu.windows_plan import LoopPlan
from udf.errors import ObjectCodeError
from udf.text.unicode_tables import tables

ENOUGH: Final = 1 << 16
"""Rows, times those of a window, after which a loop that was compiled for few rows is compiled once more."""

NONE = -1
"""What a loop returns where no row failed; below it is ``-2 - row``: ``row`` needs ``udf_slow``."""

POINTER, COUNT = ctypes.c_void_p, ctypes.c_int64


class Kernel(ctypes.Structure):
    """One compiled function as ``driver.ll`` sees it.

    ``fast`` and ``slow`` are code, ``sizes`` the bytes of a value (0: a bit of a bitmask).
    """

    _fields_ = (
        ("fast", POINTER),
        ("slow", POINTER),
        ("sizes", ctypes.POINTER(COUNT)),
        ("inputs", COUNT),
        ("count", COUNT),
        ("can_mark", COUNT),
        ("bitmasks", COUNT),
        ("piece", COUNT),
    )


class Loop:
    """The functions of one loop, those that were compiled when the UDF was, and others once a row needs them.

    ``code`` has them under ``prefix`` and their names, and the ``driver``; ``interface`` gives all that functions of
    some names rely on: code of another plan is refused here.
    """

    def __init__(
        self,
        plan: RowPlan | LoopPlan,
        interface: Callable[[tuple[str, ...]], object],
        code: Code,
        driver: str,
        prefix: str = "",
    ) -> None:
        self.plan, self._code, self._prefix = plan, code, prefix
        names = loops_in(code.code, prefix)
        if not names:
            raise ObjectCodeError("a loop is missing")
        if plan.piece < CHUNK or plan.piece % CHUNK:
            raise ObjectCodeError(f"a piece of {plan.piece} rows is not a number of chunks")
        self._symbols = {name: symbol(name, interface(names)) for name in names}
        streams = (*plan.inputs, *plan.outputs)
        self.inputs = [stream.index for stream in plan.inputs]
        self.has_values_only = not any(stream.is_validity or stream.is_stops for stream in plan.outputs)
        self.pointers, self.pack = Struct(f"{len(streams)}P").pack, Struct(f"{len(plan.words)}Q").pack
        self._native = Kernel(
            sizes=(COUNT * len(streams))(*(stream.size for stream in streams)),
            inputs=len(plan.inputs),
            count=len(streams),
            can_mark=plan.can_mark,
            bitmasks=sum(stream.is_validity for stream in streams),
            piece=plan.piece,
        )
        self._drive, self._kernel = code.function(driver, "udf_drive"), ctypes.addressof(self._native)
        self._first, self.loaded = names[0], set[str]()
        for name in names:
            if prefix + name in code.code:
                self._add(name)
        self.brief, self._left = [name for name in names if code.is_brief(prefix + name)], ENOUGH

    def count(self, rows: int) -> None:
        """Count rows of a loop that is ``brief``, made in little time for few of them; of many it is compiled again."""
        if not self.brief:
            return
        self._left -= rows
        if self._left < 0:
            names, self.brief = self.brief, []
            for name in names:
                self._code.improve(self._prefix + name)
                self._add(name)

    def _add(self, name: str) -> None:
        """Load a function of the loop, or compile it."""
        if name not in self._symbols:
            raise ObjectCodeError(f"there is no {name}")
        code = self._code.address(self._prefix + name, self._symbols[name])
        setattr(self._native, name.removeprefix("udf_"), code)
        self.loaded.add(name)

    def words(self, arguments: Sequence[ArrayOrScalar]) -> list[int]:
        """Return what is the same for all rows: scalars' bits, arrays' addresses and lengths. They must outlive it."""
        return [word_of(word, arguments) for word in self.plan.words]

    def run(self, pointers: bytes, words: bytes | None, runs: int | None, first: int, stop: int, halt: Halt) -> int:
        """Run rows ``first .. stop``; return -1 or the first failure.

        ``pointers`` are the arrays' addresses, inputs first, and ``words`` what is the same for all rows. ``runs`` is
        the address of a bitmask: rows whose bit is not set neither raise nor count as failed.
        """
        if self._first not in self.loaded:
            self._add(self._first)
        failure: int = self._drive(self._kernel, pointers, words, runs, first, stop, halt.address)
        while failure < NONE:
            self._add(SLOW)
            failure = self._drive(self._kernel, pointers, words, runs, NONE - 1 - failure, stop, halt.address)
        return failure

    def runner(self, pointers: bytes, runs: int | None, halt: Halt) -> Callable[[Sequence[int], int, int], int]:
        """Return what runs some rows with words of theirs."""
        return lambda words, first, stop: self.run(pointers, self.pack(*words), runs, first, stop, halt)


def word_of(word: Word, arguments: Sequence[ArrayOrScalar], columns: Sequence[Column] = ()) -> int:
    """Return what the loop takes for a word, 8 bytes: 0 for memory that each slice has of its own."""
    what = word.what
    if what in SLICE_MEMORY:
        return 0
    if what == "tables":
        return address(tables())
    if what == "text":
        text = columns[word.index].text
        assert text is not None
        return address(text.chars)
    argument = arguments[word.index]
    if what in {"pointer", "looked"}:
        return address(argument)
    return int(argument.size) if what == "length" else int.from_bytes(argument.tobytes(), "little")
