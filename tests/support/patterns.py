"""Regular expressions made at random, and texts that they match now and then."""

import re
from random import Random

ATOMS = r"""
a b c . \d \w \s \D \W \S [ab] [^a] [a-c1] [^\s\d] \b \B ^ $ \n \Z \A x 1 - _ \. \u0661 é ß ſ [à-ü] [^é] [k-s] [\w-]
(a) (b|c) (?:ab|a) (a*) (b?) (a|b*) (?:a*|b) () (|a) (?i:B) (?:a|ab)(?:c|bcd) (?s:.) (?P<n{}>\d)
""".split()  # noqa: SIM905, RUF001 - a list of forty strings is harder to read; letters that look alike are meant
REPEATS = ("*", "+", "?", "*?", "+?", "??", "{2}", "{1,3}", "{0,2}?", "{2,}", "{0}", "{,2}")
FLAGS = (0, 0, 0, re.IGNORECASE, re.MULTILINE, re.DOTALL, re.ASCII, re.MULTILINE | re.DOTALL, re.IGNORECASE | re.ASCII)
LETTERS = {"ascii": "aaabbcx1 \n-._AB", "utf8": "aaabbcx1 \n-.ABéèßſKİ٣１日𐐀\u2003\u00a0s"}  # noqa: RUF001 - as above


def pattern(random: Random, depth: int = 0) -> str:
    """Return a pattern; it may be none that ``re`` takes."""
    parts = []
    for _ in range(random.randint(1, 4)):
        kind = random.random()
        if kind < 0.2 and depth < 3:
            part = f"({pattern(random, depth + 1)})"
        elif kind < 0.3 and depth < 3:
            part = f"(?:{pattern(random, depth + 1)}|{pattern(random, depth + 1)})"
        else:
            part = random.choice(ATOMS).replace("{}", str(random.randrange(10**6)))
        parts.append(part + (random.choice(REPEATS) if random.random() < 0.35 else ""))
    whole = "".join(parts)
    return f"{whole}|{pattern(random, depth + 1)}" if random.random() < 0.15 else whole


def text(random: Random, encoding: str, longest: int = 12) -> str:
    """Return a text."""
    return "".join(random.choices(LETTERS[encoding], k=random.randint(0, longest)))
