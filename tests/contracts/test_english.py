"""Plain English where a user reads: no private words, and sentences of 25 words on average (docs/english.md)."""

import ast
import inspect
import re
from pathlib import Path

import pytest

from tests.contracts.test_public_names import public

ROOT = Path(__file__).parents[2]
NOT_READ = {"docs/english.md", "docs/benchmarks.md"}
"""The list of words itself, and a table that is generated."""
PAGES = sorted(
    path for path in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")) if str(path.relative_to(ROOT)) not in NOT_READ
)
PRIVATE = re.compile(
    r"\bdoors?\b|\bhand(?:s|ed)? (?:out|over|a function)\b|\bis handed\b|\b(?:is|are|was|were|be) asked\b"
    r"|\basked (?:for|of)\b|\b(?:is|are) taken (?:to|as|for|apart)\b|\brefused by name\b|\bby itself alone\b"
    r"|\bmade of nothing\b|\bof nothing\b|\bnone of (?:its|their|them)\b|\bwho (?:asks|names|writes|wants)\b"
    r"|\bthat nobody\b",
    re.IGNORECASE,
)
"""Words of ours that no reader knows."""
SHORT = re.compile(rf"{PRIVATE.pattern}|\bask(?:s|ed)?\b|\bnobody\b|\bsee to\b|\bis meant\b", re.IGNORECASE)
"""And in docstrings and texts of errors."""
INTERNAL = {"udf/base/catalogue.py", "udf/frontend/driver/rewrites.py", "udf/base/stages.py"}
"""Tables whose texts are for developers."""
MEAN = 25


def place(path: Path) -> str:
    return str(path.relative_to(ROOT))


def prose(text: str) -> str:
    """Return the running text of a page: no code, tables, headings, link targets or directives."""
    text = re.sub(r"^(```|~~~).*?^\1$", "\n", text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"^(?:\||#|:::|---).*$", "\n", text, flags=re.MULTILINE)
    text = re.sub(r"``[^`]*``|`[^`]*`", "code", text)
    return re.sub(r"\]\([^)]*\)", "]", text)


def private(text: str, words: re.Pattern[str] = PRIVATE) -> list[str]:
    """Return the private words of a text, those too that go over the end of a line."""
    return [found[0] for found in words.finditer(" ".join(text.split()))]


def sentences(text: str) -> list[str]:
    """Return the sentences of running text; a list's item is one, or several."""
    parts = re.split(r"\n\s*\n|(?m:^)\s*(?:[-*]|\d+\.) ", text)
    split = (one.strip() for part in parts for one in re.split(r"(?<=[.?!:;])\s+(?=[A-Z\[*(\d\"']|code)", part))
    return [one for one in split if one]


@pytest.mark.parametrize("path", PAGES, ids=place)
def test_a_page_is_in_plain_english(path: Path) -> None:
    """It has no private word, and its sentences are short on average."""
    text = prose(path.read_text())
    assert private(text) == []
    lengths = [len(one.split()) for one in sentences(text)]
    assert not lengths or sum(lengths) / len(lengths) <= MEAN


def test_public_docstrings_are_in_plain_english() -> None:
    """Of every public name and method, but for their examples."""
    texts = {inspect.getdoc(one) or "" for _, one in public()}
    running = [prose(re.sub(r"^ *-{3,}$", "", text.partition("\nExamples\n")[0], flags=re.MULTILINE)) for text in texts]
    assert len(running) > 150
    assert [found for text in running for found in private(text, SHORT)] == []
    lengths = [len(one.split()) for text in running for one in sentences(text)]
    assert sum(lengths) / len(lengths) <= MEAN


def texts_of(path: Path) -> list[str]:
    """Return the texts of a module of several words, docstrings and paths of documents left out."""
    tree = ast.parse(path.read_text())
    left_out = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    constants = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in left_out)
    texts = (re.sub(r"docs/\S+", "", node.value) for node in constants if isinstance(node.value, str))
    return [text for text in texts if len(text.split()) > 2]


@pytest.mark.slow
def test_texts_of_errors_are_in_plain_english() -> None:
    """Every text in the product: what errors and hints say, the command line, and reports."""
    modules = [path for path in sorted((ROOT / "udf").rglob("*.py")) if place(path) not in INTERNAL]
    found = {f"{place(path)}: {text}" for path in modules for text in texts_of(path) if SHORT.search(text)}
    assert found == set()


def test_the_check_finds_what_it_is_for() -> None:
    """A private word and a long sentence, and not those in code."""
    assert private(prose("A door is\nhanded `is asked`. ```x```")) == ["door", "is handed"]
    assert sentences(prose("One two. Three `four. five` six!\n\n- Seven\n- eight")) == [
        "One two.",
        "Three code six!",
        "Seven",
        "eight",
    ]
