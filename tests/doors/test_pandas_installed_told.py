"""What ``udf.pandas`` tells: of a look at a function, of the true cause, and with ``strict`` a warning or an error."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pandas as pd
import pytest

import udf.pandas
from tests.support.installed import on_cpu  # noqa: F401 - a fixture
from udf.doors.installed.screen import look
from udf.errors import ArgumentError

ROOT = Path(__file__).parents[2]
DATA = pd.Series(np.arange(2000.0))


def test_two_functions_of_a_line_are_two_rows() -> None:
    """Called at one place, or at two of one line; a function made again at its place is the same row."""
    with udf.pandas.accelerated(always=True):
        for function in (lambda x: x + 1, lambda x: x + 2):
            DATA.map(function)
        DATA.map(lambda x: x + 1), DATA.map(lambda x: x + 3)
        for _ in range(3):
            scope: dict[str, object] = {}
            exec("def made_again(x): return x - 1", scope)  # noqa: S102 - as a notebook's cell
            DATA.map(scope["made_again"])
    report = udf.pandas.report()
    assert {line[6][0] for line in report.lines()} == {"~"}, "pandas' time of compiled calls is estimated"
    assert sorted((site.function, site.calls) for site in report) == [*[("<lambda>", 1)] * 4, ("made_again", 3)]


def test_a_function_that_never_compiles_says_so_before_the_compiler_is_asked() -> None:
    """The cause, and what to write; a call of too little data says that."""
    kept = []

    def appends(x):
        kept.append(x)
        return x

    with udf.pandas.accelerated():
        big = pd.Series(np.arange(40_000.0))
        big.map(lambda x: json.dumps(x))
        big.map(appends)
        big.map(lambda x: print(end="") or x)  # noqa: T201 - a UDF's
    why = {site.function + str(number): (site.why, site.hint) for number, site in enumerate(udf.pandas.report())}
    causes = sorted(cause for cause, _ in why.values())
    assert any("json.dumps" in cause for cause in causes)
    assert "it changes the captured list 'kept' (append)" in causes
    assert "print() is not supported in a UDF: it has a side effect" in causes
    assert all(hint for _, hint in why.values())
    assert "call print() outside of it" in repr(udf.pandas.report())
    assert "~" not in repr(udf.pandas.report())


def test_a_cell_of_a_notebook_has_its_number(monkeypatch) -> None:
    named = SimpleNamespace(format_code_name=lambda name: ("Cell", "In[5]") if name == "/tmp/ipykernel/33.py" else None)  # noqa: S108
    ipython = SimpleNamespace(get_ipython=lambda: SimpleNamespace(compile=named))
    monkeypatch.setitem(sys.modules, "IPython", ipython)
    cell = compile("\nDATA.map(lambda x: x)", "/tmp/ipykernel/33.py", "exec")  # noqa: S108 - a name
    with udf.pandas.accelerated(always=True):
        exec(cell, {"DATA": DATA})  # noqa: S102 - as above
        DATA.map(lambda x: abs(x))
    text = repr(udf.pandas.report())
    assert "Cell In[5]:2" in text
    assert "test_pandas_installed_told.py:" in text


def test_strict_says_what_cannot_be_compiled() -> None:
    """At the line of the call; what compiles, and small data, are silent."""
    with udf.pandas.accelerated(strict="warn"):
        assert DATA.map(lambda x: x * 2)[1] == 2.0
        DATA[:10].map(json.dumps)
        with pytest.warns(udf.pandas.StrictWarning, match="uses 'json.dumps'.*Hint: ") as told:
            DATA.map(lambda x: json.dumps(x))
        assert told[0].filename == __file__
        with pytest.warns(udf.pandas.StrictWarning, match="no attribute 'hex'"):
            DATA.map(lambda x: x.hex())
        with pytest.warns(udf.pandas.StrictWarning, match="options that pandas runs"):
            pd.DataFrame({"a": DATA}).apply(lambda r: r.sum(), axis=1, result_type="reduce")
    with udf.pandas.accelerated(strict="raise"):
        with pytest.raises(udf.pandas.StrictError, match=r"Series.map runs '<lambda>' in pandas: .*json.dumps"):
            DATA.map(lambda x: json.dumps(x))
        with pytest.raises(ZeroDivisionError):
            DATA.astype(int).map(lambda x: 1 // x)
        with pytest.raises(udf.pandas.StrictError, match=r"Rolling\.apply runs"):
            DATA.rolling(3).apply(lambda w: len(json.dumps(w[0])), raw=True)


def test_strict_by_the_environment(monkeypatch) -> None:
    """Where install() says nothing; another value is told."""
    monkeypatch.setenv("INLAY_PANDAS_STRICT", "raise")
    with udf.pandas.accelerated(), pytest.raises(udf.pandas.StrictError):
        DATA.map(lambda x: json.dumps(x))
    with udf.pandas.accelerated(strict=False):
        DATA.map(lambda x: json.dumps(x))
    monkeypatch.setenv("INLAY_PANDAS_STRICT", "always")
    with pytest.raises(ArgumentError, match="INLAY_PANDAS_STRICT cannot be 'always'"):
        udf.pandas.install()
    with pytest.raises(ArgumentError, match="strict cannot be True"):
        udf.pandas.install(strict=True)


@pytest.mark.slow
def test_an_error_of_a_script_has_the_frames_of_the_script(tmp_path) -> None:
    """Its exit status too; --strict raises."""
    script = tmp_path / "script.py"
    script.write_text("import pandas as pd\n\ndef inner():\n    return [][0]\n\ninner()\n")
    command = [sys.executable, "-m", "udf.pandas", str(script)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own
    files = [line.split('"')[1] for line in done.stderr.splitlines() if line.strip().startswith("File ")]
    assert (files, done.returncode) == ([str(script)] * 2, 1)
    script.write_text("import pandas as pd\n\npd.Series(range(3000)).map(lambda x: 1 // x)\n")
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own
    files = [line.split('"')[1] for line in done.stderr.splitlines() if line.strip().startswith("File ")]
    assert files[0] == files[-1] == str(script)
    assert not [file for file in files if "udf" in file]
    script.write_text("def f(:\n")
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own
    assert done.stderr.lstrip().startswith(f'File "{script}", line 1')
    script.write_text("import pandas as pd\npd.Series(range(3000)).map(lambda x: __import__('json').dumps(x))\n")
    command[3:3] = ["--strict"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - as above
    assert "StrictError: Series.map runs '<lambda>' in pandas" in done.stderr


KEPT: list[float] = []
ARRAY = np.zeros(3)
KNOWN: dict[float, int] = {}


def adds_in_place(x):
    same = ARRAY
    same += x
    return x


def extends_in_place(x):
    same = KEPT
    same += [x]
    return x


def default_that_grows(x, kept=[]):  # noqa: B006 - what is tested
    kept.append(x)
    return x


def counts_in_a_loop(x):
    total = 0
    while total < x:
        total += 1
    return total


def collects(x):
    parts = []
    for i in range(3):
        parts.append(x + i)  # noqa: PERF401 - a UDF's
    return sum(parts)


@pytest.mark.parametrize(
    ("function", "repeats"),
    [
        (adds_in_place, False), (extends_in_place, False), (default_that_grows, False),
        (lambda x: KNOWN.setdefault(x, 1), False), (lambda x: ARRAY.__setitem__(0, x), False),
        (lambda x: np.add.at(ARRAY, 0, x), False), (lambda x: np.copyto(ARRAY, x), False),
        (lambda x: [KEPT.append(i) for i in range(2)], False), (counts_in_a_loop, True), (collects, True),
        (lambda x: KNOWN.get(x, 1) + ARRAY[0] + len(KEPT), True),
        (lambda x: counts_in_a_loop(x) if x > 1 else 0.0, False),
    ],
)  # fmt: skip
def test_what_may_be_run_twice(function, repeats) -> None:
    """Nothing that may change what it captures, or an object that it got another name for."""
    assert look(function).repeats is repeats


@pytest.mark.parametrize(
    ("function", "why"),
    [
        (lambda x: __import__("json").dumps(x), ""),
        (
            lambda x: print(x),  # noqa: T201 - a UDF's
            "print() is not supported in a UDF: it has a side effect",
        ),
        (lambda x: sys.getsizeof(x), "uses 'sys.getsizeof'"),
        (
            lambda x: np.random.rand() + x,  # noqa: NPY002 - as above
            "uses 'np.random.rand'",
        ),
    ],
)
def test_a_look_tells_why_a_function_cannot_be_compiled(function, why) -> None:
    assert why in look(function).why


SEEN: dict[float, int] = {}


def only_new(x):
    if x in SEEN:
        return False
    SEEN[x] = 1
    return True


def counts_up_of(x):
    if x > 0:
        x = x + 1
    SEEN[x + 1] += 1
    return x


def forgets(x):
    del SEEN[x]
    return x


def parsed(x):
    try:
        return json.loads(x)["a"]
    except ValueError:
        return None


def own_items(x):
    found = {}
    found[x] = SEEN[x]
    return found[x]


@pytest.mark.parametrize(
    ("function", "why", "whole"),
    [
        (only_new, "it assigns an item of the captured dict 'SEEN'", True),
        (counts_up_of, "it assigns an item of the captured dict 'SEEN'", True),
        (forgets, "it deletes an item of the captured dict 'SEEN'", True),
        (parsed, "json.loads", True),
        (lambda x: json.loads(x) if x else None, "json.loads", False),
        (lambda x: json.dumps(x) if x > 1 else 0, "json.dumps", False),
        (own_items, "", True),
    ],
)
def test_a_look_tells_whether_every_row_gets_there(function, why, whole) -> None:
    """Others are compiled, and those rows are Python's."""
    seen = look(function)
    assert (why in seen.why, bool(seen.why), seen.whole) == (True, bool(why), whole)


def test_what_leaves_with_every_row_is_not_compiled() -> None:
    """The report says why, from the first call on."""
    with udf.pandas.accelerated():
        pd.Series(np.arange(40_000.0)).map(only_new)
        pd.Series(['{"a": 1}'] * 40_000).map(parsed)
    causes = {site.function: (site.why, bool(site.hint)) for site in udf.pandas.report()}
    place = only_new.__code__.co_firstlineno + 3
    assert causes["only_new"] == (f"it assigns an item of the captured dict 'SEEN' (line {place})", True)
    assert "json.loads" in causes["parsed"][0]
