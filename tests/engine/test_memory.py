"""What functions that were called once leave behind: little, and a bounded number of programs."""

import gc
import weakref
from pathlib import Path

import numpy as np
import pytest

import udf
from udf import pipeline
from udf.base.handling import DEFAULT
from udf.cpu import elf
from udf.runtime.calls.jobs import Rows
from udf.runtime.choice.backends import back_end
from udf.runtime.store import cache
from udf.runtime.store.cache import MemoryCache

STATUS = Path("/proc/self/status")


def resident() -> int:
    """Return the kilobytes of memory that this process has."""
    gc.collect()
    (line,) = (line for line in STATUS.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1])


@pytest.mark.slow
@pytest.mark.skipif(not STATUS.exists(), reason="/proc is Linux'")
def test_a_module_that_was_optimised_leaves_little() -> None:
    """LLVM's passes are freed with the module: they were 75 KB for each function that was ever compiled."""
    from udf.cpu.native import host, optimise  # noqa: PLC0415 - LLVM

    text = "define double @f(double %x) {\n  %y = fmul double %x, %x\n  ret double %y\n}\n"
    for _ in range(20):
        optimise(text, host())
    before = resident()
    for _ in range(100):
        optimise(text, host())
    assert resident() - before < 2000


@pytest.fixture
def few(monkeypatch) -> MemoryCache:
    """Keep at most four programs in memory."""
    programs = MemoryCache(limit=4)
    monkeypatch.setattr(cache, "PROGRAMS", programs)
    return programs


@pytest.fixture
def built(monkeypatch) -> list[str]:
    """Return a list that gets the key of every function that is compiled."""
    keys: list[str] = []
    compile_to_ptx = pipeline.compile_to_ptx
    monkeypatch.setattr(pipeline, "compile_to_ptx", lambda call: keys.append(call.key) or compile_to_ptx(call))
    return keys


def distinct(number: int):
    """Return a function that no other number gives."""
    return eval(f"lambda x: x * {number}.5 + 1")  # noqa: S307 - our own text


SERIES = udf.Series(np.arange(4.0))


@pytest.mark.slow
def test_programs_and_their_code_go_with_their_number(few) -> None:
    """Twelve functions leave four programs, four mappings of code and the driver's, and no call of the others."""
    code = {"before": len(elf._loaded)}
    refs = []
    for number in range(12):
        function = distinct(number)
        assert list(SERIES.applymap(function)) == [x * (number + 0.5) + 1 for x in range(4)]
        refs.append(weakref.ref(next(reversed(few._entries.values())).program))
    gc.collect()
    assert len(few) == sum(there() is not None for there in refs) == 4
    assert len(elf._loaded) - code["before"] <= 5
    assert sum(len(known.calls) for one in few.calls._functions.values() for known in one) == 4


@pytest.mark.slow
def test_a_function_that_is_called_again_and_again_stays(few, built) -> None:
    """Also where its calls are found without looking into the cache; one that is not called goes, and comes back."""
    hot, cold = distinct(100), distinct(101)
    SERIES.applymap(hot)
    SERIES.applymap(cold)
    for number in range(10):
        SERIES.applymap(distinct(number))
        assert list(SERIES.applymap(hot))[1] == 101.5
    assert len(built) == 12
    assert list(SERIES.applymap(cold))[1] == 102.5
    assert len(built) == 13


@pytest.mark.slow
def test_what_runs_keeps_its_code(few) -> None:
    """A program that has gone from the cache while a call has it in hand still runs."""
    columns = (SERIES.column,)
    ready = pipeline.prepare(Rows(distinct(7), columns, (), {}, DEFAULT, None, {}), back_end("cpu"))
    for number in range(20, 28):
        SERIES.applymap(distinct(number))
    gc.collect()
    assert ready.compiled not in [entry.program for entry in few._entries.values()]
    (column,) = ready.compiled.program.run(columns)
    assert list(column.values) == [1.0, 8.5, 16.0, 23.5]


@pytest.mark.thorough
@pytest.mark.skipif(not STATUS.exists(), reason="/proc is Linux'")
def test_five_hundred_functions_more_leave_little(few) -> None:
    """Under 10 KB each, nearly all of it Numba's and LLVM's own; they were 84 KB."""
    for number in range(200):
        SERIES.applymap(distinct(number))
    before = resident()
    for number in range(200, 700):
        SERIES.applymap(distinct(number))
    assert (resident() - before) / 500 < 10
