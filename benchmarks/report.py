"""docs/benchmarks.md from result files: tables of medians, what was left out and why, and the plots."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from benchmarks import plots, record

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    Result = dict[str, Any]

HEAD = """# Benchmarks

Made by `python -m benchmarks report` from the result files named below; `make bench` measures. Nothing here is written
by hand.

How it is measured. Every result is compared with a reference (NumPy's or CuPy's array expressions, or Python itself) in
all its rows before its contender is timed; what differs is reported as wrong and not timed. A call is timed to its
end: on a GPU it is waited for. Contenders take 3 to 30 calls after one or two that are not counted; figures are
medians, `±` half the distance between the quartiles. A first call is that of a function never seen, on 1,000 rows, with
empty caches, in a process in which the library has run another function. Columns are float64 and lie where the
contender works, in the host's memory or the GPU's, unless its name says otherwise. A call that would take longer than a
second or two is left out.
"""


def write(files: Sequence[Path], page: Path) -> None:
    """Write ``page`` from ``files``, and their plots to a folder beside it that has the page's name."""
    for path in files:
        plots.draw(path.stem, record.load(path), page.with_suffix(""))
    page.write_text(text(files, page.stem))


def text(files: Sequence[Path], folder: str) -> str:
    """Return the page that ``files`` give, with the plots in ``folder``."""
    lines = [HEAD]
    for path in files:
        result = record.load(path)
        pictures = {plot: f"![{plot}]({folder}/{path.stem}_{plot}.svg)" for plot in plots.names(result)}
        lines += [*machine(path, result), *sections(result["benchmarks"], pictures)]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).rstrip() + "\n"


def machine(path: Path, result: Result) -> Iterator[str]:
    """Give the heading of one result file: where and with what it was measured."""
    where, device = result["machine"], result["device"]
    name = f"{device['gpu']} (driver {device['driver']}), " if device else ""
    yield f"\n# {path.stem}: {name}{where['processor']}, {where['cores']} cores\n"
    versions = ", ".join(f"{package} {version}" for package, version in where["versions"].items())
    quick = " A quick run: few repeats, no figures to quote." if result["quick"] else ""
    yield f"Commit {where['commit']}, {where['when']}. Python {where['python']}, {versions}.{quick}"
    yield f"\nCommand: `{result['command']}`\n"
    if result.get("note"):
        yield f"{result['note']}\n"


def sections(benchmarks: Result, pictures: dict[str, str]) -> Iterator[str]:
    """Give the section of each benchmark that was run."""
    for name, benchmark in benchmarks.items():
        if "skipped" in benchmark:
            yield f"\n## {TITLES[name]}\n\nNot run: {benchmark['skipped']}.\n"
        elif name in SECTIONS:
            yield f"\n## {TITLES[name]}\n"
            yield from SECTIONS[name](benchmark)
            if name in pictures:
                yield f"\n{pictures[name]}\n"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Give a Markdown table."""
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(row) + " |"
    yield ""


def ms(value: float) -> str:
    """Return milliseconds with three digits that count."""
    return f"{value:.3g}" if value < 100 else f"{value:,.0f}"


def spread(quartiles: Sequence[float]) -> str:
    """Return a median, and half the distance between the quartiles in percent."""
    low, median, high = quartiles
    return f"{ms(median)} ±{50 * (high - low) / median:.0f}%"


def scaling(benchmark: Result) -> Iterator[str]:
    """Give one table for each workload: contenders down, rows across."""
    points = benchmark["points"]
    for workload, title in benchmark["workloads"].items():
        mine = [p for p in points if p["workload"] == workload]
        sizes = sorted({p["rows"] for p in mine if "quartiles_ms" in p})
        rows, remarks = [], []
        for contender in dict.fromkeys(p["contender"] for p in mine):
            own = {p["rows"]: p for p in mine if p["contender"] == contender}
            first = next((ms(p["first_ms"]) for p in own.values() if "first_ms" in p), "")
            cells = [spread(own[n]["quartiles_ms"]) if "quartiles_ms" in own.get(n, {}) else "" for n in sizes]
            rows.append([contender, first, *cells])
            remarks += [remark(p) for p in own.values() if "quartiles_ms" not in p]
        yield f"\n### `{title}`\n\nMilliseconds of a call.\n"
        yield from table(["", "first call", *(f"10^{len(str(n)) - 1} rows" for n in sizes)], rows)
        yield from over_pandas(mine)
        yield from remarks
    yield from (f"- {text}." for text in benchmark["left_out"])
    yield f"\nColumns in the host's memory have up to {benchmark['most_host']:,} rows."
    yield "\nContenders: " + "; ".join(f"{name}: {note}" for name, note in benchmark["notes"].items() if note) + "."
    absent = {
        reason: [n for n, r in benchmark["absent"].items() if r == reason] for reason in benchmark["absent"].values()
    }
    yield from (f"\nNot here: {', '.join(names)} ({reason})." for reason, names in absent.items())


def over_pandas(points: Sequence[Result]) -> Iterator[str]:
    """Give how much faster each of our calls is than pandas', at the largest size that pandas was timed at."""
    timed = {(p["contender"], p["rows"]): p["quartiles_ms"][1] for p in points if "quartiles_ms" in p}
    rows = max((n for who, n in timed if who == "pandas"), default=None)
    ours = [who for who, n in timed if n == rows and who.startswith("inlay")]
    if rows is not None and ours:
        ratios = ", ".join(f"{who} {timed['pandas', rows] / timed[who, rows]:,.0f}" for who in ours)
        yield f"Times as fast as pandas at {rows:,} rows: {ratios}.\n"


def remark(point: Result) -> str:
    """Return why a point has no figure."""
    what = f"- {point['contender']}, {point['rows']:,} rows: "
    if "wrong_rows" in point:
        return f"{what}WRONG in {point['wrong_rows']:,} rows, not timed."
    return f"{what}failed ({point['error']})." if "error" in point else f"{what}left out, {point['skipped']}."


def first_call(benchmark: Result) -> Iterator[str]:
    """Give the stages of a new function."""
    yield f"Milliseconds, medians of {benchmark['builds']} functions that differ in a constant.\n"
    for path in ("cuda", "cpu"):
        stages = list(next(iter(benchmark[path].values())))
        rows = [[name, *(ms(figures[s]) for s in stages)] for name, figures in benchmark[path].items()]
        yield from table([path, *stages], rows)


def fresh(benchmark: Result) -> Iterator[str]:
    """Give the stages of a process."""
    yield f"Milliseconds, medians of {benchmark['processes']} processes each; 1,000 rows.\n"
    for backend, runs in benchmark["backends"].items():
        stages = list(runs["new"]["stages_ms"])
        rows = [
            [which, *(ms(run["stages_ms"][s]) for s in stages), ms(run["import_and_call_ms"]), ", ".join(run["loaded"])]
            for which, run in runs.items()
        ]
        yield from table([backend, *stages, "import udf + first call", "loaded"], rows)


def calls(benchmark: Result) -> Iterator[str]:
    """Give the microseconds of cached calls."""
    yield f"Microseconds on the host, medians of {benchmark['repeats']}; {benchmark['rows']:,} rows.\n"
    backends = [key for key in ("cpu_us", "cuda_us") if key in benchmark]
    names = dict.fromkeys(name for key in backends for name in benchmark[key])
    rows = [
        [name, *(f"{benchmark[key][name]:.1f}" if name in benchmark[key] else "" for key in backends)] for name in names
    ]
    yield from table(["", *(key.removesuffix("_us") for key in backends)], rows)


def transfer(benchmark: Result) -> Iterator[str]:
    """Give the GB/s of copies."""
    kinds = list(benchmark["lines"][0]["copies"])
    rows = [
        [
            f"{line['rows']:,}",
            *(f"{line['copies'][k]['gb_s']} ({ms(line['copies'][k]['quartiles_ms'][1])} ms)" for k in kinds),
        ]
        for line in benchmark["lines"]
    ]
    yield "GB/s (and milliseconds) of float64 columns.\n"
    yield from table(["rows", *kinds], rows)


def loops(benchmark: Result) -> Iterator[str]:
    """Give the loops' table."""
    summary = benchmark["njit_over_inlay"]
    yield f"{benchmark['rows']:,} rows, milliseconds. Our speed over Numba's: median {summary['median']:.2f}, least"
    yield f"{summary['least']:.2f} ({summary['least_name']}). pandas is timed on its first 20,000 rows and scaled.\n"
    rows = [
        [
            line["name"], spread(line["inlay_one_ms"]), spread(line["njit_one_ms"]), f"{line['njit_over_inlay']:.2f}x",
            ms(line["inlay_all_ms"]), ms(line["pandas_ms"]), f"{line['pandas_over_inlay']:,.0f}x",
        ]
        for line in benchmark["lines"]
    ]  # fmt: skip
    yield from table(["", "one thread", "njit", "speed", "all threads", "pandas", "speed"], rows)


def kernels(benchmark: Result) -> Iterator[str]:
    """Give the kernels' table."""
    who = list(dict.fromkeys(name for line in benchmark["lines"] for name in line["tb_s"]))
    rows = []
    for line in benchmark["lines"]:
        cells = [
            f"{spread(line['quartiles_ms'][w])}, {line['tb_s'][w] * 1000:,.0f}" if w in line["tb_s"] else ""
            for w in who
        ]
        rows.append([line["name"], f"2^{line['rows'].bit_length() - 1}", *cells])
    yield f"Milliseconds by CUDA events and GB/s, medians of {benchmark['repeats']} turns.\n"
    yield from table(["", "rows", *who], rows)
    costs = ", ".join(f"{name} {100 * cost:+.1f} %" for name, cost in benchmark["check_cost"].items())
    yield f"What an exception check costs that never fires: {costs}."


ABLATION = """The same kernel and the same PTX, for {arch}, by five ways: `called` as relocatable device code linked by
nvJitLink; `lto`, LTO-IR of function and kernel linked by nvJitLink; `volatile`, spliced as it used to be, one volatile
asm for each statement and the result through memory; `spliced`, ours; `native`, C++ with no Python. Milliseconds to
compile (medians of {builds} new functions, libraries loaded) and of the kernel. The kernel of `called` and `lto` (their
nvrtc) does not depend on the function: it could be compiled once and kept.
"""


def ablation(benchmark: Result) -> Iterator[str]:
    """Give for each function what each way costs."""
    yield ABLATION.format(**benchmark)
    for name, ways in benchmark["functions"].items():
        stages = list(dict.fromkeys(s for figures in ways.values() for s in figures.get("compile_ms", ())))
        rows = []
        for way, figures in ways.items():
            if "skipped" in figures:
                rows.append([way, figures["skipped"], *[""] * (len(stages) + 4)])
                continue
            built = figures.get("compile_ms", {})
            kernel = spread(figures["kernel_ms"]) if "kernel_ms" in figures else ""
            wrong = f"WRONG in {figures['wrong_rows']:,} rows" if "wrong_rows" in figures else kernel
            own = [
                f"{figures[key]}" if figures.get(key) is not None else ""
                for key in ("tb_s", "registers", "local_bytes")
            ]
            whole = ms(figures["compile_whole_ms"]) if built else ""
            rows.append([way, *(ms(built[s]) if s in built else "" for s in stages), whole, wrong, *own])
        yield f"### {name}\n"
        yield from table(["", *stages, "compile", "kernel", "TB/s", "registers", "local bytes"], rows)


SECTIONS: dict[str, Callable[[Result], Iterator[str]]] = {
    "applymap": scaling,
    "apply_rows": scaling,
    "rolling": scaling,
    "first_call": first_call,
    "fresh": fresh,
    "calls": calls,
    "transfer": transfer,
    "loops": loops,
    "kernels": kernels,
    "ablation": ablation,
}
TITLES = {
    "applymap": "Series.applymap",
    "apply_rows": "DataFrame.apply(axis=1)",
    "rolling": "Series.rolling(n).apply",
    "first_call": "A new function, stage by stage",
    "fresh": "A fresh process",
    "calls": "A cached call",
    "transfer": "Between host and GPU",
    "loops": "The loop on one thread",
    "kernels": "The kernel alone",
    "ablation": "How the function gets into the kernel",
    "geometry": "Other geometries",
}
