"""The corpus: UDFs that every back end must run as plain Python does, as one table.

A case states a function, its argument types, and how far (ulp) its result may lie from Python's. The rows it runs on
are the edge values of its argument types (``EDGES``), every combination, unless it names its own.

Reference: the function itself, called by CPython on Python scalars, one row at a time. Integer results wrap at 64 bits
(DESIGN section 7), so Python's are wrapped; what is compared is in tests/support/corpus_check.py.

Tolerances: CUDA C++ Programming Guide, "Mathematical Functions Appendix" (largest error, ulp), plus one for the host's
own libm. ``lgamma``'s also covers CPython, whose own is 14 ulp off at 1.5 (and 75 at -2.5, left out).

Where Python raises and the result here is a value instead, the
case says so in ``quiet`` and those rows are left out: math.exp of a float32 that overflows it.
"""

import itertools
import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tests.support import corpus_functions as f

INF, NAN = math.inf, math.nan
MIN, MAX = -(2**63), 2**63 - 1

_FLOATS = (
    0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 1.5, -1.5, 2.0, 2.5, -2.5, 3.0, -7.0, 0.1, -0.7, 10.0, 25.25, -100.0, 709.5,
    -745.0, math.pi, -math.pi / 2, 1e-9, -1e-5, 123456789.125, 2.0**53, -1e15, 1e22, -1e300, 1.7976931348623157e308,
    2.2250738585072014e-308, 1e-310, -5e-324, NAN, INF, -INF,
)  # fmt: skip
_SINGLES = (
    0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 1.5, 2.5, -2.5, 3.0, 0.1, -0.7, 10.0, -25.25, 88.5, -103.0, 3.1415927, 1e-9,
    16777216.0, -1e10, 1e22, 3.4028235e38, 1.1754944e-38, 1e-40, -1e-45, NAN, INF, -INF,
)  # fmt: skip
_INTEGERS = (
    0, 1, -1, 2, -2, 3, -3, 7, -10, 63, 64, 100, -128, 127, 255, 1000, 2**31 - 1, -(2**31), 2**53 + 1,
    MIN, MIN + 1, MAX,
)  # fmt: skip


def _edges(name: str) -> tuple[Any, ...]:
    if name == "bool":
        return (False, True)
    if name == "float64":
        return _FLOATS
    if name == "float32":
        return tuple(float(np.float32(x)) for x in _SINGLES)
    low, high = int(np.iinfo(name).min), int(np.iinfo(name).max)
    return tuple(sorted({v for v in (*_INTEGERS, low, high, high - 1) if low <= v <= high}))


NAMES = ("bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float32", "float64")
EDGES: dict[str, tuple[Any, ...]] = {name: _edges(name) for name in NAMES}


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One UDF of the corpus; see the module's text for what the fields promise."""

    name: str
    function: Callable[..., Any]
    dtypes: tuple[str, ...]
    ulp: int
    quiet: tuple[type[Exception], ...]
    rows: tuple[tuple[Any, ...], ...]


def case(
    name: str,
    dtypes: str,
    function: Callable[..., Any],
    *,
    ulp: int = 0,
    quiet: tuple[type[Exception], ...] = (),
    rows: tuple[tuple[Any, ...], ...] | None = None,
) -> Case:
    """Return one row of the table; ``dtypes`` are separated by spaces."""
    types = tuple(dtypes.split())
    chosen = tuple(itertools.product(*(EDGES[t] for t in types))) if rows is None else rows
    return Case(name=name, function=function, dtypes=types, ulp=ulp, quiet=quiet, rows=chosen)


def each(*values: Any) -> tuple[tuple[Any, ...], ...]:
    """Return rows of one column."""
    return tuple((value,) for value in values)


def pairs(left: tuple[Any, ...], right: tuple[Any, ...]) -> tuple[tuple[Any, ...], ...]:
    """Return every combination of two columns' values."""
    return tuple(itertools.product(left, right))


QUIET = (ValueError, OverflowError)
F, G, I, U, B = "float64", "float32", "int64", "uint64", "bool"  # noqa: E741 - the letters of NumPy's kinds
FF, GG, II = "float64 float64", "float32 float32", "int64 int64"
SMALL = tuple(range(-12, 13))
FINITE = tuple(x for x in _FLOATS if math.isfinite(x))
FITS = tuple(x for x in FINITE if abs(x) < 2.0**62)
HALVES = (0.0, -0.0, 0.49999999999999994, 0.5, 1.5, 2.5, 4503599627370495.5, NAN, INF)
BASES = (-2.0, -0.5, -1.0)
WHOLE = (0.0, 1.0, 2.0, 3.0, -3.0, 8.0)
MIXED = (0.5, -1.5, 2.0, 10.0, NAN)
POWERS = (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 7.25, 100.0, 1e-310, 1e300, INF, NAN)

MATH: tuple[Case, ...] = (
    case("acos", F, lambda x: math.acos(x), ulp=3),
    case("acosh", F, lambda x: math.acosh(x), ulp=4),
    case("asin", F, lambda x: math.asin(x), ulp=3),
    case("asinh", F, lambda x: math.asinh(x), ulp=4),
    case("atan", F, lambda x: math.atan(x), ulp=3),
    case("atan2", FF, lambda y, x: math.atan2(y, x), ulp=3),
    case("atanh", F, lambda x: math.atanh(x), ulp=3),
    case("ceil", F, lambda x: math.ceil(x), rows=each(*FITS, NAN, INF)),
    case("copysign", FF, lambda x, y: math.copysign(x, y)),
    case("cos", F, lambda x: math.cos(x), ulp=3),
    case("cosh", F, lambda x: math.cosh(x), ulp=2),
    case("degrees", F, lambda x: math.degrees(x)),
    case("erf", F, lambda x: math.erf(x), ulp=3),
    case("erfc", F, lambda x: math.erfc(x), ulp=6),
    case("exp", F, lambda x: math.exp(x), ulp=2),
    case("exp2", F, lambda x: math.exp2(x), ulp=2),
    case("expm1", F, lambda x: math.expm1(x), ulp=2),
    case("fabs", F, lambda x: math.fabs(x)),
    case("floor", F, lambda x: math.floor(x), rows=each(*FITS, NAN, INF)),
    case("fmod", FF, lambda x, y: math.fmod(x, y)),
    case("frexp_mantissa", F, lambda x: math.frexp(x)[0]),
    case("frexp_exponent", F, lambda x: math.frexp(x)[1]),
    case("gamma", F, lambda x: math.gamma(x), ulp=8),
    case("hypot", FF, lambda x, y: math.hypot(x, y), ulp=2),
    case("isfinite", F, lambda x: math.isfinite(x)),
    case("isinf", F, lambda x: math.isinf(x)),
    case("isnan", F, lambda x: math.isnan(x)),
    case("ldexp", "float64 int32", lambda x, n: math.ldexp(x, n)),
    case("lgamma", F, lambda x: math.lgamma(x), ulp=16, rows=each(*(x for x in _FLOATS if x != -2.5))),
    case("log", F, lambda x: math.log(x), ulp=2),
    case("log10", F, lambda x: math.log10(x), ulp=3),
    case("log1p", F, lambda x: math.log1p(x), ulp=2),
    case("log2", F, lambda x: math.log2(x), ulp=2),
    case("modf_fraction", F, lambda x: math.modf(x)[0]),
    case("modf_whole", F, lambda x: math.modf(x)[1]),
    case("nextafter", FF, lambda x, y: math.nextafter(x, y)),
    case("pow", FF, lambda x, y: math.pow(x, y), ulp=3),
    case("radians", F, lambda x: math.radians(x)),
    case("remainder", FF, lambda x, y: math.remainder(x, y)),
    case("sin", F, lambda x: math.sin(x), ulp=3),
    case("sinh", F, lambda x: math.sinh(x), ulp=3),
    case("sqrt", F, lambda x: math.sqrt(x)),
    case("tan", F, lambda x: math.tan(x), ulp=3),
    case("tanh", F, lambda x: math.tanh(x), ulp=2),
    case("trunc", F, lambda x: math.trunc(x), rows=each(*FITS, NAN, INF)),
    case("cbrt", F, lambda x: math.cbrt(x), ulp=2),
    case("comb", II, lambda n, k: math.comb(n, k), rows=pairs((0, 1, 5, 20, 61, -1), (0, 1, 2, 7, 30, -3))),
    case("dist", FF, lambda x, y: math.dist((x, 0.0), (1.0, y)), ulp=2),
    case("factorial", I, lambda n: math.factorial(n), rows=each(0, 1, 2, 5, 12, 20, -1)),
    case("gcd_three", II, lambda a, b: math.gcd(a, b, 360)),
    case("gcd_math", "int64 int32", lambda a, b: math.gcd(a, b)),
    case("isclose", FF, lambda x, y: math.isclose(x, y, rel_tol=1e-3)),
    case("isqrt", I, lambda n: math.isqrt(n)),
    case("isqrt_u64", U, lambda n: math.isqrt(n)),
    case("lcm", II, lambda a, b: math.lcm(a, b), rows=pairs((0, 1, 12, -18, 2**31 - 1), (0, 1, 27, -36, 1000))),
    case("log_base", FF, lambda x, b: math.log(x, b), ulp=4, rows=pairs(POWERS, (2.0, 10.0, 0.5, 7.25))),
    case("perm", II, lambda n, k: math.perm(n, k), rows=pairs((0, 1, 5, 15, -2), (0, 1, 2, 5, 12, -1))),
    case("prod", FF, lambda x, y: math.prod((x, y, 0.5))),
    case("sum_of_tuple", FF, lambda x, y: sum((x, y, 1.5))),
    case("ulp", F, lambda x: math.ulp(x)),
    case("sin_f32", G, lambda x: math.sin(x), ulp=2),
    case("exp_f32", G, lambda x: math.exp(x), ulp=2, quiet=QUIET),
    case("log_f32", G, lambda x: math.log(x), ulp=1),
    case("tanh_f32", G, lambda x: math.tanh(x), ulp=2),
    case("sqrt_f32", G, lambda x: math.sqrt(x)),
    case("sqrt_i64", I, lambda x: math.sqrt(x)),
    case("exp_i32", "int32", lambda x: math.exp(x), ulp=2),
)

ARITHMETIC: tuple[Case, ...] = (
    case("axpb", F, lambda x: x * 2 + 1),
    case("no_fused_multiply_add", FF, lambda x, y: x * y + x),
    case("subtract", FF, lambda x, y: x - y),
    case("divide_float", FF, lambda x, y: x / y),
    case("floordiv_float", FF, lambda x, y: x // y),
    case("mod_float", FF, lambda x, y: x % y),
    case("divmod_float_quotient", FF, lambda x, y: divmod(x, y)[0]),
    case("divmod_float_remainder", FF, lambda x, y: divmod(x, y)[1]),
    case("divide_int", II, lambda x, y: x / y, ulp=1),
    case("floordiv_int", II, lambda x, y: x // y),
    case("mod_int", II, lambda x, y: x % y),
    case("divmod_int_quotient", II, lambda x, y: divmod(x, y)[0]),
    case("divmod_int_remainder", II, lambda x, y: divmod(x, y)[1]),
    case("floordiv_constant", I, lambda x: x // 7),
    case("mod_negative_constant", I, lambda x: x % -7),
    case("floordiv_u64", "uint64 uint64", lambda x, y: x // y),
    case("mod_u8", "uint8 uint8", lambda x, y: x % y),
    case("multiply_wraps", II, lambda x, y: x * y),
    case("add_wraps", II, lambda x, y: x + y),
    case("negate", I, lambda x: -x),
    case("invert", I, lambda x: ~x),
    case("bits", II, lambda x, y: (x & y) | (x ^ 0x0F0F)),
    case("shift_left", II, lambda x, n: x << n, rows=pairs(EDGES[I], (0, 1, 5, 31, 32, 62, 63))),
    case("shift_right", II, lambda x, n: x >> n, rows=pairs(EDGES[I], (0, 1, 5, 31, 32, 62, 63))),
    case("shift_right_u64", U, lambda x: x >> 3),
    case("abs_int", I, lambda x: abs(x)),
    case("abs_float", F, lambda x: abs(x)),
    case("min_two", FF, lambda x, y: min(x, y)),
    case("max_three", FF, lambda x, y: max(x, y, 0.5)),
    case("min_int", II, lambda x, y: min(x, y, 5)),
    case("round_half_even", F, lambda x: round(x), rows=each(*FITS, *HALVES)),
    case("round_digits", F, lambda x: round(x, 2), rows=each(*HALVES, 1.25, -1.255, 10.5, 3.14159, -7.0, 1e10)),
    case("int_of_float", F, lambda x: int(x), rows=each(*FITS, NAN, INF)),
    case("float_of_int", I, lambda x: float(x)),
    case("bool_of_float", F, lambda x: bool(x)),
    case("bool_of_int", I, lambda x: bool(x)),
    case("square", F, lambda x: x**2),
    case("cube_int", I, lambda x: x**3),
    case("power_float", FF, lambda x, y: x**y, ulp=3, rows=pairs(POWERS, POWERS)),
    case("power_negative_base", FF, lambda x, y: x**y, ulp=1, rows=pairs(BASES, WHOLE)),
    case("power_int", II, lambda x, y: x**y, rows=pairs(SMALL, tuple(range(12)))),
    case("power_float_int", "float64 int64", lambda x, y: x**y, ulp=3, rows=pairs(MIXED, (0, 1, 2, 5, -3, 40))),
    case("pow_builtin", F, lambda x: pow(x, 3), ulp=1),
    case("polynomial", F, lambda x: ((0.25 * x - 1.5) * x + 2.0) * x - 7.0),
)  # fmt: skip

TYPES: tuple[Case, ...] = (
    *(case(f"scale_{name}", name, lambda x: x * 3 + 1) for name in NAMES if name not in {"uint64"}),
    *(case(f"compare_{name}", f"{name} {name}", lambda x, y: x < y) for name in NAMES),
    *(case(f"identity_{name}", name, lambda x: x) for name in NAMES),
    case("add_u64", "uint64 uint64", lambda x, y: x + y),
    case("mixed_i8_u16", "int8 uint16", lambda x, y: x * y if x < y else x - y),
    case("mixed_i32_f32", "int32 float32", lambda x, y: x + y),
    case("add_f32", GG, lambda x, y: x + y),
    case("divide_f32", GG, lambda x, y: x / y),
    case("half_f32", G, lambda x: x * 0.5 + 0.1),
    case("not_bool", B, lambda x: not x),
    case("xor_bool", "bool bool", lambda x, y: x ^ y),
    case("add_bool", "bool bool", lambda x, y: x + y),
    case("bool_and_float", "bool float64", lambda x, y: y if x else -y),
    case("np_float32_cast", F, lambda x: np.float32(x), rows=each(0.0, -0.0, 0.1, 1e-40, 16777217.0, NAN, INF)),
    case("np_int32_cast", F, lambda x: np.int32(x), rows=each(0.0, -0.7, 2.9, -2.9, 2e9)),
)

NATURALS = each(0, 1, 2, 3, 5, 10, 27, 97, 100)
LOOPS: tuple[Case, ...] = (
    case("triangle", I, f.triangle, rows=each(-3, 0, 1, 2, 10, 33)),
    case("count_down", I, f.count_down, rows=each(-3, 0, 1, 2, 10, 12)),
    case("collatz", I, f.collatz, rows=NATURALS),
    case("gcd", II, f.gcd, rows=pairs((0, 1, 12, 18, 97, -8), (0, 1, 27, 36, 6))),
    case("is_prime", I, f.is_prime, rows=NATURALS),
    case("break", I, f.first_divisor_with_break, rows=NATURALS),
    case("continue", "int32", f.sum_odd_with_continue, rows=NATURALS),
    case("loop_else", I, f.loop_with_else, rows=NATURALS),
    case("nested_loops", I, f.multiplication_table, rows=each(0, 1, 2, 7, 20)),
    case("newton_root", F, f.newton_root, rows=each(0.0, 0.25, 2.0, 1e6, NAN)),
    case("exp_series", F, f.exp_series, rows=each(0.0, -1.0, 2.5, NAN, INF)),
    case("horner", F, f.horner),
    case("bit_count", "uint32", f.bit_count),
    case("xorshift", "uint32", f.xorshift),
    case("mandelbrot", FF, f.mandelbrot, rows=pairs((-2.0, -0.5, 0.3, 1.0, NAN), (0.0, 0.1, 0.6, -1.2))),
)

BRANCHES: tuple[Case, ...] = (
    case("sign", F, f.sign),
    case("sign_i8", "int8", f.sign),
    case("grade", F, f.grade),
    case("nested", FF, f.nested),
    case("nested_conditional", F, lambda x: 1.0 if x > 1 else (x if x > 0 else (-x if x > -1 else 2.5))),
    case("int_or_float", F, lambda x: 1 if x > 0 else 2.5),
    case("only_some_paths", F, f.only_some_paths),
    case("many_branches", I, f.many_branches),
    case("days_in_month", "int32 int8", f.days_in_month, rows=pairs((1900, 2000, 2013, 2024), tuple(range(1, 13)))),
    case("between", F, lambda x: 0 < x <= 5),
    case("between_u8", "uint8", lambda x: 0 < x <= 5),
    case("chained_equal", II, lambda x, y: x == y != 3),
    case("in_tuple", I, lambda x: x in (1, 2, 3, 63)),
    case("not_in_tuple", F, lambda x: x not in (0.5, -1.0)),
    case("and_or_values", FF, lambda x, y: x and y or 7.0),
    case("and_or_bool", FF, lambda x, y: (x > 0 and y > 0) or (not x < 1)),
    case("tuple_unpack", FF, f.tuple_unpack),
    case("day_of_week", I, lambda days: (days + 3) % 7, rows=each(-10, -1, 0, 1, 19000)),
    case("clock_minutes", I, lambda hhmm: hhmm // 100 * 60 + hhmm % 100, rows=each(0, 1, 59, 517, 1200, 2359, 2400)),
)

CAPTURED: tuple[Case, ...] = (
    case("captured_float", F, f.adder(0.1)),
    case("captured_nan", F, f.adder(NAN)),
    case("captured_int_and_bool", I, f.scaler(3, flag=True)),
    case("captured_false", I, f.scaler(3, flag=False)),
    case("global", F, f.with_global),
    case("global_tuple", I, f.with_global_tuple),
    case("default", F, f.with_default),
    case("constant_of_math", F, f.with_constant_of_math),
    case("local_function", F, f.local_function),
    case("smooth", F, lambda x: math.sqrt(abs(x)) * math.exp(-x * x) + math.log1p(abs(x)), ulp=2),
    case("sigmoid", F, f.sigmoid, ulp=2),
    case("normal_density", F, lambda x: math.exp(-0.5 * x * x) / math.sqrt(2.0 * math.pi), ulp=2),
    case("haversine", FF, f.haversine_term, ulp=3, rows=pairs((0.0, 40.6, -33.9), (0.0, 41.98, 89.0, 40.6))),
)

RAISES: tuple[Case, ...] = (
    case("value_error", F, f.negative_is_wrong), case("overflow_error", I, f.too_large),
    case("two_exceptions", F, f.two_ways_to_fail), case("assert", I, f.asserts), case("zero_division", F, f.reciprocal),
    case("raise_in_loop", I, f.raise_in_loop), case("raise_and_divide", II, f.quotient_or_raise),
)  # fmt: skip

CORPUS: tuple[Case, ...] = (*MATH, *ARITHMETIC, *TYPES, *LOOPS, *BRANCHES, *CAPTURED, *RAISES)
"""Every case, in the order of the tables above; names are unique."""
