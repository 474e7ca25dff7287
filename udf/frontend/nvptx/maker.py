"""Who makes PTX of LLVM modules: LLVM's NVPTX back end, or NVIDIA's libNVVM where ``udf.options.ptx_by`` says so."""

import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from ptx2cpp import parse
from ptx2cpp.syntax import Module
from udf.base.handling import Handling
from udf.base.numba_settings import FAST, FMA, LINE_OPTION, NVVM_OPTIONS
from udf.base.stage_store import StageStore
from udf.base.versions import version_of


def ptx_of(modules: Sequence[str], how: Handling) -> Module:
    """Return the PTX of LLVM ``modules``, linked with one another and with what they use of libdevice."""
    if how.ptx_by == "nvvm":
        return _by_nvvm(tuple(modules), fma=how.fma, fast=how.fastmath, lines=how.lineinfo)
    return _by_llvm(tuple(modules), fma=how.fma, fast=how.fastmath)


def _by_llvm(modules: tuple[str, ...], *, fma: bool, fast: bool) -> Module:
    from udf.frontend.nvptx.module_ptx import compile_modules  # noqa: PLC0415 - loads LLVM

    unnumbered = (text.partition("\n")[2] if text.startswith("; ModuleID") else text for text in modules)
    written = _PTX.made((f"{fma} {fast}", *unnumbered), lambda: compile_modules(modules, fma=fma, fast=fast).encode())
    return parse(written.decode() + "\n")


@cache
def _version() -> str:
    """Return what decides what PTX is made of some modules: LLVM, and all that lies in this folder."""
    parts = sorted(filter(Path.is_file, Path(__file__).parent.iterdir()), key=lambda part: part.name)
    digest = hashlib.sha256(b"".join(part.read_bytes() for part in parts)).hexdigest()
    return f"{version_of('llvmlite')} {digest}"


_PTX: Final = StageStore("PTX", _version, shared=False, limit=0)


def _by_nvvm(modules: tuple[str, ...], *, fma: bool, fast: bool, lines: bool) -> Module:
    from udf.frontend.numba import nvvm  # noqa: PLC0415 - who asks for it

    options = NVVM_OPTIONS | (FAST if fast else FMA if fma else {}) | (LINE_OPTION if lines else {})
    return parse(nvvm.compile_modules(modules, options) + "\n")
