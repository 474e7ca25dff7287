"""Methods that change the zone of a time: ``tz_convert("Europe/Berlin")``, ``tz_localize(None)``."""

import sys
from typing import Any, Final

from udf.base.zones import zone_name
from udf.frontend.base.messages import RefusedError
from udf.frontend.library import calendar
from udf.frontend.numba.names import types
from udf.frontend.rules.time.time_rules import METHODS, TIME_METHODS, TimeMethod
from udf.frontend.types.time_kinds import Day, Instant, Moment, Time, Zoned

NAMED: Final = "{}() takes a constant name of a time zone, or None, in a UDF"


def _zone(method: str, given: Any) -> str | None:
    """Return the name of the zone that pandas makes of an argument; None where it is None."""
    if isinstance(given, types.NoneType):
        return None
    if not isinstance(given, types.StringLiteral) or "pandas" not in sys.modules:
        raise RefusedError(NAMED.format(method), None)
    try:
        name = zone_name(sys.modules["pandas"].DatetimeTZDtype("ns", given.literal_value).tz)
    except (KeyError, TypeError, ValueError, LookupError, AttributeError):  # of which Python makes the error
        name = None
    if name is None:
        raise RefusedError(NAMED.format(method), None)
    return name


def _converted(kind: Any, zone: Any) -> Any:
    if not isinstance(kind, Zoned):
        return None
    name = _zone("tz_convert", zone)
    return Instant(kind.unit) if name is None else Zoned(kind.unit, name)


def _localized(kind: Any, zone: Any) -> Any:
    name = _zone("tz_localize", zone)
    if isinstance(kind, Zoned):
        return Instant(kind.unit) if name is None else None
    if isinstance(kind, Day | Moment) or not isinstance(kind, Instant):
        return None
    return kind if name is None else Zoned(kind.unit, name)


ZONE_METHODS: Final = {
    "tz_convert": TimeMethod(Time, _converted, lambda _second, _zone: None, takes=1),
    "tz_localize": TimeMethod(Time, _localized, lambda second, _zone: (calendar.same, second), takes=1),
}
METHODS.update(ZONE_METHODS)
TIME_METHODS.register(ZONE_METHODS)
