"""Your functions in DuckDB's SQL: ``udf.duckdb.register(con, ..)``: :mod:`udf.doors.duckdb_functions`."""

from udf.doors.duckdb_functions import map, register, register_aggregate  # noqa: A004 - DuckDB's name

__all__ = ["map", "register", "register_aggregate"]
