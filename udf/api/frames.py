"""``udf.Series`` and ``udf.DataFrame``: a function over values, rows and windows; each can give the other."""

# ruff: noqa: SLF001, PLC0415 - both classes are our own; what few programs need is imported by those
from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Literal, overload

from udf.api.dataframe import FrameData
from udf.api.rolling import Constructors, FrameWindows, SeriesWindows, bounds_of
from udf.api.series import SeriesData
from udf.api.split_apply import SplitApply
from udf.base.handling import ErrorModel, Errors, Nulls, handling
from udf.base.tracebacks import brief_methods
from udf.columns.bitmask import nan_as_null
from udf.columns.labelled_column import LabelledColumn, Storage, labelled_column
from udf.columns.row_values import row_semantics, value_semantics
from udf.columns.sources import OneColumn
from udf.columns.tables import Table, require_label, select_columns, unique
from udf.errors import ArgumentError, ShapeError
from udf.pipeline import map_rows
from udf.runtime.groups.request import GroupByArgs, GroupColumns, group_values

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from udf.api.group_series import SeriesGroups
    from udf.api.groupby import FrameGroups
    from udf.api.overloads import Args, Axis, Ignore, ReturnsTuple, ReturnsValue, Semantics
    from udf.base.annotations import Function, Named
    from udf.columns.column import Column
    from udf.options import Overflow
    from udf.runtime.calls.results import ResultColumns
    from udf.windows.parameters import Expanding, Rolling


@brief_methods
class Series(SeriesData, SplitApply["SeriesWindows[Series, DataFrame]", "SeriesGroups[Series, DataFrame]"]):  # noqa: D101 - below
    __doc__ = SeriesData.__doc__
    __slots__ = ()

    # --- what it is for -------------------------------------------------------------------------

    @overload
    def map(
        self, function: ReturnsValue, na_action: Ignore = ..., args: Args = ..., *, names: None = ..., **named: Any
    ) -> Series: ...
    @overload
    def map(self, function: ReturnsTuple, na_action: Ignore = ..., args: Args = ..., **named: Any) -> DataFrame: ...
    @overload
    def map(
        self, function: Callable[..., object], na_action: Ignore = ..., args: Args = ..., **named: Any
    ) -> Series: ...
    def map(
        self,
        function: Callable[..., object],
        na_action: Ignore = None,
        args: Args = (),
        *,
        names: Sequence[Hashable] | None = None,
        errors: Errors = "raise",
        error_model: ErrorModel = "python",
        overflow: Overflow | None = None,
        fastmath: bool | None = None,
        fma: bool | None = None,
        semantics: Semantics = "python",
        **kwargs: object,
    ) -> Series | DataFrame:
        """Return the Series of ``function(value, *args, **kwargs)`` for every value, with the same index and name.

        ``function`` is a plain Python function or lambda; it is compiled at its first call for a dtype. If it
        returns a tuple, the result is a DataFrame. Also named ``apply`` and ``applymap``.

        Parameters
        ----------
        function : callable
            A Python function or lambda of one value. A null is ``udf.NA``: it propagates, ``x is udf.NA`` tests for it.
        na_action : {None, "ignore"}
            With ``"ignore"`` a null stays null, and so does NaN, as in pandas: ``function`` is not called for it.
        args, **kwargs
            Further arguments of ``function``: numbers, or arrays as lookup tables. A new value does not compile again.
        names, errors, error_model, overflow, fastmath, fma, semantics
            As in :meth:`udf.DataFrame.apply`; of a Series "pandas" is "object".

        Raises
        ------
        NotCallableError, UdfCompileError
            If ``function`` is not a Python function, or cannot be compiled (names the line and the cause).
        ArgumentError
            For a value that an argument cannot have.

        Examples
        --------
        >>> import udf
        >>> list(udf.Series([1.0, None, 2.5]).map(lambda x, k: x * 2 + k, k=1))
        [3.0, None, 6.0]
        """
        if na_action not in (None, "ignore"):
            raise ArgumentError(f"na_action cannot be {na_action!r}", "it is either 'ignore' or None")
        data = self._data
        column = data.column if na_action is None else nan_as_null(data.column)
        nulls: Nulls = "skip" if na_action else "pass"
        means = semantics if semantics == "python" else value_semantics(semantics)
        how = handling(nulls, errors, error_model, overflow, means, fastmath=fastmath, fma=fma, objects=self._objects)
        mapped = map_rows(function, (column,), args, kwargs, how=how, index=data.index, leaves=self._leaves)
        if mapped.labels is None and names is None:
            return Series._of(labelled_column(mapped.columns[0], data.index, data.name, data.storage))
        return result_of(mapped, names=names, storage=data.storage, index=data.index, name=data.name)

    apply = applymap = map  # noqa: A003 - pandas' names

    # --- what it can be cut into ----------------------------------------------------------------

    def _windows(self, parameters: Rolling | Expanding, on: object) -> SeriesWindows[Series, DataFrame]:
        labels, name = (self._data.index, "the index") if on is None else (on, "on")
        rows = self._data.column.values.size  # len(self) is three calls, of some seventy
        return SeriesWindows(self._data, parameters, parameters.bounds(rows, labels, name), CONSTRUCTORS)

    def _groups(self, by: GroupByArgs, *, as_index: bool, group_keys: bool) -> SeriesGroups[Series, DataFrame]:
        from udf.api.groupby import series_groups

        return series_groups(self._data, CONSTRUCTORS, by, as_index=as_index, group_keys=group_keys)

    def _folds_over(self) -> tuple[Column]:
        return (group_values(self._data, folds=True),)

    def _joined(self, function: Function, initial: object, args: Args, kwargs: Named) -> object:
        from udf.runtime.groups.associative import reduce_associative

        return reduce_associative(function, initial, group_values(self._data, times=False), args, kwargs)

    def _resulted(self, mapped: ResultColumns) -> Series | DataFrame:
        data = self._data
        return result_of(mapped, storage=data.storage, index=data.index, name=data.name)


@brief_methods
class DataFrame(FrameData, SplitApply["FrameWindows[Series, DataFrame]", "FrameGroups[Series, DataFrame]"]):  # noqa: D101 - below
    __doc__ = FrameData.__doc__
    __slots__ = ()

    @overload
    def __getitem__(self, key: list[Any]) -> DataFrame: ...
    @overload
    def __getitem__(self, key: Hashable) -> Series: ...
    def __getitem__(self, key: object) -> Series | DataFrame:
        """Return column ``key`` as a Series, or a DataFrame of the columns in a list."""
        if isinstance(key, slice) or (isinstance(key, list) and key and all(isinstance(k, bool) for k in key)):
            raise ArgumentError("a frame is indexed by labels of columns, not by rows", "use head, tail or to_pandas")
        if isinstance(key, list):
            return DataFrame._of(select_columns(self._table, key))
        require_label(self._table, key)
        found = self._table.sources[key].read(key)
        return Series._of(replace(found, index=self._table.index, name=key))

    # --- what it is for -------------------------------------------------------------------------

    @overload
    def apply(
        self, function: ReturnsValue, axis: Axis = ..., args: Args = ..., *, names: None = ..., **named: Any
    ) -> Series: ...
    @overload
    def apply(self, function: ReturnsTuple, axis: Axis = ..., args: Args = ..., **named: Any) -> DataFrame: ...
    @overload
    def apply(self, function: Callable[..., object], axis: Axis = ..., args: Args = ..., **named: Any) -> Series: ...
    def apply(
        self,
        function: Callable[..., object],
        axis: Axis = 1,
        args: Args = (),
        *,
        names: Sequence[Hashable] | None = None,
        errors: Errors = "raise",
        error_model: ErrorModel = "python",
        overflow: Overflow | None = None,
        fastmath: bool | None = None,
        fma: bool | None = None,
        semantics: Semantics = "python",
        **kwargs: object,
    ) -> Series | DataFrame:
        """Return ``function(row, *args, **kwargs)`` for every row: a Series, or a DataFrame if it returns a tuple.

        Parameters
        ----------
        function : callable
            Takes a row: ``row["a"]`` or ``row.a``. A null is ``udf.NA``: it propagates, ``row.a is udf.NA`` tests.
        axis : {1, "columns"}
            A row at a time; the default, as in cuDF. (pandas' is 0, and so is that of ``frame.udf.apply`` there.)
        args, **kwargs
            Further arguments, as in :meth:`udf.Series.map`.
        names : sequence of labels, optional
            The columns of a tuple's values. Default: the fields of a NamedTuple, else 0, 1, ..
        errors : {"raise", "null"}
            What a row does on which ``function`` raises: raise that exception, or be null.
        error_model : {"python", "numpy"}
            ``"numpy"`` gives inf or nan where division by zero raises.
        overflow : {"raise", "wrap"}, optional
            ``"wrap"`` takes modulo 2**64 what raises OverflowError else. Default: that of :mod:`udf.options`.
        fastmath, fma : bool, optional
            Approximate float32; round a product and a sum once (docs/fastmath.md). Default: as above.
        semantics : {"python", "object", "pandas"}
            A row's values: Python's, of their columns' types; Python's, of 64 bits; or, where all columns are numbers,
            NumPy's scalars of the one type in which they meet, as pandas passes them (docs/semantics.md).

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
        _require_rows(axis)
        rows, index, leaves = len(self), self._table.index, self._leaves
        given = (errors, error_model, overflow, row_semantics(self._table, semantics))
        how = handling("pass", *given, fastmath=fastmath, fma=fma, objects=self._objects)
        mapped = map_rows(function, self.row_columns, args, kwargs, how=how, rows=rows, index=index, leaves=leaves)
        return result_of(mapped, names=names, storage=self._table.storage(mapped.inputs), index=index)

    def map(
        self,
        function: Callable[..., object],
        na_action: Literal["ignore"] | None = None,
        args: Args = (),
        **how: object,
    ) -> DataFrame:
        """Return the frame of ``function(value)`` for every value of every column; also named ``applymap``.

        The arguments are those of :meth:`udf.Series.map`; each result is one column.

        Parameters
        ----------
        function : callable
            Takes a value.
        na_action : {None, "ignore"}
            ``"ignore"`` gives null for null without calling ``function``.
        args, **how
            Further arguments of ``function``, and options, as in :meth:`udf.Series.map`.

        Examples
        --------
        >>> import udf
        >>> udf.DataFrame({"a": [1, 2], "b": [0.5, 1.5]}).map(lambda x: x * 2)
           a    b
        0  2  1.0
        1  4  3.0
        """
        made: dict[Hashable, Any] = {label: self[label].map(function, na_action, args, **how) for label in self}
        for label, column in made.items():
            if not isinstance(column, Series):
                hint = "return one value, or apply the function to a single column: frame['a'].map(f)"
                raise ArgumentError(f"map of column {label!r} gave a tuple, and a frame holds one value", hint)
        table = replace(self._table, sources={label: OneColumn(made[label]._data) for label in made})
        return DataFrame._of(table)

    applymap = map  # noqa: A003 - as above

    # --- what it can be cut into ----------------------------------------------------------------

    def _windows(self, parameters: Rolling | Expanding, on: object) -> FrameWindows[Series, DataFrame]:
        return FrameWindows(self._table, parameters, bounds_of(self._table, parameters, on), CONSTRUCTORS, on)

    def _groups(self, by: GroupByArgs, *, as_index: bool, group_keys: bool) -> FrameGroups[Series, DataFrame]:
        from udf.api.groupby import frame_groups

        return frame_groups(self._table, CONSTRUCTORS, by, as_index=as_index, group_keys=group_keys)

    def _folds_over(self) -> GroupColumns:
        return GroupColumns(self._table.sources)

    def _joined(self, function: Function, initial: object, args: Args, kwargs: Named) -> object:
        from udf.runtime.groups.associative import reduce_associative_rows, state_columns

        return reduce_associative_rows(function, initial, state_columns(self._table, initial), args, kwargs)

    def _resulted(self, mapped: ResultColumns) -> Series | DataFrame:
        table = self._table
        return result_of(mapped, storage=table.storage(mapped.inputs), index=table.index)


def result_of(
    mapped: ResultColumns,
    *,
    storage: Storage,
    index: object,
    name: Hashable = None,
    names: Sequence[Hashable] | None = None,
) -> Series | DataFrame:
    """Return the results of a function as a Series, or as a DataFrame if it returns a tuple."""
    if mapped.labels is None:
        if names is not None:
            what = "names= is for a function that returns a tuple, and this one returns one value"
            raise ArgumentError(what, "leave it out")
        (column,) = mapped.columns
        return Series._of(labelled_column(column, index, name, storage))
    labels = mapped.labels if names is None else tuple(names)
    if len(labels) != len(mapped.columns):
        raise ShapeError(f"{len(labels)} names for a tuple of {len(mapped.columns)} values", "give one name a value")
    columns = [OneColumn(LabelledColumn(column=column, storage=storage)) for column in mapped.columns]
    sources = unique(dict(zip(labels, columns, strict=True)), labels)
    form = mapped.form if names is None else None
    return DataFrame._of(Table(sources=sources, rows=columns[0].rows, index=index, form=form))


CONSTRUCTORS: Final[Constructors[Series, DataFrame]] = Constructors(results=result_of, table=DataFrame._of)


def _require_rows(axis: object) -> None:
    """Raise ArgumentError for a function that is to see whole columns."""
    if axis not in (1, "columns"):
        meant = " (a whole column to one value)" if axis in (0, "index") else ""
        raise ArgumentError(
            f"axis={axis!r}{meant} is not supported by apply",
            "use axis=1 for a function of a row, or frame['a'].map(f) for a function of each value",
        )
