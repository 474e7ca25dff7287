"""``udf.pandas.install()``: in and out, what is known of a function, and what is shown."""

import gc
import subprocess
import sys
import threading
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pandas as pd
import pytest

import udf
import udf.pandas
from tests.support.installed import WIDE, both, on_cpu, same  # noqa: F401 - a fixture
from udf.doors.installed import elementwise_calls, patches, plans
from udf.doors.installed.plans import PLANS, Plan
from udf.doors.installed.settings import KINDS
from udf.doors.pandas.pandas_categories import FEW_CATEGORIES
from udf.errors import ArgumentError

ROOT = Path(__file__).parents[2]


def test_uninstall_puts_pandas_own_methods_back() -> None:
    """The very objects; installed twice is installed once."""
    names = {(door.owner, door.name): vars(door.owner).get(door.name) for door in patches.PATCHES}
    udf.pandas.install()
    udf.pandas.install()
    assert pd.Series.map is not names[pd.Series, "map"]
    assert pd.Series.map.__doc__ == names[pd.Series, "map"].__doc__
    with udf.pandas.accelerated():
        assert udf.pandas.is_installed()
    assert udf.pandas.is_installed()
    udf.pandas.uninstall()
    udf.pandas.uninstall()
    assert {(door.owner, door.name): vars(door.owner).get(door.name) for door in patches.PATCHES} == names
    with pytest.raises(ArgumentError, match="check cannot be 'yes'"):
        udf.pandas.install(check="yes")


@pytest.mark.slow
def test_pandas_inside_functions_and_threads() -> None:
    """A function that pandas runs may call pandas; many threads may call at once."""
    frame = pd.DataFrame({"k": [1, 2] * 50, "x": np.arange(100.0)})
    both(lambda: frame.groupby("k")[["x"]].apply(lambda g: g.x.map(lambda v: v + 1).sum()))
    results = []
    expected = [frame.x.map(lambda v, n=n: v * n) for n in range(8)]
    with udf.pandas.accelerated(always=True):
        threads = [
            threading.Thread(target=lambda n=n: results.append((n, frame.x.map(lambda v, n=n: v * n))))
            for n in range(8)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert len(results) == 8
    for n, found in results:
        same(found, expected[n])


# -- what is known of a function ------------------------------------------------------------------------


def test_a_function_that_cannot_be_compiled_is_asked_once(monkeypatch) -> None:
    """Its refusal is remembered with its types."""
    asked = []
    real = elementwise_calls.SeriesAccessor.map
    monkeypatch.setattr(
        elementwise_calls.SeriesAccessor, "map", lambda *args, **named: asked.append(1) or real(*args, **named)
    )
    function = lambda x: x.as_integer_ratio()[0]
    with udf.pandas.accelerated(always=True):
        for _ in range(3):
            pd.Series([1.0]).map(function)
        assert len(asked) == 1
        pd.Series([1]).map(function)
        assert len(asked) == 2
    assert "no attribute 'as_integer_ratio'" in udf.pandas.report()[0].why


@pytest.mark.slow
def test_a_function_is_forgotten_with_its_code() -> None:
    scope: dict[str, object] = {}
    exec("def function(x):\n    return x", scope)  # noqa: S102 - code that can go
    plan = PLANS.of(scope["function"], KINDS["value"], ("float64",))
    assert PLANS.of(scope["function"], KINDS["value"], ("float64",)) is plan
    assert len(PLANS) == 1
    scope.clear()
    gc.collect()
    assert len(PLANS) == 0


def test_pandas_runs_first_what_it_may_be_done_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """A function is compiled once it would have saved what that takes; then what either takes decides."""
    monkeypatch.setattr(plans, "COMPILE_COSTS", plans.CompileCosts())  # not what this process's compilations took
    function = lambda x: x
    plan = Plan(KINDS["value"], 1e-6)
    assert plan.against(function, 100) == "pandas is estimated to be faster"
    rows, waits = 30_000, 0
    while why := plan.against(function, rows):
        assert why.startswith("not compiled yet: would save")
        plan.pandas_ran(1e-6 * rows, rows)
        waits += 1
    assert 1 <= waits < 200
    plan.is_measured, plan.theirs = True, 1e-9
    assert plan.against(function, rows) == "pandas is faster"
    plan.refused = "print"
    assert plan.against(function, 10**9) == "print"


def test_a_fault_of_ours_is_counted_and_pandas_runs(monkeypatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("of ours")

    monkeypatch.setattr(elementwise_calls.SeriesAccessor, "map", broken)
    with udf.pandas.accelerated(always=True):
        assert pd.Series([1.0]).map(lambda x: x + 1).tolist() == [2.0]
    report = udf.pandas.report()
    assert report.faults == 1
    assert "1 faults of Inlay" in repr(report)
    assert "ZeroDivisionError: of ours" in report[0].why


@pytest.mark.parametrize("many", [3, FEW_CATEGORIES + 9])
@pytest.mark.parametrize("call", [lambda s, f: s.map(f), lambda s, f: s.to_frame().map(f), lambda s, f: s.apply(f)])
def test_what_a_function_raises_of_a_category_is_no_fault_of_ours(call, many: int) -> None:
    """Nor is it run in Python once more: it may have side effects."""
    seen, given = [], pd.Series([None, *map(str, range(many))], dtype="category")

    def noted(text):
        seen.append(text)
        return {"0": 1}[text]

    for function in (noted, lambda text: {"0": 1}[text]):
        with udf.pandas.accelerated(always=True), pytest.raises(KeyError):
            call(given, function)
        assert udf.pandas.report().faults == 0
    assert len(seen) == 2


def test_a_parameter_without_a_value_is_no_fault_of_ours() -> None:
    with (
        udf.options(full_traceback=False),  # a short one
        udf.pandas.accelerated(always=True),
        pytest.raises(TypeError, match="missing 1 required"),
    ):
        pd.Series([1, 2]).map(lambda x, y: x + y)
    assert udf.pandas.report().faults == 0


def test_what_does_not_transform_is_no_fault_of_ours() -> None:
    with udf.pandas.accelerated(always=True), pytest.raises(ValueError, match="Function did not transform"):
        pd.DataFrame({"x": [1.0, 2.0]}).transform(lambda c: c.max() - c.min())
    assert udf.pandas.report().faults == 0


@pytest.mark.parametrize("given", [pd.Series([1.0, 3.0]), pd.Series([1, 2]), pd.Series([1.0, 2.0], name="x"), 5, None])
def test_another_result_than_pandas_is_thrown_away(monkeypatch, given) -> None:
    """Values, dtype, name, type: pandas' is returned; with check=True it raises, or warns."""
    monkeypatch.setattr(elementwise_calls.SeriesAccessor, "map", lambda *_, **__: given)
    call = lambda: pd.Series([0.0, 1.0]).map(lambda x: x + 1)
    with udf.pandas.accelerated(always=True):
        assert call().tolist() == [1.0, 2.0]
    assert udf.pandas.report()[0].why.startswith("differs: ")
    PLANS.clear()
    with udf.pandas.accelerated(always=True, check=True), pytest.raises(udf.pandas.CheckError, match="compiled code"):
        call()
    PLANS.clear()
    with udf.pandas.accelerated(always=True, check="warn"), pytest.warns(RuntimeWarning, match="compiled code gives"):
        assert call().tolist() == [1.0, 2.0]


def test_a_bool_among_ints_is_found_wherever_it_is() -> None:
    """The first and the last zero and one are looked at by pandas too."""
    data = pd.Series(np.arange(5000) + 3)
    data.iloc[4321] = 1
    both(lambda: data.map(lambda x: x if x > 2 else False), compiled=False)
    data = pd.Series([0, 1, 5, 6, 9] * 500 + [4, 7])
    both(lambda: data.map(lambda x: x if x < 4 else x if x > 8 else x > 5), compiled=True)


def test_small_data_is_left_to_pandas_and_large_is_not() -> None:
    """By what pandas takes; where a few rows take long, by that."""
    import_module("numba")  # which counts, where it is not loaded
    with udf.pandas.accelerated():
        pd.Series(range(10)).map(lambda x: x + 1)
        frame = pd.DataFrame({"a": np.arange(200_000.0)})
        frame.apply(lambda r: r.a + 1, axis=1)
    small, large = sorted(udf.pandas.report(), key=lambda site: site.rows)
    assert (small.why, small.compiled) == ("few rows", 0)
    assert large.compiled == 1
    assert large.pandas > large.seconds


def test_a_call_that_was_slow_once_is_left_to_pandas_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What few rows took is asked of each call: one may have waited for the machine."""
    now, waits, slow = [0.0], [0.01, 0.0, 0.0], []
    monkeypatch.setattr(patches, "perf_counter", lambda: now[0])

    def now_and_then(x):
        now[0] += waits.pop(0) if waits else 0.0
        return x

    with udf.pandas.accelerated():
        for _ in range(3):
            pd.Series([1]).map(now_and_then)
            (site,) = udf.pandas.report()
            slow.append(site.is_slow)
    assert slow == [True, False, False]


# -- what is shown --------------------------------------------------------------------------------------


class Ran(NamedTuple):
    """What IPython says of a cell that it ran."""

    error: Exception | None

    @property
    def success(self) -> bool:
        return self.error is None

    def raise_error(self) -> None:
        if self.error is not None:
            raise self.error


def test_the_report_has_a_line_for_each_place(capsys) -> None:
    """With file and line, as text and as a table; its magic shows what a cell did, and raises what that raised."""
    with udf.pandas.accelerated(always=True):
        for _ in range(2):
            pd.Series([1.0, 2.0]).map(lambda x: x + 1)
        pd.Series([1.0]).map(lambda x: print(end="<") or x)  # noqa: T201 - a UDF's
    report = udf.pandas.report()
    assert sorted((site.calls, site.rows, site.compiled) for site in report) == [(1, 1, 0), (2, 4, 2)]
    assert {Path(site.file).name for site in report} == {Path(__file__).name}
    text = repr(report)
    assert "test_pandas_installed.py:" in text
    assert "print() is not supported" in text
    html = report._repr_html_()
    assert html.count("<tr>") == 3
    assert "&lt;lambda&gt;" in html

    class Shell:
        magics: dict[str, object]

        def __init__(self) -> None:
            self.magics, self.shown = {}, 0
            self.magics_manager = self

        def showtraceback(self) -> None:
            self.shown += 1

        def register_magic_function(self, function, magic_kind, magic_name) -> None:
            self.magics[magic_kind] = {magic_name: function}

        def run_cell(self, cell) -> Ran:
            try:
                exec(cell, {"pd": pd})  # noqa: S102 - a notebook's
            except ZeroDivisionError as error:
                self.showtraceback()
                return Ran(error)
            return Ran(None)

    shell = Shell()
    udf.pandas.load_ipython_extension(shell)
    done = shell.magics["cell"]["udf_profile"]("", "pd.Series(range(10)).map(lambda x: x)")
    assert [(site.calls, site.rows) for site in done] == [(1, 10)]
    with pytest.raises(ZeroDivisionError):
        shell.magics["cell"]["udf_profile"]("", "pd.Series([1]).map(lambda x: x); 1 // 0")
    assert "Series.map" in capsys.readouterr().out
    shell.run_cell("1 // 0")
    assert shell.shown == 1  # the magic's error is shown by who called it
    udf.pandas.unload_ipython_extension(shell)
    assert shell.magics == {"cell": {}}


@pytest.mark.slow
def test_a_program_runs_as_it_is(tmp_path) -> None:
    """``python -m udf.pandas script.py``: its name, arguments and folder; a module; what it raises."""
    (tmp_path / "beside.py").write_text("VALUE = 7\n")
    script = tmp_path / "script.py"
    script.write_text(
        "import sys, pandas as pd, beside\n"
        "if __name__ == '__main__':\n"
        "    frame = pd.DataFrame({'a': range(200_000)})\n"
        "    print(sys.argv[1:], beside.VALUE, frame.apply(lambda r: r.a * 2, axis=1).sum())\n"
    )
    command = [sys.executable, "-m", "udf.pandas", "--report", str(script), "x", "--y"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603 - our own
    assert done.stdout.strip() == "['x', '--y'] 7 39999800000"
    assert "script.py:4  DataFrame.apply" in done.stderr
    for more, told in (([], "python -m udf.pandas ["), (["--raport", str(script)], "unknown option '--raport'\n")):
        command = [sys.executable, "-m", "udf.pandas", *more]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - our own
        assert done.returncode == 2
        assert done.stderr.startswith(told)


@pytest.mark.slow
def test_import_is_light() -> None:
    """Neither the import nor install() loads the compiler."""
    code = "import sys, udf.pandas; udf.pandas.install(); print('numba' in sys.modules, 'llvmlite' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603
    assert done.stdout.split() == ["False", "False"]


def test_pandas_is_asked_for_a_dtype_and_not_us() -> None:
    """Of results of a nullable column: what asks is ours, and would ask again."""
    given = pd.DataFrame({"k": [1, 2] * 300, "x": pd.array(range(600), "Int64")})
    function = lambda s: s.max() - s.min()
    wanted = given.groupby("k")["x"].agg(function)
    with udf.pandas.accelerated(always=True):
        before = udf.pandas.report().faults
        found = given.groupby("k")["x"].agg(function)
        assert udf.pandas.report().faults == before
    pd.testing.assert_series_equal(found, wanted)
