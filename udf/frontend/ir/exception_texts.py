"""What a function makes for its exceptions only: taken out before Numba sees it, which has no text.

What ``raise ValueError(f"bad {x}")`` computes is not compiled (:func:`udf.bind.leaving.without_raises`). What is left
is text that was put into a variable first, before a test: ``text = f"bad {x}"``, and then ``raise ValueError(text)``.
"""

import operator
from collections.abc import Callable
from typing import Any, Final

from udf.frontend.ir.nodes import called_function, definition_of, drop_assignments, is_constant, is_expression
from udf.frontend.ir.numba_bytecode import SPEC
from udf.frontend.numba.names import ir

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
