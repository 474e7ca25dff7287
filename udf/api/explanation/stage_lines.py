"""Which line of the person's function each line of a stage is of, read from the texts of a compile with lines.

Each function takes a stage's text and gives its lines as they are shown, with that number or None.
"""

from __future__ import annotations

import dis
import inspect
import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from types import CodeType, FunctionType
from typing import Final

Line = tuple[str, int | None]

_NUMBA: Final = re.compile(r"# --- LINE (\d+) ---")
_LOC: Final = re.compile(r'^\s*"?\s*\.loc\s+(\d+)\s+(\d+)')
_DEBUG: Final = re.compile(r"^\s*(\.file\s|\.section\s)|^#line \d")
_PLACE: Final = re.compile(r"^!(\d+) = !DILocation\(.*\bline: (\d+)\b", re.MULTILINE)
_FILE: Final = re.compile(r"= !DIFile\((.*)\)$", re.MULTILINE)
_ATTACHED: Final = re.compile(r",? ?!dbg !(\d+)")
_ADDRESS: Final = re.compile(r"/\*([0-9a-f]{4,})\*/")


def source(function: FunctionType) -> Iterator[Line]:
    """Give the function's source; nothing if it is not in a file."""
    try:
        lines, start = inspect.getsourcelines(function)
    except (OSError, TypeError):
        return
    for number, text in enumerate(lines, start=start):
        yield text.rstrip("\n"), number


def bytecode(code: CodeType) -> Iterator[Line]:
    """Give the instructions of a code object, and of those inside it."""
    for step in dis.get_instructions(code):
        line = step.positions.lineno if step.positions else None
        yield f"{step.offset:>5} {step.opname:<24} {step.argrepr}".rstrip(), line
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield f"{inner.co_name}:", inner.co_firstlineno
            yield from bytecode(inner)


def numba_ir(text: str) -> Iterator[Line]:
    """Give Numba's typed IR, which names the line before what is of it."""
    line = None
    for shown in text.splitlines():
        named = _NUMBA.search(shown)
        line = int(named[1]) if named else line
        yield shown, line


def llvm(text: str) -> Iterator[Line]:
    """Give LLVM modules, without their debug metadata; the file of the first is the function's own."""
    own = _FILE.search(text)
    for module in re.split(r"(?=^; ModuleID)", text, flags=re.MULTILINE):
        file = _FILE.search(module)
        is_own = own is not None and file is not None and own[1] == file[1]
        places = {number: int(line) for number, line in _PLACE.findall(module) if is_own}
        for shown in module.splitlines():
            if not shown.startswith("!"):
                attached = _ATTACHED.search(shown)
                yield _ATTACHED.sub("", shown), places.get(attached[1]) if attached else None


def without_directives(text: str) -> Iterator[Line]:
    """Give PTX, or C++ with PTX inside, without ``.loc`` and ``.file``; file 1 is the function's own."""
    line = None
    hidden = False
    for shown in text.splitlines():
        loc = _LOC.match(shown)
        if loc:
            line = int(loc[2]) if loc[1] == "1" else None
            continue
        hidden = hidden or shown.lstrip().startswith(".section")
        if hidden or _DEBUG.match(shown):
            hidden = hidden and shown.strip() != "}"
            continue
        line = None if shown == "}" or shown.lstrip().startswith(': "') else line
        yield shown, line


def machine_code(text: str, places: Sequence[tuple[int, int, int]]) -> Iterator[Line]:
    """Give SASS; ``places`` are those of its addresses (udf/cuda/source_lines.py), file 1 the function's own."""
    starts = [address for address, _, _ in places]
    for shown in text.splitlines():
        found = _ADDRESS.search(shown)
        number = bisect_right(starts, int(found[1], 16)) if found else 0
        _, file, line = places[number - 1] if number else (0, 0, 0)
        yield shown, line if file == 1 else None


def unlocated(text: str) -> Iterator[Line]:
    """Give a stage of which no lines are known."""
    for shown in text.splitlines():
        yield shown, None
