"""The image of bytes that functions of the library of text read of each code point, and of powers of ten.

All of it is Python's own ``str``, asked for every code point. The layout is that of kernels/text_unicode.cuh.
"""

import unicodedata
from array import array
from collections.abc import Callable, Iterator
from sys import maxunicode
from typing import Final

from udf.text.unicode_tables import FLAGS

PAGE: Final = 128
SEVERAL: Final = 1 << 28
FIRST_POWER, LAST_POWER = -342, 324

PREDICATES: Final[dict[str, Callable[[str], bool]]] = {
    "alpha": str.isalpha,
    "decimal": str.isdecimal,
    "digit": str.isdigit,
    "numeric": str.isnumeric,
    "space": str.isspace,
    "lower": str.islower,
    "upper": str.isupper,
    "title": lambda c: c.istitle() and not c.isupper(),
    "printable": str.isprintable,
    "starts_name": str.isidentifier,
    "goes_on_name": lambda c: ("a" + c).isidentifier(),
    "cased": lambda c: (c + "a").title().endswith("a"),
    # only such a code point hides from a final sigma whether a letter follows
    "ignorable": lambda c: ("AΣ" + c + "A").lower()[1] == "σ" and ("AΣ" + c).lower()[1] == "ς",  # noqa: RUF001
}
"""What a code point is, by the name of the predicate."""

MAPPINGS: Final[tuple[Callable[[str], str], ...]] = (str.lower, str.upper, str.title, str.casefold)


def image() -> bytes:
    """Make the image anew, of the Python that runs; some seconds."""
    expansions: list[int] = []
    records: dict[tuple[int, ...], int] = {}
    blocks: dict[bytes, int] = {}
    pages = array("H")
    for start in range(0, maxunicode + 1, PAGE):
        points = list(map(chr, range(start, start + PAGE)))
        alike = {unicodedata.category(point) for point in points} <= {"Cn", "Co", "Cs"}  # no characters
        block = [records.setdefault(_record(p, expansions), len(records)) for p in points[: 1 if alike else PAGE]]
        pages.append(blocks.setdefault(array("H", block * (PAGE // len(block))).tobytes(), len(blocks)))
    parts = [
        b"".join(blocks),
        array("i", [number for record in records for number in record]).tobytes(),
        array("i", expansions).tobytes(),
        b"".join(power.to_bytes(8, "little") for pair in powers() for power in pair),
    ]
    header, body = [], pages.tobytes()
    for part in parts:
        body += bytes(-len(body) % 8)
        header.append(16 + len(body))
        body += part
    return array("i", header).tobytes() + body


def _record(point: str, expansions: list[int]) -> tuple[int, ...]:
    if "\ud800" <= point <= "\udfff":
        return (0, 0, 0, 0, 0)
    flags = sum(1 << bit for bit, name in enumerate(FLAGS) if PREDICATES[name](point))
    value = unicodedata.decimal(point, 0)
    return (flags | value << 16, *(_mapped(point, to(point), expansions) for to in MAPPINGS))


def _mapped(point: str, to: str, expansions: list[int]) -> int:
    """Return what to add to a code point, or where the several lie that it becomes."""
    if len(to) == 1:
        return ord(to) - ord(point)
    new = [ord(one) for one in to]
    place = next((i for i in range(len(expansions)) if expansions[i : i + len(new)] == new), len(expansions))
    expansions += new[: max(0, place + len(new) - len(expansions))] if place < len(expansions) else new
    return SEVERAL | len(new) << 16 | place


def powers() -> Iterator[tuple[int, int]]:
    """Yield the highest 128 bits of 10**q from ``FIRST_POWER`` to ``LAST_POWER``, high word first.

    Those from 10**-27 to 0.1 are rounded up, which the proof for quotients that are exact asks for.

    Source: Lemire, Number Parsing at a Gigabyte per Second, 2021, section 5.
    """
    for q in range(FIRST_POWER, LAST_POWER + 1):
        five = 5 ** abs(q)
        if q >= 0:
            shift = five.bit_length() - 128
            whole = five >> shift if shift >= 0 else five << -shift
        else:
            bits = (five - 1).bit_length()
            whole = (1 << (bits + 127 if q >= -27 else 2 * bits + 128)) // five + 1
            whole >>= whole.bit_length() - 128
        yield whole >> 64, whole & (2**64 - 1)
