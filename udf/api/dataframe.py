"""``udf.DataFrame``: columns with labels, and a person's own function over the rows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal, NoReturn, overload

from udf.api.refusals import Refusing
from udf.api.series import Series
from udf.api.tracebacks import brief_methods
from udf.errors import ArgumentError, ShapeError
from udf.handling import handling
from udf.interop.imported import Imported, imported
from udf.interop.labels import kept_labels
from udf.interop.sources import FrameColumns, OneColumn, dtype_or_type
from udf.interop.tables import Table, chosen, read_table, require_label, rows_of, unique, with_column
from udf.interop.tables_out import table_to_arrow, table_to_pandas
from udf.pipeline import map_rows

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence

    from udf.api.overloads import Args, Axis, Gives, GivesTuple
    from udf.api.rolling import FrameWindows
    from udf.call.outcome import Mapped
    from udf.column import Column
    from udf.dtypes import DType
    from udf.handling import ErrorModel, Errors
    from udf.interop.imported import Flavour
    from udf.options import Overflow
    from udf.windows.making import Closed
    from udf.windows.parameters import Method


@brief_methods
class DataFrame(Refusing):
    """Columns of one length, by label, with an index.

    Only the columns that a function uses are ever converted. Others (text, lists, ...) are carried: they come
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
        Those to take, in that order. They are the labels of an array's columns.

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
    _table: Table

    def __init__(self, data: Any, index: Any = None, columns: Iterable[Hashable] | None = None) -> None:
        if isinstance(data, DataFrame):
            table = data._table if columns is None else chosen(data._table, columns)  # noqa: SLF001 our own kind
        else:
            table = read_table(_plain(data), None if columns is None else tuple(columns))
        if index is not None:
            if table.index is not None:
                raise ArgumentError("data has an index of its own", "reindex data first, or pass only its values")
            if len(index) != table.rows:
                raise ShapeError(f"index has {len(index)} labels for {table.rows} rows", "give one label a row")
            table = replace(table, index=kept_labels(index))
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
        """Return the columns as a function of a row takes them: each is read when it is asked for."""
        return FrameColumns(self._table.sources, self._table.index, self._table.rows)

    @property
    def index(self) -> Any:
        """Return the labels of the rows: what was given (pandas' own Index object), or ``range(n)``."""
        return range(len(self)) if self._table.index is None else self._table.index

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
        from udf.api.show_frame import frame_text  # noqa: PLC0415 - most programs show nothing

        return frame_text(self._table)

    # --- columns --------------------------------------------------------------------------------

    def __getitem__(self, key: Any) -> Any:
        """Return column ``key`` as a Series, or a DataFrame of the columns in a list."""
        if isinstance(key, slice) or (isinstance(key, list) and key and all(isinstance(k, bool) for k in key)):
            raise ArgumentError("a frame is indexed by labels of columns, not by rows", "use head, tail or to_pandas")
        if isinstance(key, list):
            return framed(chosen(self._table, key))
        require_label(self._table, key)
        found = self._table.sources[key].read(key)
        return Series._of(replace(found, index=self._table.index, name=key))  # noqa: SLF001 our own kind

    def __setitem__(self, label: Hashable, values: Any) -> None:
        """Set column ``label`` to a column of as many values, or to one value for all rows.

        Raises
        ------
        ShapeError
            If it has another length.
        ArgumentError
            If it comes with another index, which pandas would align.
        """
        self._table = with_column(self._table, label, _plain_column(values))

    def assign(self, **columns: Any) -> DataFrame:
        """Return a frame with further (or other) columns; a function is called with the frame, as in pandas.

        Examples
        --------
        >>> import udf
        >>> udf.DataFrame({"a": [1, 2]}).assign(b=[0.5, 1.5], c=7).columns
        ('a', 'b', 'c')
        """
        made = framed(self._table)
        for label, values in columns.items():
            made[label] = values(made) if callable(values) else values
        return made

    def head(self, n: int = 5) -> DataFrame:
        """Return the first ``n`` rows (all but the last ``-n`` if it is negative)."""
        return framed(rows_of(self._table, slice(0, n)))

    def tail(self, n: int = 5) -> DataFrame:
        """Return the last ``n`` rows (all but the first ``-n`` if it is negative)."""
        return framed(rows_of(self._table, slice(max(len(self) - n, 0) if n >= 0 else -n, None)))

    # --- what it is for -------------------------------------------------------------------------

    @overload
    def apply(
        self, function: Gives, axis: Axis = ..., args: Args = ..., *, names: None = ..., **named: Any
    ) -> Series: ...
    @overload
    def apply(self, function: GivesTuple, axis: Axis = ..., args: Args = ..., **named: Any) -> DataFrame: ...
    @overload
    def apply(self, function: Callable[..., object], axis: Axis = ..., args: Args = ..., **named: Any) -> Series: ...
    def apply(
        self,
        function: Callable[..., Any],
        axis: Axis = 1,
        args: tuple[Any, ...] = (),
        *,
        names: Sequence[Hashable] | None = None,
        errors: Errors = "raise",
        error_model: ErrorModel = "python",
        overflow: Overflow | None = None,
        **kwargs: Any,
    ) -> Series | DataFrame:
        """Return ``function(row, *args, **kwargs)`` for every row: a Series, or a DataFrame if it returns a tuple.

        Parameters
        ----------
        function : callable
            Takes a row: ``row["a"]`` or ``row.a``. A null is ``udf.NA``: it propagates, ``row.a is udf.NA`` asks.
        axis : {1, "columns"}
            A row at a time; the default, as in cuDF. (pandas' is 0, and so is that of ``frame.udf.apply`` there.)
        args, **kwargs
            Further arguments, as in :meth:`udf.Series.applymap`.
        names : sequence of labels, optional
            The columns of a tuple's values. Default: the fields of a NamedTuple, else 0, 1, ..
        errors : {"raise", "null"}
            What a row does on which ``function`` raises: raise that exception, or be null.
        error_model : {"python", "numpy"}
            ``"numpy"`` gives inf or nan where division by zero raises.
        overflow : {"raise", "wrap"}, optional
            ``"wrap"`` takes modulo 2**64 what raises OverflowError else. Default: that of :mod:`udf.options`.

        Raises
        ------
        ColumnNotFoundError, DTypeError
            If ``function`` uses a column that is not there, or one that cannot enter a UDF.
        UdfCompileError
            If it cannot be compiled; names the line and the cause.

        Examples
        --------
        >>> import udf
        >>> frame = udf.DataFrame({"a": [1.0, 2.0], "b": [3.0, 4.0]})
        >>> list(frame.apply(lambda row, k: row.a * k + row["b"], k=10))
        [13.0, 24.0]
        """
        if axis not in (1, "columns"):
            meant = " (a whole column to one value)" if axis in (0, "index") else ""
            raise ArgumentError(
                f"axis={axis!r}{meant} is not supported by apply",
                "use axis=1 for a function of a row, or frame['a'].applymap(f) for a function of each value",
            )
        rows, index = len(self), self._table.index
        how = handling("pass", errors, error_model, overflow)
        mapped = map_rows(function, self.row_columns, args, kwargs, how=how, rows=rows, index=index)
        return result_of(mapped, names=names, flavour=self._table.flavour(mapped.inputs), index=index)

    def applymap(
        self,
        function: Callable[..., Any],
        na_action: Literal["ignore"] | None = None,
        args: tuple[Any, ...] = (),
        **how: Any,
    ) -> DataFrame:
        """Return the frame of ``function(value)`` for every value of every column; also named ``map``.

        The arguments are those of :meth:`udf.Series.applymap`; each result is one column.

        Examples
        --------
        >>> import udf
        >>> udf.DataFrame({"a": [1, 2], "b": [0.5, 1.5]}).applymap(lambda x: x * 2)
           a    b
        0  2  1.0
        1  4  3.0
        """
        made = {label: self[label].applymap(function, na_action, args, **how) for label in self}
        for label, column in made.items():
            if not isinstance(column, Series):
                raise ArgumentError(
                    f"applymap of column {label!r} gave a tuple, and a frame holds one value", _ONE_VALUE
                )
        table = replace(self._table, sources={label: OneColumn(made[label]._data) for label in made})  # noqa: SLF001 our own kind
        return framed(table)

    map = applymap

    def rolling(
        self,
        window: Any,
        min_periods: int | None = None,
        center: bool = False,  # noqa: FBT001, FBT002 pandas' signature
        *,
        on: Any = None,
        closed: Closed | None = None,
        step: int | None = None,
        method: Method = "single",
    ) -> FrameWindows:
        """Return the windows that move along every column, for ``.apply(f)``: pandas' ``rolling``.

        ``windows["a"].apply(f)`` is for one column. The parameters are those of :meth:`udf.Series.rolling`, and:

        Parameters
        ----------
        on : label, or pandas Index, optional
            The column of times that a length of time goes by, in place of the index. It is part of the result, as
            it is.
        method : {"single", "table"}
            ``"table"`` gives the function all columns at once, as an array (rows, columns).

        Examples
        --------
        >>> import udf
        >>> frame = udf.DataFrame({"a": [1.0, 2.0, 4.0], "b": [3.0, 1.0, 2.0]})
        >>> frame.rolling(2).apply(lambda w: w.max())
             a    b
        0  NaN  NaN
        1  2.0  3.0
        2  4.0  2.0
        """
        from udf.api.rolling import FrameWindows, bounds_of  # noqa: PLC0415 - not every frame has windows
        from udf.windows.parameters import Rolling  # noqa: PLC0415 - as above

        asked = Rolling(window=window, min_periods=min_periods, center=center, closed=closed, step=step, method=method)
        return FrameWindows(self._table, asked, bounds_of(self._table, asked, on), on)

    def expanding(self, min_periods: int = 1, method: Method = "single") -> FrameWindows:
        """Return the windows of all rows up to each one, for ``.apply(f)``: pandas' ``expanding``.

        Examples
        --------
        >>> import udf
        >>> udf.DataFrame({"a": [3.0, 1.0, 2.0]}).expanding().apply(lambda w: w.min())
             a
        0  3.0
        1  1.0
        2  1.0
        """
        from udf.api.rolling import FrameWindows, bounds_of  # noqa: PLC0415 - not every frame has windows
        from udf.windows.parameters import Expanding  # noqa: PLC0415 - as above

        asked = Expanding(min_periods=min_periods, method=method)
        return FrameWindows(self._table, asked, bounds_of(self._table, asked))

    # --- where it goes --------------------------------------------------------------------------

    def to_pandas(self) -> Any:
        """Return a ``pandas.DataFrame`` with the same index object that shares the values on the host.

        Each column has the layout that it came in; see :meth:`udf.Series.to_pandas`.
        """
        return table_to_pandas(self._table)

    def to_arrow(self) -> Any:
        """Return a ``pyarrow.Table`` that shares the values on the host. The index is no part of it."""
        return table_to_arrow(self._table)

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        return self.to_arrow().__arrow_c_stream__(requested_schema)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NoReturn:  # noqa: FBT001 NumPy's protocol
        raise ArgumentError("a DataFrame is no array", "take a column: frame['a'].to_numpy(), or frame.to_pandas()")


_ONE_VALUE = "return one value, or apply the function to a single column: frame['a'].applymap(f)"


def result_of(
    mapped: Mapped, *, names: Sequence[Hashable] | None, flavour: Flavour, index: Any, name: Hashable = None
) -> Series | DataFrame:
    """Return the results of a function as a Series, or as a DataFrame if it returns a tuple."""
    if mapped.labels is None:
        if names is not None:
            what = "names= is for a function that returns a tuple, and this one returns one value"
            raise ArgumentError(what, "leave it out")
        (column,) = mapped.columns
        return Series._of(imported(column, index, name, flavour))  # noqa: SLF001 our own kind
    labels = mapped.labels if names is None else tuple(names)
    if len(labels) != len(mapped.columns):
        raise ShapeError(f"{len(labels)} names for a tuple of {len(mapped.columns)} values", "give one name a value")
    columns = [OneColumn(Imported(column=column, flavour=flavour)) for column in mapped.columns]
    sources = unique(dict(zip(labels, columns, strict=True)), labels)
    return framed(Table(sources=sources, rows=columns[0].rows, index=index))


def framed(table: Table) -> DataFrame:
    """Return the frame of ``table``."""
    made = object.__new__(DataFrame)
    made._table = table
    return made


def _plain(data: Any) -> Any:
    """Return ``data`` with the Series of a mapping as what they hold."""
    return {label: _plain_column(one) for label, one in data.items()} if isinstance(data, Mapping) else data


def _plain_column(values: Any) -> Any:
    return values._data if isinstance(values, Series) else values  # noqa: SLF001 our own kind
