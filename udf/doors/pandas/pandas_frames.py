"""What is known of a frame before a column is read: labels, dtypes, what its rows hold. It is kept by its blocks.

To ask a frame of 1,000 columns for all of that takes 17 ms. pandas keeps columns of one dtype in one block, and most
calls are of a frame as the last call saw it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from operator import call, is_
from types import FunctionType
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary, ref

import numpy as np
import pandas as pd

from udf.api.frames import DataFrame
from udf.base.dtypes import BFLOAT16
from udf.base.pandas_meaning import meaning
from udf.base.records import dataclass
from udf.bind.bind import candidate_keys
from udf.bind.evidence import Door
from udf.bind.identity import Identity, codes_of
from udf.columns.column_use import uses_whole_frame, uses_whole_row
from udf.columns.layout import NATIVE
from udf.columns.row_values import common_dtype
from udf.columns.sources import SameSource
from udf.columns.tables import Table, pandas_rows
from udf.doors.pandas.pandas_nulls import GroupedColumns, PandasRows, RowDtype, row_dtype
from udf.errors import ArgumentError, DTypeError, DuplicateColumnError, GroupError

if TYPE_CHECKING:
    from pandas.core.internals.managers import BlockManager

    from udf.base.annotations import Args
    from udf.columns.pandas_names import Dtype, GroupBy, SeriesOrFrame


COUNTING: Final = frozenset({"len", "size", "index", "keys", "shape"})
"""Names by which a function counts a row's labels."""

NAMES: Final = ("int64", "float64")
"""Dtypes of numbers of an index of which ``row.name`` is compiled."""


def _may_read(names: frozenset[str], function: object) -> bool:
    """Return whether a function may ask for an attribute, or a builtin, of these names; a partial's may be any."""
    function = getattr(function, "python_function", function)
    return not isinstance(function, FunctionType) or any(names & {*one.co_names} for one in codes_of(function))


class FrameLayout(Mapping[Hashable, "Dtype"]):
    """The dtypes of a frame's columns by label, as long as it has the blocks and labels that it was made of.

    It holds neither the frame nor a block: nothing lives longer for having been looked at, nor is it copied on write.

    Examples
    --------
    >>> frame = pd.DataFrame({"a": [1.0], "b": [2]})
    >>> layout = FrameLayout(frame)
    >>> layout["b"], layout.is_of(frame)
    (dtype('int64'), True)
    >>> frame["b"] = 1.5
    >>> layout.is_of(frame)
    False
    """

    __slots__ = ("_blknos", "_blocks", "_columns", "_doors", "_dtypes", "_places", "_rows", "dtypes", "is_unique")

    def __init__(self, frame: pd.DataFrame) -> None:
        manager = frame._mgr  # noqa: SLF001 - to ask for dtypes makes a Series, and for a column another one
        self._columns, self._blocks = frame.columns, [ref(block) for block in manager.blocks]
        self._dtypes = [block.dtype for block in manager.blocks]
        self._blknos = manager.blknos.copy()
        self.dtypes = tuple([self._dtypes[block] for block in manager.blknos.tolist()])
        self._places = {label: place for place, label in enumerate(frame.columns.tolist())}
        self.is_unique: bool = frame.columns.is_unique
        self._doors: dict[str, Door] = {}
        self._rows: RowMeaning | None = None

    def is_of(self, frame: pd.DataFrame) -> bool:
        """Return whether a frame still has the same columns, of the same dtypes."""
        blocks = frame._mgr.blocks  # noqa: SLF001 - as above
        kept = self._blocks
        return frame.columns is self._columns and len(kept) == len(blocks) and all(map(is_, map(call, kept), blocks))

    def dtypes_of(self, labels: tuple[Hashable, ...]) -> list[Dtype] | None:
        """Return the dtypes of columns; None where one is not there, or a label occurs twice."""
        dtypes, places = self.dtypes, self._places
        return [dtypes[places[label]] for label in labels] if self.is_unique and places.keys() >= {*labels} else None

    def door(self, receiver: str) -> Door:
        """Return the door by which a function of the frame's rows or groups comes in."""
        found = self._doors.get(receiver)
        if found is None:
            found = self._doors[receiver] = Door(receiver, self)
        return found

    @property
    def rows(self) -> RowMeaning:
        """Return what a row of the frame is.

        Raises
        ------
        DTypeError
            If it has values that a function does not take.
        """
        if self._rows is None:
            self._rows = _row_meaning(self._dtypes)
        return self._rows

    def table(self, frame: pd.DataFrame) -> Table:
        """Return the rows of the frame as functions take them: a column is read when it is used."""
        rows = self.rows
        if not self.is_unique:
            if rows.are_scalars and rows.scalars is None:
                raise ArgumentError("a row of complex numbers, of which a label occurs twice", "drop other columns")
            return replace(pandas_rows(frame, partial(PandasRows, met=rows.met)), scalars=rows.scalars)
        source = PandasRows(frame, rows.met, self._places)
        sources = SameSource(self._places, source)
        return Table(sources=sources, rows=len(frame), index=frame.index, header=self._columns, scalars=rows.scalars)

    def require_labels(self, index: pd.Index, function: object) -> None:
        """Refuse a function that may count a row's labels, of which one occurs twice; or ask for its own, if narrow.

        pandas hands out ``row.name`` as Python's number, or as NumPy's.

        Raises
        ------
        DuplicateColumnError
            For the first such label.
        DTypeError
            For an index of narrow or nullable numbers.
        """
        dtype = index.dtype
        if dtype.kind in "iuf" and dtype not in NAMES and _may_read(frozenset({"name"}), function):
            hint = "make it wider: frame.set_axis(frame.index.astype('int64'))"
            raise DTypeError(dtype, supported=NAMES, where="row.name", hint=hint)
        if not self.is_unique and _may_read(COUNTING, function):
            twice = self._columns[self._columns.duplicated()][0]
            raise DuplicateColumnError(twice, int((self._columns == twice).sum()))

    def group_table(self, frame: pd.DataFrame) -> Table:
        """Return the frame as it is grouped, which has one column of each label, as it is now."""
        source = GroupedColumns(_as_it_is(frame), self._places)
        source.blocks = frame._mgr.blocks  # noqa: SLF001 - as above
        sources = SameSource(self._places, source)
        return Table(sources=sources, rows=len(frame), index=frame.index, header=self._columns)

    def __getitem__(self, label: Hashable) -> Dtype:
        return self._dtypes[self._blknos[self._places[label]]]

    def __contains__(self, label: object) -> bool:
        return label in self._places

    def __iter__(self) -> Iterator[Hashable]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)


def _as_it_is(frame: pd.DataFrame) -> pd.DataFrame:
    """Return a frame's columns as they are now, of the same blocks: ``copy(deep=False)``, in a third of the time."""
    manager = frame._mgr  # noqa: SLF001 - as above; what is left out are views of the labels, twice
    made = type(manager).from_blocks(tuple([block.copy(deep=False) for block in manager.blocks]), list(manager.axes))
    made._blknos, made._blklocs = manager.blknos.copy(), manager.blklocs.copy()  # noqa: SLF001 - as above
    return frame._constructor_from_mgr(made, axes=made.axes)  # noqa: SLF001 - as above


def is_as_it_was(held: GroupedColumns, frame: pd.DataFrame) -> bool:
    """Return whether a frame has the columns and labels that it had when it was ``held``: writes make other blocks."""
    then, now = held.table._mgr.axes, frame._mgr  # noqa: SLF001 - as above
    return (
        len(held.blocks) == len(now.blocks) and all(map(is_, then, now.axes)) and all(map(is_, held.blocks, now.blocks))
    )


def group_table(frame: pd.DataFrame) -> Table:
    """Return the columns of a frame, as they are now, for its groups."""
    return layout_of(frame).group_table(frame) if frame.columns.is_unique else DataFrame(frame)._table  # noqa: SLF001 ours


def table_now(frame: pd.DataFrame, rows: int) -> Table:
    """Return the columns of a frame that has changed since its ``rows`` rows were grouped.

    Raises
    ------
    GroupError
        If it has another number of rows.
    """
    if len(frame) != rows:
        what = f"the frame has {len(frame):,} rows and had {rows:,} when they were grouped"
        raise GroupError(what, "group them again")
    return group_table(frame)


def grouped(
    data: SeriesOrFrame, held: GroupedColumns | None, by: object, how: Args, named: Mapping[str, object]
) -> GroupBy:
    """Return pandas' own groups of ``data``, by the keys that it had when it was ``held``."""
    if held is None or is_as_it_was(held, data):
        return data.groupby(by, *how, **named)
    groups = held.table.groupby(by, *how, **named)
    groups.obj = data  # so have it pandas' groups that are made before a frame changes
    return groups


def own_label(frame: pd.DataFrame, by: object) -> object:
    """Return the label of a Series that is the frame's own column: pandas 2 knows it as long as no copy is made."""
    name = getattr(by, "name", None)
    return name if name is not None and name in frame and frame[name] is by else by


_LAYOUTS: Final[WeakKeyDictionary[BlockManager, FrameLayout]] = WeakKeyDictionary()


def layout_of(frame: pd.DataFrame) -> FrameLayout:
    """Return what is known of a frame."""
    manager = frame._mgr  # noqa: SLF001 - which a frame's accessor, made anew for each call, does not outlive
    found = _LAYOUTS.get(manager)
    if found is None or not found.is_of(frame):
        found = _LAYOUTS[manager] = FrameLayout(frame)
    return found


@dataclass(frozen=True, slots=True)
class RowMeaning:
    """What the rows of a frame are: the type in which its columns meet, and that of the values, if all are scalars.

    ``scalars`` is None where columns have to be read to tell.
    """

    met: RowDtype | None
    scalars: str | None

    @property
    def are_scalars(self) -> bool:
        """Return whether pandas hands out NumPy's scalars."""
        return self.met is not None and self.met.are_scalars


def _row_meaning(dtypes: list[Dtype]) -> RowMeaning:
    """Return what rows of columns of these dtypes are."""
    _refuse_bfloat16(dtypes)
    _refuse_categories(dtypes)
    _refuse_met(dtypes)
    met = row_dtype(dtypes)
    if met is None or not met.are_scalars:
        return RowMeaning(met, None)
    kinds = {np.dtype(getattr(dtype, "numpy_dtype", dtype)).newbyteorder("=") for dtype in dtypes}
    if any(kind.kind == "c" for kind in kinds):  # refused, unless the call asks for Python's
        return RowMeaning(met, None)
    return RowMeaning(met, common_dtype(*kinds) if kinds <= NATIVE else "object")


def _refuse_bfloat16(dtypes: list[object]) -> None:
    are_numpys = all(isinstance(dtype, np.dtype) for dtype in dtypes)
    if not are_numpys and np.dtype("float16") in dtypes:
        raise DTypeError("float16 beside nullable columns", supported=("float32",), hint="widen it: .astype('float32')")
    if any(getattr(dtype, "name", "") == BFLOAT16.name for dtype in dtypes):
        hint = "widen it: frame.astype({'a': 'float32'}); or pass semantics='python'."
        raise DTypeError("bfloat16", supported=("NumPy's own numbers",), where="a row's values", hint=hint)


def _refuse_categories(dtypes: list[Dtype]) -> None:
    """Raise DTypeError for rows of categories of numbers: beside numbers their values meet in one type."""
    of_numbers = [isinstance(dtype, pd.CategoricalDtype) and dtype.categories.dtype.kind in "iufb" for dtype in dtypes]
    if any(of_numbers) and all(
        is_one or dtype.kind in "iufcb" for is_one, dtype in zip(of_numbers, dtypes, strict=True)
    ):
        hint = "make them numbers: frame.astype({'a': 'int64'})."
        raise DTypeError(
            "a category of numbers", supported=("numbers",), where="a column of a row of numbers", hint=hint
        )


def places_read(data: SeriesOrFrame, function: FunctionType, *, of_rows: bool) -> Sequence[int]:
    """Return which columns of a frame a function may read: all, where it may ask a row, or a group, as a whole.

    So it is of rows of numbers alone: these have one type.

    Examples
    --------
    >>> import pandas as pd
    >>> frame = pd.DataFrame({"a": [1.5], "b": [2], "c": ["x"]})
    >>> [list(places_read(frame, one, of_rows=True)) for one in (lambda r: r["b"], lambda r: r.max())]
    [[1], [0, 1, 2]]
    >>> numbers = frame[["a", "b"]]
    >>> [list(places_read(numbers, lambda r: r["b"], of_rows=one)) for one in (True, False)]
    [[0, 1], [1]]
    """
    every = range(data.shape[1])
    if data.columns.nlevels > 1:
        return every
    if of_rows and all(getattr(dtype, "kind", "O") in "iufb" for dtype in layout_of(data).dtypes):
        return every
    identity = Identity(function)
    if uses_whole_row(identity.codes) or uses_whole_frame(tuple(identity.codes)):
        return every
    mentioned = frozenset(candidate_keys(identity))
    return [at for at, label in enumerate(data.columns) if label in mentioned or at in mentioned]


def has_dtypes_of(made: SeriesOrFrame, data: SeriesOrFrame) -> bool:
    """Return whether the columns of both are of the same dtypes."""
    return bool(made.dtype == data.dtype) if made.ndim == 1 else made.dtypes.tolist() == data.dtypes.tolist()


def loses_tuples(data: SeriesOrFrame, function: object, method: str) -> bool:
    """Return whether pandas has other tuples of groups: of Arrow lists, of integers that may be NA no floats."""
    function, columns = getattr(function, "python_function", function), [data]
    if data.ndim == 2:
        every: Sequence[int] = range(data.shape[1])
        read = places_read(data, function, of_rows=False) if isinstance(function, FunctionType) else every
        columns = [data.iloc[:, place] for place in read]
    for column in columns:
        dtype = column.dtype
        if isinstance(dtype, pd.ArrowDtype) and method == "agg":
            return True
        if getattr(dtype, "na_value", None) is pd.NA and dtype.kind in "iub" and column.isna().any():
            return True
    return False


def _refuse_met(dtypes: list[Dtype]) -> None:
    """Raise DTypeError for rows of times or of texts alone that pandas makes one dtype, with its unit and its nulls."""
    if len({*dtypes}) < 2:
        return
    zones = {str(getattr(getattr(dtype, "pyarrow_dtype", dtype), "tz", None)) for dtype in dtypes}
    kinds, nulls = {dtype.kind for dtype in dtypes}, {repr(getattr(dtype, "na_value", None)) for dtype in dtypes}
    are_texts = all(isinstance(dtype, pd.StringDtype | pd.CategoricalDtype) for dtype in dtypes)
    meets = kinds in ({"M"}, {"m"}) and (len(zones) == 1 or not meaning().keeps_zones)
    if meets or (are_texts and len(nulls) > 1):
        hint = "make them of one dtype: frame.astype(..)"
        raise DTypeError("times or texts of several dtypes", supported=("one dtype",), where="a row", hint=hint)
