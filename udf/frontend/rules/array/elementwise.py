"""Operators and NumPy's functions of scalars on whole arrays: value by value, as NumPy computes them.

Each operation is that on two items, which ``udf.frontend.rules.scalar`` has. NumPy's division is meant, which gives inf
and nan; Python's operators are replaced by NumPy's where they differ.
"""

import operator
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import numpy as np

from udf.base import operators
from udf.base.pandas_meaning import meaning
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import INT64, RULES, define, is_number, is_real, is_whole, literal, raise_if
from udf.frontend.base.messages import RefusedCallError, RefusedError
from udf.frontend.numba.names import types
from udf.frontend.rules.array.access import length_of, unwrap
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.nullable_conditions import refuse_operation
from udf.frontend.rules.array.series_operators import GUARDED, ROOTED, refuse_zero, require_aligned
from udf.frontend.rules.frame.cells import shape_of
from udf.frontend.rules.scalar.numpy_scalars import BODIES, EXTREMES, ONE, ROUNDED, SAME_AS_PYTHON, TWO, WHOLE_NUMBER
from udf.frontend.rules.text.text_operators import text_operation
from udf.frontend.rules.time.time_rules import RULES as OF_TIMES
from udf.frontend.types.array_kinds import (
    Array,
    ColumnWindow,
    Expression,
    Filter,
    Grid,
    GridExpression,
    StridedArray,
    as_array,
)
from udf.frontend.types.lookup_kinds import Table
from udf.frontend.types.masked_kinds import unmask
from udf.frontend.types.series_kinds import OTHER_LABELS, Series
from udf.frontend.types.text_kinds import Text, text_of
from udf.frontend.types.time_kinds import Time

NOT_ALIKE: Final = "operands could not be broadcast together"

OPERATORS: Final[dict[Any, Any]] = {
    operator.add: operator.add, operator.sub: operator.sub, operator.mul: operator.mul,
    operator.truediv: np.divide, operator.floordiv: np.floor_divide, operator.mod: np.remainder,
    operator.lt: operator.lt, operator.le: operator.le, operator.gt: operator.gt, operator.ge: operator.ge,
    operator.eq: operator.eq, operator.ne: operator.ne,
    operator.and_: operator.and_, operator.or_: operator.or_, operator.xor: operator.xor,
    operator.neg: operator.neg, operator.pos: operator.pos, abs: abs, np.abs: abs, round: np.round,
    np.logical_not: operator.not_, np.bitwise_and: operator.and_, np.bitwise_or: operator.or_,
    np.bitwise_xor: operator.xor, np.greater: operator.gt, np.less: operator.lt,
    np.add: operator.add, np.subtract: operator.sub, np.multiply: operator.mul,
}  # fmt: skip
"""An operation on arrays -> the one on their items; NumPy's own functions are those of items as they are."""

OF_COUNTS: Final = {np.divide: operator.truediv, np.floor_divide: operator.floordiv, np.remainder: operator.mod}
"""NumPy's operation -> Python's, which times have."""

IN_PLACE: Final = {other: plain for other, plain in operators.IN_PLACE.items() if plain in OPERATORS}

NUMPY: Final = (
    *ONE, *TWO, *SAME_AS_PYTHON, *WHOLE_NUMBER, *ROUNDED, np.divide, np.floor_divide, np.fmod, np.remainder,
    np.power, *EXTREMES, np.clip, np.where, np.logical_and, np.logical_or, np.logical_xor,
    np.square, np.sign, np.reciprocal, np.signbit, np.deg2rad, np.radians, np.rad2deg, np.degrees,
    *BODIES,
)  # fmt: skip

WIDTH: Final = (
    "{} beside an integer that is not a constant is not supported in a UDF: NumPy computes in one type or the "
    "other; write s.astype('int64')"
)
OF_OBJECTS: Final = (
    "np.{} of a row of objects is not supported in a UDF: NumPy raises TypeError, or gives Python's integers; "
    "write r[[..]].astype(float)"
)
HALF_OF: Final = (
    "np.{} of an array of {} is not supported in a UDF: NumPy computes it in float16; write it of s.astype(float)"
)


def compute_type(operation: Any, *operands: Any) -> Any:
    """Return the type of ``operation`` on the items of arrays and scalars; None if there is no such operation."""
    if any(isinstance(kind, Series) for kind in operands):
        return _labelled(operation, operands)
    scalar = (lambda kind: kind) if operation in ROUNDED else types.unliteral  # the digits of round() stay a constant
    kinds = tuple(as_array(kind) or text_of(kind) or scalar(kind) for kind in operands)
    arrays = [kind for kind in kinds if isinstance(kind, Array)]
    grids = any(isinstance(kind, Grid) for kind in kinds)
    if not (arrays or grids) or not all(
        isinstance(kind, Array | Grid | Text | Time) or is_number(kind) for kind in kinds
    ):
        return None
    if grids:
        return None if any(isinstance(kind, Filter) for kind in arrays) else _typed(GridExpression, operation, kinds)
    _refuse_unknown(operation, operands)
    if arrays and all(isinstance(kind, Filter) and kind.mask == arrays[0].mask for kind in arrays):
        if len(arrays) > 1 and not is_singleton(arrays[0].mask):
            return _typed(Expression, operation, kinds)
        given = zip(kinds, operands, strict=True)
        inner = compute_type(operation, *(kind.base if isinstance(kind, Array) else own for kind, own in given))
        return None if inner is None else Filter(inner, arrays[0].mask)
    return _typed(Expression, operation, kinds)


def is_singleton(kind: Any) -> bool:
    """Return whether an array of this type can be one only: it is computed from whole windows and nothing else."""
    if isinstance(kind, Expression):
        return all(is_singleton(one) for one in kind.operands)
    if isinstance(kind, Filter):
        return is_singleton(kind.base) and is_singleton(kind.mask)
    return isinstance(kind, ColumnWindow)


def _labelled(operation: Any, kinds: tuple[Any, ...]) -> Any:
    """Return the type of an operation on Series, which have one index: pandas would align others."""
    series = [kind for kind in kinds if isinstance(kind, Series)]
    if any(kind.labels is None or kind.labels != series[0].labels for kind in series[1:]):
        raise RefusedError(OTHER_LABELS, None)
    values = [kind.base if isinstance(kind, Series) else kind for kind in kinds]
    refuse_operation(operation, values)
    if compilation().is_row and compilation().values == "object" and not takes_objects(operation):
        raise RefusedError(OF_OBJECTS.format(operation.__name__), None)
    are_bools = all(isinstance(getattr(kind, "dtype", kind), types.Boolean) for kind in values)
    if operation in (np.divide, np.floor_divide) and are_bools:  # which pandas does not divide
        return None
    operation = of_series(operation, values)
    result = compute_type(operation, *values)
    return result if result is None or operation is np.where else Series(result, series[0].labels)


@cache
def takes_objects(operation: Any) -> bool:
    """Return whether an operation gives of objects what it gives of floats: some functions of NumPy's call a method.

    Examples
    --------
    >>> takes_objects(np.maximum), takes_objects(np.sqrt), takes_objects(np.floor)
    (True, False, False)
    """
    if not isinstance(operation, np.ufunc):
        return operation not in (np.fix, *BODIES)
    given = np.full(1, 1.5)
    try:
        found, wanted = (operation(*[one] * operation.nin) for one in (given.astype(object), given))
    except (TypeError, AttributeError):  # there is no such method
        return False
    return type(found.tolist()[0]) is type(wanted.tolist()[0])


def of_series(operation: Any, kinds: Iterable[Any]) -> Any:
    """Return an operation on Series, or what stands for it: pandas makes floats of integers divided by 0."""
    dtypes = [kind.dtype if isinstance(kind, Array) else kind for kind in kinds]
    if operation is operator.pow and is_real(types.unliteral(dtypes[-1])):
        return ROOTED
    if operation not in GUARDED or not all(map(is_whole, dtypes)) or literal(dtypes[-1]):
        return operation
    return GUARDED[operation]


def _typed(array_class: Any, operation: Any, kinds: tuple[Any, ...]) -> Any:
    """Return the type of an array or grid of an operation's results; None if items have no such operation."""
    items = tuple(kind.dtype if isinstance(kind, Array | Grid) else kind for kind in kinds)
    if any(isinstance(unmask(kind), Text) for kind in items):
        operation, dtype = text_operation(operation, items)
    else:
        operation = OF_COUNTS.get(operation, operation) if any(isinstance(kind, Time) for kind in items) else operation
        dtype = _kept(operation, kinds, _dtype(operation, items))
        if isinstance(dtype, types.Float) and isinstance(operation, np.ufunc):
            _refuse_half(
                operation, [item for kind, item in zip(kinds, items, strict=True) if isinstance(kind, Array | Grid)]
            )
    return None if dtype is None else array_class(operation, kinds, dtype)


def _refuse_half(operation: Any, items: list[Any]) -> None:
    """Refuse a function that NumPy computes in float16, which is that of 8-bit integers and bools."""
    if all(
        isinstance(item, types.Boolean) or (isinstance(item, types.Integer) and item.bitwidth == 8) for item in items
    ):
        sample = [np.ones(1, str(item)) for item in items] * (operation.nin // len(items))
        if operation(*sample).dtype == np.float16:
            raise RefusedError(HALF_OF.format(operation.__name__, items[0]), None)


def _narrow(kinds: Iterable[Any]) -> list[Any]:
    """Return the types of fewer than 64 bits of the integer arrays among operands."""
    arrays = [kind.dtype for kind in kinds if isinstance(kind, Array) and isinstance(kind.dtype, types.Integer)]
    return [kind for kind in arrays if kind.bitwidth < 64]


def _kept(operation: Any, kinds: tuple[Any, ...], dtype: Any) -> Any:
    """Return the type of an operation on integers of few bits: they keep it, and wrap around in it, as in NumPy.

    Python's own number, a constant here, has no type there.
    """
    if not operators.keeps_bits(operation) or not isinstance(dtype, types.Integer) or not _narrow(kinds):
        return dtype
    kinds = kinds[1:] if operation is np.where else kinds
    strong = [kind.dtype for kind in kinds if isinstance(kind, Array)]
    strong += [kind for kind in kinds if isinstance(kind, types.Integer) and kind.bitwidth < 64]
    meets = np.result_type(*(np.dtype(str(kind)) for kind in strong))
    return getattr(types, meets.name) if meets.kind in "iu" else dtype


def _refuse_unknown(operation: Any, kinds: tuple[Any, ...]) -> None:
    """Refuse an integer of 64 bits beside those of fewer that is Python's or NumPy's, which decides on the type."""
    known = _narrow([as_array(kind) or kind for kind in kinds]) if operators.keeps_bits(operation) else []
    for kind in kinds if known else ():
        value = literal(kind)
        if isinstance(kind, types.Integer) and kind.bitwidth == 64 and not any(_holds(one, value) for one in known):
            raise RefusedError(WIDTH.format(known[0]), None)


def _holds(kind: Any, value: int | None) -> bool:
    return value is not None and np.iinfo(str(kind)).min <= value <= np.iinfo(str(kind)).max


def _dtype(operation: Any, kinds: tuple[Any, ...]) -> Any:
    """Return the type of ``operation`` on scalars, by our own rules."""
    of_bools = (operator.neg, np.square, np.power, abs, np.round, np.around)
    if operation in of_bools and isinstance(kinds[0], types.Boolean):
        return None  # the numpy boolean negative is not supported; a power is an int8, and abs() of bools are bools
    if operation in (operator.add, operator.sub, operator.mul) and all(isinstance(k, types.Boolean) for k in kinds):
        return None  # NumPy's is a logical operation, or refused
    times = any(isinstance(kind, Time) for kind in kinds)
    typing = OF_TIMES.get(operation) if times else RULES.get(operation, (None,))[0]
    if typing is None:
        return None
    try:
        return types.unliteral(typing(*kinds))
    except TypeError:  # another number of arguments
        return None


def compute(at: InsertPoint, operation: Any, kinds: tuple[Any, ...], values: tuple[Any, ...]) -> tuple[Any, Any]:
    """Return ``operation`` on the items of arrays and scalars, and its type."""
    if any(isinstance(kind, Series) for kind in kinds):
        return _compute_labelled(at, operation, kinds, values)
    operands = zip(kinds, values, strict=True)
    pairs = [(kind, value) if isinstance(kind, Grid) else unwrap(kind, at, value) for kind, value in operands]
    result = compute_type(operation, *(kind for kind, _ in pairs))
    if isinstance(result, Filter):
        return result, _filtered(at, operation, pairs, result)
    members = [
        value if isinstance(kind, Array | Grid) else at.cast(value, kind, to)
        for (kind, value), to in zip(pairs, result.operands, strict=True)
    ]
    if operation in GUARDED.values() and not isinstance(pairs[-1][0], Array):  # also where no item is read
        refuse_zero(at.context, at.builder, members[-1])
    packed = at.context.make_tuple(at.builder, types.Tuple(result.operands), members)
    if isinstance(result, GridExpression):
        rows, columns = (common_length(at, lengths) for lengths in _axes(at, pairs))
        return result, at.struct(result, length=rows, columns=columns, operands=packed)
    length = common_length(at, [length_of(k, at, v) for k, v in pairs if isinstance(k, Array)])
    return result, at.struct(result, length=length, operands=packed)


def _compute_labelled(
    at: InsertPoint, operation: Any, kinds: tuple[Any, ...], values: tuple[Any, ...]
) -> tuple[Any, Any]:
    result = compute_type(operation, *kinds)
    require_aligned(at, list(zip(kinds, values, strict=True)))
    pairs = [unwrap(k, at, v) if isinstance(k, Series) else (k, v) for k, v in zip(kinds, values, strict=True)]
    _, value = compute(at, of_series(operation, [kind for kind, _ in pairs]), *zip(*pairs, strict=True))
    return result, at.struct(result, base=value) if isinstance(result, Series) else value


def _filtered(at: InsertPoint, operation: Any, pairs: list[tuple[Any, Any]], result: Filter) -> Any:
    """Compute from what lies under the mask, and put the mask on that."""
    (kind, array) = next((k, v) for k, v in pairs if isinstance(k, Array))
    under = at.members(kind, array)
    inside = [(k.base, at.members(k, v).base) if isinstance(k, Array) else (k, v) for k, v in pairs]
    _, base = compute(at, operation, *zip(*inside, strict=True))
    return at.struct(result, base=base, mask=under.mask)


def _axes(at: InsertPoint, pairs: list[tuple[Any, Any]]) -> tuple[list[Any], list[Any]]:
    """Return the rows and the columns of grids and arrays; an array is a row."""
    shapes = [shape_of(kind, at, value) for kind, value in pairs if isinstance(kind, Grid)]
    shapes += [(INT64(1), length_of(kind, at, value)) for kind, value in pairs if isinstance(kind, Array)]
    return [rows for rows, _ in shapes], [columns for _, columns in shapes]


def common_length(at: InsertPoint, lengths: list[Any]) -> Any:
    """Return the length in which arrays meet; raise where they do not: one value goes with any number."""
    builder, one = at.builder, INT64(1)
    common = lengths[0]
    for length in lengths[1:]:
        either = builder.or_(builder.icmp_signed("==", length, one), builder.icmp_signed("==", common, one))
        apart = builder.and_(builder.icmp_signed("!=", length, common), builder.not_(either))
        raise_if(at.context, builder, apart, ValueError, NOT_ALIKE)
        common = builder.select(builder.icmp_signed("==", common, one), length, common)
    return common


def _in_place(array: Any) -> None:
    """Refuse to change the window itself: its memory is the column's, and the windows after it would see that.

    pandas 3 copies a Series when it is written, pandas 2 writes through.
    """
    if isinstance(array, Series) and not meaning().copies_on_write:
        array = array.base
    if isinstance(array, Table):
        raise RefusedCallError("it changes an array outside of the function in place in a UDF; a = a + 1 makes another")
    if isinstance(array, StridedArray) and not array.local:
        raise RefusedCallError(
            "it changes the window in place, which is only read in a UDF; np.copy(w) makes an array, w = w + 1 another"
        )


def _register(operation: Any, of_items: Any) -> None:
    def typed(*kinds: Any) -> Any:
        if operation in IN_PLACE:
            _in_place(kinds[0])
        return compute_type(of_items, *kinds)

    @define(operation, typing=typed)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return compute(InsertPoint(context, builder), of_items, sig.args, args)[1]


for _operation, _of_items in OPERATORS.items():
    _register(_operation, _of_items)
for _operation, _known in IN_PLACE.items():
    _register(_operation, OPERATORS[_known])
for _operation in dict.fromkeys(NUMPY):
    if _operation not in (*OPERATORS, np.invert, np.power):
        _register(_operation, _operation)


# -- those whose operation depends on the operands ---------------------------------------------------


def _inverted(kind: Any) -> Any:
    array = kind if isinstance(kind, Grid) else as_array(kind)
    if array is None:
        return None
    return operator.not_ if isinstance(array.dtype, types.Boolean) else operator.invert


@define(operator.invert, np.invert, typing=lambda kind: compute_type(_inverted(kind), kind))
def _invert(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return compute(InsertPoint(context, builder), _inverted(sig.args[0]), sig.args, args)[1]


def _power(base: Any, exponent: Any, operation: Any = np.power) -> tuple[Any, ...]:
    """Return the operation of ``base ** exponent`` and its operands: a square is a product, as in NumPy."""
    return (np.square, base) if literal(exponent) == 2 else (operation, base, exponent)


def _operator(base: Any, exponent: Any) -> tuple[Any, ...]:
    rooted = as_array(base) is not None and is_real(types.unliteral(exponent))
    return _power(base, exponent, ROOTED if rooted else np.power)


def _power_in_place(base: Any, exponent: Any) -> Any:
    _in_place(base)
    return compute_type(*_operator(base, exponent))


@define(operator.ipow, typing=_power_in_place)
@define(operator.pow, pow, typing=lambda base, exponent: compute_type(*_operator(base, exponent)))
def _pow(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    operation, *kinds = _operator(*sig.args)
    return compute(InsertPoint(context, builder), operation, tuple(kinds), args[: len(kinds)])[1]


def _numpys_power(base: Any, exponent: Any) -> tuple[Any, ...]:
    return (_operator if isinstance(base, Series) else _power)(base, exponent)  # pandas makes ** of it


@define(np.power, typing=lambda base, exponent: compute_type(*_numpys_power(base, exponent)))
def _numpys_pow(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    operation, *kinds = _numpys_power(*sig.args)
    return compute(InsertPoint(context, builder), operation, tuple(kinds), args[: len(kinds)])[1]
