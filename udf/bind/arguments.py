"""Arguments of a UDF beyond its columns: which parameter each is for, and how it enters.

A number becomes a kernel scalar and a one-dimensional array a lookup table: their values are no part of the key. What
is neither (a string, None, NA, a tuple) becomes a constant of the compiled code.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from types import FunctionType
from typing import Any, Final

import numpy as np

from udf.base.dtypes import DTYPES, dtype_of
from udf.base.null_kinds import is_na
from udf.base.records import dataclass
from udf.base.signatures import by_parameter
from udf.base.stages import Argument
from udf.bind.captured_arrays import as_table, columns_of, is_array, table_dtype
from udf.bind.containers import is_container, member_value
from udf.bind.own_classes import SHOWN, own_class, shows_itself
from udf.bind.times import time_constant
from udf.errors import DTypeError


@dataclass(frozen=True, slots=True, kw_only=True)
class BoundArguments:
    """The arguments of one call, with their run-time values, and the parameters that are constants."""

    arguments: tuple[Argument, ...]
    values: tuple[Any, ...]
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


def as_argument(name: str, value: object) -> tuple[Argument | None, Any]:
    """Return what ``value`` is as the argument ``name`` (None for a constant), and as a program takes it.

    Examples
    --------
    >>> argument, value = as_argument("k", 3)
    >>> argument.dtype.name, value
    ('int64', np.int64(3))
    """
    argument = _argument(name, value)
    return argument, value if argument is None else _runtime_value(argument, value)


def _runtime_value(argument: Argument, value: object) -> Any:
    """Return an argument's value as a program takes it; a time is its count of units."""
    if argument.is_array:
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


def _scalar_dtype(value: object, name: str) -> Any:
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
