"""The accessor of cuDF with the real one: memory is shared both ways and comes from RMM, and cuDF reads the results."""

import numpy as np
import pandas as pd
import pytest

import udf
from udf.errors import DTypeError, UdfCompileError

cudf = pytest.importorskip("cudf")
rmm = pytest.importorskip("rmm")

ROWS = 1000
RNG = np.random.default_rng(7)
FLOATS = RNG.normal(size=ROWS)
NULL = RNG.random(ROWS) < 0.2
TIMES = pd.Series(pd.Timestamp("2013-01-01") + pd.to_timedelta(RNG.integers(0, 10**9, ROWS), unit="s"))
WORDS = pd.Series(RNG.choice(["", "abc", "Ärger-1", "日本", "x" * 300], ROWS), dtype="str")

GIVEN = {
    "floats": (pd.Series(FLOATS), lambda x: x * 2 + 1),
    "float32": (pd.Series(FLOATS.astype("float32")), lambda x: x * x),
    "nulls": (pd.Series(FLOATS, dtype="Float64").mask(NULL), lambda x: x * 2 + 1),
    "ints": (pd.Series(RNG.integers(-99, 99, ROWS), dtype="Int64").mask(NULL), lambda x: x // 7),
    "small": (pd.Series(RNG.integers(0, 99, ROWS), dtype="UInt8").mask(NULL), lambda x: x + 1),
    "asked": (pd.Series(RNG.integers(0, 9, ROWS), dtype="Int64").mask(NULL), lambda x: -1 if x is cudf.NA else x),
    "given": (pd.Series(RNG.integers(0, 9, ROWS)), lambda x: None if x > 4 else x),
    "bools": (pd.Series(FLOATS > 0, dtype="boolean").mask(NULL), lambda x: x ^ True),
    "to bool": (pd.Series(FLOATS), lambda x: x > 0),
    "text": (WORDS.mask(NULL), lambda s: s.upper() + "!"),
    "length": (WORDS.mask(NULL), lambda s: len(s)),
    "labels": (pd.Series(FLOATS), lambda x: "low" if x < 0 else "high" if x > 1 else None),
    "times": (TIMES.astype("datetime64[ms]").mask(NULL), lambda t: t.month),
    "moments": (TIMES.astype("datetime64[us]").mask(NULL), lambda t: t + pd.Timedelta("1D")),
}


def as_list(series):
    """Return what a cuDF Series has, None for null, by Arrow on the host: cuDF's own reading of it."""
    return series.to_arrow().to_pylist()


@pytest.mark.parametrize("begin", [0, 3])
@pytest.mark.parametrize("name", GIVEN)
def test_values_go_in_and_out(name, begin) -> None:
    """As those of udf.Series on the processor; cuDF computes with them further."""
    given, function = GIVEN[name]
    there = cudf.Series(given, name="x").iloc[begin:]
    made = there.udf.applymap(function)
    with udf.options(backend="cpu"):
        wanted = udf.Series(given.iloc[begin:]).applymap(function).to_arrow().to_pylist()
    assert as_list(made) == wanted
    assert made.name == "x"
    assert made.index.to_pandas().equals(there.index.to_pandas())
    assert made.null_count == wanted.count(None)
    twice = cudf.concat([made, made])
    assert as_list(twice.iloc[len(made) :]) == wanted
    assert as_list(made[made.notna()]) == [value for value in wanted if value is not None]
    if made.dtype.kind == "f":
        assert made.sum() == pytest.approx(sum(value for value in wanted if value is not None))


@pytest.mark.parametrize("name", ["floats", "nulls", "bools", "text"])
def test_memory_is_shared_in(name) -> None:
    """Values and bits are where cuDF has them."""
    there = cudf.Series(GIVEN[name][0])
    given, _ = there.to_pylibcudf()
    column = udf.Series(there).column
    held = column.values if column.text is None else column.text.chars
    assert held.data.ptr == given.data().ptr
    if name != "floats":
        assert column.validity.data.ptr == given.null_mask().ptr


@pytest.mark.parametrize("name", ["floats", "nulls", "bools", "text", "moments"])
def test_memory_is_rmms_and_shared_out(name, monkeypatch) -> None:
    """A result's buffers are RMM's, and those that the kernel wrote."""
    import rmm.statistics  # noqa: PLC0415 - there is one

    from udf.doors import cudf as door  # noqa: PLC0415 - imports cudf

    written = []
    shared = door.series_of
    monkeypatch.setattr(door, "series_of", lambda column, *rest: written.append(column) or shared(column, *rest))
    there = cudf.Series(GIVEN[name][0])
    rmm.statistics.enable_statistics()
    before = rmm.statistics.get_statistics().total_bytes
    made, _ = there.udf.applymap(GIVEN[name][1]).to_pylibcudf()
    assert rmm.statistics.get_statistics().total_bytes > before
    (column,) = written
    held = column.values if column.text is None else column.text.chars
    assert made.data().ptr == held.data.ptr
    if made.null_count():
        assert made.null_mask().ptr == column.validity.data.ptr


def test_memory_outlives_what_it_came_from() -> None:
    """A result, and a column of ours, each keep theirs."""
    made = cudf.Series(FLOATS).udf.applymap(lambda x: x + 1)
    ours = udf.Series(cudf.Series(FLOATS))
    filled = [cudf.Series(np.zeros(ROWS)) for _ in range(50)]
    np.testing.assert_array_equal(made.to_numpy(), FLOATS + 1)
    np.testing.assert_array_equal(ours.to_numpy(), FLOATS)
    assert len(filled) == 50


def test_a_pool_of_rmms_is_what_we_allocate_from() -> None:
    """Values, text, windows and groups; what is more than the pool holds is an error of ours."""
    from udf.errors import DeviceMemoryError  # noqa: PLC0415 - one test

    words, floats, many = cudf.Series(WORDS), cudf.Series(FLOATS), cudf.Series(np.zeros(1 << 24, "int8"))
    frame, old = cudf.DataFrame({"k": words, "x": floats}), rmm.mr.get_current_device_resource()
    counted = rmm.mr.StatisticsResourceAdaptor(rmm.mr.PoolMemoryResource(rmm.mr.CudaMemoryResource(), 1 << 26, 1 << 26))
    rmm.mr.set_current_device_resource(counted)
    try:
        for work in (
            lambda: floats.udf.applymap(lambda x: x + 1),
            lambda: words.udf.applymap(lambda s: s.upper()),
            lambda: floats.udf.rolling(9).apply(lambda w: w.max()),
            lambda: frame.udf.groupby("k")["x"].agg(lambda s: s.max() - s.min()),
        ):
            before = counted.allocation_counts.total_bytes
            assert len(work())
            assert counted.allocation_counts.total_bytes > before
        with pytest.raises(DeviceMemoryError):
            many.udf.applymap(lambda x: x * 1.5)
    finally:
        rmm.mr.set_current_device_resource(old)
    assert many.udf.applymap(lambda x: x * 1.5).sum() == 0


def test_too_much_memory_is_an_error_of_ours() -> None:
    """RMM's refusal, and what is there is left as it was."""
    from udf.errors import DeviceMemoryError  # noqa: PLC0415 - one test

    there = cudf.Series(np.zeros(1 << 20, "int8"))
    old = rmm.mr.get_current_device_resource()
    rmm.mr.set_current_device_resource(rmm.mr.LimitingResourceAdaptor(old, 1 << 20))
    try:
        with pytest.raises(DeviceMemoryError):
            there.udf.applymap(lambda x: x * 1.5)
    finally:
        rmm.mr.set_current_device_resource(old)
    assert there.udf.applymap(lambda x: x * 1.5).sum() == 0


def test_rows_windows_groups_and_folds() -> None:
    """The methods of a frame, against pandas."""
    index = [f"r{i}" for i in range(ROWS)]
    host = pd.DataFrame({"k": RNG.integers(0, 9, ROWS), "c": WORDS, "x": FLOATS, "n": np.arange(ROWS)})
    host.index = index
    frame = cudf.DataFrame(host)
    made = frame.udf.apply(lambda row: row.x * row["n"], axis=1)
    np.testing.assert_array_equal(made.to_numpy(), host.x * host.n)
    assert made.index.to_pandas().tolist() == index
    pair = frame.udf.apply(lambda row, by: (row.x * by, row.c + "!"), by=3)
    assert pair[1].to_arrow().to_pylist() == (host.c + "!").tolist()
    assert pair.index.to_pandas().tolist() == index
    windows = frame.udf.rolling(10)["x"].apply(lambda w: w.max() - w.min())
    wanted = host.x.rolling(10).max() - host.x.rolling(10).min()
    np.testing.assert_array_equal(windows.to_numpy(), wanted)
    for keys in ("k", "c", ["k", "c"]):
        groups = frame.udf.groupby(keys)["x"].agg(lambda s: s.max() - s.min())
        by = host.groupby(keys)["x"]
        wanted = by.max() - by.min()
        pd.testing.assert_series_equal(groups.to_pandas().sort_index(), wanted.sort_index(), check_index_type=False)
    np.testing.assert_allclose(frame["x"].udf.scan(lambda s, x: (s + x, s + x), 0.0).to_numpy(), host.x.cumsum())


def test_windows_by_time() -> None:
    """Of a column of times, and of an index of them."""
    times = pd.date_range("2013-01-01", periods=ROWS, freq="17min").astype("datetime64[us]")
    host = pd.DataFrame({"t": times, "x": FLOATS})
    wanted = host.rolling("1h", on="t")["x"].max().to_numpy()
    made = cudf.DataFrame(host).udf.rolling("1h", on="t")["x"].apply(lambda w: w.max())
    np.testing.assert_array_equal(made.to_numpy(), wanted)
    by_index = cudf.Series(FLOATS, index=cudf.Index(times)).udf.rolling("1h").apply(lambda w: w.max())
    np.testing.assert_array_equal(by_index.to_numpy(), wanted)
    assert by_index.index.to_pandas().equals(pd.Index(times))


def test_a_category_is_its_strings() -> None:
    """Codes are read as they are."""
    given = WORDS.astype("category").mask(NULL)
    made = cudf.Series(given).udf.map(lambda c: c == "abc", na_action="ignore")
    assert as_list(made) == [None if null else word == "abc" for word, null in zip(WORDS, NULL, strict=True)]


def test_a_row_that_raises_is_named_by_its_label() -> None:
    series = cudf.Series([1, 0, 0], index=["first", "second", "third"])
    with pytest.raises(ZeroDivisionError) as caught:
        series.udf.apply(lambda x: 1 // x)
    assert "second" in "".join(caught.value.__notes__)
    assert as_list(series.udf.apply(lambda x: 1 // x, errors="null")) == [1, None, None]


def test_what_no_function_takes_is_refused() -> None:
    """Lists, decimals, times with a zone; a function that cannot be compiled."""
    for odd in (
        cudf.Series([[1], [2]]),
        cudf.Series([1]).astype(cudf.Decimal64Dtype(8, 2)),
        cudf.Series(TIMES).dt.tz_localize("UTC"),
    ):
        with pytest.raises(DTypeError):
            odd.udf.apply(lambda x: x)
    with pytest.raises(UdfCompileError):
        cudf.Series([1.0]).udf.apply(lambda x: x.no_such())


@pytest.mark.parametrize("values", [[1.5], ["a"]], ids=["numbers", "text"])
def test_no_rows(values) -> None:
    """Give none, of the type that there would be."""
    made = cudf.Series(values).iloc[1:].udf.map(lambda x: x + x)
    assert len(made) == 0
    assert made.dtype == cudf.Series(values).dtype
