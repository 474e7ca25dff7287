"""Conversion of a column to another dtype that never changes a value silently."""

from dataclasses import replace
from typing import Any

import numpy as np

from udf.base.annotations import Array
from udf.base.dtypes import BFLOAT16, COMPLEX, UNITS, DType, dtype_of
from udf.columns.bitmask import valid_rows
from udf.columns.column import Column, widen_halves
from udf.errors import DTypeError, LossyCastError


def cast(column: Column, spec: object) -> Column:
    """Return ``column`` as the dtype ``spec``; rounds to a float, keeps every value otherwise.

    Raises
    ------
    DTypeError
        If ``spec`` is no dtype of a UDF.
    LossyCastError
        If a value that is not null has no equal in an integer or bool dtype.

    Examples
    --------
    >>> from udf.columns.column import Column
    >>> cast(Column(values=np.array([1.0, 2.0])), "int8").values.tolist()
    [1, 2]
    """
    target = dtype_of(spec)
    if target == column.dtype:
        return column
    if not (target.categories is None is column.dtype.categories):
        raise DTypeError(
            f"{column.dtype} as {target}", supported=("a comparison of the strings",), where="a conversion"
        )
    if "D" in (target.kind, column.dtype.kind):
        return _cast_decimals(column, target)
    if column.dtype.part and not target.part:
        hint = "use its parts: values.real, values.imag."
        raise DTypeError(column.dtype, supported=tuple(COMPLEX), where=f"what becomes {target}", hint=hint)
    if target == BFLOAT16:
        rounded = widen_halves(column).values.astype(target.logical)
        return replace(column, values=rounded.view(np.uint16), logical=target)
    column = widen_halves(column) if column.dtype == BFLOAT16 else column
    if target.unit or column.dtype.unit:
        return _cast_times(column, target)
    if target.kind != "f" and not np.can_cast(column.dtype.numpy, target.numpy, "safe"):
        _require_exact(column, target)
    with np.errstate(invalid="ignore", over="ignore"):  # what stands under a null, and a float too large
        return replace(column, values=column.values.astype(target.numpy))


def _cast_decimals(column: Column, target: DType) -> Column:
    """Return decimals of more digits; raise DTypeError for all else, which Arrow does."""
    given = column.dtype
    if given.kind != "D" or given.scale != target.scale or given.precision > target.precision:
        hint = "convert it in Arrow: array.cast(pyarrow.decimal128(38, 2)), array.cast(pyarrow.float64())."
        raise DTypeError(given, supported=("more digits of one scale",), where=f"what becomes {target}", hint=hint)
    return replace(column, logical=target)


def _cast_times(column: Column, target: DType) -> Column:
    """Return times in another unit, as the int64 under them, or the other way round.

    Raises
    ------
    DTypeError
        Between times and anything but int64.
    LossyCastError
        If a time is no whole number of the new unit, or too large for it.
    """
    given = column.dtype
    if {given.name, target.name} & {"int64"}:
        return replace(column, logical=target if target.unit else None)
    if given.kind != target.kind or given.unit is None or target.unit is None:
        raise DTypeError(f"{given} as {target}", supported=("int64", "other units"), where="a conversion")
    up, down = max(UNITS[target.unit] // UNITS[given.unit], 1), max(UNITS[given.unit] // UNITS[target.unit], 1)
    values = column.values * up // down
    misfit = valid_rows(column) & ((values // up * down != column.values) | (column.values * up // up != column.values))
    if bool(misfit.any()):
        raise LossyCastError(column.values[misfit][0].item(), given=str(given), asked=str(target))
    return replace(column, values=values, logical=target)


def _require_exact(column: Column, target: DType) -> None:
    values = column.values
    misfit = valid_rows(column) & ~_fits(values, target)
    if bool(misfit.any()):
        raise LossyCastError(values[misfit][0].item(), given=str(column.dtype), asked=str(target))


def _fits(values: Array, target: DType) -> Any:
    if target.kind == "b":
        return (values == 0) | (values == 1)
    limits = np.iinfo(target.name)
    if values.dtype.kind == "f":  # the upper bound as a power of two, which a float holds exactly
        return (values >= float(limits.min)) & (values < float(limits.max + 1)) & (values == np.trunc(values))
    return (values >= limits.min) & (values <= limits.max)
