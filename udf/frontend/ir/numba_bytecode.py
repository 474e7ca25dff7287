"""A user's function as Numba's bytecode, with what Numba does not read written as what it reads.

A format with a spec becomes an operator, and ``raise`` alone has no handler around it. ``match a, b:`` has patterns of
as many parts: whether the subject is a sequence, and how long, is known, and ``case int():`` asks ``isinstance``. So of
a tuple that is written out MATCH_CLASS, MATCH_SEQUENCE and GET_LEN are answered here; comparisons and names are left.
"""

import dis
import operator
import sys
from collections.abc import Callable
from copy import copy
from types import CodeType
from typing import Any, Final

from udf.base.bytecode import with_calls
from udf.frontend.base.messages import RefusedError
from udf.frontend.ir.nodes import called_function, definition_of, drop_assignments, is_constant, is_expression
from udf.frontend.numba.names import ByteCode, ir

_TEXT_BUILTINS: Final = (str, repr, format, ascii)


def drop_text(func_ir: Any) -> None:
    """Remove text, and what makes it, that nothing uses any more.

    Where a block raises, its exception's arguments are Python's; elsewhere only what cannot raise itself is removed.
    """
    raising = {
        id(statement.value)
        for block in func_ir.blocks.values()
        if isinstance(block.body[-1], ir.Raise)
        for statement in block.find_insts(ir.Assign)
    }
    drop_assignments(func_ir, lambda value: _makes_text(func_ir, value, any if id(value) in raising else all))


def _makes_text(func_ir: Any, value: Any, of: Callable[[Any], bool]) -> bool:
    """Return whether a value is text, or is there to make some: a constant, ``str(x)``, their sum, ``str`` itself.

    ``of`` says how many operands have to be text: ``all`` for a sum that cannot raise, ``any`` for what may.
    """
    if isinstance(value, ir.Var):
        value = definition_of(func_ir, value)
    if is_constant(value):
        return isinstance(value.value, str) or (
            isinstance(value, ir.Global) and any(value.value is one for one in _TEXT_BUILTINS)
        )
    if is_expression(value, "call"):
        return called_function(func_ir, value) in _TEXT_BUILTINS
    if is_expression(value, "binop", "inplace_binop") and value.fn in {operator.add, operator.iadd, operator.mod, SPEC}:
        is_sum = value.fn in {operator.add, operator.iadd}
        return (is_sum or of is any) and of(_makes_text(func_ir, side, of) for side in (value.lhs, value.rhs))
    return False


SPEC: Final = operator.imatmul
"""The operator that stands for ``format(value, spec)`` in an f-string: Numba knows its instruction.

``x @= y`` of a user is refused (:func:`udf.frontend.passes.control.excluded_bytecode.refuse_bytecode`)."""

_SIGNS: Final[Any] = dis
_SPEC_ARGUMENT: Final = [sign for _, sign in _SIGNS._nb_ops].index("@=")  # noqa: SLF001 - as Numba reads them
_HAS_SPEC: Final = 4
CONVERSIONS: Final = (None, str, repr, ascii)
"""Flags of FORMAT_VALUE: a spec is on the stack; ``!s``, ``!r`` or ``!a`` (dis, "FORMAT_VALUE")."""


def bytecode_of(func_id: Any, code: CodeType) -> Any:
    """Return ``code`` as Numba's bytecode of the function ``func_id``."""
    identity = copy(func_id)
    identity.code = with_calls(code)
    bytecode = ByteCode(identity)
    _write_formats(bytecode)
    _answer_patterns(bytecode)
    steps, entries = list(bytecode.table.values()), bytecode.exception_entries
    if all(step.opname != "PUSH_EXC_INFO" for step in steps):
        entries = ()  # what is left cleans up after a comprehension, from Python 3.12 on
    for bare in (step.offset for step in steps if step.opname == "RAISE_VARARGS" and not step.arg):  # Numba has none
        parts = [(one, one.start, bare) for one in entries] + [
            (one, max(bare + 2, one.start), one.end) for one in entries
        ]
        entries = tuple(one._replace(start=start, end=min(end, one.end)) for one, start, end in parts if start < end)
    bytecode.exception_entries = entries
    return bytecode


def _write_formats(bytecode: Any) -> None:
    """Write ``SPEC`` for a value that is formatted with a spec, which Numba does not read.

    A value that is made text first, ``!r``, is flags of an instruction before Python 3.13, and from then on an
    instruction of its own. ``conversions`` of the bytecode are the functions that do so, by instruction.
    """
    bytecode.conversions = {}
    for step in bytecode.table.values():
        if step.opname == "CONVERT_VALUE":
            bytecode.conversions[step.offset] = CONVERSIONS[step.arg]
            _replace_step(step, "FORMAT_SIMPLE")
        elif step.opname == "FORMAT_WITH_SPEC":
            _replace_step(step, "BINARY_OP", _SPEC_ARGUMENT)
        elif step.opname == "FORMAT_VALUE":
            bytecode.conversions[step.offset] = CONVERSIONS[step.arg & 3] or (None if step.arg else str)
            has_spec, step.arg = step.arg & _HAS_SPEC, 0
            if has_spec:
                _replace_step(step, "BINARY_OP", _SPEC_ARGUMENT)
        elif step.opname == "SET_ADD":  # whose place on the stack Numba does not read
            bytecode.conversions[step.offset] = set
            _replace_step(step, "LIST_APPEND", step.arg)


SUBJECT: Final = "a pattern of parts is matched in a UDF with a tuple that is written out: match a, b:"
STARRED: Final = "a starred pattern is not supported in a UDF; name the parts"
SKIPPED: Final = ("CACHE", "NOP", "EXTENDED_ARG", "NOT_TAKEN", "TO_BOOL")
SHIFT: Final = {11: 0, 12: 4}.get(sys.version_info[1], 5)
"""Bits of a comparison's argument that are not the operator (dis, "COMPARE_OP")."""

BEFORE: Final = ("COPY", "POP_TOP", "BUILD_TUPLE")
"""Instructions before MATCH_SEQUENCE of the whole subject; behind any other one it asks of a part."""

PARTS: Final = "a class in 'case' cannot have patterns inside in a UDF: case int():"
OF_CLASS: Final = ("LOAD_CONST", "MATCH_CLASS", "COPY", "POP_JUMP", "UNPACK_SEQUENCE")


def _ask_class(bytecode: Any, steps: list[Any]) -> None:
    """Put ``isinstance``, as the operator ``SPEC``, in the place of ``case int():``, whose answer would be a tuple."""
    names, match, _, jump, unpack = steps
    shape = all(step.opname.startswith(name) for step, name in zip(steps, OF_CLASS, strict=True))
    if not shape or match.arg or unpack.arg or bytecode.co_consts[names.arg] != ():
        raise RefusedError(PARTS, None)
    _replace_step(names, "NOP")
    _replace_step(match, "BINARY_OP", _SPEC_ARGUMENT)
    _replace_step(jump, jump.opname.replace("NONE", "FALSE"), jump.arg)
    _replace_step(unpack, "POP_TOP")
    bytecode.conversions[match.offset] = isinstance


def _answer_patterns(bytecode: Any) -> None:
    """Answer the questions about classes, and about the length of a subject, in Numba's ``bytecode``."""
    steps = [step for step in bytecode.table.values() if step.opname not in SKIPPED]
    for place, step in enumerate(steps):
        if step.opname == "MATCH_CLASS":
            _ask_class(bytecode, steps[place - 1 : place + 4])
    length = None
    for place, step in enumerate(steps[:-1]):
        if step.opname == "BUILD_TUPLE" and (steps[place + 1].opname, steps[place + 1].arg) in SUBJECTS:
            length = step.arg
        if step.opname == "MATCH_SEQUENCE":
            if length is None or steps[place - 1].opname not in BEFORE:
                raise RefusedError(SUBJECT, None)
            _fold_pattern(bytecode, steps[place : place + 6], length)


SUBJECTS: Final = (("COPY", 1), ("MATCH_SEQUENCE", None))
"""What follows a subject: its copy for the first pattern, or the question for the only one."""


def _fold_pattern(bytecode: Any, steps: list[Any], length: int) -> None:
    """Answer MATCH_SEQUENCE, its jump, GET_LEN, the length of the pattern, their comparison and its jump."""
    match, jump, measured, loaded, compared, other = steps
    if measured.opname != "GET_LEN" or dis.cmp_op[compared.arg >> SHIFT] != "==":
        raise RefusedError(STARRED, None)
    parts = loaded.arg if loaded.opname == "LOAD_SMALL_INT" else bytecode.co_consts[loaded.arg]
    for step in (match, jump, measured, loaded, compared):
        _replace_step(step, "NOP")
    if parts == length:
        _replace_step(other, "NOP")
    else:
        _replace_step(other, "JUMP_FORWARD", other.arg)


def _replace_step(step: Any, opname: str, argument: int | None = None) -> None:
    """Make another instruction of one of Numba's bytecode."""
    step.opname, step.opcode, step.arg = opname, dis.opmap[opname], argument
