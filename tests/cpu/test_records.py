"""``udf.records.dataclass`` makes what the standard library's decorator makes of the same fields."""

from __future__ import annotations

import copy
import dataclasses
import itertools
import pickle
import weakref
from dataclasses import FrozenInstanceError, field
from functools import partial
from typing import Any

import pytest

from udf import records
from udf.cpu.plan import Stream
from udf.dtypes import DTYPES


def made(decorator: Any, **how: bool) -> Any:
    """Return a class that has a field of each kind, by one of the decorators."""

    @decorator(**how)
    class Value:
        """A value."""

        first: int
        second: str = "two"
        third: list[int] = field(default_factory=list)
        kept: dict[str, int] = field(default_factory=dict, init=False, compare=False, repr=False)
        hidden: float = field(default=1.5, compare=False, repr=False)
        counted: int = field(default=7, init=False)

        def twice(self) -> int:
            return 2 * self.first

    return Value


def outcome(work: Any) -> object:
    """Return what ``work`` gives, or the exception that it raises."""
    try:
        return work()
    except (TypeError, AttributeError) as error:
        return type(error), str(error)


FLAGS = ("frozen", "slots", "kw_only", "eq", "repr")


@pytest.mark.parametrize("given", list(itertools.product([True, False], repeat=len(FLAGS))))
def test_a_class_is_what_the_standard_library_makes_of_it(given) -> None:
    """Made, shown, compared, hashed, replaced, copied, pickled field by field, changed, and refused alike."""
    how = dict(zip(FLAGS, given, strict=True))
    theirs, ours = made(dataclasses.dataclass, **how), made(records.dataclass, **how)
    for calls in (((1,), {}), ((), {"first": 1}), ((1, "x", [2]), {"hidden": 2.5}), ((), {}), ((1,), {"kept": {}})):
        a, b = (outcome(partial(kind, *calls[0], **calls[1])) for kind in (theirs, ours))
        if isinstance(a, tuple):
            assert a == b
            continue
        assert dataclasses.asdict(a) == dataclasses.asdict(b)
        assert a.twice() == b.twice()
        if how["repr"]:
            assert repr(a) == repr(b)
        for work in (
            lambda one: one == copy.copy(one),
            lambda one: one == dataclasses.replace(one, first=9, hidden=0.0),
            lambda one: one == dataclasses.replace(one, hidden=0.0),
            lambda one: one.__eq__(3),
            lambda one: type(one).__hash__ is None,
            lambda one: dataclasses.asdict(copy.deepcopy(one)),
            lambda one: setattr(one, "first", 5),
            lambda one: delattr(one, "second"),
            lambda one: (one.first, getattr(one, "second", "gone")),
        ):
            assert outcome(partial(work, a)) == outcome(partial(work, b))


def test_values_of_frozen_classes_are_keys_and_cannot_be_changed() -> None:
    """Equal ones have one hash; one that holds a list has none."""
    kind = made(records.dataclass, frozen=True, slots=True)
    assert hash(kind(1, third=())) == hash(kind(1, third=(), hidden=3.0))
    with pytest.raises(TypeError, match="unhashable"):
        hash(kind(1))
    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'first'"):
        kind(1).first = 2
    assert kind(1).kept is not kind(1).kept


def test_values_of_slots_are_pickled_and_referenced() -> None:
    """As those that travel to other processes are."""
    stream = Stream(name="%in0", index=0, dtype=DTYPES["int64"])
    assert pickle.loads(pickle.dumps(stream)) == stream  # noqa: S301 - our own
    assert dataclasses.replace(stream, index=1).index == 1

    @records.dataclass(frozen=True, slots=True, weakref_slot=True)
    class Held:
        """One that is referenced weakly, and checks its value."""

        x: int

        def __post_init__(self) -> None:
            if self.x < 0:
                raise ValueError("below 0")

    held = Held(1)
    assert weakref.ref(held)() is held
    with pytest.raises(ValueError, match="below 0"):
        Held(-1)


@pytest.mark.parametrize("decorator", [records.dataclass, dataclasses.dataclass])
def test_a_class_of_one_decorator_inherits_of_the_other(decorator) -> None:
    """Fields of the base come first; what is frozen stays so."""

    @decorator(frozen=True, slots=True)
    class Two(Stream):
        """A stream with more."""

        more: int = 1

    two = Two(name="%in0", index=0, dtype=DTYPES["int64"])
    assert (two.more, two.index, two == Two(name="%in0", index=0, dtype=DTYPES["int64"], more=1)) == (1, 0, True)
    with pytest.raises(FrozenInstanceError):
        two.index = 3
    with pytest.raises(TypeError, match="cannot inherit non-frozen"):
        decorator(slots=True)(type("Loose", (Stream,), {"__annotations__": {"x": int}, "__doc__": ""}))
