"""LTO-IR to PTX with nvJitLink, through cuda-bindings; needs neither a GPU nor a driver."""

from __future__ import annotations

from typing import Final

from udf.cuda.nvrtc import NvrtcError, library

LINKING: Final = ("-arch=sm_75", "-lto", "-ptx", "-fma=0")
"""For the oldest GPU that is supported; contraction is off."""


def link_ltoir(*modules: bytes) -> str:
    """Return the PTX of several modules of LTO-IR.

    Raises
    ------
    NvrtcError
        With nvJitLink's log.
    """
    nvjitlink = library("nvjitlink", "cuda-toolkit[nvjitlink]", "reading LTO-IR")
    handle = nvjitlink.create(len(LINKING), list(LINKING))
    try:
        for data in modules:
            nvjitlink.add_data(handle, nvjitlink.InputType.LTOIR, data, len(data), "ltoir")
        nvjitlink.complete(handle)
        text = bytearray(nvjitlink.get_linked_ptx_size(handle))
        nvjitlink.get_linked_ptx(handle, text)
    except nvjitlink.nvJitLinkError as error:
        log = bytearray(nvjitlink.get_error_log_size(handle))
        nvjitlink.get_error_log(handle, log)
        said = bytes(log).decode(errors="replace").strip("\0 \n")
        raise NvrtcError(f"{error}\n{said}") from error
    finally:
        nvjitlink.destroy(handle)
    return text.decode().strip("\0")
