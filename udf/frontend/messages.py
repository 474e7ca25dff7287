"""``raise ValueError(f"bad {x}")``: the exception's type is kept, and its text says that it was computed.

A GPU row cannot build a string. Numba would refuse the whole function for it; here the string's making is taken
out, so that the function compiles and still raises.
"""

from __future__ import annotations

import operator
from typing import Any, Final

from udf.frontend.nodes import definition_of, is_constant, is_expression, redefine
from udf.frontend.numba_cuda import ir
from udf.frontend.statuses import COMPUTED_MESSAGE

_TEXT_BUILTINS: Final = (str, repr, format, ascii)


def drop_computed_messages(func_ir: Any) -> None:
    """Replace computed strings in ``raise`` by a constant, and remove what made them."""
    for block in func_ir.blocks.values():
        last = block.body[-1]
        if isinstance(last, ir.raise_types) and last.exception is not None:
            call = definition_of(func_ir, last.exception)
            if is_expression(call, "call"):
                _drop(func_ir, block, call)


def _drop(func_ir: Any, block: Any, call: Any) -> None:
    texts = [argument for argument in call.args if _is_computed_text(func_ir, argument)]
    if not texts:
        return
    made = set[str]()
    for text in texts:
        made |= _makers(func_ir, text)
    body = []
    for statement in block.body:
        if isinstance(statement, ir.assign_types) and statement.target.name in made:
            if statement.target.name not in {text.name for text in texts}:
                continue
            statement.value = ir.Const(COMPUTED_MESSAGE, statement.loc)
            redefine(func_ir, statement.target, statement.value)
        body.append(statement)
    block.body = body


def _is_computed_text(func_ir: Any, variable: Any) -> bool:
    """Return whether a variable is a string that is put together at run time."""
    value = definition_of(func_ir, variable)
    if is_expression(value, "call"):
        return _builtin(func_ir, value.func) in _TEXT_BUILTINS
    if is_expression(value, "binop", "inplace_binop") and value.fn in {operator.add, operator.iadd, operator.mod}:
        return any(_is_computed_text(func_ir, side) or _is_text(func_ir, side) for side in (value.lhs, value.rhs))
    return False


def _is_text(func_ir: Any, variable: Any) -> bool:
    value = definition_of(func_ir, variable)
    return is_constant(value) and isinstance(value.value, str)


def _builtin(func_ir: Any, variable: Any) -> Any:
    value = definition_of(func_ir, variable)
    return value.value if isinstance(value, ir.global_types) else None


def _makers(func_ir: Any, variable: Any) -> set[str]:
    """Return the names of the temporaries that make up a computed string: strings, and their conversions."""
    if not (_is_computed_text(func_ir, variable) or _is_text(func_ir, variable)):
        return set()
    made = {variable.name}
    value = definition_of(func_ir, variable)
    if is_expression(value, "call"):
        made.add(value.func.name)
    elif is_expression(value, "binop", "inplace_binop"):
        made |= _makers(func_ir, value.lhs) | _makers(func_ir, value.rhs)
    return made
