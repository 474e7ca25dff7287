"""What is known of NumPy's scalars and arrays by their types, and by the functions and methods that make them."""

import operator
from typing import Any, Final, NamedTuple

import numpy as np

from udf.base.catalogue import functions, having
from udf.base.operators import BINARY, in_numpy
from udf.bind.containers import Entries, FrameEntries
from udf.bind.summaries import is_frame
from udf.frontend.base.declarations import (
    INT64,
    define,
    is_half,
    is_number,
    is_real,
    is_uint64,
    is_whole,
    raise_if,
    stand_in,
)
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.models import cast_first
from udf.frontend.ir.constant_items import as_constant, constant_index
from udf.frontend.ir.nodes import called_method, constant_value, definition_of, is_constant, is_expression
from udf.frontend.numba.names import types
from udf.frontend.rules.scalar.numpy_scalars import COMPARISONS, as_dtype
from udf.frontend.rules.time.fields import INT_FIELDS, SPAN_FIELDS
from udf.frontend.types.masked_kinds import unmask

FUNCTIONS: Final = in_numpy(BINARY) | {python: numpy for numpy, python in COMPARISONS.items()}
"""Operators -> NumPy's functions of two scalars."""

FLOATS: Final = having("float")
"""Methods of a row that give a float."""

SAME_DTYPE: Final = having("dtype")
"""Methods of a row that give a Series of the same type."""

COUNTS: Final = having("place")
"""Methods of a row that give a whole number."""

PLACES: Final = ("iloc", "loc", "iat", "at")

REDUCTIONS: Final = having("array")
"""Methods of an array that give a number."""

NARROW: Final = frozenset({"int8", "int16", "int32", "uint8", "uint16", "uint32", "uint64", "float16", "float32"})
"""Types of NumPy's scalars that no number of Python's is taken for."""

HALF: Final = np.dtype("float16")
BOOL: Final = np.dtype("bool")

IDENTITIES: Final = (operator.is_, operator.is_not)

AVERAGES: Final = functions("float")
"""NumPy's functions that give a float."""

ARRAYS: Final = functions("makes")
"""NumPy's functions that make an array."""

TOTALS: Final = functions("total")
"""NumPy's functions of several numbers that give one."""

CHOICES: Final = functions("chosen")
"""NumPy's functions of numbers that give one of them, or nearly."""

HALF_BUILTINS: Final = frozenset({abs, float, int, bool, min, max, sum})
"""Builtins that take halves."""

AMBIGUOUS: Final = (
    "a UDF cannot tell a number that is NumPy's on one path and Python's on another; make it one: float(..)"
)

BUILTIN_TYPES: Final = {float: float, int: int, len: int, bool: bool, any: bool, all: bool, isinstance: bool}
"""Builtins that give a number of Python's."""

BOOL_ATTRIBUTES: Final = having("asks")
"""Attributes of a Series that are Python's bools."""

TIME_MEMBERS: Final[dict[str, Any]] = {
    **dict.fromkeys((*INT_FIELDS, *SPAN_FIELDS, "weekday", "isoweekday", "toordinal"), int),
    **dict.fromkeys(("total_seconds", "timestamp"), float),
}
"""Attributes and methods of times that are Python's numbers."""


class ArrayOf(NamedTuple):
    """What is known of an array, or of a ``series``, which hands out Python's numbers to a loop: what its items are."""

    dtype: np.dtype[Any]
    series: bool = False


fit_dtype: Final = stand_in("fit_dtype")
"""(value, name): stands for Python's integer as a NumPy scalar of the type ``name``, which must have it."""

as_python: Final = stand_in("as_python")
"""(value): stands for the number of Python's that a NumPy scalar is."""


def sample_value(kind: Any) -> Any:
    """Return a value of what is known of a variable."""
    return kind.type(1) if isinstance(kind, np.dtype) else kind(1)


def is_values(array: Any, name: str) -> bool:
    """Return whether an attribute of an array, or of a Series, is its values."""
    return isinstance(array, ArrayOf) and (array.series and name in (*PLACES, "values"))


def python_type(dtype: np.dtype[Any]) -> type:
    """Return the type of Python's numbers that a dtype's are."""
    return {"f": float, "b": bool}.get(dtype.kind, int)


def is_math(function: Any) -> bool:
    """Return whether a function is of ``math``."""
    return getattr(function, "__module__", None) == "math"


def constant_dtype(value: Any) -> Any:
    """Return what is known of a constant."""
    if isinstance(value, np.number | np.bool_):
        return value.dtype
    if isinstance(value, np.ndarray) and value.ndim == 1 and value.dtype.kind in "iuf":
        return ArrayOf(value.dtype)
    return type(value) if type(value) in (int, float, bool) else None


def constants_dtype(node: Any, at: Any) -> Any:
    """Return what is known of the item of a constant tuple that is read ``at`` a constant index, or, None, anywhere."""
    values = node.value if is_constant(node) and isinstance(node.value, tuple) else ()
    index = None if at is None else at.value
    if type(index) is int and -len(values) <= index < len(values):
        return constant_dtype(values[index])
    found = [constant_dtype(value) for value in values]
    return join_all(found) if found and all_known(found) else None


def argument_dtype(kind: Any) -> Any:
    """Return what is known of an argument, or of a row's value, by its type; what is none of NumPy's is Python's."""
    kind = unmask(kind)
    if kind == types.float16:
        return HALF
    plain = ((types.Boolean, bool), (types.Integer, int), (types.Float, float))
    return next((python for numba, python in plain if isinstance(kind, numba)), None)


def all_known(dtypes: list[Any]) -> bool:
    """Return whether something is known of each; a dtype equals None, which names float64."""
    return all(one is not None for one in dtypes)


def join(first: Any, second: Any) -> Any:
    """Return what is known of a variable that has either of two types."""
    if first is None or first is second or isinstance(second, ArrayOf):
        return second
    if isinstance(first, np.dtype) and isinstance(second, np.dtype):
        return np.promote_types(first, second)
    if isinstance(first, np.dtype) or isinstance(second, np.dtype):
        return first if isinstance(first, np.dtype) else second
    return float if float in (first, second) else int


def join_all(dtypes: list[Any]) -> Any:
    """Return what is known of what may be any of several."""
    found = dtypes[0]
    for one in dtypes[1:]:
        found = join(found, one)
    return found


def operator_dtype(function: Any, dtypes: list[Any]) -> Any:
    """Return what an operator gives."""
    arrays = [one for one in dtypes if isinstance(one, ArrayOf)]
    if not all_known(dtypes):
        return arrays[0] if arrays else None
    try:
        with np.errstate(all="ignore"):
            result = function(
                *(np.ones(1, one.dtype) if isinstance(one, ArrayOf) else sample_value(one) for one in dtypes)
            )
    except TypeError:
        return None
    if arrays:
        return ArrayOf(np.asarray(result).dtype, series=any(one.series for one in arrays))
    return result.dtype if isinstance(result, np.generic) else type(result)


def sum_dtype(members: Any) -> Any:
    """Return what ``sum`` gives of members of which something is known: it begins with Python's 0."""
    return np.dtype("int64") if members is BOOL else int if members is bool else members


def ufunc_dtype(function: Any, dtypes: list[Any]) -> Any:
    """Return what a function of NumPy gives of scalars, asked of itself; None for what it does not take."""
    are_scalars = all(isinstance(one, type | np.dtype) for one in dtypes)
    return called_dtype(function, [sample_value(one) for one in dtypes], {}) if are_scalars else None


def called_dtype(function: Any, values: list[Any], keywords: dict[str, Any]) -> Any:
    """Return the type of the scalar that NumPy's function gives of values, asked of itself; None if it gives none."""
    try:
        with np.errstate(all="ignore"):
            made = function(*values, **keywords)
    except (TypeError, ValueError, OverflowError):
        return None
    return made.dtype if isinstance(made, np.generic) else None


def loop_dtype(function: Any, dtypes: list[Any]) -> Any:
    """Return the type of few bits in which a ufunc computes, and to which it casts its arguments; None of any other."""
    if len(dtypes) != 2 or not isinstance(function, np.ufunc) or function is np.ldexp:
        return None
    compares = function in COMPARISONS  # integers of any size
    made = ufunc_dtype(np.add if compares else function, dtypes)
    few = made is not None and made.name in NARROW
    return made if few and not (compares and made.kind != "f") else None


def method_dtype(array: ArrayOf, name: str) -> Any:
    """Return what a method of an array or Series of numbers gives: a number, or another Series of the same."""
    dtype = array.dtype
    if not array.series and (name not in REDUCTIONS or (name in FLOATS and dtype.kind == "f")):
        return dtype if name in REDUCTIONS else None
    if name in FLOATS:
        return np.dtype("float64")
    if name in ("any", "all"):
        return BOOL
    if name in ("sum", "prod"):
        return {"f": dtype, "u": np.dtype("uint64")}.get(dtype.kind, np.dtype("int64"))
    if name in ("min", "max", "dot"):
        return dtype
    if name == "nunique":
        return int
    return ArrayOf(dtype, series=True) if name in SAME_DTYPE else np.dtype("int64") if name in COUNTS else None


def extreme_dtype(dtypes: list[Any], loc: Any) -> Any:
    """Return what the least or greatest of several is: one of them, as it is."""
    narrow = [isinstance(one, np.dtype) and one.name in NARROW for one in dtypes]
    if any(narrow) and not all(isinstance(one, np.dtype) for one in dtypes):
        raise RefusedError(AMBIGUOUS, loc)
    return join_all(dtypes)


# -- captured Series and DataFrames of numbers -----------------------------------------------------------


def is_captured_series(value: Any) -> bool:
    """Return whether a constant is a captured Series: its entries, or of a large one itself."""
    return (isinstance(value, Entries) and value.kind == "Series") or (is_frame(value) and value.ndim == 1)


def captured_column(frame: Any, name: Any) -> Any:
    """Return a column of a captured DataFrame; None of anything else."""
    if isinstance(frame, FrameEntries):
        return dict(frame.columns).get(name)
    return frame[name] if is_frame(frame) and frame.ndim == 2 and name in frame.columns else None


def row_dtype(frame: Any, name: Any) -> np.dtype[Any] | None:
    """Return the type of all numbers in a row of a captured DataFrame; None if those of the column ``name`` stay."""
    own = captured_column(frame, name)
    entries = frame.columns if isinstance(frame, FrameEntries) else ()
    dtypes = [captured_dtype(column) for _, column in entries] or list(frame.dtypes)
    if not all(isinstance(one, np.dtype) and one.kind in "iuf" for one in dtypes):
        return None
    row = np.result_type(*dtypes)
    return None if own is None or row == (captured_dtype(own) or own.dtype) else row


def captured_dtype(series: Any) -> Any:
    """Return the type of the numbers that a captured Series or dict has, NumPy's or Python's; None of another."""
    if isinstance(series, Entries) and series.kind == "dict":
        python = {type(value) for value in (*(series.values or ()), *series.otherwise)}
        return python.pop() if len(python) == 1 and python <= {int, float, bool} else None
    if isinstance(series, Entries) and series.kind == "Series" and series.values:
        kinds = {type(value) for value in series.values}
        one: Any = kinds.pop() if len(kinds) == 1 else None
        if series.pythons and one in (int, float, bool):
            return one
        return np.dtype(one) if one in (int, float, bool) or (one is not None and issubclass(one, np.number)) else None
    dtype = series.dtype if is_captured_series(series) and is_frame(series) else None
    return dtype if isinstance(dtype, np.dtype) and dtype.kind in "if" and dtype.itemsize == 8 else None


def dtype_looked_up(func_ir: Any, node: Any) -> Any:
    """Return the type of what a captured Series or DataFrame of numbers has for a key; None of anything else."""
    if is_expression(node, "call"):
        method = called_method(func_ir, node, "get")
        found = None if method is None else dtype_looked_up(func_ir, method)
        others = [constant_value(func_ir, one) for one in node.args[1:]] if isinstance(found, type) else []
        return found if all(type(one) is found for one in others) else None
    if not is_expression(node, "getitem", "static_getitem", "getattr"):
        return None
    owner: Any = definition_of(func_ir, node.value)
    if is_expression(owner, "getattr") and owner.attr in PLACES:
        owner = definition_of(func_ir, owner.value)
    container = owner.value if is_constant(owner) else None
    if is_expression(owner, "getattr", "static_getitem", "getitem"):
        frame: Any = definition_of(func_ir, owner.value)
        name = constant_index(func_ir, owner)
        container = captured_column(frame.value, name and name.value) if is_constant(frame) else None
    elif node.op != "getattr" and captured_dtype(container) is None:
        index: Any = definition_of(func_ir, node.index) if node.op == "getitem" else None
        label = as_constant(func_ir, index.items[-1]) if is_expression(index, "build_tuple") else None
        container = None if label is None else captured_column(container, label.value)
    is_method = node.op == "getattr" and node.attr != "get" and not is_captured_series(container)
    return None if is_method else captured_dtype(container)


def dtype_of_column(func_ir: Any, variable: Any, row: np.dtype[Any] | None) -> np.dtype[Any] | None:
    """Return the type of the numbers of a captured Series, or of a column; refuse Python's beside a ``row``'s."""
    read: Any = definition_of(func_ir, variable)
    frame: Any = read if is_constant(read) else definition_of(func_ir, read.value)
    series = frame.value if is_constant(frame) else None
    dtype = captured_dtype(series if frame is read else captured_column(series, read.index))
    if isinstance(dtype, type) and row is not None:
        raise RefusedError(AMBIGUOUS, read.loc)
    return dtype if isinstance(dtype, np.dtype) else None


# -- typed and lowered ---------------------------------------------------------------------------------


def _dtype_of(value: Any, name: Any) -> Any:
    if not (is_number(value) or is_half(value)) or not isinstance(name, types.StringLiteral):
        return None
    return types.boolean if name.literal_value == "bool" else getattr(types, name.literal_value)


@define(fit_dtype, typing=_dtype_of)
def _fit_dtype(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Return the integer; raise as NumPy does for one that the type has not."""
    kind, to = sig.args[0], sig.return_type
    limits = np.iinfo(to.name)
    if is_uint64(kind):
        value = context.cast(builder, args[0], kind, types.uint64)
        outside = builder.icmp_unsigned(">", value, INT64(int(limits.max)))
        raise_if(context, builder, outside, OverflowError, f"Python integer out of bounds for {to.name}")
        return builder.trunc(value, context.get_data_type(to)) if to.bitwidth < 64 else value
    value = context.cast(builder, args[0], kind, types.int64)
    below = builder.icmp_signed("<", value, INT64(int(limits.min)))
    outside = builder.or_(below, builder.icmp_signed(">", value, INT64(min(int(limits.max), 2**63 - 1))))
    raise_if(context, builder, outside, OverflowError, f"Python integer out of bounds for {to.name}")
    return _as_dtype(context, builder, sig, args)


@define(as_dtype, typing=_dtype_of)
def _as_dtype(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Return the number: an integer wraps to fewer bits, a float rounds to them."""
    kind, to = sig.args[0], sig.return_type
    if is_whole(kind) and is_whole(to) and not isinstance(to, types.Boolean):
        wide = context.cast(builder, args[0], kind, types.int64)
        return builder.trunc(wide, context.get_data_type(to)) if to.bitwidth < 64 else wide
    if is_real(kind) and is_whole(to):
        raise RefusedError(AMBIGUOUS, None)  # min(0.5, x): a float of Python's, or NumPy's integer
    return context.cast(builder, args[0], kind, to)


def _python_of(value: Any) -> Any:
    """Return the type of 64 bits that Python's number has."""
    if isinstance(value, types.Boolean) or is_uint64(value):
        return value
    return types.int64 if is_whole(value) else types.float64 if is_number(value) or is_half(value) else None


define(as_python, typing=_python_of)(cast_first)
