"""What a ``udf.DataFrame`` holds: columns with labels, where they come from, and what they become."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, NoReturn, Self

from udf.api.series import SeriesData
from udf.api.unsupported import UnsupportedOperators
from udf.base.tracebacks import brief, brief_methods
from udf.columns.labels import freeze_labels, materialize
from udf.columns.sources import OneColumn, Source, dtype_or_type
from udf.columns.tables import (
    Table,
    read_table,
    select_columns,
    slice_rows,
    table_to_arrow,
    table_to_pandas,
    with_column,
)
from udf.columns.transfers import to_device, to_host
from udf.errors import ArgumentError, ShapeError

if TYPE_CHECKING:
    import pyarrow as pa

    from udf.base.dtypes import DType
    from udf.columns.column import Column
    from udf.columns.pandas_names import pd


@brief_methods
class FrameData(UnsupportedOperators):
    """Columns of one length, by label, with an index.

    Only the columns that a function uses are ever converted. Others (text, lists, ...) are passed through: they come
    out as they came in.

    Parameters
    ----------
    data : table-like
        A mapping from labels to columns (anything that :class:`~udf.Series` takes, or a scalar, which is repeated);
        a pandas DataFrame, of NumPy, nullable or Arrow dtypes; a pyarrow Table or RecordBatch, or anything with
        ``__arrow_c_stream__`` (Polars); an array (n, columns); a list of dicts; another DataFrame.
    index : sequence of n labels, optional
        Kept as it is. Default: the index of pandas data, else 0 to n - 1.
    columns : sequence of labels, optional
        Which columns, in that order. They are the labels of an array's columns.

    Raises
    ------
    DTypeError
        If ``data`` is no table.
    ShapeError
        If columns have different lengths.
    DuplicateColumnError
        If two columns have one label.
    ColumnNotFoundError
        If one of ``columns`` is not there.

    Examples
    --------
    >>> import udf
    >>> udf.DataFrame({"a": [1, 2], "b": [0.5, None]}).apply(lambda row: row["a"] + row["b"])
    0     1.5
    1    <NA>
    dtype: float64
    """

    __slots__ = ("_table",)
    _objects: ClassVar[bool] = False
    _leaves: ClassVar[bool] = False
    """Whether a function may return lists and sets, of which a door makes objects."""
    _table: Table

    @brief
    def __init__(
        self, data: object, index: Collection[Hashable] | None = None, columns: Iterable[Hashable] | None = None
    ) -> None:
        if isinstance(data, FrameData):
            table = data._table if columns is None else select_columns(data._table, columns)  # noqa: SLF001 our own kind
        else:
            given = {label: _unwrap(one) for label, one in data.items()} if isinstance(data, Mapping) else data
            table = read_table(given, None if columns is None else tuple(columns))
        if index is not None:
            if table.index is not None:
                raise ArgumentError("data has an index of its own", "reindex data first, or pass only its values")
            if len(index) != table.rows:
                raise ShapeError(f"index has {len(index)} labels for {table.rows} rows", "give one label a row")
            table = replace(table, index=freeze_labels(index))
        self._table = table

    # --- what it is -----------------------------------------------------------------------------

    @property
    def columns(self) -> tuple[Hashable, ...]:
        """Return the labels of the columns."""
        return tuple(self._table.sources)

    @property
    def dtypes(self) -> dict[Hashable, DType | str]:
        """Return the scalar type of each column; the name of its own type for one that cannot enter a UDF.

        Examples
        --------
        >>> import udf
        >>> udf.DataFrame({"a": [1, 2], "s": ["x", "y"]}).dtypes["a"].name
        'int64'
        """
        return {label: dtype_or_type(source, label) for label, source in self._table.sources.items()}

    @property
    def row_columns(self) -> Mapping[Hashable, Column]:
        """Return the columns as a function of a row receives them: each is read when the function uses it."""
        return self._table.columns

    @property
    def index(self) -> pd.Index | Sequence[Hashable]:
        """Return the labels of the rows: what was given (pandas' own Index object), or ``range(n)``."""
        return range(len(self)) if self._table.index is None else materialize(self._table.index)

    @property
    def shape(self) -> tuple[int, int]:
        """Return ``(n, columns)``."""
        return self._table.rows, len(self._table.sources)

    def __len__(self) -> int:
        return self._table.rows

    def __iter__(self) -> Iterator[Hashable]:
        return iter(self._table.sources)

    def __contains__(self, label: object) -> bool:
        return label in self._table.sources

    def __repr__(self) -> str:
        from udf.api.show import frame_text  # noqa: PLC0415 - most programs show nothing

        return frame_text(self._table)

    def _repr_html_(self) -> str | None:
        from udf.api.show import frame_html  # noqa: PLC0415 - as above

        return frame_html(self._table)

    def _ipython_key_completions_(self) -> list[Hashable]:
        return list(self._table.sources)

    # --- columns --------------------------------------------------------------------------------

    def __setitem__(self, label: Hashable, values: object) -> None:
        """Set column ``label`` to a column of as many values, or to one value for all rows.

        Raises
        ------
        ShapeError
            If it has another length.
        ArgumentError
            If it comes with another index, which pandas would align.
        """
        self._table = with_column(self._table, label, _unwrap(values))

    def assign(self, **columns: object) -> Self:
        """Return a frame with further or other columns, as pandas' ``assign``.

        Parameters
        ----------
        **columns
            The columns by name: values, one value for all rows, or a function that receives the frame.

        Examples
        --------
        >>> import udf
        >>> udf.DataFrame({"a": [1, 2]}).assign(b=[0.5, 1.5], c=7).columns
        ('a', 'b', 'c')
        """
        made = self._of(self._table)
        for label, values in columns.items():
            made[label] = values(made) if callable(values) else values
        return made

    def head(self, n: int = 5) -> Self:
        """Return the first rows.

        Parameters
        ----------
        n : int
            How many. A negative number returns all but the last ``-n`` rows.
        """
        return self._of(slice_rows(self._table, slice(0, n)))

    def tail(self, n: int = 5) -> Self:
        """Return the last rows.

        Parameters
        ----------
        n : int
            How many. A negative number returns all but the first ``-n`` rows.
        """
        return self._of(slice_rows(self._table, slice(max(len(self) - n, 0) if n >= 0 else -n, None)))

    # --- where it goes --------------------------------------------------------------------------

    def to_device(self) -> Self:
        """Return a DataFrame with the same values on the GPU, where functions of its rows run.

        Raises
        ------
        BackendUnavailableError
            If there is no usable GPU.
        DTypeError
            If a function cannot use a column: leave it out, ``frame[["a", "b"]]``.
        """
        return self._moved(to_device)

    def to_host(self) -> Self:
        """Return a DataFrame with the same values in host memory."""
        return self._moved(to_host)

    def _moved(self, move: Callable[[Column], Column]) -> Self:
        found = {label: source.read(label) for label, source in self._table.sources.items()}
        moved: dict[Hashable, Source] = {
            label: OneColumn(replace(one, column=move(one.column))) for label, one in found.items()
        }
        return self._of(replace(self._table, sources=moved))

    def to_pandas(self) -> pd.DataFrame:
        """Return a ``pandas.DataFrame`` with the same index object that shares the values on the host.

        Each column has the layout that it came in; see :meth:`udf.Series.to_pandas`.
        """
        return table_to_pandas(self._table)

    def to_arrow(self) -> pa.Table:
        """Return a ``pyarrow.Table`` that shares the values on the host. The index is no part of it."""
        return table_to_arrow(self._table)

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        return self.to_arrow().__arrow_c_stream__(requested_schema)

    def __array__(self, dtype: object = None, copy: bool | None = None) -> NoReturn:  # noqa: FBT001 NumPy's protocol
        raise ArgumentError("a DataFrame is not an array", "use a column: frame['a'].to_numpy(), or frame.to_pandas()")

    # --- inside ---------------------------------------------------------------------------------

    @classmethod
    def _of(cls, table: Table) -> Self:
        made = object.__new__(cls)
        made._table = table
        return made


def _unwrap(values: object) -> object:
    return values._data if isinstance(values, SeriesData) else values  # noqa: SLF001 our own kind
