"""``df.udf.groupby("k")``: groups of a pandas object, with results as pandas' own."""

# ruff: noqa: SLF001 - Series, DataFrame and groups are our own kinds
from __future__ import annotations

from copy import copy
from functools import partial
from operator import methodcaller
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

from udf.api.frames import DataFrame
from udf.api.group_series import SeriesGroups
from udf.base.contexts import holding
from udf.base.handling import CALL_OPTIONS
from udf.base.pandas_meaning import meaning
from udf.base.tracebacks import brief_methods
from udf.columns.sources import OneColumn
from udf.doors.pandas import documented as docs
from udf.doors.pandas import documented_columns as column_docs
from udf.doors.pandas.admitted_columns import of_labels, of_pandas, refuse_transform
from udf.doors.pandas.documented import documented
from udf.doors.pandas.pandas_categories import has_nulls, has_unobserved, is_compiled_ahead, labels_otherwise
from udf.doors.pandas.pandas_fallback import falls_back, or_in_pandas, parts_or_pandas, takes_fallback, whole_of
from udf.doors.pandas.pandas_frames import grouped, has_dtypes_of, is_as_it_was, layout_of, loses_tuples, table_now
from udf.doors.pandas.pandas_group_dtypes import (
    PandasCheck,
    are_numbers,
    depends_on_pandas,
    depends_on_values,
    functions_of,
    has_objects,
    has_wide_dtypes,
    lacks_bools,
    refuse_inexact_integers,
    refuse_masked_arrays,
    refuse_mixed_nulls,
    without_mask,
)
from udf.doors.pandas.pandas_grouping import groupby
from udf.doors.pandas.pandas_left_folds import Folds, GroupFold
from udf.doors.pandas.pandas_nulls import GroupedColumns
from udf.doors.pandas.pandas_repeated import aggregate_plain, keep_aggregated
from udf.doors.pandas.pandas_results import as_objects, as_pandas, infer_text, infer_times, plain_result
from udf.doors.pandas.pandas_sample_dtypes import cast_aggregate, labelled
from udf.doors.pandas.pandas_unusual import drops_attrs, is_ordinary, unusual
from udf.doors.pandas.pandas_windows import REFUSED, GroupWindows, RefusedGroups, piped, windowed
from udf.errors import ArgumentError, DTypeError, DuplicateColumnError
from udf.options import options
from udf.runtime.calls.left_parts import LEAVING, DoesNotFitError, LeftParts
from udf.runtime.groups.group_results import key_labels

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager

    from udf.base.annotations import Args, Function, Named
    from udf.columns.pandas_names import Dtype, GroupBy, SeriesOrFrame
    from udf.doors.pandas.pandas_group_dtypes import GroupCall
    from udf.doors.pandas.pandas_left_folds import OurGroups
    from udf.doors.pandas.pandas_left_rows import Ours


@brief_methods
class PandasGroups(Folds):
    """Groups of a pandas object.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf
    >>> pd.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 4.0]}).udf.groupby("k")["x"].agg(lambda s: s.max()).to_dict()
    {1: 4.0, 2: 2.0}
    """

    def __init__(
        self,
        groups: OurGroups,
        given: SeriesOrFrame,
        *,
        observed: bool | None = True,
        own: Callable[[], object] | None = None,
        held: GroupedColumns | None = None,
    ) -> None:
        self._groups, self._given, self._observed, self._own, self._held = groups, given, observed, own, held

    pipe = piped
    __iter__ = None  # by [0], [1], ..

    def __getitem__(self, key: object) -> PandasGroups | RefusedGroups:
        """Return the groups of column ``key``, or of the columns in a list."""
        if isinstance(self._groups, SeriesGroups):
            raise ArgumentError("groups of a Series have no columns", "call agg or apply")
        return self._chosen(methodcaller("__getitem__", key))

    def __getattr__(self, name: str) -> PandasGroups | RefusedGroups:
        return self._chosen(lambda groups: getattr(groups, name))

    def _chosen(self, chosen: Callable[[object], OurGroups | GroupBy]) -> PandasGroups | RefusedGroups:
        """Return the groups of what is ``chosen``: where they cannot be read, those of which all is pandas' to run."""
        own = self._own
        self._renew()
        try:
            groups = chosen(self._groups)
        except DTypeError as refused:
            if own is None or options.fallback == "error":
                raise
            return RefusedGroups(refused, lambda: chosen(own()))
        return PandasGroups(groups, self._given, observed=self._observed, own=own and (lambda: chosen(own())))

    def _renew(self) -> None:
        """Read the frame as it is now, if it has changed: pandas does when columns are chosen, or a function is called.

        The keys stay those of the rows as they were when they were grouped: ``held`` is the frame of that moment.
        """
        groups, held = self._groups, self._held
        if held is not None and not isinstance(groups, SeriesGroups) and not is_as_it_was(held, self._given):
            self._groups = groups = copy(groups)
            groups._table = table_now(self._given, len(held.table))

    def __len__(self) -> int:
        return len(self._groups)

    def __repr__(self) -> str:
        return repr(self._groups)

    @property
    def ngroups(self) -> int:
        """Return how many groups there are."""
        return self._groups.ngroups

    @documented(column_docs.group_apply)
    @takes_fallback
    def apply(self, func: object, *how: object, **named: object) -> SeriesOrFrame:
        return self._answer("apply", func, how, named)

    @documented(column_docs.group_agg)
    @takes_fallback
    def agg(self, func: object = None, *how: object, **named: object) -> SeriesOrFrame:
        plain = None if how or named else aggregate_plain(self._given, self._groups, func)
        return self._answer("agg", func, how, named) if plain is None else plain

    aggregate = agg

    def _of_the_only(self, func: object, *how: object, **named: object) -> object:
        """Return the value of the only group, of ``func`` with ``how`` and ``named``: ``agg`` of a Series."""
        result = self._found("agg", func, how, named, self._dtypes)
        return self._asked(self._inferred(self._made(result)), result, ("apply", func, how, named), None).iloc[0]

    @documented(column_docs.group_transform)
    @takes_fallback
    def transform(self, func: object, *how: object, **named: object) -> SeriesOrFrame:
        return self._answer("transform", func, how, named)

    @documented(column_docs.group_filter)
    @takes_fallback
    def filter(self, func: Function, dropna: bool = True, *how: object, **named: object) -> SeriesOrFrame:  # noqa: FBT001, FBT002 pandas' signature
        self._renew()

        def ours() -> SeriesOrFrame:
            if has_nulls(self._groups._keys, pd.CategoricalDtype):
                raise ArgumentError("filter of a null category, whose rows pandas leaves out", "group by text")
            if len(self._given) and not (meaning().has_str and has_objects(self._given)):
                with self._through():
                    made = self._finished(self._groups.filter(func, dropna, *how, **named))
                if meaning().has_str or has_dtypes_of(made, self._seen if made.ndim == 1 else self._given):
                    return made
            raise ArgumentError("filter of no rows, or of objects, whose dtype pandas keeps", "astype('str') first")

        return self._in_part("filter", func, (dropna, *how), named, ours)

    def _our_fold(self, way: str, function: Function, *given: object, **named: object) -> SeriesOrFrame:
        self._renew()
        return self._finished(getattr(self._groups if way == "scan" else self._of_all, way)(function, *given, **named))

    def _fold(self) -> Callable[..., GroupFold]:
        self._renew()
        return partial(GroupFold, data=self._given, groups=self._groups, finish=self._finished)

    @documented(docs.rolling)
    def rolling(self, window: object, *how: object, **named: object) -> GroupWindows:
        return self._windows("rolling", window, *how, **named)

    @documented(docs.expanding)
    def expanding(self, *how: object, **named: object) -> GroupWindows:
        return self._windows("expanding", *how, **named)

    def _answer(self, method: str, func: object, how: Args, named: Named) -> SeriesOrFrame:
        """Return what pandas' own method of this name gives of a function: of no group, pandas' answer itself."""
        self._renew()
        is_ahead = is_compiled_ahead(func) or getattr(func, "python_function", func) is None  # pandas cannot call it
        own = (lambda: self._theirs(method, func, how, named)) if self._own and not is_ahead else None
        keys, of_column = self._groups._keys, isinstance(self._groups, SeriesGroups)
        apart = method == "apply" and not self._groups._as_index
        others = method == "apply" and labels_otherwise(keys, apart=apart)
        if own and (not keys.bounds.most or others or (apart and not of_column and falls_back(func, named))):
            return own()  # columns of such results have labels of several levels, or none
        return self._in_part(method, func, how, named, lambda: self._compiled(method, func, how, named, own))

    def _in_part(self, method: str, func: object, how: Args, named: Named, ours: Function) -> SeriesOrFrame:
        """Return what ``ours`` gives, with groups that leave by Python where pandas hands out each once, one by one."""

        def theirs(swap: Callable[[object], object]) -> SeriesOrFrame:
            return self._theirs(method, swap(func), how, {name: swap(one) for name, one in named.items()})

        groups, given = self._groups, self._given
        types = lambda: (  # noqa: E731 - asked for where a group leaves
            method,
            groups._data.name if isinstance(groups, SeriesGroups) else groups.columns,
            *map(str, self._dtypes),
        )
        seen_whole = method == "transform" or (method == "agg" and callable(func) and (how or named))
        one_by_one = isinstance(groups, SeriesGroups) or not seen_whole
        if self._own is None or not one_by_one or not (given.ndim == 1 or given.columns.is_unique):
            return or_in_pandas(func, named, types, ours, self._own and partial(self._theirs, method, func, how, named))
        taker = LeftParts(types, whole_of(given), spreads=method == "transform")
        return parts_or_pandas(func, named, types, ours, theirs, taker)

    def _compiled(self, method: str, func: object, how: Args, named: Named, own: Function | None) -> SeriesOrFrame:
        """Return what compiled code gives of a function, as pandas has it."""
        dtypes, groups, keys = self._dtypes, self._groups, self._groups._keys
        is_column = isinstance(groups, SeriesGroups)
        if method == "transform":
            refuse_transform(dtypes, None if is_column else func)
        joined = method == "apply" or (is_column and method == "transform")
        if own is not None and joined and (keys.bounds.empty or has_nulls(keys)):
            return own()  # of a group without rows the dtype counts; NA as the name of what is put together raises
        output = self._made(result := self._found(method, func, how, named, dtypes))
        is_tuple = isinstance(result, DataFrame) and result._table.form == "tuple"
        loses = is_tuple and not are_numbers(dtypes) and loses_tuples(self._seen, func, method)
        if own is not None and (loses or (method == "transform" and lacks_bools(output))):
            return own()
        output = without_mask(output, self._given) if method == "transform" else self._inferred(output)
        output = self._asked(output, result, call := (method, func, how, named), own)
        if own is not None and method == "apply" and not is_column and output.ndim == 1 and output.isna().all():
            return own()  # of None for all groups pandas makes a frame without rows
        is_own = is_column and (self._given.ndim, output.ndim) == (2, 1) and are_numbers(dtypes)
        if method == "agg" and isinstance(groups, SeriesGroups) and is_own and not (how or named):
            keep_aggregated(self._given, groups._data.name, func, result)
        output = output if method != "agg" or is_own else self._cast(output, named)
        form = result._table.form if isinstance(result, DataFrame) else ""
        if method == "apply" and form is None and getattr(func, "python_function", func) is not None:
            output = labelled(output, self._given, lambda: PandasCheck(self._seen, keys, call, own).first())
        if self._given.attrs and (form == "spread" or drops_attrs(method, groups, output)):
            output.attrs = {}
        return output

    def _found(self, method: str, func: object, how: Args, named: Named, dtypes: list[Dtype]) -> Ours:
        """Return the results of our own groups; refuse a function that tells several nulls of objects apart."""
        if not are_numbers(dtypes):
            if has_objects(self._given):
                refuse_mixed_nulls(self._seen, func)
            refuse_masked_arrays(dtypes, func)
            refuse_inexact_integers(dtypes, func, lambda: self._seen)
        groups = self._groups if method == "transform" else self._of_all
        with self._through(dtypes):
            return getattr(groups, method)(func, *how, **named)

    def _theirs(self, method: str, func: object, how: Args, named: Named) -> SeriesOrFrame:
        assert self._own is not None
        func = getattr(func, "python_function", func)
        return getattr(self._own(), method)(func, *how, **{n: one for n, one in named.items() if n not in CALL_OPTIONS})

    def _windows(self, name: str, *how: object, **named: object) -> GroupWindows:
        self._renew()
        groups = self._groups
        if not groups._as_index:
            groups = copy(groups)
            groups._as_index = True  # the keys are taken out of the results' index
        keys = groups._keys.index.nlevels if groups is not self._groups and name == "rolling" else 0
        groupby = self._own
        own = None if groupby is None else lambda: getattr(groupby(), name)(*how, **named)
        try:
            windows = windowed(groups, name, how, named)
        except REFUSED as refused:
            if own is None or options.fallback == "error":
                raise
            own()  # what pandas has not either it says itself
            return RefusedGroups(refused, own)  # type: ignore[return-value] # as above
        lacks = "all" if has_nulls(groups._keys, pd.CategoricalDtype) else "Series" * (len(windows) < len(self._given))
        return GroupWindows(windows, own, observed=self._observed, keys=keys, lacks=lacks)

    @property
    def _of_all(self) -> OurGroups:
        """Return the groups that have one result each; refuse keys of which pandas 2 would make more groups."""
        if self._observed is None and not meaning().observed and has_unobserved(self._groups._keys.index):
            what = "keys that are categories, of which some have no row: pandas 2 makes groups of them too"
            raise ArgumentError(what, "say it: groupby(.., observed=True) leaves them out, observed=False does not")
        return self._groups

    def _made(self, result: Ours) -> SeriesOrFrame:
        """Return what functions have made: their strings written out are no categories; the keys among them may be."""
        form = result._table.form if isinstance(result, DataFrame) else None
        output = self._finished(result)
        if form != "rows" and (output.ndim == 2 or not isinstance(output.dtype, np.dtype)):
            output = infer_text(output, () if self._groups._as_index else key_labels(self._groups._keys))
        if isinstance(result, DataFrame) and form == "tuple":
            name = self._groups._data.name if isinstance(self._groups, SeriesGroups) else None
            own = [one.read(label).column for label, one in result._table.sources.items() if isinstance(one, OneColumn)]
            tuples = as_objects(output.iloc[:, output.shape[1] - len(own) :], form, own).rename(name)
            keys = output.iloc[:, : output.shape[1] - len(own)]
            output = tuples if self._groups._as_index else keys.assign(**{"": tuples}).set_axis([*keys, name], axis=1)
        return output

    def _finished(self, result: Ours) -> SeriesOrFrame:
        if (plain := plain_result(self._given, result)) is not None:
            return plain
        output = as_pandas(result)
        output.attrs = self._given.attrs
        return output

    def _cast(self, output: SeriesOrFrame, named: Named) -> SeriesOrFrame:
        """Return one value a group of text columns in the dtype in which this pandas keeps it; the keys as they are.

        ``named`` are ``agg``'s: a result's name, and the column that it is of.
        """
        given = self._given
        if output.ndim == 1:
            if given.ndim == 2 and isinstance(layout_of(given).get(output.name), np.dtype):
                return output
            column = given if given.ndim == 1 else given.get(output.name)
            return output if column is None else cast_aggregate(output, column)
        labels = {name: of[0] for name, of in named.items() if isinstance(of, tuple)} or {one: one for one in output}
        for name, label in labels.items():
            if given.ndim == 2 and name in output and label in given and name not in self._groups._keys.index.names:
                output[name] = cast_aggregate(output[name], given[label])
        return output

    def _asked(self, output: SeriesOrFrame, result: Ours, call: GroupCall, own: Function | None) -> SeriesOrFrame:
        """Return results in the dtypes that pandas has them in, where it tells them by objects, or keeps a mask."""
        functions = functions_of(call)
        given = functions.values() if isinstance(functions, dict) else [functions]
        if any(getattr(one, "python_function", "") is None for one in given):  # compiled for another process
            return output
        groups, told = self._groups, depends_on_values(result)
        if not len(output) or (not told and has_wide_dtypes(self._given, functions)):
            return output
        if not told and not depends_on_pandas(self._seen, functions):
            return output
        if (left := LEAVING.get()) is not None and left.left:
            raise DoesNotFitError
        with holding(LEAVING, None):
            return PandasCheck(self._seen, groups._keys, call, own).settled(output, result)

    def _through(self, known: list[Dtype] | None = None) -> AbstractContextManager[None]:
        """Say which columns come in by pandas' door, of dtypes that are ``known``; no frame is made for it."""
        given, groups = self._given, self._groups
        if given.ndim == 1 or isinstance(groups, SeriesGroups):
            return of_labels("group", (None,), self._dtypes if known is None else known)
        labels = groups.columns
        dtypes = layout_of(given).dtypes_of(labels)
        return of_pandas("frame", self._seen) if dtypes is None else of_labels("frame", labels, dtypes)

    @property
    def _dtypes(self) -> list[Dtype]:
        """Return the dtype of the one column that functions see, or those of the frame."""
        given, groups = self._given, self._groups
        if given.ndim == 2 and isinstance(groups, SeriesGroups):
            layout, name = layout_of(given), groups._data.name
            return [layout[name] if layout.is_unique and name in layout else self._seen.dtype]
        return [block.dtype for block in given._mgr.blocks]

    @property
    def _seen(self) -> SeriesOrFrame:
        """Return the columns that functions see: a Series, or a frame."""
        label = self._groups._data.name if isinstance(self._groups, SeriesGroups) else list(self._groups.columns)
        return self._given if self._given.ndim == 1 else self._given[label]

    def _inferred(self, output: SeriesOrFrame) -> SeriesOrFrame:
        """Return results with times as this pandas infers them; the keys among them are what they were."""
        if meaning().keeps_units:
            return output
        known = lambda one: one if one.name in self._groups._keys.index.names else infer_times(one)  # noqa: E731 - one line
        return infer_times(output) if output.ndim == 1 else output.apply(known)


def pandas_groupby(data: SeriesOrFrame, by: object, how: Args, named: Named) -> PandasGroups:
    """Return the groups of a pandas object, by what the pandas that is installed means.

    Raises
    ------
    ArgumentError
        If ``how`` has a parameter without its name, and that is another one in this pandas.
    """
    if how and meaning().axis_second:
        raise ArgumentError("the second parameter of groupby is axis in pandas 2", "name it: groupby(by, level=..)")
    held: GroupedColumns | None = None
    own = lambda: grouped(data, held, by, how, named)  # noqa: E731 - one line
    if not is_ordinary(data) and options.fallback != "error":
        return RefusedGroups(unusual(data), own)  # type: ignore[return-value] # they have the same methods
    try:
        made = groupby(data, by, *how, **named)
    except (DTypeError, DuplicateColumnError) as refused:
        if options.fallback == "error":
            raise
        return RefusedGroups(refused, own)  # type: ignore[return-value] # they have the same methods
    held = None if isinstance(made, SeriesGroups) else getattr(made._table.sources, "source", None)
    return PandasGroups(made, data, observed=named.get("observed"), own=own, held=held)
