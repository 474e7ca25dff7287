"""Kernels whose function is taken out, as C++ and as PTX, and functions put back into the PTX.

NVRTC passes the text of an asm statement through as it is, with registers in the place of operands. So what it makes of
a kernel depends on the statement's operands and not on its text: with a comment in the place of the text that names all
operands, ``// udf_splice_0 %0 %1``, the PTX is the same but for that text, and any function with these operands can
be put there. A function of PTX has its registers and labels in a scope of its own (ptx2cpp/emit.py), so that a copy
in each place is what NVRTC would have written.

Source: PTX ISA, "Scope"; CUDA, "Inline PTX Assembly in CUDA" (operands are numbered, ``%%`` is a percent sign).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Final

from udf.base.records import dataclass

_STATEMENT: Final = re.compile(
    r"^    asm(?P<volatile> volatile)?\(\n"
    r'(?P<body>(?:        ".*\\n\\t"\n)+)'
    r'(?P<bound>        : .*\n        : .*(?:\n        : "memory")?)\);\n',
    re.MULTILINE,
)
"""An asm statement as ptx2cpp prints it."""

_LINE: Final = re.compile(r'        "(.*)\\n\\t"\n')
_OPERAND: Final = re.compile(r'"(=?[a-z])"\(')
_NUMBERED: Final = re.compile(r"%(%|\d+)?")

_OUTSIDE: Final = re.compile(r'^(?:extern "C" __device__ |#line )|udf::vprintf', re.MULTILINE)
"""What belongs to a function and is neither in its asm statement nor an operand: functions it calls, and lines."""

_COLLIDING: Final = re.compile(r"(?<![\w.$%])(?:call(?:\.\w+)*|\.(?:func|extern|global|shared|const|visible|loc))\b")
"""What of a function's text has a meaning beyond its scope; an array in ``.local`` memory is the scope's own."""

_MARK: Final = "// udf_splice_{}"
_PLACE: Final = re.compile(r"\t// udf_splice_(?P<number>\d+)(?P<operands>(?: [%$\w.]+)*)\n")
_MARKED: Final = re.compile(rf"({_PLACE.pattern}).*?(?=\t// end inline asm\n)", re.DOTALL)


class SpliceError(Exception):
    """A function does not fit a skeleton."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """A kernel in C++ and the functions in it: ``skeleton`` is the same for all functions with the same operands.

    ``marked`` is the kernel itself, with the name of each place in a comment in front of the function there.
    ``functions`` are PTX with operands ``%0`` .. as asm statements have them, by the numbers of their places; equal
    ones have one number, as the compiler may make one of two equal statements. ``operands`` are the constraints of
    each one's operands, ``=d`` of a result.
    """

    skeleton: str
    marked: str
    functions: tuple[str, ...]
    operands: tuple[tuple[str, ...], ...]


def take_apart(source: str) -> Parts | None:
    r"""Return a kernel's ``source`` without its functions, and these; None if it cannot be put together from them.

    Examples
    --------
    >>> body = ["{", "mov.b64 %0, %1;", "}"]
    >>> quoted = "".join(f'        "{line}\\n\\t"\n' for line in body)
    >>> parts = take_apart(f'    asm(\n{quoted}        : "=d"(r0)\n        : "d"(p0));\n')
    >>> parts.functions
    ('{\n\tmov.b64 %0, %1;\n\t}\n\t',)
    >>> parts.skeleton.splitlines()[1].strip()
    '"// udf_splice_0 %0 %1\\n\\t"'
    """
    if _OUTSIDE.search(source):
        return None
    numbers: dict[tuple[str, tuple[str, ...]], int] = {}
    found = list(_STATEMENT.finditer(source))
    if not found or source.count("asm(") + source.count("asm volatile(") != len(found):
        return None
    skeleton, marked, at = [], [], 0
    for one in found:
        text = "".join(f"{_unquoted(line)}\n\t" for line in _LINE.findall(one["body"]))
        if not _is_closed(text):
            return None
        bound = tuple(_OPERAND.findall(one["bound"]))
        number = numbers.setdefault((text, bound), len(numbers))
        operands = "".join(f" %{i}" for i in range(len(bound)))
        mark = f'        "{_MARK.format(number)}{operands}\\n\\t"\n'
        before, after = source[at : one.start("body")], source[one.end("body") : one.end()]
        skeleton += [before, mark, after]
        marked += [before, mark, one["body"], after]
        at = one.end()
    return Parts(
        skeleton="".join([*skeleton, source[at:]]),
        marked="".join([*marked, source[at:]]),
        functions=tuple(text for text, _ in numbers),
        operands=tuple(bound for _, bound in numbers),
    )


def _unquoted(line: str) -> str:
    return line.replace('\\"', '"').replace("\\\\", "\\")


def _is_closed(text: str) -> bool:
    """Return whether all that a function names is in one scope of its own."""
    braces = [brace == "{" for brace in re.findall("[{}]", text)]
    depths = list(accumulate(1 if opens else -1 for opens in braces))
    closes_last = text.startswith("{\n") and text.endswith("\n\t}\n\t") and 0 not in depths[:-1] and depths[-1] == 0
    return closes_last and all(_NUMBERED.findall(text)) and not _COLLIDING.search(text) and "//" not in text


def skeleton_of(ptx: str) -> str | None:
    """Return the PTX of a ``marked`` kernel without its functions; None if it is not as expected."""
    skeleton, places = _MARKED.subn(r"\1", ptx)
    return skeleton if places and places == ptx.count(_MARK.format("")) else None


def splice(skeleton: str, functions: tuple[str, ...]) -> str:
    """Return the PTX of the kernel with ``functions`` in their places.

    Raises
    ------
    SpliceError
        If there are not as many functions, or operands, as ``skeleton`` has places for.
    """
    return replace_places(skeleton, lambda number, operands: with_operands(functions[number], operands))


def replace_places(skeleton: str, text: Callable[[int, list[str]], str]) -> str:
    """Return ``skeleton`` with ``text(number, operands)`` in each place.

    Raises
    ------
    SpliceError
        If there is no place, or ``text`` finds no such function or operand (IndexError).
    """

    def put(place: re.Match[str]) -> str:
        operands = place["operands"].split()
        try:
            return f"\t{text(int(place['number']), operands)}\n"
        except IndexError as missing:
            raise SpliceError(
                f"place {place['number']} has {len(operands)} operands, not those of its function"
            ) from missing

    made, places = _PLACE.subn(put, skeleton)
    if places == 0:
        raise SpliceError("there is no place for a function")
    return made


def with_operands(function: str, operands: Sequence[str]) -> str:
    """Return the text of an asm statement with ``operands`` for ``%0`` ..

    Examples
    --------
    >>> with_operands("add.u32 %0, %1, 1; mov.u32 %%r1, %0;", ["%r7", "%r8"])
    'add.u32 %r7, %r8, 1; mov.u32 %r1, %r7;'
    """
    return _NUMBERED.sub(lambda one: _operand(one[1], operands), function)


def _operand(number: str, operands: Sequence[str]) -> str:
    return "%" if number == "%" else operands[int(number)]
