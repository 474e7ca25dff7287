"""Polars' door: the schema without running, lazily and in streaming, groups, windows, and errors of a query."""

import datetime as dt
import subprocess
import sys

import numpy as np
import pyarrow as pa
import pytest

import udf
from tests.engine.test_call_steps import steps
from udf.errors import ArgumentError, CompiledForError, DTypeError, NotCallableError, UdfCompileError

pl = pytest.importorskip("polars", "2.1")  # these tests also run in environments that have it not
from polars.testing import assert_frame_equal  # noqa: E402 - as above

from udf.doors.arrow import ArrowFunction  # noqa: E402 - as above
from udf.doors.arrow_groups import ArrowGroups  # noqa: E402 - as above
from udf.doors.polars import MORSEL, _Rolling, to_arrow_column  # noqa: E402 - as above

ENGINES = ("in-memory", "streaming")


def fee(x):
    return 2.5 if x > 100 else x * 0.01


FEE = pl.when(pl.col("x") > 100).then(2.5).otherwise(pl.col("x") * 0.01)


def strict(x):
    if x < 0:
        raise ValueError(f"{x} is below zero")
    return x


def stopping(error):
    def stopping(x):
        if x > 1:
            raise error
        return x

    return stopping


def frame(rows=1000, chunks=1):
    rng = np.random.default_rng(3)
    x = pl.Series("x", rng.random(rows) * 200)
    made = pl.DataFrame({"x": x, "k": rng.integers(0, 7, rows), "y": rng.integers(0, 100, rows)})
    made = made.with_columns(n=pl.when(pl.col("y") > 80).then(None).otherwise(pl.col("x")))
    size = -(-rows // chunks)
    return made if chunks == 1 else pl.concat([made.slice(i * size, size) for i in range(chunks)], rechunk=False)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("chunks", [1, 7])
def test_values_as_the_native_expression_gives_them(engine, chunks) -> None:
    """With nulls and without, also of a frame in chunks; the column keeps its name."""
    given = frame(chunks=chunks).lazy()
    assert_frame_equal(
        given.select(pl.col("x").udf.map(fee)).collect(engine=engine), given.select(FEE.alias("x")).collect()
    )
    native = pl.when(pl.col("n").is_null()).then(None).when(pl.col("n") > 100).then(2.5).otherwise(pl.col("n") * 0.01)
    assert_frame_equal(
        given.select(pl.col("n").udf.map(fee)).collect(engine=engine), given.select(native.alias("n")).collect()
    )


@pytest.mark.slow
def test_the_schema_is_known_without_running() -> None:
    """It follows the types that the query has; nothing is called for it."""
    given = frame().lazy()
    query = given.select(
        pl.col("x").udf.map(fee),
        pl.col("y").udf.map(lambda y: y > 3),
        text=pl.col("y").udf.map(lambda y: "low" if y < 50 else "high"),
        both=pl.struct("x", "y").udf.apply(lambda row: (row.x, row.y)),
    )
    both = pl.Struct({"0": pl.Float64, "1": pl.Int64})
    assert query.collect_schema() == {"x": pl.Float64, "y": pl.Boolean, "text": pl.String, "both": both}
    assert query.collect().schema == query.collect_schema()
    ints = pl.LazyFrame({"x": [1, 2]}, schema={"x": pl.Int8}).select(pl.col("x").udf.map(lambda x: x))
    assert (ints.collect_schema(), ints.collect()["x"].to_list()) == ({"x": pl.Int8}, [1, 2])


def test_no_column_is_copied() -> None:
    """What a function sees is Polars' buffer, and what it made is the result's."""
    given = frame()["x"]
    assert to_arrow_column(given).buffers()[1].address == given.to_arrow().buffers()[1].address
    made = pa.array([1.0, 2.0])
    assert pl.from_arrow(made).to_arrow().buffers()[1].address == made.buffers()[1].address


@pytest.mark.slow
@pytest.mark.parametrize("engine", ENGINES)
def test_a_struct_is_a_row(engine) -> None:
    """Fields that are not used may be of any type; null fields are udf.NA; a struct's map is the same."""
    given = frame().lazy().with_columns(day=pl.lit(dt.date(2024, 1, 1)), name=pl.lit("ab"))
    query = given.select(
        total=pl.struct("day", "x", "y").udf.apply(lambda row: row.x * row["y"]),
        same=pl.struct("x", "y").udf.map(lambda row: row.x * row.y),
        filled=pl.struct("n", "x").udf.apply(lambda row: row.x if row.n is udf.NA else row.n),
        text=pl.struct("name", "y").udf.apply(lambda row: row["name"].upper() + str(row.y)),
    )
    native = given.select(
        total=pl.col("x") * pl.col("y"),
        same=pl.col("x") * pl.col("y"),
        filled=pl.coalesce("n", "x"),
        text=pl.concat_str(pl.col("name").str.to_uppercase(), pl.col("y")),
    )
    assert_frame_equal(query.collect(engine=engine), native.collect())
    assert frame().select(pl.struct("y", "x").udf.apply(lambda row: row.x)).columns == ["y"]


@pytest.mark.slow
def test_times_and_categories() -> None:
    """Times of a unit are times; categories and enums are text."""
    days = pl.Series("t", [dt.datetime(2024, 1, 31), None])  # noqa: DTZ001 - as Polars has it
    names = pl.Series("c", ["a", None], dtype=pl.Categorical)
    enum = pl.Series("e", ["b", "a"], dtype=pl.Enum(["a", "b"]))
    made = pl.DataFrame([days, names, enum]).select(
        pl.col("t").udf.map(lambda t: t.day),
        pl.col("c").udf.map(lambda c: c + "!"),
        pl.col("e").udf.map(lambda e: e == "a"),
    )
    assert made.rows() == [(31, "a!", False), (None, None, True)]


@pytest.mark.parametrize("rows", [0, 1])
def test_few_rows_and_none(rows) -> None:
    made = frame().head(rows).select(pl.col("x").udf.map(fee), r=pl.col("x").udf.rolling(2).apply(lambda w: w.sum()))
    assert (made.shape, made.schema) == ((rows, 2), {"x": pl.Float64, "r": pl.Float64})


def test_groups() -> None:
    """A function of values takes all groups at once; in group_by it gives lists, as Polars' own expressions do."""
    given = frame()
    assert_frame_equal(given.select(pl.col("x").udf.map(fee).over("k")), given.select(FEE.over("k").alias("x")))
    made = given.group_by("k", maintain_order=True).agg(pl.col("x").udf.map(fee).sum())
    assert_frame_equal(made, given.group_by("k", maintain_order=True).agg(FEE.sum().alias("x")))


def test_elements_of_lists() -> None:
    """In ``list.eval``: values, rows of structs, and the whole list as a group."""
    given = pl.DataFrame({"x": [[1.0, 2.0], [], None], "p": [[{"a": 1, "b": 2}, None], [], None]})
    one = pl.element().udf
    made = given.select(
        map=pl.col("x").list.eval(one.map(lambda v: v * 2)),
        agg=pl.col("x").list.eval(one.agg(lambda g: g.max() - g.min())),
        apply=pl.col("p").list.eval(one.apply(lambda row: row.a + row.b)),
    )
    assert made.to_dict(as_series=False) == {
        "map": [[2.0, 4.0], [], None],
        "agg": [[1.0], [None], None],
        "apply": [[3, None], [], None],
    }


@pytest.mark.parametrize("engine", ENGINES)
def test_windows(engine) -> None:
    """As Polars' own, which has null for what is NaN here; of groups by ``over``; by time with ``on``."""
    seconds = pl.Series("t", np.arange(1000) * 600_000_000).cast(pl.Datetime("us"))
    given = frame().with_columns(seconds)
    mean = pl.col("x").udf.rolling(5).apply(lambda w: w.mean(), raw=True)
    made = given.lazy().select(all=mean, groups=mean.over("k")).collect(engine=engine)
    own = pl.col("x").rolling_mean(5).fill_null(float("nan"))
    assert_frame_equal(made, given.select(all=own, groups=own.over("k")))
    hour = pl.col("x").udf.rolling("1h", on="t").apply(lambda w: w.sum())
    assert_frame_equal(
        given.lazy().select(hour).collect(engine=engine), given.select(pl.col("x").rolling_sum_by("t", "1h"))
    )


def test_windows_are_compiled_when_the_query_is_planned(monkeypatch) -> None:
    """Their schema is known then, over groups too; once planned, running compiles nothing. Labels are for a run."""
    steep = lambda w, least: w.iloc[-1] - w.iloc[0] > least
    frame = pl.LazyFrame({"k": ["a", "b", "a", "a"], "x": [1, 4, 2, 9], "t": [1, 2, 3, 4]})
    times = pl.col("t").cast(pl.Datetime("us"))
    column = pl.col("x").udf
    query = frame.select(
        rows=column.rolling(2).apply(steep, args=(3,), dtype="bool", errors="null").over("k"),
        spans=column.rolling("2us", on=times).apply(lambda w: int(w.sum()), raw=True, dtype="int64"),
        labels=column.rolling(2).apply(lambda w: w.index[-1]),
    )
    assert query.collect_schema() == {"rows": pl.Boolean, "spans": pl.Int64, "labels": pl.Float64}
    again = pl.LazyFrame.deserialize(query.select("rows", "spans").serialize())
    made = query.collect()
    monkeypatch.setattr("udf.frontend.compile_to_ptx", None)
    monkeypatch.setattr("udf.pipeline.compile_to_ptx", None)
    assert made.fill_nan(None).to_dict(as_series=False) == {
        "rows": [None, None, False, True],
        "spans": [1, 5, 6, 11],
        "labels": [None, 1.0, 2.0, 3.0],
    }
    assert query.select("rows", "spans").collect().equals(made.select("rows", "spans"))
    assert again.collect().equals(made.select("rows", "spans"))


@pytest.mark.slow
@pytest.mark.parametrize("engine", ENGINES)
def test_a_row_that_raises(engine) -> None:
    """The query's error has the exception's class and text, the line and the row; or the row is null."""
    given = pl.LazyFrame({"x": [1.0, 2.0, -3.0, None]})
    row = 2 if engine == "in-memory" else r"\d"  # of its batch
    with pytest.raises(
        ValueError, match=rf"-3.0 is below zero(.|\n)*raised by the UDF strict .*row position {row} of those"
    ):
        given.select(pl.col("x").udf.map(strict)).collect(engine=engine)
    made = given.select(pl.col("x").udf.map(strict, errors="null")).collect(engine=engine)
    assert made["x"].to_list() == [1.0, 2.0, None, None]
    for error in (StopIteration, KeyError, TypeError):
        with pytest.raises(error, match="raised by the UDF stopping"):
            given.select(pl.col("x").udf.map(stopping(error))).collect(engine=engine)
    with pytest.raises(ZeroDivisionError, match="row position 0"):
        given.select(pl.col("x").udf.map(lambda x: 1 / (x - 1))).collect(engine=engine)


def test_an_error_of_ours_says_what_to_do_when_the_query_is_planned() -> None:
    """It is of our class, with its hint and Polars' place in the query."""
    given = pl.LazyFrame({"x": [1.0], "d": [dt.time(1, 2)]})
    with pytest.raises(UdfCompileError, match=r"cannot compile(.|\n)*Hint"):
        given.select(pl.col("x").udf.map(lambda x: eval("x"))).collect_schema()  # noqa: S307
    with pytest.raises(DTypeError, match=r"time64(.|\n)*Hint: use whole"):
        given.select(pl.col("d").udf.map(fee)).collect()
    x = pl.col("x")
    for odd in (pl.Series("x", [1], pl.Int128), pl.Series("x", [[1]], pl.List(pl.UInt128)), pl.Series("x", [object()])):
        for asked in (x.udf.map(fee), x.udf.agg(lambda g: g.sum()), x.udf.rolling(1).apply(lambda w: w.sum())):
            with pytest.raises(DTypeError, match=r"(128\)?|Object) is not supported(.|\n)*Hint: (narrow|convert) it"):
                odd.to_frame().select(asked)
    nested = pl.DataFrame({"p": [{"x": 1.0, "y": 2}], "x": 3.0})
    with pytest.raises(DTypeError, match=r"column 'p' \(struct<(.|\n)*\.struct\.field"):
        nested.select(pl.struct("p", "x").udf.apply(lambda row: row.p.x))
    beside = pl.DataFrame({"x": [1.5], "odd": pl.Series([1], dtype=pl.Int128)})
    assert beside.select(pl.struct("x", "odd").udf.apply(lambda row: row.x * 2))["x"].to_list() == [3.0]
    with pytest.raises(DTypeError, match="column 'd'"):
        given.select(pl.struct("d", "x").udf.apply(lambda row: row.d)).collect()
    with pytest.raises(ArgumentError, match="use a struct"):
        given.select(pl.col("x").udf.apply(fee)).collect()
    with pytest.raises(ArgumentError, match="errors cannot be 'ignore'"):
        given.select(pl.col("x").udf.map(fee, errors="ignore")).collect()
    with pytest.raises(UdfCompileError, match="cannot compile"):
        given.select(pl.col("x").udf.rolling(1).apply(lambda w: eval("w"))).collect()  # noqa: S307


def test_a_batch_of_streaming_runs_on_the_thread_that_brings_it(monkeypatch) -> None:
    """Polars runs several at once; a whole column, and who said how many, gets more."""
    seen = []
    monkeypatch.setattr(
        ArrowFunction, "quick", lambda self, arrays, threads=None: seen.append(threads or udf.options.threads)
    )
    for rows, threads in ((3, 1), (MORSEL, 1), (MORSEL + 1, None)):
        pl.DataFrame({"x": np.zeros(rows)}).select(pl.col("x").udf.map(fee))
        assert set(seen) == {threads}
        seen.clear()
    monkeypatch.setattr(udf.options, "threads", 2)
    pl.DataFrame({"x": [1.0]}).select(pl.col("x").udf.map(fee))
    assert set(seen) == {2}


def test_a_block_of_options_holds_on_the_threads_of_polars(monkeypatch) -> None:
    """Several expressions run there; how many threads there are is noted when the query is planned."""
    seen = []
    for kind, name in ((ArrowFunction, "quick"), (_Rolling, "results"), (ArrowGroups, "__call__")):
        made = getattr(kind, name)
        monkeypatch.setattr(
            kind,
            name,
            lambda *given, made=made: (seen.append((given[2:] or (udf.options.threads,))[0]), made(*given))[1],
        )
    x, given = pl.col("x"), pl.DataFrame({"x": np.zeros(MORSEL + 1)})
    with udf.options(threads=3):
        windows, group = x.udf.rolling(2).apply(lambda w: w.sum()), x.udf.agg(lambda g: g.sum())
        given.select(a=x.udf.map(fee), b=x.udf.map(strict), c=windows, d=group)
    assert len(seen) >= 4
    assert set(seen) == {3}


@pytest.mark.parametrize(
    ("expression", "most"),
    [
        (pl.col("x").udf.map(fee), 30),
        (pl.struct("x", "y").udf.apply(lambda row: row.x * row.y), 62),
    ],
)
def test_a_query_of_a_known_function_takes_few_steps(expression, most) -> None:
    """The loops of a function are kept from query to query, and a batch goes to them without detours."""
    given = frame()
    found = steps(lambda: given.select(expression))
    assert 0 < len(found) <= most, found


def test_a_function_that_was_compiled_ahead() -> None:
    """It has its types and options; a function of a row is one of a struct."""
    given = frame(20)
    ahead, row = (
        udf.compile(fee, "float64?", archs=(), na_action="ignore"),
        udf.compile(lambda r: r.x * r.y, {"x": "float64?", "y": "int64"}, archs=()),
    )
    made = given.select(pl.col("n").udf.map(ahead), row=pl.struct("y", "x").udf.apply(row))
    assert_frame_equal(made, given.select(pl.col("n").udf.map(fee), row=pl.col("x") * pl.col("y")))
    with pytest.raises(CompiledForError, match="was compiled for float64 as column 0, and int64 was given"):
        given.select(pl.col("y").udf.map(ahead))
    for refused in (pl.col("x").udf.map(row), pl.struct("x").udf.apply(ahead), pl.col("x").udf.map(ahead, k=3)):
        with pytest.raises(NotCallableError):
            given.select(refused)


def test_a_query_that_is_sent_away() -> None:
    """A plan is bytes; it has the compiled function once its types are known, and Python's else."""
    query = frame(20).lazy().select(pl.col("x").udf.map(fee))
    again = pl.LazyFrame.deserialize(query.serialize())
    assert_frame_equal(again.collect(), query.collect())


@pytest.mark.slow
@pytest.mark.parametrize("first", ["udf", "polars"])
def test_the_namespace_is_there_in_any_order(first) -> None:
    """``import udf`` imports no Polars, and ``import polars`` finds ours."""
    second = {"udf": "polars", "polars": "udf"}[first]
    code = f"""
import sys, {first}
assert {first!r} == "polars" or "polars" not in sys.modules
import {second}, polars as pl
assert pl.DataFrame({{"x": [1.0]}}).select(pl.col("x").udf.map(lambda x: x + 1)).item() == 2.0
"""
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False)  # noqa: S603
    assert (done.returncode, done.stderr) == (0, "")


def test_a_null_struct_is_null() -> None:
    """The function is not asked, as Polars asks none of its own; a field that is null is udf.NA."""
    structs = pl.DataFrame({"s": [None, {"a": 1.0}, None, {"a": None}, {"a": 4.0}, None]})
    given_or_one = lambda row: 1.0 if row.a is udf.NA else row.a * 2
    own = pl.col("s").map_elements(lambda row: 1.0 if row["a"] is None else row["a"] * 2, return_dtype=pl.Float64)
    for expression in (pl.col("s"), pl.col("s").alias("t"), pl.col("s").shift(1)):
        made = structs.select(x=expression.udf.apply(given_or_one))["x"]
        wanted = structs.select(s=expression).select(x=own)["x"]
        assert made.to_list() == wanted.to_list()
    assert structs.select(x=pl.struct(a=pl.lit(None, pl.Float64)).udf.apply(given_or_one))["x"].to_list() == [1.0]
    fields = pl.struct(a=pl.Series([3.0, None, 5.0]))
    for later, wanted in (
        (fields.shift(1), [None, 6.0, 1.0]),
        (fields.alias("t").shift(-1).alias("as_struct("), [1.0, 10.0, None]),
        (fields.filter(pl.lit(False)).last(), [None]),
        (pl.struct(a=fields.shift(1).struct.field("a") + 1), [1.0, 8.0, 1.0]),
    ):
        assert pl.select(x=later.udf.apply(given_or_one))["x"].to_list() == wanted
    chunks = pl.concat([structs, structs], rechunk=False).select(x=pl.col("s").udf.apply(lambda row: (row.a, 1)))
    assert chunks["x"].is_null().to_list() == [True, False, True, False, False, True] * 2


@pytest.mark.slow
def test_the_clock_of_a_time_with_a_zone() -> None:
    """Over both changes of the clock, of values and of rows, and only where a function asks for no more."""
    utc = [dt.datetime(2024, month, day, tzinfo=dt.UTC) for month, day in ((3, 31), (10, 27))]
    times = [day + dt.timedelta(minutes=20 * k) for day in utc for k in range(12)]
    frame = pl.DataFrame({"t": [*times, None], "n": range(25)}, schema_overrides={"t": pl.Datetime("us", "UTC")})
    for zone in ("Europe/Berlin", "America/St_Johns", "UTC"):
        local = frame.with_columns(pl.col("t").dt.convert_time_zone(zone))
        t = pl.col("t")
        made = local.lazy().select(
            t.udf.map(lambda t: t.hour * 60 + t.minute).alias("minutes"),
            t.udf.map(lambda t: t.date()).alias("date"),
            pl.struct("t", "n").udf.apply(lambda r: r.n if r["t"] is None else r["t"].hour - r["n"]).alias("row"),
        )
        hour = t.dt.hour().cast(pl.Int64)
        expected = local.select(
            minutes=hour * 60 + t.dt.minute(), date=t.dt.date(), row=pl.coalesce(hour - pl.col("n"), pl.col("n"))
        )
        assert_frame_equal(made.collect(), expected)
        assert local.select(pl.struct("t", "n").udf.apply(lambda r: r.n + 1)).to_series().to_list() == [*range(1, 26)]
        for function in (lambda t: t, lambda t: t.isoformat(), lambda t: t.strftime("%z")):
            with pytest.raises(DTypeError, match=r"replace_time_zone\(None\)"):
                local.select(t.udf.map(function))


@pytest.mark.parametrize(("name", "hint"), [("mapp", "perhaps you meant 'map'"), ("mean", "without .udf: .mean")])
def test_an_attribute_that_there_is_not_is_told(name: str, hint: str) -> None:
    """By the name that users know, and with another one."""
    with pytest.raises(AttributeError, match=rf"\.udf has no attribute '{name}'(.|\n)*{hint}"):
        getattr(pl.col("x").udf, name)
    assert not hasattr(pl.col("x").udf, "_nothing")


@pytest.mark.parametrize(("name", "hint"), [("std", r"own, without \.udf: \.rolling_std\("), ("aply", "meant 'apply'")])
def test_a_method_that_windows_have_not_is_told(name: str, hint: str) -> None:
    """They are for functions; Polars has the others."""
    with pytest.raises(AttributeError, match=hint):
        getattr(pl.col("x").udf.rolling(3), name)


@pytest.mark.parametrize(("name", "hint"), [("return_dtype", "leave it out"), ("skip_nulls", "na_action=None")])
def test_parameters_of_map_elements_are_told(name: str, hint: str) -> None:
    """They are not passed to the function."""
    for method in (pl.col("x").udf.map, pl.struct("x").udf.apply):
        with pytest.raises(ArgumentError, match=hint):
            method(lambda x: x, **{name: None})
