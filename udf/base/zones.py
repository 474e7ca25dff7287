"""Time zones by name, and the tables of their clocks: when each began to show what, as ``zoneinfo`` knows it.

A name says the class of the zone too, so that the same object comes back: ``Europe/Berlin`` is a ``ZoneInfo``, ``UTC``
and ``UTC+02:00`` are ``datetime.timezone``, and ``pytz/Europe/Berlin`` is a zone of pytz.
"""

import datetime as dt
import sys
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from udf.base.pandas_meaning import meaning

DAY: Final = 86400
START: Final = DAY + (-62135596800 if meaning().far_clocks else -9223372036)
"""The first second of a table, of the second day of the year 1: Python has no year before on any clock; where pandas'
clocks go wrong before nanoseconds can count, of 1677."""

SCANNED: Final = -5364662400
"""Before this second of 1800 no clock was changed."""

END: Final = 4102444800
"""The end of a table, 2100: behind it ``datetime`` says what a clock shows."""

STEP: Final = 3 * DAY
"""Less than from one change of a clock to the next: Freetown's of 1939 were four days apart."""

UNKNOWN: Final = 2**31 - 1
"""The offset where the table says none: before it, behind it, and of clock times that come twice or never."""

FIRST: Final = -(2**63)
PREFIXES: Final = {"zoneinfo/": "zoneinfo", "pytz/": "pytz"}


def zone_name(zone: object) -> str | None:
    """Return the name of a time zone; None of one that is not known by a name.

    Examples
    --------
    >>> zone_name(dt.timezone.utc), zone_name(dt.timezone(dt.timedelta(hours=-3.5)))
    ('UTC', 'UTC-03:30')
    """
    if type(zone) is dt.timezone:
        name: object = str(zone)
    else:
        module = next((one for one in PREFIXES if type(zone).__module__.partition(".")[0] == one[:-1]), "")
        name = getattr(zone, "key", None) or getattr(zone, "zone", None)
        if not module or not isinstance(name, str):
            return None
        name = name if module == "zoneinfo/" and not name.startswith("UTC") else module + name
    try:
        known = zone_of(str(name))
    except (ValueError, KeyError, LookupError):
        return None
    same = known == zone if type(zone) is dt.timezone else known is zone
    return str(name) if same or (str(name).startswith("pytz/") and type(known) is type(zone)) else None


def zone_of(name: str) -> dt.tzinfo:
    """Return the time zone of a name.

    Examples
    --------
    >>> zone_of("UTC+05:30").utcoffset(None)
    datetime.timedelta(seconds=19800)
    """
    if name.startswith("pytz/"):
        return sys.modules["pytz"].timezone(name.removeprefix("pytz/"))
    if name.startswith("UTC"):
        shown = dt.datetime.strptime(name.removeprefix("UTC") or "+00:00", "%z").tzinfo
        assert shown is not None
        return shown
    from zoneinfo import ZoneInfo  # noqa: PLC0415 - who has such times has imported it

    return ZoneInfo(name.removeprefix("zoneinfo/"))


class Clock(NamedTuple):
    """From which second on which offset holds, in seconds; the first is before all."""

    starts: tuple[int, ...]
    offsets: tuple[int, ...]


@cache
def clock_of(name: str) -> Clock:
    """Return what a zone's clock is ahead of UTC, by the seconds of UTC.

    Examples
    --------
    >>> clock_of("UTC+01:00").offsets[1], len(clock_of("Europe/Berlin").starts) > 200
    (3600, True)
    """
    zone = zone_of(name)
    epoch = dt.datetime(1970, 1, 1, tzinfo=zone)  # read as UTC, which is what fromutc takes
    step = dt.timedelta(0, STEP)
    at, shown = epoch + dt.timedelta(0, SCANNED), zone.fromutc(epoch + dt.timedelta(0, START)).utcoffset()
    starts, ahead = [FIRST, START], [shown]
    for second in range(SCANNED, END + STEP, STEP) if type(zone) is not dt.timezone else ():
        if (after := zone.fromutc(at).utcoffset()) != shown:
            low, high = second - STEP, second
            while high - low > 1:
                middle = (low + high) // 2
                same = zone.fromutc(epoch + dt.timedelta(0, middle)).utcoffset() == shown
                low, high = (middle, high) if same else (low, middle)
            starts.append(high)
            ahead.append(shown := after)
        at += step
    offsets = [UNKNOWN, *(int(one.total_seconds()) for one in ahead if one is not None)]
    kept = sum(start < END for start in starts)
    return Clock((*starts[:kept], END), (*offsets[:kept], UNKNOWN))


@cache
def wall_of(name: str) -> Clock:
    """Return what a zone's clock is ahead of UTC, by the seconds that it shows; UNKNOWN where it shows them not once.

    Examples
    --------
    >>> berlin = wall_of("Europe/Berlin")  # clocks went from 2 to 3 on 31 March 2024
    >>> berlin.offsets[berlin.starts.index(1711850400)] == UNKNOWN
    True
    """
    starts, offsets = clock_of(name)
    spans = [(a + shown, b + shown, shown) for a, b, shown in zip(starts[1:], starts[2:], offsets[1:], strict=False)]
    ends = sorted({end for span in spans for end in span[:2]})
    found, first = [(FIRST, UNKNOWN)], 0
    for second in ends:
        while first < len(spans) and spans[first][1] + DAY <= second:
            first += 1
        shown = {one[2] for one in spans[first : first + 4] if one[0] <= second < one[1]}
        found.append((second, shown.pop() if len(shown) == 1 else UNKNOWN))
    return Clock(*map(tuple, zip(*found, strict=True)))


@cache
def database() -> str:
    """Return what changes when the tables of time zones that are installed do: a part of what code is known by."""
    from zoneinfo import TZPATH  # noqa: PLC0415 - as above

    places = [*map(Path, TZPATH), *(Path(place, one) for place in sys.path for one in ("tzdata", "pytz"))]
    return repr([(str(place), place.stat().st_mtime_ns) for place in places if place.is_dir()])
