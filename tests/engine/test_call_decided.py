"""What was decided for a call holds for an equal one only; the results are those of a call that is decided anew."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from udf import pipeline
from udf.bind.encoding import EXTENSIONS
from udf.doors.pandas import pandas_repeated
from udf.runtime.groups import group_folds
from udf.runtime.store import cache
from udf.runtime.store.cache import MemoryCache

FACTOR = 2.0


def scaled(x: Any) -> Any:
    return x * FACTOR


def spread(w: Any) -> Any:
    return w.max() - w.min()


def added(row: Any) -> Any:
    return row["a"] + row["b"]


FLOATS, WHOLE = udf.Series([1.5, 2.5, -3.0, 8.0]), udf.Series([1, 2, 3, 4])
NULLS = udf.Series([1.5, None, 3.0, 8.0])
FRAME = udf.DataFrame({"a": [1.0, 2.0], "b": [3.0, 4.0]})
KEYED = udf.DataFrame({"k": [1, 2, 1, 2], "x": [1.5, 2.5, -3.0, 8.0]})
EMPTY = pd.DataFrame({"k": pd.Categorical([1, 3, 1], [1, 2, 3]), "x": [1.0, 4.0, 2.0]})
MANY = {"k": np.arange(1 << 17) % 3, "x": np.arange(1 << 17) * 1.0}


def total(state: Any, x: Any) -> Any:
    return state + x, state + x


CALLS: dict[str, tuple[Callable[[], Any], dict[str, Callable[[], Any]]]] = {
    "values": (
        lambda: FLOATS.applymap(scaled),
        {
            "another type": lambda: WHOLE.applymap(scaled),
            "nulls": lambda: NULLS.applymap(scaled),
            "nulls that are not asked": lambda: NULLS.applymap(scaled, na_action="ignore"),
            "errors": lambda: FLOATS.applymap(scaled, errors="null"),
            "a row": lambda: FRAME.apply(lambda row: row["a"]),
        },
    ),
    "windows": (
        lambda: FLOATS.rolling(2).apply(spread),
        {
            "another length": lambda: FLOATS.rolling(3).apply(spread),
            "fewer values": lambda: FLOATS.rolling(2, min_periods=1).apply(spread),
            "a step": lambda: FLOATS.rolling(2, step=2).apply(spread),
            "closed": lambda: FLOATS.rolling(2, closed="left").apply(spread),
            "fewer rows": lambda: udf.Series([1.0, 5.0]).rolling(2).apply(spread),
            "another type": lambda: FLOATS.rolling(2).apply(spread, dtype="float32"),
            "an array": lambda: NULLS.rolling(2).apply(spread, raw=True),
            "nulls": lambda: NULLS.rolling(2).apply(spread),
            "bounds of another kind": lambda: FLOATS.expanding().apply(spread),
            "groups": lambda: KEYED.groupby("k")["x"].agg(spread),
            "windows of groups": lambda: KEYED.groupby("k")["x"].rolling(2).apply(spread),
        },
    ),
    "rows": (
        lambda: FRAME.apply(added),
        {
            "another type": lambda: udf.DataFrame({"a": [1, 2], "b": [3.0, 4.0]}).apply(added),
            "another order": lambda: udf.DataFrame({"b": [1.0, 2.0], "a": [30.0, 40.0]}).apply(added),
            "a column more": lambda: udf.DataFrame({"c": [9.0], "a": [1.0], "b": [3.0]}).apply(added),
            "one row": lambda: udf.DataFrame({"a": [1.0], "b": [3.0]}).apply(added),
            "groups": lambda: udf.DataFrame({"k": [1, 1], "a": [1.0, 2.0], "b": [3.0, 4.0]}).groupby("k").apply(added),
        },
    ),
    "groups": (
        lambda: KEYED.groupby("k")["x"].agg(spread),
        {
            "another type": lambda: udf.DataFrame({"k": [1, 2], "x": [5, 6]}).groupby("k")["x"].agg(spread),
            "nulls": lambda: udf.DataFrame({"k": [1, 1], "x": [5.0, None]}).groupby("k")["x"].agg(spread),
            "a group without a row": lambda: udf.DataFrame(EMPTY).groupby("k", observed=False)["x"].agg(spread),
            "more groups": lambda: udf.DataFrame({"k": [3, 1, 2], "x": [1.0, 4.0, 2.0]}).groupby("k")["x"].agg(spread),
            "apply": lambda: KEYED.groupby("k")["x"].apply(spread),
            "transform": lambda: KEYED.groupby("k")["x"].transform(spread),
            "many rows": lambda: udf.DataFrame(MANY).groupby("k")["x"].agg(spread),
            "windows": lambda: FLOATS.rolling(2).apply(spread),
            "pandas": lambda: KEYED.to_pandas().udf.groupby("k")["x"].agg(spread),
        },
    ),
    "a scan": (
        lambda: FLOATS.scan(total, 0.0),
        {
            "another beginning": lambda: FLOATS.scan(total, 10.0),
            "a state of another type": lambda: WHOLE.scan(total, 0),
            "another type": lambda: WHOLE.scan(total, 0.0),
            "nulls": lambda: NULLS.scan(total, 0.0),
            "fewer rows": lambda: udf.Series([1.0, 5.0]).scan(total, 0.0),
        },
    ),
}
"""A call, and other calls of the same function."""

EQUAL = {"another order", "a column more", "one row", "more groups", "another beginning"}
"""Those that are decided alike: the columns that the function reads are."""


@pytest.fixture(autouse=True)
def decided(monkeypatch) -> list[str]:
    """Return a list that gets "again" or "anew" for each call; nothing is remembered before."""
    monkeypatch.setattr(cache, "PROGRAMS", MemoryCache())
    ways: list[str] = []
    prepare, again = pipeline.prepare, pipeline.run_again

    def repeated(*given: Any) -> Any:
        done = again(*given)
        ways.extend(["again"] * (done is not None))
        return done

    monkeypatch.setattr(pipeline, "prepare", lambda *given, **how: ways.append("anew") or prepare(*given, **how))
    for module in (pipeline, group_folds, pandas_repeated):
        monkeypatch.setattr(module, "run_again", repeated)
    with udf.options(backend="cpu"):
        yield ways


def values(made: Any) -> list[Any]:
    return [None if value is None else repr(value) for value in made] + [str(getattr(made, "dtype", None))]


@pytest.mark.parametrize(
    ("name", "change"), [(name, change) for name, (_, others) in CALLS.items() for change in others]
)
def test_a_call_that_is_not_equal_is_decided_anew(name: str, change: str, decided, monkeypatch) -> None:
    """And the one before it again, unless it is the last one that is kept."""
    call, other = CALLS[name][0], CALLS[name][1][change]
    for _ in range(3):
        first = values(call())
    assert decided[-1] == "again"
    found = values(other())
    alike = change in EQUAL or (name, change) == ("a scan", "fewer rows")
    assert decided[-1] == ("again" if alike else "anew")
    assert values(call()) == first
    monkeypatch.setattr(cache, "PROGRAMS", MemoryCache())
    assert values(other()) == found


OPTIONS: dict[str, dict[str, Any]] = {
    "threads": {"threads": 1},
    "reducers": {"recognize_reducers": False},
    "overflow": {"overflow": "wrap"},
    "Python": {"debug": True},
}


@pytest.mark.parametrize("name", OPTIONS)
def test_other_options_are_decided_anew(name: str, decided) -> None:
    """Whatever they are; and in plain Python nothing is compiled."""
    for _ in range(3):
        first = values(FLOATS.rolling(2).apply(spread))
    assert decided[-1] == "again"
    count = decided.count("again")
    with udf.options(**OPTIONS[name]):
        assert values(FLOATS.rolling(2).apply(spread)) == first
    assert decided.count("again") == count
    assert values(FLOATS.rolling(2).apply(spread)) == first


def test_what_a_function_reads_is_looked_at(decided, monkeypatch) -> None:
    for _ in range(3):
        assert list(FLOATS.applymap(scaled)) == [3.0, 5.0, -6.0, 16.0]
    monkeypatch.setitem(globals(), "FACTOR", 10.0)
    assert list(FLOATS.applymap(scaled)) == [15.0, 25.0, -30.0, 80.0]
    assert decided[-1] == "anew"


def test_a_program_that_is_gone_is_made_again(decided) -> None:
    for _ in range(3):
        FLOATS.applymap(scaled)
    udf.cache.clear()
    assert list(FLOATS.applymap(scaled)) == [3.0, 5.0, -6.0, 16.0]
    assert decided[-1] == "anew"


def test_an_extension_of_numba_is_decided_anew(decided, monkeypatch) -> None:
    """It may be what the function calls."""
    for _ in range(3):
        FLOATS.applymap(scaled)
    monkeypatch.setattr(EXTENSIONS, "version", EXTENSIONS.version + 1)
    FLOATS.applymap(scaled)
    assert decided[-1] == "anew"


def test_a_call_through_a_door_is_decided_by_that_too(decided) -> None:
    """What pandas means depends on the dtypes there: the same numbers, of objects, are handed out as they are."""
    kind = lambda x: x * 2 + 1
    series = pd.Series([1, 2])
    for _ in range(3):
        assert series.udf.map(kind).tolist() == [3, 5]
    assert decided[-1] == "again"
    for other in (series.astype(object), series.astype("Int64"), series.astype("int32")):
        assert other.udf.map(kind).equals(other.map(kind))
        assert decided[-1] == "anew"
    assert list(udf.Series([1, 2]).applymap(kind)) == [3, 5]
    assert decided[-1] == "anew"
    assert series.udf.map(kind).tolist() == [3, 5]


def test_further_arguments_are_decided_by_their_types(decided) -> None:
    """Their values are read each time; those by name, and what is part of the code, are decided anew."""
    times = lambda x, k: x * len(k) if isinstance(k, str) else x * k
    for k in (1, 2, 2.5, 3, True):
        assert list(FLOATS.applymap(lambda x, k: x * k, args=(k,))) == [1.5 * k, 2.5 * k, -3.0 * k, 8.0 * k]
    assert decided == ["anew", "anew", "anew", "again", "anew"]
    for k in ("a", "bc", "a"):
        assert next(iter(FLOATS.applymap(times, args=(k,)))) == 1.5 * len(k)
    for k in (2, 3, 4):
        assert next(iter(FLOATS.applymap(times, k=k))) == 1.5 * k
    assert decided.count("again") == 1


def test_a_row_that_raises_raises_again(decided) -> None:
    inverse = lambda x: 1 / x
    for _ in range(3):
        assert next(iter(FLOATS.applymap(inverse))) == 1 / 1.5
    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            udf.Series([1.0, 0.0]).applymap(inverse)
    assert list(FLOATS.applymap(inverse))[1] == 0.4


def test_integers_that_turn_out_to_be_large(decided) -> None:
    """The code for small ones is left."""
    squared = lambda x: x * x + 1
    for _ in range(3):
        assert list(WHOLE.applymap(squared)) == [2, 5, 10, 17]
    assert decided[-1] == "again"
    for _ in range(3):
        assert list(udf.Series([1, 3_000_000_000]).applymap(squared)) == [2, 9_000_000_000_000_000_001]
    with pytest.raises(OverflowError):
        udf.Series([1, 4_000_000_000]).applymap(squared)
    assert list(WHOLE.applymap(squared)) == [2, 5, 10, 17]


def test_the_last_call_is_told(decided) -> None:
    """Also of a call that is not decided."""
    for rows in (4, 4, 4, 2):
        udf.Series(np.ones(rows)).applymap(scaled)
    last = udf.last_call()
    assert decided[-1] == "again"
    assert (last.backend, last.why, last.rows) == ("cpu", "udf.options.backend is 'cpu'", 2)
    assert last.seconds > 0


def test_one_function_over_columns_of_every_kind_in_turn(decided) -> None:
    """Times, text, numbers, nulls: to compare types of two kinds neither fails nor takes one for the other."""
    same = lambda x: x
    times = np.array(["2024-01-31T05", "2024-01-31T06"], "datetime64[us]")
    given = [udf.Series(one) for one in ([1.0, 2.0], times, [1, 2], ["a", "b"], [1.0, None])]
    for turns in (1, 3):
        for column in given * 2:
            for _ in range(turns):
                assert list(map(str, column.applymap(same))) == list(map(str, column))
    assert {"again", "anew"} == set(decided)
