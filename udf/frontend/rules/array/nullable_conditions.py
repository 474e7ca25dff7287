"""Conditions on pandas' nullable columns: there a null is neither true nor false, where NaN would be false.

A group has such a column as floats, a null NaN. What comes out the same is done: ``(s > 1).sum()``, ``s[s > 1]``. All
else that is asked of a condition is refused by name.
"""

import operator
from collections.abc import Iterable
from functools import lru_cache
from types import CodeType
from typing import Any, Final

import numpy as np

from udf.base.bytecode import instructions
from udf.bind.captures import STAND_INS
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import is_real, literal, raise_if
from udf.frontend.base.messages import RefusedError, limit
from udf.frontend.numba.names import types
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.types.array_kinds import Array, ColumnWindow, Expression, Filter, StridedArray

OF_CONDITIONS: Final = frozenset({"sum", "where", "mask", "copy", "to_numpy"})
"""Methods of a condition that do the same with False as with a null."""

TURNED: Final = frozenset({operator.ne, operator.not_, operator.invert, operator.xor, np.isnan, np.logical_not})
"""Operations that make True of NaN where pandas leaves a null."""

ARITHMETIC: Final = frozenset(
    {operator.add, operator.sub, operator.mul, np.divide, np.floor_divide, np.remainder, np.power, np.square}
)
"""Operations that make a number of a condition, where pandas leaves a null."""

ASKED: Final = frozenset({operator.gt, operator.ge, operator.lt, operator.le, operator.eq, np.equal})
"""Conditions that no null meets."""

LEFT_OUT: Final = (
    "{} of a nullable column that has nulls is not supported in a UDF: pandas leaves nulls in it, or out of it; "
    "use s.dropna() or s.fillna(..) first, or bring s.astype('float64')"
)

NO_FLOAT: Final = (
    "{} puts floats into whole numbers of a nullable column, which pandas refuses or cuts off; "
    "use s.astype('float64') first"
)

ONE_VALUE: Final = (
    "a UDF cannot compare single values of a nullable column that has nulls: where one is pandas' NA, Python raises; "
    "use s.dropna() or s.fillna(..) first, or bring s.astype('float64')"
)

BY_ZERO: Final = (
    "// and % of whole numbers of a nullable column that has nulls take a constant divisor that is not 0 in a UDF; "
    "use s.astype('float64') first"
)

FEWER: Final = (
    "std() and var() of a nullable column take a constant ddof of 0 or 1 in a UDF; use s.astype('float64') first"
)

BY_VALUE: Final = (
    "{} of integers with a float gives floats in pandas only where a value changes, which is not supported in a UDF; "
    "write s.astype('float64') first"
)
NO_VALUE: Final = (
    "{} of a nullable column is NA in pandas, by which a function cannot decide in a UDF; use s.astype('float64')"
)

_FORMATTING: Final = {"FORMAT_VALUE", "FORMAT_SIMPLE", "FORMAT_WITH_SPEC"}
COMPARING: Final = frozenset({"COMPARE_OP", "IS_OP", "CONTAINS_OP"} | _FORMATTING)
TELLING: Final = frozenset(
    {"min", "max", "sorted", "any", "all", "bool", "int", "float", "round", "str", "math", "divmod"}
)
"""Names of what raises of NA, or gives another result than of NaN."""


def refuse_method(name: str, kind: Any) -> None:
    """Refuse a method of a condition that would take a null for False; without a name, its values as the result."""
    if isinstance(kind, Array) and isinstance(kind.dtype, types.Boolean) and name not in OF_CONDITIONS and _asks(kind):
        raise RefusedError(LEFT_OUT.format(f"{name}() of a condition" if name else "returning a condition"), None)


def refuse_operation(operation: Any, kinds: Iterable[Any]) -> None:
    """Refuse an operation that would make True of a null, or a number."""
    kinds = list(kinds)
    conditions = [kind for kind in kinds if isinstance(kind, Array) and isinstance(kind.dtype, types.Boolean)]
    if operation in ARITHMETIC and any(map(_asks, conditions)):
        raise RefusedError(LEFT_OUT.format("arithmetic with a condition"), None)
    if operation is np.where and any(map(_asks, conditions[:1])) and kinds[0] is conditions[0]:
        raise RefusedError(LEFT_OUT.format("np.where()"), None)
    if operation is np.clip:
        for end in kinds[1:]:
            refuse_fill("np.clip", kinds[0], end)
    if operation in (np.floor_divide, np.remainder) and _may_divide_by_zero(*kinds):
        raise RefusedError(BY_ZERO, None)
    if operation in TURNED and any(isinstance(kind, Array) and _asks(kind) for kind in kinds):
        raise RefusedError(LEFT_OUT.format(f"{operation.__name__}()"), None)


def _may_divide_by_zero(kind: Any, divisor: Any) -> bool:
    """Return whether whole numbers that are floats here, for their nulls, may be divided by 0: pandas has no inf."""
    missing = any(_is_whole(one) and _asks(one) for one in (kind, divisor))
    return missing and not isinstance(divisor, types.Float) and literal(divisor) in (None, 0)


def refuse_few(kind: Any, ddof: Any) -> None:
    """Refuse ``std`` and ``var`` of a nullable column that may have no more values than ``ddof``: some are infinite."""
    known = literal(ddof) if isinstance(ddof, types.Type) and not isinstance(ddof, types.Omitted) else 1
    if known not in (0, 1) and compilation().window_use.nullable & _columns_of(kind):
        raise RefusedError(FEWER, None)


def refuse_item(kind: Any) -> None:
    """Refuse one value of a nullable column where the function decides by values: pandas' NA is no NaN in Python.

    In arithmetic alone NA and NaN come to the same. A fold is no function of pandas': it takes NaN for a null.
    """
    shape = compilation().window
    if shape is None or shape.folds:
        return
    if isinstance(kind, Array) and _asks(kind) and any(map(_decides, compilation().codes)):
        raise RefusedError(ONE_VALUE, None)


def refuse_mask(condition: Any) -> None:
    """Refuse ``s.mask(condition)``, which replaces where the condition is a null, as where it is True."""
    if isinstance(condition, Array) and _asks(condition):
        raise RefusedError(LEFT_OUT.format("mask()"), None)


def refuse_fill(name: str, kind: Any, value: Any) -> None:
    """Refuse floats, and bools, as values of a nullable column of whole numbers, which is one of floats here.

    Of integers pandas makes floats only where a value is one: there the dtype of all results depends on it. Where
    nothing is missing, ``fillna`` changes none.
    """
    number, known = value.dtype if isinstance(value, Array) else value, compilation()
    by_value = (
        name != "fillna"
        and isinstance(number, types.Float)
        and isinstance(kind, Array)
        and isinstance(kind.dtype, types.Integer)
    )
    if by_value and (known.scalars or known.values != "python"):  # at pandas' entry points
        raise RefusedError(BY_VALUE.format(f"{name}()"), None)
    if isinstance(number, types.Float | types.Boolean) and _is_whole(kind) and not _is_whole(value):
        raise RefusedError(NO_FLOAT.format(f"{name}()"), None)


def _is_whole(kind: Any) -> bool:
    """Return whether an array has whole numbers in pandas, though it may have floats here."""
    if not isinstance(kind, Array) or not (whole := compilation().window_use.whole):
        return False
    if isinstance(kind, Expression):
        scalars = [one for one in kind.operands if not isinstance(one, Array)]
        if kind.operation in (operator.truediv, np.divide) or any(isinstance(one, types.Float) for one in scalars):
            return False
    return bool(whole & _columns_of(kind))


def refuse_builtin(kind: Any, name: str) -> None:
    """Refuse Python's ``min``, ``max``, ``any`` and ``all`` of a nullable column: they ask whether NA is true."""
    if isinstance(kind, Array) and _asks(kind):
        raise RefusedError(LEFT_OUT.format(f"{name}(..)") + f", or g.{name}()", None)


def leave_missing(at: InsertPoint, name: str, kinds: Iterable[Any], result: Any, value: Any) -> None:
    """Leave to Python what a function decides by a reduction that is NaN here, and NA of a nullable column there."""
    known = compilation()
    nullable = known.window_use.nullable if known.window is not None and known.tells else None
    if not nullable or not is_real(result) or not any(map(_decides, known.codes)):
        return
    if any(nullable & _columns_of(kind) for kind in kinds if isinstance(kind, Array)):
        missing = at.builder.fcmp_unordered("uno", value, value)
        raise_if(at.context, at.builder, missing, ValueError, limit(NO_VALUE.format(name.rpartition(".")[2])))


def _columns_of(kind: Any) -> frozenset[int]:
    """Return the columns that an array is computed of."""
    if isinstance(kind, ColumnWindow):
        return frozenset({kind.column})
    if isinstance(kind, StridedArray):
        return compilation().window_use.nullable
    parts = [
        *getattr(kind, "operands", ()),
        *getattr(kind, "arrays", ()),
        getattr(kind, "base", None),
        getattr(kind, "mask", None),
    ]
    return frozenset[int]().union(*(_columns_of(one) for one in parts if isinstance(one, Array)))


@lru_cache(maxsize=1024)
def _decides(code: CodeType) -> bool:
    """Return whether code compares, branches, or calls what tells NA from NaN."""
    if any(function.__code__ is code for function in STAND_INS.values()):
        return False
    asks = not STAND_INS.keys().isdisjoint(code.co_names)  # ``if pd.isna(x)``
    return any(
        step.opname in COMPARING
        or (not asks and (step.opname == "UNARY_NOT" or ("JUMP" in step.opname and "_IF_" in step.opname)))
        or (step.opname == "LOAD_GLOBAL" and step.argval in TELLING)
        for step in instructions(code)
    )


def _asks(kind: Array) -> bool:
    return bool(compilation().window_use.masked) and bool(_missing_in(kind))


def _missing_in(kind: Any) -> frozenset[int]:
    """Return the nullable columns that an array may miss what they miss."""
    masked = compilation().window_use.masked
    if isinstance(kind, ColumnWindow):
        return masked & {kind.column}
    if isinstance(kind, StridedArray):
        return masked if kind.dtype == types.float64 else frozenset()  # of any column
    if isinstance(kind, Expression):
        operands = [one for one in kind.operands if isinstance(one, Array)]
        itself = kind.operation in (np.equal, np.not_equal) and len(set(operands)) == 1
        if itself or kind.operation is np.isnan or _fills(kind):
            return frozenset()
        return frozenset().union(*map(_missing_in, operands))
    if hasattr(kind, "arrays"):  # of which a function of the library computes the items
        return frozenset().union(*map(_missing_in, kind.arrays))
    base = getattr(kind, "base", None)
    missing = _missing_in(base) if isinstance(base, Array) else frozenset()
    return missing - _met(kind.mask) if missing and isinstance(kind, Filter) else missing


def _fills(kind: Expression) -> bool:
    """Return whether an array is ``np.where(np.isnan(x), value, x)``."""
    mask = kind.operands[0]
    return kind.operation is np.where and isinstance(mask, Expression) and mask.operands == kind.operands[2:]


def _met(mask: Any) -> frozenset[int]:
    """Return the columns whose nulls do not meet a condition."""
    if not isinstance(mask, Expression):
        return frozenset()
    if mask.operation is operator.and_:
        return frozenset().union(*map(_met, mask.operands))
    operands = [one for one in mask.operands if isinstance(one, Array)]
    return frozenset().union(*map(_missing_in, operands)) if mask.operation in ASKED else frozenset()
