"""NumPy's functions of scalars whose bodies are written in Python: ``udf.frontend.rules.scalar.numpy_math``.

As everywhere, a column's value is a Python number: integers are int64 (or uint64), float32 stays float32.
"""

# NumPy's own parameters: their names and defaults are what a call is matched with
# ruff: noqa: A002, A006, ARG001, ARG005, FBT002
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np

import udf.frontend.rules.scalar.numpy_scalars  # noqa: F401 - before ours: of two rules of a function the first is asked
from udf.frontend.base.declarations import (
    RULES,
    common_of_one,
    common_real,
    convert_arguments,
    define,
    external,
    implement,
    is_number,
    is_whole,
    libdevice_name,
    literal,
    magnitude,
    typing_of,
)
from udf.frontend.base.models import cast_first, cast_tuple
from udf.frontend.numba.names import cgutils, signature, types
from udf.frontend.rules.scalar import numpy_math, python_math
from udf.frontend.rules.scalar.mathematics import integer_function

# function -> (number of arguments, body): of floats, one float of the arguments' precision comes out
REALS: Final[dict[Any, tuple[int, Any]]] = {
    np.heaviside: (2, numpy_math.heaviside),
    np.angle: (1, numpy_math.angle),
    np.logaddexp: (2, numpy_math.logaddexp),
    np.logaddexp2: (2, numpy_math.logaddexp2),
}
QUESTIONS: Final[dict[Any, tuple[int, Any]]] = {  # the same, but a bool comes out
    np.isneginf: (1, numpy_math.is_negative_infinity),
    np.isposinf: (1, numpy_math.is_positive_infinity),
    np.isclose: (2, numpy_math.isclose_by_default),
    np.allclose: (2, numpy_math.isclose_by_default),
}
WHOLE: Final = {np.lcm: numpy_math.lcm, np.fmod: numpy_math.remainder}  # of two integers, one comes out
"""np.fmod has a rule for floats besides."""

CONSTANTS: Final[dict[Any, Any]] = {np.isreal: True, np.iscomplex: False, np.isrealobj: True, np.iscomplexobj: False}
"""What every number of a UDF is."""


def compile_body(context: Any, builder: Any, body: Any, result: Any, arguments: list[tuple[Any, Any, Any]]) -> Any:
    """Compile ``body`` into the caller; ``arguments`` has each value, its type, and the type that the body takes."""
    values = [context.cast(builder, value, kind, to) for value, kind, to in arguments]
    return context.compile_internal(builder, body, signature(result, *[to for _, _, to in arguments]), values)


def _floats(sig: Any, args: Any) -> list[tuple[Any, Any, Any]]:
    return [(value, kind, types.float64) for value, kind in zip(args, sig.args, strict=True)]


def _of_floats(function: Any, count: int, body: Any, result: Any) -> None:
    @define(function, typing=typing_of(count, result or common_real))
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        kind = result or types.float64
        return context.cast(
            builder, compile_body(context, builder, body, kind, _floats(sig, args)), kind, sig.return_type
        )


for _table, _result in ((REALS, None), (QUESTIONS, types.boolean)):
    for _function, _row in _table.items():
        _of_floats(_function, *_row, _result)
for _function, _body in WHOLE.items():
    integer_function(_function, 2, _body, _body)
if hasattr(np, "bitwise_count"):  # NumPy 2

    @implement(np.bitwise_count)
    def _bitwise_count(x: Any) -> Any:
        return numpy_math.bit_count if is_whole(x) else None


def _constant(function: Any, value: bool) -> None:  # noqa: FBT001 - the answer
    @define(function, typing=typing_of(1, types.boolean))
    def lower(context: Any, _builder: Any, _sig: Any, _args: Any) -> Any:
        return context.get_constant(types.boolean, value)


for _function, _answer in CONSTANTS.items():
    _constant(_function, _answer)


# -- one number of its own type ----------------------------------------------------------------------


@define(np.spacing, typing=typing_of(1))
def _spacing(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.return_type
    body = numpy_math.spacing_of_single if kind == types.float32 else numpy_math.spacing
    return compile_body(context, builder, body, kind, [(args[0], sig.args[0], kind)])


@define(np.ldexp, typing=lambda x, i: common_real(x) if is_number(x) and is_whole(i) else None)
def _ldexp(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    arguments = [(args[0], sig.args[0], types.float64), (args[1], sig.args[1], types.int64)]
    result = compile_body(context, builder, python_math.scale, types.float64, arguments)
    return context.cast(builder, result, types.float64, sig.return_type)


define(np.real_if_close, typing=common_of_one)(cast_first)


@define(np.i0, typing=typing_of(1))
def _bessel(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """libdevice's; of an infinity NumPy has NaN."""
    (value,) = convert_arguments(context, builder, sig, args)
    found = external(builder, *libdevice_name("cyl_bessel_i0", sig), value)
    finite = builder.fcmp_ordered("<", magnitude(builder, value), value.type(math.inf))
    return builder.select(finite, found, value.type(math.nan))


# -- two results -------------------------------------------------------------------------------------


def _pair(function: Any, body: Any, second: Any) -> None:
    """Register a function of a float with two results; the ``second`` is of that type, None for the first's."""

    def typing(x: Any) -> Any:
        return types.Tuple((common_real(x), second or common_real(x))) if is_number(x) else None

    @define(function, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        inner = types.Tuple((types.float64, second or types.float64))
        both = compile_body(context, builder, body, inner, _floats(sig, args))
        return cast_tuple(context, builder, sig.return_type, cgutils.unpack_tuple(builder, both), inner)


_pair(np.frexp, numpy_math.frexp, types.int64)
_pair(np.modf, numpy_math.modf, None)


def _both(left: Any, right: Any) -> Any:
    kind = RULES[np.floor_divide][0](left, right)
    return None if kind is None else types.Tuple((kind, kind))


@define(np.divmod, typing=_both)
def _divmod(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    inner = signature(sig.return_type[0], *sig.args)
    parts = [RULES[part][1](context, builder, inner, args) for part in (np.floor_divide, np.remainder)]
    return context.make_tuple(builder, sig.return_type, parts)


# -- functions with options --------------------------------------------------------------------------


@implement(np.isclose)
@implement(np.allclose)
def _isclose(a: Any, b: Any, rtol: Any = 1e-05, atol: Any = 1e-08, equal_nan: Any = False) -> Any:
    del rtol, atol, equal_nan
    if not (is_number(a) and is_number(b)):
        return None
    near = numpy_math.isclose

    def body(a: Any, b: Any, rtol: Any = 1e-05, atol: Any = 1e-08, equal_nan: Any = False) -> Any:
        return near(float(a), float(b), float(rtol), float(atol), equal_nan)

    return body


@define(np.nan_to_num, typing=common_of_one)
def _finite(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    (value,) = convert_arguments(context, builder, sig, args)
    if is_whole(sig.return_type):
        return value
    largest = float(np.finfo(str(sig.return_type)).max)
    ends = [context.get_constant(sig.return_type, end) for end in (0.0, largest, -largest)]
    kind = sig.return_type
    return context.compile_internal(builder, numpy_math.nan_to_num, signature(kind, *[kind] * 4), [value, *ends])


@implement(np.nan_to_num)
def _nan_to_num(x: Any, copy: Any = True, nan: Any = 0.0, posinf: Any = None, neginf: Any = None) -> Any:
    del copy, nan
    if not is_number(x):
        return None
    if is_whole(x):
        return lambda x, copy=True, nan=0.0, posinf=None, neginf=None: +x
    largest, kind, replaced = float(np.finfo(str(x)).max), x, numpy_math.nan_to_num
    above = (lambda given: largest) if _absent(posinf) else (lambda given: float(given))  # noqa: PLW0108
    below = (lambda given: -largest) if _absent(neginf) else (lambda given: float(given))  # noqa: PLW0108

    def body(x: Any, copy: Any = True, nan: Any = 0.0, posinf: Any = None, neginf: Any = None) -> Any:
        return kind(replaced(float(x), float(nan), above(posinf), below(neginf)))

    return body


def _absent(kind: Any) -> bool:
    return kind is None or isinstance(kind, types.NoneType) or (isinstance(kind, types.Omitted) and kind.value is None)


@implement(np.round)
@implement(np.around)
def _round(a: Any, decimals: Any = 0) -> Any:
    digits = 0 if decimals == 0 else literal(decimals)
    return (lambda a, decimals=0: np.round(a, digits)) if is_number(a) and digits is not None else None


@implement(np.clip)
def _clip(a: Any, a_min: Any = None, a_max: Any = None, out: Any = None, min: Any = None, max: Any = None) -> Any:
    """Choose for one end, or both, by NumPy's old names or its new ones."""
    twice = not (_absent(a_min) or _absent(min)) or not (_absent(a_max) or _absent(max))
    if not is_number(a) or not _absent(out) or twice:
        return None
    low, high = _which(a_min, min), _which(a_max, max)
    if low and high:
        return lambda a, a_min=None, a_max=None, out=None, min=None, max=None: np.clip(
            a, low(a_min, min), high(a_max, max)
        )
    if low:
        return lambda a, a_min=None, a_max=None, out=None, min=None, max=None: np.maximum(a, low(a_min, min))
    if high:
        return lambda a, a_min=None, a_max=None, out=None, min=None, max=None: np.minimum(a, high(a_max, max))
    return None


def _which(old: Any, new: Any) -> Any:
    """Return what takes the one that is given of two arguments, from their types; None if neither is."""
    if not _absent(old):
        return lambda old, new: old
    return None if _absent(new) else lambda old, new: new
