"""The front end's stages as text, of one compile through the same path as always."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from udf.frontend.compile import lower_to_ptx

if TYPE_CHECKING:
    from udf.stages import UdfCall


@dataclass(frozen=True, slots=True, kw_only=True)
class FrontendText:
    """Numba's typed IR, the LLVM modules that NVVM gets, and the PTX that comes out."""

    numba_ir: str
    llvm: str
    ptx: str


def describe(call: UdfCall) -> FrontendText:
    """Compile ``call`` and return every stage.

    Examples
    --------
    >>> import numpy as np
    >>> from udf.call.bind import bind
    >>> from udf.column import Column
    >>> text = describe(bind(lambda x: x + 1, (Column(values=np.zeros(1)),)))
    >>> "float64" in text.numba_ir, "fadd double" in text.llvm, "add.rn.f64" in text.ptx
    (True, True, True)
    """
    lowered, module = lower_to_ptx(call)
    ptx = module.span.source.text
    return FrontendText(numba_ir=str(lowered.annotation), llvm="\n".join(lowered.modules), ptx=ptx)
