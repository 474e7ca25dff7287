"""Admission at pandas' doors: an operation is compiled for the dtypes for which the matrix shows it equal."""

from __future__ import annotations

import pandas as pd
import pytest

import udf
from tests.support.budget import some
from tests.support.matrix.__main__ import judged
from tests.support.matrix.cells import Cell, cells
from tests.support.matrix.table import Key, read
from udf.bind.evidence import DOOR, evidence, through
from udf.errors import NotAdmittedError


def test_what_is_not_in_the_table_is_refused() -> None:
    """An operation that no cell has, by its name."""
    series = pd.Series([1.0, 2.0])
    with pytest.raises(NotAdmittedError, match="'hex' is not known to give exactly what pandas gives"):
        series.udf.map(lambda x: x.hex())


@pytest.mark.slow
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


def test_what_is_admitted_is_asked_of_the_dtypes_of_this_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """A nullable column without nulls is compiled as NumPy's is, and may be admitted where that is not."""
    monkeypatch.setitem(evidence().known["item"], "*", frozenset({"Int64"}))
    frame = pd.DataFrame({"a": [1, 2], "b": [3, 4], "c": ["x", "y"]})

    def product(r):
        return r.a * r.b

    assert frame.udf.apply(product, axis=1).tolist() == [3, 8]
    frame["b"] = frame["b"].astype("Int64")
    with pytest.raises(NotAdmittedError):
        frame.udf.apply(product, axis=1)
    frame["b"] = frame["b"].astype("int64")
    assert frame.udf.apply(product, axis=1).tolist() == [3, 8]


TABLE = read()
LEFT = {
    "column | np.abs | UInt64", "row | getitem of list | double[pyarrow]", "column | / | bool[pyarrow]",
}  # fmt: skip
"""Differences that are still compiled: ``and`` has no operation in bytecode, ``transform`` asks the values first."""
RED = [
    cell
    for cell in cells()
    if TABLE[Key(cell.receiver, cell.operation.name, cell.dtype)].outcome in ("fault", "differs")
    and cell.name not in LEFT
]


@pytest.mark.slow
@pytest.mark.parametrize("cell", some(RED), ids=lambda cell: cell.name)
@pytest.mark.filterwarnings("ignore")  # pandas of numbers that do not fit
def test_what_the_table_calls_a_difference_is_not_compiled(cell: Cell) -> None:
    """In none of the forms that the line has: pandas runs it."""
    found = judged(cell, 1, every_form=True)
    assert found.outcome not in ("fault", "differs"), found.shows
