"""``scan.groupby(..)``: folds of groups over batches, and functions of whole groups, as in memory."""

from typing import Any, NamedTuple

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from pyarrow import feather

import udf
from tests.support.budget import budget, in_turn
from tests.support.folds import FOLDS
from tests.support.scans import assert_alike, assert_equal, in_memory, parquet_files, table
from udf.doors.files import scan
from udf.doors.files.file_formats import Parquet
from udf.errors import ArgumentError, ColumnNotFoundError, ScanMemoryError, UnknownAttributeError
from udf.runtime.choice.backends import lies_on_gpu

pytestmark = pytest.mark.usefixtures("small_batches")


def both(folder: Any, rows: int = 700, files: int = 3, group: int = 60) -> tuple[Any, Any]:
    """Return the lazy frame and the frame of all rows."""
    whole = table(rows)
    return udf.scan_parquet(parquet_files(folder, whole, files, group)), in_memory(whole)


KEYS = {"numbers": "k", "nulls": "j", "text": "s", "category": "d", "two": ["k", "s"], "bool": ["b"], "times": "t"}


@pytest.mark.slow
@pytest.mark.parametrize(("by", "dropna"), in_turn(KEYS, [True, False]))
def test_scan_of_groups_goes_on(by: str, dropna: bool, tmp_path) -> None:
    """Each key's state is kept from batch to batch, whatever keys are; rows of a null key are null, or a group."""
    lazy, whole = both(tmp_path)
    fold = lambda state, x: ((state[0] * 0.5 + x, state[1] + 1), state[0] - state[1])
    made, wanted = (each.groupby(KEYS[by], dropna=dropna)["x"].scan(fold, (0.0, 0)) for each in (lazy, whole))
    assert made.name == "x"
    assert_equal(made.to_arrow(), wanted)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(FOLDS)))
def test_every_fold(number: int, tmp_path) -> None:
    function, initial = FOLDS[number]
    lazy, whole = both(tmp_path)
    made, wanted = (each.groupby("k")["i"].scan(function, initial) for each in (lazy, whole))
    assert_alike(made, wanted)


class Session(NamedTuple):
    """What is known of a user."""

    last: int
    number: int


def session(state: Session, row: Any, gap: int) -> Any:
    number = state.number + 1 if row["i"] - state.last > gap else state.number
    return Session(row["i"], number), (number, row.k)


@pytest.mark.slow
def test_rows_of_groups(tmp_path) -> None:
    """A named state, further arguments, several outs with names; and the same file by a run that goes on."""
    lazy, whole = both(tmp_path)
    asked = {"initial": Session(-100, 0), "gap": 30, "names": ["number", "who"]}
    made, wanted = (each.groupby(["k", "d"]).scan(session, **asked) for each in (lazy, whole))
    for label in ("number", "who"):
        assert_equal(made[label].to_arrow(), wanted[label])
    lazy["number"] = made["number"]
    lazy[["k", "number"]].to_parquet(tmp_path / "out")
    assert pq.read_table(tmp_path / "out")["number"].to_pylist() == list(wanted["number"])


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(budget(12)))
def test_reduce(seed: int, tmp_path) -> None:
    """The last state of each key, in the order of keys, as in memory."""
    random = np.random.default_rng(seed)
    whole = table(int(random.integers(1, 900)), seed)
    parquet_files(tmp_path, whole, int(random.integers(1, 5)), int(random.integers(1, 200)))
    by = list(KEYS.values())[seed % 6]
    function, initial = [
        (lambda s, x: s * 0.5 + x, 0),
        (lambda s, x: (s[0] + 1, max(s[1], x)), (0, -1e9)),
        (lambda s, x: s + (x > 0), 0),
    ][seed % 3]
    for sort in (True, False):
        found, wanted = (
            each.groupby(by, sort=sort)["x"].reduce(function, initial)
            for each in (udf.scan_parquet(tmp_path), in_memory(whole))
        )
        compare = pd.testing.assert_frame_equal if isinstance(found, udf.DataFrame) else pd.testing.assert_series_equal
        compare(found.to_pandas(), wanted.to_pandas(), check_exact=True)


@pytest.mark.slow
def test_reduce_of_all_rows(tmp_path) -> None:
    """One state at the end, of values or rows."""
    lazy, whole = both(tmp_path)
    pair = lambda s, x: (s[0] + 1, max(s[1], x))
    rows = lambda total, row: total + row.x * row["i"]
    for each in (
        lambda f: f["x"].reduce(pair, (0, -1e9)),
        lambda f: f.reduce(rows, 0),
        lambda f: f["i"].reduce(max2, 0),
    ):
        assert each(lazy) == each(whole)
    pq.write_table(table(0), tmp_path / "none.out")
    assert udf.scan_parquet(tmp_path / "none.out")["x"].reduce(pair, (7, 0.0)) == (7, 0.0)


def max2(state: int, x: int) -> int:
    return max(state, x)


@pytest.mark.slow
def test_agg_and_apply(tmp_path, monkeypatch) -> None:
    """Of a column, of the frame: only the columns that are used are read."""
    lazy, whole = both(tmp_path)
    lazy["y2"] = lazy["y"].applymap(lambda y: y * 2)
    whole["y2"] = whole["y"].applymap(lambda y: y * 2)
    read: list[Any] = []
    parts = Parquet.parts
    monkeypatch.setattr(
        Parquet, "parts", lambda self, columns, *how: read.append(columns) or parts(self, columns, *how)
    )
    for way in (
        lambda f: f.groupby("k")["y2"].agg(lambda s: s.max() - s.min()),
        lambda f: f.groupby("k").x.agg(low=lambda s: s.min(), high=lambda s: s.max()),
        lambda f: f.groupby(["s", "k"], sort=False).apply(lambda g: g.x.sum() / len(g)),
        lambda f: f.groupby("d", as_index=False)["i"].agg(lambda s: s.sum()),
    ):
        found, wanted = (way(each).to_pandas() for each in (lazy, whole))
        compare = pd.testing.assert_frame_equal if found.ndim == 2 else pd.testing.assert_series_equal
        compare(found, wanted)
    assert read == [("y", "k"), ("x", "k"), ("x", "s", "k"), ("i", "d")]


def test_what_groups_of_a_scan_cannot(tmp_path) -> None:
    """Each is refused by name, with what to do."""
    lazy, _ = both(tmp_path)
    groups = lazy.groupby("k")
    for name in ("transform", "filter", "rolling"):
        with pytest.raises(UnknownAttributeError, match=name):
            getattr(groups["x"], name)
    with pytest.raises(ColumnNotFoundError):
        lazy.groupby("nothing")
    with pytest.raises(ColumnNotFoundError):
        groups["nothing"]
    for by in (lambda k: k, None, pd.Series([1])):
        with pytest.raises(ArgumentError):
            lazy.groupby(by)
    with pytest.raises(ArgumentError, match="as_index"):
        lazy.groupby("k", as_index=False)["x"].reduce(lambda s, x: s + x, 0.0)
    with pytest.raises(ArgumentError, match="sort"):
        lazy.groupby("k", sort=1)
    assert repr(groups["x"]) == "LazyGroups of 'x' by 'k'"


@pytest.mark.slow
def test_groups_that_do_not_fit(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(scan, "LARGEST", 20_000)
    pq.write_table(pa.table({"k": np.arange(70_000) % 7, "x": np.ones(70_000)}), tmp_path / "0.parquet")
    lazy = udf.scan_parquet(tmp_path)
    with pytest.raises(ScanMemoryError, match=r"'k', 'x' need more than the 1,048,576 bytes .*\n.*reduce"):
        lazy.groupby("k")["x"].agg(lambda s: s.sum())
    sums = list(lazy.groupby("k")["x"].reduce(lambda s, x: s + x, 0.0))
    assert sums == [len(range(k, 70_000, 7)) for k in range(7)]


def test_a_fold_of_groups_that_raises_says_where(tmp_path) -> None:
    """Which key, and which rows of which file."""
    pq.write_table(pa.table({"k": [1, 2, 3], "x": [1, 2, 0]}), tmp_path / "0.parquet")
    with pytest.raises(ZeroDivisionError) as raised:
        udf.scan_parquet(tmp_path).groupby("k")["x"].scan(lambda s, x: (1 // x, s), 0).to_arrow()
    assert "3" in raised.value.__notes__[0]
    assert raised.value.__notes__[1].endswith(f"in rows 0 to 2 of '{tmp_path / '0.parquet'}'")


def test_where_columns_lie_is_seen_without_reading_them(tmp_path) -> None:
    """With a GPU in the machine each call asks; of a frame it reads those columns only that its function uses."""
    lazy, whole = both(tmp_path)
    sample = lazy._sample()
    assert not lies_on_gpu(sample.row_columns)
    assert not any(source.used for source in sample._table.sources.values())
    assert not lies_on_gpu(whole.row_columns)
    assert not lies_on_gpu(udf.DataFrame({"x": [1.0], "s": ["text"], "list": [[1]]}).row_columns)


DICTIONARIES = {
    "entries without rows": (["a", "b", "c", "d", "e"], [0, 2, 0, 2, 4, 2]),
    "an entry twice": (["a", "a", "b"], [0, 1, 2, 0, 1, 2]),
    "a null among the entries": (["a", None, "b"], [0, 1, 2, 1, None, 0]),
    "numbers": ([7, 5, 9], [1, 1, 0, 1, None, 0]),
    "no entry used": (["a", "b"], [None] * 6),
}


@pytest.mark.slow
@pytest.mark.parametrize(("entries", "dropna"), in_turn(DICTIONARIES, [True, False]))
def test_keys_in_a_dictionary_are_their_values(entries: str, dropna: bool, tmp_path) -> None:
    """Whatever the dictionaries of the files are, groups are those of the values in the rows."""
    values, codes = DICTIONARIES[entries]
    rows, plain = {"k": [], "x": []}, pa.int64() if entries == "numbers" else pa.string()
    for number, order in enumerate((values, values[::-1])):
        keys = pa.DictionaryArray.from_arrays(pa.array(codes, pa.int32()), pa.array(order, plain))
        made = pa.table({"k": keys, "x": np.arange(6.0) + number})
        feather.write_feather(made, str(tmp_path / f"{number}.arrow"), compression="uncompressed")
        rows["k"] += keys.to_pylist()
        rows["x"] += made["x"].to_pylist()
    whole = udf.DataFrame(pa.table({"k": pa.array(rows["k"], plain), "x": rows["x"]}))
    lazy = udf.scan_ipc(tmp_path)
    add = lambda state, x: (state + x, state - x)
    made, wanted = (each.groupby("k", dropna=dropna)["x"].scan(add, 0.0) for each in (lazy, whole))
    assert_equal(made.to_arrow(), wanted)
    made, wanted = (
        each.groupby("k", dropna=dropna)["x"].reduce(lambda state, x: state * 2 + x, 0.0).to_pandas()
        for each in (lazy, whole)
    )
    made.index = made.index.astype(wanted.index.dtype)
    pd.testing.assert_series_equal(made, wanted, check_exact=True)
