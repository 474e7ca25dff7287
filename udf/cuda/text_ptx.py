"""The library of text, from C++ to PTX: part of building Inlay, not of a call."""

from __future__ import annotations

from ptx2cpp import parse
from udf.cuda.nvrtc import PTX_OPTIONS, NvrtcError, ptx_of
from udf.errors import CudaError


def library_ptx() -> str:
    """Return the PTX of kernels/text_library.cuh, for the oldest GPU that is supported.

    Raises
    ------
    CudaError
        With NVRTC's log.
    """
    try:
        whole = ptx_of('#include "text_library.cuh"\n', "text_library.cu", PTX_OPTIONS)
    except NvrtcError as error:
        raise CudaError("NVRTC cannot compile the library of text", str(error)) from error
    functions = [f.span.text for f in parse(whole).entries]  # not constants that C++ has folded: their names differ
    head = whole.partition(".address_size 64\n")
    return "".join([*head[:2], *(f"\n{text}\n" for text in functions)])
