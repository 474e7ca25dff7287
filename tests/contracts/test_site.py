"""The site of docs/: each public name is in the API reference, and a broken link is found."""

import importlib
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import udf

ROOT = Path(__file__).parents[2]
REFERENCE = "\n".join(path.read_text() for path in sorted((ROOT / "docs" / "api").glob("*.md")))
NAMED = set(re.findall(r"^\.\. auto\w+:: (?:[\w.]+\.)?(\w+)$", REFERENCE, re.MULTILINE))
WHOLE = set(re.findall(r"^\.\. automodule:: ([\w.]+)$", REFERENCE, re.MULTILINE))
ELSEWHERE = {"cache": "udf.cache", "options": "udf.options", "engine": "udf.engine"}
"""Names that are modules or objects -> how the reference calls them."""


@pytest.mark.parametrize("module", ["udf", "udf.pandas", "udf.random", "udf.compiler"])
def test_the_reference_has_every_public_name(module) -> None:
    """A name of ``__all__`` has a directive of its own, unless its module is shown whole."""
    names = set(importlib.import_module(module).__all__)
    missing = set() if module in WHOLE else names - NAMED
    assert {name for name in missing if ELSEWHERE.get(name, "nowhere") not in REFERENCE} == set()


def test_what_the_reference_names_exists() -> None:
    """Each ``currentmodule`` and module path can be imported."""
    assert udf.__name__ == "udf"
    for path in set(re.findall(r"^\.\. auto(?:class|function|data)?:: (udf[\w.]*)\.\w+$", REFERENCE, re.MULTILINE)):
        if not path.endswith("spark"):
            assert importlib.import_module(path)


def test_a_broken_link_is_found(tmp_path) -> None:
    """``make site`` fails for a file or an anchor that is not there."""
    (tmp_path / "b.html").write_text('<h1 id="here">b</h1>')
    (tmp_path / "a.html").write_text('<a href="b.html#here">1</a><a href="b.html#gone">2</a><img src="c.png">')
    command = [sys.executable, str(ROOT / "docs" / "check_links.py"), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own
    assert (done.returncode, done.stdout.splitlines()) == (1, ["a.html: b.html#gone", "a.html: c.png"])


def test_a_page_that_fails_gives_no_notebook(tmp_path, monkeypatch) -> None:
    """Another output than the page shows fails the build; else the notebook has text, statements, and output."""
    monkeypatch.syspath_prepend(ROOT / "docs")
    write = importlib.import_module("tutorial_notebook").write_notebook
    page, notebook = tmp_path / "page.md", tmp_path / "page.ipynb"
    page.write_text("# Sum\n\n```python\n>>> x = 1\n>>> x + 1\n2\n>>> print(x)\n1\n```\n\nEnd.\n")
    write(page, notebook)
    cells = json.loads(notebook.read_text())["cells"]
    assert [cell["source"] for cell in cells] == ["# Sum", "x = 1\nx + 1", "print(x)", "End."]
    assert [cell["outputs"][0]["output_type"] for cell in cells[1:3]] == ["execute_result", "stream"]
    page.write_text(page.read_text().replace("\n2\n", "\n3\n"))
    with pytest.raises(ValueError, match="Expected:\n    3\nGot:\n    2"):
        write(page, notebook)
