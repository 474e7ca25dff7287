"""How the processor reads and writes bytes of text: at a page's end, short literals as numbers, slices put together."""

import ctypes
import mmap
import random
import re
from functools import partial

import llvmlite
import numpy as np
import pyarrow as pa
import pytest

import udf
from udf.cpu.text_results import TextResults

PAGE = mmap.PAGESIZE


def at_the_end_of_memory(texts: list[str]) -> pa.Array:
    """Return a column whose last byte is the last of a page behind which nothing can be read."""
    image = "".join(texts).encode()
    pages = -(-len(image) // PAGE) + 1
    memory = mmap.mmap(-1, pages * PAGE)
    start = (pages - 1) * PAGE - len(image)
    memory[start : start + len(image)] = image
    held = (ctypes.c_char * (pages * PAGE)).from_buffer(memory)
    behind = ctypes.addressof(held) + (pages - 1) * PAGE
    protect = ctypes.CDLL(None, use_errno=True).mprotect
    assert protect(ctypes.c_void_p(behind), ctypes.c_size_t(PAGE), 0) == 0
    ends = np.cumsum([0, *(len(text.encode()) for text in texts)])
    chars = pa.foreign_buffer(ctypes.addressof(held) + start, len(image), base=(memory, held))
    return pa.LargeStringArray.from_buffers(len(texts), pa.py_buffer(ends.astype(np.int64)), chars)


def looked_at(s):
    """Look at the bytes of a text in every way that reads several at once."""
    found = s.find("z") + s.find("yz") + 7 * s.find("xyz") + len(s) + len(s.split()) + len(s.split("y"))
    if s.endswith("z") or s.startswith("xy") or s == "xyz" or s.isdigit() or s.isupper():
        found += 100
    return s.lower().strip().replace("y", "--") + s.split("x")[-1] + str(found)


@pytest.mark.parametrize("word", ["z", "xyz", "é", "-", " "])
def test_nothing_behind_a_column_is_read(word: str) -> None:
    """Its last text ends where memory does; a read behind it would end this process."""
    texts = [word * n for n in (*range(1, 41), 63, 64, 65)]
    column = at_the_end_of_memory(texts)
    assert list(udf.Series(column).map(looked_at)) == [looked_at(text) for text in texts]


def stands(s):
    """Ask for literals of every length that is compared as numbers, and longer ones."""
    found = ""
    for literal in ("a", "ab", "aba", "abab", "é", "é-", "abababa", "abababab", "ababababa", "aéaéaéaéaé"):
        found += str(s.startswith(literal)) + str(s.endswith(literal)) + str(s == literal) + str(literal != s)
    for literal in ("abababababababa", "abababababababab", "ababababababababa", "a\0", "\0"):
        found += str(s.startswith(literal)) + str(s.endswith(literal)) + str(s == literal)
    return found + s.removesuffix("bab") + "|" + s.removeprefix("abababababab")


@pytest.mark.slow
def test_literals_at_the_ends_of_texts() -> None:
    """Of any length, in texts that are shorter, as long, and longer; with other bytes before and behind."""
    texts = [("ab" * 12)[:n] for n in range(20)] + [("ab" * 12)[1:n] for n in range(2, 20)]
    texts += ["é", "é-", "-é", "aé" * 5, "aé" * 6, "éa" * 5, "a\0", "\0", "b\0", "\0\0", "abc", "Ab", "abababac"]
    assert list(udf.Series(texts).map(stands)) == [stands(text) for text in texts]


def taken_apart(s):
    """Count and take words and fields, from both ends."""
    words, fields = s.split(), s.split("-")
    found = f"{len(words)} {len(fields)} {fields[-1]}|{fields[0]}"
    if len(words) > 1:
        found += f"|{words[0]}|{words[-1]}|{words[-2]}|{words[1]}"
    if len(fields) > 2:
        found += f"|{fields[-2]}|{fields[-3]}|{fields[2]}"
    return found


def far(s):
    """Ask for a part that is not always there."""
    return s.split()[-3]


ENDS = "a b  c\t\n-\x0b\x1c\x1f\x85é\u3000"


@pytest.mark.slow
def test_words_and_fields_as_python_has_them() -> None:
    """Of white space of all kinds, in ASCII and in any text; and the IndexError of a part that is not there."""
    made = random.Random(13)
    for alphabet in (ENDS[:12], ENDS):
        texts = ["".join(made.choices(alphabet, k=made.randrange(40))) for _ in range(300)]
        assert list(udf.Series(texts).map(taken_apart)) == [taken_apart(text) for text in texts]
    with pytest.raises(IndexError, match="list index out of range"):
        udf.Series(["a b c", "a b"]).map(far)
    assert list(udf.Series(["a b c", " d e f g "]).map(far)) == ["a", "e"]


def found(row):
    """Search for one column in another."""
    s, part = row["s"], row["part"]
    return f"{s.find(part)} {part in s} {s.count(part)} {s.replace(part, '<>')} {s.partition(part + '.')[0]}"


@pytest.mark.slow
def test_searches_of_any_part() -> None:
    """Of parts of 0 to 40 bytes whose first and last byte are often found without the rest."""
    made = random.Random(14)
    for alphabet in ("ab.", "aéb."):
        texts = ["".join(made.choices(alphabet, k=made.randrange(80))) for _ in range(400)]
        parts = [text[made.randrange(9) :][: made.randrange(9)] if made.random() < 0.7 else "ab" * 20 for text in texts]
        frame = udf.DataFrame({"s": texts, "part": parts})
        assert list(frame.apply(found)) == [found({"s": s, "part": part}) for s, part in zip(texts, parts, strict=True)]


def test_whole_numbers_of_few_digits() -> None:
    """Of one to nine digits, with every other byte at every place; as Python has them, or its ValueError."""
    digits = ["0", "7", "42", "007", "9999", "12345", "123456", "1234567", "12345678", "99999999", "123456789"]
    broken = [text[:k] + other + text[k + 1 :] for text in digits for k in range(len(text)) for other in "/:-_ é٣\0"]
    series = udf.Series([*digits, *broken])
    wanted = []
    for text in [*digits, *broken]:
        try:
            wanted.append(int(text))
        except ValueError:
            wanted.append(None)
    assert list(series.map(int, errors="null")) == wanted
    plain = [text for text in [*digits, *broken] if text.isascii()]
    kept = [number for text, number in zip([*digits, *broken], wanted, strict=True) if text.isascii()]
    assert list(udf.Series(plain).map(int, errors="null")) == kept


def replaced(row):
    """Replace one column by another in a third, all of it and a part."""
    s, old, new = row["s"], row["old"], row["new"]
    return f"{s.replace(old, new)}|{s.replace(old, new, 1)}|{s.replace(old, new, 2)}|{s.replace(old, new, 0)}"


def test_replacements_of_any_length() -> None:
    """Of nothing, by nothing, at both ends, one behind the other."""
    made, parts = random.Random(15), ["", "a", "ab", "aa", "é", "xyz" * 30]
    texts = ["".join(made.choices("aabé", k=made.randrange(20))) for _ in range(300)]
    given = {"s": texts, "old": made.choices(parts[:5], k=300), "new": made.choices(parts, k=300)}
    rows = [dict(zip(given, row, strict=True)) for row in zip(*given.values(), strict=True)]
    assert list(udf.DataFrame(given).apply(replaced)) == [replaced(row) for row in rows]


def changed(s):
    """Change case, where a text is ASCII to some place."""
    return s.lower() + s.upper() + s.swapcase() + s.casefold() + s.title() + s.capitalize()


def test_case_around_the_first_code_point_beyond_ascii() -> None:
    """At every place of a text of up to three words, and several of them."""
    texts = [
        ("Ab c" * 6)[:n] + other + ("dE F" * 3)[:m] for n in range(26) for m in (0, 1, 9) for other in ("", "İß", "Σ")
    ]
    assert list(udf.Series(texts).map(changed)) == [changed(text) for text in texts]


@pytest.mark.skipif(llvmlite.__version__ < "0.48", reason="LLVM 20 keeps the calls whose result nobody needs")
def test_one_question_is_asked_once() -> None:
    """A text never changes: what was asked of it before is known, and what nobody needs is not asked."""
    from udf.bind.bind import bind  # noqa: PLC0415 - of the compiler's parts
    from udf.frontend import compile_to_ptx  # noqa: PLC0415 - as above

    def asks(s):
        words = s.split()
        s.count("q")
        return len(words) if "(" in s and s.find("(") > 2 and len(words) > 1 else 0

    ptx = compile_to_ptx(bind(asks, (udf.Series(["a"]).column,))).text
    calls = re.findall(r"\bcall(?:\.uni)?\s+(?:\([^)]*\),\s*)?(udf_text_\w+)", ptx)  # on one line or several
    assert sorted(calls) == ["udf_text_first_place", "udf_text_split_count_space_ascii"]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_slices_come_in_any_order(order: tuple[int, ...]) -> None:
    """Their bytes stand in the order of rows, in one part or several; each slice's memory is let go of once."""
    released = list[int]()
    for expected in (0, 3, 100):
        offsets = {0: np.zeros(7, np.int64)}
        results = TextResults(offsets, expected)
        released.clear()
        for k in order:
            offsets[0][2 * k + 1 : 2 * k + 3] = k + 1, 2 * (k + 1)
            chars = np.full(2 * (k + 1), ord("a") + k, np.uint8)
            results.add(2 * k, 2 * k + 2, {0: chars}, partial(released.append, k))
        column = results.column(0)
        assert column.text is not None
        assert bytes(column.text.chars) == b"aabbbbcccccc"
        assert [*column.values, column.text.stops[-1]] == [0, 1, 2, 4, 6, 9, 12]
        assert sorted(released) == [0, 1, 2]


def test_many_slices_on_several_threads() -> None:
    """More rows than a slice has, some of whose texts are longer than the columns': every one in its place."""
    rows = 150_000
    numbers = udf.Series(np.arange(rows))
    with udf.options(threads=3):
        made = numbers.map(lambda x: "x" * (x % 7) if x % 50_000 else "long" * 5_000)
    wanted = ["x" * (x % 7) if x % 50_000 else "long" * 5_000 for x in range(rows)]
    assert made.to_arrow().to_pylist() == wanted
