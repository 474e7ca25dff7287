"""C++ to machine code with NVRTC, through cuda-bindings; needs neither a GPU nor a driver."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from types import ModuleType
from typing import Any, Final

from udf.base import resources as files
from udf.base.records import dataclass
from udf.cuda.source_lines import has_files, line_files, sections
from udf.cuda.unit import TranslationUnit
from udf.errors import CudaError, MissingPackageError


@dataclass(frozen=True, slots=True, kw_only=True)
class Cubin:
    """Machine code ``code`` for GPUs of architecture ``arch`` (``sm_90``), its PTX, and the compiler's ``log``.

    A ``linked`` kernel calls its function, and is slower than one that has it in its text.
    """

    code: bytes
    arch: str
    log: str
    ptx: str = ""
    linked: bool = False


def compile_unit(unit: TranslationUnit, arch: str) -> Cubin:
    """Compile ``unit`` for ``arch``: :func:`compile_source`."""
    return compile_source(unit.source, unit.entry, arch)


def compile_source(source: str, entry: str, arch: str) -> Cubin:
    """Compile the kernel ``entry`` for ``arch``; takes 45 ms (2 cores), of which 16 are NVRTC's own.

    Raises
    ------
    CudaError
        With NVRTC's log: the source or ``arch`` is not accepted; or it numbers files of lines in another way.
    MissingPackageError
        If NVRTC is not installed.
    """
    lines = line_files(source)
    options = (*OPTIONS, f"--gpu-architecture={arch}", *["--generate-line-info"] * bool(lines))
    try:
        made = compile_forms(source, f"{entry}.cu", options, "CUBIN", "PTX")
    except NvrtcError as error:
        raise CudaError(f"NVRTC cannot compile {entry} for {arch}", str(error)) from error
    if not has_files(made["CUBIN"], lines):
        raise CudaError("the lines of Python cannot be put into this kernel", "set udf.options.lineinfo = False")
    return Cubin(code=made["CUBIN"], arch=arch, log=_text(made["log"]).strip(), ptx=_text(made["PTX"]))


OPTIONS: Final = ("--std=c++17", "--minimal", "--ptxas-options=-v")
"""For kernels, which become machine code at once."""

PTX_OPTIONS: Final = ("--gpu-architecture=compute_75", "--std=c++17", "--relocatable-device-code=true", "--minimal")
"""For device functions in PTX that other code calls, on the oldest GPU that is supported."""


def ptx_of(source: str, name: str, options: Iterable[str]) -> str:
    """Compile C++ to PTX with NVRTC's ``options``; needs no driver.

    Raises
    ------
    NvrtcError
        With NVRTC's log.
    """
    return _text(compile_forms(source, name, options, "PTX")["PTX"])


def ltoir_of(source: str, name: str, options: Iterable[str]) -> bytes:
    """Compile C++ to LTO-IR; as :func:`ptx_of`."""
    return compile_forms(source, name, (*options, "-dlto"), "LTOIR")["LTOIR"]


def compile_forms(source: str, name: str, options: Iterable[str], *forms: str) -> dict[str, bytes]:
    """Return what NVRTC makes of a source in each of ``forms`` (CUBIN, PTX, LTOIR), and its "log".

    Raises
    ------
    NvrtcError
        With NVRTC's log.
    """
    nvrtc = library()
    program = _checked(nvrtc.nvrtcCreateProgram(source.encode(), name.encode(), 0, [], []))
    try:
        given = [option.encode() for option in (*options, f"--include-path={files.kernels()}")]
        (status,) = nvrtc.nvrtcCompileProgram(program, len(given), given)
        log = _got(nvrtc, program, "ProgramLog")
        if status != nvrtc.nvrtcResult.NVRTC_SUCCESS:
            raise NvrtcError(_text(log) or status.name)
        return {form: _got(nvrtc, program, form) for form in forms} | {"log": log}
    finally:
        nvrtc.nvrtcDestroyProgram(program)


def _got(nvrtc: object, program: object, form: str) -> bytes:
    made = bytes(_checked(getattr(nvrtc, f"nvrtcGet{form}Size")(program)))
    _checked(getattr(nvrtc, f"nvrtcGet{form}")(program, made))
    return made


def _text(made: bytes) -> str:
    return made.decode(errors="replace").strip("\0")


def nvrtc_version() -> tuple[int, int]:
    """Return the version of NVRTC, (13, 4)."""
    _, major, minor = library().nvrtcVersion()
    return major, minor


HEADERS: Final = ("cudart", "curand", "cccl")
"""The libraries of CUDA whose headers a person's C++ may include, by their names in cuda-pathfinder."""


def header_folders() -> list[str]:
    """Return the folders of the headers of CUDA's libraries that are installed."""
    from cuda.pathfinder import find_nvidia_header_directory  # noqa: PLC0415 - 0.2 s, with the first #include

    return [folder for name in HEADERS if (folder := find_nvidia_header_directory(name)) is not None]


class NvrtcError(Exception):
    """NVRTC refuses a source; whose fault that is, its caller knows."""


def _checked(answer: tuple[Any, ...]) -> Any:
    status, *values = answer
    if status.value:
        raise CudaError("NVRTC", status.name)
    return values[0] if values else None


def library(name: str = "nvrtc", package: str = "inlay-udf[cu13]", needed_by: str = "compiling C++") -> ModuleType:
    """Return a module of cuda-bindings: NVRTC, or another that is in a ``package`` of its own.

    Raises
    ------
    MissingPackageError
        If it, or the library itself, is not installed.
    """
    try:
        from cuda.pathfinder import DynamicLibNotFoundError  # noqa: PLC0415 - loaded when it is asked for
    except ModuleNotFoundError as missing:
        raise MissingPackageError(repr(package), needed_by) from missing
    try:
        found = import_module(f"cuda.bindings.{name}")
        (found.nvrtcVersion if name == "nvrtc" else found.version)()
    except (ModuleNotFoundError, DynamicLibNotFoundError, RuntimeError) as missing:
        raise MissingPackageError(repr(package), needed_by) from missing
    return found


def supported_architectures() -> tuple[str, ...]:
    """Return the architectures that the installed NVRTC compiles for, oldest first.

    Raises
    ------
    MissingPackageError
        If none is installed.
    """
    nvrtc = library(needed_by="compiling for a GPU (archs=() leaves that out)")
    status, archs = nvrtc.nvrtcGetSupportedArchs()
    if status != nvrtc.nvrtcResult.NVRTC_SUCCESS:
        raise CudaError("NVRTC does not say what it compiles for", status.name)
    return tuple(f"sm_{arch}" for arch in archs)


_FRAME_SIZE: Final = b"\x04\x11\x08\0"
_REGISTERS: Final = b"\x04\x2f\x08\0"
"""How entries EIATTR_FRAME_SIZE and EIATTR_REGCOUNT begin: behind them are a symbol and a number, of 32 bits each."""


def frame_bytes(cubin: Cubin) -> int:
    """Return the stack of a thread of the largest function in ``cubin``, of the code itself.

    NVRTC has no report of what it finds in its own cache. The code is an ELF file, whose section .nv.info has an
    entry for each function ("CUDA Binary Utilities", cuobjdump -elf).
    """
    return _largest(cubin, _FRAME_SIZE)


def register_count(cubin: Cubin) -> int:
    """Return the registers of a thread of the largest function in ``cubin``, of the code itself."""
    return _largest(cubin, _REGISTERS)


def _largest(cubin: Cubin, entry: bytes) -> int:
    numbers = [
        int.from_bytes(one[4:8], "little")
        for info in sections(cubin.code, b".nv.info")
        for one in info.split(entry)[1:]
    ]
    return max(numbers, default=0)
