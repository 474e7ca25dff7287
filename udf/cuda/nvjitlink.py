"""LTO-IR to PTX, and functions linked to kernels, with nvJitLink; needs neither a GPU nor a driver."""

from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import Final, Literal

from udf.cuda.nvrtc import NvrtcError, library
from udf.errors import MissingPackageError

LINKING: Final = ("-arch=sm_75", "-lto", "-ptx", "-fma=0")
"""For the oldest GPU that is supported; contraction is off."""


def link_ltoir(*modules: bytes) -> str:
    """Return the PTX of several modules of LTO-IR.

    Raises
    ------
    NvrtcError
        With nvJitLink's log.
    """
    inputs = [(_library().InputType.LTOIR, data) for data in modules]
    return _linked(LINKING, inputs, "ptx").decode().strip("\0")


def link_function(kernel: bytes, function: str, arch: str) -> bytes:
    """Return the machine code of a ``kernel`` that was assembled for linking and of the PTX that it calls.

    Raises
    ------
    NvrtcError
        With nvJitLink's log.
    """
    kinds = _library().InputType
    inputs = [(kinds.CUBIN, kernel), (kinds.PTX, function.encode() + b"\0")]
    return _linked((f"-arch={arch}",), inputs, "cubin")


@cache
def can_link() -> bool:
    """Return whether nvJitLink is installed, and says what it does not take: 13.0 ends the process at some kernels."""
    try:
        return bool(_library().version() >= (13, 1))
    except MissingPackageError:
        return False


def _library() -> ModuleType:
    return library("nvjitlink", "cuda-toolkit[nvjitlink]", "linking with nvJitLink")


def _linked(options: Sequence[str], inputs: Sequence[tuple[object, bytes]], form: Literal["ptx", "cubin"]) -> bytes:
    """Link ``inputs``, each with its kind, and return them in the ``form``."""
    nvjitlink = _library()
    handle = nvjitlink.create(len(options), list(options))
    try:
        for kind, data in inputs:
            nvjitlink.add_data(handle, kind, data, len(data), "udf")
        nvjitlink.complete(handle)
        made = bytearray(getattr(nvjitlink, f"get_linked_{form}_size")(handle))
        getattr(nvjitlink, f"get_linked_{form}")(handle, made)
        return bytes(made)
    except nvjitlink.nvJitLinkError as error:
        log = bytearray(nvjitlink.get_error_log_size(handle))
        nvjitlink.get_error_log(handle, log)
        said = bytes(log).decode(errors="replace").strip("\0 \n")
        raise NvrtcError(f"{error}\n{said}") from error
    finally:
        nvjitlink.destroy(handle)
