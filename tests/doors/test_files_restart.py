"""Outputs of scans: gone on with after a kill or a full disk, whole or not there, one writer at a time."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import udf
from tests.support.budget import THOROUGH, budget
from tests.support.scans import parquet_files, table
from udf.doors.files import journal
from udf.doors.files.file_formats import Parquet
from udf.errors import ScanError

ROOT = Path(__file__).parents[2]


pytestmark = pytest.mark.usefixtures("small_batches")


def wanted(folder: Path, shift: float = 1.0) -> udf.LazyFrame:
    """Return rows, windows, a fold and text: all that is carried from batch to batch."""
    frame = udf.scan_parquet(folder)
    frame["row"] = frame["x"].applymap(lambda x, k: x * k, k=shift)
    frame["window"] = frame["y"].rolling(30, 3).apply(lambda w: w.std())
    frame["fold"] = frame["i"].scan(lambda s, x: ((s[0] + x, s[1] * 0.5 + x), s), (0, 0.0))[1]
    return frame[["row", "window", "fold", "s"]]


class Ended(KeyboardInterrupt):
    """Stands for Ctrl-C."""


def ended_after(batches: int, monkeypatch: Any) -> list[int]:
    """Have a run end after some batches; return the rows at which following runs begin."""
    begun: list[int] = []
    parts = Parquet.parts

    def few(self: Any, columns: Any, first: int, room: Any) -> Any:
        begun.append(first)
        for number, part in enumerate(parts(self, columns, first, room)):
            if len(begun) == 1 and number == batches:
                raise Ended
            yield part

    monkeypatch.setattr(Parquet, "parts", few)
    return begun


@pytest.mark.slow
@pytest.mark.parametrize("batches", [0, 1, 5, 17])
def test_the_same_call_goes_on(batches: int, tmp_path, monkeypatch) -> None:
    """Behind the last row group that is whole, with windows and folds where they were."""
    frame = wanted(parquet_files(tmp_path, table(1200), 3, 40))
    frame.to_parquet(tmp_path / "whole")
    begun = ended_after(batches, monkeypatch)
    with pytest.raises(Ended):
        frame.to_parquet(tmp_path / "out")
    assert not (tmp_path / "out").exists()
    assert (tmp_path / "out.part").exists()
    wanted(tmp_path).to_parquet(tmp_path / "out")  # functions are told apart by what they do
    assert begun[1] > 0 or not batches
    assert (tmp_path / "out").read_bytes() == (tmp_path / "whole").read_bytes()
    assert not (tmp_path / "out.part").exists()
    assert not (tmp_path / "out.journal").exists()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(budget(12)))
def test_whatever_is_left(seed: int, tmp_path, monkeypatch) -> None:
    """A part or journal that is cut anywhere, or has other bytes: what is whole is kept, the rest is made anew."""
    random = np.random.default_rng(seed)
    frame = wanted(parquet_files(tmp_path, table(1200), 2, 40))
    frame.to_parquet(tmp_path / "whole")
    begun = ended_after(15, monkeypatch)
    with pytest.raises(Ended):
        frame.to_parquet(tmp_path / "out")
    hurt = tmp_path / random.choice(["out.part", "out.journal"])
    data = bytearray(hurt.read_bytes())
    place = int(random.integers(0, len(data)))
    if random.random() < 0.5:
        del data[place:]
    else:
        data[place] ^= 0xFF
    hurt.write_bytes(data)
    frame.to_parquet(tmp_path / "out")
    assert len(begun) == 2
    assert (tmp_path / "out").read_bytes() == (tmp_path / "whole").read_bytes()


@pytest.mark.slow
@pytest.mark.parametrize("change", ["argument", "function", "file", "option", "columns"])
def test_another_call_begins_anew(change: str, tmp_path, monkeypatch) -> None:
    """Another function or argument, other files, another way to write."""
    frame = wanted(parquet_files(tmp_path, table(1200), 3, 40))
    begun = ended_after(10, monkeypatch)
    with pytest.raises(Ended):
        frame.to_parquet(tmp_path / "out")
    how: dict[str, Any] = {}
    if change == "argument":
        frame = wanted(tmp_path, 2.0)
    elif change == "function":
        frame["row"] = frame["row"].applymap(lambda x: x + 1)
    elif change == "file":
        os.utime(tmp_path / "002.parquet", ns=(1, 1))
        frame = wanted(tmp_path)
    elif change == "option":
        how = {"compression": "zstd"}
    else:
        frame = frame[["s", "fold", "row"]]
    frame.to_parquet(tmp_path / "out", **how)
    assert begun == [0, 0]
    assert pq.read_table(tmp_path / "out").num_rows == 1200


@pytest.mark.slow
def test_states_that_are_large_are_noted_now_and_then(tmp_path, monkeypatch) -> None:
    """A run goes on behind the last row group that has them."""
    monkeypatch.setattr(journal, "SMALL", 0)
    monkeypatch.setattr("udf.doors.files.journal.SMALL", 0)
    monkeypatch.setattr("udf.doors.files.journal.SHARE", 4)
    frame = wanted(parquet_files(tmp_path, table(1200), 3, 40))
    frame.to_parquet(tmp_path / "whole")
    begun = ended_after(20, monkeypatch)
    with pytest.raises(Ended):
        frame.to_parquet(tmp_path / "out")
    lines = (tmp_path / "out.journal").read_bytes().split(b"\n")[1:-1]
    noted = [journal.Entry.read(line).states is not None for line in lines]
    assert 0 < sum(noted) < len(noted)
    frame.to_parquet(tmp_path / "out")
    assert begun[1] == max(journal.Entry.read(line).row for line, has in zip(lines, noted, strict=True) if has)
    assert (tmp_path / "out").read_bytes() == (tmp_path / "whole").read_bytes()


SCRIPT = """
import resource, signal, sys
import udf
from tests.doors.test_files_restart import wanted
from udf.doors.files import scan
scan.LARGEST = 2000
folder, limit = sys.argv[1], int(sys.argv[2])
frame = wanted(__import__("pathlib").Path(folder))
print("ready", flush=True)
if limit:
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
with udf.options(backend="cpu", memory_bytes=1 << 20):
    try:
        frame.to_parquet(folder + "/out")
    except udf.errors.ScanError as full:
        print(full, flush=True)
        sys.exit(3)
"""


def child(folder: Path, limit: int = 0) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "INLAY_CACHE_DIR": str(folder / "cache")}
    command = [sys.executable, "-c", SCRIPT, str(folder), str(limit)]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, cwd=ROOT)  # noqa: S603 - our own


@pytest.mark.slow
def test_a_kill_at_any_moment(tmp_path) -> None:
    """After kill -9, several times: what is there is never half a file, and the last run is the whole one."""
    wanted(parquet_files(tmp_path, table(20_000 if THOROUGH else 10_000), 4, 50)).to_parquet(tmp_path / "whole")
    sizes = []
    for delay in (0.1, 0.3, 0.5, None) if THOROUGH else (0.3, None):
        with child(tmp_path) as process:
            assert process.stdout.readline() == "ready\n"
            if delay is not None:
                time.sleep(delay)
                process.send_signal(signal.SIGKILL)
            process.communicate(timeout=120)
        part = tmp_path / "out.part"
        if not part.exists():
            break
        sizes.append(part.stat().st_size)
    assert sizes == sorted(sizes)
    assert (tmp_path / "out").read_bytes() == (tmp_path / "whole").read_bytes()


@pytest.mark.slow
def test_a_full_disk_loses_nothing(tmp_path) -> None:
    """What was written stays, the error says where, and the same call goes on when there is room."""
    wanted(parquet_files(tmp_path, table(3000), 2, 100)).to_parquet(tmp_path / "whole")
    size = (tmp_path / "whole").stat().st_size
    with child(tmp_path, size // 2) as process:
        said, _ = process.communicate(timeout=120)
    assert process.returncode == 3, said
    assert "File too large" in said
    assert "goes on from there" in said
    assert not (tmp_path / "out").exists()
    assert (tmp_path / "out.part").stat().st_size > size // 4
    wanted(tmp_path).to_parquet(tmp_path / "out")
    assert (tmp_path / "out").read_bytes() == (tmp_path / "whole").read_bytes()


@pytest.mark.skipif(not Path("/proc/version").exists(), reason="a directory that takes no files, for root too")
def test_a_directory_that_takes_no_files(tmp_path) -> None:
    """Nothing is kept, and nothing is said to be."""
    frame = wanted(parquet_files(tmp_path, table(40), 1, 20))
    with pytest.raises(ScanError, match="nothing is written"):
        frame.to_parquet("/proc/out")


def test_one_writer_at_a_time(tmp_path) -> None:
    """A second one is refused, and does no harm to the first."""
    frame = wanted(parquet_files(tmp_path, table(300), 2, 50))
    frame.to_parquet(tmp_path / "whole")
    second: list[str] = []

    def meanwhile(batch: Any) -> Any:
        if batch.num_rows and not second:
            with pytest.raises(ScanError, match="another process, or thread, writes") as raised:
                frame.to_parquet(tmp_path / "out")
            second.append(str(raised.value))
        return batch

    encoded = "udf.doors.files.parquet_writer.encode"
    with pytest.MonkeyPatch.context() as patch:
        from udf.doors.files import parquet_writer  # noqa: PLC0415 - patched here

        real = parquet_writer.encode
        patch.setattr(encoded, lambda made, *how: real(meanwhile(made), *how))
        frame.to_parquet(tmp_path / "out")
    assert second
    assert (tmp_path / "out").read_bytes() == (tmp_path / "whole").read_bytes()


def test_an_output_is_replaced_when_the_new_one_is_whole(tmp_path) -> None:
    """As pandas replaces it; until then it is the old one."""
    frame = wanted(parquet_files(tmp_path, table(300), 1, 50))
    pq.write_table(pa.table({"old": [1]}), tmp_path / "out")
    frame["bad"] = frame["row"].applymap(lambda x: 1 // int(x > 2))
    with pytest.raises(ZeroDivisionError):
        frame.to_parquet(tmp_path / "out")
    assert pq.read_table(tmp_path / "out").column_names == ["old"]
    frame[["row"]].to_parquet(tmp_path / "out")
    assert pq.read_table(tmp_path / "out").column_names == ["row"]
