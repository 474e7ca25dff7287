"""udf.explain and UDF_DUMP: every stage of a function as text, with no GPU."""

import logging
import math
import subprocess
from dataclasses import fields
from pathlib import Path

import pandas as pd
import pytest

import udf
from udf.api.explain import explain
from udf.api.explanation.explained_stages import Explanation
from udf.errors import DTypeError, NotCallableError, UdfCompileError
from udf.runtime.choice import auto as choice

HEADINGS = [
    "Python source and bytecode", "Numba IR with types", "LLVM IR", "PTX", "CUDA C++", "SASS",
    "LLVM IR of the processor's loop", "Assembly of the processor's loop",
]  # fmt: skip
STAGES = [field for field in fields(Explanation) if field.metadata]


def late_cost(delay):
    if delay <= 15.0:
        return 0.0
    return math.exp(delay * 0.25)


@pytest.fixture(scope="module")
def explained() -> Explanation:
    return explain(late_cost, "float64")


def test_str_shows_every_stage_under_its_heading(explained) -> None:
    """All stages in the order of the journey, each with its text."""
    text = str(explained)
    places = [text.index(f"=== {heading}") for heading in HEADINGS]
    assert places == sorted(places)
    assert text.count("\n=== ") + text.startswith("=== ") == len(HEADINGS)
    assert repr(explained) == text  # what a prompt shows


def test_types_may_be_a_tuple() -> None:
    """As :func:`udf.compile` takes them."""
    assert "float64" in udf.explain(lambda x, y: x * y, ("float64", "int8")).numba_ir


@pytest.mark.parametrize(
    ("stage", "shown"),
    [
        ("bytecode", ["def late_cost(delay):", "LOAD_FAST", "COMPARE_OP"]),
        ("numba_ir", ["delay", "float64"]),
        ("llvm", ["define", "double"]),
        ("ptx", [".version", "udf_row", "fma.rn.f64"]),
        ("cpp", ["asm", "__global__", "udf_row"]),
        ("cpu_llvm", ["define", "double", "vector"]),
        ("cpu_assembly", ["ret"]),
    ],
)
def test_each_stage_is_an_attribute_with_its_own_language(explained, stage, shown) -> None:
    """What a reader of that stage looks for is in its text, and in no placeholder."""
    text = getattr(explained, stage)
    for words in shown:
        assert words in text


@pytest.mark.slow
def test_nulls_show_in_the_kernel() -> None:
    plain, nullable = explain(late_cost, "float64"), explain(late_cost, "float64", nullable=True)
    assert "udf_row_param_1" not in plain.ptx
    assert "udf_row_param_1" in nullable.ptx
    assert explain(late_cost, "float64?").ptx == nullable.ptx
    assert "validity" in nullable.cpp


def test_several_columns_and_dtypes() -> None:
    """One dtype a parameter, in any spelling that names one."""
    text = explain(lambda x, y: x + y, "int32", float)
    assert "float64" in text.numba_ir
    assert "int32" in text.numba_ir


@pytest.mark.slow
def test_a_function_of_a_row_is_explained_by_its_columns() -> None:
    """Types by label, or a frame: the same code; only what is used is there."""
    of_types = explain(lambda row, k: row.a * k + row["b"], {"a": "float64", "b": "int64?", "c": "int8"}, k=2.0)
    frame = {"c": [1, 2], "b": pd.array([1, None], dtype="Int64"), "a": [0.5, 1.5], "text": ["x", "y"]}
    for given in (pd.DataFrame(frame), udf.DataFrame(frame)):
        assert explain(lambda row, k: row.a * k + row["b"], given, args=(2.0,)).ptx == of_types.ptx
    assert "udf_row_param_3" in of_types.ptx
    assert "udf_row_param_4" not in of_types.ptx


def test_udf_explain_is_the_function() -> None:
    """``udf.explain`` is what a user calls."""
    assert udf.explain is explain


def test_sass_says_why_it_is_not_shown(monkeypatch) -> None:
    """Without the CUDA toolkit's cuobjdump the stage says so, and the rest is there."""
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert "cuobjdump" in explain(late_cost, "float64").sass


def test_sass_is_what_cuobjdump_prints(monkeypatch, tmp_path) -> None:
    """With it, the kernel's cubin is disassembled."""
    seen = {}

    class Unit:
        arch, code = "sm_75", b"cubin"

    def run(command, **_):
        seen["bytes"] = Path(command[-1]).read_bytes()
        return subprocess.CompletedProcess(command, 0, stdout="IMAD.WIDE", stderr="")

    monkeypatch.setattr("shutil.which", lambda _: str(tmp_path / "cuobjdump"))
    monkeypatch.setattr("udf.cuda.nvrtc.compile_unit", lambda *_: Unit())
    monkeypatch.setattr("udf.cuda.reason_unavailable", lambda: "no GPU")
    monkeypatch.setattr("subprocess.run", run)
    assert explain(late_cost, "float64").sass == "IMAD.WIDE"
    assert seen["bytes"] == b"cubin"


@pytest.mark.parametrize(
    ("ask", "error"),
    [
        (lambda: explain(3, "float64"), NotCallableError),
        (lambda: explain(late_cost, "bytes"), DTypeError),
        (lambda: explain(lambda x: x.strip(), "float64"), UdfCompileError),
        (lambda: explain(late_cost, "float64", "float64"), TypeError),
    ],
)
def test_what_cannot_be_explained_raises_as_the_call_would(ask, error) -> None:
    """The same errors as in ``applymap``."""
    with pytest.raises(error):
        ask()


def test_udf_dump_writes_each_built_function(monkeypatch, tmp_path) -> None:
    """One directory a function, one numbered file a stage; nothing more on the second, cached call."""
    monkeypatch.setenv("UDF_DUMP", str(tmp_path))
    series = udf.Series([1.0, 20.0])
    series.applymap(lambda delay: delay * 0.125 + 77)
    (folder,) = tmp_path.iterdir()
    assert folder.name.startswith("lambda-")
    names = sorted(path.name for path in folder.iterdir())
    assert names[0] == "01_bytecode.txt"
    assert names[3] == "04_ptx.ptx"
    assert [name.split("_")[0] for name in names] == [f"{i:02}" for i in range(1, len(STAGES) - 2)]
    assert "mul.rn.f64" in (folder / "04_ptx.ptx").read_text()
    for path in folder.iterdir():
        path.unlink()
    series.applymap(lambda delay: delay * 0.125 + 77)
    assert not list(folder.iterdir())
    series.applymap(late_cost)
    assert len(list(tmp_path.iterdir())) == 2


def test_without_udf_dump_nothing_is_written(monkeypatch, tmp_path) -> None:
    """The variable is the only switch."""
    monkeypatch.delenv("UDF_DUMP", raising=False)
    monkeypatch.chdir(tmp_path)
    udf.Series([1.0]).applymap(lambda x: x * 0.5 + 991)
    assert not list(tmp_path.iterdir())


def opaque(w):
    total = 0.0
    for v in w:
        total = total * 0.5 + v * v
    return total


@pytest.mark.parametrize(
    "windows",
    [
        udf.Series([1.0, 2.0]).rolling(2),
        udf.Series([1, None]).rolling(20, min_periods=1),
        udf.Series([1.0, 2.0]).expanding(),
        udf.DataFrame({"a": [1.0], "b": [2]}).rolling(3),
    ],
    ids=str,
)
def test_windows(windows) -> None:
    """Every stage of a window function, by the windows it is called on, for both back ends."""
    explained = explain(opaque, windows, raw=True)
    assert explained.path.startswith("the window in memory")
    assert "for a loop over it" in explained.path or "reducers" in explained.path
    assert "ld.shared.b64" in explained.ptx or "ld.shared.f64" in explained.ptx  # LLVM 22, LLVM 20
    assert "__global__" in explained.cpp
    assert "udf_" in explained.cpu_llvm
    assert str(explained).startswith("=== How windows are computed ===")


@pytest.mark.slow
def test_windows_of_a_table() -> None:
    windows = udf.DataFrame({"a": [1.0, 2.0], "b": [2, 3]}).rolling(2, method="table")
    explained = explain(lambda w, k: (w[0, 0] * w[1, 1] * k, w[1, 0]), windows, k=2.0)
    assert "mul.rn.f64" in explained.ptx


@pytest.mark.slow
def test_recognised_reducers() -> None:
    """The path names the reductions that stand for the window."""
    windows = udf.Series([1.0, 2.0]).rolling(2)
    assert "sum" in explain(lambda w: w.mean(), windows).path
    with udf.options(recognize_reducers=False):
        assert explain(lambda w: w.mean(), windows).path.startswith("the window in memory")


def test_udf_dump_of_windows(monkeypatch, tmp_path) -> None:
    """Window functions are dumped as row functions are, the path first."""
    monkeypatch.setenv("UDF_DUMP", str(tmp_path))
    udf.Series([1.0, 20.0]).rolling(2).apply(lambda w: w.iloc[0] * 0.125 + 78)
    (folder,) = tmp_path.iterdir()
    names = sorted(path.name for path in folder.iterdir())
    assert names[0] == "01_path.txt"
    assert len(names) == len(STAGES) - 2


def test_what_calls_took_is_shown(monkeypatch) -> None:
    """By number of rows and back end, where ``auto`` has measured it; else nothing."""
    third = lambda x: x / 3.5
    udf.Series([1.0, 2.0]).applymap(third)
    assert udf.explain(third, "float64").times == ""
    monkeypatch.setattr(udf.options, "backend", "auto")
    monkeypatch.setattr(choice, "requested_backend", lambda: (None, ""))  # as where there is a GPU
    udf.Series([1.0, 2.0]).applymap(third)
    shown = udf.explain(third, "float64")
    assert shown.times.startswith("2 to 3 rows: ")
    assert shown.times.endswith(" ns a row on the processor")
    assert "=== What calls took, by which auto chooses ===" in str(shown)


@pytest.mark.slow
def test_a_series_is_the_data_of_a_function_of_a_value() -> None:
    """Of pandas, ours, or an array: of its dtype and its nulls."""
    third, data = lambda x: x / 3.5, pd.Series([1.0, 2.0])
    assert udf.explain(third, data).ptx == udf.explain(third, "float64").ptx
    assert udf.explain(third, udf.Series(data)).ptx == udf.explain(third, data.to_numpy()).ptx
    assert udf.explain(third, udf.Series([1, None])).ptx == udf.explain(third, "int64?").ptx


@pytest.mark.slow
def test_statements_that_python_runs_are_marked() -> None:
    logger = logging.Logger("test")  # noqa: LOG001 - one of its own

    def noted(x):
        if x < 0:
            logger.warning("negative %s", x)
            return 0.0
        return x * 2

    with udf.options(fallback="python"):
        shown = udf.explain(noted, "float64")
        with pytest.raises(udf.errors.CapturedValueError):
            udf.explain(lambda x: logger.info(x), "float64")
    marked = [line for line in shown.leaves.splitlines() if line.startswith(">")]
    assert [line.split()[1] for line in marked] == ['logger.warning("negative', "return"]
    assert "a Logger, which cannot be a constant of a UDF" in shown.leaves
    assert "=== Statements that Python runs ===" in str(shown)
    assert "add.rn.f64" in shown.ptx
    with pytest.raises(udf.errors.CapturedValueError):
        udf.explain(noted, "float64")
