"""What ``fma=True`` and ``fastmath=True`` make of a module's text: marks on its operations, which LLVM reads.

Source: LLVM Language Reference, "Fast-Math Flags", "Function Attributes" (denormal-fp-math-f32).
"""

from __future__ import annotations

import re
from typing import Final

_ROUNDED: Final = re.compile(r"(?<= = )(fadd|fsub|fmul) ")
_QUOTIENT: Final = re.compile(r"(?<= = )fdiv float ([^,\n]+), ([^,\n]+)")
_ROOT: Final = re.compile(r"@\"?llvm\.(?:sqrt\.f32|nvvm\.sqrt\.rn\.f)\"?(?=\()")
_BODY: Final = re.compile(r"^(define [^\n]*?)(\s*\{)$", re.MULTILINE)
_FLUSH: Final = ' "denormal-fp-math-f32"="preserve-sign,preserve-sign"'

_QUICK: Final = {"llvm.nvvm.div.full.ftz": "float, float", "llvm.nvvm.sqrt.approx.ftz.f": "float"}
"""A quotient and a root of float32 that are a few instructions: what libNVVM takes without -prec-div, -prec-sqrt."""


def relaxed(text: str, *, fma: bool, fast: bool) -> str:
    """Return a module whose products and sums may be rounded once, and whose float32 is approximated with ``fast``.

    Examples
    --------
    >>> relaxed("%s = fadd double %a, %b", fma=True, fast=False)
    '%s = fadd contract double %a, %b'
    """
    if fma:
        text = _ROUNDED.sub(r"\1 contract ", text)
    if fast:
        quotient, root = _QUICK
        text = _QUOTIENT.sub(rf"call float @{quotient}(float \1, float \2)", text)
        text = _BODY.sub(rf"\1{_FLUSH}\2", _ROOT.sub(f"@{root}", text))
        text += "".join(
            f"\ndeclare float @{name}({takes})"
            for name, takes in _QUICK.items()
            if f"@{name}(" in text and f"declare float @{name}(" not in text
        )
    return text
