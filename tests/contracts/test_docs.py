"""Every Python block of README and docs runs, and every file, target and test that they name exists."""

import doctest
import re
import warnings
from importlib.util import find_spec
from pathlib import Path

import pytest

from udf.errors import FallbackWarning
from udf.options import options

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(r"^```python(?: needs ([\w ]+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""A Python block, and the modules without which it is left out."""


def place(path: Path) -> str:
    return str(path.relative_to(ROOT))


def blocks(path: Path) -> list[tuple[int, str]]:
    """Return (line of the first statement, code) of each fenced Python block that can run here."""
    text = path.read_text()
    return [
        (text.count("\n", 0, found.start(2)) + 1, found[2])
        for found in FENCE.finditer(text)
        if all(find_spec(name) for name in (found[1] or "").split())
    ]


def run(path: Path, line: int, code: str, names: dict[str, object]) -> None:
    """Run one block among ``names``: a session with ``>>>`` is compared with its output, else it is executed."""
    if not code.lstrip().startswith(">>>"):
        exec(compile("\n" * (line - 1) + code, place(path), "exec"), names)  # noqa: S102 - our own documents
        return
    test = doctest.DocTestParser().get_doctest(code, names, place(path), place(path), line - 1)
    shown: list[str] = []
    failed = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE).run(
        test, out=shown.append, clear_globs=False
    )
    names.update(test.globs)
    assert not failed.failed, "".join(shown)


@pytest.mark.slow
@pytest.mark.parametrize("path", [p for p in PAGES if blocks(p)], ids=place)
def test_every_python_block_runs(path: Path) -> None:
    """The blocks of a page run from top to bottom, in one namespace, and show what they say they show."""
    names: dict[str, object] = {"__name__": "__main__"}
    with options(fallback=None), warnings.catch_warnings():  # as a user has it, and nobody is shown a slow way unawares
        warnings.simplefilter("error", FallbackWarning)
        for line, code in blocks(path):
            run(path, line, code, names)


def _missing(path: Path, files: list[str]) -> set[str]:
    """Return the paths, links and targets of make that a page names and that there are not."""
    text = re.sub(r"^```.*?^```", "", path.read_text(), flags=re.MULTILINE | re.DOTALL)
    named = set(re.findall(r"`((?:benchmarks|docs|examples|kernels|ptx2cpp|templates|tests|udf)/[\w./-]*)`", text))
    short = set(re.findall(r"`((?:\w+/)*\w+\.(?:py|cuh))`", text)) - named - {"cuda.py", "numba.py"}  # of users
    links = {link for link in re.findall(r"\]\(([^)#:\s]+)\)", text) if "://" not in link}
    missing = {name for name in named if not (ROOT / name).exists()}
    missing |= {name for name in short if not any(one.endswith(f"/{name}") for one in files)}
    missing |= {link for link in links if not (path.parent / link).exists()}
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    return missing | (set(re.findall(r"`make ([\w-]+)", text)) - targets)


def test_every_path_that_is_named_exists() -> None:
    """`udf/pipeline.py`, `pipeline.py`, `make demo`, [text](file): what a page points at is there."""
    files = [str(one) for ending in ("py", "cuh") for one in ROOT.glob(f"[a-z]*/**/*.{ending}")]
    assert {place(path): missing for path in PAGES if (missing := _missing(path, files))} == {}
