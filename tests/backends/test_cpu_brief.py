"""Loops that are compiled in little time, for few rows: the same bits, and better code once there were many."""

import math
from dataclasses import replace

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.corpus import CORPUS, Case
from udf import cpu
from udf.base.raising import RowFailure
from udf.bind.bind import bind
from udf.columns.column import Column
from udf.cpu import cpu_backend
from udf.cpu import row_slices as loop
from udf.cpu.row_plan import DEFERRED, FAST
from udf.frontend import compile_to_ptx
from udf.runtime.store import cache
from udf.runtime.store.cache import MemoryCache

ROWS = 1 << 10
FEW = 1 << 15
VALUES = np.concatenate([np.linspace(-3.0, 3.0, ROWS - 4), [0.0, -0.0, np.nan, np.inf]])


@pytest.fixture(autouse=True)
def few(monkeypatch):
    """Compile as users do, by how many rows there are; other tests run what many rows run."""
    monkeypatch.setattr(cpu_backend, "FEW", FEW)
    monkeypatch.setattr(cache, "PROGRAMS", MemoryCache())


def bits_of_rows(program, columns, values):
    """Return each row's results by themselves, or where it raises."""
    found = []
    for row in range(len(columns[0])):
        one = tuple(Column(values=column.values[row : row + 1]) for column in columns)
        try:
            found.append([result.values.tobytes() for result in program.run(one, values)])
        except RowFailure as failure:
            found.append(failure.site.exception)
    return found


@pytest.mark.parametrize("case", CORPUS[::4], ids=lambda case: case.name)
def test_both_codes_give_the_same_bits(case: Case) -> None:
    """Of every row of a fourth of the corpus, edge values among them; NaN has the same sign and payload."""
    columns = tuple(
        Column(values=np.array(one, kind)) for one, kind in zip(zip(*case.rows, strict=True), case.dtypes, strict=True)
    )
    call = bind(case.function, columns)
    ptx = compile_to_ptx(call)
    brief, best = (cpu.BACKEND.load(cpu.BACKEND.build(ptx, replace(call, rows=rows))) for rows in (1, None))
    assert (bool(brief._loop.brief), bool(best._loop.brief)) == (True, False)
    assert bits_of_rows(brief, columns, call.values) == bits_of_rows(best, columns, call.values)


def weighted(window):
    total = 0.0
    for value in window:
        total = total * 0.5 + value if value > 0.25 else total + 1.0
    return total


def series(how):
    x = pd.Series(VALUES, name="x")
    keys = np.arange(ROWS) // 10
    return {
        "rows": lambda: udf.Series(x).applymap(lambda v: math.exp(-v * v) + math.sqrt(abs(v)), na_action="ignore"),
        "text": lambda: udf.Series(x.astype(str)).applymap(lambda s: len(s.strip("-")) + s.find("7")),
        "windows": lambda: udf.Series(x).rolling(10).apply(weighted, raw=True),
        "means": lambda: udf.Series(x).rolling(10).apply(lambda w: (w[-1] - w.mean()) / w.std(), raw=True),
        "groups": lambda: udf.DataFrame({"k": keys, "x": x}).groupby("k")["x"].agg(weighted),
        "scores": lambda: udf.DataFrame({"k": keys, "x": x}).groupby("k")["x"].transform(lambda g: g - g.mean()),
    }[how]()  # fmt: skip


@pytest.mark.parametrize("how", ["rows", "text", "windows", "means", "groups", "scores"])
def test_rows_windows_and_groups(how, monkeypatch) -> None:
    """Their loops for few rows, for many, and again for many after few."""
    monkeypatch.setattr(loop, "ENOUGH", (20 if how in ("windows", "means") else 2) * ROWS)
    found = [series(how)]
    assert any(one.brief for one in loops())
    found += [series(how) for _ in range(3)]
    assert all(one.brief == [] for one in loops())
    monkeypatch.setattr(cpu_backend, "FEW", -1)
    monkeypatch.setattr(cache, "PROGRAMS", MemoryCache())
    found.append(series(how))
    assert len({one.to_numpy(na_value=-1).tobytes() for one in found}) == 1


def loops():
    """Return the loops of the programs in memory."""
    programs = [entry.program.program for entry in cache.PROGRAMS._entries.values()]
    return [one for program in programs for one in (getattr(program, "loops", None) or {"": program._loop}).values()]


def test_few_rows_are_counted_until_they_are_many(folder, monkeypatch) -> None:
    """Then the better code is compiled, and kept for the next process."""
    monkeypatch.setattr(loop, "ENOUGH", 3 * ROWS)
    written = []
    monkeypatch.setattr(cache, "write_artefact", lambda _, artefact: written.append(set(artefact.code)))
    for _ in range(3):
        series("rows")
    assert loops()[0].brief == [FAST]
    assert {FAST, FAST + DEFERRED} <= written[0]
    assert len(written) == 1
    series("rows")
    assert loops()[0].brief == []
    assert FAST + DEFERRED not in written[1]


@pytest.mark.parametrize(
    ("rows", "length", "is_brief"),
    [
        (FEW, None, True), (FEW + 1, None, False), (FEW // 10, 10, True), (FEW // 10 + 1, 10, False), (2, 0, False),
        (0, None, False),
    ],
)  # fmt: skip
def test_few_rows(rows, length, is_brief) -> None:
    """Those of a window count as often as they are in windows; of any length they may be all."""
    column = udf.Series(np.ones(rows))
    if length is None:
        column.applymap(lambda v: v + 1)
    elif length:
        column.rolling(length).apply(weighted, raw=True)
    else:
        column.expanding().apply(weighted, raw=True)
    assert any(one.brief for one in loops()) == is_brief


@pytest.mark.slow
def test_compiled_ahead_it_is_the_better_code() -> None:
    """A file is for any number of rows."""
    made = udf.compile(lambda v: v + 1, "float64")
    assert all(FAST + DEFERRED not in artefact.code for artefact in made.artefacts)
