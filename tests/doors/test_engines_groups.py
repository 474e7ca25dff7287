"""Aggregates of Polars and DuckDB: a function of every group of a query, in one call, against Python's own."""

import datetime as dt
import pickle

import numpy as np
import pytest

import udf
from udf.errors import ArgumentError, DTypeError, UdfCompileError


def spread(s):
    return s.max() - s.min()


def weighted(g):
    return (g.x * g.w).sum() / g.w.sum()


def count(s):
    return len(s)


RNG = np.random.default_rng(3)
DATA = {
    "k": RNG.integers(0, 40, 3000).tolist(),
    "x": [None if v < 0.1 else v for v in RNG.random(3000).tolist()],
    "w": RNG.integers(1, 9, 3000).tolist(),
}


def expected(function, columns):
    """Return what pandas gives, by key."""
    pd = pytest.importorskip("pandas")
    groups = pd.DataFrame(DATA).groupby("k")
    given = groups[columns].apply(function) if isinstance(columns, list) else groups[columns].agg(function)
    return given.to_dict()


@pytest.mark.parametrize("engine", ["in-memory", "streaming"])
@pytest.mark.parametrize(("function", "columns"), [(spread, "x"), (spread, "w"), (count, "x"), (weighted, ["x", "w"])])
def test_polars_aggregates(function, columns, engine) -> None:
    """Of a column and of a struct's rows, with nulls; the schema is known before the query runs."""
    pl = pytest.importorskip("polars")
    chosen = pl.struct(*columns) if isinstance(columns, list) else pl.col(columns)
    query = pl.DataFrame(DATA).lazy().group_by("k").agg(made=chosen.udf.agg(function))
    kind = query.collect_schema()["made"]
    found = query.collect(engine=engine)
    assert found["made"].dtype == kind
    wanted = expected(function, columns)
    assert found["k"].sort().to_list() == sorted(wanted)
    for key, value in found.rows():
        assert value == pytest.approx(wanted[key], rel=1e-12)


def test_polars_groups_of_other_kinds() -> None:
    """All rows, no rows, ``over``; several chunks; what the function raises, and what cannot be compiled."""
    pl = pytest.importorskip("polars")
    frame = pl.concat(
        [pl.DataFrame({"k": [1, 2], "x": [1.0, 4.0]}), pl.DataFrame({"k": [1], "x": [3.5]})], rechunk=False
    )
    made = pl.col("x").udf.agg(spread)
    assert frame.select(made)["x"].to_list() == [3.0]
    assert frame.clear().select(made)["x"].to_list() == [None]
    assert frame.clear().group_by("k").agg(made).rows() == []
    assert frame.with_columns(s=made.over("k"))["s"].to_list() == [2.5, 0.0, 2.5]
    with pytest.raises(ZeroDivisionError, match="raised by the UDF"):
        frame.group_by("k").agg(pl.col("x").udf.agg(lambda s: 1 // (len(s) - 1)))
    with pytest.raises(UdfCompileError, match=r"Series\.foo is not supported"):
        frame.group_by("k").agg(pl.col("x").udf.agg(lambda s: s.foo))
    with pytest.raises(ArgumentError, match="several values"):
        frame.group_by("k").agg(pl.col("x").udf.agg(lambda s: (s.min(), s.max())))


KINDS = {
    "bools": [True, False, True],
    "times": [dt.datetime(2024, 1, day) for day in (1, 2, 3)],  # noqa: DTZ001 - as engines have it
    "days": [dt.date(2024, 1, day) for day in (1, 2, 3)],
    "gaps": [dt.timedelta(days=days) for days in (-1, 2, 3)],
}


@pytest.mark.parametrize("name", KINDS)
def test_polars_groups_of_bools_and_times(name) -> None:
    """Without nulls, as in pandas, also beside a column with nulls; of one with nulls the query says what to do."""
    pl = pytest.importorskip("polars")
    frame = pl.DataFrame({"k": [1, 1, 2], "x": [1.5, None, 2.0], "y": KINDS[name]})
    last, rows = pl.col("y").udf.agg(lambda s: s.iloc[-1]), pl.struct("x", "y").udf.agg(lambda g: g.x.sum() + len(g.y))
    query = frame.lazy().group_by("k", maintain_order=True).agg(last, rows=rows)
    assert query.collect_schema() == {"k": pl.Int64, "y": frame["y"].dtype, "rows": pl.Float64}
    assert query.collect().rows() == [(1, KINDS[name][1], 3.5), (2, KINDS[name][2], 3.0)]
    with pytest.raises(ArgumentError, match=r"a null in a group of (.|\n)*Hint: fill or drop nulls first"):
        frame.select(pl.col("y").shift(1)).select(last)


def test_integers_that_no_float_holds_are_refused_in_polars_groups() -> None:
    """A column may have nulls, and so its groups are floats: there a number would be another one."""
    pl = pytest.importorskip("polars")
    for large in (2**53 + 1, -(2**53) - 1):
        frame = pl.DataFrame({"k": [1, 1], "x": [large, 3], "y": [1, 2]})
        with pytest.raises(DTypeError, match=r"beyond 2\*\*53(.|\n)*cast\(pl\.Float64\)"):
            frame.group_by("k").agg(pl.col("x").udf.agg(spread))
        with pytest.raises(DTypeError, match=r"column 'x' (.|\n)*beyond 2\*\*53"):
            frame.group_by("k").agg(pl.struct("x", "y").udf.agg(lambda g: g.x.max() - g.y.min()))
        assert frame.select(pl.struct("x", "y").udf.agg(lambda g: g.y.sum())).item() == 3.0
        assert frame.select(pl.col("x").clip(-(2**53), 2**53).udf.agg(lambda s: s.iloc[1])).item() == 3.0
        assert frame.select(pl.col("x").cast(pl.Float64).udf.agg(count)).item() == 2


def test_a_function_of_lists_pickles() -> None:
    """As a query that is sent away; an empty or null list is null."""
    pa = pytest.importorskip("pyarrow")
    from udf.doors.arrow_groups import ArrowGroups  # noqa: PLC0415 - needs pyarrow

    made = pickle.loads(pickle.dumps(ArrowGroups(spread, pa.float64(), {})))  # noqa: S301 - our own
    for kind in (pa.list_(pa.float64()), pa.large_list(pa.float64())):
        lists = pa.array([[1.0, 4.0], [], None, [2.0, None]], kind)
        assert made(lists).to_pylist() == [3.0, None, None, 0.0]
        assert made(lists[1:]).to_pylist() == [None, None, 0.0]


@pytest.mark.slow
def test_duckdb_aggregates() -> None:
    """In GROUP BY, of a column and of a STRUCT; registered again under its name; of no rows NULL."""
    duckdb = pytest.importorskip("duckdb")
    pa = pytest.importorskip("pyarrow")
    table = pa.table(DATA)
    with duckdb.connect() as con:
        con.register("data", table)
        udf.duckdb.register_aggregate(con, "spread", spread, "DOUBLE")
        udf.duckdb.register_aggregate(con, "weighted mean", weighted, "STRUCT(x DOUBLE, w BIGINT)")
        for call, wanted in (
            ("spread(x)", expected(spread, "x")),
            ("\"weighted mean\"({'x': x, 'w': w})", expected(weighted, ["x", "w"])),
        ):
            found = dict(con.execute(f"SELECT k, {call} FROM data GROUP BY k").fetchall())  # noqa: S608 - a test's
            assert found == pytest.approx(wanted, rel=1e-12)
        assert con.execute("SELECT spread(x) FROM data WHERE k > 99").fetchall() == [(None,)]
        with pytest.raises(duckdb.Error, match=r"already exists|already created"):
            udf.duckdb.register_aggregate(con, "spread", spread, "DOUBLE")
        udf.duckdb.register_aggregate(con, "range", spread, ["DOUBLE"])  # as register takes them
        assert con.execute("SELECT range(x) = spread(x) FROM data").fetchall() == [(True,)]
        with pytest.raises(ArgumentError, match=r"has one parameter, and not 2(.|\n)*it is a STRUCT"):
            udf.duckdb.register_aggregate(con, "two", spread, ["DOUBLE", "DOUBLE"])
