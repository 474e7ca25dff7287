"""A batch of a scan as frames and Series, and the steps of what is asked of it.

A lazy column is a :class:`FileColumn`, or one that a :class:`Step` makes. A batch evaluates those that somebody reads,
each once; so what nobody reads is neither read from the files nor computed.
"""

# ruff: noqa: SLF001 - both classes are our own
from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import field, replace
from typing import TYPE_CHECKING, Any, NamedTuple, overload

import numpy as np

from udf.api.frames import DataFrame, Series
from udf.base.raising import NOTE
from udf.base.records import dataclass
from udf.bind.cuts import Cuts, causes_of, find_cuts_of_types, lines_left, warn_of
from udf.columns.arrow_arrays import put_values, to_arrow
from udf.columns.bitmask import bytes_for
from udf.columns.parts import Parts, parts_of
from udf.columns.sources import OneColumn, Source, TableSource
from udf.columns.tables import Table
from udf.columns.text import pyarrow
from udf.columns.transfers import to_host
from udf.doors.arrow_left_rows import fitted
from udf.errors import ArgumentError, InternalError, UdfError
from udf.options import options
from udf.runtime.calls.replay import row_inputs

if TYPE_CHECKING:
    from types import FunctionType

    import pyarrow as pa
    from numpy.typing import DTypeLike

    from udf.base.annotations import Args, Array, Function, Named
    from udf.columns.column import Column, LeftRows
    from udf.columns.labelled_column import LabelledColumn
    from udf.runtime.groups.group_folds import Columns

    Data = Series | DataFrame
    Call = Callable[[Data, pa.Table | None], tuple[Data, pa.Table | None]]


class FileColumn(NamedTuple):
    """A column of the files."""

    label: str


@dataclass(frozen=True, eq=False, slots=True)
class ComputedColumn:
    """A column that a step makes; ``label`` is None where that makes one alone."""

    step: Step
    label: Hashable = None


LazyColumn = FileColumn | ComputedColumn


class SeriesInput(NamedTuple):
    """A Series of a lazy column."""

    ref: LazyColumn
    name: Hashable


class FrameInput(NamedTuple):
    """A frame of lazy columns."""

    refs: Mapping[Hashable, LazyColumn]


@dataclass(frozen=True, eq=False, slots=True, kw_only=True)
class Step:
    """A call of a Series or frame, ``call(data, state)``, with what it keeps from batch to batch.

    It returns the result and the next state, None if it keeps none; that is None before the first batch. ``what`` is
    what the call depends on, for :mod:`udf.doors.files.journal`.
    """

    inputs: SeriesInput | FrameInput
    call: Call
    what: tuple[object, ...]


class Rows(Sequence[int]):
    """The numbers of a batch's rows among all, and which rows of a file they are."""

    __slots__ = ("_numbers", "_path", "_row")

    def __init__(self, first: int, count: int, path: str, row: int) -> None:
        self._numbers, self._path, self._row = range(first, first + count), path, row

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, key: int) -> int: ...
    @overload
    def __getitem__(self, key: slice) -> Rows: ...
    def __getitem__(self, key: int | slice) -> int | Rows:
        if not isinstance(key, slice):
            return self._numbers[key]
        begin, stop, _ = key.indices(len(self))
        return Rows(self._numbers.start + begin, stop - begin, self._path, self._row + begin)

    def __array__(self, dtype: DTypeLike | None = None, copy: object = None) -> Array:
        """Return the numbers of the rows: they are labels."""
        del copy
        return np.arange(self._numbers.start, self._numbers.stop, dtype=dtype or np.int64)

    def place(self, row: int) -> str:
        """Return which row of which file ``row`` of the batch is.

        Examples
        --------
        >>> Rows(1000, 10, "b.parquet", 200).place(3)
        "at row 203 of 'b.parquet'"
        """
        return f"at row {self._row + row} of {self._path!r}"

    def from_before(self, rows: int) -> Rows:
        """Return the same rows behind ``rows`` others."""
        return Rows(self._numbers.start - rows, len(self) + rows, self._path, self._row - rows)

    @property
    def span(self) -> Span:
        """Return which rows of which file the batch has."""
        return Span(f"in rows {self._row} to {self._row + len(self) - 1} of {self._path!r}")

    def are_of(self, note: str) -> bool:
        """Return whether a note on an exception says where in the file it is of."""
        return note.endswith(f" of {self._path!r}")


class Span(NamedTuple):
    """The rows of a batch as the one group of a fold."""

    text: str

    def place(self, _: int) -> str:
        """Return which rows of which file the group has."""
        return self.text


@dataclass(slots=True, eq=False)
class Batch:
    """Rows of one file, and what is computed of them.

    ``nullable`` says of each column whether it may have nulls anywhere: then it has a bitmask in every batch, so that
    one program runs over all. ``states`` has what steps kept of the batches before, ``used`` the columns that were
    read.
    """

    table: pa.Table
    nullable: Callable[[str], bool]
    rows: Rows
    states: dict[Step, pa.Table] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)
    _results: dict[Step, Series | DataFrame] = field(default_factory=dict)
    _read: dict[str, LabelledColumn] = field(default_factory=dict)

    def data(self, inputs: SeriesInput | FrameInput) -> Series | DataFrame:
        """Return lazy columns as a Series or frame of this batch."""
        if isinstance(inputs, SeriesInput):
            return Series._of(replace(self.column(inputs.ref), index=self.rows, name=inputs.name))
        sources: dict[Hashable, Source] = {label: LazySource(self, ref) for label, ref in inputs.refs.items()}
        return DataFrame._of(Table(sources=sources, rows=len(self.rows), index=self.rows))

    def result(self, step: Step) -> Series | DataFrame:
        """Return what a step makes of this batch."""
        if step not in self._results:
            self._results[step], state = step.call(self.data(step.inputs), self.states.get(step))
            if state is not None:
                self.states[step] = state
        return self._results[step]

    def column(self, ref: LazyColumn) -> LabelledColumn:
        """Return a lazy column as functions take it.

        Raises
        ------
        DTypeError
            If it cannot enter a UDF.
        """
        if isinstance(ref, ComputedColumn):
            made = self.result(ref.step)
            return made._data if isinstance(made, Series) else made._table.sources[ref.label].read(ref.label)
        label = ref.label
        self.used.add(label)
        if label not in self._read:
            self._read[label] = self._stored(label)
        return self._read[label]

    def _stored(self, label: str) -> LabelledColumn:
        table, kind = self.table, self.table.schema.field(label).type
        if str(kind).startswith("dictionary<"):  # each batch has a dictionary of its own
            pa = pyarrow("reading a dictionary")
            table = table.select([label]).cast(pa.schema([pa.field(label, kind.value_type)]))
        found = TableSource(table).read(label)
        if found.column.validity is None and self.nullable(label):
            bits = np.full(bytes_for(len(found.column)), 0xFF, np.uint8)
            found = replace(found, column=replace(found.column, validity=bits))
        return found

    def original(self, ref: LazyColumn) -> pa.Array | pa.ChunkedArray:
        """Return a lazy column as an Arrow column: one of the files as it came."""
        if isinstance(ref, FileColumn):
            self.used.add(ref.label)
            return self.table[ref.label]
        return to_arrow(to_host(self.column(ref).column))

    def arrow(self, refs: Mapping[Hashable, LazyColumn]) -> pa.Table:
        """Return lazy columns as a ``pyarrow.Table``, which evaluates them."""
        names = [str(label) for label in refs]
        if len(set(names)) < len(names):
            raise ArgumentError(
                f"several columns are named {max(names, key=names.count)!r} as text", "give them other labels"
            )
        return pyarrow("scanning files").table([self.original(ref) for ref in refs.values()], names=names)


class LazySource:
    """A lazy column as the source of a frame's: evaluated when it is read, which ``used`` says."""

    __slots__ = ("batch", "ref", "used")
    on_host = True

    def __init__(self, batch: Batch, ref: LazyColumn) -> None:
        self.batch, self.ref, self.used = batch, ref, False

    def read(self, _: Hashable) -> LabelledColumn:
        """Return the column as functions take it."""
        self.used = True
        return self.batch.column(self.ref)

    def original(self, _: Hashable) -> pa.Array | pa.ChunkedArray:
        """Return the column as it came."""
        self.used = True
        return self.batch.original(self.ref)

    def parts(self, label: Hashable) -> Parts:
        """Return the parts of the column, as arrays."""
        return parts_of(self.original(label))

    def between(self, start: int, stop: int) -> OneColumn:
        """Return the rows from ``start`` to ``stop``."""
        return OneColumn(self.batch.original(self.ref)).between(start, stop)


class _LeavingSeries(Series):
    __slots__ = ()
    _leaves = True


class _LeavingFrame(DataFrame):
    __slots__ = ()
    _leaves = True


def is_asked(named: Named) -> bool:
    """Return whether Python is to run rows of a function over files, which has to be said; take that out of options."""
    asked = named.pop("fallback", options.fallback) or "error"
    if asked not in ("python", "error"):
        raise ArgumentError(f"fallback cannot be {asked!r}", "it is 'python' or 'error'")
    return asked == "python" and named.get("errors", "raise") == "raise"


class LeavingCall:
    """A call of a function for each value, or row, of a batch; what compiles of it is found on an empty one.

    Raises
    ------
    UdfError
        If nothing of it compiles: the type of the results is known before a row is read.
    """

    def __init__(self, sample: Data, method: str, function: FunctionType, args: Args, named: Named) -> None:
        self._method, self._function, self._args, self._named = method, function, args, named
        self._cuts: Cuts | None = None
        try:
            self._compiled(function, sample)
        except InternalError:
            raise
        except UdfError as error:
            self._cuts = find_cuts_of_types(function, error, lambda tried: self._compiled(tried, sample))
            if not self._cuts.places:
                raise

    def _compiled(self, function: Function, data: Data) -> Series:
        given = _LeavingSeries._of(data._data) if isinstance(data, Series) else _LeavingFrame._of(data._table)
        made = getattr(given, self._method)(function, *self._args, **self._named)
        if not isinstance(made, Series):
            what = "fallback='python' of a function over files that returns several values"
            raise ArgumentError(what, "return one value, or leave fallback out")
        return made

    def __call__(self, data: Data) -> Series:
        """Return the results of a batch."""
        if self._cuts is not None and isinstance(data, DataFrame):  # what Python reads of a row is not known
            for label in data:
                data._table.sources[label].read(label)
        run = self._function if self._cuts is None else self._cuts.applied_to(self._function)
        made = self._compiled(run, data)
        column, labelled = to_host(made._data.column), made._data
        if column.left is not None:
            labelled = replace(labelled, column=self._with_python(column, column.left, data))
        return Series._of(labelled)

    def _with_python(self, column: Column, left: LeftRows, data: Data) -> Column:
        """Return a column with what Python gives of the rows that left.

        Raises
        ------
        DTypeError
            If that does not fit its type.
        """
        rows = left.rows
        run = self._function if self._cuts is None else self._cuts.applied_to(self._function)
        lines = lines_left(left, run)
        causes = causes_of(lines) if self._cuts is None else self._cuts.reasons
        for cause in causes:
            warn_of(self._function, cause, f"{len(rows):,} of {len(column):,} rows of a batch")
        done = to_arrow(replace(column, left=None))
        seen = (data._data.column,) if isinstance(data, Series) else data.row_columns
        index = data.index
        assert isinstance(index, Rows)
        given = [self._value(seen, row, index.place(row), done.type) for row in rows.tolist()]
        return OneColumn(put_values(done, rows, given)).read(None).column

    def _value(self, seen: Columns, row: int, place: str, kind: pa.DataType) -> object:
        """Return what Python gives of one row, as the results' type holds it."""
        try:
            value = self._function(*row_inputs(seen, row), *self._args, **self._named)
        except Exception as error:
            error.add_note(f"{NOTE} {self._function.__name__} {place}")
            raise
        return fitted(value, kind, f"the result of {self._function.__name__} {place}")


def leaving_call(
    sample: Callable[[], Data], method: str, function: Any, args: Args, named: Named
) -> Callable[[Data], Data]:
    """Return the call of a batch, compiled as a whole, or as far as that goes where it is asked for."""
    if is_asked(named):
        return LeavingCall(sample(), method, function, args, named)
    return lambda data: getattr(data, method)(function, *args, **named)
