"""``frame.groupby(["a", "b"]).apply(f)``: a function of the groups of a frame; and who makes groups."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from itertools import filterfalse
from typing import TYPE_CHECKING, Any

from udf.api.group_series import SeriesGroups
from udf.api.grouped import Groups
from udf.api.rolling import Constructors, FrameT, FrameWindows, SeriesT
from udf.base.annotations import Array, Named
from udf.base.pandas_meaning import NEWEST, Meaning
from udf.base.tracebacks import brief_methods
from udf.bind.evidence import of_column
from udf.columns.labelled_column import LabelledColumn, Storage, labelled_column
from udf.columns.sources import OneColumn, Source
from udf.columns.tables import Table, require_label, select_columns, slice_rows, unique
from udf.columns.transfers import to_host
from udf.errors import ArgumentError
from udf.runtime.calls.results import ResultColumns
from udf.runtime.groups.counted_keys import Keys
from udf.runtime.groups.group_results import as_source, result_columns, without_idle_mask
from udf.runtime.groups.group_windows import bounds_of_groups, gather_by_group, take_labelled, window_index
from udf.runtime.groups.keys import keys_of
from udf.runtime.groups.request import GroupByArgs, GroupColumns, GroupRequest, group_request
from udf.runtime.groups.spread_results import (
    common_labels,
    filter_mask,
    filter_rows,
    pandas_labels,
    require_labels,
    result_name,
    rows_at,
    rows_by_group,
    rows_of_groups,
    rows_returned,
    unstack,
)
from udf.windows.parameters import Expanding, Rolling

if TYPE_CHECKING:
    from udf.columns.labels import LazyIndex
    from udf.columns.pandas_names import pd


@brief_methods
class FrameGroups(Groups[SeriesT, FrameT, FrameWindows[SeriesT, FrameT]]):
    """The groups of a DataFrame: what ``frame.groupby`` returns.

    ``groups["x"]`` and ``groups.x`` are those of one column, ``groups[["x", "y"]]`` of several.

    Examples
    --------
    >>> import udf
    >>> udf.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 4.0]}).groupby("k")
    FrameGroups: 2 groups of 3 rows
    """

    __slots__ = ("_chosen", "_table")

    def __init__(
        self,
        table: Table,
        keys: Keys,
        wrap: Constructors[SeriesT, FrameT],
        *,
        as_index: bool = True,
        labels: tuple[Hashable, ...] | None = None,
        meaning: Meaning = NEWEST,
    ) -> None:
        self._table, self._keys, self._wrap, self._as_index = table, keys, wrap, as_index
        self._chosen, self._meaning = labels, meaning

    @property
    def _labels(self) -> pd.Index | LazyIndex | None:
        return self._table.index

    @property
    def columns(self) -> tuple[Hashable, ...]:
        """Return the labels of the columns that functions see: all but the keys, or those that were chosen."""
        if self._chosen is not None:
            return self._chosen
        return tuple(filterfalse(self._keys.excluded.__contains__, self._table.sources))

    def __getitem__(self, key: object) -> Any:
        """Return the groups of column ``key``, or of the columns in a list."""
        how: Named = {"as_index": self._as_index, "meaning": self._meaning}
        if isinstance(key, list):
            for label in key:
                require_label(self._table, label)
            return FrameGroups(self._table, self._keys, self._wrap, labels=tuple(key), **how)
        require_label(self._table, key)
        data = self._table.sources[key].read(key)
        named = labelled_column(data.column, self._table.index, key, data.storage)
        return SeriesGroups(named, self._keys, self._wrap, **how)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> SeriesGroups[SeriesT, FrameT]:
            if not name.startswith("_") and name in self._table.sources:
                return self[name]
            return super().__getattr__(name)

    def apply(self, func: Callable[..., object], *args: object, **kwargs: object) -> SeriesT | FrameT:
        """Return ``func(group, *args, **kwargs)`` for every group, as pandas' ``groupby(..).apply``.

        ``group`` is a pandas DataFrame of the columns that are no keys: ``g["x"]`` and ``g.x`` are Series,
        ``g[g.x > 0]`` some of its rows, ``g.iloc[-1]["x"]`` one value, ``len(g)`` how many rows it has. Only columns
        that ``func`` uses are read. It gives one value a group, or a tuple, or a row of the group, ``g.iloc[0]``, or
        some of its rows, ``g.nlargest(3, "x")``: then the result is a DataFrame. A column of the group's length,
        ``g.x / g.y.sum()``, comes group by group, its index the keys and the row.

        Parameters
        ----------
        func : callable
            A Python function or lambda of the group. Inlay compiles it at the first call for a dtype.
        *args, **kwargs
            Further arguments of ``func``, and options, as in :meth:`SeriesGroups.apply`.

        Examples
        --------
        >>> import udf
        >>> frame = udf.DataFrame({"k": [1, 2, 1], "v": [1.0, 2.0, 4.0], "w": [1.0, 1.0, 3.0]})
        >>> list(frame.groupby("k").apply(lambda g: (g.v * g.w).sum() / g.w.sum()))
        [3.25, 2.0]
        """
        request = group_request(func, args, {k: v for k, v in kwargs.items() if k != "include_groups"})
        has_keys = kwargs.get("include_groups", self._meaning.hands_keys)
        if has_keys and not self._meaning.hands_keys:
            raise ArgumentError("include_groups=True is not supported", "pandas 3 has it no more: leave it out")
        labels = self._seen() if has_keys else self.columns
        mapped = self._map(
            GroupColumns({label: self._table.sources[label] for label in labels}), request, spread=True, named=True
        )
        if not self.ngroups and mapped.labels is None:
            return self._nothing(labels)
        if mapped.form == "row":
            found = rows_at(mapped.columns[0], self._keys, select_columns(self._table, labels))
            return self._framed(found.sources, found.header)
        if mapped.form == "rows":
            return self._parts(mapped, select_columns(self._table, labels))
        require_labels(mapped)
        if mapped.labels is None and len(mapped.columns) > 1:
            return self._stacked(mapped, request, select_columns(self._table, labels))
        return self._resulted(mapped, None, "numpy")

    def _parts(self, mapped: ResultColumns, table: Table) -> FrameT:
        """Return rows of each group, as a function gave them: under their keys, or by their own labels alone."""
        counts, written = mapped.columns
        found, rows = rows_returned(counts, written, self._keys, table)
        return self._wrap.table(replace(found, index=self._own_labels(rows), form="rows"))

    def _own_labels(self, rows: Array) -> pd.Index | LazyIndex:
        """Return the index of some rows of the groups: with the keys before their labels, unless it is to have none."""
        if self._as_index and self._keys.group_keys:
            return window_index(self._keys, self._table.index, rows)
        return pandas_labels(self._table.index, rows)

    def _stacked(self, mapped: ResultColumns, request: GroupRequest, table: Table) -> SeriesT | FrameT:
        """Return a column that a function gave of each group: one below the other, as pandas has it.

        Where all groups have the same labels, a group is a row, and these are the columns.
        """
        column, name = rows_of_groups(mapped, self._keys), result_name(request, self._keys, table)
        rows = rows_by_group(self._keys)
        values = take_labelled(LabelledColumn(column=to_host(column), storage="numpy"), rows)
        wide = common_labels(self._keys, table.index, rows)
        if wide is not None:
            found = unstack(values.column, wide, name)
            return self._framed(found.sources, found.header)
        done = ResultColumns((without_idle_mask(values.column),), None, ())
        return self._wrap.results(done, storage="numpy", index=self._own_labels(rows), name=name)

    def transform(self, func: Callable[..., object], *args: object, **kwargs: object) -> FrameT:
        """Return ``func(group)`` of each column for every row of the group: :meth:`SeriesGroups.transform`.

        Parameters
        ----------
        func : callable
            Takes a group; returns one value, or one for each row.
        *args, **kwargs
            Further arguments of ``func``, and options, as in :meth:`apply`.

        Examples
        --------
        >>> import udf
        >>> frame = udf.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 5.0]})
        >>> list(frame.groupby("k").transform(lambda s: s.max())["x"])
        [5.0, 2.0, 5.0]
        """
        request = group_request(func, args, kwargs)
        columns: dict[Hashable, SeriesGroups[SeriesT, FrameT]] = {label: self[label] for label in self.columns}
        made = {}
        for label, one in columns.items():
            with of_column(label):
                made[label] = one._transformed(request)  # noqa: SLF001 ours
        sources = {n: as_source(column, columns[n]._data.storage) for n, (column, _) in made.items()}  # noqa: SLF001 ours
        form = "spread" if all(one for _, one in made.values()) else None
        given, header = self._table, select_columns(self._table, columns).header
        return self._wrap.table(Table(sources=sources, rows=given.rows, index=given.index, header=header, form=form))

    def filter(self, func: Callable[..., object], dropna: bool = True, *args: object, **kwargs: object) -> FrameT:  # noqa: FBT001, FBT002 pandas' signature
        """Return the rows of the groups of which ``func(group)`` is True, in their order: pandas' ``filter``.

        ``func`` sees the keys too. With ``dropna=False`` all rows, those of other groups null.

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
        >>> list(frame.groupby("k").filter(lambda g: g.x.sum() > 3)["x"])
        [1.0, 5.0]
        """
        table = select_columns(self._table, self._seen())
        stays = filter_mask(self._map(GroupColumns(table.sources), group_request(func, args, kwargs)), self._keys)
        return self._wrap.table(filter_rows(table, stays, dropna=dropna))

    def _folds_over(self) -> GroupColumns:
        return GroupColumns(select_columns(self._table, self._seen()).sources)

    def _named(self) -> tuple[Hashable, Storage]:
        return None, "numpy"

    def _storage_of_rows(self, mapped: ResultColumns) -> Storage:
        return self._table.storage(mapped.inputs)

    def _seen(self) -> tuple[Hashable, ...]:
        """Return the columns that a row of a group has, and a frame for ``filter``: the keys too."""
        return tuple(self._table.sources) if self._chosen is None else self._chosen

    def _windows(self, parameters: Rolling | Expanding, on: object) -> FrameWindows[SeriesT, FrameT]:
        if on is not None:
            hint = "make it the index: frame.set_index('time').groupby(..).rolling(..)"
            raise ArgumentError("on= is not supported with groups of a frame", hint)
        self._require_index()
        table = self._table
        own = [label for label in self.columns if label not in self._keys.index.names]  # pandas drops a key's name
        read = {label: table.sources[label].read(label) for label in own}
        rows, columns = gather_by_group(self._keys, list(read.values()))
        bounds = bounds_of_groups(parameters, self._keys, rows, table.index, "the index")
        sources = {label: OneColumn(one) for label, one in zip(read, columns, strict=True)}
        labels, header = window_index(self._keys, table.index, rows), select_columns(table, own).header
        brought = Table(sources=dict(sources), rows=len(rows), index=labels, header=header)
        return FrameWindows(brought, parameters, bounds, self._wrap)

    def _nothing(self, labels: tuple[Hashable, ...]) -> FrameT:
        """Return what pandas gives of no group: the columns that a function would have seen, without a row."""
        empty = slice_rows(select_columns(self._table, labels), slice(0, 0))
        return self._wrap.table(replace(empty, index=self._keys.index if self._as_index else None))

    def agg(self, func: object = None, *args: object, **kwargs: object) -> FrameT:
        """Return one value a group and column: of one function for each column, of a dict of them, or by name.

        ``agg(f)``, ``agg({"x": f, "y": g})``, ``agg(low=("x", f), high=("x", g))``; ``f`` sees one column's group, a
        Series. Also named ``aggregate``.

        Parameters
        ----------
        func : callable, list or dict of callables, optional
            What to compute; without it the keywords are functions by name.
        *args, **kwargs
            Further arguments of ``func``, and options, as in :meth:`apply`.

        Examples
        --------
        >>> import udf
        >>> frame = udf.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 4.0], "y": [3, 4, 5]})
        >>> found = frame.groupby("k").agg(low=("x", lambda s: s.min()), rows=("y", lambda s: len(s)))
        >>> list(found["low"]), list(found["rows"])
        ([1.0, 2.0], [2, 1])
        """
        wanted, rest = result_columns(func, kwargs, self.columns)
        places = {column: place for place, (column, _) in reversed([*enumerate(wanted.values())])}
        sources: dict[Hashable, Source] = {}
        for label in sorted(wanted, key=lambda label: places[wanted[label][0]]):  # column by column, as pandas does
            column, function = wanted[label]
            groups = self[column]
            with of_column(column):
                made = groups._one(group_request(function, args, rest), label)  # noqa: SLF001 our own kind
            sources[label] = as_source(made, groups._storage(made))  # noqa: SLF001 as above
        header = None if func is None else select_columns(self._table, wanted).header
        if isinstance(func, dict) and header is not None and header.nlevels == 1:
            header = type(header)(list(wanted), name=header.name)
        return self._framed(unique(sources, tuple(wanted)), header)

    aggregate = agg


def frame_groups(
    table: Table,
    wrap: Constructors[SeriesT, FrameT],
    by: GroupByArgs,
    *,
    as_index: object,
    group_keys: object,
    meaning: Meaning = NEWEST,
) -> FrameGroups[SeriesT, FrameT]:
    """Return the groups of a table's rows."""
    keys = _keys(table, by, as_index, group_keys)
    return FrameGroups(table, keys, wrap, as_index=bool(as_index), meaning=meaning)


def series_groups(
    data: LabelledColumn,
    wrap: Constructors[SeriesT, FrameT],
    by: GroupByArgs,
    *,
    as_index: object,
    group_keys: object,
    meaning: Meaning = NEWEST,
) -> SeriesGroups[SeriesT, FrameT]:
    """Return the groups of a column's values."""
    keys = _keys(Table(sources={}, rows=len(data.column), index=data.index), by, as_index, group_keys)
    if not as_index:
        raise ArgumentError(
            "as_index=False is for the groups of a frame", "leave it out, or make a frame of the Series"
        )
    return SeriesGroups(data, keys, wrap, meaning=meaning)


def _keys(table: Table, by: GroupByArgs, as_index: object, group_keys: object) -> Keys:
    for name, given in (("as_index", as_index), ("group_keys", group_keys)):
        if not isinstance(given, bool):
            raise ArgumentError(f"{name} cannot be {given!r}", "it is True or False")
    keys = keys_of(table, by)
    return keys if keys.group_keys is group_keys else replace(keys, group_keys=bool(group_keys))
