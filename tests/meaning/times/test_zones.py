"""Times with a zone at pandas' door: their clocks, arithmetic in UTC, other zones; what is left runs as in pandas."""

import datetime as dt
import re
import warnings
import zoneinfo
from functools import partial
from zoneinfo._zoneinfo import ZoneInfo as PlainZone

import pandas as pd
import polars as pl
import pyarrow as pa
import pytest

import udf
from tests.support.budget import budget, in_turn, rotated, some
from tests.support.installed import both, on_cpu, same  # noqa: F401 - a fixture
from tests.support.zone_programs import difference, difference_at, outcome
from udf.base.zones import SCANNED, clock_of, zone_name, zone_of
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
STAMP = pd.Timestamp("2024-04-01", tz="America/New_York")
TIMES = (
    lambda t: t, lambda t: t.timestamp(), lambda t: t + pd.Timedelta(days=1), lambda t: pd.Timedelta(hours=1) + t,
    lambda t: t > pd.Timestamp("2024-04-01", tz="UTC"), lambda t: t.tz_convert("Asia/Tokyo").hour,
    lambda t: t.tz_convert("America/New_York"), lambda t: t.tz_convert(None), lambda t: t.tz_localize(None),
    lambda t: t - STAMP, lambda t: (STAMP - t).total_seconds(), lambda t: t == STAMP,
    lambda t: max(t, t + pd.Timedelta(1)), lambda t: t.normalize(), lambda t: t.value,
    lambda t: t.tz_localize(None).tz_localize("UTC"), lambda t: sum(t.hour for _ in range(2) if t),
    lambda t: t.isoformat(), lambda t: str(t), lambda t: t.strftime("%H%z"), lambda t: f"{t} {t:%d}",
    lambda t: t + pd.DateOffset(days=2), lambda t: t - pd.offsets.YearEnd(1), lambda t: t.replace(hour=5, minute=0),
    lambda t: t if t.hour > 5 else pd.NaT, lambda t: t if t.hour > 5 else t - pd.Timedelta(hours=7),
)  # fmt: skip
OTHERS = (
    lambda t: t.strftime("%H %Z"),
    lambda t: t.tz,
    lambda t: t.tzname(),
    lambda t: t.utcoffset(),
    lambda t: t.tz_convert("Nowhere/Land") if t.year < 2000 else 0,
    lambda t: t < pd.Timestamp("2024-04-01") if t.year < 2000 else False,
    lambda t: t + pd.DateOffset(2),
)
ROWS = (
    lambda r: r["t"].hour + r["n"],
    lambda r: r.t.month if r.n > 3 else r["t"].day,
    lambda r: r.n if pd.isna(r["t"]) else r.t.year,
    lambda r: r.n * 2.0,
    lambda r: r, lambda r: r["t"], lambda r: (r["t"] - r["u"]).total_seconds(),
    lambda r: sum(r[c].hour for c in ("t", "u")),
    lambda r: r.t.tz_convert("UTC") if r.n % 2 else r.u.tz_convert("UTC"), lambda r: r.t == r.u,
    lambda r: r.get("t").hour, lambda r: (r.t.hour, r.u + pd.Timedelta(hours=r.n)),
)  # fmt: skip
OTHER_ROWS = (lambda r: r.t if r.n % 2 else r.u, lambda r: r.t.tzname())


def times(zone: str, *, missing: bool) -> pd.Series:
    series = pd.Series(HOURS.tz_convert(zone), name="when")
    return series.where(series.index % 7 != 0) if missing else series


@pytest.mark.parametrize(("function", "zone"), in_turn(TIMES, ["Europe/Berlin", "+05:30"]))
def test_times_are_compiled(function, zone) -> None:
    """Which are counted in UTC, whatever the clock shows."""
    data = times(zone, missing=False)
    same(data.udf.map(function, fallback="error"), data.map(function))


@pytest.mark.slow
@pytest.mark.parametrize("unit", ["s", "ms", "us", "ns"])
def test_programs_give_what_pandas_gives(unit) -> None:
    """Near changes of clocks, far from them, and where compiled code leaves the row."""
    found = [difference(seed, unit) for seed in range(budget(160))]
    assert [one for one, _ in found if one is not None] == []
    assert sum(ran for _, ran in found) > len(found) // 4


@pytest.mark.slow
@pytest.mark.parametrize("zone", ZONES)
def test_clocks_are_read_compiled(zone) -> None:
    """Over both changes of the clock, and with NaT as far as pandas takes it."""
    for number, function in enumerate(CLOCKS):
        for missing in rotated((False, True), number + ZONES.index(zone), 1):
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


@pytest.mark.parametrize(
    "function",
    [
        lambda r: r.name.hour * r.n, lambda r: r.name, lambda r: r.name.tz_convert("UTC").date(), lambda r: str(r.name),
        lambda r: r.n if (r.name.hour, r.name.minute) >= (9, 30) else 0, lambda r: r.name - r.u,
    ],
)  # fmt: skip
@pytest.mark.parametrize("zone", ["Europe/Berlin", "UTC"])
def test_clocks_of_the_labels_of_rows(function, zone) -> None:
    """``row.name`` of a frame whose index has times."""
    given = frame().set_axis(pd.DatetimeIndex(times("Europe/Berlin", missing=False)).tz_convert(zone))
    same(given.udf.apply(function, axis=1, fallback="error"), given.apply(function, axis=1))


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
    both(lambda: data.map(TIMES[2]), compiled=True)
    both(lambda: data.map(OTHERS[0]), compiled=False)


@pytest.mark.slow
def test_every_change_of_a_clock_is_in_its_table() -> None:
    """As zoneinfo's own file says, of every zone: until 2037, after which there is a rule."""
    for name in some(sorted(zoneinfo.available_timezones()), 40):
        zone, (starts, offsets) = PlainZone.no_cache(name), clock_of(name)
        kinds = [kind.utcoff.total_seconds() for kind in zone._ttinfos]
        changes, last = {}, zone._tti_before.utcoff.total_seconds() if zone._tti_before else None
        for start, ahead in zip(zone._trans_utc, kinds, strict=True):
            if ahead != last:
                changes[start] = last = ahead
        known = dict(zip(starts, offsets, strict=True))
        assert changes == {start: known.get(start) for start in changes}, name
        assert {one for one in starts if SCANNED < one <= max(changes, default=0)} == changes.keys(), name


def test_a_zone_is_known_by_its_name_and_class() -> None:
    """And the same object comes back."""
    for zone in (
        zoneinfo.ZoneInfo("Europe/Berlin"),
        zoneinfo.ZoneInfo("UTC"),
        dt.UTC,
        dt.timezone(dt.timedelta(hours=-3)),
    ):
        name = zone_name(zone)
        assert name is not None
        assert zone_of(name) == zone
        assert type(zone_of(name)) is type(zone)
    assert zone_name(dt.timezone(dt.timedelta(0), "Europe/Berlin")) is None
    assert zone_name(dt.timezone(dt.timedelta(hours=1), "CET")) is None
    assert zone_name(zoneinfo.ZoneInfo.no_cache("Europe/Berlin")) is None


@pytest.mark.slow
@pytest.mark.parametrize("unit", ["s", "ms", "us", "ns"])
@pytest.mark.parametrize("door", ["frames", "arrow", "files"])
def test_programs_at_other_doors_give_what_pandas_gives(door, unit, tmp_path) -> None:
    """Of times that are there, and where no row would have to leave."""
    found = [difference_at(door, seed, unit, tmp_path) for seed in range(budget(60))]
    assert [one for one, _ in found if one is not None] == []
    assert sum(compared for _, compared in found) > len(found) // 4


def test_series_of_ours_have_times_with_a_zone() -> None:
    """From pandas, Arrow, Polars, and lists of one zone; values, texts, and results keep it."""
    given = times("Europe/Berlin", missing=True)
    stamps = [None if pd.isna(one) else one for one in given]
    whole = [None if one is None else one.to_pydatetime() for one in stamps]
    arrow = pa.array(given)
    for data in (given, arrow, stamps, whole, pl.from_arrow(arrow)):
        series = udf.Series(data)
        assert re.fullmatch(r"datetime64\[[un]s, (pytz/)?Europe/Berlin\]", series.dtype.name)
        assert list(series) == whole
        assert re.search(r"00:30:00(\.000000)?\+01:00", repr(series))
        later = series.map(lambda t: t + pd.Timedelta(hours=1), na_action="ignore")
        assert later.to_arrow().type == arrow.type
        assert list(later) == [one and (one + pd.Timedelta(hours=1)) for one in stamps]
    assert udf.Series(given).equals(udf.Series(stamps))
    assert udf.Series(given).to_numpy()[1] == given[1].to_numpy()
    made = udf.Series([1]).map(lambda x: (STAMP, x)).to_pandas()
    assert made[0].tolist() == [STAMP]
    assert udf.compile(lambda t: t.hour, f"{udf.Series(given).dtype.name}?", na_action="ignore")(
        udf.Series(given)
    ).to_arrow().to_pylist() == [one and one.hour for one in stamps]


REFUSED = {
    "a group": (lambda frame: udf.DataFrame(frame).groupby("n")["t"].agg(lambda s: s.max()), "values of groups"),
    "a group's column": (
        lambda frame: udf.DataFrame(frame).groupby("n").apply(lambda g: g.t.max()),
        "values of groups",
    ),
    "a result of groups": (lambda frame: udf.DataFrame(frame).groupby("n")["n"].agg(lambda s: STAMP), "it returns a"),
    "a window": (lambda frame: udf.Series(frame.t).rolling(3).apply(lambda w: w.max()), "values of windows"),
    "a state": (lambda frame: udf.Series(frame.t).scan(lambda a, t: (a + 1, t.hour), 0), "values of groups"),
    "Polars' value": (lambda frame: of_polars(frame, pl.col("t").udf.map(lambda t: t.value)), "replace_time_zone"),
    "Polars' row": (lambda frame: of_polars(frame, pl.struct("t").udf.apply(lambda r: r.t.value)), "replace_time_zone"),
    "Polars' group": (
        lambda frame: of_polars(frame, pl.col("t").udf.agg(lambda s: s.max())),
        r"datetime64\[[un]s, (pytz/)?Europe/Berlin\]",
    ),
    "zones": (lambda frame: udf.Series([frame.t[0], frame.u[0]]), "convert all to one zone"),
    "one with a zone": (lambda frame: udf.Series([frame.t[0], pd.Timestamp(2024, 1, 1)]), "convert all to one zone"),
    "an unknown zone": (lambda frame: udf.Series(pa.array([1], pa.timestamp("us", "No/Where"))), "No/Where"),
    "the zone": (lambda frame: udf.Series(frame.t).map(lambda t: t.tzname()), r"strftime\('%z'\)"),
    "a time of day": (lambda frame: udf.Series(frame.t).map(lambda t: t.time()), r"\(t.hour, t.minute\) >="),
}


def of_polars(frame: pd.DataFrame, expression: pl.Expr) -> pl.DataFrame:
    return pl.from_pandas(frame).select(expression)


@pytest.mark.parametrize("what", REFUSED)
def test_what_takes_no_times_with_a_zone_says_so(what) -> None:
    """With what to write instead."""
    call, text = REFUSED[what]
    with pytest.raises(UdfError, match=text):
        call(frame())


def test_a_clock_that_is_not_known_is_named() -> None:
    """Where no row leaves to Python."""
    far = udf.Series(pd.Series(pd.to_datetime(["2024-01-01", "2101-01-01"], utc=True)).dt.tz_convert("Europe/Berlin"))
    with pytest.raises(OverflowError, match="known up to 2099"):
        far.map(lambda t: t.hour)


def test_windows_go_by_times_with_a_zone_and_groups_by_days() -> None:
    """In every frame: the key, and the times, keep their zone."""
    data = frame().assign(day=lambda one: one.t.dt.tz_convert("UTC").dt.floor("D").dt.tz_convert("Europe/Berlin"))
    expected = data.groupby("day")["n"].sum()
    same(udf.DataFrame(data).groupby("day")["n"].agg(lambda s: s.sum()).to_pandas(), expected)
    windows = data.rolling("3h", on="t")["n"].sum()
    same(udf.DataFrame(data).rolling("3h", on="t")["n"].apply(lambda w: w.sum()).to_pandas(), windows)
    rolled = of_polars(data, pl.col("n").udf.rolling("3h", on="t").apply(lambda w: w.sum()))
    assert rolled["n"].to_list() == windows.tolist()


def test_rows_of_times_alone_are_pandas() -> None:
    """Before pandas 3.1 those of Arrow lose their zone there, or it raises, beside times of another dtype."""
    zoned = times("Europe/Berlin", missing=False)
    arrow = zoned.astype("timestamp[us, tz=Europe/Berlin][pyarrow]")
    for other in (zoned.dt.tz_convert("Asia/Tokyo"), zoned.dt.tz_localize(None), arrow, zoned):
        for one in (arrow, zoned):
            frame = pd.DataFrame({"t": one, "u": other})
            with udf.options(fallback="python"):
                found, wanted = (outcome(partial(d.apply, lambda r: r.t.hour, axis=1)) for d in (frame.udf, frame))
            assert found == wanted


def test_arrows_columns_and_plain_python() -> None:
    """Arrow's times with a zone are compiled too; where functions run in Python results keep their zone."""
    data = times("Europe/Berlin", missing=True).astype("timestamp[us, tz=Europe/Berlin][pyarrow]")
    for function in (lambda t: t, lambda t: t + pd.Timedelta(hours=1), lambda t: None if pd.isna(t) else t.hour):
        same(data.udf.map(function, fallback="error"), data.map(function))
    with udf.options(debug=True):
        for zone in ZONES:
            data = times(zone, missing=True)
            same(data.udf.map(lambda t: t + pd.Timedelta(hours=1)), data.map(lambda t: t + pd.Timedelta(hours=1)))


def test_a_result_can_be_assigned_to() -> None:
    """As pandas' own can: an index of times hands out an array that cannot."""
    given = pd.Series(pd.date_range("2024-03-30", periods=3, freq="D", tz="Europe/Berlin"))
    for times in (given, given.dt.tz_localize(None)):
        result = times.udf.map(lambda t: t + pd.Timedelta(hours=1))
        result.iloc[0] = result.iloc[2]
        assert not getattr(result.array, "_readonly", False)
        assert result.tolist() == [times[2] + pd.Timedelta(hours=1), *(times[1:] + pd.Timedelta(hours=1))]
