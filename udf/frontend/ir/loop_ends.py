"""Which loops of a function may have no end, once a value in them is none: an overflow that was noted, say.

They look at the status at the end of each trip. A loop over a few constants, ``for i in range(8)``, ends anyhow, and
without that look LLVM can write it out.
"""

from typing import Any, Final

from udf.frontend.ir.nodes import called_function, constant_value, definition_of, is_expression
from udf.frontend.numba.names import compute_cfg_from_blocks, types

FEW: Final = 1024
"""Trips of a loop that are soon over, whatever is computed in them."""


def endless_loops(func_ir: Any, typemap: dict[str, Any]) -> dict[int, frozenset[int]]:
    """Return header -> body of the loops of ``func_ir`` that may have no end."""
    loops = compute_cfg_from_blocks(func_ir.blocks).loops().values()
    trips = {loop.header: trips_of(func_ir, typemap, loop.header) for loop in loops}
    return {loop.header: frozenset(loop.body) for loop in loops if (trips[loop.header] or FEW + 1) > FEW}


def next_of(func_ir: Any, header: int) -> Any:
    """Return the ``iternext`` of the loop from ``header``, whose body does not change how often it runs; or None."""
    return next(func_ir.blocks[header].find_exprs("iternext"), None)


def iterated(func_ir: Any, header: int) -> Any:
    """Return the variable that the loop from ``header`` goes over; None if it is not known."""
    step = next_of(func_ir, header)
    start: Any = None if step is None else definition_of(func_ir, step.value)
    return start.value if is_expression(start, "getiter") else None


def trips_of(func_ir: Any, typemap: dict[str, Any], header: int) -> int | None:
    """Return how many trips the loop from ``header`` makes at most, if the code says it."""
    over = iterated(func_ir, header)
    kind = None if over is None else typemap.get(over.name)
    if isinstance(kind, types.BaseTuple):
        return len(kind)
    call: Any = None if over is None else definition_of(func_ir, over)
    if called_function(func_ir, call) is not range or call.kws or call.vararg:
        return None
    values = [constant_value(func_ir, end) for end in call.args]
    return len(range(*values)) if all(type(value) is int for value in values) and values[2:] != [0] else None
