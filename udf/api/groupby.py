"""``frame.groupby("k")["x"].agg(f)``, ``frame.groupby(["a", "b"]).apply(f)``: a function of groups."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Generic, NoReturn

from udf.api.rolling import Frame, One, Wrap
from udf.api.tracebacks import brief_methods
from udf.column import Column
from udf.dtypes import DTYPES
from udf.errors import ArgumentError, DTypeError, UnknownAttributeError
from udf.groups.aggregations import columns_of, named_ones, numbered
from udf.groups.keys import By, keys_of
from udf.groups.results import narrowed, settled, sourced, with_keys
from udf.handling import handling
from udf.interop.imported import Imported
from udf.interop.sources import FrameColumns
from udf.interop.tables import Table, chosen, require_label, rows_of, unique
from udf.pipeline import map_groups

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping

    from udf.call.outcome import Mapped
    from udf.groups.keys import Keys
    from udf.handling import Handling


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A function of groups as it was asked for, checked."""

    function: Callable[..., Any]
    args: tuple[Any, ...]
    kwargs: Mapping[str, Any]
    how: Handling


def asked_of(function: Any, args: tuple[Any, ...], named: Mapping[str, Any]) -> Asked:
    """Return a function with its further arguments; ``errors``, ``error_model`` and ``overflow`` are ours.

    ``engine`` and ``engine_kwargs`` of pandas are taken, and without effect.
    """
    rest = {name: value for name, value in named.items() if name not in ("engine", "engine_kwargs")}
    ours = {name: rest.pop(name) for name in ("errors", "error_model", "overflow") if name in rest}
    if isinstance(function, str):
        hint = f"pass a function, lambda s: s.{function}(), or take pandas' own: frame.groupby(..).{function}()"
        raise ArgumentError(f"{function!r} is no function", hint)
    how = handling("skip", ours.get("errors", "raise"), ours.get("error_model", "numpy"), ours.get("overflow"))
    return Asked(function=function, args=args, kwargs=rest, how=how)


@brief_methods
class Groups(Generic[One, Frame]):
    """What groups of a Series and of a DataFrame have in common."""

    __slots__ = ("_as_index", "_keys", "_wrap")

    _keys: Keys
    _wrap: Wrap[One, Frame]
    _as_index: bool

    @property
    def ngroups(self) -> int:
        """Return how many groups there are."""
        return len(self._keys.bounds)

    def __len__(self) -> int:
        return self.ngroups

    def __repr__(self) -> str:
        return f"{type(self).__name__}: {self.ngroups:,} groups of {self._keys.bounds.rows:,} rows"

    def _map(self, columns: Any, asked: Asked) -> Mapped:
        keys = self._keys
        mapped = map_groups(
            asked.function, columns, keys.bounds, asked.args, asked.kwargs, how=asked.how, index=keys.index
        )
        return mapped._replace(columns=tuple(map(settled, mapped.columns)))

    def _framed(self, sources: Mapping[Hashable, Any]) -> Frame:
        """Return results by label as a frame: of the groups' index, or with the keys as columns."""
        index = self._keys.index
        if not self._as_index:
            made: Frame = self._wrap.table(with_keys(sources, index))
        else:
            made = self._wrap.table(Table(sources=dict(sources), rows=len(index), index=index))
        return made

    def _resulted(self, mapped: Mapped, label: Hashable, flavour: Any) -> One | Frame:
        """Return what a function gave: one value a group as a Series, several as a frame."""
        if mapped.labels is not None:
            columns = zip(mapped.labels, mapped.columns, strict=True)
            return self._framed({name: sourced(column, flavour) for name, column in columns})
        (column,) = mapped.columns
        if not self._as_index:
            return self._framed({label: sourced(column, flavour)})
        made: One | Frame = self._wrap.results(mapped, names=None, flavour=flavour, index=self._keys.index, name=label)
        return made

    if not TYPE_CHECKING:  # a type checker says by itself that there is none

        def __getattr__(self, name: str) -> NoReturn:
            if name.startswith("_"):
                raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
            known = tuple(one for one in dir(type(self)) if not one.startswith("_"))
            raise UnknownAttributeError(type(self).__name__, name, known, None)


@brief_methods
class SeriesGroups(Groups[One, Frame]):
    """The groups of a Series, or of one column of a frame: of ``series.groupby`` and ``frame.groupby(k)["x"]``.

    Examples
    --------
    >>> import udf
    >>> udf.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 4.0]}).groupby("k")["x"]
    SeriesGroups: 2 groups of 3 rows
    """

    __slots__ = ("_data",)

    def __init__(self, data: Imported, keys: Keys, wrap: Wrap[One, Frame], *, as_index: bool = True) -> None:
        self._data, self._keys, self._wrap, self._as_index = data, keys, wrap, as_index

    def apply(self, func: Callable[..., Any], *args: Any, **kwargs: Any) -> One | Frame:
        """Return ``func(group, *args, **kwargs)`` for every group, as pandas' ``groupby(..)[column].apply``.

        ``group`` is a pandas Series of the column's own dtype, in which a null is NaN. ``func`` gives one value a
        group, or a tuple: then the result is a DataFrame.

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
        mapped = self._map((self._column(),), asked_of(func, args, kwargs))
        if not self.ngroups:
            return self._keyed()._resulted(self._nothing(mapped), self._data.name, self._data.flavour)  # noqa: SLF001 ours
        return self._resulted(mapped, self._data.name, "numpy")

    def agg(self, func: Any = None, *args: Any, **kwargs: Any) -> One | Frame:
        """Return ``func(group)`` for every group, or of a list, or by name, a column for each of several functions.

        As :meth:`apply`, and as in pandas the result has the column's own dtype where that can hold it. Also named
        ``aggregate``.

        Examples
        --------
        >>> import udf
        >>> frame = udf.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 4.0]})
        >>> found = frame.groupby("k")["x"].agg(low=lambda s: s.min(), high=lambda s: s.max())
        >>> list(found["low"]), list(found["high"])
        ([1.0, 2.0], [4.0, 2.0])
        """
        if func is None:
            functions, rest = named_ones(kwargs)
        elif isinstance(func, list | tuple):
            functions, rest = numbered(func), kwargs
        elif isinstance(func, dict):
            raise ArgumentError("agg of one column takes no dict", "name the results: agg(low=f, high=g)")
        else:
            mapped = self._aggregated(asked_of(func, args, kwargs))
            return self._resulted(mapped, self._data.name, self._data.flavour)
        made = {label: self._one(asked_of(each, args, rest), label) for label, each in functions.items()}
        return self._framed({label: sourced(column, self._data.flavour) for label, column in made.items()})

    aggregate = agg

    def _column(self) -> Column:
        return numbers_of(self._data)

    def _aggregated(self, asked: Asked) -> Mapped:
        column = self._column()
        mapped = self._map((column,), asked)
        if not self.ngroups:
            return self._nothing(mapped)
        given = column.dtype if column.validity is None else DTYPES["float64"]
        return mapped._replace(columns=tuple(narrowed(one, given) for one in mapped.columns))

    def _keyed(self) -> SeriesGroups[One, Frame]:
        """Return the same groups, whose results have the keys as their index: of none pandas makes no columns."""
        return SeriesGroups(self._data, self._keys, self._wrap)

    def _nothing(self, mapped: Mapped) -> Mapped:
        """Return the results of no group: of the column's own dtype, as in pandas, where the function is not called."""
        if mapped.labels is not None:
            return mapped
        column = self._data.column
        return mapped._replace(columns=(Column(values=column.values[:0], logical=column.logical),))

    def _one(self, asked: Asked, label: Hashable) -> Column:
        """Return one column of a frame of results."""
        mapped = self._aggregated(asked)
        if mapped.labels is not None:
            what = f"the function of {label!r} returned a tuple, and a column holds one value a group"
            raise ArgumentError(what, "return one value, or take one function: groupby(..)[column].apply(f)")
        return mapped.columns[0]


@brief_methods
class FrameGroups(Groups[One, Frame]):
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
        wrap: Wrap[One, Frame],
        *,
        as_index: bool = True,
        labels: tuple[Hashable, ...] | None = None,
    ) -> None:
        self._table, self._keys, self._wrap, self._as_index = table, keys, wrap, as_index
        self._chosen = labels

    @property
    def columns(self) -> tuple[Hashable, ...]:
        """Return the labels of the columns that functions see: all but the keys, or those that were chosen."""
        if self._chosen is not None:
            return self._chosen
        return tuple(label for label in self._table.sources if label not in self._keys.excluded)

    def __getitem__(self, key: Any) -> Any:
        """Return the groups of column ``key``, or of the columns in a list."""
        if isinstance(key, list):
            for label in key:
                require_label(self._table, label)
            return FrameGroups(self._table, self._keys, self._wrap, as_index=self._as_index, labels=tuple(key))
        require_label(self._table, key)
        data = self._table.sources[key].read(key)
        named = Imported(column=data.column, index=self._table.index, name=key, flavour=data.flavour)
        return SeriesGroups(named, self._keys, self._wrap, as_index=self._as_index)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            if not name.startswith("_") and name in self._table.sources:
                return self[name]
            return super().__getattr__(name)

    def apply(self, func: Callable[..., Any], *args: Any, **kwargs: Any) -> One | Frame:
        """Return ``func(group, *args, **kwargs)`` for every group, as pandas' ``groupby(..).apply``.

        ``group`` is a pandas DataFrame of the columns that are no keys: ``g["x"]`` and ``g.x`` are Series,
        ``g[g.x > 0]`` some of its rows, ``g.iloc[-1]["x"]`` one value, ``len(g)`` how many rows it has. Only columns
        that ``func`` uses are read. It gives one value a group, or a tuple: then the result is a DataFrame.

        The parameters are those of :meth:`SeriesGroups.apply`.

        Examples
        --------
        >>> import udf
        >>> frame = udf.DataFrame({"k": [1, 2, 1], "v": [1.0, 2.0, 4.0], "w": [1.0, 1.0, 3.0]})
        >>> list(frame.groupby("k").apply(lambda g: (g.v * g.w).sum() / g.w.sum()))
        [3.25, 2.0]
        """
        asked = asked_of(func, args, {k: v for k, v in kwargs.items() if k != "include_groups"})
        if kwargs.get("include_groups"):
            raise ArgumentError("include_groups=True is not supported", "pandas 3 has it no more: leave it out")
        sources = {label: self._table.sources[label] for label in self.columns}
        mapped = self._map(FrameColumns(sources), asked)
        if not self.ngroups and mapped.labels is None:
            return self._nothing()
        return self._resulted(mapped, None, "numpy")

    def _nothing(self) -> Frame:
        """Return what pandas gives of no group: the columns, without a row."""
        empty = rows_of(chosen(self._table, self.columns), slice(0, 0))
        made: Frame = self._wrap.table(replace(empty, index=self._keys.index if self._as_index else None))
        return made

    def agg(self, func: Any = None, *args: Any, **kwargs: Any) -> Frame:
        """Return one value a group and column: of one function for each column, of a dict of them, or by name.

        ``agg(f)``, ``agg({"x": f, "y": g})``, ``agg(low=("x", f), high=("x", g))``; ``f`` sees one column's group, a
        Series. Also named ``aggregate``.

        Examples
        --------
        >>> import udf
        >>> frame = udf.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 4.0], "y": [3, 4, 5]})
        >>> found = frame.groupby("k").agg(low=("x", lambda s: s.min()), rows=("y", lambda s: len(s)))
        >>> list(found["low"]), list(found["rows"])
        ([1.0, 2.0], [2, 1])
        """
        wanted, rest = columns_of(func, kwargs, self.columns)
        sources = {}
        for label, (column, function) in wanted.items():
            groups = self[column]
            made = groups._one(asked_of(function, args, rest), label)  # noqa: SLF001 our own kind
            sources[label] = sourced(made, groups._data.flavour)  # noqa: SLF001 as above
        return self._framed(unique(sources, tuple(wanted)))

    aggregate = agg


def numbers_of(data: Imported) -> Column:
    """Return a column that a function of groups can have: of numbers; a bool one without nulls."""
    dtype = data.column.dtype
    nulls = dtype.kind == "b" and data.column.validity is not None
    if not dtype.is_number or dtype.name == "uint64" or nulls:
        hint = "choose the columns of numbers: frame.groupby(k)[['a', 'b']]."
        if dtype.is_number:
            hint = 'convert it: .astype("int64").' if dtype.name == "uint64" else 'convert it: .astype("float64").'
        refused = DTypeError(dtype, supported=tuple(DTYPES), where="the values of groups", hint=hint)
        raise refused if data.name is None else refused.of_column(data.name)
    return data.column


def frame_groups(table: Table, wrap: Wrap[One, Frame], by: Any, level: Any, *flags: bool) -> FrameGroups[One, Frame]:
    """Return the groups of a table's rows; ``flags`` are as_index, sort, group_keys, observed and dropna."""
    as_index, keys = _keys(table, by, level, *flags)
    return FrameGroups(table, keys, wrap, as_index=as_index)


def series_groups(
    data: Imported, wrap: Wrap[One, Frame], by: Any, level: Any, *flags: bool
) -> SeriesGroups[One, Frame]:
    """Return the groups of a column's values; ``flags`` as in :func:`frame_groups`."""
    table = Table(sources={}, rows=len(data.column), index=data.index)
    as_index, keys = _keys(table, by, level, *flags)
    if not as_index:
        raise ArgumentError(
            "as_index=False is for the groups of a frame", "leave it out, or make a frame of the Series"
        )
    return SeriesGroups(data, keys, wrap)


def _keys(
    table: Table,
    by: Any,
    level: Any,
    as_index: object,
    sort: bool,  # noqa: FBT001 - pandas' parameters, in its order
    group_keys: object,
    observed: bool,  # noqa: FBT001 - as above
    dropna: bool,  # noqa: FBT001 - as above
) -> tuple[bool, Keys]:
    for name, given in (("as_index", as_index), ("group_keys", group_keys)):
        if not isinstance(given, bool):
            raise ArgumentError(f"{name} cannot be {given!r}", "it is True or False")
    return bool(as_index), keys_of(table, By(by=by, level=level, sort=sort, dropna=dropna, observed=observed))
