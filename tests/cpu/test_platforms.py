"""What import says where Inlay does not run, and that Numba's own options change no function."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

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
    assert loaded == "udf.errors udf.platforms"


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

OPTIONS = (
    "NUMBA_DISABLE_JIT", "NUMBA_BOUNDSCHECK", "NUMBA_DEBUG_JIT", "NUMBA_DEBUGINFO_DEFAULT", "NUMBA_OPT=0",
    "NUMBA_EXTEND_VARIABLE_LIFETIMES", "NUMBA_DISABLE_TYPEINFER_FAIL_CACHE", "NUMBA_DEVELOPER_MODE",
    "NUMBA_ENABLE_CUDASIM",
)  # fmt: skip


def digest(*options: str) -> str:
    """Return a digest over the PTX of three functions, compiled in a process with ``options``."""
    chosen = dict((option if "=" in option else f"{option}=1").split("=") for option in options)
    done = subprocess.run(  # noqa: S603 - our own text
        [sys.executable, "-c", COMPILED], capture_output=True, text=True, check=False, env={**os.environ, **chosen}
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip().splitlines()[-1]


@pytest.fixture(scope="module")
def plain() -> str:
    """Return the digest where no option is given."""
    return digest()


@pytest.mark.parametrize("option", OPTIONS)
def test_numbas_options_change_no_function(option, plain) -> None:
    """They are for numba.jit: a UDF is compiled all the same, to the same text."""
    assert digest(option) == plain
