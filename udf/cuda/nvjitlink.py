"""LTO-IR to PTX, and functions linked to kernels, with nvJitLink; needs neither a GPU nor a driver."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from udf.cuda.nvrtc import NvrtcError, library
from udf.errors import MissingPackageError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

LINKING: Final = ("-arch=sm_75", "-lto", "-ptx", "-fma=0")
"""For the oldest GPU that is supported; contraction is off."""


def link_ltoir(*modules: bytes) -> str:
    """Return the PTX of several modules of LTO-IR.

    Raises
    ------
    NvrtcError
        With nvJitLink's log.
    """
    nvjitlink = _library()

    def got(handle: Any) -> bytearray:
        text = bytearray(nvjitlink.get_linked_ptx_size(handle))
        nvjitlink.get_linked_ptx(handle, text)
        return text

    return _linked(LINKING, [(nvjitlink.InputType.LTOIR, data) for data in modules], got).decode().strip("\0")


def link_function(kernel: bytes, function: str, arch: str) -> bytes:
    """Return the machine code of a ``kernel`` that was assembled for linking and of the PTX that it calls.

    Raises
    ------
    NvrtcError
        With nvJitLink's log.
    """
    nvjitlink = _library()

    def got(handle: Any) -> bytearray:
        code = bytearray(nvjitlink.get_linked_cubin_size(handle))
        nvjitlink.get_linked_cubin(handle, code)
        return code

    kinds = nvjitlink.InputType
    inputs = [(kinds.CUBIN, kernel), (kinds.PTX, function.encode() + b"\0")]
    return bytes(_linked((f"-arch={arch}",), inputs, got))


@cache
def can_link() -> bool:
    """Return whether nvJitLink is installed."""
    try:
        _library()
    except MissingPackageError:
        return False
    return True


def _library() -> Any:
    return library("nvjitlink", "cuda-toolkit[nvjitlink]", "reading LTO-IR")


def _linked(options: Sequence[str], inputs: Sequence[tuple[Any, bytes]], got: Callable[[Any], bytearray]) -> bytearray:
    """Link ``inputs`` and return what ``got`` takes of it."""
    nvjitlink = _library()
    handle = nvjitlink.create(len(options), list(options))
    try:
        for kind, data in inputs:
            nvjitlink.add_data(handle, kind, data, len(data), "udf")
        nvjitlink.complete(handle)
        return got(handle)
    except nvjitlink.nvJitLinkError as error:
        log = bytearray(nvjitlink.get_error_log_size(handle))
        nvjitlink.get_error_log(handle, log)
        said = bytes(log).decode(errors="replace").strip("\0 \n")
        raise NvrtcError(f"{error}\n{said}") from error
    finally:
        nvjitlink.destroy(handle)
