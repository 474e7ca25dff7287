"""Where ``auto`` runs calls over data in host memory on a machine with a GPU: two back ends with their own clock."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from udf.base.dtypes import dtype_of
from udf.base.stages import Result
from udf.bind.udf_call import LoadedProgram
from udf.columns.column import Column
from udf.errors import DeviceMemoryError, DTypeError, ExternCallError
from udf.runtime.calls.call_cache import PreparedCall
from udf.runtime.choice import auto as choice
from udf.runtime.choice.auto import Costs, costs, is_measured
from udf.runtime.choice.last_call import last_call


class Machine:
    """A function's times by rows on either back end; what runs moves the clock."""

    def __init__(self, cpu: Callable[[int], float], gpu: Callable[[int], float]) -> None:
        self.takes = {"cpu": cpu, "cuda": gpu}
        self.now, self.calls = 0.0, 0
        self.compiled = {name: LoadedProgram(program=None, returns=(RESULT,)) for name in self.takes}
        self.memory, self.built, self.compiles = True, False, True

    def call(self, rows: int) -> str:
        """Call the function over so many rows, and return where it ran."""
        column = Column(values=np.broadcast_to(0.0, rows))

        def prepare(_: Any, backend: Any) -> PreparedCall:
            if backend == "cuda" and not self.compiles:
                raise DTypeError("text", supported=("numbers",))
            return PreparedCall(self.compiled[backend], (column,), (), (None,))

        choice.run(OnMachine(self, column), prepare)
        found = last_call()
        assert found is not None
        return found.backend


class OnMachine:
    """A job over one column."""

    has_parts = True
    cached: Any = None

    def __init__(self, machine: Machine, column: Column) -> None:
        self.machine, self.columns = machine, (column,)

    def place(self) -> None:
        """Be told by the options."""

    def find(self, _: Any) -> PreparedCall | None:
        return PreparedCall(self.machine.compiled["cuda"], self.columns, (), (None,)) if self.machine.built else None

    def run(
        self, _: PreparedCall, backend: Any, columns: tuple[Column, ...], rows: int | None = None
    ) -> tuple[Column, ...]:
        if backend == "cuda" and not self.machine.memory:
            raise DeviceMemoryError(8, 0)
        self.machine.now += self.machine.takes[backend](rows or len(columns[0]))
        return columns


class BackEnd(str):
    """A back end by its name, over a bus of 30 GB a second."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return str(self)

    def bytes_a_second(self) -> float:
        return 30e9


RESULT = Result(dtype=dtype_of("float64"), name=None)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Machine]:
    def make(cpu: Callable[[int], float], gpu: Callable[[int], float]) -> Machine:
        made = Machine(cpu, gpu)
        monkeypatch.setattr(choice, "requested_backend", lambda: (None, ""))
        monkeypatch.setattr(choice, "back_end", lambda name: BackEnd(name))
        monkeypatch.setattr(choice, "_known", [])
        monkeypatch.setenv("INLAY_CACHE_DIR", str(tmp_path))
        monkeypatch.setattr(choice, "perf_counter", lambda: made.now)
        return made

    return make


@pytest.mark.parametrize("rows", [10**3, 10**4, 10**5, 10**6])
def test_short_calls_stay_on_the_processor(machine, rows: int) -> None:
    """A million rows of a cheap function never wait for a GPU."""
    made = machine(lambda n: 1e-5 + 1e-9 * n, lambda n: 2e-4 + 4e-9 * n)
    assert {made.call(rows) for _ in range(200)} == {"cpu"}


@pytest.mark.parametrize("cpu", [0.5e-9, 2e-9, 10e-9, 100e-9, 3e-6])
@pytest.mark.parametrize("gpu", [0.6e-9, 1.0e-9, 4e-9])
@pytest.mark.parametrize("rows", [10**5, 10**7, 10**9])
def test_calls_settle_on_the_faster_one(machine, cpu: float, gpu: float, rows: int) -> None:
    """And in all they take no more than a few times the best, with what it costs to begin with a GPU."""
    made = machine(lambda n: 1e-5 + cpu * n, lambda n: 2e-4 + gpu * n)
    best = min(made.takes.values(), key=lambda takes: takes(rows))(rows)
    calls = 200
    for _ in range(calls):
        made.call(rows)
    assert made.now <= 1.2 * calls * best + 3 * (Costs().context_seconds + choice.BUILD_SECONDS) + 10 * best
    if best * calls > 20:
        before = made.now
        made.call(rows)
        assert made.now - before <= 1.1 * best


def test_a_heavy_function_goes_to_the_gpu_at_once(machine) -> None:
    """A part of the rows shows that a call would take the processor a minute."""
    made = machine(lambda n: 6e-7 * n, lambda n: 1e-3 + 1e-9 * n)
    assert made.call(10**8) == "cuda"
    assert made.now < 2.0


@pytest.mark.parametrize("slow", ["cpu", "cuda"])
def test_a_pause_changes_nothing(machine, monkeypatch, slow: str) -> None:
    """One call that takes thirty times as long as the others sends no later one elsewhere."""
    monkeypatch.setitem(sys.modules, "cupy", object())
    other, pause = {"cpu": "cuda", "cuda": "cpu"}[slow], []
    takes = {slow: lambda n: 1e-9 * n * (pause.pop() if pause else 1), other: lambda n: 1.7e-9 * n}
    made = machine(takes["cpu"], takes["cuda"])
    made.built = True
    for _ in range(10):
        made.call(10**7)
    pause.append(30)
    assert [made.call(10**7) for _ in range(5)] == [slow] * 5


@pytest.mark.parametrize("slow", ["cpu", "cuda"])
def test_a_machine_that_changes_is_seen(machine, monkeypatch, slow: str) -> None:
    """What was slower for a while, since others had it, is looked at again, for a thirtieth of the time."""
    monkeypatch.setitem(sys.modules, "cupy", object())
    other, factor = {"cpu": "cuda", "cuda": "cpu"}[slow], [3.0]
    takes = {slow: lambda n: 1e-9 * n * factor[0], other: lambda n: 1.5e-9 * n}
    made = machine(takes["cpu"], takes["cuda"])
    made.built = True
    found = [made.call(10**7) for _ in range(300)]
    assert found[5:].count(slow) <= 300 / 30 + 1
    factor[0] = 1.0
    for _ in range(150):
        made.call(10**7)
    before = made.now
    for _ in range(100):
        made.call(10**7)
    assert made.now - before <= 1.05 * 100 * 1e-2


def test_a_call_that_goes_to_the_gpu_is_not_made_ready_for_the_processor(machine, monkeypatch) -> None:
    """To look for both programs takes as long as some calls: the one that ran last is looked for alone."""
    monkeypatch.setitem(sys.modules, "cupy", object())
    made, prepared = machine(lambda n: 2e-9 * n, lambda n: 1e-9 * n), []
    column, made.built = Column(values=np.zeros(10**7)), True

    def prepare(_: Any, backend: Any) -> PreparedCall:
        prepared.append(str(backend))
        return PreparedCall(made.compiled[backend], (column,), (), (None,))

    job = OnMachine(made, column)
    job.cached = SimpleNamespace(prints=False, on_gpu=False)
    for _ in range(100):
        choice.run(job, prepare)
    assert len(prepared) <= 20  # at first, and where the processor is measured again


SETTLING = {
    "a call is long": (10**8, lambda n: 1e-9 * n, lambda n: 5e-10 * n, {"gpu": 0.12, "built": False}, 39, "cuda"),
    "loading takes twenty calls": (10**5, lambda n: 5e-9 * n, lambda n: 2e-9 * n, {"gpu": 0.01}, 4, "cuda"),
    "a GPU that is ready costs nothing": (10**5, lambda n: 1e-5 + 1.1e-8 * n, lambda n: 2e-4 + 4e-9 * n, {}, 3, "cuda"),
    **{
        f"threads and pages are new, {rows}": (rows, lambda n: 2e-9 * n, lambda n: 5e-9 * n, {"times": 4.0}, 4, "cpu")
        for rows in (10**5, 10**6, 10**7)
    },
    **{
        f"threads begin, {rows}": (rows, lambda n: 5e-4 + 2.5e-10 * n, lambda n: 2e-4 + 6e-10 * n, {}, 2, "cpu")
        for rows in (10**8, 10**9)
    },
    **{
        f"small calls before, {rows}": (
            rows, lambda n: 1e-4 + 5e-10 * n, lambda n: 2e-4 + 7e-10 * n, {"small": 20}, 5, "cpu",
        )
        for rows in (10**5, 10**6, 10**8)
    },
}  # fmt: skip


@pytest.mark.parametrize("case", SETTLING)
def test_calls_settle_though_a_first_time_is_slow(machine, monkeypatch, case: str) -> None:
    """Where they take least, after a few calls; nothing of the first one, or of small ones, counts for all."""
    rows, cpu, gpu, first, calls, wanted = SETTLING[case]
    monkeypatch.setitem(sys.modules, "cupy", object())
    slow, late = [first.get("times", 1.0)], [first.get("gpu", 0.0)]
    made = machine(
        lambda n: cpu(n) * (slow.pop() if slow and n == rows else 1.0), lambda n: gpu(n) + (late.pop() if late else 0.0)
    )
    made.built = first.get("built", True)
    for _ in range(first.get("small", 0)):
        made.call(10**3)
    found = [made.call(rows) for _ in range(calls + 5)]
    assert set(found[calls:]) == {wanted}
    assert found[0] == "cpu" or "GPU that is ready" not in case


def test_what_the_machine_costs_is_kept(machine, tmp_path: Path, monkeypatch) -> None:
    """Measured by the first call through the GPU, and read by the next process; what is no measurement is not."""
    made = machine(lambda n: 6e-7 * n, lambda n: 1e-9 * n)
    assert costs() == Costs()
    assert made.call(10**8) == "cuda"
    (path,) = tmp_path.glob("machine-*.json")
    assert costs() == Costs(max(0.0, choice.MIN_CONTEXT_SECONDS), 30e9)
    monkeypatch.setattr(choice, "_known", [])
    assert costs().bytes_a_second == 30e9
    strange = ('{"context_seconds": 0.5, "bytes_a_second": 1e30}', '{"context_seconds": {}}')
    for text in ("{}", "[]", "null", "no JSON", *strange):
        path.write_text(text)
        monkeypatch.setattr(choice, "_known", [])
        assert costs() == Costs()
        assert not is_measured()


def test_a_full_gpu_leaves_the_call_to_the_processor(machine) -> None:
    made = machine(lambda n: 6e-7 * n, lambda n: 1e-9 * n)
    made.memory = False
    assert made.call(10**8) == "cpu"
    assert "too little memory" in last_call().why


def test_what_a_gpu_has_no_code_for_is_the_processors(machine) -> None:
    made = machine(lambda n: 6e-7 * n, lambda n: 1e-9 * n)
    made.compiles = False
    assert made.call(10**8) == "cpu"
    assert "no code" in last_call().why
    made.compiles = True
    assert made.call(10**8) == "cpu"


def test_what_prints_is_the_gpus(machine, monkeypatch) -> None:
    """The processor is asked once only, and the call says why it ran there."""
    made, asked = machine(lambda _: 1.0, lambda _: 2.0), []

    def prepare(_: Any, backend: Any) -> PreparedCall:
        asked.append(backend)
        if backend == "cpu":
            raise ExternCallError("f", ("vprintf",))
        return PreparedCall(made.compiled["cuda"], (), (), ())

    job = OnMachine(made, Column(values=np.zeros(3)))
    monkeypatch.setattr(job, "run", lambda *_: (), raising=False)
    monkeypatch.setattr(job, "cached", SimpleNamespace(prints=False, on_gpu=False), raising=False)
    for _ in range(3):
        choice.run(job, prepare)
    assert asked == ["cpu", "cuda", "cuda", "cuda"]
    last = last_call()
    assert last is not None
    assert (last.backend, last.why) == ("cuda", "it prints, which only a GPU can")


def test_what_was_asked_for_is_taken() -> None:
    """The report names the option; a call before the first has none."""
    with udf.options(backend="cpu"):
        udf.Series([1.0, 2.0]).applymap(lambda x: x * 2)
    assert udf.last_call().backend == "cpu"


CALLS = {
    "values": lambda s: udf.Series(s).applymap(lambda x: x * 2),
    "pandas": lambda s: s.udf.map(lambda x: x * 2),
    "rows": lambda s: s.to_frame("a").udf.apply(lambda row: row.a * 2, axis=1),
    "windows": lambda s: s.udf.rolling(3).apply(lambda w: w.sum()),
    "groups": lambda s: s.udf.groupby(s % 3).agg(lambda g: g.sum()),
    "Python": lambda s: s.udf.map(lambda x: __import__("json").dumps(x), fallback="python"),
}


@pytest.mark.filterwarnings("ignore::udf.errors.FallbackWarning")
@pytest.mark.parametrize("name", CALLS)
def test_a_call_says_its_rows_and_seconds(name) -> None:
    """Where it ran, too; of a back end that is named, and of Python."""
    with udf.options(backend="cpu"):
        CALLS[name](pd.Series(np.arange(50.0)))
    last = udf.last_call()
    assert (last.backend, last.rows) == ("python" if name == "Python" else "cpu", 50)
    assert last.seconds > 0
