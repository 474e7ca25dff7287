"""What import says where Inlay does not run, and that Numba's own options change no function."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from numba.core import config

ROOT = Path(__file__).parents[2]

IMPORTED = """
import sys
sys.{name} = {value!r}
try:
    import udf
except ImportError as error:
    print(error)
    print(*sorted(name for name in sys.modules if name.startswith(("numpy", "udf."))))
"""


@pytest.mark.parametrize(
    ("name", "value", "what", "hint"),
    [
        ("platform", "darwin", "Inlay runs on Linux, and this is macOS.", "a Linux container"),
        ("platform", "win32", "Inlay runs on Linux, and this is Windows.", "WSL 2"),
        ("platform", "freebsd15", "Inlay runs on Linux, and this is freebsd15.", "use Linux"),
        ("abiflags", "t", "this is a free-threaded build.", "without the t"),
    ],
)
def test_import_says_where_it_does_not_run(name, value, what, hint) -> None:
    """One sentence and what to do, before NumPy or a loader of ours is imported."""
    done = subprocess.run(  # noqa: S603 - our own text
        [sys.executable, "-c", IMPORTED.format(name=name, value=value)], capture_output=True, text=True, check=False
    )
    said, advice, loaded = done.stdout.splitlines()
    assert said.endswith(what)
    assert advice.startswith("Hint: ")
    assert hint in advice
    assert loaded == "udf.base udf.base.compile_hints udf.base.places udf.base.platforms udf.errors"


COMPILED = """
import hashlib, math
from numba import njit
from tests.support.frontend_cases import compiled

@njit
def twice(v):
    return v * 2

def added(n):
    total = 0
    for i in range(n):
        total += i * n
    return total

texts = [compiled(f, "float64").text for f in (lambda x: x / 3 + math.sin(x), lambda x: -x if x > 1 else twice(x))]
print(hashlib.sha256("".join([*texts, compiled(added, "int64").text]).encode()).hexdigest())
"""

ODD = {
    "NUMBA_SHOW_HELP": "0", "NUMBA_OPT": "0", "NUMBA_LLVM_REFPRUNE_PASS": "0", "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "+sse2", "NUMBA_LLVM_REFPRUNE_FLAGS": "per_bb", "NUMBA_THREADING_LAYER": "workqueue",
    "NUMBA_THREADING_LAYER_PRIORITY": "workqueue tbb omp", "NUMBA_COLOR_SCHEME": "no_color",
    "NUMBA_DEBUG_PRINT_AFTER": "all", "NUMBA_DEBUG_PRINT_BEFORE": "all", "NUMBA_CHROME_TRACE": os.devnull,
}  # fmt: skip
"""Options of Numba's with another value than 1."""

GONE = ("NUMBA_CAPTURED_ERRORS=old_style", "NUMBA_DEBUGINFO_DEFAULT=1", "NUMBA_EXTEND_VARIABLE_LIFETIMES=1")
"""Options that the Numba which is installed may not have any more, or not yet."""


def every_option() -> tuple[str, ...]:
    """Return every option that the Numba which is installed reads, each with a value that is not its default."""
    names = sorted(set(re.findall(r"NUMBA_[A-Z][A-Z_0-9]+", Path(config.__file__).read_text())))
    return tuple(f"{name}={ODD.get(name, '1')}" for name in names)


def digest(folder: Path, *options: str) -> str:
    """Return a digest over the PTX of three functions, compiled in ``folder`` in a process with ``options``."""
    chosen = dict(option.split("=") for option in options)
    done = subprocess.run(  # noqa: S603 - our own text
        [sys.executable, "-c", COMPILED],
        cwd=folder,  # one of the options makes Numba write a file
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT), **chosen},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip().splitlines()[-1]


@pytest.mark.slow
def test_numbas_options_change_no_function(tmp_path) -> None:
    """They are for numba.jit: with every one of them set a UDF is compiled all the same, to the same text."""
    options = every_option()
    assert {"NUMBA_BOUNDSCHECK=1", "NUMBA_OPT=0", "NUMBA_DEBUGINFO=1", "NUMBA_DISABLE_JIT=1"} <= {*options}
    assert digest(tmp_path, *options, *GONE) == digest(tmp_path)
