"""The accessor ``.udf`` of Dask's DataFrame and Series: ``ddf.udf.apply(f, axis=1)``, on every partition.

It is registered by ``import udf``, whether dask.dataframe is imported before or after. A function is compiled once,
here, and travels as machine code: workers need Inlay, and neither Numba nor a compiler; those with cuDF's partitions,
which brings both, get the function. Results are lazy, and their types are known without running anything.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING, NoReturn, TypeAlias

import dask
import dask.dataframe as dd
from dask.dataframe.extensions import register_dataframe_accessor, register_series_accessor

from udf.api.unsupported import no_attribute, no_method
from udf.base.annotations import Args, Function, Named
from udf.base.tracebacks import brief_methods
from udf.doors.dask.dask_jobs import plan_job, reach_of, rolling_apply, scan_partitions, split_keywords
from udf.doors.dask.partitions import Step, module_of, run_in_order, with_row_numbers
from udf.doors.pandas.pandas_fallback import takes_fallback
from udf.errors import ArgumentError, ColumnNotFoundError

if TYPE_CHECKING:
    Collection: TypeAlias = "dd.DataFrame | dd.Series"


@brief_methods
class Functions:
    """What both accessors have; each method is the pandas accessor's, on every partition."""

    def __init__(self, data: Collection) -> None:
        self._data = data

    if not TYPE_CHECKING:  # a type checker says by itself that there is none

        def __getattr__(self, name: str) -> NoReturn:
            said = f"Dask's .udf has no attribute {name!r}"
            raise no_attribute(self, name, "docs/doors/dask.md lists its methods", said=said)

    @takes_fallback
    def applymap(self, function: Function, na_action: object = None, args: Args = (), **named: object) -> Collection:
        """Return ``function(value)`` for every value, also named ``map``: :meth:`udf.Series.map`."""
        ours, further = split_keywords(named)
        step = Step("applymap", (function,), {"na_action": na_action, **ours})
        return _map_partitions(self._data, step, Step("", (), {"args": tuple(args), **further}))

    map = applymap

    def rolling(self, window: object, min_periods: int | None = None, **named: object) -> Windows:
        """Return the windows, for ``.apply(f)``: :meth:`udf.DataFrame.rolling`; a length of time goes by the index."""
        return Windows(self._data, {"window": window, "min_periods": min_periods, **named})

    def scan(self, function: Function, initial: object, args: Args = (), **named: object) -> Collection:
        """Return ``out`` of ``state, out = function(state, row)`` for each row: :meth:`udf.Series.scan`."""
        return scan_partitions(self._data, function, initial, args, named)


@register_series_accessor("udf")
@brief_methods
class SeriesFunctions(Functions):
    """What ``dask.dataframe.Series`` has under ``.udf``."""

    apply = Functions.applymap


@register_dataframe_accessor("udf")
@brief_methods
class FrameFunctions(Functions):
    """What ``dask.dataframe.DataFrame`` has under ``.udf``; each method is the pandas accessor's, on every partition.

    Examples
    --------
    >>> import dask.dataframe as dd, pandas as pd, udf
    >>> frame = dd.from_pandas(pd.DataFrame({"a": [1.0, 2.0, 4.0], "b": [3, 4, 5]}), npartitions=2)
    >>> product = frame.udf.apply(lambda row: row.a * row.b, axis=1)
    >>> product.dtype.name, product.compute().tolist()
    ('float64', [3.0, 8.0, 20.0])
    """

    @takes_fallback
    def apply(
        self, function: Function, axis: object = 0, result_type: object = None, args: Args = (), **named: object
    ) -> Collection:
        """Return ``function(row)`` for every row; ``axis=1`` has to be said, as in pandas: :meth:`udf.DataFrame.apply`.

        Raises
        ------
        ArgumentError
            For a function of whole columns, which lie in all partitions.
        """
        if axis not in (1, "columns"):
            raise ArgumentError(f"axis={axis!r} is not supported over partitions", "pass axis=1: a function of a row")
        ours, further = split_keywords(named)
        meta = self._data._meta  # noqa: SLF001 - Dask's own way to know a frame's types
        if module_of(meta) == "pandas":
            ours = {"result_type": result_type, **ours}
        elif result_type is not None:
            raise ArgumentError("result_type= is not supported over cuDF's partitions", "a tuple gives a frame")
        ours["axis"] = 1
        return _map_partitions(
            self._data, Step("apply", (function,), ours), Step("", (), {"args": tuple(args), **further})
        )

    def groupby(self, by: Hashable | list[Hashable], **named: object) -> Groups:
        """Return the groups of columns, after Dask's shuffle: :meth:`udf.DataFrame.groupby`.

        Raises
        ------
        ArgumentError
            For keys that are no columns.
        """
        keys = by if isinstance(by, list) else [by]
        for key in keys:
            if callable(key) or not isinstance(key, str | int | tuple):
                raise ArgumentError(f"by={key!r} is not supported over partitions", "name columns: groupby('k')")
            if key not in self._data.columns:
                raise ColumnNotFoundError(key, tuple(self._data.columns))
        return Groups(self._data, keys, Step("groupby", (by,), named))


def _map_partitions(data: Collection, step: Step, further: Step) -> Collection:
    """Return the collection of one step on each partition, each by itself."""
    job = plan_job(data._meta, (step,), further)  # noqa: SLF001 - as above
    return data.map_partitions(job, meta=job.meta)


@brief_methods
class Windows:
    """The windows of a Dask collection, across partitions: what ``ddf.udf.rolling`` returns.

    Examples
    --------
    >>> import dask.dataframe as dd, pandas as pd, udf
    >>> series = dd.from_pandas(pd.Series([1.0, 4.0, 2.0, 8.0]), npartitions=2)
    >>> series.udf.rolling(3).apply(lambda w: w.max()).compute().tolist()
    [nan, nan, 4.0, 8.0]
    """

    __iter__ = None  # by [0], [1], ..

    def __init__(self, data: Collection, parameters: dict[str, object], column: tuple[Step, ...] = ()) -> None:
        self._data, self._parameters, self._column = data, parameters, column
        self._reach = reach_of(parameters)

    def __getitem__(self, key: object) -> Windows:
        """Return the windows of column ``key``, or of the columns in a list."""
        return Windows(self._data, self._parameters, (Step("__getitem__", (key,)),))

    def apply(self, func: Function, args: Args = (), kwargs: Named | None = None, **named: object) -> Collection:
        """Return ``func(window)`` for every window, as ``apply`` of :meth:`udf.Series.rolling`."""
        steps = (Step("rolling", (), self._parameters), *self._column, Step("apply", (func,), named))
        further = Step("", (), {"args": tuple(args or ()), "kwargs": kwargs})
        job = plan_job(self._data._meta, steps, further, keep=(self._parameters.get("on"),))  # noqa: SLF001 - as above
        return rolling_apply(self._data, job, self._reach)


@brief_methods
class Groups:
    """The groups of a Dask frame: what ``ddf.udf.groupby`` returns.

    All rows of a group are brought into one partition, in their order. Results come partition by partition.

    Examples
    --------
    >>> import dask.dataframe as dd, pandas as pd, udf
    >>> frame = dd.from_pandas(pd.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 4.0]}), npartitions=2)
    >>> frame.udf.groupby("k")["x"].agg(lambda s: s.max() - s.min()).compute().sort_index().to_dict()
    {1: 3.0, 2: 0.0}
    """

    __iter__ = None  # by [0], [1], ..

    def __init__(self, frame: dd.DataFrame, keys: list[Hashable], grouped: Step, column: tuple[Step, ...] = ()) -> None:
        self._data, self._keys, self._grouped, self._column = frame, keys, grouped, column

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> NoReturn:
            raise no_method("groups", name, "groupby(..)")

    def __getitem__(self, key: object) -> Groups:
        """Return the groups of column ``key``, or of the columns in a list."""
        wanted = key if isinstance(key, list) else [key]
        for label in wanted:
            if label not in self._data.columns:
                raise ColumnNotFoundError(label, tuple(self._data.columns))
        frame = self._data[list(dict.fromkeys([*self._keys, *wanted]))]
        return Groups(frame, self._keys, self._grouped, (Step("__getitem__", (key,)),))

    def apply(self, func: Function, *args: object, **named: object) -> Collection:
        """Return ``func(group)`` for every group: :meth:`udf.api.groupby.FrameGroups.apply`."""
        return self._run("apply", (func,), args, named)

    def agg(self, func: object = None, *args: object, **named: object) -> Collection:
        """Return one value a group and column: :meth:`udf.api.groupby.FrameGroups.agg`; also named ``aggregate``."""
        if func is None:
            return self._run("agg", (), (), {}, named)
        return self._run("agg", (func,), args, named)

    aggregate = agg

    def transform(self, func: Function, *args: object, **named: object) -> Collection:
        """Return one value a row, with the rows' index: :meth:`udf.api.groupby.FrameGroups.transform`."""
        return self._run("transform", (func,), args, named)

    def scan(self, function: Function, initial: object, args: Args = (), **named: object) -> Collection:
        """Return one value a row, in order within its group: :meth:`udf.api.groupby.FrameGroups.scan`."""
        return self._run("scan", (function, initial), (args,), named)

    def reduce(self, function: Function, initial: object, args: Args = (), **named: object) -> dd.Series:
        """Return the last state of each group, in order: :meth:`udf.api.groupby.FrameGroups.reduce`."""
        return self._run("reduce", (function, initial), (args,), named)

    def rolling(self, window: object, min_periods: int | None = None, **named: object) -> GroupWindows:
        """Return the windows along the rows of each group: :meth:`udf.api.groupby.FrameGroups.rolling`."""
        return GroupWindows(self, Step("rolling", (window, min_periods), named))

    def expanding(self, min_periods: int = 1) -> GroupWindows:
        """Return the windows of all rows of a group up to each one: :meth:`udf.api.groupby.FrameGroups.expanding`."""
        return GroupWindows(self, Step("expanding", (min_periods,)))

    def _run(
        self, name: str, functions: Args, args: Args, named: Named, by_name: Mapping[str, object] = {}
    ) -> Collection:
        ours, further = split_keywords(named)
        return self.run((Step(name, functions, {**ours, **by_name}),), Step("", args, further))

    def run(self, steps: tuple[Step, ...], further: Step) -> Collection:
        """Return the collection of ``steps`` on the groups, all rows of each brought together."""
        steps = (self._grouped, *self._column, *steps)
        job = plan_job(self._data._meta, steps, further, keep=tuple(self._keys))  # noqa: SLF001 - as above
        if self._data.npartitions == 1:
            return self._data.map_partitions(job, meta=job.meta)
        number = dask.delayed(with_row_numbers, pure=True)
        parts = [number(part, place) for place, part in enumerate(self._data.to_delayed())]
        meta = with_row_numbers(self._data._meta, 0)  # noqa: SLF001 - as above
        rows = dd.from_delayed(parts, meta=meta, verify_meta=False).shuffle(on=self._keys)
        return rows.map_partitions(run_in_order, job, meta=job.meta)


@brief_methods
class GroupWindows:
    """The windows along the rows of each group: what ``ddf.udf.groupby(k).rolling(n)`` returns.

    Results have the keys and the row's label as their index, and come partition by partition.

    Examples
    --------
    >>> import dask.dataframe as dd, pandas as pd, udf
    >>> frame = dd.from_pandas(pd.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 4.0]}), npartitions=2)
    >>> frame.udf.groupby("k")["x"].rolling(2).apply(lambda w: w.sum()).compute().sort_index().tolist()
    [nan, 5.0, nan]
    """

    __iter__ = None  # by [0], [1], ..

    def __init__(self, groups: Groups, windows: Step, column: tuple[Step, ...] = ()) -> None:
        self._groups, self._windows, self._column = groups, windows, column

    def __getitem__(self, key: object) -> GroupWindows:
        """Return the windows of column ``key``, or of the columns in a list."""
        return GroupWindows(self._groups, self._windows, (Step("__getitem__", (key,)),))

    def apply(self, func: Function, args: Args = (), kwargs: Named | None = None, **named: object) -> Collection:
        """Return ``func(window)`` for every window, as ``apply`` of :meth:`udf.Series.rolling`."""
        further = Step("", (), {"args": tuple(args or ()), "kwargs": kwargs})
        return self._groups.run((self._windows, *self._column, Step("apply", (func,), named)), further)
