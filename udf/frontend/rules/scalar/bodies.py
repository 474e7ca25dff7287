"""Bodies of the library (``udf/frontend/library``) of numbers: what they take, what they get, and what they give."""

import inspect
from collections.abc import Callable
from functools import cached_property
from typing import Any, Final, get_args, get_origin, get_type_hints

from udf.frontend.base.current import inside_numba
from udf.frontend.base.declarations import (
    TYPING,
    common_integer,
    common_number,
    common_real,
    define,
    is_number,
    is_real,
    is_uint64,
    is_whole,
)
from udf.frontend.base.named_parameters import NamedParameters, parameters_of
from udf.frontend.library import kinds
from udf.frontend.numba.names import types
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.scalar.overflow import unifying
from udf.frontend.staged.operands import Value
from udf.frontend.staged.staged_operators import Arithmetic
from udf.frontend.staged.syntax_walk import call


def as_number(at: InsertPoint, kind: Any, value: Any) -> Value:
    """Return a scalar as Python has it: whole numbers of 64 bits, floats of 64 bits; others as they are."""
    plain = types.unliteral(kind)
    if isinstance(plain, types.Integer) and not is_uint64(plain):
        return Value(types.int64, at.cast(value, plain, types.int64))
    return Value(types.float64, at.cast(value, plain, types.float64)) if is_real(plain) else Value(plain, value)


def as_result(at: InsertPoint, known: Any, to: Any) -> Any:
    """Return what a body gives as a number of type ``to``, or as so many."""
    if isinstance(to, types.BaseTuple):
        return [as_result(at, one, kind) for one, kind in zip(known, to, strict=True)]
    value = Arithmetic(at).value(known)
    return at.cast(value.raw, value.kind, to)


def run_body(context: Any, builder: Any, function: Callable[..., Any], to: Any, *given: Any) -> Any:
    """Return what a library function gives for (type, value) pairs and constants, as ``to``; of a tuple a list."""
    at = InsertPoint(context, builder)
    return as_result(
        at, call(at, function, *(as_number(at, *one) if isinstance(one, tuple) else one for one in given)), to
    )


# -- functions of numbers, typed by the annotations of their bodies ----------------------------------------

SCALARS: Final[dict[Any, tuple[Callable[[Any], bool], Any]]] = {
    float: (is_number, types.float64),
    int: (is_whole, types.int64),
    bool: (lambda kind: isinstance(kind, types.Boolean), types.boolean),
}
"""Annotation of a number -> whether a type fits, and the type that the body gets."""

MEETING: Final[dict[Any, tuple[Callable[[Any], bool], Callable[..., Any]]]] = {
    kinds.Real: (is_number, common_real),
    kinds.Float: (is_number, common_real),
    kinds.Common: (is_number, common_number),
    kinds.Whole: (is_whole, common_integer),
}
"""Annotation of numbers that meet in one type -> whether a type fits, and that type."""


def known_of(kind: Any) -> Any:
    """Return the value that a type has alone: of a literal, a default, None; ``...`` if it has others."""
    if isinstance(kind, types.NoneType):
        return None
    return kind.value if isinstance(kind, types.Omitted) else getattr(kind, "literal_value", ...)


class ScalarRule:
    """A library function of numbers as a rule: how it is typed by its annotations, and how it is lowered."""

    def __init__(self, body: Callable[..., Any]) -> None:
        self._body = body

    @cached_property
    def _annotations(self) -> tuple[list[Any], Any]:
        *hints, result = get_type_hints(self._body, include_extras=True).values()
        return hints, result

    @property
    def _to(self) -> Any:
        return self._annotations[1]

    @cached_property
    def _hints(self) -> list[Any]:
        return [get_args(one)[0] if type(None) in get_args(one) else one for one in self._annotations[0]]

    @cached_property
    def _optional(self) -> list[bool]:
        return [type(None) in (one, *get_args(one)) for one in self._annotations[0]]

    @cached_property
    def _defaults(self) -> list[Any]:
        return [one.default for one in inspect.signature(self._body).parameters.values()]

    def typing(self, *asked: Any) -> Any:
        """Return the type of the result, or None."""
        fewest = self._defaults.count(inspect.Parameter.empty)
        if not fewest <= len(asked) <= len(self._hints) or not all(map(_fits, self._hints, self._optional, asked)):
            return None
        parts = get_args(self._to) if get_origin(self._to) is tuple else ()
        made = [self._type(one, asked) for one in parts or (self._to,)]
        return types.Tuple(tuple(made)) if parts else made[0]

    def lower(self, context: Any, builder: Any, sig: Any, args: Any) -> Any:
        """Write it."""
        at = InsertPoint(context, builder)
        given = [self._given(at, *one, sig.args) for one in zip(self._hints, sig.args, args, strict=False)]
        made = as_result(at, call(at, self._body, *given, *self._defaults[len(args) :]), sig.return_type)
        return context.make_tuple(builder, sig.return_type, made) if isinstance(made, list) else made

    def _type(self, annotation: Any, asked: Any) -> Any:
        """Return the type of an annotation, of which the numbers of one kind meet."""
        if annotation not in MEETING:
            return SCALARS[annotation][1]
        alike = (kind for hint, kind in zip(self._hints, asked, strict=False) if hint == annotation)
        return MEETING[annotation][1](*(kind for kind in alike if known_of(kind) is not None))

    def _given(self, at: InsertPoint, hint: Any, kind: Any, value: Any, asked: Any) -> Any:
        known = known_of(kind)
        if hint == kinds.Number:
            return as_number(at, kind, value)
        if known is None or (known is not ... and hint not in MEETING):
            return known
        to = types.float64 if hint == kinds.Real else self._type(hint, asked)
        with unifying():
            return Value(to, at.cast(value, kind, to))


def _fits(annotation: Any, is_optional: bool, kind: Any) -> bool:  # noqa: FBT001 - one of three lists
    table = MEETING if annotation in MEETING else SCALARS
    known = isinstance(kind, types.Omitted) or (is_optional and isinstance(kind, types.NoneType))
    return known or table.get(annotation, (is_number,))[0](kind)


def rule_of(body: Callable[..., Any]) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """Return how a library function of numbers is typed, and how it is lowered."""
    rule = ScalarRule(body)
    return rule.typing, rule.lower


def of_scalars(
    body: Callable[..., Any],
    *functions: Any,
    typing: Callable[..., Any] | None = None,
    whole: tuple[Callable[..., Any], Callable[..., Any]] | None = None,
) -> None:
    """Register a library function of numbers as the rule of ``functions``; its parameters have its names.

    ``typing`` takes the place of its annotations, the rule ``whole`` that of the body where all are integers.
    """
    rule = ScalarRule(body)

    def typed(*asked: Any) -> Any:
        return (whole[0] if whole and all(map(is_whole, asked)) else typing or rule.typing)(*asked)

    @define(*functions, typing=typed)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        chosen = whole[1] if whole and all(map(is_whole, sig.args)) else rule.lower
        return chosen(context, builder, sig, args)

    if body.__defaults__ or body.__kwdefaults__:
        for function in functions:
            members = {"key": function, "signature": parameters_of(body), "typing": staticmethod(typed)}
            own = type(f"Named_{function.__name__}", (_Named,), members | {"implementation": ("udf", function, lower)})
            TYPING.register_global(function, (own,))


class _Named(NamedParameters):
    """A call of a function of numbers with arguments by name."""

    implementation: Any

    def generic(self, args: Any, kws: Any) -> Any:
        """Return the signature of a call with names; None of one without."""
        cls = type(self)
        asked = None if inside_numba() or not kws else cls.bind(args, kws)
        result = None if asked is None else cls.typing(*asked.values())
        return None if asked is None or result is None else cls.signed(result, asked)

    def get_impl_key(self, _sig: Any) -> Any:
        """Return the key of our implementation."""
        return type(self).implementation
