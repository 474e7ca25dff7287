"""DuckDB's door: SQL types, NULL and exceptions as DuckDB has them, structs, and what is refused."""

# ruff: noqa: S608 - texts of our own
import datetime as dt
import math
from decimal import Decimal

import pytest

import udf
from udf.errors import ArgumentError, ColumnNotFoundError, DTypeError, UdfCompileError

duckdb = pytest.importorskip("duckdb", "2")  # these tests also run in environments that have it not


def fee(x):
    return 2.5 if x > 100 else x * 0.01


def strict(x):
    if x < 0:
        raise ValueError(f"{x} is below zero")
    return math.sqrt(x)


@pytest.fixture
def con():
    with duckdb.connect() as made:
        made.execute(
            "CREATE TABLE t AS SELECT i, i::DOUBLE * 0.7 AS x, CASE WHEN i % 5 = 0 THEN NULL ELSE i END AS n,"
            " 'row ' || i AS s FROM range(10000) r(i)"
        )
        yield made


def rows(con, query):
    return con.execute(query).fetchall()


@pytest.mark.slow
def test_values_as_the_native_expression_gives_them(con) -> None:
    """Over many batches, in expressions, filters and aggregates."""
    assert udf.duckdb.register(con, "fee", fee, ["DOUBLE"], "DOUBLE") is con
    native = "CASE WHEN x > 100 THEN 2.5 ELSE x * 0.01 END"
    assert rows(con, "SELECT fee(x) FROM t ORDER BY i") == rows(con, f"SELECT {native} FROM t ORDER BY i")
    assert rows(con, "SELECT count(*) FROM t WHERE fee(x) < 2") == rows(
        con, f"SELECT count(*) FROM t WHERE {native} < 2"
    )
    assert rows(con, "SELECT fee(x) FROM t WHERE false") == []
    assert rows(con, "SELECT fee(50.0), fee(NULL)") == [(0.5, None)]


def test_nulls_as_duckdb_handles_them(con) -> None:
    """NULL for NULL, or udf.NA inside with na_action=None."""
    udf.duckdb.register(con, "twice", lambda n: n * 2, ["BIGINT"])
    udf.duckdb.register(con, "filled", lambda n: -1 if n is udf.NA else n, ["BIGINT"], na_action=None)
    found = rows(con, "SELECT n, twice(n), filled(n) FROM t")
    assert found == [(n, None if n is None else 2 * n, -1 if n is None else n) for n, _, _ in found]
    assert any(n is None for n, _, _ in found)


@pytest.mark.slow
def test_several_columns_text_structs_and_results(con) -> None:
    """Text both ways; a struct is a row; several values are a struct."""
    udf.duckdb.register(con, "label", lambda s, i: s.upper() + "!" if i % 2 == 0 else "odd", ["VARCHAR", "BIGINT"])
    assert rows(con, "SELECT label(s, i) FROM t WHERE i IN (2, 3)") == [("ROW 2!",), ("odd",)]
    udf.duckdb.register(con, "area", lambda r: r.a * r["b"], ["STRUCT(a DOUBLE, b INTEGER)"])
    assert rows(con, "SELECT area({'a': x, 'b': i::INTEGER}) = x * i FROM t GROUP BY ALL") == [(True,)]
    udf.duckdb.register(con, "halves", lambda n: (n // 2, n % 2 == 1), ["BIGINT"])
    assert rows(con, "SELECT halves(7)") == [({"0": 3, "1": True},)]
    udf.duckdb.register(con, "day_of", lambda t: t.day, ["TIMESTAMP"], "INTEGER")
    assert rows(con, "SELECT day_of(TIMESTAMP '2024-01-31')") == [(31,)]
    udf.duckdb.register(con, "later", lambda t, k: t + k, ["TIMESTAMP"], k=dt.timedelta(days=1))
    assert rows(con, "SELECT later(TIMESTAMP '2024-01-31')") == [(dt.datetime(2024, 2, 1),)]  # noqa: DTZ001 - SQL's TIMESTAMP has no zone


def test_the_result_is_of_the_type_that_was_asked_for(con) -> None:
    """A value that does not fit it is an error."""
    udf.duckdb.register(con, "small", lambda n: n, ["BIGINT"], "TINYINT")
    assert con.execute("SELECT typeof(small(3)), small(3)").fetchone() == ("TINYINT", 3)
    with pytest.raises(duckdb.Error, match="300"):
        con.execute("SELECT small(300)").fetchall()


def test_a_row_that_raises(con) -> None:
    """DuckDB's error has the exception's class and text, the line and the row; or that row is NULL, and no other."""
    udf.duckdb.register(con, "strict", strict, ["DOUBLE"])
    with pytest.raises(
        duckdb.InvalidInputException,
        match=r"ValueError: -1.0 is below zero\nraised by .* strict .*position 2 of those that the engine passed",
    ):
        con.execute("SELECT strict(1 - i) FROM t").fetchall()
    udf.duckdb.register(con, "lenient", strict, ["DOUBLE"], errors="null")
    assert rows(con, "SELECT lenient(v) FROM (VALUES (4), (-1), (9)) w(v)") == [(2.0,), (None,), (3.0,)]


def test_decimals(con) -> None:
    """In and out, with all digits."""
    rate = Decimal("1.05")
    udf.duckdb.register(con, "gross", lambda x: x * rate, ["DECIMAL(10, 2)"])
    query = "SELECT gross(v), typeof(gross(v)) FROM (VALUES (1.10::DECIMAL(10, 2)), (-2.35), (NULL)) w(v)"
    kind = "DECIMAL(38,4)"
    assert rows(con, query) == [(Decimal("1.1550"), kind), (Decimal("-2.4675"), kind), (None, kind)]


@pytest.mark.slow
def test_a_relation_gets_a_column(con) -> None:
    """Of values or rows, in order, with nulls and structs; the relation that is returned is one like any other."""
    found = udf.duckdb.map(con, con.table("t"), "fee", fee, ["x"])
    assert found.columns == ["i", "x", "n", "s", "fee"]
    assert found.project("i, fee").fetchall() == [(i, fee(i * 0.7)) for i in range(10_000)]
    named = udf.duckdb.map(con, found.filter("i < 6"), "name", lambda row: f"{row.s}: {row.fee:.3f}")
    assert named.order("i DESC").limit(1).project("name").fetchall() == [(f"row 5: {fee(3.5):.3f}",)]
    assert con.sql("SELECT count(*) FROM found JOIN named USING (i)").fetchall() == [(6,)]
    pair = udf.duckdb.map(con, con.table("t"), "pair", lambda n: (n, n * 2), ["n"])
    assert pair.limit(2).project("pair").fetchall() == [(None,), ({"0": 1, "1": 2},)]
    assert udf.duckdb.map(con, con.sql("FROM t WHERE false"), "y", lambda x: x > 1, ["x"]).fetchall() == []
    assert udf.duckdb.map(duckdb, duckdb.sql("SELECT 2 AS a"), "b", lambda row: row.a * 2).fetchall() == [(2, 4)]


def test_a_relation_whose_row_raises_or_whose_columns_are_wrong(con) -> None:
    """The exception is the function's own, with the row of the relation."""
    with pytest.raises(ValueError, match="below zero") as caught:
        udf.duckdb.map(con, con.sql("SELECT i - 9000 AS d FROM t ORDER BY i DESC"), "root", strict, ["d"])
    assert "row position 1000" in caught.value.__notes__[0]
    assert udf.duckdb.map(con, con.table("t"), "y", lambda i: 1 // i, ["i"], errors="null").count("y").fetchall() == [
        (9999,)
    ]
    with pytest.raises(ArgumentError, match=r"has a column 'n'(.|\n)*another name"):
        udf.duckdb.map(con, con.table("t"), "n", fee, ["x"])
    with pytest.raises(ColumnNotFoundError, match="'z'"):
        udf.duckdb.map(con, con.table("t"), "y", fee, ["z"])
    with pytest.raises(DTypeError, match="list"):
        udf.duckdb.map(con, con.sql("SELECT [1] AS v"), "y", lambda v: v, ["v"])


def test_what_is_refused_says_why(con) -> None:
    """Types that no UDF takes or DuckDB has not, functions that cannot be compiled: when they are registered."""
    with pytest.raises(DTypeError, match=r"time64(.|\n)*Hint"):
        udf.duckdb.register(con, "f", fee, ["TIME"])
    for kind in ("INTEGER[]", "INTEGER[2]", "MAP(VARCHAR, INTEGER)", "UNION(a INTEGER)", "STRUCT(a INTEGER)[]"):
        with pytest.raises(DTypeError, match=r"is not supported(.|\n)*Hint"):
            udf.duckdb.register(con, "f", fee, [kind])
    with pytest.raises(UdfCompileError, match="decimal of 2 places, float64"):
        udf.duckdb.register(con, "f", fee, ["DECIMAL(10, 2)"])
    with pytest.raises(UdfCompileError, match="cannot compile"):
        udf.duckdb.register(con, "f", lambda x: eval("x"), ["DOUBLE"])  # noqa: S307
    with pytest.raises(ArgumentError, match="DuckDB has no type"):
        udf.duckdb.register(con, "f", lambda t: t - t, ["TIMESTAMP"])
    with pytest.raises(duckdb.CatalogException, match="NOTYPE"):
        udf.duckdb.register(con, "f", fee, ["NOTYPE"])
    with pytest.raises(TypeError, match="positional"):
        udf.duckdb.register(con, "f", fee, ["DOUBLE", "DOUBLE"])
    with pytest.raises(ArgumentError, match=r"con\.sql\(query\)"):
        udf.duckdb.map(con, "SELECT 1 AS x", "y", lambda row: row.x)


def test_one_parameter_may_be_a_text(con) -> None:
    udf.duckdb.register(con, "one", fee, "DOUBLE")
    assert con.execute("SELECT one(400.0)").fetchall() == [(2.5,)]


STRUCTS = (
    "(VALUES ({'a': 1.0::DOUBLE, 'b': 2}), (NULL), ({'a': NULL::DOUBLE, 'b': 3}), (NULL), ({'a': 4.0, 'b': 5})) t(s)"
)


def given_or_one(row):
    return 1.0 if row.a is udf.NA else row.a * 2


def positive(row):
    if row.a is udf.NA:
        raise ValueError("a field is missing")
    return row.a


@pytest.mark.slow
def test_a_null_struct_is_null(con) -> None:
    """The function is not asked, as DuckDB does not ask its own; a field that is NULL is udf.NA."""
    udf.duckdb.register(con, "f", given_or_one, ["STRUCT(a DOUBLE, b INTEGER)"], "DOUBLE")
    con.create_function(
        "own", lambda row: 1.0 if row["a"] is None else row["a"] * 2, ["STRUCT(a DOUBLE, b INTEGER)"], "DOUBLE"
    )
    made = con.execute(f"SELECT f(s), own(s) FROM {STRUCTS}").fetchall()
    assert [ours for ours, _ in made] == [own for _, own in made] == [2.0, None, 1.0, None, 8.0]
    udf.duckdb.register(con, "g", positive, ["STRUCT(a DOUBLE, b INTEGER)"], "DOUBLE")
    there = "(VALUES (NULL), ({'a': 1.0::DOUBLE, 'b': 2}), (NULL)) t(s)"
    assert con.execute(f"SELECT g(s) FROM {there}").fetchall() == [(None,), (1.0,), (None,)]
    udf.duckdb.register(con, "h", given_or_one, ["STRUCT(a DOUBLE, b INTEGER)"], "DOUBLE", na_action=None)
    assert con.execute("SELECT h(NULL::STRUCT(a DOUBLE, b INTEGER))").fetchall() == [(1.0,)]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["DATE", "TIMESTAMP", "TIMESTAMP_S", "TIMESTAMP_MS", "TIMESTAMP_NS"])
def test_a_date_that_python_has_not_is_refused(con, kind) -> None:
    """Infinite ones, and years outside 1 to 9999; DuckDB's own functions get another date for them, or text."""
    udf.duckdb.register(con, "f", lambda t: t.year, [kind], "BIGINT")
    assert con.execute(f"SELECT f(x) FROM (VALUES ('2000-05-06'::{kind}), (NULL)) t(x)").fetchall() == [
        (2000,),
        (None,),
    ]
    far = (
        ["infinity", "-infinity"]
        if kind == "TIMESTAMP_NS"
        else ["infinity", "-infinity", "10000-01-01", "0044-03-15 (BC)"]
    )
    for text in far:
        with pytest.raises(duckdb.InvalidInputException, match="infinite, or in a year outside"):
            con.execute(f"SELECT f('{text}'::{kind})").fetchall()
        with pytest.raises(ArgumentError, match="infinite, or in a year outside"):
            udf.duckdb.map(con, con.sql(f"SELECT '{text}'::{kind} AS t"), "y", lambda row: row.t.year)
        assert (
            udf.duckdb.map(
                con, con.sql(f"SELECT '{text}'::{kind} AS t, 3 AS n"), "y", lambda row: row.n * 2
            ).fetchall()[0][2]
            == 6
        )
