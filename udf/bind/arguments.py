"""Arguments of a UDF beyond its columns: which parameter each is for, and how it enters.

A number becomes a kernel scalar and a one-dimensional array a lookup table: their values are no part of the key. What
is neither (a string, None, NA, a tuple) becomes a constant of the compiled code.
"""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Final, TypeGuard

import numpy as np

from udf.base.dtypes import DTYPES, DType, dtype_of
from udf.base.null_kinds import is_na
from udf.base.records import dataclass
from udf.base.signatures import by_parameter
from udf.base.stages import Argument
from udf.bind.containers import is_container, member_value
from udf.bind.own_classes import SHOWN, own_class, shows_itself
from udf.bind.times import time_constant
from udf.errors import DTypeError

if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import FunctionType

    from udf.base.annotations import Array


def is_array(value: object) -> TypeGuard[Array]:
    """Return whether ``value`` is a NumPy array, or one on the GPU (CUDA Array Interface)."""
    return isinstance(value, np.ndarray) or (
        hasattr(value, "__cuda_array_interface__") and hasattr(value, "dtype") and hasattr(value, "ndim")
    )


def is_structured(value: object) -> TypeGuard[np.ndarray]:
    """Return whether ``value`` is a NumPy array (n,) of records, whose fields are tables.

    Examples
    --------
    >>> is_structured(np.zeros(2, [("a", "f8")])), is_structured(np.zeros(2))
    (True, False)
    """
    return isinstance(value, np.ndarray) and value.dtype.names is not None and value.ndim == 1


def table_dtype(value: Array | list[object], where: str) -> DType:
    """Return the dtype of a lookup table.

    Raises
    ------
    DTypeError
        If it has not one dimension, or two, or values that no UDF takes.
    """
    array = np.asarray(value) if isinstance(value, list) else value
    if array.ndim not in (1, 2):
        hint = "a lookup table has one dimension, or two: pass table.reshape(-1, table.shape[-1]) and compute the row."
        raise DTypeError(f"an array of {array.ndim} dimensions", supported=tuple(DTYPES), where=where, hint=hint)
    try:
        dtype = dtype_of(array.dtype)
    except DTypeError:
        raise DTypeError(f"an array of {array.dtype}", supported=tuple(DTYPES), where=where) from None
    if dtype.kind in "fcV" and dtype.name not in DTYPES:
        hint = "pass table.real and table.imag." if dtype.part else 'widen it: table.astype("float32").'
        raise DTypeError(dtype, supported=tuple(DTYPES), where=where, hint=hint)
    return dtype


def columns_of(value: Array | list[object]) -> int | None:
    """Return how many columns a lookup table of two dimensions has; None for one of one.

    Examples
    --------
    >>> columns_of(np.zeros((3, 2))), columns_of([1, 2])
    (2, None)
    """
    return None if isinstance(value, list) or value.ndim != 2 else int(value.shape[1])


def as_table(value: Array | list[object]) -> Array:
    """Return a contiguous array of ``value``, of one dimension; itself, where it is one."""
    array = np.asarray(value) if isinstance(value, list) else value
    if not array.flags.c_contiguous:
        array = array.copy()
    return array if array.ndim == 1 else array.reshape(-1)


@dataclass(frozen=True, slots=True, kw_only=True)
class BoundArguments:
    """The arguments of one call, with their run-time values, and the parameters that are constants."""

    arguments: tuple[Argument, ...]
    values: tuple[object, ...]
    constants: tuple[tuple[str, object], ...]


COLUMN: Final = object()
"""What stands for a column, or the row, where Python binds arguments to parameters."""


def bind_arguments(
    function: FunctionType, columns: int, args: tuple[object, ...], kwargs: Mapping[str, object]
) -> BoundArguments:
    """Bind ``columns`` columns (1 for a row) and further arguments to ``function``'s parameters.

    Raises
    ------
    TypeError
        If it does not take them; the text is Python's own.
    DTypeError
        If an argument can be no scalar, table or constant.

    Examples
    --------
    >>> bind_arguments(lambda x, rate, *, name="a": x * rate, 1, (0.5,), {"name": "b"}).constants
    (('name', 'b'),)
    """
    named = by_parameter(function, (COLUMN,) * columns + args, kwargs)
    arguments, values, constants = [], [], []
    for name, value in named.items():
        if value is COLUMN:
            continue
        argument = _argument(name, value)
        if argument is None:
            constants.append((name, value))
        else:
            arguments.append(argument)
            values.append(_runtime_value(argument, value))
    return BoundArguments(arguments=tuple(arguments), values=tuple(values), constants=tuple(constants))


def as_argument(name: str, value: object) -> tuple[Argument | None, object]:
    """Return what ``value`` is as the argument ``name`` (None for a constant), and as a program takes it.

    Examples
    --------
    >>> argument, value = as_argument("k", 3)
    >>> argument.dtype.name, value
    ('int64', np.int64(3))
    """
    argument = _argument(name, value)
    return argument, value if argument is None else _runtime_value(argument, value)


def _runtime_value(argument: Argument, value: object) -> object:
    """Return an argument's value as a program takes it; a time is its count of units."""
    if is_array(value) or isinstance(value, list):
        return as_table(value)
    known = time_constant(value)
    return argument.dtype.numpy.type(value if known is None else known[1])


def _argument(name: str, value: object) -> Argument | None:
    """Return what ``value`` is as a kernel argument; None for a constant."""
    instead = own_class(value) or (SHOWN if shows_itself(value) else None)
    if instead is not None:
        raise DTypeError(f"a {type(value).__name__}", supported=tuple(DTYPES), where=f"argument {name!r}", hint=instead)
    value = member_value(value)
    if value is None or isinstance(value, (str, tuple, dict, set, frozenset)) or is_na(value):
        return None
    if is_container(value) and not isinstance(value, list):
        return None
    known = time_constant(value)
    if known is not None:
        return Argument(dtype=known[0], name=name)
    if isinstance(value, list) and not all(map(_is_number, value)):
        return None
    if is_array(value) or isinstance(value, list):
        dtype = table_dtype(value, f"argument {name!r}")
        return Argument(dtype=dtype, is_array=True, name=name, columns=columns_of(value))
    if isinstance(value, (bool, int, float, np.generic)):
        return Argument(dtype=_scalar_dtype(value, name), name=name)
    if type(value) in (complex, Decimal):
        return None
    if callable(value):
        hint = "call it by its name in the function; functions that a UDF captures are compiled with it."
        raise DTypeError(f"{value!r}", supported=tuple(DTYPES), where=f"argument {name!r}", hint=hint)
    hint = "pass numbers, one-dimensional arrays, strings, None, or tuples of them."
    raise DTypeError(f"a {type(value).__name__}", supported=tuple(DTYPES), where=f"argument {name!r}", hint=hint)


def _is_number(value: object) -> bool:
    return isinstance(value, (bool, int, float)) and own_class(value) is None


COMPLEX: Final = "pass Python's: complex(value), whose division and powers are what a UDF has."
"""What to do about a complex argument of NumPy's."""


def _scalar_dtype(value: object, name: str) -> DType:
    if type(value) is int:
        if not -(2**63) <= value < 2**64:
            hint = "integers of a UDF have 64 bits; pass it as a float, or scale the data."
            raise DTypeError(f"the integer {value}", supported=tuple(DTYPES), where=f"argument {name!r}", hint=hint)
        return DTYPES["int64" if value < 2**63 else "uint64"]
    if isinstance(value, np.generic) and value.dtype.kind in "fcV" and value.dtype.name not in DTYPES:
        hint = COMPLEX if value.dtype.kind == "c" else f"pass float(value), and round in it: {value.dtype}(k)."
        raise DTypeError(f"a np.{value.dtype}", supported=tuple(DTYPES), where=f"argument {name!r}", hint=hint)
    if isinstance(value, np.generic):
        return dtype_of(value.dtype)
    return DTYPES["bool" if isinstance(value, bool) else "float64"]
