"""The accessor ``.udf`` of pandas: ``df.udf.apply(f, axis=1)`` for ``df.apply(f, axis=1)``, and so for a Series.

They are registered by ``import udf``, whether pandas is imported before or after, and
by ``import udf.doors.pandas.pandas_accessor``, which imports pandas.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, Literal, NoReturn

import numpy as np
import pandas as pd

from udf.api.frames import DataFrame, Series
from udf.api.unsupported import no_attribute
from udf.base.contexts import holding
from udf.base.tracebacks import brief_methods
from udf.bind.evidence import DOOR
from udf.bind.shared_state import may_give_numpy
from udf.doors.pandas import documented as docs
from udf.doors.pandas import documented_columns as column_docs
from udf.doors.pandas.admitted_columns import of_pandas
from udf.doors.pandas.documented import documented
from udf.doors.pandas.pandas_categories import is_compiled_ahead, leaves_missing, map_categories, runs_in_pandas
from udf.doors.pandas.pandas_columns import (
    Functions,
    aggregate_column,
    apply_to_column,
    as_applied,
    call_with_columns,
    transform_column,
)
from udf.doors.pandas.pandas_fallback import OPTIONS, falls_back, further_arguments, or_in_pandas, takes_fallback
from udf.doors.pandas.pandas_frames import RowMeaning, layout_of
from udf.doors.pandas.pandas_groups import PandasGroups, pandas_groupby
from udf.doors.pandas.pandas_left_folds import Folds, RowFold
from udf.doors.pandas.pandas_left_rows import PandasMethod, again_in_pandas, join_rows, join_values
from udf.doors.pandas.pandas_nulls import handed_by_map, map_values
from udf.doors.pandas.pandas_repeated import apply_plain, keep_plain, map_plain
from udf.doors.pandas.pandas_results import (
    SERIES,
    LeavingFrame,
    LeavingSeries,
    ObjectFrame,
    ObjectSeries,
    keep_nulls,
    map_result,
    of_rows,
    plain_column,
    plain_result,
)
from udf.doors.pandas.pandas_told import WIDE, differs, is_told, lacks_values, told
from udf.doors.pandas.pandas_unusual import of_ordinary
from udf.doors.pandas.pandas_windows import PandasWindows, data_errors, windows_of
from udf.errors import ArgumentError

if TYPE_CHECKING:
    from udf.api.overloads import Axis
    from udf.base.annotations import Args, Array, Function, Named
    from udf.columns.pandas_names import SeriesOrFrame

    Down = Literal[0, "index"]

RESULT_TYPES: Final = (None, "reduce", "broadcast", "expand")
HINTS: Final = {"resample": 'group by the intervals: .udf.groupby(pd.Grouper(freq="1h")).apply(f)'}
ENGINES: Final = (None, "python", "numba")
"""What ``apply`` of pandas takes as its engine; all are one here."""


@brief_methods
class Accessor(Folds):
    """What both accessors have: windows, groups and folds of the object that they were made of."""

    _ours: Callable[[], Series | DataFrame]
    _folded: Callable[[], Series | DataFrame]
    """Return the object as folds take it."""

    def __init__(self, given: SeriesOrFrame) -> None:
        self._given = given

    if not TYPE_CHECKING:  # a type checker says by itself that there is none

        def __getattr__(self, name: str) -> NoReturn:
            own = not name.startswith("_") and hasattr(self._given, name)  # pickle asks before there is a _given
            hint = HINTS.get(name, f"pandas' own is without .udf: .{name}") if own else None
            raise no_attribute(self, name, hint, said=f".udf has no attribute {name!r}")

    @documented(docs.rolling)
    @data_errors
    def rolling(self, window: object, *how: object, **named: object) -> PandasWindows:
        return windows_of(self._given, self._ours, "rolling", (window, *how), named)

    @documented(docs.expanding)
    @data_errors
    def expanding(self, *how: object, **named: object) -> PandasWindows:
        return windows_of(self._given, self._ours, "expanding", how, named)

    @documented(docs.groupby)
    def groupby(self, by: object = None, *how: object, **named: object) -> PandasGroups:
        return pandas_groupby(self._given, by, how, named)

    def _our_fold(self, way: str, function: object, *given: object, **named: object) -> SeriesOrFrame:
        made = getattr(self._folded(), way)(function, *given, **named)
        return of_rows(self._given, made, "expand") if way == "scan" else made

    def _fold(self) -> Callable[..., RowFold]:
        return partial(RowFold, data=self._given, folded=lambda some: type(self)(some)._folded())  # noqa: SLF001 our own kind


@pd.api.extensions.register_series_accessor("udf")
@brief_methods
class SeriesAccessor(Accessor):
    """What ``pandas.Series`` has under ``.udf``.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf
    >>> pd.Series([1.0, 2.5]).udf.map(lambda x, k: x * 2 + k, k=1).tolist()
    [3.0, 6.0]
    """

    @documented(docs.series_map)
    @of_ordinary
    def map(self, function: Function, *how: object, **named: object) -> pd.Series:
        if not (how or named) and (plain := map_plain(self._given, function)) is not None:
            return plain
        made = self._mapped(function, how, named)
        if isinstance(made, pd.DataFrame) and falls_back(function, named):
            asked: Named = {"args": how[1], **named} if len(how) > 1 else named
            call = further_arguments(asked.get("args", ()), named)
            return self._given.map(call(function), na_action=how[0] if how else named.get("na_action"))
        if isinstance(made, pd.DataFrame):
            hint = "use .udf.apply(f), which gives a column for each of its labels, as pandas' apply does"
            raise ArgumentError("a function of map returned a Series, of which pandas keeps one object a value", hint)
        return made

    @documented(docs.series_map)
    @takes_fallback
    def applymap(self, function: Function, *how: object, **named: object) -> SeriesOrFrame:
        return self._mapped(function, how, named)

    def _mapped(self, function: Function, how: Args, named: Named) -> SeriesOrFrame:
        if len(how) > 1:  # as udf.engine gives them
            how, named = how[:1], {"args": how[1], **named}
        if runs_in_pandas(self._given, function) and not OPTIONS & named.keys():
            return map_categories(self._given, function, *how, **named)
        na_action = how[0] if how else named.get("na_action")
        ignored = na_action == "ignore"

        def ours(kind: type[ObjectSeries], some: pd.Series, function: Function) -> DataFrame | Series:
            data = map_values(some)
            with of_pandas("value", some):
                made = kind._of(data._data).applymap(function, *how, **_with_object_semantics(function, named))  # noqa: SLF001 our own kind
            return keep_nulls(made, data) if ignored else made

        def finish(some: SeriesOrFrame, made: DataFrame | Series) -> SeriesOrFrame:
            plain = plain_column(some, made._data) if not ignored and isinstance(made, Series) else None  # noqa: SLF001 our own kind
            if plain is not None:
                return plain if how or named else keep_plain(function, "map", some.dtype, plain)
            again = again_in_pandas(lambda part: part.map, some, function, *how, **named)
            return told(map_result(some, made, again), made, again, lambda: may_give_numpy(function))

        def theirs(some: SeriesOrFrame, run: Function) -> pd.Series:
            return some.map(further_arguments(named.get("args", ()), named)(run), na_action=na_action)

        def each(data: pd.Series, some: Array, run: Function) -> list[object]:
            given = map(further_arguments(named.get("args", ()), named)(run), _handed_out(data, some, na_action))
            missing = data.iloc[some].isna().tolist() if ignored else ()
            return [None if one else next(given) for one in missing] if ignored else list(given)

        return PandasMethod(
            data=handed_by_map(self._given),
            function=function,
            theirs=theirs,
            ours=partial(ours, ObjectSeries),
            leaving=partial(ours, LeavingSeries),
            finish=finish,
            join=lambda some, objects: join_values(some, objects, na_action),
            named=named,
            each=each,
        ).run()

    @documented(docs.series_map)
    @of_ordinary
    def apply(
        self, function: Function, *how: object, by_row: Literal[False, "compat"] = "compat", **named: object
    ) -> SeriesOrFrame:
        _check("by_row", by_row, (False, "compat"))
        # of no values pandas gives those, without a call
        if (leaves_missing(self._given) or (by_row and self._given.empty)) and not OPTIONS & named.keys():
            return self._given.apply(function, *how, by_row=by_row, **named)
        if not by_row:
            whole: Callable[..., SeriesOrFrame] = self._whole
            return whole(function, *how, **named)
        applymap: Callable[..., SeriesOrFrame] = self.applymap
        return as_applied(applymap(function, *how, **named))

    @takes_fallback
    def _whole(self, function: Function, args: Iterable[object] = (), **named: object) -> SeriesOrFrame:
        """Return a function of the whole Series: its value, or its column."""
        given = self._given
        ours = partial(apply_to_column, given, function, *args, **named)
        theirs = partial(given.apply, function, args=args, by_row=False, **named)
        return or_in_pandas(function, named, lambda: ("apply", given.dtype), ours, theirs, whole=True)

    @documented(column_docs.series_agg)
    @of_ordinary
    def agg(self, function: Function, axis: Down = 0, *args: object, **named: object) -> object:
        if axis not in (0, "index"):
            raise ArgumentError(f"axis={axis!r} is not supported by agg", "a Series has the axis 0")
        given = self._given
        ours = partial(aggregate_column, given, function, *args, **named)
        theirs = partial(given.agg, function, 0, *args, **named)
        return or_in_pandas(function, named, lambda: ("agg", given.dtype), ours, theirs, whole=True)

    aggregate = agg

    @documented(column_docs.series_transform)
    @of_ordinary
    def transform(self, function: Function, axis: Down = 0, *args: object, **named: object) -> SeriesOrFrame:
        _check("axis", axis, (0, "index"))
        given = self._given
        ours = partial(transform_column, given, function, *args, **named)
        theirs = partial(given.transform, function, 0, *args, **named)
        return or_in_pandas(function, named, lambda: ("transform", given.dtype), ours, theirs)

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
    >>> import udf
    >>> pd.DataFrame({"a": [1.0, 2.0], "b": [3.0, 4.0]}).udf.apply(lambda row: row.a * row.b, axis=1).tolist()
    [3.0, 8.0]
    """

    @documented(docs.frame_apply)
    @of_ordinary
    def apply(
        self,
        function: Function,
        axis: Literal[0, 1, "index", "columns"] = 0,
        raw: bool = False,  # noqa: FBT001, FBT002 - pandas' signature
        result_type: Literal["expand", "reduce", "broadcast"] | None = None,
        args: tuple[object, ...] = (),
        by_row: Literal[False, "compat"] = "compat",
        engine: Literal["python", "numba"] | None = None,
        engine_kwargs: Mapping[str, bool] | None = None,
        **named: object,
    ) -> SeriesOrFrame:
        del engine_kwargs
        axis = "index" if str(axis) == "rows" else axis  # as pandas takes it, and does not document it
        _check("axis", axis, (0, 1, "index", "columns"))
        if result_type is not None or by_row != "compat" or engine is not None:
            _check("result_type", result_type, RESULT_TYPES)
            _check("by_row", by_row, (False, "compat"))
            _check("engine", engine, ENGINES)
        if axis in (0, "index") and not raw and result_type is None:
            return call_with_columns(self._given, "apply", function, args, named)
        if (raw or result_type == "broadcast") and falls_back(function, named):
            return self._given.apply(function, axis, raw, result_type, args, **named)
        if raw or result_type == "broadcast":
            asked = "raw=True" if raw else f"result_type={result_type!r}"
            raise ArgumentError(f"{asked} is not supported by apply", "leave it out: a function takes a row")
        # of no rows pandas asks the function about a Series of no values
        if not len(self._given) and not is_compiled_ahead(function) and not OPTIONS & named.keys():
            return self._given.apply(function, axis=1, result_type=result_type, args=args, **named)
        return self._rows(function, axis, result_type, args, named)

    @documented(column_docs.frame_map)
    @of_ordinary
    def map(self, function: Function, *how: object, **named: object) -> SeriesOrFrame:
        given = self._given
        if not len(given):
            return given.copy()
        made = [SeriesAccessor(given.iloc[:, i])._mapped(function, how, named) for i in range(given.shape[1])]  # noqa: SLF001 our own kind
        if any(one.ndim == given.ndim for one in made):  # a Series in each cell
            own = {name: one for name, one in named.items() if name not in OPTIONS}
            args = how[1] if len(how) > 1 and isinstance(how[1], tuple) else ()
            return given.map(further_arguments(args, {})(function), *how[:1], **own)
        return pd.DataFrame(dict(enumerate(made)), index=given.index).set_axis(given.columns, axis=1)

    applymap = map  # noqa: A003 - pandas' names

    @documented(column_docs.frame_agg)
    @of_ordinary
    def agg(self, function: Functions, axis: Down = 0, *args: object, **named: object) -> SeriesOrFrame:
        if axis not in (0, "index"):
            raise ArgumentError(f"axis={axis!r} is not supported by agg", "call apply with axis=1")
        return call_with_columns(self._given, "agg", function, args, named)

    aggregate = agg

    def _rows(
        self, function: Function, axis: Axis, result_type: str | None, args: Args, named: Named
    ) -> SeriesOrFrame | None:
        """Return ``function`` of every row."""
        has_options = args or named or result_type is not None
        if not has_options and (plain := apply_plain(self._given, function)) is not None:
            return plain
        rows: RowMeaning

        def ours(kind: type[ObjectFrame], some: SeriesOrFrame, function: Function) -> Series | DataFrame:
            nonlocal rows
            layout = layout_of(some)
            rows = layout.rows
            layout.require_labels(some.index, function)
            has_scalars = rows.are_scalars and not is_compiled_ahead(function)
            how = {"semantics": "pandas", **named} if has_scalars else _with_object_semantics(function, named)
            with holding(DOOR, DOOR.get() or layout.door("row")):
                result: Series | DataFrame = kind._of(layout.table(some)).apply(function, axis, args, **how)  # noqa: SLF001 our own kind
            in_series = isinstance(result, DataFrame) and result._table.form in SERIES  # noqa: SLF001 our own kind
            if result_type == "reduce" and in_series:
                what = "result_type='reduce' of a function that returns a Series"
                raise ArgumentError(what, "use 'expand', or None")
            return result

        def finish(some: SeriesOrFrame, made: DataFrame | Series) -> SeriesOrFrame:
            if rows.scalars in WIDE and (plain := plain_result(some, made)) is not None:
                return plain if has_options else keep_plain(function, "apply", layout_of(some), plain)
            door = lambda part: partial(part.apply, axis=1, result_type=result_type)  # noqa: E731 - one line
            again = again_in_pandas(door, some, function, args=args, **named)
            if again and (lacks_values(some, rows.met, made, function) or is_told(rows.scalars, made, again)):
                return again(0, len(some))
            output = of_rows(some, made, result_type, again)
            if again and differs(rows.scalars, output, made, again):
                return again(0, len(some))
            return told(output, made, again, lambda: rows.are_scalars or may_give_numpy(function))

        def theirs(some: SeriesOrFrame, run: Function) -> pd.Series:
            return some.apply(further_arguments(args, named)(run), axis=1, result_type=result_type)

        return PandasMethod(
            data=self._given,
            function=function,
            theirs=theirs,
            ours=partial(ours, ObjectFrame),
            leaving=partial(ours, LeavingFrame),
            finish=finish,
            join=join_rows if result_type is None else None,
            named=named,
        ).run()

    @documented(column_docs.frame_transform)
    @of_ordinary
    def transform(self, function: Function, axis: Down = 0, *args: object, **named: object) -> pd.DataFrame:
        _check("axis", axis, (0, "index"))
        made = call_with_columns(self._given, "transform", function, args, named)
        if isinstance(made, pd.Series):
            raise ValueError("Function did not transform")  # noqa: TRY004 - pandas' own
        return made

    def _ours(self) -> DataFrame:
        return DataFrame(self._given)

    _folded = _ours


def _handed_out(data: pd.Series, rows: Array, na_action: str | None) -> list[object]:
    """Return the values in some rows that ``map`` of pandas hands out, in order."""
    if na_action != "ignore" and isinstance(data.dtype, np.dtype) and data.dtype.kind in "iufbO":
        return data.to_numpy()[rows].tolist()
    if na_action != "ignore" and isinstance(data.dtype, pd.StringDtype):
        return data.array.take(rows).to_numpy(object).tolist()
    handed: list[object] = []
    data.iloc[rows].map(handed.append, na_action=na_action)
    return handed


def _with_object_semantics(function: object, named: Named) -> Named:
    """Return a call's options with pandas' values, but for a function that was compiled ahead, for Python's."""
    return named if is_compiled_ahead(function) else {"semantics": "object", **named}


def _check(name: str, value: object, allowed: tuple[object, ...]) -> None:
    """Raise ArgumentError for a value that pandas refuses too."""
    if value not in allowed:
        raise ArgumentError(f"{name} cannot be {value!r}", f"it is {' or '.join(map(repr, allowed))}")


for _kind in (pd.Series, pd.DataFrame):  # what is grouped hands its accessors' names to dir() of its groups
    getattr(_kind, "_accessors", set()).discard("udf")
