"""ptx2cpp.frozen_classes: classes with slots are the dataclasses that the standard library would make of them."""

import copy
import dataclasses
import pickle
import subprocess
import sys
from dataclasses import FrozenInstanceError, field, fields, replace
from pathlib import Path
from typing import Any

import pytest

from ptx2cpp import frozen_classes

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True, params=[0, 16])
def first_calls(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let ``__init__`` be written at once, or put values into fields one by one at first."""
    monkeypatch.setattr(frozen_classes, "FEW", request.param)


def classes(dataclass: Any) -> dict[str, Any]:
    """Return classes of every form that the project has."""

    @dataclass(frozen=True, slots=True)
    class Pair:
        """Two values, one with a default."""

        left: Any
        right: Any = 2

    @dataclass(frozen=True, slots=True, kw_only=True)
    class Named:
        """Fields by name: of every kind."""

        items: list[int] = field(default_factory=list)
        hidden: int = field(default=1, repr=False, compare=False)
        made: int = field(default=3, init=False)
        later: int

    @dataclass(frozen=True, slots=True)
    class Triple(Pair):
        """A class of another, with what is made after it."""

        third: Any = 0

        def __post_init__(self) -> None:
            if self.third < 0:
                raise ValueError("negative")

    @dataclass(frozen=True, slots=True)
    class Empty:
        """No field."""

    @dataclass(frozen=True, slots=True, eq=False)
    class Alone:
        """Equal to itself only."""

        value: int

    @dataclass(frozen=True, slots=True)
    class Own:  # noqa: PLW1641 - the decorator makes it
        """Methods of its own."""

        value: Any

        def __eq__(self, other: object) -> bool:
            """Return whether the other is one."""
            return isinstance(other, Own)

        def __repr__(self) -> str:
            return "own"

    @dataclass(slots=True)
    class Changing:
        """Fields that may be set."""

        value: Any
        items: list[int] = field(default_factory=list)

    @dataclass(slots=True, eq=False)
    class ChangingAlone:
        """Equal to itself only."""

        value: Any

    return {one.__name__: one for one in (Pair, Named, Triple, Empty, Alone, Own, Changing, ChangingAlone)}


NAN = float("nan")
MADE: tuple[tuple[str, tuple[Any, ...], dict[str, Any]], ...] = (
    ("Pair", (1,), {}), ("Pair", (1, 2), {}), ("Pair", (), {"left": NAN, "right": "x"}), ("Named", (), {"later": 4}),
    ("Named", (), {"later": 4, "items": [1], "hidden": 7}), ("Triple", (1, 2, 3), {}), ("Empty", (), {}),
    ("Own", (1,), {}), ("Own", (2,), {}), ("Changing", (1,), {}), ("Changing", (1, [2]), {}),
    ("ChangingAlone", (1,), {}),
)  # fmt: skip
"""Objects: their class, and what they are made of."""

REFUSED: tuple[tuple[str, tuple[Any, ...], dict[str, Any]], ...] = (
    ("Pair", (), {}), ("Pair", (1, 2, 3), {}), ("Pair", (1,), {"third": 3}), ("Named", (1,), {}),
    ("Named", (), {"later": 1, "made": 2}), ("Triple", (1, 2, -1), {}), ("Changing", (), {}),
    ("Changing", (1, 2, 3), {}),
)  # fmt: skip


def told(one: Any, others: list[Any]) -> list[Any]:
    """Return what can be asked of an object."""
    values = {f.name: getattr(one, f.name) for f in fields(one)}
    changed = replace(one, **{next(iter(values)): 9}) if values and type(one).__name__ != "Named" else one
    return [repr(one), values, type(one).__match_args__, repr(changed), [one == other for other in others], one != 1]


def test_objects_are_those_of_the_standard_library() -> None:
    """Text, fields, equality with each other, matching and replacing."""
    ours, theirs = (classes(module.dataclass) for module in (frozen_classes, dataclasses))
    mine = [ours[name](*args, **kwargs) for name, args, kwargs in MADE]
    expected = [theirs[name](*args, **kwargs) for name, args, kwargs in MADE]
    for one, other in zip(mine, expected, strict=True):
        assert told(one, mine) == told(other, expected)
        assert not hasattr(one, "__dict__")
        assert repr(type(one).__dataclass_params__) == repr(type(other).__dataclass_params__)


@pytest.mark.parametrize(("name", "args", "kwargs"), REFUSED)
def test_what_a_class_refuses(name: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
    """The same exception, with the same text, the first time and later."""
    ours, theirs = (classes(module.dataclass)[name] for module in (frozen_classes, dataclasses))
    with pytest.raises((TypeError, ValueError)) as expected:
        theirs(*args, **kwargs)
    for _ in range(2):
        with pytest.raises(type(expected.value)) as raised:
            ours(*args, **kwargs)
        assert str(raised.value) == str(expected.value)


def test_hashes_go_with_equality() -> None:
    """Equal objects have one hash; a list among the fields has none, and ``eq=False`` keeps the object's own."""
    made = classes(frozen_classes.dataclass)
    assert hash(made["Pair"](1)) == hash(made["Pair"](1, 2)) != hash(made["Pair"](2))
    assert hash(made["Empty"]()) == hash(made["Empty"]())
    assert made["Alone"](1) != made["Alone"](1)
    assert len({made["Alone"](1), made["Alone"](1)}) == 2
    with pytest.raises(TypeError, match="unhashable type: 'list'"):
        hash(made["Named"](later=1))
    with pytest.raises(TypeError, match=r"unhashable type: '.*Changing'"):
        hash(made["Changing"](1))
    assert len({made["ChangingAlone"](1), made["ChangingAlone"](1)}) == 2


def test_objects_cannot_be_changed() -> None:
    """Fields of frozen classes are neither set nor deleted, and there are no others; those of others are."""
    one = classes(frozen_classes.dataclass)["Pair"](1)
    for change in (lambda: setattr(one, "left", 2), lambda: setattr(one, "other", 2), lambda: delattr(one, "left")):
        with pytest.raises(FrozenInstanceError):
            change()
    assert one.left == 1
    changed = classes(frozen_classes.dataclass)["Changing"](1)
    changed.value = 2
    del changed.items
    assert repr(copy.copy(classes(frozen_classes.dataclass)["Changing"](2))).endswith("Changing(value=2, items=[])")
    assert changed.value == 2
    assert not hasattr(changed, "items")


@frozen_classes.dataclass(frozen=True, slots=True)
class Kept:
    """A class that pickle finds by its name."""

    left: Any
    right: Any = 2


def test_objects_are_copied_and_pickled() -> None:
    one = Kept([1])
    assert pickle.loads(pickle.dumps(one)) == copy.copy(one) == copy.deepcopy(one) == one  # noqa: S301 - our own bytes
    assert copy.copy(one).left is one.left
    assert copy.deepcopy(one).left is not one.left


def test_other_classes_are_the_standard_library_s() -> None:
    for how in ({"frozen": True}, {}):
        made = frozen_classes.dataclass(**how)(type("Made", (), {"__annotations__": {"value": int}}))
        assert repr(made(1)).endswith("Made(value=1)")
        assert hasattr(made(1), "__dict__")


@pytest.mark.slow
def test_udf_has_it_without_ptx2cpp() -> None:
    """``import udf`` loads the one module, which ptx2cpp then has too."""
    code = "import sys, udf, udf.bind.udf_call; assert 'ptx2cpp' not in sys.modules; import ptx2cpp"
    code += "; from ptx2cpp import flat, frozen_classes; from udf.base.records import dataclass"
    code += "; assert frozen_classes.dataclass is dataclass is flat.dataclass"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)  # noqa: S603 - our own interpreter
