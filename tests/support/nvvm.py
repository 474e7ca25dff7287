"""NVIDIA's compiler library, LLVM IR to PTX: an oracle that LLVM's PTX is held against.

Source: NVIDIA libNVVM API 13.0 and 12.9, NVVM IR specification 2.0 ("IR version", "libdevice").
"""

import ctypes
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

from cuda import pathfinder

import udf
from ptx2cpp import parse
from ptx2cpp.syntax import Module
from udf.base.handling import Handling

FAST = ["-fma=1", "-ftz=1", "-prec-div=0", "-prec-sqrt=0"]


@contextmanager
def by_nvvm() -> Iterator[None]:
    """Have libNVVM make the PTX of what is compiled in a block, anew."""
    with patch("udf.frontend.driver.compile.ptx_of", _ptx_of), udf.options(cache_dir="off"):
        udf.cache.PROGRAMS.clear()
        yield
    udf.cache.PROGRAMS.clear()


@cache
def libdevice() -> bytes:
    """Return NVIDIA's mathematical functions as LLVM bitcode."""
    return Path(pathfinder.locate_bitcode_lib("device").abs_path).read_bytes()


@cache
def _library() -> Any:
    library = ctypes.CDLL(pathfinder.load_nvidia_dynamic_lib("nvvm").abs_path)
    library.nvvmGetErrorString.restype = ctypes.c_char_p
    return library


def _ask(function: str, *arguments: Any) -> None:
    status = getattr(_library(), function)(*arguments)
    assert not status, f"{function}: {_library().nvvmGetErrorString(status).decode()}"


def _ptx_of(modules: Sequence[str], how: Handling) -> Module:
    options = ["-opt=3", "-arch=compute_75", *(FAST if how.fastmath else [f"-fma={how.fma:d}"])]
    array = (ctypes.c_char_p * len(options))(*(option.encode() for option in options))
    numbers = [ctypes.c_int() for _ in range(4)]
    _ask("nvvmIRVersion", *map(ctypes.byref, numbers))
    version = ", ".join(f"i32 {number.value}" for number in numbers)
    program = ctypes.c_void_p()
    _ask("nvvmCreateProgram", ctypes.byref(program))
    for text in modules:
        data = f"{text}\n!nvvmir.version = !{{!999999}}\n!999999 = !{{{version}}}\n".encode()
        _ask("nvvmAddModuleToProgram", program, data, ctypes.c_size_t(len(data)), None)
    _ask("nvvmLazyAddModuleToProgram", program, libdevice(), ctypes.c_size_t(len(libdevice())), None)
    _ask("nvvmCompileProgram", program, len(options), array)
    size = ctypes.c_size_t()
    _ask("nvvmGetCompiledResultSize", program, ctypes.byref(size))
    buffer = ctypes.create_string_buffer(size.value)
    _ask("nvvmGetCompiledResult", program, buffer)
    _library().nvvmDestroyProgram(ctypes.byref(program))
    return parse(buffer.value.decode().strip() + "\n")
