"""What ``udf`` shows of itself, and that every public name has a docstring with each of its parameters."""

import importlib
import inspect
import logging
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from udf.api import group_series, groupby, rolling
from udf.base import post_import
from udf.doors import arrow, polars
from udf.doors.pandas import pandas_accessor, pandas_groups, pandas_windows
from udf.errors import ArgumentError, UdfError, UnknownAttributeError

ROOT = Path(__file__).parents[2]


def run(*command: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "INLAY_CACHE_DIR": "off", "MYPYPATH": str(ROOT)}
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own


# -- names ---------------------------------------------------------------------------------------------


def test_dir_has_what_there_is_to_use() -> None:
    """All public names and modules, those that are imported later too, and nothing internal."""
    shown = {name for name in dir(udf) if not name.startswith("__")}
    modules = {"compiler", "datafusion", "duckdb", "errors", "pandas", "pyarrow", "random"}
    modules -= {name for name in ("datafusion", "duckdb") if find_spec(name) is None}
    assert shown - {"spark"} == {*udf.__all__, *modules}
    assert all(getattr(udf, name) is not None for name in shown)


@pytest.mark.parametrize("name", ["compiler", "datafusion", "duckdb", "pandas", "pyarrow", "random"])
def test_dir_of_a_module_has_what_there_is_to_use(name) -> None:
    """Its public functions, and nothing that it imports; it is imported by its name too."""
    module = getattr(udf, name)
    assert importlib.import_module(f"udf.{name}") is module
    assert {one for one in dir(module) if not one.startswith("__")} == set(module.__all__)


def test_dir_of_errors_has_classes_alone() -> None:
    """What a user catches, and nothing that builds the messages."""
    shown = [getattr(udf.errors, name) for name in dir(udf.errors) if not name.startswith("__")]
    assert udf.errors.ArgumentError in shown
    assert all(issubclass(one, Exception) and one.__module__ == "udf.errors" for one in shown)


def test_the_version_is_the_packages() -> None:
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415 - to compare with

    try:
        assert udf.__version__ == version("inlay-udf")
    except PackageNotFoundError:
        pytest.skip("a checkout that is not installed (make setup)")
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        udf.nothing  # noqa: B018 - the read is the test


@pytest.mark.slow
@pytest.mark.parametrize(
    ("first", "second"),
    [("udf", "pandas"), ("pandas", "udf"), ("udf.doors.pandas.pandas_accessor", "pandas")],
)
def test_pandas_has_the_accessor_in_any_order(first, second) -> None:
    """Nothing else of pandas' import changes, and one that is loaded again keeps it."""
    code = f"""
import sys
before = list(sys.meta_path)
import {first}
import {second}
import importlib
import pandas as pd
assert pd.Series([1]).udf and pd.DataFrame({{"a": [1]}}).udf
assert type(pd.__loader__).__name__ == type(pd.__spec__.loader).__name__ == "SourceFileLoader"
waiting = [finder for finder in sys.meta_path if finder not in before]
assert {{type(finder).__name__ for finder in waiting}} == {{"PostImportFinder"}}, waiting
assert "pandas" not in [getattr(finder, "library", None) for finder in waiting]
importlib.reload(pd)
assert pd.Series([1]).udf
"""
    done = run(sys.executable, "-W", "error", "-c", code)
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
def test_who_only_asks_where_pandas_is_ends_no_wait() -> None:
    """Polars asks so, and a package of tools may; the accessor is there when pandas is imported."""
    code = """
import udf
from importlib.util import find_spec
spec = find_spec("pandas")
assert spec.loader.get_filename("pandas") == spec.origin
import pandas as pd
assert pd.Series([1]).udf
"""
    done = run(sys.executable, "-W", "error", "-c", code)
    assert done.returncode == 0, done.stderr


def test_a_library_that_is_not_there_stays_so(monkeypatch) -> None:
    """It is looked for as always, and found when it is installed later."""
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    post_import.on_import("no_such_library_of_inlay", "udf.nothing")
    for _ in range(2):
        with pytest.raises(ModuleNotFoundError, match="No module named 'no_such_library_of_inlay'"):
            __import__("no_such_library_of_inlay")
    assert isinstance(sys.meta_path[0], post_import.PostImportFinder)


# -- what there is not ---------------------------------------------------------------------------------

SERIES, FRAME = udf.Series([1.0, 2.0]), udf.DataFrame({"a": [1.0, 2.0]})
OPERATIONS = {
    "+": lambda x: x + 1, "-": lambda x: 1 - x, "*": lambda x: x * x, "/": lambda x: x / 2, "//": lambda x: 2 // x,
    "%": lambda x: x % 2, "**": lambda x: x**2, "&": lambda x: x & True, "|": lambda x: True | x,
    "^": lambda x: x ^ x, "<<": lambda x: x << 1, ">>": lambda x: x >> 1, "<": lambda x: x < 1,
    ">=": lambda x: x >= 1, "~": lambda x: ~x, "abs()": lambda x: abs(x), "==": lambda x: x == 1,
}  # fmt: skip


@pytest.mark.parametrize("sign", OPERATIONS)
@pytest.mark.parametrize("data", [SERIES, FRAME], ids=["Series", "DataFrame"])
def test_arithmetic_is_pandas(data, sign) -> None:
    """The error names the operator, a function that does it, and where pandas' own is; it is a TypeError."""
    with pytest.raises(ArgumentError) as caught:
        OPERATIONS[sign](data)
    assert f"a {type(data).__name__} has no {sign} of its own" in str(caught.value)
    assert ".map(lambda x" in str(caught.value)
    assert isinstance(caught.value, TypeError)


@pytest.mark.parametrize("name", ["mean", "sum", "iloc", "loc", "fillna", "values", "str"])
@pytest.mark.parametrize("data", [SERIES, FRAME], ids=["Series", "DataFrame"])
def test_pandas_attributes_are_one_call_away(data, name) -> None:
    """An AttributeError, so that hasattr says no."""
    assert not hasattr(data, name)
    with pytest.raises(UnknownAttributeError, match=rf"to_pandas\(\)\.{name}\b") as caught:
        getattr(data, name)
    assert isinstance(caught.value, AttributeError)
    assert isinstance(caught.value, UdfError)


def test_the_nearest_name_and_a_column_are_named() -> None:
    """A slip of the keyboard, and a column written as an attribute."""
    with pytest.raises(AttributeError, match="perhaps you meant 'applymap'"):
        SERIES.aplymap  # noqa: B018 - the read is the test
    with pytest.raises(AttributeError, match=r"a column is frame\['a'\]"):
        FRAME.a  # noqa: B018 - as above


@pytest.mark.parametrize("data", [FRAME, FRAME.to_pandas().udf], ids=["ours", "pandas"])
def test_groups_and_windows_are_not_looped_over(data) -> None:
    """They have [] for columns, by which Python would go through 0, 1, .."""
    for cut in (data.groupby("a"), data.rolling(2), data.groupby("a").rolling(2)):
        with pytest.raises(TypeError, match="object is not iterable"):
            iter(cut)


@pytest.mark.parametrize("key", [0, slice(0, 1), "a", [True, False]])
def test_values_of_a_series_are_taken_from_pandas(key) -> None:
    """It has no [] of its own."""
    with pytest.raises(ArgumentError, match=r"to_pandas\(\)\.iloc\[0\]"):
        SERIES[key]


def test_what_asks_for_protocols_gets_its_answer() -> None:
    """NumPy, pandas and copies work with it as before."""
    assert np.asarray(SERIES).tolist() == [1.0, 2.0]
    assert pd.Series(list(SERIES)).tolist() == [1.0, 2.0]
    assert __import__("copy").copy(SERIES).equals(SERIES)
    with pytest.raises(AttributeError, match="the values are on the host"):
        SERIES.__cuda_array_interface__  # noqa: B018 - the read is the test


# -- types ---------------------------------------------------------------------------------------------

TYPED, WRONG = ((ROOT / f"tests/golden/types/{name}.txt").read_text() for name in ("typed", "wrong"))
KEPT = ROOT / ".mypy_cache" / "typed"
CHECKERS = {
    "mypy": (
        sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent",
        f"--cache-dir={ROOT / '.mypy_cache' / 'typed'}",
    ),
    "pyright": ("pyright", "--pythonpath", sys.executable),
}  # fmt: skip


@pytest.mark.parametrize("name", ["", "compiler", "datafusion", "duckdb", "pandas", "pyarrow", "random"])
def test_the_file_for_type_checkers_uses_every_name(name) -> None:
    """Of ``udf`` and its public modules; what IPython alone calls is left out, and parts of a result."""
    module = getattr(udf, name) if name else udf
    inside = {"load_ipython_extension", "unload_ipython_extension", "ScalarParameter"}
    assert {one for one in module.__all__ if not re.search(rf"\b{one}\b", TYPED)} - inside == set()


@pytest.mark.slow
@pytest.mark.parametrize("checker", CHECKERS)
def test_type_checkers_know_what_is_given(checker, tmp_path) -> None:
    """Options have types, ``apply`` gives a Series or a DataFrame, and a mistake is one, line by line."""
    if checker == "pyright" and shutil.which("pyright") is None:
        pytest.skip("pyright is not installed")
    for name, code in (("typed.py", TYPED), ("wrong.py", WRONG)):
        (tmp_path / name).write_text(code)
    (tmp_path / "mypy.ini").write_text(
        "[mypy]\n[mypy-numba.*,llvmlite.*,pandas.*,pyarrow.*,cupy.*,cuda.*,polars.*]\n"
        "ignore_missing_imports = True\nfollow_imports = skip\n"
    )
    (tmp_path / "pyrightconfig.json").write_text(f'{{"extraPaths": ["{ROOT}"]}}')
    done = run(*CHECKERS[checker], "typed.py", "wrong.py", cwd=tmp_path)
    expected = {number for number, line in enumerate(WRONG.splitlines(), start=1) if line.endswith("# wrong")}
    told = [line for line in done.stdout.splitlines() if " error: " in line or " - error" in line]
    assert [line for line in told if "wrong.py:" not in line] == [], done.stdout
    assert {int(line.split("wrong.py:")[1].split(":")[0]) for line in told} == expected, done.stdout


# -- the logger ----------------------------------------------------------------------------------------


def compile_something(number) -> None:
    SERIES.applymap(lambda x: x + number)


@pytest.mark.slow
def test_the_logger_is_quiet_by_default() -> None:
    """Nothing is written by a program that has not asked for it, and ``logging`` is not imported."""
    code = "import udf; udf.options.backend = 'cpu'; print(list(udf.Series([1.0]).applymap(lambda x: x + 1)))"
    done = run(sys.executable, "-W", "error", "-c", code)
    assert (done.stdout, done.stderr) == ("[2.0]\n", "")


def test_debug_says_what_was_compiled_and_how_long_it_took(caplog) -> None:
    """For the root logger at DEBUG: our few lines, and none of Numba's hundreds."""
    caplog.set_level(logging.DEBUG)
    logging.getLogger("numba").setLevel(logging.NOTSET)
    compile_something(0.01953125)
    SERIES.rolling(2).apply(lambda w: w[-1] - w[0] + 0.01953125, raw=True)
    assert {record.name for record in caplog.records} == {"inlay"}
    text = caplog.text
    assert f"<lambda> ({__file__}:" in text
    assert " of float64" in text
    assert "front end in " in text
    assert "built for cpu " in text
    assert "windows are computed from " in text
    assert logging.getLogger("numba").level == logging.NOTSET


def test_who_asks_numba_gets_it(caplog) -> None:
    """A level that somebody gave to Numba's logger stays."""
    logger = logging.getLogger("numba")
    logger.setLevel(logging.INFO)
    try:
        caplog.set_level(logging.DEBUG)
        compile_something(0.0390625)
        assert logger.level == logging.INFO
    finally:
        logger.setLevel(logging.NOTSET)


MODULES = (
    "udf", "udf.pandas", "udf.random", "udf.compiler", "udf.duckdb", "udf.datafusion", "udf.pyarrow",
)  # fmt: skip
CLASSES = (
    pandas_accessor.SeriesAccessor, pandas_accessor.DataFrameAccessor, pandas_windows.PandasWindows,
    pandas_groups.PandasGroups, rolling.SeriesWindows, rolling.FrameWindows, group_series.SeriesGroups,
    groupby.FrameGroups, polars.ExpressionFunctions, polars.Windows, arrow.ArrowFunction, type(udf.options),
)  # fmt: skip
"""What methods give, and accessors."""


def public() -> Iterator[tuple[str, Any]]:
    """Return the public functions, and the methods of public classes, by name."""
    pytest.importorskip("duckdb")
    modules = map(importlib.import_module, MODULES)
    given = [(f"{module.__name__}.{name}", getattr(module, name)) for module in modules for name in module.__all__]
    for name, one in [*given, *((kind.__name__, kind) for kind in CLASSES)]:
        if inspect.isfunction(one) or inspect.isclass(one):
            yield name, one
        if inspect.isclass(one):
            methods = ((each, inspect.getattr_static(one, each)) for each in dir(one) if not each.startswith("_"))
            for each, held in methods:
                method = getattr(held, "__func__", getattr(held, "fget", held))
                if inspect.isfunction(method) and method.__module__.startswith("udf"):
                    yield f"{name}.{each}", method


def undocumented(one: Any) -> list[str]:
    """Return the parameters that a docstring does not name; all of them without one."""
    names = [name for name in inspect.signature(one).parameters if name not in {"self", "cls"}]
    text = inspect.getdoc(one) or ""
    return [name for name in names if not re.search(rf"\b{name}\b", text)]


def test_every_public_name_has_a_complete_docstring() -> None:
    """Classes have one that says what they are; functions and methods name all of their parameters."""
    found = dict(public())
    assert len(found) > 170
    assert [name for name, one in found.items() if not inspect.getdoc(one)] == []
    missing = {name: undocumented(one) for name, one in found.items() if not inspect.isclass(one)}
    assert {name: left for name, left in missing.items() if left} == {}


def test_parameters_have_a_section() -> None:
    """Each parameter of a function or method stands in it, so that ``help()`` explains it; aliases share one."""
    without = {
        name
        for name, one in public()
        if not inspect.isclass(one) and not name.startswith("ArrowFunction.")  # the integrations' own
        if set(inspect.signature(one).parameters) - {"self", "cls"}
        if "Parameters\n----------" not in (inspect.getdoc(one) or "")
    }
    assert without == set()


def test_help_shows_the_parameters_of_the_accessor() -> None:
    """Those of the methods that pass their arguments on."""
    for kind, name in ((pandas_accessor.SeriesAccessor, "map"), (pandas_accessor.DataFrameAccessor, "apply")):
        parameters = inspect.signature(getattr(kind, name)).parameters
        assert {"function", "args", "errors", "error_model", "overflow", "fallback"} <= set(parameters)
    assert "min_periods" in inspect.signature(pandas_accessor.SeriesAccessor.rolling).parameters
