"""The two loops of a row kernel, optimised: as vectors wherever LLVM can, not only where it would by itself."""

from __future__ import annotations

import re
import zlib
from typing import TYPE_CHECKING

from udf.cpu.native import object_code, optimise
from udf.cpu.plan import DEFERRED, FAST

if TYPE_CHECKING:
    from typing import Any

    from udf.cpu.native import Processor
    from udf.cpu.rows import RowKernel

_VECTOR = re.compile(r"<\d+ x ")  # in text: to ask each value for its type takes ten times as long


def optimise_loop(kernel: RowKernel, name: str, processor: Processor) -> Any:
    """Return the module of the loop ``name``, optimised for ``processor``.

    LLVM's cost model takes what is behind a branch to run every other time, so it leaves loops scalar that
    check before they compute (Zen 5, as vectors: a distance by haversine 2.8 times as fast, a root by Newton
    8 times). It is then asked again, for whole registers of the widest column.
    """
    if kernel.calls or kernel.layout.texts:
        return optimise(kernel.text(name, 0), processor, vectors=False)
    module = optimise(kernel.text(name, processor.vector), processor)
    loop = str(module.get_function("quick_loop")) if name == FAST else ""
    if name != FAST or _VECTOR.search(loop) or "@llvm.memset" in loop:  # it marks every row for the other loop
        return module
    widest = max(stream.dtype.size for stream in kernel.layout.streams)
    lanes = processor.register_bits // (8 * widest)
    return optimise(kernel.text(name, processor.vector, lanes=lanes), processor)


def loop_code(kernel: RowKernel, processor: Processor, compiled: int, prefix: str = "") -> dict[str, bytes]:
    """Return the loops of ``kernel`` by name: the first ``compiled`` ones now, others when a row needs them."""
    code = {}
    for place, name in enumerate(kernel.names):
        if place < compiled:
            code[prefix + name] = object_code(optimise_loop(kernel, name, processor), processor)
        else:
            code[prefix + name + DEFERRED] = zlib.compress(kernel.text(name, processor.vector).encode())
    return code
