"""What two arrays give, or an array and its neighbours: ``dot``, ``average``, ``diff``, ``arange``."""

import operator
from typing import Any, Final

import numpy as np

from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import DOUBLE, INT64, define, is_real, is_whole, literal, raise_if
from udf.frontend.numba.names import types
from udf.frontend.rules.array.access import item_of, length_of, unwrap
from udf.frontend.rules.array.array_functions import declare
from udf.frontend.rules.array.array_reductions import float_sum, is_only_axis, mean_of
from udf.frontend.rules.array.elementwise import compute, compute_type
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.primitives import moment, shifted_window
from udf.frontend.rules.array.views import part, sliced_type
from udf.frontend.types.array_kinds import Array, Progression, as_array, is_filtered

NOT_ALIGNED: Final = "shapes not aligned"
NO_WEIGHT: Final = "Weights sum to zero, can't be normalized"


# -- products ----------------------------------------------------------------------------------------


def _dot(a: Any, b: Any) -> Any:
    left, right = as_array(a), as_array(b)
    if left is None or right is None:
        return None
    product = compute_type(operator.mul, left, right)
    return None if product is None else product.dtype


def dot_of(at: InsertPoint, pairs: list[tuple[Array, Any]], result: Any) -> Any:
    """Return the sum of the products of two arrays of one length, computed in the type ``result``."""
    window = shifted_window(pairs[0][0])
    if window is not None and window == shifted_window(pairs[1][0]):
        return moment(at, pairs)[0]
    lengths = [length_of(kind, at, value) for kind, value in pairs]
    differ = at.builder.icmp_signed("!=", *lengths)
    raise_if(at.context, at.builder, differ, ValueError, NOT_ALIGNED)
    total = at.variable(at.context.get_constant(result, -0.0 if is_real(result) else 0))
    multiply, add = ("fmul", "fadd") if is_real(result) else ("mul", "add")
    with at.for_range(lengths[0], unroll=not is_filtered(pairs[0][0])) as index:
        items = [at.cast(item_of(kind, at, value, index), kind.dtype, result) for kind, value in pairs]
        total.value = getattr(at.builder, add)(total.value, getattr(at.builder, multiply)(*items))
    return total.value


@declare("dot", np.dot, np.vdot, np.inner, method=True, typing=_dot)
def _lower_dot(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    return dot_of(at, [(kinds[name], values[name]) for name in ("a", "b")], result)


@define(operator.matmul, typing=_dot)
def _matmul(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at = InsertPoint(context, builder)
    compilation().refuse_other_order("@")
    return dot_of(at, [unwrap(kind, at, value) for kind, value in zip(sig.args, args, strict=True)], sig.return_type)


def _average(a: Any, axis: Any = None, weights: Any = None) -> Any:
    if not as_array(a) or not is_only_axis(axis):
        return None
    return types.float64 if isinstance(weights, types.NoneType) or as_array(weights) else None


@declare("average", np.average, typing=_average)
def _lower_average(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    if isinstance(kinds["weights"], types.NoneType):
        return mean_of(at, kinds["a"], values["a"])[0]
    weight, _ = float_sum(at, kinds["weights"], values["weights"])
    nothing = at.builder.fcmp_ordered("==", weight, DOUBLE(0.0))
    raise_if(at.context, at.builder, nothing, ZeroDivisionError, NO_WEIGHT)
    pairs = [(kinds[name], values[name]) for name in ("a", "weights")]
    total = dot_of(at, pairs, result)
    return at.builder.fdiv(total, weight)


# -- neighbours --------------------------------------------------------------------------------------


def _diff(a: Any, n: Any = 1) -> Any:
    if as_array(a) is None or literal(n) != 1:
        return None
    side = sliced_type(as_array(a))
    return compute_type(operator.sub, side, side)


@declare("diff", np.diff, typing=_diff)
def _lower_diff(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    kind, array = kinds["a"], values["a"]
    length = at.builder.sub(length_of(kind, at, array), INT64(1))
    short = at.builder.icmp_signed("<", length, INT64(0))
    length = at.builder.select(short, INT64(0), length)
    after, before = (part(at, kind, array, (INT64(start), INT64(1), length)) for start in (1, 0))
    side = sliced_type(kind)
    return compute(at, operator.sub, (side, side), (after, before))[1]


@declare("flip", np.flip, typing=lambda a: as_array(a) and sliced_type(as_array(a)))
def _flip(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    length = length_of(kinds["a"], at, values["a"])
    return part(at, kinds["a"], values["a"], (at.builder.sub(length, INT64(1)), INT64(-1), length))


for _name, _functions in (("asarray", (np.asarray,)), ("ravel", (np.ravel,)), ("flatten", ())):

    @declare(_name, *_functions, method=True, typing=lambda a: as_array(a))  # noqa: PLW0108 - its name counts
    def _as_it_is(_at: InsertPoint, _kinds: Any, values: Any, _result: Any) -> Any:
        return values["a"]


@declare("size", np.size, typing=lambda a: types.int64 if as_array(a) else None)
def _size(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    return length_of(kinds["a"], at, values["a"])


# -- counting ----------------------------------------------------------------------------------------


def _arange(*kinds: Any) -> Any:
    if not 1 <= len(kinds) <= 3 or not all(is_whole(kind) for kind in kinds):
        return None
    return Progression(literal(kinds[0]) if len(kinds) == 1 else None)


@define(np.arange, typing=_arange)
def _lower_arange(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at = InsertPoint(context, builder)
    numbers = [at.cast(value, kind, types.int64) for kind, value in zip(sig.args, args, strict=True)]
    start, stop, step = (INT64(0), *numbers, INT64(1)) if len(numbers) == 1 else (*numbers, INT64(1))[:3]
    raise_if(context, builder, builder.icmp_signed("==", step, INT64(0)), ZeroDivisionError, "division by zero")
    negative = builder.icmp_signed("<", step, INT64(0))
    toward = builder.select(negative, INT64(1), INT64(-1))
    length = builder.sdiv(builder.add(builder.add(builder.sub(stop, start), step), toward), step)
    length = builder.select(builder.icmp_signed("<", length, INT64(0)), INT64(0), length)
    return at.struct(sig.return_type, start=start, step=step, length=length)
