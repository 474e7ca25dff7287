"""Keys of a row from a loop over constants: what pandas gives, over columns of several dtypes."""

import inspect
import sys

import pandas as pd
import pytest

import udf
from tests.support.frontend_cases import column, rowwise
from tests.support.written import written
from udf.base.handling import Handling
from udf.bind.bind import bind
from udf.errors import ColumnNotFoundError, UdfCompileError

KEYS = ("a", "b", "c")
WEIGHTS = (0.5, 2, -1.0)
PAIRS = (("a", 0.5), ("c", 3))
GROUPS = (("a", "b"), ("c",))
NONE = ()

FRAME = pd.DataFrame(
    {
        "a": pd.array([1, None, 3, -4], dtype="Int64"), "b": [0.5, -1.5, 0.0, 2.0], "c": [7, 0, -3, 1],
        "unused": ["x", "y", "z", "w"], 0: [10, 20, 30, 40], 1: [0.25, 0.5, 0.75, 1.0],
    }
)  # fmt: skip


FRAMED = written(
    "def NAME(row):\n    total = 0\n    BODY\n    return total",
    """
literals
    for name in ("a", "b", "c"):
        total += row[name]
a_global
    total = 0.0
    for name in KEYS:
        total = total * 2 + row[name]
paired
    total = 1
    for name, weight in PAIRS:
        total += row[name] * weight
numbered
    for i, name in enumerate(KEYS, 1):
        total += i * row[name]
backwards
    for name in reversed(KEYS):
        total = total * 2 + row[name]
sliced
    total = row[KEYS[0]]
    for name in KEYS[1:]:
        total += row[name]
by_position
    for i in range(len(KEYS)):
        total += row[KEYS[i]] * i
integers
    for i in range(2):
        total += row[i]
nested
    for group in GROUPS:
        product = 1
        for name in group:
            product *= row[name]
        total += product
another_inside
    for name in ("b", "c"):
        for i in range(3):
            if i == 1:
                continue
            total += row[name] * i
empty
    total = row.b
    for name in NONE:
        total += row[name]
asked
    for name in KEYS:
        if name == "b":
            total += row[name] * 10
        elif name in ("c", "d"):
            total += row[name]
helped
    for name in KEYS:
        total += value(row, name)
""",
    globals(),
)


def capturing(keys):
    def captured(row):
        total = 0
        for name in keys:
            total += row[name]
        return total

    return captured


def default(row, keys=("b", "c")):
    total = 0
    for name in keys:
        total += row[name]
    return total


def generated(row):
    return sum(row[k] for k in KEYS)


def filtered(row):
    return sum(row[k] for k in KEYS if row[k] is not pd.NA and row[k] > 0)


def greatest(row):
    return max(row[k] for k in ("b", "c"))


def some(row):
    return any(row[k] > 2 for k in ("b", "c"))


def every(row):
    return all(row[k] > -2 for k in ("b", "c"))


def weighted(row):
    return sum(row[k] * w for k, w in zip(KEYS, WEIGHTS, strict=False))


def computed_pairs(row):
    x = row["b"] + 1
    total = 0.0
    for name, weight in [("b", x), ("c", 2 * x)]:
        total += row[name] * weight
        x = total
    return total + x


def integers_to_a_helper(row):
    return sum(value(row, i) for i in (0, 1))


def first_there(row):
    for name in KEYS:
        if row[name] is not pd.NA and row[name] > 0:
            return row[name]
    return -1


def skipping(row):
    total = 0
    for name in KEYS:
        if row[name] is pd.NA:
            continue
        if row[name] > 5:
            break
        total += row[name]
    else:
        total += 100
    return total * 2


def computed_groups(row):
    x, total = abs(row["b"]), 0.0
    for group in ((("a", x), ("b", 1.0)), (("c", x),)):
        for name, weight in group:
            total += row[name] * weight
    return total


def inside_another(row):
    total, n = 0.0, 0
    while n < 3:
        for name in ("b", "c"):
            total += row[name]
        n += 1
    return total


def kept(row):
    previous = 0.0
    for name in ("b", "c"):
        here = row[name]
        if here > previous:
            previous = here * 2
    return here - previous + row[name]


def at_once(row):
    for name in KEYS:
        return row[name]
    return -1


def value(row, key):
    return row[key] * 2


def several(row):
    total = 0
    for name in ("b", "c"):
        total += row[name]
    return total


def in_a_helper(row):
    return several(row) + 1


def mean(row):
    return sum(row[k] for k in KEYS) / len(KEYS)


LOOPS = [
    *FRAMED, capturing(("c", "b")), default, generated, filtered, greatest, some, every, weighted, computed_pairs,
    integers_to_a_helper, first_there, at_once, skipping, computed_groups, inside_another, kept, in_a_helper, mean,
]  # fmt: skip


@pytest.mark.parametrize("function", LOOPS, ids=lambda f: f.__name__)
def test_a_loop_over_keys_gives_what_pandas_gives(function):
    """Value by value and null by null, each column in its own dtype."""
    want = [None if value is pd.NA else value for value in FRAME.apply(function, axis=1)]
    assert list(udf.DataFrame(FRAME).apply(function)) == want


def test_only_the_columns_of_the_loop_are_taken():
    """Keys in a literal, a captured tuple, an argument: the others leave no trace."""
    columns = {name: column("float64") for name in "abcd"}
    for function, args in ((capturing(("c", "a")), ()), (default, (("a", "c"),)), (first_of_pairs, ())):
        call = bind(function, columns, args=args, how=Handling(nulls="pass"))
        taken = rowwise(function, columns, args=args).takes
        assert {call.parameters[one.index].label for one in taken} == {"a", "c"}


def first_of_pairs(row):
    return sum(row[name] for name, _ in PAIRS)


def test_keys_are_part_of_the_key():
    """A function that loops over other columns is another program."""
    columns = {name: column("float64") for name in "abcd"}
    keys = {bind(capturing(names), columns).key for names in (("a", "b"), ("b", "a"), ("a",))}
    assert len(keys) == 3


def test_a_sum_of_integer_columns_stays_an_integer():
    """Each step of the loop has its own type, as in Python."""
    frame = udf.DataFrame({"a": [1, 2], "b": [3, 4]})
    assert str(frame.apply(lambda row: sum(row[k] for k in ("a", "b"))).dtype) == "int64"


def test_an_exception_names_its_line():
    """A step of the loop that fails raises as pandas' row does."""
    function = lambda row: sum(1 / row[k] for k in ("c", "b"))
    with pytest.raises(ZeroDivisionError) as caught:
        udf.DataFrame(FRAME).apply(function)
    assert f":{function.__code__.co_firstlineno})" in caught.value.__notes__[0]
    assert "at row position 1" in caught.value.__notes__[0]


def checked(row):
    for name in KEYS:
        if row[name] is not pd.NA and row[name] > 5:
            raise ValueError("too large")
        if row[name] is not pd.NA and row[name] < -3:
            raise OverflowError("too small")
    return 0


def test_a_loop_may_raise():
    """Each step has its own raise, on one line."""
    with pytest.raises(ValueError, match="too large") as caught:
        udf.DataFrame(FRAME).apply(checked)
    assert "at row position 0" in caught.value.__notes__[0]
    with pytest.raises(OverflowError, match="too small"):
        udf.DataFrame(FRAME[1:]).apply(checked)


def counted(row):
    total = 0
    for i in range(1_000_000_000):
        if i > 2:
            break
        total += row["c"] * i
    return total


@pytest.mark.slow
def test_hundreds_of_branches_need_no_deep_stack():
    """Numba calls itself for each block that a variable passes: Python's limit is lifted, and put back."""
    keys = tuple(f"c{i}" for i in range(40))

    def positive(row):
        total = 0.0
        for name in keys:
            if row[name] > 0:
                total += row[name]
        return total

    frame = udf.DataFrame({name: [1.0, -1.0] for name in keys})
    frame.apply(lambda row: row["c0"] + 1)  # what is imported with the first function needs depth too
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(len(inspect.stack(0)) + 170)
    try:
        limit = sys.getrecursionlimit()
        assert list(frame.apply(positive)) == [40.0, 0.0]
        assert sys.getrecursionlimit() == limit
    finally:
        sys.setrecursionlimit(before)


def test_a_long_range_stays_a_loop():
    """No step of it reads another column."""
    assert list(udf.DataFrame(FRAME).apply(counted)) == [counted(row) for _, row in FRAME.iterrows()]


def test_an_unknown_key_is_named():
    """The column that there is not, and the line."""
    with pytest.raises(ColumnNotFoundError, match="no column 'z'"):
        udf.DataFrame(FRAME).apply(capturing(("b", "z")))


def over(row, keys):
    total = 0
    for name in keys:
        total += row[name]
    return total


def passed_on(row):
    return over(row, KEYS)


def joined(row):
    name = "a" if row["b"] > 0 else "c"  # as an index right away it is two constants in the bytecode of 3.12
    return row[name]


@pytest.mark.parametrize("function", [passed_on, joined], ids=lambda f: f.__name__)
def test_a_key_that_is_not_constant_says_what_to_write(function):
    """A tuple that is passed to a helper, a key that a condition chooses."""
    with pytest.raises(UdfCompileError, match=r'must be constant in a UDF: .* for key in \("a", "b"\)'):
        udf.DataFrame(FRAME).apply(function)
