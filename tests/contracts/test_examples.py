"""Every example runs: those in docstrings, and the scripts in examples/."""

from __future__ import annotations

import doctest
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contracts.test_imports import MODULES
from tests.support.budget import THOROUGH

ROOT = Path(__file__).parents[2]
WITH_EXAMPLES = [name for name, path in MODULES.items() if re.search(r"^\s*>>> ", path.read_text(), re.MULTILINE)]
SCRIPTS = sorted((ROOT / "examples").glob("*.py"))


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_docstring_examples_run(name: str) -> None:
    """The sessions in a module's docstrings show what they say they show."""
    module = importlib.import_module(name)
    shown: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    for test in doctest.DocTestFinder().find(module):
        runner.run(test, out=shown.append)
    assert runner.tries > 0
    assert not runner.failures, "".join(shown)


LONG = {"pandas_unchanged.py": pytest.mark.thorough}  # it runs all of pandas' own loops for comparison
SHORTER = {} if THOROUGH else {"flights_rows.py": ["16"], "flights_dask.py": ["1"]}
"""Script -> its arguments: one flight of 16, a million rows; ``make demo`` runs them over all."""


@pytest.mark.slow
@pytest.mark.parametrize(
    "script", [pytest.param(script, marks=LONG.get(script.name, ())) for script in SCRIPTS], ids=lambda path: path.name
)
def test_script_runs_and_agrees(script: Path) -> None:
    """Each script checks itself against its reference and exits with 0; the demo's functions agree on every row."""
    command = [sys.executable, str(script), *SHORTER.get(script.name, ())]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own scripts
    assert done.returncode == 0, done.stdout + done.stderr
    assert "NO:" not in done.stdout
