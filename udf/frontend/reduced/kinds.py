"""The types: a window of which only reductions are at hand, a table of such, and what they are made of.

A window here has no memory. It is a structure of every reduction that a loop can hand over
(:data:`udf.stages.REDUCTIONS`); only those that the lowered code reads become parameters.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from udf.call.identity import Identity
from udf.dtypes import DTYPES
from udf.frontend.current import compilation
from udf.frontend.numba_cuda import StructModel, cgutils, register_model, types
from udf.frontend.semantics.rules import DOUBLE, INT64
from udf.stages import REDUCTIONS, Taken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from udf.stages import UdfCall

COUNTS: Final = frozenset({"rows", "nans"})
FARTHEST: Final = 4096
"""The largest offset of an item that is looked for among a function's constants."""
WIDEST: Final = 16
"""Columns of a table beyond which it is never reduced: each is a structure of its own in the code."""
PLAIN: Final = {"fsum": "sum", "fmin": "min", "fmax": "max"}
WITHOUT_NAN: Final = {"sum": "fsum", "min": "fmin", "max": "fmax"}


class Reduction(NamedTuple):
    """One of ``REDUCTIONS`` of a column; ``offset`` is an item's."""

    name: str
    column: int
    offset: int = 0


class ReducedWindow(types.Type):  # type: ignore[misc]
    """The reductions of one column's window; ``offsets`` are the items that may be asked for.

    ``length`` is the rows of every window, None where windows differ; one that is not ``empty`` has a row at least,
    a ``complete`` one never has a NaN. One ``without_nan`` is made of the values of a window that are not NaN.
    """

    def __init__(
        self,
        column: int,
        length: int | None,
        offsets: tuple[int, ...],
        *,
        empty: bool = True,
        complete: bool = False,
        without_nan: bool = False,
    ) -> None:
        self.column, self.length, self.offsets = column, length, offsets
        self.empty, self.complete, self.without_nan = empty, complete, without_nan
        super().__init__(name="window without NaN" if without_nan else "window")

    @property
    def key(self) -> Any:
        """Return what makes one window type another."""
        return self.column, self.length, self.offsets, self.empty, self.complete, self.without_nan

    @property
    def filtered(self) -> ReducedWindow:
        """Return the type of ``w[~np.isnan(w)]``."""
        if self.complete:
            return self
        return ReducedWindow(self.column, self.length, self.offsets, empty=self.empty, without_nan=True)

    @property
    def reductions(self) -> list[Reduction]:
        """Return what the structure holds, in order."""
        whole = [Reduction(name, self.column) for name in REDUCTIONS if name != "item"]
        return whole + [Reduction("item", self.column, offset) for offset in self.offsets]

    def member(self, name: str, offset: int = 0) -> str:
        """Return the name of a reduction in the structure."""
        return f"m{self.reductions.index(Reduction(name, self.column, offset))}"


class ReducedTable(types.Type):  # type: ignore[misc]
    """The windows of a table's columns."""

    def __init__(self, windows: tuple[ReducedWindow, ...]) -> None:
        self.windows = windows
        super().__init__(name=f"window of {len(windows)} columns")

    @property
    def key(self) -> Any:
        """Return what makes one table type another."""
        return tuple(window.key for window in self.windows)


class NanMask(types.Type):  # type: ignore[misc]
    """``np.isnan(w)``, or with ``inverted`` ``~np.isnan(w)``."""

    def __init__(self, window: ReducedWindow, *, inverted: bool = False) -> None:
        self.window, self.inverted = window, inverted
        super().__init__(name="~isnan(window)" if inverted else "isnan(window)")

    @property
    def key(self) -> Any:
        """Return what makes one mask type another."""
        return self.window.key, self.inverted


@register_model(ReducedWindow)
class ReducedWindowModel(StructModel):  # type: ignore[misc]
    """One member a reduction."""

    def __init__(self, dmm: Any, fe_type: Any) -> None:
        kinds = [types.int64 if r.name in COUNTS else types.float64 for r in fe_type.reductions]
        super().__init__(dmm, fe_type, [(f"m{i}", kind) for i, kind in enumerate(kinds)])


@register_model(ReducedTable)
class ReducedTableModel(StructModel):  # type: ignore[misc]
    """One member a column."""

    def __init__(self, dmm: Any, fe_type: Any) -> None:
        super().__init__(dmm, fe_type, [(f"c{i}", window) for i, window in enumerate(fe_type.windows)])


@register_model(NanMask)
class NanMaskModel(StructModel):  # type: ignore[misc]
    """The window that it is of."""

    def __init__(self, dmm: Any, fe_type: Any) -> None:
        super().__init__(dmm, fe_type, [("window", fe_type.window)])


# -- between a call and the types ----------------------------------------------------------------------


def reduced_type(call: UdfCall) -> ReducedWindow | ReducedTable:
    """Return the type of a window function's first parameter."""
    assert call.window is not None
    length = None if call.window.clipped else call.window.length
    offsets = tuple(sorted(_offsets(call)))
    complete = length is not None and not call.window.table
    columns = range(len(call.parameters))
    known = {"empty": call.window.empty, "complete": complete}
    windows = tuple(ReducedWindow(column, length, offsets, **known) for column in columns)
    return ReducedTable(windows) if call.window.table else windows[0]


def _offsets(call: UdfCall) -> set[int]:
    """Return every offset of an item that the code could ask for: the integers in it, from either end."""
    identity = Identity(call.function)
    found = [constant for code in identity.codes for constant in code.co_consts]
    found += [*identity.mentioned, *(value for _, value in call.constants)]
    near = {abs(number) for number in found if type(number) is int and abs(number) <= FARTHEST} | {0, 1}
    return near | {-number for number in near}


def taken_from(window: ReducedWindow | ReducedTable, touched: set[Reduction]) -> Iterator[Taken | None]:
    """Yield a parameter for each reduction of the structure, in order; None for one that the code does not read."""
    for column in window.windows if isinstance(window, ReducedTable) else (window,):
        for reduction in column.reductions:
            dtype = DTYPES["int64" if reduction.name in COUNTS else "float64"]
            taken = Taken(
                what="reduction", index=reduction.column, dtype=dtype, reduction=reduction.name, offset=reduction.offset
            )
            yield taken if reduction in touched else None


# -- reading -------------------------------------------------------------------------------------------


class Reductions:
    """A window in code that is being lowered: its reductions as LLVM values, each noted when it is read."""

    def __init__(self, context: Any, builder: Any, kind: ReducedWindow, value: Any) -> None:
        self.context, self.builder, self.kind = context, builder, kind
        self._value = value

    def _read(self, name: str, offset: int = 0) -> Any:
        compilation().reductions.add(Reduction(name, self.kind.column, offset))
        made = cgutils.create_struct_proxy(self.kind)(self.context, self.builder, value=self._value)
        return getattr(made, self.kind.member(name, offset))

    def __getitem__(self, name: str) -> Any:
        """Return a reduction of the values that the window is made of."""
        if self.kind.complete:
            return self._read(PLAIN.get(name, name))
        return self._read(WITHOUT_NAN[name] if self.kind.without_nan and name in WITHOUT_NAN else name)

    def item(self, offset: int) -> Any:
        """Return the value at ``offset``, which is there."""
        return self._read("item", offset)

    @property
    def rows(self) -> Any:
        """Return how many values the window is made of (int64)."""
        if self.kind.length is not None:
            rows = INT64(self.kind.length)
        else:
            rows = self._read("rows")
            if not self.kind.empty:
                self.builder.assume(self.builder.icmp_signed(">=", rows, INT64(1)))
        return self.builder.sub(rows, self._read("nans")) if self.kind.without_nan else rows

    @property
    def valid(self) -> Any:
        """Return how many of the values are not NaN (int64)."""
        return self.builder.sub(self.rows, self.nans)

    @property
    def nans(self) -> Any:
        """Return how many of the values are NaN (int64)."""
        return INT64(0) if self.kind.without_nan or self.kind.complete else self._read("nans")

    @property
    def can_be_empty(self) -> bool:
        """Return whether there may be no value at all."""
        return self.kind.without_nan or (self.kind.empty and not self.kind.length)

    def real(self, whole: Any) -> Any:
        """Return an int64 as a float64."""
        return self.builder.sitofp(whole, DOUBLE)
