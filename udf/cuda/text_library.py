"""The library of text, from C++ to PTX: part of building Inlay, not of a call."""

from __future__ import annotations

import re
from typing import Final

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
    head = whole[: whole.index(".address_size 64\n") + len(".address_size 64\n")]
    return head + "".join("\n" + match[0] for match in _FUNCTION.finditer(whole))


_FUNCTION: Final = re.compile(r"^\.visible \.func.*?^\}\n", re.MULTILINE | re.DOTALL)
"""A function; variables beside them, constants that C++ has folded, are left out, for their names differ."""
