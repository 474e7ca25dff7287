"""NVIDIA's compiler library, LLVM IR to PTX: who asks for it, and the tests, which hold LLVM's PTX against it.

libNVVM is called by its C interface, so neither cuda-bindings nor a driver is needed: the library and libdevice are two
files of the wheel ``nvidia-nvvm`` (or of a CUDA toolkit), found by cuda-pathfinder.

Source: NVIDIA libNVVM API 13.0 and 12.9 (functions, error codes), NVVM IR specification 2.0, "Data Layout",
"Target Triple", "IR version", "libdevice".
"""

import ctypes
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from struct import Struct
from typing import Any, Final

from udf.errors import BrokenPackageError, MissingPackageError

LIBDEVICE_NAME: Final = "__nv_"
"""What every function of libdevice begins with (NVIDIA libdevice User's Guide, "Function Reference")."""

TRIPLE: Final = "nvptx64-nvidia-cuda"
DATA_LAYOUT: Final = (
    "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-"
    "v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
)

PACKAGE: Final = "nvidia-nvvm cuda-pathfinder"
_VERSION: Final = "nvvmir.version"
_NODE: Final = 999_999
"""The number of a node of metadata that no module has."""

NEEDED_BY: Final = "udf.options.ptx_by = 'nvvm'"


class NvvmError(Exception):
    """libNVVM refused the modules that it was given, which are ours: what it says is in the message."""


@cache
def _library() -> Any:
    """Load libNVVM."""
    pathfinder = _pathfinder()
    require_whole(_libdevice_path())
    try:
        library = ctypes.CDLL(pathfinder.load_nvidia_dynamic_lib("nvvm").abs_path)
        library.nvvmGetErrorString.restype = ctypes.c_char_p
    except pathfinder.DynamicLibNotFoundError as error:
        raise MissingPackageError(PACKAGE, NEEDED_BY) from error
    except (
        OSError,
        RuntimeError,
        AttributeError,
    ) as error:  # no shared library, one of another machine, of another kind
        raise _broken(str(error)) from error
    return library


def _broken(why: str) -> BrokenPackageError:
    return BrokenPackageError("libNVVM", why, "install it again: pip install --force-reinstall nvidia-nvvm")


@cache
def _libdevice() -> bytes:
    """Read libdevice, NVIDIA's mathematical functions as LLVM bitcode; what is none would end the process.

    Source: LLVM Bitcode File Format, "Bitstream Format": after the magic, blocks that say how many words they have.
    """
    path = _libdevice_path()
    code, at = path.read_bytes(), 4
    while at + 8 <= len(code):
        at += 8 + 4 * int.from_bytes(code[at + 4 : at + 8], "little")
    if code[:4] != b"BC\xc0\xde" or at != len(code):
        raise _broken(f"{path} is not LLVM bitcode, or was cut short: {len(code):,} bytes")
    return code


def _libdevice_path() -> Path:
    pathfinder = _pathfinder()
    try:
        return Path(pathfinder.locate_bitcode_lib("device").abs_path)
    except pathfinder.BitcodeLibNotFoundError as error:
        raise MissingPackageError(PACKAGE, NEEDED_BY) from error


def _pathfinder() -> Any:
    """Return the package that finds NVIDIA's libraries."""
    try:
        from cuda import pathfinder  # noqa: PLC0415 - who asks for libNVVM
    except ImportError as error:
        raise MissingPackageError(PACKAGE, NEEDED_BY) from error
    return pathfinder


def require_whole(libdevice: Path) -> None:
    """Refuse a libNVVM beside ``libdevice`` that was cut short, as by a full disk: loading one ends the process.

    Source: System V ABI, "ELF Header": the table of sections lies at ``e_shoff``, in a linker's files at the end.
    """
    root = libdevice.parents[2]  # of a wheel, or of a CUDA toolkit
    for path in (*root.glob("lib*/libnvvm.so*"), *root.glob("nvvm/lib*/libnvvm.so*")):
        try:
            with path.open("rb") as file:
                header = file.read(_ELF_HEADER.size)
        except OSError as error:
            raise _broken(str(error)) from error
        if len(header) == _ELF_HEADER.size and header.startswith(b"\x7fELF\x02\x01"):
            _, sections, size, count = _ELF_HEADER.unpack(header)
            has, needs = path.stat().st_size, sections + size * count
            if has < needs:
                raise _broken(f"{path} was cut short: it has {has:,} of {needs:,} bytes")


_ELF_HEADER: Final = Struct("<40sQ10xHH2x")
"""Of a file of 64 bits: the offset of its table of sections, the bytes of one, and how many there are."""


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
                _ask("nvvmLazyAddModuleToProgram", program, _libdevice(), ctypes.c_size_t(len(_libdevice())), None)
            _ask("nvvmCompileProgram", program, len(arguments), array)
        except NvvmError as error:
            raise NvvmError(f"{error}\n{_text(program, 'ProgramLog')}".rstrip()) from None
        return _text(program, "CompiledResult")


def _with_version(text: str) -> str:
    """Return a module that says which version of NVVM IR it is, as libNVVM asks."""
    version = ", ".join(f"i32 {number}" for number in ir_version())
    return text if _VERSION in text else f"{text}\n!{_VERSION} = !{{!{_NODE}}}\n!{_NODE} = !{{{version}}}\n"


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
