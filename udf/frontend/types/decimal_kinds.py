"""Decimals: their type, and its bits."""

from typing import Any, Final

from llvmlite import ir as llvm

from udf.columns.decimal_units import decimal_constant
from udf.frontend.base.declarations import INT64, LOWERING, is_uint64, is_whole
from udf.frontend.base.models import as_structure, structure
from udf.frontend.numba.names import cgutils, types

WIDE: Final = llvm.IntType(128)

WORD: Final = 64


class Decimal(types.Type):  # type: ignore[misc]
    """A count of units of 10**-scale."""

    def __init__(self, scale: int) -> None:
        self.scale = scale
        super().__init__(name=f"decimal of {scale} places")


# The two halves of an int128, as Arrow has it.
as_structure(lambda _: [("low", types.uint64), ("high", types.uint64)], Decimal)


def decimal_kind(value: Any) -> Decimal | None:
    """Return the type of a Decimal that a function uses; None for anything else."""
    known = decimal_constant(value)
    return None if known is None else Decimal(known[1])


@LOWERING.lower_constant(Decimal)
def _constant(context: Any, builder: Any, ty: Any, pyval: Any) -> Any:
    known = decimal_constant(pyval)
    assert known is not None
    return pack_decimal(context, builder, ty, WIDE(known[0]))


def pack_decimal(context: Any, builder: Any, kind: Decimal, wide: Any) -> Any:
    """Return a decimal of an int128 of units."""
    low, high = builder.trunc(wide, INT64), builder.trunc(builder.lshr(wide, WIDE(WORD)), INT64)
    return structure(context, builder, kind, low=low, high=high)


def units_of(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    """Return the units of a decimal, or an integer, as an int128."""
    if isinstance(kind, Decimal):
        made = cgutils.create_struct_proxy(kind)(context, builder, value=value)
        high = builder.shl(builder.zext(made.high, WIDE), WIDE(WORD))
        return builder.or_(builder.zext(made.low, WIDE), high)
    if is_uint64(kind):
        return builder.zext(value, WIDE)
    return builder.sext(context.cast(builder, value, types.unliteral(kind), types.int64), WIDE)


def scale_of(kind: Any) -> int:
    """Return the places of a decimal; 0 of a whole number."""
    return kind.scale if isinstance(kind, Decimal) else 0


def any_decimal(kinds: Any) -> bool:
    """Return whether all of these types are decimals or whole numbers, one at least a decimal."""
    fits = all(isinstance(kind, Decimal) or is_whole(kind) for kind in kinds)
    return fits and any(isinstance(kind, Decimal) for kind in kinds)
