"""Functions inside the UDF (``def``, ``lambda``) mean what they mean in Python, and raise what they raise."""

import math

import pytest

from tests.support.against_python import assert_is_python
from tests.support.frontend_cases import compiled
from tests.support.written import written
from udf.errors import UdfCompileError

VALUES = (-1, 0, 1, 2, 5)


def helper_with_a_lambda(p):
    same = lambda q: q
    1 // p
    return same(p)


FUNCTIONS = written(
    "def NAME(a):\n    BODY",
    """
unused_quotient
    double = lambda p: p * 2
    check = 1 // a
    return double(a)
unused_call
    divides = lambda p: 1 // p
    divides(a)
    return a
unused_shift
    same = lambda p: p
    1 << a
    return same(a)
unused_conversion
    same = lambda p: p
    int(float("nan") if a == 1 else 2.0)
    return same(a)
unused_item
    same = lambda p: p
    (1, 2, 3)[a]
    return same(a)
unused_root
    same = lambda p: p
    math.sqrt(a)
    return same(a)
unused_in_a_loop
    same = lambda p: p
    for i in range(3):
        1 // (a - i)
    return same(a)
unused_in_a_helper
    helper_with_a_lambda(a)
    return a
generator_calls_a_lambda
    fits = lambda v: 10 // v > 2
    return any(fits(v) for v in (5, a))
keywords
    digits = lambda p, q: p * 10 + q
    return digits(q=a, p=1)
some_defaults
    digits = lambda p, q=5, r=6: p * 100 + q * 10 + r
    return digits(a, 2) + digits(a, r=1) * 1000
default_of_a_variable
    b = a + 1
    digits = lambda p, q=b: p * 10 + q
    b = 50
    return digits(a)
captured_late
    z = 0
    read = lambda: z
    z = a + 5
    return read()
captured_before_it_is_set
    read = lambda: z + 1
    z = a
    return read()
captured_and_not_set
    read = lambda: z + 1
    if a > 0:
        z = a
    return read()
not_set_inside
    def choose(p):
        if p > 0:
            z = 1
        return z
    return choose(a)
not_set_in_the_second_call
    def choose(p):
        if p == a:
            z = 1
        return z
    total = 0
    for i in range(3):
        total += choose(i)
    return total
not_made
    if a > 0:
        same = lambda p: p
    return same(a)
outer_variable_is_set
    z = 1
    def first():
        def second():
            nonlocal z
            z += a
            return z
        return second() + second()
    return first() * 100 + z
own_variable_of_the_same_name
    z = 7
    def add(z):
        z = z + 1
        return z
    return add(a) * 100 + z
functions_that_make_functions
    make = lambda n: lambda p: p + n
    total = make(7)(a)
    for i in range(3):
        total = total * 10 + make(i)(a)
    return total
functions_that_take_functions
    twice = lambda f, x: f(f(x))
    return twice(lambda p: p * 2 + a, a)
any_number_of_arguments
    def count(p, *rest):
        return p + rest[0] + len(rest)
    pair = (a, 5)
    both = lambda p, q: p - q
    return count(a, 2, 3) * 100 + both(*pair)
keyword_only
    less = lambda p, *, q: p - q
    return less(a, q=3)
walrus_in_a_generator
    t = 0
    s = sum((t := t + x) for x in (1, 2, a))
    return s * 10 + t
lambda_in_a_generator
    return sum((lambda: x + a)() for x in (1, 2, a))
nothing_is_returned
    def forgets(p):
        p + 1
    forgets(a)
    return a
always_raises_inside
    def fail(m):
        raise ValueError("bad")
    fail(a)
    return a
""",
    {"math": math, "helper_with_a_lambda": helper_with_a_lambda},
)


def raises_inside(a):
    def fail(m):
        raise ValueError("bad")

    if a > 1:
        fail(2)
    return a


@pytest.mark.parametrize("function", [*FUNCTIONS, raises_inside], ids=lambda f: f.__name__)
def test_an_inner_function_is_pythons(function) -> None:
    """Its values, and every exception, also of what has no use."""
    assert_is_python(function, *VALUES)


def test_an_exception_inside_has_its_own_line() -> None:
    """The inner function and its line, not the call's."""
    (site,) = compiled(raises_inside, "int64").raises
    assert (site.function, site.line) == ("fail", raises_inside.__code__.co_firstlineno + 2)


def recursive(a):
    def down(p):
        return 0 if p <= 0 else down(p - 1)

    return down(a)


def recursive_in_a_generator(a):
    def down(p):
        return sum(down(q) for q in (p,))

    return down(a)


def chosen(a):
    step = (lambda p: p + 1) if a > 0 else (lambda p: p - 1)
    return step(a)


def of_an_earlier_turn(a):
    for i in range(3):
        step = lambda p, q=i: q
        if i == 0:
            old = step
    return old(0) * 10 + step(1)


def multiplied(a):
    f0 = lambda p: p + 1
    f1 = lambda p: f0(p) + f0(p) + f0(p)
    f2 = lambda p: f1(p) + f1(p) + f1(p)
    f3 = lambda p: f2(p) + f2(p) + f2(p)
    f4 = lambda p: f3(p) + f3(p) + f3(p)
    f5 = lambda p: f4(p) + f4(p) + f4(p)
    return f5(a)


def wrong_arguments(a):
    one = lambda p: p
    return one(a, 2)


def _captures():
    count = 0

    def counts(a):
        nonlocal count
        count += 1
        return a + count

    def counts_inside(a):
        def step():
            nonlocal count
            count += 1
            return count

        return a + step()

    return counts, counts_inside


REFUSED = [
    (recursive, "'down' calls itself"),
    (recursive_in_a_generator, "'down' calls itself"),
    (chosen, "a function is chosen when it runs"),
    (of_an_earlier_turn, "an earlier turn of a loop"),
    (multiplied, "in more than 200 places"),
    (wrong_arguments, "too many positional arguments"),
    (_captures()[0], "it assigns 'count', a variable of the function around it"),
    (_captures()[1], "it assigns 'count', a variable of the function around it"),
]


@pytest.mark.parametrize(("function", "cause"), REFUSED, ids=[cause for _, cause in REFUSED])
def test_what_is_not_supported_is_refused_by_name(function, cause) -> None:
    """Never another function's value, and no endless compilation."""
    with pytest.raises(UdfCompileError, match=cause):
        compiled(function, "int64")
