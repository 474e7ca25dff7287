"""``groupby``, ``scan`` and ``reduce`` of a Series and of a DataFrame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from udf.api.dataframe import FrameData
from udf.api.series import SeriesData
from udf.api.tracebacks import brief_methods
from udf.errors import ArgumentError

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from udf.api.group_series import SeriesGroups
    from udf.api.groupby import FrameGroups
    from udf.api.rolling import Wrap

# ruff: noqa: FBT001, FBT002, PLC0415 - pandas' signatures; what few programs need is imported by those


@brief_methods
class GroupedSeries(SeriesData):
    """A Series that can be grouped, and folded."""

    __slots__ = ()

    def _wrap(self) -> Wrap[Any, Any]:
        raise NotImplementedError

    def groupby(
        self,
        by: Any = None,
        level: Any = None,
        as_index: bool = True,
        sort: bool = True,
        group_keys: bool = True,
        observed: bool = True,
        dropna: bool = True,
    ) -> SeriesGroups[Any, Any]:
        """Return the groups of values with equal keys, for ``.agg(f)``: pandas' ``groupby``.

        The parameters are those of :meth:`udf.DataFrame.groupby`.

        Examples
        --------
        >>> import udf
        >>> list(udf.Series([1.0, 2.0, 4.0]).groupby(["a", "b", "a"]).agg(lambda s: s.max()))
        [4.0, 2.0]
        """
        from udf.api.groupby import series_groups
        from udf.groups.keys import By

        asked = By(by=by, level=level, sort=sort, dropna=dropna, observed=observed)
        return series_groups(self._data, self._wrap(), asked, as_index=as_index, group_keys=group_keys)

    def scan(
        self,
        function: Callable[..., Any],
        initial: Any,
        args: tuple[Any, ...] = (),
        *,
        names: Sequence[Hashable] | None = None,
        **kwargs: Any,
    ) -> Any:
        """Return ``out`` of ``state, out = function(state, value, *args, **kwargs)`` for each row, in order.

        The state begins as ``initial``: a number, or a tuple of numbers. ``out`` is one value, or a tuple: then the
        result is a DataFrame, of columns ``names``. A null is NaN.

        Raises
        ------
        UdfCompileError
            If ``function`` cannot be compiled, or its state is a number here and a tuple there.

        Examples
        --------
        >>> import udf
        >>> def limited(balance, change):
        ...     balance = max(balance + change, 0.0)
        ...     return balance, balance
        >>> list(udf.Series([5.0, -8.0, 2.0]).scan(limited, 0.0))
        [5.0, 0.0, 2.0]
        """
        from udf.groups.asked import numbers_of
        from udf.groups.folds import scanned
        from udf.groups.rows import all_rows

        data = self._data
        columns, keys = (numbers_of(data, folds=True),), all_rows(len(data.column))
        mapped = scanned(function, initial, columns, keys, args, kwargs, names)
        return self._wrap().results(mapped, names=None, flavour=data.flavour, index=data.index, name=data.name)

    def reduce(
        self,
        function: Callable[..., Any],
        initial: Any,
        args: tuple[Any, ...] = (),
        *,
        associative: bool = False,
        **kwargs: Any,
    ) -> Any:
        """Return the last state of ``state = function(state, value, *args, **kwargs)``, in order.

        The state begins as ``initial``: a number, or a tuple of numbers. A null is NaN.

        With ``associative`` the function joins two states as it joins a state and a value, ``f(f(a, b), c) == f(a,
        f(b, c))``: pieces of the rows are then joined side by side, on all processors or on the GPU. Some of the values
        are looked at first; floats may differ in their last digits.

        Raises
        ------
        ArgumentError
            If ``associative`` is said of a function that is not, as some of the values show.

        Examples
        --------
        >>> import udf
        >>> udf.Series([5.0, -8.0, 2.0]).reduce(lambda most, x: max(most, abs(x)), 0.0)
        8.0
        >>> udf.Series([5.0, -8.0, 2.0]).reduce(lambda a, b: a * b, 1.0, associative=True)
        -80.0
        """
        from udf.groups.asked import numbers_of
        from udf.groups.associative import joined
        from udf.groups.folds import one_row, reduced
        from udf.groups.rows import all_rows

        data = self._data
        column = numbers_of(data, folds=not associative, times=not associative)
        if associative:
            return joined(function, initial, column, args, kwargs)
        return one_row(reduced(function, initial, (column,), all_rows(len(column)), args, kwargs))


@brief_methods
class GroupedFrame(FrameData):
    """A DataFrame that can be grouped, and folded."""

    __slots__ = ()

    def _wrap(self) -> Wrap[Any, Any]:
        raise NotImplementedError

    def groupby(
        self,
        by: Any = None,
        level: Any = None,
        as_index: bool = True,
        sort: bool = True,
        group_keys: bool = True,
        observed: bool = True,
        dropna: bool = True,
    ) -> FrameGroups[Any, Any]:
        """Return the groups of rows with equal keys, for ``.agg(f)`` and ``.apply(f)``: pandas' ``groupby``.

        Parameters
        ----------
        by : label, list of labels, array, Series, dict or function; or level
            The keys, as in pandas: columns, values of one a row, or what the index is asked.
        as_index : bool
            Whether results have the keys as their index, or as columns.
        sort, observed, dropna : bool
            As in pandas: groups in the order of their keys; only categories that occur; no group of null keys.
        group_keys : bool
            Whether a column that ``apply(f)`` gives has the keys in its index; of no effect on one value a group.

        Raises
        ------
        ColumnNotFoundError
            If a label is neither a column nor a level of the index.

        Examples
        --------
        >>> import udf
        >>> frame = udf.DataFrame({"k": ["a", "b", "a"], "x": [1.0, 2.0, 4.0], "y": [3.0, 1.0, 2.0]})
        >>> list(frame.groupby("k").apply(lambda g: g["x"].mean() - g["y"].min()))
        [0.5, 1.0]
        """
        from udf.api.groupby import frame_groups
        from udf.groups.keys import By

        asked = By(by=by, level=level, sort=sort, dropna=dropna, observed=observed)
        return frame_groups(self._table, self._wrap(), asked, as_index=as_index, group_keys=group_keys)

    def scan(
        self,
        function: Callable[..., Any],
        initial: Any,
        args: tuple[Any, ...] = (),
        *,
        axis: Any = 0,
        names: Sequence[Hashable] | None = None,
        **kwargs: Any,
    ) -> Any:
        """Return ``out`` of ``state, out = function(state, row, *args, **kwargs)`` for each row, in order.

        The state begins as ``initial``: a number, or a tuple of numbers. ``out`` is one value, or a tuple: then the
        result is a DataFrame, of columns ``names``. A null is NaN. ``axis`` is 0, down the rows, as of ``cumsum``.

        Raises
        ------
        UdfCompileError
            If ``function`` cannot be compiled, or its state is a number here and a tuple there.

        Examples
        --------
        >>> import udf
        >>> frame = udf.DataFrame({"signal": [1, 0, -1], "price": [10.0, 12.0, 11.0]})
        >>> def trade(position, row):
        ...     position = position + row["signal"]
        ...     return position, position * row["price"]
        >>> list(frame.scan(trade, 0))
        [10.0, 12.0, 0.0]
        """
        from udf.groups.asked import GroupColumns
        from udf.groups.folds import scanned
        from udf.groups.rows import all_rows

        if axis not in (0, "index"):
            hint = "along a row loop over its values: frame.apply(f, axis=1)"
            raise ArgumentError(f"axis of scan cannot be {axis!r}: it goes from row to row", hint)
        table = self._table
        mapped = scanned(function, initial, GroupColumns(table.sources), all_rows(table.rows), args, kwargs, names)
        return self._wrap().results(mapped, names=None, flavour=table.flavour(mapped.inputs), index=table.index)

    def reduce(
        self,
        function: Callable[..., Any],
        initial: Any,
        args: tuple[Any, ...] = (),
        *,
        associative: bool = False,
        **kwargs: Any,
    ) -> Any:
        """Return the last state of ``state = function(state, row, *args, **kwargs)``, in order.

        With ``associative`` the function joins two states, and a row is one: a tuple of the values of all columns in
        order, or where ``initial`` is a NamedTuple, one of that kind, whose fields are the columns that are taken.
        Pieces of the rows are then joined side by side, as those of a Series (:meth:`udf.Series.reduce`).

        Raises
        ------
        ArgumentError
            If ``associative`` is said of a function that is not, as some of the rows show.

        Examples
        --------
        >>> import udf
        >>> frame = udf.DataFrame({"price": [10.0, 12.0], "volume": [3, 1]})
        >>> frame.reduce(lambda total, row: total + row.price * row.volume, 0.0)
        42.0
        >>> frame.reduce(lambda a, b: (max(a[0], b[0]), a[1] + b[1]), (0.0, 0), associative=True)
        (12.0, 4)
        """
        from udf.groups.asked import GroupColumns
        from udf.groups.associative import joined_rows, taken_columns
        from udf.groups.folds import one_row, reduced
        from udf.groups.rows import all_rows

        table = self._table
        if associative:
            return joined_rows(function, initial, taken_columns(table, initial), args, kwargs)
        return one_row(reduced(function, initial, GroupColumns(table.sources), all_rows(table.rows), args, kwargs))
