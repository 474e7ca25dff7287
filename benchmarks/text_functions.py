"""The functions of text that are measured, and text that is made for them where the real one is not at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyarrow as pa

if TYPE_CHECKING:
    from collections.abc import Callable


def length(s):  # noqa: ANN001, ANN201 - what a user writes has no types here
    """Count code points."""
    return len(s)


def tail(s):  # noqa: ANN001, ANN201
    """Ask whether it is a tail number."""
    return s.startswith("N") and s[1:].isdigit()


def first(s):  # noqa: ANN001, ANN201
    """Take the first field, clean."""
    return s.split("-")[0].strip().lower()


def money(s):  # noqa: ANN001, ANN201
    """Read an amount."""
    return float(s.replace("$", "").replace(",", ""))


def dated(s):  # noqa: ANN001, ANN201
    """Take a date apart."""
    return int(s[:4]) * 10000 + int(s[5:7]) * 100 + int(s[8:])


def label(row):  # noqa: ANN001, ANN201
    """Write a label of text and a number."""
    return f"{row['a']}-{row['b']:04d}"


def cleaned(s):  # noqa: ANN001, ANN201, C901 - it is what people write
    """Do forty lines of what people do to names."""
    s = s.strip()
    if not s:
        return "unknown"
    for ending in (" Intl", " International", " Airport"):
        if s.endswith(ending):
            s = s.removesuffix(ending)
    if "(" in s:
        s = s[: s.find("(")].rstrip()
    head, sep, rest = s.partition(",")
    if sep:
        s = head + " " + rest.strip()
    s = s.replace("St.", "Saint").replace("&", "and").replace("  ", " ")
    words = s.split()
    if len(words) > 4:
        s = words[0] + " " + words[1] + " " + words[-1]
    elif len(words) == 1 and len(s) == 3:
        s = s.upper()
    if s.isupper() and len(s) > 3:
        s = s.title()
    if s[0].islower():
        s = s[0].upper() + s[1:]
    if len(s) > 30:
        s = s[:27] + "..."
    return s


FUNCTIONS: Final[dict[str, tuple[Callable[..., Any], str]]] = {
    "len(s)": (length, "mixed"),
    "startswith and isdigit": (tail, "tails"),
    "split, strip, lower": (first, "mixed"),
    "float of an amount": (money, "amounts"),
    "a date by slices": (dated, "dates"),
    "40 lines of cleaning": (cleaned, "names"),
}
"""Functions of a text, and the column that each is measured on."""

LABELS: Final = "f-string of two columns"
"""The name of :func:`label`, a function of rows: of the column "tails", and of numbers below 10,000."""

WORDS: Final = (
    "Alpha Bay City Intl County Field Lake Municipal North Park Regional Ridge Saint St. Twin Valley (Old) & Airport"
)


def plain_and_other(random: np.random.Generator) -> tuple[list[str], list[str]]:
    """Return texts of 0 to 200 bytes in ASCII, and a few others: 5 % of both."""
    plain = ["x" * int(n) for n in random.integers(0, 60, 400)] + [
        " Ab-C d" * int(n) for n in random.integers(0, 28, 400)
    ]
    return plain, ["Köln-Bonn", "São Paulo - GRU", "東京-羽田", "Zürich" * 20] * 10


def generated(rows: int) -> dict[str, Any]:
    """Return columns as Arrow's large_string, of a few thousand different texts each; nothing but this file is read."""
    random = np.random.default_rng(1)
    plain, other = plain_and_other(random)
    words = WORDS.split()
    choices = {
        "tails": [
            f"N{n}{letter}"
            for n, letter in zip(random.integers(1, 99999, 4000), ["", "AA", "B", ""] * 1000, strict=True)
        ],
        "names": ["Lake " + " ".join(random.choice(words, random.integers(1, 6))) for _ in range(1500)],
        "mixed": plain + other,
        "amounts": [f"${x:,.2f}" for x in random.uniform(0, 1e6, 5000)],
        "dates": [f"{y:04d}-{m:02d}-{d:02d}" for y in range(2000, 2020) for m in range(1, 13) for d in (1, 9, 28)],
    }
    made = {}
    for name, values in choices.items():
        array = pa.array(values, pa.large_string())
        made[name] = array.take(pa.array(random.integers(0, len(array), rows)))
    return made
