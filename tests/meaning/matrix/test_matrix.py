"""The conformance matrix: what compiles gives what pandas gives, cell by cell; a part of it in every run."""

import argparse
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from tests.support.budget import THOROUGH
from tests.support.matrix.__main__ import _chosen
from tests.support.matrix.cells import Cell, cells
from tests.support.matrix.documented import SENTENCES
from tests.support.matrix.evidence import RECEIVERS, evidence_of, names_in
from tests.support.matrix.judge import judged
from tests.support.matrix.operations import TABLES
from tests.support.matrix.page import FILE as PAGE
from tests.support.matrix.page import page
from tests.support.matrix.table import Key, keys, read
from udf.bind.evidence_table import FILE, evidence

CELLS = list(cells())
TABLE = read()
STEP = 1 if THOROUGH else 97
"""Of so many cells a run tries one; a prime, so that it is another dtype for every operation."""


@pytest.mark.parametrize("cell", CELLS[::STEP], ids=lambda cell: cell.name)
def test_a_cell_is_no_worse_than_the_table_says(cell: Cell) -> None:
    """A cell that was equal, or refused, does not differ now."""
    found = judged(cell, 2 if THOROUGH else 1, every_form=THOROUGH)
    told = TABLE[Key(cell.receiver, cell.operation.name, cell.dtype)]
    assert found.outcome not in ("fault", "differs") or told.outcome in ("fault", "differs"), found.shows


def test_the_table_has_every_cell() -> None:
    """A cell that was added without a run of the matrix is seen."""
    assert [key for key in keys() if key not in TABLE] == []
    assert set(TABLE) <= set(keys())


@pytest.mark.parametrize("parts", [1, 3, 16])
def test_processes_share_all_cells(parts: int) -> None:
    """Each cell is run by one of them, with all others of its operation."""
    asked = argparse.Namespace(receiver=None, operation=None, dtype=None, open=False)
    dealt = [list(_chosen(argparse.Namespace(**vars(asked), part=f"{part}/{parts}"))) for part in range(parts)]
    assert Counter(cell for some in dealt for cell in some) == Counter(CELLS)
    assert max(map(len, dealt)) < 1.5 * len(CELLS) / parts


@pytest.mark.parametrize("receiver", TABLES)
def test_every_form_is_python(receiver: str) -> None:
    """And the product knows every operation in it."""
    known = {"np.bool_", *evidence().known[RECEIVERS[receiver]]}  # NumPy 1 calls np.bool so
    tried = {cell.operation for cell in CELLS if cell.receiver == receiver}
    assert [n for one in tried for form in one.forms for n in names_in(form) if n not in known] == []


def test_what_is_documented_is_on_the_page() -> None:
    """Each difference that counts as documented has its sentence in docs/semantics.md."""
    page = (Path(__file__).parents[3] / "docs" / "semantics.md").read_text(encoding="utf-8")
    assert [one.starts for one in SENTENCES if one.starts not in page] == []


@pytest.mark.skipif(not hasattr(np, "trapezoid"), reason="the table has the names of NumPy 2")
def test_the_evidence_and_the_page_are_those_of_the_table() -> None:
    """No cell is admitted that the table calls a difference, and the page tells what is admitted."""
    assert FILE.read_text(encoding="utf-8") == evidence_of(TABLE)
    assert PAGE.read_text(encoding="utf-8") == page(TABLE)
    shown = evidence().known["group"]
    assert "float64" in shown[".mean"].equal
