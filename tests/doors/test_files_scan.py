"""``udf.scan_parquet``, ``scan_csv``, ``scan_ipc``: batch by batch what the same calls give for all rows at once."""

from typing import Any, NamedTuple

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.feather
import pyarrow.parquet as pq
import pytest

import udf
from tests.support.budget import budget, in_turn, rotated
from tests.support.folds import FOLDS
from tests.support.scan_ways import WAYS
from tests.support.scans import assert_alike, assert_equal, in_memory, parquet_files, table
from udf.doors.files.file_formats import open_parquet
from udf.doors.files.input_files import file_at
from udf.doors.files.parquet_writer import encode
from udf.errors import ArgumentError, ColumnNotFoundError, UdfCompileError, UnknownAttributeError, WindowSupportError

pytestmark = pytest.mark.usefixtures("small_batches")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("way", "rows", "files", "group"), [(a, *b) for a, b in in_turn(WAYS, [(3000, 3, 271), (40, 20, 1)])]
)
def test_it_is_what_memory_gives(way: str, rows: int, files: int, group: int, tmp_path) -> None:
    """In every bit: rows, nulls, text, windows over borders of batches, folds."""
    whole = table(rows)
    made = WAYS[way](udf.scan_parquet(parquet_files(tmp_path, whole, files, group)))
    assert_equal(made.to_arrow(), WAYS[way](in_memory(whole)))


@pytest.mark.parametrize("seed", range(budget(24)))
def test_windows_over_any_borders(seed: int, tmp_path) -> None:
    """Of any length beside any row groups, longer than a batch too."""
    random = np.random.default_rng(seed)
    rows, length = int(random.integers(1, 2500)), int(random.integers(1, 400))
    least, closed = int(random.integers(0, length + 1)), random.choice(["right", "left", "both", "neither"])
    whole = table(rows, seed)
    parquet_files(tmp_path, whole, int(random.integers(1, 6)), int(random.integers(1, 600)))
    function = [lambda w: w.sum(), lambda w: w.std(), lambda w: len(w), lambda w: w.max()][seed % 4]
    frame, column = udf.scan_parquet(tmp_path), random.choice(["x", "y", "i"])
    ways = [each[column].rolling(length, least, closed=closed).apply(function) for each in (frame, in_memory(whole))]
    assert_equal(ways[0].to_arrow(), ways[1])


@pytest.mark.slow
def test_labels_of_windows_over_borders(tmp_path) -> None:
    """They are the numbers of the rows among all, wherever a batch begins."""
    whole = table(900)
    frame = udf.scan_parquet(parquet_files(tmp_path, whole, 3, 31))
    functions = (lambda w: w.index[0], lambda w: w.idxmax(), lambda w: w.loc[w.index[1]])
    for function, each in in_turn(functions, (lambda f: f["x"], lambda f: f[["x", "i"]])):
        ways = [each(one).rolling(7).apply(function) for one in (frame, in_memory(whole))]
        assert_alike(ways[0], ways[1])


def test_files_without_rows_have_no_nulls(tmp_path) -> None:
    """And no part in the types of folds."""
    parquet_files(tmp_path, table(30).select(["i"]), 2, 10)
    pq.write_table(table(0).select(["i"]), tmp_path / "empty.parquet")
    assert udf.scan_parquet(tmp_path)["i"].scan(lambda s, i: (s + i, s), 0).dtype.name == "int64"


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(FOLDS)))
def test_folds_go_on(number: int, tmp_path) -> None:
    """With states of one number and several, of any type."""
    function, initial = FOLDS[number]
    whole = table(1500)
    frame = udf.scan_parquet(parquet_files(tmp_path, whole, 2, 100))
    for column in rotated(("x", "i"), number, 1):
        made, wanted = frame[column].scan(function, initial), in_memory(whole)[column].scan(function, initial)
        assert_alike(made, wanted)


class Held(NamedTuple):
    """A state with names."""

    total: float
    count: int


@pytest.mark.slow
def test_a_state_with_names(tmp_path) -> None:
    """Stays one from batch to batch; names of outs, further arguments."""
    whole = table(900)
    frame = udf.scan_parquet(parquet_files(tmp_path, whole, 3, 70))

    def fold(state: Held, x: float, k: float, shift: int = 0) -> Any:
        state = Held(state.total * k + x, state.count + shift)
        return state, (state.total, state.count)

    asked = {"args": (0.5,), "names": ["total", "count"], "shift": 2}
    made, wanted = (each["x"].scan(fold, Held(0, 1), **asked) for each in (frame, in_memory(whole)))
    assert made.columns == ("total", "count")
    for label in made:
        assert_equal(made[label].to_arrow(), wanted[label])


# -- the frame -----------------------------------------------------------------------------------------


def test_columns_and_types_are_known_before_a_row_is_read(tmp_path) -> None:
    """From the schema, and from the functions compiled for it."""
    frame = udf.scan_parquet(parquet_files(tmp_path, table(10), 2, 10))
    assert frame.columns == tuple(table(1).column_names)
    assert "x" in frame
    assert list(frame) == list(frame.columns)
    frame["half"] = frame["i"].applymap(lambda i: i / 2)
    two = frame.assign(double=lambda f: f["half"].applymap(lambda h: h * 4))[["double", "s"]]
    assert (two.columns, two.dtypes["double"].name) == (("double", "s"), "float64")
    assert (frame["half"].name, frame["half"].dtype.name) == ("half", "float64")
    assert frame.dtypes["list"].startswith("list")
    assert "double: double" in repr(two)
    assert "2 files" in repr(two)
    assert repr(frame["i"]) == "LazySeries 'i': int64"
    assert "window=3" in repr(frame["i"].rolling(3))
    with pytest.raises(UdfCompileError):
        frame["x"].applymap(lambda x: input(x))  # refused where it is written
    assert udf.scan_parquet(tmp_path / "000.parquet", columns=["s", "x"]).columns == ("s", "x")


def test_only_what_is_used_is_read(tmp_path, monkeypatch) -> None:
    """The columns of the results, and those that their functions use."""
    seen: list[Any] = []
    read = pq.ParquetFile.read_row_groups
    spy = lambda self, groups, columns: seen.append(columns) or read(self, groups, columns=columns)
    monkeypatch.setattr(pq.ParquetFile, "read_row_groups", spy)
    frame = udf.scan_parquet(parquet_files(tmp_path, table(30), 1, 30))
    frame["unused"] = frame["y"].applymap(lambda y: y + 1)
    frame["used"] = frame.apply(lambda row: row.x + row["i"])
    frame[["used"]].to_arrow()
    frame[["s", "used"]].rolling(2)
    frame[["s", "k"]].to_arrow()
    frame.apply(lambda row: 1).to_arrow()
    assert seen == [["x", "i"], ["s", "k"], ["x"]]


def test_a_function_is_compiled_once(tmp_path, compiled) -> None:
    """Whether a batch has nulls or none, whatever its dictionary: types are those of all rows."""
    values = [pa.array([1.0, 2.0]), pa.array([None, 2.0]), pa.array([3.0])]
    for number, one in enumerate(values):
        names = pa.array([f"k{number}"] * len(one)).dictionary_encode()
        pq.write_table(
            pa.table({"x": one, "d": names, "n": pa.array([number] * len(one))}), tmp_path / f"{number}.parquet"
        )
    frame = udf.scan_parquet(tmp_path)
    assert frame["x"].applymap(lambda x: -1 if x is udf.NA else x * 2.5).to_arrow().to_pylist() == [2.5, 5, -1, 5, 7.5]
    assert frame["d"].applymap(lambda d: d + "!").to_arrow().to_pylist() == ["k0!", "k0!", "k1!", "k1!", "k2!"]
    sums = frame["n"].scan(lambda s, n: (s + n, s), 0).to_arrow()
    assert (sums.type, sums.to_pylist()) == (pa.int64(), [0, 0, 0, 1, 2])  # it has no nulls, so they are whole numbers
    assert len(compiled) == 3


@pytest.mark.slow
def test_text_and_other_columns_go_through_as_they_are(tmp_path) -> None:
    whole = table(700)
    frame = udf.scan_parquet(parquet_files(tmp_path, whole, 3, 50))
    assert frame.to_arrow().cast(whole.schema).equals(whole)
    frame.to_parquet(tmp_path / "out")
    assert pq.read_table(tmp_path / "out").equals(whole)
    assert pl.read_parquet(tmp_path / "out").equals(pl.from_arrow(whole))


def test_what_comes_out(tmp_path) -> None:
    """pandas, Arrow, batches, a file: the same rows."""
    whole = table(300)
    frame = udf.scan_parquet(parquet_files(tmp_path, whole, 3, 40))[["x", "s", "j"]]
    wanted = udf.DataFrame(whole.select(["x", "s", "j"])).to_pandas()
    pd.testing.assert_frame_equal(frame.to_pandas(), wanted)
    pd.testing.assert_series_equal(frame["j"].to_pandas(), wanted["j"])
    parts = list(frame.batches())
    assert all(isinstance(one, udf.DataFrame) for one in parts)
    assert len(parts) == 9
    pd.testing.assert_frame_equal(pd.concat([one.to_pandas() for one in parts], ignore_index=True), wanted)
    assert [value for one in frame["x"].batches() for value in one] == list(wanted["x"])
    for column, name in ((frame["x"], "x"), (frame.apply(lambda row: row.x), "0")):
        column.to_parquet(tmp_path / "one.out")
        assert pq.read_table(tmp_path / "one.out").column_names == [name]
    frame.to_parquet(tmp_path / "out", compression="zstd", compression_level=3, use_dictionary=False)
    assert pq.ParquetFile(tmp_path / "out").metadata.row_group(0).column(0).compression == "ZSTD"
    assert sorted(one.name for one in tmp_path.iterdir() if one.suffix in (".part", ".journal", ".new")) == []


def test_tuples_and_applymap_of_a_frame(tmp_path) -> None:
    whole = table(200)
    frame = udf.scan_parquet(parquet_files(tmp_path, whole, 2, 30))
    both = frame.apply(lambda row: (row.x, row.i * 2), names=["x", "i2"])
    assert both.columns == ("x", "i2")
    assert both.to_arrow()["i2"].to_pylist() == [i * 2 for i in whole["i"].to_pylist()]
    doubled = frame[["x", "i"]].applymap(lambda v: v * 2)
    assert doubled.to_arrow()["i"].to_pylist() == both["i2"].to_arrow().to_pylist()


def test_a_file_without_rows(tmp_path) -> None:
    """Between others, alone, and out of nothing but such."""
    whole = table(20)
    for number, part in enumerate((whole.slice(0, 0), whole, whole.slice(0, 0))):
        pq.write_table(part, tmp_path / f"{number}.parquet")
    frame = udf.scan_parquet(tmp_path)
    assert frame["x"].rolling(2).apply(lambda w: w.sum()).to_arrow().length() == 20
    alone = udf.scan_parquet(tmp_path / "0.parquet")
    alone["y2"] = alone["y"].applymap(lambda y: y * 2)
    alone.to_parquet(tmp_path / "out")
    found = pq.read_table(tmp_path / "out")
    assert (found.num_rows, found.schema.field("y2").type) == (0, pa.float64())


def test_files_come_in_the_order_of_names_or_of_the_list(tmp_path) -> None:
    for name in ("b", "a", "c"):
        pq.write_table(pa.table({"n": [name]}), tmp_path / f"{name}.parquet")
    (tmp_path / "notes.txt").write_text("no Parquet")
    read = lambda source: udf.scan_parquet(source)["n"].to_arrow().to_pylist()
    assert read(tmp_path) == read(str(tmp_path / "*.parquet")) == ["a", "b", "c"]
    assert read([tmp_path / "c.parquet", str(tmp_path / "a.parquet")]) == ["c", "a"]
    assert read([str(tmp_path / "[bc].parquet"), tmp_path / "a.parquet"]) == ["b", "c", "a"]


# -- other formats -------------------------------------------------------------------------------------


@pytest.mark.slow
def test_ipc(tmp_path) -> None:
    """Arrow IPC files: the same calls."""
    whole = table(2500)
    for number in range(3):
        part = whole.slice(number * 1000, 1000)
        pyarrow.feather.write_feather(part, str(tmp_path / f"{number}.arrow"), chunksize=130)
    frame, wanted = udf.scan_ipc(tmp_path), in_memory(whole)
    for way in ("row", "value", "nulls", "text", "category", "mean", "number"):
        assert_equal(WAYS[way](frame).to_arrow(), WAYS[way](wanted))
    assert sum(1 for _ in frame[["x"]].batches()) > 5


@pytest.mark.slow
def test_csv(tmp_path) -> None:
    """CSV files: types of the first one, or as asked for."""
    whole = table(2000).select(["x", "y", "i", "j", "k"])
    for number in range(2):
        part = whole.slice(number * 1000, 1000).to_pandas()
        part.to_csv(tmp_path / f"{number}.csv", index=False, sep=";", float_format="%.17g")
    frame, wanted = udf.scan_csv(tmp_path, delimiter=";", dtypes={"j": "int16"}), in_memory(whole)
    assert frame.dtypes["j"].name == "int16"
    for way in ("nulls", "mean", "spread", "number"):
        assert_equal(WAYS[way](frame).to_arrow(), WAYS[way](wanted))
    frame["i"].to_parquet(tmp_path / "out")
    assert pq.read_table(tmp_path / "out")["i"].to_pylist() == whole["i"].to_pylist()


# -- refused by name -----------------------------------------------------------------------------------


def test_what_a_scan_cannot_do(tmp_path) -> None:
    """Each says what to do instead."""
    frame = udf.scan_parquet(parquet_files(tmp_path, table(10), 1, 10))
    series = frame["x"]
    for ask in (
        lambda: series.rolling(3, center=True).apply(lambda w: w.sum()),
        lambda: series.rolling("2h").apply(lambda w: w.sum()),
    ):
        with pytest.raises((WindowSupportError, udf.errors.WindowError)):
            ask()
    for name in ("groupby", "expanding", "sort_values"):
        with pytest.raises(UnknownAttributeError, match=name):
            getattr(series, name)
    with pytest.raises(ColumnNotFoundError):
        frame["z"]
    with pytest.raises(ColumnNotFoundError):
        frame.apply(lambda row: row["z"])
    for value in (1, [1.0] * 10, udf.scan_parquet(tmp_path)["x"]):
        with pytest.raises(ArgumentError, match="cannot be"):
            frame["new"] = value
    with pytest.raises(ArgumentError, match="one of the files"):
        frame.to_parquet(tmp_path / "000.parquet")
    with pytest.raises(ArgumentError, match="a path cannot be"):
        frame.to_parquet(3)
    with pytest.raises(ArgumentError, match="a path cannot be"):
        udf.scan_parquet(3)


def test_a_state_that_changes_its_type_is_refused(tmp_path) -> None:
    frame = udf.scan_parquet(parquet_files(tmp_path, table(10), 1, 10))
    with pytest.raises((UdfCompileError, ArgumentError)):
        frame["x"].scan(lambda s, x: ((s, x), x), 0.0)


def test_row_groups_of_one_row(tmp_path) -> None:
    """Are read together, so that batches and what is written are large."""
    whole = table(300)
    frame = udf.scan_parquet(parquet_files(tmp_path, whole, 1, 1))
    frame["z"] = frame["x"].applymap(lambda x: x * 2)
    with udf.options(memory_bytes=1 << 30):
        frame[["x", "z"]].to_parquet(tmp_path / "out.parquet")
    assert pq.read_metadata(tmp_path / "000.parquet").num_row_groups == 300
    assert pq.read_metadata(tmp_path / "out.parquet").num_row_groups < 10
    assert_equal(pq.read_table(tmp_path / "out.parquet")["z"], in_memory(whole)["x"].applymap(lambda x: x * 2))


@pytest.mark.slow
def test_a_dictionary_is_made_where_it_pays(tmp_path) -> None:
    """Where the files have one that saves bytes, not of floats that a function made; an option of the call counts."""
    random = np.random.default_rng(3)
    given = pa.table(
        {
            "few": random.integers(0, 9, 5000).astype(float),
            "own": random.normal(size=5000),
            "word": pa.array(random.choice(["a", "bc"], 5000)),
            "list": pa.array([[1, 2]] * 5000),
        }
    )
    pq.write_table(given, tmp_path / "in.parquet")
    frame = udf.scan_parquet(tmp_path / "in.parquet")
    frame["made"] = frame["few"].applymap(lambda x: x * 2)
    for options, wanted in (({}, {"few", "word", "list.list.element"}), ({"use_dictionary": ["made"]}, {"made"})):
        frame.to_parquet(tmp_path / "out.parquet", **options)
        group = pq.read_metadata(tmp_path / "out.parquet").row_group(0)
        chunks = [group.column(i) for i in range(group.num_columns)]
        assert {chunk.path_in_schema for chunk in chunks if chunk.has_dictionary_page} == wanted
        assert pq.read_table(tmp_path / "out.parquet").drop_columns("made").equals(given)


@pytest.mark.slow
def test_a_batch_whose_footer_is_longer_than_its_values(tmp_path) -> None:
    """It does not go into memory that holds values, and is written all the same; batches before and after do."""
    wide = pa.table({f"c{i}": np.arange(3.0) + i for i in range(1500)})
    parquet_files(tmp_path, wide, 1, 2)
    udf.scan_parquet(tmp_path).to_parquet(tmp_path / "out")
    assert pq.read_table(tmp_path / "out").equals(wide)
    spare: list[Any] = []
    few = pa.table({"x": np.arange(10.0)})
    for given, is_kept in ((few, True), (wide, False), (few, True)):
        made = encode(given, {}, spare)
        assert pq.read_table(pa.BufferReader(made)).equals(given)
        assert (type(made.obj) is np.ndarray) is is_kept
        assert len(spare) == 1 - is_kept


@pytest.mark.parametrize("chosen", ["mimalloc", "jemalloc", "system"])
def test_columns_are_read_into_the_systems_memory(chosen: str, tmp_path) -> None:
    """What a process has chosen in place of pyarrow's own is used, and is its default still, while a file is open."""
    if chosen not in pa.supported_memory_backends():
        pytest.skip(f"pyarrow has no {chosen} here")
    (path,) = parquet_files(tmp_path, table(100), 1, 100).iterdir()
    before, pool = pa.default_memory_pool(), getattr(pa, f"{chosen}_memory_pool")()
    wanted = pa.system_memory_pool() if chosen == "mimalloc" else pool
    pa.set_memory_pool(pool)
    try:
        held = wanted.bytes_allocated()
        with open_parquet(file_at(str(path)), None) as opened:
            assert pa.default_memory_pool().backend_name == chosen
            read = opened.read()
        assert wanted.bytes_allocated() >= held + read["x"].nbytes
    finally:
        pa.set_memory_pool(before)
