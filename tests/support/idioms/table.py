"""The table "what a function may do" of the docs, made of the corpus: ``python -m tests.support.idioms.table``."""

import inspect
import textwrap
from pathlib import Path
from typing import Final

from tests.support.idioms.case import Idiom
from tests.support.idioms.corpus import CORPUS, kept_from

FILE: Final = Path(__file__).parents[3] / "docs" / "idioms.md"

HEAD: Final = """# What a function may do

Functions as people write them in notebooks, each with what it shows. All of them run as tests: `.udf` gives the values,
dtype, index, and name that pandas itself gives (`tests/meaning/language/test_idioms.py`). The functions with their data
are in `tests/support/idioms/`, from which `python -m tests.support.idioms.table` makes this page.
"Runs" means: it compiles.
"""

GROUPS: Final = {
    "map": "Functions of a value: `series.udf.map(f)`",
    "row": "Functions of a row: `frame.udf.apply(f, axis=1)`",
    "rolling": "Functions of a window: `series.udf.rolling(n).apply(f)`",
    "axis=0": "Functions of a column: `frame.udf.apply(f)`, `agg`, `transform`",
    "times": "Times",
}


def written(idiom: Idiom) -> str:
    """Return a function's name, or a lambda as it was written."""
    function = idiom.function
    if function.__name__ != "<lambda>":
        return f"`{function.__name__}`"
    source = " ".join(textwrap.dedent(inspect.getsource(function)).split())
    start = source.index("lambda")
    depth, end, quote = 0, len(source), ""
    for place, letter in enumerate(source[start:], start):
        if letter in "\"'" and quote in ("", letter):
            quote = letter if not quote else ""
        if quote:
            continue
        depth += (letter in "([{") - (letter in ")]}")
        if depth < 0 or (letter == "," and depth == 0 and ":" in source[start:place]):
            end = place
            break
    return f"`{source[start:end]}`".replace("|", "\\|")


def codes(group: str) -> str:
    """Return the code of a group's functions that have a name, each once."""
    functions = dict.fromkeys(one.function for one in CORPUS if one.group == group and inspect.isfunction(one.function))
    sources = [textwrap.dedent(inspect.getsource(one)) for one in functions if one.__name__ != "<lambda>"]
    return "\nTheir code:\n\n```py\n" + "\n\n".join(sources) + "```\n" if sources else ""


def page() -> str:
    """Return the page."""
    parts = [HEAD]
    for group, title in GROUPS.items():
        parts.append(f"\n## {title}\n\n| what | function | |\n|---|---|---|\n")
        for idiom in CORPUS:
            if idiom.group == group:
                kept = kept_from(idiom)
                state = f"not yet: {kept}" if kept else "runs"
                parts.append(f"| {idiom.shows} | {written(idiom)} | {state} |\n")
        parts.append(codes(group))
    return "".join(parts)


if __name__ == "__main__":
    FILE.write_text(page())
