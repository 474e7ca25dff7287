"""Functions as kernels on the web have them: rows that are unpacked, tables, cases, text that is cleaned."""

import datetime as dt
from collections import Counter, defaultdict
from typing import Any, Final

import numpy as np
import pandas as pd

from tests.support.idioms.case import Idiom, of_rows, of_times, of_values, of_windows
from tests.support.idioms.data import demand

WORDS: Final = {"Europe": ["paris", "london"], "America": ["boston", "lima"]}
MEDIANS: Final = pd.Series(
    [22.0, 25.5, 31.0, 40.0], index=pd.MultiIndex.from_product([["female", "male"], [1, 2]], names=["Sex", "Pclass"])
)
POINTS: Final = {1: 3, 2: 1.5, 3: 0}
STEPS: Final = [0, 0.5, 1, 1]
SEEN: Final = Counter(["paris", "paris", "lima"])
RATES: Final = defaultdict(lambda: 0.1, {"paris": 0.2})
CODES: Final = {f"city {number}": number for number in range(200)}
LARGE: Final = {f"city {number}": f"name {number}" for number in range(9000)}
ROUTES: Final = {(f"city {number}", number % 9): number * 0.5 for number in range(9000)}
WEIGHTS: Final = [0.2, 0.3, 0.5]


def passengers() -> pd.DataFrame:
    """Return people with their class."""
    return pd.DataFrame({
        "Age": [22.0, np.nan, 4.0, 35.0, np.nan, 15.5],
        "Sex": ["male", "female", "male", "female", "male", "female"],
        "Pclass": [1, 2, 2, 1, 1, 2],
    })  # fmt: skip


def marks() -> pd.DataFrame:
    """Return whole numbers."""
    return pd.DataFrame({"q1": [1, 5, 0, 3], "q2": [4, 4, 2, 0], "q3": [2, 0, 3, 3]}, index=list("abcd"))


def cities() -> pd.Series:
    """Return names, as they were typed."""
    return pd.Series([" Paris", "lima", "BOSTON", "Oslo", "", "São Paulo"], name="city")


def numbered() -> pd.Series:
    """Return names that are keys."""
    return pd.Series(["city 3", "city 150", "city 8999", "city", "city 42"])


def classes() -> pd.Series:
    """Return the numbers of classes."""
    return pd.Series([1, 3, 1, 3])


def departures() -> pd.Series:
    """Return times."""
    return pd.Series(pd.to_datetime(["2023-12-25 10:30:00", "2024-01-01 00:00:00", "2024-02-29 23:59:59"]))


def get_person(passenger: Any) -> Any:
    """Unpack a row."""
    age, sex = passenger
    return "child" if age < 16 else sex


def region(city: str) -> str:
    """Look for the list that has a name."""
    for name, cities_there in WORDS.items():
        if city.strip().lower() in cities_there:
            return name
    return "none"


def survival(row: Any) -> float:
    """Decide by two columns at once."""
    match row["Pclass"], row["Sex"]:
        case 1, "female":
            return 0.97
        case 1, _:
            return 0.37
        case other, "female" if other == 2:
            return 0.92
        case _:
            return 0.2


def area(width: float, height: float, depth: float, scale: float = 1.0) -> float:
    """Take the values of a row."""
    return 2 * scale * (width * height + height * depth + width * depth)


def share(row: Any) -> float:
    """Raise again what is no fault of the row's."""
    try:
        return int(row["q1"]) / int(row["q3"])
    except ZeroDivisionError:
        if row["q3"] != 0:
            raise
        return -1.0


NOTEBOOKS: Final[tuple[Idiom, ...]] = (
    of_values(cities, "a list in a dict that is gone through", region),
    of_values(cities, "a captured Counter", lambda x: SEEN[x.strip().lower()]),
    of_values(cities, "a captured defaultdict", lambda x: RATES.get(x, 0.0) + len(RATES)),
    of_values(cities, "`len(s.encode())`", lambda x: len(x.encode("utf-8"))),
    of_values(cities, '`s.encode("ascii", "ignore").decode()`', lambda x: x.encode("ascii", "ignore").decode()),
    of_values(cities, "a tuple of any length", lambda x: tuple(sorted(x.lower().split()))),
    of_values(numbered, "a dict of 200 texts", lambda x: CODES.get(x, -1)),
    of_values(numbered, "a dict of 9,000 texts", lambda x: LARGE.get(x, "none").upper()),
    of_values(numbered, "a dict of 9,000 tuples", lambda x: ROUTES.get((x, 3), 0.0)),
    of_values(classes, "a dict of ints and floats, of which rows give ints", lambda x: POINTS[x]),
    of_values(classes, "a list of ints and floats", lambda x: STEPS[x] * 2),
    of_values(classes, "`max` of a list", lambda x: max([x * 3, 2.5])),
    of_rows(passengers, "`ser[a, b]` of an index of two levels",
            lambda r: MEDIANS[r["Sex"], r["Pclass"]] if np.isnan(r["Age"]) else r["Age"]),
    of_rows(passengers, "`match` of two values", survival),
    of_rows(lambda: passengers()[["Age", "Sex"]], "a row that is unpacked", get_person),
    of_rows(marks, "`f(*row)`", lambda r: area(*r)),
    of_rows(marks, "`f(*row[[..]])`", lambda r: area(*r[["q1", "q2", "q3"]])),
    of_rows(marks, "`np.dot(row, weights)`", lambda r: np.dot(r, WEIGHTS)),
    of_rows(marks, "`np.average(row, weights=[..])`", lambda r: np.average(r, weights=[1, 2, 3])),
    of_rows(marks, "`zip(row, [..])`", lambda r: sum(a * b for a, b in zip(r, [1, 2, 3], strict=False))),
    of_rows(marks, "`np.polyfit([..], row, 1)`", lambda r: np.polyfit([0, 1, 2], r, 1)[0]),
    of_rows(marks, '`row.drop("a")`', lambda r: r.drop("q2").sum()),
    of_rows(marks, '`row[["a", "b"]].items()`', lambda r: sum(v for k, v in r[["q1", "q3"]].items() if k != "q1")),
    of_rows(marks, "a text of each value", lambda r: "".join("1" if v > 2 else "0" for v in r)),
    of_rows(marks, "a bare `raise`", share),
    of_times(departures, "a difference of dates", lambda d: d.date() - dt.date(2024, 1, 1)),
    of_times(departures, "`x.value`", lambda d: d.value // 10**9),
    of_windows(demand, "`pd.Series(w).rank(pct=True)`", lambda w: pd.Series(w).rank(pct=True).iloc[-1], 4, raw=True),
)  # fmt: skip
