"""The rooms stay small and have their names: files, functions, templates and kernel headers."""

import ast
import importlib
import re
import subprocess
from pathlib import Path

from tests.support.statements import statements

ROOT = Path(__file__).parents[2]
SOURCES = sorted(p for folder in ("ptx2cpp", "udf") for p in (ROOT / folder).rglob("*.py"))
HEADERS = sorted((ROOT / "kernels").glob("*.cuh"))
LAYERS = ("base", "text", "block", "device")  # a header includes its own layer or a lower one


def place(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_tests_are_small_rooms() -> None:
    """No file is longer than 400 lines."""
    assert [place(p) for p in (ROOT / "tests").rglob("*.py") if len(p.read_text().splitlines()) > 400] == []


def test_python_files_are_small_rooms() -> None:
    """No file is longer than 400 lines, no function longer than 60, and none is called utils or helpers."""
    long = []
    for path in SOURCES:
        text = path.read_text()
        if len(text.splitlines()) > 400 or path.stem in {"utils", "helpers", "common", "misc"}:
            long.append(place(path))
        functions = (node for node in statements(text) if isinstance(node, ast.FunctionDef))
        long += [f"{place(path)}:{f.lineno} {f.name}" for f in functions if (f.end_lineno or 0) - f.lineno >= 60]
    assert long == []


def test_gpu_tests_import_what_there_is() -> None:
    """What they take from other tests has not moved: where there is no GPU, nothing else imports them."""
    missing = []
    for path in (ROOT / "tests" / "gpu").glob("test_*.py"):
        for node in statements(path.read_text()):
            name = getattr(node, "module", None) or ""
            if isinstance(node, ast.ImportFrom) and ".test_" in name and not name.startswith("tests.gpu."):
                module = importlib.import_module(name)
                missing += [f"{place(path)}: {one.name}" for one in node.names if not hasattr(module, one.name)]
    assert missing == []


def test_no_merge_is_half_done() -> None:
    """No tracked text has the marks that Git leaves where two changes meet."""
    marks = ["git", "grep", "-nIE", "^(<{7} |>{7} )"]
    found = subprocess.run(marks, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - no input of others
    assert (found.returncode, found.stdout) == (1, "")


def test_kernel_headers_are_there() -> None:
    """kernels/ holds headers and nothing else, and is no Python package."""
    assert HEADERS
    assert {p.suffix for p in (ROOT / "kernels").iterdir()} == {".cuh"}


def _layer(header: str) -> int:
    return LAYERS.index(header.split("_", maxsplit=1)[0])


def test_kernel_headers_include_only_lower_layers() -> None:
    """A header's prefix is its layer; it includes headers of kernels/ only, from its own layer or below."""
    names, wrong = {path.name for path in HEADERS}, []
    for path in HEADERS:
        text = path.read_text()
        wrong += [path.name] * (len(text.splitlines()) > 300)
        included = re.findall(r'#\s*include\s*[<"]([^>"]+)[>"]', text)
        wrong += [f"{path.name}: {one}" for one in included if one not in names or _layer(one) > _layer(path.name)]
    assert wrong == []


def test_templates_hold_shape_only() -> None:
    """A template is Jinja of at most 40 lines without a decision in it."""
    decision = re.compile(r"{%-?\s*(if|elif|macro|set)\b")
    texts = {path.name: path.read_text() for path in (ROOT / "templates").iterdir()}
    assert [name for name, text in texts.items() if len(text.splitlines()) > 40 or decision.search(text)] == []
    assert {Path(name).suffix for name in texts} == {".j2"}


def test_top_level_is_fixed() -> None:
    """Only udf and ptx2cpp are importable packages at the top (kernels/ is data, and tests are tests)."""
    packages = {p.parent.name for p in ROOT.glob("*/__init__.py")}
    assert packages - {"benchmarks", "tests"} == {"ptx2cpp", "udf"}


def test_decisions_are_short() -> None:
    """Each decision is at most 60 lines and says context, decision, alternatives and consequences."""
    decisions = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    assert decisions
    for number, path in enumerate(decisions, start=1):
        text = path.read_text()
        assert path.name.startswith(f"{number:04d}-"), path.name
        assert len(text.splitlines()) <= 60, path.name
        sections = re.findall(r"^## (.+)$", text, re.MULTILINE)
        assert sections == ["Context", "Decision", "Alternatives", "Consequences"], path.name


def test_no_tracked_file_is_large() -> None:
    """What is larger than 1 MB is a build product, a wheel or a picture that does not belong here."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False).stdout  # noqa: S607 - git of the machine
    files = [ROOT / name for name in listed.split("\0") if name]
    assert [place(path) for path in files if path.is_file() and path.stat().st_size > 1_000_000] == []
    assert [place(path) for path in files if path.suffix in {".whl", ".so", ".cubin", ".png"}] == []
