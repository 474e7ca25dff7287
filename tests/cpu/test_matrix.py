"""The conformance matrix: what compiles gives what pandas gives, cell by cell; a part of it in every run."""

from __future__ import annotations

import pandas as pd
import pytest

import udf
from tests.support.budget import THOROUGH
from tests.support.matrix.__main__ import judged
from tests.support.matrix.cells import Cell, cells
from tests.support.matrix.evidence import RECEIVERS, names_in
from tests.support.matrix.operations import TABLES, operations
from tests.support.matrix.table import Key, keys, read
from udf.bind.evidence import DOOR, evidence, through
from udf.errors import NotAdmittedError

CELLS = list(cells())
STEP = 1 if THOROUGH else 67
"""Of so many cells a run tries one; a prime, so that it is another dtype for every operation."""


@pytest.mark.parametrize("cell", CELLS[::STEP], ids=lambda cell: cell.name)
def test_a_cell_is_no_worse_than_the_table_says(cell: Cell) -> None:
    """Nothing that is compiled differs from pandas: where the table knows a difference, it is refused."""
    found = judged(cell, 2 if THOROUGH else 1)
    assert found.outcome not in ("fault", "differs"), f"{cell.name}: {found.shows}"


def test_the_table_has_every_cell() -> None:
    """A cell that was added without a run of the matrix is seen."""
    table = read()
    assert [key for key in keys() if key not in table] == []
    assert set(table) <= set(keys())


def test_what_is_not_in_the_table_is_refused() -> None:
    """An operation that no cell has, by its name."""
    series = pd.Series([1.0, 2.0])
    with pytest.raises(NotAdmittedError, match="'hex' is not known to give exactly what pandas gives"):
        series.udf.map(lambda x: x.hex())


def test_a_cell_that_differs_is_refused_wherever_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a helper, in a try, by either name of a comparison; not at the doors of udf.Series."""
    monkeypatch.setitem(evidence().known["value"], "<", frozenset({"uint8"}))
    numbers = pd.Series([1, 2], dtype="uint8")

    def helper(v):
        return v >= 2

    def in_try(x):
        try:
            return x > 1
        except ValueError:
            return False

    for function in (lambda x: x < 2, lambda x: helper(x), in_try):
        with pytest.raises(NotAdmittedError, match="column of dtype 'uint8', in a function of a value"):
            numbers.udf.map(function)
        assert len(udf.Series(numbers).applymap(function)) == 2
        assert numbers.astype("int64").udf.map(function).tolist() == numbers.map(function).tolist()


def test_a_column_named_like_a_method_is_no_operation() -> None:
    """``row.hex`` is a column there."""
    frame = pd.DataFrame({"hex": [1.0, 2.0], "b": [1.0, 2.0]})
    assert frame.udf.apply(lambda row: row.hex + row.b, axis=1).tolist() == [2.0, 4.0]


def test_a_door_is_one_object_for_the_same_dtypes() -> None:
    """It is part of the key of a call, which is looked up for every call; the outermost counts."""
    seen = []
    for _ in range(2):
        with through("value", (None,), (pd.Series([1]).dtype,)):
            seen.append(DOOR.get())
            with through("group", (None,), (pd.Series([1]).dtype,)):
                assert DOOR.get() is seen[-1]
    assert seen[0] is seen[1]
    assert DOOR.get() is None


@pytest.mark.parametrize("receiver", TABLES)
def test_every_form_is_python(receiver: str) -> None:
    """And the product knows every operation in it."""
    known = evidence().known[RECEIVERS[receiver]]
    assert [n for one in operations(receiver) for form in one.forms for n in names_in(form) if n not in known] == []


def test_the_evidence_is_that_of_the_table() -> None:
    """No cell is admitted that the table calls a difference."""
    table = read()
    by_hand = Key("group", "mean", "float64")
    assert table[by_hand].outcome == "equal"
    assert "float64" not in evidence().known["group"][".mean"]
