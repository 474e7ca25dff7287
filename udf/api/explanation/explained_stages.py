"""Every stage of one call as text, for both back ends; also ``UDF_DUMP=dir``, which writes those of every call."""

from __future__ import annotations

import dis
import inspect
import os
from dataclasses import Field, field, fields, replace
from pathlib import Path
from types import FunctionType

from udf import cpu, cuda
from udf.base.records import dataclass
from udf.base.tracebacks import compiling
from udf.bind.cuts import Cuts
from udf.bind.leaving import blocks_of
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.cpu import Description
from udf.cuda.device import shown_architecture
from udf.cuda.unit import TranslationUnit

# ruff: noqa: PLC0415 - explaining needs every stage, `import udf` none of them


def _stage(heading: str, suffix: str) -> str:
    return field(metadata={"heading": heading, "suffix": suffix})


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Explanation:
    """One text for each stage of a function, in order; ``str`` shows all of them under headings.

    ``path`` is of window functions: whether they are computed from reductions or from the window itself, and why.
    ``leaves`` marks the lines that cannot be compiled: at pandas' door Python runs the rows that reach them.
    ``times`` are what calls over columns in host memory took in this process, by which ``backend="auto"`` chooses.
    ``call`` is what was explained, as it is compiled with lines.
    """

    times: str = _stage("What calls took, by which auto chooses", ".txt")
    path: str = _stage("How windows are computed", ".txt")
    leaves: str = _stage("Statements that Python runs", ".txt")
    bytecode: str = _stage("Python source and bytecode", ".txt")
    numba_ir: str = _stage("Numba IR with types", ".txt")
    llvm: str = _stage("LLVM IR of the function", ".ll")
    ptx: str = _stage("PTX", ".ptx")
    cpp: str = _stage("CUDA C++", ".cu")
    sass: str = _stage("SASS", ".sass")
    cpu_llvm: str = _stage("LLVM IR of the processor's loop, optimised", ".ll")
    cpu_assembly: str = _stage("Assembly of the processor's loop", ".s")
    call: UdfCall = field(compare=False, repr=False)

    def to_html(self) -> str:
        """Return the stages side by side as an HTML page, which needs no server and loads nothing.

        A click on a line marks the same source line in every stage. The top of the page says whether the processor's
        loop is vectorised, how long calls took, and how many bytes a row moves; with a GPU also its registers and what
        bounds the function there.

        Examples
        --------
        >>> import udf
        >>> page = udf.explain(lambda x: x * 2 + 1, "float64").to_html()
        >>> page.startswith("<!DOCTYPE html>"), "add.rn.f64" in page
        (True, True)
        """
        from udf.api.explanation.page import html_of

        return html_of({f.name: (f.metadata["heading"], getattr(self, f.name)) for f in _stages()}, self.call)

    def _repr_html_(self) -> str:
        """Return the page as a notebook shows it."""
        from udf.api.explanation.page import iframe

        return iframe(self.to_html())

    def __repr__(self) -> str:  # what a prompt shows
        return str(self)

    def __str__(self) -> str:
        shown = ((f.metadata["heading"], getattr(self, f.name).strip()) for f in _stages())
        return "\n\n".join(f"=== {heading} ===\n{text}" for heading, text in shown if text)

    def write(self, directory: Path) -> None:
        """Write each stage to ``directory`` as a numbered file: ``01_bytecode.txt``, ``02_numba_ir.txt``, ..."""
        directory.mkdir(parents=True, exist_ok=True)
        for number, stage in enumerate((f for f in _stages() if getattr(self, f.name)), start=1):
            path = directory / f"{number:02}_{stage.name}{stage.metadata['suffix']}"
            path.write_text(getattr(self, stage.name), encoding="utf-8")


def _stages() -> tuple[Field[object], ...]:
    return tuple(f for f in fields(Explanation) if f.metadata)


def explain_call(call: UdfCall, udf: PtxUdf, loop: Description | None = None, times: object = "") -> Explanation:
    """Return every stage of ``call``, which was compiled to ``udf``; ``loop`` is what the processor makes of it."""
    from udf.frontend.driver.compile import compile_to_module

    with compiling(call.function):
        lowered, _ = compile_to_module(call)
        unit = cuda.translation_unit(udf, call)
        loop = loop or cpu.describe(udf, call)
    return Explanation(
        times=str(times),
        path=udf.path,
        leaves="",
        bytecode=_bytecode(call.function),
        numba_ir=str(lowered.annotation),
        llvm="\n".join(lowered.modules),
        ptx=udf.text,
        cpp=unit.source,
        sass=_sass(unit),
        cpu_llvm=loop.llvm,
        cpu_assembly=loop.assembly,
        call=replace(call, how=replace(call.how, lineinfo=True)),
    )


def dump(call: UdfCall, udf: PtxUdf) -> None:
    """Write every stage of ``call`` below the directory that ``UDF_DUMP`` names, if it names one.

    Each function has a directory of its own, by its name and the beginning of its key.
    """
    if directory := os.environ.get("UDF_DUMP"):
        name = "".join(c if c.isalnum() else "_" for c in call.function.__name__).strip("_")
        explain_call(call, udf).write(Path(directory) / f"{name}-{call.key[:12]}")


def mark_leaving(function: FunctionType, cuts: Cuts) -> str:
    """Return the source of a function with ``>`` in front of lines that are left to Python, and why they are."""
    codes = {code: blocks_of(code) for code, _ in cuts.places if code.co_filename == function.__code__.co_filename}
    left = {line for code in codes for one in codes[code] if (code, one.start) in cuts.places for line in one.lines}
    lines = enumerate(_source_of(function).splitlines(), start=function.__code__.co_firstlineno)
    return "\n".join([*(f"{'>' if at in left else ' '} {line}" for at, line in lines), "", *cuts.reasons])


def _source_of(function: FunctionType) -> str:
    try:
        return inspect.getsource(function)
    except OSError:  # typed at a prompt, or made by exec
        return f"# the source of {function.__name__} is not in a file\n"


def _bytecode(function: FunctionType) -> str:
    return f"{_source_of(function)}\n{dis.Bytecode(function).dis()}"


def _sass(unit: TranslationUnit) -> str:
    """Return the machine code for the GPU here, or else for the oldest that is supported."""
    import shutil
    import subprocess
    import tempfile

    tool = shutil.which("cuobjdump")
    if tool is None:
        return "not shown: cuobjdump (of the CUDA toolkit) is not on PATH\n"
    from udf.cuda.nvrtc import compile_unit

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "kernel.cubin"
        path.write_bytes(compile_unit(unit, shown_architecture()).code)
        shown = subprocess.run([tool, "-sass", str(path)], capture_output=True, text=True, check=True)  # noqa: S603 found above, our own file
    return shown.stdout
