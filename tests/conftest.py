"""What every test directory shares: golden files, the processor, a cache of one's own, and who runs where.

tests/nvrtc needs the NVRTC library (no GPU), tests/gpu needs a GPU and CuPy, all others need nothing. A test module
whose need is not met here is skipped, with the reason in pytest's summary. ``--quick`` runs one case of every test
that takes milliseconds.
"""

import difflib
import gc
import os
import warnings
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis.internal.conjecture import providers

import udf
from tests.support.budget import THOROUGH
from udf import pipeline
from udf.cpu import cpu_backend
from udf.cuda.device import reason_unavailable
from udf.errors import FallbackWarning
from udf.options import options
from udf.runtime.store import cache as programs
from udf.runtime.store.cache import MemoryCache

os.environ["INLAY_CACHE_DIR"] = "off"  # a test builds what it says, and the user's cache is not touched

options.full_traceback = True  # a failing test shows all frames; tests/engine/test_tracebacks.py takes the default

options.fallback = "error"  # tests say what compiles; those of what Python runs in its place take the default

options.backend = "cpu"  # but for those of tests/gpu

TESTS = Path(__file__).parent
GOLDEN = TESTS / "golden"
LONGEST = TESTS / "engine" / "test_interrupt.py"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="rewrite tests/golden/ from what the code gives now")
    parser.addoption("--quick", action="store_true", help="one case of every test that is not slow")


def pytest_configure(config: pytest.Config) -> None:
    """Collect no garbage while tests are collected: 10,000 of them are none.

    Tests of few rows run the code of many, but with ``--quick``; tests/backends/test_cpu_brief.py compares them.

    Let Hypothesis draw no constants of our sources: what is drawn would change with any file, and a fresh checkout
    would parse all of them.
    """
    gc.disable()
    if not config.getoption("--quick"):
        cpu_backend.FEW = -1
    providers._get_local_constants = lambda: providers._local_constants


def pytest_collection_finish() -> None:
    """Leave what was collected out of every search for garbage from now on, and search less often: 5 % of the time."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the longest test, so that no worker waits for it at the end.

    Leave out what is for ``make thorough``, and for ``--quick`` what is slow and all but one case of a test.
    """
    items.sort(key=lambda item: item.path != LONGEST)
    if not THOROUGH:
        left_out = [item for item in items if item.get_closest_marker("thorough")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("thorough")]
    if not config.getoption("--quick"):
        return
    cases: dict[str, pytest.Item] = {}
    for item in items:
        if item.get_closest_marker("slow") is None:
            cases.setdefault(item.nodeid.partition("[")[0], item)
    kept = set(map(id, cases.values()))
    config.hook.pytest_deselected(items=[item for item in items if id(item) not in kept])
    items[:] = [item for item in items if id(item) in kept]


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave kernels alone with ``--quick``: NVRTC takes seconds for some."""
    return True if config.getoption("--quick") and collection_path == TESTS / "nvrtc" else None


@cache
def no_nvrtc() -> str | None:
    """Return why NVRTC tests cannot run here, or None if they can."""
    from cuda.pathfinder import DynamicLibNotFoundError, load_nvidia_dynamic_lib  # noqa: PLC0415 - asked only if such a test is there

    try:
        load_nvidia_dynamic_lib("nvrtc")
    except DynamicLibNotFoundError:
        return "NVRTC is not installed (pip install 'inlay-udf[cu13]')"
    return None


NEEDS = {TESTS / "gpu": reason_unavailable, TESTS / "nvrtc": no_nvrtc}


class UnmetModule(pytest.Module):
    """A test module that cannot run here: skipped as one, with the reason, and never imported."""

    def collect(self) -> list[pytest.Item]:
        """Skip, in place of importing."""
        pytest.skip(unmet(self.path) or "", allow_module_level=True)


def unmet(path: Path) -> str | None:
    """Return why the tests in ``path`` cannot run here, or None if they can."""
    return next((missing() for folder, missing in NEEDS.items() if path.is_relative_to(folder)), None)


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    return UnmetModule.from_parent(parent, path=module_path) if unmet(module_path) else None


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Return ``golden(name, text)``: ``text`` must equal the file tests/golden/``name`` byte for byte.

    With ``--update-golden`` the file is written instead; review the diff in git.
    """

    def check(name: str, text: str) -> None:
        path = GOLDEN / name
        if request.config.getoption("--update-golden"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text.encode())
            return
        if not path.exists():
            pytest.fail(f"tests/golden/{name} does not exist; write it with --update-golden")
        expected = path.read_bytes().decode()
        if text != expected:
            diff = difflib.unified_diff(expected.splitlines(), text.splitlines(), f"golden/{name}", "now", lineterm="")
            shown = "\n".join(diff) or "(only line ends differ)"
            pytest.fail(f"tests/golden/{name} is no longer what comes out:\n{shown}", pytrace=False)

    return check


HELD_BY_EVIDENCE = (
    "test_admission", "test_idioms", "test_compared", "test_compared_programs", "test_docs", "test_examples",
    "test_numbers_of_python", "test_pandas_accessor",
    "test_pandas_engine", "test_pandas_installed", "test_pandas_installed_effects", "test_pandas_installed_results",
    "test_pandas_meaning", "test_pandas_nulls", "test_pandas_objects", "test_pandas_suite", "test_python_names",
    "test_pandas_text_results", "test_whole_columns", "test_groupby", "test_groupby_doors",
    "test_results_by_dtype", "test_dataframe_apply",
)  # fmt: skip
"""Test modules that run as users do, with what the conformance matrix admits."""

BEFORE_EVIDENCE = {
    "test_a_function_that_cannot_be_compiled_is_asked_once": "its error is the rule's",
    "test_several_values_a_row": "a row of nullable numbers is admitted for some of its cells only",
    "test_many_aggregations": "one of them is not admitted",
    "test_nulls_and_literals_that_are_returned": "pd.Timestamp is not admitted with a nullable column of text",
    "test_nothing_but_nulls": "as above",
    "test_narrow_results_are_pandas_or_say_why_not": "the rule's own words are asked for",
}
"""Tests of these modules that ask a rule of which not every cell is equal, and why."""


@pytest.fixture(autouse=True)
def rules_come_before_evidence(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a rule's own tests run before the cells of the matrix are green (docs/decisions/0052)."""
    held = request.module.__name__.rpartition(".")[2] in HELD_BY_EVIDENCE
    if not held or request.node.originalname in BEFORE_EVIDENCE:
        monkeypatch.setattr("udf.pipeline.require_admitted", lambda _: None)


@pytest.fixture
def by_default():
    """Do what every door does for a user, on the processor: what does not compile is Python's, and nobody is warned."""
    with udf.options(fallback=None, backend="cpu"), warnings.catch_warnings():
        warnings.simplefilter("ignore", FallbackWarning)
        yield


@pytest.fixture
def small_batches(monkeypatch):
    """Run on the processor, and through files in batches of a few rows."""
    monkeypatch.setattr("udf.doors.files.scan.LARGEST", 2000)
    with udf.options(backend="cpu", memory_bytes=1 << 20):
        yield


@pytest.fixture
def folder(tmp_path, monkeypatch) -> Path:
    """Keep programs in a new directory, and none in memory."""
    monkeypatch.setattr(programs, "PROGRAMS", MemoryCache())
    monkeypatch.setattr(programs, "_disks", {})
    with udf.options(backend="cpu", cache_dir=str(tmp_path / "kept")):
        yield tmp_path / "kept"


@pytest.fixture
def compiled(monkeypatch) -> list[str]:
    """Return a list that has the key of every function that the front end compiles from now on."""
    keys: list[str] = []
    compile_to_ptx = pipeline.compile_to_ptx
    monkeypatch.setattr(pipeline, "compile_to_ptx", lambda call: keys.append(call.key) or compile_to_ptx(call))
    return keys
