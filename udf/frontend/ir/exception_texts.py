"""What a function makes for its exceptions only: taken out before Numba sees it, which has no text.

What ``raise ValueError(f"bad {x}")`` computes is not compiled (:func:`udf.bind.leaving.without_raises`). What is left
is text that was put into a variable first, before a test: ``text = f"bad {x}"``, and then ``raise ValueError(text)``.
"""

import dis
import operator
from collections.abc import Callable
from copy import copy
from types import CodeType
from typing import Any, Final

from udf.base.bytecode import with_calls
from udf.frontend.ir.match_patterns import fold_match_patterns, replace_step
from udf.frontend.ir.nodes import called_function, definition_of, drop_assignments, is_constant, is_expression
from udf.frontend.numba.names import ByteCode, ir

_TEXT_BUILTINS: Final = (str, repr, format, ascii)


def bytecode_of(func_id: Any, code: CodeType) -> Any:
    """Return ``code`` as Numba's bytecode of the function ``func_id``."""
    identity = copy(func_id)
    identity.code = with_calls(code)
    bytecode = fold_match_patterns(with_specs(ByteCode(identity)), _SPEC_ARGUMENT)
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


SPEC: Final = operator.imatmul
"""The operator that stands for ``format(value, spec)`` in an f-string: Numba knows its instruction.

``x @= y`` of a user is refused (:func:`udf.frontend.passes.control.excluded_bytecode.refuse_bytecode`)."""

_SIGNS: Final[Any] = dis
_SPEC_ARGUMENT: Final = [sign for _, sign in _SIGNS._nb_ops].index("@=")  # noqa: SLF001 - as Numba reads them
_HAS_SPEC: Final = 4
CONVERSIONS: Final = (None, str, repr, ascii)
"""Flags of FORMAT_VALUE: a spec is on the stack; ``!s``, ``!r`` or ``!a`` (dis, "FORMAT_VALUE")."""


def with_specs(bytecode: Any) -> Any:
    """Return Numba's bytecode with ``SPEC`` for a value that is formatted with a spec, which Numba does not read.

    A value that is made text first, ``!r``, is flags of an instruction before Python 3.13, and from then on an
    instruction of its own. ``conversions`` of the bytecode are the functions that do so, by instruction.
    """
    bytecode.conversions = {}
    for step in bytecode.table.values():
        if step.opname == "CONVERT_VALUE":
            bytecode.conversions[step.offset] = CONVERSIONS[step.arg]
            replace_step(step, "FORMAT_SIMPLE")
        elif step.opname == "FORMAT_WITH_SPEC":
            replace_step(step, "BINARY_OP", _SPEC_ARGUMENT)
        elif step.opname == "FORMAT_VALUE":
            bytecode.conversions[step.offset] = CONVERSIONS[step.arg & 3] or (None if step.arg else str)
            has_spec, step.arg = step.arg & _HAS_SPEC, 0
            if has_spec:
                replace_step(step, "BINARY_OP", _SPEC_ARGUMENT)
        elif step.opname == "SET_ADD":  # whose place on the stack Numba does not read
            bytecode.conversions[step.offset] = set
            replace_step(step, "LIST_APPEND", step.arg)
    return bytecode


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
