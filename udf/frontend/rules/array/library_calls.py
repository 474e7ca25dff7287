"""Functions of the library (``udf/frontend/library``) as rules: typed by their annotations, called on arrays."""

from __future__ import annotations

import inspect
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, Union, get_args, get_origin, get_type_hints

from udf.base.records import dataclass
from udf.frontend.base.declarations import is_number, is_real
from udf.frontend.base.models import known_by
from udf.frontend.library import kinds
from udf.frontend.library.intrinsics import mean, null_of, present
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.access import for_each, item_of, length_of
from udf.frontend.rules.array.array_functions import declare
from udf.frontend.rules.array.array_reductions import mean_of
from udf.frontend.rules.array.dropna import dropna
from udf.frontend.rules.scalar.bodies import SCALARS, as_number, as_result, known_of
from udf.frontend.staged.expressions import primitive
from udf.frontend.staged.operands import Value
from udf.frontend.staged.syntax_walk import call
from udf.frontend.types.array_kinds import Array, as_array, int_members, is_filtered, register_struct

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from udf.frontend.rules.array.compositions import Composer, Operand
    from udf.frontend.rules.array.insert_point import InsertPoint


PLACE = "i"
"""The parameter of a library function that is the place of the item that it gives."""


class Lazy(Array):
    """The items that ``function`` gives for each place and ``operands``: (name of the parameter, type) pairs."""

    key = known_by("function", "operands", "dtype")

    def __init__(self, function: Callable[..., Any], operands: tuple[tuple[str, Any], ...], dtype: Any) -> None:
        self.function, self.operands, self.dtype = function, operands, dtype
        self.arrays = [kind for _, kind in operands if isinstance(kind, Array)]
        self.capacity, self.local = self.arrays[0].capacity, any(kind.local for kind in self.arrays)
        super().__init__(name=f"array of {dtype}")

    @property
    def held(self) -> tuple[Any, ...]:
        """Return the types of what is not known by its type."""
        return tuple(kind for _, kind in self.operands if known_of(kind) is ...)


register_struct(Lazy, ("held", lambda kind: types.Tuple(kind.held)), *int_members("length"))


@item_of.register(Lazy)
def _computed(kind: Lazy, at: InsertPoint, value: Any, index: Any) -> Any:
    hints = get_type_hints(kind.function, include_extras=True)
    held = iter(cgutils.unpack_tuple(at.builder, at.members(kind, value).held))
    given: dict[str, Any] = {PLACE: Value(types.int64, index)}
    for name, one in kind.operands:
        given[name] = argument(at, hints[name], one, next(held) if known_of(one) is ... else None)
    return as_result(at, call(at, kind.function, *(given[name] for name in hints if name != "return")), kind.dtype)


def items_of_library(
    name: str, function: Callable[..., Any], *functions: Any, register: Any = declare, check: Any = None, **how: Any
) -> None:
    """Register a library function of a place ``i`` as the rule of what gives an array of such items.

    It is as long as the first array. ``check`` has the same parameters without ``i``, and raises for what has no items.
    """
    hints = get_type_hints(function, include_extras=True)
    result = hints.pop("return")

    def typing(**asked: Any) -> Any:
        if not all_fit(hints, asked):
            return None
        first = first_array(asked)
        return Lazy(
            function, tuple((one, as_array(kind) or kind) for one, kind in asked.items()), RESULTS[result](first.dtype)
        )

    parameters = inspect.signature(function).parameters.values()
    typing.__signature__ = inspect.Signature([one for one in parameters if one.name != PLACE])  # type: ignore[attr-defined]

    @register(name, *functions, typing=typing, **how)  # type: ignore[untyped-decorator]
    def lower(at: InsertPoint, asked: Any, values: Any, to: Lazy) -> Any:
        if check is not None:
            call(at, check, *(argument(at, hints[one], asked[one], values[one]) for one in asked))
        return lazy_value(at, to, asked, values)


def lazy(do: Composer, function: Callable[..., Any], dtype: Any, **operands: Operand) -> Operand:
    """Return the array of ``function``'s items, in a composition."""
    kinds, values = ({name: one[part] for name, one in operands.items()} for part in (0, 1))
    kind = Lazy(function, tuple(kinds.items()), dtype)
    return kind, do.at and lazy_value(do.at, kind, kinds, values)


def lazy_value(at: InsertPoint, to: Lazy, kinds: dict[str, Any], values: dict[str, Any]) -> Any:
    """Return the array of type ``to`` of parameters; it is as long as the first array."""
    held = [values[one] for one, kind in to.operands if known_of(kind) is ...]
    first = next(one for one, kind in to.operands if isinstance(kind, Array))
    length = length_of(kinds[first], at, values[first])
    return at.struct(to, held=at.context.make_tuple(at.builder, types.Tuple(to.held), held), length=length)


# -- what a body sees ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ArrayItems:
    """An array as a body of the library sees it: its items are Python's numbers."""

    at: InsertPoint
    kind: Array
    array: Any

    @property
    def is_counted(self) -> bool:
        """Return whether how many items there are may be known to LLVM."""
        return not is_filtered(self.kind)

    def length(self) -> Value:
        """Return how many items there are."""
        return Value(types.int64, length_of(self.kind, self.at, self.array))

    def item(self, index: Value) -> Value:
        """Return the one at an ``index`` that is inside."""
        return as_number(self.at, self.kind.dtype, item_of(self.kind, self.at, self.array, index.raw))

    @contextmanager
    def each(self, *, unroll: bool = True) -> Iterator[Value]:
        """Write a loop over all of them; give the item."""
        with for_each(self.kind, self.at, self.array, unroll=unroll) as item:
            yield as_number(self.at, self.kind.dtype, item)


def operand(at: InsertPoint, kind: Any, value: Any) -> Any:
    """Return what a body sees of an argument."""
    if isinstance(kind, types.NoneType):
        return None
    return ArrayItems(at, kind, value) if isinstance(kind, Array) else as_number(at, kind, value)


def compute(at: InsertPoint, function: Callable[..., Any], to: Any, *arguments: Any) -> Any:
    """Return what a library function gives for (type, value) pairs and constants, as a number of type ``to``.

    Of a type of several numbers it gives a list of them.
    """
    given = [operand(at, *one) if _is_operand(one) else one for one in arguments]
    return as_result(at, call(at, function, *given), to)


def _is_operand(argument: Any) -> bool:
    return isinstance(argument, tuple) and bool(argument) and isinstance(argument[0], types.Type)


@primitive(mean)
def _mean(at: InsertPoint, items: ArrayItems) -> Value:
    return Value(types.float64, mean_of(at, items.kind, items.array)[0])


@primitive(present)
def _present(at: InsertPoint, items: ArrayItems) -> ArrayItems:
    return ArrayItems(at, *dropna(at, items.kind, items.array))


@primitive(null_of)
def _null_of(at: InsertPoint, items: ArrayItems) -> Value:
    return as_number(at, items.kind.dtype, at.context.get_constant_null(items.kind.dtype))


# -- what is declared ----------------------------------------------------------------------------------


def _of_numbers(kind: Any) -> bool:
    return is_number(kind) and not isinstance(kind, types.Boolean)


ARRAYS: Final[dict[Any, Callable[[Any], bool]]] = {
    kinds.Floats: is_real,
    kinds.Numbers: _of_numbers,
    kinds.Values: is_number,
    kinds.Alike: is_number,
}
"""Annotation of an array -> whether it may have items of a type."""

RESULTS: Final[dict[Any, Callable[[Any], Any]]] = {
    float: lambda _: types.float64,
    int: lambda _: types.int64,
    bool: lambda _: types.boolean,
    kinds.Item: lambda dtype: dtype,
    kinds.Mean: lambda dtype: dtype if is_real(dtype) else types.float64,
}
"""Annotation of what is given -> its type, by the dtype of the first array."""


def fits(annotation: Any, kind: Any) -> bool:
    """Return whether an argument of a type is what a library function takes."""
    if get_origin(annotation) is Union:
        return any(fits(one, kind) for one in get_args(annotation))
    if annotation in ARRAYS:
        array = as_array(kind)
        return array is not None and ARRAYS[annotation](array.dtype)
    if annotation in SCALARS:
        return SCALARS[annotation][0](kind)
    if annotation is kinds.Number:
        return is_number(kind)
    known = known_of(kind)
    if annotation is kinds.Default:
        return not known
    if annotation is kinds.Axis:
        return known in (None, 0, -1)
    if annotation is type(None):
        return known is None
    return any(type(known) is type(one) and known == one for one in get_args(annotation))


def all_fit(hints: dict[str, Any], asked: dict[str, Any]) -> bool:
    """Return whether arguments are what a library function takes."""
    if not all(fits(hints[one], kind) for one, kind in asked.items()):
        return False
    alike = (as_array(kind).dtype for one, kind in asked.items() if hints[one] is kinds.Alike)
    return all(dtype == first_array(asked).dtype for dtype in alike)


def first_array(asked: dict[str, Any]) -> Any:
    """Return the first array among the types of arguments."""
    return next(array for array in map(as_array, asked.values()) if array)


def argument(at: InsertPoint, annotation: Any, kind: Any, value: Any) -> Any:
    """Return what the body gets: an array, a number, or what is known of it."""
    known = known_of(kind)
    if isinstance(kind, Array):
        return ArrayItems(at, kind, value)
    if annotation is kinds.Number:
        return as_number(at, kind, value)
    if annotation not in SCALARS:
        return known
    if known is not ...:
        return annotation(known)
    to = SCALARS[annotation][1]
    return Value(to, at.cast(value, kind, to))


def of_library(name: str, function: Callable[..., Any], *functions: Any, register: Any = declare, **how: Any) -> None:
    """Register a library function as the rule of ``functions``, or with ``register`` of a method.

    Its parameters, by their names, and its result are what its annotations say.
    """
    hints = get_type_hints(function, include_extras=True)
    result = hints.pop("return")

    def typing(**asked: Any) -> Any:
        if not all_fit(hints, asked):
            return None
        return RESULTS[result](first_array(asked).dtype)

    typing.__signature__ = inspect.signature(function)  # type: ignore[attr-defined]

    @register(name, *functions, typing=typing, **how)  # type: ignore[untyped-decorator]
    def lower(at: InsertPoint, asked: Any, values: Any, to: Any) -> Any:
        given = [argument(at, hints[one], asked[one], values[one]) for one in hints]
        return as_result(at, call(at, function, *given), to)
