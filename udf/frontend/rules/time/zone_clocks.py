"""From UTC to what the clocks of a zone show, and back: tables of :mod:`udf.base.zones`, searched in the row.

A row whose time is outside of the table, or whose clock time comes twice or never, leaves to Python.
"""

from typing import Any, Final

from llvmlite import ir as llvm

from udf.base.dtypes import UNITS
from udf.base.raising import NO_CLOCK, TOO_FAR
from udf.base.zones import END, START, UNKNOWN, Clock, clock_of, wall_of
from udf.frontend.base.constant_data import constant_table
from udf.frontend.base.declarations import INT64, define, raise_if, stand_in
from udf.frontend.base.python_checks import floor_signed
from udf.frontend.types.category_kinds import Category
from udf.frontend.types.time_kinds import Zoned

BEHIND: Final = 2**63 - 1
NARROW: Final = llvm.IntType(32)


def _found(context: Any, builder: Any, clock: Clock, second: Any) -> Any:
    """Return what a clock has at a second: by the last start that is not after it."""
    size = 1 << (len(clock.starts) - 1).bit_length()
    spare = size - len(clock.starts)
    starts = constant_table(builder, (*clock.starts, *[BEHIND] * spare), llvm.IntType(64))
    offsets = constant_table(builder, (*clock.offsets, *[UNKNOWN] * spare), NARROW)
    place: Any = INT64(0)
    while size := size // 2:
        later = builder.add(place, INT64(size))
        start = builder.load(builder.gep(starts, [INT64(0), later], inbounds=True))
        place = builder.select(builder.icmp_signed("<=", start, second), later, place)
    found = builder.load(builder.gep(offsets, [INT64(0), place], inbounds=True))
    raise_if(context, builder, builder.icmp_signed("==", found, NARROW(UNKNOWN)), OverflowError, NO_CLOCK)
    return found


def _moved(context: Any, builder: Any, clock: Clock, unit: str, count: Any, sign: int) -> Any:
    """Return a count with what the clock is ahead added, or taken away."""
    second = UNITS[unit]  # type: ignore[index]
    found = _found(context, builder, clock, floor_signed(builder, count, INT64(second))[0])
    ahead = builder.sext(found, llvm.IntType(64))
    moved = builder.sadd_with_overflow(count, builder.mul(ahead, INT64(sign * second)))
    raise_if(context, builder, builder.extract_value(moved, 1), OverflowError, TOO_FAR)
    return builder.extract_value(moved, 0)


def to_wall(context: Any, builder: Any, kind: Any, count: Any) -> Any:
    """Return what the clocks of a time's zone show, as a count since 1970."""
    return _moved(context, builder, clock_of(kind.zone), kind.unit, count, 1)


def from_wall(context: Any, builder: Any, kind: Any, count: Any) -> Any:
    """Return the one time at which the clocks of a zone show a count."""
    return _moved(context, builder, wall_of(kind.zone), kind.unit, count, -1)


def require_known(context: Any, builder: Any, kind: Any, count: Any) -> Any:
    """Return a time that a function made, of which pandas has a clock; one beyond the table leaves to Python."""
    second = UNITS[kind.unit]
    low, high = max(START * second, -(2**63)), min(END * second, 2**63 - 1)
    beyond = builder.icmp_unsigned(">=", builder.sub(count, INT64(low)), INT64(high - low))
    raise_if(context, builder, beyond, OverflowError, NO_CLOCK)
    return count


zone_text: Final = stand_in("zone_text")
"""(time, colon): stands for ``+01:00``, by which the clock is ahead, as ISO 8601 or ``%z`` has it."""


def zone_category(zone: str, colon: str) -> Category:
    """Return the type of such texts of a zone; of an offset with seconds Python writes more."""
    minutes = sorted({one // 60 for one in clock_of(zone).offsets if one % 60 == 0})
    return Category(
        tuple(f"{'-' if one < 0 else '+'}{abs(one) // 60:02d}{colon}{abs(one) % 60:02d}" for one in minutes)
    )


def zone_code(context: Any, builder: Any, kind: Any, count: Any) -> Any:
    """Return the place among the texts of a zone of that for a time."""
    starts, offsets = clock_of(kind.zone)
    minutes = sorted({one // 60 for one in offsets if one % 60 == 0})
    codes = tuple(minutes.index(one // 60) if one % 60 == 0 else UNKNOWN for one in offsets)
    return _found(context, builder, Clock(starts, codes), floor_signed(builder, count, INT64(UNITS[kind.unit]))[0])


@define(
    zone_text,
    typing=lambda time, colon: zone_category(time.zone, colon.literal_value) if isinstance(time, Zoned) else None,
)
def _zone_text(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return zone_code(context, builder, sig.args[0], args[0])
