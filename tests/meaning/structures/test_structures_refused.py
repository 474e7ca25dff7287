"""What a structure of one's own cannot be or do is refused by name: where it is declared, or where it is used."""

import dataclasses
from typing import NamedTuple

import pytest

import udf
from tests.meaning.structures.test_structures import VALUES, Bare, Money, Plain, Vector
from udf.errors import ArgumentError, CapturedValueError, DTypeError, UdfCompileError

FILLED = dataclasses.field(default_factory=tuple)


def sets_a_field(v):
    money = Money(1, v)
    money.amount = 2
    return money.amount


@udf.struct
class Growing(NamedTuple):
    a: float

    def __add__(self, other):
        return Growing(self.a + other.a)

    def __iadd__(self, other):
        return Growing(self.a + other.a + 1)


def grows(v):
    growing = Growing(v)
    growing += Growing(1.0)
    return growing.a


@udf.struct
@dataclasses.dataclass(frozen=True)
class Odd:
    a: float

    def __hash__(self):
        return 1


ODD = frozenset({Odd(1.0)})
SOME = {1: Plain(1.0), 2: None}

REFUSED = [
    (grows, "__iadd__ is not called"),
    (lambda v: isinstance(Vector(v), Vector), "isinstance.. of a structure's class"),
    (lambda v: Vector.of(v).x, "Vector.of is a classmethod"),
    (lambda v: len(Money(1, v)), "a Money is not a tuple"),
    (lambda v: Money(1, v)[0], "a Money is not a tuple"),
    (lambda v: Money(1, v) + Money(1, v), "Money has no method __add__"),
    (lambda v: Bare(v) == Bare(v), "Bare has no method __eq__"),
    (lambda v: Money(1, v) == Bare(v), "no method __eq__"),
    (lambda v: Money(1, v).missing(), "no attribute 'missing'"),
    (lambda v: Vector(v, v, v).x, r"Vector\(\): too many positional arguments"),
    (lambda v: dataclasses.replace(Money(1, v), other=2).amount, "Money has no field 'other'"),
    (sets_a_field, "sets the attribute 'amount'"),
    (lambda v: Odd(v) in ODD, "Odd, which has its own __eq__ or __hash__"),
    (lambda v: SOME[1].a if v > 0 else SOME[int(v)].a, "has None among them"),
]


@pytest.mark.parametrize("number", range(len(REFUSED)))
def test_what_cannot_be_is_refused_by_name(number):
    """With what there is in its place."""
    function, message = REFUSED[number]
    with pytest.raises(UdfCompileError, match=message):
        udf.Series(VALUES).applymap(function)


def test_a_method_that_captures_what_it_cannot_keep_is_refused_where_it_is_used():
    """And not where it is not."""
    handle = object()

    @udf.struct
    class Local(NamedTuple):
        a: float

        def good(self):
            return self.a

        def bad(self):
            return handle

    assert list(udf.Series([1.0]).applymap(lambda v: Local(v).good())) == [1.0]
    with pytest.raises(CapturedValueError, match="handle"):
        udf.Series([1.0]).applymap(lambda v: Local(v).bad())


def _post(self):
    self.a = 1


@pytest.mark.parametrize(
    ("make", "error", "message"),
    [
        (lambda: udf.struct(3), ArgumentError, "takes a class"),
        (lambda: udf.struct(int), ArgumentError, "neither"),
        (lambda: udf.struct(NamedTuple("A", [("x", list)])), DTypeError, "field 'x' of A"),
        (lambda: udf.struct(dataclasses.make_dataclass("A", [("x", dict)])), DTypeError, "field 'x' of A"),
        (lambda: udf.struct(dataclasses.make_dataclass("A", [("x", int)], namespace={"__post_init__": _post})),
            ArgumentError, "__post_init__"),
        (lambda: udf.struct(dataclasses.make_dataclass("A", [("x", tuple, FILLED)])), ArgumentError,
            "declared by field"),
        (lambda: udf.struct(type("A", (Plain,), {"__len__": _post})), ArgumentError, "__len__"),
    ],
)  # fmt: skip
def test_classes_that_are_no_structures(make, error, message):
    with pytest.raises(error, match=message):
        make()
