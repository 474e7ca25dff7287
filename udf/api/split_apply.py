"""What a Series and a DataFrame can be cut into, windows and groups, and folded over their rows."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from udf.base.tracebacks import brief_methods
from udf.errors import ArgumentError
from udf.runtime.calls.results import ResultColumns
from udf.runtime.groups.request import GroupByArgs
from udf.windows.parameters import Closed, Expanding, Method, Rolling, rolling

if TYPE_CHECKING:
    from udf.base.annotations import Args, Function, Named
    from udf.runtime.groups.counted_keys import Keys
    from udf.runtime.groups.group_folds import Columns

# ruff: noqa: FBT001, FBT002, PLC0415 - pandas' signatures; what few programs need is imported by those

WindowsT = TypeVar("WindowsT")
GroupsT = TypeVar("GroupsT")


@brief_methods
class SplitApply(Generic[WindowsT, GroupsT]):
    """A Series or a DataFrame: its windows, its groups, and its folds."""

    __slots__ = ()

    def __len__(self) -> int:
        raise NotImplementedError

    _windows: Callable[[Rolling | Expanding, object], WindowsT]
    """Return the windows that are asked for, which go by the index, or by what ``on`` says."""
    _groups: Callable[..., GroupsT]
    """Return the groups by keys, ``as_index`` and ``group_keys``."""
    _folds_over: Callable[[], Columns]
    """Return the columns that a fold takes."""
    _joined: Callable[[Function, object, Args, Named], object]
    """Return the last state of a fold that is associative."""
    _resulted: Callable[[ResultColumns], object]
    """Return what a fold gave for each row."""

    def rolling(
        self,
        window: object,
        min_periods: int | None = None,
        center: bool = False,
        *,
        on: object = None,
        closed: Closed | None = None,
        step: int | None = None,
        method: Method = "single",
    ) -> WindowsT:
        """Return the windows that move along the column, or every column, for ``.apply(f)``: pandas' ``rolling``.

        Of a frame ``windows["a"].apply(f)`` is for one column.

        Parameters
        ----------
        window : int, str, timedelta, or pandas BaseIndexer
            How many rows; or how much time, as ``"24h"``, of a sorted index of times; or what gives the bounds.
        min_periods : int, optional
            How many values a window must have for a result. Default: ``window`` if that is a number of rows, 1 if
            it is a length of time.
        center : bool
            Whether a window lies around its row. Else it ends there.
        on : times, shape (n,), or label, or pandas Index, optional
            What a length of time goes by, in place of the index. A frame's column is named; it is part of the result,
            as it is.
        closed : {"right", "left", "both", "neither"}, optional
            Which ends belong to a window; default ``"right"``.
        step : int, optional
            Windows for every ``step``-th row only.
        method : {"single", "table"}
            ``"table"`` gives the function all columns of a frame at once, as an array (rows, columns).

        Raises
        ------
        WindowError
            For what pandas refuses.

        Examples
        --------
        >>> import udf
        >>> list(udf.Series([1.0, 4.0, 2.0, 8.0]).rolling(3, min_periods=2).apply(lambda w: w.max() - w.min()))
        [nan, 3.0, 3.0, 6.0]
        >>> udf.DataFrame({"a": [1.0, 2.0, 4.0], "b": [3.0, 1.0, 2.0]}).rolling(2).apply(lambda w: w.max())
             a    b
        0  NaN  NaN
        1  2.0  3.0
        2  4.0  2.0
        """
        return self._windows(rolling(window, min_periods, center, closed, step, method), on)

    def expanding(self, min_periods: int = 1, method: Method = "single") -> WindowsT:
        """Return the windows of all rows up to each one, for ``.apply(f)``: pandas' ``expanding``.

        Parameters
        ----------
        min_periods : int
            How many values a window needs for a result.
        method : {"single", "table"}
            ``"table"`` passes all columns of a frame at once, as an array (rows, columns).

        Examples
        --------
        >>> import udf
        >>> list(udf.Series([3.0, 1.0, 2.0]).expanding().apply(lambda w: w.min()))
        [3.0, 1.0, 1.0]
        """
        return self._windows(Expanding(min_periods=min_periods, method=method), None)

    def groupby(
        self,
        by: object = None,
        level: object = None,
        as_index: bool = True,
        sort: bool = True,
        group_keys: bool = True,
        observed: bool = True,
        dropna: bool = True,
    ) -> GroupsT:
        """Return the groups of rows with equal keys, for ``.agg(f)`` and ``.apply(f)``: pandas' ``groupby``.

        Parameters
        ----------
        by : label, list of labels, array, Series, dict or function; or level
            The keys, as in pandas: columns, one value a row, or a function of the index.
        as_index : bool
            Whether results have the keys as their index, or, those of a frame, as columns.
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
        >>> list(udf.Series([1.0, 2.0, 4.0]).groupby(["a", "b", "a"]).agg(lambda s: s.max()))
        [4.0, 2.0]
        """
        arguments = GroupByArgs(by=by, level=level, sort=sort, dropna=dropna, observed=observed)
        return self._groups(arguments, as_index=as_index, group_keys=group_keys)

    def scan(
        self,
        function: Callable[..., object],
        initial: object,
        args: tuple[object, ...] = (),
        *,
        axis: object = 0,
        names: Sequence[Hashable] | None = None,
        **kwargs: object,
    ) -> Any:
        """Return ``out`` of ``state, out = function(state, row, *args, **kwargs)`` for each row, in order.

        For a Series ``row`` is its value. A null is NaN.

        Parameters
        ----------
        function : callable
            A Python function of the state and a row. It returns the next state and the row's result.
        initial : number or tuple of numbers
            The state before the first row.
        args, **kwargs
            Further arguments of the function.
        axis : {0, "index"}
            Accepted as in ``cumsum``: down the rows.
        names : sequence of labels, optional
            The columns of the result, if ``out`` is a tuple.

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
        >>> def trade(position, row):
        ...     position = position + row["signal"]
        ...     return position, position * row["price"]
        >>> list(udf.DataFrame({"signal": [1, 0, -1], "price": [10.0, 12.0, 11.0]}).scan(trade, 0))
        [10.0, 12.0, 0.0]
        """
        if axis not in (0, "index"):
            hint = "along a row loop over its values: frame.apply(f, axis=1)"
            raise ArgumentError(f"axis of scan cannot be {axis!r}: it goes from row to row", hint)
        scan_groups, single_group = _fold_parts()
        return self._resulted(
            scan_groups(function, initial, self._folds_over(), single_group(len(self)), args, kwargs, names)
        )

    def reduce(
        self,
        function: Callable[..., object],
        initial: object,
        args: tuple[object, ...] = (),
        *,
        associative: bool = False,
        **kwargs: object,
    ) -> Any:
        """Return the last state of ``state = function(state, row, *args, **kwargs)``, in order.

        For a Series ``row`` is its value. A null is NaN.

        Parameters
        ----------
        function : callable
            A Python function of the state and a row. It returns the next state.
        initial : number or tuple of numbers
            The state before the first row.
        args, **kwargs
            Further arguments of the function.
        associative : bool
            Whether the function also joins two states: ``f(f(a, b), c) == f(a, f(b, c))``. Inlay then reduces parts of
            the rows in parallel, on all processors or on the GPU. Floats may differ in their last digits. A frame's
            row is a state too: a tuple of the values of all columns in order, or a NamedTuple of the class of
            ``initial``, whose fields are the columns to use.

        Raises
        ------
        ArgumentError
            If some of the values show that a function is not ``associative``.

        Examples
        --------
        >>> import udf
        >>> udf.Series([5.0, -8.0, 2.0]).reduce(lambda most, x: max(most, abs(x)), 0.0)
        8.0
        >>> udf.Series([5.0, -8.0, 2.0]).reduce(lambda a, b: a * b, 1.0, associative=True)
        -80.0
        >>> frame = udf.DataFrame({"price": [10.0, 12.0], "volume": [3, 1]})
        >>> frame.reduce(lambda total, row: total + row.price * row.volume, 0.0)
        42.0
        >>> frame.reduce(lambda a, b: (max(a[0], b[0]), a[1] + b[1]), (0.0, 0), associative=True)
        (12.0, 4)
        """
        from udf.runtime.groups.group_folds import python_value, reduce_groups
        from udf.runtime.groups.spread_results import single_group

        if associative:
            return self._joined(function, initial, args, kwargs)
        return python_value(reduce_groups(function, initial, self._folds_over(), single_group(len(self)), args, kwargs))


@cache
def _fold_parts() -> tuple[Callable[..., ResultColumns], Callable[[int], Keys]]:
    """Return what scans groups, and makes the one group of all rows.

    Few programs need them, and to import them takes a microsecond each time, too.
    """
    from udf.runtime.groups.group_folds import scan_groups
    from udf.runtime.groups.spread_results import single_group

    return scan_groups, single_group
