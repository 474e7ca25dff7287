"""What a Series makes a Series of: ``abs``, ``fillna``, ``shift``, ``diff``, ``cumsum``, ``rank`` and the like.

Values are computed where they are asked for, as those of arrays; what is accumulated is kept in the function's memory.

Source: pandas 3, core/generic.py and core/algorithms.py; _libs/algos.pyx (rank_1d).

What a condition chooses of a column, what is one of a list, and another dtype: ``where``, ``isin``, ``astype``.

Source: pandas 3, core/generic.py (where, mask, astype); core/series.py (isin).
"""

import operator
from collections.abc import Callable
from functools import partial, reduce
from typing import Any, Final

import numpy as np

from udf.base.pandas_meaning import meaning
from udf.frontend.base.declarations import define, is_number, is_real, is_whole, stand_in
from udf.frontend.base.messages import RefusedCallError
from udf.frontend.library.fill import lagged
from udf.frontend.library.order import rank
from udf.frontend.numba.names import types
from udf.frontend.rules.array.compositions import Composer, Operand, rounded
from udf.frontend.rules.array.dropna import without_nulls
from udf.frontend.rules.array.elementwise import of_series
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.library_calls import items_of_library, lazy
from udf.frontend.rules.array.nullable_conditions import refuse_fill, refuse_mask, refuse_operation
from udf.frontend.rules.array.primitives import nan_mask
from udf.frontend.rules.series.series_declarations import composition, filtered_labels, method
from udf.frontend.types.array_kinds import Filter, as_array
from udf.frontend.types.masked_kinds import unmask
from udf.frontend.types.series_kinds import Series, Validity
from udf.frontend.types.text_kinds import Text
from udf.frontend.types.time_kinds import Time

# -- value by value ------------------------------------------------------------------------------------


def _operator(operation: Any, *, turned: bool = False) -> Any:
    def operate(do: Composer, a: Operand, other: Operand) -> Operand:
        pair = (other, a) if turned else (a, other)
        kinds = tuple(one[0] for one in pair)
        refuse_operation(operation, kinds)
        return do(of_series(operation, kinds), *pair)

    return operate


for _name, _operation in (
    ("add", operator.add), ("sub", operator.sub), ("mul", operator.mul), ("div", np.divide), ("truediv", np.divide),
    ("subtract", operator.sub), ("multiply", operator.mul), ("divide", np.divide),
    ("gt", operator.gt), ("ge", operator.ge), ("lt", operator.lt), ("le", operator.le), ("eq", operator.eq),
    ("ne", operator.ne), ("pow", operator.pow), ("mod", np.remainder), ("floordiv", np.floor_divide),
):  # fmt: skip
    composition(_name)(_operator(_operation))
for _name, _operation in (
    ("radd", operator.add), ("rsub", operator.sub), ("rmul", operator.mul), ("rdiv", np.divide),
    ("rtruediv", np.divide), ("rpow", operator.pow), ("rmod", np.remainder), ("rfloordiv", np.floor_divide),
):  # fmt: skip
    composition(_name)(_operator(_operation, turned=True))
composition("round")(rounded)


@composition("abs")
def _abs(do: Composer, a: Operand) -> Operand:
    return a if isinstance(a[0].dtype, types.Boolean) else do(abs, a)


def _missing(operation: Any, of_bools: Any, *, absent: bool) -> Callable[..., Any]:
    """Return what asks for nulls: of text; else for the value that does not equal itself, of a dtype that has one."""

    def missing(do: Composer, a: Operand) -> Operand:
        kind, array = a
        if not isinstance(unmask(kind.dtype), Text):
            return do(of_bools if isinstance(kind.dtype, types.Boolean | Time) else operation, a, a)
        do.require(not isinstance(kind, Filter))
        return do.struct(Validity(kind, absent=absent), base=array)

    return missing


for _name in ("isna", "isnull"):
    composition(_name)(_missing(np.not_equal, operator.ne, absent=True))
for _name in ("notna", "notnull"):
    composition(_name)(_missing(np.equal, operator.eq, absent=False))


@composition("clip")
def _clip(do: Composer, a: Operand, lower: Any = None, upper: Any = None) -> Operand:
    for operation, end in ((np.maximum, lower), (np.minimum, upper)):
        if not isinstance(end[0], types.NoneType):
            do.require(is_number(end[0]) and not isinstance(a[0].dtype, types.Boolean))  # pandas leaves bools
            refuse_fill("clip", a[0], end[0])
            a = do(operation, a, end)
    return a


@composition("fillna")
def _fillna(do: Composer, a: Operand, value: Operand) -> Operand:
    do.require(is_number(value[0]))
    refuse_fill("fillna", a[0], value[0])
    return do(np.where, do(np.isnan, a), value, a) if is_real(a[0].dtype) else a  # others have no NaN


@composition("between")
def _between(do: Composer, a: Operand, left: Operand, right: Operand, inclusive: Any = "both") -> Operand:
    ends = getattr(inclusive[0], "literal_value", None)
    do.require(ends in ("both", "neither", "left", "right"))
    low = operator.ge if ends in ("both", "left") else operator.gt
    high = operator.le if ends in ("both", "right") else operator.lt
    return do(operator.and_, do(low, a, left), do(high, a, right))


# -- as an array, and without NaN ----------------------------------------------------------------------


@composition("dropna", labels=filtered_labels)
def _dropna(do: Composer, a: Operand) -> Operand:
    kind = a[0]
    if isinstance(unmask(kind.dtype), Text):
        return without_nulls(do, a)
    if is_whole(kind.dtype) or (isinstance(kind, Filter) and nan_mask(kind.mask) == (kind.base, False)):
        return a
    do.require(not isinstance(kind, Filter))
    mask = do(np.equal, a, a)
    return do.struct(Filter(kind, mask[0]), base=a[1], mask=mask[1])


@composition("copy")
def _copy(_do: Composer, a: Operand, deep: Any = True) -> Operand:  # noqa: FBT002 - pandas' own
    del deep
    return a


@composition("to_numpy", labels=None)
def _to_numpy(_do: Composer, a: Operand) -> Operand:
    return a


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


# -- rows before ---------------------------------------------------------------------------------------


def lag(do: Composer, a: Operand, periods: Operand) -> Operand:
    """Return an array's items ``periods`` rows later; whole numbers, which have no NaN, as floats."""
    do.require(is_whole(periods[0]) and not isinstance(a[0], Filter) and not isinstance(a[0].dtype, types.Boolean))
    a = a if is_real(a[0].dtype) else do(operator.mul, a, do.number(1.0))
    return lazy(do, lagged, a[0].dtype, a=a, periods=periods)


@composition("shift")
def _shift(do: Composer, a: Operand, periods: Any = 1) -> Operand:
    return lag(do, a, periods)


@composition("diff")
def _diff(do: Composer, a: Operand, periods: Any = 1) -> Operand:
    dtype = a[0].dtype
    if isinstance(dtype, types.Integer) and not dtype.signed:
        raise RefusedCallError("diff() of unsigned numbers wraps around in pandas: s.astype('int64').diff()")
    return do(operator.sub, a, lag(do, a, periods))


@composition("pct_change")
def _pct_change(do: Composer, a: Operand, periods: Any = 1, fill_method: Any = "unset") -> Operand:
    if not isinstance(fill_method[0], types.NoneType):
        do.require(getattr(fill_method[0], "literal_value", None) == "unset")  # pandas 3 takes None alone
        if meaning().fills_changes and is_real(a[0].dtype):
            raise RefusedCallError(
                "pct_change() of pandas 2 fills missing values first; pct_change(fill_method=None) leaves them, "
                "as pandas 3 does"
            )
    return do(operator.sub, do(np.divide, a, lag(do, a, periods)), do.number(1.0))


# -- ranks ---------------------------------------------------------------------------------------------

items_of_library("rank", rank, register=method)


def _where(*, stays: bool) -> Callable[..., Any]:
    """Return ``where`` (values ``stays`` where the condition is True) or ``mask``, else ``other``."""

    def choose(do: Composer, a: Operand, cond: Operand, other: Any = "unset") -> Operand:
        if not stays:
            refuse_mask(cond[0])
        unset = getattr(other[0], "literal_value", None) == "unset"
        other = do.nan if unset else other
        do.require(not (unset and isinstance(a[0].dtype, types.Boolean)))  # objects: bools and NaN
        refuse_fill("where" if stays else "mask", a[0], other[0])
        whole = is_real(a[0].dtype) or not is_real(getattr(other[0], "dtype", other[0]))
        do.require(as_array(cond[0]) is not None and isinstance(cond[0].dtype, types.Boolean))
        do.require((is_number(other[0]) or as_array(other[0]) is not None) and (whole or unset))
        return do(np.where, cond, *((a, other) if stays else (other, a)))

    return choose


composition("where")(_where(stays=True))
composition("mask")(_where(stays=False))


def _target(kind: Any) -> Any:
    """Return int or float, which a parameter names; None of any other dtype."""
    name = getattr(kind, "literal_value", None)
    if isinstance(kind, types.NumberClass):
        name = str(kind.dtype)
    if isinstance(kind, types.Function):
        name = getattr(kind.typing_key, "__name__", None)
    return {"int": int, "int64": int, "float": float, "float64": float}.get(str(name))


@composition("astype")
def _astype(do: Composer, a: Operand, dtype: Operand) -> Operand:
    to = _target(dtype[0])
    do.require(to is not None and not (to is int and is_real(a[0].dtype)))  # pandas raises of NaN and infinity
    if to is float and a[0].dtype == types.float32:  # float(x) leaves it one
        return do(operator.mul, a, do.number(1.0))
    return do(to, a)


@composition("isin")
def _isin(do: Composer, a: Operand, values: Operand) -> Operand:
    do.require(isinstance(values[0], types.BaseTuple) and len(values[0]) > 0)
    return reduce(partial(do, operator.or_), [do(operator.eq, a, one) for one in do.items(values)])
