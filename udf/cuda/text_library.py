"""The library of text, from C++ to PTX: part of building Inlay, not of a call."""

from __future__ import annotations

import re
from typing import Any, Final

from udf.errors import CudaError
from udf.resources import kernels

# ruff: noqa: PLC0415 - NVRTC is loaded when it is asked for

OPTIONS = ("--gpu-architecture=compute_75", "--std=c++17", "--relocatable-device-code=true", "--minimal")


def library_ptx() -> str:
    """Return the PTX of kernels/text_library.cuh, for the oldest GPU that is supported.

    Raises
    ------
    CudaError
        With NVRTC's log.
    """
    from cuda.bindings import nvrtc

    source = '#include "text_library.cuh"\n'
    program = _done(nvrtc.nvrtcCreateProgram(source.encode(), b"text_library.cu", 0, [], []))
    options = [option.encode() for option in (*OPTIONS, f"--include-path={kernels()}")]
    (status,) = nvrtc.nvrtcCompileProgram(program, len(options), options)
    log = bytes(_done(nvrtc.nvrtcGetProgramLogSize(program)))
    _done(nvrtc.nvrtcGetProgramLog(program, log))
    if status != nvrtc.nvrtcResult.NVRTC_SUCCESS:
        raise CudaError("NVRTC cannot compile the library of text", log.decode().strip("\0"))
    ptx = bytes(_done(nvrtc.nvrtcGetPTXSize(program)))
    _done(nvrtc.nvrtcGetPTX(program, ptx))
    whole = ptx.decode().strip("\0")
    head = whole[: whole.index(".address_size 64\n") + len(".address_size 64\n")]
    return head + "".join("\n" + match[0] for match in _FUNCTION.finditer(whole))


_FUNCTION: Final = re.compile(r"^\.visible \.func.*?^\}\n", re.MULTILINE | re.DOTALL)
"""A function; variables beside them, constants that C++ has folded, are left out, for their names differ."""


def _done(answer: tuple[Any, ...]) -> Any:
    status, *values = answer
    if status.value:
        raise CudaError("NVRTC", status.name)
    return values[0] if values else None
