"""The frozen values that pass between the stages of ``udf/pipeline.py``."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, Final, Literal

from udf.base.dtypes import DType
from udf.base.null_kinds import OURS, Nulls
from udf.base.records import dataclass

Kernel = Literal["map_rows", "map_windows", "map_groups", "builtin_kernels"]
"""The loops that a UDF is inlined into, by the names of their templates and native loops.

``map_rows``: ``out[i] = f(in0[i], in1[i], ...)``; a null in any input gives a null, if nulls are skipped.
``map_windows``: ``out[j] = f(in[start_j : stop_j])`` where the window has min_periods finite values, else NaN or null.
``map_groups``: ``out[j] = f(in[rows of group j])``.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameter:
    """One column as the UDF sees it: its scalar type, whether it can be null, its key in a row.

    ``label`` is None for a column that is an argument of its own. ``nulls`` are what the UDF sees of a null.
    """

    dtype: DType
    nullable: bool
    label: Hashable = None
    nulls: Nulls = OURS


@dataclass(frozen=True, slots=True, kw_only=True)
class Argument:
    """One further argument of the call: a scalar, or an array (a lookup table), of rows of ``columns`` if it has them.

    Its value is given when the program runs and is no part of the key. ``name`` is the function's parameter
    that it is given for, None for an array that the function captures.
    """

    dtype: DType
    is_array: bool = False
    name: str | None = None
    columns: int | None = None


class _NoGroup:
    """What holds of windows that are no groups."""

    __slots__ = ()
    grouped: bool = False
    frame: bool = False
    spread: bool = False
    folds: bool = False
    keys: tuple[DType, ...] = ()
    width: int = 0
    items: Literal["none", "quiet", "any"] = "none"
    texts: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowShape(_NoGroup):
    """How a window function takes its columns: as an array of float64, nulls and infinities as NaN (as pandas does).

    The array is (rows,), or (rows, columns) with ``table``; with ``series`` it is a pandas Series. ``length`` is the
    rows of a whole window, a constant of the code; None where windows differ. ``clipped`` says whether those that an
    end of the columns cuts short run too, ``empty`` those of no rows; ``result`` is the results' type, None for any.
    Where a Series may ask: ``labels`` is their type, ``distinct`` or not. ``names`` has the label of each column of a
    table that the function names, "" for others. With ``exact`` sums are added in NumPy's order, bit for bit.

    The rest is the back end's choice: ``space`` is the PTX state space of the values; ``reducible`` says that its loop
    can hand over reductions in place of the window, ``mixes`` that it can hand over both, ``skips`` that "fm2" is one.
    """

    length: int | None
    result: DType | None
    clipped: bool = True
    empty: bool = False
    table: bool = False
    series: bool = False
    labels: DType | None = None
    distinct: bool = False
    names: tuple[str, ...] = ()
    exact: bool = False
    space: Literal["generic", "global", "shared"] = "global"
    reducible: bool = False
    mixes: bool = False
    skips: bool = False

    def __hash__(self) -> int:  # every call looks one up, and few differ in the rest alone
        return hash((self.length, self.table, self.series, self.grouped))


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupShape(WindowShape):
    """How a function takes groups: their values keep their dtype and infinities, each in a slot of 8 bytes.

    A column that has nulls is float64, a null NaN. With ``frame`` a group is a pandas DataFrame, with ``spread`` the
    function may give a column of the group's length; with ``folds`` it takes one row after the other, and these may
    hold uint64. Where it may ask: ``keys`` are its key's types, ``width`` counts columns.

    The rest is the back end's choice: ``items`` which functions it can run row by row (:class:`PtxUdf`), "quiet" ones
    being those that never raise; ``texts`` that a column can be text, and so can what the function gives.
    """

    length: int | None = None
    result: DType | None = None
    frame: bool = False
    spread: bool = False
    folds: bool = False
    keys: tuple[DType, ...] = ()
    width: int = 0
    items: Literal["none", "quiet", "any"] = "none"
    texts: bool = False

    @property
    def grouped(self) -> bool:  # type: ignore[override]
        """Return True: a window is a group."""
        return True

    __hash__ = WindowShape.__hash__


@dataclass(frozen=True, slots=True, kw_only=True)
class RaiseSite:
    """One place where a UDF raises: the builtin exception's name, its arguments, and where.

    ``arguments`` is None if they are computed. ``own`` names the class of a user's exception, ``"module.Name"``, of
    which ``exception`` is the builtin base. Either is made by Python, on that row (:mod:`udf.runtime.calls.replay`).

    ``function``, ``file`` and ``line`` are those of the function that was compiled. A program is shared
    by equal functions on other lines: ``place`` (code object, bytecode offset) is the same in all of
    them, and ``udf.bind.bind.locate(site, function)`` gives the lines of the one that was called.
    """

    exception: str
    arguments: tuple[object, ...] | None
    function: str
    file: str
    line: int
    place: tuple[int, int] | None = None
    own: str | None = None


REDUCTIONS: Final = {
    "rows": "how many rows the window has (int64)",
    "nans": "how many of its values are NaN (int64)",
    "item": "the value at ScalarParameter.offset, an index as Python's: 0 the first, -1 the last",
    "sum": "the sum; NaN if any value is",
    "rest": "what the sum lost to rounding: sum + rest is the sum to twice the precision; NaN if any value is",
    "m2": "the sum of the squares of the deviations from the mean; NaN if any value is",
    "min": "the least value; NaN if any value is",
    "max": "the greatest value; NaN if any value is",
    "fsum": "the sum of the values that are not NaN; 0 if there is none",
    "fm2": "the sum of the squares of the deviations of the values that are not NaN, from their mean",
    "fmin": "the least of the values that are not NaN; inf if there is none",
    "fmax": "the greatest of the values that are not NaN; -inf if there is none",
}
"""What a loop over windows can hand to a function in place of the window, each float64 but for the counts."""

COUNTS: Final = frozenset({"rows", "nans"})
"""Those of type int64."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ScalarParameter:
    """One scalar that the compiled function takes, by value.

    ``what`` is "value" or "valid" (0 or 1, a uint8) of column ``index``, or "argument", "pointer" or "length" of
    argument ``index``; ``dtype`` is its type (of the array's elements for a pointer; a length is an int64).

    A complex value comes as its ``part`` 0, the real one, and 1. A row of a column of text is "text", the address of
    its bytes, and "size", how many there are (int64). "scratch" is the address of the memory that made text is written
    to, and "tables" that of what is known of Unicode.

    A window function takes "window", the address of the first window's first value (of column 0); for a table or frame
    "pitch", how many values lie between a column and the next (int64); and "rows", the window's own length
    (int64), last, in a function for windows of any length. In place of these, or beside them, it takes "reduction"s:
    ``reduction`` (one of REDUCTIONS) of column ``index``. One that writes a column takes "out", where that goes, and
    its length as "rows"; "key" is level ``index`` of the group's key, its 64 bits; "label" is the address of the label
    of the window's first row, with how many there are as "rows"; "looked" is what a row looks up of its group.
    """

    what: Literal["value", "valid", "argument", "pointer", "length", "window", "looked", "pitch", "rows", "reduction",
        "out", "key", "label", "text", "size", "scratch", "tables"]  # fmt: skip
    index: int
    dtype: DType
    reduction: str | None = None
    offset: int = 0
    part: int | None = None


NUMPYS, PYTHONS = "NumPy", "Python"
SCALARS: Final = frozenset((NUMPYS, PYTHONS))
"""Whose a number is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """One result of a UDF; if it is ``nullable``, the compiled function returns its validity (a uint8) after it.

    With ``writes`` it is how many values a function of groups has written, of columns as long as the group, of those
    dtypes. Text is returned as two: the address of its bytes (uint64) and their number (int64), a complex number as its
    parts. ``form`` is what several came in, what the bytes of one are ("list of int64"), or that it is the place of a
    "row" of its group, or of one with a "label". ``mixes``: it may be an "int" or a "bool", too; "None" if all
    results may be None together, in place of a tuple; one of SCALARS where that is sure of a number in a tuple. With
    ``left`` it is no result: 0 for a row, or k if the row left at ``left[k - 1]``.
    """

    dtype: DType
    nullable: bool = False
    name: str | None = None
    writes: tuple[DType, ...] | None = None
    form: str = "tuple"
    nulls: Nulls = OURS
    mixes: tuple[str, ...] = ()
    left: tuple[RaiseSite, ...] = ()

    @property
    def sizes(self) -> tuple[int, ...]:
        """Return the bytes of each scalar that the compiled function returns for it."""
        sizes = (8, 8) if self.dtype.encoding else tuple(part.size for part in self.dtype.parts)
        return (*sizes, *(1,) * self.nullable)


@dataclass(frozen=True, slots=True, kw_only=True)
class Artefact:
    """A compiled UDF as data alone: what a back end builds and loads, what is kept on disk and what is shipped.

    ``backend`` is a name, ``target`` is what the code was made for (:meth:`Backend.target`). ``plan``
    is a frozen value of the back end's own that says what goes in and out and where it raises; ``code`` has machine
    code (and what further code is made from, if it is needed) by name. :mod:`udf.runtime.store.serialize` writes and
    reads all of it.
    """

    backend: str
    kernel: Kernel
    target: str
    plan: Any
    returns: tuple[Result, ...]
    code: Mapping[str, bytes]


StoreArtefact = Callable[[Artefact], None]
"""Takes an artefact to which code was added after it was built."""


def discard(_: Artefact) -> None:
    """Keep nothing: the :data:`StoreArtefact` of a program that nobody stores."""
