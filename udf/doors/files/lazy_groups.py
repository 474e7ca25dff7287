"""``scan.groupby("k")["x"].agg(f)``: the groups of a scan, by folds over batches, or with their columns in memory.

What ``rolling`` of a scan returns is here too, and where results go in memory.
"""

# ruff: noqa: SLF001 - both classes are our own
from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from udf.api.frames import DataFrame, Series
from udf.base.tracebacks import brief_methods
from udf.columns.tables import require_label
from udf.columns.text import pyarrow
from udf.doors.files.scan import Scan, batch_windows
from udf.doors.files.scan_folds import Fold, group_states
from udf.errors import ArgumentError, ScanMemoryError, UnknownAttributeError
from udf.options import options

if TYPE_CHECKING:
    import pyarrow as pa

    from udf.base.annotations import Args, Function
    from udf.doors.files.batch import LazyColumn
    from udf.windows.parameters import Rolling


@brief_methods
class LazyGroups:
    """The groups of a lazy frame, or of one of its columns: what ``scan.groupby`` returns.

    ``groups["x"]`` and ``groups.x`` are those of one column. ``scan(f, initial)`` gives a lazy column, ``reduce(f,
    initial)`` one value a group: both carry a state for each key from batch to batch. ``agg(f)`` and ``apply(f)`` need
    all rows of a group at once: they run with the columns that ``f`` uses in memory, if those fit
    ``udf.options.memory_bytes``.
    """

    __slots__ = ("_by", "_frame", "_how", "_value")

    def __init__(self, frame: Any, by: object, *, value: Hashable = None, **how: bool) -> None:
        labels = tuple(by) if isinstance(by, list) else (by,)
        for label in labels:
            if not isinstance(label, str | int | tuple):
                hint = "name columns: scan.groupby('k'), scan.groupby(['a', 'b'])"
                raise ArgumentError(f"by cannot be {by!r}, of a scan", hint)
            require_label(frame._sample()._table, label)
        for name, flag in how.items():
            if not isinstance(flag, bool):
                raise ArgumentError(f"{name} cannot be {flag!r}", "it is True or False")
        self._frame, self._by, self._how, self._value = frame, by, how, value

    def __repr__(self) -> str:
        column = "" if self._value is None else f" of {self._value!r}"
        return f"LazyGroups{column} by {self._by!r}"

    def __getitem__(self, label: Hashable) -> LazyGroups:
        """Return the groups of column ``label``."""
        require_label(self._frame._sample()._table, label)
        return LazyGroups(self._frame, self._by, value=label, **self._how)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> LazyGroups:
            if not name.startswith("_") and self._value is None and name in self._frame:
                return self[name]
            if name.startswith("_"):
                raise AttributeError(f"LazyGroups has no attribute {name!r}")
            hint = f"load the columns into memory: scan[['k', 'x']].to_pandas().udf.groupby('k').{name}(..)."
            raise UnknownAttributeError("LazyGroups", name, ("agg", "apply", "reduce", "scan"), hint)

    def scan(
        self,
        function: Function,
        initial: object,
        args: Args = (),
        *,
        names: Sequence[Hashable] | None = None,
        **named: object,
    ) -> Any:
        """Return ``out`` of ``state, out = function(state, row)`` for each row, in order within its group, lazily.

        ``row`` is a value where the groups are of one column. As ``scan`` of :meth:`udf.DataFrame.groupby`.
        """
        asked = Fold(function=function, initial=initial, args=tuple(args), named=named, names=names)
        return self._frame._scanned(self._fold(asked))

    def reduce(self, function: Function, initial: object, args: Args = (), **named: object) -> Series | DataFrame:
        """Run, and return the last state of ``state = function(state, row)`` for each group, in order.

        As ``reduce`` of :meth:`udf.DataFrame.groupby`: a :class:`udf.Series`, or a :class:`udf.DataFrame` of a tuple.
        """
        if not self._how["as_index"]:
            raise ArgumentError("as_index=False with reduce of a scan", "leave it out: .to_pandas().reset_index()")
        asked = Fold(function=function, initial=initial, args=tuple(args), named=named, has_outs=False)
        states, asked = self._frame._reduced(self._fold(asked))
        if states is None:
            return self._in_memory("reduce", function, initial, args, **named)
        return group_states(states, asked, sort=self._how["sort"])

    def agg(self, func: object = None, *args: object, **kwargs: object) -> Series | DataFrame:
        """Run, and return one value a group: ``agg`` of :meth:`udf.DataFrame.groupby`. Also named ``aggregate``.

        Raises
        ------
        ScanMemoryError
            If the columns that are used do not fit ``udf.options.memory_bytes``.
        """
        return self._in_memory("agg", func, *args, **kwargs)

    aggregate = agg

    def apply(self, func: Callable[..., object], *args: object, **kwargs: object) -> Series | DataFrame:
        """Run, and return ``func(group)`` for every group: ``apply`` of :meth:`udf.DataFrame.groupby`.

        Raises
        ------
        ScanMemoryError
            If the columns that are used do not fit ``udf.options.memory_bytes``.
        """
        return self._in_memory("apply", func, *args, **kwargs)

    def _fold(self, asked: Fold) -> Fold:
        by = tuple(self._by) if isinstance(self._by, list) else (self._by,)
        return replace(asked, by=by, value=self._value, dropna=self._how["dropna"])

    def _in_memory(self, method: str, *args: object, **kwargs: object) -> Series | DataFrame:
        """Read the columns that a method of the groups uses, which an empty batch says, and call it."""

        def call(frame: DataFrame) -> Series | DataFrame:
            groups = frame.groupby(self._by, **self._how)
            chosen = groups if self._value is None else groups[self._value]
            return getattr(chosen, method)(*args, **kwargs)

        sample = self._frame._sample()
        call(sample)
        refs = {label: ref for label, ref in self._frame._refs.items() if sample._table.sources[label].used}
        most = options.memory_bytes
        table = collect(self._frame._scan, refs, most)
        if table is None:
            what = f"the columns {', '.join(map(repr, refs))} need more than the {most:,} bytes of memory_bytes"
            hint = "set udf.options.memory_bytes, or fold: groupby(..).reduce(f, initial) keeps a state a group"
            raise ScanMemoryError(what, hint)
        whole = DataFrame(table.combine_chunks())
        for label in self._frame:
            if label not in refs:
                whole[label] = 0  # nobody reads it
        return call(whole[list(self._frame)])


LazyT = TypeVar("LazyT")


@brief_methods
class LazyWindows(Generic[LazyT]):
    """The windows of a lazy column or frame: what ``rolling`` returns."""

    __slots__ = ("_parameters", "_then")

    def __init__(self, then: Callable[..., Any], parameters: Rolling) -> None:
        self._then, self._parameters = then, parameters

    def __repr__(self) -> str:
        return f"{type(self).__name__}: {self._parameters}"

    def apply(self, func: Callable[..., object], *args: object, **named: object) -> LazyT:
        """Call a function for every window, batch by batch.

        Parameters
        ----------
        func : callable
            A Python function or lambda of a window.
        *args, **named
            As in ``apply`` of :meth:`udf.Series.rolling`.
        """
        parameters = self._parameters

        def call(data: Series | DataFrame, before: pa.Table | None) -> tuple[Series | DataFrame, pa.Table]:
            apply, state = batch_windows(data, before, parameters)
            return apply(func, *args, **named), state

        return self._then(call, "rolling", str(parameters), func, args, named)


def with_labels(table: pa.Table, refs: Mapping[Hashable, LazyColumn]) -> DataFrame:
    """Return results as a frame: Arrow's names are text, and the labels of a tuple's values are numbers."""
    return DataFrame({label: table.column(i) for i, label in enumerate(refs)})


def collect(scan: Scan, refs: Mapping[Hashable, LazyColumn], most: int | None = None) -> pa.Table:
    """Return all results as a ``pyarrow.Table``; None if they have more than ``most`` bytes."""
    tables, size = [scan.used(lambda batch: batch.arrow(refs))[1].schema.empty_table()], 0
    with closing(scan.run(refs)) as outputs:
        for output in outputs:
            tables.append(output.table)
            size += output.table.nbytes
            if most is not None and size > most:
                return None
    return pyarrow("to_arrow").concat_tables(tables)
