"""Spark's door on a local Spark of two cores: types, nulls, rows and exceptions. Skipped where there is no Spark.

Spark is no dependency of the tests: ``pip install 'inlay-udf[spark]'``, and a Java runtime, run them.
"""

from __future__ import annotations

import datetime as dt
import shutil
from decimal import Decimal

import numpy as np
import pandas as pd
import pytest

import udf
from udf.errors import ArgumentError, DTypeError, UdfCompileError

pyspark = pytest.importorskip("pyspark", "4.1")
if shutil.which("java") is None:
    pytest.skip("Spark needs a Java runtime", allow_module_level=True)
from pyspark.sql import SparkSession, functions  # noqa: E402 - it is there now

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]  # it starts a JVM; PySpark warns of pandas 3


def fee(x):
    return 2.5 if x > 100 else x * 0.01


def strict(x):
    if x == 51:  # in one partition
        raise ValueError(f"{x} is too much")
    return x


@pytest.fixture(scope="module")
def spark():
    made = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").getOrCreate()
    made.sparkContext.setLogLevel("OFF")
    yield made
    made.stop()


@pytest.fixture(scope="module")
def rows(spark):
    columns = (
        "id", "CASE WHEN id % 5 = 0 THEN NULL ELSE id * 0.7D END AS x", "concat('row ', id) AS s",
        "cast(id % 7 AS int) AS k", "timestamp_ntz'2013-01-31' + make_dt_interval(id) AS t", "id % 3 = 0 AS b",
    )  # fmt: skip
    return spark.range(0, 10_000).selectExpr(*columns).cache()


def listed(frame):
    """Return the values of a frame's one column, by the order of its rows."""
    return [row[0] for row in frame.collect()]


def test_values_as_the_native_expression_gives_them(spark, rows) -> None:
    """In expressions and in SQL, over batches and workers."""
    fees = udf.spark.udf(fee, ["double"])
    native = "CASE WHEN x > 100 THEN 2.5 ELSE x * 0.01 END"
    assert listed(rows.select(fees("x"))) == listed(rows.selectExpr(native))
    spark.udf.register("fee", fees)
    rows.createOrReplaceTempView("inlay_rows")
    asked = spark.sql(f"SELECT count(*) FROM inlay_rows WHERE fee(x) <=> {native}")  # noqa: S608 - a test's
    assert listed(asked) == [10_000]


def test_types_and_nulls(rows) -> None:
    """Text, whole numbers, bools and times; null for null, or udf.NA inside; several values are a struct."""
    cases = [
        (lambda s, k: f"{s.upper()}-{k:03}", ["string", "int"], ("s", "k"), "ROW 8-001"),
        (lambda t: t.day, ["timestamp_ntz"], ("t",), 8),
        (lambda b: not b, ["boolean"], ("b",), True),
        (lambda k: k * 2, ["int"], ("k",), 2),
        (lambda x: -1.0 if x is udf.NA else x, ["double"], ("x",), 8 * 0.7),
    ]
    for function, kinds, columns, eighth in cases:
        made = udf.spark.udf(function, kinds, na_action=None, na_value=udf.NA)(*columns)
        assert listed(rows.select(made))[8] == eighth
    filled = udf.spark.udf(lambda x: -1.0 if x is udf.NA else x, ["double"], na_action=None)
    assert listed(rows.select(filled("x")))[5] == -1.0
    pair = rows.select(udf.spark.udf(lambda k: (k + 1, "a"), ["int"])("k").alias("p"))
    assert pair.select("p.*").limit(1).collect() == [(1, "a")]
    assert pair.schema["p"].dataType.simpleString() == "struct<0:bigint,1:string>"


def test_a_struct_is_a_row(rows) -> None:
    """Of a frame's schema; columns that are not used may be of any type."""
    total = udf.spark.udf(lambda row: row.x * row["k"], [rows.schema], na_value=udf.NA)
    names = rows.columns
    assert listed(rows.select(total(functions.struct(*names)))) == listed(rows.selectExpr("x * k"))


def test_another_type_is_cast_to(rows) -> None:
    small = rows.select(udf.spark.udf(lambda k: k + 1, ["int"], "smallint")("k").alias("n"))
    assert small.schema["n"].dataType.simpleString() == "smallint"
    assert listed(small)[:3] == [1, 2, 3]


def test_a_row_that_raises(rows) -> None:
    """The exception that Python makes, in Spark's; or null."""
    with pytest.raises(pyspark.errors.PythonException) as caught:
        rows.select(udf.spark.udf(strict, ["bigint"])("id")).collect()
    for said in ("ValueError: 51 is too much", "raised by the UDF strict", "test_spark.py:"):
        assert said in str(caught.value)
    made = listed(rows.select(udf.spark.udf(strict, ["bigint"], errors="null")("id")))
    assert made == [i if i != 51 else None for i in range(10_000)]


def test_workers_compile_nothing_and_use_the_cores_of_their_task(rows) -> None:
    """A task is one core, unless Spark says more."""
    fees = udf.spark.udf(fee, ["double"])

    def seen(batches):
        import sys  # noqa: PLC0415 - on the worker

        import pyarrow as pa  # noqa: PLC0415 - as above

        for batch in batches:
            made = fees.func(batch.column(0))
            names = [name for name in ("numba", "llvmlite") if name in sys.modules]
            cores = sys.modules["udf.doors.spark_functions"]._cores()
            yield pa.RecordBatch.from_pylist([{"rows": len(made), "names": ",".join(names), "cores": cores}])

    found = rows.select("x").mapInArrow(seen, "rows bigint, names string, cores bigint").collect()
    assert sum(row.rows for row in found) == 10_000
    assert {(row.names, row.cores) for row in found} == {("", 1)}


def test_another_version_on_a_worker_is_refused(rows, monkeypatch) -> None:
    monkeypatch.setattr("udf.doors.spark_functions.__version__", "0.0.1")
    made = rows.select(udf.spark.udf(fee, ["double"])("x"))
    with pytest.raises(pyspark.errors.PythonException, match=rf"Inlay 0\.0\.1.*Inlay {udf.__version__}"):
        made.collect()


def test_batches_of_mapinarrow_take_an_arrow_function(rows) -> None:
    total = udf.arrow_function(lambda row: row.x * row.k, {"x": "float64?", "k": "int32?"})

    def charged(batches):
        for batch in batches:
            yield batch.select(["id"]).append_column("total", total(batch))

    made = rows.mapInArrow(charged, "id bigint, total double").toPandas()
    host = rows.select("x", "k").toPandas()
    pd.testing.assert_series_equal(made["total"], (host.x * host.k).rename("total"))
    assert np.isnan(made["total"][5])


def test_dates_decimals_and_null_structs(spark) -> None:
    """As Spark has them, both ways."""
    made = spark.sql("SELECT date'2024-02-28' AS d, CAST(1.25 AS decimal(8, 2)) AS m UNION ALL SELECT NULL, NULL")
    after = udf.spark.udf(lambda d: d + dt.timedelta(days=2), ["date"])
    assert listed(made.select(after("d"))) == [dt.date(2024, 3, 1), None]
    pair = udf.spark.udf(lambda m: (m * 2, float(m)), ["decimal(8,2)"])
    assert listed(made.select(pair("m"))) == [(Decimal("2.50"), 1.25), None]


def test_what_is_refused_says_why(spark) -> None:
    """By the type, in Spark's words where a cast helps, or the line of the function."""
    with pytest.raises(ArgumentError, match=r"cast it: column\.cast\('timestamp_ntz"):
        udf.spark.udf(lambda x: x, ["timestamp"])
    with pytest.raises(DTypeError, match="list"):
        udf.spark.udf(lambda x: x, ["array<int>"])
    with pytest.raises(UdfCompileError):
        udf.spark.udf(lambda x: x.no_such(), ["double"])
    with pytest.raises(ArgumentError, match="Spark has no type"):
        udf.spark.udf(lambda x: np.uint64(x), ["bigint"])
