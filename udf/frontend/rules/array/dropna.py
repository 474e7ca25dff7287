"""The values of an array that are no NaN, of text those that are no null: under a mask that says which are."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import is_real
from udf.frontend.numba.names import cgutils
from udf.frontend.rules.array.access import for_each, item_of, length_of
from udf.frontend.rules.array.compositions import Composer, Operand
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.primitives import has_primitives
from udf.frontend.types.array_kinds import Array, ColumnWindow, Expression, Filter, Skipped, StridedArray
from udf.frontend.types.masked_kinds import Masked
from udf.frontend.types.masked_kinds import parts as masked_parts
from udf.frontend.types.series_kinds import NonNull, Validity


@item_of.register(NonNull)
def _of_non_null(kind: NonNull, at: InsertPoint, value: Any, index: Any) -> Any:
    item = item_of(kind.base, at, at.member(kind, value, "base"), index)
    return masked_parts(at.context, at.builder, kind.base.dtype, item)[0]


@item_of.register(Validity)
def _of_validity(kind: Validity, at: InsertPoint, value: Any, index: Any) -> Any:
    if not isinstance(kind.base.dtype, Masked) and not is_real(kind.base.dtype):
        return cgutils.false_bit if kind.absent else cgutils.true_bit
    item = item_of(kind.base, at, at.member(kind, value, "base"), index)
    if is_real(kind.base.dtype):
        return (at.builder.fcmp_unordered if kind.absent else at.builder.fcmp_ordered)(
            "uno" if kind.absent else "ord", item, item
        )
    valid = masked_parts(at.context, at.builder, kind.base.dtype, item)[1]
    return at.builder.not_(valid) if kind.absent else valid


def not_null(do: Composer, a: Operand) -> Operand:
    """Return the mask of the values that are no NaN (those that equal themselves), of text those that are no null."""
    return do(np.equal, a, a) if is_real(a[0].dtype) and _is_cheap(a[0]) else do.struct(Validity(a[0]), base=a[1])


def _is_cheap(kind: Array) -> bool:
    """Return whether LLVM sees that an item that is computed twice is one: it is read, or made of such by operators."""
    if isinstance(kind, Expression):
        return all(_is_cheap(one) for one in kind.operands if isinstance(one, Array))
    return isinstance(kind, ColumnWindow | StridedArray)


def _if_there(at: InsertPoint, item: Any) -> Any:
    return at.builder.if_then(at.builder.fcmp_ordered("ord", item, item))


@for_each.register(Filter)
@contextmanager
def _each_kept(kind: Filter, at: InsertPoint, value: Any, *, unroll: bool = True) -> Iterator[Any]:  # noqa: ARG001 - LLVM chooses, for the branches
    """Look at each item; one of floats under the mask of its own that are no NaN is computed once."""
    array = at.members(kind, value)
    if kind.mask == Validity(kind.base) and is_real(kind.base.dtype):
        with for_each(kind.base, at, array.base, unroll=False) as item, _if_there(at, item):
            yield item
        return
    with at.for_range(length_of(kind.base, at, array.base), unroll=False) as index:
        is_kept = item_of(kind.mask, at, array.mask, index)
        with at.builder.if_then(is_kept):
            yield item_of(kind.base, at, array.base, index)


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
    if compilation().adds_as_numpy and is_real(kind.dtype):
        mask = at.struct(Validity(kind), base=array)
        return Skipped(kind, Validity(kind)), at.struct(Skipped(kind, Validity(kind)), base=array, mask=mask)
    return without_nulls(Composer(at), (kind, array))
