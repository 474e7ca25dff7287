"""``NUMBA_DISABLE_JIT=1``: functions run in plain Python, said once, and give what compiled ones give."""

import datetime as dt
import math
import os
import re
import subprocess
import sys
from typing import NamedTuple

import numpy as np
import pandas as pd
import pytest

import udf
from udf.errors import ArgumentError, ShapeError
from udf.runtime.calls import interpreted
from udf.runtime.store import cache
from udf.runtime.store.cache import MemoryCache

NA = udf.NA


@pytest.fixture
def plain(monkeypatch):
    """Return a function that runs something in plain Python, and then as always."""

    def both(run):
        compiled = run()
        with monkeypatch.context() as patched:
            patched.setattr(interpreted, "_is_set", lambda: True)
            patched.setattr(cache, "PROGRAMS", MemoryCache())  # a process asks once, before its first call
            interpreter = run()
            assert udf.last_call()[:4] == ("python", "NUMBA_DISABLE_JIT is set", None, None)
        return compiled, interpreter

    return both


class Pair(NamedTuple):
    low: float
    high: float


def checked(x):
    if x is NA:
        return NA
    if x < 0:
        raise ValueError("negative")
    return x * 2


def odd(x):
    SEEN.append({"value": x})
    return x * 2.0


SEEN = []
FLOATS = udf.Series([1.5, None, -2.0, math.inf, 0.0], index=list("abcde"), name="x")
WHOLE = udf.Series([3, 4, None, -7])
FRAME = udf.DataFrame({"a": [6, 4, None], "b": [3.0, 0.5, 1.0], "t": ["x", "yy", "z"]})
TIMES = udf.Series(np.array(["2024-01-31T05", "NaT"], "datetime64[us]"))
VALUES = udf.Series([4.0, None, 1.0, 3.5, 2.0, 9.0, 9.0])
VISITS = udf.DataFrame({"who": ["b", "a", "b", None, "a"], "cost": [3.0, 1.0, 5.0, 9.0, 2.0], "days": [1, 2, 4, 1, 7]})

CALLS = {
    "values": lambda: FLOATS.applymap(lambda x, k: x * k + 1, k=2),
    "comparison": lambda: FLOATS.applymap(lambda x: x > 1),
    "null asked for": lambda: WHOLE.applymap(lambda x: -1 if x is NA else x // 2),
    "null ignored": lambda: FLOATS.applymap(lambda x: math.floor(x * 10) if x < 9 else 0, "ignore"),
    "null raised": lambda: WHOLE.applymap(lambda x: 10 // (x - 3), errors="null"),
    "tuple": lambda: WHOLE.applymap(lambda x: (x, x * 0.5)),
    "named tuple": lambda: WHOLE.applymap(lambda x: Pair(x - 1, x + 1)),
    "dict": lambda: FRAME.apply(lambda r: {"s": r.b, "w": r["b"] > 1}),
    "row": lambda: FRAME.apply(lambda r: r["b"] * len(r.t)),
    "row with null": lambda: FRAME.apply(lambda r: NA if r.a is NA else r.a * r["b"]),
    "text": lambda: FRAME["t"].applymap(lambda s: s.upper() + "!"),
    "times": lambda: TIMES.applymap(lambda t: t + dt.timedelta(days=1)),
    "null text": lambda: udf.Series(["ab", None]).applymap(lambda s: s.upper()),
    "month": lambda: TIMES.applymap(lambda t: t.month),
    "windows": lambda: VALUES.rolling(3, min_periods=2).apply(lambda w: w.max() - w.std()),
    "windows' labels": lambda: VALUES.rolling(2, min_periods=1).apply(lambda w: w.idxmax() + len(w.index)),
    "windows raw": lambda: VALUES.rolling(2).apply(lambda w: w[0] - w[-1], raw=True),
    "windows int": lambda: VALUES.rolling(2).apply(lambda w: len(w), dtype="int64"),
    "windows tuple": lambda: VALUES.expanding().apply(lambda w: (w.sum(), w.min())),
    "frame windows": lambda: VISITS[["cost", "days"]].rolling(2).apply(lambda w: w.sum()),
    "table": lambda: VISITS[["cost", "days"]].rolling(2, method="table").apply(
        lambda w: (w[0, 0] + w[-1, 1], w[0, 1]), raw=True
    ),
    "groups": lambda: VISITS.groupby("who").apply(lambda g: g["cost"].sum() / g.days.max()),
    "group's column": lambda: VISITS.groupby("who")["cost"].agg(lambda s: s.max() - s.min()),
    "transform": lambda: VISITS.groupby("who")["cost"].transform(lambda s: s - s.mean()),
    "transform one": lambda: VISITS.groupby("who")["cost"].transform(lambda s: s.max()),
    "scan": lambda: VISITS.groupby("who")["cost"].scan(lambda t, x: (t + x, t * 1.0), 0.0),
    "scan all": lambda: VALUES.scan(lambda t, x: (x, t - x), 0.0),
    "scan rows": lambda: VISITS[["cost", "days"]].scan(lambda t, r: (t + r.days, r.days // 2), 0),
    "reduce": lambda: VISITS.groupby("who")["cost"].reduce(lambda t, x: t + x, 1.0),
    "filter": lambda: VISITS.groupby("who").filter(lambda g: g.cost.sum() > 4),
    "pandas": lambda: pd.DataFrame({"a": [1, 2], "b": [0.0, 4.0]}).udf.apply(lambda r: r.a / r.b, axis=1),
    "pandas map": lambda: pd.Series([1, 2]).udf.map(lambda x: x * 2.5),
}  # fmt: skip


def shown(result):
    return result if isinstance(result, pd.Series | pd.DataFrame) else result.to_pandas()


CALLS["random numbers"] = lambda: WHOLE.applymap(lambda x: 0.0 if x is NA else udf.random.normal(x, seed=3))
CALLS["regular expressions"] = lambda: FRAME["t"].applymap(lambda s: re.sub("y+", "z", s))


@pytest.mark.parametrize("call", CALLS)
def test_it_gives_what_compiled_code_gives(call, plain) -> None:
    """Values, nulls, types, labels and the index."""
    compiled, interpreter = map(shown, plain(CALLS[call]))
    same = pd.testing.assert_series_equal if isinstance(compiled, pd.Series) else pd.testing.assert_frame_equal
    same(compiled, interpreter, rtol=1e-14)


def test_an_exception_has_its_row(plain, monkeypatch) -> None:
    """The function's own, with its place and the row's label."""
    monkeypatch.setattr(interpreted, "_is_set", lambda: True)
    with pytest.raises(ValueError, match="negative") as caught:
        FLOATS.applymap(checked)
    (note,) = caught.value.__notes__
    assert note.startswith("raised by the UDF checked (")
    assert f"{__file__}:{checked.__code__.co_firstlineno + 4})" in note
    assert note.endswith("at row position 2 (index label 'c')")


def test_what_it_cannot_do_is_refused(monkeypatch) -> None:
    """By name, with what to do."""
    monkeypatch.setattr(interpreted, "_is_set", lambda: True)
    for run in (
        lambda: WHOLE.applymap(lambda x: x, overflow="wrap"),
        lambda: WHOLE.applymap(lambda x: x, error_model="numpy"),
        lambda: VALUES.rolling(2).apply(lambda w: w.sum(), error_model="python"),
    ):
        with pytest.raises(ArgumentError, match="needs compiled code, and NUMBA_DISABLE_JIT is set") as caught:
            run()
        assert "Hint: unset NUMBA_DISABLE_JIT" in str(caught.value)
    with pytest.raises(ShapeError, match="different shapes"):
        udf.Series([1, 2]).applymap(lambda x: (x, 1) if x > 1 else x)
    with pytest.raises(OverflowError, match="does not fit 64 bits"):
        udf.Series([2**62]).applymap(lambda x: x * 8)


def test_python_may_do_anything(monkeypatch) -> None:
    """What no compiled function can: that is what it is for."""
    monkeypatch.setattr(interpreted, "_is_set", lambda: True)
    assert list(udf.Series([1.0, 2.0]).applymap(odd)) == [2.0, 4.0]
    assert [one["value"] for one in SEEN] == [1.0, 2.0]


SAID = """
import sys, warnings
with warnings.catch_warnings(record=True) as said:
    warnings.simplefilter("always")
    import udf
    for _ in range(3):
        assert list(udf.Series([1.0, None]).applymap(lambda x: [x + 1][0])) == [2.0, None]
print(*(f"{one.category.__name__} {one.message}" for one in said), sep="\\n")
print("numba" in sys.modules, udf.last_call().backend)
"""


@pytest.mark.slow
@pytest.mark.parametrize(("value", "says"), [("1", True), ("0", False)])
def test_the_environment_asks_for_it(value, says) -> None:
    """It is said once, and nothing is compiled."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": value, "UDF_BACKEND": "cpu"}
    done = subprocess.run(  # noqa: S603 - our own text
        [sys.executable, "-c", SAID], capture_output=True, text=True, check=False, env=environment
    )
    assert done.returncode == 0, done.stderr
    *said, last = done.stdout.strip().splitlines()
    assert last == ("False python" if says else "True cpu")
    wanted = "PlainPythonWarning NUMBA_DISABLE_JIT is set: functions run in plain Python, one row after the other"
    assert [line.startswith(wanted) for line in said if line] == [True] * says


def test_na_has_operators_only_there(monkeypatch) -> None:
    monkeypatch.setattr(interpreted, "_is_set", lambda: True)
    made = udf.Series([None, 1]).applymap(lambda x: (x**0, 1**x, (x == 1) | True, False & (x > 0), -x, round(x)))
    assert [column.to_pandas().tolist()[0] for column in (made[i] for i in range(4))] == [1, 1, True, False]
    assert list(made[4]) == [None, -1]
    with pytest.raises(TypeError, match="unsupported operand"):
        NA + 1
    assert {NA: 1}[NA] == 1
