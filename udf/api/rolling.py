"""``series.rolling(n).apply(f)``, ``frame.rolling("24h", on="time").apply(f)``: a function of windows."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, NoReturn, TypeGuard, TypeVar, overload

import numpy as np

from udf.api.unsupported import no_method
from udf.base.dtypes import DTYPES, DType, dtype_of
from udf.base.handling import ErrorModel, Errors, handling
from udf.base.records import dataclass
from udf.base.tracebacks import brief_methods
from udf.columns.arrow_arrays import is_arrow
from udf.columns.bitmask import pack, valid_rows
from udf.columns.column import Column, widen_halves
from udf.columns.labelled_column import LabelledColumn
from udf.columns.pandas_layouts import is_pandas, pandas
from udf.columns.sources import OneColumn
from udf.columns.tables import Table, require_label, select_columns, unique
from udf.errors import ArgumentError, ColumnNotFoundError, DTypeError, ShapeError, WindowError
from udf.pipeline import map_windows
from udf.runtime.groups.request import DECIMALS, PARTS
from udf.windows.bounds import Bounds, FixedBounds

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping

    import pyarrow as pa

    from udf.api.overloads import FrameWindowsApply, SeriesWindowsApply
    from udf.columns.labels import LazyIndex
    from udf.columns.pandas_names import pd
    from udf.options import Overflow
    from udf.runtime.calls.results import ResultColumns
    from udf.windows.parameters import Expanding, Rolling

    Run = Callable[..., ResultColumns]

NUMBERS: Final = frozenset(dtype.numpy for dtype in DTYPES.values())

SeriesT = TypeVar("SeriesT")
FrameT = TypeVar("FrameT")


@dataclass(frozen=True, slots=True, kw_only=True)
class Constructors(Generic[SeriesT, FrameT]):
    """How results become what a user holds: of one function, a Series or a DataFrame; a table, a DataFrame."""

    results: Callable[..., SeriesT | FrameT]
    table: Callable[[Table], FrameT]


@brief_methods
class Windows:
    """What windows of a Series and of a DataFrame have in common: their parameters."""

    __slots__ = ("_index", "bounds", "parameters")

    __iter__ = None  # by [0], [1], ..

    _index: pd.Index | LazyIndex | None
    """The index of the rows that windows are cut of; None for their numbers."""
    bounds: Bounds
    parameters: Rolling | Expanding
    _apply: Callable[[Run], object]
    """Return the results; what is given applies the function to the windows of columns."""

    def __len__(self) -> int:
        return len(self.bounds)

    def __repr__(self) -> str:
        return f"{type(self).__name__}: {self.parameters}"

    @property
    def columns(self) -> tuple[Column, ...]:
        """Return the columns of one call: all of a table, else the first."""
        raise NotImplementedError

    def apply(
        self,
        func: Callable[..., object],
        raw: bool = False,  # noqa: FBT001, FBT002 pandas' signature
        engine: Literal["cython", "numba"] | None = None,
        engine_kwargs: Mapping[str, bool] | None = None,
        args: tuple[object, ...] | None = None,
        kwargs: Mapping[str, object] | None = None,
        *,
        dtype: object = "float64",
        errors: Errors = "raise",
        error_model: ErrorModel = "numpy",
        overflow: Overflow | None = None,
        fastmath: bool | None = None,
        fma: bool | None = None,
    ) -> object:
        """Return ``func(window, *args, **kwargs)`` for every window, as pandas' ``rolling(..).apply``.

        ``func`` is a plain Python function or lambda of a pandas Series, or with ``raw`` of an array (rows,), of
        float64, in which a null and an infinity are NaN. It is called where at least ``min_periods`` values are there;
        the result is NaN elsewhere. With ``method="table"`` it is an array (rows, columns), and ``func`` returns one
        value for each column, or one for all of them; a column of it is ``w[:, i]`` or ``w["a"]``, also ``w.a`` unless
        an array has such an attribute.

        Parameters
        ----------
        func : callable
            What to compute.
        raw : bool
            Whether ``func`` gets an array, with NumPy's meaning, or a Series, with pandas': its reductions skip NaN,
            its ``std()`` has ddof=1, items are at ``w.iloc[i]``, its labels are ``w.index``. A function that uses
            labels (``.index``, ``.loc``, ``w[label]``, ``idxmax``) needs an index of numbers or times.
        engine, engine_kwargs
            Accepted so that a call written for pandas works, and without effect.
        args, kwargs
            Further arguments of ``func``: numbers, or arrays as lookup tables. New values do not compile again.
        dtype : str, numpy.dtype or DType
            The type of the results. One that has no NaN has nulls where ``func`` is not called.
        errors : {"raise", "null"}
            What a window does on which ``func`` raises: raise that exception, or be null.
        error_model : {"numpy", "python"}
            Division by zero gives inf or NaN, as with the NumPy numbers of pandas' window; ``"python"`` raises.
        overflow, fastmath, fma
            As in :meth:`udf.DataFrame.apply`.

        Raises
        ------
        NotCallableError, UdfCompileError, DTypeError, WindowError
            If ``func`` cannot be compiled, a column has no numbers, or an argument a value that it cannot have.

        Examples
        --------
        >>> import udf
        >>> list(udf.Series([1.0, 4.0, 2.0, 8.0]).rolling(2).apply(lambda w: w.max() - w.min()))
        [nan, 3.0, 2.0, 6.0]
        """
        _check_engine(raw, engine, engine_kwargs)
        how = handling("skip", errors, error_model, overflow, fastmath=fastmath, fma=fma)
        run = partial(map_windows, func, bounds=self.bounds, args=() if args is None else args, kwargs=kwargs or {})
        return self._apply(partial(run, how=how, result=result_dtype(dtype), series=not raw, labels=self._index))


def _check_engine(raw: object, engine: object, engine_kwargs: object) -> None:
    """Raise for what pandas would refuse as its ways to call the function; all that it takes are one here."""
    if not isinstance(raw, bool | np.bool_):
        raise WindowError(f"raw cannot be {raw!r}", "it is True, for an array, or False, for a Series")
    if engine not in (None, "cython", "numba"):
        raise WindowError(f"engine cannot be {engine!r}", "it is 'numba', 'cython' or None; all are the same here")
    if engine_kwargs is not None and engine != "numba":
        raise WindowError("engine_kwargs is for engine='numba'", "leave it out: it has no effect here")


def result_dtype(dtype: object) -> DType:
    """Return the type of windows' results; raise DTypeError for one that is none of numbers."""
    if type(dtype) is str and dtype in DTYPES:
        return DTYPES[dtype]
    found = dtype_of(dtype)
    if not found.is_real:
        raise DTypeError(found, supported=tuple(DTYPES), where="the result of a window")
    return found


@brief_methods
class SeriesWindows(Windows, Generic[SeriesT, FrameT]):
    """The windows of a Series: what ``series.rolling`` and ``series.expanding`` return.

    Examples
    --------
    >>> import udf
    >>> udf.Series([1.0, 2.0, 3.0]).rolling(2)
    SeriesWindows: rolling [window=2, center=False, method='single']
    """

    __slots__ = ("_data", "_wrap")

    if TYPE_CHECKING:
        apply: SeriesWindowsApply[SeriesT, FrameT]

    def __init__(
        self, data: LabelledColumn, parameters: Rolling | Expanding, bounds: Bounds, wrap: Constructors[SeriesT, FrameT]
    ) -> None:
        self._data, self.parameters, self.bounds, self._wrap = data, parameters, bounds, wrap
        self._index = data.index

    if not TYPE_CHECKING:  # a type checker says by itself that there is none

        def __getattr__(self, name: str) -> NoReturn:
            raise no_method("windows", name, "rolling(..)")

    @property
    def columns(self) -> tuple[Column, ...]:
        """Return the column."""
        return (_numbers(self._data),)

    def _apply(self, run: Run) -> SeriesT | FrameT:
        if self.parameters.method == "table":
            raise WindowError("method='table' is not for a Series", "leave it out, or use a DataFrame's windows")
        index = window_index(self._data.index, self.bounds, self.parameters.step)
        mapped = run((_numbers(self._data),), index=index)
        return self._wrap.results(mapped, storage="numpy", index=index, name=self._data.name)


@brief_methods
class FrameWindows(Windows, Generic[SeriesT, FrameT]):
    """The windows of a DataFrame: what ``frame.rolling`` and ``frame.expanding`` return.

    ``windows["a"]`` and ``windows.a`` are those of one column, ``windows[["a", "b"]]`` of several.
    """

    __slots__ = ("_chosen", "_on", "_table", "_wrap")

    if TYPE_CHECKING:
        apply: FrameWindowsApply[FrameT]

    def __init__(
        self,
        table: Table,
        parameters: Rolling | Expanding,
        bounds: Bounds,
        wrap: Constructors[SeriesT, FrameT],
        on: object = None,
        labels: tuple[Hashable, ...] | None = None,
    ) -> None:
        self._table, self.parameters, self.bounds, self._wrap = table, parameters, bounds, wrap
        self._index, self._on, self._chosen = table.index, on, labels

    @overload
    def __getitem__(self, key: list[Any]) -> FrameWindows[SeriesT, FrameT]: ...
    @overload
    def __getitem__(self, key: Hashable) -> SeriesWindows[SeriesT, FrameT]: ...
    def __getitem__(self, key: object) -> SeriesWindows[SeriesT, FrameT] | FrameWindows[SeriesT, FrameT]:
        """Return the windows of column ``key``, or of the columns in a list; they lie by the same index or column."""
        if isinstance(key, list | tuple) and not (isinstance(key, tuple) and key in self._table.sources):
            for label in key:
                require_label(self._table, label)
            return FrameWindows(self._table, self.parameters, self.bounds, self._wrap, self._on, tuple(key))
        require_label(self._table, key)
        data = replace(self._table.sources[key].read(key), index=self._table.index, name=key)
        return SeriesWindows(data, self.parameters, self.bounds, self._wrap)

    def __getattr__(self, name: str) -> SeriesWindows[SeriesT, FrameT] | FrameWindows[SeriesT, FrameT]:
        if not name.startswith("__") and name in self._table.sources:
            return self[name]
        raise no_method("windows", name, "rolling(..)")

    @property
    def columns(self) -> tuple[Column, ...]:
        """Return the columns of one call: all of a table, else the first."""
        every = self._columns()
        return tuple(every.values()) if self.parameters.method == "table" else tuple(every.values())[:1]

    def _columns(self) -> dict[Hashable, Column]:
        """Return what the function is applied to, by label."""
        wanted = {label: self._table.sources[label] for label in self._labels()}
        return {
            label: _numbers(source.read(label), label)
            for label, source in unique(wanted, self._labels()).items()
            if _is_index(self._on) or self._on is None or label != self._on
        }

    def _labels(self) -> tuple[Hashable, ...]:
        return tuple(self._table.sources) if self._chosen is None else self._chosen

    def _apply(self, run: Run) -> FrameT:
        columns = self._columns()
        if not columns:  # there is nothing to do, and then pandas does nothing
            return self._wrap.table(select_columns(self._table, ()))
        index = window_index(self._table.index, self.bounds, self.parameters.step)
        if self.parameters.method == "table":
            made = run(tuple(columns.values()), index=index, table=tuple(columns)).columns
            if len(made) != len(columns):
                what = f"the function returned {len(made)} values for {len(columns)} columns"
                raise ShapeError(what, "return one value for each column, or one for all")
        else:
            made = tuple(_one_column(run((column,), index=index)) for column in columns.values())
        sources = {label: OneColumn(LabelledColumn(column=column)) for label, column in zip(columns, made, strict=True)}
        return self._wrap.table(self._with_on(Table(sources=dict(sources), rows=len(self), index=index)))

    # --- the column that the windows go by ------------------------------------------------------

    def _with_on(self, results: Table) -> Table:
        """Return the results with the column that the windows go by in its place, or behind them, as pandas does."""
        if self._on is None or self._on_is_index():
            return self._headed(results)
        name = self._on.name if _is_index(self._on) else self._on
        if name in getattr(self._table.index, "names", (None,)):
            return self._headed(results)
        values = OneColumn(_step_values(_values(self._table, self._on), self.parameters.step))
        values.index = None
        sources = {**results.sources, name: values}
        order = self._labels() if name in self._labels() else tuple(sources)
        return self._headed(replace(results, sources={label: sources[label] for label in order}))

    def _headed(self, results: Table) -> Table:
        """Return the results with the labels' own pandas Index, if they have one."""
        header = self._table.header
        if header is None or not all(label in self._table.sources for label in results.sources):
            return results
        return replace(results, header=select_columns(self._table, results.sources).header)

    def _on_is_index(self) -> bool:
        """Return whether the windows go by what is the index anyway."""
        on = _values(self._table, self._on)
        if not (is_pandas(on) or _is_index(on)):
            return False
        pd = pandas("windows by a pandas Index")
        index = pd.RangeIndex(self._table.rows) if self._table.index is None else self._table.index
        return bool(pd.Index(on).equals(index))


def _one_column(mapped: ResultColumns) -> Column:
    if mapped.labels is not None:
        raise ArgumentError(
            "the function returned a tuple for one column, and a frame holds one value a window",
            "return one value, or use the windows of one column: frame.rolling(n)['a'].apply(f)",
        )
    return mapped.columns[0]


def bounds_of(table: Table, parameters: Rolling | Expanding, on: object = None) -> Bounds:
    """Return the windows of the rows of ``table``, by its index or by what ``on`` names."""
    if on is None:
        return parameters.bounds(table.rows, table.index)
    return parameters.bounds(table.rows, _values(table, on), "on" if _is_index(on) else f"column {on!r}")


def _values(table: Table, on: object) -> object:
    """Return the column, or index, that the windows go by."""
    if _is_index(on):
        return on
    if on not in table.sources:
        missing = ColumnNotFoundError(on, tuple(table.sources))
        raise WindowError(f"on={on!r} is not a column", "name a column, or pass a pandas Index") from missing
    return table.sources[on].original(on)


def _is_index(on: object) -> TypeGuard[pd.Index]:
    return is_pandas(on) and hasattr(on, "get_indexer")


def _numbers(data: LabelledColumn, label: Hashable = None) -> Column:
    """Return the column, if it has numbers: of times pandas makes no windows either."""
    if data.column.logical is None and data.column.values.dtype in NUMBERS:
        return data.column
    column = widen_halves(data.column)
    if not column.dtype.is_real:
        others = "choose the columns of numbers: frame[['a', 'b']].rolling(..), or name the times: on='time'."
        hint = {"D": DECIMALS, "c": PARTS}.get(column.dtype.kind, others)
        refused = DTypeError(column.dtype, supported=tuple(DTYPES), where="the values of windows", hint=hint)
        raise refused if label is None else refused.of_column(label)
    return column


def window_index(index: pd.Index, bounds: Bounds, step: int | None) -> pd.Index:
    """Return the labels of the windows: every ``step``-th of the rows', or the last ones of so many as are counted."""
    if len(bounds) == bounds.rows:
        return index
    if isinstance(bounds, FixedBounds) and bounds.count is not None:
        return index[bounds.rows - bounds.count :]
    return range(0, bounds.rows, step or 1) if index is None else index[::step]


def _step_values(
    values: pd.Index | pd.Series | pa.ChunkedArray, step: int | None
) -> pd.Index | pd.Series | pa.ChunkedArray:
    """Return every ``step``-th value of a column, as it came."""
    if step in (None, 1):
        return values
    if isinstance(values, LabelledColumn):
        column = values.column
        validity = None if column.validity is None else pack(valid_rows(column)[::step])
        return replace(values, column=replace(column, values=column.values[::step].copy(), validity=validity))
    if is_arrow(values):
        return values.take(np.arange(0, len(values), step))
    return getattr(values, "iloc", values)[::step]
