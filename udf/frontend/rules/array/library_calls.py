"""Functions of the library (``udf/frontend/library``) as rules: typed by their annotations, called on arrays.

Functions of NumPy that the library has the bodies of: a row each, its typing rule is the body's annotations.

``np.cov`` and ``np.corrcoef`` of two arrays give a 2 x 2 matrix, of which functions read an item; polynomials are
``np.polyval`` at a number and ``np.polyfit`` of a line.

Source: NumPy, numpy/lib/_function_base_impl.py (cov, corrcoef), _polynomial_impl.py.
"""

import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

import numpy as np

from udf.base.records import dataclass
from udf.frontend.base.declarations import DOUBLE, INT64, is_number, is_real, is_whole, literal
from udf.frontend.base.messages import RefusedCallError
from udf.frontend.base.models import known_by
from udf.frontend.library import equality, fill, kinds, lines, search
from udf.frontend.library.intrinsics import mean, null_of, present
from udf.frontend.library.lines import corrcoef, cov, slope
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.access import fold_items, for_each, item_of, length_of
from udf.frontend.rules.array.array_functions import declare
from udf.frontend.rules.array.array_reductions import mean_of
from udf.frontend.rules.array.compositions import Composer, Operand
from udf.frontend.rules.array.dropna import dropna
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.local_arrays import alloc_local, local_type, store_item
from udf.frontend.rules.scalar.bodies import SCALARS, as_number, as_result, known_of
from udf.frontend.staged.operands import Value, primitive
from udf.frontend.staged.syntax_walk import call
from udf.frontend.types.array_kinds import Array, Matrix, as_array, int_members, is_filtered, register_struct

PLACE = "i"
"""The parameter of a library function that is the place of the item that it gives."""


@cache
def hints_of(function: Callable[..., Any]) -> tuple[dict[str, Any], Any]:
    """Return the annotations of a library function's parameters by name, and that of its result."""
    hints = get_type_hints(function, include_extras=True)
    result = hints.pop("return")
    return hints, result


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
    hints, _ = hints_of(kind.function)
    held = iter(cgutils.unpack_tuple(at.builder, at.members(kind, value).held))
    given: dict[str, Any] = {PLACE: Value(types.int64, index)}
    for name, one in kind.operands:
        given[name] = argument(at, hints[name], one, next(held) if known_of(one) is ... else None)
    return as_result(at, call(at, kind.function, *(given[name] for name in hints)), kind.dtype)


def type_of_library(function: Callable[..., Any], asked: dict[str, Any]) -> Any:
    """Return the type of what a library function gives, or None."""
    hints, result = hints_of(function)
    return RESULTS[result](first_array(asked).dtype) if all_fit(hints, asked) else None


def items_of_library(
    name: str, function: Callable[..., Any], *functions: Any, register: Any = declare, check: Any = None, **how: Any
) -> None:
    """Register a library function of a place ``i`` as the rule of what gives an array of such items.

    It is as long as the first array. ``check`` has the same parameters without ``i``, and raises for what has no items.
    """

    def typing(**asked: Any) -> Any:
        dtype = type_of_library(function, asked)
        return dtype and Lazy(function, tuple((one, as_array(kind) or kind) for one, kind in asked.items()), dtype)

    parameters = inspect.signature(function).parameters.values()
    typing.__signature__ = inspect.Signature([one for one in parameters if one.name != PLACE])  # type: ignore[attr-defined]

    @register(name, *functions, typing=typing, **how)  # type: ignore[untyped-decorator]
    def lower(at: InsertPoint, asked: Any, values: Any, to: Lazy) -> Any:
        if check is not None:
            hints, _ = hints_of(function)
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

    def typing(**asked: Any) -> Any:
        return type_of_library(function, asked)

    typing.__wrapped__ = function  # type: ignore[attr-defined]  # whose parameters it has

    @register(name, *functions, typing=typing, **how)  # type: ignore[untyped-decorator]
    def lower(at: InsertPoint, asked: Any, values: Any, to: Any) -> Any:
        given = [argument(at, hint, asked[one], values[one]) for one, hint in hints_of(function)[0].items()]
        return as_result(at, call(at, function, *given), to)


BODIES: Final[dict[str, Callable[..., Any]]] = {
    "allclose": equality.allclose,
    "array_equal": equality.array_equal,
    "digitize": search.digitize,
    "interp": search.interp,
    "trapezoid": lines.trapezoid,
    "trapz": lines.trapezoid,  # before NumPy 2
}
"""Function of NumPy that gives a value -> its body."""

ITEMS: Final[dict[str, tuple[Callable[..., Any], Callable[..., Any] | None]]] = {
    "digitize": (search.digitize_each, None),
    "gradient": (fill.slope, fill.slope_fits),
    "interp": (search.interp_each, None),
    "roll": (fill.rolled, None),
}
"""Function of NumPy that gives an array -> the body of an item, and what raises before there is one."""

of_library("norm", lines.norm, np.linalg.norm)
of_library("searchsorted", search.searchsorted, np.searchsorted, method=True)
for _name, _function in BODIES.items():
    if hasattr(np, _name):
        of_library(_name, _function, getattr(np, _name))
for _name, (_function, _check) in ITEMS.items():
    items_of_library(f"{_name} of arrays", _function, getattr(np, _name), check=_check)

PAIR: Final = Matrix((2, 2), local=True)
FOUR: Final = types.UniTuple(types.float64, 4)


def _pair(x: Any, y: Any) -> Any:
    return PAIR if as_array(x) and as_array(y) else None


def _matrix(at: InsertPoint, values: list[Any]) -> Any:
    """Return four values, row by row, as a matrix in the function's own memory."""
    data = cgutils.alloca_once(at.builder, DOUBLE, size=4)
    for i, value in enumerate(values):
        at.builder.store(value, at.builder.gep(data, [INT64(i)]))
    return at.struct(PAIR, data=data, length=INT64(2), stride=INT64(2), columns=INT64(2), pitch=INT64(1))


@declare("corrcoef", np.corrcoef, typing=_pair)
def _corrcoef(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    return _matrix(at, compute(at, corrcoef, FOUR, *((kinds[name], values[name]) for name in "xy")))


def _covariance(m: Any, y: Any, rowvar: Any = True, bias: Any = False, ddof: Any = None) -> Any:  # noqa: FBT002
    plain = all(getattr(kind, "literal_value", None) is value for kind, value in ((rowvar, True), (bias, False)))
    known = isinstance(ddof, types.NoneType) or is_whole(ddof) or is_real(ddof)
    return _pair(m, y) if plain and known else None


@declare("cov", np.cov, typing=_covariance)
def _cov(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    known = isinstance(kinds["ddof"], types.NoneType)
    fewer = 1.0 if known else (types.float64, at.cast(values["ddof"], kinds["ddof"], types.float64))
    return _matrix(at, compute(at, cov, FOUR, (kinds["m"], values["m"]), (kinds["y"], values["y"]), fewer))


# -- np.polyval ----------------------------------------------------------------------------------------


def _polyval_type(p: Any, x: Any) -> Any:
    if not (as_array(p) and is_number(x)):
        return None
    return types.int64 if is_whole(as_array(p).dtype) and is_whole(x) else types.float64


@declare("polyval", np.polyval, typing=_polyval_type)
def _polyval(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    x, dtype = at.cast(values["x"], kinds["x"], result), kinds["p"].dtype
    times, plus = (at.builder.fmul, at.builder.fadd) if is_real(result) else (at.builder.mul, at.builder.add)
    start = at.context.get_constant(result, 0)
    return fold_items(
        kinds["p"], at, values["p"], start, lambda total, item: plus(times(total, x), at.cast(item, dtype, result))
    )


# -- np.polyfit ----------------------------------------------------------------------------------------


def _fitted_type(x: Any, y: Any, deg: Any) -> Any:
    if not (as_array(x) and as_array(y)):
        return None
    if literal(deg) != 1:
        raise RefusedCallError("np.polyfit() fits lines in a UDF: its third argument is 1")
    return local_type("np.polyfit", 2, types.float64)


@declare("polyfit", np.polyfit, typing=_fitted_type)
def _polyfit(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    arrays = ((kinds[name], values[name]) for name in ("x", "y"))
    array = alloc_local(at, result, INT64(2))
    for number, value in enumerate(compute(at, slope, types.UniTuple(types.float64, 2), *arrays)):
        store_item(at, result, array, INT64(number), value)
    return array
