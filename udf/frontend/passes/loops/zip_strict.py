"""``zip(a, b, strict=False)``, as linters ask for: what ``zip`` does anyhow. Numba takes no keyword."""

from __future__ import annotations

from typing import Any

from udf.frontend.base.refusals import RefusedError
from udf.frontend.ir.nodes import assignments, called_function, constant_value


def drop_strict(func_ir: Any) -> None:
    """Take ``strict=False`` from every call of ``zip``; refuse ``strict=True``."""
    for statement in assignments(func_ir):
        call = statement.value
        if called_function(func_ir, call) is not zip or [name for name, _ in call.kws] != ["strict"]:
            continue
        if constant_value(func_ir, call.kws[0][1]) is not False:
            raise RefusedError("zip(..., strict=True) is not supported in a UDF; compare the lengths", call.loc)
        call.kws = ()
