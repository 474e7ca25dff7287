"""Make a page of sessions into a notebook: its text becomes Markdown, its statements become cells that run now.

``make site`` does it with the tutorial. An error in a block, or another output than the page shows, fails the build.
"""

from __future__ import annotations

import doctest
import json
import re
import warnings
from itertools import count
from pathlib import Path
from typing import Any, Final

BLOCK: Final = re.compile(r"^```python\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
KERNEL: Final = {"display_name": "Python 3", "language": "python", "name": "python3"}


def write_notebook(page: Path, notebook: Path) -> None:
    """Run the blocks of a page, and write it as an executed notebook."""
    names: dict[str, object] = {"__name__": "__main__"}
    cells: list[dict[str, Any]] = []
    numbers = count(1)
    for place, part in enumerate(BLOCK.split(page.read_text())):
        if place % 2:
            cells += [_cell(source, shown, next(numbers)) for source, shown in _run(part, names, page.name)]
        else:
            cells.append({"cell_type": "markdown", "source": part.strip()})
    named = [{"id": f"cell-{place}", "metadata": {}, **cell} for place, cell in enumerate(cells)]
    shape = {"nbformat": 4, "nbformat_minor": 5, "metadata": {"kernelspec": KERNEL}, "cells": named}
    notebook.write_text(json.dumps(shape, indent=1))


def _run(session: str, names: dict[str, object], page: str) -> list[tuple[str, str]]:
    """Run a session; return (statements, output): a cell ends where something is shown."""
    test = doctest.DocTestParser().get_doctest(session, names, page, page, 0)
    told: list[str] = []
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=told.append, clear_globs=False)
    if result.failed:
        raise ValueError("".join(told))
    names.update(test.globs)
    cells, source = [], ""
    for example in test.examples:
        source += example.source
        if example.want:
            cells.append((source.rstrip(), example.want.rstrip()))
            source = ""
    return [*cells, (source.rstrip(), "")] if source else cells


def _cell(source: str, shown: str, number: int) -> dict[str, Any]:
    """Return a cell of code, with what it printed or gave."""
    printed: dict[str, Any] = {"output_type": "stream", "name": "stdout", "text": shown}
    if source.splitlines()[-1].lstrip().startswith("print("):
        output = printed
    else:
        output = {
            "output_type": "execute_result",
            "execution_count": number,
            "metadata": {},
            "data": {"text/plain": shown},
        }
    outputs = [output] if shown else []
    return {"cell_type": "code", "execution_count": number, "source": source, "outputs": outputs}
