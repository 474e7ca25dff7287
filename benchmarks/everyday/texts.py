"""Functions of one text."""

from __future__ import annotations

import json
import re
import string
import unicodedata
from typing import Any

import numpy as np
import pandas as pd

TITLE = re.compile(r" ([A-Za-z]+)\.")
YEAR = re.compile(r"\((\d{4})\)")
NUMBER = re.compile(r"\d+")
STOP = {"the", "was", "very", "a"}
POSITIVE = ["great", "good"]
NEGATIVE = ["bad", "late", "not"]
ORDER = {"low": 1, "medium": 2, "high": 3}
TITLES = {"Mr": "man", "Mrs": "woman", "Miss": "woman"}
REMOVE = str.maketrans("", "", string.punctuation)
SHORT = {"can't": "can not", "won't": "will not", "it's": "it is"}


def title_of(name: str) -> str:
    """Return a title."""
    found = re.search(r" ([A-Za-z]+)\.", name)
    if found:
        return found.group(1)
    return ""


def title_group(name: str) -> str:
    """Return what a title stands for."""
    title = name.split(",")[1].split(".", maxsplit=1)[0].strip()
    return TITLES.get(title, "rare")


def size(text: str) -> float:
    """Return a size in MB."""
    if text.endswith("M"):
        return float(text[:-1])
    if text.endswith("k"):
        return float(text[:-1]) / 1024
    return np.nan


def clean(text: str) -> str:
    """Return a text without what is no letter."""
    text = text.lower()
    text = re.sub(r"[^a-z ]", "", text)
    text = re.sub(r"\s+", " ", text)
    return text.strip()


def no_stop_words(text: str) -> str:
    """Return a text without stop words."""
    return " ".join([word for word in text.split() if word.lower() not in STOP])


def sentiment(text: str) -> int:
    """Return how good a text is."""
    score = 0
    for word in text.split():
        if word in POSITIVE:
            score += 1
        elif word in NEGATIVE:
            score -= 1
    return score


def money(text: Any) -> float:
    """Return an amount."""
    if isinstance(text, str):
        return float(text.replace("$", "").replace(",", ""))
    return float(text)


def number_or_none(text: str) -> Any:
    """Return a number, if it is one."""
    try:
        return float(text.rstrip("%"))
    except ValueError:
        return None


def minutes(clock: str) -> int:
    """Return minutes of the day."""
    h, m = clock.split(":")
    return int(h) * 60 + int(m)


def year_of(title: Any) -> Any:
    """Return a year in brackets."""
    if not isinstance(title, str):
        return np.nan
    found = YEAR.search(title)
    return int(found.group(1)) if found else np.nan


def without_accents(text: str) -> str:
    """Return a text without accents."""
    return "".join(c for c in unicodedata.normalize("NFD", text) if unicodedata.category(c) != "Mn")


def expand(text: str) -> str:
    """Return a text with its short forms written out."""
    for short, full in SHORT.items():
        text = text.replace(short, full)
    return text


def vowels(text: str) -> int:
    """Return how many vowels there are."""
    count = 0
    for c in text.lower():
        if c in "aeiou":
            count += 1
    return count


def domain(email: str) -> str:
    """Return a mail's domain."""
    return email.rsplit("@", maxsplit=1)[-1].split(".", maxsplit=1)[0] if "@" in email else "none"


def level(text: str) -> int:
    """Return a level's number."""
    if text == "low":
        return 1
    if text == "medium":
        return 2
    if text == "high":
        return 3
    return 0


def tidy_city(text: str) -> str:
    """Return a city's name."""
    text = text.strip().title()
    return "Other" if text in ("Unknown", "") else text


TEXTS: dict[str, list[Any]] = {
    "name": [
        title_of,
        title_group,
        lambda x: len(x),
        lambda x: x.split(",")[0],
        lambda x: x.split(",")[0].strip(),
        lambda x: x.split(",")[1].split(".")[0].strip(),
        lambda x: TITLE.search(x).group(1),
        lambda x: x.upper(),
        lambda s: s[0],
        lambda s: s[:3],
        lambda s: s[::-1],
        lambda s: "Mr." in s,
        lambda s: 1 if "Miss" in s or "Mrs" in s else 0,
        lambda s: " ".join(reversed(s.split(", "))),
        lambda s: s.replace("'", ""),
        lambda s: s.count(" "),
        lambda s: "".join(word[0] for word in s.split()),
        lambda s: hash(s) % 2 >= 0,
        lambda s: s.find(","),
    ],
    "city": [
        lambda s: s.strip(),
        lambda s: s.strip().lower(),
        lambda s: s.title().strip(),
        lambda s: s.lower().replace(" ", "_"),
        lambda s: np.nan if s == "unknown" else s,
        lambda s: s in ("London", "Paris"),
        lambda s: s.encode("utf-8"),
        lambda s: s.isascii(),
        without_accents,
        tidy_city,
    ],
    "level": [
        level,
        lambda x: ORDER.get(x, 0),
        lambda x: ORDER[x] if x in ORDER else np.nan,
        lambda x: {"low": 1, "medium": 2, "high": 3}.get(x),
        lambda x: x.capitalize(),
        lambda x: 1 if x == "high" else 0,
        lambda x: None if x == "none" else x,
        lambda x: x != "none",
        lambda x: ["none", "low", "medium", "high"].index(x),
    ],
    "sex": [
        lambda x: 1 if x == "male" else 0,
        lambda x: 0 if x == "female" else 1,
        lambda x: {"male": 0, "female": 1}[x],
        lambda x: x[0].upper(),
    ],
    "label": [
        lambda x: 0 if x == "unacc" else 1,
        lambda x: "good" in x,
        lambda x: x.startswith("v"),
        lambda x: 1 if x in ["good", "vgood"] else 0,
        lambda x: "positive" if x.endswith("good") else "negative",
    ],
    "title": [
        year_of,
        lambda x: x is None,
        lambda x: len(x) if isinstance(x, str) else 0,
        lambda x: x.lower() if isinstance(x, str) else "",
        lambda x: x if pd.notna(x) else "no title",
        lambda x: str(x)[:10],
        lambda x: re.sub(r" \(\d+\)", "", x) if isinstance(x, str) else x,
        lambda x: "Matrix" in str(x),
    ],
    "email": [
        domain,
        lambda x: x.split("@")[1],
        lambda x: x[x.index("@") + 1 :],
        lambda e: e.endswith(".com"),
        lambda e: bool(re.match(r"^[\w.]+@[\w.]+$", e)),
        lambda e: e.partition("@")[0],
    ],
    "path": [
        lambda p: p.split("/")[-1],
        lambda p: p.rsplit("/", 1)[0],
        lambda p: int(p.split("_")[1].split("/")[0]),
        lambda p: p.split("/")[-1].split(".")[0],
        lambda p: p.replace("|", ": "),
        lambda p: int(re.findall(r"\d+", p)[0]),
        lambda p: re.sub(r"-\d+", "", p),
        lambda p: NUMBER.findall(p),
        lambda p: "/new" + p[5:],
        lambda p: p.endswith(".csv"),
    ],
    "date": [
        lambda d: d[:4],
        lambda d: int(d[:4]),
        lambda d: int(d.split("-")[1]),
        lambda d: "/".join(reversed(d.split("-"))),
        lambda d: d.replace("-", ""),
        lambda d: pd.to_datetime(d).year,
        lambda d: pd.Timestamp(d),
    ],
    "clock": [minutes, lambda t: int(t[:2]), lambda t: t.split(":")[0] + "h", lambda t: sum(map(int, t.split(":")))],
    "money": [
        money,
        lambda x: float(x[1:].replace(",", "")),
        lambda x: x.strip("$"),
        lambda x: float(re.sub(r"[$,]", "", x)),
        lambda x: len(x.split(".")[0]),
    ],
    "percent": [number_or_none, lambda x: float(x.strip("%")) / 100, lambda x: float(x[:-1]), lambda x: x.rstrip("%")],
    "size": [
        size,
        lambda x: x.replace("M", "000000").replace("k", "000"),
        lambda x: np.nan if x.startswith("Varies") else x,
        lambda x: float(x.replace("M", "")) if "M" in x else np.nan,
        lambda x: x[-1].isalpha(),
        lambda x: x.isdigit(),
    ],
    "text": [
        clean,
        no_stop_words,
        sentiment,
        expand,
        vowels,
        lambda x: x.split(),
        lambda x: len(x.split()),
        lambda x: len(set(x.split())),
        lambda x: x.lower(),
        lambda x: x.translate(REMOVE),
        lambda x: " ".join(w.lower() for w in x.split()),
        lambda x: sum(len(w) for w in x.split()) / len(x.split()),
        lambda x: max(x.split(), key=len),
        lambda x: re.sub(r"\d+", "", x),
        lambda x: re.sub("[^a-zA-Z]", " ", x),
        lambda x: "".join([c for c in x if c not in string.punctuation]),
        lambda x: any(w in x for w in POSITIVE),
        lambda x: sum(1 for c in x if c.isupper()),
        lambda x: x.count("!"),
        lambda x: bool(re.search(r"\bgood\b", x)),
        lambda x: x.replace("\n", " ").strip(),
        lambda x: json.dumps({"text": x}),
        lambda x: " ".join(sorted(x.split())),
        lambda x: x[:15] + "..." if len(x) > 15 else x,
    ],
    "tags": [
        lambda x: x.split("|"),
        lambda x: x.split("|")[0],
        lambda x: len(x.split("|")),
        lambda x: "good" in x.split("|"),
        lambda x: ", ".join(sorted(x.split("|"))),
        lambda x: x.partition("|")[2],
    ],
}
