"""Foreign tables as frames, and frames out: who recognises what, and who reads it.

No column is converted as it comes in; one that was passed through goes out as it came.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import field, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from udf.base.records import dataclass
from udf.columns.arrow_arrays import is_arrow, to_arrow
from udf.columns.column_use import FieldLabel
from udf.columns.labelled_column import STRENGTH, LabelledColumn, Storage
from udf.columns.labels import Labels, LazyIndex, materialize, same_labels
from udf.columns.pandas_layouts import is_pandas, pandas, to_pandas
from udf.columns.parts import parts_of
from udf.columns.sources import DuplicateColumn, FrameColumns, OneColumn, Source, TableSource, broadcast, is_scalar
from udf.columns.text import pyarrow
from udf.columns.transfers import to_host
from udf.errors import ArgumentError, ColumnNotFoundError, DTypeError, DuplicateColumnError, ShapeError

if TYPE_CHECKING:
    from types import ModuleType

    import pyarrow as pa

    from udf.columns.pandas_names import ExtensionArray, pd


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Columns by label, each with its source; ``index`` is None where the data has none.

    ``header`` is the pandas Index that the labels came in: it has a dtype, and perhaps names. ``form`` says what a
    function returned the columns in, None of a table that is no result. ``scalars`` is the type of a row's values where
    its door knows it (:mod:`udf.columns.row_values`).
    """

    sources: Mapping[Hashable, Source]
    rows: int
    index: Labels = None
    header: pd.Index | None = None
    form: str | None = None
    scalars: str | None = None
    _storages: dict[tuple[Hashable, ...], Storage] = field(default_factory=dict, init=False, compare=False, repr=False)

    _columns: list[FrameColumns] = field(default_factory=list, init=False, compare=False, repr=False)

    @property
    def columns(self) -> FrameColumns:
        """Return the columns as a function of a row takes them, the same object for every call."""
        if not self._columns:
            self._columns.append(FrameColumns(self.sources, self.index, self.rows))
        return self._columns[0]

    def storage(self, labels: tuple[Hashable, ...]) -> Storage:
        """Return the layout for a result of the columns ``labels``; a frame is asked the same with every call."""
        known = self._storages.get(labels)
        if known is None:
            read = {self.sources[label].read(label).storage for label in labels if label in self.sources}
            read.update("arrow" for label in labels if isinstance(label, FieldLabel))
            known = self._storages[labels] = max([*read, "numpy"], key=STRENGTH.index)  # a place for nulls wins
        return known


def read_table(data: object, columns: tuple[Hashable, ...] | None = None) -> Table:
    """Read the columns of whatever holds several; ``columns`` are those to take, or the labels of an array's.

    Raises
    ------
    DTypeError
        If ``data`` is no table.
    ShapeError
        If its columns have different lengths.
    DuplicateColumnError
        If two columns have one label.
    ColumnNotFoundError
        If one of ``columns`` is not there.

    Examples
    --------
    >>> read_table({"a": [1, 2], "name": ["x", "y"]}).rows
    2
    """
    if not is_pandas(data) and len(getattr(data, "shape", ())) == 2 and hasattr(data, "__array_interface__"):
        return _matrix(data, columns)
    for accepts, reader in _READERS:
        if accepts(data):
            table = reader(data)
            return table if columns is None else select_columns(table, columns)
    raise DTypeError(
        repr(type(data).__name__),
        supported=("a mapping of columns", "a pandas DataFrame", "an Arrow table or stream", "dicts", "a 2-D array"),
        where="the data of a DataFrame",
        hint="name the column: udf.DataFrame({'a': values}).",
    )


def _pandas(data: pd.DataFrame, source: Callable[[pd.DataFrame], TableSource] = TableSource) -> Table:
    """Read a pandas DataFrame: a shallow copy, so that a column assigned to ``data`` later is none of ours."""
    shallow = source(data.copy(deep=False))
    return _of_source(shallow, data.columns.tolist(), len(data), index=data.index, header=data.columns)


def pandas_rows(data: pd.DataFrame, source: Callable[[pd.DataFrame], TableSource] = TableSource) -> Table:
    """Return a pandas DataFrame as the rows of ``apply``: a label that occurs twice is refused where it is used.

    ``source`` reads the columns.
    """
    if data.columns.is_unique:
        return _pandas(data, source)
    times = Counter(data.columns.tolist())
    alone = _pandas(data.loc[:, [times[label] == 1 for label in data.columns.tolist()]], source)
    repeated_labels = {label: DuplicateColumn(count) for label, count in times.items() if count > 1}
    return replace(alone, sources={**alone.sources, **repeated_labels}, header=None)


def _arrow(data: pa.Table) -> Table:
    pa = pyarrow(f"reading a {type(data).__name__}")
    fields = parts_of(data)
    if fields and data.null_count:  # of structures, which are the rows
        table = pa.table(list(fields.values()), list(map(str, fields)))
        return _of_source(TableSource(table), table.column_names, len(data))
    try:
        table = pa.table(data) if hasattr(data, "__arrow_c_stream__") else pa.table(pa.record_batch(data))
    except (pa.ArrowInvalid, pa.ArrowTypeError, pa.ArrowNotImplementedError) as odd:
        raise ShapeError(
            f"a {type(data).__name__} is not a table: {odd}", "name it: udf.DataFrame({'a': data})"
        ) from odd
    return _of_source(TableSource(table), table.column_names, table.num_rows)


def cudf_table(data: Any) -> Table:
    """Return a frame on the GPU that has an index (cuDF): columns stay there, labels until they are asked for."""
    index = LazyIndex(len(data), data.index.to_pandas)
    return _of_source(TableSource(data), data.columns, len(data), index=index)


def _matrix(data: Any, columns: tuple[Hashable, ...] | None) -> Table:
    """Read an array (n, columns); without ``columns`` their labels are 0, 1, .."""
    rows, count = data.shape
    labels = tuple(range(count)) if columns is None else columns
    if len(labels) != count:
        raise ShapeError(f"{len(labels)} labels for {count} columns", "give one label a column")
    return Table(sources=unique({label: OneColumn(data[:, i]) for i, label in enumerate(labels)}, labels), rows=rows)


def _records(data: Sequence[Mapping[Hashable, object]]) -> Table:
    """Read a list of dicts; a key that one of them has not is null there."""
    labels = dict.fromkeys(label for record in data for label in record)
    return _mapping({label: [record.get(label) for record in data] for label in labels})


def _mapping(data: Mapping[Hashable, object]) -> Table:
    """Read a mapping from labels to columns or scalars; a scalar is repeated."""
    columns = {label: OneColumn(values) for label, values in data.items() if not is_scalar(values)}
    rows = next((column.rows for column in columns.values()), 1 if data else 0)
    for label, column in columns.items():
        require_rows(column, rows, label)
    sources: dict[Hashable, Source] = {
        label: columns[label] if label in columns else broadcast(value, rows) for label, value in data.items()
    }
    return Table(sources=sources, rows=rows, index=_common_index(columns))


def require_rows(column: OneColumn, rows: int, label: Hashable) -> None:
    """Raise ShapeError if ``column`` has not ``rows`` rows."""
    if column.rows != rows:
        raise ShapeError(f"column {label!r} has {column.rows:,} values for {rows:,} rows", "give one value a row")


def require_index(column: OneColumn, index: object, label: Hashable) -> None:
    """Raise ArgumentError if ``column`` comes with labels that are not those of ``index``.

    pandas would align them by label. To take the values by position would silently be another answer.
    """
    if column.index is not None and not same_labels(column.index, index):
        raise ArgumentError(
            f"column {label!r} has another index than the frame", "reindex it first, or pass only its values"
        )


def _common_index(columns: Mapping[Hashable, OneColumn]) -> pd.Index:
    index = next((column.index for column in columns.values() if column.index is not None), None)
    if index is not None:
        for label, column in columns.items():
            require_index(column, index, label)
    return index


def select_columns(table: Table, labels: Iterable[Hashable]) -> Table:
    """Return ``table`` with the columns ``labels``, in that order."""
    listed = tuple(labels)
    for label in listed:
        require_label(table, label)
    header = None if table.header is None else table.header.take([table.header.get_loc(label) for label in listed])
    return replace(table, sources=unique({label: table.sources[label] for label in listed}, listed), header=header)


def with_column(table: Table, label: Hashable, values: object) -> Table:
    """Return ``table`` with column ``label`` set: to a column of its length, or to one value for all rows.

    The first column of a frame without any says how many rows there are.
    """
    if not isinstance(label, Hashable):
        raise ArgumentError(f"{label!r} is not a column label", "set one column at a time")
    if is_scalar(values):
        column = broadcast(values, table.rows)
    else:
        column = OneColumn(values)
        if not table.sources and table.index is None:
            table = replace(table, rows=column.rows, index=column.index)
        require_rows(column, table.rows, label)
        require_index(column, range(table.rows) if table.index is None else table.index, label)
    header = table.header
    if header is not None and label not in table.sources:
        fits = header.nlevels == 1 or (isinstance(label, tuple) and len(label) == header.nlevels)
        header = header.insert(len(header), label) if fits else None
    return replace(table, sources={**table.sources, label: column}, header=header)


def slice_rows(table: Table, rows: slice) -> Table:
    """Return ``table`` with some of its rows; the memory is shared."""
    start, stop, _ = rows.indices(table.rows)
    parts = {id(source): source.between(start, max(start, stop)) for source in table.sources.values()}
    return Table(
        sources={label: parts[id(source)] for label, source in table.sources.items()},
        rows=max(stop - start, 0),
        index=None if table.index is None else table.index[start:stop],
        header=table.header,
    )


def require_label(table: Table, label: Hashable) -> None:
    """Raise ColumnNotFoundError if ``table`` has no column ``label``."""
    if not isinstance(label, Hashable):
        raise ArgumentError(f"{label!r} is not a column label", "pass one label, or a list of labels")
    if label not in table.sources:
        raise ColumnNotFoundError(label, tuple(table.sources))


def _of_source(
    source: TableSource, labels: Iterable[Hashable], rows: int, index: Labels = None, header: pd.Index | None = None
) -> Table:
    """Return the table of ``source`` under each of its ``labels``, with its index and header."""
    listed = tuple(labels)
    return Table(sources=unique(dict.fromkeys(listed, source), listed), rows=rows, index=index, header=header)


def unique(sources: Mapping[Hashable, Source], labels: tuple[Hashable, ...]) -> dict[Hashable, Source]:
    """Return ``sources``, made from as many ``labels``; raise DuplicateColumnError if two were equal."""
    if len(sources) != len(labels):
        raise DuplicateColumnError(*Counter(labels).most_common(1)[0])
    return dict(sources)


def _is_records(data: object) -> bool:
    return isinstance(data, list | tuple) and bool(data) and all(isinstance(record, Mapping) for record in data)


_ARROW = ("__arrow_c_stream__", "__arrow_c_array__")

# first match reads
_READERS: tuple[tuple[Callable[[object], bool], Callable[[Any], Table]], ...] = (
    (lambda data: is_pandas(data) and hasattr(data, "columns"), _pandas),
    (lambda data: isinstance(data, Mapping), _mapping),
    (
        lambda data: all(hasattr(data, name) for name in ("index", "to_pandas", "columns")),
        lambda data: cudf_table(data.copy(deep=False)),
    ),
    (lambda data: not is_pandas(data) and any(hasattr(data, name) for name in _ARROW), _arrow),
    (_is_records, _records),
)


def table_to_pandas(table: Table) -> pd.DataFrame:
    """Return a ``pandas.DataFrame`` with the same index object that shares the values on the host."""
    pd = pandas("to_pandas")
    index = pd.RangeIndex(table.rows) if table.index is None else materialize(table.index)
    columns = (pandas_array(source.original(label), pd) for label, source in table.sources.items())
    frame = pd.DataFrame({i: _frame_column(one, index, pd) for i, one in enumerate(columns)}, index=index, copy=False)
    frame.columns = pd.Index(list(table.sources), tupleize_cols=False) if table.header is None else table.header
    return frame


def _frame_column(array: ExtensionArray, index: pd.Index, pd: ModuleType) -> ExtensionArray | pd.Series:
    """Return a column for a DataFrame; objects as a Series, since of an array pandas 3 infers text."""
    is_objects = isinstance(array, pd.arrays.NumpyExtensionArray) and array.to_numpy().dtype == object
    return pd.Series(array.to_numpy(), index=index, dtype=object, copy=False) if is_objects else array


def pandas_array(original: Any, pd: ModuleType) -> ExtensionArray:
    """Return a column as an array that a DataFrame holds without looking at labels."""
    if isinstance(original, LabelledColumn):
        original = to_pandas(to_host(original.column), index=None, name=None, storage=original.storage)
    if is_pandas(original):
        return original.array if isinstance(original, pd.Series) else original
    if is_arrow(original):
        return _arrow_backed(pyarrow("to_pandas").chunked_array(original), pd)
    if hasattr(original, "to_pandas"):  # a column on the GPU (cuDF)
        return original.to_pandas().array
    return pd.Series(original if isinstance(original, np.ndarray) else list(original)).array


def _arrow_backed(chunks: pa.ChunkedArray, pd: ModuleType) -> ExtensionArray:
    """Return an Arrow column as pandas holds it: as it is, if pandas knows the type (it has no string views)."""
    try:
        pd.ArrowDtype(chunks.type).type  # noqa: B018 asked for the error
    except NotImplementedError:
        return chunks.to_pandas().array
    return pd.arrays.ArrowExtensionArray(chunks)


def table_to_arrow(table: Table) -> pa.Table:
    """Return a ``pyarrow.Table`` that shares the values on the host; the index is not part of it."""
    pa = pyarrow("to_arrow")
    arrays = [_arrow_array(source, label, pa) for label, source in table.sources.items()]
    return pa.table(arrays, names=[str(label) for label in table.sources])


def _arrow_array(source: Source, label: Hashable, pa: ModuleType) -> pa.Array | pa.ChunkedArray:
    try:
        column = source.read(label).column
    except DTypeError:
        column = None
    original = source.original(label)
    if column is not None and (column.text is None or isinstance(original, LabelledColumn)):
        return to_arrow(to_host(column))
    if is_pandas(original):
        return pa.Array.from_pandas(original)
    if is_arrow(original):
        return original
    return original.to_arrow() if hasattr(original, "to_arrow") else pa.array(original)
