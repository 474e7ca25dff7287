"""A call of a helper that never returns ends its block.

On Numba's untyped IR: its typing gives the call the value None, though some row, or none, gets there.
"""

import dis
from types import FunctionType
from typing import Any

from udf.bind.extensions import EXTENSIONS
from udf.frontend.ir.nodes import assigned_value, called_function
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
        if _never_returns(func_ir, assigned_value(statement)):
            block.body = [*block.body[: place + 1], ir.StaticRaise(RuntimeError, (), statement.loc)]  # not reached
            return True
    return False


def _never_returns(func_ir: Any, value: Any) -> bool:
    """Return whether a value is that of a Python function without a return, not even at its end."""
    called = called_function(func_ir, value)
    if not isinstance(called, FunctionType) or str(called.__module__).startswith("udf."):
        return False  # ours are given a meaning by rules
    if EXTENSIONS.name_of(called) is not None:
        return False
    return not any(step.opname.startswith(("RETURN", "YIELD")) for step in dis.get_instructions(called))
