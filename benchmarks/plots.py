"""The plots of a result file, each as SVG. The only importer of matplotlib."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import matplotlib as mpl
from matplotlib.figure import Figure

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from matplotlib.axes import Axes

Result = dict[str, Any]

# same text in every run: no dates, no random ids; text stays text
mpl.rcParams |= {"svg.hashsalt": "inlay", "svg.fonttype": "none", "font.size": 9, "axes.grid": True, "grid.alpha": 0.3}

# Colours that stay apart for colour-blind readers (Okabe and Ito), dashed for what is not the person's own function.
STYLES: dict[str, tuple[str, str, str]] = {
    "inlay cuda": ("#D55E00", "-", "o"),
    "inlay cuda from pandas": ("#E69F00", "-", "o"),
    "inlay cpu": ("#CC79A7", "-", "o"),
    "pandas": ("#000000", "-", "s"),
    "pandas engine=numba": ("#666666", "-", "s"),
    "polars": ("#0072B2", "-", "s"),
    "njit": ("#009E73", "-", "^"),
    "njit parallel": ("#56B4E9", "-", "^"),
    "numpy": ("#999999", "--", "v"),
    "numba.cuda": ("#009E73", "-", "D"),
    "cupy elementwise": ("#0072B2", "--", "D"),
    "torch.compile": ("#8C510A", "--", "D"),
    "cuda.compute": ("#76B900", "-", "D"),
    "cudf": ("#7B3294", "-", "D"),
}
BARS = {
    "inlay": "#D55E00", "memcpy": "#999999", "native": "#0072B2", "kernel": "#56B4E9", "cupy": "#009E73",
    "numba": "#CC79A7",
}  # fmt: skip
STAGES = ("#E69F00", "#D55E00", "#56B4E9", "#009E73", "#0072B2", "#CC79A7", "#999999")


def draw(name: str, result: Result, folder: Path) -> list[Path]:
    """Draw all that ``result`` has figures for, to ``folder``/``name``_*.svg; return the paths."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for plot in names(result):
        figure = PLOTS[plot][1](result["benchmarks"][plot])
        paths.append(folder / f"{name}_{plot}.svg")
        figure.savefig(paths[-1], dpi=110, bbox_inches="tight", metadata={"Date": None})
    return paths


def names(result: Result) -> list[str]:
    """Return the benchmarks of ``result`` that have a plot."""
    run = result["benchmarks"]
    return [name for name, (needed, _) in PLOTS.items() if run.get(name, {}).get(needed)]


def over_rows(benchmark: Result) -> Figure:
    """Return time over rows, both logarithmic, a panel for each workload; the band is from quartile to quartile."""
    workloads = benchmark["workloads"]
    figure = Figure(figsize=(4.6 * len(workloads), 4.4))
    panels = figure.subplots(1, len(workloads), squeeze=False, sharey=True)[0]
    for axes, (workload, title) in zip(panels, workloads.items(), strict=True):
        for contender, (colour, dash, marker) in STYLES.items():
            line = [p for p in benchmark["points"] if (p["workload"], p["contender"]) == (workload, contender)]
            line = [p for p in line if "quartiles_ms" in p]
            if not line:
                continue
            rows = [p["rows"] for p in line]
            low, median, high = zip(*(p["quartiles_ms"] for p in line), strict=True)
            width = 2.4 if contender.startswith("inlay") else 1.2
            axes.plot(rows, median, dash, color=colour, marker=marker, markersize=3.5, linewidth=width, label=contender)
            axes.fill_between(rows, low, high, color=colour, alpha=0.15, linewidth=0)
        axes.set(xscale="log", yscale="log", xlabel="rows", title=title.replace("$", ""))
    panels[0].set_ylabel("one call, ms (median)")
    entries = {text: handle for axes in panels for handle, text in zip(*axes.get_legend_handles_labels(), strict=True)}
    figure.legend(entries.values(), entries.keys(), loc="center left", bbox_to_anchor=(0.91, 0.5), frameon=False)
    return figure


def kernel_rates(benchmark: Result) -> Figure:
    """Return GB/s of each kernel, with a copy's as a line across its bars."""
    lines = [line for line in benchmark["lines"] if line["name"] != "smooth_numpy"]
    figure = Figure(figsize=(8.5, 0.42 * len(lines) + 1.2))
    axes = figure.subplots()
    for place, line in enumerate(lines):
        rates = {who: rate * 1000 for who, rate in line["tb_s"].items() if who != "memcpy"}
        height = 0.8 / len(rates)
        for i, (who, rate) in enumerate(rates.items()):
            at = place - 0.4 + (i + 0.5) * height
            axes.barh(at, rate, height, color=BARS[who], label=who if place in (0, len(lines) - 1) else None)
        floor = line["tb_s"]["memcpy"] * 1000
        axes.plot([floor, floor], [place - 0.45, place + 0.45], color="black", linewidth=1.6)
    axes.set_yticks(range(len(lines)), [line["name"] for line in lines])
    axes.margins(y=0.01)
    axes.invert_yaxis()
    axes.set(xlabel="GB/s, values and validity bits in and out; the black line is memcpy, device to device")
    _legend(axes)
    return figure


def _legend(axes: Axes) -> None:
    entries = dict(zip(*reversed(axes.get_legend_handles_labels()), strict=True))
    axes.legend(entries.values(), entries.keys(), loc="center left", bbox_to_anchor=(1.01, 0.5), frameon=False)


def stacked(axes: Axes, bars: Mapping[str, Mapping[str, float]]) -> None:
    """Draw one horizontal bar for each of ``bars``, its stages end to end, and write the sum behind it."""
    names = list(dict.fromkeys(stage for stages in bars.values() for stage in stages))
    for place, stages in enumerate(bars.values()):
        start = 0.0
        for stage, ms in stages.items():
            axes.barh(place, ms, 0.7, left=start, color=STAGES[names.index(stage) % len(STAGES)], label=stage)
            start += ms
        axes.text(start, place, f" {start:.0f}", va="center")
    axes.set_yticks(range(len(bars)), list(bars))
    axes.invert_yaxis()
    axes.set_xlabel("ms")
    axes.margins(x=0.12)
    _legend(axes)


def first_call(benchmark: Result) -> Figure:
    """Return the stages of a new function's first call, on each back end."""
    figure = Figure(figsize=(8.5, 4.6))
    panels = figure.subplots(2, 1)
    for axes, path in zip(panels, ("cuda", "cpu"), strict=True):
        bars = {
            name: {stage: ms for stage, ms in stages.items() if stage != "whole"}
            for name, stages in benchmark[path].items()
        }
        stacked(axes, bars)
        whole = path == "cpu" or benchmark["runs_on_gpu"]
        axes.set_title(f"a new function, {path}" + ("" if whole else " (no GPU here: up to machine code)"))
    figure.subplots_adjust(hspace=0.6)
    return figure


def ablation(benchmark: Result) -> Figure:
    """Return for each function what each way takes to compile, and on a GPU to run."""
    functions = benchmark["functions"]
    runs = any("kernel_ms" in figures for ways in functions.values() for figures in ways.values())
    figure = Figure(figsize=(12.5 if runs else 8.0, 2.2 * len(functions)))
    panels = figure.subplots(len(functions), 2 if runs else 1, squeeze=False)
    for row, (name, ways) in zip(panels, functions.items(), strict=True):
        stacked(row[0], {way: figures["compile_ms"] for way, figures in ways.items() if "compile_ms" in figures})
        row[0].set_title(f"{name}: to compile")
        if runs:
            timed = {way: figures["kernel_ms"] for way, figures in ways.items() if "kernel_ms" in figures}
            for place, (way, (low, median, high)) in enumerate(timed.items()):
                spread = [[median - low], [high - median]]
                colour = {"spliced": BARS["inlay"], "memcpy": BARS["memcpy"]}.get(way, BARS["native"])
                row[1].barh(place, median, 0.7, xerr=spread, color=colour)
                row[1].text(high, place, f" {median:.3f}", va="center")
            row[1].set_yticks(range(len(timed)), list(timed))
            row[1].invert_yaxis()
            row[1].margins(x=0.15)
            row[1].set(title=f"{name}: kernel, {benchmark['rows']:,} rows", xlabel="ms")
    figure.subplots_adjust(hspace=0.75, wspace=0.75)
    return figure


PLOTS: dict[str, tuple[str, Callable[[Result], Figure]]] = {
    "applymap": ("points", over_rows),
    "apply_rows": ("points", over_rows),
    "rolling": ("points", over_rows),
    "kernels": ("lines", kernel_rates),
    "first_call": ("cuda", first_call),
    "ablation": ("functions", ablation),
}
"""What a benchmark's result must have for its plot, and who draws it."""
