"""``udf.struct``: NamedTuples and dataclasses with methods, properties and operators, against CPython itself."""

import dataclasses
import random
from typing import NamedTuple

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import budget
from udf.errors import ArgumentError, UdfCompileError

VALUES = [-2.0, 0.5, 1.0, 3.0]


@udf.struct
class Vector(NamedTuple):
    x: float
    y: float = 1.0
    UNIT = 2.5

    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y)

    def __sub__(self, other):
        return Vector(self.x - other.x, self.y - other.y)

    def __mul__(self, k):
        return Vector(self.x * k, self.y * k)

    __rmul__ = __mul__

    def __neg__(self):
        return Vector(-self.x, -self.y)

    def __abs__(self):
        return self.squared() ** 0.5

    def __lt__(self, other):
        return self.squared() < other.squared()

    def __eq__(self, other):
        return self.x == other.x

    __hash__ = None

    def __bool__(self):
        return self.x > 0

    def squared(self):
        return self.x * self.x + self.y * self.y

    def scaled(self, by, times=2.0):
        return self * by * times

    @property
    def total(self):
        return self.x + self.y

    @staticmethod
    def origin():
        return Vector(0.0, 0.0)

    @classmethod
    def of(cls, x):
        return cls(x, x)

    def ratio(self):
        return self.x / (self.y - 1.0)


@udf.struct
@dataclasses.dataclass(order=True)
class Money:
    amount: int
    rate: float = 1.5

    def value(self, k=2):
        return self.amount * k + self.rate

    @property
    def half(self):
        return self.amount // 2


@udf.struct
@dataclasses.dataclass(frozen=True, eq=False)
class Bare:
    a: float


class Plain(NamedTuple):
    a: float
    b: int = 7


PRICES = [Money(1, 2.0), Money(3, 4.0), Money(5, 6.5)]
ONE = Money(7, 8.0)


def accumulated(v):
    total = Vector(0.0, 0.0)
    for _ in range(3):
        total += Vector(v, 1.0)
    return total.x


def chosen(v):
    money = Money(1, v) if v > 0 else Money(2)
    return money.value()


def unpacked(v):
    a, b = Vector(v, 2.0)
    return a - b


FUNCTIONS = [
    lambda v: (Vector(v) + Vector(2.0, v)).y,
    lambda v: (Vector(v) - Vector(y=2.0, x=v)).y,
    lambda v: (2 * Vector(v) * 3.0).x,
    lambda v: (-Vector(v)).y,
    lambda v: abs(Vector(v)),
    lambda v: Vector(v) < Vector(1.0, 1.5),
    lambda v: Vector(v) > Vector(1.0, 0.5),  # a tuple's own: no method is reflected
    lambda v: Vector(v, 1.0) == Vector(v, 2.0),
    lambda v: Vector(v, 1.0) != Vector(v, 1.0),  # a tuple's own, too
    lambda v: 1 if Vector(v) else 2,
    lambda v: not Vector(v),
    lambda v: Vector(v).scaled(2.0, times=v).x,
    lambda v: Vector(v).total + Vector.UNIT + Vector(v).UNIT,
    lambda v: Vector.origin().x + Vector(v).origin().y + v,
    lambda v: Vector.squared(Vector(v)),
    lambda v: Vector(v)._replace(y=5.0).total,
    lambda v: len(Vector(v)) + Vector(v)[0],
    lambda v: Money(int(v)).value(3) + Money(rate=v, amount=2).half,
    lambda v: Money(int(v)) < Money(1, 1.0),
    lambda v: Money(int(v)) == Money(1),
    lambda v: dataclasses.replace(Money(1, v), amount=4).value(),
    lambda v: PRICES[int(abs(v)) % 3].value(),
    lambda v: sum(price.value() * v for price in PRICES),
    lambda v: ONE.value(v),
    lambda v, money=ONE: money.value(v),
    lambda v: Plain(v).b + Plain(v)._replace(b=2).b,
    lambda v: Bare(v).a,
    accumulated,
    chosen,
    unpacked,
]


@pytest.mark.parametrize("number", range(len(FUNCTIONS)))
def test_means_what_python_means(number):
    """Every way to make, read, compare and compute with a structure gives CPython's values."""
    function = FUNCTIONS[number]
    assert list(udf.Series(VALUES).applymap(function)) == [function(v) for v in VALUES]


def _expression(random_, depth):
    """Return the text of a random vector made of ``v``, as Python writes it."""
    if depth == 0:
        return random_.choice(["Vector(v, 2.0)", "Vector(y=v, x=0.5)", "Vector(v)", "Vector.origin()"])
    one = _expression(random_, depth - 1)
    other = _expression(random_, random_.randrange(depth))
    forms = [f"({one} + {other})", f"({one} - {other})", f"(-{one})", f"({one} * 1.5)", f"(0.25 * {one})"]
    forms += [f"{one}._replace(x={other}.total)", f"({one} if {one} < {other} else {other})", f"{one}.scaled(0.5)"]
    return random_.choice(forms)


@pytest.mark.parametrize("seed", range(budget(20)))
def test_random_expressions_give_python_values(seed):
    """Operators and methods in any order."""
    text = f"lambda v: {_expression(random.Random(seed), 4)}"
    function = eval(text, {"Vector": Vector})  # noqa: S307 - made above
    made = udf.Series(VALUES).applymap(function)
    assert list(zip(made["x"], made["y"], strict=True)) == [tuple(function(v)) for v in VALUES], text


def test_results_have_a_column_for_each_field():
    """Of a dataclass as of a NamedTuple; a null for None."""
    made = udf.Series(VALUES).applymap(lambda v: Money(2, v) if v > 0 else None)
    assert list(made) == ["amount", "rate"]
    assert list(made["rate"]) == [None, 0.5, 1.0, 3.0]


def test_pandas_gets_no_other_object_than_python_gives():
    """A dataclass would be an object of the class a row: refused by name, also where rows are expanded."""
    with pytest.raises(ArgumentError, match="a function returned a dataclass"):
        pd.Series(VALUES).udf.map(lambda v: Money(1, v))
    frame = pd.DataFrame({"a": VALUES})
    with pytest.raises(ArgumentError, match="return a tuple of its fields"):
        frame.udf.apply(lambda row: Money(1, row["a"]), axis=1, result_type="expand")
    with pytest.raises(ArgumentError, match="a function returned a NamedTuple"):
        pd.Series(VALUES).udf.map(lambda v: Plain(v))


def chosen(v):
    return Plain(3.5 if v > 9 else 2)


@pytest.mark.parametrize("function", [Plain, lambda v: Plain(v), lambda v: chosen(v), chosen])
def test_a_named_tuple_is_one_in_pandas(function, by_default):
    """Equal to a plain tuple, so its type is asked."""
    made = pd.Series(VALUES).udf.map(function)
    assert repr(made.tolist()) == repr([function(v) for v in VALUES])


def test_methods_see_nulls_and_raise_as_functions_do():
    """NA goes through a method; an exception names its line there."""
    assert list(udf.Series([1.0, None]).applymap(lambda v: (Vector(v) + Vector(1.0)).total)) == [4.0, None]
    with pytest.raises(ZeroDivisionError, match="division by zero") as raised:
        udf.Series([1.0]).applymap(lambda v: Vector(v).ratio())
    assert "in ratio" in "".join(raised.value.__notes__) or "ratio" in str(raised.value.__notes__)


def test_a_method_that_changes_is_compiled_again():
    """The class is the same object; what it has under the name is not."""

    @udf.struct
    class Local(NamedTuple):
        a: float

        def twice(self):
            return self.a * 2

    function = lambda v: Local(v).twice()
    series = udf.Series(VALUES)
    assert list(series.applymap(function)) == [2 * v for v in VALUES]
    Local.twice = lambda self: self.a * 3
    assert list(series.applymap(function)) == [3 * v for v in VALUES]
    for constant in (2.0, 5.0):
        Local.K = constant
        assert list(series.applymap(lambda v: Local(v).a * Local.K)) == [constant * v for v in VALUES]


def test_classes_with_other_methods_are_other_functions():
    """Two classes of one name, with the same fields, share no program."""

    def made(k):
        @udf.struct
        class Local(NamedTuple):
            a: float

            def times(self):
                return self.a * k

        return lambda v: Local(v).times()

    assert [list(udf.Series([1.0]).applymap(made(k))) for k in (2.0, 3.0)] == [[2.0], [3.0]]


def test_arguments_can_be_structures():
    """Given by args=: a constant of the code, with its methods."""
    assert list(udf.Series([2.0]).applymap(lambda v, money: money.value(v), args=(Money(3, 0.5),))) == [6.5]
    assert list(udf.Series([2.0]).applymap(lambda v, vector: vector.total + v, args=(Vector(3, 0.5),))) == [5.5]


def test_captured_values_are_read_anew():
    """A dataclass can change between calls, and so can a list of them."""
    money, rows = Money(1, 2.0), [Money(1, 2.0), Money(2, 3.0)]
    function = lambda v: money.value() + rows[int(v)].rate
    series = udf.Series([0, 1])
    assert list(series.applymap(function)) == [function(v) for v in (0, 1)]
    money.amount = 10
    rows[1] = Money(0, 50.0)
    assert list(series.applymap(function)) == [function(v) for v in (0, 1)]


def product(record):
    return record["x"] * record["k"]


@pytest.mark.slow
def test_records_of_numpy_are_tables():
    """By index and field in either order, from either end, as a whole, and read anew in each call."""
    table = np.array([(1.5, 2), (3.5, 4), (5.5, 6)], [("x", "f8"), ("k", "i4")])
    view = table.view(np.recarray)
    functions = [
        lambda i: table[i]["x"] + len(table),
        lambda i: table["x"][i] * table["k"][-1],
        lambda i: product(table[i]),
        lambda i: view.x[i] + view[i].k + table[1]["k"],
    ]
    series = udf.Series([0, 1, 2])
    for _ in range(2):
        for function in functions:
            assert list(series.applymap(function)) == [function(i) for i in range(3)]
        table["x"][0] = 100.0
    assert list(series.applymap(lambda i: table[i])) == ["x", "k"]
    with pytest.raises(IndexError):
        series.applymap(lambda i: table[i + 1]["x"])
    for function in (lambda i: table["z"][i], lambda i: sum(record["x"] for record in table)):
        with pytest.raises(UdfCompileError, match="an array of records is read by index and field"):
            series.applymap(function)


def test_an_index_outside_a_table_raises():
    with pytest.raises(IndexError):
        udf.Series([5]).applymap(lambda v: PRICES[v].amount)


def test_numpy_rows_hand_structures_numpy_numbers():
    """A field holds what it is given: no conversion by its annotation."""
    frame = udf.DataFrame({"a": np.array([1, 2], np.int32)})
    made = frame.apply(lambda row: Vector(row["a"], 1))
    assert [str(made[name].dtype) for name in made] == ["int32", "int64"]


@udf.struct
@dataclasses.dataclass(frozen=True)
class Place:
    x: float
    y: float = 1.0


@udf.struct
class Corner(NamedTuple):
    x: float
    y: float = 1.0

    def sum(self):
        return self.x + self.y


PLACES = {Place(1.0): 5, Place(3.0, 2.0): 6}
CORNERS = {Corner(1.0): 5, (3.0, 1.0): 6}
BY_NUMBER = {1: Corner(1.0), 3: Corner(3.0, 2.0)}
PLACES_BY_NUMBER = {1: Place(1.0), 3: Place(3.0, 2.0)}


@pytest.mark.parametrize(
    "function",
    [
        lambda v: PLACES.get(Place(v), 0), lambda v: Place(v, 2.0) in PLACES, lambda v: (v, 1.0) in PLACES,
        lambda v: CORNERS.get(Corner(v), 0), lambda v: CORNERS.get((v, 1.0), 0), lambda v: Place(v) in CORNERS,
        lambda v: BY_NUMBER.get(v, Corner(0.0)).sum(), lambda v: PLACES_BY_NUMBER.get(v, Place(0.0)).y,
    ],
)  # fmt: skip
def test_structures_are_keys_and_values_of_a_dict(function):
    """A NamedTuple equals a tuple, a dataclass its own kind; keys were never found."""
    assert list(udf.Series(VALUES).applymap(function)) == [function(v) for v in VALUES]


@udf.struct
@dataclasses.dataclass(frozen=True)
class Near:
    """A dataclass of which two are equal by their own word."""

    x: float
    weight: float = 1.0

    def __eq__(self, other):
        return abs(self.x - other.x) < 1.0

    __hash__ = None


def test_unequal_is_what_its_own_equality_is_not() -> None:
    """Python derives ``!=`` of ``__eq__``; the fields of such a class are not compared."""
    values = [0.0, 0.5, 2.0, float("nan")]
    for function in (lambda v: Near(v, v) != Near(0.0), lambda v: Near(v, 9.0) == Near(0.0)):
        assert list(udf.Series(values).applymap(function)) == list(map(function, values))
