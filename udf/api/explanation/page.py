"""The stages of one function side by side, as one HTML page: ``udf.explain(f, "float64").to_html()``.

The page is one file, without a server, and loads nothing. A click on a line marks what is of that line of the source in
every stage.

Which line of the person's function each line of a stage is of, read from the texts of a compile with lines.

Each function takes a stage's text and gives its lines as they are shown, with that number or None.
"""

from __future__ import annotations

import dis
import inspect
import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from string import Template
from types import CodeType, FunctionType
from typing import Final

from udf.base.records import dataclass
from udf.bind.udf_call import PtxUdf, UdfCall, masked_results
from udf.errors import MissingPackageError

# ruff: noqa: PLC0415 - a page needs every stage, `import udf` none of them

GPU: Final = "H200"
MEMORY: Final = 4.3e12
"""Bytes that an H200 copies in a second (docs/benchmarks.md)."""
ISSUE: Final = 132 * 4 * 32 * 1.755e9
"""Instructions that its threads issue in a second: 132 multiprocessors of 4 schedulers at 1.755 GHz (CUDA C++
Programming Guide, "Compute Capability 9.0"; clock as nvidia-smi says)."""

PAGE: Final = Template("""<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>$title</title>
<style>
body { margin: 0; font: 13px sans-serif; background: #fff; color: #222; }
header { padding: 8px 12px; } h1 { font-size: 15px; margin: 0; } h2 { font-size: 12px; margin: 4px 0; }
dl { margin: 4px 0; } dt, dd { display: inline; margin: 0; } dt { color: #666; }
dd::after { content: ""; margin-right: 2em; }
main { display: flex; overflow-x: auto; height: calc(100vh - 80px); }
section { flex: 0 0 auto; min-width: 22em; max-width: 46em; padding: 0 8px; display: flex; flex-direction: column; }
pre { font: 12px/1.35 monospace; overflow: auto; margin: 0; flex: 1; border: 1px solid #ddd; }
pre span { display: block; min-height: 1.35em; padding: 0 4px; }
pre span[data-line] { cursor: pointer; } pre span.marked { background: #ffe9a8; }
</style></head><body>
<header><h1>$title</h1><dl>$facts</dl></header>
<main>$stages</main>
<script>
document.querySelector("main").addEventListener("click", function (event) {
  const at = event.target.closest("[data-line]");
  document.querySelectorAll(".marked").forEach(function (one) { one.classList.remove("marked"); });
  if (!at) return;
  document.querySelectorAll("section").forEach(function (stage) {
    const own = stage.querySelectorAll('[data-line="' + at.dataset.line + '"]');
    own.forEach(function (one) { one.classList.add("marked"); });
    if (own.length && !stage.contains(at)) own[0].scrollIntoView({block: "center", inline: "nearest"});
  });
});
</script></body></html>
""")


@dataclass(frozen=True, slots=True)
class Stage:
    """One column of the page: its heading, and its lines with the line of the source that each is of."""

    heading: str
    lines: tuple[Line, ...]


def html_of(texts: Mapping[str, tuple[str, str]], call: UdfCall) -> str:
    """Return the page of a function.

    ``texts`` are headings and texts of its stages by name (:class:`udf.api.explanation.explained_stages.Explanation`),
    ``call`` is what was explained, with lines.
    """
    from udf import cuda
    from udf.base.tracebacks import compiling
    from udf.frontend import compile_to_ptx
    from udf.frontend.driver.compile import compile_to_module

    ptx = compile_to_ptx(call)
    with compiling(call.function):
        (lowered, _), unit = compile_to_module(call), cuda.translation_unit(ptx, call)
    made = machine(unit)
    lined = {
        "numba_ir": numba_ir(str(lowered.annotation)),
        "llvm": llvm("\n".join(lowered.modules)),
        "ptx": without_directives(ptx.text),
        "cpp": without_directives(unit.source),
        "sass": machine_code(texts["sass"][1], made.places),
        "cpu_llvm": unlocated(texts["cpu_llvm"][1]),
        "cpu_assembly": unlocated(texts["cpu_assembly"][1]),
    }
    stages = [Stage("Python source", tuple(source(call.function)))]
    stages += [Stage("Bytecode", tuple(bytecode(call.function.__code__)))]
    stages += [Stage(texts[name][0], tuple(lines)) for name, lines in lined.items()]
    times = texts["times"][1].strip() or "not measured yet: call it for many rows in this process"
    facts = {"on the processor": vectors(texts["cpu_llvm"][1]), "time of calls": times, **bytes_moved(ptx, call)}
    facts |= {**made.facts, **bound_by(ptx, call)} if cuda.device.reason_unavailable() is None else {}
    facts |= {"windows": ptx.path} if ptx.path else {}
    return page(call.function.__name__, facts, [stage for stage in stages if stage.lines])


def page(title: str, facts: dict[str, str], stages: Sequence[Stage]) -> str:
    """Return the HTML of a page.

    Examples
    --------
    >>> text = page("f", {"registers": "20"}, [Stage("PTX", (("add.f64 a, b", 7), ("<tag>", None)))])
    >>> 'data-line="7">add.f64 a, b</span>' in text, "&lt;tag&gt;" in text, "http" in text
    (True, True, False)
    """
    shown = "".join(f"<dt>{escape(name)}:</dt> <dd>{escape(value)}</dd>" for name, value in facts.items())
    columns = "".join(f"<section><h2>{escape(s.heading)}</h2><pre>{_lines(s.lines)}</pre></section>" for s in stages)
    return PAGE.substitute(title=escape(title), facts=shown, stages=columns)


def _lines(lines: Iterable[Line]) -> str:
    marks = ((text, "" if line is None else f' data-line="{line}"') for text, line in lines)
    return "".join(f"<span{mark}>{escape(text)}</span>" for text, mark in marks)


def iframe(page: str) -> str:
    """Return a page as part of another, as a notebook is, which its styles do not reach."""
    return f'<iframe srcdoc="{escape(page)}" style="width: 100%; height: 40em; border: 1px solid #ccc"></iframe>'


@dataclass(frozen=True, slots=True)
class Machine:
    """What the GPU's machine code says of itself, and of which lines its addresses are."""

    facts: dict[str, str]
    places: Sequence[tuple[int, int, int]]


def machine(unit: object) -> Machine:
    """Compile a kernel with lines; without NVRTC say that there is none."""
    from udf.cuda.device import shown_architecture
    from udf.cuda.nvrtc import compile_unit, frame_bytes, register_count
    from udf.cuda.source_lines import debug_lines

    try:
        made = compile_unit(unit, shown_architecture())  # type: ignore[arg-type]
    except MissingPackageError as missing:
        return Machine({"registers": f"not known: {missing}"}, ())
    stack = f", {frame_bytes(made)} bytes of stack" if frame_bytes(made) else ""
    return Machine({f"registers ({made.arch})": f"{register_count(made)}{stack}"}, debug_lines(made.code))


def vectors(llvm: str) -> str:
    """Return how many rows the optimised loop computes at a time, and what it calls if it is one.

    Examples
    --------
    >>> vectors("%3 = fadd <8 x double> %1, %2")
    '8 values at a time (vectorised)'
    >>> vectors("%2 = call i64 @udf_text_upper(ptr %1)")
    'one row at a time (not vectorised): it calls udf_text_upper'
    """
    widths = [int(width) for width in re.findall(r"<(\d+) x (?:double|float|half|i16|i32|i64)>", llvm)]
    if widths:
        return f"{max(widths)} values at a time (vectorised)"
    called = sorted(set(re.findall(r"call [^@\n]*@(?!llvm\.|quick_loop|each_loop)([\w.]+)", llvm)))
    return "one row at a time (not vectorised)" + (f": it calls {', '.join(called)}" if called else "")


def row_bytes(ptx: PtxUdf, call: UdfCall) -> tuple[float, float] | None:
    """Return how many bytes of columns a row reads and writes; None where its windows or texts say how many."""
    if call.window is not None or any(one.what in {"text", "size"} for one in ptx.takes):
        return None
    masks = masked_results(ptx, call)
    written = sum(result.dtype.size + masked / 8 for result, masked in zip(ptx.returns, masks, strict=True))
    return sum(parameter.dtype.size + parameter.nullable / 8 for parameter in call.parameters), written


def bytes_moved(ptx: PtxUdf, call: UdfCall) -> dict[str, str]:
    """Return the bytes that a row moves, as a fact."""
    moved = row_bytes(ptx, call)
    return {} if moved is None else {"bytes a row": f"{moved[0]:g} read, {moved[1]:g} written"}


def bound_by(ptx: PtxUdf, call: UdfCall) -> dict[str, str]:
    """Return whether a row's bytes or its instructions take longer on one GPU."""
    from ptx2cpp import flat_function
    from ptx2cpp.flat import Instruction
    from ptx2cpp.trip_counts import loops_of
    from udf.text.library import structures

    moved = row_bytes(ptx, call)
    if moved is None:
        return {}
    pointers = {i: f"const {t.dtype.cpp}*" for i, t in enumerate(ptx.takes) if t.what == "pointer"}
    flat = flat_function(ptx.module or ptx.text, entry=ptx.name, parameters=pointers, structures=structures())
    if flat.externs:
        return {"bound by": "what the library of text needs is not known here"}
    if loops_of(flat.statements):
        return {"bound by": "how often its loops run is not known here"}
    steps = sum(isinstance(statement, Instruction) for statement in flat.statements)
    memory, issue = sum(moved) / MEMORY * 1e12, steps / ISSUE * 1e12
    by = "memory" if memory >= issue else "instructions"
    said = f"{memory:.2g} ps a row for its bytes, {issue:.2g} ps for {steps} instructions of PTX"
    return {"bound by": f"{by} (an estimate for an {GPU}: {said})"}


Line = tuple[str, int | None]

_NUMBA: Final = re.compile(r"# --- LINE (\d+) ---")
_LOC: Final = re.compile(r'^\s*"?\s*\.loc\s+(\d+)\s+(\d+)')
_DEBUG: Final = re.compile(r"^\s*(\.file\s|\.section\s)|^#line \d")
_PLACE: Final = re.compile(r"^!(\d+) = !DILocation\(.*\bline: (\d+)\b", re.MULTILINE)
_FILE: Final = re.compile(r"= !DIFile\((.*)\)$", re.MULTILINE)
_ATTACHED: Final = re.compile(r",? ?!dbg !(\d+)")
_ADDRESS: Final = re.compile(r"/\*([0-9a-f]{4,})\*/")


def source(function: FunctionType) -> Iterator[Line]:
    """Give the function's source; nothing if it is not in a file."""
    try:
        lines, start = inspect.getsourcelines(function)
    except (OSError, TypeError):
        return
    for number, text in enumerate(lines, start=start):
        yield text.rstrip("\n"), number


def bytecode(code: CodeType) -> Iterator[Line]:
    """Give the instructions of a code object, and of those inside it."""
    for step in dis.get_instructions(code):
        line = step.positions.lineno if step.positions else None
        yield f"{step.offset:>5} {step.opname:<24} {step.argrepr}".rstrip(), line
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield f"{inner.co_name}:", inner.co_firstlineno
            yield from bytecode(inner)


def numba_ir(text: str) -> Iterator[Line]:
    """Give Numba's typed IR, which names the line before what is of it."""
    line = None
    for shown in text.splitlines():
        named = _NUMBA.search(shown)
        line = int(named[1]) if named else line
        yield shown, line


def llvm(text: str) -> Iterator[Line]:
    """Give LLVM modules, without their debug metadata; the file of the first is the function's own."""
    own = _FILE.search(text)
    for module in re.split(r"(?=^; ModuleID)", text, flags=re.MULTILINE):
        file = _FILE.search(module)
        is_own = own is not None and file is not None and own[1] == file[1]
        places = {number: int(line) for number, line in _PLACE.findall(module) if is_own}
        for shown in module.splitlines():
            if not shown.startswith("!"):
                attached = _ATTACHED.search(shown)
                yield _ATTACHED.sub("", shown), places.get(attached[1]) if attached else None


def without_directives(text: str) -> Iterator[Line]:
    """Give PTX, or C++ with PTX inside, without ``.loc`` and ``.file``; file 1 is the function's own."""
    line = None
    hidden = False
    for shown in text.splitlines():
        loc = _LOC.match(shown)
        if loc:
            line = int(loc[2]) if loc[1] == "1" else None
            continue
        hidden = hidden or shown.lstrip().startswith(".section")
        if hidden or _DEBUG.match(shown):
            hidden = hidden and shown.strip() != "}"
            continue
        line = None if shown == "}" or shown.lstrip().startswith(': "') else line
        yield shown, line


def machine_code(text: str, places: Sequence[tuple[int, int, int]]) -> Iterator[Line]:
    """Give SASS; ``places`` are those of its addresses (udf/cuda/source_lines.py), file 1 the function's own."""
    starts = [address for address, _, _ in places]
    for shown in text.splitlines():
        found = _ADDRESS.search(shown)
        number = bisect_right(starts, int(found[1], 16)) if found else 0
        _, file, line = places[number - 1] if number else (0, 0, 0)
        yield shown, line if file == 1 else None


def unlocated(text: str) -> Iterator[Line]:
    """Give a stage of which no lines are known."""
    for shown in text.splitlines():
        yield shown, None
