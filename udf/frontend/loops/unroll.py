"""Which loops LLVM is asked to unroll whole: the innermost ones of functions of windows with one small length.

Then every load has a constant offset, and the copies of the function share them: a maximum of 100 values in 3 copies
is 102 loads in place of 300. LLVM's own limit is on one loop's size, and knows nothing of the copies.

A branch is marked while it is written; :func:`unrolled` turns marks into LLVM's metadata, whose nodes name themselves,
which llvmlite cannot write.

Source: LLVM Language Reference, 'llvm.loop.unroll.full' Metadata.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from udf.frontend.contexts import typing_context
from udf.frontend.numba_cuda import compute_cfg_from_blocks, ir

if TYPE_CHECKING:
    from collections.abc import Iterable

LARGEST: Final = 4096
"""Statements of a loop, over all rounds and copies, beyond which it stays a loop (W=100, 5 copies of a maximum)."""

OWN: Final = 8
"""What one round of a loop of ours (a reduction's) counts for, in statements."""

MARK: Final = "udf.unroll"
_MARKED: Final = re.compile(rf"!{re.escape(MARK)} !\d+")
_NODE: Final = re.compile(r"^!(\d+) = ", re.MULTILINE)


def is_small(statements: int) -> bool:
    """Return whether a loop of so many statements over a whole window is unrolled."""
    window = typing_context().window
    return window is not None and window.length is not None and window.length * window.fold * statements <= LARGEST


def mark(branch: Any) -> None:
    """Mark the branch from a loop's end to its start."""
    module = branch.parent.module
    branch.set_metadata(MARK, module.add_metadata([MARK]))


def unrolled(texts: Iterable[str]) -> list[str]:
    """Turn the marks in LLVM modules into metadata: a node of its own for each loop."""
    return [_unrolled(text) if MARK in text else text for text in texts]


def _unrolled(text: str) -> str:
    first = max((int(number) for number in _NODE.findall(text)), default=-1) + 1
    loops: list[str] = []

    def name(_: re.Match[str]) -> str:
        number = first + 1 + len(loops)
        loops.append(f"!{number} = distinct !{{!{number}, !{first}}}")
        return f"!llvm.loop !{number}"

    text = _MARKED.sub(name, text)
    return "\n".join([text, f'!{first} = !{{!"llvm.loop.unroll.full"}}', *loops, ""])


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
    if isinstance(statement, ir.del_types):
        return False
    return not isinstance(statement, ir.assign_types) or isinstance(statement.value, ir.expr_types)
