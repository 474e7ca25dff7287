"""LLVM IR text to native code: parse, optimise, make object code. The only importer of llvmlite here.

What loads and runs the code (:mod:`udf.cpu.elf`, :mod:`udf.cpu.cpu_backend`) does not need LLVM.
"""

from __future__ import annotations

import hashlib
import re
import zlib
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Final

import llvmlite
import llvmlite.binding as llvm
from llvmlite.binding.newpassmanagers import NewPassManager

from udf.base.records import dataclass
from udf.base.stage_store import StageStore
from udf.cpu.row_plan import DEFERRED, FAST, HALT, HINTS, hints
from udf.cpu.rows import RowKernel
from udf.cpu.shipped import shipped_code

HERE: Final = Path(__file__).resolve().parent


@dataclass(frozen=True, slots=True, kw_only=True)
class Processor:
    """A processor that code is made for."""

    machine: llvm.TargetMachine
    triple: str
    cpu: str
    features: str
    vector: int
    register_bits: int


@cache
def host() -> Processor:
    """Return this machine's processor, with everything it can do.

    Where LLVM prefers half of the 512-bit registers, it is asked to use them whole: a function that computes is
    twice as fast so (Zen 5: exp 0.58 against 1.13 ns a row), one that only moves memory is as fast.
    ``vector`` is the width of the integers that it converts to double in vectors (64 needs AVX-512DQ on x86).
    """
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    triple, cpu, features = llvm.get_process_triple(), llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()
    return Processor(
        machine=_machine(triple, cpu, f"{features},-prefer-256-bit" if "+avx512f" in features else features),
        triple=triple,
        cpu=cpu,
        features=features,
        vector=64 if "+avx512dq" in features or triple.startswith("aarch64") else 32,
        register_bits=512 if "+avx512f" in features else 256 if "+avx" in features.split(",") else 128,
    )


# triple, LLVM's name of the processor, width of integers converted in vectors, width of vector registers
_BASELINES: Final = {
    "x86-64-v3": ("x86_64-unknown-linux-gnu", "x86-64-v3", 32, 256),
    "x86-64-v4": ("x86_64-unknown-linux-gnu", "x86-64-v4", 64, 512),
    "aarch64": ("aarch64-unknown-linux-gnu", "generic", 64, 128),
}


@cache
def baseline(name: str, features: str = "") -> Processor:
    """Return a processor that every one of the kind ``name`` (of :data:`udf.cpu.target.BASELINES`) can run code of.

    Raises
    ------
    RuntimeError
        If this LLVM cannot make code for it.
    """
    triple, cpu, vector, bits = _BASELINES[name]
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = _machine(triple, cpu, features)
    return Processor(machine=machine, triple=triple, cpu=cpu, features=features, vector=vector, register_bits=bits)


@cache
def _machine(triple: str, cpu: str, features: str, level: int = 2) -> llvm.TargetMachine:
    target = llvm.Target.from_triple(triple)
    return target.create_target_machine(cpu=cpu, features=features, opt=level, reloc="pic", codemodel="small")


def optimise(text: str, processor: Processor, *, vectors: bool = True) -> llvm.ModuleRef:
    """Parse a module and run LLVM's -O2 pipeline with the loop vectoriser over it; then add checks to its loops.

    Without ``vectors`` it is a few passes, for code that is mostly calls of what was simplified before. Functions that
    take a ``%halt`` get checks (:mod:`udf.cpu.checks`).
    """
    module = llvm.parse_assembly(text)
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    options.loop_vectorization = True
    options.slp_vectorization = False
    _run(module, options, processor, few=not vectors)
    if HALT not in text:
        return module
    from udf.cpu.checks import with_checks  # noqa: PLC0415 - 13 regular expressions, for loops inside functions

    checked = with_checks(str(module))
    return module if checked is None else llvm.parse_assembly(checked)


def _run(module: object, options: object, processor: Processor, *, few: bool = False) -> None:
    """Run LLVM's pipeline of ``options`` over a module; with ``few``, what tidies up after functions are inlined."""
    builder = llvm.create_pass_builder(processor.machine, options)
    passes = llvm.create_new_module_pass_manager() if few else builder.getModulePassManager()
    if few:
        passes.add_always_inliner_pass()
        passes.add_sroa_pass()
        passes.add_simplify_cfg_pass()
        passes.add_instruction_combine_pass()
        passes.add_new_gvn_pass()
        passes.add_simplify_cfg_pass()
        passes.add_global_dead_code_eliminate_pass()
    try:
        passes.run(module, builder)
    finally:
        # llvmlite 0.50 never frees one, 70 KB: its ModulePassManager inherits ObjectRef's _dispose, which does nothing
        NewPassManager._dispose(passes)  # noqa: SLF001
        passes.detach()


def object_code(module: object, processor: Processor) -> bytes:
    """Return the module as a relocatable object file."""
    return bytes(processor.machine.emit_object(module))


def assembly(module: object, processor: Processor) -> str:
    """Return the module as assembly text."""
    return str(processor.machine.emit_assembly(module))


@cache
def static_text(file: str) -> str:
    """Return an ``.ll`` file of this folder."""
    return (HERE / file).read_text(encoding="utf-8")


@cache
def common_code(text: str, processor: Processor) -> bytes:
    """Return object code of LLVM IR that no function changes: shipped for this machine, or made once by it."""
    shipped = shipped_code(text) if processor is host() else None
    return shipped or stored_code(text, processor, lambda: made_code(text, processor), shared=True)


def made_code(text: str, processor: Processor) -> bytes:
    """Compile LLVM IR that no function changes."""
    # the driver is as good as it gets: optimising it costs 15 ms
    is_driver = text == static_text("driver.ll")
    return object_code(llvm.parse_assembly(text) if is_driver else optimise(text, processor), processor)


def stored_code(text: str, processor: Processor, make: Callable[[], bytes], *, shared: bool = False) -> bytes:
    """Return what ``make`` makes of LLVM IR for a processor, or has made before; many functions use ``shared`` code."""
    made_for = (processor.triple, processor.cpu, processor.features, f"{processor.vector} {processor.register_bits}")
    return (_SHARED if shared else _OWN).made((text, *made_for), make)


@cache
def _version() -> str:
    """Return what decides what is made of one text: the compiler, and this module and what it runs."""
    parts = (HERE / name for name in ("native.py", "checks.py"))
    digest = hashlib.sha256(b"".join(part.read_bytes() for part in parts)).hexdigest()
    return f"{llvmlite.__version__} {llvm.llvm_version_info} {digest}"


_SHARED: Final = StageStore("object code that functions share", _version, shared=True, limit=0)
_OWN: Final = StageStore("object code", _version, shared=False, limit=0)

_VECTOR = re.compile(r"<\d+ x ")  # in text: to ask each value for its type takes ten times as long


def optimise_loop(kernel: RowKernel, name: str, processor: Processor) -> llvm.ModuleRef:
    """Return the module of the loop ``name``, optimised for ``processor``.

    LLVM's cost model takes what is behind a branch to run every other time, so it leaves loops scalar that
    check before they compute (Zen 5, as vectors: a distance by haversine 2.8 times as fast, a root by Newton
    8 times). It is then asked again, for whole registers of the widest column.
    """
    return _optimised(_asked(kernel, name, processor), processor)


_ASKED = re.compile(r"; (udf_\w+) (True|False) (\d+)\n")


def _asked(kernel: RowKernel, name: str, processor: Processor) -> str:
    """Return a loop as LLVM IR; its first line says whether it may become vectors, and of how many rows."""
    has_vectors = not (kernel.calls or kernel.layout.texts)
    lanes = processor.register_bits // (8 * max(stream.dtype.size for stream in kernel.layout.streams))
    return f"; {name} {has_vectors} {lanes}\n{kernel.text(name, processor.vector if has_vectors else 0)}"


def _optimised(asked: str, processor: Processor) -> llvm.ModuleRef:
    about = _ASKED.match(asked)
    has_vectors = about is None or about[2] == "True"
    module = optimise(asked, processor, vectors=has_vectors)
    loop = str(module.get_function("quick_loop")) if about and about[1] == FAST and has_vectors else ""
    if about is None or not loop or _VECTOR.search(loop) or "@llvm.memset" in loop:  # it marks every row for the other
        return module
    return optimise(f"{asked.removesuffix(HINTS)}{hints(int(about[3]))}", processor)


def loop_code(
    kernel: RowKernel, processor: Processor, compiled: int, prefix: str = "", *, brief: bool = False
) -> dict[str, bytes]:
    """Return the loops of ``kernel`` by name: the first ``compiled`` ones now, others when a row needs them.

    A ``brief`` loop is compiled in little time, and left for later besides.
    """
    code = {}
    for place, name in enumerate(kernel.names):
        asked = _asked(kernel, name, processor) if place < compiled else kernel.text(name, processor.vector)
        if place < compiled:
            make = partial(_made_soon if brief else best_code, asked, processor)
            code[prefix + name] = stored_code(f"; brief\n{asked}" if brief else asked, processor, make)
        if place >= compiled or brief:
            code[prefix + name + DEFERRED] = zlib.compress(asked.encode(), 1)
    return code


def best_code(asked: str, processor: Processor) -> bytes:
    """Return a loop, or other LLVM IR, as object code that takes least time."""
    return object_code(_optimised(asked, processor), processor)


def _made_soon(asked: str, processor: Processor) -> bytes:
    """Return a loop as object code that is made in least time: few passes, and no choice of instructions."""
    machine = _machine(processor.triple, processor.cpu, processor.features, 0)
    return bytes(machine.emit_object(optimise(asked, processor, vectors=False)))
