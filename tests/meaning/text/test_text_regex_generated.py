"""Patterns made at random find in texts made at random what CPython's ``re`` finds, with all groups."""

import re
from random import Random

import pytest

from tests.support.budget import THOROUGH, budget, some
from tests.support.patterns import FLAGS, pattern, text
from tests.support.text_native import Bytes, Memory, library_function, tables_address, words
from udf.text.regex.image import PatternRefusedError, image, template
from udf.text.regex.pattern import Pattern

TEMPLATES = ("", "-", "<\\g<0>>", "é\\\\", "\\1x", "\\1\\1")


def native(name: str, encoding: str):
    return library_function(f"udf_text_re_{name}_{encoding}")


class Native:
    """A pattern with the library's functions."""

    def __init__(self, of: re.Pattern, encoding: str) -> None:
        self.encoding, self.groups = encoding, of.groups
        self.pattern = Pattern(of.pattern, of.flags)
        self.memory = Memory()

    def _image(self, *, anchored: bool = False, full: bool = False, tags: int | None = None) -> Bytes:
        tags = 2 * self.groups + 2 if tags is None else tags
        return Bytes(image(self.pattern, anchored=anchored, full=full, tags=tags, ascii_only=self.encoding == "ascii"))

    def test(self, value: str, how: str) -> bool:
        content, of = Bytes(value.encode()), self._image(anchored=how != "search", full=how == "fullmatch", tags=0)
        (found,) = native("test", self.encoding)(of.address, content.address, content.count, tables_address())
        return bool(found)

    def first(self, value: str, how: str) -> list[str | None] | None:
        content, of = Bytes(value.encode()), self._image(anchored=how != "search", full=how == "fullmatch")
        (places,) = native("find", self.encoding)(
            of.address, content.address, content.count, 0, 0, tables_address(), self.memory.address
        )
        if places == 0:
            return None
        spans = words(places, 2 * self.groups + 2)
        return [(a, b) for a, b in zip(spans[::2], spans[1::2], strict=True)]

    def every(self, value: str) -> list[tuple[tuple[int, int], ...]]:
        content, of = Bytes(value.encode()), self._image()
        data, count = native("all", self.encoding)(
            of.address, content.address, content.count, 0, self.groups + 1, tables_address(), self.memory.address
        )
        found = words(data, 2 * count * (self.groups + 1))
        return self._texts(found, content, value, self.groups + 1)

    def _texts(self, found, content, value, width):
        encoded = value.encode()
        pieces = [
            encoded[a - content.address : a - content.address + n].decode()
            for a, n in zip(found[::2], found[1::2], strict=True)
        ]
        return [tuple(pieces[i : i + width]) for i in range(0, len(pieces), width)]

    def split(self, value: str, limit: int) -> list[str]:
        content, of = Bytes(value.encode()), self._image()
        data, count = native("split", self.encoding)(
            of.address, content.address, content.count, limit, self.groups, tables_address(), self.memory.address
        )
        return [one for (one,) in self._texts(words(data, 2 * count), content, value, 1)]

    def sub(self, replacement: str, value: str, limit: int) -> tuple[str, int]:
        content, of = Bytes(value.encode()), self._image()
        written = Bytes(template(self.pattern, replacement)[0])
        data, size, count = native("sub", self.encoding)(
            of.address, written.address, content.address, content.count, limit, tables_address(), self.memory.address
        )
        made = b"".join(word.to_bytes(8, "little", signed=True) for word in words(data, (size + 7) // 8))
        return made[:size].decode(), count


def compiled(seed: int) -> tuple[re.Pattern, Random] | None:
    random = Random(seed)
    try:
        return re.compile(pattern(random), random.choice(FLAGS)), random
    except re.error:
        return None


def spans(match: re.Match, value: str) -> list[tuple[int, int]]:
    at = lambda place: place if place < 0 else len(value[:place].encode())
    return [tuple(map(at, match.span(group))) for group in range(match.re.groups + 1)]


def check(of: re.Pattern, encoding: str, random: Random, count: int = 8) -> None:
    mine = Native(of, encoding)
    for _ in range(count):
        value = text(random, encoding)
        shown = (of, value)
        for how in ("search", "match", "fullmatch"):
            match = getattr(of, how)(value)
            assert mine.first(value, how) == (None if match is None else spans(match, value)), (how, shown)
            assert mine.test(value, how) == (match is not None), (how, shown)
        groups = range(of.groups + 1)
        assert mine.every(value) == [tuple(m[g] or "" for g in groups) for m in of.finditer(value)], shown
        limit = random.choice((0, 0, 1, 2))
        assert mine.split(value, limit) == [part or "" for part in of.split(value, limit)], (limit, shown)
        replacement = random.choice(TEMPLATES if of.groups else TEMPLATES[:4])
        assert mine.sub(replacement, value, limit) == of.subn(replacement, value, limit), (replacement, limit, shown)


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["ascii", "utf8"])
def test_a_pattern_finds_what_python_finds(encoding) -> None:
    """The first match and all of them, with groups, in searches of every kind; splits and replacements."""
    done = 0
    for seed in range(budget(1200) if THOROUGH else 30):
        made = compiled(seed)
        if made is None:
            continue
        of, random = made
        try:
            check(of, encoding, random)
        except PatternRefusedError as refused:
            assert "too large" in str(refused), of  # noqa: PT017 - what else may be refused is not made here
            continue
        done += 1
    assert done > 0


IDIOMS = (
    (r"\d+", "room 12, floor 3"),
    (r"^[\w.+-]+@[\w-]+\.[\w.-]+$", "ada.lovelace+x@example.co.uk"),
    (r"\s+", "  too   many\tspaces\n here "),
    (r"\(?(\d{3})\)?[-. ]?(\d{3})[-. ]?(\d{4})", "call (555) 123-4567 or 555.987.6543"),
    (r"[^\w\s]", "Hello, world! (it's me)"),
    (r"\$?(\d{1,3}(?:,\d{3})*(?:\.\d+)?)", "from $1,234.50 to 99"),
    (r"(?P<y>\d{4})-(?P<m>\d\d)-(?P<d>\d\d)", "2021-03-04 and 1999-12-31"),
    (r"\b(mr|mrs|ms|dr)\b\.?", "Dr. Who met Mrs Smith"),
    (r"https?://\S+|www\.\S+", "see http://a.b/c?d=1 and www.x.org"),
    (r"#(\w+)", "#python and #regex"),
    (r" ([A-Za-z]+)\.", "Braund, Mr. Owen Harris"),
    (r"(\d+)\s*(kg|lbs?|g)\b", "80 kg, 5lb 300g"),
    (r"<[^>]+>", "<p>some <b>text</b></p>"),
    (r"(?<!x)y", "y"),
)


@pytest.mark.parametrize(("of", "value"), IDIOMS[:-1])
@pytest.mark.parametrize("flags", [0, re.IGNORECASE])
def test_public_idioms(of, value, flags) -> None:
    """Numbers, addresses, prices, titles, tags: in ASCII and with other code points around."""
    known = re.compile(of, flags)
    for encoding, one in (("ascii", value), ("utf8", value), ("utf8", f"é{value} ſ٣")):
        mine = Native(known, encoding)
        assert mine.every(one) == [tuple(m[g] or "" for g in range(known.groups + 1)) for m in known.finditer(one)]
        assert mine.sub("_", one, 0) == known.subn("_", one)


@pytest.mark.slow
@pytest.mark.parametrize(
    "of",
    [
        "\\w",
        "(?i:[à-þ])",
        "[^\\d_]",
        *["\\d", "\\s", "\\W", ".", "[a-z]", "(?i:[a-z])", "(?i:k)", "(?a:\\w)", "(?i:ß)"] * THOROUGH,
    ],
)
def test_a_set_has_the_code_points_that_python_s_has(of) -> None:
    """Over all planes of Unicode, surrogates left out: the first two whole, of the others some."""
    planes = [chr(point) for point in range(0x110000) if not 0xD800 <= point < 0xE000]
    known = re.compile(of)
    step = 1 << 14
    mine = Native(known, "utf8")
    mine.memory = Memory(step * 24)
    starts = range(0, len(planes), step)
    for start in (*starts[:8], *some(starts[8:])):
        value = "".join(planes[start : start + step])
        assert [one for (one,) in mine.every(value)] == known.findall(value)
