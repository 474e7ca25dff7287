"""Arguments beyond the columns: scalars, lookup tables, constants; captured arrays."""

import numpy as np
import pytest

from tests.support.frontend_cases import column, passed, values
from udf.base.null_kinds import NA
from udf.bind.bind import bind
from udf.errors import DTypeError, UdfCompileError

FLOATS, WHOLE = column("float64"), column("int64")
TABLE = np.array([10, 20, 30])
WEIGHTS = np.array([0.5, 0.25, 0.125, 1.0])
FLAGS = np.array([True, False, True])
CUBE = np.zeros((2, 2, 2))


def scaled(x, rate, /, offset=1.0, *, times=1):
    return (x * rate + offset) * times


def test_numbers_are_taken_and_are_no_part_of_the_key():
    """By position and by name; a new value is the same program, a new type is another."""
    udf = passed(scaled, FLOATS, args=(2.0,), kwargs={"times": 3})
    assert [(t.what, t.index, t.dtype.name) for t in udf.takes] == [
        ("value", 0, "float64"),
        ("argument", 0, "float64"),
        ("argument", 1, "int64"),
    ]
    keys = [bind(scaled, (FLOATS,), args=(rate,)).key for rate in (2.0, 3.5, 2)]
    assert keys[0] == keys[1] != keys[2]
    assert bind(scaled, (FLOATS,), args=(2.0, 4)).values == (2.0, 4)


@pytest.mark.parametrize(
    ("args", "kwargs"), [((2.0,), {}), ((2, 0.5), {}), ((True,), {"times": 3}), ((np.int8(2), 1), {"times": 0.5})]
)
def test_values_are_pythons(args, kwargs):
    """Every way to pass them gives what calling the function gives."""
    numbers = [1.5, -2.0, 0.0]
    expected = [scaled(x, *args, **kwargs) for x in numbers]
    bound = lambda x: scaled(x, *args, **kwargs)
    assert [bound(x) for x in numbers] == expected
    assert values(scaled, numbers, args=args, kwargs=kwargs) == expected


@pytest.mark.parametrize(
    ("args", "kwargs"),
    [((), {}), ((1, 2, 3), {}), ((1,), {"nope": 2}), ((1, 2), {"offset": 3}), ((), {"rate": 1}), ((1,), {"x": 2})],
)
def test_arguments_that_do_not_fit_raise_pythons_own_error(args, kwargs):
    """The text is that of calling the function."""
    with pytest.raises(TypeError) as plain:
        scaled(1.0, *args, **kwargs)
    with pytest.raises(TypeError) as caught:
        bind(scaled, (FLOATS,), args=args, kwargs=kwargs)
    assert str(caught.value) == str(plain.value)


def moded(x, mode, limits=(0, 1)):
    if mode == "clip":
        return min(max(x, limits[0]), limits[1])
    return x if mode is None else -x


@pytest.mark.parametrize("args", [("clip",), ("clip", (-1.0, 2)), (None,), ("invert",)], ids=str)
def test_what_is_no_number_is_a_constant(args):
    """Strings, None and tuples (and NA): in the key, and the branches on them are decided when compiling."""
    call = bind(moded, (FLOATS,), args=args)
    assert call.arguments == ()
    assert call.key != bind(moded, (FLOATS,), args=(NA,)).key
    numbers = [-2.0, 0.5, 3.0]
    assert values(moded, numbers, args=args) == [moded(x, *args) for x in numbers]


@pytest.mark.parametrize(
    ("value", "text"),
    [(2**64, "64 bits"), (CUBE, "3 dimensions"), (np.float16(1), "float16"), (len, "call it by its name"),
     (np.complex64(1j), "a np.complex64")],
    ids=str,
)  # fmt: skip
def test_an_argument_that_cannot_enter_is_refused_by_name(value, text):
    """DTypeError that names the parameter or the type."""
    with pytest.raises(DTypeError, match=text):
        bind(scaled, (FLOATS,), args=(value,))


# -- tables ------------------------------------------------------------------------------------------


def looked_up(i, table):
    return table[i] + len(table) + table.size


@pytest.mark.slow
def test_an_array_is_a_table():
    """A pointer and a length are taken; indices count from the end too, lists are arrays."""
    udf = passed(looked_up, WHOLE, args=(WEIGHTS,))
    assert [(t.what, t.index) for t in udf.takes[1:]] == [("pointer", 0), ("length", 0)]
    for table in (WEIGHTS, TABLE, TABLE.astype("int8"), WEIGHTS[::2], [1.5, 2.5]):
        rows = list(range(-len(table), len(table)))
        expected = [table[i] + 2 * len(table) for i in rows]
        assert values(looked_up, rows, args=(table,)) == expected


@pytest.mark.parametrize("index", [3, -4, 2**62, -(2**63)])
def test_an_index_outside_is_an_error(index):
    """IndexError, as NumPy raises; nothing is read."""
    with pytest.raises(IndexError, match="out of bounds"):
        TABLE[index]
    with pytest.raises(IndexError, match="out of bounds"):
        values(looked_up, [0, index], args=(TABLE,))


def weighted(x):
    total = 0.0
    for weight in WEIGHTS:
        total += weight * x
    return total if FLAGS[-1] else -total


def item_of(i):
    return WEIGHTS[i] + TABLE[0]


def nested(i):
    return item_of(i) + item_of(-1) + TABLE[i]


@pytest.mark.parametrize("function", [weighted, item_of, nested], ids=lambda function: function.__name__)
def test_a_captured_array_is_a_table(function):
    """In the function and in its helpers, for reading, len and iteration."""
    assert values(function, [0, 1, 2]) == [function(i) for i in range(3)]


def test_captured_values_are_those_of_the_call():
    """Other values are the same program; another type, or another array twice, is not."""
    made = lambda first, second: lambda i: first[i] - second[i]
    other, same = TABLE * 2, TABLE
    assert bind(made(TABLE, other), (WHOLE,)).key == bind(made(other, TABLE), (WHOLE,)).key
    assert bind(made(TABLE, other), (WHOLE,)).key != bind(made(TABLE, same), (WHOLE,)).key
    assert bind(made(TABLE, other), (WHOLE,)).key != bind(made(TABLE, WEIGHTS), (WHOLE,)).key
    assert values(made(TABLE, other), [0, 2]) == [-10, -30]
    assert values(made(other, TABLE), [0, 2]) == [10, 30]


REFUSED = {
    "a constant index outside, named as NumPy names it": (
        lambda: values(lambda i, table: table[7], [0], args=(TABLE,)),
        *(IndexError, "index 7 is out of bounds for axis 0"),
    ),
    "a captured array of three dimensions": (
        lambda: bind(lambda i: CUBE[i, 0, 0], (WHOLE,)),
        *(DTypeError, r"(?s)3 dimensions.*'CUBE'.*Hint: "),
    ),
    "a float index": (lambda: passed(item_of, FLOATS), UdfCompileError, r"\[...\] does not take"),
    "a missing index": (lambda: values(item_of, [0, None]), TypeError, "not NAType"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_is_refused(case):
    call, error, text = REFUSED[case]
    with pytest.raises(error, match=text):
        call()
