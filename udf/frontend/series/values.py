"""What a Series makes a Series of: ``abs``, ``fillna``, ``shift``, ``diff``, ``cumsum``, ``rank`` and the like.

Values are computed where they are asked for, as those of arrays; what is accumulated is kept in the function's memory.

Source: pandas 3, core/generic.py and core/algorithms.py; _libs/algos.pyx (rank_1d).
"""

from __future__ import annotations

import math
import operator
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.frontend.masked.kinds import unmask
from udf.frontend.numba.names import types
from udf.frontend.rewrites.nodes import RefusedCallError
from udf.frontend.semantics.rules import DOUBLE, INT64, define, is_number, is_real, is_whole, not_a_number, stand_in
from udf.frontend.series.methods import constant_bool, is_default, kept, method
from udf.frontend.text.kinds import Text
from udf.frontend.times.kinds import Time
from udf.frontend.windows.access import for_each, item_of, length_of
from udf.frontend.windows.elementwise import compute, compute_type
from udf.frontend.windows.extremes import compare, is_nan
from udf.frontend.windows.insert_point import InsertPoint
from udf.frontend.windows.kinds import Filter, as_array
from udf.frontend.windows.nan import dropna, dropna_type
from udf.frontend.windows.nullable_conditions import refuse_operation
from udf.frontend.windows.primitives import nan_mask
from udf.frontend.windows.series_kinds import Lag, Rank, Series, Validity
from udf.pandas_meaning import meaning

if TYPE_CHECKING:
    from udf.frontend.windows.kinds import Array

# -- value by value ------------------------------------------------------------------------------------


def _elementwise(name: str, operation: Any, typing: Any) -> None:
    @method(name, typing=typing)
    def lower(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
        return compute(at, operation, tuple(kinds.values()), tuple(values.values()))[1]


def _two(operation: Any) -> Any:
    def typed(a: Any, other: Any) -> Any:
        refuse_operation(operation, (a, other))
        return compute_type(operation, a, other)

    return typed


def _round(a: Any, decimals: Any = 0) -> Any:
    return compute_type(np.round, a, decimals)


@method("abs", typing=lambda a: a if isinstance(a.dtype, types.Boolean) else compute_type(abs, a))
def _lower_abs(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    bools = isinstance(kinds["a"].dtype, types.Boolean)
    return values["a"] if bools else compute(at, abs, (kinds["a"],), (values["a"],))[1]


_elementwise("round", np.round, _round)
for _name, _operation in (
    ("add", operator.add), ("sub", operator.sub), ("mul", operator.mul), ("div", np.divide), ("truediv", np.divide),
    ("gt", operator.gt), ("ge", operator.ge), ("lt", operator.lt), ("le", operator.le), ("eq", operator.eq),
    ("ne", operator.ne), ("pow", operator.pow),
):  # fmt: skip
    _elementwise(_name, _operation, _two(_operation))


def _unequal_itself(names: tuple[str, ...], operation: Any, *, absent: bool) -> None:
    """Register what asks for nulls: of text; else for the value that does not equal itself, of a dtype that has one."""
    of_bools = operator.ne if absent else operator.eq

    def typed(a: Any) -> Any:
        if isinstance(a.dtype, types.Boolean | Time):
            return compute_type(of_bools, a, a)
        if not isinstance(unmask(a.dtype), Text):
            return compute_type(operation, a, a)
        return None if isinstance(a, Filter) else Validity(a, absent=absent)

    for name in names:

        @method(name, typing=typed)
        def lower(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
            if isinstance(result, Validity):
                return at.struct(result, base=values["a"])
            what = of_bools if isinstance(kinds["a"].dtype, types.Boolean | Time) else operation
            return compute(at, what, (kinds["a"],) * 2, (values["a"],) * 2)[1]


_unequal_itself(("isna", "isnull"), np.not_equal, absent=True)
_unequal_itself(("notna", "notnull"), np.equal, absent=False)


def _clip(a: Any, lower: Any = None, upper: Any = None) -> Any:
    ends = [kind for kind in (lower, upper) if not isinstance(kind, types.NoneType)]
    if not all(map(is_number, ends)):
        return None
    result = a
    for operation, kind in zip((np.maximum, np.minimum), (lower, upper), strict=True):
        if not isinstance(kind, types.NoneType):
            result = compute_type(operation, result, kind)
    return result


@method("clip", typing=_clip)
def _lower_clip(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    kind, array = kinds["a"], values["a"]
    for operation, name in ((np.maximum, "lower"), (np.minimum, "upper")):
        if not isinstance(kinds[name], types.NoneType):
            kind, array = compute(at, operation, (kind, kinds[name]), (array, values[name]))
    return array


def _fillna(a: Any, value: Any) -> Any:
    if not is_real(a.dtype):
        return a if is_number(value) else None  # there is no NaN
    mask = compute_type(np.isnan, a)
    return compute_type(np.where, mask, value, a) if is_number(value) and is_real(a.dtype) else None


@method("fillna", typing=_fillna)
def _lower_fillna(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    if kinds["a"] == result:
        return values["a"]
    mask, where = compute(at, np.isnan, (kinds["a"],), (values["a"],))
    return compute(at, np.where, (mask, kinds["value"], kinds["a"]), (where, values["value"], values["a"]))[1]


def _between(a: Any, left: Any, right: Any) -> Any:
    sides = compute_type(operator.ge, a, left), compute_type(operator.le, a, right)
    return None if None in sides else compute_type(operator.and_, *sides)


@method("between", typing=_between)
def _lower_between(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    pairs = [
        compute(at, operation, (kinds["a"], kinds[side]), (values["a"], values[side]))
        for operation, side in ((operator.ge, "left"), (operator.le, "right"))
    ]
    return compute(at, operator.and_, tuple(k for k, _ in pairs), tuple(v for _, v in pairs))[1]


# -- as an array, and without NaN ----------------------------------------------------------------------


def _dropna(a: Any) -> Any:
    if isinstance(unmask(a.dtype), Text):
        return dropna_type(a)
    if is_whole(a.dtype) or (isinstance(a, Filter) and nan_mask(a.mask) == (a.base, False)):
        return a
    return None if isinstance(a, Filter) else Filter(a, compute_type(np.equal, a, a))


@method("dropna", labels=kept, typing=_dropna)
def _lower_dropna(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    if kinds["a"] == result:
        return values["a"]
    if isinstance(unmask(kinds["a"].dtype), Text):
        return dropna(at, kinds["a"], values["a"])[1]
    mask, where = compute(at, np.equal, (kinds["a"],) * 2, (values["a"],) * 2)
    del mask
    return at.struct(result, base=values["a"], mask=where)


def _copy(a: Any, deep: Any = True) -> Any:  # noqa: FBT002 - pandas' own
    del deep
    return as_array(a)


@method("copy", typing=_copy)
def _lower_copy(_at: InsertPoint, _kinds: Any, values: Any, _result: Any) -> Any:
    return values["a"]


as_series: Final = stand_in("as_series")
"""Stands for ``pd.Series(values)`` of an array or a Series."""


def _series_type(kind: Any) -> Any:
    if isinstance(kind, Series):
        return kind
    return None if as_array(kind) is None else Series(as_array(kind), None)


@define(as_series, typing=_series_type)
def _as_series(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    same = isinstance(sig.args[0], Series)
    return args[0] if same else InsertPoint(context, builder).struct(sig.return_type, base=args[0])


@method("to_numpy", labels=None, typing=lambda a: as_array(a))  # noqa: PLW0108 - its name counts
def _to_numpy(_at: InsertPoint, _kinds: Any, values: Any, _result: Any) -> Any:
    return values["a"]


# -- rows before ---------------------------------------------------------------------------------------


def _shift(a: Any, periods: Any = 1) -> Any:
    if not is_whole(periods) or isinstance(a, Filter) or isinstance(a.dtype, types.Boolean):
        return None
    return Lag(a if is_real(a.dtype) else compute_type(operator.mul, a, types.float64))


def lagged(at: InsertPoint, kind: Array, array: Any, periods: Any) -> tuple[Lag, Any]:
    """Return an array's items ``periods`` rows later; whole numbers, which have no NaN, as floats."""
    if not is_real(kind.dtype):
        kind, array = compute(at, operator.mul, (kind, types.float64), (array, DOUBLE(1.0)))
    return Lag(kind), at.struct(Lag(kind), base=array, periods=periods)


@item_of.register(Lag)
def _of_lagged(kind: Lag, at: InsertPoint, value: Any, index: Any) -> Any:
    members, builder = at.members(kind, value), at.builder
    place = builder.sub(index, members.periods)
    inside = builder.icmp_unsigned("<", place, length_of(kind.base, at, members.base))
    found = at.variable(not_a_number(builder, kind.dtype))
    with builder.if_then(inside):
        found.value = item_of(kind.base, at, members.base, place)
    return found.value


@method("shift", typing=_shift)
def _lower_shift(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    return lagged(at, kinds["a"], values["a"], at.cast(values["periods"], kinds["periods"], types.int64))[1]


def _diff(a: Any, periods: Any = 1) -> Any:
    before = _shift(a, periods)
    if isinstance(a.dtype, types.Integer) and not a.dtype.signed:
        raise RefusedCallError("diff() of unsigned numbers wraps around in pandas: s.astype('int64').diff()")
    return None if before is None else compute_type(operator.sub, a, before)


@method("diff", typing=_diff)
def _lower_diff(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    periods = at.cast(values["periods"], kinds["periods"], types.int64)
    before, array = lagged(at, kinds["a"], values["a"], periods)
    return compute(at, operator.sub, (kinds["a"], before), (values["a"], array))[1]


def _pct_change(a: Any, periods: Any = 1, fill_method: Any = "is_default") -> Any:
    if not isinstance(fill_method, types.NoneType):
        if getattr(fill_method, "literal_value", None) != "is_default":
            return None  # pandas 3 takes None alone
        if meaning().fills_changes and is_real(a.dtype):
            raise RefusedCallError(
                "pct_change() of pandas 2 fills missing values first; pct_change(fill_method=None) leaves them, "
                "as pandas 3 does"
            )
    before = _shift(a, periods)
    return None if before is None else compute_type(operator.sub, compute_type(np.divide, a, before), types.float64)


@method("pct_change", typing=_pct_change)
def _lower_pct_change(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    periods = at.cast(values["periods"], kinds["periods"], types.int64)
    before, array = lagged(at, kinds["a"], values["a"], periods)
    ratio, quotient = compute(at, np.divide, (kinds["a"], before), (values["a"], array))
    return compute(at, operator.sub, (ratio, types.float64), (quotient, DOUBLE(1.0)))[1]


# -- ranks ---------------------------------------------------------------------------------------------


def _rank(
    a: Any,
    axis: Any = 0,
    method: Any = "average",
    numeric_only: Any = False,  # noqa: FBT002 - as above
    na_option: Any = "keep",
    ascending: Any = True,  # noqa: FBT002 - as above
    pct: Any = False,  # noqa: FBT002 - as above
) -> Any:
    how = (getattr(method, "literal_value", None), constant_bool(ascending), constant_bool(pct))
    plain = is_default(axis, numeric_only) and getattr(na_option, "literal_value", None) == "keep"
    known = how[0] in ("average", "min", "max", "first") and None not in how
    return Rank(a, how) if plain and known else None


@method("rank", typing=_rank)
def _lower_rank(at: InsertPoint, _kinds: Any, values: Any, result: Any) -> Any:
    return at.struct(result, base=values["a"])


@item_of.register(Rank)
def _of_ranks(kind: Rank, at: InsertPoint, value: Any, index: Any) -> Any:
    """Count the values that come before the item, and those equal to it."""
    builder, base = at.builder, at.members(kind, value).base
    name, ascending, pct = kind.how
    item = item_of(kind.base, at, base, index)
    before, equal, earlier, seen = (at.variable(INT64(0)) for _ in range(4))
    with for_each(kind.base, at, base) as other:
        is_equal = compare(at, kind.base.dtype, "==", other, item)
        is_before = compare(at, kind.base.dtype, "<" if ascending else ">", other, item)
        is_earlier = builder.and_(is_equal, builder.icmp_signed("<", seen.value, index))
        for count, holds in ((before, is_before), (equal, is_equal), (earlier, is_earlier)):
            count.value = builder.add(count.value, builder.zext(holds, INT64))
        seen.value = builder.add(seen.value, INT64(1))
    first = builder.sitofp(before.value, DOUBLE)
    same = builder.sitofp(equal.value, DOUBLE)
    one = DOUBLE(1.0)
    places = {
        "average": lambda: builder.fadd(first, builder.fmul(builder.fadd(same, one), DOUBLE(0.5))),
        "min": lambda: builder.fadd(first, one),
        "max": lambda: builder.fadd(first, same),
        "first": lambda: builder.fadd(builder.fadd(first, builder.sitofp(earlier.value, DOUBLE)), one),
    }
    rank = places[name]()
    if pct:
        valid = length_of(*_swapped(at, *dropna(at, kind.base, base)))
        rank = builder.fdiv(rank, builder.sitofp(valid, DOUBLE))
    return builder.select(is_nan(at, item), DOUBLE(math.nan), rank) if is_real(kind.base.dtype) else rank


def _swapped(at: InsertPoint, kind: Array, array: Any) -> tuple[Array, InsertPoint, Any]:
    return kind, at, array
