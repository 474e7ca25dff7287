"""The accessor ``.udf`` of pandas: ``df.udf.apply(f, axis=1)`` for ``df.apply(f, axis=1)``, and so for a Series.

They are registered by ``import udf``, whether pandas is imported before or after, and
by ``import udf.doors.pandas.pandas_accessor``, which imports pandas.
"""

from __future__ import annotations

from functools import partial, wraps
from types import FunctionType, MethodType
from typing import TYPE_CHECKING, Any, Final, Literal, NoReturn, TypeVar

import pandas as pd

from udf.api.frames import DataFrame, Series
from udf.api.refusals import no_attribute
from udf.base.handling import CALL_OPTIONS
from udf.base.null_kinds import NA
from udf.base.tracebacks import brief_methods
from udf.bind.evidence import Through, through
from udf.bind.guards import cell_value
from udf.doors.pandas.evidence import of_pandas
from udf.doors.pandas.pandas_columns import Functions, aggregate_column, apply_to_columns, transform_column
from udf.doors.pandas.pandas_frames import layout_of
from udf.doors.pandas.pandas_groups import PandasGroups, WindowsOfPandas, pandas_groupby
from udf.doors.pandas.pandas_results import (
    SERIES,
    ObjectFrame,
    ObjectSeries,
    as_pandas,
    keep_nulls,
    map_result,
    map_values,
    of_rows,
    plain_result,
)
from udf.errors import ArgumentError, DTypeError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Method = TypeVar("Method", bound=Callable[..., Any])


RESULT_TYPES: Final = (None, "reduce", "broadcast", "expand")
OPTIONS: Final = frozenset(("names", "semantics", *CALL_OPTIONS))
"""Options of how a function is compiled: Inlay's own, which pandas' methods do not have."""

FEW_CATEGORIES: Final = 1 << 14
"""Categories whose results Python has before a function is compiled."""

ENGINES: Final = (None, "python", "numba")
"""What ``apply`` of pandas takes as its engine; all are one here."""


class NoNumbersError(DTypeError, pd.errors.DataError):  # type: ignore[misc]  # pandas has no types
    """The values of windows are no numbers; pandas raises its DataError there."""


def _data_errors(method: Method) -> Method:
    """Return a ``method`` that raises pandas' error, and ours, for values that windows cannot have."""

    @wraps(method)
    def called(*args: Any, **kwargs: Any) -> Any:
        try:
            return method(*args, **kwargs)
        except DTypeError as refused:
            how: dict[str, Any] = {"supported": refused.supported, "where": refused.where, "hint": refused.hint}
            raise NoNumbersError(refused.given, **how) from None

    return called  # type: ignore[return-value]


@brief_methods
class Accessor:
    """What both accessors have: windows, groups and folds of the object that they were made of."""

    def __init__(self, given: Any) -> None:
        self._given = given

    def _ours(self) -> Series | DataFrame:
        raise NotImplementedError

    def _folded(self) -> Series | DataFrame:
        """Return the object as folds take it."""
        raise NotImplementedError

    if not TYPE_CHECKING:  # a type checker says by itself that there is none

        def __getattr__(self, name: str) -> NoReturn:
            hint = f"pandas' own is without .udf: .{name}" if hasattr(self._given, name) else None
            raise no_attribute(self, name, hint, said=f".udf has no attribute {name!r}")

    @_data_errors
    def rolling(self, window: Any, *how: Any, **named: Any) -> PandasWindows:
        """Return the windows whose ``apply`` gives pandas' own: :meth:`udf.Series.rolling`."""
        return PandasWindows(self._ours().rolling(window, *how, **named))

    @_data_errors
    def expanding(self, *how: Any, **named: Any) -> PandasWindows:
        """Return the windows whose ``apply`` gives pandas' own: :meth:`udf.Series.expanding`."""
        return PandasWindows(self._ours().expanding(*how, **named))

    def groupby(self, by: Any = None, *how: Any, **named: Any) -> PandasGroups:
        """Return the groups whose ``agg`` and ``apply`` give pandas' own: :meth:`udf.DataFrame.groupby`."""
        return pandas_groupby(self._given, by, how, named)

    def scan(self, function: Callable[..., Any], initial: Any, *how: Any, **named: Any) -> Any:
        """Return ``out`` of ``state, out = function(state, row)`` for each row: :meth:`udf.Series.scan`."""
        return of_rows(self._given, self._folded().scan(function, initial, *how, **named), "expand")

    def reduce(self, function: Callable[..., Any], initial: Any, *how: Any, **named: Any) -> Any:
        """Return the last state of ``state = function(state, row)``: :meth:`udf.Series.reduce`."""
        return self._folded().reduce(function, initial, *how, **named)


@pd.api.extensions.register_series_accessor("udf")
@brief_methods
class SeriesAccessor(Accessor):
    """What ``pandas.Series`` has under ``.udf``.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf.doors.pandas.pandas_accessor
    >>> pd.Series([1.0, 2.5]).udf.applymap(lambda x, k: x * 2 + k, k=1).tolist()
    [3.0, 6.0]
    """

    def applymap(self, function: Callable[..., Any], *how: Any, **named: Any) -> Any:
        """Return the pandas Series of ``function(value)``, with the same index, name and attrs.

        The same as :meth:`udf.Series.applymap`, with its arguments; also named ``apply`` and ``map``. What pandas gives
        for ``None`` and for no values at all is what comes out: NaN, in a column of NumPy's layout. Of a Series that a
        function returns ``apply`` makes columns; pandas' ``map`` keeps one object a value, which is refused.
        """
        if len(how) > 1:  # as udf.engine gives them
            how, named = how[:1], {"args": how[1], **named}
        if _runs_in_pandas(self._given, function) and not OPTIONS & named.keys():
            return map_categories(self._given, function, *how, **named)
        ignored = (how[0] if how else named.get("na_action")) == "ignore"
        data = map_values(self._given, ignored=ignored)
        with of_pandas("value", self._given):
            made = ObjectSeries._of(data._data).applymap(function, *how, **_with_object_semantics(function, named))  # noqa: SLF001 our own kind
        if not ignored and (plain := plain_result(self._given, made)) is not None:
            return plain
        again = _pandas_rows(lambda some: some.map, self._given, function, *how, **named)
        return map_result(self._given, keep_nulls(made, data) if ignored else made, again)

    def apply(self, function: Callable[..., Any], *how: Any, by_row: Literal["compat"] = "compat", **named: Any) -> Any:
        """Return the same as :meth:`applymap`."""
        _check("by_row", by_row, ("compat",))
        return self.applymap(function, *how, **named)

    def map(self, function: Callable[..., Any], *how: Any, **named: Any) -> Any:
        """Return the same as :meth:`applymap`; refuse a function that returns a Series."""
        made = self.applymap(function, *how, **named)
        if isinstance(made, pd.DataFrame):
            hint = "take .udf.apply(f), which gives a column for each of its labels, as pandas' apply does"
            raise ArgumentError("a function of map returned a Series, of which pandas keeps one object a value", hint)
        return made

    def agg(self, function: Callable[..., Any], axis: Literal[0, "index"] = 0, *args: Any, **named: Any) -> Any:
        """Return ``function(series)``: one value of the whole column."""
        if axis not in (0, "index"):
            raise ArgumentError(f"axis={axis!r} is not supported by agg", "a Series has the axis 0")
        return aggregate_column(self._given, function, *args, **named)

    aggregate = agg

    def transform(self, function: Callable[..., Any], axis: Literal[0, "index"] = 0, *args: Any, **named: Any) -> Any:
        """Return ``function`` of every value, or of the whole Series if a value raises: as many values as before."""
        _check("axis", axis, (0, "index"))
        return transform_column(self._given, function, *args, **named)

    def _ours(self) -> Series:
        return Series(self._given)

    def _folded(self) -> Series:
        return map_values(self._given)


@pd.api.extensions.register_dataframe_accessor("udf")
@brief_methods
class DataFrameAccessor(Accessor):
    """What ``pandas.DataFrame`` has under ``.udf``.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf.doors.pandas.pandas_accessor
    >>> pd.DataFrame({"a": [1.0, 2.0], "b": [3.0, 4.0]}).udf.apply(lambda row: row.a * row.b, axis=1).tolist()
    [3.0, 8.0]
    """

    def apply(
        self,
        function: Callable[..., Any],
        axis: Literal[0, 1, "index", "columns"] = 0,
        raw: bool = False,  # noqa: FBT001, FBT002 - pandas' signature
        result_type: Literal["expand", "reduce", "broadcast"] | None = None,
        args: tuple[Any, ...] = (),
        by_row: Literal[False, "compat"] = "compat",
        engine: Literal["python", "numba"] | None = None,
        engine_kwargs: Mapping[str, bool] | None = None,
        **named: Any,
    ) -> Any:
        """Return ``function(row)`` for every row, with the same index and attrs: :meth:`udf.DataFrame.apply`.

        The parameters and their defaults are pandas'. So ``axis=1`` has to be said: with 0, the function takes a
        column, a Series, and gives one value. As in pandas a Series gives a DataFrame, and a tuple, a list or a dict
        one object a row, unless ``result_type`` is "expand" (or ``names`` are given). ``by_row`` and the engines have
        no effect. A null is NaN in the result of a frame whose columns have pandas' NumPy layout. ``semantics`` is
        "pandas" (docs/semantics.md).
        """
        del engine_kwargs
        _check("result_type", result_type, RESULT_TYPES)
        _check("by_row", by_row, (False, "compat"))
        _check("engine", engine, ENGINES)
        if axis in (0, "index") and not raw and result_type is None:
            return apply_to_columns(self._given, function, *args, **named)
        if raw or result_type == "broadcast":
            asked = "raw=True" if raw else f"result_type={result_type!r}"
            raise ArgumentError(f"{asked} is not supported by apply", "leave it out: a function takes a row")
        layout = layout_of(self._given)
        if layout.rows.are_scalars and not _is_compiled_ahead(function):
            named.setdefault("semantics", "pandas")
        named = _with_object_semantics(function, named)
        rows = ObjectFrame._of(layout.table(self._given))  # noqa: SLF001 our own kind
        with Through(layout.door("row")):
            result = rows.apply(function, axis, args, **named)
        if (plain := plain_result(self._given, result)) is not None:
            return plain
        in_series = isinstance(result, DataFrame) and result._table.form in SERIES  # noqa: SLF001 our own kind
        if result_type == "reduce" and in_series:
            raise ArgumentError("result_type='reduce' of a function that returns a Series", "take 'expand', or None")
        again = _pandas_rows(
            lambda some: partial(some.apply, axis=1, result_type=result_type), self._given, function, args=args, **named
        )
        return of_rows(self._given, result, result_type, again)

    def applymap(self, function: Callable[..., Any], *how: Any, **named: Any) -> Any:
        """Return ``function(value)`` for every value, also named ``map``: :meth:`udf.DataFrame.applymap`."""
        given = self._given
        made = [SeriesAccessor(given.iloc[:, i]).applymap(function, *how, **named) for i in range(given.shape[1])]
        whole = pd.DataFrame(dict(enumerate(made)), index=given.index).set_axis(given.columns, axis=1)
        whole.attrs = given.attrs
        return whole

    map = applymap

    def agg(self, function: Functions, axis: Literal[0, "index"] = 0, *args: Any, **named: Any) -> Any:
        """Return ``function(column)`` for every column, or of a dict of functions for its columns: one value each."""
        if axis not in (0, "index"):
            raise ArgumentError(f"axis={axis!r} is not supported by agg", "call apply with axis=1")
        return apply_to_columns(self._given, function, *args, **named)

    aggregate = agg

    def transform(self, function: Callable[..., Any], axis: Literal[0, "index"] = 0, *args: Any, **named: Any) -> Any:
        """Return ``function(column)`` for every column: as many values as before.

        Raises
        ------
        ValueError
            If it gives one value of a column, in pandas' words.
        """
        _check("axis", axis, (0, "index"))
        made = apply_to_columns(self._given, function, *args, **named)
        if isinstance(made, pd.Series):
            raise ValueError("Function did not transform")  # noqa: TRY004 - pandas' own
        return made

    def _ours(self) -> DataFrame:
        return DataFrame(self._given)

    _folded = _ours


@brief_methods
class PandasWindows(WindowsOfPandas):
    """Windows of a pandas object, with results as pandas' own.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf.doors.pandas.pandas_accessor
    >>> pd.Series([1.0, 2.5, 2.0]).udf.rolling(2).apply(lambda w: w.max()).tolist()
    [nan, 2.5, 2.5]
    """

    @_data_errors
    def __getitem__(self, key: Any) -> PandasWindows:
        """Return the windows of column ``key``, or of the columns in a list."""
        return PandasWindows(self._column(key))

    @_data_errors
    def __getattr__(self, name: str) -> PandasWindows:
        return PandasWindows(getattr(self._windows, name))

    @_data_errors
    def apply(self, func: Callable[..., Any], *how: Any, **named: Any) -> Any:
        """Return ``func(window)`` for every window: the same as ``apply`` of :class:`udf.api.rolling.SeriesWindows`."""
        with through("window", (None,), ("float64",)):
            made = self._windows.apply(func, *how, **named)
        return as_pandas(made, integers=False)


def _with_object_semantics(function: Any, named: dict[str, Any]) -> dict[str, Any]:
    """Return a call's options with pandas' values, but for a function that was compiled ahead, for Python's."""
    return named if _is_compiled_ahead(function) else {"semantics": "object", **named}


def _is_compiled_ahead(function: Any) -> bool:
    """Return whether a user compiled it for Python's values; what a door ships is compiled for this door's."""
    return hasattr(function, "run_job") and not hasattr(function, "python_function")


def _pandas_rows(
    door: Callable[[Any], Callable[..., Any]],
    data: Any,
    function: Callable[..., Any],
    na_action: Any = None,
    args: tuple[Any, ...] = (),
    **named: Any,
) -> Callable[[int, int], Any] | None:
    """Return a function that gives pandas' own results of the rows between two positions; None if pandas cannot."""
    function = getattr(function, "python_function", function)
    if not isinstance(function, FunctionType | MethodType | partial) or OPTIONS & named.keys() - {"semantics"}:
        return None
    named.pop("semantics", None)
    ignored = {} if na_action is None else {"na_action": na_action}

    def again(begin: int, end: int) -> Any:
        return door(data.iloc[begin:end])(lambda value: function(value, *args, **named), **ignored)

    return again


def _runs_in_pandas(data: Any, function: Any) -> bool:
    """Return whether pandas asks a function once a category, or of objects none of which says what type they have.

    One that asks for ``udf.NA`` means what is compiled.
    """
    if _is_compiled_ahead(function) or not (isinstance(data.dtype, pd.CategoricalDtype) or _is_all_missing(data)):
        return False
    code = getattr(function, "__code__", None)
    if code is None or "NA" not in code.co_names:
        return True
    values = [function.__globals__.get(name) for name in code.co_names]
    values += map(cell_value, function.__closure__ or ())
    return not any(value is NA or getattr(value, "NA", None) is NA for value in values)


def _is_all_missing(data: Any) -> bool:
    """Return whether a Series holds objects, and all are missing."""
    return data.dtype == object and (data.empty or (pd.isna(data.iloc[0]) is True and bool(data.isna().all())))


def map_categories(data: Any, function: Callable[..., Any], na_action: Any = None, **named: Any) -> Any:
    """Return what pandas gives for a Series of categories: it asks once a category, and once for what is missing.

    Plain Python does so for few of them before a function would be compiled. Missing objects alone have none.
    """
    args = named.pop("args", ())
    categories: Any = () if data.dtype == object else data.cat.categories
    if len(categories) <= FEW_CATEGORIES:
        return data.map(lambda value: function(value, *args, **named), na_action)
    made = SeriesAccessor(categories.to_series()).applymap(function, args=args, **named)
    known = dict(zip(categories, made.tolist(), strict=True))
    return data.map(lambda value: known[value] if value in known else function(value, *args, **named), na_action)


def _check(name: str, value: object, allowed: tuple[object, ...]) -> None:
    """Raise ArgumentError for a value that pandas refuses too."""
    if value not in allowed:
        raise ArgumentError(f"{name} cannot be {value!r}", f"it is {' or '.join(map(repr, allowed))}")


for _kind in (pd.Series, pd.DataFrame):  # what is grouped hands its accessors' names to dir() of its groups
    getattr(_kind, "_accessors", set()).discard("udf")
