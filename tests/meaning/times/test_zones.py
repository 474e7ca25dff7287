"""Times with a zone at pandas' door: functions that read clocks alone run compiled, others as pandas runs them."""

import warnings

import pandas as pd
import pytest

import udf.pandas
from tests.support.installed import both, on_cpu, same  # noqa: F401 - a fixture
from udf.errors import FallbackWarning, UdfError

HOURS = pd.date_range("2024-03-30 22:30", periods=40, freq="h", tz="UTC").append(
    pd.date_range("2024-10-26 20:30:00.000001", periods=40, freq="h", tz="UTC")
)
ZONES = ("Europe/Berlin", "America/St_Johns", "UTC", "+05:30")
CLOCKS = (
    lambda t: t.hour, lambda t: t.month * 100 + t.day, lambda t: t.date(), lambda t: t.weekday() >= 5,
    lambda t: "weekend" if t.day_of_week > 4 else t.day_name(), lambda t: t.strftime("%Y-%m-%d %H"),
    lambda t: -1 if pd.isna(t) else t.hour * 60 + t.minute, lambda t: t.quarter, lambda t: t.isocalendar()[1],
)  # fmt: skip
OTHERS = (
    lambda t: t.isoformat(),
    lambda t: t,
    lambda t: t.timestamp(),
    lambda t: str(t),
    lambda t: t.strftime("%H %z"),
    lambda t: t + pd.Timedelta(days=1),
    lambda t: t > pd.Timestamp("2024-04-01", tz="UTC"),
    lambda t: t.tz_convert("Asia/Tokyo").hour,
    lambda t: [t.hour for _ in range(2) if t][0],  # noqa: RUF015 - as users write it
)
ROWS = (
    lambda r: r["t"].hour + r["n"],
    lambda r: r.t.month if r.n > 3 else r["t"].day,
    lambda r: r.n if pd.isna(r["t"]) else r.t.year,
    lambda r: r.n * 2.0,
)
OTHER_ROWS = (
    lambda r: r, lambda r: r["t"], lambda r: r.get("t").hour, lambda r: (r["t"] - r["u"]).days,
    lambda r: sum(r[c].hour for c in ("t", "u")),
)  # fmt: skip


def times(zone: str, *, missing: bool) -> pd.Series:
    series = pd.Series(HOURS.tz_convert(zone), name="when")
    return series.where(series.index % 7 != 0) if missing else series


@pytest.mark.parametrize("zone", ZONES)
def test_clocks_are_read_compiled(zone) -> None:
    """Over both changes of the clock, and with NaT as far as pandas takes it."""
    for function in CLOCKS:
        for missing in (False, True):
            data = times(zone, missing=missing)
            try:
                expected = data.map(function)
            except ValueError:  # NaT has no date
                continue
            same(data.udf.map(function, fallback="error" if not missing else "python"), expected)


@pytest.mark.parametrize("function", OTHERS)
def test_what_asks_for_more_is_pandas_own(function) -> None:
    """Refused, by name; and by default run by Python."""
    data = times("Europe/Berlin", missing=False)
    with pytest.raises(UdfError):
        data.udf.map(function, fallback="error")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", FallbackWarning)
        same(data.udf.map(function, fallback="python"), data.map(function))


def frame() -> pd.DataFrame:
    data = pd.DataFrame({"t": times("Europe/Berlin", missing=False), "n": range(len(HOURS))})
    return data.assign(u=data.t.dt.tz_convert("Asia/Tokyo"))


@pytest.mark.parametrize("function", ROWS)
def test_clocks_of_rows(function) -> None:
    """Columns with a zone of which no clock is read may be there, too."""
    same(frame().udf.apply(function, axis=1, fallback="error"), frame().apply(function, axis=1))


@pytest.mark.parametrize("function", OTHER_ROWS)
def test_rows_that_ask_for_more_are_pandas_own(function) -> None:
    """The zone is part of what they see."""
    with pytest.raises(UdfError):
        frame().udf.apply(function, axis=1, fallback="error")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", FallbackWarning)
        same(frame().udf.apply(function, axis=1, fallback="python"), frame().apply(function, axis=1))


def test_clocks_are_read_compiled_where_udf_pandas_is_installed() -> None:
    """And what asks for more stays with pandas."""
    data = times("Europe/Berlin", missing=False)
    both(lambda: data.map(CLOCKS[0]), compiled=True)
    both(lambda: data.map(OTHERS[0]), compiled=False)


def test_the_report_says_what_to_use_of_the_column() -> None:
    """In a line, the first time and when it is known."""
    data = times("Europe/Berlin", missing=False)
    with udf.pandas.accelerated(always=True):
        for _ in range(2):
            data.map(lambda t: t.tz_convert("Asia/Tokyo").hour)
    (site,) = udf.pandas.report()
    assert site.why.endswith("Europe/Berlin] is not supported as a UDF column")
    assert ".dt.tz_convert(zone).dt.hour" in site.hint
