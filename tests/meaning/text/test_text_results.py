"""Text that is made has no size that is known before: memory grows, rows run again, nothing is cut short."""

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

import udf
from udf.cpu import texts

ROWS = 40_000
NUMBERS = [str(i) for i in range(ROWS)]


@pytest.mark.slow
def test_many_rows_on_many_threads_keep_their_order() -> None:
    """Slices are written apart and joined."""
    series = udf.Series(NUMBERS)
    for threads in (1, 2, 3):
        with udf.options(threads=threads):
            assert list(series.map(lambda s: s[1:] + "-" + s)) == [s[1:] + "-" + s for s in NUMBERS]


@pytest.mark.slow
@pytest.mark.parametrize("nulls", [False, True])
def test_results_that_outgrow_their_memory(nulls) -> None:
    """Far more bytes come out than came in; with nulls, and with rows that raise."""
    values = [None if nulls and i % 7 == 3 else s for i, s in enumerate(NUMBERS)]
    series = udf.Series(values)
    wanted = [None if s is None else s * 50 for s in values]
    assert list(series.map(lambda s: s * 50, na_action="ignore")) == wanted
    assert list(series.map(lambda s: s * 50)) == wanted
    raising = [None if s is None or s[0] == "1" else s * 50 for s in values]
    assert list(series.map(lambda s: s * 50 if s.index("1") else "x", errors="null")) == [
        None if s is None or "1" not in s else ("x" if s.index("1") == 0 else s * 50) for s in values
    ]
    del raising


def looped(s):
    """Make text in a loop whose length is the row's."""
    made = ""
    for i in range(len(s)):
        made = s[i] + made + "."
    return made


def test_text_made_in_loops() -> None:
    """In order, though such rows run one by one."""
    assert list(udf.Series(NUMBERS).map(looped)) == list(map(looped, NUMBERS))


def test_a_row_that_needs_more_scratch_memory_runs_again() -> None:
    """Half a megabyte of text on the way, of which a byte is kept."""
    series = udf.Series(["a", "b" * 1000, "c"])
    assert list(series.map(lambda s: (s * 500)[-1:])) == ["a", "b", "c"]
    assert list(series.map(lambda s: len(s * 500))) == [500, 500_000, 500]
    assert list(series.map(lambda s: len(s * 500), errors="null")) == [500, 500_000, 500]


def test_a_row_that_needs_too_much_says_so(monkeypatch) -> None:
    """MemoryError for the row; nothing is cut."""
    monkeypatch.setattr(texts, "MOST_SCRATCH", texts.FIRST_SCRATCH * 4)
    with pytest.raises(MemoryError, match="does not fit") as caught:
        udf.Series(["a", "b" * 1000]).map(lambda s: s * 1000)
    assert "row position 1" in caught.value.__notes__[0]


def test_two_texts_and_a_number() -> None:
    """Each result has bytes of its own."""
    frame = udf.DataFrame({"s": NUMBERS, "n": np.arange(ROWS)})
    made = frame.apply(lambda row: (row.s * 9, row.n + 1, row.s[::-1]))
    assert list(made[0]) == [s * 9 for s in NUMBERS]
    assert list(made[1]) == list(range(1, ROWS + 1))
    assert list(made[2]) == [s[::-1] for s in NUMBERS]


def test_a_result_goes_into_the_next_function() -> None:
    """And out without a copy, as Arrow's large_string."""
    once = udf.Series(NUMBERS).map(lambda s: s + "x")
    assert list(once.map(lambda s: len(s))) == [len(s) + 1 for s in NUMBERS]
    assert once.to_arrow().type == "large_string"
    assert once.to_pandas().tolist() == [s + "x" for s in NUMBERS]


def test_text_is_kept_in_files(tmp_path) -> None:
    """A compiled function of text is loaded and run."""
    path = tmp_path / "f.udf"
    udf.compile(looped, str, archs=()).save(path)
    for values in (["abc", "de"], ["äbc", "de"]):
        for series in (pd.Series(values), pa.array(values)):
            assert list(udf.Series(series).map(udf.load(path))) == list(map(looped, values))


@pytest.mark.slow
@pytest.mark.parametrize("rows", [1, 2, 3, 40, 60, 120, 200, 511, 512, 513])
def test_a_longer_text_for_short_columns(rows) -> None:
    """The last rows lie in a chunk with blanks behind them: text made of blanks overflows, and no row does."""
    short = lambda s: s if s == "US" else "Other Countries"
    counted = lambda n: str(n * 3) if n == 2**61 else "more than there is room for"
    texts_, numbers = ["US"] * rows, [2**61] * rows
    assert list(udf.Series(texts_).map(short)) == texts_
    assert list(udf.DataFrame({"a": texts_}).apply(lambda row: short(row["a"]))) == texts_
    assert list(udf.Series([*texts_, None]).map(short, na_action="ignore")) == [*texts_, None]
    assert list(udf.Series(numbers).map(counted)) == [str(3 * 2**61)] * rows
