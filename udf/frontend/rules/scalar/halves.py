"""``np.float16`` where only its type says what it is, as of what a helper gives: operators of two halves.

With other numbers the type does not say whether those are Python's or NumPy's, on which the result depends
(NEP 50): that is known of a variable (:mod:`udf.frontend.passes.rows.numpy_flow`), or refused.
"""

from __future__ import annotations

import operator
from typing import Any, Final

import numpy as np

from udf.base import operators
from udf.base.operators import in_numpy
from udf.frontend.base.declarations import DOUBLE, RULES, define, is_half
from udf.frontend.base.refusals import RefusedCallError
from udf.frontend.numba.names import signature, types
from udf.frontend.rules.scalar import numpy_scalars
from udf.frontend.types.bfloat16 import BFLOAT16, widen

FUNCTIONS: Final[dict[Any, Any]] = {
    **in_numpy(operators.ARITHMETIC),
    operator.neg: np.negative,
    abs: np.absolute,
    **{function: function for function in numpy_scalars.ONE},
}
"""Operators -> NumPy's functions, whose results are rounded to a half."""

COMPARISONS: Final = in_numpy(operators.COMPARISONS)

UNKNOWN: Final = (
    "a float16 meets another number, or is passed to what does not take one, in a UDF: make it one, np.float16(x), or "
    "a float, float(np.float16(x))"
)


def _define(operation: Any, function: Any, result: Any) -> None:
    def typing(*kinds: Any) -> Any:
        return result if kinds and all(map(is_half, kinds)) else None

    @define(operation, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        single = types.float32
        singles = [context.cast(builder, value, kind, single) for value, kind in zip(args, sig.args, strict=True)]
        made_as = types.boolean if result == types.boolean else single
        made = RULES[function][1](context, builder, signature(made_as, *[single] * len(singles)), singles)
        return context.cast(builder, made, made_as, result)


for _operation, _function in FUNCTIONS.items():
    _define(_operation, _function, types.float16)
for _operation, _function in COMPARISONS.items():
    _define(_operation, _function, types.boolean)


def refuse_halves(function: Any, args: Any, accepted: tuple[Any, ...]) -> None:
    """Raise for a call with a half that Numba would make a wider float of; ``accepted`` are functions that take one."""
    if not any(is_half(getattr(kind, "inner", kind)) for kind in args):
        return
    operation = function.typing_key if isinstance(function, types.Function) else function
    if isinstance(operation, types.Type | str) or any(operation is one for one in accepted):
        return
    plain = operators.IN_PLACE.get(operation, operation)
    if plain in FUNCTIONS | COMPARISONS and all(is_half(getattr(kind, "inner", kind)) for kind in args):
        return
    raise RefusedCallError(UNKNOWN)


@define(float, typing=lambda kind: types.float64 if kind == BFLOAT16 else None)
def _as_float(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
    return builder.fpext(widen(builder, args[0]), DOUBLE)
