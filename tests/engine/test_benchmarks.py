"""The benchmark suite runs from end to end, checks what it times, and makes its report from what it stored."""

import ast
import importlib
import json
import subprocess
import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("matplotlib")

from benchmarks import plots, record, report, suite
from benchmarks.asked import QUICK
from benchmarks.contenders import CONTENDERS
from benchmarks.data import Columns, wrong_rows
from benchmarks.scaling import Racer
from benchmarks.workloads import WORKLOADS

ROOT = Path(__file__).parents[2]
BY_NAME = {c.name: c for c in CONTENDERS}
AXPB = next(w for w in WORKLOADS if w.name == "axpb")


def benchmarks(*words: str) -> str:
    command = [sys.executable, "-m", "benchmarks", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - our own words
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_list_names_every_benchmark() -> None:
    """--list shows each benchmark once, with the reason where it cannot run here, and measures nothing."""
    lines = benchmarks("--list").splitlines()
    assert [line.split()[0] for line in lines] == [b.name for b in suite.BENCHMARKS]
    for line, benchmark in zip(lines, suite.BENCHMARKS, strict=True):
        assert (reason := benchmark.reason_skipped()) is None or line.endswith(reason)


@pytest.mark.thorough
def test_quick_run_and_report_from_end_to_end(tmp_path: Path) -> None:
    """--quick --only applymap measures every workload on our processor back end; its JSON makes the report."""
    benchmarks("--quick", "--only", "applymap", "--out", str(tmp_path), "--name", "here", "--commit", "c0ffee")
    stored = json.loads((tmp_path / "here.json").read_text())
    assert stored["machine"]["commit"] == "c0ffee"
    assert set(stored["benchmarks"]) == {"applymap"}
    points = stored["benchmarks"]["applymap"]["points"]
    ours = [p for p in points if p["contender"] == "inlay cpu"]
    assert {(p["workload"], p["rows"]) for p in ours} == {
        (w.name, rows) for w in WORKLOADS if w.kind == "applymap" for rows in QUICK.rows
    }
    for point in ours:
        low, median, high = point["quartiles_ms"]
        assert 0 < low <= median <= high
        assert ("first_ms" in point) is (point["rows"] == QUICK.rows[0])
    assert not [p for p in points if "wrong_rows" in p or "error" in p]
    page = tmp_path / "page.md"
    benchmarks("report", str(tmp_path / "here.json"), "--page", str(page))
    text = page.read_text()
    assert "| inlay cpu |" in text
    assert "### `x * 2 + 1`" in text
    assert (tmp_path / "page" / "here_applymap.svg").stat().st_size > 1000


def test_contender_that_is_wrong_is_reported_and_not_timed() -> None:
    """A peer with one wrong row gets no time, and is out of the race."""

    def last_is_off(_workload):
        def call(columns):
            out = columns[0] * 2 + 1
            out[-1] += 1e-9
            return out

        return call

    peer = replace(BY_NAME["numpy"], make={"applymap": last_is_off})
    racer = Racer(AXPB, peer, QUICK)
    with Columns.of(AXPB, 1000, host=True, device=False) as columns:
        point = racer.point(columns)
        assert point["wrong_rows"] == 1
        assert "quartiles_ms" not in point
        assert racer.point(columns) is None


def test_contender_that_fails_is_reported() -> None:
    """A peer that raises is reported with its error, and is out of the race."""
    racer = Racer(AXPB, replace(BY_NAME["numpy"], make={"applymap": lambda _: lambda columns: 1 / 0}), QUICK)
    with Columns.of(AXPB, 1000, host=True, device=False) as columns:
        assert racer.point(columns)["error"] == "ZeroDivisionError: division by zero"
        assert racer.point(columns) is None


def test_contender_that_is_too_slow_is_left_out() -> None:
    """A call that would take longer than the patience asked for is not made."""
    racer = Racer(AXPB, BY_NAME["numpy"], replace(QUICK, patience=-1.0))
    with Columns.of(AXPB, 1000, host=True, device=False) as columns:
        assert "skipped" in racer.point(columns)


@pytest.mark.parametrize("workload", WORKLOADS, ids=lambda w: w.name)
def test_reference_is_the_function(workload) -> None:
    """What results are compared with is the person's function itself, run by Python row by row."""
    with Columns.of(workload, 300, host=True, device=False) as columns:
        given = columns.spaces["host"]
        if workload.kind == "rolling":
            (x,) = given.values()
            ahead = workload.window - 1
            python = [float("nan")] * ahead + [workload.function(x[i - ahead : i + 1]) for i in range(ahead, 300)]
        elif workload.kind == "apply_rows":
            python = [
                workload.function(dict(zip(given, row, strict=True))) for row in zip(*given.values(), strict=True)
            ]
        else:
            python = [workload.function(float(v)) for v in given["x"]]
        assert wrong_rows(columns, "host", np.array(python)) == 0
        assert wrong_rows(columns, "host", np.array(python) + 1e-2) == 300 - max(0, workload.window - 1)


@pytest.mark.parametrize("name", ["rolling", "transfer"])
def test_benchmark_that_cannot_run_says_why(name, tmp_path: Path) -> None:
    """What this machine or version cannot run is stored and reported with its reason."""
    chosen = [replace(b, lacking=lambda: "not here", gpu=False) for b in suite.chosen([name])]
    saved = {}
    suite.run(chosen, QUICK, saved.update)
    assert saved[name]["skipped"] == "not here"
    head = {"machine": {"processor": "p", "cores": 1, "commit": "c", "when": "w", "python": "3", "versions": {}}}
    stored = tmp_path / "x.json"
    stored.write_text(json.dumps({**head, "device": {}, "quick": True, "command": "", "benchmarks": saved}))
    report.write([stored], tmp_path / "page.md")
    assert "Not run: not here." in (tmp_path / "page.md").read_text()


def test_unknown_benchmark_is_refused() -> None:
    """A name that does not exist ends the run with those that do."""
    with pytest.raises(SystemExit, match="no benchmark nonsense; there are applymap, "):
        suite.chosen(["nonsense"])


def test_page_is_what_the_results_give() -> None:
    """docs/benchmarks.md and its plots are made from the results in the repository: none is older, none by hand."""
    results = [
        path for path in (ROOT / "benchmarks/results/cpu.json", ROOT / "benchmarks/results/gpu.json") if path.exists()
    ]
    page = ROOT / "docs" / "benchmarks.md"
    assert page.read_text() == report.text(results, page.stem)
    expected = {f"{p.stem}_{plot}.svg" for p in results for plot in plots.names(record.load(p))}
    assert {p.name for p in (ROOT / "docs" / "benchmarks").iterdir()} == expected


@pytest.mark.parametrize("path", sorted((ROOT / "benchmarks").rglob("*.py")), ids=lambda p: p.stem)
def test_what_is_measured_exists(path: Path) -> None:
    """Every name that a benchmark takes from udf is there, also in those that only a GPU can run."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module.split(".")[0] in ("udf", "ptx2cpp"):
            module = importlib.import_module(node.module)
            for alias in node.names:
                assert hasattr(module, alias.name) or find_spec(f"{node.module}.{alias.name}"), alias.name
