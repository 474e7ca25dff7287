"""Functions that choose rows of captured frames, take Series by position, and look into what is uneven."""

from enum import Enum
from typing import Any, Final

import pandas as pd

from tests.support.idioms.case import Idiom, of_rows, of_values
from tests.support.idioms.data import ages, codes, orders, passengers

SHOPS: Final = pd.DataFrame({"id": [1, 2, 3], "city": ["Rome", "Oslo", "Lima"], "rent": [1.5, 0.5, 2.0]})
BANDS: Final = pd.DataFrame({"low": [0, 18, 65], "high": [18, 65, 200], "fee": [1.0, 2.5, 0.5]})
STEPS: Final = pd.Series([1.0, 12.0, 40.0], index=["a", "b", "c"])


TAGS: Final = {1: ["a", "b"], 2: ["c"], 3: [], 4: ["d"]}
TAXES: Final = {1: {"low": 0.1, "high": 0.2}, 2: {"low": 0.05}}


class Size(Enum):
    """Sizes by number."""

    SMALL = 1
    MEDIUM = 2


def names() -> pd.Series:
    """Return names."""
    return pd.Series(["Braund", "Aaliyah", ""], name="Name")


def size(code: Any) -> Any:
    """Return the name of a size."""
    try:
        return Size(code).name
    except ValueError:
        return "unknown"


def vowels(text: Any) -> Any:
    """Count letters in a dict."""
    counts = {letter: text.lower().count(letter) for letter in "aeiou"}
    return max(counts.values())


def kind(value: Any) -> Any:
    """Ask for the class of a value."""
    match value:
        case int() if value > 30:
            return "large"
        case int():
            return "small"
        case _:
            return "none"


def rent(code: Any) -> Any:
    """Return the rent of a shop, if there is one."""
    found = SHOPS[SHOPS["id"] == code]
    if found.empty:
        return 0.0
    return found.iloc[0]["rent"] * 2


CAPTURED: Final[tuple[Idiom, ...]] = (
    of_values(codes, "`table[table.a == x]`, `.empty`, `.iloc[0]`", rent),
    of_values(
        codes,
        "`table.loc[table.a == x, 'b'].values[0]`",
        lambda x: SHOPS.loc[SHOPS["id"] == x, "city"].values[0] if x in SHOPS["id"].values else "?",
    ),
    of_values(ages, "`table[cond & cond].b.sum()`", lambda x: BANDS[(BANDS.low <= x) & (x < BANDS.high)].fee.sum()),
    of_values(ages, "`len(table[table.a > x])`", lambda x: len(BANDS[BANDS["high"] > x])),
    of_values(codes, "`ser.iloc[i]`, `ser.index[i]`", lambda x: STEPS.index[x % 3] + str(int(STEPS.iloc[x % 3]))),
    of_values(ages, "the nearest: `(ser - x).abs().idxmin()`", lambda x: (STEPS - x).abs().idxmin()),
    of_values(ages, "`(ser <= x).sum()`", lambda x: (x >= STEPS).sum()),
    of_values(codes, "`d[x]` of lists of several lengths", lambda x: ",".join(TAGS[x]) + str(len(TAGS.get(x, [])))),
    of_values(codes, '`d.get(x, {}).get("a", 0)`', lambda x: TAXES.get(x, {}).get("high", 0.0)),
    of_values(codes, "`Colour(x).name` and ValueError", size),
    of_values(names, "a dict comprehension", vowels),
    of_values(ages, "`case int():`", kind),
    of_rows(orders, "`return dict(a=..)`", lambda r: dict(total=r.price, n=r.region), result_type="expand"),  # noqa: C408 - as people write it
    of_rows(passengers, "`row.isna()[..]`", lambda r: r.isna()["Age"]),
    of_rows(
        passengers,
        "`row.astype(str).str.contains(..).any()`",
        lambda r: r.astype(str).str.contains("al|22", case=False).any(),
    ),
    of_rows(orders, "`table[table.a == row.b].c.mean()`", lambda r: SHOPS[SHOPS.id >= r["region"]].rent.mean()),
)
