"""A call that is bound, its PTX, and what back ends make of that: the values that stages hand on."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any, Literal, Protocol

from udf.base.handling import DEFAULT, Handling
from udf.base.records import dataclass
from udf.base.stages import discard
from udf.base.timings import Times

if TYPE_CHECKING:
    from collections.abc import Hashable
    from types import FunctionType

    from ptx2cpp.syntax import Module
    from udf.base.dtypes import DType
    from udf.base.stages import (
        Argument,
        Artefact,
        Kernel,
        Parameter,
        RaiseSite,
        Result,
        ScalarParameter,
        StoreArtefact,
        WindowShape,
    )
    from udf.bind.identity import Identity
    from udf.columns.column import Column
    from udf.windows.bounds import Bounds


@dataclass(frozen=True, slots=True, kw_only=True)
class UdfCall:
    """What exactly is compiled. ``key`` is a digest over everything that changes the result.

    ``shape`` says how the function takes its columns: ``f(x0, x1, ..., *arguments)``, ``f(row, *arguments)``, or
    ``f(window, *arguments)`` with a ``window``. ``how`` says what becomes of nulls, exceptions and overflow.
    With ``assumes`` integers are taken to be small where that spares checks, and a row that has another bails out
    (:class:`udf.base.raising.LargeInteger`).

    ``constants`` are the parameters whose values are no numbers: part of the key, unlike ``values``, which are
    those of ``arguments`` in this call, in order. ``identity`` is the walk over the function that the key was taken of,
    None in a call that is kept. ``rows`` is how many this call has, if that is known. ``labels`` are all that the frame
    has, ``rejected`` those of columns that cannot enter a UDF, with what to raise if it uses them.
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
    values: tuple[object, ...] = field(default=(), compare=False, repr=False)
    identity: Identity | None = field(default=None, compare=False, repr=False)
    rows: int | None = field(default=None, compare=False, repr=False)
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
class PtxUdf:
    """A UDF as PTX: one function ``name`` (and what it calls) in a module ``text``.

    The function takes ``takes`` by value, in order, and returns by value each of ``returns``, a nullable one followed
    by its validity; after them, if ``raises`` is not empty, a 32-bit status: 0, or k for ``raises[k - 1]``.

    ``form`` "windows" takes a window (:class:`ScalarParameter`); ``clipped`` then names a second function, for a window
    of any length, which takes its "rows" as well (None if no window is cut short, or if ``name`` takes any length).
    ``form`` "reduced" takes reductions of a window only. One of ``items`` reads and writes one row of its group alone,
    beside reductions: it is given that row's place as if the group began there, and how many rows the group has.
    ``path`` says in words which form was chosen, and why.
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


class Program(Protocol):
    """A compiled UDF inside its loop, ready to run on columns of the types it was built for."""

    def run(
        self, columns: tuple[Column, ...], arguments: tuple[object, ...] = (), rows: int | None = None
    ) -> tuple[Column, ...]:
        """Run over ``columns``, all of one length (n,); raise RowFailure for the first row that raises.

        ``arguments`` are the values of ``UdfCall.arguments``; ``rows`` is n where there are no columns.
        """
        ...


class WindowProgram(Protocol):
    """A compiled window function inside its loop."""

    def run(
        self, columns: tuple[Column, ...], bounds: Bounds, arguments: tuple[object, ...] = ()
    ) -> tuple[Column, ...]:
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


class CallDescription:
    """A call as a message has it, made if the message is: function, place, and the types that it is compiled for."""

    __slots__ = ("_call",)

    def __init__(self, call: UdfCall) -> None:
        self._call = call

    def __str__(self) -> str:
        code = self._call.function.__code__
        types = [f"{p.dtype.name}{'?' * p.nullable}" for p in self._call.parameters]
        types += [f"{a.name}: {a.dtype.name}{'[]' * a.is_array}" for a in self._call.arguments]
        return f"{self._call.function.__name__} ({code.co_filename}:{code.co_firstlineno}) of {', '.join(types)}"
