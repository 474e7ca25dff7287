"""pandas' own tests of functions pass with ``udf.pandas`` installed, whatever can be compiled compiled."""

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = {
    ("series.methods.test_map", "frame.methods.test_map"): 4,
    ("groupby.test_apply",): 7,
    ("apply", "window.test_apply"): 80,
}
"""Parts of pandas' tests -> how many calls are compiled in them, at least."""


@pytest.mark.slow
@pytest.mark.skipif(find_spec("pandas.tests.apply") is None, reason="this pandas came without its tests")
@pytest.mark.parametrize(
    "parts", [next(iter(PARTS)), *(pytest.param(p, marks=pytest.mark.thorough) for p in [*PARTS][1:])]
)
def test_pandas_own_tests_pass(parts) -> None:
    """As they do without; none is left out but those of Numba's engine, which takes its time."""
    options = ["-q", "-c", "/dev/null", "--rootdir", "/tmp", "-p", "no:cacheprovider", "-n", "0"]  # noqa: S108 - no config
    options += ["-p", "tests.support.pandas_suite", "-k", "not numba and not jit", "--pyargs"]
    options += [f"pandas.tests.{part}" for part in parts]
    command = [sys.executable, "-m", "pytest", *options]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - our own
    assert done.returncode == 0, done.stdout[-3000:]
    found = re.search(r"udf\.pandas: \d+ calls with a function, (\d+) compiled, (\d+) faults", done.stdout)
    assert found is not None
    assert int(found[1]) >= PARTS[parts]
    assert int(found[2]) == 0
