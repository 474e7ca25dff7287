"""``re`` in functions finds what CPython's finds, with all groups: in texts of ours, and made at random."""

import re
from random import Random

import pandas as pd
import pytest

import udf
from tests.support.against_python import assert_is_python
from tests.support.budget import THOROUGH, budget, some
from tests.support.patterns import FLAGS, pattern, text
from tests.support.text_native import Bytes, Memory, library_function, tables_address, words
from tests.support.written import written
from udf.errors import UdfCompileError
from udf.text.regex.image import PatternRefusedError, image, template
from udf.text.regex.pattern import Pattern

TEXTS = ["N123", "ab 12-34", "x", "", "hello world 5", "a1b22c333", "é٣ 12-7", "Mr. É 9-88x"]
NUMBERS = re.compile(r"(\d+)-(\d+)")
LETTER = re.compile(r"([a-z])(\d)?", re.IGNORECASE)
FEES = {"1": 3, "2": 5}
WORD = r"[a-z]+"


def expected(function, values):
    found = []
    for value in values:
        try:
            found.append(function(value))
        except (AttributeError, TypeError, ValueError, IndexError):
            found.append(None)
    return found


def check(function, values=TEXTS) -> None:
    """Compare whole columns, ASCII and not; null where Python raises."""
    for column in (values, [value for value in values if value.isascii()]):
        out = udf.Series(pd.Series(column)).applymap(function, errors="null").to_pandas().tolist()
        assert [None if pd.isna(value) else value for value in out] == expected(function, column)


WRITTEN = written(
    "def NAME(s):\n    BODY",
    r"""
of_match
    m = NUMBERS.search(s)
    if m is None:
        return "none"
    return m.group(2) + m[1] + m.group() + str(m.start(1) * 100 + m.end()) + str(m.span(2)[0])
optional_group
    m = LETTER.search(s)
    if not m:
        return "no letter"
    if m[2] is None or m[2] == "1":
        return "none or 1"
    return (m.group(2) or "?") + m.group(2).zfill(3) + str(int(m[2]) + len(m[2]))
what_takes_a_group
    digit = LETTER.search(s).group(2)
    known = FEES.get(digit, 9) + isinstance(digit, str) + (digit == None) + (digit in ("1", None))
    return f"{digit}{known}" + str(digit) + s.replace(digit or "x", "#")
pairs
    text = ""
    for letter, digit in re.findall(r"(\w)(\d)", s):
        text += digit + letter
    return text
named
    if m := re.compile(r"(?P<w>[a-z]+)\s(?P<n>\d+)").search(s):
        w, n = m.groups()
        return w + n + m["w"] + m.group("n", 1)[0] + m.string
    return ""
default_groups
    m = re.match(r"(a)|(b)|(x)", s)
    return "".join(m.groups("-")) if m else "?"
counted
    text, count = re.subn("[aeiou]", "", s)
    return text + str(count)
either
    m = NUMBERS.match(s) or NUMBERS.search(s)
    return m.group(1) if m else None
""",
    {"re": re, "NUMBERS": NUMBERS, "LETTER": LETTER, "FEES": FEES},
)


FUNCTIONS = {
    **{function.__name__.replace("_", " "): function for function in WRITTEN},
    "truth": lambda s: bool(re.search(r"\d", s)),
    "branch": lambda s: 1 if re.match(WORD, s) else 0,
    "flags by name": lambda s: re.fullmatch(r"[a-z]", s, flags=re.IGNORECASE | re.ASCII) is not None,
    "is None": lambda s: re.search(r"\d+", s) is None,
    "not": lambda s: not NUMBERS.match(s),
    "count": lambda s: len(re.findall(r"\d", s)),
    "joined": lambda s: "-".join(re.findall(r"\d+", s)),
    "item": lambda s: re.findall(r"\d+", s)[-1],
    "slice": lambda s: "".join(re.findall(r"\w", s)[1:-1]),
    "in": lambda s: "12" in re.findall(r"\d+", s),
    "sum": lambda s: sum(int(x) for x in re.findall(r"\d+", s)),
    "spaces": lambda s: re.sub(r"\s+", " ", s).strip(),
    "swap": lambda s: re.sub(r"(\w)(?P<b>\w)", r"\g<b>\1", s, count=2),
    "escape": lambda s: re.sub(re.escape("."), "", s),
    "split": lambda s: re.split(r"\s|-", s)[0],
    "split groups": lambda s: "|".join(re.split(r"(\d)", s, maxsplit=1)),
    "pattern's split": lambda s: len(NUMBERS.split(s)),
    "sum of patterns": lambda s: re.search("m" + "r", s, re.IGNORECASE).group(),
    "of a part": lambda s: bool(re.search("b", s.lower()[1:])),
    "none of group": lambda s: LETTER.search(s).group(2),
    "greatest group": lambda s: max(LETTER.search(s)[2], "2") + str(LETTER.search(s)[2] < "3"),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_gives_what_python_gives(name) -> None:
    """For every row, in ASCII and in other text."""
    check(FUNCTIONS[name])


@pytest.mark.slow
def test_what_is_raised_is_what_python_raises() -> None:
    assert_is_python(lambda s: re.search(r"\d", s).group(), "a1", "a")
    assert_is_python(lambda s: re.search(r"\d", s)[0], "a")
    assert_is_python(lambda s: re.match(r"(a)?(b)", s)[1].upper(), "ab", "b")
    assert_is_python(lambda s: int(re.match(r"(\d)?(b)", s)[1]), "1b", "b")
    assert_is_python(lambda s: re.match(r"(\d)?(b)?", s)[1] + re.match(r"(\d)?(b)?", s)[2], "1b", "b", "")
    assert_is_python(lambda s: re.match(r"(\d)?(b)", s)[1] in s, "1b", "b")


def test_a_pattern_is_read_anew_when_it_is_another() -> None:
    """It is part of what a function is."""
    made = lambda pattern: lambda s: bool(pattern.search(s))
    column = udf.Series(["a", "b"])
    assert column.applymap(made(re.compile("a"))).to_pandas().tolist() == [True, False]
    assert column.applymap(made(re.compile("b"))).to_pandas().tolist() == [False, True]
    assert column.applymap(made(re.compile("A", re.IGNORECASE))).to_pandas().tolist() == [True, False]


@pytest.mark.slow
def test_a_helper_and_a_loop_over_patterns() -> None:
    """Patterns in a helper, and a match that is asked for more than its truth later."""
    helper = lambda s: re.sub("[^0-9]", "", s)
    check(lambda s: helper(s) + "!")

    def later(s):
        m = re.search("(b)", s)
        if m:
            s = m.group(1) + s
        return s

    check(later)


def test_a_long_text_and_a_long_list_take_more_memory() -> None:
    """Made text and lists that do not fit at first."""
    values = ["a1" * 40000, "b"]
    out = udf.Series(values).applymap(lambda s: re.sub(r"\d", "<one>", s) + str(len(re.findall(r"\w", s))))
    assert out.to_pandas().tolist() == [re.sub(r"\d", "<one>", s) + str(len(s)) for s in values]


def test_a_search_takes_time_in_proportion_to_the_text() -> None:
    text = "a" * 5000
    assert udf.Series([text]).applymap(lambda s: bool(re.search(r"(a|a)*(a|aa)+$x?b", s))).to_pandas().tolist() == [
        False
    ]


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (lambda s: bool(re.search("(?=a)b", s)), "lookahead"),
        (lambda s: bool(re.search("(?<!a)b", s)), "negative lookahead or lookbehind"),
        (lambda s: bool(re.search(r"(a)\1", s)), "a backreference"),
        (lambda s: bool(re.search("(a)?(?(1)b|c)", s)), "a conditional"),
        (lambda s: bool(re.search(".{1,300}x.{1,300}y", s)), "too large"),
        (lambda s: bool(re.search("(a", s)), "missing \\), unterminated subpattern"),
        (lambda s: re.sub("a", r"\2", s), "invalid group reference"),
        (lambda s: re.search("(a)", s).group(2), "no such group: 2"),
        (lambda s: re.search("(a)", s).lastindex, "'lastindex' of a match is not supported"),
        (lambda s: re.split("(a)|b", s)[0], "re.split gives None for group 1"),
        (lambda s: NUMBERS.search(s, 2) is None, "pos, endpos"),
        (lambda s: bool(re.search(s, s)), "must be constants"),
        (lambda s: re.sub("a", lambda m: m[0], s), "takes a constant text as its replacement"),
    ],
)
def test_what_is_not_there_is_refused_by_name(function, message) -> None:
    """With what to do instead, where there is something."""
    with pytest.raises(UdfCompileError, match=message):
        udf.Series(["abc"]).applymap(function)


def test_a_missing_text_raises_as_python_does() -> None:
    """``re`` takes no null."""
    with pytest.raises(TypeError, match="expected string or bytes-like object"):
        udf.Series(["a", None]).applymap(lambda s: bool(re.search("a", s)))


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


def made_of(seed: int) -> tuple[re.Pattern, Random] | None:
    random = Random(seed)
    try:
        return re.compile(pattern(random), random.choice(FLAGS)), random
    except re.error:
        return None


def spans(match: re.Match, value: str) -> list[tuple[int, int]]:
    at = lambda place: place if place < 0 else len(value[:place].encode())
    return [tuple(map(at, match.span(group))) for group in range(match.re.groups + 1)]


def finds_the_same(of: re.Pattern, encoding: str, random: Random, count: int = 8) -> None:
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
        made = made_of(seed)
        if made is None:
            continue
        of, random = made
        try:
            finds_the_same(of, encoding, random)
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
