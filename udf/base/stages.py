"""The frozen values that pass between the stages of ``udf/pipeline.py``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol

from udf.base.handling import DEFAULT, Handling
from udf.base.null_kinds import OURS, Nulls
from udf.base.timings import Times

if TYPE_CHECKING:
    from collections.abc import Hashable
    from types import FunctionType

    from ptx2cpp.syntax import Module
    from udf.base.dtypes import DType
    from udf.bind.identity import Identity
    from udf.columns.column import Column
    from udf.windows.bounds import Bounds


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


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowShape:
    """How a window function takes its columns: as an array of float64, nulls and infinities as NaN (as pandas does).

    The array is (rows,), or (rows, columns) with ``table``; with ``series`` it is a pandas Series. ``length`` is the
    rows of a whole window, a constant of the code; None where windows differ. ``clipped`` says whether those that an
    end of the columns cuts short run too, ``empty`` those of no rows; ``result`` is the results' type, None for any.

    A ``grouped`` window is a group: its values keep their dtype and infinities, each in a slot of 8 bytes; a column
    that has nulls is float64, a null NaN. With ``frame`` it is a pandas DataFrame, with ``spread`` the function may
    give a column of the group's length; with ``folds`` it takes one row after the other, and these may hold uint64.
    Where it may ask: ``keys`` are its key's types, ``width`` counts columns, ``labels`` is a type, ``distinct`` or not.

    The rest is the back end's choice: ``space`` is the PTX state space of the values; ``reducible`` says that its loop
    can hand over reductions in place of the window, ``mixes`` that it can hand over both, ``skips`` that "fm2" is one;
    ``items`` which functions of groups it can run row by row (:class:`PtxUdf`), "quiet" ones being those that never
    raise; ``texts`` that a column of a group can be text, and so can what the function gives.
    """

    length: int | None
    result: DType | None
    clipped: bool = True
    empty: bool = False
    table: bool = False
    series: bool = False
    grouped: bool = False
    frame: bool = False
    spread: bool = False
    folds: bool = False
    keys: tuple[DType, ...] = ()
    labels: DType | None = None
    distinct: bool = False
    width: int = 0
    space: Literal["generic", "global", "shared"] = "global"
    reducible: bool = False
    mixes: bool = False
    skips: bool = False
    items: Literal["none", "quiet", "any"] = "none"
    texts: bool = False

    def __hash__(self) -> int:  # every call looks one up, and few differ in the rest alone
        return hash((self.length, self.table, self.series, self.grouped))


@dataclass(frozen=True, slots=True, kw_only=True)
class UdfCall:
    """What exactly is compiled. ``key`` is a digest over everything that changes the result.

    ``shape`` says how the function takes its columns: ``f(x0, x1, ..., *arguments)``, ``f(row, *arguments)``, or
    ``f(window, *arguments)`` with a ``window``. ``how`` says what becomes of nulls, exceptions and overflow.
    With ``assumes`` integers are taken to be small where that spares checks, and a row that has another bails out
    (:class:`udf.base.raising.LargeInteger`).

    ``constants`` are the parameters whose values are no numbers: part of the key, unlike ``values``, which are
    those of ``arguments`` in this call, in order. ``identity`` is the walk over the function that the key was taken of,
    None in a call that is kept. ``labels`` are all that the frame has, ``refused`` those of
    columns that cannot enter a UDF, with what to raise if it uses them.
    """

    function: FunctionType
    parameters: tuple[Parameter, ...]
    key: str
    arguments: tuple[Argument, ...] = ()
    shape: Literal["positional", "row", "window"] = "positional"
    window: WindowShape | None = None
    how: Handling = DEFAULT
    assumes: bool = False
    constants: tuple[tuple[str, object], ...] = ()
    values: tuple[Any, ...] = field(default=(), compare=False, repr=False)
    identity: Identity | None = field(default=None, compare=False, repr=False)
    labels: tuple[Hashable, ...] = field(default=(), compare=False, repr=False)
    rejected: tuple[tuple[Hashable, Exception], ...] = field(default=(), compare=False, repr=False)

    @property
    def leading(self) -> int:
        """Return how many of the function's parameters the columns take: one for a row, and for a window of a table."""
        return len(self.parameters) if self.shape == "positional" else 1

    @property
    def kernel(self) -> Kernel:
        """Return the loop that the function is inlined into."""
        if self.window is None:
            return "map_rows"
        return "map_groups" if self.window.grouped else "map_windows"


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


@dataclass(frozen=True, slots=True, kw_only=True)
class ScalarParameter:
    """One scalar that the compiled function takes, by value.

    ``what`` is "value" or "valid" (0 or 1, a uint8) of column ``index``, or "argument", "pointer" or "length" of
    argument ``index``; ``dtype`` is its type (of the array's elements for a pointer; a length is an int64).

    A complex value is taken as its ``part`` 0, the real one, and 1. A row of a column of text is "text", the address of
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """One result of a UDF; if it is ``nullable``, the compiled function returns its validity (a uint8) after it.

    With ``writes`` it is how many values a function of groups has written, of columns as long as the group, of those
    dtypes. Text is returned as two: the address of its bytes (uint64) and their number (int64), a complex number as its
    parts. ``form`` is what several came in, what the bytes of one are ("list of int64"), or that it is the place of a
    "row" of its group, or of one whose "label" is meant. ``mixes``: it may be an "int" or a "bool", too.
    With ``left`` it is no result: 0 for a row, or k for one that left at the place ``left[k - 1]``.
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
class PtxUdf:
    """A UDF as PTX: one function ``name`` (and what it calls) in a module ``text``.

    The function takes ``takes`` by value, in order, and returns by value each of ``returns``, a nullable one followed
    by its validity; after them, if ``raises`` is not empty, a 32-bit status: 0, or k for ``raises[k - 1]``.

    ``form`` "windows" takes a window (:class:`ScalarParameter`); ``clipped`` then names a second function, for a window
    of any length, which takes its "rows" as well (None if no window is cut short, or if ``name`` takes any length).
    ``form`` "reduced" takes reductions of a window only. One of ``items`` reads and writes one row of its group alone,
    beside reductions: it is given that row's place as if the group began there, and how many rows the group has.
    ``path`` says in words which form was taken, and why.
    ``module`` is ``text`` parsed, where the front end has done so.
    """

    text: str
    name: str
    takes: tuple[ScalarParameter, ...]
    returns: tuple[Result, ...]
    raises: tuple[RaiseSite, ...]
    form: Literal["rows", "windows", "reduced"] = "rows"
    clipped: str | None = None
    items: bool = False
    path: str = field(default="", compare=False)
    module: Module | None = field(default=None, compare=False, repr=False)

    @property
    def parameters(self) -> tuple[DType, ...]:
        """Return the types of what the function takes."""
        return tuple(taken.dtype for taken in self.takes)

    @property
    def results(self) -> tuple[DType, ...]:
        """Return the types of the result columns."""
        return tuple(result.dtype for result in self.returns)


def masked_results(udf: PtxUdf, call: UdfCall) -> tuple[bool, ...]:
    """Return for each result whether it gets a validity bitmask: whether any of its rows can be null.

    A row with a null is, if those are skipped; a window that is not run, if the result has no NaN.
    """
    fails = call.how.errors == "null" and bool(udf.raises)
    skips = call.window is None and call.how.nulls == "skip" and any(p.nullable for p in call.parameters)
    no_nan = [call.window is not None and not call.window.grouped and r.dtype.kind != "f" for r in udf.returns]
    return tuple(fails or skips or bare or result.nullable for bare, result in zip(no_nan, udf.returns, strict=True))


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


class Program(Protocol):
    """A compiled UDF inside its loop, ready to run on columns of the types it was built for."""

    def run(
        self, columns: tuple[Column, ...], arguments: tuple[Any, ...] = (), rows: int | None = None
    ) -> tuple[Column, ...]:
        """Run over ``columns``, all of one length (n,); raise RowFailure for the first row that raises.

        ``arguments`` are the values of ``UdfCall.arguments``; ``rows`` is n where there are no columns.
        """
        ...


class WindowProgram(Protocol):
    """A compiled window function inside its loop."""

    def run(self, columns: tuple[Column, ...], bounds: Bounds, arguments: tuple[Any, ...] = ()) -> tuple[Column, ...]:
        """Run over the windows of ``columns``, all of ``bounds.rows`` rows; each result has ``len(bounds)`` values.

        ``bounds`` may lie in host memory where the program runs on a GPU. Raises RowFailure for the first window
        that raises, counted from 0.
        """
        ...


@dataclass(slots=True)
class ProgramUse:
    """When a program was last asked for, as a number that grows; whether it met integers that it takes for none."""

    last: int = 0
    bailed_out: bool = False


@dataclass(frozen=True, slots=True, kw_only=True, weakref_slot=True)
class LoadedProgram:
    """What is kept for a key: the program, what it returns, the bytes of its code, and how it was used."""

    program: Any  # a Program, or of windows a WindowProgram
    returns: tuple[Result, ...]
    size: int = 0
    use: ProgramUse = field(default_factory=ProgramUse, compare=False, repr=False)
    times: Times = field(default_factory=Times, compare=False, repr=False)


class Backend(Protocol):
    """Where programs are built and run: ``udf.cuda`` or ``udf.cpu``.

    With ``assumes`` a check costs more than running a column twice now and then (:class:`UdfCall`).
    """

    name: str
    assumes: bool

    def target(self) -> str:
        """Return what a program is built for (``sm_90``, or the host's processor): part of the key."""
        ...

    def room(self) -> int:
        """Return the bytes of memory that a block of threads shares here; 0 where nothing is shared."""
        ...

    def bytes_a_second(self) -> float:
        """Return how fast columns in host memory get here and back, both ways together, by a measurement."""
        ...

    def fit(self, shape: WindowShape, columns: int, step: int, rows: int, room: int) -> WindowShape:
        """Return ``shape`` with this back end's choices for windows of ``columns``, ``step`` of ``rows`` rows apart."""
        ...

    def build(self, udf: PtxUdf, call: UdfCall) -> Artefact:
        """Compile ``udf`` into the loop, and for the nullability, that ``call`` states."""
        ...

    def load(self, artefact: Artefact, keep: StoreArtefact = discard) -> Program | WindowProgram:
        """Load what :meth:`build` gave, here or in another process; ``keep`` gets it again if code is added to it."""
        ...
