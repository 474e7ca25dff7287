"""The two loops of a row kernel, optimised: as vectors wherever LLVM can, not only where it would by itself."""

from __future__ import annotations

import re
import zlib
from typing import TYPE_CHECKING

from udf.cpu.native import object_code, optimise, stored_code
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
    return _optimised(kernel, name, _text_of(kernel, name, processor), processor)


def _text_of(kernel: RowKernel, name: str, processor: Processor) -> str:
    return kernel.text(name, processor.vector if _has_vectors(kernel) else 0)


def _has_vectors(kernel: RowKernel) -> bool:
    return not (kernel.calls or kernel.layout.texts)


def _optimised(kernel: RowKernel, name: str, text: str, processor: Processor) -> Any:
    module = optimise(text, processor, vectors=_has_vectors(kernel))
    loop = str(module.get_function("quick_loop")) if name == FAST and _has_vectors(kernel) else ""
    if not loop or _VECTOR.search(loop) or "@llvm.memset" in loop:  # it marks every row for the other loop
        return module
    return optimise(kernel.text(name, processor.vector, lanes=_lanes(kernel, processor)), processor)


def _lanes(kernel: RowKernel, processor: Processor) -> int:
    return processor.register_bits // (8 * max(stream.dtype.size for stream in kernel.layout.streams))


def loop_code(kernel: RowKernel, processor: Processor, compiled: int, prefix: str = "") -> dict[str, bytes]:
    """Return the loops of ``kernel`` by name: the first ``compiled`` ones now, others when a row needs them."""
    code = {}
    for place, name in enumerate(kernel.names):
        if place < compiled:
            code[prefix + name] = _code_of(kernel, name, processor)
        else:
            code[prefix + name + DEFERRED] = zlib.compress(kernel.text(name, processor.vector).encode(), 1)
    return code


def _code_of(kernel: RowKernel, name: str, processor: Processor) -> bytes:
    """Return a loop as object code; its text decides it, and how many rows at once it is asked for besides."""
    text = _text_of(kernel, name, processor)
    asked = f"; {name} {_has_vectors(kernel)} {_lanes(kernel, processor)}\n{text}"
    return stored_code(asked, processor, lambda: object_code(_optimised(kernel, name, text, processor), processor))
