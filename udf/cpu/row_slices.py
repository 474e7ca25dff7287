"""Slices of rows on the pool of threads (udf/base/threads.py); the native loops run without the GIL."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Callable
from struct import Struct
from time import perf_counter
from typing import TYPE_CHECKING, Final

from udf.base.address import address
from udf.base.annotations import ArrayOrScalar
from udf.base.progress import progress
from udf.base.threads import Crew, pool, processors
from udf.columns.column import Column
from udf.cpu.code import Code
from udf.cpu.halt import Halt
from udf.cpu.row_plan import CHUNK, SLOW, RowPlan, Word, loops_in, symbol
from udf.cpu.texts import SLICE_MEMORY
from udf.cpu.windows_plan import LoopPlan
from udf.errors import ObjectCodeError
from udf.text.unicode_tables import tables

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    Run = Callable[[int, int, Halt], int]

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


FIRST = 1 << 14
"""Rows that the calling thread runs and times before others are asked; if they are not, it goes on with four times
as many, and asks again."""

HANDOVER = 60e-6
"""Seconds that each further thread costs before it works (seen: 20 to 80 us), one after the other."""

CALL: Final = 4e-6
"""Seconds that a piece takes beside its rows: as long as the first rows of a short function."""

UNLIMITED = 1 << 62
"""Rows of a slice at most where nothing is said."""

SHARES = 4
"""Slices for each thread, so that rows of uneven cost still spread."""

LONG = 2.0
"""Seconds of one thread from which a call shows a bar, and its slices are short enough to move it."""

GAIN: Final = 0.85
"""Of one thread's time what several take at most: they take as much of processors that others may want."""

KEPT: Final = 16
"""Calls for which it is kept that one thread is enough, before it is measured again: a machine may have been busy."""


class Pace:
    """Whether the calling thread alone is enough for a program's calls, by their size: the last two of it told so."""

    def __init__(self) -> None:
        self._seen: dict[tuple[int, int], int] = {}

    def is_alone(self, size: tuple[int, int]) -> bool:
        """Return whether a call need not be measured."""
        seen = self._seen.get(size, 0)
        self._seen[size] = seen + (seen > 1) if seen < KEPT else 0
        return seen > 1

    def note(self, size: tuple[int, int], *, alone: bool) -> None:
        """Note whether one thread took no longer than several."""
        self._seen[size] = self._seen.get(size, 0) + 1 if alone else 0


def first_failure(
    run: Run, rows: int, threads: int | None, halt: Halt, most: int = UNLIMITED, pace: Pace | None = None
) -> int:
    """Run ``run(first, stop, halt)`` over slices of ``0 .. rows`` on up to ``threads`` threads (None: all processors).

    A slice has ``most`` rows at most, which are whole chunks. ``pace`` keeps what calls tell: one thread is enough
    where others would begin too late, or where memory bounds it, so that several take as long.

    ``run`` returns -1, or a failure that is smaller the earlier its row. Slices are taken in order and none is taken
    after a failure was seen, so that the smallest of all results is the first failing row's. ``halt`` is what slices on
    the calling thread look at; if an exception is raised there (Ctrl-C), those on other threads leave, and are waited
    for: they work on arrays of this call.

    Examples
    --------
    >>> from udf.cpu.halt import NEVER
    >>> fails = lambda first, stop, halt: 70_000 if first <= 70_000 < stop else -1
    >>> first_failure(fails, rows=1_000_000, threads=2, halt=NEVER)
    70000
    """
    allowed = 1 if rows <= FIRST else threads or processors()
    pace, kind = pace or Pace(), (rows.bit_length(), allowed)
    if allowed == 1 or pace.is_alone(kind):
        return run(0, rows, halt) if rows <= most else _spread(run, 0, rows, 0, halt, most)
    done, size = 0, FIRST
    while done < rows:
        stop, began = min(done + size, rows), perf_counter()
        failure = run(done, stop, halt)
        if failure >= 0:
            return failure
        expected = max(perf_counter() - began - CALL, 0.0) * (rows - stop) / (stop - done)
        # expected / threads + HANDOVER * threads is least at their ratio's root
        helpers = min(allowed, int(math.sqrt(expected / HANDOVER))) - 1
        if helpers > 0:
            if expected < LONG:
                began = perf_counter()
                failure = _spread(run, stop, rows, helpers, halt, most)
                pace.note(kind, alone=perf_counter() - began > GAIN * expected)
                return failure
            step = max(int((rows - stop) / expected / 4) // CHUNK, 1) * CHUNK  # a quarter of a second
            with progress(rows, stop, "run") as advance:
                return _spread(run, stop, rows, helpers, halt, min(most, step), advance)
        done, size = stop, size * 4
    pace.note(kind, alone=True)
    return -1


def _spread(
    run: Run,
    first: int,
    rows: int,
    helpers: int,
    halt: Halt,
    most: int,
    advance: Callable[[int], object] = lambda _: None,
) -> int:
    """Run the slices of ``first .. rows`` here and on ``helpers`` more threads; tell ``advance`` of all."""
    size = -(-(rows - first) // ((helpers + 1) * SHARES * CHUNK)) * CHUNK if helpers else rows - first
    size = min(max(size, 1), most)
    starts = iter(range(first, rows, size))
    failures: list[int] = []
    done: list[int] = []
    theirs = Halt()

    def work(looked_at: Halt) -> None:
        for start in starts:
            if failures or theirs.left:
                return
            failure = run(start, min(start + size, rows), looked_at)
            if failure >= 0:
                failures.append(failure)
            done.append(min(size, rows - start))
            if looked_at is halt:
                advance(sum(done.pop() for _ in range(len(done))))

    others = Crew()
    try:
        for _ in range(helpers):
            others.submit(pool(), work, theirs)
        work(halt)
        others.wait()
    except BaseException:
        others.dismiss(theirs.leave)
        raise
    return min(failures, default=-1)
