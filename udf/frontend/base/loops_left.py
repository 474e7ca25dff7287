"""Loops that stay loops: LLVM's NVPTX back end writes eight rounds out where nobody knows how many there are.

ptxas and the processor's LLVM choose for themselves; here each stays one loop with one end, which
``ptx2cpp.trip_counts`` and the processor's lanes of windows can read.

Source: LLVM Language Reference, 'llvm.loop.unroll.disable' and 'llvm.loop.unroll.runtime.disable' Metadata.
"""

from __future__ import annotations

import re
from typing import Final

_LINE: Final = re.compile(r'^(?:"?([^"\s]+)"?:|  br [^\n]*|define [^\n]*)', re.MULTILINE)
_TARGET: Final = re.compile(r'label %"?([^"\s,]+)"?')

NOT_BY_PARTS: Final = '!{ !"llvm.loop.unroll.runtime.disable" }'
NOT_AT_ALL: Final = '!{ !"llvm.loop.unroll.disable" }'

_FIRST: Final = 1_000_000
"""The number of the first node of metadata: modules have fewer."""


def with_loops_left(text: str, *, window: bool = False) -> str:
    r"""Return a module whose loops say that they stay loops if their rounds are not known; others keep what they say.

    In a function of windows whose loops say nothing they stay loops also if their rounds are known: they are many. A
    branch that ends a loop is one to a block that stands before it, as Numba and llvmlite write them.

    Examples
    --------
    >>> print(with_loops_left("define void @f() {\na:\n  br label %a\n}"))
    define void @f() {
    a:
      br label %a, !llvm.loop !1000001
    }
    !1000000 = !{ !"llvm.loop.unroll.runtime.disable" }
    !1000001 = distinct !{!1000001, !1000000}
    """
    known: set[str] = set()
    nodes: list[int] = []

    def marked(line: re.Match[str]) -> str:
        if line[1] is not None:
            known.add(line[1])
        elif line[0].startswith("define"):
            known.clear()
        elif "!llvm.loop" not in line[0] and known.intersection(_TARGET.findall(line[0])):
            nodes.append(_FIRST + 1 + len(nodes))
            return f"{line[0]}, !llvm.loop !{nodes[-1]}"
        return line[0]

    changed = _LINE.sub(marked, text)
    if not nodes:
        return text
    ends = "".join(f"\n!{node} = distinct !{{!{node}, !{_FIRST}}}" for node in nodes)
    return f"{changed}\n!{_FIRST} = {NOT_AT_ALL if window else NOT_BY_PARTS}{ends}"
