"""Generated expressions of times with a zone, near changes of their clocks and far from them; pandas is the definition.

A program is an expression of a value ``t``, or of a row's ``t`` and ``u``, of two zones, with captured times. Rows that
compiled code leaves are Python's: what comes out is compared with what pandas gives, or raises.
"""

import datetime as dt
import random
import warnings
from pathlib import Path
from typing import Any, Final

import numpy as np
import pandas as pd
import pyarrow as pa

import udf
from udf.base.pandas_meaning import meaning
from udf.base.raising import NO_CLOCK, TOO_FAR
from udf.base.zones import START, clock_of
from udf.errors import UdfError
from udf.runtime.choice.last_call import last_call

ZONES: Final = (
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "Africa/Casablanca", "Asia/Gaza",
    "Europe/Dublin", "Pacific/Apia", "UTC", "UTC+02:00", "UTC-03:30",
)  # fmt: skip
UNITS: Final = {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}
NEAR: Final = (-(2**31), 0, 2**31, 4102444799, 4102444800)
FAR: Final = (*NEAR, -62135510395, -62135424000, -(10**10), 9214646400, 253402214400) if meaning().keeps_units else NEAR
"""Seconds of which pandas 2 ends the process for some, where a row has a zone."""

TIMES: Final = (
    "{t}", "({t} + D)", "({t} - D)", "(D + {t})", "({t} + H)", "{t}.tz_convert('Asia/Tokyo')",
    "{t}.tz_convert('America/St_Johns')", "{t}.tz_convert('UTC')", "{t}.normalize()", "{t}.floor('D')",
    "{t}.ceil('h')", "{t}.round('15min')", "min({t}, {t})", "{t}.tz_localize(None).tz_localize('Europe/Paris')",
    "{t}.tz_localize(None).tz_localize(tz='UTC')", "{t}.tz_convert(None).tz_localize('Australia/Sydney')",
    "({t} + pd.DateOffset(days=1))", "({t} - pd.DateOffset(months=1, hours=3))", "({t} + pd.offsets.Day(2))",
    "({t} + pd.offsets.Hour(5))", "({t} + pd.offsets.MonthEnd(1))", "({t} - pd.offsets.BDay(3))", "({t} + O)",
    "{t}.replace(hour=2, minute=30)", "{t}.replace(day=1)", "pd.offsets.MonthBegin(1).rollback({t})",
    "({t} + pd.offsets.Week(1))", "({t} + pd.DateOffset(hours=4))", "{t}.replace(microsecond=7)",
    "({t} + pd.DateOffset(2))",
    "({t} if {t}.hour > 11 else {t} + D)", "({t} if {t}.minute else pd.NaT)", "{t}.tz_convert('+05:30')",
)  # fmt: skip
OF_TIME: Final = (
    "{}", "{}.hour", "{}.day", "{}.month", "{}.year", "{}.minute", "{}.second", "{}.microsecond", "{}.nanosecond",
    "{}.weekday()", "{}.date()", "{}.dayofyear", "{}.is_month_end", "{}.value", "{}.timestamp()", "{}.day_name()",
    "{}.tz_localize(None)", "{}.tz_convert(None)", "{}.isocalendar()[1]",
    "{}.strftime('%Y-%m-%d %H:%M')", "{}.strftime('%H:%M%z')", "{}.isoformat()", "str({})",
    "f'''{{{}}} {{{}:%d %z}}'''", "{} < N",
    "{} >= E", "{} == N", "{} - N", "({} - E).days", "N - {}", "pd.isna({})", "{}.toordinal()",
    "{}.quarter", "{} > M", "1 if {} else 0", "isinstance({}, pd.Timestamp)", "{} in (N, E)",
)  # fmt: skip
NAMES: Final = {
    "pd": pd, "D": pd.Timedelta(hours=25, minutes=7), "H": pd.Timedelta(90, "us").to_pytimedelta(),
    "N": pd.Timestamp("2024-03-31 03:30", tz="America/New_York"), "E": pd.Timestamp("2024-10-27 01:30", tz="UTC"),
    "M": pd.Timestamp("2024-10-27 02:30"), "O": pd.offsets.Day(),
}  # fmt: skip


def seconds(rng: random.Random, zone: str, unit: str) -> int:
    """Return a second near a change of a zone's clock, or anywhere."""
    known = [one for one in clock_of(zone).starts if one > START]
    found = rng.choice(FAR) if rng.random() < 0.2 else rng.randrange(-(2**31), 2**32)
    if known and rng.random() < 0.6:
        found = rng.choice(known) + rng.choice((0, -1, 1, 3600, -3600, 1800, -1800, 7200, 86400, rng.randrange(7200)))
    most = 2**63 // UNITS[unit] - DAY  # beyond which pandas has no value of some zones
    return max(min(found, most), -most)


DAY: Final = 86400


def column(rng: random.Random, zone: str, unit: str, rows: int) -> Any:
    """Return a column of times of a zone."""
    size = UNITS[unit]
    counts = [
        seconds(rng, zone, unit) * size + rng.choice((0, 0, 1, size - 1, rng.randrange(size))) for _ in range(rows)
    ]
    times = pd.Series(np.array(counts, np.int64).view(f"M8[{unit}]")).dt.tz_localize("UTC").dt.tz_convert(zone)
    if rng.random() < 0.3:
        times = times.mask(pd.Series([rng.random() < 0.2 for _ in range(rows)]))
    if unit == "ns" or zone.startswith("UTC") or rng.random() > 0.15:
        return times
    return times.astype(pd.ArrowDtype(pa.timestamp(unit, zone)))


def outcome(call: Any) -> tuple[Any, ...]:
    """Return what a call gave, in a form that is compared."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            result = call()
    except Exception as error:  # noqa: BLE001 - whatever it is
        return "raised", type(error).__name__, str(error)
    return "gave", [f"{type(one).__name__} {one!r}" for one in result], repr(result.dtype)


def program(rng: random.Random, names: tuple[str, ...]) -> str:
    """Return an expression of times of these names."""
    time = rng.choice(TIMES).format(t=rng.choice(names))
    if len(names) > 1 and rng.random() < 0.4:
        return rng.choice(("{} - {}", "{} < {}", "{} == {}", "({} - {}).days", "max({}, {})")).format(time, names[0])
    form = rng.choice(OF_TIME)
    return form.format(*[time] * form.count("{}"))


def difference(seed: int, unit: str, rows: int = 40) -> tuple[Any, bool]:
    """Return what differs from pandas for one program, None if nothing does; and whether compiled code ran."""
    rng = random.Random(f"{seed} {unit}")
    zones = [rng.choice(ZONES) for _ in range(2)]
    times = [column(rng, zone, unit, rows) for zone in zones]
    of_rows = rng.random() < 0.4
    text = program(rng, ("r.t", "r['u']") if of_rows else ("t",))
    made = eval(f"lambda {'r' if of_rows else 't'}: {text}", dict(NAMES))  # noqa: S307 - as it was generated
    data = pd.DataFrame(dict(zip("tu", times, strict=True))) if of_rows else times[0]
    how = {"axis": 1} if of_rows else {}
    ours = outcome(
        lambda: data.udf.apply(made, fallback="python", **how) if of_rows else data.udf.map(made, fallback="python")
    )
    ran = last_call()
    wanted = outcome(lambda: data.apply(made, **how) if of_rows else data.map(made))
    found = None if ours == wanted else (seed, text, unit, zones, ours, wanted)
    return found, ran is not None and ran.in_python < len(data)


def at_door(door: str, made: Any, data: Any, folder: Path) -> Any:
    """Return what a function gives at a door, a Series of pandas': of a Series of times, or of a frame's rows."""
    if door == "arrow":
        given = pa.Table.from_pandas(data) if isinstance(data, pd.DataFrame) else pa.array(data)
        kinds = given.schema if isinstance(data, pd.DataFrame) else given.type
        return udf.Series(udf.arrow_function(made, kinds)(given)).to_pandas()
    frame = data if isinstance(data, pd.DataFrame) else data.to_frame("t")
    if door == "files":
        frame.to_parquet(folder / "times.parquet")
        scan = udf.scan_parquet(folder / "times.parquet")
        return (scan.apply(made) if data is frame else scan["t"].applymap(made, na_action="ignore")).to_pandas()
    if data is frame:
        return udf.DataFrame(data).apply(made).to_pandas()
    return udf.Series(data).map(made, na_action="ignore").to_pandas()


def difference_at(door: str, seed: int, unit: str, folder: Path, rows: int = 5) -> tuple[Any, bool]:
    """Return what differs from pandas at another door, where nothing leaves to Python; and whether it was compared.

    Values of rows without nulls are compared: what a null is differs from door to door.
    """
    rng = random.Random(f"{seed} {unit}")
    of_rows = rng.random() < 0.4 and meaning().keeps_zones
    zones = [rng.choice(ZONES) for _ in range(2)]
    data = pd.DataFrame({name: column(rng, zone, unit, rows) for name, zone in zip("tu", zones, strict=True)})
    given = data.dropna() if of_rows else data["t"]
    text = program(rng, ("r.t", "r['u']") if of_rows else ("t",))
    if "NaT" in text:
        return None, False
    made = eval(f"lambda {'r' if of_rows else 't'}: {text}", dict(NAMES))  # noqa: S307 - as it was generated
    try:
        ours = at_door(door, made, given, folder)
    except UdfError:
        return None, False
    except Exception as error:  # noqa: BLE001 - whatever it is
        if str(error) in (NO_CLOCK, TOO_FAR):
            return None, False
        ours = error
    try:
        wanted = given.apply(made, axis=1) if of_rows else given.map(made, na_action="ignore")
    except Exception as error:  # noqa: BLE001 - whatever it is
        return (None if type(ours) is type(error) else (seed, text, zones, ours, error)), True
    same = not isinstance(ours, Exception) and [*map(_told, ours)] == [*map(_told, wanted)]
    return (None if same else (seed, text, zones, ours, wanted)), True


def _told(value: Any) -> str:
    """Return a value as a text by which equal ones of NumPy, Arrow, and Python are equal; a null is one."""
    if pd.isna(value):
        return "null"
    if isinstance(value, (dt.datetime, np.datetime64)):
        value = pd.Timestamp(value)
        return f"{value.isoformat()} {value.tz}"
    return (
        repr(pd.Timedelta(value)) if isinstance(value, dt.timedelta) else repr(getattr(value, "item", lambda: value)())
    )
