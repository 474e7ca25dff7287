"""All of `math`, and functions that only compute: each compiles and means what Python means, or is refused."""

import math
import operator

import numpy as np
import pytest

from tests.support.against_python import assert_is_python
from tests.support.budget import in_turn
from tests.support.corpus_check import differs
from tests.support.frontend_cases import compiled, on_cpu
from udf.base.operators import BINARY, COMPARISONS, IN_PLACE, UNARY, function_of, in_numpy
from udf.errors import UdfCompileError
from udf.frontend.driver import rewrites

REFUSED = {"fsum", "sumprod"}  # exact sums need memory that grows
TUPLES = {"frexp", "modf"}
CONSTANTS = {name for name in dir(math) if isinstance(getattr(math, name), float)}
NAMES = sorted(name for name in dir(math) if not name.startswith("_"))

# How each function is called, where that is not f(x); x and y are columns.
CALLS = {
    **dict.fromkeys(("atan2", "copysign", "fmod", "nextafter", "pow", "remainder", "isclose", "hypot"), "f(x, y)"),
    **dict.fromkeys(("comb", "perm", "gcd", "lcm"), "f(x, y)"),
    "dist": "f((x, 1.0), (y, 2.0))",
    "fma": "f(x, y, x)",
    "ldexp": "f(x, 3)",
    "prod": "f((x, y, 2))",
    **dict.fromkeys(TUPLES, "f(x)[0] + f(x)[1]"),
}
WHOLE_ONLY = {"comb", "perm", "gcd", "lcm", "factorial", "isqrt"}


def caller(name):
    """Return a function of x, or of x and y, that calls math's function of this name."""
    expression = CALLS.get(name, "f(x)").replace("f(", f"math.{name}(")
    arguments = "x, y" if "y" in expression else "x"
    return eval(f"lambda {arguments}: {expression}", {"math": math})  # noqa: S307 - a table of text


@pytest.mark.parametrize(
    ("name", "dtype"),
    in_turn([n for n in NAMES if n not in REFUSED | CONSTANTS], ["float64", "int64", "float32", "uint8", "bool"]),
)
def test_every_function_compiles(name, dtype):
    """Each takes floats and integers where Python does, and gives a number."""
    if name in WHOLE_ONLY and dtype.startswith("float"):
        with pytest.raises(UdfCompileError, match=rf"{name}\(\) does not take"):
            compiled(caller(name), *[dtype] * caller(name).__code__.co_argcount)
        return
    function = caller(name)
    udf = compiled(function, *[dtype] * function.__code__.co_argcount)
    (result,) = udf.results
    sample = (0.5 if name != "acosh" else 1.5) if dtype.startswith("float") else int(name != "atanh")
    expected = function(*[sample] * function.__code__.co_argcount)
    assert result.kind in {bool: "b", int: "iu", float: "f"}[type(expected)]


@pytest.mark.parametrize("name", sorted(REFUSED & set(NAMES)))
def test_what_is_refused_is_refused_with_a_sentence(name):
    """A function that cannot be done says so by name."""
    given = "(x, x)" if name == "fsum" else "(x, x), (x, x)"
    function = eval(f"lambda x: math.{name}({given})", {"math": math})  # noqa: S307 - a table of text
    with pytest.raises(UdfCompileError, match=rf"math\.{name} is not supported in a UDF"):
        compiled(function, "float64")


@pytest.mark.parametrize("name", sorted(CONSTANTS))
def test_constants_are_bit_exact(name):
    """math.pi and the others have Python's bits."""
    function = eval(f"lambda x: math.{name}", {"math": math})  # noqa: S307 - a table of text
    assert not differs(on_cpu(function, ["float64"], [(1.0,)])[0], getattr(math, name), 0)


LARGEST = 1.7976931348623157e308

VALUES = [
    ("math.comb(x, y)", ["int64"] * 2, [(n, k) for n in range(62) for k in range(-1, 64)]),
    ("math.perm(x, y)", ["int64"] * 2, [(n, k) for n in range(-1, 25) for k in range(-1, 30)]),
    ("math.perm(x)", ["int32"], [(n,) for n in range(-1, 70)]),
    ("math.factorial(x)", ["int64"], [(n,) for n in range(-1, 70)]),
    ("math.gcd(x, y, 12)", ["int64", "int32"], [(a, b) for a in (-(2**63), -6, 0, 8, 2**62) for b in (0, 6, -9)]),
    ("math.gcd()", ["int64"], [(1,)]),
    ("math.lcm(x, y)", ["int64", "int16"], [(a, b) for a in (-6, 0, 8, 2**40) for b in (0, 6, -9, 1000)]),
    ("math.isqrt(x)", ["int64"], [(k * k + d,) for k in (1, 2, 94906266, 3037000499) for d in (-1, 0, 1)] + [(-1,)]),
    ("math.isqrt(x)", ["uint64"], [(2**64 - 1,), ((2**32 - 1) ** 2,), ((2**32 - 1) ** 2 - 1,), (0,)]),
    ("math.ldexp(x, y)", ["float64", "int64"], [(a, b) for a in (1.0, -0.0, 5e-324, 1.5) for b in (-2000, -3, 0, 900)]),
    ("math.ulp(x)", ["float64"], [(a,) for a in (0.0, 1.0, -2.0, 5e-324, 2.2e-308, LARGEST, math.inf, math.nan)]),
    ("math.ulp(x)", ["float64"], [(math.nextafter(LARGEST, 0.0),), (-LARGEST,), (-0.0,), (2.0**-1022,)]),
    ("math.ulp(x)", ["float32"], [(1.5,), (-0.25,), (2.0**-149,)]),
    ("math.isclose(x, y)", ["float64"] * 2, [(1.0, 1 + 1e-9), (1.0, 1 + 2e-9), (math.inf, math.inf), (math.nan, 1.0)]),
    ("math.isclose(x, y, rel_tol=0.1)", ["int64", "float64"], [(100, 109.0), (100, 112.0)]),
    ("math.isclose(x, 1.0, abs_tol=y)", ["float64"] * 2, [(1.5, 0.5), (1.5, 0.4), (1.5, -1.0)]),
    ("math.prod((x, y, 3))", ["int64"] * 2, [(2**62, 3), (-5, 7)]),
    ("math.floor(x)", ["float64"], [(-0.5,), (2.5,), (-(2.0**63),), (math.nan,), (math.inf,)]),
    ("math.ceil(x)", ["int64"], [(2**63 - 1,), (-3,)]),
    ("math.trunc(x)", ["float32"], [(-0.5,), (2.5,), (-2.0,)]),
    ("math.fmod(x, y)", ["float64"] * 2, [(a, b) for a in (5.5, -5.5, 1e300) for b in (2.0, -3.0, 0.1)]),
    ("math.frexp(x)[1]", ["float64"], [(0.0,), (5e-324,), (-7.5,), (1e300,)]),
    ("sum((x, y, 1, 0.1))", ["float64"] * 2, [(0.1, 0.2), (1e16, 1.0), (math.inf, 1.0), (math.nan, 1.0)]),
]


@pytest.mark.slow
@pytest.mark.parametrize(("expression", "dtypes", "rows"), VALUES)
def test_value_and_exception_are_pythons(expression, dtypes, rows):
    """Exactly Python's value, or OverflowError for 65 bits; where Python raises, its exception and text."""
    function = eval(f"lambda {', '.join('xy'[: len(dtypes)])}: {expression}", {"math": math})  # noqa: S307
    fine, values, failing = [], [], []
    for row in rows:
        try:
            values.append(function(*row))
            fine.append(row)
        except (ValueError, OverflowError) as error:
            failing.append((row, error))
    wrapped = on_cpu(function, dtypes, fine, overflow="wrap")
    for row, got, want in zip(fine, wrapped, values, strict=True):
        assert not differs(got, want, 0), row
    held = [row for row, got, want in zip(fine, wrapped, values, strict=True) if got == want or want != want]
    np.testing.assert_array_equal(on_cpu(function, dtypes, held), [function(*row) for row in held])
    for row in [row for row in fine if row not in held][:5]:
        with pytest.raises(OverflowError, match="does not fit 64 bits"):
            on_cpu(function, dtypes, [row])
    for row, error in failing[:20]:
        with pytest.raises(type(error)) as caught:
            on_cpu(function, dtypes, [row])
        assert caught.value.args == error.args


ACCURATE = [
    ("math.hypot(x, y, 3.0)", 2), ("math.hypot(x, y, 3.0, 4.0, 0.5)", 3), ("math.dist((x, 1.0), (y, 2.0))", 2),
    ("math.log(abs(x) + 1.5, abs(y) + 1.25)", 4), ("math.cbrt(x)", 2), ("math.pow(abs(x), y)", 3),
]  # fmt: skip


@pytest.mark.parametrize(("expression", "ulp"), ACCURATE)
def test_rounded_functions_are_close(expression, ulp):
    """Within the ulp that CUDA's manual states."""
    function = eval(f"lambda x, y: {expression}", {"math": math})  # noqa: S307 - a table of text
    rng = np.random.default_rng(0)
    rows = [tuple(row) for row in rng.normal(scale=30, size=(300, 2)).tolist()]
    for row, got in zip(rows, on_cpu(function, ["float64"] * 2, rows), strict=True):
        assert not differs(got, function(*row), ulp), row


@pytest.mark.slow
def test_lcm_and_comb_refuse_what_needs_more_bits():
    """Where 64 bits would not hold the true result, it is OverflowError and not a wrapped number."""
    for function, row in [(lambda x, y: math.lcm(x, y), (2**62, 3)), (lambda x, y: math.comb(x, y), (70, 35))]:
        with pytest.raises(OverflowError, match="does not fit 64 bits"):
            on_cpu(function, ["int64"] * 2, [row])


FACTOR, NAN, NOTHING = 3, float("nan"), None


def unset(x):
    if x > 0:
        y = x
    return y + 1


def counts(x):
    n = 0
    while x > 1 and n < 50:
        x = x // 2 if x % 2 == 0 else 3 * x + 1
        n += 1
    return n


COMPUTE = {
    "branches": lambda x: x * 2 + 1 if x > 0 else -x,
    "a global": lambda x: x * FACTOR,
    "a division": lambda x: 1 / x,
    "a NaN of another": lambda x: x if x != 3 else (NAN if x > 3 else 7),
    "a large constant": lambda x: (x + 2**62) % 7,
    "a walrus": lambda x: (z := x + 1) * z,
    "chained": lambda x: 0 < x <= 2 != x,
    "a bool": lambda x: (x > 1) + True,
    "may be unset": unset,
    "a loop": counts,
}
OTHERS = {
    "a call": lambda x: abs(x),
    "an attribute": lambda x: x.real,
    "a member": lambda x: x in (1, 2),
    "a tuple": lambda x: (x, 2)[int(x > 1)],
    "a text": lambda x: x if "a" == "a" else 0,  # noqa: PLR0133 - what is tested
    "None": lambda x: 1 if x is NOTHING else 2,
    "an exception": lambda x: x if x > 0 else (1).bit_length(),
}


@pytest.mark.parametrize("name", [*COMPUTE, *OTHERS])
def test_it_is_told_and_is_pythons(name, monkeypatch) -> None:
    """Values and exceptions; what calls, asks or makes anything but numbers is rewritten."""
    seen = []
    asked = rewrites.is_pure_arithmetic
    monkeypatch.setattr(rewrites, "is_pure_arithmetic", lambda *given: (seen.append(asked(*given)), seen[-1])[1])
    assert_is_python((COMPUTE | OTHERS)[name], -4, 0, 1, 2, 3, 27)
    assert (False in seen) == (name in OTHERS)


def test_every_rewrite_comes_after_those_that_it_needs() -> None:
    """By the table's own word; each says why it stands where it does, and none needs one that is not there."""
    done = set()
    for one in rewrites.REWRITES:
        assert one.why
        assert set(one.after) <= done
        done.add(one.name)


def test_each_is_pythons_and_numpys() -> None:
    """A sign, the method, the function, and NumPy's function mean the same."""
    for name, sign in (BINARY | COMPARISONS).items():
        wanted = eval(f"13 {sign} 3")  # noqa: S307 - a constant text
        (numpys,) = in_numpy([name]).values()
        assert function_of(name)(13, 3) == getattr(int, f"__{name}__")(13, 3) == numpys(13, 3) == wanted, name
    assert [function_of(name)(5) for name in UNARY] == [-5, +5, ~5]


@pytest.mark.parametrize("other", IN_PLACE)
def test_in_place_means_the_same(other) -> None:
    """``a += b`` of a number is ``a = a + b``, and there is one for each operator of two numbers."""
    assert other(13, 3) == IN_PLACE[other](13, 3)
    assert len(IN_PLACE) == len(BINARY)
    assert other is not operator.imatmul
