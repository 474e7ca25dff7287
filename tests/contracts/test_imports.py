"""Who may import whom: one importer per foreign library, and no stage that looks up the road."""

import ast
import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tests.support.statements import statements

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

# The rooms from the top down: a module imports its own room and those below. Those of one line do not know each other.
LAYERS: tuple[tuple[str, ...], ...] = (
    ("doors",), ("api",), ("runtime",), ("frontend",), ("cpu", "cuda"), ("bind",), ("windows",), ("columns",),
    ("text",), ("base",), ("ptx2cpp",),
)  # fmt: skip

# The storeys of the front end, in the same way.
STOREYS: tuple[tuple[str, ...], ...] = (
    ("driver",), ("lower",), ("passes",), ("rules",), ("library",), ("staged",), ("types",), ("ir",), ("base",),
    ("nvptx",), ("numba",),
)  # fmt: skip

# Modules directly under udf, which have the paths by which they are public or read first -> their room.
PUBLIC: dict[str, str] = {
    "udf": "doors", "udf.__main__": "doors", "udf.datafusion": "doors", "udf.duckdb": "doors", "udf.pandas": "doors",
    "udf.pyarrow": "doors", "udf.spark": "doors", "udf.compiler": "api", "udf.random": "api",
    "udf.pipeline": "runtime", "udf.errors": "base", "udf.options": "base", "udf.version": "base",
}  # fmt: skip


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(p): p for folder in ("ptx2cpp", "udf") for p in sorted((ROOT / folder).rglob("*.py"))}


def inside(module: str, room: str) -> bool:
    return module == room or module.startswith(room + ".")


@cache
def _imports(text: str) -> list[ast.Import | ast.ImportFrom]:
    """Return every import of a file's text, at any depth."""
    return [one for one in statements(text) if isinstance(one, ast.Import | ast.ImportFrom)]


def imported(path: Path) -> set[str]:
    """Return every module that the file at ``path`` imports, at any depth, for types or for use."""
    names: set[str] = set()
    for node in _imports(path.read_text()):
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
    return set(re.findall(r"""["']([\w.]+)["']""", path.read_text())) & MODULES.keys()


def packages_used(path: Path) -> set[str]:
    """Return the packages of ours from which the file at ``path`` takes a name of their own, or themselves."""
    used: set[str] = set()
    for node in _imports(path.read_text()):
        if isinstance(node, ast.Import):
            used |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            members = {f"{node.module}.{alias.name}" for alias in node.names}
            used |= members & MODULES.keys()
            if members - MODULES.keys():
                used.add(node.module)
    return used


def edges(sources: dict[str, Path]) -> dict[str, set[str]]:
    """Return what each module imports: at its top, inside functions, for types, and by name (but for public ones)."""
    found = {}
    for module, path in sources.items():
        mine = (imported(path) & sources.keys()) | (named(path) - {"udf", "ptx2cpp", "udf.pandas"})
        packages = packages_used(path)
        found[module] = {one for one in mine - {module} if sources[one].name != "__init__.py" or one in packages}
    return found


def room_of(module: str) -> str:
    """Return the room that a module lies in."""
    parts = module.split(".")
    return PUBLIC.get(module) or (parts[0] if parts[0] == "ptx2cpp" else parts[1])


def upward(layers: tuple[tuple[str, ...], ...], place: Callable[[str], str | None]) -> list[str]:
    """Return the imports that run up, or between rooms of one layer; ``place`` is a module's room, None for no room."""
    level = {room: number for number, layer in enumerate(layers) for room in layer}
    return [
        f"{module} imports {name}"
        for module, names in edges(MODULES).items()
        for name in sorted(names)
        for here, there in [(place(module), place(name))]
        if here is not None and there is not None and here != there and level[here] >= level[there]
    ]


def storey_of(module: str) -> str | None:
    """Return the storey of the front end that a module lies in; None for what is outside, or the front end itself."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["udf", "frontend"] and len(parts) > 2 else None


@pytest.mark.slow
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


def test_a_circle_through_a_package_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``from udf import c`` imports the package c, and so all that it imports."""
    (tmp_path / "c").mkdir()
    sources = {"udf.a": tmp_path / "a.py", "udf.c": tmp_path / "c" / "__init__.py"}
    for name, path in sources.items():
        monkeypatch.setitem(MODULES, name, path)
    sources["udf.a"].write_text("def f():\n    from udf import c")
    sources["udf.c"].write_text("from udf.a import y")
    assert circle(edges(sources)) == ["udf.a", "udf.c", "udf.a"]


@pytest.mark.slow
def test_foreign_library_has_one_importer() -> None:
    """Numba is imported in udf/frontend only, llvmlite in udf/cpu, CUDA and CuPy in udf/cuda, and so on."""
    strangers = [
        f"{module} imports {root}; allowed in {IMPORTERS[root]}"
        for module, path in MODULES.items()
        for root in {name.split(".")[0] for name in imported(path)} & IMPORTERS.keys()
        if not any(inside(module, room) for room in IMPORTERS[root])
    ]
    assert not strangers


def test_names_of_pandas_are_for_annotations_alone() -> None:
    """What only type checkers import is under TYPE_CHECKING everywhere: it imports pandas."""
    loaded = []
    for module, path in MODULES.items():
        if "udf.columns.pandas_names" not in (text := path.read_text()):
            continue
        every = statements(text)
        guards = (one for one in every if isinstance(one, ast.If) and "TYPE_CHECKING" in ast.unparse(one.test))
        guarded = {id(one) for guard in guards for part in guard.body for one in ast.walk(part)}
        imports = (one for one in every if isinstance(one, ast.ImportFrom) and id(one) not in guarded)
        loaded += [module for one in imports if one.module == "udf.columns.pandas_names"]
    assert loaded == []


def test_every_room_has_its_layer() -> None:
    """A folder under udf, or a storey of the front end, that the tables do not know has no order."""
    rooms = {path.name for path in (ROOT / "udf").iterdir() if (path / "__init__.py").is_file()}
    assert rooms == {room for layer in LAYERS for room in layer} - {"ptx2cpp"}
    storeys = {path.name for path in (ROOT / "udf" / "frontend").iterdir() if (path / "__init__.py").is_file()}
    assert storeys == {room for layer in STOREYS for room in layer}
    files = {module_name(path) for path in (ROOT / "udf").glob("*.py")}
    assert files == PUBLIC.keys()


def test_no_room_imports_one_above_it() -> None:
    """By any kind of import: a room knows what it stands on, never its callers or its peers."""
    assert upward(LAYERS, room_of) == []


def test_no_storey_of_the_front_end_imports_one_above_it() -> None:
    """Types know no rules, rules no passes, and so on."""
    assert upward(STOREYS, storey_of) == []


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
