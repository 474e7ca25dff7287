"""A long call over columns in memory shows how far it is, in a terminal or a notebook."""

import io
import sys
from time import sleep
from types import ModuleType

import pytest

import udf
from tests.support.at_once import Terminal, kept_bars
from udf.cpu import row_slices
from udf.cpu.halt import NEVER


@pytest.mark.parametrize("place", ["a terminal", "a notebook", "a file", "switched off"])
def test_a_bar_counts_the_rows(place, monkeypatch) -> None:
    """Every row of the slices that are done; none in a file, and none for a short call."""
    bars = kept_bars(monkeypatch)

    def run(first: int, stop: int, _: object) -> int:
        sleep((stop - first) / (1 << 21))
        return -1

    monkeypatch.setattr(sys, "stderr", Terminal() if place in ("a terminal", "switched off") else io.StringIO())
    if place == "a notebook":
        monkeypatch.setitem(sys.modules, "ipykernel", ModuleType("ipykernel"))
    rows = 1 << 19
    assert row_slices.first_failure(run, rows, 2, NEVER) == -1
    assert bars == []  # short
    monkeypatch.setattr(row_slices, "LONG", 0.0)
    with udf.options(progress=place != "switched off"):
        assert row_slices.first_failure(run, rows, 2, NEVER) == -1
    assert len(bars) == (place in ("a terminal", "a notebook"))
    assert all(bar.total == rows and row_slices.FIRST < bar.n <= rows for bar in bars)
