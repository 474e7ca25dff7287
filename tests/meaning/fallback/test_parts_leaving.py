"""Groups and windows that compiled code leaves are Python's: each once, in order, on what pandas hands out."""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import in_turn
from udf.errors import CapturedValueError, FallbackWarning

NOTED: list[Any] = []


pytestmark = pytest.mark.usefixtures("by_default")


def _frame() -> pd.DataFrame:
    generator = np.random.default_rng(3)
    frame = pd.DataFrame(
        {
            "k": generator.integers(0, 9, 60),
            "x": generator.normal(size=60).round(2),
            "n": generator.integers(0, 15, 60),
            "m": generator.integers(0, 15, 60).astype("int8"),
            "t": generator.choice(["a", "bb", "c"], 60),
            "w": pd.array(generator.integers(0, 15, 60), "Int64"),
            "c": pd.Categorical(generator.choice(["u", "v", "w"], 60)),
        }
    )
    frame.loc[5, ["x", "n", "m", "w"]] = [70.0, 70, 70, 70]
    frame.loc[9, ["x", "n", "m", "w"]] = [30.0, 30, 30, 30]
    return frame


FRAME = _frame()
LABELLED = FRAME.set_index(pd.date_range("2020", periods=60, name="day"))
LATER = FRAME.assign(x=FRAME.x.clip(upper=15), w=np.arange(60) + 10)
MISSING = FRAME.assign(x=FRAME.x.where(FRAME.n != 3), k=FRAME.k.where(FRAME.k != 2))
CALLS: dict[str, tuple[pd.DataFrame, Callable[[Any, Any], Any]]] = {
    "agg": (FRAME, lambda d, f: d.groupby("k")["x"].agg(f)),
    "agg of integers": (FRAME, lambda d, f: d.groupby("k").n.agg(f)),
    "agg of small integers": (FRAME, lambda d, f: d.groupby("k").m.agg(f)),
    "agg of nullable integers": (FRAME, lambda d, f: d.groupby("k").w.agg(f)),
    "agg of two keys": (FRAME, lambda d, f: d.groupby(["k", "c"], observed=True)["x"].agg(f)),
    "agg of a frame": (FRAME, lambda d, f: d.groupby("k")[["x", "n", "m"]].agg(f)),
    "agg of a frame, two keys": (FRAME, lambda d, f: d.groupby(["k", "t"])[["x", "n"]].agg(f)),
    "agg of several": (FRAME, lambda d, f: d.groupby("k").x.agg([f, "sum"])),
    "agg of a dict": (FRAME, lambda d, f: d.groupby("k").agg({"x": f, "n": "max", "m": f})),
    "agg by name": (FRAME, lambda d, f: d.groupby("k").agg(low=("x", f), high=("n", "max"), other=("m", f))),
    "agg by name, columns in turn": (
        FRAME,
        lambda d, f: d.groupby("k").agg(a=("x", f), b=("n", f), c=("x", lambda s: f(s))),
    ),
    "agg of labels": (LABELLED, lambda d, f: d.groupby("k").x.agg(f)),
    "agg of missing values": (MISSING, lambda d, f: d.groupby("k").x.agg(f)),
    "agg, keys kept": (MISSING, lambda d, f: d.groupby("k", dropna=False).x.agg(f)),
    "agg, not sorted": (FRAME, lambda d, f: d.groupby("k", sort=False).x.agg(f)),
    "agg, keys as columns": (FRAME, lambda d, f: d.groupby("k", as_index=False).x.agg(f)),
    "agg of neighbours": (FRAME.sort_values("k", ignore_index=True), lambda d, f: d.groupby("k").x.agg(f)),
    "apply": (FRAME, lambda d, f: d.groupby("k").x.apply(f)),
    "apply with more": (FRAME, lambda d, f: d.groupby("k").x.apply(lambda s, e: f(s) + e, 2)),
    "apply of two keys": (FRAME, lambda d, f: d.groupby(["k", "t"]).x.apply(f)),
    "apply of frames": (FRAME, lambda d, f: d.groupby("k").apply(lambda g: f(g.x) + len(g))),
    "apply of frames, by label": (LABELLED, lambda d, f: d.groupby(["k", "t"])[["x", "n"]].apply(lambda g: f(g["n"]))),
    "apply as long": (FRAME, lambda d, f: d.groupby("k").x.apply(lambda s: s - f(s))),
    "apply, columns": (FRAME, lambda d, f: d.groupby("k").x.apply(lambda s: (f(s), 1))),
    "transform": (FRAME, lambda d, f: d.groupby("k").x.transform(f)),
    "transform as long": (FRAME, lambda d, f: d.groupby("k").x.transform(lambda s: s - f(s))),
    "transform, missing keys": (MISSING, lambda d, f: d.groupby("k").x.transform(lambda s: s - f(s))),
    "transform of frames": (FRAME, lambda d, f: d.groupby("k")[["x", "n"]].transform(f)),
    "filter": (FRAME, lambda d, f: d.groupby("k").filter(lambda g: f(g.x) > 2)),
    "filter of a column": (FRAME, lambda d, f: d.groupby("k").x.filter(lambda s: f(s) > 2)),
    "windows": (FRAME, lambda d, f: d.groupby("k").x.rolling(3, min_periods=1).apply(f)),
    "windows, expanding": (LABELLED, lambda d, f: d.groupby("k").x.expanding().apply(f)),
    "windows, missing keys": (MISSING, lambda d, f: d.groupby("k").x.rolling(3, min_periods=1).apply(f, raw=True)),
    "windows of times": (LABELLED, lambda d, f: d.groupby("k").x.rolling("20D").apply(f)),
    "windows of a frame": (FRAME, lambda d, f: d.groupby("k")[["x", "n"]].rolling(3, min_periods=1).apply(f)),
    "windows, raw": (FRAME, lambda d, f: d.groupby("k").n.rolling(2).apply(f, raw=True)),
}
FURTHER = {
    "later columns": (LATER, lambda d, f: d.groupby("k")[["x", "n", "m"]].agg(f)),
    "a later column of text": (LATER, lambda d, f: d.groupby("k")[["x", "w", "t"]].agg(f)),
    "apply of whole frames": (FRAME, lambda d, f: d.groupby("k")[["x", "n"]].apply(f)),
}
VALUES = pd.Series([1.0, 2, 30, 4, 5, np.nan, 6, 70, 8, 9, 2, 3], index=pd.date_range("2020", periods=12), name="q")
NUMBERS = pd.Series([1, 2, 30, 4, 5, 0, 6, 70, 8, 9, 2, 3])
BOTH = pd.DataFrame({"a": VALUES.to_numpy(), "b": NUMBERS})
WINDOWS = {
    "rows": (VALUES, lambda d, f: d.rolling(3).apply(f)),
    "few rows": (VALUES, lambda d, f: d.rolling(3, min_periods=1).apply(f)),
    "times": (VALUES, lambda d, f: d.rolling("3D").apply(f)),
    "centred": (NUMBERS, lambda d, f: d.rolling(4, center=True).apply(f)),
    "expanding": (NUMBERS, lambda d, f: d.expanding().apply(f)),
    "a frame": (BOTH, lambda d, f: d.rolling(3, min_periods=2).apply(f)),
    "a column": (BOTH, lambda d, f: d.rolling(3).b.apply(f)),
    "steps": (NUMBERS, lambda d, f: d.rolling(3, step=2).apply(f)),
    "closed": (VALUES, lambda d, f: d.rolling(3, closed="left").apply(f)),
    "arrays": (VALUES, lambda d, f: d.rolling(3, min_periods=1).apply(f, raw=True)),
    "float32": (VALUES.astype("float32"), lambda d, f: d.rolling(3).apply(f)),
    "by a column": (BOTH, lambda d, f: d.rolling(3, on="b").a.apply(f)),
    "more arguments": (NUMBERS, lambda d, f: d.rolling(3).apply(lambda w, k: f(w) * k, args=(2,))),
}


def noted(s: Any) -> Any:
    if s.max() > 60:
        NOTED.append((type(s), len(s), getattr(s, "name", 0), str(getattr(s, "index", 0)), str(s.dtype)))
        return json.loads("3.5")
    return s.max() - s.min() + 0.5


def fails(s: Any) -> Any:
    if s.max() > 20:
        NOTED.append(len(s))
    if s.max() > 60:
        raise ValueError("x", s.max())
    return s.max() * 1.5


def looked_up(s: Any) -> Any:
    """Return what pandas 2 finds when it calls again, with the groups' names; pandas 3 raises."""
    if s.max() > 20:
        NOTED.append(len(s))
    return {5: 5.0}[s.name] if s.max() > 60 else s.min()


def centred(s: Any) -> Any:
    if s.max() > 60:
        NOTED.append((s.name, list(s.index)))
        return s * 0.0
    return s - s.mean()


def of_frame(g: Any) -> Any:
    if g["x"].max() > 60:
        NOTED.append((g.name, len(g)))
    return g["x"].max() * g["n"].min()


def first_or_last(s: Any) -> Any:
    if s.iloc[0] == 10:
        NOTED.append(len(s))
    return s.iloc[-1]


def gives_another_type(s: Any) -> Any:
    if s.max() > 20:
        NOTED.append(len(s))
        return "text" if s.max() > 60 else json.loads("2.5")
    return s.max() * 1.5


def whole_numbers(s: Any) -> Any:
    if s.max() > 60:
        NOTED.append(len(s))
        return json.loads("3")
    return len(s)


def powers(s: Any) -> Any:
    return int(s.max()) ** 12


def most(s: Any) -> Any:
    if s.max() > 1:
        NOTED.append(len(s))
        return json.loads("3")
    return s.max()


def of_windows(w: Any) -> Any:
    if w.max() > 20:
        NOTED.append((type(w), len(w), str(getattr(w, "index", None))))
        return json.loads("3")
    return w.max() - w.min()


def of_windows_powers(w: Any) -> Any:
    return int(w.max()) ** 12 + w.sum()


def of_windows_fails(w: Any) -> Any:
    if w.max() > 60:
        NOTED.append(len(w))
        raise KeyError("x")
    return w.max()


def of_windows_gives_text(w: Any) -> Any:
    return str(len(w)) if w.max() > 60 else w.max()


def outcome(run: Any, data: Any, function: Any) -> Any:
    NOTED.clear()
    try:
        made = run(data, function)
    except Exception as error:  # noqa: BLE001 - compared
        return type(error), error.args, repr(NOTED)
    return made, repr(NOTED)


OTHERS = (fails, gives_another_type, whole_numbers, powers, most)
OF_WINDOWS = (of_windows, of_windows_powers, of_windows_fails, of_windows_gives_text)
CASES = [
    *((case, noted) for case in CALLS),
    *((case, OTHERS[i % len(OTHERS)]) for i, case in enumerate(CALLS)),
    *((f"rolling: {case}", function) for function, case in in_turn(OF_WINDOWS, WINDOWS)),
    *(("later columns", function) for function in (noted, gives_another_type, fails)),
    ("a later column of text", first_or_last), ("apply of whole frames", of_frame), ("transform", centred),
    ("agg", looked_up),
]  # fmt: skip


def called(case: str) -> tuple[Any, Any]:
    """Return the data of a case, and its call of data and a function."""
    return WINDOWS[case.removeprefix("rolling: ")] if case.startswith("rolling: ") else (CALLS | FURTHER)[case]


def assert_alike(ours: Any, theirs: Any) -> None:
    """Compare two outcomes: what was noted, and the result, or what was raised."""
    assert ours[1:] == theirs[1:]
    if isinstance(theirs[0], type):
        assert ours[0] is theirs[0]
    else:
        frame = isinstance(theirs[0], pd.DataFrame)
        (pd.testing.assert_frame_equal if frame else pd.testing.assert_series_equal)(ours[0], theirs[0])


@pytest.mark.parametrize(("case", "function"), CASES)
def test_parts_that_leave_are_what_pandas_gives(case: str, function: Any) -> None:
    data, run = called(case)
    for _ in range(2):
        theirs = outcome(run, data, function)
        assert_alike(outcome(run, data.udf, function), theirs)


def rare(s: Any) -> Any:
    return json.loads("1.5") if s.iloc[-1] == 51 else s.max() - s.min()


def seldom(w: Any) -> Any:
    return json.loads("1.5") if w.iloc[-1] == 50 else w.max() - w.min()


@pytest.mark.parametrize(
    ("kind", "function", "call"),
    [("groups", rare, lambda d, f, **how: d.udf.groupby("k").x.agg(f, **how)),
     ("windows", seldom, lambda d, f, **how: d.x[:100].udf.rolling(4).apply(f, **how))],
)  # fmt: skip
def test_it_says_which_and_why(kind: str, function: Any, call: Any) -> None:
    large = pd.DataFrame({"k": np.arange(200) // 2, "x": np.arange(200.0)})
    with pytest.warns(FallbackWarning, match=rf"1 of 100 {kind} of '{function.__name__}'"):
        call(large, function)
    last = udf.last_call()
    assert (last.rows, last.in_python, last.lines) == (100, 1, {function.__code__.co_firstlineno + 1: 1})
    with pytest.raises(CapturedValueError, match=r"json"):
        call(large, function, fallback="error")


def test_a_call_inside_a_group_in_python_is_a_call_of_its_own() -> None:
    large = pd.DataFrame({"k": np.arange(200) // 20, "x": np.arange(200.0)})

    def nested(s: Any) -> Any:
        if s.iloc[0] == 40:
            return json.loads("1.0") + s.udf.rolling(2).apply(lambda w: w.sum()).max()
        return s.max()

    theirs = large.groupby("k").x.agg(nested)
    pd.testing.assert_series_equal(large.udf.groupby("k").x.agg(nested), theirs)


def test_where_most_windows_leave_pandas_runs_all_of_them() -> None:
    def often(w: Any) -> Any:
        if w.iloc[-1] > 3:
            NOTED.append(w.iloc[-1])
            return 1.0
        return w.sum()

    data = pd.Series(np.arange(12.0))
    theirs, ours = (outcome(lambda d, f: d.rolling(2).apply(f), one, often) for one in (data, data.udf))
    assert_alike(ours, theirs)
    assert udf.last_call().why == "most windows leave compiled code"
