"""``python -m udf``: each command, and what it says of what it cannot do."""

import ast
import importlib
from types import SimpleNamespace

import numpy as np
import pytest

import udf
from udf.__main__ import main
from udf.cuda import nvrtc
from udf.doors import type_stubs
from udf.errors import MissingPackageError

SOURCE = """
def area(x, y):
    return x * y

def total(row):
    return row.a + row.b
"""


@pytest.fixture
def module(tmp_path, monkeypatch) -> str:
    """Return the name of a module with functions to compile."""
    (tmp_path / "measures.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(tmp_path)
    return "measures"


def test_compile_and_info(module, tmp_path, capsys) -> None:
    """A file that gives what the function gives, and what is in it."""
    path = str(tmp_path / "area.udf")
    assert main(["compile", f"{module}:area", "--types", "float64,float64", "-o", path, "--archs", ""]) == 0
    assert "area(float64, float64)" in capsys.readouterr().out
    with udf.options(backend="cpu"):
        assert list(udf.load(path)(np.array([2.0]), np.array([3.5]))) == [7.0]
    assert main(["info", path]) == 0
    assert "udf_fast" in capsys.readouterr().out


def test_compile_for_a_row(module, tmp_path) -> None:
    path = str(tmp_path / "total.udf")
    assert main(["compile", f"{module}:total", "--types", "a=float64, b=int64?", "-o", path, "--archs", ""]) == 0
    with udf.options(backend="cpu"):
        assert list(udf.load(path)({"a": [1.0, 2.0], "b": [1, None]})) == [2.0, None]


def test_explain(module, capsys) -> None:
    assert main(["explain", f"{module}:area", "--types", "float64,float64"]) == 0
    assert "mul.rn.f64" in capsys.readouterr().out


def test_explain_as_a_page(module, capsys, tmp_path) -> None:
    path = tmp_path / "area.html"
    assert main(["explain", f"{module}:area", "--types", "float64,float64", "--html", str(path)]) == 0
    assert path.read_text().startswith("<!DOCTYPE html>")
    assert capsys.readouterr().out.startswith(str(path))


def test_cache_and_info(capsys, tmp_path) -> None:
    """Where it is and how much; what is installed."""
    with udf.options(cache_dir=str(tmp_path), backend="cpu"):
        udf.Series([1.0]).applymap(lambda x: x + 0.0625)
        assert main(["cache"]) == 0
        assert str(tmp_path) in capsys.readouterr().out
        assert main(["cache", "--clear"]) == 0
        assert "files  0" in capsys.readouterr().out
    assert main(["info"]) == 0
    assert "pandas     2." in (said := capsys.readouterr().out) or "pandas     3." in said
    with pytest.raises(SystemExit) as ended:
        main([])
    assert ended.value.code == 0
    assert "show what is installed" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["measures", "measures:", "measures:nothing", "no_such_module:f", ":f"])
def test_a_function_that_is_not_there(module, name, capsys, tmp_path) -> None:
    """A line and status 2, no traceback."""
    assert main(["compile", name, "--types", "float64", "-o", str(tmp_path / "x.udf"), "--archs", ""]) == 2
    assert "module:function" in capsys.readouterr().err


def test_wrong_types_and_files(module, capsys, tmp_path) -> None:
    out = str(tmp_path / "x.udf")
    assert main(["compile", f"{module}:area", "--types", "text", "-o", out, "--archs", ""]) == 2
    assert "Hint:" in capsys.readouterr().err
    assert main(["info", str(tmp_path / "missing.udf")]) == 2
    assert "missing.udf" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["nothing"])


def test_the_default_is_what_this_machine_can_make(monkeypatch) -> None:
    """Without NVIDIA's compiler there is code for the processor only; asked for by name it is missed."""

    def missing(*_: object, **__: object) -> None:
        raise MissingPackageError("'inlay-udf[cu13]'", "compiling C++")

    monkeypatch.setattr(nvrtc, "library", missing)
    made = udf.compile(lambda x: x * 0.625 + 1, "float64")
    assert made(np.array([8.0])).to_numpy()[0] == 6.0
    assert "sm_" not in repr(made)
    with pytest.raises(MissingPackageError):
        udf.compile(lambda x: x * 0.625 + 1, "float64", archs=("sm_90",))


def test_stubs_give_classes_of_other_libraries_the_property(tmp_path, monkeypatch, capsys) -> None:
    """Polars' module of expressions becomes a stub; pandas' stubs get theirs once; what is missing is left out."""
    code = 'class {name}:\n    """A class."""\n\n    def other(self) -> int:\n        return 1\n'
    files = {
        "polars/expr/expr.py": "Expr",
        "pandas-stubs/core/series.pyi": "Series",
        "pandas/core/frame.py": "DataFrame",
    }
    for file, name in files.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(code.format(name=name))
    monkeypatch.setattr(
        type_stubs, "find_spec", lambda name: SimpleNamespace(origin=str(tmp_path / name / "__init__.py"))
    )
    expected = [tmp_path / "polars-stubs" / "expr" / "expr.pyi", tmp_path / "pandas-stubs" / "core" / "series.pyi"]
    for _ in range(2):
        assert main(["stubs"]) == 0
        assert capsys.readouterr().out.split() == [str(path) for path in expected]
    assert (tmp_path / "polars-stubs" / "py.typed").read_text() == "partial\n"
    for path in expected:
        kind = next(one for one in ast.parse(path.read_text()).body if isinstance(one, ast.ClassDef))
        assert [one.name for one in kind.body if isinstance(one, ast.FunctionDef)] == ["udf", "other"]
    monkeypatch.setattr(type_stubs, "find_spec", lambda _: None)
    assert main(["stubs"]) == 0
    assert "nothing to write" in capsys.readouterr().out


@pytest.mark.parametrize("row", type_stubs.ATTACHED, ids=lambda row: row[2])
def test_stubs_name_what_there_is(row) -> None:
    """The library's class is in the module that is named, and so is the accessor's."""
    library, module, name, place, accessor = row
    found = importlib.import_module(f"{library}.{module.replace('/', '.')}")
    assert getattr(importlib.import_module(place), accessor).__name__ == accessor
    assert isinstance(getattr(found, name), type)
