"""The one rule: an operation on masked values is that operation on the values inside, where all are there."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, ClassVar, Final

import numpy as np

from udf.base.records import dataclass
from udf.bind.captures import asks_null, holds, present
from udf.bind.folds import emit, keep
from udf.frontend.base.declarations import OwnTemplate, takes
from udf.frontend.base.messages import RefusedError
from udf.frontend.numba.names import cgutils, signature, types
from udf.frontend.rules.null import null_plans
from udf.frontend.rules.null.null_calls import run, run_if_valid, run_required, unmask_members
from udf.frontend.rules.null.null_plans import NullPlan, plan_of
from udf.frontend.rules.null.null_rules import MASKED_RULES, PYTHON, REQUIRING
from udf.frontend.types.masked_kinds import (
    CONSTANTS,
    NA_CONSTANT,
    Masked,
    NullConstant,
    build,
    has_own_nulls,
    masked_type,
    parts,
    unmask,
)

OF_TUPLES: Final = frozenset({min, max, sum, math.prod, math.dist, math.hypot})
"""Functions that look into tuples; in every other place a tuple of masked values is a tuple."""


@dataclass(frozen=True, slots=True)
class Leaves:
    """How operands are taken apart: how many members each has in the flat list, None for one that stays whole."""

    counts: tuple[int | None, ...]

    def flat(self, operands: Sequence[Any], members: Callable[[Any], Iterable[Any]] = tuple) -> list[Any]:
        """Return operands, types or values, one after the other; ``members`` takes one apart."""
        found: list[Any] = []
        for count, operand in zip(self.counts, operands, strict=True):
            found += [operand] if count is None else members(operand)
        return found

    def packed(self, leaves: Iterable[Any], pack: Callable[[list[Any]], Any] = tuple) -> tuple[Any, ...]:
        """Return the operands again; ``pack`` makes one of its members."""
        rest = iter(leaves)
        return tuple(next(rest) if count is None else pack([next(rest) for _ in range(count)]) for count in self.counts)

    def values(self, builder: Any, args: Sequence[Any]) -> list[Any]:
        """Return the values of operands in compiled code, one after the other."""
        return self.flat(args, lambda value: cgutils.unpack_tuple(builder, value))


def leaves_of(operation: Any, kinds: Sequence[Any]) -> Leaves:
    """Return how the operands of an operation, of types ``kinds``, are taken apart.

    Examples
    --------
    >>> leaves_of(len, (types.int64,)).counts, leaves_of(sum, (types.UniTuple(types.int64, 3),)).counts
    ((None,), (3,))
    """
    inside = getattr(operation, "__hash__", None) is not None and operation in OF_TUPLES
    return Leaves(tuple(len(kind) if inside and isinstance(kind, types.BaseTuple) else None for kind in kinds))


def any_own_nulls(operation: Any, kinds: Sequence[Any]) -> bool:
    """Return whether an operand, or a member of one that is looked into, may be None, NaN, NaT or ``pandas.NA``."""
    if any(map(has_own_nulls, kinds)):
        return True
    tuples = any(isinstance(kind, types.BaseTuple) for kind in kinds)
    return tuples and any(map(has_own_nulls, leaves_of(operation, kinds).flat(kinds)))


_MASKED_OR_HOLDING: Final = (Masked, NullConstant, types.BaseTuple)


def propagates(operation: Any, kinds: Any) -> bool:
    """Return whether a call is handed on: an argument is masked, and no rule of its own says what that means."""
    if not any(_can_be_missing(operation, kind) for kind in kinds):
        return False
    return _typed(MASKED_RULES.get(operation), kinds) is None


def _typed(own: Any, kinds: Any) -> Any:
    """Return the type that a rule gives; None if there is none, or it takes fewer arguments: ``pow(x, 2, 7)``."""
    return own(*kinds) if own is not None and takes(own, len(kinds)) else None


def operation_of(function: Any) -> Any:
    """Return the Python object that a function type stands for; None for one that takes masked values itself.

    Numba's name of an operation is none: "static_getitem" goes on as ``operator.getitem``.
    """
    if isinstance(function, str):
        return None
    if isinstance(function, types.Function):
        return function.typing_key
    if isinstance(function, types.Type) and not isinstance(function, types.NumberClass):
        return None
    return function


def _can_be_missing(operation: Any, kind: Any) -> bool:
    if isinstance(kind, types.BaseTuple):
        return operation in OF_TUPLES and any(isinstance(member, (Masked, NullConstant)) for member in kind)
    return isinstance(kind, (Masked, NullConstant))


def resolve(context: Any, function: Any, args: Any, kws: Any) -> Any:
    """Return the signature of a call with masked arguments; None if it is none, or the values have no such call."""
    operation = operation_of(function)
    operands = (*args, *dict(kws).values())
    if operation in NULL_REFUSING and any(isinstance(kind, (Masked, NullConstant)) for kind in operands):
        raise RefusedError(NULL_RESULT.format(NULL_REFUSING[operation]), None)  # a null would not be written
    if operation is not None and any_own_nulls(operation, operands) and not _has_rule(operation, operands):
        plan = None if kws else _plan(context, function, tuple(args))
        return None if plan is None else signature(plan.result, *args)
    if operation is None or not propagates(operation, operands):
        return None
    constants = [kind for kind in operands if isinstance(kind, NullConstant)]
    if any(kind in PANDAS_OWN for kind in constants):
        raise RefusedError(OF_CONSTANT, None)
    if constants:
        return signature(NA_CONSTANT, *operands)
    inner = context.resolve_function_type(
        function, tuple(map(unmask_members, args)), {name: unmask_members(kind) for name, kind in dict(kws).items()}
    )
    if inner is None:
        return None
    result = inner.return_type if operation in REQUIRING else masked_type(inner.return_type)
    if result is None:
        return None
    by_name = dict(inner.pysig.bind(*args, **dict(kws)).arguments) if inner.pysig else dict(enumerate(args))
    names = inner.pysig.parameters if inner.pysig else range(len(args))
    kinds = (_argument_type(by_name.get(name, kind), kind) for name, kind in zip(names, inner.args, strict=True))
    outer = signature(result, *kinds)
    return outer.replace(pysig=inner.pysig) if inner.pysig else outer


PANDAS_OWN: Final = frozenset({CONSTANTS["pandas.NA"], CONSTANTS["NaT"]})
OF_CONSTANT: Final = (
    "an operation of pd.NA or pd.NaT that is written out is not compiled in a UDF; test pd.isna(x) first"
)
"""``str(pd.NA)`` is a text, ``float(pd.NA)`` raises, ``pd.NA + 1`` is NA: Python knows each."""

NULL_RESULT: Final = "{} may be None, and is to be a number in a UDF: write float('nan') in its place"
NULL_REFUSING: Final = {emit: "out of scan's function", keep: "the state of a fold"}
"""What stands for the results of folds -> what is given there."""

NULL_RULES: Final = frozenset(
    {asks_null, holds, operator.is_, operator.is_not, isinstance, present, operator.getitem, operator.contains}
)
"""Operations whose own rule asks which null it is, or what a lookup has for it."""

LOGIC: Final = frozenset({operator.and_, operator.iand, operator.or_, operator.ior, operator.pow, operator.ipow, pow})
"""Operations whose own rule is that of ``pandas.NA``."""


def _has_rule(operation: Any, kinds: Any) -> bool:
    """Return whether an operation on values that may be None, NaN, NaT or ``pandas.NA`` has a rule of its own."""
    logical = operation in LOGIC and all(k.nulls == ("pandas.NA",) for k in kinds if has_own_nulls(k))
    own = MASKED_RULES.get(operation) if logical or operation in NULL_RULES else None
    return _typed(own, kinds) is not None


def _plan(context: Any, function: Any, kinds: tuple[Any, ...]) -> NullPlan | None:
    """Return what a call does for each of its arguments, there or not."""
    operation = operation_of(function)
    if isinstance(operation, types.NumberClass):
        operation = getattr(np, str(operation.instance_type))

    leaves, called = leaves_of(operation, kinds), PYTHON.get(operation, operation)

    def typed(tried: tuple[Any, ...]) -> Any:
        found = context.resolve_function_type(function, leaves.packed(tried, types.Tuple), {})
        return None if found is None else found.return_type

    return plan_of(context, lambda *given: called(*leaves.packed(given)), leaves.flat(kinds), typed)


def _argument_type(kind: Any, inner: Any) -> Any:
    """Return the type in which an argument is wanted: masked as it was given, its value as the operation asks."""
    if isinstance(kind, types.BaseTuple) and kind != inner:
        return kind
    return masked_type(inner) if isinstance(kind, Masked) else inner


class NullPropagation(OwnTemplate):
    """The typing rule, of every function, that hands a call of ``operation`` with masked arguments on."""

    prefer_literal = True
    _inline_overloads: ClassVar[dict[Any, Any]] = {}  # Numba asks every rule of what overload_method registered

    def __init__(self, operation: Any, context: Any = None) -> None:
        self.key, self.context = operation, context

    def __call__(self, context: Any) -> NullPropagation:
        """Return what types in ``context``."""
        return NullPropagation(self.key, context)

    def generic(self, args: Any, kws: Any) -> Any:
        """Return the signature for masked arguments, and None for others, tested first: they are nearly every call."""
        if not any(isinstance(kind, _MASKED_OR_HOLDING) for kind in (*args, *dict(kws).values())):
            return None
        return resolve(self.context, self.context.resolve_value_type(self.key), args, kws)

    def get_impl_key(self, _sig: Any) -> Any:
        """Return the operation itself: :func:`implementation` finds how it is lowered."""
        return self.key


def implementation(context: Any, function: Any, sig: Any) -> Callable[..., Any] | None:
    """Return how a call with masked arguments is lowered; None if it is none."""
    operation = operation_of(function)
    if operation is not None and any_own_nulls(operation, sig.args) and not _has_rule(operation, sig.args):
        return partial(_lower_plan, context, function, sig)
    if operation is None or not propagates(operation, sig.args):
        return None

    def lower(builder: Any, args: Any, loc: Any = None) -> Any:
        del loc
        if sig.return_type is NA_CONSTANT:
            return context.get_dummy_value()
        return _lower(context, builder, function, sig, args)

    return lower


def _lower_plan(context: Any, function: Any, sig: Any, builder: Any, args: Any, loc: Any = None) -> Any:
    del loc
    plan = _plan(context.typing_context, function, sig.args)
    assert plan is not None
    leaves = leaves_of(operation_of(function), sig.args)

    def compute(kinds: Any, values: Any) -> Any:
        packed = leaves.packed(kinds, types.Tuple)
        pairs = leaves.packed(zip(kinds, values, strict=True))
        whole = [
            one[1] if count is None else context.make_tuple(builder, kind, [value for _, value in one])
            for count, kind, one in zip(leaves.counts, packed, pairs, strict=True)
        ]
        return run(context, builder, function, packed, whole)

    operands = leaves.flat(sig.args), leaves.values(builder, args)
    return null_plans.lower(context, builder, plan, operands, compute)


def _lower(context: Any, builder: Any, function: Any, sig: Any, args: Any) -> Any:
    requires = REQUIRING.get(operation_of(function))
    if requires is not None:
        return run_required(context, builder, (function, sig.args, args), *requires)
    kind, value, valid = run_if_valid(context, builder, (function, sig.args, args))
    return _mask_result(context, builder, (kind, value), sig.return_type, valid)


def _mask_result(context: Any, builder: Any, inner: tuple[Any, Any], kind: Any, valid: Any) -> Any:
    """Return the result with its mask; each member of a tuple gets the same."""
    source, value = inner
    if isinstance(kind, types.BaseTuple):
        members = zip(source, cgutils.unpack_tuple(builder, value), kind, strict=True)
        masked = [_mask_result(context, builder, (k, v), to, valid) for k, v, to in members]
        return context.make_tuple(builder, kind, masked)
    value, is_valid = parts(context, builder, source, value)  # of a call that can give a missing value itself
    inside = context.cast(builder, value, unmask(source), kind.inner)
    return build(context, builder, kind, inside, builder.and_(valid, is_valid))
