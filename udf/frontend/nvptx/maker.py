"""Who makes PTX of LLVM modules: LLVM's NVPTX back end, or NVIDIA's libNVVM where ``udf.options.ptx_by`` says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptx2cpp import parse
from udf.base.numba_settings import FAST, FMA, LINE_OPTION, NVVM_OPTIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ptx2cpp.syntax import Module
    from udf.base.handling import Handling


def ptx_of(modules: Sequence[str], how: Handling) -> Module:
    """Return the PTX of LLVM ``modules``, linked with one another and with what they use of libdevice."""
    if how.ptx_by == "nvvm":
        from udf.frontend.numba import nvvm  # noqa: PLC0415 - who asks for it

        options = NVVM_OPTIONS | (FAST if how.fastmath else FMA if how.fma else {})
        options |= LINE_OPTION if how.lineinfo else {}
        text = nvvm.compile_modules(modules, options)
    else:
        from udf.frontend.nvptx.compile import compile_modules  # noqa: PLC0415 - loads LLVM

        text = compile_modules(modules, fma=how.fma, fast=how.fastmath)
    return parse(text + "\n")
