"""Who may import whom: one importer per foreign library, and no stage that looks up the road."""

from __future__ import annotations

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Foreign library -> the rooms that may import it.
IMPORTERS: dict[str, tuple[str, ...]] = {
    "numba": ("udf.frontend",),
    "llvmlite": ("udf.cpu", "udf.frontend"),  # the front end builds the value-returning wrapper with it
    "jinja2": ("udf.cuda",),
    "cuda": ("udf.cuda", "udf.frontend"),  # the front end only asks why NVVM was not found
    "cupy": ("udf.cuda",),
    "pandas": ("udf.columns", "udf.doors"),
    "polars": ("udf.doors",),
    "duckdb": ("udf.doors",),
    "datafusion": ("udf.doors",),
    "dask": ("udf.doors",),
    "cudf": ("udf.doors",),
    "pylibcudf": ("udf.doors",),
    "pyspark": ("udf.doors",),
}

# Room -> rooms of ours that it must not know.
FORBIDDEN: dict[str, tuple[str, ...]] = {
    "ptx2cpp": ("udf",),
    "udf.frontend": ("udf.cpu", "udf.cuda", "udf.doors", "udf.pipeline", "udf.api"),
    "udf.cpu": ("udf.cuda", "udf.frontend", "udf.doors", "udf.pipeline", "udf.api"),
    "udf.cuda": ("udf.cpu", "udf.frontend", "udf.doors", "udf.pipeline", "udf.api"),
    "udf.base.dtypes": ("ptx2cpp", "udf.columns.column", "udf.base.stages"),
    "udf.pipeline": ("udf.doors",),
}


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(p): p for folder in ("ptx2cpp", "udf") for p in sorted((ROOT / folder).rglob("*.py"))}


def inside(module: str, room: str) -> bool:
    return module == room or module.startswith(room + ".")


@cache
def _nodes(text: str) -> list[ast.Import | ast.ImportFrom | ast.Constant]:
    """Return every import and constant of a file's text, at any depth."""
    return [one for one in ast.walk(ast.parse(text)) if isinstance(one, ast.Import | ast.ImportFrom | ast.Constant)]


def imported(path: Path) -> set[str]:
    """Return every module that the file at ``path`` imports, at any depth, for types or for use."""
    names: set[str] = set()
    for node in _nodes(path.read_text()):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            submodules = {f"{node.module}.{alias.name}" for alias in node.names}
            names |= {node.module} | (submodules & MODULES.keys())
    return names


def circle(edges: dict[str, set[str]]) -> list[str]:
    """Return modules that import each other in a circle, in order; none if there is no circle."""
    done: set[str] = set()
    for start, first in edges.items():
        path, rest = [start], [iter(first)]
        while path:
            following = next((name for name in rest[-1] if name not in done), None)
            if following is None:
                done.add(path.pop())
                rest.pop()
            elif following in path:
                return [*path[path.index(following) :], following]
            else:
                path.append(following)
                rest.append(iter(edges.get(following, ())))
    return []


def named(path: Path) -> set[str]:
    """Return every module of ours that a string of the file at ``path`` names, for import later."""
    strings = (node.value for node in _nodes(path.read_text()) if isinstance(node, ast.Constant))
    return {text for text in strings if isinstance(text, str) and text in MODULES}


def from_package(path: Path, package: str) -> bool:
    """Return whether the file at ``path`` takes a name from ``package`` itself, and not only modules that lie in it."""
    return any(
        (isinstance(node, ast.Import) and package in {alias.name for alias in node.names})
        or (
            isinstance(node, ast.ImportFrom)
            and node.module == package
            and any(f"{package}.{alias.name}" not in MODULES for alias in node.names)
        )
        for node in _nodes(path.read_text())
    )


def edges(sources: dict[str, Path]) -> dict[str, set[str]]:
    """Return what each module imports: at its top, inside functions, for types, and by name (but for public ones)."""
    found = {}
    for module, path in sources.items():
        mine = (imported(path) & sources.keys()) | (named(path) - {"udf", "ptx2cpp", "udf.pandas"})
        found[module] = {
            one for one in mine - {module} if sources[one].name != "__init__.py" or from_package(path, one)
        }
    return found


def test_no_import_circle() -> None:
    """No module of udf or ptx2cpp imports itself through others: at its top, inside a function, for types, or late."""
    assert circle(edges(MODULES)) == []


@pytest.mark.parametrize(
    "back",
    ["from udf import b", "from udf.b import x", "import udf.b",
     "def f():\n    from udf.b import x", "if TYPE_CHECKING:\n    from udf.b import x", "import_module('udf.b')",
     "LATE = {'x': 'udf.b'}"],
)  # fmt: skip
def test_a_circle_is_seen(back: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However the second module imports the first one."""
    sources = {"udf.a": tmp_path / "a.py", "udf.b": tmp_path / "b.py"}
    monkeypatch.setitem(MODULES, "udf.a", sources["udf.a"])
    monkeypatch.setitem(MODULES, "udf.b", sources["udf.b"])
    sources["udf.a"].write_text(back)
    sources["udf.b"].write_text("x = 1")
    assert circle(edges(sources)) == []
    sources["udf.b"].write_text("from udf.a import y")
    assert circle(edges(sources)) == ["udf.a", "udf.b", "udf.a"]


def test_foreign_library_has_one_importer() -> None:
    """Numba is imported in udf/frontend only, llvmlite in udf/cpu, CUDA and CuPy in udf/cuda, and so on."""
    strangers = [
        f"{module} imports {root}; allowed in {IMPORTERS[root]}"
        for module, path in MODULES.items()
        for root in {name.split(".")[0] for name in imported(path)} & IMPORTERS.keys()
        if not any(inside(module, room) for room in IMPORTERS[root])
    ]
    assert not strangers


def test_room_does_not_look_up_the_road() -> None:
    """A stage knows the seams (stages, column, dtypes, errors) and what it uses, never its callers or its peers."""
    found = [
        f"{module} must not import {name}"
        for module, path in MODULES.items()
        for place, rooms in FORBIDDEN.items()
        if inside(module, place)
        for name in imported(path)
        if any(inside(name, room) for room in rooms)
    ]
    assert not found


def test_ptx2cpp_needs_the_standard_library_only() -> None:
    """Ptx2cpp runs on a bare Python."""
    roots = {n.split(".")[0] for m, path in MODULES.items() if inside(m, "ptx2cpp") for n in imported(path)}
    assert roots <= sys.stdlib_module_names | {"ptx2cpp"}


def test_import_udf_is_light() -> None:
    """``import udf`` loads no compiler and no GPU library: they come with the first UDF."""
    heavy = ["numba", "llvmlite", "jinja2", "cuda", "cupy", "pandas"]
    code = f"import sys, udf; print([m for m in {heavy} if m in sys.modules])"
    shown = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603 - our own interpreter
    assert shown.stdout.strip() == "[]"
