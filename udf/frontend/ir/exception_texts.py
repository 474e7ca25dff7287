"""What a function makes for its exceptions only: taken out before Numba sees it, which has no text.

``raise ValueError(f"bad {x}")`` arrives as ``raise ValueError`` (:mod:`udf.bind.raise_statements`). What is left is
text that was put into a variable first: ``text = f"bad {x}"``, and then ``raise ValueError(text)``.
"""

from __future__ import annotations

import builtins
import dis
import operator
from copy import copy
from functools import partial
from types import CodeType, FunctionType
from typing import Any, Final

from udf.base.instructions import with_calls
from udf.frontend.ir.bare_raise import rewrite_bare_raise
from udf.frontend.ir.match_patterns import fold_match_patterns, replace_step
from udf.frontend.ir.nodes import called_function, definition_of, drop_assignments, is_constant, is_expression
from udf.frontend.numba.names import ByteCode, ir

_TEXT_BUILTINS: Final = (str, repr, format, ascii)
_ABSENT: Final = object()


def bytecode_of(func_id: Any, code: CodeType) -> Any:
    """Return ``code`` as Numba's bytecode of the function ``func_id``."""
    identity = copy(func_id)
    identity.code = with_calls(code)
    return rewrite_bare_raise(fold_match_patterns(with_specs(ByteCode(identity)), _SPEC_ARGUMENT))


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
    return bytecode


def names_exception(function: FunctionType, names: tuple[str, ...]) -> bool:
    """Return whether ``a.b.c`` is an exception's class in ``function``, or not known before it runs."""
    cells = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))
    first, *rest = names
    if first in cells:
        value = cells[first].cell_contents
    else:
        value = function.__globals__.get(first, getattr(builtins, first, _ABSENT))
    for name in rest:
        value = getattr(value, name, _ABSENT)
    return value is _ABSENT or (isinstance(value, type) and issubclass(value, Exception))


def drop_text(func_ir: Any) -> None:
    """Remove text, and what makes it, that nothing uses any more."""
    drop_assignments(func_ir, partial(_makes_text, func_ir))


def _makes_text(func_ir: Any, value: Any) -> bool:
    """Return whether a value is text, or is there to make some: a constant, ``str(x)``, their sum, ``str`` itself."""
    if isinstance(value, ir.Var):
        value = definition_of(func_ir, value)
    if is_constant(value):
        return isinstance(value.value, str) or (
            isinstance(value, ir.Global) and any(value.value is one for one in _TEXT_BUILTINS)
        )
    if is_expression(value, "call"):
        return called_function(func_ir, value) in _TEXT_BUILTINS
    if is_expression(value, "binop", "inplace_binop") and value.fn in {operator.add, operator.iadd, operator.mod, SPEC}:
        return any(_makes_text(func_ir, side) for side in (value.lhs, value.rhs))
    return False
