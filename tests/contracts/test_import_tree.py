"""What a process imports: little for ``import udf``, and no compiler for a function that an earlier one compiled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COMPILERS = ("numba", "numba_cuda", "llvmlite", "jinja2", "cuda", "cupy", "ptx2cpp")

_USE = """
import sys, numpy as np, udf
udf.options.backend = "cpu"
a = udf.Series(np.arange(1000.0)).applymap(lambda x, k: x * 2 + k, k=1).to_numpy()
assert a[999] == 1999.0
frame = udf.DataFrame({"a": [1, None, 3], "b": [0.5, 1.5, 2.5]})
assert list(frame.apply(lambda row: row.a * row["b"])) == [0.5, None, 7.5]
try:
    udf.Series([1, 0]).applymap(lambda x: 1 // x)
except ZeroDivisionError as error:
    assert "row position 1" in error.__notes__[0]
else:
    raise AssertionError
print(*sorted(set(sys.modules) & set(sys.argv[1:])))
"""


def run(code: str, *arguments: str, cache: str = "off") -> str:
    environment = {**os.environ, "INLAY_CACHE_DIR": cache}
    command = [sys.executable, "-W", "error", "-c", code, *arguments]
    shown = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own interpreter
    assert shown.returncode == 0, shown.stderr
    return shown.stdout.strip()


@pytest.mark.slow
def test_a_hit_imports_no_compiler(tmp_path) -> None:
    """Values, nulls, arguments and an exception, from what another process compiled, and of NumPy alone."""
    assert "numba" in run(_USE, *COMPILERS, cache=str(tmp_path)).split()
    assert run(_USE, *COMPILERS, "pandas", "pyarrow", cache=str(tmp_path)) == ""


@pytest.mark.slow
def test_import_udf_alone_loads_next_to_nothing() -> None:
    """What there is to use is imported when it is asked for, and then it is the module's own."""
    code = "import sys, numpy; before = set(sys.modules); import udf; print(*sorted(set(sys.modules) - before))"
    ours = {name for name in run(code).split() if name.startswith("udf.")}
    assert ours <= {
        *(
            "udf.errors", "udf.options", "udf.version", "udf.base", "udf.base.compile_hints", "udf.base.places",
            "udf.base.platforms", "udf.base.post_import", "udf.base.provided",
        )
    }  # fmt: skip
    asked = "import udf; print(udf.Series is udf.Series, 'Series' in vars(udf), udf.cache.__name__)"
    assert run(asked) == "True True udf.runtime.store.cache"


@pytest.mark.slow
def test_the_import_tree_of_udf() -> None:
    """``udf.Series`` loads these modules of ours, and nothing from outside but NumPy and the standard library."""
    code = "import sys, numpy; before = set(sys.modules); import udf; udf.Series; print(*set(sys.modules) - before)"
    loaded = run(code).split()
    others = {"udf", "numpy", "_hashlib", "_missing_stdlib_info"}  # Debian's Python 3.15 has the last
    outside = {name for name in loaded if "." not in name} - sys.stdlib_module_names - others
    assert not outside
    assert not set(loaded) & {
        "udf.cpu", "udf.cuda", "udf.api.show", "udf.runtime.store.serialize", "udf.runtime.store.disk",
        "udf.api.ahead.compiled_udf",
    }  # fmt: skip
    assert not {"importlib.metadata", "tempfile", "difflib", "concurrent.futures", "logging"} & set(loaded)


def test_back_ends_load_programs_without_compilers() -> None:
    """What runs a program is apart from what builds one."""
    modules = "udf.cpu, udf.cpu.cpu_backend, udf.cpu.elf, udf.cuda, udf.cuda.map_program"
    assert run(f"import sys, {modules}; print(*sorted(set(sys.modules) & set(sys.argv[1:])))", *COMPILERS) == ""


_MODULE = """
import udf
def helper(x):
    return x + 1
ROWS = list(udf.Series([1.0, 2.0]).applymap(lambda x: helper(x) * 2))
MADE = udf.compile(lambda x: helper(x), "float64", archs=())
WINDOWS = list(udf.Series([1.0, 2.0, 4.0]).rolling(2).apply(lambda w: helper(w[0]) + w[1], raw=True))[1:]
"""


@pytest.mark.slow
def test_a_module_may_call_while_it_is_imported(tmp_path) -> None:
    """What compiles, on a thread of its own, imports nothing that waits for the module at hand."""
    (tmp_path / "calls_at_import.py").write_text(_MODULE)
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import calls_at_import as m; print(m.ROWS, m.WINDOWS)"
    command = [sys.executable, "-c", code]
    environment = {**os.environ, "INLAY_CACHE_DIR": "off"}
    done = subprocess.run(  # noqa: S603 - our own interpreter
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=100, check=False
    )
    assert done.stdout.strip() == "[4.0, 6.0] [4.0, 7.0]", done.stderr
