"""Rows that leave compiled code on a GPU are the processor's: Python computes them, and results are pandas' own."""

import json
import random
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.meaning.fallback.test_fallback import CASES
from tests.support.fallback_programs import differences, program
from udf.cuda.left_rows import LeftList
from udf.errors import FallbackWarning
from udf.options import options


@pytest.fixture(autouse=True)
def _on_gpu() -> Iterator[None]:
    with options(backend="cuda", fallback=None), warnings.catch_warnings():
        warnings.simplefilter("ignore", FallbackWarning)
        yield


@pytest.mark.parametrize("case", CASES)
def test_what_leaves_is_computed_by_python(case: str) -> None:
    function, values, left = CASES[case]
    data = values if isinstance(values, pd.Series) else pd.Series(values, index=range(5, 5 + len(values)), name="given")
    pd.testing.assert_series_equal(data.udf.map(function), data.map(function))
    if left is not None:
        assert udf.last_call().in_python == left


@pytest.mark.parametrize("rows", [1, 1000, 300_001])
@pytest.mark.parametrize("share", [0.0, 0.001, 0.3])
def test_rows_leave_at_any_place_of_a_large_column(rows: int, share: float) -> None:
    """One in a thousand of many tiles, or a third, or none; numbers, text and rows of two columns."""
    generator = np.random.default_rng(rows)
    values = generator.random(rows)
    values[generator.random(rows) < share] -= 2
    seen: list[float] = []

    def notes(x: float) -> float:
        if x < 0:
            seen.append(x)
        return x * 3 + 0.25

    data = pd.Series(values)
    ours = data.udf.map(notes)
    noted = seen.copy()
    seen.clear()
    pd.testing.assert_series_equal(ours, data.map(notes))
    assert noted == seen
    texts = pd.Series(np.where(values < 0, '{"a": "odd"}', "Plain "), dtype="str")
    cleans: Any = lambda x: json.loads(x)["a"] if x.startswith("{") else x.strip().lower()
    pd.testing.assert_series_equal(texts.udf.map(cleans), texts.map(cleans))
    frame = pd.DataFrame({"x": values, "n": np.arange(rows)}).head(20_000)
    sums: Any = lambda r: r.x + r.n if r.x > 0 else float(json.loads("[1]")[0])
    pd.testing.assert_series_equal(frame.udf.apply(sums, axis=1), frame.apply(sums, axis=1))


@pytest.mark.parametrize("seed", range(24))
def test_programs_of_statements_that_compile_and_statements_that_leave(seed: int) -> None:
    one = program(random.Random(seed))
    theirs = one.run("pandas")
    differs = differences(one.run("udf"), theirs)
    assert not differs, f"seed {seed}: {differs}\n{one.source}"


def _notes_group(s: Any) -> Any:
    if s.min() < 0:
        json.loads("[1]")
    return s - s.mean()


@pytest.mark.parametrize("share", [0.0, 0.01])
def test_windows_and_groups_leave(share: float) -> None:
    """In pieces and as a whole; groups one by one and, of a function of rows, where one of their rows left."""
    generator = np.random.default_rng(5)
    values = generator.random(40_000)
    values[generator.random(40_000) < share / 50] -= 2
    frame = pd.DataFrame({"k": generator.integers(0, 500, 40_000), "x": values})
    spans: Any = lambda w: float(json.loads("[7]")[0]) if w[0] < 0 else w.max() - w.min()
    pd.testing.assert_series_equal(
        frame.x.udf.rolling(9).apply(spans, raw=True), frame.x.rolling(9).apply(spans, raw=True)
    )
    sizes: Any = lambda s: float(json.loads("[7]")[0]) if s.min() < 0 else s.max() - s.min()
    groups = frame.groupby("k")["x"]
    pd.testing.assert_series_equal(frame.udf.groupby("k")["x"].agg(sizes), groups.agg(sizes))
    pd.testing.assert_series_equal(frame.udf.groupby("k")["x"].transform(_notes_group), groups.transform(_notes_group))


def test_the_list_alone_comes_to_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many rows as left, each once; nothing of the others."""
    seen: list[int] = []
    add = LeftList.add

    def noted(kept: LeftList, first: int, rows: Any, places: Any) -> None:
        seen.extend((first + rows.astype(int)).tolist())
        assert rows.dtype == np.uint32
        assert len(places) == len(rows)
        add(kept, first, rows, places)

    monkeypatch.setattr(LeftList, "add", noted)
    values = np.random.default_rng(3).random(5_000_000)
    odd = np.random.default_rng(4).integers(0, 5_000_000, 400)
    values[odd] = -1
    odds: list[float] = []
    notes: Any = lambda x: odds.append(x) or 0.0 if x < 0 else x * 2
    found = pd.Series(values).udf.map(notes)
    np.testing.assert_array_equal(found.to_numpy(), np.where(values < 0, 0.0, values * 2))
    assert sorted(seen) == sorted(set(odd.tolist()))
    assert len(odds) == len(seen)
    seen.clear()
    pd.Series(np.abs(values)).udf.map(notes)
    assert seen == []
