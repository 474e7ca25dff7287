"""``udf.compile`` of functions of windows and of groups: the same as the function's own, in another process too."""

import pickle
import subprocess
import sys

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import in_turn
from udf.api.ahead.shipping import CompilingFunction
from udf.errors import ArgumentError, CompiledForError, UdfCompileError, WindowError

RNG = np.random.default_rng(11)


def frame(rows=500):
    return pd.DataFrame(
        {
            "k": RNG.integers(0, 9, rows),
            "x": np.where(RNG.random(rows) < 0.1, np.nan, RNG.normal(size=rows)),
            "n": RNG.integers(-100, 100, rows).astype("int32"),
            "m": pd.array(np.where(RNG.random(rows) < 0.2, None, 3), "Int64"),
        },
        index=pd.date_range("2013-01-01", periods=rows, freq="7min"),
    )


FRAME = frame()


def spread(w):
    return w.max() - w.min()


def rise(w):
    total = 0.0
    for before, now in zip(w[:-1], w[1:], strict=False):  # noqa: RUF007 - as a user writes it
        if now > before:
            total += now - before
    return total


turned = lambda w, k: (w[-1] - w[0]) * k


def through_a_file(made):
    return pickle.loads(pickle.dumps(made))  # noqa: S301 - our own bytes


@pytest.mark.slow
@pytest.mark.parametrize(
    ("function", "how", "column"),
    in_turn(
        [spread, rise],
        [
            {"window": 5}, {"window": 40, "min_periods": 3}, {"window": 6, "center": True, "min_periods": 1},
            {"window": 3, "closed": "both", "step": 2}, {"window": "1h"},
            {"window": "2h", "closed": "left", "min_periods": 0},
        ],
        ["x", "n", "m"],
    ),
)  # fmt: skip
def test_windows(function, how, column) -> None:
    """Of rows and of time, of floats, integers and nulls, reduced and not."""
    if how.get("min_periods") == 0 and function is spread:
        pytest.skip("a maximum of nothing")
    made = through_a_file(udf.compile(function, "float64", rolling=how))
    windows = FRAME[column].udf.rolling(**how)
    pd.testing.assert_series_equal(windows.apply(made), windows.apply(function))


@pytest.mark.slow
def test_arrays_arguments_and_tables() -> None:
    """With raw=True and further arguments; all columns at once; another type of results."""
    made = through_a_file(udf.compile(turned, "float64", rolling=4, raw=True, k=2.0))
    windows = FRAME["x"].udf.rolling(4)
    pd.testing.assert_series_equal(windows.apply(made, raw=True), windows.apply(turned, raw=True, args=(2.0,)))
    wide = FRAME[["x", "n"]].udf.rolling(3, method="table")
    both = lambda t: (t[:, 0].sum(), t[0, 1])
    how = {"window": 3, "method": "table"}
    made = through_a_file(udf.compile(both, ["float64", "int32"], rolling=how, raw=True))
    pd.testing.assert_frame_equal(wide.apply(made, raw=True), wide.apply(both, raw=True))
    count = udf.compile(lambda w: len(w), "float64", rolling=2, dtype="int64")
    assert list(udf.Series([1.0, 2.0, 3.0]).rolling(2).apply(count, dtype="int64")) == [None, 2, 2]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("function", "kinds", "groups", "method"),
    [
        (spread, "float64", "one", "agg"),
        (lambda s: s.iloc[0], "float64", "one", "agg"),
        (lambda s: (s - s.mean()) / s.std(), "float64", "rows", "transform"),
        (spread, "float64", "rows", "apply"),
    ],
)
def test_groups_of_a_column(function, kinds, groups, method) -> None:
    """One value a group, or a column of its length."""
    made = through_a_file(udf.compile(function, kinds, groups=groups))
    column = FRAME.udf.groupby("k")["x"]
    pd.testing.assert_series_equal(getattr(column, method)(made), getattr(column, method)(function))


@pytest.mark.slow
def test_groups_of_a_frame() -> None:
    """By label, with columns that it does not use, and several results."""
    ratio = lambda g: (g["x"].sum() / g.n.abs().sum(), len(g))
    made = through_a_file(udf.compile(ratio, {"n": "int32", "x": "float64", "m": "int64?"}, groups="one"))
    groups = FRAME.udf.groupby("k")
    pd.testing.assert_series_equal(groups.apply(made), groups.apply(ratio))


def test_an_exception_has_its_window_and_group() -> None:
    """By the label of the row, or the key of the group."""

    def strict(w):
        if w[-1] > 2:
            raise ValueError("too much")
        return w[0]

    series = pd.Series([1.0, 2.0, 3.0], index=["a", "b", "c"])
    made = udf.compile(strict, "float64", rolling=2, raw=True)
    with pytest.raises(ValueError, match="too much") as raised:
        series.udf.rolling(2).apply(made, raw=True)
    assert "at row position 2 (index label 'c')" in raised.value.__notes__[0]


@pytest.mark.slow
def test_it_needs_no_compiler(tmp_path) -> None:
    """In another process, with neither Numba nor LLVM: windows whole, cut short and apart, and groups."""
    windows = udf.compile(rise, "float64", rolling={"window": 5, "min_periods": 1}, raw=True)
    windows.save(tmp_path / "windows.udf")
    udf.compile(spread, "float64", groups="one").save(tmp_path / "groups.udf")
    code = f"""
import sys, numpy as np, udf
x = udf.Series(np.arange(100.0))
windows, groups = udf.load({str(tmp_path / "windows.udf")!r}), udf.load({str(tmp_path / "groups.udf")!r})
assert list(x.rolling(5, min_periods=1).apply(windows, raw=True))[:6] == [0, 1, 2, 3, 4, 4]
assert list(x.rolling(5, min_periods=1, step=3).apply(windows, raw=True))[:3] == [0, 3, 4]
assert list(x.groupby(np.arange(100) % 2).agg(groups)) == [98, 98]
print(*sorted({{"numba", "llvmlite", "jinja2", "ptx2cpp"}} & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)  # noqa: S603
    assert (done.stdout.strip(), done.stderr) == ("", "")


def test_what_it_was_not_compiled_for_is_refused() -> None:
    """Another length, kind of window, function of values or of groups, result, GPU."""
    series = FRAME["x"].udf
    made = udf.compile(spread, "float64", rolling=5)
    for wrong, words in (
        (lambda: series.rolling(6).apply(made), "windows of 6 rows"),
        (lambda: series.rolling("1h").apply(made), "windows of another kind"),
        (lambda: series.rolling(5).apply(made, raw=True), r"Series \(raw=False\)"),
        (lambda: series.rolling(5, min_periods=2).apply(made), "windows with 2 values"),
        (lambda: series.rolling(5).apply(made, dtype="int64"), "compiled to give float64"),
        (lambda: series.rolling(5).apply(made, errors="null"), "errors='raise'"),
        (lambda: series.map(made, error_model="numpy"), r"windows: rolling\(..\).apply"),
        (lambda: FRAME.udf.groupby("k")["x"].agg(made), "not compiled for groups"),
        (lambda: udf.compile(spread, "float64", rolling=5, archs=("sm_90",)), "for processors only"),
        (lambda: udf.compile(spread, {"x": "float64"}, rolling=5), "windows are of one column"),
        (lambda: udf.compile(lambda w: w.idxmax(), "float64", rolling=5), "labels of its window's rows"),
    ):
        with pytest.raises(CompiledForError, match=words):
            wrong()
    groups = udf.compile(spread, "float64", groups="one")
    for wrong, words in (
        (lambda: FRAME.udf.groupby("k")["x"].transform(groups), "groups='rows'"),
        (lambda: FRAME.udf.groupby("k")["n"].agg(groups), "int32 was given"),
        (lambda: FRAME.udf.groupby("k").apply(groups), r"one column's"),
        (lambda: series.rolling(5).apply(groups), "not compiled for windows"),
    ):
        with pytest.raises(CompiledForError, match=words):
            wrong()
    with pytest.raises(ArgumentError, match="groups='many'"):
        udf.compile(spread, "float64", groups="many")
    with pytest.raises(ArgumentError, match="rolling= with groups="):
        udf.compile(spread, "float64", groups="one", rolling=5)
    with pytest.raises(WindowError, match="min_periods"):
        udf.compile(spread, "float64", rolling={"window": 2, "min_periods": 3})
    with pytest.raises(UdfCompileError, match="cannot compile"):
        udf.compile(lambda w: eval("w"), "float64", rolling=2)  # noqa: S307


def test_ahead_runs_nothing() -> None:
    """It compiles what a call asks for, whatever the rows, and gives made-up results of its types."""

    def strict(x):
        if x > 0:
            raise ValueError
        return x

    ahead = CompilingFunction(strict)
    assert udf.Series([1.0, 2.0]).applymap(ahead).dtype.name == "float64"
    shipped = through_a_file(ahead.shipped())
    assert list(udf.Series([-1.0]).applymap(shipped)) == [-1.0]
    with pytest.raises(ValueError):  # noqa: PT011 - it has no text
        udf.Series([1.0]).applymap(shipped)
