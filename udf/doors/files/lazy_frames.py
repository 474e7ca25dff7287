"""What ``udf.scan_parquet(..)`` gives: a frame and its columns of which nothing is read until it is asked for."""

# ruff: noqa: SLF001 - both classes are our own
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NoReturn, overload

from udf.api.frames import DataFrame, Series
from udf.api.unsupported import no_attribute
from udf.base.compile_hints import counted
from udf.base.html import html_table
from udf.base.tracebacks import brief_methods
from udf.columns.sources import dtype_or_type
from udf.columns.tables import require_label, select_columns
from udf.doors.files.batch import ComputedColumn, FrameInput, LazyColumn, SeriesInput, Step, leaving_call
from udf.doors.files.lazy_groups import LazyGroups, LazyWindows, collect, with_labels
from udf.doors.files.parquet_writer import write_parquet
from udf.doors.files.scan_folds import Fold, as_state, fold, fold_columns, with_typed_state
from udf.errors import ArgumentError
from udf.windows.parameters import Closed, Method, rolling

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    import pyarrow as pa

    from udf.base.annotations import Args, Function, Named
    from udf.base.dtypes import DType
    from udf.columns.pandas_names import pd
    from udf.doors.files.batch import Call
    from udf.doors.files.scan import Scan

INSTEAD: Final = {"collect": "to_pandas()", "compute": "to_pandas()", "sink_parquet": "to_parquet(path)"}
"""What is written here for other libraries' names."""


@brief_methods
class Lazy:
    """What a lazy frame and a lazy column have in common: where they go."""

    __slots__ = ("_scan",)
    __hash__ = None  # type: ignore[assignment]  # data is no dictionary key

    _scan: Scan
    _inputs: Callable[[], SeriesInput | FrameInput]
    _out: Callable[[], dict[Hashable, LazyColumn]]
    """Return the columns by the labels that they are written under."""

    def _title(self) -> str:
        return f"{type(self).__name__} of {counted(len(self._scan.format.files), 'file')}"

    def _then(self, call: Call, *what: object) -> LazyFrame | LazySeries:
        """Return what ``call`` makes of each batch; it is compiled here, on an empty one."""
        step = Step(inputs=self._inputs(), call=call, what=what)
        made = self._scan.sample.result(step)
        if isinstance(made, Series):
            return LazySeries(self._scan, ComputedColumn(step), made.name)
        return LazyFrame(self._scan, {label: ComputedColumn(step, label) for label in made})

    def _mapped(self, method: str, function: Function, args: Args, named: Named) -> LazyFrame | LazySeries:
        """Return what a ``method`` of each batch makes of its values or rows."""
        call = leaving_call(lambda: self._scan.sample.data(self._inputs()), method, function, args, named)
        return self._then(lambda data, _: (call(data), None), method, function, args, named)

    def _scanned(self, request: Fold) -> LazyFrame | LazySeries:
        """Return the outs of a fold."""
        request = with_typed_state(self._scan.sample.data(self._inputs()), request)
        of = (request.function, request.initial, request.args, request.named, request.names, request.by, request.value)
        return self._then(lambda data, before: fold(data, before, request), "scan", *of, request.dropna)

    def _reduced(self, request: Fold) -> tuple[pa.Table, Fold]:
        """Run a fold; return the table of the last states, and the fold that gave them."""
        request = with_typed_state(self._scan.sample.data(self._inputs()), request)
        call = lambda data, before: (data, fold_columns(data, before, request)[1])  # noqa: E731 - what a step is made of
        return self._scan.last_state(Step(inputs=self._inputs(), call=call, what=())), request

    def scan(self, function: Function, initial: object, args: Args = (), **named: Any) -> LazyFrame | LazySeries:
        """Carry a state from row to row through all files: ``state, out = function(state, row)``.

        Parameters
        ----------
        function : callable
            A Python function of the state and a row, or of a column's value.
        initial, args, **named
            As in :meth:`udf.DataFrame.scan`.
        """
        names = named.pop("names", None)
        return self._scanned(Fold(function=function, initial=initial, args=tuple(args), named=named, names=names))

    def reduce(self, function: Function, initial: object, args: Args = (), **named: object) -> object:
        """Carry a state from row to row through all files, ``state = function(state, row)``, and return the last one.

        Parameters
        ----------
        function : callable
            A Python function of the state and a row, or of a column's value.
        initial, args, **named
            As in :meth:`udf.DataFrame.reduce`.
        """
        request = Fold(function=function, initial=initial, args=tuple(args), named=named, has_outs=False)
        last, request = self._reduced(request)
        return initial if last is None else as_state(request.initial, [column.to_numpy() for column in last.columns])

    def to_arrow(self) -> pa.ChunkedArray | pa.Table:
        """Run, and return all results: a ``pyarrow.Table``, of a column a ``pyarrow.ChunkedArray``."""
        return collect(self._scan, self._out())

    def to_parquet(
        self,
        path: object,
        *,
        compression: str = "snappy",
        compression_level: int | None = None,
        use_dictionary: bool | list[str] | None = None,
    ) -> None:
        """Run, and write the results to one Parquet file; a file that is there is replaced, once all is written.

        Until then results are in ``path + ".part"``, beside ``path + ".journal"``. If the run is interrupted (a kill, a
        full disk, Ctrl-C), repeat the same call: it resumes after the last complete row group. If a function raises,
        both files are removed.

        Parameters
        ----------
        path : path
            A file that is none of those that are read.
        compression, compression_level, use_dictionary
            As pyarrow's ``write_table`` has them. ``use_dictionary=None`` makes a dictionary of a column where the
            files have one, but not of floats that a function returns.

        Raises
        ------
        ScanError
            If a file is broken, cut short or changes meanwhile, or the results cannot be written.

        Examples
        --------
        >>> import tempfile, os
        >>> import pyarrow as pa, pyarrow.parquet as pq
        >>> import udf
        >>> folder = tempfile.mkdtemp()
        >>> pq.write_table(pa.table({"x": [1.0, 2.0, 3.0]}), os.path.join(folder, "a.parquet"))
        >>> trips = udf.scan_parquet(folder)
        >>> trips["y"] = trips["x"].map(lambda x: x * x)
        >>> trips.to_parquet(os.path.join(folder, "squares.out"))
        >>> pq.read_table(os.path.join(folder, "squares.out"))["y"].to_pylist()
        [1.0, 4.0, 9.0]
        """
        how = {"compression": compression, "compression_level": compression_level, "use_dictionary": use_dictionary}
        write_parquet(self._scan, self._out(), path, how)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> NoReturn:
            if isinstance(self, LazyFrame) and name in self._refs:
                raise no_attribute(self, name, f"a column is scan[{name!r}].")
            hint = f"read all rows into memory, scan.to_pandas().{name}, or one batch, next(scan.batches())."
            hint = f"write .{INSTEAD[name]} in its place." if name in INSTEAD else hint
            raise no_attribute(self, name, hint)


@brief_methods
class LazySeries(Lazy):
    """A column of a scan, or what functions make of one; nothing is read until :meth:`to_pandas` and the like."""

    __slots__ = ("_name", "_ref")

    def __init__(self, scan: Scan, ref: LazyColumn, name: Hashable) -> None:
        self._scan, self._ref, self._name = scan, ref, name

    @property
    def name(self) -> Hashable:
        """Return the name, or None."""
        return self._name

    @property
    def dtype(self) -> DType:
        """Return the scalar type of the values."""
        return self._scan.sample.column(self._ref).column.dtype

    def __repr__(self) -> str:
        return f"LazySeries {self._name!r}: {self._scan.sample.original(self._ref).type}"

    def _repr_html_(self) -> str:
        return html_table(self._title(), [(self._name, self._scan.sample.original(self._ref).type)])

    def map(self, function: Function, *args: object, **named: object) -> LazyFrame | LazySeries:
        """Call a function for every value, batch by batch. ``apply`` and ``applymap`` are the same method.

        Parameters
        ----------
        function : callable
            A Python function or lambda of one value.
        *args, **named
            As in :meth:`udf.Series.map`. With ``fallback="python"`` Python runs rows that compiled code cannot.
        """
        return self._mapped("applymap", function, args, named)

    apply = applymap = map  # noqa: A003 - pandas' names

    def rolling(
        self,
        window: object,
        min_periods: int | None = None,
        center: bool = False,  # noqa: FBT001, FBT002 pandas' signature
        *,
        closed: Closed | None = None,
    ) -> LazyWindows[LazySeries]:
        """Return the moving windows, whose ``apply`` calls a function for each window.

        Windows continue from one batch to the next.

        Parameters
        ----------
        window, min_periods, center, closed
            As in :meth:`udf.Series.rolling`. ``window`` is a number of rows, and ``center`` is False.

        Raises
        ------
        WindowSupportError
            For windows of time, of other bounds, and ``center=True``.
        """
        return LazyWindows(self._then, rolling(window, min_periods, center, closed, None, "single"))

    def to_pandas(self) -> pd.Series:
        """Run, and return a ``pandas.Series`` of all results, of Arrow dtype."""
        return Series(collect(self._scan, self._out()).column(0), name=self._name).to_pandas()

    def to_arrow(self) -> pa.ChunkedArray:
        """Run, and return a ``pyarrow.ChunkedArray`` of all results."""
        return collect(self._scan, self._out()).column(0)

    def batches(self) -> Iterator[Series]:
        """Run, and yield the results batch by batch, each a :class:`udf.Series`."""
        for output in self._scan.run(self._out()):
            yield Series(output.table.column(0), name=self._name)

    def _inputs(self) -> SeriesInput:
        return SeriesInput(self._ref, self._name)

    def _out(self) -> dict[Hashable, LazyColumn]:
        return {0 if self._name is None else self._name: self._ref}


@brief_methods
class LazyFrame(Lazy):
    """Columns of files, and what functions make of them; nothing is read until :meth:`to_parquet` and the like.

    What :func:`udf.scan_parquet` returns. Only the columns that are written, or that a function uses, are read.
    """

    __slots__ = ("_refs",)

    def __init__(self, scan: Scan, refs: dict[Hashable, LazyColumn]) -> None:
        self._scan, self._refs = scan, refs

    @property
    def columns(self) -> tuple[Hashable, ...]:
        """Return the labels of the columns."""
        return tuple(self._refs)

    @property
    def dtypes(self) -> dict[Hashable, DType | str]:
        """Return the scalar type of each column; the name of its own type for one that cannot enter a UDF."""
        table = self._sample()._table
        return {label: dtype_or_type(table.sources[label], label) for label in self._refs}

    def __repr__(self) -> str:
        shown = ", ".join(f"{label}: {self._scan.sample.original(ref).type}" for label, ref in self._refs.items())
        return f"{self._title()} ({shown})"

    def _repr_html_(self) -> str:
        return html_table(self._title(), ((n, self._scan.sample.original(ref).type) for n, ref in self._refs.items()))

    def _ipython_key_completions_(self) -> list[Hashable]:
        return list(self._refs)

    def __iter__(self) -> Iterator[Hashable]:
        return iter(self._refs)

    def __contains__(self, label: object) -> bool:
        return label in self._refs

    @overload
    def __getitem__(self, key: list[Any]) -> LazyFrame: ...
    @overload
    def __getitem__(self, key: Hashable) -> LazySeries: ...
    def __getitem__(self, key: object) -> LazyFrame | LazySeries:
        """Return column ``key``, or a lazy frame of the columns in a list."""
        table = self._sample()._table
        if isinstance(key, list):
            return LazyFrame(self._scan, {label: self._refs[label] for label in select_columns(table, key).sources})
        require_label(table, key)
        return LazySeries(self._scan, self._refs[key], key)

    def __setitem__(self, label: Hashable, values: object) -> None:
        """Set column ``label`` to a lazy column of the same scan."""
        if not isinstance(values, LazySeries) or values._scan is not self._scan:
            hint = "make it of the scan's columns: scan['y'] = scan['x'].map(f), or scan.apply(f)"
            if isinstance(values, LazyFrame):
                hint = f"take one of its columns: scan['y'] = made[{values.columns[0]!r}]"
            raise ArgumentError(f"column {label!r} of a scan cannot be a {values!r}", hint)
        self._refs = {**self._refs, label: values._ref}

    def assign(self, **columns: object) -> LazyFrame:
        """Return a lazy frame with further or other columns, as pandas' ``assign``.

        Parameters
        ----------
        **columns
            The columns by name: columns of this scan, or a function that receives the frame.
        """
        made = LazyFrame(self._scan, self._refs)
        for label, values in columns.items():
            made[label] = values(made) if callable(values) else values
        return made

    def apply(self, function: Function, *args: object, **named: object) -> LazyFrame | LazySeries:
        """Call a function for every row, batch by batch.

        Parameters
        ----------
        function : callable
            A Python function or lambda of a row. Only the columns that it uses are read.
        *args, **named
            As in :meth:`udf.DataFrame.apply`.

        Examples
        --------
        >>> import tempfile, os
        >>> import pyarrow as pa, pyarrow.parquet as pq
        >>> import udf
        >>> path = os.path.join(tempfile.mkdtemp(), "a.parquet")
        >>> pq.write_table(pa.table({"km": [120.0, 80.0], "h": [2.0, 0.5]}), path)
        >>> list(udf.scan_parquet(path).apply(lambda row: row.km / row.h).to_pandas())
        [60.0, 160.0]
        """
        return self._mapped("apply", function, args, named)

    def map(self, function: Function, *args: object, **named: object) -> LazyFrame:
        """Call a function for every value of every column, batch by batch. ``applymap`` is the same method.

        Parameters
        ----------
        function : callable
            A Python function or lambda of one value.
        *args, **named
            As in :meth:`udf.DataFrame.map`.
        """
        return self._mapped("applymap", function, args, named)  # type: ignore[return-value]

    applymap = map  # noqa: A003 - as above

    def rolling(
        self,
        window: object,
        min_periods: int | None = None,
        center: bool = False,  # noqa: FBT001, FBT002 pandas' signature
        *,
        closed: Closed | None = None,
        method: Method = "single",
    ) -> LazyWindows[LazyFrame]:
        """Return the moving windows of every column; ``scan["x"].rolling(n)`` returns those of one.

        Parameters
        ----------
        window, min_periods, center, closed, method
            As in :meth:`udf.DataFrame.rolling`. ``window`` is a number of rows, and ``center`` is False.
        """
        return LazyWindows(self._then, rolling(window, min_periods, center, closed, None, method))

    def groupby(self, by: object, as_index: bool = True, sort: bool = True, dropna: bool = True) -> LazyGroups:  # noqa: FBT001, FBT002 pandas' signature
        """Return the groups of rows with equal keys.

        Parameters
        ----------
        by, as_index, sort, dropna
            As in :meth:`udf.DataFrame.groupby`.
        """
        return LazyGroups(self, by, as_index=as_index, sort=sort, dropna=dropna)

    def to_pandas(self) -> pd.DataFrame:
        """Run, and return a ``pandas.DataFrame`` of all results, of Arrow dtypes."""
        return with_labels(collect(self._scan, self._refs), self._refs).to_pandas()

    def batches(self) -> Iterator[DataFrame]:
        """Run, and yield the results batch by batch, each a :class:`udf.DataFrame`."""
        for output in self._scan.run(self._refs):
            yield with_labels(output.table, self._refs)

    def _sample(self) -> DataFrame:
        made = self._scan.sample.data(self._inputs())
        assert isinstance(made, DataFrame)
        return made

    def _inputs(self) -> FrameInput:
        return FrameInput(self._refs)

    def _out(self) -> dict[Hashable, LazyColumn]:
        return self._refs
