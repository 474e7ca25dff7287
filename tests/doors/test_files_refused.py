"""Files that are missing, broken, different or changing, functions that raise, memory: what a scan says of them."""

import io
import os
import sys
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import udf
from tests.support.at_once import Terminal, kept_bars
from tests.support.scans import parquet_files, table
from udf.errors import ArgumentError, FilesNotFoundError, MissingPackageError, OptionError, ScanError, UdfError

pytestmark = pytest.mark.usefixtures("small_batches")


def left(folder: Any) -> list[str]:
    return sorted(one.name for one in folder.iterdir() if one.suffix != ".parquet")


# -- files ---------------------------------------------------------------------------------------------


def test_files_that_are_not_there(tmp_path) -> None:
    """A path, a pattern, an empty directory, no path at all."""
    for source in (tmp_path / "none.parquet", str(tmp_path / "*.parquet"), tmp_path, []):
        with pytest.raises(FilesNotFoundError) as raised:
            udf.scan_parquet(source)
        assert isinstance(raised.value, FileNotFoundError)
        assert isinstance(raised.value, UdfError)
        assert "Hint" in str(raised.value)


def test_what_a_scan_has_not_is_told_with_what_to_write(tmp_path) -> None:
    """A column as an attribute, a method of pandas, several results as one column."""
    scan = udf.scan_parquet(parquet_files(tmp_path, table(20), 1, 10))
    assert repr(scan).startswith("LazyFrame of 1 file (")
    for wrong, said in {
        (lambda: scan.x): r"a column is scan\['x'\]",
        (lambda: scan.head()): r"scan\.to_pandas\(\)\.head, or one batch, next\(scan\.batches\(\)\)",
        (lambda: scan.collect()): r"write \.to_pandas\(\) in its place",
        (lambda: scan.assign(y=scan.apply(lambda row: (row.x, 1)))): r"scan\['y'\] = made\[0\]",
    }.items():
        with pytest.raises(UdfError, match=said):
            wrong()


@pytest.mark.parametrize("keep", [0, 3, 100, 0.5, -1])
def test_a_file_cut_short(keep: float, tmp_path) -> None:
    """Is named, whether its end or its beginning is there."""
    path = parquet_files(tmp_path, table(500), 3, 50) / "001.parquet"
    data = path.read_bytes()
    path.write_bytes(data[: int(len(data) * keep) if keep == 0.5 else int(keep)])
    with pytest.raises(ScanError, match=r"cannot read '.*001\.parquet'"):
        udf.scan_parquet(tmp_path)


def test_a_file_of_another_kind(tmp_path) -> None:
    (tmp_path / "a.txt").write_bytes(b"\x00\xff no, nothing\n" * 50)
    for read in (udf.scan_parquet, udf.scan_ipc):
        with pytest.raises(ScanError, match=r"a\.txt"):
            read(tmp_path / "a.txt")


def test_bytes_that_are_broken_inside(tmp_path) -> None:
    """Are found when they are read, and the file is named."""
    path = parquet_files(tmp_path, table(500).select(["x"]), 2, 250) / "001.parquet"
    data = bytearray(path.read_bytes())
    data[20:900] = b"\xff" * 880
    path.write_bytes(data)
    with pytest.raises(ScanError, match=r"001\.parquet"):
        udf.scan_parquet(tmp_path)["x"].applymap(lambda x: x + 1).to_arrow()


def test_check_sums_of_pages(tmp_path) -> None:
    """Where a writer gave them, a bit that has changed is found."""
    pq.write_table(table(500).select(["x"]), tmp_path / "0.parquet", write_page_checksum=True, compression=None)
    data = bytearray((tmp_path / "0.parquet").read_bytes())
    data[1000] ^= 1
    (tmp_path / "0.parquet").write_bytes(data)
    with pytest.raises(ScanError, match=r"0\.parquet"):
        udf.scan_parquet(tmp_path)["x"].applymap(lambda x: x + 1).to_arrow()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names")
def test_what_is_no_file(tmp_path) -> None:
    """A pipe is not waited for, a directory not opened; a URL is no path."""
    os.mkfifo(tmp_path / "pipe.parquet")
    (tmp_path / "some").mkdir()
    (tmp_path / "some" / "x.parquet").mkdir()
    for source, said in (
        (tmp_path / "pipe.parquet", "is a pipe or a device"),
        (tmp_path / "some", "is a directory among files"),
        ("s3://bucket/x.parquet", "is not a file on this machine"),
        ("a\0b", "null (byte|character)"),
    ):
        with pytest.raises(UdfError, match=said):
            udf.scan_parquet(source)


def test_a_file_that_nobody_may_read(tmp_path) -> None:
    path = parquet_files(tmp_path, table(5), 1, 5) / "000.parquet"
    if os.geteuid() == 0:
        path.unlink()
        path.mkdir()  # root may read all files, but no directory as one
        (path / "x.parquet").mkdir()
    else:
        path.chmod(0)
    with pytest.raises(ScanError, match=r"\.parquet"):
        udf.scan_parquet(path)


@pytest.mark.parametrize("change", ["more", "touched", "gone", "other", "short"])
def test_a_file_that_changes(change: str, tmp_path) -> None:
    """Between the scan and its run: results of it would be no one's."""
    path = parquet_files(tmp_path, table(500), 2, 50) / "001.parquet"
    made = udf.scan_parquet(tmp_path)["x"].applymap(lambda x: x + 1)
    if change == "more":
        pq.write_table(table(400), path)
    elif change == "touched":
        os.utime(path, ns=(1, 1))
    elif change == "other":
        pq.write_table(pa.table({"no": ["x"]}), path)
    elif change == "short":
        os.truncate(path, 900)
    else:
        path.unlink()
    with pytest.raises(ScanError, match=r"001\.parquet' (has changed|is gone)"):
        made.to_parquet(tmp_path / "out")
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda t: t.drop_columns(["i"]), "has no column 'i'"),
        (lambda t: t.set_column(0, "x", t["x"].cast(pa.float32())), "column 'x' of .* is float, and double in"),
        (lambda t: t.append_column("more", t["x"]), "has a column 'more', which"),
    ],
)
def test_schemas_that_differ(change: Any, said: str, tmp_path) -> None:
    """The message names both files, the column, and the types."""
    parquet_files(tmp_path, table(40), 2, 10)
    pq.write_table(change(table(10)), tmp_path / "002.parquet")
    with pytest.raises(ScanError, match=said) as raised:
        udf.scan_parquet(tmp_path)
    assert "002.parquet" in str(raised.value)
    assert "000.parquet" in str(raised.value)


def test_text_is_one_type(tmp_path) -> None:
    """Whatever its layout: what pandas, Polars and a writer of dictionaries make of the same column."""
    words, kinds = ["a", None, "b"], [pa.string(), pa.large_string(), pa.dictionary(pa.int8(), pa.string())]
    for first in range(3):
        for number, kind in enumerate(kinds[first:] + kinds[:first]):
            made = pa.array(words, pa.string()).cast(kind)
            pq.write_table(pa.table({"s": made}), tmp_path / f"{number}.parquet")
        frame = udf.scan_parquet(tmp_path)
        assert frame["s"].to_arrow().to_pylist() == words * 3
        assert (
            frame["s"].applymap(lambda s: s + "!", na_action="ignore").to_arrow().to_pylist() == ["a!", None, "b!"] * 3
        )


def test_names_that_are_there_twice(tmp_path) -> None:
    """Nobody could say which one is meant."""
    pq.write_table(pa.Table.from_arrays([pa.array([1.0]), pa.array([2.0])], names=["x", "x"]), tmp_path / "0.parquet")
    with pytest.raises(ScanError, match="several columns 'x'"):
        udf.scan_parquet(tmp_path)


def test_columns_in_another_order_are_the_same(tmp_path) -> None:
    whole = table(20).select(["x", "i"])
    pq.write_table(whole, tmp_path / "0.parquet")
    pq.write_table(whole.select(["i", "x"]), tmp_path / "1.parquet")
    assert udf.scan_parquet(tmp_path)["i"].to_arrow().to_pylist() == whole["i"].to_pylist() * 2


def test_csv_that_does_not_fit_its_types(tmp_path) -> None:
    """Of another number of columns, other names, or values of another type."""
    (tmp_path / "0.csv").write_text("a,b\n1,2\n3,4\n")
    for text, said in (("a,c\n1,2\n", "no column 'b'"), ("a,b\n1\n", "1.csv"), ("a,b\n1,x\n", "1.csv")):
        (tmp_path / "1.csv").write_text(text)
        with pytest.raises(ScanError, match=said):
            udf.scan_csv(tmp_path)["b"].applymap(lambda b: b + 1).to_arrow()
    assert udf.scan_csv(tmp_path, dtypes={"b": "string"})["b"].to_arrow().to_pylist() == ["2", "4", "x"]
    with pytest.raises(ScanError, match=r"dtypes=\{"):
        udf.scan_csv(tmp_path)["b"].to_arrow()
    for named, said in (
        ({"dtypes": {"b": "floaty"}}, "floaty"),
        ({"dtypes": {"c": "int64"}}, "'c'"),
        ({"delimiter": ""}, "delimiter is one character"),
    ):
        with pytest.raises(UdfError, match=said):
            udf.scan_csv(tmp_path, **named)


# -- functions -----------------------------------------------------------------------------------------


def picky(x: float) -> float:
    if x == 1e9:
        raise ValueError("too far")
    return x + 1


@pytest.mark.parametrize("way", ["applymap", "apply", "rolling", "chain"])
def test_a_function_that_raises_says_file_and_row(way: str, tmp_path) -> None:
    """Row 17 of the third file; nothing is left behind."""
    whole = table(90).select(["x"])
    values = whole["x"].to_pylist()
    values[60 + 17] = 1e9
    parquet_files(tmp_path, pa.table({"x": values}), 3, 10)
    frame = udf.scan_parquet(tmp_path)
    made = {
        "applymap": lambda: frame["x"].applymap(picky),
        "apply": lambda: frame.apply(lambda row: picky(row.x)),
        "rolling": lambda: frame["x"].rolling(40, 1).apply(lambda w: picky(w[-1]), raw=True),
        "chain": lambda: frame["x"].applymap(lambda x: x * 1.0).applymap(picky),
    }[way]()
    with pytest.raises(ValueError, match="too far") as raised:
        made.to_parquet(tmp_path / "out")
    assert any(f"at row 17 of '{tmp_path / '002.parquet'}'" in note for note in raised.value.__notes__)
    assert left(tmp_path) == []


@pytest.mark.slow
def test_a_fold_that_raises_says_which_rows(tmp_path) -> None:
    """Of which file, as a group's rows are not counted."""
    parquet_files(tmp_path, pa.table({"x": [1.0] * 20 + [0.0] * 10}), 3, 10)
    with pytest.raises(ZeroDivisionError) as raised:
        udf.scan_parquet(tmp_path)["x"].scan(lambda s, x: (1 / x, s), 0.0).to_arrow()
    (note,) = raised.value.__notes__
    assert note.endswith(f"in rows 0 to 9 of '{tmp_path / '002.parquet'}'")


def test_an_oserror_of_a_function_is_its_own(tmp_path) -> None:
    def broken(x: float) -> float:
        if x > -100:
            raise OSError("the sensor")
        return x

    parquet_files(tmp_path, table(20), 1, 10)
    with pytest.raises(OSError, match="the sensor"):
        udf.scan_parquet(tmp_path)["x"].applymap(broken).to_parquet(tmp_path / "out")
    assert left(tmp_path) == []


def test_an_output_that_no_file_can_be(tmp_path) -> None:
    """A directory, a device, a file that is read: nothing is begun, and nothing there is touched."""
    frame = udf.scan_parquet(parquet_files(tmp_path, table(20), 1, 10))["x"]
    (tmp_path / "some").mkdir()
    os.mkfifo(tmp_path / "pipe")
    for path, said in (
        (tmp_path / "some", "is a directory"),
        (tmp_path / "pipe", "a device"),
        (tmp_path / "none" / "out", "there is no directory"),
        ("", "is a directory"),
        (tmp_path / "000.parquet", "is one of the files that are read"),
    ):
        with pytest.raises(ArgumentError, match=said):
            frame.to_parquet(path)
    with pytest.raises(ArgumentError, match="zip"):
        frame.to_parquet(tmp_path / "out", compression="zip")
    assert left(tmp_path) == ["pipe", "some"]
    assert (tmp_path / "pipe").is_fifo()


def test_files_beside_an_output_that_are_others(tmp_path) -> None:
    """What is named as its part or journal, and is none, stays as it is."""
    parquet_files(tmp_path, table(20), 1, 10)
    source = (tmp_path / "000.parquet").rename(tmp_path / "out.part")
    frame = udf.scan_parquet(source)["x"]
    with pytest.raises(ArgumentError, match=r"out\.part' is one of the files that are read"):
        frame.to_parquet(tmp_path / "out")
    for name in ("b.part", "b.journal"):
        (tmp_path / name).write_text("mine, not yours")
        with pytest.raises(ScanError, match="no run of a scan has left it"):
            frame.to_parquet(tmp_path / "b")
        assert (tmp_path / name).read_text() == "mine, not yours"
        (tmp_path / name).unlink()


def test_labels_that_are_one_name(tmp_path) -> None:
    """Arrow's names are text: 5 and "5" would be one."""
    frame = udf.scan_parquet(parquet_files(tmp_path, table(20), 1, 10))[["x"]]
    frame[5] = frame["5"] = frame["x"]
    with pytest.raises(ArgumentError, match="several columns are named '5'"):
        frame.to_parquet(tmp_path / "out")


def test_a_link_stays_one(tmp_path) -> None:
    frame = udf.scan_parquet(parquet_files(tmp_path, table(20), 1, 10))["x"]
    (tmp_path / "link").symlink_to(tmp_path / "real")
    frame.to_parquet(tmp_path / "link")
    assert (tmp_path / "link").is_symlink()
    assert pq.read_table(tmp_path / "real").num_rows == 20
    assert left(tmp_path) == ["link", "real"]


def test_values_cannot_be_written(tmp_path) -> None:
    """What a batch gives shares memory with Arrow's, which is read-only; a function that changes them is refused."""
    frame = udf.scan_parquet(parquet_files(tmp_path, table(20), 1, 10))
    (first, *_) = frame["x"].batches()
    with pytest.raises(ValueError, match="read-only"):
        first.column.values[0] = 1.0


# -- options, packages, terminals ----------------------------------------------------------------------


@pytest.mark.parametrize("value", [0, -1, (1 << 20) - 1, 1e9, None, True])
def test_memory_that_is_none(value: Any) -> None:
    """At least a mebibyte, a whole number."""
    with pytest.raises(OptionError, match="memory_bytes"), udf.options(memory_bytes=value):
        pass


def test_without_pyarrow(monkeypatch, tmp_path) -> None:
    (tmp_path / "a.parquet").write_bytes(b"PAR1")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    for read in (udf.scan_parquet, udf.scan_csv, udf.scan_ipc):
        with pytest.raises(MissingPackageError, match="pyarrow"):
            read(tmp_path / "a.parquet")


@pytest.mark.parametrize(
    ("stream", "asked", "shown"), [(Terminal, True, True), (Terminal, False, False), (io.StringIO, True, False)]
)
def test_a_bar_is_shown_in_a_terminal_only(stream: Any, asked: bool, shown: bool, tmp_path, monkeypatch) -> None:
    """With tqdm, unless it is switched off: how many rows are done."""
    frame = udf.scan_parquet(parquet_files(tmp_path, table(400), 2, 20))
    bars = kept_bars(monkeypatch)
    monkeypatch.setattr(sys, "stderr", stream())
    with udf.options(progress=asked):
        frame[["x"]].to_parquet(tmp_path / "out")
    assert [(bar.total, bar.n) for bar in bars] == [(400, 400)] * shown
    assert ("rows" in sys.stderr.getvalue()) is shown


def test_without_tqdm(tmp_path, monkeypatch) -> None:
    """No bar, and all the rows."""
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    monkeypatch.setattr(sys, "stderr", Terminal())
    assert len(udf.scan_parquet(parquet_files(tmp_path, table(30), 1, 20))["x"].to_arrow()) == 30
