"""``python -m benchmarks``: measure; ``python -m benchmarks report``: write docs/benchmarks.md from what was measured.

python -m benchmarks [--only applymap,kernels] [--quick] [--out DIR] [--name cpu]
python -m benchmarks --list
python -m benchmarks report [FILE.json ...] [--page docs/benchmarks.md]
"""

from __future__ import annotations

import argparse
import os
import tempfile
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from benchmarks import record, suite
from benchmarks.asked import FULL, QUICK, Asked
from benchmarks.contenders import CONTENDERS
from udf.cuda.device import reason_unavailable

CACHES = ("XDG_CACHE_HOME", "CUPY_CACHE_DIR", "CUDA_CACHE_PATH", "TORCHINDUCTOR_CACHE_DIR", "TRITON_CACHE_DIR")
"""Where Inlay and its peers keep what they compiled: empty folders, so that a first call is one."""

PAGE = record.ROOT / "docs" / "benchmarks.md"


def arguments() -> argparse.Namespace:
    """Return what the command line says."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", nargs="?", choices=("measure", "report"), default="measure")
    parser.add_argument("files", nargs="*", type=Path, help="results to report (default: cpu.json and gpu.json)")
    parser.add_argument("--list", action="store_true", help="list the benchmarks and stop")
    parser.add_argument("--quick", action="store_true", help="a few sizes, few repeats: seconds, for a look")
    parser.add_argument("--only", default="", help="benchmarks, separated by commas")
    parser.add_argument("--seconds", type=float, help=f"longest time for a point (default {FULL.seconds})")
    parser.add_argument("--most-rows", type=float, help="largest size (default 1e9, where the GPU holds it)")
    parser.add_argument("--most-host", type=float, help=f"largest in the host's memory (default {FULL.most_host:.0e})")
    parser.add_argument("--contenders", default="", help="contenders, separated by commas (default: all)")
    parser.add_argument("--out", type=Path, default=record.RESULTS, help="folder for the JSON and the plots")
    parser.add_argument("--name", help="the JSON's name (default: quick, else gpu where there is one, else cpu)")
    parser.add_argument("--patience", type=float, help=f"longest call, s (default {FULL.patience})")
    parser.add_argument("--note", default="", help="what a reader must know, kept with the results")
    parser.add_argument("--commit", help="what was measured, where there is no git")
    parser.add_argument("--page", type=Path, default=PAGE, help="the report's file")
    return parser.parse_args()


def asked_for(given: argparse.Namespace) -> Asked:
    """Return how much to measure."""
    asked = QUICK if given.quick else FULL
    contenders = [name.strip() for name in given.contenders.split(",") if name.strip()]
    if unknown := set(contenders) - {c.name for c in CONTENDERS}:
        raise SystemExit(
            f"no contender {', '.join(sorted(unknown))}; there are {', '.join(c.name for c in CONTENDERS)}"
        )
    asked = replace(asked, contenders=tuple(contenders))
    if given.seconds is not None:
        asked = replace(asked, seconds=given.seconds)
    if given.patience is not None:
        asked = replace(asked, patience=given.patience)
    if given.most_rows is not None:
        asked = replace(asked, rows=tuple(n for n in asked.rows if n <= given.most_rows))
    if given.most_host is not None:
        asked = replace(asked, most_host=int(given.most_host))
    if reason_unavailable() is not None:
        asked = replace(asked, rows=tuple(n for n in asked.rows if n <= asked.most_host))
    return asked


def measure(given: argparse.Namespace) -> None:
    """Measure with empty caches, write the JSON after each benchmark, then the plots."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as empty:
        os.environ |= dict.fromkeys(CACHES, empty)
        measured(given)


def measured(given: argparse.Namespace) -> None:
    """Do as :func:`measure` says."""
    asked = asked_for(given)
    name = given.name or ("quick" if given.quick else "cpu" if reason_unavailable() else "gpu")
    machine = record.machine(commit=given.commit)
    device = {} if reason_unavailable() else record.gpu()
    head = {"machine": machine, "device": device, "quick": asked.quick, "note": given.note}

    def save(results: dict[str, Any]) -> Path:
        return record.save(given.out / f"{name}.json", {**head, "benchmarks": results})

    results = suite.run(suite.chosen([n for n in given.only.split(",") if n]), asked, save)
    path = save(results)
    print(path)
    if find_spec("matplotlib") is not None and not given.quick:
        from benchmarks import plots  # noqa: PLC0415 - matplotlib is not needed to measure

        for plot in plots.draw(name, record.load(path), given.out):
            print(plot)


def main() -> None:
    """Do what the command line asks for."""
    given = arguments()
    if given.list:
        for benchmark in suite.BENCHMARKS:
            mark = "on request" if benchmark.on_request else ""
            print(f"{benchmark.name:<16}{benchmark.title}  {benchmark.reason_skipped() or mark}".rstrip())
        return
    if given.what == "report":
        from benchmarks import report  # noqa: PLC0415 - matplotlib is not needed to measure

        kept = (record.RESULTS / "cpu.json", record.RESULTS / "gpu.json")
        files = given.files or [path for path in kept if path.exists()]
        report.write(files, given.page)
        print(given.page)
        return
    measure(given)


if __name__ == "__main__":
    main()
