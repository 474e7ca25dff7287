"""Bodies of the library (``udf/frontend/library``) of numbers: what they get, and what they give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from udf.frontend.base.declarations import is_real, is_uint64
from udf.frontend.numba.names import types
from udf.frontend.rules.array.insert_point import InsertPoint
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
