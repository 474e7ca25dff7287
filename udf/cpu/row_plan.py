"""What goes in and out of a row kernel, as data: all that a program needs beside its machine code."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Final

from udf.base.dtypes import DType
from udf.base.records import dataclass
from udf.base.stages import RaiseSite

DRIVE, FAST, SLOW = "udf_drive", "udf_fast", "udf_slow"
"""The function of ``driver.ll``, and the two loops of a row kernel; their code in an artefact has the same names."""

CHUNK: Final = 512
"""Rows of one chunk: a few kB a column, so that marked rows are still in the first-level cache."""

KEEPS_GIL: Final = 1 << 12
"""Rows of numbers whose call keeps the GIL, if the function has no loop: some microseconds. Other threads that want it
(DuckDB's, each with 2,048 rows) would have it each time between, and be waited for."""

AT_ONCE: Final = 2048
"""Rows that ``driver.ll`` gives ``udf_slow`` at once, at most."""

HALT: Final = "ptr %halt"
"""The parameter of functions whose loops get checks (``checks.py``)."""

DEFERRED: Final = ".ll.zlib"
"""Ends the name of code that is compressed LLVM IR, compiled when a row first needs it."""


def hints(lanes: int = 0) -> str:
    """Return the last line of ``udf_fast``; with ``lanes`` LLVM is asked to run so many rows at once, come what may."""
    asked = f', !{{!"llvm.loop.vectorize.width", i32 {lanes}}}' if lanes else ""
    return f"!0 = distinct !{{!0{asked}}}"


HINTS: Final = hints()

BETWEEN_LOOKS: Final = 1 << 25
"""Instructions between two looks at whether a call is to end: some 20 ms."""

MOST_ROWS: Final = 1 << 16
"""Rows between two looks, at most: what a look costs is nothing beside them."""

SLOT: Final = 8
"""Bytes of a value that was brought to its group."""


def piece_of(steps: int) -> int:
    """Return how many rows of a function of ``steps`` instructions run between two looks: whole chunks.

    Examples
    --------
    >>> piece_of(10), piece_of(5_000)
    (65536, 6656)
    """
    return max(min(BETWEEN_LOOKS // max(steps, 1), MOST_ROWS) // CHUNK, 1) * CHUNK


def symbol(name: str, interface: object) -> str:
    """Return the name under which code exports the loop ``name`` of an ``interface``: its arrays, words and types.

    Code is found by a plan of its own interface only, so that no other plan can run it.

    Examples
    --------
    >>> symbol("udf_fast", (1, 2)) == symbol("udf_fast", (1, 3))
    False
    """
    return f"{name}.{hashlib.sha256(repr(interface).encode()).hexdigest()[:16]}"


def loops_in(code: Mapping[str, bytes], prefix: str = "") -> tuple[str, ...]:
    """Return the loops that there is code for, now or later."""
    return tuple(name for name in (FAST, SLOW) if prefix + name in code or prefix + name + DEFERRED in code)


def stored_type(dtype: DType) -> str:
    """Return the LLVM type of one value in a column.

    Examples
    --------
    >>> from udf.base.dtypes import dtype_of
    >>> stored_type(dtype_of("float32")), stored_type(dtype_of("bool"))
    ('float', 'i8')
    """
    if dtype.part is not None:
        return f"{{ {', '.join(map(stored_type, dtype.parts))} }}"
    if dtype.kind == "f":
        return {2: "i16", 4: "float", 8: "double"}[dtype.size]
    return f"i{8 * dtype.size}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stream:
    """One array that a loop walks along: the values of a column, or its validity.

    ``index`` is the column's or the result's. A validity is a byte a row, 0 or 1, while a chunk is at
    work; ``driver.ll`` makes it of bits and bits of it. The rows of text begin at its values and end at its ``stops``.
    """

    name: str
    index: int
    dtype: DType
    is_validity: bool = False
    is_stops: bool = False

    @property
    def size(self) -> int:
        """Return the bytes of a row outside of a chunk, 0 for a bit."""
        return 0 if self.is_validity else self.dtype.size

    @property
    def stored(self) -> str:
        """Return the LLVM type of a row in a chunk."""
        return stored_type(self.dtype)

    @property
    def parameter(self) -> str:
        """Return the array as a function's parameter."""
        return f"ptr noalias {self.name}"

    @property
    def argument(self) -> str:
        """Return it as a call's argument."""
        return f"ptr {self.name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Word:
    """One thing that is the same for all rows: a scalar (by its bits), a table (its address) or its length."""

    name: str
    what: str
    index: int
    type: str

    @property
    def parameter(self) -> str:
        """Return it as a function's parameter; nobody writes a table while a loop runs."""
        return f"{self.type}{' noalias readonly' if self.type == 'ptr' else ''} {self.name}"

    @property
    def argument(self) -> str:
        """Return it as a call's argument."""
        return f"{self.type} {self.name}"


@dataclass(frozen=True, slots=True, kw_only=True)
class RowPlan:
    """How a row kernel is called: the types of columns, arguments and results, and the arrays and words in order.

    ``skips`` says that a null in any column makes all results null. ``can_mark`` is 2 if rows can enter a loop, 1
    if they can only raise, else 0; ``loops`` says that a row may take long, in a loop that nothing bounds, and after
    ``piece`` rows the loop looks whether the call is to end. ``raises`` has where it raises, by status
    (:class:`~udf.base.stages.PtxUdf`).
    """

    takes: tuple[DType, ...]
    arguments: tuple[DType, ...]
    results: tuple[DType, ...]
    inputs: tuple[Stream, ...]
    outputs: tuple[Stream, ...]
    words: tuple[Word, ...]
    raises: tuple[RaiseSite, ...]
    skips: bool
    can_mark: int
    loops: bool
    piece: int

    def interface(self, names: tuple[str, ...]) -> object:
        """Return all that the code of the loops ``names`` relies on."""
        about = (self.takes, self.arguments, self.results)
        return (self.inputs, self.outputs, self.words, self.can_mark, self.piece, names, about)
