"""``udf.pandas`` where things change under it: threads, notebooks, frames, other libraries that replace pandas."""

import errno
import itertools
import os
import sys
from types import SimpleNamespace

import numpy as np
import pandas as pd
import pytest

import udf
import udf.pandas
from tests.support.at_once import at_once
from tests.support.installed import both, on_cpu, same  # noqa: F401 - a fixture
from udf.doors.installed import patches
from udf.doors.installed.plans import PLANS
from udf.doors.installed.window_calls import NAME
from udf.errors import ArgumentError


def test_threads_that_install_and_uninstall_leave_pandas_own_methods() -> None:
    """No method of ours is ever taken for pandas' own."""
    own = {(door.owner, door.name): vars(door.owner).get(door.name) for door in patches.PATCHES}

    def often(_) -> None:
        for _ in range(20):
            udf.pandas.install()
            pd.Series([1.0]).map(lambda x: x + 1)
            udf.pandas.uninstall()

    at_once(often, range(4))
    assert {(door.owner, door.name): vars(door.owner).get(door.name) for door in patches.PATCHES} == own


def test_methods_that_a_program_replaced_stay_its_own(monkeypatch) -> None:
    """Put in the place of ours, they call ours: pandas' own once it is uninstalled, and found again after that."""
    calls = []
    data = pd.Series(np.arange(2000.0))

    def run() -> int:
        udf.pandas.report(clear=True)
        assert data.map(lambda x: x + 1).iloc[-1] == 2000.0
        return sum(site.compiled for site in udf.pandas.report())

    udf.pandas.install(always=True)
    ours, windows = pd.Series.map, vars(pd.core.window.rolling.RollingAndExpandingMixin)[NAME]
    monkeypatch.setattr(pd.Series, "map", lambda self, *args: calls.append(1) or ours(self, *args))
    monkeypatch.setattr(pd.core.window.rolling.RollingAndExpandingMixin, NAME, lambda *args: windows(*args))
    theirs = pd.Series.map
    assert run() == 1
    udf.pandas.uninstall()
    assert (pd.Series.map, udf.pandas.is_installed(), run()) == (theirs, False, 0)
    assert data.rolling(2).apply(lambda w: w.sum()).iloc[-1] == 3997.0
    assert not udf.pandas.report()
    with udf.pandas.accelerated(always=True):
        assert (pd.Series.map, run()) == (theirs, 1)
    monkeypatch.undo()
    assert (pd.Series.map, len(calls)) == (ours, 3)
    udf.pandas.uninstall()
    assert pd.Series.map is not ours


def test_cudf_pandas_and_modin_get_a_clear_word(monkeypatch) -> None:
    """One replaces pandas' classes; the other has its own."""
    monkeypatch.setitem(sys.modules, "cudf.pandas", SimpleNamespace(LOADED=True))
    with pytest.raises(ArgumentError, match=r"beside cudf\.pandas"):
        udf.pandas.install()
    monkeypatch.setitem(sys.modules, "cudf.pandas", SimpleNamespace(LOADED=False))
    monkeypatch.setitem(sys.modules, "modin.pandas", SimpleNamespace())
    with pytest.warns(UserWarning, match=r"not those of modin\.pandas"):
        udf.pandas.install()
    udf.pandas.uninstall()


def times(by):
    return lambda x: x * by


@pytest.mark.parametrize("cache", [None, "off"])
def test_a_function_redefined_under_its_name_is_another(tmp_path, cache) -> None:
    """As in a notebook's cell; also one that captures another value, and one of another process' facts."""
    data = pd.Series(np.arange(3000.0))
    with udf.options(cache_dir=cache or str(tmp_path / "kept")), udf.pandas.accelerated(always=True):
        for factor in (2, 3):
            scope: dict[str, object] = {}
            exec(f"def scaled(x):\n    return x * {factor}", scope)  # noqa: S102 - a cell
            assert data.map(scope["scaled"])[5] == 5 * factor
        for factor in (4.0, 5.0):
            assert data.map(lambda x, factor=factor: x * factor)[5] == 5 * factor
            assert data.map(times(factor))[5] == 5 * factor


@pytest.mark.slow
def test_a_frame_that_changes_between_calls() -> None:
    """Another dtype, nulls, rows and columns under one name and one function."""
    frame = pd.DataFrame({"k": [1, 2] * 300, "x": np.arange(600)})
    with_a_null = frame.assign(x=frame.x.astype(float).where(frame.x > 3))
    frames = [frame, frame.assign(x=frame.x * 0.5), with_a_null, frame.iloc[::-1], frame[frame.k == 1]]
    on_row, on_group = lambda r: r.x + 1, lambda s: s.max() - s.min()
    expected = [(one.apply(on_row, axis=1), one.groupby("k")["x"].agg(on_group)) for one in frames]
    with udf.pandas.accelerated(always=True):
        found = [(one.apply(on_row, axis=1), one.groupby("k")["x"].agg(on_group)) for one in frames]
        frame["x"] = frame["x"] * 10
        changed = frame.groupby("k")["x"].agg(on_group)
    for ours, theirs in zip(found, expected, strict=True):
        for mine, own in zip(ours, theirs, strict=True):
            pd.testing.assert_series_equal(mine, own)
    assert changed.tolist() == [5980, 5980]


def test_facts_shared_by_threads_and_a_folder_that_cannot_be_written(tmp_path) -> None:
    """Many first calls at once; then a file where the folder of the cache should be."""
    place = tmp_path / "file"
    place.write_text("no folder")
    data, wrong = pd.Series(np.arange(2000.0)), []

    def call(number: int) -> None:
        made = data.map(lambda x: x + number)
        if made[1] != 1 + number:
            wrong.append(number)

    for folder in (tmp_path / "kept", place):
        with udf.pandas.accelerated(always=True):
            udf.options.cache_dir = str(folder)
            try:
                at_once(call, range(6))
            finally:
                udf.options.cache_dir = None
    assert wrong == []
    assert udf.pandas.report().faults == 0


def test_a_clock_that_jumps(monkeypatch, tmp_path) -> None:
    """Back and forth, by hours: times are wrong for a while, and results never; what is kept makes sense."""
    jumps = itertools.cycle((0.0, 7200.0, -3600.0, 1e-9, 5.0))
    for clock in ("perf_counter", "own_time"):
        monkeypatch.setattr(f"udf.doors.installed.patches.{clock}", lambda: next(jumps))
        monkeypatch.setattr(f"udf.base.timings.{clock.replace('own', 'process')}", lambda: next(jumps))
    with udf.options(cache_dir=str(tmp_path / "kept")):
        for rows in (2_000, 70_000, 3_000, 70_000):
            data = pd.Series(range(rows))
            expected = data.map(lambda x: x * 3 - 1)
            with udf.pandas.accelerated():
                found = [data.map(lambda x: x * 3 - 1) for _ in range(3)]
            for one in found:
                same(one, expected)
    assert all(plan.theirs >= 0 for known in PLANS._known.values() for plan in known.plans.values())


def test_a_disk_that_is_full(monkeypatch, tmp_path) -> None:
    """Nothing is kept, and nothing is wrong."""
    real = os.open

    def full(path, *how, **named):
        if str(path).startswith(str(tmp_path)):
            raise OSError(errno.ENOSPC, "No space left on device")
        return real(path, *how, **named)

    monkeypatch.setattr(os, "open", full)
    with udf.options(cache_dir=str(tmp_path / "kept")):
        both(lambda: pd.Series(range(2000)).map(lambda x: x * 5 - 1), compiled=True)
        with udf.pandas.accelerated():
            same(pd.Series([1.0] * 70_000).map(lambda x: x * 7), pd.Series([7.0] * 70_000))
    assert [path for path in (tmp_path / "kept").rglob("*") if path.is_file() and path.stat().st_size] == []
