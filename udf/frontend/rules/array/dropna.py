"""The values of an array that are no NaN, of text those that are no null: under a mask that says which are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from udf.frontend.base.declarations import is_real
from udf.frontend.numba.names import cgutils
from udf.frontend.rules.array.access import item_of
from udf.frontend.rules.array.compositions import Composer, Operand
from udf.frontend.rules.array.primitives import has_primitives
from udf.frontend.types.array_kinds import ColumnWindow, Filter
from udf.frontend.types.masked_kinds import Masked
from udf.frontend.types.masked_kinds import parts as masked_parts
from udf.frontend.types.series_kinds import NonNull, Validity

if TYPE_CHECKING:
    from udf.frontend.rules.array.insert_point import InsertPoint
    from udf.frontend.types.array_kinds import Array


@item_of.register(NonNull)
def _of_non_null(kind: NonNull, at: InsertPoint, value: Any, index: Any) -> Any:
    item = item_of(kind.base, at, at.member(kind, value, "base"), index)
    return masked_parts(at.context, at.builder, kind.base.dtype, item)[0]


@item_of.register(Validity)
def _of_validity(kind: Validity, at: InsertPoint, value: Any, index: Any) -> Any:
    if not isinstance(kind.base.dtype, Masked):
        return cgutils.false_bit if kind.absent else cgutils.true_bit
    item = item_of(kind.base, at, at.member(kind, value, "base"), index)
    valid = masked_parts(at.context, at.builder, kind.base.dtype, item)[1]
    return at.builder.not_(valid) if kind.absent else valid


def not_null(do: Composer, a: Operand) -> Operand:
    """Return the mask of the values that are no NaN (those that equal themselves), of text those that are no null."""
    return do(np.equal, a, a) if is_real(a[0].dtype) else do.struct(Validity(a[0]), base=a[1])


def without_nulls(do: Composer, a: Operand) -> Operand:
    """Return the values of an array that are no NaN, of text those that are no null."""
    kind, masked = a[0], isinstance(a[0].dtype, Masked)
    known = (isinstance(kind, ColumnWindow) and kind.complete) or (isinstance(kind, Filter) and has_primitives(kind))
    if not masked and (known or not is_real(kind.dtype)):
        return a
    base = do.member(a, "base") if isinstance(kind, Filter) else a
    mask = not_null(do, base)
    if isinstance(kind, Filter):
        mask = do(np.logical_and, do.member(a, "mask"), mask)
    items = do.struct(NonNull(base[0]), base=base[1]) if masked else base
    return do.struct(Filter(items[0], mask[0]), base=items[1], mask=mask[1])


def dropna(at: InsertPoint, kind: Array, array: Any) -> Operand:
    """Return what :func:`without_nulls` does, of an array's values."""
    return without_nulls(Composer(at), (kind, array))
