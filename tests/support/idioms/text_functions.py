"""Functions of texts, as notebooks clean names, tags and clocks with them."""

# The functions are what people write, not how they should.

import string
from typing import Final

import pandas as pd

from tests.support.idioms.case import Idiom, of_values

STOP: Final = ("the", "of", "a")
VOWELS: Final = set("aeiou")


def titles() -> pd.Series:
    """Return titles of books."""
    return pd.Series(["the rise of a Star", "Moby-Dick; or, the Whale", "ulysses", "La peste", "a b a"], name="title")


def clocks() -> pd.Series:
    """Return times of a day."""
    return pd.Series(["12:30", "07:05", "23:59"], name="clock", index=[3, 1, 2])


def minutes(clock: str) -> int:
    """Return the minutes since midnight."""
    hours, rest = map(int, clock.split(":"))
    return 60 * hours + rest


def seconds(clock: str) -> int:
    """Return the seconds since midnight."""
    hours, rest = [int(part) for part in clock.split(":")]
    return 3600 * hours + 60 * rest


def unique_words(text: str) -> str:
    """Return each word once, in order."""
    seen = []
    for word in text.lower().split():
        if word not in seen:
            seen.append(word)
    return " ".join(seen)


def jaccard(text: str) -> float:
    """Return how much the letters are those of "star"."""
    letters, others = set(text.lower()), set("star")
    return len(letters & others) / len(letters | others)


TEXTS: Final[tuple[Idiom, ...]] = (
    of_values(titles, "a list expression, joined", lambda s: " ".join([w for w in s.split() if w not in STOP])),
    of_values(titles, "`len([.. if ..])`", lambda s: len([c for c in s if c.isupper()])),
    of_values(titles, "a list without its last", lambda s: "-".join(s.split("-")[:-1])),
    of_values(titles, "a list turned round", lambda s: " ".join(s.split()[::-1])),
    of_values(titles, "`len(set(..))`", lambda s: len(set(s.split()))),
    of_values(titles, "`set(..) & set(..)`", jaccard),
    of_values(titles, "`sorted(..)` of words", lambda s: " ".join(sorted(s.split()))),
    of_values(titles, "`sorted(set(..))`", lambda s: "".join(sorted(set(s)))),
    of_values(titles, "`sorted(.., key=len, reverse=True)`", lambda s: sorted(s.split(), key=len, reverse=True)[0]),
    of_values(titles, "`max(.., key=len)`", lambda s: max(s.split(), key=len)),
    of_values(titles, "`min(.., key=lambda ..)`", lambda s: min(s.split(), key=lambda w: w.lower())),
    of_values(titles, "`sum(1 for c in s if c in ..)`", lambda s: sum(1 for c in s if c in VOWELS)),
    of_values(titles, "`next(.., default)`", lambda s: next((w for w in s.split() if len(w) > 5), "none")),
    of_values(titles, "`map(str.title, ..)`", lambda s: " ".join(map(str.title, s.split()))),
    of_values(titles, "`filter(str.isalpha, s)`", lambda s: "".join(filter(str.isalpha, s))),
    of_values(titles, "`list(s)`", lambda s: list(s)[-1]),
    of_values(titles, "a method of the class", str.upper),
    of_values(titles, "a list that grows", unique_words),
    of_values(titles, "a written list by a computed index", lambda s: ["low", "mid", "high"][len(s) % 3]),
    of_values(titles, "`str.maketrans`", lambda s: s.translate(str.maketrans("", "", string.punctuation))),
    of_values(clocks, "`a, b = map(int, ..)`", minutes),
    of_values(clocks, "`a, b = [int(p) for p in ..]`", seconds),
    of_values(clocks, "`sum(map(int, ..))`", lambda t: sum(map(int, t.split(":")))),
    of_values(clocks, "`hex(n)`, `bin(n)`", lambda t: hex(int(t[:2])) + bin(int(t[3:]))),
)
