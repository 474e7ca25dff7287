"""The value at a position of values that are known, from a table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any, Final

from llvmlite import ir as llvm

from udf.base.dtypes import UNITS
from udf.bind.containers import member_value
from udf.bind.times import time_constant
from udf.columns.decimal_units import decimal_constant
from udf.frontend.categories.kinds import CODE, Category
from udf.frontend.constant_data import load_constant
from udf.frontend.decimals import Decimal
from udf.frontend.lists.items import make_list, push
from udf.frontend.lists.kinds import RowList
from udf.frontend.lookups.kinds import Entry, is_null, value_type
from udf.frontend.masked.kinds import BIT, Masked, build, is_null_constant
from udf.frontend.models import structure
from udf.frontend.numba.names import types
from udf.frontend.semantics.rules import INT64
from udf.frontend.times.kinds import Time
from udf.frontend.windows.insert_point import InsertPoint

WORD: Final = 2**64 - 1
BYTE: Final = llvm.IntType(8)


def load_value(context: Any, builder: Any, kind: Any, position: Any, values: Sequence[Any]) -> Any:
    """Return ``values[position]`` as type ``kind``, of which all are; anything for a position that is none."""
    inside = builder.icmp_unsigned("<", position, INT64(max(len(values), 1)))
    return _load_value(context, builder, kind, builder.select(inside, position, INT64(0)), values)


def _load_value(context: Any, builder: Any, kind: Any, at: Any, values: Sequence[Any]) -> Any:
    if is_null_constant(kind):
        return context.get_dummy_value()
    if isinstance(kind, Masked):
        there = [int(not is_null(value)) for value in values]
        some = next((value for value in values if not is_null(value)), None)
        filled = [some if is_null(value) else value for value in values]
        valid = builder.trunc(load_constant(builder, at, there, BYTE), BIT)
        return build(context, builder, kind, _load_value(context, builder, kind.inner, at, filled), valid)
    if isinstance(kind, RowList):
        return _listed(context, builder, kind, at, [tuple(value) for value in values])
    if isinstance(kind, types.BaseTuple):
        members = [_load_value(context, builder, one, at, [v[i] for v in values]) for i, one in enumerate(kind)]
        return context.make_tuple(builder, kind, members)
    if isinstance(kind, Decimal):
        units = [(decimal_constant(value) or (0, 0))[0] for value in values]
        low = load_constant(builder, at, [one & WORD for one in units], INT64)
        return structure(
            context, builder, kind, low=low, high=load_constant(builder, at, [one >> 64 for one in units], INT64)
        )
    plain = [member_value(value) for value in values]
    if isinstance(kind, Entry):
        return at
    if isinstance(kind, Category):
        return load_constant(builder, at, [kind.categories.index(value) for value in plain], CODE)
    if isinstance(kind, Time):
        return load_constant(builder, at, [_count(value, kind) for value in plain], INT64)
    if kind == types.boolean:
        return builder.trunc(load_constant(builder, at, [int(value) for value in plain], BYTE), BIT)
    number = float if isinstance(kind, types.Float) else int
    return load_constant(builder, at, [number(value) for value in plain], context.get_value_type(kind))


def _listed(context: Any, builder: Any, kind: RowList, at: Any, values: list[tuple[Any, ...]]) -> Any:
    """Return a list in the row's memory with the items of one of several."""
    flat, ends = sum(values, ()), list(accumulate(map(len, values), initial=0))
    made, inner = make_list(context, builder, INT64(0), INT64(0)), value_type(flat)
    stop = load_constant(builder, builder.add(at, INT64(1)), ends, INT64)
    with InsertPoint(context, builder).for_range(stop, load_constant(builder, at, ends, INT64), unroll=False) as place:
        item = load_value(context, builder, inner, place, flat)
        push(context, builder, kind, made, context.cast(builder, item, inner, kind.item))
    return made


def _count(value: Any, kind: Any) -> int:
    known = time_constant(value)
    assert known is not None
    assert known[0].unit is not None
    return known[1] * (UNITS[kind.unit] // UNITS[known[0].unit])
