"""An operation on values that may be None, NaN, NaT or ``pandas.NA``: what it does for each that is there, or is not.

Where all are there it is the operation on the values inside. Where one is not, Python says what it does
(:mod:`udf.frontend.rules.null.samples`): give a constant, give a null, raise. NaN among numbers is a number, and
computed.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial, reduce
from inspect import Parameter, Signature
from itertools import product
from typing import Any, Final

from llvmlite import ir as llvm

from udf.base.null_kinds import NAN, names_of_nulls, union_of_nulls
from udf.base.records import dataclass
from udf.frontend.base.declarations import LOWERING, is_real, not_a_number
from udf.frontend.base.messages import COMPUTED, RefusedCallError
from udf.frontend.numba.names import AbstractTemplate, TypingError, cgutils, signature, types
from udf.frontend.rules.null.samples import ConstantOutcome, NullOutcome, RaisedOutcome, outcome_of, samples_of
from udf.frontend.types.masked_kinds import has_own_nulls, masked_type, null_value, parts, unmask

MOST: Final = 4
"""Operands of one operation that may be null."""

BY_TYPE: Final = (TypeError, AttributeError)
"""What Python raises for operands of the wrong type, whatever their values."""

UNDECIDED: Final = "the result for {} is not known when a UDF is compiled; test pd.isna(x) first, or fill the nulls"


@dataclass(frozen=True, slots=True)
class ComputedOutcome:
    """The operation runs, on operands of these types, and gives a value of type ``result``."""

    kinds: tuple[Any, ...]
    result: Any


@dataclass(frozen=True, slots=True)
class NullPlan:
    """An operation's result type, and what it does for each choice of operands (of ``places``) that are there."""

    result: Any
    places: tuple[int, ...]
    cases: dict[tuple[bool, ...], ComputedOutcome | ConstantOutcome | NullOutcome | RaisedOutcome]


def plan_of(
    context: Any, called: Callable[..., Any], kinds: Sequence[Any], typed: Callable[[tuple[Any, ...]], Any]
) -> NullPlan | None:
    """Return what ``called``, a Python function, does for operands of types ``kinds``; None if it has no such call.

    ``typed`` gives the type of its result where compiled code computes it, None if it does not; ``context`` is Numba's
    typing context.

    Raises
    ------
    RefusedCallError
        If what it gives cannot be known from types: which null it is, or the value of another operand, decides.
    """
    places = tuple(place for place, kind in enumerate(kinds) if has_own_nulls(kind))
    if len(places) > MOST:
        raise RefusedCallError(
            f"one operation of {len(places)} values that may be missing; write separate operations in a UDF"
        )
    cases: dict[tuple[bool, ...], Any] = {}
    for valid in product((True, False), repeat=len(places)):
        case = _case(called, tuple(kinds), dict(zip(places, valid, strict=True)), typed)
        if case is None:
            if all(valid):
                return None
            nulls = [kinds[p].nulls for p, is_valid in zip(places, valid, strict=True) if not is_valid]
            raise RefusedCallError(UNDECIDED.format(names_of_nulls(union_of_nulls(*nulls))))
        cases[valid] = case
    result = _common_type(context, list(cases.values()))
    return None if result is None else NullPlan(result, places, cases)


def _case(called: Any, kinds: tuple[Any, ...], is_valid: dict[int, bool], typed: Any) -> Any:
    nulls = union_of_nulls(*(kinds[place].nulls for place, here in is_valid.items() if not here))
    operands = tuple(unmask(kind) if is_valid.get(place) else kind for place, kind in enumerate(kinds))
    if nulls:
        outcome = outcome_of(called, operands)
        if outcome is not None:
            return outcome
        if nulls != NAN:
            return None
        operands = tuple(types.float64 if not is_valid.get(i, True) else kind for i, kind in enumerate(operands))
    result = _result_type(typed, operands)
    if result is not None:
        return ComputedOutcome(operands, result)
    if any(samples_of(kind) is None for kind in operands):
        return None
    outcome = outcome_of(called, operands)
    return outcome if isinstance(outcome, RaisedOutcome) and issubclass(outcome.exception, BY_TYPE) else None


def _result_type(typed: Any, kinds: tuple[Any, ...]) -> Any:
    try:
        return typed(kinds)
    except TypingError:
        return None


def _common_type(context: Any, cases: list[Any]) -> Any:
    """Return the type of what all cases give; None if they have none in common."""
    kinds = [case.result for case in cases if isinstance(case, ComputedOutcome)]
    kinds += [types.literal(case.value) for case in cases if isinstance(case, ConstantOutcome)]
    nulls = [case.nulls for case in cases if isinstance(case, NullOutcome)]
    if not kinds:
        return types.float64 if nulls and union_of_nulls(*nulls) == NAN else None
    whole = [kind for kind in map(unmask, kinds) if isinstance(kind, (types.Integer, types.Boolean))]
    if len({_sort(kind) for kind in whole}) > 1 or (whole and any(map(is_real, map(unmask, kinds)))):
        raise RefusedCallError("what is an integer for one row is another number for a missing value in a UDF")
    kind = reduce(lambda a, b: a if a == b else context.unify_pairs(a, b), map(_unliteral_number, kinds))
    if kind is None or not nulls:
        return kind
    return kind if is_real(kind) and union_of_nulls(*nulls) == NAN else masked_type(kind, union_of_nulls(*nulls))


def _unliteral_number(kind: Any) -> Any:
    """Return the type of a number that is written out; text stays what it is."""
    return types.unliteral(kind) if isinstance(kind, (types.IntegerLiteral, types.BooleanLiteral)) else kind


def _sort(kind: Any) -> Any:
    return types.Boolean if isinstance(kind, (types.Boolean, types.BooleanLiteral)) else types.Integer


def lower(context: Any, builder: Any, plan: NullPlan, operands: tuple[Sequence[Any], Sequence[Any]], run: Any) -> Any:
    """Return what an operation gives for ``operands``, the types of its operands and their values.

    ``run(kinds, values)`` computes it for operands that are there, and returns the type and the value of the result.
    """
    kinds, values = operands
    memory = cgutils.alloca_once(builder, context.get_value_type(plan.result))
    builder.store(llvm.Constant(memory.type.pointee, None), memory)
    opened = {place: parts(context, builder, kinds[place], values[place]) for place in plan.places}

    def finish(valid: tuple[bool, ...]) -> None:
        case = plan.cases[valid]
        if isinstance(case, RaisedOutcome):
            arguments = COMPUTED if case.arguments is None else case.arguments
            context.call_conv.return_user_exc(builder, case.exception, arguments)
            return
        if isinstance(case, NullOutcome):
            kind = plan.result
            value = not_a_number(builder, kind) if is_real(kind) else null_value(context, builder, kind)
        elif isinstance(case, ConstantOutcome):
            kind, value = _constant(context, builder, case.value)
        else:
            inside = list(values)
            for place, here in zip(plan.places, valid, strict=True):
                inside[place] = opened[place][0] if here else not_a_number(builder)
            kind, value = run(case.kinds, inside)
        builder.store(value if kind == plan.result else context.cast(builder, value, kind, plan.result), memory)

    def descend(valid: tuple[bool, ...]) -> None:
        if len(valid) == len(plan.places):
            finish(valid)
            return
        with builder.if_else(opened[plan.places[len(valid)]][1]) as (then, otherwise):
            with then:
                descend((*valid, True))
            with otherwise:
                descend((*valid, False))

    descend(())
    return builder.load(memory)


def _constant(context: Any, builder: Any, value: Any) -> tuple[Any, Any]:
    """Return the type and the value of a number, or of a text, which is its type."""
    kind = types.literal(value)
    plain = _unliteral_number(kind)
    if kind is plain:
        return kind, context.get_dummy_value()
    return plain, context.get_constant_generic(builder, plain, value)


# -- methods and attributes --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NullMethods:
    """The methods of a family of types, also of values of them that may be missing.

    ``result(name, kinds)`` types a call, its owner first; None if there is no such. ``run(context, builder, name,
    kinds, values, result)`` lowers one. Both know the values that this package's own nulls are among. ``parameters``
    are the names of those of a method that may be given by name; in between, one that is not given is None.
    """

    family: str
    result: Callable[[str, tuple[Any, ...]], Any]
    run: Callable[..., Any]
    parameters: Mapping[str, tuple[str, ...]] | None = None

    def _plan(self, context: Any, name: str, kinds: Sequence[Any]) -> NullPlan | None:
        called = lambda owner, *given: getattr(owner, name)(*given)  # noqa: E731 - a name for plan_of's argument
        return plan_of(context, called, kinds, partial(self.result, name))

    def type_of(self, context: Any, name: str, kinds: tuple[Any, ...]) -> Any:
        """Return the type of what a method gives; None if it takes no such arguments."""
        if not any(map(has_own_nulls, kinds)):
            return self.result(name, kinds)
        plan = self._plan(context, name, kinds)
        return None if plan is None else plan.result

    def template(self, name: str) -> Any:
        """Return Numba's rule for a method."""
        known = (self.parameters or {}).get(name, ())
        named = [Parameter(one, Parameter.POSITIONAL_OR_KEYWORD, default=None) for one in known]

        def generic(rule: Any, args: Any, kws: Any) -> Any:
            left = known[len(args) :]
            if not kws.keys() <= set(left):
                return None
            last = max((left.index(one) for one in kws), default=-1)
            given = (*args, *(kws.get(one, types.none) for one in left[: last + 1]))
            result = self.type_of(rule.context, name, (rule.this, *given))
            found = None if result is None else signature(result, *given, recvr=rule.this)
            return found.replace(pysig=Signature(named[: len(given)])) if found and kws else found

        body = {"key": f"udf.{self.family}.{name}", "generic": generic, "prefer_literal": True}
        return type(f"{self.family}_{name}", (AbstractTemplate,), body)

    def register(self, names: Iterable[str]) -> None:
        """Register how methods are lowered."""
        for name in names:
            LOWERING.lower(f"udf.{self.family}.{name}", types.VarArg(types.Any))(partial(self._lower, name))

    def _lower(self, name: str, context: Any, builder: Any, sig: Any, args: Any) -> Any:
        if not any(map(has_own_nulls, sig.args)):
            return self.run(context, builder, name, sig.args, args, sig.return_type)
        plan = self._plan(context.typing_context, name, sig.args)
        assert plan is not None

        def inside(kinds: Any, values: Any) -> Any:
            result = self.result(name, kinds)
            return result, self.run(context, builder, name, kinds, values, result)

        return lower(context, builder, plan, (sig.args, args), inside)


def attribute_plan(context: Any, name: str, kind: Any, typed: Callable[[tuple[Any, ...]], Any]) -> NullPlan | None:
    """Return what an attribute is."""
    return plan_of(context, lambda owner: getattr(owner, name), (kind,), typed)
