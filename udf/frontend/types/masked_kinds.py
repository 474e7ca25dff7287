"""The types: a value that can be missing, NA itself, and how they meet and convert."""

from typing import Any, Final

from llvmlite import ir as llvm

from udf.base.null_kinds import NAN, NONE, OURS, Nulls, names_of_nulls, union_of_nulls
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import (
    LOWERING,
    is_complex,
    is_half,
    is_number,
    is_real,
    not_a_number,
    raising_where,
)
from udf.frontend.base.models import as_structure, cast_tuple, structure
from udf.frontend.numba.names import OpaqueModel, cgutils, register_model, types
from udf.frontend.types.bfloat16 import BFloat16
from udf.frontend.types.category_kinds import Category, strings_of
from udf.frontend.types.category_kinds import unify as unify_strings
from udf.frontend.types.decimal_kinds import Decimal
from udf.frontend.types.text_kinds import Text
from udf.frontend.types.text_kinds import unify as unify_text
from udf.frontend.types.time_kinds import Time, common_time


class Masked(types.Type):  # type: ignore[misc]
    """A value of type ``inner``, or one of ``nulls``."""

    def __init__(self, inner: Any, nulls: Nulls = OURS) -> None:
        self.inner, self.nulls = inner, nulls
        super().__init__(name=f"nullable {inner}" if nulls == OURS else f"{inner} or {names_of_nulls(nulls)}")


class NullConstant(types.Dummy):  # type: ignore[misc]
    """The type of a null that is written out: its name says which."""


NA_CONSTANT: Final = NullConstant("NA")
NAN_CONSTANT: Final = NullConstant("nan")
"""The type of a NaN that is written out and only returned: beside numbers one of them, else a missing value."""

CONSTANTS: Final = {
    "NA": NA_CONSTANT,
    "pandas.NA": NullConstant("pandas.NA"),
    "NaT": NullConstant("NaT"),
    "nan": NAN_CONSTANT,
}
"""Each null that is written out -> its type."""

BIT: Final = llvm.IntType(1)

NULLABLE: Final = (Category, Text, Time, BFloat16, Decimal)
"""What can be missing beside numbers."""

register_model(NullConstant)(OpaqueModel)


# The value, and whether it is there; the value under NA is anything.
as_structure(lambda kind: [("value", kind.inner), ("valid", types.boolean)], Masked)


def is_null_constant(kind: Any) -> bool:
    """Return whether a type is that of NA or None."""
    return isinstance(kind, (NullConstant, types.NoneType))


def has_own_nulls(kind: Any) -> bool:
    """Return whether the nulls of a type are Python's or pandas' objects, and do as those do."""
    return isinstance(kind, Masked) and kind.nulls != OURS


def unmask(kind: Any) -> Any:
    """Return the type of a value that is there."""
    return kind.inner if isinstance(kind, Masked) else kind


def masked_type(kind: Any, nulls: Nulls = OURS) -> Any:
    """Return the type of a value, or of each member of a tuple, that can be missing; None if it cannot be."""
    if isinstance(kind, types.StringLiteral):
        return Masked(Category(strings_of(kind)), nulls)
    if isinstance(kind, types.BaseTuple):  # not unliteral: texts that are written out are its members' types
        members = [masked_type(member, nulls) for member in kind]
        return None if None in members else tuple_like(kind, members)
    kind = types.unliteral(kind)
    if is_null_constant(kind):
        return NA_CONSTANT
    if isinstance(kind, Masked):
        return Masked(kind.inner, union_of_nulls(kind.nulls, nulls))
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
        return common_time(first, second)
    strings = unify_text(first, second) or unify_strings(first, second)
    if strings is not None:
        return strings
    if isinstance(first, types.BaseTuple) and isinstance(second, types.BaseTuple):
        if len(first) != len(second) or _names(first) != _names(second):
            return None
        members = [context.unify_pairs(a, b) for a, b in zip(first, second, strict=True)]
        return None if None in members else tuple_like(first, members)
    if is_null_constant(first) and is_null_constant(second):
        other = second if first == NAN_CONSTANT else first
        return masked_type(types.float64, nulls_of_constant(other)) if NAN_CONSTANT in (first, second) else NA_CONSTANT
    if NAN_CONSTANT in (first, second):
        return _unify_nan(context, second if first == NAN_CONSTANT else first)
    if is_null_constant(first) or is_null_constant(second):
        null_value, other = (first, second) if is_null_constant(first) else (second, first)
        if getattr(other, "may_be_none", False) and isinstance(null_value, types.NoneType):
            return other
        return masked_type(other, nulls_of_constant(null_value))
    if isinstance(first, Masked) or isinstance(second, Masked):
        meeting = context.unify_pairs(unmask(first), unmask(second))
        nulls = union_of_nulls(*(kind.nulls for kind in (first, second) if isinstance(kind, Masked)))
        return None if meeting is None else masked_type(meeting, nulls)
    return None


def nulls_of_constant(null_value: Any) -> Nulls:
    """Return what a null that is written out is: at pandas' door ``pd.NA`` and ``pd.NaT`` stay what they are."""
    if isinstance(null_value, types.NoneType):
        return NONE
    return OURS if null_value == NA_CONSTANT or not compilation().tells else (null_value.name,)


def _unify_nan(context: Any, kind: Any) -> Any:
    """Return the type of what is NaN, or a value of ``kind``."""
    if isinstance(kind, types.BaseTuple):
        return None
    if is_number(unmask(types.unliteral(kind))) and not isinstance(types.unliteral(unmask(kind)), types.Boolean):
        return context.unify_pairs(types.float64, types.unliteral(kind))
    return masked_type(kind, NAN)


# -- values ------------------------------------------------------------------------------------------


def build(context: Any, builder: Any, kind: Any, value: Any, valid: Any) -> Any:
    """Return a masked value."""
    return structure(context, builder, kind, value=value, valid=valid)


def parts(context: Any, builder: Any, kind: Any, value: Any) -> tuple[Any, Any]:
    """Return what is inside a value of any type, and whether it is there."""
    if isinstance(kind, Masked):
        made = cgutils.create_struct_proxy(kind)(context, builder, value=value)
        return made.value, made.valid
    return value, BIT(int(not is_null_constant(kind)))


def null_value(context: Any, builder: Any, kind: Any) -> Any:
    """Return a value of a masked type, or a tuple of such, that is missing."""
    if isinstance(kind, Masked):
        return build(context, builder, kind, context.get_constant_null(kind.inner), BIT(0))
    if isinstance(kind, NullConstant):
        return context.get_dummy_value()
    return context.make_tuple(builder, kind, [null_value(context, builder, member) for member in kind])


@LOWERING.lower_cast(types.Any, Masked)
def _to_masked(context: Any, builder: Any, fromty: Any, toty: Any, val: Any) -> Any:
    if fromty == NAN_CONSTANT and is_real(toty.inner):
        return build(context, builder, toty, not_a_number(builder, toty.inner), BIT(1))
    if is_null_constant(fromty):
        return null_value(context, builder, toty)
    value, valid = parts(context, builder, fromty, val)
    with raising_where(builder, valid):
        inner = context.cast(builder, value, unmask(fromty), toty.inner)
    return build(context, builder, toty, inner, valid)


@LOWERING.lower_cast(NullConstant, types.Float)
def _to_nan(_context: Any, builder: Any, _fromty: Any, toty: Any, _val: Any) -> Any:
    return not_a_number(builder, toty)


@LOWERING.lower_cast(NullConstant, types.BaseTuple)
@LOWERING.lower_cast(types.NoneType, types.BaseTuple)
def _to_null_tuple(context: Any, builder: Any, _fromty: Any, toty: Any, _val: Any) -> Any:
    return null_value(context, builder, toty)


@LOWERING.lower_cast(types.BaseNamedTuple, types.BaseNamedTuple)
def _to_named(context: Any, builder: Any, fromty: Any, toty: Any, val: Any) -> Any:
    return cast_tuple(context, builder, toty, cgutils.unpack_tuple(builder, val), fromty)


@LOWERING.lower_cast(types.NoneType, NullConstant)
@LOWERING.lower_constant(NullConstant)
def _null_constant(context: Any, *_: Any) -> Any:
    return context.get_dummy_value()


UNORDERED: Final = "tuples of values that may be missing have no order in a UDF; test with pd.isna(x) first"


def may_lack(kind: Any) -> bool:
    """Return whether a tuple holds a value that may be missing."""
    return isinstance(kind, types.BaseTuple) and any(isinstance(one, Masked) or may_lack(one) for one in kind)
