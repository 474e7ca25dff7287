"""What has changed between two calls of one function is seen by the second, whatever kind of call it is."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import numpy as np
import pytest

import udf
from tests.support.budget import rotated

VALUES = [1.0, 2.0, 3.0]
FACTOR = 2.0
OFFSET = 0.25


def _helper(x):
    return x + OFFSET


def _rows(function: Callable[[Any], Any], values: Any) -> list[Any]:
    return list(udf.DataFrame({"a": values, "unused": [None] * len(values)}).apply(lambda row: function(row.a)))


KINDS: dict[str, Callable[[Callable[[Any], Any], Any], list[Any]]] = {
    "values": lambda function, values: list(udf.Series(values).applymap(lambda x: function(x))),
    "rows": _rows,
    "windows": lambda function, values: list(udf.Series(values).rolling(1).apply(lambda w: function(w[0]), raw=True)),
    "groups": lambda function, values: list(
        udf.DataFrame({"a": values, "k": range(len(values))}).groupby("k")["a"].apply(lambda g: function(g.iloc[0]))
    ),
}


class Captures:
    """A function that captures much, and what changes some of it; ``function`` is the one that is called now."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        k, items, names, array = 1.0, [1.0, 2.0], {1: 10.0, 2: 20.0}, np.array([0.5, 1.5])

        def function(x, extra=0.125):
            told = 1.0 if isinstance(FACTOR, bool) else 2.0 if isinstance(FACTOR, int) else 4.0
            return x * k + items[-1] + names[1] + array[1] + FACTOR * told + _helper(x) + extra

        def cell() -> None:
            nonlocal k
            k = 3.0

        put = lambda name, value: monkeypatch.setitem(globals(), name, value)

        self.function = function
        self.changes: dict[str, Callable[[], object]] = {
            "a cell": cell,
            "an item of a list": lambda: items.__setitem__(-1, 7.0),
            "an item more": lambda: items.append(9.0),
            "a value of a dict": lambda: names.__setitem__(1, 30.0),
            "an element of an array": lambda: array.__setitem__(1, 2.5),
            "a global": lambda: put("FACTOR", 1.0),
            "a global's type": lambda: put("FACTOR", 1),
            "a global that is a bool": lambda: put("FACTOR", True),
            "a global of a helper": lambda: put("OFFSET", 4.0),
            "a helper's code": lambda: monkeypatch.setattr(_helper, "__code__", (lambda x: x + 10).__code__),
            "a helper": lambda: put("_helper", lambda x: x - 0.25),
            "a default": lambda: monkeypatch.setattr(function, "__defaults__", (0.375,)),
            "its code": lambda: monkeypatch.setattr(function, "__code__", _other(function)),
        }


def _other(function: Any) -> Any:
    """Return code of the same captures that computes something else."""
    k, items, names, array = 0.0, [0.0], {1: 0.0}, np.zeros(2)

    def other(x, extra=0.125):
        return x - k * items[0] * names[1] * array[0] * extra

    return other.__code__.replace(co_freevars=function.__code__.co_freevars)


@pytest.mark.slow
@pytest.mark.parametrize(
    "kind", [kind if kind == "windows" else pytest.param(kind, marks=pytest.mark.slow) for kind in KINDS]
)
def test_a_change_of_what_is_captured_is_seen(kind, monkeypatch) -> None:
    """One after the other, with calls before and between that find what they did the last time.

    In the ordinary run all are made for values, five for each other kind of call: among those three, all again.
    """
    captures = Captures(monkeypatch)
    changes = list(captures.changes.items())
    for name, change in changes if kind == "values" else rotated(changes, list(KINDS).index(kind), 5):
        for _ in range(2):
            assert KINDS[kind](captures.function, VALUES) == list(map(captures.function, VALUES)), f"before {name}"
        change()
    assert KINDS[kind](captures.function, VALUES) == list(map(captures.function, VALUES))


def test_a_default_by_name_that_changes_is_seen(monkeypatch) -> None:
    def function(x, *, k=1.0):
        return x + k

    for k in (1.0, 7.0):
        monkeypatch.setitem(function.__kwdefaults__, "k", k)
        assert list(udf.Series(VALUES).applymap(function)) == [x + k for x in VALUES]


@pytest.mark.parametrize("kind", KINDS)
def test_other_types_nulls_and_lengths_are_seen(kind) -> None:
    """Each is what the first call was not, and the first comes again in between."""
    function = lambda x: x * 2 + 1
    nulls = [1.0, None, 3.0]
    others = (np.array([5, 6], np.int64), np.array([1.5], np.float32), [2.0] * 70, np.array([], np.float64), nulls)
    for values in (*others, *reversed(others)):
        expected = [None if x is None else function(float(x)) for x in values]
        if kind in ("windows", "groups"):  # NaN is a null of theirs
            expected = [np.nan if x is None else x for x in expected]
        found = KINDS[kind](function, values)
        assert [None if x is None else float(x) for x in found] == pytest.approx(expected, nan_ok=True)
        assert KINDS[kind](function, VALUES) == [3.0, 5.0, 7.0]


def test_a_column_of_a_frame_that_is_replaced_is_seen() -> None:
    """By another type, by nulls, and by one that is no number; calls before found the frame's columns."""
    frame = udf.DataFrame({"a": VALUES, "b": [1, 2, 3]})
    function = lambda row: row.a + row.b
    for values in ([10, 20, 30], [None, 1.0, 2.0], [0.5, 0.5, 0.5]):
        before = list(frame["a"])
        for column in (before, before, values):
            if column is values:
                frame["a"] = values
            assert list(frame.apply(function)) == [None if a is None else a + b for b, a in enumerate(column, 1)]
    frame["a"] = [[1], [2], [3]]
    with pytest.raises(udf.errors.DTypeError):
        frame.apply(function)


def test_a_frame_of_changed_memory_gives_what_it_holds_now() -> None:
    """A frame shares the memory of its columns: the next call reads what is there then."""
    values = np.array(VALUES)
    frame, series = udf.DataFrame({"a": values}), udf.Series(values)
    for _ in range(3):
        values += 1
        assert list(frame.apply(lambda row: row.a * 2)) == list(series.applymap(lambda x: x * 2)) == list(values * 2)


@pytest.mark.parametrize("kind", KINDS)
def test_options_that_change_between_calls_are_seen(kind, monkeypatch) -> None:
    """Those of the process and of a block in front of it; inside a block the process's others count."""
    function = lambda x: x / 2

    def where() -> str:
        assert KINDS[kind](function, VALUES) == [0.5, 1.0, 1.5]
        return udf.last_call().backend

    assert [where(), where()] == ["cpu", "cpu"]
    with udf.options(debug=True):
        assert where() == "python"
    assert where() == "cpu"
    with udf.options(threads=1):
        assert where() == "cpu"
        monkeypatch.setattr(udf.options, "debug", True)
        assert where() == "python"
        with udf.options(debug=False):
            assert where() == "cpu"
        monkeypatch.setattr(udf.options, "debug", False)
        assert where() == "cpu"


def test_what_becomes_of_large_integers_is_asked_in_every_call() -> None:
    """By the options, and by the call itself."""
    series, function = udf.Series([2**62]), lambda x: x * 4
    for _ in range(2):
        with pytest.raises(OverflowError):
            series.applymap(function)
        assert list(series.applymap(function, overflow="wrap")) == [0]
        with udf.options(overflow="wrap"):
            assert list(series.applymap(function)) == [0]
            with pytest.raises(OverflowError):
                series.applymap(function, overflow="raise")
        assert list(series.applymap(function, errors="null")) == [None]


@pytest.mark.slow
def test_windows_of_other_parameters_are_other_calls() -> None:
    """Lengths, ends, steps, missing numbers, arrays or Series, and whether reductions are recognized."""
    series, sums = udf.Series([1.0, 2.0, None, 4.0]), lambda w: w.sum()
    for _ in range(2):
        assert list(series.rolling(1, min_periods=0).apply(sums)) == [1.0, 2.0, 0.0, 4.0]
        assert list(series.rolling(2, min_periods=1).apply(sums)) == [1.0, 3.0, 2.0, 4.0]
        assert list(series.rolling(2, min_periods=1, step=2).apply(sums)) == [1.0, 2.0]
        assert list(series.rolling(2, min_periods=1, center=True).apply(sums, raw=True))[:2] == pytest.approx(
            [1.0, 3.0]
        )
        assert np.isnan(list(series.rolling(2, min_periods=1).apply(sums, raw=True))[3])
        assert list(series.expanding().apply(sums)) == [1.0, 3.0, 3.0, 7.0]
        with udf.options(recognize_reducers=False):
            assert list(series.rolling(2, min_periods=1).apply(sums)) == [1.0, 3.0, 2.0, 4.0]


def test_a_helper_that_begins_to_ask_for_labels_is_seen() -> None:
    """And one that no longer does: the windows have labels where any function of the call asks for them."""
    picked = lambda w: w.iloc[0]
    function = lambda w: picked(w) + 0.0
    series = udf.Series(VALUES, index=[7, 8, 9])
    for _ in range(2):
        picked = lambda w: w.iloc[0]
        assert [list(series.rolling(1).apply(function)) for _ in range(2)] == [VALUES] * 2
        picked = lambda w: w.index[0]
        assert [list(series.rolling(1).apply(function)) for _ in range(2)] == [[7.0, 8.0, 9.0]] * 2


def test_threads_keep_their_options_and_captures_apart() -> None:
    """All call one function at one time, each with its own."""
    together, series = Barrier(4), udf.Series([2**62])

    def worker(number: int) -> None:
        function = lambda x: x * 4 + number
        together.wait()
        for _ in range(20):
            if number % 2:
                with udf.options(backend="cpu", overflow="wrap"):
                    assert list(series.applymap(function)) == [number]
            else:
                with pytest.raises(OverflowError):
                    series.applymap(function)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(worker, range(4)))
