"""Who may import whom: one importer per foreign library, and no stage that looks up the road."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Foreign library -> the rooms that may import it.
IMPORTERS: dict[str, tuple[str, ...]] = {
    "numba": ("udf.frontend",),
    "numba_cuda": ("udf.frontend",),
    "llvmlite": ("udf.cpu", "udf.frontend"),  # the front end builds the value-returning wrapper with it
    "jinja2": ("udf.cuda",),
    "cuda": ("udf.cuda", "udf.frontend"),  # the front end only asks why NVVM was not found
    "cupy": ("udf.cuda",),
    "pandas": ("udf.interop", "udf.api.series", "udf.integrations"),
    "polars": ("udf.integrations",),
    "duckdb": ("udf.integrations",),
    "dask": ("udf.integrations",),
    "cudf": ("udf.integrations",),
}

# Room -> rooms of ours that it must not know.
FORBIDDEN: dict[str, tuple[str, ...]] = {
    "ptx2cpp": ("udf",),
    "udf.frontend": ("udf.cpu", "udf.cuda", "udf.integrations", "udf.interop", "udf.pipeline", "udf.api.series"),
    "udf.cpu": ("udf.cuda", "udf.frontend", "udf.integrations", "udf.interop", "udf.pipeline", "udf.api.series"),
    "udf.cuda": ("udf.cpu", "udf.frontend", "udf.integrations", "udf.interop", "udf.pipeline", "udf.api.series"),
    "udf.dtypes": ("ptx2cpp", "udf.column", "udf.stages"),
    "udf.pipeline": ("udf.integrations", "udf.api.series"),
}


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(p): p for folder in ("ptx2cpp", "udf") for p in sorted((ROOT / folder).rglob("*.py"))}


def inside(module: str, room: str) -> bool:
    return module == room or module.startswith(room + ".")


def imported(path: Path) -> set[str]:
    """Return every module that the file at ``path`` imports, at any depth, for types or for use."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(), str(path))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            submodules = {f"{node.module}.{alias.name}" for alias in node.names}
            names |= {node.module} | (submodules & MODULES.keys())
    return names


@pytest.mark.parametrize("module", MODULES)
def test_foreign_library_has_one_importer(module: str) -> None:
    """Numba is imported in udf/frontend only, llvmlite in udf/cpu, CUDA and CuPy in udf/cuda, and so on."""
    roots = {name.split(".")[0] for name in imported(MODULES[module])}
    strangers = {r for r in roots & IMPORTERS.keys() if not any(inside(module, room) for room in IMPORTERS[r])}
    assert not strangers, f"{module} imports {sorted(strangers)}; allowed in {[IMPORTERS[s] for s in strangers]}"


@pytest.mark.parametrize("module", MODULES)
def test_room_does_not_look_up_the_road(module: str) -> None:
    """A stage knows the seams (stages, column, dtypes, errors) and what it uses, never its callers or its peers."""
    banned = [room for place, rooms in FORBIDDEN.items() if inside(module, place) for room in rooms]
    found = {n for n in imported(MODULES[module]) if any(inside(n, room) for room in banned)}
    assert not found, f"{module} must not import {sorted(found)}"


@pytest.mark.parametrize("module", [m for m in MODULES if inside(m, "ptx2cpp")])
def test_ptx2cpp_needs_the_standard_library_only(module: str) -> None:
    """Ptx2cpp runs on a bare Python."""
    roots = {name.split(".")[0] for name in imported(MODULES[module])}
    assert roots <= sys.stdlib_module_names | {"ptx2cpp"}


def test_import_udf_is_light() -> None:
    """``import udf`` loads no compiler and no GPU library: they come with the first UDF."""
    heavy = ["numba", "llvmlite", "jinja2", "cuda", "cupy", "pandas"]
    code = f"import sys, udf; print([m for m in {heavy} if m in sys.modules])"
    shown = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603 - our own interpreter
    assert shown.stdout.strip() == "[]"
