"""``np.float16`` where only its type says what it is: refused.

The type does not say whether another number is Python's or NumPy's, on which the result depends (NEP 50): that is known
of a variable (:mod:`udf.frontend.passes.rows.numpy_flow`), whose operators are written out.
"""

from typing import Any, Final

from udf.frontend.base.declarations import DOUBLE, define, is_half
from udf.frontend.base.refusals import RefusedCallError
from udf.frontend.numba.names import types
from udf.frontend.types.bfloat16 import BFLOAT16, widen

UNKNOWN: Final = (
    "a float16 meets another number, or is passed to what does not take one, in a UDF: make it one, np.float16(x), or "
    "a float, float(np.float16(x))"
)


def refuse_halves(function: Any, args: Any, accepted: tuple[Any, ...]) -> None:
    """Raise for a call with a half that Numba would make a wider float of; ``accepted`` are functions that take one."""
    if not any(is_half(getattr(kind, "inner", kind)) for kind in args):
        return
    operation = function.typing_key if isinstance(function, types.Function) else function
    if isinstance(operation, types.Type | str) or any(operation is one for one in accepted):
        return
    raise RefusedCallError(UNKNOWN)


@define(float, typing=lambda kind: types.float64 if kind == BFLOAT16 else None)
def _as_float(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
    return builder.fpext(widen(builder, args[0]), DOUBLE)
