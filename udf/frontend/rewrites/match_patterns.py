"""``match a, b:`` with patterns of as many parts: whether the subject is a sequence, and how long, is known.

``case int():`` asks ``isinstance``. Numba reads neither MATCH_CLASS, MATCH_SEQUENCE nor GET_LEN. Of a tuple that is
written out they are answered in its bytecode, and what is left are comparisons and names.
"""

from __future__ import annotations

import dis
import sys
from typing import Any, Final

from udf.frontend.rewrites.nodes import RefusedError

SUBJECT: Final = "a pattern of parts is matched in a UDF with a tuple that is written out: match a, b:"
STARRED: Final = "a starred pattern is not supported in a UDF; name the parts"
SKIPPED: Final = ("CACHE", "NOP", "EXTENDED_ARG", "NOT_TAKEN", "TO_BOOL")
SHIFT: Final = {11: 0, 12: 4}.get(sys.version_info[1], 5)
"""Bits of a comparison's argument that are not the operator (dis, "COMPARE_OP")."""

BEFORE: Final = ("COPY", "POP_TOP", "BUILD_TUPLE")
"""What stands before the question whether the subject is a sequence; behind another instruction it is a part's."""


PARTS: Final = "a class in 'case' takes no parts in a UDF: case int():"
OF_CLASS: Final = ("LOAD_CONST", "MATCH_CLASS", "COPY", "POP_JUMP", "UNPACK_SEQUENCE")


def _ask_class(bytecode: Any, steps: list[Any], spec: int) -> None:
    """Put ``isinstance``, as the operator ``spec``, in the place of ``case int():``, whose answer would be a tuple."""
    names, asked, _, jump, taken = steps
    shape = all(one.opname.startswith(name) for one, name in zip(steps, OF_CLASS, strict=True))
    if not shape or asked.arg or taken.arg or bytecode.co_consts[names.arg] != ():
        raise RefusedError(PARTS, None)
    target = jump.arg
    for step, opname in zip((names, asked, taken), ("NOP", "BINARY_OP", "POP_TOP"), strict=True):
        _replace_step(step, opname)
    _replace_step(jump, jump.opname.replace("NONE", "FALSE"))
    asked.arg, jump.arg = spec, target
    bytecode.conversions[asked.offset] = isinstance


def fold_match_patterns(bytecode: Any, spec: int) -> Any:
    """Answer the questions about classes, and about the length of a subject, in Numba's ``bytecode``."""
    steps = [step for step in bytecode.table.values() if step.opname not in SKIPPED]
    for place, step in enumerate(steps):
        if step.opname == "MATCH_CLASS":
            _ask_class(bytecode, steps[place - 1 : place + 4], spec)
    if not any(step.opname == "MATCH_SEQUENCE" for step in steps):
        return bytecode
    length = None
    for place, step in enumerate(steps[:-1]):
        if step.opname == "BUILD_TUPLE" and (steps[place + 1].opname, steps[place + 1].arg) in SUBJECTS:
            length = step.arg
        if step.opname == "MATCH_SEQUENCE":
            if length is None or steps[place - 1].opname not in BEFORE:
                raise RefusedError(SUBJECT, None)
            _fold_pattern(bytecode, steps[place : place + 6], length)
    return bytecode


SUBJECTS: Final = (("COPY", 1), ("MATCH_SEQUENCE", None))
"""What follows a subject: its copy for the first pattern, or the question for the only one."""


def _fold_pattern(bytecode: Any, steps: list[Any], length: int) -> None:
    """Answer MATCH_SEQUENCE, its jump, GET_LEN, the length of the pattern, their comparison and its jump."""
    asked, jump, measured, wanted, compared, other = steps
    if measured.opname != "GET_LEN" or dis.cmp_op[compared.arg >> SHIFT] != "==":
        raise RefusedError(STARRED, None)
    known = wanted.arg if wanted.opname == "LOAD_SMALL_INT" else bytecode.co_consts[wanted.arg]
    for step in (asked, jump, measured, wanted, compared):
        _replace_step(step, "NOP")
    if known == length:
        _replace_step(other, "NOP")
    else:
        target = other.arg
        _replace_step(other, "JUMP_FORWARD")
        other.arg = target


def _replace_step(step: Any, opname: str) -> None:
    step.opname, step.opcode, step.arg = opname, dis.opmap[opname], None
