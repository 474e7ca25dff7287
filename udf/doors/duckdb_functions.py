"""Functions in DuckDB's SQL: ``udf.duckdb.register(con, "fee", f, ["DOUBLE"], "DOUBLE")``; or of a whole relation.

To a function of SQL DuckDB hands over 2,048 rows at a time, as Arrow, which both sides share; text and bools are
copied. :func:`map` takes a relation's rows out at once, which costs a tenth of that.
"""

from __future__ import annotations

from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Final, Literal

from udf.base.dtypes import UNITS
from udf.base.tracebacks import brief
from udf.columns.libraries import library
from udf.doors.arrow_groups import ArrowGroups
from udf.doors.arrow_left_rows import leaving_function
from udf.doors.exception_text import notes_in_text
from udf.errors import ArgumentError, ColumnNotFoundError

if TYPE_CHECKING:
    from collections.abc import Container, Sequence
    from types import ModuleType

    import duckdb
    import pyarrow as pa

    from udf.api.ahead.compiled_udf import CompiledUdf
    from udf.base.annotations import Function
    from udf.doors.arrow import ArrowFunction

__all__ = ["map", "register", "register_aggregate"]

duckdb = library("duckdb", "duckdb", "the module udf.duckdb")
pa = library("pyarrow", "duckdb", "the module udf.duckdb")


@brief
def register(
    connection: duckdb.DuckDBPyConnection | ModuleType,
    name: str,
    function: Function | CompiledUdf,
    parameters: Sequence[object],
    return_type: object = None,
    *,
    na_action: Literal["ignore"] | None = "ignore",
    errors: Literal["raise", "null"] = "raise",
    side_effects: bool = False,
    **how: object,
) -> duckdb.DuckDBPyConnection:
    """Make ``function`` the scalar function ``name`` of ``connection``; return the connection.

    Parameters
    ----------
    connection : duckdb.DuckDBPyConnection
        Or the module ``duckdb``, for its default one.
    function : callable
        Takes as many values as there are ``parameters``; one STRUCT is a row, ``row.a``.
    parameters : sequence of str or duckdb types
        The SQL types of the arguments.
    return_type : str or duckdb type, optional
        The SQL type of the result; what ``function`` gives, if it is left out. Another one is cast to, and a value
        that does not fit is an error.
    na_action : {"ignore", None}
        NULL for NULL, as DuckDB's default ``null_handling``; None passes ``None`` ("special"), or ``na_value=udf.NA``.
    errors : {"raise", "null"}
        As DuckDB's ``exception_handling``; with ``"null"`` the rows that raise are NULL, and no others.
    side_effects : bool
        As DuckDB's: whether equal calls may differ.
    **how
        Further arguments of ``function``, and those of :func:`udf.arrow_function`.

    Raises
    ------
    DTypeError, UdfCompileError
        If a type cannot enter a UDF, or ``function`` cannot be compiled. What it raises on a row is an
        ``InvalidInputException`` of DuckDB's with its class and text.

    Examples
    --------
    >>> import duckdb, udf
    >>> with duckdb.connect() as con:
    ...     _ = udf.duckdb.register(con, "fee", lambda x: 2.5 if x > 100 else x * 0.01, ["DOUBLE"], "DOUBLE")
    ...     con.execute("SELECT fee(x) FROM (VALUES (50.0), (NULL), (400.0)) AS t(x)").fetchall()
    [(0.5,), (None,), (2.5,)]
    """
    parameters = [parameters] if isinstance(parameters, str) else list(parameters)
    kinds = [_arrow_type(connection, kind) for kind in parameters]
    row = len(kinds) == 1 and pa.types.is_struct(kinds[0])
    signature = {field.name: field.type for field in kinds[0]} if row else kinds
    compiled = leaving_function(function, signature, {"na_action": na_action, "errors": errors, **how})
    asked = _sql_type(compiled.type) if return_type is None else return_type
    run = _scalar_function(compiled, kinds, _arrow_type(connection, asked), skips=na_action == "ignore")
    return connection.create_function(
        name, run, parameters, asked, type="arrow", null_handling="special", side_effects=side_effects
    )


@brief
def register_aggregate(
    connection: duckdb.DuckDBPyConnection | ModuleType, name: str, function: Function, parameter: object, **how: object
) -> duckdb.DuckDBPyConnection:
    """Make ``function`` of a group the aggregate ``name`` of ``connection``, for GROUP BY; return the connection.

    DuckDB's Python API has no aggregates: a scalar function ``name_of_list`` is registered, and ``name(x)`` is a macro,
    ``name_of_list(list(x))``. So it has no OVER.

    Parameters
    ----------
    connection : duckdb.DuckDBPyConnection
        Or the module ``duckdb``, for its default one.
    function : callable
        Takes a pandas Series, or of a STRUCT a DataFrame, and returns one value: as ``agg`` and ``apply`` of
        :meth:`udf.Series.groupby`. A NULL is NaN.
    parameter : str or duckdb type
        The SQL type of the argument; ``name({'x': x, 'w': w})`` is called with a struct.
    **how
        Further arguments of ``function``, and options of :func:`udf.compile`.

    Examples
    --------
    >>> import duckdb, udf
    >>> with duckdb.connect() as con:
    ...     _ = udf.duckdb.register_aggregate(con, "spread", lambda s: s.max() - s.min(), "DOUBLE")
    ...     rows = "FROM (VALUES (1, 5.0), (2, 1.0), (1, 7.5)) AS t(k, x)"
    ...     con.execute(f"SELECT k, spread(x) {rows} GROUP BY k ORDER BY k").fetchall()
    [(1, 2.5), (2, 0.0)]
    """
    if isinstance(parameter, list | tuple):  # as register takes them
        if len(parameter) != 1:
            said = f"an aggregate has one parameter, and not {len(parameter)}"
            raise ArgumentError(said, "of several columns it is a STRUCT: name({'x': x, 'w': w})")
        (parameter,) = parameter
    groups = ArrowGroups(function, _arrow_type(connection, parameter), how)

    def run(lists: object) -> pa.ChunkedArray:
        with notes_in_text():
            return groups(lists.combine_chunks() if isinstance(lists, pa.ChunkedArray) else lists)

    listed, gives = f"{name}_of_list", _sql_type(groups.type)
    connection.create_function(listed, run, [f"{parameter}[]"], gives, type="arrow", null_handling="special")
    quoted, inner = (f'"{one.replace(chr(34), chr(34) * 2)}"' for one in (name, listed))
    connection.execute(f"CREATE OR REPLACE TEMP MACRO {quoted}(x) AS {inner}(list(x))")
    return connection


@brief
def map(  # noqa: A001 - it is udf.duckdb.map
    connection: duckdb.DuckDBPyConnection | ModuleType,
    relation: duckdb.DuckDBPyRelation,
    name: str,
    function: Function | CompiledUdf,
    columns: Sequence[str] | None = None,
    **how: object,
) -> duckdb.DuckDBPyRelation:
    """Return ``relation`` with one more column, ``name``: what ``function`` gives of each row.

    The relation runs, and lies in memory as a table of Arrow, which the relation that is returned reads; its other
    columns have the types that DuckDB gives and takes in Arrow.

    Parameters
    ----------
    connection : duckdb.DuckDBPyConnection
        Whose relation is returned; the module ``duckdb``, for its default one.
    relation : duckdb.DuckDBPyRelation
        ``con.sql("SELECT ..")``, ``con.table("t")``.
    name : str
        What the column is called; none of the relation's.
    function : callable
        Takes the values of ``columns``; without them a row, ``row.a``.
    **how
        As in :func:`udf.arrow_function`.

    Raises
    ------
    ArgumentError, ColumnNotFoundError
        If the relation has a column ``name``, or not those of ``columns``.
    DTypeError, UdfCompileError
        If a type cannot enter a UDF, or ``function`` cannot be compiled. What it raises on a row is raised as it is.

    Examples
    --------
    >>> import duckdb, udf
    >>> with duckdb.connect() as con:
    ...     trips = con.sql("SELECT * FROM (VALUES (1, 50.0::DOUBLE), (2, NULL)) AS t(id, x)")
    ...     udf.duckdb.map(con, trips, "fee", lambda x: x * 0.01, ["x"]).fetchall()
    [(1, 50.0, 0.5), (2, None, None)]
    """
    if isinstance(relation, str):
        raise ArgumentError("a text is not a relation", "make one of it: con.sql(query), or con.table(name)")
    table = relation.to_arrow_table()
    if name in table.schema.names:
        raise ArgumentError(f"the relation has a column {name!r}", "use another name, or leave that column out")
    kinds = {field.name: field.type for field in table.schema}
    for column in columns or ():
        if column not in kinds:
            raise ColumnNotFoundError(column, tuple(kinds))
    asked = kinds if columns is None else [kinds[column] for column in columns]
    given = [table] if columns is None else [table.column(column) for column in columns]
    compiled = leaving_function(function, asked, how)
    read = given if columns is not None else [table.column(one.label) for one in compiled.compiled.signature.parameters]
    for column in read:
        _require_years(column)
    made = compiled(*given)
    return connection.from_arrow(table.append_column(name, made))


def _scalar_function(function: ArrowFunction, given: Sequence[object], kind: object, *, skips: bool) -> Function:
    """Return ``function`` as DuckDB calls it, with parameters of types ``given`` and a result of ``kind``.

    A NULL struct gives NULL if it ``skips`` those, else a row of NULLs.
    """
    signature, quick, columns = function.compiled.signature, function.quick, len(given)
    timed = [i for i, one in enumerate(given) if _holds_times(one)]
    read = {parameter.label for parameter in signature.parameters}
    called = function if skips else function.of_every_row
    is_direct = function.type == kind and signature.shape == "positional" and len(signature.parameters) == columns

    def run(*arrays: pa.ChunkedArray) -> pa.ChunkedArray:
        for i in timed:
            _require_years(arrays[i], read)
        chunks = [array.chunk(0) for array in arrays if array.num_chunks == 1]
        if is_direct and len(chunks) == columns and (made := quick(chunks)) is not None:
            return made
        with notes_in_text():
            result = called(*arrays)
            return result if result.type == kind else result.cast(kind)

    named = [Parameter(f"x{i}", Parameter.POSITIONAL_ONLY) for i in range(columns)]
    run.__signature__ = Signature(named)  # type: ignore[attr-defined]  # DuckDB counts them
    return run


def _holds_times(kind: pa.DataType) -> bool:
    if pa.types.is_struct(kind):
        return any(_holds_times(field.type) for field in kind)
    return bool(pa.types.is_date32(kind) or pa.types.is_timestamp(kind))


def _require_years(column: pa.ChunkedArray, read: Container[object] = ()) -> None:
    """Refuse a column with a date or a timestamp that is infinite, or in a year that Python's have not.

    Of structs these are the fields that are ``read``.

    Raises
    ------
    ArgumentError
        DuckDB's own functions get the last date of Python's for an infinite one, and text for other years.
    """
    if not _holds_times(column.type):
        return
    for array in column.chunks if isinstance(column, pa.ChunkedArray) else [column]:
        if pa.types.is_struct(array.type):
            for field, values in zip(array.type, array.flatten(), strict=True):
                if field.name in read:
                    _require_years(values)
            continue
        days = pa.types.is_date32(array.type)
        least, most = (-719162, 2932896) if days else _YEARS[array.type.unit]
        found = pa.compute.min_max(array.view(pa.int32() if days else pa.int64())).as_py()
        if found["min"] is not None and not least <= found["min"] <= found["max"] <= most:
            what = "a date that is infinite, or in a year outside 1 to 9999, cannot be a value of a UDF"
            raise ArgumentError(what, "leave such rows out: WHERE isfinite(x) AND year(x) BETWEEN 1 AND 9999")


_YEARS: Final = {
    unit: (max(-62135596800 * size, 2 - 2**63), min(253402300800 * size - 1, 2**63 - 2)) for unit, size in UNITS.items()
}
"""Unit -> the least and the largest count of Python's years that is not infinite in DuckDB."""

_TYPES: Final = {
    "bool": "BOOLEAN",
    "double": "DOUBLE",
    "float": "FLOAT",
    "large_string": "VARCHAR",
    **{f"int{bits}": name for bits, name in ((8, "TINYINT"), (16, "SMALLINT"), (32, "INTEGER"), (64, "BIGINT"))},
    **{f"uint{bits}": name for bits, name in ((8, "UTINYINT"), (16, "USMALLINT"), (32, "UINTEGER"), (64, "UBIGINT"))},
    **{f"timestamp[{unit}]": f"TIMESTAMP_{unit.upper()}" for unit in ("s", "ms", "ns")},
    "timestamp[us]": "TIMESTAMP",
    "date32[day]": "DATE",
}
"""Arrow's name of a type that a function gives -> DuckDB's."""


def _sql_type(kind: pa.DataType) -> str:
    """Return what DuckDB calls a type of Arrow that a function gives."""
    if pa.types.is_struct(kind):
        return "STRUCT(" + ", ".join(f'"{field.name}" {_sql_type(field.type)}' for field in kind) + ")"
    if str(kind).startswith("decimal128("):
        return str(kind).replace("decimal128", "DECIMAL")
    if str(kind) not in _TYPES:
        raise ArgumentError(f"the function gives {kind}, for which DuckDB has no type", "return a number or text of it")
    return _TYPES[str(kind)]


def _arrow_type(connection: duckdb.DuckDBPyConnection, kind: object) -> pa.DataType:
    """Return the type in which DuckDB hands over a column of an SQL type, by its own answer."""
    asked = connection.cursor().sql(f"SELECT CAST(NULL AS {kind}) AS x")
    return asked.to_arrow_table().schema.field(0).type
