"""At pandas' door a frame costs what is used of it; what is kept of it holds no longer than its blocks and labels."""

import gc
import sys

import numpy as np
import pandas as pd
import pytest

import udf.pandas
from udf.doors.pandas.pandas_frames import _LAYOUTS, layout_of
from udf.doors.pandas.pandas_nulls import PandasRows
from udf.errors import ArgumentError, DuplicateColumnError, UdfCompileError


def frame_of(width: int, rows: int = 40) -> pd.DataFrame:
    """Return a frame of ``width`` columns: a, b, c, x0, x1, ..; text at last."""
    rng = np.random.default_rng(width)
    columns = {name: rng.normal(size=rows) for name in ["a", "b", "c", *(f"x{i}" for i in range(width - 4))]}
    return pd.DataFrame({**columns, "text": ["one", "two"] * (rows // 2)})


def row(r):
    return r.a * 2 + r.b if r["c"] > 0 else r.b


def python_calls(call) -> int:
    """Return how many functions of Python ``call`` calls, ours and pandas', once all is cached.

    The least of three counts without collections: what else is freed in between (caches of other tests) calls
    functions too.
    """
    for _ in range(3):
        call()
    gc.collect()
    gc.disable()
    try:
        return min(counted(call) for _ in range(3))
    finally:
        gc.enable()


def counted(call) -> int:
    """Return how many functions of Python one ``call`` calls."""
    count = 0

    def note(_, event, __):
        nonlocal count
        count += event == "call"

    sys.setprofile(note)
    try:
        call()
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.slow
def test_a_wide_frame_takes_the_calls_of_a_narrow_one() -> None:
    """Three columns of 10 and of 10,000."""
    narrow, wide = frame_of(10), frame_of(10_000)
    wanted = wide[["a", "b", "c"]].apply(row, axis=1)
    pd.testing.assert_series_equal(wide.udf.apply(row, axis=1), wanted)
    few = python_calls(lambda: narrow.udf.apply(row, axis=1))
    assert few <= 165
    assert python_calls(lambda: wide.udf.apply(row, axis=1)) == few


def test_only_columns_that_are_used_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 200, those that the code names."""
    asked = []
    given = PandasRows.given
    monkeypatch.setattr(PandasRows, "given", lambda self, label: asked.append(label) or given(self, label))
    frame = frame_of(200)
    for _ in range(2):
        asked.clear()
        frame.udf.apply(row, axis=1)
    assert sorted(asked) == ["a", "b", "c"]


@pytest.mark.slow
def test_a_frame_that_changes_between_equal_calls_is_seen_as_it_is() -> None:
    """Other dtypes, labels, values and places of columns, in the same frame and in place."""
    frame = frame_of(8).drop(columns="text")

    def check() -> None:
        pd.testing.assert_series_equal(frame.udf.apply(row, axis=1), frame.apply(row, axis=1))

    changes = [
        lambda: frame.__setitem__("a", np.arange(40)),
        lambda: frame.__setitem__("x0", "text"),
        lambda: frame.__setitem__("b", frame["b"].astype("float32")),
        lambda: frame.pop("x0"),
        lambda: frame.iloc.__setitem__((3, 0), -7),
        lambda: frame.insert(0, "new", np.arange(40, dtype="int8")),
        lambda: frame.__setitem__("c", frame["c"].astype("Float64")),
        lambda: frame.__setitem__("b", np.where(frame["b"] > 0, frame["b"], np.nan)),
        lambda: setattr(frame, "columns", [{"a": "b", "b": "a"}.get(one, one) for one in frame.columns]),
        lambda: frame.loc.__setitem__(("extra", slice(None)), 1),
        lambda: frame.__setitem__(["a", "b", "c"], frame[["b", "c", "a"]].to_numpy(dtype=float)),
        lambda: setattr(frame, "columns", [f"{one}" for one in reversed(frame.columns)]),
    ]
    check()
    for change in changes:
        change()
        check()
        check()


@pytest.mark.parametrize("storage", ["int64", "Int64", "int64[pyarrow]", "category", "str", "datetime64[ns]", "object"])
def test_every_storage_is_read_without_a_series(storage: str) -> None:
    """A column that is used, beside the same kind that is not; rows of it alone, and beside floats."""
    values = ["x", "y", "x"] if storage in ("category", "str", "object") else [3, 1, 2]
    one = pd.Series(values).astype(storage)
    for others in ({"b": one}, {"b": [1.5, 2.5, 3.5]}):
        frame = pd.DataFrame({"a": one, **others})
        pd.testing.assert_series_equal(
            frame.udf.apply(lambda r: r.a == r["a"], axis=1), frame.apply(lambda r: r.a == r["a"], axis=1)
        )


def test_labels_that_occur_twice_are_refused_where_they_are_used() -> None:
    """And do not hinder where they are not."""
    frame = pd.DataFrame(np.ones((3, 4)), columns=["a", "b", "a", "c"])
    assert frame.udf.apply(lambda r: r.b + r.c, axis=1).tolist() == [2.0, 2.0, 2.0]
    with pytest.raises(DuplicateColumnError):
        frame.udf.apply(lambda r: r.a + r.c, axis=1)
    frame.columns = ["a", "b", "d", "c"]
    assert frame.udf.apply(lambda r: r.a + r.c, axis=1).tolist() == [2.0, 2.0, 2.0]


@pytest.mark.slow
def test_what_is_kept_of_a_frame_goes_with_it() -> None:
    """No frame, block or value lives longer for having been looked at; nor is a column copied when it is set."""
    frame = frame_of(6)
    frame.udf.apply(row, axis=1)
    layout = layout_of(frame)
    assert layout is layout_of(frame)
    frame["b"] = 1
    assert layout_of(frame) is not layout
    manager = frame._mgr
    assert manager in _LAYOUTS
    kept = len(_LAYOUTS)
    del frame, manager, layout
    gc.collect()
    assert len(_LAYOUTS) < kept


def test_one_value_for_each_column_is_no_column() -> None:
    """Nor is it a transform of it."""
    frame = pd.DataFrame(np.arange(12.0).reshape(6, 2))
    pd.testing.assert_series_equal(frame.udf.apply(lambda c: c.name), frame.apply(lambda c: c.name))
    pd.testing.assert_frame_equal(frame.udf.apply(lambda c: c * 0), frame * 0)
    with pytest.raises(ValueError, match="Function did not transform"):
        frame.udf.transform(lambda c: c.name)


def test_the_name_of_a_column_of_groups_is_its_label() -> None:
    """Of a Series it is the key of the group."""
    groups = pd.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 3.0]}).udf.groupby("k")
    with pytest.raises(ArgumentError, match="the name of a column in transform of several"):
        groups.transform(lambda s: s.name)
    assert groups["x"].transform(lambda s: s.name).tolist() == [1, 2, 1]


def test_a_series_for_each_cell_stays_in_it() -> None:
    """``map`` of a Series makes a frame of them."""
    frame = pd.DataFrame({"a": [1.0, 2.0], "b": [3.0, 4.0]})
    function = lambda x: pd.Series([x, 1.0])
    found = frame.udf.map(function)
    assert found.map(list).equals(frame.map(function).map(list))
    with udf.pandas.accelerated(always=True):
        found = frame.map(function)
        assert udf.pandas.report().faults == 0
    assert found.map(list).equals(frame.map(function).map(list))


def test_none_for_every_group_is_a_frame_without_rows() -> None:
    """NaN for every group is a Series."""
    frame = pd.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 3.0]})
    for function in (lambda g: g.x.max() if len(g) > 9 else None, lambda g: g.x.max() if len(g) > 9 else np.nan):
        found, wanted = (one.groupby("k")[["x"]].apply(function) for one in (frame.udf, frame))
        assert type(found) is type(wanted)
        assert found.equals(wanted)


@pytest.mark.parametrize("labels", [[0.5, 1.5], pd.MultiIndex.from_tuples([("a", True), ("b", False)]), [None, "b"]])
def test_labels_that_are_no_text_end_the_compilation(labels) -> None:
    """A column by such a label was taken for a frame, again and again."""
    frame = pd.DataFrame(np.arange(8.0).reshape(4, 2), columns=labels)
    with pytest.raises(UdfCompileError):
        frame.udf.groupby([1, 2, 1, 2]).apply(lambda g: g.nunique())


@pytest.mark.parametrize("labels", [[1, 0], [True, False], [None, "b"]])
def test_labels_that_are_no_text_get_no_name(labels) -> None:
    """One group alone would give them that of its row."""
    frame = pd.DataFrame(np.arange(8.0).reshape(4, 2), columns=labels)
    found, wanted = (one.groupby([1, 2, 1, 2]).apply(lambda g: g.iloc[0]) for one in (frame.udf, frame))
    pd.testing.assert_frame_equal(found, wanted)
