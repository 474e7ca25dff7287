"""What pandas' notebooks and terminals show: tables, names of columns to complete, and how far a long call is."""

import io
import sys
from time import sleep
from types import ModuleType

import pandas as pd
import pytest

import udf
from tests.support.at_once import Terminal, kept_bars
from udf.cpu import row_slices
from udf.cpu.halt import NEVER

FRAME = udf.DataFrame({"a": [1, None, 3], "<b>": ["x", "y", "z"]})


def test_a_frame_and_a_series_are_tables() -> None:
    """With pandas' class, nulls as <NA>, names escaped, and their size or type below."""
    shown = FRAME._repr_html_()
    assert 'class="dataframe"' in shown
    assert "&lt;NA&gt;" in shown
    assert "<th>&lt;b&gt;</th>" in shown
    assert shown.endswith("<p>3 rows &times; 2 columns</p>")
    assert FRAME["a"]._repr_html_().endswith("<p>Name: a, dtype: int64</p>")


def test_a_long_frame_shows_its_ends() -> None:
    """As many rows as its text shows, and no other is read."""
    long = udf.DataFrame({"a": range(100_000)})
    shown = long._repr_html_()
    assert shown.count("<tr") == 12
    assert "99999" in shown
    assert "100000 rows" in shown


def test_options_the_cache_and_compiled_functions_are_tables() -> None:
    assert "<th>backend</th>" in udf.options._repr_html_()
    assert "<th>programs</th>" in udf.cache.info()._repr_html_()
    compiled = udf.compile(lambda x: x + 1, "float64", archs=())
    assert "<th>signature</th>" in compiled._repr_html_()
    assert compiled.processors[0] in compiled._repr_html_()


def test_a_lazy_frame_is_its_columns(tmp_path) -> None:
    """Nothing is read but the file's footer."""
    pd.DataFrame({"a": [1.0], "b": ["x"]}).to_parquet(tmp_path / "a.parquet")
    lazy = udf.scan_parquet(tmp_path / "a.parquet")
    assert "<caption>LazyFrame of 1 file</caption>" in lazy._repr_html_()
    assert "<th>a</th><td>double</td>" in lazy._repr_html_()
    assert lazy._ipython_key_completions_() == ["a", "b"]
    assert "<th>a</th><td>double</td>" in lazy["a"]._repr_html_()


def test_columns_are_completed() -> None:
    """``frame["<tab>`` offers the labels."""
    assert FRAME._ipython_key_completions_() == ["a", "<b>"]


def test_without_pandas_the_text_is_shown(monkeypatch) -> None:
    """None says so to a notebook."""
    from udf.api import show  # noqa: PLC0415 - what is patched

    def missing(needed_by):
        raise udf.errors.MissingPackageError("pandas", needed_by, "pandas")

    monkeypatch.setattr(show, "pandas", missing)
    assert FRAME._repr_html_() is None
    with pytest.raises(AttributeError):
        FRAME["a"]._repr_png_()


@pytest.mark.slow
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
