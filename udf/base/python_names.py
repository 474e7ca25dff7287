"""Names that Python, NumPy, and pandas give to what several rooms know: units of time, and what changes a list.

Who needs to know one kind of name derives its table from here; a name that is new gets its place in a line.
"""

from types import MappingProxyType
from typing import Final, NamedTuple


class Unit(NamedTuple):
    """A unit of time, by all its names."""

    keyword: str
    """Of ``timedelta(..)``."""
    nanoseconds: int
    frequencies: tuple[str, ...] = ()
    """pandas' names where it is a frequency, today's first."""
    code: str = ""
    """NumPy's, and of ``pd.to_datetime(.., unit=..)``."""
    names: tuple[str, ...] = ()
    """What ``pd.Timedelta(.., unit=..)`` takes."""
    offset: str = ""
    """pandas' class of an offset."""


TIME_UNITS: Final = (
    Unit("weeks", 604_800 * 10**9, names=("W",), offset="Week"),
    Unit("days", 86_400 * 10**9, ("D",), "D", ("D", "d", "day", "days"), "Day"),
    Unit("hours", 3_600 * 10**9, ("h", "H"), "h", ("h", "H", "hr", "hour", "hours"), "Hour"),
    Unit("minutes", 60 * 10**9, ("min", "T"), "m", ("m", "min", "minute", "minutes", "T"), "Minute"),
    Unit("seconds", 10**9, ("s", "S"), "s", ("s", "S", "sec", "second", "seconds"), "Second"),
    Unit("milliseconds", 10**6, ("ms",), "ms", ("ms", "L")),
    Unit("microseconds", 10**3, ("us",), "us", ("us", "U")),
    Unit("nanoseconds", 1, ("ns",), "ns"),
)

_FROZEN: Final[dict[type, type]] = {list: tuple, set: frozenset, dict: MappingProxyType}
"""Container -> what has all of its methods but those that change it."""


def changing(*containers: type) -> frozenset[str]:
    """Return the methods that change any of ``containers``: asked of Python.

    Examples
    --------
    >>> sorted(changing(dict))
    ['clear', 'pop', 'popitem', 'setdefault', 'update']
    """
    names = (name for kind in containers for name in vars(kind) if not hasattr(_FROZEN[kind], name))
    return frozenset(name for name in names if name not in ("copy", "fromkeys") and name[0] != "_")
