"""A traceback around a message that tells is short: the user's own lines, in a script, in a notebook, from pandas."""

import os
import subprocess
import sys
import traceback
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pandas as pd
import pytest

import udf
import udf.doors.pandas.pandas_accessor
from tests.engine.test_faults import failing
from udf.errors import ArgumentError, InternalError, UdfCompileError
from udf.frontend.driver import contexts

ROOT = Path(__file__).parents[2]
LONGEST = 10
"""Lines of a traceback, without its message."""


@pytest.fixture(autouse=True)
def default():
    """As a user has it; the other tests show everything."""
    with udf.options(full_traceback=False, backend="cpu"):
        yield


def raised(call):
    with pytest.raises(Exception) as caught:  # noqa: PT011 - whatever it is
        call()
    return caught.value


def shown(error):
    """Return the lines around the message, as Python prints them."""
    whole = "".join(traceback.format_exception(error)).splitlines()
    return whole[: len(whole) - len(str(error).splitlines()) - len(getattr(error, "__notes__", ()))]


def computes(x):
    if x > 1:
        raise KeyError(f"{x}")
    return x


SERIES = udf.Series([1.0, 2.0])
FRAME = udf.DataFrame({"a": [1.0, 2.0], "s": [[1], [2]]})
PANDAS = pd.DataFrame({"a": [1.0, 2.0]})


def uncompiled(x):
    return x.foo


MISTAKES = {
    "no such attribute": lambda: SERIES.applymap(lambda x: x.foo),
    "our refusal": lambda: SERIES.applymap(lambda x: sorted((x, 1))),
    "no such column": lambda: FRAME.apply(lambda row: row.b),
    "no column of numbers": lambda: FRAME.apply(lambda row: row.s),
    "a row raises": lambda: SERIES.applymap(lambda x: 1 / (x - 1)),
    "a row raises what it computes": lambda: SERIES.applymap(computes),
    "another number of arguments": lambda: SERIES.applymap(lambda x, y: x + y),
    "no function": lambda: SERIES.applymap(3),
    "a bad option": lambda: SERIES.applymap(lambda x: x, errors="no"),
    "a window": lambda: SERIES.rolling(2).apply(lambda w: w.foo),
    "a window of a frame": lambda: FRAME[["a"]].rolling(2).apply(lambda w: w.foo),
    "a window that there is not": lambda: SERIES.rolling(-1),
    "no data": lambda: udf.Series(object()),
    "pandas": lambda: PANDAS.udf.apply(lambda row: row.b, axis=1),
    "pandas' windows": lambda: PANDAS.a.udf.rolling(2).apply(lambda w: w.foo),
    "ahead": lambda: udf.compile(lambda x: x.foo, "float64", archs=()),
    "a file": lambda: udf.load(__file__),
    "a compiled UDF": lambda: udf.compile(lambda x: 1 / x, "float64", archs=())([0.0]),
    "explain": lambda: udf.explain(lambda x: x.foo, "float64"),
    "no such label": lambda: FRAME["b"],
    "in the background": lambda: udf.warm_up(uncompiled, "float64").wait(),
    "no function at all": lambda: SERIES.map(),
    "no types": lambda: udf.compile(len),
    "a parameter that pandas' windows have not": lambda: PANDAS.a.udf.rolling(2, min_period=1),
    "pandas' windows without a function": lambda: PANDAS.a.udf.rolling(2).apply(),
    "no such method of pandas": lambda: PANDAS.a.udf.mapp(abs),
    "no such method of windows": lambda: PANDAS.a.udf.rolling(2).mean(),
    "another number of arguments, of pandas": lambda: PANDAS.a.udf.map(lambda x, y: x + y),
    "a step of a scan that takes no row": lambda: SERIES.scan(lambda state: state, 0),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_traceback_ends_in_the_users_line(name) -> None:
    """At most ten lines, none of them of Inlay's or Numba's, and no other exception before it."""
    error = raised(MISTAKES[name])
    lines = shown(error)[1:]
    assert len([line for line in lines if "in raised" not in line and "call()" not in line]) <= LONGEST
    frames = traceback.extract_tb(error.__traceback__)
    assert {Path(frame.filename).name for frame in frames} == {Path(__file__).name}
    assert error.__cause__ is None


def test_frames_of_the_user_stay_wherever_they_are() -> None:
    """A function of theirs that we call has its lines."""

    def doubled(frame):
        return frame["a"].applymap(lambda x: x.foo)

    error = raised(lambda: FRAME.assign(b=doubled))
    assert [frame.name for frame in traceback.extract_tb(error.__traceback__)][-2:] == ["<lambda>", "doubled"]


def test_what_a_function_raises_in_pandas_has_pandas_frames_and_none_of_ours() -> None:
    """Where Python runs the rows."""
    with udf.options(fallback="python"), pytest.warns(udf.errors.FallbackWarning):
        error = raised(lambda: PANDAS.a.udf.map(lambda x: x.foo))
    files = [frame.filename for frame in traceback.extract_tb(error.__traceback__)]
    assert isinstance(error, AttributeError)
    assert files[-1] == __file__
    assert any("/pandas/core/" in name for name in files)
    assert not any("/udf/" in name for name in files)


def test_an_interrupt_ends_in_the_users_line(monkeypatch) -> None:
    """While compiled code runs."""

    def interrupted(*_args, **_named):
        raise KeyboardInterrupt

    monkeypatch.setattr(udf.api.frames, "map_rows", interrupted)
    with pytest.raises(KeyboardInterrupt) as caught:
        SERIES.map(abs_of)
    assert {frame.filename for frame in traceback.extract_tb(caught.tb)} == {__file__}


def test_numbas_explanation_is_kept_and_shown_on_request() -> None:
    """As text on the error; as the exception before it, with all frames, if the option says so."""
    error = raised(MISTAKES["no such attribute"])
    assert "Unknown attribute 'foo' of type float64" in error.explanation
    with udf.options(full_traceback=True):
        whole = raised(MISTAKES["no such attribute"])
    assert isinstance(whole, UdfCompileError)
    assert "Unknown attribute" in str(whole.__cause__)
    assert len(shown(whole)) > 5 * LONGEST


def test_a_fault_is_shown_whole(monkeypatch) -> None:
    """What is to be reported has every frame."""
    monkeypatch.setattr(contexts.UdfTypingContext, "resolve_function_type", failing("TypeError"))
    error = raised(lambda: SERIES.applymap(lambda x: abs(x) + 31.5))
    assert isinstance(error, InternalError)
    assert len(shown(error)) > LONGEST


def test_an_exception_that_nobody_expected_is_shown_whole(monkeypatch) -> None:
    """One of our own that is no error of ours, outside of compiling."""
    monkeypatch.setattr(udf.api.frames, "handling", failing("ZeroDivisionError"))
    frames = traceback.extract_tb(raised(lambda: SERIES.applymap(abs_of)).__traceback__)
    assert frames[-1].name == "broken"


def abs_of(x):
    return abs(x)


def test_methods_are_what_they_were() -> None:
    """Name, text and parameters, for help() and for editors."""
    assert udf.Series.map.__name__ == "map"
    assert "Parameters" in udf.Series.map.__doc__
    assert list(__import__("inspect").signature(udf.Series.rolling).parameters)[:3] == ["self", "window", "min_periods"]


SCRIPT = """
import udf
udf.options.backend = "cpu"
def f(x):
    return x.foo + 1
udf.Series([1.0, 2.0]).applymap(f)
"""


@pytest.mark.slow
def test_a_script_prints_few_lines(tmp_path) -> None:
    """All of what a user sees, with the message."""
    path = tmp_path / "script.py"
    path.write_text(SCRIPT)
    done = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, str(path)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "INLAY_CACHE_DIR": "off"},
        capture_output=True,
        text=True,
        check=False,
    )
    lines = done.stderr.strip().splitlines()
    assert lines[-2].endswith("a float64 has no attribute 'foo' in a UDF")
    assert len(lines) <= 7
    assert not any("numba" in line for line in lines[:-1])


def test_a_notebook_shows_few_lines(capsys) -> None:
    """IPython's own traceback, with the lines around each frame."""
    shell = pytest.importorskip("IPython.core.interactiveshell").InteractiveShell.instance(colors="NoColor")
    shell.run_cell(SCRIPT)
    text = capsys.readouterr().out
    assert "has no attribute 'foo' in a UDF" in text
    assert len(text.strip().splitlines()) <= 12
    assert "numba" not in text.lower().replace("numba's own explanation", "")
    shell.run_cell("udf.Series([0.0]).applymap(lambda x: 1 / x)")
    assert "ZeroDivisionError" in capsys.readouterr().out


def test_arguments_of_windows_are_refused_in_few_lines() -> None:
    """Also where the error is raised before anything is compiled."""
    error = raised(lambda: FRAME.apply(lambda row: row.a, axis=0))
    assert isinstance(error, ArgumentError)
    assert len(traceback.extract_tb(error.__traceback__)) == 2


IN_A_CELL = """
def ratio(x):
    if x > 1:
        raise ValueError("too large")
    return x


def quietly(x):
    print(x)
    return x
"""


@pytest.mark.parametrize("file", ["/tmp/ipykernel_33/512.py", "<ipython-input-3-5f2c8>"])  # noqa: S108 - a name
def test_a_cell_is_named_as_in_the_notebook(file, monkeypatch) -> None:
    """What a row raises, what cannot be compiled and what Python runs name the cell and its line, as IPython does."""
    named = SimpleNamespace(format_code_name=lambda name: ("Cell", "In[3]") if name == file else None)
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: SimpleNamespace(compile=named)))
    names: dict[str, Any] = {}
    exec(compile(IN_A_CELL, file, "exec"), names)  # noqa: S102 - as a notebook does
    with pytest.raises(ValueError, match="too large") as raised:
        udf.Series([1.0, 2.0]).applymap(names["ratio"])
    assert raised.value.__notes__[0].startswith("raised by the UDF ratio (Cell In[3]:4) at row position 1")
    with pytest.raises(UdfCompileError, match=r"cannot compile 'quietly' \(Cell In\[3\]:9\)"):
        udf.Series([1.0, 2.0]).applymap(names["quietly"])
