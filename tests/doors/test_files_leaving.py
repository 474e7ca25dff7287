"""Functions over files let Python run rows where that is asked for: in order, each once, and of the results' type."""

import json
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import udf
from udf.doors.files.batch import LeavingCall
from udf.errors import ArgumentError, CapturedValueError, DTypeError, FallbackWarning, UdfError

pa = pytest.importorskip("pyarrow")
pq = pytest.importorskip("pyarrow.parquet")

NOTED: list[Any] = []


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    NOTED.clear()
    with udf.options(fallback=None, backend="cpu"), warnings.catch_warnings():
        warnings.simplefilter("ignore", FallbackWarning)
        yield


@pytest.fixture
def path(tmp_path: Path) -> str:
    table = pa.table({"x": [1.0, 2.0, -3.0, 4.0] * 10, "t": ["a", "b", "c", None] * 10, "n": range(40)})
    pq.write_table(table, tmp_path / "a.parquet", row_group_size=10)
    return str(tmp_path / "a.parquet")


def noted(x: Any) -> Any:
    if x < 0:
        NOTED.append(x)
        return json.loads("2.5")
    return x * 2


def of_rows(row: Any) -> Any:
    if row.x < 0:
        NOTED.append((row.t, row.n))
        return float(row["n"])
    return row.x


def test_rows_of_files_leave_where_it_is_asked_for(path: str) -> None:
    scan = udf.scan_parquet(path)
    with pytest.raises(CapturedValueError, match="json"):
        scan["x"].applymap(noted)
    scan["y"] = scan["x"].applymap(noted, fallback="python")
    scan["z"] = scan.apply(of_rows, fallback="python")
    assert not NOTED
    scan.to_parquet(path + ".out")
    made = pq.read_table(path + ".out")
    assert made["y"].to_pylist() == [2.0, 4.0, 2.5, 8.0] * 10
    assert made["z"].to_pylist()[:8] == [1.0, 2.0, 2.0, 4.0, 1.0, 2.0, 6.0, 4.0]
    assert [one for one in NOTED if type(one) is tuple] == [("c", n) for n in range(2, 40, 4)]
    assert NOTED.count(-3.0) == 10
    with udf.options(fallback="python"):
        assert udf.scan_parquet(path)["x"].applymap(noted).to_arrow().to_pylist() == made["y"].to_pylist()


def test_what_python_raises_or_gives_is_named_by_its_row(path: str) -> None:
    scan = udf.scan_parquet(path)
    with pytest.raises(DTypeError, match=r"'t' .* at row 2 of .*a\.parquet.*double"):
        scan["x"].applymap(lambda x: json.loads('"t"') if x < 0 else x, fallback="python").to_arrow()
    with pytest.raises(ValueError, match="Expecting") as raised:
        scan["x"].applymap(lambda x: json.loads("{") if x < 0 else x, fallback="python").to_arrow()
    assert "at row 2 of" in raised.value.__notes__[0]
    large = scan["n"].applymap(lambda n: n * 2**62, fallback="python")
    with pytest.raises(DTypeError, match=r"9223372036854775808 .* at row 2"):
        large.to_arrow()
    with pytest.raises(UdfError):
        scan["x"].applymap(json.dumps, fallback="python")
    with pytest.raises(ArgumentError, match="fallback"):
        scan["x"].applymap(noted, fallback="pandas")


def test_a_run_that_ended_goes_on_behind_its_last_row_group(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows that left before it ended are not run again."""
    out = path + ".out"
    large = lambda n: n * 2**60 // 2**60

    def run() -> list[Any]:
        udf.scan_parquet(path)["n"].applymap(large, fallback="python").to_parquet(out)
        return pq.read_table(out)["n"].to_pylist()

    called, first = LeavingCall.__call__, list[int]()

    def ends(self: Any, data: Any) -> Any:
        first.extend(data.index[:1])
        if len(first) == 3 and not Path(out).exists():
            first.append(-1)
            raise KeyboardInterrupt
        return called(self, data)

    monkeypatch.setattr("udf.doors.files.scan.LARGEST", 80)
    monkeypatch.setattr(LeavingCall, "__call__", ends)
    with pytest.raises(KeyboardInterrupt):
        run()
    assert Path(out + ".journal").exists()
    assert run() == list(range(40))
    began_again = first[first.index(-1) + 1 :]
    assert began_again
    assert 0 not in began_again
