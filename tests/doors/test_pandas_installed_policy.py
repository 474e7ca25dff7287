"""When ``udf.pandas`` compiles: what is kept on disk, what was learnt before, and pandas' time as it is measured."""

import itertools
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

import udf
import udf.pandas
from tests.support.installed import collatz, on_cpu, same  # noqa: F401 - a fixture
from udf.base.versions import stamp_of
from udf.doors.installed import plans
from udf.doors.installed.attempt import Attempt
from udf.doors.installed.calls import PandasCall, Sample
from udf.doors.installed.plans import PLANS, CompileCosts, Plan
from udf.doors.installed.screen import look
from udf.doors.installed.settings import IMPORT_SECONDS, KINDS
from udf.runtime.store import cache

ROOT = Path(__file__).parents[2]

SCRIPT = """
import sys
import pandas as pd
import udf.pandas
udf.options.backend = "cpu"
udf.pandas.install(always=sys.argv[1:] == ["always"])
made = pd.Series(range(300_000)).map(lambda x: x * 3 + 1)
(site,) = udf.pandas.report()
print(int(made.sum()), site.compiled, "numba" in sys.modules)
"""


def _run(folder: Path, *arguments: str) -> list[str]:
    command = [sys.executable, "-W", "ignore", "-c", SCRIPT, *arguments]
    environment = {"INLAY_CACHE_DIR": str(folder), "PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)  # noqa: S603
    return done.stdout.split()


@pytest.mark.slow
def test_a_later_process_runs_what_is_kept_without_the_compiler(tmp_path) -> None:
    """A call that would not pay for the compiler; also where files of the cache are damaged, it is never wrong."""
    total = str(sum(x * 3 + 1 for x in range(300_000)))
    folder = tmp_path / "kept"
    assert _run(folder, "always") == [total, "1", "True"]
    assert _run(folder) == [total, "1", "False"]
    for path in folder.rglob("*.udf"):
        path.write_bytes(path.read_bytes()[:-3] + b"???")
    assert _run(folder)[0] == total


@pytest.mark.slow
def test_a_function_with_side_effects_is_run_once_a_row() -> None:
    """Pandas is not timed at rows that it runs again."""
    seen: list[int] = []
    counts = {"n": 0}

    def appends(x):
        seen.append(x)
        return x

    def counts_up(x):
        counts["n"] += 1
        return x

    with udf.pandas.accelerated():
        for function in (appends, counts_up):
            pd.Series(range(100_000)).map(function)
    assert len(seen) == counts["n"] == 100_000
    assert not look(appends).repeats
    assert not look(counts_up).repeats


def called(kind, function, **named):
    """Return a call of a million rows that nothing runs, but for what is ``named``."""
    nothing = {"ours": lambda: None, "some": lambda *_: None, "differs": lambda *_: "", "given": lambda: None}
    size = {"types": ("fed",), "rows": 10**6, "calls": 10**6, "first": lambda calls: calls}
    return PandasCall(kind=kind, function=function, **{**nothing, **size, **named})


def test_pandas_time_is_measured_and_not_told_from_instructions() -> None:
    """A call of NumPy is one instruction and takes a hundred times as long: compiled at its first call."""
    import_module("numba")
    data = pd.Series(np.arange(60_000.0))
    with udf.pandas.accelerated():
        data.rolling(50).apply(lambda w: np.nanmax(w) - np.nanmin(w), raw=True)
    (site,) = udf.pandas.report()
    assert site.compiled == 1, site.why


def test_the_first_calls_tell_what_all_take() -> None:
    """Pandas' fixed costs apart, and what its first call imports; one that takes long is not timed for more."""
    call = called("value", lambda x: x * 0.25)
    attempt = Attempt(call)
    few, _, many = attempt.sizes
    seconds = iter((0.2, 0.001, 0.001 + 1e-6 * (many - few)))
    for calls in attempt.trials():
        attempt.timed(calls, next(seconds))
    assert attempt.pandas == pytest.approx(1.0, rel=1e-3)
    PLANS.clear()
    attempt = Attempt(call)
    trials = [attempt.timed(calls, 2.0) for calls in attempt.trials()]
    assert len(trials) == 2
    assert attempt.pandas == pytest.approx(2.0 / few * 10**6, rel=1e-3)


@pytest.mark.parametrize(("built", "answer"), [(0.0, "pandas is faster"), (0.39, "")])
def test_a_first_call_tells_where_compiled_code_is_slow(monkeypatch, built, answer) -> None:
    """As where results are lists; what was spent on building it does not count."""
    clock = itertools.count(0.0, 0.2)
    monkeypatch.setattr("udf.base.timings.perf_counter", lambda: next(clock))
    monkeypatch.setattr("udf.base.timings.process_time", lambda: next(clock))
    builds = iter((0.0, built))
    monkeypatch.setattr(cache, "build_seconds", lambda: next(builds))
    call = called("value", lambda x: x * 0.125, some=lambda *_: Sample(None), first=None)
    with udf.pandas.accelerated(always=True):
        attempt = Attempt(call)
        plan = PLANS.of(call.function, KINDS["value"], ("fed",))
        plan.theirs, plan.is_measured, plan.is_kept = 1e-7, True, False
        attempt.start()
        attempt.judge(None, 0.0)
    plan.is_kept = True
    assert plan.against(call.function, 10**6) == answer


def test_compiled_code_that_was_slow_once_is_tried_again() -> None:
    """Its first call may have loaded modules, on a machine without their bytecode."""
    plan = Plan(KINDS["group"], 1e-3, is_measured=True, is_compiled=True, is_kept=True)
    plan.ran(0.4, 100)  # pandas takes 0.1 s
    tried = []
    for _ in range(100):
        tried.append(not plan.against(lambda s: s, 100))
        if not tried[-1]:
            plan.pandas_ran(0.1, 100)
    assert tried.index(True) == 16, "after four times what it took"
    plan.ran(0.01, 100)
    assert not plan.against(lambda s: s, 100), "the lesser counts at once"
    plan.ran(0.4, 100)
    assert plan.against(lambda s: s, 100) == "pandas is faster"


def test_few_groups_are_timed_too() -> None:
    """Instructions do not say how many rows a group has."""
    attempt = Attempt(called("group", lambda s: s.max() - s.min(), calls=40))
    for calls in attempt.trials():
        attempt.timed(calls, KINDS["group"].fixed + 0.01 * calls)
    assert attempt.pandas == pytest.approx(KINDS["group"].fixed + 0.4)


@pytest.mark.parametrize(("each", "trials"), [(2e-7, [256, 256]), (5e-6, [256, 256, 4096])])
def test_a_function_that_cannot_pay_is_timed_at_few_values(monkeypatch, each: float, trials: list[int]) -> None:
    """What pandas takes for these is at least its time for one."""
    monkeypatch.setattr("udf.doors.installed.plans.COMPILER", Never())
    monkeypatch.setattr("udf.doors.installed.plans.COMPILE_COSTS", CompileCosts())
    attempt = Attempt(called("value", lambda x: x + 1, types=("few", each), rows=10**5, calls=10**5))
    timed = []
    for calls in attempt.trials():
        timed.append(calls)
        attempt.timed(calls, KINDS["value"].fixed + each * calls)
    assert timed == trials
    assert attempt.pandas == pytest.approx(KINDS["value"].fixed + 1e5 * each)


def test_a_little_more_is_not_written_again() -> None:
    """Each process adds to what was waited; to write a file takes as long as many calls would save."""
    known = plans.Facts(theirs=1e-7, waited=0.25)
    assert not plans.Facts(theirs=1.2e-7, waited=0.255).differs(known)
    assert plans.Facts(theirs=1e-7, waited=0.27).differs(known)
    quick = plans.Facts(theirs=1e-7, ours=1e-9)
    assert not plans.Facts(theirs=1e-7, ours=0.0).differs(quick)
    assert plans.Facts(theirs=1e-7, ours=1e-7).differs(quick)


def test_data_that_take_longer_by_now_are_timed_anew() -> None:
    """A function that was quick at its first values, and is known for it."""
    import_module("numba")
    with udf.pandas.accelerated():
        pd.Series([1] * 70_000).map(collatz)
        (quick,) = udf.pandas.report(clear=True)
        pd.Series([837_799] * 70_000).map(collatz)
        (slow,) = udf.pandas.report(clear=True)
    assert quick.compiled == 0
    assert slow.compiled == 1, slow.why


@pytest.mark.slow
def test_few_large_groups_are_timed_on_some_of_their_rows() -> None:
    """Four groups, each of which takes a tenth of a second: compiled at the first call, as many small ones are."""
    import_module("numba")

    def decayed(s):
        total = 0.0
        for v in s:
            for k in range(10):
                total = total * 0.5 + v * k
        return total

    frame = pd.DataFrame({"k": np.arange(400_000) % 4, "x": np.arange(400_000.0)})
    with udf.pandas.accelerated():
        made = frame.groupby("k")["x"].apply(decayed)
        few = frame[:2000].groupby("k")["x"].apply(lambda s: s.max())
    ((site, none), expected) = (udf.pandas.report(), frame.groupby("k")["x"].apply(decayed))
    same(made, expected)
    assert (site.compiled, none.compiled, few[3]) == (1, 0, 1999.0), (site.why, none.why)


class Never:
    """A compiler that nobody imports."""

    is_begun = is_loaded = False

    def begin(self) -> None:
        """Import nothing."""


def test_the_import_of_the_compiler_is_paid_by_one_or_by_all_functions_together(monkeypatch) -> None:
    """By one that saves enough in this process, or by many that save much more than that."""
    monkeypatch.setattr("udf.doors.installed.plans.COMPILER", Never())
    costs = CompileCosts()
    assert (
        costs.against(Plan(KINDS["value"], 1e-6), 0.3)
        == "not compiled yet: would save 300 ms a call, compiling costs 335 ms once"
    )
    assert costs.against(Plan(KINDS["value"], 1e-6), 1.5 * IMPORT_SECONDS) == ""
    costs = CompileCosts()
    answers = [costs.against(Plan(KINDS["value"], 1e-6), 0.43 * IMPORT_SECONDS) for _ in range(20)]
    assert 9 < sum(map(bool, answers)) < 19
    assert answers == sorted(answers, reverse=True)


def test_each_function_pays_for_its_own_compilation_first(monkeypatch) -> None:
    """Many small ones do not import the compiler for one of them, on whichever day that is."""
    monkeypatch.setattr("udf.doors.installed.plans.COMPILER", Never())
    costs = CompileCosts()
    plans = [Plan(KINDS["text"], 1e-7, waited=0.5, earlier=0.5) for _ in range(30)]
    assert all(costs.against(plan, 0.4 * KINDS["text"].compile) for _ in range(2) for plan in plans)
    assert costs.waited == 0.0


def test_what_other_processes_waited_counts_less(monkeypatch) -> None:
    """A second process compiles what its own call nearly pays for; a later one what all have."""
    monkeypatch.setattr(Never, "is_loaded", True)
    monkeypatch.setattr("udf.doors.installed.plans.COMPILER", Never())
    each = KINDS["value"].compile * 0.65
    answers = [
        CompileCosts().against(Plan(KINDS["value"], 1e-6, waited=n * each, earlier=n * each), each) for n in range(5)
    ]
    assert [bool(one) for one in answers] == [True, True, True, False, False]


@pytest.mark.parametrize(("functions", "saves", "waits"), [(1, 0.85, 2), (6, 0.43, 3)])
def test_a_daily_script_pays_for_the_import_one_day(tmp_path, monkeypatch, functions, saves, waits) -> None:
    """None of its processes would save what that costs; what all would have saved is remembered."""
    monkeypatch.setattr("udf.doors.installed.plans.COMPILER", Never())
    script = [lambda x, n=n: x + n for n in range(functions)]

    def day() -> str:
        costs, why = CompileCosts(), ""
        monkeypatch.setattr("udf.doors.installed.plans.COMPILE_COSTS", costs)
        for function in script:
            plan = Plan(KINDS["value"], 1e-6)
            plan.look(function, ("float64",))
            why = costs.against(plan, saves * IMPORT_SECONDS)
            plan.keep()
        return why

    with udf.options(cache_dir=str(tmp_path / "kept")):
        assert [bool(day()) for _ in range(5)] == [True] * waits + [False] * (5 - waits)


def test_one_earlier_process_is_no_habit(tmp_path) -> None:
    """Its successor would compile at a call that does not pay for it, and take longer than pandas."""
    function, shares = lambda x: x * 3, []
    with udf.options(cache_dir=str(tmp_path / "kept")):
        for _ in range(4):
            plan = Plan(KINDS["value"], 1e-6)
            plan.look(function, ("float64",))
            shares.append(plan.counted / plan.waited if plan.waited else 0.0)
            plan.waited += 0.1
            plan.keep()
    assert shares == [0.0, pytest.approx(0.0), pytest.approx(1 / 3), pytest.approx(1 / 3)]


def test_what_was_learnt_is_read_again(tmp_path) -> None:
    """Why a function is refused, what it takes and what it has waited; nothing of a damaged or another's file."""
    function = lambda x: x + 1
    known = plans.Facts(theirs=1e-6, waited=0.25)
    with udf.options(cache_dir=str(tmp_path / "kept")):
        key = plans.key_of(look(function).image, "value", ("float64",))
        plans.write_facts(key, known)
        assert plans.read_facts(key) == known
        plan = PLANS.of(function, KINDS["value"], ("float64",))
        plan.look(function, ("float64",))
        assert (plan.theirs, plan.is_measured, plan.waited, plan.earlier) == (1e-6, True, 0.25, 0.25)
        other = plans.key_of(look(lambda x: x + 2).image, "value", ("float64",))
        assert plans.read_facts(other) is None
        kept = cache.disk()
        kept.path_of(other).parent.mkdir(exist_ok=True)
        for data in (kept.path_of(key).read_bytes(), b"", b"INLAYUDF"):
            kept.path_of(other).write_bytes(data)
            kept._warned = True
            assert plans.read_facts(other) is None


def test_another_source_has_other_facts(tmp_path) -> None:
    """By the size or the time of a file."""
    file = tmp_path / "a.py"
    file.write_text("x = 1")
    before = stamp_of([tmp_path])
    assert stamp_of([tmp_path]) == before
    file.write_text("x = 22")
    longer = stamp_of([tmp_path])
    os.utime(file, ns=(1, 1))
    assert len({before, longer, stamp_of([tmp_path])}) == 3


@pytest.mark.parametrize("odd", [{"theirs": -1.0}, {"compiled": 1}, {"refused": None}, {"other": 1}, {"waited": "x"}])
def test_facts_that_make_no_sense_are_made_anew(tmp_path, odd) -> None:
    """A file that is whole, and says what cannot be."""
    with udf.options(cache_dir=str(tmp_path / "kept")):
        plans.write_facts("ab" * 32, plans.Facts())
        kept = cache.disk()
        kept._warned = True
        from udf.base.container import pack  # noqa: PLC0415 - to forge one

        kept.write("ab" * 32, pack({"kind": "learnt", "key": "ab" * 32, "facts": odd}, []))
        assert plans.read_facts("ab" * 32) is None


def test_a_program_that_is_kept_no_longer_is_not_compiled_for_that(tmp_path) -> None:
    """The facts say that it was compiled, and its file is gone: pandas runs, as for a new function."""
    function = lambda x: x - 5
    with udf.options(cache_dir=str(tmp_path / "kept")), udf.pandas.accelerated():
        types = ("Series.map", None, np.dtype("float64"))
        plans.write_facts(plans.key_of(look(function).image, "value", types), plans.Facts(compiled=True, theirs=1e-6))
        made = pd.Series([1.0, 2.0] * 5000).map(function)
    assert made[:2].tolist() == [-4.0, -3.0]
    (site,) = udf.pandas.report()
    assert site.compiled == 0
    assert site.why.startswith("not compiled yet")
