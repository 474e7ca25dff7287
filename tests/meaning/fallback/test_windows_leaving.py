"""Windows that compiled code leaves are Python's: each once, in order, on what pandas hands out."""

import json
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import in_turn
from udf.errors import CapturedValueError, FallbackWarning

NOTED: list[Any] = []


pytestmark = pytest.mark.usefixtures("by_default")


VALUES = pd.Series([1.0, 2, 30, 4, 5, np.nan, 6, 70, 8, 9, 2, 3], index=pd.date_range("2020", periods=12), name="q")
NUMBERS = pd.Series([1, 2, 30, 4, 5, 0, 6, 70, 8, 9, 2, 3])
FRAME = pd.DataFrame({"a": VALUES.to_numpy(), "b": NUMBERS})
WINDOWS = {
    "rows": (VALUES, lambda d, f: d.rolling(3).apply(f)),
    "few rows": (VALUES, lambda d, f: d.rolling(3, min_periods=1).apply(f)),
    "times": (VALUES, lambda d, f: d.rolling("3D").apply(f)),
    "centred": (NUMBERS, lambda d, f: d.rolling(4, center=True).apply(f)),
    "expanding": (NUMBERS, lambda d, f: d.expanding().apply(f)),
    "a frame": (FRAME, lambda d, f: d.rolling(3, min_periods=2).apply(f)),
    "a column": (FRAME, lambda d, f: d.rolling(3).b.apply(f)),
    "steps": (NUMBERS, lambda d, f: d.rolling(3, step=2).apply(f)),
    "closed": (VALUES, lambda d, f: d.rolling(3, closed="left").apply(f)),
    "arrays": (VALUES, lambda d, f: d.rolling(3, min_periods=1).apply(f, raw=True)),
    "float32": (VALUES.astype("float32"), lambda d, f: d.rolling(3).apply(f)),
    "by a column": (FRAME, lambda d, f: d.rolling(3, on="b").a.apply(f)),
    "more arguments": (NUMBERS, lambda d, f: d.rolling(3).apply(lambda w, k: f(w) * k, args=(2,))),
}


def noted(w: Any) -> Any:
    if w.max() > 20:
        NOTED.append((type(w), len(w), str(getattr(w, "index", None))))
        return json.loads("3")
    return w.max() - w.min()


def powers(w: Any) -> Any:
    return int(w.max()) ** 12 + w.sum()


def fails(w: Any) -> Any:
    if w.max() > 60:
        NOTED.append(len(w))
        raise KeyError("x")
    return w.max()


def gives_text(w: Any) -> Any:
    if w.max() > 60:
        return str(len(w))
    return w.max()


def outcome(run: Any, data: Any, function: Any) -> Any:
    NOTED.clear()
    try:
        made = run(data, function)
    except Exception as error:  # noqa: BLE001 - compared
        return type(error), error.args, list(NOTED)
    return made, list(NOTED)


@pytest.mark.parametrize(("function", "case"), in_turn([noted, powers, fails, gives_text], WINDOWS))
def test_windows_that_leave_are_what_pandas_gives(case: str, function: Any) -> None:
    data, run = WINDOWS[case]
    theirs, ours = outcome(run, data, function), outcome(run, data.udf, function)
    assert ours[1:] == theirs[1:]
    if isinstance(theirs[0], type):
        assert ours[0] is theirs[0]
    else:
        same = pd.testing.assert_frame_equal if isinstance(theirs[0], pd.DataFrame) else pd.testing.assert_series_equal
        same(ours[0], theirs[0])


def test_it_says_which_windows_and_why() -> None:
    large = pd.Series(np.arange(100.0))

    def rare(w: Any) -> Any:
        return json.loads("1.5") if w.iloc[-1] == 50 else w.max() - w.min()

    with pytest.warns(FallbackWarning, match=r"1 of 100 windows of 'rare'"):
        large.udf.rolling(4).apply(rare)
    last = udf.last_call()
    assert (last.rows, last.in_python, last.lines) == (100, 1, {rare.__code__.co_firstlineno + 1: 1})
    with pytest.raises(CapturedValueError, match=r"json"):
        large.udf.rolling(4).apply(rare, fallback="error")


def test_where_most_windows_leave_pandas_runs_all_of_them() -> None:
    def often(w: Any) -> Any:
        if w.iloc[-1] > 3:
            NOTED.append(w.iloc[-1])
            return 1.0
        return w.sum()

    data = pd.Series(np.arange(12.0))
    theirs, ours = (outcome(lambda d, f: d.rolling(2).apply(f), one, often) for one in (data, data.udf))
    pd.testing.assert_series_equal(ours[0], theirs[0])
    assert ours[1] == theirs[1]
    assert udf.last_call().why == "most windows leave compiled code"
