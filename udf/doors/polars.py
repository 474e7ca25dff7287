"""The namespace ``.udf`` of Polars' expressions: ``pl.col("x").udf.map(f)``, ``pl.struct("a", "b").udf.apply(f)``.

It is registered by ``import udf``, whether polars is imported before or after. A query's functions are compiled when it
is planned, for the types that it has then: so its schema is known without running, lazily and in streaming. Columns are
shared with Polars both ways (text goes out of Polars' views, a copy).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from types import FunctionType
from typing import TYPE_CHECKING, Final, NoReturn

from udf.api.ahead.shipping import CompilingFunction
from udf.api.frames import Series
from udf.api.unsupported import no_attribute
from udf.base.dtypes import dtype_of
from udf.base.tracebacks import brief_methods
from udf.bind.times import reads_clocks
from udf.bind.window_shapes import uses_labels
from udf.columns.arrow_signature import arrow_type
from udf.columns.labelled_column import unsupported
from udf.columns.libraries import library
from udf.columns.text import pyarrow
from udf.doors.arrow_groups import ArrowGroups
from udf.doors.arrow_left_rows import leaving_function
from udf.doors.exception_text import notes_in_text
from udf.errors import ArgumentError, DTypeError, PackageVersionError
from udf.options import options

if TYPE_CHECKING:
    import polars as pl
    import pyarrow as pa

    from udf.base.annotations import Function, Named
    from udf.doors.arrow import ArrowFunction

    Planned = tuple[pl.Expr, pl.DataType]

pl = library("polars", "polars", "the namespace .udf of Polars")


@brief_methods
class ExpressionFunctions:
    """What an expression of Polars has under ``.udf``.

    Examples
    --------
    >>> import polars as pl, udf
    >>> frame = pl.DataFrame({"x": [50.0, None, 400.0]})
    >>> query = frame.lazy().select(pl.col("x").udf.map(lambda x: 2.5 if x > 100 else x * 0.01))
    >>> query.collect_schema(), query.collect()["x"].to_list()
    (Schema([('x', Float64)]), [0.5, None, 2.5])
    """

    def __init__(self, expression: pl.Expr) -> None:
        self._expression = expression

    if not TYPE_CHECKING:  # a type checker says by itself that there is none

        def __getattr__(self, name: str) -> NoReturn:
            hint = f"Polars' own is without .udf: .{name}" if hasattr(self._expression, name) else None
            raise no_attribute(self, name, hint, said=f".udf has no attribute {name!r}")

    def map(self, function: Callable[..., object], **how: object) -> pl.Expr:
        """Return the expression of ``function(value)`` for every value; of a struct, :meth:`apply`.

        Parameters
        ----------
        function : callable
            A plain Python function. A null gives a null, as with ``skip_nulls=True`` of Polars; with
            ``na_action=None`` it is ``None`` inside, and with ``na_value=udf.NA`` too ``udf.NA``.
        **how
            As in :func:`udf.arrow_function`: ``errors="null"`` gives null for a row on which it raises.

        Raises
        ------
        DTypeError, UdfCompileError
            When the query is planned: if a type cannot enter a UDF, or ``function`` cannot be compiled.
        """
        _require_ours(how)
        return _when_planned([self._expression], lambda inputs: _map(inputs[0], function, how))

    def apply(self, function: Callable[..., object], **how: object) -> pl.Expr:
        """Return the expression of ``function(row)`` for every struct: ``row["a"]`` or ``row.a``.

        A null field is ``None``, as in ``map_elements``; with ``na_value=udf.NA`` it is ``udf.NA``, which arithmetic
        keeps. Several values that ``function`` returns are a struct.

        Parameters
        ----------
        function : callable
            Takes a row; only the fields that it uses are read.
        **how
            As in :func:`udf.arrow_function`.

        Examples
        --------
        >>> import polars as pl, udf
        >>> frame = pl.DataFrame({"a": [1.5, 2.0], "b": [2, None], "c": ["x", "y"]})
        >>> product = pl.struct("a", "b").udf.apply(lambda row: row.a * row.b, na_value=udf.NA)
        >>> frame.select(ab=product)["ab"].to_list()
        [3.0, None]
        """
        _require_ours(how)
        return _when_planned([self._expression], lambda inputs: _apply(inputs[0], function, how))

    def agg(self, function: Callable[..., object], **how: object) -> pl.Expr:
        """Return the expression of ``function(group)``, one value a group, for ``group_by(..).agg``.

        Inlay computes all groups in one call. Outside of ``group_by`` all rows are one group.

        Parameters
        ----------
        function : callable
            A Python function or lambda of the group: a pandas Series, or for a struct a DataFrame. A null is NaN.
        **how
            Further arguments of the function, and options, as for ``agg`` of :meth:`udf.Series.groupby`.

        Examples
        --------
        >>> import polars as pl, udf
        >>> frame = pl.DataFrame({"k": ["a", "b", "a"], "x": [1.0, 4.0, 2.0], "w": [1, 1, 3]})
        >>> spread = pl.col("x").udf.agg(lambda s: s.max() - s.min())
        >>> mean = pl.struct("x", "w").udf.agg(lambda g: (g.x * g.w).sum() / g.w.sum())
        >>> frame.group_by("k").agg(spread=spread, mean=mean).sort("k").rows()
        [('a', 1.0, 1.75), ('b', 0.0, 4.0)]
        """
        return _when_planned([self._expression], lambda inputs: _aggregate(inputs[0], function, how))

    def rolling(self, window: object, min_periods: int | None = None, *, on: object = None, **named: object) -> Windows:
        """Return the windows along the column, for ``.apply(f)``: :meth:`udf.Series.rolling`.

        ``on`` is the column or expression of times that a length of time, ``"2h"``, goes by.

        Parameters
        ----------
        window, min_periods, **named
            As in :meth:`udf.Series.rolling`.
        on : str or expression, optional
            The times that a length of time goes by.

        Examples
        --------
        >>> import polars as pl, udf
        >>> frame = pl.DataFrame({"k": ["a", "b", "a"], "x": [1.0, 4.0, 2.0]})
        >>> spread = pl.col("x").udf.rolling(2, min_periods=1).apply(lambda w: w.max() - w.min())
        >>> frame.select(spread.over("k"))["x"].to_list()
        [0.0, 0.0, 1.0]
        """
        return Windows(self._expression, {"window": window, "min_periods": min_periods, **named}, on)


pl.api.register_expr_namespace("udf")(ExpressionFunctions)


def _when_planned(expressions: list[pl.Expr], make: Callable[[list[Planned]], pl.Expr]) -> pl.Expr:
    """Return the expression that ``make`` gives, when a query is planned, of pairs of expressions and their types."""

    def expression(inputs: list[Planned]) -> pl.Expr:
        with notes_in_text():
            return make(inputs)

    library("pyarrow", "polars", "the namespace .udf of Polars")
    if not hasattr(pl, "pipe_with_dtype"):
        raise PackageVersionError("polars", pl.__version__, ">= 2.1", "inlay-udf[polars]")
    return pl.pipe_with_dtype(expressions, expression)


def _require_ours(how: Named) -> None:
    """Refuse what ``map_elements`` takes, and what would be passed to the function here."""
    for name in set(how) & set(INSTEAD):
        raise ArgumentError(f"{name} is a parameter of Polars' map_elements", INSTEAD[name])


INSTEAD: Final = {
    "return_dtype": "leave it out: the type is what the function returns; for another one add .cast(dtype)",
    "skip_nulls": "a null gives a null; with na_action=None the function receives None",
}


def _map(planned: Planned, function: Function, how: Named) -> pl.Expr:
    expression, dtype = planned
    if isinstance(dtype, pl.Struct):
        return _apply(planned, function, how)
    if _has_zone(dtype) and _reads_clocks(function, {}):
        expression, dtype = expression.dt.replace_time_zone(None), pl.Datetime(dtype.time_unit)
    return _map_batches(leaving_function(function, _arrow_type(dtype), how), [expression])


def _apply(planned: Planned, function: Function, how: Named) -> pl.Expr:
    expression, dtype = planned
    if not isinstance(dtype, pl.Struct):
        raise ArgumentError(f"apply of {dtype}", 'use a struct, pl.struct("a", "b").udf.apply(f), or .udf.map(f)')
    types = {field.name: field.dtype for field in dtype.fields}
    zones = {name: _has_zone(one) for name, one in types.items()}
    clocks = {name for name in zones if zones[name]} if _reads_clocks(function, zones) else set()
    types |= {name: pl.Datetime(types[name].time_unit) for name in clocks}
    made = leaving_function(function, {name: _field_type(one) for name, one in types.items()}, how)
    labels = [parameter.label for parameter in made.compiled.signature.parameters]
    fields = [expression.struct.field(label) for label in labels]
    fields = [
        one.dt.replace_time_zone(None) if label in clocks else one for label, one in zip(labels, fields, strict=True)
    ]
    if not _is_struct_of_columns(expression):
        fields.append(expression.is_not_null())
    return _named_as(expression, _map_batches(made, fields))


def _named_as(expression: pl.Expr, made: pl.Expr) -> pl.Expr:
    """Return ``made`` under the name of ``expression``; an element of a list has none."""
    name = expression.meta.output_name(raise_if_undetermined=False)
    return made if name is None else made.alias(name)


def _is_struct_of_columns(expression: pl.Expr) -> bool:
    """Return whether an expression is ``pl.struct(..)`` and no more: it has no null, and many fields."""
    root = expression.meta.undo_aliases()
    text = str(root)
    if not text.startswith("as_struct("):
        return False
    return text.count("(") == 1 or root.meta.eq(pl.struct(root.meta.pop()[::-1]))  # which takes longer


def _has_zone(dtype: pl.DataType) -> bool:
    return isinstance(dtype, pl.Datetime) and dtype.time_zone is not None


def _reads_clocks(function: object, zones: dict[str, bool]) -> bool:
    """Return whether a function asks times with a zone for their clocks alone: it may have the clocks' own times."""
    return type(function) is FunctionType and reads_clocks(function.__code__, zones)


def _aggregate(planned: Planned, function: Function, how: Named) -> pl.Expr:
    """Return the expression of one value a group; Polars hands over all groups as one column of lists."""
    expression, dtype = planned
    groups = ArrowGroups(function, _arrow_type(dtype), how)
    lists, gives = expression.implode(), _polars_type(groups.type)
    made = lists.map_batches(_OfLists(groups), return_dtype=gives, is_elementwise=True, returns_scalar=True)
    return _named_as(expression, made)


class _OfLists:
    """A function of groups as Polars calls it, with a Series of lists."""

    def __init__(self, groups: ArrowGroups) -> None:
        self._groups, self._threads = groups, options.threads

    def __call__(self, lists: pl.Series, **_: object) -> pl.Series:
        with notes_in_text(), options(threads=self._threads or options.threads):
            return pl.from_arrow(self._groups(lists.rechunk().to_arrow()))


def _map_batches(function: ArrowFunction, expressions: list[pl.Expr]) -> pl.Expr:
    """Return the expression that calls ``function`` for batches of rows.

    With an expression more than it takes, that says which rows are there.
    """
    dtype = _polars_type(function.type)
    return pl.map_batches(expressions, _BatchFunction(function), return_dtype=dtype, is_elementwise=True)


class _BatchFunction:
    """A function of Series, as Polars calls it; it pickles, for a query that is sent away."""

    def __init__(self, function: ArrowFunction) -> None:
        self._function, self._threads = function, options.threads  # Polars' threads see no block of options

    def __call__(self, columns: Sequence[pl.Series], **_: object) -> pl.Series:  # return_dtype, which is tried first
        count = len(self._function.compiled.signature.parameters)
        arrays = []
        for one in columns[:count]:
            arrays.append(to_arrow_column(one))  # noqa: PERF401 - a comprehension is a call in Python 3.11
        if columns[count:] and not columns[count].all():
            with notes_in_text():
                return pl.from_arrow(self._function.of_rows(columns[count].to_numpy(), *arrays))
        threads = self._threads or options.threads or (1 if len(arrays[0]) <= MORSEL else None)
        if (made := self._function.quick(arrays, threads)) is not None:
            return pl.Series("", made)
        with notes_in_text(), options(threads=threads):
            return pl.from_arrow(self._function.of_columns(*arrays))


MORSEL: Final = 1 << 17
"""Rows of a batch at most of which Polars, streaming, runs as many at once as it has threads: each runs on its own."""


def to_arrow_column(series: pl.Series) -> pa.ChunkedArray | pa.Array:
    """Return a Series of Polars as Arrow's column, chunk by chunk, which shares its memory."""
    if series.n_chunks() == 1:
        return series.to_arrow()
    return pyarrow("Polars").chunked_array([chunk.to_arrow() for chunk in series.get_chunks()])


@lru_cache(maxsize=256)
def _arrow_type(dtype: object) -> pa.DataType:
    """Return a type in Arrow; refuse one that Arrow has not, or has as bytes."""
    if dtype != pl.Object:
        with suppress(ValueError):  # pyarrow's, of 128 bits, or of what holds those
            return pl.Series([], dtype=dtype).to_arrow().type
    raise unsupported(dtype)


def _field_type(dtype: pl.DataType) -> object:
    """Return the type of a field in Arrow; its name in Polars where there is none: a function need not use it."""
    try:
        return _arrow_type(dtype)
    except DTypeError:
        return str(dtype)


@lru_cache(maxsize=256)
def _polars_type(kind: object) -> pl.DataType:
    return pl.from_arrow(pyarrow("Polars").array([], kind)).dtype


@brief_methods
class Windows:
    """The windows of an expression's column: what ``pl.col("x").udf.rolling(n)`` returns."""

    def __init__(self, expression: pl.Expr, parameters: Named, on: object) -> None:
        self._expression, self._parameters, self._on = expression, parameters, on

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> NoReturn:
            own = f"rolling_{name}"
            hint = f"pass a function, .apply(lambda w: w.{name}()), or use Polars' own, without .udf: .{own}(..)"
            raise no_attribute(self, name, hint if hasattr(pl.Expr, own) else None)

    def apply(self, function: Callable[..., object], *, dtype: object = "float64", **how: object) -> pl.Expr:
        """Return the expression of ``function(window)`` for every window: as ``apply`` of :meth:`udf.Series.rolling`.

        A window is a pandas Series of float64, in which a null is NaN, or with ``raw=True`` an array; NaN is the result
        of one with too few values. ``.over(keys)`` takes each group's rows by themselves.

        Parameters
        ----------
        function : callable
            Takes a window.
        dtype : str, numpy.dtype or DType
            The type of the results.
        **how
            As in ``apply`` of :meth:`udf.Series.rolling`.
        """
        expressions = [self._expression]
        if self._on is not None:
            expressions.append(pl.col(self._on) if isinstance(self._on, str) else self._on)
        how["dtype"] = dtype

        def planned(inputs: list[Planned]) -> pl.Expr:
            columns, types = zip(*inputs, strict=True)
            for one in types:
                _arrow_type(one)  # which refuses some
            run = _compile(_Rolling(function, self._parameters, how), types)
            return pl.map_batches(
                columns, run, return_dtype=_polars_type(arrow_type(dtype_of(dtype), pyarrow("Polars")))
            )

        return _when_planned(expressions, planned)


class _Rolling:
    """A function of Series that goes over the windows of the first; the second has the times that they go by."""

    def __init__(self, function: Function, parameters: Named, how: Named) -> None:
        self.function, self.parameters, self.how, self.threads = function, parameters, how, options.threads

    def __call__(self, columns: Sequence[object], **_: object) -> pl.Series:
        with notes_in_text(), options(threads=self.threads or options.threads):
            return pl.from_arrow(self.results(columns).to_arrow())

    def results(self, columns: Sequence[object]) -> pl.Series:
        """Return the results as a Series of ours."""
        on = Series(to_arrow_column(columns[1])).to_numpy() if len(columns) > 1 else None
        return Series(to_arrow_column(columns[0])).rolling(**self.parameters, on=on).apply(self.function, **self.how)


def _compile(run: _Rolling, types: Sequence[object]) -> _Rolling:
    """Return ``run`` with its function compiled for columns of ``types``; one that asks for labels is, when it runs."""
    if not run.how.get("raw") and uses_labels(run.function):
        return run
    ahead = CompilingFunction(run.function)
    _Rolling(ahead, run.parameters, run.how).results([pl.Series([], dtype=dtype) for dtype in types])
    given = {name: value for name, value in run.how.items() if name not in ("args", "kwargs")}  # those are compiled in
    return _Rolling(ahead.windows(), run.parameters, given)
