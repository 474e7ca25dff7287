"""Every example runs: those in docstrings, and the scripts in examples/."""

import doctest
import importlib
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contracts.test_imports import MODULES
from tests.support.budget import THOROUGH

ROOT = Path(__file__).parents[2]
WITH_EXAMPLES = [name for name, path in MODULES.items() if re.search(r"^\s*>>> ", path.read_text(), re.MULTILINE)]
BY_ITSELF = ROOT / "examples" / "flights.py"
SCRIPTS = sorted({*(ROOT / "examples").glob("*.py")} - {BY_ITSELF})


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_docstring_examples_run(name: str) -> None:
    """The sessions in a module's docstrings show what they say they show."""
    # what is imported with a library imports these modules in turn: it comes first
    importlib.import_module("udf.doors.dask.dask_accessor" if ".dask" in name else "udf.doors.pandas.pandas_accessor")
    module = importlib.import_module(name)
    shown: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    for test in doctest.DocTestFinder().find(module):
        runner.run(test, out=shown.append)
    assert runner.tries > 0
    assert not runner.failures, "".join(shown)


LONG = {"pandas_unchanged.py": pytest.mark.thorough}  # it runs all of pandas' own loops for comparison
SHORTER = {} if THOROUGH else {"flights_rows.py": ["64"], "flights_dask.py": ["0.2", "1"]}
"""Script -> its arguments: one row of 64, 200,000 rows on one worker; ``make demo`` runs them over all."""


@pytest.mark.slow
@pytest.mark.filterwarnings("default")  # of the libraries that a script uses
@pytest.mark.parametrize(
    "script", [pytest.param(script, marks=LONG.get(script.name, ())) for script in SCRIPTS], ids=lambda path: path.name
)
def test_script_runs_and_agrees(script: Path, capsys, monkeypatch, tmp_path) -> None:
    """Each script checks itself against its reference; the demo's functions agree on every row.

    A picture goes to a folder of the test: the checkout's own is that of ``make demo``.
    """
    monkeypatch.syspath_prepend(script.parent)  # as Python itself does
    pictured = {"weather.py": ["1" if THOROUGH else "8", str(tmp_path / "weather.png")]}
    monkeypatch.setattr(sys, "argv", [str(script), *{**SHORTER, **pictured}.get(script.name, ())])
    runpy.run_path(str(script), run_name="__main__")  # here, where the libraries are imported: half a minute for all
    assert "NO:" not in capsys.readouterr().out


@pytest.mark.slow
def test_a_script_runs_by_itself() -> None:
    """In a process of its own, as ``make demo`` starts it, it exits with 0."""
    command = [sys.executable, str(BY_ITSELF), *([] if THOROUGH else ["16"])]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own script
    assert done.returncode == 0, done.stdout + done.stderr
    assert "yes" in done.stdout
    assert "NO:" not in done.stdout
