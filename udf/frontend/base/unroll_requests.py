"""Which loops LLVM is asked to unroll whole: the innermost ones of functions of windows with one small length.

Then every load has a constant offset, and coarsened windows (ptx2cpp/coarsen.py) share them: a maximum of 100 values
in 3 windows is 102 loads in place of 300. LLVM's own limit knows nothing of those.

Where there are several loops, the second reads what the first has read, and LLVM keeps that: 200 registers for 100
values.
So these are unrolled whole for short windows only, and by a few rounds beyond (H100: 64 registers for a standard
deviation of 10 values, 126 of 40, 246 of 100; 46 with the loops left).

A loop's node is written with a hint in the place of the number of rounds; :func:`apply_unroll_hints` knows all loops,
and puts the number there. LLVM passes over a hint that is left: it ignores properties that it does not know.

Source: LLVM Language Reference, 'llvm.loop.unroll.full' Metadata.

Loops that stay loops: LLVM's NVPTX back end writes eight rounds out where nobody knows how many there are.

ptxas and the processor's LLVM choose for themselves; here each stays one loop with one end, which
``ptx2cpp.trip_counts`` and the processor's lanes of windows can read.

Source: LLVM Language Reference, 'llvm.loop.unroll.disable' and 'llvm.loop.unroll.runtime.disable' Metadata.
"""

import re
from typing import Any, Final

from llvmlite import ir as llvm

from udf.frontend.base.current import compilation
from udf.frontend.base.lifting import callee_of
from udf.frontend.numba.names import compute_cfg_from_blocks, ir
from udf.frontend.nvptx.archive import LIBDEVICE_NAME

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

LIGHT: Final = frozenset(
    f"{name}{suffix}"
    for name in ("fabs", "sqrt", "floor", "ceil", "trunc", "rint", "copysign", "fmin", "fmax", "abs", "llabs")
    for suffix in ("", "f")
)
"""Functions of libdevice that are an instruction or two."""

WRITTEN_OUT: Final = 512
"""Statements, over all rounds, up to which a loop of known trips in a row's function is unrolled whole: LLVM takes
40 rounds of a quotient, or fewer with checks, for too much, and on the processor a row that loops is no vector."""

FULL: Final = '!"llvm.loop.unroll.full"'
UNROLL_HINT: Final = '!"udf.unroll"'
LOOP: Final = "llvm.loop"


class LoopNode(llvm.MDValue):  # type: ignore[misc]
    """The metadata of one loop: a node that refers to itself, which llvmlite cannot write, and a hint."""

    def __init__(self, module: Any) -> None:
        super().__init__(module, (), str(len(module.metadata)))

    def descr(self, buf: list[str]) -> None:
        """Write what follows the node's name and ``=``."""
        buf.append(f"distinct !{{ {self.get_reference()}, !{{ {UNROLL_HINT} }} }}\n")


def is_small(statements: int) -> bool:
    """Return whether a loop of so many statements over a whole window is unrolled."""
    window = compilation().window
    return window is not None and window.length is not None and window.length * statements <= LARGEST


def request_unroll(branch: Any) -> None:
    """Wish that the loop is unrolled from whose end to whose start a branch goes."""
    if LOOP not in branch.metadata:
        branch.set_metadata(LOOP, LoopNode(branch.parent.module))


def apply_unroll_hints(texts: list[str], modules: list[Any]) -> list[str]:
    """Return the texts of LLVM ``modules`` with what is asked for in place of the wishes."""
    loops = sum(text.count(UNROLL_HINT) for text in texts)
    if not loops:
        return texts
    how, window = FULL, compilation().window
    if window is not None:
        heavy = sum(
            _is_heavy(i) for m in modules for f in m.functions for block in f.blocks for i in block.instructions
        )
        short = loops == 1 or (window.length or 0) <= SHORT
        how = FULL if short and is_small(heavy * HEAVY) else f'!"llvm.loop.unroll.count", i32 {ROUNDS}'
    return [text.replace(UNROLL_HINT, how) for text in texts]


def _is_heavy(instruction: Any) -> bool:
    """Return whether an instruction calls a function of libdevice that is many instructions."""
    name = callee_of(instruction) or ""
    return name.startswith(LIBDEVICE_NAME) and name.removeprefix(LIBDEVICE_NAME) not in LIGHT


def innermost_loops(lowering: Any) -> dict[int, tuple[frozenset[int], int]]:
    """Return for the header of each loop that has no other inside: its blocks, and their statements.

    One that ends in several places is none of them: LLVM may turn it round to a test that it cannot count, and then
    warns on the process' stderr.
    """
    loops = compute_cfg_from_blocks(lowering.blocks).loops()
    found = {}
    for header, loop in loops.items():
        ends = sum(_is_end(lowering.blocks, label, loop.body) for label in loop.body)
        if ends < 2 and not any(other != header and other in loop.body for other in loops):
            size = sum(_counts(s) for label in loop.body for s in lowering.blocks[label].body)
            found[header] = (frozenset(loop.body), size)
    return found


def _is_end(blocks: Any, label: int, body: Any) -> bool:
    """Return whether a block of a loop may leave it, but for one that raises."""
    others = (blocks[target].terminator for target in blocks[label].terminator.get_targets() if target not in body)
    return any(not isinstance(end, ir.Raise | ir.StaticRaise) for end in others)


def _counts(statement: Any) -> bool:
    """Return whether a statement may become an instruction: no copies, constants, and ends of lives."""
    if isinstance(statement, ir.Del):
        return False
    return not isinstance(statement, ir.Assign) or isinstance(statement.value, ir.Expr)


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
