"""Functions of the 336,776 flights of 2013 in DuckDB's SQL, checked against DuckDB's own Python functions."""

from __future__ import annotations

import time

import duckdb
from flights import delay_category, late_cost, read_flights

import udf


def timed(con: duckdb.DuckDBPyConnection, query: str) -> tuple[list[tuple[float, int]], float]:
    """Return the rows of a query, and its seconds."""
    begin = time.perf_counter()
    return con.execute(query).fetchall(), time.perf_counter() - begin


def main() -> None:
    """Run each query with our function and with Python's, and compare the results."""
    with duckdb.connect() as con:
        con.register("given", read_flights()[["carrier", "arr_delay"]])
        con.execute("CREATE TABLE flights AS SELECT carrier, arr_delay::BIGINT AS arr_delay FROM given")
        for name, function, gives in (("cost", late_cost, "DOUBLE"), ("category", delay_category, "BIGINT")):
            udf.duckdb.register(con, name, function, ["BIGINT"], gives)
            con.create_function(f"python_{name}", function, ["BIGINT"], gives)
            query = f"SELECT sum({{0}}{name}(arr_delay)), count({{0}}{name}(arr_delay)) FROM flights"  # noqa: S608 - ours
            (ours, quick), (own, slow) = (timed(con, query.format(who)) for who in ("", "python_"))
            print(f"{name:<9} compiled {quick * 1e3:.0f} ms, DuckDB with a Python function {slow * 1e3:.0f} ms: {ours}")
            if ours[0][1] != own[0][1] or abs(ours[0][0] / own[0][0] - 1) > 1e-12:  # sums in another order of rows
                raise SystemExit(f"{name} differs: {ours}, {own}")
        worst = "SELECT carrier, round(avg(cost(arr_delay)), 2) FROM flights GROUP BY ALL ORDER BY 2 DESC LIMIT 3"
        print(con.execute(worst).fetchall())


if __name__ == "__main__":
    main()
