"""``frame.groupby("k")["x"].agg(f)``, ``series.groupby(by).transform(f)``: a function of the groups of one column."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from udf.api.grouped import Groups
from udf.api.rolling import Constructors, FrameT, SeriesT, SeriesWindows
from udf.base.dtypes import DTYPES
from udf.base.pandas_meaning import NEWEST, Meaning
from udf.base.tracebacks import brief_methods
from udf.columns.bitmask import nan_as_null
from udf.columns.column import Column, take_rows
from udf.columns.labelled_column import LabelledColumn, Storage
from udf.columns.sources import OneColumn
from udf.columns.tables import Table
from udf.columns.transfers import to_host
from udf.errors import ArgumentError, GroupError
from udf.runtime.calls.results import ResultColumns
from udf.runtime.groups.counted_keys import Keys
from udf.runtime.groups.group_results import as_source, downcast, functions_by_name, named_functions, without_idle_mask
from udf.runtime.groups.group_windows import bounds_of_groups, gather_by_group, take_labelled, window_index
from udf.runtime.groups.request import GroupRequest, group_request, group_values
from udf.runtime.groups.spread_results import (
    filter_mask,
    filter_rows,
    pandas_labels,
    require_labels,
    rows_by_group,
    rows_of_groups,
    stack_series,
)
from udf.windows.bounds import codes_on_device
from udf.windows.parameters import Expanding, Rolling

if TYPE_CHECKING:
    from udf.base.annotations import Function
    from udf.columns.labels import LazyIndex
    from udf.columns.pandas_names import pd


@brief_methods
class SeriesGroups(Groups[SeriesT, FrameT, SeriesWindows[SeriesT, FrameT]]):
    """The groups of a Series, or of one column of a frame: of ``series.groupby`` and ``frame.groupby(k)["x"]``.

    Examples
    --------
    >>> import udf
    >>> udf.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 4.0]}).groupby("k")["x"]
    SeriesGroups: 2 groups of 3 rows
    """

    __slots__ = ("_data",)

    def __init__(
        self,
        data: LabelledColumn,
        keys: Keys,
        wrap: Constructors[SeriesT, FrameT],
        *,
        as_index: bool = True,
        meaning: Meaning = NEWEST,
    ) -> None:
        self._data, self._keys, self._wrap, self._as_index = data, keys, wrap, as_index
        self._meaning = meaning

    @property
    def _labels(self) -> pd.Index | LazyIndex | None:
        return self._data.index

    def apply(self, func: Callable[..., object], *args: object, **kwargs: object) -> SeriesT | FrameT:
        """Return ``func(group, *args, **kwargs)`` for every group, as pandas' ``groupby(..)[column].apply``.

        ``group`` is a pandas Series of the column's own dtype, in which a null is NaN. ``func`` gives one value a
        group, or a tuple: then the result is a DataFrame. A column of the group's length comes group by group, its
        index the keys and the row; with ``group_keys=False`` in the order of the rows.

        Parameters
        ----------
        func : callable
            A plain Python function or lambda; it is compiled at its first call for a dtype.
        *args, **kwargs
            Further arguments of ``func``: numbers, or arrays as lookup tables. ``errors``, ``error_model`` (default
            "numpy") and ``overflow`` are as in :meth:`udf.DataFrame.apply`.

        Raises
        ------
        NotCallableError, UdfCompileError, DTypeError
            If ``func`` cannot be compiled, or the column has no numbers.

        Examples
        --------
        >>> import udf
        >>> frame = udf.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 4.0]})
        >>> list(frame.groupby("k")["x"].apply(lambda s: s.max() - s.min()))
        [3.0, 0.0]
        """
        mapped = self._map((self._column(),), group_request(func, args, kwargs), spread=True, named=True)
        require_labels(mapped)
        if mapped.labels is None and len(mapped.columns) > 1 and self.ngroups:
            return self._concatenated(rows_of_groups(mapped, self._keys))
        if not self.ngroups:
            return self._keyed()._resulted(self._nothing(mapped), self._data.name, self._data.storage)  # noqa: SLF001 ours
        if mapped.form == "Series":
            column, index = stack_series(mapped, self._keys, as_index=self._as_index)
            return self._series(column, index, "numpy")
        return self._resulted(mapped, self._data.name, "numpy")

    def agg(self, func: object = None, *args: object, **kwargs: object) -> SeriesT | FrameT:
        """Return ``func(group)`` for every group, or of a list, or by name, a column for each of several functions.

        As :meth:`apply`, and as in pandas the result has the column's own dtype where that can hold it. Also named
        ``aggregate``.

        Parameters
        ----------
        func : callable, list or dict of callables, optional
            What to compute; without it the keywords are functions by name.
        *args, **kwargs
            Further arguments of ``func``, and options, as in :meth:`apply`.

        Examples
        --------
        >>> import udf
        >>> frame = udf.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 4.0]})
        >>> found = frame.groupby("k")["x"].agg(low=lambda s: s.min(), high=lambda s: s.max())
        >>> list(found["low"]), list(found["high"])
        ([1.0, 2.0], [4.0, 2.0])
        """
        if func is None:
            functions, rest = named_functions(kwargs)
        elif isinstance(func, list | tuple):
            functions, rest = functions_by_name(func), kwargs
        elif isinstance(func, dict):
            raise ArgumentError("agg of one column takes no dict", "name the results: agg(low=f, high=g)")
        else:
            mapped = self._aggregated(group_request(func, args, kwargs))
            if mapped.form == "Series":
                raise GroupError("agg's function returned a pd.Series", "return one value, or use apply(f)")
            return self._resulted(mapped, self._data.name, self._storage(mapped.columns[0]))
        made = {label: self._one(group_request(each, args, rest), label) for label, each in functions.items()}
        return self._framed({label: as_source(column, self._storage(column)) for label, column in made.items()})

    aggregate = agg

    def transform(self, func: Callable[..., object], *args: object, **kwargs: object) -> SeriesT | FrameT:
        """Return ``func(group)`` for every row of the group, with the index of the data: pandas' ``transform``.

        ``func`` gives one value, which every row of its group gets, or a column of the group's length:
        ``(s - s.mean()) / s.std()``, ``s.fillna(s.median())``. Rows of a null key are null. The parameters are those of
        :meth:`apply`.

        Parameters
        ----------
        func : callable
            Takes a group; returns one value, or one for each row.
        *args, **kwargs
            Further arguments of ``func``, and options, as in :meth:`apply`.

        Raises
        ------
        GroupError
            If ``func`` gives a column of another length.

        Examples
        --------
        >>> import udf
        >>> frame = udf.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 5.0]})
        >>> list(frame.groupby("k")["x"].transform(lambda s: s - s.mean()))
        [-2.0, 0.0, 2.0]
        """
        column, _ = self._transformed(group_request(func, args, kwargs))
        return self._series(column, self._data.index, "numpy" if self._data.column.text else self._data.storage)

    def filter(self, func: Function, dropna: bool = True, *args: object, **kwargs: object) -> SeriesT | FrameT:  # noqa: FBT001, FBT002 pandas' signature
        """Return the rows of the groups of which ``func(group)`` is True, in their order: pandas' ``filter``.

        With ``dropna=False`` all rows, those of other groups null.

        Parameters
        ----------
        func : callable
            Takes a group; returns whether its rows stay.
        dropna : bool
            Whether other rows are left out, or null.
        *args, **kwargs
            Further arguments of ``func``, and options, as in :meth:`apply`.

        Examples
        --------
        >>> import udf
        >>> frame = udf.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 5.0]})
        >>> list(frame.groupby("k")["x"].filter(lambda s: len(s) > 1))
        [1.0, 5.0]
        """
        stays = filter_mask(self._map((self._column(),), group_request(func, args, kwargs)), self._keys)
        table = Table(sources={0: OneColumn(self._data)}, rows=len(stays), index=self._data.index)
        kept = filter_rows(table, stays, dropna=dropna)
        return self._series(kept.sources[0].read(0).column, kept.index, self._data.storage)

    def _folds_over(self) -> tuple[Column]:
        return (self._column(folds=True),)

    def _named(self) -> tuple[Hashable, Storage]:
        return self._data.name, self._data.storage

    def _storage_of_rows(self, _: ResultColumns) -> Storage:
        return self._data.storage

    def _windows(self, parameters: Rolling | Expanding, on: object) -> SeriesWindows[SeriesT, FrameT]:
        self._require_index()
        data = self._data
        rows, (brought,) = gather_by_group(self._keys, [data])
        labels, name = (data.index, "the index") if on is None else (on, "on")
        bounds = bounds_of_groups(parameters, self._keys, rows, labels, name)
        index = window_index(self._keys, data.index, rows)
        return SeriesWindows(replace(brought, index=index), parameters, bounds, self._wrap)

    def _transformed(self, request: GroupRequest) -> tuple[Column, bool]:
        """Return one value a row, NaN of Arrow's columns with nulls null, and whether it is its group's."""
        mapped = self._map((self._column(),), request, spread=True, named=True)
        made = rows_of_groups(mapped, self._keys)
        nulls = self._data.storage == "arrow" and self._data.column.validity is not None
        return nan_as_null(made) if nulls else made, len(mapped.columns) == 1

    def _storage(self, made: Column) -> Storage:
        """Return the layout of what ``agg`` gives: the column's own, but NumPy's for what is no text, of text."""
        return "numpy" if self._data.column.text and not made.text else self._data.storage

    def _column(self, *, folds: bool = False) -> Column:
        return group_values(self._data, folds=folds)

    def _aggregated(self, request: GroupRequest) -> ResultColumns:
        column = self._column()
        mapped = self._map((column,), request)
        if not self.ngroups:
            return self._nothing(mapped)
        if self._data.storage == "numpy" and not self._meaning.narrows:
            return mapped
        whole, dtype = column.validity is None, column.dtype  # with nulls it was floats
        if whole and len(mapped.columns) == 1 and mapped.columns[0].dtype == dtype:
            return mapped
        kinds = [dtype if whole or one.dtype.kind in "iu" else DTYPES["float64"] for one in mapped.columns]
        return mapped._replace(columns=tuple(map(downcast, mapped.columns, kinds)))

    def _concatenated(self, column: Column) -> SeriesT | FrameT:
        """Return a column that ``apply`` gave: group by group under the keys, or with ``group_keys=False`` in order.

        With ``as_index=False`` the rows have their own labels.
        """
        keys, data = self._keys, self._data
        rows = (
            rows_by_group(keys, column)
            if keys.group_keys
            else np.flatnonzero(codes_on_device(keys.bounds, column) >= 0)
        )
        made = take_labelled(replace(data, column=column), rows)
        if keys.group_keys and self._as_index:
            index: object = window_index(keys, data.index, rows)
        else:
            every = not keys.group_keys and len(rows) == len(column) and data.index is None
            index = None if every else pandas_labels(data.index, to_host(Column(values=rows)).values)
        return self._series(without_idle_mask(made.column), index, data.storage)

    def _series(self, column: Column, index: object, storage: Storage) -> SeriesT | FrameT:
        """Return a column of results as a Series, of the data's name."""
        mapped = ResultColumns((column,), None, ())
        return self._wrap.results(mapped, storage=storage, index=index, name=self._data.name)

    def _keyed(self) -> SeriesGroups[SeriesT, FrameT]:
        """Return the same groups, whose results have the keys as their index: of none pandas makes no columns."""
        return SeriesGroups(self._data, self._keys, self._wrap, meaning=self._meaning)

    def _nothing(self, mapped: ResultColumns) -> ResultColumns:
        """Return the results of no group: of the column's own dtype, as in pandas, where the function is not called."""
        if mapped.labels is not None:
            return mapped
        return mapped._replace(columns=(take_rows(self._data.column, slice(0, 0)),))

    def _one(self, request: GroupRequest, label: Hashable) -> Column:
        """Return one column of a frame of results."""
        mapped = self._aggregated(request)
        if mapped.labels is not None:
            what = f"the function of {label!r} returned a tuple, and a column holds one value a group"
            raise ArgumentError(what, "return one value, or use one function: groupby(..)[column].apply(f)")
        return mapped.columns[0]
