"""The types: a value that can be missing, NA itself, and how they meet and convert."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from llvmlite import ir as llvm

from udf.dtypes import UNITS
from udf.frontend.categories.kinds import Category, strings_of
from udf.frontend.categories.kinds import unify as unify_strings
from udf.frontend.current import compilation
from udf.frontend.decimals import Decimal, Quotient
from udf.frontend.models import as_structure, structure
from udf.frontend.numba.names import OpaqueModel, cgutils, register_model, types
from udf.frontend.semantics.bfloat16 import BFloat16
from udf.frontend.semantics.rules import (
    LOWERING,
    is_complex,
    is_half,
    is_number,
    is_real,
    not_a_number,
    raising_where,
    typed,
)
from udf.frontend.text.kinds import Text
from udf.frontend.text.kinds import meeting as unify_text
from udf.frontend.times.kinds import Time
from udf.nulls.flavours import NAN, NONE, OURS, joined, named

if TYPE_CHECKING:
    from udf.nulls.flavours import Nulls


class Masked(types.Type):  # type: ignore[misc]
    """A value of type ``inner``, or one of ``nulls``."""

    def __init__(self, inner: Any, nulls: Nulls = OURS) -> None:
        self.inner, self.nulls = inner, nulls
        super().__init__(name=f"nullable {inner}" if nulls == OURS else f"{inner} or {named(nulls)}")


class Missing(types.Dummy):  # type: ignore[misc]
    """The type of a null that is written out: its name says which."""


MISSING: Final = Missing("NA")
NAN_CONSTANT: Final = Missing("nan")
"""The type of a NaN that is written out and only returned: beside numbers one of them, else a missing value."""

CONSTANTS: Final = {
    "NA": MISSING,
    "pandas.NA": Missing("pandas.NA"),
    "NaT": Missing("NaT"),
    "nan": NAN_CONSTANT,
}
"""Each null that is written out -> its type."""

BIT: Final = llvm.IntType(1)

NULLABLE: Final = (Category, Text, Time, BFloat16, Decimal, Quotient)
"""What can be missing beside numbers."""

register_model(Missing)(OpaqueModel)


# The value, and whether it is there; the value under NA is anything.
as_structure(lambda kind: [("value", kind.inner), ("valid", types.boolean)], Masked)


def is_missing(kind: Any) -> bool:
    """Return whether a type is that of NA or None."""
    return isinstance(kind, (Missing, types.NoneType))


def has_own_nulls(kind: Any) -> bool:
    """Return whether the nulls of a type are Python's or pandas' objects, and do as those do."""
    return isinstance(kind, Masked) and kind.nulls != OURS


def bare(kind: Any) -> Any:
    """Return the type of a value that is there."""
    return kind.inner if isinstance(kind, Masked) else kind


def masked(kind: Any, nulls: Nulls = OURS) -> Any:
    """Return the type of a value, or of each member of a tuple, that can be missing; None if it cannot be."""
    if isinstance(kind, types.StringLiteral):
        return Masked(Category(strings_of(kind)), nulls)
    kind = types.unliteral(kind)
    if isinstance(kind, types.BaseTuple):
        members = [masked(member, nulls) for member in kind]
        return None if None in members else tuple_like(kind, members)
    if is_missing(kind):
        return MISSING
    if isinstance(kind, Masked):
        return Masked(kind.inner, joined(kind.nulls, nulls))
    has_nulls = is_number(kind) or is_half(kind) or is_complex(kind) or isinstance(kind, NULLABLE)
    return Masked(kind, nulls) if has_nulls else None


def tuple_like(kind: Any, members: list[Any]) -> Any:
    """Return a tuple type with other ``members``, a named one with the same names."""
    if isinstance(kind, types.BaseNamedTuple):
        return types.BaseTuple.from_types(members, kind.instance_class)
    return types.Tuple(members)


def _names(kind: Any) -> Any:
    return getattr(kind, "instance_class", None)


def unify(context: Any, first: Any, second: Any) -> Any:
    """Return the type of a variable that is one or the other; None where Numba knows better."""
    if isinstance(first, Time) and isinstance(second, Time):
        finer = max(first.unit, second.unit, key=UNITS.__getitem__)
        return type(first)(finer) if type(first) is type(second) else None
    strings = unify_text(first, second) or unify_strings(first, second)
    if strings is not None:
        return strings
    if isinstance(first, types.BaseTuple) and isinstance(second, types.BaseTuple):
        if len(first) != len(second) or _names(first) != _names(second):
            return None
        members = [context.unify_pairs(a, b) for a, b in zip(first, second, strict=True)]
        return None if None in members else tuple_like(first, members)
    if is_missing(first) and is_missing(second):
        return masked(types.float64, NONE) if NAN_CONSTANT in (first, second) else MISSING
    if NAN_CONSTANT in (first, second):
        return _beside_nan(context, second if first == NAN_CONSTANT else first)
    if is_missing(first) or is_missing(second):
        absent, other = (first, second) if is_missing(first) else (second, first)
        return masked(other, written_out(absent))
    if isinstance(first, Masked) or isinstance(second, Masked):
        meeting = context.unify_pairs(bare(first), bare(second))
        nulls = joined(*(kind.nulls for kind in (first, second) if isinstance(kind, Masked)))
        return None if meeting is None else masked(meeting, nulls)
    return None


def written_out(absent: Any) -> Nulls:
    """Return what a null that is written out is: at pandas' door ``pd.NA`` and ``pd.NaT`` stay what they are."""
    if isinstance(absent, types.NoneType):
        return NONE
    return OURS if absent == MISSING or not compilation().tells else (absent.name,)


def _beside_nan(context: Any, kind: Any) -> Any:
    """Return the type of what is NaN, or a value of ``kind``."""
    if isinstance(kind, types.BaseTuple):
        return None
    if is_number(bare(types.unliteral(kind))) and not isinstance(types.unliteral(bare(kind)), types.Boolean):
        return context.unify_pairs(types.float64, types.unliteral(kind))
    return masked(kind, NAN)


# -- values ------------------------------------------------------------------------------------------


def build(context: Any, builder: Any, kind: Any, value: Any, valid: Any) -> Any:
    """Return a masked value."""
    return structure(context, builder, kind, value=value, valid=valid)


def parts(context: Any, builder: Any, kind: Any, value: Any) -> tuple[Any, Any]:
    """Return what is inside a value of any type, and whether it is there."""
    if isinstance(kind, Masked):
        made = cgutils.create_struct_proxy(kind)(context, builder, value=value)
        return made.value, made.valid
    return value, BIT(int(not is_missing(kind)))


def absent(context: Any, builder: Any, kind: Any) -> Any:
    """Return a value of a masked type, or a tuple of such, that is missing."""
    if isinstance(kind, Masked):
        return build(context, builder, kind, context.get_constant_null(kind.inner), BIT(0))
    if isinstance(kind, Missing):
        return context.get_dummy_value()
    return context.make_tuple(builder, kind, [absent(context, builder, member) for member in kind])


@typed(LOWERING.lower_cast(types.Any, Masked))
def _to_masked(context: Any, builder: Any, fromty: Any, toty: Any, val: Any) -> Any:
    if fromty == NAN_CONSTANT and is_real(toty.inner):
        return build(context, builder, toty, not_a_number(builder, toty.inner), BIT(1))
    if is_missing(fromty):
        return absent(context, builder, toty)
    value, valid = parts(context, builder, fromty, val)
    with raising_where(builder, valid):
        inner = context.cast(builder, value, bare(fromty), toty.inner)
    return build(context, builder, toty, inner, valid)


@typed(LOWERING.lower_cast(Missing, types.Float))
def _to_nan(_context: Any, builder: Any, _fromty: Any, toty: Any, _val: Any) -> Any:
    return not_a_number(builder, toty)


@typed(LOWERING.lower_cast(Missing, types.BaseTuple))
@typed(LOWERING.lower_cast(types.NoneType, types.BaseTuple))
def _to_absent_tuple(context: Any, builder: Any, _fromty: Any, toty: Any, _val: Any) -> Any:
    return absent(context, builder, toty)


@typed(LOWERING.lower_cast(types.BaseNamedTuple, types.BaseNamedTuple))
def _to_named(context: Any, builder: Any, fromty: Any, toty: Any, val: Any) -> Any:
    members = zip(cgutils.unpack_tuple(builder, val), fromty, toty, strict=True)
    return context.make_tuple(builder, toty, [context.cast(builder, value, kind, to) for value, kind, to in members])


@typed(LOWERING.lower_cast(types.NoneType, Missing))
@typed(LOWERING.lower_constant(Missing))
def _nothing(context: Any, *_: Any) -> Any:
    return context.get_dummy_value()
