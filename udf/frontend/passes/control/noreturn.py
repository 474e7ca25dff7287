"""Statements that always raise end their block: an item that a tuple has not, a call of a helper that never returns.

On Numba's untyped IR: its typing refuses the first for the whole function, and gives the second the value None, though
some row, or none, gets there.
"""

import dis
from types import FunctionType
from typing import Any

from udf.bind.extensions import EXTENSIONS
from udf.frontend.ir.nodes import (
    assigned_value,
    called_function,
    constant_value,
    definition_of,
    is_constant,
    is_expression,
)
from udf.frontend.numba.names import ir
from udf.frontend.passes.control.closures import drop_unreachable
from udf.frontend.passes.control.try_except import is_protected


def cut_noreturn_blocks(func_ir: Any) -> None:
    """Cut every block behind what always raises; one inside ``try`` goes on in the handler."""
    ended = [_cut(func_ir, block) for block in func_ir.blocks.values() if not is_protected(func_ir, block)]
    if any(ended):
        drop_unreachable(func_ir)


def _cut(func_ir: Any, block: Any) -> bool:
    for place, statement in enumerate(block.body):
        value = assigned_value(statement)
        kind = _lacks(func_ir, value)
        if kind is not None:
            raised = ir.StaticRaise(IndexError, (f"{kind} index out of range",), statement.loc)
            block.body = [*block.body[:place], raised]
            return True
        if _never_returns(func_ir, value):
            block.body = [*block.body[: place + 1], ir.StaticRaise(RuntimeError, (), statement.loc)]  # not reached
            return True
    return False


def _lacks(func_ir: Any, value: Any) -> str | None:
    """Return "tuple" or "list" for an item by a constant index that such a one, written out or captured, has not."""
    if not is_expression(value, "getitem", "static_getitem"):
        return None
    sequence = definition_of(func_ir, value.value)
    if is_expression(sequence, "build_tuple", "build_list"):
        kind, length = sequence.op.removeprefix("build_"), len(sequence.items)
    elif is_constant(sequence) and isinstance(sequence.value, tuple):
        kind, length = "tuple", len(sequence.value)
    else:
        return None
    index: Any = value.index
    if isinstance(index, ir.Var):
        index = constant_value(func_ir, index)
    return kind if type(index) is int and not -length <= index < length else None


def _never_returns(func_ir: Any, value: Any) -> bool:
    """Return whether a value is that of a Python function without a return, not even at its end."""
    called = called_function(func_ir, value)
    if not isinstance(called, FunctionType) or str(called.__module__).startswith("udf."):
        return False  # ours are given a meaning by rules
    if EXTENSIONS.name_of(called) is not None:
        return False
    return not any(step.opname.startswith(("RETURN", "YIELD")) for step in dis.get_instructions(called))
