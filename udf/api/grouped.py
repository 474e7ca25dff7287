"""What groups of a Series and of a DataFrame have in common: their folds, and the windows of their rows."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Generic, NoReturn, TypeVar

from udf.api.rolling import Constructors, FrameT, SeriesT
from udf.api.unsupported import no_method
from udf.base.tracebacks import brief_methods
from udf.columns.tables import Table
from udf.errors import ArgumentError
from udf.pipeline import map_groups
from udf.runtime.groups.counted_keys import Keys, labels_of
from udf.runtime.groups.group_folds import reduce_groups, scan_groups
from udf.runtime.groups.group_results import as_source, with_keys, without_idle_mask
from udf.runtime.groups.spread_results import labels_at
from udf.windows.parameters import Expanding, Method, Rolling

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping, Sequence

    from udf.base.annotations import Named
    from udf.base.pandas_meaning import Meaning
    from udf.columns.labelled_column import Storage
    from udf.columns.labels import LazyIndex
    from udf.columns.pandas_names import pd
    from udf.columns.sources import Source
    from udf.runtime.calls.results import ResultColumns
    from udf.runtime.groups.group_folds import Columns
    from udf.runtime.groups.request import GroupRequest

WindowsT = TypeVar("WindowsT")
"""The windows of groups."""


@brief_methods
class Groups(Generic[SeriesT, FrameT, WindowsT]):
    """What groups of a Series and of a DataFrame have in common."""

    __slots__ = ("_as_index", "_keys", "_meaning", "_wrap")

    __iter__ = None  # by [0], [1], ..

    _keys: Keys
    _wrap: Constructors[SeriesT, FrameT]
    _as_index: bool
    _meaning: Meaning

    @property
    def _labels(self) -> pd.Index | LazyIndex | None:
        """Return the index of the rows."""
        raise NotImplementedError

    @property
    def ngroups(self) -> int:
        """Return how many groups there are."""
        return len(self._keys.bounds)

    def __len__(self) -> int:
        return self.ngroups

    def __repr__(self) -> str:
        return f"{type(self).__name__}: {self.ngroups:,} groups of {self._keys.bounds.rows:,} rows"

    def _map(
        self, columns: Columns, request: GroupRequest, *, spread: bool = False, named: bool = False
    ) -> ResultColumns:
        keys = self._keys
        mapped = map_groups(
            request.function,
            columns,
            keys.bounds,
            request.args,
            request.kwargs,
            how=request.how,
            index=labels_of(keys),
            spread=spread,
            named=named,
            labels=self._labels,
            name=self._named()[0],
        )
        if mapped.form == "label":
            return mapped._replace(columns=(labels_at(mapped.columns[0], keys, self._labels),))
        for column in mapped.columns:
            if column.validity is not None:
                return mapped._replace(columns=tuple(map(without_idle_mask, mapped.columns)))
        return mapped

    def _framed(self, sources: Mapping[Hashable, Source], header: object = None, form: str | None = None) -> FrameT:
        """Return results by label as a frame: of the groups' index, or with the keys as columns."""
        index = self._keys.index
        if not self._as_index:
            made: FrameT = self._wrap.table(replace(with_keys(sources, self._keys, header), form=form))
        else:
            table = Table(sources=dict(sources), rows=len(index), index=index, header=header, form=form)
            made = self._wrap.table(table)
        return made

    def _require_index(self) -> None:
        """Refuse windows whose results would have the keys as columns."""
        if not self._as_index:
            hint = "leave as_index out, and take the keys out of the result's index: result.to_pandas().reset_index(..)"
            raise ArgumentError("as_index=False with windows of groups is not supported here", hint)

    def _resulted(self, mapped: ResultColumns, label: Hashable, storage: Storage) -> SeriesT | FrameT:
        """Return what a function gave: one value a group as a Series, several as a frame."""
        if mapped.labels is not None:
            columns = zip(mapped.labels, mapped.columns, strict=True)
            form = mapped.form if mapped.form == "tuple" else None
            return self._framed({name: as_source(column, storage) for name, column in columns}, form=form)
        (column,) = mapped.columns
        if not self._as_index:
            return self._framed({label: as_source(column, storage)})
        return self._wrap.results(mapped, storage=storage, index=self._keys.index, name=label)

    if not TYPE_CHECKING:  # a type checker says by itself that there is none

        def __getattr__(self, name: str) -> NoReturn:
            raise no_method("groups", name, "groupby(..)")

    _folds_over: Callable[[], Columns]
    """Return the columns that a fold takes."""
    _named: Callable[[], tuple[Hashable, Storage]]
    """Return the name of one value a group, and its layout."""
    _storage_of_rows: Callable[[ResultColumns], Storage]
    """Return the layout of one value a row."""
    _windows: Callable[[Rolling | Expanding, object], WindowsT]

    def scan(
        self,
        function: Callable[..., object],
        initial: object,
        args: tuple[object, ...] = (),
        *,
        names: Sequence[Hashable] | None = None,
        **kwargs: object,
    ) -> SeriesT | FrameT:
        """Return ``out`` of ``state, out = function(state, row)`` for each row, in order within its group.

        Each group's state begins as ``initial``. As :meth:`udf.DataFrame.scan`; rows of a null key are null, and a
        frame's row has the keys too. Of one column ``row`` is its value.

        Parameters
        ----------
        function : callable
            Takes the state and a row; returns the next state and the row's result.
        initial : number or tuple of numbers
            The state before the first row of each group.
        args, **kwargs
            Further arguments of ``function``.
        names : sequence of labels, optional
            The columns of the results, if they are tuples.

        Examples
        --------
        >>> import udf
        >>> frame = udf.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 5.0]})
        >>> list(frame.groupby("k")["x"].scan(lambda total, x: (total + x, total + x), 0.0))
        [1.0, 2.0, 6.0]
        >>> visits = udf.DataFrame({"user": [1, 2, 1, 1], "minute": [0, 5, 10, 90]})
        >>> def session(state, row):
        ...     last, number = state
        ...     number = number + 1 if row["minute"] - last > 30 else number
        ...     return (row["minute"], number), number
        >>> list(visits.groupby("user").scan(session, (-1000, 0)))
        [1, 1, 1, 2]
        """
        mapped = scan_groups(function, initial, self._folds_over(), self._keys, args, kwargs, names)
        how = {"storage": self._storage_of_rows(mapped), "index": self._labels, "name": self._named()[0]}
        return self._wrap.results(mapped, **how)

    def reduce(
        self, function: Callable[..., object], initial: object, args: tuple[object, ...] = (), **kwargs: object
    ) -> SeriesT | FrameT:
        """Return the last state of ``state = function(state, row)`` for each group, in order.

        Of one column ``row`` is its value.

        Parameters
        ----------
        function : callable
            Takes the state and a row; returns the next state.
        initial : number or tuple of numbers
            The state before the first row of each group.
        args, **kwargs
            Further arguments of ``function``.

        Examples
        --------
        >>> import udf
        >>> frame = udf.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 5.0], "y": [1, 2, 3]})
        >>> list(frame.groupby("k")["x"].reduce(lambda total, x: total * 2 + x, 0.0))
        [7.0, 2.0]
        >>> list(frame.groupby("k").reduce(lambda total, row: total + row.x * row.y, 0.0))
        [16.0, 4.0]
        """
        mapped = reduce_groups(function, initial, self._folds_over(), self._keys, args, kwargs)
        return self._resulted(mapped, *self._named())

    def rolling(self, window: object, min_periods: int | None = None, **named: object) -> WindowsT:
        """Return the windows that move along the rows of each group, for ``.apply(f)``, as pandas does.

        The parameters are those of :meth:`udf.Series.rolling`, without ``step`` and indexers; in a frame a length of
        time goes by the index. Results are group by group; their index has the keys, then the row's label.

        Parameters
        ----------
        window, min_periods, **named
            As in :meth:`udf.Series.rolling`.

        Examples
        --------
        >>> import udf
        >>> frame = udf.DataFrame({"k": [1, 2, 1, 1], "x": [1.0, 2.0, 5.0, 4.0]})
        >>> list(frame.groupby("k")["x"].rolling(2).apply(lambda w: w.sum()))
        [nan, 6.0, 9.0, nan]
        """
        on = named.pop("on", None)
        asked: Named = {"window": window, "min_periods": min_periods, **named}
        return self._windows(Rolling(**asked), on)

    def expanding(self, min_periods: int = 1, method: Method = "single") -> WindowsT:
        """Return the windows of all rows of a group up to each one, for ``.apply(f)``.

        Parameters
        ----------
        min_periods : int
            How many values a window needs for a result.
        method : {"single", "table"}
            ``"table"`` passes all columns of a frame at once, as an array (rows, columns).

        Examples
        --------
        >>> import udf
        >>> frame = udf.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 5.0]})
        >>> list(frame.groupby("k")["x"].expanding().apply(lambda w: w.max()))
        [1.0, 5.0, 2.0]
        """
        return self._windows(Expanding(min_periods=min_periods, method=method), None)
