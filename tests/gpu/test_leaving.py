"""Rows that leave compiled code on a GPU are the processor's: Python computes them, and results are pandas' own."""

from __future__ import annotations

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
