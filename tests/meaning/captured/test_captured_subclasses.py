"""What is captured, or given, is exactly of a class that is known, or is refused: a subclass may mean anything."""

import collections
import datetime as dt
import decimal
import enum
from types import SimpleNamespace
from typing import NamedTuple

import numpy as np
import pandas as pd
import pytest

import udf
from udf.errors import CapturedValueError, DTypeError, UdfError


class Rates(dict):
    def __getitem__(self, key):
        return 99


class Names(list):
    def __contains__(self, key):
        return True


class Members(set):
    def __contains__(self, key):
        return True


class Fixed(frozenset):
    pass


class Pair(tuple):
    __slots__ = ()


class Point(NamedTuple):
    x: int
    y: int = 2


class Far(Point):
    @property
    def x(self):
        return 42


class Long(Point):
    def __len__(self):
        return 9


class Made(Point):
    def __new__(cls, x, y):
        return super().__new__(cls, x + 1, y)


class Table(np.ndarray):
    def __getitem__(self, key):
        return 77


class Whole(int):
    def __radd__(self, other):
        return 1000


class Real(float):
    pass


class Word(str):
    __slots__ = ()


class Float64(np.float64):
    pass


class Span(dt.timedelta):
    def total_seconds(self):
        return 5.0


class Day(dt.datetime):
    pass


class Amount(decimal.Decimal):
    pass


class Column(pd.Series):
    pass


class Grade(enum.IntEnum):
    GOOD = 1

    def __radd__(self, other):
        return 777


class Unit(str, enum.Enum):  # noqa: UP042 - one that shows itself
    KM = "km"


class Level(enum.IntEnum):
    LOW = 1

    def describe(self):
        return "low"


SUBCLASSES = (
    *(
        Rates({1: 2}), Rates(dict.fromkeys(range(9000), 1)), Names([1]), Members({1}), Fixed({1}), Pair((1, 2)),
        Far(1, 2),
    ),
    *(
        Long(1, 2),
        np.array([1, 2]).view(Table),
        np.ma.masked_array([1.0, 2.0], mask=[0, 1]),
        np.array([[1, 2]]).view(np.matrix),
    ),
    *([np.char.array(["a "])] if np.lib.NumpyVersion(np.__version__) < "2.5.0" else []),  # deprecated from there on
    *(Whole(3), Real(3), Word("a"), Float64(1), Span(1), Day(2000, 1, 1), Amount("1.5")),
    *(Column([1.0]), collections.ChainMap({1: 2}), collections.UserDict({1: 2}), Grade.GOOD, Grade),
    *([Whole(3)], (Whole(3),), {1: Rates()}, {Word("a"): 1}, {1: [Names()]}),
)  # fmt: skip


def _forms(value):
    """Return functions that read ``value`` in each way there is."""
    holder = SimpleNamespace(f=None)

    def closure(x):
        return x if value is None else -x

    def default(x, value=value):
        return x if value is None else -x

    def keyword(x, *, value=value):
        return x if value is None else -x

    def helper(x):
        return closure(x)

    def inner(x):
        deep = lambda y: y if value is None else -y
        return deep(x)

    class Model:
        def __init__(self):
            self.value = value

        def score(self, x):
            return x if self.value is None else -x

    holder.f = Model().score
    return {
        "closure": closure, "default": default, "keyword": keyword, "helper": helper, "inner": inner, "self": holder.f,
    }  # fmt: skip


@pytest.mark.parametrize("value", SUBCLASSES, ids=lambda value: type(value).__name__)
def test_a_subclass_is_refused_however_it_is_read(value) -> None:
    """A captured variable, a default, one of a helper's, of an inner function, of a method's object, an argument."""
    for name, function in _forms(value).items():
        with pytest.raises(UdfError) as caught:
            udf.Series([1, 2]).map(function)
        assert "cannot" in str(caught.value) or "supported" in str(caught.value), name
    with pytest.raises((DTypeError, CapturedValueError)):
        udf.Series([1, 2]).apply(lambda x, value: x, args=(value,))


def test_the_error_says_which_class_and_what_to_use() -> None:
    """A masked array has its own way out."""
    rates, masked = Rates({1: 2}), np.ma.masked_array([1.0], mask=[True])
    with pytest.raises(
        CapturedValueError, match="Rates is a subclass of dict and can redefine what it means: use a plain dict"
    ):
        udf.Series([1]).map(lambda x: rates[x])
    with pytest.raises(CapturedValueError, match=r"use value\.filled\(np\.nan\), or value\.data"):
        udf.Series([1]).map(lambda x: masked.mean() + x)
    with pytest.raises(CapturedValueError, match="Made redefines what tuple means"):
        udf.Series([1]).map(lambda x: Made(x, 2).x)


KNOWN = (
    *({1: 2}, collections.OrderedDict({1: 2}), collections.Counter([1]), [1, 2], {1}, frozenset({1}), (1, 2)),
    Point(1, 2),
    *(np.array([1, 2]), np.float32(1), np.int8(1), pd.Timestamp("2000-01-01"), pd.Timedelta(1), decimal.Decimal("1.5")),
    *(dt.date(2000, 1, 1), dt.timedelta(1), pd.Series([1.0]), pd.DataFrame({"a": [1]}), pd.Index([1]), Level.LOW),
    *(pd.MultiIndex.from_tuples([(1, 2)]), range(3), "a", 1j),
)  # fmt: skip


@pytest.mark.parametrize("value", KNOWN, ids=lambda value: type(value).__name__)
def test_what_is_exactly_of_a_known_class_is_taken(value) -> None:
    """Tuples with names and Enums with methods of their own among them."""
    assert list(udf.Series([1, 2]).map(_forms(value)["closure"])) == [-1, -2]


def test_a_text_is_never_made_of_an_enum_that_shows_itself() -> None:
    """``str(Unit.KM)`` is ``'Unit.KM'`` in Python; a comparison is one of texts."""
    assert list(udf.Series(["km", "m"]).map(lambda s: s == Unit.KM)) == [True, False]
    shown = lambda member: f"{member}"
    for function in (lambda s: str(Unit.KM), lambda s: s + shown(Unit.KM), lambda s: "%s" % Unit.KM):  # noqa: UP031 - on purpose
        with pytest.raises(CapturedValueError, match="use its value"):
            udf.Series(["km"]).map(function)
    assert list(udf.Series(["km"]).map(lambda s: s + Unit.KM.value + f"{s}")) == ["kmkmkm"]
    assert list(udf.Series([1]).map(lambda x: str(Level.LOW))) == [str(Level.LOW)]


def test_a_plain_value_in_place_of_a_subclass_is_seen() -> None:
    """The name is bound anew between calls, either way."""
    scope = {"rates": {1: 2}}
    exec("f = lambda x: rates[x]", scope)  # noqa: S102 - a function of its own globals
    assert list(udf.Series([1]).map(scope["f"])) == [2]
    scope["rates"] = Rates({1: 2})
    with pytest.raises(CapturedValueError):
        udf.Series([1]).map(scope["f"])
    scope["rates"] = {1: 3}
    assert list(udf.Series([1]).map(scope["f"])) == [3]
    frame = {"table": pd.Series([1.0, 2.0])}
    exec("f = lambda x: x - table.mean()", frame)  # noqa: S102 - as above
    assert list(udf.Series([1.5]).map(frame["f"])) == [0.0]
    frame["table"] = Column([1.0, 2.0])
    with pytest.raises(CapturedValueError):
        udf.Series([1.5]).map(frame["f"])
