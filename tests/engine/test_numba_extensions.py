"""What users have registered for Numba: taken where they say so, with each kind of rule; else refused by name."""

import math
import operator
import sys
from types import ModuleType

import numba
import numpy as np
import pytest
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.typing import signature
from numba.extending import (
    intrinsic,
    lower_builtin,
    make_attribute_wrapper,
    models,
    overload,
    overload_attribute,
    overload_method,
    register_jitable,
    register_model,
    type_callable,
)

import udf
from udf.bind import encoding as extensions
from udf.errors import ArgumentError, CapturedValueError, UdfCompileError

FLOATS = udf.Series([1.0, 4.0, -9.0])


@pytest.fixture(autouse=True)
def own_table(monkeypatch):
    """Give each test a table of its own."""
    with monkeypatch.context() as patched:
        fresh = extensions.Extensions(version=extensions.EXTENSIONS.version)
        for name in ("modules", "objects", "salt"):
            patched.setattr(extensions.EXTENSIONS, name, getattr(fresh, name))
        yield
    extensions.EXTENSIONS.take((), {})


# -- what is registered: @overload, @intrinsic, @overload_method, @overload_attribute, a type --------------


def clipped(x, low, high):
    raise NotImplementedError


@overload(clipped)
def clipped_of_numbers(x, low, high):
    if isinstance(x, types.Float):
        return lambda x, low, high: min(max(x, low), high)
    return None


def doubled(x, times=2):
    raise NotImplementedError


@overload(doubled, inline="always")
def doubled_of_numbers(x, times=2):
    return lambda x, times=2: clipped(x, -2.0, 2.0) * times


@overload_method(types.Float, "negated", inline=lambda *asked: True)
def negated_of(x):
    return lambda x: -x


@intrinsic
def bits(typing_context, x):
    """Return the 64 bits of a float as an integer."""
    code = lambda context, builder, sig, args: builder.bitcast(args[0], ir.IntType(64))
    return (signature(types.int64, types.float64), code) if isinstance(x, types.Float) else None


@overload_method(types.Float, "half")
def half_of(x):
    return lambda x: x / 2


@overload_attribute(types.Float, "sign_bit")
def sign_of(x):
    return lambda x: math.copysign(1.0, x) < 0


@overload(math.comb)
def comb_of(n, k):
    return lambda n, k: n * 100 + k


class Interval:
    """A pair of numbers, of Python's."""

    def __init__(self, low, high):
        self.low, self.high = low, high


class IntervalType(types.Type):
    def __init__(self):
        super().__init__(name="Interval")


INTERVAL = IntervalType()


@type_callable(Interval)
def made(context):
    return lambda low, high: INTERVAL if {low, high} <= {types.float64} else None


@register_model(IntervalType)
class IntervalModel(models.StructModel):
    def __init__(self, manager, kind):
        super().__init__(manager, kind, [("low", types.float64), ("high", types.float64)])


make_attribute_wrapper(IntervalType, "low", "low")
make_attribute_wrapper(IntervalType, "high", "high")


@lower_builtin(Interval, types.Float, types.Float)
def make_interval(context, builder, sig, args):
    value = cgutils.create_struct_proxy(INTERVAL)(context, builder)
    value.low, value.high = args
    return value._getvalue()


@overload_attribute(IntervalType, "width")
def width_of(interval):
    return lambda interval: interval.high - interval.low


@overload_method(IntervalType, "holds")
def holds_of(interval, x):
    return lambda interval, x: interval.low <= x <= interval.high


@overload(operator.add)
def added(left, right):
    if isinstance(left, IntervalType) and isinstance(right, IntervalType):
        return lambda left, right: Interval(left.low + right.low, left.high + right.high)
    return None


TAKEN = {
    "overload": (lambda x: clipped(x, 0.0, 2.0) + 1, [2.0, 3.0, 1.0]),
    "intrinsic": (lambda x: bits(x) >> 52, [1023, 1025, -1022]),
    "overload_method": (lambda x: x.half() + 1, [1.5, 3.0, -3.5]),
    "overload_attribute": (lambda x: 1 if x.sign_bit else 0, [0, 0, 1]),
    "overload of a library's": (lambda x: math.comb(x, 2), [102.0, 402.0, -898.0]),
    "overload that is inlined": (lambda x: doubled(x) + doubled(x, times=3), [5.0, 10.0, -10.0]),
    "method that is inlined": (lambda x: x.negated() + 1, [0.0, -3.0, 10.0]),
    "a type": (lambda x: Interval(x, x * 3).width, [2.0, 8.0, -18.0]),
    "a type's method": (lambda x: Interval(0.0, 3.0).holds(x), [True, False, False]),
    "a type's operator": (lambda x: (Interval(x, 2.0) + Interval(1.0, x)).high, [3.0, 6.0, -7.0]),
    "with Python's meaning": (lambda x: clipped(x, -100.0, 100.0) // 1 % 5, [1.0, 4.0, 1.0]),
}


@pytest.mark.parametrize("case", TAKEN)
def test_what_the_module_registered_is_taken(case) -> None:
    """After its name was given, and with Python's meaning around it."""
    function, expected = TAKEN[case]
    udf.use_numba_extensions(__name__)
    assert list(FLOATS.applymap(function)) == expected


REFUSED = {
    "overload": (UdfCompileError, "NotImplementedError|clipped|raise"),
    "intrinsic": (CapturedValueError, rf"an? _Intrinsic.*\n.*udf\.use_numba_extensions\('{__name__}'\)"),
    "overload_method": (UdfCompileError, "half"),
    "overload_attribute": (UdfCompileError, "sign_bit"),
    "overload of a library's": (UdfCompileError, "comb"),
    "a type": (CapturedValueError, rf"'Interval'.*\n.*udf\.use_numba_extensions\('{__name__}'\)"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_nobody_named_is_refused(case) -> None:
    """By the name of what was written."""
    kind, said = REFUSED[case]
    with pytest.raises((kind, NotImplementedError), match=f"(?s){said}"):
        FLOATS.applymap(TAKEN[case][0])


def test_taking_and_not_taking_are_two_functions() -> None:
    """What was compiled before does not stay: ``math.ulp`` of this test is no rule until it is one."""
    plain = lambda x: x + 7
    overload(plain)(lambda x: lambda x: x + 100)
    assert list(FLOATS.applymap(lambda x: plain(x))) == [8.0, 11.0, -2.0]
    udf.use_numba_extensions(sys.modules[__name__])
    assert list(FLOATS.applymap(lambda x: plain(x))) == [101.0, 104.0, 91.0]


def test_a_module_without_rules_is_refused() -> None:
    """And one that is not there; nothing is taken then."""
    with pytest.raises(ArgumentError, match="no module 'nowhere'"):
        udf.use_numba_extensions("nowhere")
    sys.modules["empty_of_rules"] = ModuleType("empty_of_rules")
    try:
        with pytest.raises(ArgumentError, match="'empty_of_rules' has registered nothing"):
            udf.use_numba_extensions(__name__, "empty_of_rules")
    finally:
        del sys.modules["empty_of_rules"]
    assert not extensions.EXTENSIONS.modules


# -- Numba's own objects ---------------------------------------------------------------------------------


@register_jitable
def tripled(x):
    return x * 3


def add_one(x):
    return x + 1


OBJECTS = {
    "njit": numba.njit(add_one),
    "jit with options": numba.njit(add_one, fastmath=True, parallel=True),
    "vectorize": numba.vectorize(add_one),
    "vectorize with types": numba.vectorize(["float64(float64)"])(add_one),
}


@pytest.mark.parametrize("name", OBJECTS)
def test_numbas_functions_are_the_python_functions_they_were_made_of(name) -> None:
    """Called by a function, or applied themselves; ``register_jitable`` leaves a function as it is."""
    one = OBJECTS[name]
    assert list(FLOATS.applymap(lambda x: one(x) + tripled(x))) == [5.0, 17.0, -35.0]
    assert list(FLOATS.applymap(one)) == [2.0, 5.0, -8.0]


UNTAKEN = {
    "guvectorize": (numba.guvectorize(["void(float64[:], float64[:])"], "(n)->(n)")(lambda a, b: None), "an array"),
    "cfunc": (numba.cfunc("float64(float64)")(add_one), "the Python function"),
    "stencil": (numba.stencil(lambda a: a[0] + a[-1]), "windows"),
}


@pytest.mark.parametrize("name", UNTAKEN)
def test_numbas_other_objects_are_refused_with_what_to_do(name) -> None:
    """By a table, one after the other."""
    one, hint = UNTAKEN[name]
    with pytest.raises(CapturedValueError, match=f"Hint: .*{hint}"):
        FLOATS.applymap(lambda x: one(x))


def unrolled(x):
    total = 0.0
    for value in numba.literal_unroll((1, 2.5)):
        total += value * x
    return total + numba.literally(x)


def test_what_numba_has_for_literals_is_taken() -> None:
    """A loop over values of several types; what asks for a literal type asks for nothing."""
    assert list(FLOATS.applymap(unrolled)) == [4.5, 18.0, -40.5]


def test_a_stand_in_of_numba_cudas_is_refused() -> None:
    """A function that only numba-cuda can lower, as of ``cuda.libdevice``: compiled as Python it would do nothing."""

    def sqrt(x):
        """Return nothing, as there."""

    sqrt.__module__ = "numba.cuda.libdevice"
    with pytest.raises(
        UdfCompileError, match=r"numba\.cuda\.libdevice\.sqrt is not supported in a UDF; math and numpy are"
    ):
        FLOATS.applymap(lambda x: sqrt(x))


@pytest.mark.slow
def test_numba_itself_still_inlines() -> None:
    """The rules that are taken are copies: the module's own stay as it registered them."""
    udf.use_numba_extensions(__name__)
    assert list(FLOATS.applymap(lambda x: doubled(x))) == [2.0, 4.0, -4.0]
    assert numba.njit(lambda x: doubled(x))(1.5) == 3.0


def test_the_key_has_what_is_taken() -> None:
    """A process that took rules finds nothing that others kept."""
    from udf.bind.bind import bind  # noqa: PLC0415 - for this one

    columns = (FLOATS.column,)
    before = bind(lambda x: x + np.float64(1), columns).key
    udf.use_numba_extensions(__name__)
    assert bind(lambda x: x + np.float64(1), columns).key != before
