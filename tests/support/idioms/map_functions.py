"""Functions of one value, as they are given to ``Series.map`` and ``Series.apply``."""

# ruff: noqa: PD004, SIM110 - what people write
import math
from enum import Enum, IntEnum
from typing import Any, Final

import numpy as np
import pandas as pd

from tests.support.idioms.case import Idiom, of_values
from tests.support.idioms.data import ages, codes, fares, flags, months, scores

RATES: Final = {1: 0.05, 2: 0.1, 3: 0.2, 4: 0.0}
DAYS: Final = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
BIG: Final = {2, 4, 8, 16}
SUMMER: Final = [6, 7, 8]
NESTED: Final = {"low": {1: 1, 2: 4}, "high": {3: 9, 4: 16}}
TIERS: Final = {1: (0, 1.5), 2: (1, 2.5), 3: (2, 3.5), 4: (3, 4.5)}
WEIGHTS: Final = pd.Series([0.5, 1.5, 2.5, 3.5], index=[1, 2, 3, 4])
TABLE: Final = pd.DataFrame({"tax": [0.1, 0.2, 0.3, 0.4]}, index=[1, 2, 3, 4])
KNOWN: Final = pd.Index([1, 3, 5])
EDGES: Final = np.array([0, 12, 18, 65])
GRID: Final = np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0], [9.0, 10.0]])


class Grade(IntEnum):
    """Kinds with numbers."""

    GOOD = 1
    FAIR = 2
    POOR = 3


class Colour(Enum):
    """Kinds with values."""

    RED = 1
    BLUE = 2


def age_group(age: int) -> int:
    """Return a band."""
    if age < 13:
        return 0
    if age < 20:
        return 1
    if age < 65:
        return 2
    return 3


def safe_log(x: float) -> Any:
    """Return a logarithm, or NaN."""
    try:
        return math.log(x)
    except ValueError:
        return np.nan


def safe_inverse(x: float) -> Any:
    """Return 100 / x with 0 for zero."""
    try:
        result = 100 // int(x)
    except ZeroDivisionError:
        result = 0
    else:
        result += 1
    return result


def season(month: int) -> int:
    """Return which quarter of the year."""
    match month:
        case 12 | 1 | 2:
            return 0
        case 3 | 4 | 5:
            return 1
        case m if m in SUMMER:
            return 2
        case _:
            return 3


def checked(x: int) -> int:
    """Return a number that was checked."""
    assert x >= 0, "negative"
    return x + 1


def is_prime(n: int) -> bool:
    """Return whether a number is prime."""
    if n < 2:
        return False
    for d in range(2, int(math.sqrt(n)) + 1):
        if n % d == 0:
            return False
    return True


def collatz(n: int) -> int:
    """Return how many steps it takes to 1."""
    steps = 0
    while n > 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps


def grade(x: float) -> Any:
    """Return a grade, or None."""
    if pd.isna(x):
        return None
    if x >= 50:
        return 2
    return 1


def clean(x: Any) -> Any:
    """Return a number whatever it is."""
    if isinstance(x, (int, float)) and not np.isnan(x):
        return float(x)
    return -1.0


MAP: Final[tuple[Idiom, ...]] = (
    of_values(ages, "`if`/`elif` bands", age_group),
    of_values(codes, "`d[x]` of a captured dict", lambda x: RATES[x]),
    of_values(codes, "`d.get(x, default)`", lambda x: RATES.get(x, -1.0)),
    of_values(ages, "`d.get(x)` with None", lambda x: RATES.get(x)),
    of_values(ages, "`x in d`", lambda x: 1 if x in RATES else 0),
    of_values(ages, "`x in set`", lambda x: x in BIG),
    of_values(months, "`x in list`", lambda m: "summer" if m in SUMMER else "other"),
    of_values(months, "`list[i]`", lambda m: DAYS[m - 1]),
    of_values(codes, "a dict of dicts", lambda x: NESTED["low"][x] if x < 3 else NESTED["high"][x]),
    of_values(codes, "a dict of tuples", lambda x: TIERS[x][1] - TIERS[x][0]),
    of_values(codes, "`ser[x]` of a captured Series", lambda x: WEIGHTS[x] * 2),
    of_values(ages, "`ser.get(x, default)`", lambda x: WEIGHTS.get(x, 0.0)),
    of_values(codes, '`frame.loc[x, "col"]`', lambda x: TABLE.loc[x, "tax"]),
    of_values(ages, "`x in pd.Index`", lambda x: x in KNOWN),
    of_values(ages, "`x in range(..)`", lambda x: x in range(10, 60, 2)),
    of_values(codes, "IntEnum members", lambda x: 10 if x == Grade.GOOD else int(Grade.POOR)),
    of_values(codes, "Enum's `.value`", lambda x: 1.5 if x == Colour.BLUE.value else 0.5),
    of_values(ages, "a dict that is written out", lambda x: {0: 5, 2: 7}.get(x, 0)),
    of_values(codes, "an item of a 2-D array", lambda x: GRID[x, 1]),
    of_values(ages, "`np.searchsorted`", lambda x: np.searchsorted(EDGES, x)),
    of_values(fares, "`pd.isna(x)`", lambda x: 0.0 if pd.isna(x) else x),
    of_values(fares, "`pd.notnull(x)`", lambda x: 1 if pd.notnull(x) else 0),
    of_values(fares, "`np.isnan(x)`", lambda x: -1.0 if np.isnan(x) else x * 2),
    of_values(fares, "`math.isnan(x)`", lambda x: math.isnan(x)),
    of_values(fares, "`x != x`", lambda x: 0.0 if x != x else x),
    of_values(fares, "`isinstance(x, (int, float))`", clean),
    of_values(ages, "`type(x) == int`", lambda x: x + 1 if type(x) == int else 0),  # noqa: E721
    of_values(fares, "None in a branch", grade),
    of_values(scores, "`try`/`except ValueError`", safe_log),
    of_values(scores, "`try`/`except`/`else`", safe_inverse),
    of_values(months, "`match`", season),
    of_values(ages, "`assert`", checked),
    of_values(ages, "a loop with `break` or `return`", is_prime),
    of_values(ages, "`while`", collatz),
    of_values(scores, "`round(x, 2)`", lambda x: round(x, 2)),
    of_values(scores, "`np.where` on a value", lambda x: np.where(x > 0, x, 0.0).item() if False else max(x, 0.0)),
    of_values(scores, "`np.clip`", lambda x: np.clip(x, -1.0, 2.0)),
    of_values(scores, "`np.sign`, `np.abs`, `np.sqrt`", lambda x: np.sign(x) * np.sqrt(np.abs(x))),
    of_values(fares, "`np.log1p`", lambda x: np.log1p(x)),
    of_values(scores, "`np.interp`", lambda x: np.interp(x, [0.0, 1.0, 10.0], [0.0, 5.0, 6.0])),
    of_values(scores, "`np.polyval`", lambda x: np.polyval([1.0, -2.0, 3.0], x)),
    of_values(ages, "`math.comb`, `math.isqrt`", lambda n: math.comb(n % 20, 2) + math.isqrt(n)),
    of_values(ages, "`math.perm`, `math.gcd`", lambda n: math.perm(n % 10, 2) + math.gcd(n, 12)),
    of_values(ages, "walrus", lambda x: y * 2 if (y := x - 20) > 0 else 0),
    of_values(ages, "`divmod`", lambda x: divmod(x, 7)[1]),
    of_values(ages, "`any(..)` over a generator", lambda x: any(x % d == 0 for d in (2, 3, 5))),
    of_values(flags, "`int(flag)`", lambda b: int(b)),
    of_values(scores, "int in one branch, float in another", lambda x: max(x, 0)),
    of_values(codes, "a bool in one branch, an int in another", lambda x: x if x > 2 else False),
    of_values(ages, "further arguments", lambda x, k=3: x // k),
)
