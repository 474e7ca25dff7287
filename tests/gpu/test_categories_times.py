"""Categories and times on the GPU: the processor's results, values, nulls and types."""

import numpy as np
import pandas as pd
import pytest

import udf


def frame(rows: int = 5000) -> pd.DataFrame:
    rng = np.random.default_rng(11)
    times = pd.Timestamp("2013-01-01") + pd.to_timedelta(rng.integers(-(10**9), 10**9, rows), unit="s")
    carriers = pd.Series(rng.choice(["UA", "AA", "B6", "9E", "DL"], rows)).where(rng.random(rows) > 0.1)
    return pd.DataFrame(
        {
            "c": carriers.astype("category"),
            "o": pd.Categorical(rng.choice(["AA", "UA", "zz"], rows)),
            "t": pd.Series(times).where(rng.random(rows) > 0.1),
            "d": pd.to_timedelta(rng.integers(-(10**6), 10**6, rows), unit="ms"),
            "x": rng.normal(size=rows),
        }
    )


SEVEN, START = pd.Timedelta("7min"), pd.Timestamp("2013-01-01")


def label(row):
    if row["c"] is udf.NA:
        return None
    if row["c"].startswith("U"):
        return "united"
    return "late" if row["x"] > 1 else row["c"].lower()


FUNCTIONS = [
    lambda row: row["c"] == "UA",
    lambda row: row["o"] in ("AA", "zz"),
    lambda row: row["c"] < row["o"],
    lambda row: len(row["c"]) + row["c"].count("A"),
    lambda row: row["c"],
    label,
    lambda row: row["t"].year * 10000 + row["t"].month * 100 + row["t"].day,
    lambda row: row["t"] + row["d"],
    lambda row: (row["d"] / 2, row["d"] // SEVEN, row["d"].total_seconds()),
    lambda row: (row["t"] - START) > row["d"],
    lambda row: row["t"].weekday() if row["d"].days < 1 else -row["t"].hour,
]


@pytest.mark.parametrize("function", FUNCTIONS)
def test_the_gpu_gives_what_the_processor_gives(function) -> None:
    """Strings and times in and out, nullable and not."""
    given = frame()
    with udf.options(backend="cpu"):
        expected = udf.DataFrame(given).apply(function)
    with udf.options(backend="cuda"):
        got = udf.DataFrame(given).apply(function)
    assert type(got) is type(expected)
    if isinstance(expected, udf.DataFrame):
        pd.testing.assert_frame_equal(got.to_pandas(), expected.to_pandas())
    else:
        assert got.device == "cpu"
        assert got.equals(expected)
        assert list(got) == list(expected)


def test_times_with_a_zone_are_those_of_pandas() -> None:
    """Clocks, other zones, and results that are such times."""
    noon = pd.Timestamp("2024-03-31", tz="Asia/Tokyo")
    given = pd.Series(pd.date_range("2024-03-30 22:30", periods=5000, freq="h", tz="UTC").tz_convert("Europe/Berlin"))
    for function in (
        lambda t: t.hour,
        lambda t: t.tz_convert("America/New_York").date(),
        lambda t: t + pd.Timedelta(hours=1),
        lambda t: t.floor("D"),
        lambda t: (t - noon).days,
        lambda t: t.isoformat(),
    ):
        with udf.options(backend="cuda"):
            pd.testing.assert_series_equal(given.udf.map(function, fallback="error"), given.map(function))
