"""bind: what can be applied, Python's own words for what cannot, and a place that follows the function."""

# ruff: noqa: PLC3002, PT017 - functions that are never called
import functools

import numba
import numpy as np
import pytest

from tests.support.frontend_cases import call_of
from udf.bind.arguments import bind_arguments
from udf.bind.bind import bind, locate
from udf.bind.identity import codes_of
from udf.columns.column import Column
from udf.errors import CapturedValueError, NotCallableError, UdfCompileError
from udf.frontend import compile_to_ptx

COLUMN = Column(values=np.zeros(3))
MASKED = Column(values=np.zeros(3), validity=np.zeros(1, np.uint8))


class Doubler:
    def __call__(self, x):
        return x * 2

    def method(self, x):
        return x * 2


NOT_FUNCTIONS = (
    3, "f", None, [abs], Doubler, b"text".upper, (0.5).is_integer, functools.partial(b"text".find, b"t"),
)  # fmt: skip


@pytest.mark.parametrize("given", NOT_FUNCTIONS, ids=lambda given: type(given).__name__)
def test_only_what_can_be_compiled_is_taken(given):
    """Anything else is a NotCallableError, which is a TypeError and says what to do."""
    with pytest.raises(NotCallableError, match=r"not a Python function.*\n.*pass (a|one) function"):
        bind(given, (COLUMN,))
    assert issubclass(NotCallableError, TypeError)


def test_a_numba_dispatcher_stands_for_its_python_function():
    """numba.njit's function is compiled for us like the plain one."""
    plain = lambda x: x + 1
    assert bind(numba.njit(plain), (COLUMN,)) == bind(plain, (COLUMN,))


ARITIES = [
    (function, count)
    for function in (
        *(lambda: 1, lambda x, y, z: x, lambda x, y, z=1: x, lambda x, *, k, m: x),
        *(lambda x: x, lambda x, y=1: x, lambda x, /, y: x),
    )
    for count in (0, 1, 2, 3, 4, 5)
]


@pytest.mark.parametrize(("function", "count"), ARITIES)
def test_arity_errors_are_pythons_own(function, count):
    """Bind raises the TypeError, word for word, that calling the function with as many arguments raises."""
    try:
        function(*range(count))
    except TypeError as error:
        with pytest.raises(TypeError) as caught:
            bind(function, (COLUMN,) * count)
        assert str(caught.value) == str(error)
    else:
        assert bind(function, (COLUMN,) * count).function is function


SIGNATURES = ("x", "x, /, a", "x, a, /, b=1", "x, a=1, b=2", "x, *, a", "x, a, *, b=1, c", "x, y, a, *, b=1", "")
"""Parameters of functions that are bound in every way below; a column is the first of them."""


@pytest.mark.parametrize("parameters", SIGNATURES)
def test_arguments_are_bound_as_python_binds_them(parameters):
    """By position and by name, too few, too many, twice, of another name: the values, or Python's own words."""
    scope = {}
    exec(f"def given({parameters}): return locals()", scope)  # noqa: S102 - our own text
    function = scope["given"]
    for args in ((), (5,), (5, 6), (5, 6, 7)):
        for names in ((), ("a",), ("b",), ("c",), ("a", "b"), ("b", "c"), ("x",), ("zz",), ("a", "b", "c")):
            kwargs = {name: 10 + i for i, name in enumerate(names)}
            try:
                want = function(None, *args, **kwargs)
            except TypeError as refused:
                with pytest.raises(TypeError) as raised:
                    bind_arguments(function, 1, args, kwargs)
                assert str(raised.value) == str(refused)
                continue
            bound = bind_arguments(function, 1, args, kwargs)
            found = {a.name: value for a, value in zip(bound.arguments, bound.values, strict=True)}
            given = {*kwargs, *list(want)[1 : 1 + len(args)]}
            assert found == {name: value for name, value in want.items() if name in given}


def test_what_has_a_default_is_asked_of_the_function_at_hand():
    """Functions of one code can have other defaults."""

    def made(x, a, b=1):
        return x + a + b

    with pytest.raises(TypeError, match="missing 1 required positional argument: 'a'"):
        bind_arguments(made, 1, (), {})
    made.__defaults__ = (2, 3)
    assert bind_arguments(made, 1, (), {}).arguments == ()
    made.__defaults__ = None
    with pytest.raises(TypeError, match="missing 2 required positional arguments"):
        bind_arguments(made, 1, (), {})


def test_parameters_are_the_columns_types_and_nullability():
    """A parameter says its column's dtype, and whether a null can come."""
    call = bind(lambda x, y: x, (COLUMN, MASKED))
    assert [(p.dtype.name, p.nullable) for p in call.parameters] == [("float64", False), ("float64", True)]


def generator(x):
    yield x


async def coroutine(x):
    return x


@pytest.mark.parametrize(("function", "cause"), [(generator, "generator"), (coroutine, "coroutine")])
def test_functions_of_another_kind_are_refused(function, cause):
    """What gives no single value is a UdfCompileError that names the function's line."""
    with pytest.raises(UdfCompileError, match=cause) as caught:
        bind(function, (COLUMN,))
    assert caught.value.line == function.__code__.co_firstlineno


TABLE = [1, object()]
SETTINGS = {"rate": object()}


class Weird:
    pass


WEIRD = Weird()


@pytest.mark.parametrize(
    ("function", "name"),
    [(lambda x: TABLE[0] + x, "TABLE"), (lambda x: x * SETTINGS["rate"], "SETTINGS"), (lambda x: x + WEIRD.a, "WEIRD")],
)
def test_what_cannot_be_a_constant_is_refused_by_name(function, name):
    """A captured list, dict, array or object is a CapturedValueError that names it."""
    with pytest.raises(CapturedValueError, match=name):
        bind(function, (COLUMN,))


def test_values_captured_in_closures_defaults_and_tuples_are_checked():
    """A closure's variable, a default and a tuple's member are captured values, too."""
    captured = [1, object()]
    for function in (lambda x: x + captured[0], lambda x, y=captured: x, lambda x, y=(1, captured): x):
        with pytest.raises(CapturedValueError):
            bind(function, (COLUMN,))


def first(x):
    if x > 1:
        raise ValueError("high")
    return x


# Lines between the two, so that the same bytecode stands elsewhere.


def second(x):
    # a comment that moves the lines inside
    if x > 1:
        raise ValueError("high")

    return x


def test_a_shared_program_raises_with_the_lines_of_the_function_that_was_called():
    """Equal functions share a key; locate() gives the raise's line in either."""
    calls = [call_of(function, "float64") for function in (first, second)]
    assert calls[0].key == calls[1].key
    (site,) = compile_to_ptx(calls[0]).raises
    assert site.line == first.__code__.co_firstlineno + 2
    there = locate(site, second)
    assert (there.function, there.line) == ("second", second.__code__.co_firstlineno + 3)
    assert locate(site, first) == site


def test_code_objects_come_in_an_order_that_equal_functions_share():
    """The function first, what is nested in it, then what it captures: a place means the same in each."""

    def outer():
        def helper(x):
            return x + 1

        def function(x):
            return (lambda y: y)(helper(x))

        return function

    left, right = codes_of(outer()), codes_of(outer())
    assert [code.co_name for code in left] == ["function", "<lambda>", "helper"]
    assert left == right
