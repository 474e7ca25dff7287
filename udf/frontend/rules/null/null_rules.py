"""The operations that NA does not simply pass through: a table of typing rules, and their implementations.

``is`` asks whether a value is there. The truth of NA is an error. ``False & NA`` is False and ``True | NA`` True
(Kleene's logic); ``1 ** NA`` and ``NA ** 0`` are 1.
"""

import operator
from collections.abc import Callable
from typing import Any, Final

from udf.base.null_kinds import AMBIGUOUS, OURS, names_of_nulls, union_of_nulls
from udf.bind.captures import asks_null, holds, present
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import LOWERING, attributes, define, is_complex, is_real, literal, method, raise_if
from udf.frontend.base.messages import COMPARED, RefusedCallError, RefusedError
from udf.frontend.base.tables import each
from udf.frontend.ir.instance_answers import answer, tells_apart
from udf.frontend.ir.numba_bytecode import SPEC
from udf.frontend.numba.names import TypingError, cgutils, types
from udf.frontend.rules.null.null_calls import run_if_valid, run_required
from udf.frontend.rules.scalar.power import power_type
from udf.frontend.types.category_kinds import Category
from udf.frontend.types.masked_kinds import (
    BIT,
    NA_CONSTANT,
    Masked,
    NullConstant,
    build,
    has_own_nulls,
    is_null_constant,
    masked_type,
    parts,
    unmask,
)
from udf.frontend.types.text_kinds import Text, text_of
from udf.frontend.types.time_kinds import Day, Delta, Instant, Moment, Span, Zoned

MASKED_RULES: Final[dict[Any, Callable[..., Any]]] = {}
"""operation -> its typing rule; None from it leaves the operation to the one rule for all."""

REQUIRING: Final[dict[Any, tuple[type[Exception], str]]] = {
    range: (TypeError, "'NAType' object cannot be interpreted as an integer"),
    operator.getitem: (TypeError, "indices must be integers or slices, not NAType"),
}
"""Operations whose result cannot be missing: NA raises there."""

PYTHON: Final[dict[Any, Callable[..., Any]]] = {SPEC: format}
"""Our stand-in operations -> Python's functions of the same meaning."""


def masked_rule(
    *operations: Any, typing: Callable[..., Any], opposite: tuple[Any, ...] = ()
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register a rule of masked values: ``typing``, and the decorated implementation; as :func:`define`."""
    MASKED_RULES.update(dict.fromkeys((*operations, *opposite), typing))
    return define(*operations, typing=typing, opposite=opposite)


def _can_be_missing(*kinds: Any) -> bool:
    return any(isinstance(kind, (Masked, NullConstant)) for kind in kinds)


# -- is ----------------------------------------------------------------------------------------------


def _identity_type(left: Any, right: Any) -> Any:
    shape = compilation().window
    if shape is not None and not shape.folds:
        _refuse_in_group(left, right)
    return _null_identity_type(left, right)


def _null_identity_type(left: Any, right: Any) -> Any:
    if any(getattr(kind, "may_be_none", False) for kind in (left, right)):
        return None
    refuse_identity(left, right)
    if left == right == types.none or not any(is_null_constant(k) or isinstance(k, Masked) for k in (left, right)):
        return None
    known = is_null_constant(left) or is_null_constant(right) or _inner_is((left, right)) is not None
    return types.boolean if known else None


def _refuse_in_group(left: Any, right: Any) -> None:
    """Refuse the question which null a value of a group is: numbers' nulls are NaN there."""
    for kind, other in ((left, right), (right, left)):
        is_text = text_of(unmask(kind)) is not None
        of_na = isinstance(other, NullConstant) and (is_text or isinstance(kind, types.Float))
        of_none = isinstance(other, types.NoneType) and is_text and isinstance(kind, Masked)
        if of_na or of_none:
            raise RefusedCallError("'is' of a value of a group and a null is not supported in a UDF; use pd.isna(x)")


IDENTITY: Final = "'is' compares two texts by identity, which texts do not have in a UDF; write =="


def refuse_identity(left: Any, right: Any) -> None:
    """Refuse ``x is y`` where it depends on which of equal objects there is; of texts Numba would say no."""
    if all(text_of(unmask(kind)) is not None for kind in (left, right)):
        raise RefusedCallError(IDENTITY)
    for kind, other in ((left, right), (right, left)):
        if has_own_nulls(kind) and "nan" in kind.nulls and isinstance(other, (types.Float, Masked)):
            raise RefusedCallError("'is' of a value that may be NaN is not supported in a UDF; use pd.isna(x)")


def _is_null(kind: Any, other: Any) -> bool | None:
    """Return whether a value of ``kind``, where it is null, is the null that ``other`` is; None if it may be."""
    null = "None" if isinstance(other, types.NoneType) else other.name
    if not has_own_nulls(kind) or null == "NA" or kind.nulls == (null,):
        return True
    return None if null in kind.nulls else False


def _inner_is(kinds: tuple[Any, ...]) -> Any:
    return compilation().typing.resolve_function_type(operator.is_, tuple(map(unmask, kinds)), {})


@masked_rule(asks_null, typing=_null_identity_type)
@masked_rule(operator.is_, typing=_identity_type, opposite=(operator.is_not,))
def _is(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    there = [parts(context, builder, kind, value)[1] for kind, value in zip(sig.args, args, strict=True)]
    neither = builder.not_(builder.or_(*there))
    for kind, other in (sig.args, sig.args[::-1]):
        if has_own_nulls(kind) and is_null_constant(other):
            same = _is_null(kind, other)
            if same is None:
                raise RefusedCallError(
                    f"the result depends on which of {names_of_nulls(kind.nulls)} a value is; make them one first"
                )
            return neither if same else BIT(0)
    if any(map(is_null_constant, sig.args)):
        return neither if (nan := _is_nan_of_fold(builder, sig.args, args)) is None else nan
    function = context.typing_context.resolve_value_type(operator.is_)
    _, value, valid = run_if_valid(context, builder, (function, sig.args, args))
    return builder.select(valid, value, neither)


def _is_nan_of_fold(builder: Any, kinds: Any, args: Any) -> Any:
    """Return whether a number that a fold takes is null, which is NaN there; None where nobody asks for NA."""
    for kind, other, value in zip(kinds, kinds[::-1], args, strict=True):
        if isinstance(kind, types.Float) and isinstance(other, NullConstant) and compilation().window is not None:
            return builder.fcmp_unordered("uno", value, value)
    return None


@masked_rule(present, typing=lambda kind: NA_CONSTANT if is_null_constant(kind) else types.unliteral(unmask(kind)))
def _present(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return parts(context, builder, sig.args[0], args[0])[0]


# -- == None -----------------------------------------------------------------------------------------


def _never_none(left: Any, right: Any) -> None:
    """Refuse ``x == None``: Python answers False for a null and True for None, which are one value here."""
    if types.none in (left, right) and not (has_own_nulls(left) or has_own_nulls(right)):
        raise RefusedError(COMPARED, None)


MASKED_RULES.update(dict.fromkeys((operator.eq, operator.ne), _never_none))


# -- truth -------------------------------------------------------------------------------------------


@each(bool, operator.truth, operator.not_)
def _truth_of(operation: Any) -> None:
    @masked_rule(
        operation, typing=lambda kind: types.boolean if _can_be_missing(kind) and not has_own_nulls(kind) else None
    )
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        if isinstance(sig.args[0], NullConstant):
            raise_if(context, builder, BIT(1), TypeError, AMBIGUOUS)
            return BIT(0)
        function = context.typing_context.resolve_value_type(operation)
        return run_required(context, builder, (function, sig.args, args), TypeError, AMBIGUOUS)


@masked_rule(holds, typing=lambda kind: types.boolean if _can_be_missing(kind) else None)
def _holds(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    if isinstance(sig.args[0], NullConstant):
        return BIT(0)
    value, there = parts(context, builder, sig.args[0], args[0])
    return builder.and_(there, context.cast(builder, value, unmask(sig.args[0]), types.boolean))


def _is_none(kind: Any) -> Any:
    return types.boolean if isinstance(kind, types.NoneType) else None


@define(bool, operator.truth, typing=_is_none, opposite=(operator.not_,))
def _false(_context: Any, _builder: Any, _sig: Any, _args: Any) -> Any:
    return BIT(0)


# -- Kleene's logic ----------------------------------------------------------------------------------


def _logical(left: Any, right: Any) -> Any:
    fits = all(isinstance(unmask(kind), (types.Boolean, NullConstant)) for kind in (left, right))
    return Masked(types.boolean, _nulls_of(left, right)) if fits and _can_be_missing(left, right) else None


def _nulls_of(*kinds: Any) -> Any:
    return union_of_nulls(OURS, *(kind.nulls for kind in kinds if isinstance(kind, Masked)))


def _kleene(operations: tuple[Any, ...], decisive: int) -> None:
    """Register ``&`` (which False decides) or ``|`` (which True decides)."""

    @masked_rule(*operations, typing=_logical)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        valid, decided, values = BIT(1), BIT(0), []
        for kind, arg in zip(sig.args, args, strict=True):
            value, is_valid = parts(context, builder, kind, arg)
            value = BIT(1 - decisive) if isinstance(kind, NullConstant) else value
            decides = builder.and_(is_valid, value if decisive else builder.not_(value))
            decided = builder.or_(decided, decides)
            valid = builder.and_(valid, is_valid)
            values.append(decides)
        result = decided if decisive else builder.not_(decided)
        return build(context, builder, sig.return_type, result, builder.or_(valid, decided))


_kleene((operator.and_, operator.iand), 0)
_kleene((operator.or_, operator.ior), 1)


# -- powers ------------------------------------------------------------------------------------------


def _power(base: Any, exponent: Any) -> Any:
    """Leave to the general rule what no value decides: a constant that is not 1 or not 0, NA written out twice."""
    if isinstance(base, NullConstant) or isinstance(exponent, NullConstant):
        raise RefusedCallError("a power of pd.NA that is written out is not supported in a UDF; test pd.isna(x) first")
    decides = (isinstance(base, Masked) and literal(exponent) in (None, 0)) or (
        isinstance(exponent, Masked) and literal(base) in (None, 1)
    )
    if not decides:
        return None
    inner = power_type(unmask(base), unmask(exponent))
    return None if inner is None else Masked(inner, _nulls_of(base, exponent))


@each(operator.pow, operator.ipow, pow)
def _register_power(operation: Any) -> None:
    @masked_rule(operation, typing=_power)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        function = context.typing_context.resolve_value_type(operation)
        inner, value, valid = run_if_valid(context, builder, (function, sig.args, args))
        decided = BIT(0)
        for kind, arg, number in zip(sig.args, args, (1, 0), strict=True):
            given, there = parts(context, builder, kind, arg)
            decided = builder.or_(decided, builder.and_(there, _equals(builder, unmask(kind), given, number)))
        to = sig.return_type.inner
        one = context.cast(builder, context.get_constant(types.int64, 1), types.int64, to)
        result = builder.select(valid, context.cast(builder, value, inner, to), one)
        return build(context, builder, sig.return_type, result, builder.or_(valid, decided))


def _equals(builder: Any, kind: Any, value: Any, number: int) -> Any:
    known = literal(kind)
    if known is not None:
        return BIT(int(known == number))
    if is_real(kind):
        return builder.fcmp_ordered("==", value, value.type(float(number)))
    return builder.icmp_unsigned("==", value, value.type(number))


CONJUGATE: Final = method("udf.masked.conjugate", lambda kind: kind)


@attributes(Masked)
def _attribute_type(value: Masked, attr: str) -> Any:
    if not is_complex(value.inner) or has_own_nulls(value):
        return None
    if attr in ("real", "imag"):
        return masked_type(value.inner.underlying_float)
    return types.BoundFunction(CONJUGATE, value) if attr == "conjugate" else None


def _unpack(context: Any, builder: Any, kind: Masked, value: Any) -> tuple[Any, Any]:
    inside, valid = parts(context, builder, kind, value)
    return cgutils.create_struct_proxy(kind.inner)(context, builder, value=inside), valid


@each("real", "imag")
def _part(name: str) -> None:
    @LOWERING.lower_getattr(Masked, name)
    def lower(context: Any, builder: Any, typ: Any, val: Any) -> Any:
        made, valid = _unpack(context, builder, typ, val)
        return build(context, builder, masked_type(typ.inner.underlying_float), getattr(made, name), valid)


@LOWERING.lower("udf.masked.conjugate", Masked)
def _conjugate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    made, valid = _unpack(context, builder, sig.args[0], args[0])
    made.imag = builder.fsub(made.imag.type(-0.0), made.imag)
    return build(context, builder, sig.return_type, made._getvalue(), valid)  # noqa: SLF001 - Numba's name


def _kind_of(value: Any) -> str | None:
    """Return the name of a value's kind; None if Python is not asked about it."""
    inner = unmask(value)
    if is_null_constant(inner):
        return "NA"
    for kinds, name in (
        (types.Boolean, "bool"),
        (types.Integer, "int"),
        (types.Float, "float"),
        ((Category, Text, types.StringLiteral, types.UnicodeType), "str"),
        (types.BaseTuple, "tuple"),
        (Day, "date"),
        (Moment, "datetime"),
        (Delta, "timedelta"),
        ((Instant, Zoned), "instant"),
        (Span, "span"),
    ):
        if isinstance(inner, kinds):
            return name
    return None


def _answers(value: Any, classes: Any) -> tuple[bool, bool]:
    """Return the answer for a value that is there, and for one that is not."""
    known, name = literal(classes), _kind_of(value)
    if name is None or known is None:
        raise TypingError(f"isinstance() of a {unmask(value)} is not supported in a UDF")
    present = answer(known, name)
    nulls = value.nulls if isinstance(value, Masked) else OURS
    missing = {bool(answer(known, null)) for null in nulls}
    if len(missing) > 1:
        raise RefusedCallError(
            f"the result depends on which of {names_of_nulls(nulls)} a value is; make them one first"
        )
    return present, missing.pop()


def _isinstance_type(value: Any, classes: Any) -> Any:
    present, missing = _answers(value, classes)
    apart = {"float": ("bool", "int", "float"), "int": ("bool", "int")}.get(_kind_of(value) or "", ())
    is_open = tells_apart(literal(classes) or 0, apart)  # refused where it is both
    return types.boolean if is_open or (isinstance(value, Masked) and present != missing) else types.literal(present)


@masked_rule(isinstance, typing=_isinstance_type)
def _isinstance(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    present, missing = _answers(*sig.args)
    valid = parts(context, builder, sig.args[0], args[0])[1] if isinstance(sig.args[0], Masked) else BIT(1)
    return builder.select(valid, BIT(int(present)), BIT(int(missing)))
