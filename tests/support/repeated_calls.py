"""Calls to be made again with other values: every kind of call, with arguments of every kind, and what Python gives.

A function reads each of its arguments as one decimal digit of its result, so that a value in another's place is seen:
``base + 1 * a0 + 10 * a1[1] + ...``, where the base is what is read of the column, the row or the window.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pandas as pd

import udf
import udf.doors.pandas.pandas_accessor

ROWS = 4
DATA = np.array([1.0, 2.0, 5.0, 3.0])
COLUMNS = ("c0", "c1", "c2")
TIMES = pd.DatetimeIndex(np.arange(ROWS).astype("datetime64[s]"))


# --- arguments --------------------------------------------------------------------------------------

TYPES: dict[str, Callable[[int], Any]] = {
    "int": int, "float": lambda digit: digit + 0.5, "bool": lambda digit: digit > 4, "int8": np.int8,
    "float32": np.float32, "uint64": np.uint64, "array": lambda digit: np.array([0.0, digit, 99.0]),
    "longer array": lambda digit: np.array([0, digit, 7, 7, 7]), "list": lambda digit: [0, digit],
    "text": lambda digit: "abcdefghij"[digit], "missing": lambda digit: None if digit > 4 else digit,
}  # fmt: skip
"""Kind of an argument -> its value that stands for a digit. Another kind in the next call is another type."""

SWAPS = {"int": "float", "float": "int", "array": "longer array", "int8": "uint64", "bool": "int"}
"""Kinds that take each other's places between two calls."""

WAYS = ("position", "position", "name", "keyword only", "default", "cell", "global")
"""How a value comes to the function; one with a default is given in some calls only."""

PLAIN = {
    "default": ("int", "float"),
    "cell": ("int", "float", "array", "longer array"),
    "global": ("int", "float", "array", "longer array"),
}
"""The kinds of values that come in these ways."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """One value that the function reads."""

    name: str
    way: str
    kind: str

    @property
    def is_array(self) -> bool:
        """Return whether the function indexes it."""
        return "array" in self.kind or self.kind == "list"

    def term(self, weight: int) -> str:
        """Return the text that makes a digit of it."""
        if self.kind == "text":
            return f"{weight}.0 * (1.0 if {self.name} == 'b' else 2.0 if {self.name} == 'c' else 3.0)"
        if self.kind == "missing":
            return f"{weight}.0 * (0.0 if {self.name} is None else float({self.name}))"
        return f"{weight}.0 * float({self.name}{'[1]' if self.is_array else ''})"

    def parameter(self) -> str:
        """Return how it stands among the function's parameters."""
        return f"{self.name}={3}" if self.way == "default" else self.name


def slots(random: Random, ways: tuple[str, ...], kinds: tuple[str, ...]) -> tuple[Slot, ...]:
    """Return one to five values, those that are given by position first, and those with a default after them."""
    chosen = sorted((random.choice(ways) for _ in range(random.randint(1, 5))), key=WAYS.index)
    made = []
    for i, way in enumerate(chosen):
        fitting = [kind for kind in kinds if kind in PLAIN.get(way, kinds)]
        made.append(Slot(name=f"a{i}", way=way, kind=random.choice(fitting)))
    return tuple(made)


def function_of(first: tuple[str, ...], base: str, read: tuple[Slot, ...]) -> str:
    """Return the text of a factory of the function, by the values of its cells."""
    named = [slot.parameter() for slot in read if slot.way in ("position", "name", "default")]
    only = [slot.parameter() for slot in read if slot.way == "keyword only"]
    parameters = ", ".join([*first, *named, *(["*", *only] if only else [])])
    cells = ", ".join(slot.name for slot in read if slot.way == "cell")
    terms = " + ".join(slot.term(10**i) for i, slot in enumerate(read))
    return f"def made({cells}):\n    def f({parameters}):\n        return {base} + {terms}\n    return f\n"


# --- kinds of calls ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """One kind of call: the parameters that columns take, what is read of them, how it is called, what comes out.

    ``call(function, args, kwargs)`` gives the values of each result column; ``plain`` the same with Python alone, by
    calling the function for each row or window.
    """

    first: tuple[str, ...]
    base: str
    call: Any
    plain: Any


def _frame(columns: int) -> pd.DataFrame:
    return pd.DataFrame({name: DATA * (i + 1) for i, name in enumerate(COLUMNS[:columns])}, index=TIMES)


def _values(result: Any) -> list[list[float]]:
    """Return the values of each column of a result of ours or of pandas."""
    made = result.to_pandas() if hasattr(result, "to_pandas") else result
    return [list(made)] if made.ndim == 1 else [list(made[name]) for name in made]


def _elements(f: Any, args: Any, kwargs: Any) -> Any:
    return [[f(x, *args, **kwargs) for x in DATA]]


def _rows(f: Any, args: Any, kwargs: Any) -> Any:
    return [[f(row, *args, **kwargs) for row in _frame(3).to_dict("records")]]


def _windows(spans: list[tuple[int, int]], columns: int, f: Any, args: Any, kwargs: Any) -> Any:
    values = [_frame(columns)[name].to_numpy() for name in COLUMNS[:columns]]
    return [[f(v[a:b], *args, **kwargs) for a, b in spans] for v in values]


def _tables(spans: list[tuple[int, int]], columns: int, f: Any, args: Any, kwargs: Any) -> Any:
    values = _frame(columns).to_numpy()
    return [[f(values[a:b], *args, **kwargs) for a, b in spans]] * columns


PAIRS = [(max(0, i - 1), i + 1) for i in range(ROWS)]
GROWING = [(0, i + 1) for i in range(ROWS)]
FORWARD = [(i, min(i + 2, ROWS)) for i in range(ROWS)]


class Forward(pd.api.indexers.BaseIndexer):
    """Windows of each row and the one after it."""

    def get_window_bounds(
        self, num_values: int = 0, min_periods: Any = None, center: Any = None, closed: Any = None, step: Any = None
    ) -> Any:
        """Return where they begin and end."""
        del min_periods, center, closed, step
        starts = np.arange(num_values, dtype=np.int64)
        return starts, np.minimum(starts + 2, num_values)


def _window_call(make: Callable[[], Any], f: Any, args: Any, kwargs: Any) -> Any:
    return _values(make().apply(f, args=args, kwargs=kwargs, raw=True))


def _window(base: str, make: Callable[[], Any], plain: Any) -> Kind:
    return Kind(first=("w",), base=base, call=partial(_window_call, make), plain=plain)


KINDS: dict[str, Kind] = {
    "values": Kind(
        first=("x",),
        base="x",
        call=lambda f, args, kwargs: _values(udf.Series(DATA).applymap(f, args=args, **kwargs)),
        plain=_elements,
    ),
    "values of pandas": Kind(
        first=("x",),
        base="x",
        call=lambda f, args, kwargs: _values(pd.Series(DATA).udf.apply(f, args=args, **kwargs)),
        plain=_elements,
    ),
    "rows": Kind(
        first=("row",),
        base="row['c0'] + row['c2']",
        call=lambda f, args, kwargs: _values(_frame(3).udf.apply(f, axis=1, args=args, **kwargs)),
        plain=_rows,
    ),
    "values of a frame": Kind(
        first=("x",),
        base="x",
        call=lambda f, args, kwargs: _values(_frame(2).udf.map(f, args=args, **kwargs)),
        plain=lambda f, args, kwargs: [[f(x, *args, **kwargs) for x in _frame(2)[c]] for c in COLUMNS[:2]],
    ),
    "rolling": _window(
        "w[-1] * len(w)", lambda: _frame(1)["c0"].udf.rolling(2, min_periods=1), partial(_windows, PAIRS, 1)
    ),
    "rolling, reduced": _window(
        "w.sum()", lambda: _frame(1)["c0"].udf.rolling(2, min_periods=1), partial(_windows, PAIRS, 1)
    ),
    "rolling over time": _window("w.max()", lambda: _frame(1)["c0"].udf.rolling("2s"), partial(_windows, PAIRS, 1)),
    "rolling frame": _window("w.sum()", lambda: _frame(3).udf.rolling(2, min_periods=1), partial(_windows, PAIRS, 3)),
    "expanding": _window("w.min()", lambda: _frame(1)["c0"].udf.expanding(), partial(_windows, GROWING, 1)),
    "indexer": _window(
        "w[0] + len(w)", lambda: _frame(1)["c0"].udf.rolling(Forward(), min_periods=1), partial(_windows, FORWARD, 1)
    ),
    **{
        f"table of {n}": _window(
            "w[0, 0] + w[-1, -1]",
            lambda n=n: _frame(n).udf.rolling(2, min_periods=1, method="table"),
            partial(_tables, PAIRS, n),
        )
        for n in (1, 2, 3)
    },
    "expanding table": _window(
        "w[0, 1] + len(w)", lambda: _frame(2).udf.expanding(method="table"), partial(_tables, GROWING, 2)
    ),
}


# --- cases ------------------------------------------------------------------------------------------


class Case:
    """One function of one kind of call, and values for it that change from call to call."""

    def __init__(
        self, random: Random, kind: str, *, ways: tuple[str, ...] = WAYS, kinds: tuple[str, ...] = tuple(TYPES)
    ) -> None:
        self.random, self.kind = random, KINDS[kind]
        self.read = slots(random, ways, kinds)
        self.text = function_of(self.kind.first, self.kind.base, self.read)
        self._scope: dict[str, Any] = {}
        exec(self.text, self._scope)  # noqa: S102 - our own text
        self._kinds = {slot.name: slot.kind for slot in self.read}
        self._given: dict[str, Any] = {}

    def change(self, *, types: bool, captured: bool = True) -> None:
        """Give every argument, and some of what is captured, another value; some of another type, if ``types``."""
        for slot in self.read:
            if slot.way in ("cell", "global"):
                if captured:
                    self._change_captured(slot)
                continue
            kind = self._kinds[slot.name]
            if types and kind in SWAPS and self.random.random() < 0.5:
                self._kinds[slot.name] = SWAPS[kind]
            self._given[slot.name] = TYPES[self._kinds[slot.name]](self.random.randint(0, 9))

    def _change_captured(self, slot: Slot) -> None:
        """Leave it, put another value into the same array, or take another object."""
        old, digit, chance = self._given.get(slot.name), self.random.randint(0, 9), self.random.random()
        if isinstance(old, np.ndarray) and chance < 0.5:
            old[1] = digit
        elif old is None or chance < 0.7:
            self._given[slot.name] = TYPES[slot.kind](digit)

    def function(self) -> Any:
        """Return the function with what it captures now."""
        self._scope.update({slot.name: self._given[slot.name] for slot in self.read if slot.way == "global"})
        return self._scope["made"](*(self._given[slot.name] for slot in self.read if slot.way == "cell"))

    def given(self, *, everything: bool = False) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """Return the arguments as they are given now; what has a default is there or not, unless ``everything`` is."""
        args = tuple(self._given[slot.name] for slot in self.read if slot.way == "position")
        named = [slot for slot in self.read if slot.way in ("name", "keyword only")]
        named += [slot for slot in self.read if slot.way == "default" and (everything or self.random.random() < 0.5)]
        return args, {slot.name: self._given[slot.name] for slot in named}
