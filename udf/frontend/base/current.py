"""The compilation at hand: one frozen value, installed while a UDF is compiled, which rules and passes ask.

Numba hands its rules a typing context and a builder, both its own, and neither has room for what belongs to one UDF.
This module imports nothing of the rules, so that every one of them can import it.
"""

from collections.abc import Hashable, Mapping
from contextlib import AbstractContextManager
from contextvars import ContextVar
from typing import Any, Final, Literal, NamedTuple

from udf.base.contexts import holding
from udf.base.null_kinds import PANDAS
from udf.base.records import dataclass
from udf.base.stages import WindowShape
from udf.bind.device_function import DeviceFunction
from udf.bind.udf_call import UdfCall
from udf.columns.column_use import FieldLabel
from udf.errors import ColumnNotFoundError
from udf.frontend.base.messages import RefusedCallError, RefusedError

KEY: Final = (
    "the key of a row must be constant in a UDF: write it out, capture it, or loop over a tuple of keys right there, "
    'for key in ("a", "b"): row[key]; a condition chooses between values, row["a"] if .. else row["b"]'
)


class RowUse:
    """What one UDF does with its row: the labels that it touched, and the error of one that it cannot have.

    ``parts`` are the names of the parts of columns that have some.
    """

    def __init__(self, call: UdfCall) -> None:
        self._labels, self._refused = call.labels, dict(call.rejected)
        self.dtypes = {parameter.label: parameter.dtype for parameter in call.parameters}
        self.touched: set[Hashable] = set()
        self.error: Exception | None = None
        self.parts: dict[Hashable, list[str | int]] = {}
        for label in (*(p.label for p in call.parameters), *self._refused):
            if isinstance(label, FieldLabel):
                self.parts.setdefault(label.whole, []).append(label.name)

    @property
    def labels(self) -> tuple[Hashable, ...]:
        """Return the labels of all columns of the frame, in order."""
        return self._labels

    def has(self, label: Hashable) -> bool:
        """Return whether the frame has a column of that label, or columns under it (of a MultiIndex)."""
        return label in self._labels or any(isinstance(one, tuple) and one[:1] == (label,) for one in self._labels)

    def field(self, fields: Mapping[Hashable, Any], label: Hashable) -> Any:
        """Return the type of the column ``label`` of a row with ``fields``; refuse a label that the row lacks."""
        kind = fields.get(label)
        if kind is None:
            if label in self._labels and label not in self._refused:  # put together of parts
                raise RefusedError(KEY, None)
            self.error = self._refused.get(label) or ColumnNotFoundError(label, self._labels)
            raise RefusedError(f"the row has no value {label!r} in a UDF", None)
        self.touched.add(label)
        return kind


class ResultUse:
    """What one UDF returns: which other numbers than of its result's type that may be in Python, "int" or "bool".

    ``scalars`` say of each member of its tuple whose number it is, one of SCALARS, and the name of its dtype, or None
    where that is not sure. ``absent`` says that it returns None on one path and a tuple, of which all members are null
    then, on another. ``varying`` names what makes times whose unit depends on a value, in pandas.
    """

    def __init__(self) -> None:
        self.mixes: tuple[tuple[str, ...], ...] = ()
        self.scalars: tuple[tuple[str, str] | None, ...] = ()
        self.absent = False
        self.varying = ""


class Primitive(NamedTuple):
    """One of ``REDUCTIONS`` (udf.base.stages) of a column's window; ``offset`` is an item's."""

    name: str
    column: int
    offset: int = 0


OUT: Final = 1 << 20
"""The first number of the free variables for columns of results; smaller numbers are captured arrays."""

KEYS: Final = OUT << 1
"""The first number of the free variables for levels of a group's key."""

INDEX: Final = OUT << 2
"""The number of the free variable for the labels of a window's rows."""


class WindowUse:
    """What one UDF reads of its window: primitives, and values in memory, with what first needed each.

    ``needs`` has (what, line) for each statement that reads memory, ``outs`` the types of columns that it writes, by
    number, of which those from ``kept`` on hold a state, ``labels`` the names of the values that it returns. ``items``
    says that it writes a column one row at a call, and for that reads no other row, ``returns_rows`` that it writes the
    places of rows that it returns, ``returns_array`` that a column has no labels. ``masked`` are the numbers of the
    columns that have nulls, pandas' NA, ``nullable`` those that may: of no values of theirs a reduction is NA. Of these
    ``whole`` hold whole numbers, whatever they are here.
    """

    def __init__(self, call: UdfCall) -> None:
        groups = call.window is not None and call.window.grouped
        some = [i for i, p in enumerate(call.parameters) if groups and p.nulls == PANDAS]
        self.nullable, self.masked = frozenset(some), frozenset(i for i in some if call.parameters[i].nullable)
        self.whole = frozenset(i for i in some if call.parameters[i].dtype.kind in "iu")
        self.primitives: set[Primitive] = set()
        self.in_memory = self.items = False
        self.needs: list[tuple[str, int]] = []
        self.outs: dict[int, Any] = {}
        self.kept: int | None = None
        self.labels: tuple[str, ...] | None = None
        self.returns_rows = self.returns_array = False


Family = Literal["numbers", "loop", "series", ""]

OUR_MODULES: Final = ("numba", "udf")


@dataclass(frozen=True, slots=True, kw_only=True)
class Compilation:
    """What is known of the UDF that is compiled.

    ``values`` is the type of the NumPy scalars that a row has, or "python". ``tables`` are the types of captured arrays
    by ``id()``, ``records`` the fields of captured arrays of records, likewise, ``constants`` the parameters of the UDF
    itself that are constants, ``codes`` the code objects that are the user's. ``columns`` is how many columns the call
    has, ``is_row`` whether they come as a row, ``family`` whose rules are enough, "" if all may be asked
    (:func:`udf.frontend.passes.control.excluded_bytecode.family_of`). ``typing`` is Numba's typing context, for a rule
    that asks what another operation gives.
    ``row_use`` and ``window_use`` note what the code uses of its row and of its window,
    ``result_use`` what it returns, ``foreign`` which foreign functions it calls, by their symbols, ``absent_tuples``
    the codes of helpers that return a tuple or None, ``asked`` those of which a parameter's type is tested, with it.
    ``scalars`` says whose numbers are those that pandas hands out, "" elsewhere (``Handling.scalars``).
    ``own_nulls`` says that a column's nulls are None, NaN, NaT or ``pandas.NA``, ``fastmath`` that float32 is
    approximated, ``lineinfo`` that instructions have lines.
    """

    error_model: Literal["python", "numpy"]
    overflow: Literal["raise", "wrap"]
    assumes: bool
    values: str
    fastmath: bool
    lineinfo: bool
    window: WindowShape | None
    scalars: str
    is_row: bool
    family: Family
    columns: int
    tables: Mapping[int, Any]
    records: Mapping[int, Mapping[str, Any]]
    constants: Mapping[str, object]
    codes: frozenset[Any]
    outermost: Any
    typing: Any
    row_use: RowUse
    result_use: ResultUse
    window_use: WindowUse
    foreign: dict[str, DeviceFunction]
    absent_tuples: set[Any]
    asked: set[tuple[Any, str]]
    own_nulls: bool

    @property
    def how(self) -> tuple[str | bool, ...]:
        """Return what helpers are compiled apart for, beside their arguments' types."""
        return (
            *(self.error_model, self.overflow, self.assumes),
            *(self.values, self.fastmath, self.lineinfo, self.has_numpys_bools, self.scalars),
        )

    @property
    def plain(self) -> bool:
        """Return whether it has nothing but arithmetic, and loops: the rules of numbers are enough."""
        return self.family in ("numbers", "loop")

    def refuse_other_order(self, name: str) -> None:
        """Refuse what NumPy or pandas adds in an order of its own, where each bit counts."""
        if self.window is not None and self.window.exact:
            raise RefusedCallError(f"{name} adds in another order than NumPy's sum, and its last digit may decide")

    @property
    def adds_as_numpy(self) -> bool:
        """Return whether sums are to have each bit of NumPy's: where it is asked for, and where it costs nothing."""
        return self.window is None or self.window.exact

    @property
    def tells(self) -> bool:
        """Return whether pandas gives results by what they are in Python: an int or a float, NaN or NA, as groups'."""
        return self.values != "python" or (self.window is not None and self.window.result is None)

    @property
    def has_numpys_bools(self) -> bool:
        """Return whether bools are taken for NumPy's, as a window's values are."""
        return self.window is not None and not self.window.folds


_COMPILATION: ContextVar[Compilation] = ContextVar("compilation")
_INSIDE_NUMBA: ContextVar[bool] = ContextVar("inside_numba", default=False)


def compilation() -> Compilation:
    """Return the compilation at hand; LookupError outside of one."""
    return _COMPILATION.get()


def activate(value: Compilation) -> AbstractContextManager[None]:
    """Make ``value`` the compilation at hand."""
    return holding(_COMPILATION, value)


def is_ours(module: str | None) -> bool:
    """Return whether a function of ``module`` is Numba's or ours, so that no user knows its lines."""
    return (module or "").partition(".")[0] in OUR_MODULES


def is_users(func_id: Any) -> bool:
    """Return whether a function is the user's, who knows its lines; one in a docstring of ours is, too."""
    return func_id.code in compilation().codes or not is_ours(func_id.modname)


def inside_numba() -> bool:
    """Return whether the function that is compiled is Numba's own: our semantics do not hold there."""
    return _INSIDE_NUMBA.get()


def compiling_module(module: str | None) -> AbstractContextManager[None]:
    """Say whose function is compiled next: one of ``module``."""
    return holding(_INSIDE_NUMBA, (module or "").partition(".")[0] == "numba")
