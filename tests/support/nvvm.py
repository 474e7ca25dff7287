"""NVIDIA's compiler library, LLVM IR to PTX: tests hold LLVM's PTX against it.

libNVVM is called by its C interface, so neither cuda-bindings nor a driver is needed: the library and libdevice are two
files of the wheel ``nvidia-nvvm`` (or of a CUDA toolkit), found by cuda-pathfinder.

Source: NVIDIA libNVVM API 13.0 and 12.9 (functions, error codes), NVVM IR specification 2.0, "Data Layout",
"Target Triple", "IR version", "libdevice".
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from cuda import pathfinder

from ptx2cpp import parse
from udf.frontend.driver import compile as compiler
from udf.runtime.store import cache as programs

LIBDEVICE_NAME: Final = "__nv_"
"""What every function of libdevice begins with (NVIDIA libdevice User's Guide, "Function Reference")."""

_VERSION: Final = "nvvmir.version"
_NODE: Final = 999_999
"""The number of a node of metadata that no module has."""

OPTIONS: Final[dict[str, int | str | None]] = {"opt": 3, "fma": 0, "arch": "compute_75"}
FMA: Final[dict[str, int | str | None]] = {"fma": 1}
FAST: Final[dict[str, int | str | None]] = {"fma": 1, "ftz": 1, "prec-div": 0, "prec-sqrt": 0}
"""What ``fma=True`` and ``fastmath=True`` ask of NVVM (libNVVM API, ``nvvmCompileProgram``)."""


class NvvmError(Exception):
    """libNVVM refused the modules that it was given, which are ours: what it says is in the message."""


@cache
def _library() -> Any:
    """Load libNVVM."""
    library = ctypes.CDLL(pathfinder.load_nvidia_dynamic_lib("nvvm").abs_path)
    library.nvvmGetErrorString.restype = ctypes.c_char_p
    return library


@cache
def libdevice() -> bytes:
    """Read libdevice, NVIDIA's mathematical functions as LLVM bitcode."""
    return Path(pathfinder.locate_bitcode_lib("device").abs_path).read_bytes()


def _ask(function: str, *arguments: Any) -> None:
    """Call ``function``; NvvmError if it does not succeed."""
    status = getattr(_library(), function)(*arguments)
    if status:
        said: bytes = _library().nvvmGetErrorString(status)
        raise NvvmError(f"{function}: {said.decode()}")


@cache
def ir_version() -> tuple[int, int, int, int]:
    """Return the version of NVVM IR (major, minor), and of its debug metadata, that the library takes."""
    numbers = [ctypes.c_int() for _ in range(4)]
    _ask("nvvmIRVersion", *map(ctypes.byref, numbers))
    major, minor, debug_major, debug_minor = (number.value for number in numbers)
    return major, minor, debug_major, debug_minor


def compile_modules(modules: Sequence[str], options: Mapping[str, int | str | None]) -> str:
    """Return the PTX of ``modules``, linked with one another and with what they use of libdevice.

    Parameters
    ----------
    modules
        Text of LLVM modules, with triple, layout and version as :class:`~udf.frontend.numba.numba_target.NvvmCodegen`
        writes them.
    options
        Of ``nvvmCompileProgram``, without their hyphens: ``{"opt": 3, "arch": "compute_75"}``; None for one that takes
        no value.

    Raises
    ------
    NvvmError
        If libNVVM refuses them, with its log.
    """
    arguments = [f"-{name}{'' if value is None else f'={value}'}".encode() for name, value in options.items()]
    array = (ctypes.c_char_p * len(arguments))(*arguments)
    with _program() as program:
        for text in modules:
            data = _with_version(text).encode()
            _ask("nvvmAddModuleToProgram", program, data, ctypes.c_size_t(len(data)), None)
        try:
            _ask("nvvmVerifyProgram", program, len(arguments), array)
            if any(LIBDEVICE_NAME in text for text in modules):  # else its 5 ms are half of the whole call
                # after the verification, which libdevice itself does not pass; lazily: what is not used is not compiled
                _ask("nvvmLazyAddModuleToProgram", program, libdevice(), ctypes.c_size_t(len(libdevice())), None)
            _ask("nvvmCompileProgram", program, len(arguments), array)
        except NvvmError as error:
            raise NvvmError(f"{error}\n{_text(program, 'ProgramLog')}".rstrip()) from None
        return _text(program, "CompiledResult")


def _with_version(text: str) -> str:
    """Return a module that says which version of NVVM IR it is, as libNVVM asks."""
    version = "" if _VERSION in text else f"\n!{_VERSION} = !{{!{_NODE}}}\n!{_NODE} = !{{{_ir_version()}}}\n"
    return text + version


def _ir_version() -> str:
    return ", ".join(f"i32 {number}" for number in ir_version())


@contextmanager
def _program() -> Iterator[Any]:
    program = ctypes.c_void_p()
    _ask("nvvmCreateProgram", ctypes.byref(program))
    try:
        yield program
    finally:
        _library().nvvmDestroyProgram(ctypes.byref(program))


def _text(program: Any, what: str) -> str:
    size = ctypes.c_size_t()
    _ask(f"nvvmGet{what}Size", program, ctypes.byref(size))
    buffer = ctypes.create_string_buffer(size.value)
    _ask(f"nvvmGet{what}", program, buffer)
    return buffer.value.decode().strip()


def _ptx_of(modules: Sequence[str], how: Any) -> Any:
    return parse(compile_modules(modules, OPTIONS | (FAST if how.fastmath else FMA if how.fma else {})) + "\n")


@contextmanager
def by_nvvm() -> Iterator[None]:
    """Let libNVVM make the PTX of what is compiled, of which no program is kept."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiler, "ptx_of", _ptx_of)
        patch.setattr(programs, "PROGRAMS", programs.MemoryCache())
        yield
