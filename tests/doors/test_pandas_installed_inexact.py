"""What docs/semantics.md tells of differences from pandas is not compiled under ``udf.pandas``."""

import re
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

import udf.pandas
from tests.support.installed import on_cpu  # noqa: F401 - a fixture
from tests.support.matrix.documented import SENTENCES
from udf.doors.installed.inexact import ADDED_ALIKE, DIFFERENCES

PAGE = Path(__file__).parents[2] / "docs" / "semantics.md"
ELSEWHERE = (
    "A captured `defaultdict`", "Groups and columns of float32", "Where results are objects, a number among them",
)  # fmt: skip
"""What a look at the function, at the dtypes, or at the results leaves to pandas: ``screen``, ``groups``."""

ROWS = 400
NUMBER = np.arange(ROWS)
RARE = NUMBER == 277
FRAME = pd.DataFrame(
    {
        "k": NUMBER % 40,
        "x": np.where(RARE, np.nan, NUMBER / 7),
        "y": np.sin(NUMBER),
        "far": np.where(RARE, 1e200, NUMBER / 7),
        "huge": np.where(NUMBER % 40 == 7, 1.5e308, NUMBER / 7),
        "large": np.where(RARE, 2**62 - 1, NUMBER) + NUMBER % 3,
        "ties": NUMBER % 2,
        "small": np.where(RARE, 127, -100 + NUMBER % 3).astype(np.int8),
        "null": pd.array(NUMBER % 5, "Int64"),
    }
)
MIXED = FRAME[["y", "ties"]].assign(t=pd.date_range("2024", periods=ROWS))
GROUPS = FRAME.groupby("k")
BY_ROWS = pd.DataFrame(np.column_stack([FRAME.x, FRAME.y]), columns=["x", "y"], copy=False)
CALLS = {
    "an array of none": lambda: FRAME[["y", "ties"]].apply(lambda r: np.where(r.y > 0, 1, 2) if r.y > 2 else 1, axis=1),
    "~ of a bool": lambda: FRAME.x.map(lambda x: 1 if ~pd.isna(x) else 0),
    "a time of a float": lambda: FRAME.x.map(lambda x: pd.Timedelta(x, unit="s")),
    "a time of a row's float": lambda: MIXED.apply(lambda r: r["t"] + pd.Timedelta(days=r["y"]), axis=1),
    "a time of a quotient": lambda: FRAME.ties.map(lambda x: pd.Timedelta(x / 2, unit="s")),
    "the order of ties": lambda: GROUPS[["ties", "y"]].apply(lambda g: g.sort_values("ties").iloc[0]["y"]),
    "the label of a tie": lambda: GROUPS["ties"].agg(lambda g: g.sort_values().index[0]),
    "a correlation": lambda: GROUPS[["far", "y"]].apply(lambda g: g["far"].corr(g["y"])),
    "a correlation of windows": lambda: FRAME.far.rolling(4).apply(lambda w: w.autocorr()),
    "a sum that overflows": lambda: GROUPS["huge"].agg(lambda g: g.sum()),
    "a mean of windows that overflows": lambda: FRAME.huge.rolling(4).apply(lambda w: w.mean()),
    "a line near the limits": lambda: FRAME.far.rolling(4).apply(lambda w: np.polyfit(range(len(w)), w, 1)[0]),
    "a mean of large integers": lambda: GROUPS["large"].agg(lambda g: g.mean()),
    "a difference of large integers": lambda: GROUPS["large"].agg(lambda g: g.diff().sum()),
    "an int8 that wraps": lambda: GROUPS["small"].agg(lambda g: g.max() - g.min() - (g + 2).sum()),
    "nulls that it makes": lambda: GROUPS["null"].agg(lambda g: (g.shift() > 1).mean()),
    "a product that decides": lambda: GROUPS[["x", "y"]].apply(lambda g: 1 if g["x"].dot(g["y"]) > 1 else 0),
    "a mean of frames that decides": lambda: BY_ROWS.groupby(FRAME.k).transform(lambda g: g / g.std()).y,
    "a mean of what lies backwards": lambda: FRAME.y[::-1].rolling(4).apply(lambda w: (w > w.mean()).sum()),
    "a mean of a column with nulls": lambda: FRAME.null.where(FRAME.y > 0).groupby(FRAME.k).agg(lambda g: g.std() > 1),
    "NumPy's numbers in tuples": lambda: GROUPS["y"].agg(lambda g: (g.min(), g.max())),
}
COMPILED = {
    "a correlation": lambda: GROUPS[["x", "y"]].apply(lambda g: g["x"].corr(g["y"])),
    "a mean": lambda: GROUPS["ties"].agg(lambda g: g.mean() * 2),
    "a mean of frames that decides": lambda: GROUPS[["x", "y"]].transform(lambda g: g / g.std()).y,
    "a mean that decides": lambda: GROUPS["x"].agg(lambda g: (g > g.mean()).sum()),
    "a stable order": lambda: GROUPS[["ties", "y"]].apply(lambda g: g.sort_values("ties", kind="stable").iloc[0]["y"]),
    "a time of an integer beside floats": lambda: MIXED.apply(lambda r: r["t"] + pd.Timedelta(days=r["ties"]), axis=1),
    "the least": lambda: GROUPS["ties"].agg(lambda g: g.sort_values().iloc[0]),
}


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("case", [*CALLS, *(f"compiled: {case}" for case in COMPILED)])
def test_pandas_runs_what_is_known_to_differ(case: str) -> None:
    """The report says why; of data, and of code, that do not meet the difference, compiled code runs."""
    call = COMPILED.get(case.removeprefix("compiled: ")) if case.startswith("compiled") else CALLS[case]
    expected = call()
    udf.pandas.report(clear=True)
    with udf.pandas.accelerated(always=True):
        found = call()
    pd.testing.assert_series_equal(found, expected)
    (row,) = udf.pandas.report(clear=True)
    assert bool(row.compiled) == case.startswith("compiled")
    if not case.startswith("compiled"):
        assert "known to differ from pandas" in row.why or "it returns objects" in row.why


def test_each_documented_difference_has_a_row() -> None:
    """Those of the page's list and those that the matrix knows."""
    page = PAGE.read_text()
    listed = re.findall(
        r"^- (.*)", page.partition("## Known differences from pandas")[2].partition("\n## ")[0], re.MULTILINE
    )
    starts = [one.starts for one in (*DIFFERENCES, ADDED_ALIKE)]
    for sentence in [*listed, *(one.starts for one in SENTENCES)]:
        assert any(sentence.startswith(one[:30]) for one in (*starts, *ELSEWHERE)), sentence
    text = " ".join(page.split())
    for one in (*starts, *ELSEWHERE):
        assert one in text, one
