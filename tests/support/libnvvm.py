"""NVIDIA's libNVVM (``pip install nvidia-nvvm``), which holds LLVM's PTX against another compiler's, and libdevice.

Source: NVIDIA libNVVM API 13.0 (functions, options), NVVM IR specification 2.0, "IR version", "libdevice".
"""

from __future__ import annotations

import ctypes
import functools
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from ptx2cpp import parse

if TYPE_CHECKING:
    from collections.abc import Sequence

ALWAYS = ("opt=3", "arch=compute_75")
EXACT, ONCE, FAST = ("fma=0",), ("fma=1",), ("fma=1", "ftz=1", "prec-div=0", "prec-sqrt=0")


@functools.cache
def library() -> Any:
    """Load libNVVM."""
    pathfinder = pytest.importorskip("cuda.pathfinder")
    loaded = ctypes.CDLL(pathfinder.load_nvidia_dynamic_lib("nvvm").abs_path)
    loaded.nvvmGetErrorString.restype = ctypes.c_char_p
    return loaded


@functools.cache
def libdevice() -> bytes:
    """Return NVIDIA's mathematical functions as LLVM bitcode."""
    pathfinder = pytest.importorskip("cuda.pathfinder")
    return Path(pathfinder.locate_bitcode_lib("device").abs_path).read_bytes()


def _ask(function: str, *arguments: Any) -> None:
    status = getattr(library(), function)(*arguments)
    assert not status, f"{function}: {library().nvvmGetErrorString(status).decode()}"


def _text(program: Any, what: str) -> str:
    size = ctypes.c_size_t()
    _ask(f"nvvmGet{what}Size", program, ctypes.byref(size))
    buffer = ctypes.create_string_buffer(size.value)
    _ask(f"nvvmGet{what}", program, buffer)
    return buffer.value.decode().strip()


@functools.cache
def _version() -> str:
    """Return the metadata that says which version of NVVM IR a module is of."""
    numbers = [ctypes.c_int() for _ in range(4)]
    _ask("nvvmIRVersion", *map(ctypes.byref, numbers))
    return f"\n!nvvmir.version = !{{!999999}}\n!999999 = !{{{', '.join(f'i32 {one.value}' for one in numbers)}}}\n"


def compile_modules(modules: Sequence[str], *, fma: bool, fast: bool) -> str:
    """Return the PTX of LLVM ``modules``, as ``udf.frontend.nvptx.module_ptx.compile_modules`` does."""
    options = [f"-{one}".encode() for one in (*ALWAYS, *(FAST if fast else ONCE if fma else EXACT))]
    array = (ctypes.c_char_p * len(options))(*options)
    program = ctypes.c_void_p()
    _ask("nvvmCreateProgram", ctypes.byref(program))
    try:
        for text in modules:
            data = (text + _version()).encode()
            _ask("nvvmAddModuleToProgram", program, data, ctypes.c_size_t(len(data)), None)
        _ask("nvvmVerifyProgram", program, len(options), array)
        _ask("nvvmLazyAddModuleToProgram", program, libdevice(), ctypes.c_size_t(len(libdevice())), None)
        _ask("nvvmCompileProgram", program, len(options), array)
        return _text(program, "CompiledResult")
    finally:
        library().nvvmDestroyProgram(ctypes.byref(program))


def use(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have libNVVM make the PTX of all functions, and nothing be kept."""
    from udf.frontend.nvptx import maker  # noqa: PLC0415 - loads LLVM
    from udf.runtime.store import cache  # noqa: PLC0415 - as above

    def by_nvvm(modules: tuple[str, ...], *, fma: bool, fast: bool) -> Any:
        return parse(compile_modules(modules, fma=fma, fast=fast) + "\n")

    monkeypatch.setattr(maker, "_by_llvm", by_nvvm)
    monkeypatch.setattr(cache, "PROGRAMS", cache.MemoryCache())
