"""Functions of one number, as ``Series.map`` and ``Series.apply`` take them."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pandas as pd

GRADES = {1: "A", 2: "B", 3: "C", 4: "D"}
SEASONS = {12: "winter", 1: "winter", 2: "winter", 3: "spring", 4: "spring", 5: "spring"}
BINS = [10, 20, 40, 80]
LABELS = ["tiny", "small", "medium", "large", "huge"]
MEAN, STD, LOW, HIGH = 40.0, 28.0, 2.0, 120.0
GOOD_CODES = [1, 3, 5]
BLOCKED = {2, 4}
RATE = 1.0825


def bracket(income: float) -> float:
    """Return a tax."""
    tax, rest = 0.0, income
    for limit, rate in ((10.0, 0.1), (30.0, 0.15), (50.0, 0.25)):
        part = min(rest, limit)
        tax += part * rate
        rest -= part
        if rest <= 0:
            break
    return tax + max(rest, 0.0) * 0.35


def grade(x: float) -> str:
    """Return a letter."""
    if x >= 0.9:
        return "A"
    if x >= 0.8:
        return "B"
    if x >= 0.7:
        return "C"
    return "F"


def age_group(age: Any) -> str:
    """Return a group of ages."""
    if pd.isnull(age):
        return "Unknown"
    if age < 13:
        return "Child"
    if age < 20:
        return "Teen"
    return "Adult" if age < 65 else "Senior"


def age_code(age: Any) -> int:
    """Return the number of a group."""
    if age <= 16:
        return 0
    if age <= 32:
        return 1
    if age <= 48:
        return 2
    if age <= 64:
        return 3
    return 4


def is_prime(n: int) -> bool:
    """Return whether a number is prime."""
    if n < 2:
        return False
    for i in range(2, int(n**0.5) + 1):
        if n % i == 0:
            return False
    return True


def factorial(n: int) -> int:
    """Return a factorial."""
    result = 1
    for i in range(2, n % 15 + 1):
        result *= i
    return result


def gcd(n: int) -> int:
    """Return a greatest common divisor."""
    a, b = n, 36
    while b:
        a, b = b, a % b
    return a


def leap(y: int) -> bool:
    """Return whether a year is a leap year."""
    return y % 4 == 0 and (y % 100 != 0 or y % 400 == 0)


def part_of_day(h: int) -> str:
    """Return a part of the day."""
    if 5 <= h < 12:
        return "Morning"
    if 12 <= h < 17:
        return "Afternoon"
    if 17 <= h < 21:
        return "Evening"
    return "Night"


def digits(n: int) -> int:
    """Return the sum of digits."""
    return sum(int(d) for d in str(n))


def human(seconds: int) -> str:
    """Return a time as text."""
    m, s = divmod(seconds, 60)
    h, m = divmod(m, 60)
    return f"{h:d}:{m:02d}:{s:02d}"


def human_size(x: float) -> str:
    """Return a size as text."""
    for unit in ["B", "KB", "MB"]:
        if x < 1024:
            return f"{x:.1f} {unit}"
        x /= 1024
    return f"{x:.1f} GB"


def guarded(x: float) -> float:
    """Return a quotient, where there is one."""
    try:
        return 100.0 / (int(x) - 5)
    except ZeroDivisionError:
        return 0.0


def newton(x: float) -> float:
    """Return a root."""
    guess = x / 2 or 1.0
    for _ in range(8):
        guess = 0.5 * (guess + x / guess)
    return guess


def clip(x: float, lo: float = LOW, hi: float = HIGH) -> float:
    """Return a value between limits."""
    return max(lo, min(hi, x))


def bucket(x: float) -> str:
    """Return a bin's name."""
    for i, edge in enumerate(BINS):
        if x < edge:
            return LABELS[i]
    return LABELS[-1]


def decade(y: int) -> str:
    """Return a decade."""
    return str(y // 10 * 10) + "s"


def roman(n: int) -> str:
    """Return a number in letters."""
    out = ""
    for value, letter in ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        while n >= value:
            out += letter
            n -= value
    return out


VALUES: dict[str, list[Any]] = {
    "price": [
        lambda x: x * 2,
        lambda x: x * RATE,
        lambda x: x**2,
        lambda x: x / 1000000,
        lambda x: round(x, 1),
        lambda x: round(x),
        lambda x: int(x),
        lambda x: str(x),
        lambda x: np.log(x + 1),
        lambda x: np.log1p(x),
        lambda x: np.sqrt(x),
        lambda x: math.sqrt(x),
        lambda x: math.log10(x + 1),
        lambda x: math.floor(x),
        lambda x: math.ceil(x / 10) * 10,
        lambda x: np.floor(x),
        lambda x: np.exp(-x / 40),
        lambda x: 1 / (1 + math.exp(-x)),
        lambda x: (x - MEAN) / STD,
        lambda x: abs(x - MEAN),
        lambda x: min(x, 100),
        lambda x: max(0, x - 5),
        lambda x: np.clip(x, 5, 50),
        lambda x: 1 if x > 50 else 0,
        lambda x: "high" if x > 50 else "low",
        lambda x: "cheap" if x < 20 else ("fair" if x < 60 else "dear"),
        lambda x: f"{x:.2f}",
        lambda x: f"${x:,.2f}",
        lambda x: "%.1f" % x,
        lambda x: f"{x:.0f} EUR",
        lambda x: x if x < HIGH else np.nan,
        lambda x: np.nan if x == 0 else 1 / x,
        lambda x: x * 9 / 5 + 32,
        lambda x: x > 30,
        lambda x: 10 < x <= 40,
        lambda x: np.where(x > 30, 1.0, 0.0).item(),
        lambda x: x * 0.9 if x > 100 else x * 0.95 if x > 50 else x,
        lambda x: len(str(x)),
        lambda x: float(f"{x:.1f}"),
        lambda x: int(x * 100) % 7,
        lambda x: np.round(x / 0.25) * 0.25,
        bracket,
        guarded,
        newton,
        clip,
        bucket,
        human_size,
    ],
    "amount": [
        lambda x: 0 if pd.isna(x) else x,
        lambda x: 0.0 if np.isnan(x) else x,
        lambda x: x if x == x else -1.0,
        lambda x: int(x) if pd.notnull(x) else 0,
        lambda x: "missing" if pd.isnull(x) else "ok",
        lambda x: f"{x:.2f}" if not math.isnan(x) else "",
        lambda x: "N/A" if pd.isna(x) else f"{x / 1e3:.1f}k",
        lambda x: np.nan if x > 2000 else x,
        lambda x: 1 if x > 500 else 0,
        lambda x: x / 12 if x else 0.0,
        lambda x: isinstance(x, float),
        lambda x: max(x, 0),
        lambda x: 1 if pd.notna(x) and x > 800 else 0,
        lambda x: None if pd.isna(x) else round(x),
    ],
    "score": [grade, lambda x: int(x >= 0.5), lambda x: f"{x:.2%}", lambda x: f"{x:.0%}", lambda x: 1 - x],
    "change": [
        lambda x: "up" if x > 0 else "down" if x < 0 else "flat",
        lambda x: 1 if x > 0 else (-1 if x < 0 else 0),
        lambda x: max(0, x),
        lambda x: np.sign(x),
        lambda x: abs(x) * 100,
        lambda x: f"{x:+.2%}",
        lambda x: np.tanh(x),
        lambda x: "color: red" if x < 0 else "color: green",
    ],
    "age": [
        age_group,
        age_code,
        lambda x: "child" if x < 18 else "adult",
        lambda a: int(a // 10 * 10) if a == a else -1,
        lambda a: 1 if a >= 65 else 0,
        lambda a: "nan" if np.isnan(a) else str(int(a)),
    ],
    "quantity": [
        lambda x: x + 1,
        lambda x: x % 2 == 0,
        lambda x: "even" if x % 2 == 0 else "odd",
        lambda x: x // 5,
        lambda x: x * x - 3 * x,
        lambda x: float(x),
        lambda x: str(x).zfill(4),
        lambda x: bin(x).count("1"),
        lambda x: hex(x),
        lambda x: chr(97 + x % 26),
        lambda x: x in GOOD_CODES,
        lambda x: sum(range(x)),
        lambda x: sum(i * i for i in range(x)),
        lambda x: max(x - 10, 0) ** 0.5,
        lambda x: x << 2 | 1,
        lambda x: math.factorial(x % 10),
        lambda x: math.comb(30, x),
        lambda x: [x, x + 1],
        lambda x: (x, x * 2),
        is_prime,
        factorial,
        gcd,
        roman,
    ],
    "code": [
        lambda x: GRADES[x] if x in GRADES else "E",
        lambda x: GRADES.get(x, "other"),
        lambda x: 1 if x in BLOCKED else 0,
        lambda x: x in (1, 2, 3),
        lambda x: ["a", "b", "c", "d", "e", "f"][x],
        lambda x: {1: 0.5, 2: 0.75}.get(x, 1.0),
        lambda x: SEASONS.get(x * 2, "warm"),
        lambda x: "yes" if x == 1 else "no",
        lambda x: 0 if x == 5 else x,
        lambda x: x if x not in BLOCKED else None,
    ],
    "year": [
        leap,
        decade,
        lambda y: 2024 - y,
        lambda y: y // 100 + 1,
        lambda y: "19th" if y < 2000 else "20th",
        lambda y: str(y)[-2:],
        lambda y: int(str(y)[2:]),
        lambda y: f"{y}-{y + 1}",
    ],
    "hour": [
        part_of_day,
        lambda h: np.sin(2 * np.pi * h / 24),
        lambda h: math.cos(2 * math.pi * h / 24),
        lambda h: "night" if h < 6 or h >= 22 else "day",
        lambda h: h % 12 or 12,
        lambda h: f"{h:02d}:00",
        lambda h: 1 if h in [7, 8, 9, 16, 17, 18] else 0,
    ],
    "seconds": [
        human,
        digits,
        lambda s: s / 60,
        lambda s: s // 3600,
        lambda s: round(s / 3600, 2),
        lambda s: divmod(s, 60)[1],
        lambda s: str(s // 60) + " min",
        lambda s: pd.Timedelta(seconds=s),
        lambda s: pd.Timestamp("2020-01-01") + pd.Timedelta(seconds=s),
    ],
    "active": [lambda x: 1 if x else 0, lambda b: not b, lambda b: "Yes" if b else "No", lambda b: int(b)],
}
