"""What differs by the version of pandas: one table, read by all that give what pandas gives.

Inside functions, and at pandas' own door (``.udf`` and :mod:`udf.pandas`), the pandas that is installed decides; what
is :mod:`udf`'s own, as ``udf.DataFrame.groupby``, follows the newest. pandas is not imported for the answer.
"""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from functools import cache
from typing import Any, Final

from udf.base.records import dataclass
from udf.base.versions import version_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Meaning:
    """What one version of pandas does; the defaults are what the newest does.

    Attributes
    ----------
    hands_nulls : bool
        ``map`` gives a function NA for a null of a nullable column, not NaN.
    asks_missing : bool
        ``apply`` and ``transform`` of categories ask a function what a missing value gives; else it stays missing.
    has_str : bool
        Text has a dtype of its own, in which NaN is missing; else it is objects.
    copies_on_write : bool
        A Series that a function changes is a copy; else the change is written through.
    keeps_units : bool
        Times that a function gives keep their unit; else they are nanoseconds, or objects where those do not hold them.
    fills_changes : bool
        ``pct_change()`` puts the value before in the place of a missing one first.
    observed : bool
        ``groupby`` leaves out categories without a row, unless it is told otherwise; else it has to be told.
    hands_keys : bool
        ``apply`` of a frame's groups gives a function the keys' columns too, unless it is told otherwise.
    keeps_keys : bool
        ``as_index=False`` gives all keys as columns; else those that are columns already.
    narrows : bool
        ``agg`` of groups gives a column's own dtype where that holds the results, also in pandas' NumPy layout.
    calls_again : bool
        ``agg`` of a Series' groups calls a function that raised KeyError for all groups again, which then have names.
    axis_second : bool
        The second parameter of ``groupby`` is ``axis``, not ``level``.
    flat_is_nan : bool
        ``skew()`` and ``kurt()`` of equal values are NaN; else 0.
    splits_seconds : bool
        ``total_seconds()`` adds the fraction to whole seconds; else a length's is of whole microseconds, and a column's
        the quotient of floats.
    far_clocks : bool
        The clocks of time zones are those of ``datetime`` also before 1677, in seconds to microseconds.
    keeps_zones : bool
        A row of times of several dtypes has those of Arrow with their zone; else they are in UTC, or pandas raises.
    ends_at_nul : bool
        Texts that are objects are one key where what stands before a NUL is equal.
    least_moment : float
        Values whose sum of squares about the mean is no larger count as equal, for ``skew()`` and ``kurt()``.
    """

    hands_nulls: bool = True
    asks_missing: bool = True
    has_str: bool = True
    copies_on_write: bool = True
    keeps_units: bool = True
    fills_changes: bool = False
    observed: bool = True
    hands_keys: bool = False
    keeps_keys: bool = True
    narrows: bool = True
    calls_again: bool = False
    axis_second: bool = False
    flat_is_nan: bool = True
    splits_seconds: bool = True
    far_clocks: bool = True
    keeps_zones: bool = True
    ends_at_nul: bool = False
    least_moment: float = 0.0


NEWEST: Final = Meaning()

OLDER: Final[tuple[tuple[tuple[int, int], dict[str, Any]], ...]] = (
    (
        (3, 1),
        {"hands_nulls": False, "flat_is_nan": False, "ends_at_nul": True, "splits_seconds": False}
        | {"far_clocks": False, "keeps_zones": False},
    ),
    (
        (3, 0),
        {"asks_missing": False, "has_str": False, "copies_on_write": False, "keeps_units": False, "fills_changes": True}
        | {"observed": False, "hands_keys": True, "keeps_keys": False, "narrows": False}
        | {"calls_again": True, "axis_second": True, "least_moment": 1e-14},
    ),
)
"""What was otherwise before a version."""


def meaning_of(version: str) -> Meaning:
    """Return what pandas of a version means.

    Examples
    --------
    >>> meaning_of("3.1.0rc0") == NEWEST, meaning_of("3.0.2").hands_nulls, meaning_of("2.2.3").observed
    (True, False, False)
    """
    found = re.match(r"(\d+)\.(\d+)", version)
    known = (int(found[1]), int(found[2])) if found else (0, 0)
    made = NEWEST
    for until, otherwise in OLDER:
        if known < until:
            made = replace(made, **otherwise)
    return made


@cache
def meaning() -> Meaning:
    """Return what the pandas that is installed means; the newest's meaning without one."""
    version = version_of("pandas")
    return NEWEST if version is None else meaning_of(version)


def is_of_pandas(kind: str, name: str) -> bool:
    """Return whether ``pandas.Series``, or the class that ``kind`` names, has an attribute, once pandas is imported."""
    return hasattr(getattr(sys.modules.get("pandas"), kind, None), name)
