"""Values that can be missing: what NA gives in every operation, and that it costs no branch."""

import math
import operator
from types import FunctionType

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import in_turn
from tests.support.frontend_cases import column, passed, together, values
from udf.base.handling import Handling
from udf.errors import UdfCompileError
from udf.pipeline import map_rows

# ruff: noqa: RET503 - UDFs are lambdas, and return nothing on some paths; columns have values

NA = pd.NA
TEXT = "text"
NUMBERS = [2.5, None, 1.0, -3.0, 0.25]
OTHERS = [1.5, 2.0, None, 4.0, None]
WHOLE = [7, None, 3, 12, 1]
FLAGS = [True, False, None]


UNARY = {
    "-": lambda x: -x, "+": lambda x: +x, "abs": lambda x: abs(x), "float": lambda x: float(x), "int": lambda x: int(x),
    "round": lambda x: round(x), "round to digits": lambda x: round(x, 1), "sqrt": lambda x: math.sqrt(abs(x)),
    "floor": lambda x: math.floor(x), "isnan": lambda x: math.isnan(x), "np.exp": lambda x: np.exp(x),
    "np.floor": lambda x: np.floor(x), "with literal": lambda x: 2 * x + 1, "compare": lambda x: x > 1,
    "chain": lambda x: (x - 1.0) * (x + 3) / 2 - x % 2 + x // 2, "isclose": lambda x: math.isclose(x, 1, rel_tol=0.5),
    "min": lambda x: min(x, 1.0, 2), "max of a tuple": lambda x: max((x, 1.0)), "sum": lambda x: sum((x, x, 1)),
    "square": lambda x: x**2, "divmod": lambda x: divmod(x, 2.0)[1], "hypot": lambda x: math.hypot(x, 3.0),
}  # fmt: skip


@pytest.mark.slow
def test_na_goes_through_every_operation():
    """The result is NA where the value is, else what Python gives."""
    found = zip(*values(together(UNARY.values()), NUMBERS), strict=True)
    for (name, function), given in zip(UNARY.items(), found, strict=True):
        assert list(given) == pytest.approx([None if x is None else function(x) for x in NUMBERS]), name


BINARY = [
    operator.add, operator.sub, operator.mul, operator.truediv, operator.floordiv, operator.mod, operator.lt,
    operator.le, operator.gt, operator.ge, operator.eq, operator.ne,
]  # fmt: skip


@pytest.mark.parametrize(
    ("operation", "right"), in_turn(BINARY, [OTHERS, [1, 2, None, 4, None], [1.5, 2.0, 3.0, 4.0, 5.0]])
)
def test_na_on_either_side_gives_na(operation, right):
    """Also between types, and between a column with nulls and one without."""
    function = made_of(operation)
    expected = [None if None in (a, b) else operation(a, b) for a, b in zip(NUMBERS, right, strict=True)]
    assert values(function, NUMBERS, right) == expected
    assert values(function, right, NUMBERS) == [
        None if None in (a, b) else operation(b, a) for a, b in zip(NUMBERS, right, strict=True)
    ]


def made_of(operation):
    return lambda x, y: operation(x, y)


def test_bits_of_integers():
    """& | ^ << >> ~ of nullable integers."""
    function = lambda x: ((x & 5) | 8) ^ (x << 2) ^ (~x >> 1)
    assert values(function, WHOLE) == [None if x is None else function(x) for x in WHOLE]


ASKS = {
    "is NA": (lambda x: x is NA, lambda x: x is None),
    "is udf.NA": (lambda x: x is udf.NA, lambda x: x is None),
    "is None": (lambda x: x is None, lambda x: x is None),
    "is not NA": (lambda x: x is not NA, lambda x: x is not None),
    "filled": (lambda x: -1.0 if x is NA else x, lambda x: -1.0 if x is None else x),
    "made NA": (lambda x: x if x is NA or x > 0 else NA, lambda x: x if x is None or x > 0 else None),
    "made None": (lambda x: None if x is None or x > 0 else 1, lambda x: None if x is None or x > 0 else 1),
    "compared": (lambda x: x == NA, lambda x: None),
}


@pytest.mark.parametrize("numbers", [NUMBERS, [1.0, -1.0]], ids=["nullable", "plain"])
def test_is_asks_for_na(numbers):
    """``is NA`` and ``is None`` are one question, also of a value that is never null."""
    found = zip(*values(together(function for function, _ in ASKS.values()), numbers), strict=True)
    for (name, (_, reference)), given in zip(ASKS.items(), found, strict=True):
        assert list(given) == [reference(x) for x in numbers], name


NEVER_NA = {
    "a tuple": lambda x: (x, 1.0) is NA, "a string": lambda x: TEXT is NA,
    "a function": lambda x: math is udf.NA or helper is NA, "a number": lambda x: math.pi is NA,
    "a comparison": lambda x: (2 * x > x) is NA and x is not NA, "a constant": lambda x, k=5: 1 if k is NA else 0,
}  # fmt: skip


def test_what_is_never_null_is_not_na():
    found = values(together(NEVER_NA.values()), NUMBERS)
    assert found == [(False,) * len(NEVER_NA)] * len(NUMBERS), [*NEVER_NA]


def is_absent(x):
    if x is NA:
        return 1
    return 0


ALWAYS_NA = {
    "computed": lambda x: (x + udf.NA) is NA,
    "called": lambda x: abs(udf.NA) is udf.NA and min(x, udf.NA) is None,
    "itself": lambda x: NA is NA,
    "by another name": lambda x: udf.NA is None and NA is None and None is udf.NA,
    "in a tuple": lambda x: (x, NA)[1] is NA,
    "in a branch": lambda x: 1 if NA is None and pd.NaT is udf.NA else 0,
    "a default": lambda x, k=None: 1 if k is NA else 0,
    "to a helper": lambda x: is_absent(None) + is_absent(NA) + is_absent(udf.NA) == 3,
}


@pytest.mark.parametrize("name", ALWAYS_NA)
def test_na_has_one_identity_in_a_udf(name):
    """``udf.NA``, ``pd.NA`` and ``None`` are one value inside: in plain Python ``pd.NA is None`` is False."""
    assert values(ALWAYS_NA[name], NUMBERS) == [True] * len(NUMBERS)


WRITTEN_NA = (
    lambda x: str(pd.NA) if x > 1 else "a",
    lambda x: f"{pd.NA}" if x > 1 else "a",
    lambda x: len(str(pd.NA)) if x > 1 else 0,
    lambda x: float(pd.NA) if x > 1 else 1.0,
    lambda x: abs(pd.NA) if x > 1 else 1,
    lambda x: pd.NA == 1 if x > 1 else True,
    lambda x: max(pd.NA, 1) if x > 1 else 1,
    lambda x: "%s" % pd.NA if x > 1 else "a",  # noqa: UP031 - the operator is what is asked
    lambda x: math.isnan(pd.NA) if x > 1 else False,
)


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["int64", "Float64"])
def test_operations_of_a_written_na_are_pythons(dtype, by_default):
    """Its text, what raises, NA among numbers: refused in compiled code, so that Python runs them."""
    given = pd.Series([0, 255], dtype=dtype)
    for function in WRITTEN_NA:
        made = []
        for of in (given, given.udf):
            try:
                result = of.map(function)
                made.append((result.dtype, repr(result.tolist())))
            except TypeError as error:
                made.append(str(error))
        assert made[0] == made[1]


def test_is_between_two_values_that_can_be_null():
    """True where both are null, False where one is, as pandas' NA answers."""
    left, right = [1.0, None, None, 2.0], [1.0, None, 2.0, None]
    assert values(lambda x, y: x is y, left, right)[1:] == [True, False, False]
    assert values(lambda x, y: x is not y, left, right)[1:] == [False, True, True]
    assert values(lambda x, y: x is y, left, [1.0, 2.0, 3.0, 4.0])[1:] == [False, False, False]
    assert values(lambda x: x is True, [True, False, None]) == [True, False, False]


@pytest.mark.parametrize("function", [lambda x: x == None, lambda x: x in (1.0, None), lambda x: NA != None])  # noqa: E711
def test_equal_to_none_is_refused_where_a_value_can_be_null(function):
    """Python answers False for a null and True for None, which are one here: ``is`` asks."""
    with pytest.raises(UdfCompileError, match="a value that can be null is compared with None in a UDF; use 'is None'"):
        values(function, NUMBERS)


def test_what_is_never_null_is_not_equal_to_none():
    assert values(lambda x: x == None, [1.0, 2.0]) == [False, False]  # noqa: E711


def falls_off(x):
    if x is not NA and x > 0:
        return x


def helper(x):
    return None if x is None else x * 2


def uses_helper(x, y):
    return helper(x) + helper(y)


def running(x, n):
    total = 0
    for _ in range(n):
        total += x
    return total


@pytest.mark.slow
def test_null_results():
    """A path that returns nothing gives a null; helpers and loops carry NA."""
    assert values(falls_off, NUMBERS) == [2.5, None, 1.0, None, 0.25]
    assert values(uses_helper, NUMBERS, OTHERS) == [8.0, None, None, 2.0, None]
    assert values(running, NUMBERS, [1, 2, 3, 0, 2]) == [2.5, None, 3.0, 0.0, 0.5]
    assert values(lambda x: NA, NUMBERS) == [None] * 5


ONE = 1
CONSTANT_TRUTHS = {
    "equal": lambda x: 1 if NA == ONE else 2, "itself": lambda x: 1 if NA == NA else 2,
    "unequal": lambda x: 1 if ONE != NA else 2, "less": lambda x: 1 if NA < ONE else 2,
}  # fmt: skip


@pytest.mark.parametrize("missing", [pd.NA, udf.NA], ids=["pandas", "ours"])
@pytest.mark.parametrize("name", CONSTANT_TRUTHS)
def test_the_truth_of_a_comparison_of_constants_with_na_is_an_error(name, missing):
    """Of constants too, which Numba would compare as Python objects."""
    plain = CONSTANT_TRUTHS[name]
    function = FunctionType(plain.__code__, {"NA": missing, "ONE": ONE, "__name__": __name__})
    with pytest.raises(TypeError, match="boolean value of NA is ambiguous"):
        values(function, NUMBERS)


TRUTHS = {
    "if": lambda x: 1 if x > 1 else 2, "not": lambda x: not x > 1, "and": lambda x: x > 1 and x < 2,
    "while": lambda x: running_down(x), "bool": lambda x: bool(x), "in": lambda x: x in (1.0, 2.0),
}  # fmt: skip


def running_down(x):
    while x > 1:
        x -= 1
    return x


@pytest.mark.parametrize("name", TRUTHS)
def test_the_truth_of_na_is_an_error(name):
    """TypeError with pandas' text, and what to write; without NA it is what Python gives."""
    function = TRUTHS[name]
    with pytest.raises(TypeError) as plain:
        function(NA)
    with pytest.raises(TypeError) as caught:
        values(function, NUMBERS)
    assert str(caught.value).startswith(str(plain.value))
    there = [x for x in NUMBERS if x is not None]
    assert values(function, [*there, None][:4]) == [function(x) for x in there]


@pytest.mark.parametrize("operation", [operator.and_, operator.or_, operator.xor], ids=lambda f: f.__name__)
def test_logic_is_kleenes(operation):
    """All nine pairs, as pandas' NA has them."""
    pairs = [(a, b) for a in FLAGS for b in FLAGS]
    given = [operation(NA if a is None else a, NA if b is None else b) for a, b in pairs]
    found = values(made_of(operation), [a for a, _ in pairs], [b for _, b in pairs])
    assert found == [None if x is NA else x for x in given]


@pytest.mark.slow
@pytest.mark.parametrize("bases", [[1.0, 0.0, 2.0, None], [1, 0, 2, None]], ids=["float", "int"])
def test_powers_that_one_side_decides(bases):
    """1 ** NA and NA ** 0 are 1, as in pandas; with constants too. NA that is written out is for Python."""
    pairs = [(a, b) for a in bases for b in (0, 3, None)]
    given = [(NA if a is None else a) ** (NA if b is None else b) for a, b in pairs]
    found = values(lambda x, y: x**y, [a for a, _ in pairs], [b for _, b in pairs])
    assert found == [None if x is NA else x for x in given]
    assert values(lambda x: x**0, bases) == [1] * 4
    assert values(lambda x: 1**x, [0, 3, None]) == [1, 1, 1]
    assert values(lambda x: 2**x, [0, 3, None]) == [1, 8, None]
    with pytest.raises(udf.errors.UdfError, match=r"a power of pd\.NA"):
        values(lambda x: x**NA, bases)


def test_what_is_under_na_raises_nothing():
    """The zero that stands under a null is not divided by."""
    hidden = udf.Series([4, None, 2]).column
    assert hidden.validity is not None
    hidden.values[1] = 0
    (result,) = map_rows(lambda x: 8 // x, (hidden,), how=Handling(nulls="pass")).columns
    assert list(result.values[[0, 2]]) == [2, 4]


def test_range_of_na_is_an_error():
    """What cannot be missing raises Python's TypeError."""
    with pytest.raises(TypeError, match="'NAType' object cannot be interpreted as an integer"):
        values(running, NUMBERS, [1, None, 1, 1, 1])


def test_cheap_operations_have_no_branch():
    """The values are computed, the masks joined: no jump, no select of a float."""
    text = passed(lambda x, y: x * 2 + y - 1, column("float64", nullable=True), column("float64")).text
    assert "bra" not in text
    assert "selp.f64" not in text


def test_a_column_without_nulls_costs_nothing():
    """Its code is that of the same function with nulls skipped."""
    function = lambda x: x * 2 + 1
    plain = passed(function, column("float64"))
    assert [taken.what for taken in plain.takes] == ["value"]
    assert not plain.returns[0].nullable


NEVER_NULL = {
    "filled": lambda x: 0.0 if x is NA else x * 2,
    "asked": lambda x: x is NA,
    "power": lambda x: x**0,
    "filled or raised": lambda x: 0.0 if x is None else 1 / x,
}


@pytest.mark.parametrize("name", NEVER_NULL)
def test_a_result_that_is_never_null_has_no_validity(name):
    """NVVM finds out, and the function then returns no validity."""
    assert not passed(NEVER_NULL[name], column("float64", nullable=True)).returns[0].nullable
