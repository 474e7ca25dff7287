"""``zip(a, b, strict=False)``, as linters ask for: what ``zip`` does anyhow. Numba takes no keyword."""

from __future__ import annotations

from typing import Any

from udf.frontend.numba.names import ir
from udf.frontend.rewrites.nodes import RefusedError, definition_of, is_constant, is_expression


def drop_strict(func_ir: Any) -> None:
    """Take ``strict=False`` from every call of ``zip``; refuse ``strict=True``."""
    for block in func_ir.blocks.values():
        for statement in block.find_insts(ir.Assign):
            call = statement.value
            if not is_expression(call, "call") or [name for name, _ in call.kws] != ["strict"]:
                continue
            function, strict = (definition_of(func_ir, one) for one in (call.func, call.kws[0][1]))
            if not is_constant(function) or function.value is not zip:
                continue
            if not is_constant(strict) or strict.value is not False:
                raise RefusedError("zip(..., strict=True) is not supported in a UDF; compare the lengths", call.loc)
            call.kws = ()
