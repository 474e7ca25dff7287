"""``match a, b:`` with patterns of as many parts: whether the subject is a sequence, and how long, is known.

``case int():`` asks ``isinstance``. Numba reads neither MATCH_CLASS, MATCH_SEQUENCE nor GET_LEN. Of a tuple that is
written out they are answered in its bytecode, and what is left are comparisons and names.
"""

import dis
import sys
from typing import Any, Final

from udf.frontend.base.refusals import RefusedError

SUBJECT: Final = "a pattern of parts is matched in a UDF with a tuple that is written out: match a, b:"
STARRED: Final = "a starred pattern is not supported in a UDF; name the parts"
SKIPPED: Final = ("CACHE", "NOP", "EXTENDED_ARG", "NOT_TAKEN", "TO_BOOL")
SHIFT: Final = {11: 0, 12: 4}.get(sys.version_info[1], 5)
"""Bits of a comparison's argument that are not the operator (dis, "COMPARE_OP")."""

BEFORE: Final = ("COPY", "POP_TOP", "BUILD_TUPLE")
"""Instructions before MATCH_SEQUENCE of the whole subject; behind any other one it asks of a part."""

PARTS: Final = "a class in 'case' cannot have patterns inside in a UDF: case int():"
OF_CLASS: Final = ("LOAD_CONST", "MATCH_CLASS", "COPY", "POP_JUMP", "UNPACK_SEQUENCE")


def _ask_class(bytecode: Any, steps: list[Any], spec: int) -> None:
    """Put ``isinstance``, as the operator ``spec``, in the place of ``case int():``, whose answer would be a tuple."""
    names, match, _, jump, unpack = steps
    shape = all(step.opname.startswith(name) for step, name in zip(steps, OF_CLASS, strict=True))
    if not shape or match.arg or unpack.arg or bytecode.co_consts[names.arg] != ():
        raise RefusedError(PARTS, None)
    replace_step(names, "NOP")
    replace_step(match, "BINARY_OP", spec)
    replace_step(jump, jump.opname.replace("NONE", "FALSE"), jump.arg)
    replace_step(unpack, "POP_TOP")
    bytecode.conversions[match.offset] = isinstance


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
    match, jump, measured, loaded, compared, other = steps
    if measured.opname != "GET_LEN" or dis.cmp_op[compared.arg >> SHIFT] != "==":
        raise RefusedError(STARRED, None)
    parts = loaded.arg if loaded.opname == "LOAD_SMALL_INT" else bytecode.co_consts[loaded.arg]
    for step in (match, jump, measured, loaded, compared):
        replace_step(step, "NOP")
    if parts == length:
        replace_step(other, "NOP")
    else:
        replace_step(other, "JUMP_FORWARD", other.arg)


def replace_step(step: Any, opname: str, argument: int | None = None) -> None:
    """Make another instruction of one of Numba's bytecode."""
    step.opname, step.opcode, step.arg = opname, dis.opmap[opname], argument
