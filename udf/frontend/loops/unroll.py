"""Which loops LLVM is asked to unroll whole: the innermost ones of functions of windows with one small length.

Then every load has a constant offset, and coarsened windows (ptx2cpp/coarsen.py) share them: a maximum of 100 values
in 3 windows is 102 loads in place of 300. LLVM's own limit knows nothing of those.

Where there are several loops, the second reads what the first has read, and LLVM keeps that: 200 registers for 100
values.
So these are unrolled whole for short windows only, and by a few rounds beyond (H100: 64 registers for a standard
deviation of 10 values, 126 of 40, 246 of 100; 46 with the loops left).

A branch is marked while it is written; :func:`unrolled` turns marks into LLVM's metadata, whose nodes name themselves,
which llvmlite cannot write.

Source: LLVM Language Reference, 'llvm.loop.unroll.full' Metadata.
"""

from __future__ import annotations

import re
from typing import Any, Final

from udf.frontend.current import compilation
from udf.frontend.numba.names import compute_cfg_from_blocks, ir

LARGEST: Final = 4096
"""Statements of a loop, over all rounds, beyond which it stays a loop."""

OWN: Final = 8
"""What one round of a loop of ours (a reduction's) counts for, in statements."""

SHORT: Final = 32
"""The longest window whose values may all be kept in registers from one loop to the next."""

ROUNDS: Final = 4
"""Rounds that longer ones are unrolled by."""

HEAVY: Final = 64
"""What a call of a transcendental function counts for, in statements (exp: 70 instructions, sin: 75)."""

LIGHT: Final = frozenset({"fabs", "sqrt", "floor", "ceil", "trunc", "rint", "copysign", "fmin", "fmax", "abs", "llabs"})
"""Functions of libdevice that are an instruction or two."""

WRITTEN_OUT: Final = 512
"""Statements, over all rounds, up to which a loop of a few trips in a row's function is unrolled whole if it looks for
overflow: LLVM takes the checks for too much, and a row that loops is no vector."""

FULL: Final = '!"llvm.loop.unroll.full"'
MARK: Final = "udf.unroll"
_MARKED: Final = re.compile(rf"!{re.escape(MARK)} !\d+")
_CALLED: Final = re.compile(r'call [^@\n]*@"?__nv_(\w+?)f?"?\(')
_NODE: Final = re.compile(r"^!(\d+) = ", re.MULTILINE)


def is_small(statements: int) -> bool:
    """Return whether a loop of so many statements over a whole window is unrolled."""
    window = compilation().window
    return window is not None and window.length is not None and window.length * statements <= LARGEST


def mark(branch: Any) -> None:
    """Mark the branch from a loop's end to its start."""
    module = branch.parent.module
    branch.set_metadata(MARK, module.add_metadata([MARK]))


def unrolled(texts: list[str]) -> list[str]:
    """Turn the marks in LLVM modules into metadata: a node of its own for each loop."""
    loops = sum(len(_MARKED.findall(text)) for text in texts)
    if not loops:
        return texts
    heavy = sum(name not in LIGHT for text in texts for name in _CALLED.findall(text))
    window = compilation().window
    if window is None:
        return [_unrolled(text, FULL) if MARK in text else text for text in texts]
    short = (loops == 1 or (window.length or 0) <= SHORT) and is_small(heavy * HEAVY)
    how = FULL if short else f'!"llvm.loop.unroll.count", i32 {ROUNDS}'
    return [_unrolled(text, how) if MARK in text else text for text in texts]


def _unrolled(text: str, how: str) -> str:
    first = max((int(number) for number in _NODE.findall(text)), default=-1) + 1
    loops: list[str] = []

    def name(_: re.Match[str]) -> str:
        number = first + 1 + len(loops)
        loops.append(f"!{number} = distinct !{{!{number}, !{first}}}")
        return f"!llvm.loop !{number}"

    text = _MARKED.sub(name, text)
    return "\n".join([text, f"!{first} = !{{{how}}}", *loops, ""])


def innermost(lowering: Any) -> dict[int, tuple[frozenset[int], int]]:
    """Return for the header of each loop that has no other inside: its blocks, and their statements."""
    loops = compute_cfg_from_blocks(lowering.blocks).loops()
    found = {}
    for header, loop in loops.items():
        if not any(other != header and other in loop.body for other in loops):
            size = sum(_counts(s) for label in loop.body for s in lowering.blocks[label].body)
            found[header] = (frozenset(loop.body), size)
    return found


def _counts(statement: Any) -> bool:
    """Return whether a statement may become an instruction: no copies, constants, and ends of lives."""
    if isinstance(statement, ir.Del):
        return False
    return not isinstance(statement, ir.Assign) or isinstance(statement.value, ir.Expr)
