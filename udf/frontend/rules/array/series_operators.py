"""What stands for an operator of NumPy's scalars where an operand is a Series, or an array: ``//`` by 0, ``** 0.5``.

Alignment of two Series that are parts of one index: a check at run time that both have the same rows.

The labels of a part are the labels of the whole, and the type of the mask or the places that chose its rows. Two masks
of one type are the same choice if their members are equal; where both are one value LLVM folds the comparison.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from llvmlite import ir as llvm

from udf.frontend.base.declarations import DOUBLE, INT64, RULES, define, raise_if, stand_in
from udf.frontend.base.messages import RefusedError, limit
from udf.frontend.numba.names import signature, types
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.scalar import numpy_scalars  # noqa: F401 - the rules of items
from udf.frontend.types.array_kinds import Expression, Filter
from udf.frontend.types.series_kinds import OTHER_LABELS, ROW, Series, Take

BY_ZERO: Final = limit(
    "pandas makes floats of integers that a Series divides by 0: write s.astype('float64') // t, or s[t != 0] first"
)


def refuse_zero(context: Any, builder: Any, divisor: Any) -> None:
    """Raise where a divisor is 0."""
    zero = builder.icmp_signed("==", divisor, divisor.type(0))
    raise_if(context, builder, zero, ZeroDivisionError, BY_ZERO)


def _guarded(operation: Any) -> Any:
    """Return a stand-in of NumPy's ``//`` or ``%`` of integers that refuses a divisor of 0."""
    guarded, (typing, lowering) = stand_in(operation.__name__), RULES[operation]

    @define(guarded, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        refuse_zero(context, builder, args[1])
        return lowering(context, builder, sig, args)

    return guarded


GUARDED: Final = {operation: _guarded(operation) for operation in (np.floor_divide, np.remainder)}
"""NumPy's operation -> what stands for it where a Series of integers is divided."""


def _rooted() -> Any:
    """Return a stand-in of NumPy's power of floats to an exponent, where ``** 0.5`` is a root, as of NumPy's arrays.

    Of -inf and -0.0 that is another value (numpy/_core/src/multiarray/number.c, fast_scalar_power).
    """
    rooted, (typing, lowering) = stand_in("power"), RULES[np.power]

    @define(rooted, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        power = lowering(context, builder, sig, args)
        if sig.return_type != types.float64 or sig.args[1] != types.float64:
            return power
        base = context.cast(builder, args[0], sig.args[0], types.float64)
        root = RULES[np.sqrt][1](context, builder, signature(types.float64, types.float64), (base,))
        return builder.select(builder.fcmp_ordered("==", args[1], DOUBLE(0.5)), root, power)

    return rooted


ROOTED: Final = _rooted()


def require_aligned(at: InsertPoint, operands: Sequence[tuple[Any, Any]]) -> None:
    """Raise where Series among (type, value) pairs, of equal labels, are parts of other rows."""
    parts = [(kind, value) for kind, value in operands if isinstance(kind, Series) and _is_part(kind)]
    if len(parts) < 2:
        return
    first = _choice(at, *parts[0])
    for part in parts[1:]:
        require_same_rows(at, first, part)


def _is_part(kind: Series) -> bool:
    """Return whether a Series is part of another; the labels of a row are known."""
    return isinstance(kind.labels, tuple) and kind.labels[:1] != (ROW,)


def require_same_rows(at: InsertPoint, choice: Any, part: tuple[Any, Any]) -> None:
    """Raise where a part (type, value) is not that of the rows of ``choice``."""
    other = _choice(at, *part)
    if other.type != choice.type:
        raise RefusedError(OTHER_LABELS, None)
    raise_if(at.context, at.builder, _differ(at.builder, choice, other), ValueError, OTHER_LABELS)


def _choice(at: InsertPoint, kind: Any, value: Any) -> Any:
    """Return what chose the rows of a part."""
    if isinstance(kind, Series):
        return _choice(at, kind.base, at.member(kind, value, "base"))
    if isinstance(kind, Filter):
        return at.member(kind, value, "mask")
    if isinstance(kind, Take):
        if getattr(kind.places, "recipe", None) is None:
            return at.member(kind, value, "places")
        inner = isinstance(kind.base, Filter | Take)
        return _choice(at, kind.base, at.member(kind, value, "base")) if inner else INT64(0)
    if hasattr(kind, "index"):  # counted values, by the values that they count
        return at.member(kind.index, at.member(kind, value, "index"), "base")
    if isinstance(kind, Expression):
        operands = at.member(kind, value, "operands")
        place = next(i for i, one in enumerate(kind.operands) if hasattr(one, "capacity") and one.capacity != 1)
        return _choice(at, kind.operands[place], at.builder.extract_value(operands, place))
    if not hasattr(kind, "base"):
        raise RefusedError(OTHER_LABELS, None)
    return _choice(at, kind.base, at.member(kind, value, "base"))


def _differ(builder: Any, left: Any, right: Any) -> Any:
    """Return whether two values of one LLVM type differ in a bit."""
    if isinstance(left.type, llvm.Aggregate):
        found: Any = llvm.Constant(llvm.IntType(1), 0)
        for i in range(len(left.type)):
            parts = (builder.extract_value(value, i) for value in (left, right))
            found = builder.or_(found, _differ(builder, *parts))
        return found
    if isinstance(left.type, llvm.PointerType):
        left, right = (builder.ptrtoint(value, INT64) for value in (left, right))
    elif not isinstance(left.type, llvm.IntType):
        bits = llvm.IntType(32 if isinstance(left.type, llvm.FloatType) else 64)
        left, right = (builder.bitcast(value, bits) for value in (left, right))
    return builder.icmp_unsigned("!=", left, right)
