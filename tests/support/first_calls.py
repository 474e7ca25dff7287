"""Time the first call of every function that tests compile, and list the slowest: a plugin of pytest.

``pytest -p tests.support.first_calls tests/meaning -n 2`` shows the seconds of the processor that binding and building
took, beside the function and the test. None should take a second: the list is to be read, no test fails by it.
"""

import os
import time
from pathlib import Path
from tempfile import mkstemp
from typing import Any, Final

import pytest

from udf import pipeline

SHOWN: Final = 20
"""Lines of the list."""

VARIABLE: Final = "INLAY_FIRST_CALLS"
"""The name of the file, which pytest's workers share."""


def pytest_configure() -> None:
    """Time what is built from now on, in this process and in workers."""
    if VARIABLE not in os.environ:
        handle, os.environ[VARIABLE] = mkstemp(suffix=".txt")
        os.close(handle)
    _time_builds(Path(os.environ[VARIABLE]))


def _time_builds(kept: Path) -> None:
    plain = pipeline._bind_and_build

    def timed(job: Any, backend: Any, how: Any) -> Any:
        begin = time.process_time()
        try:
            return plain(job, backend, how)
        finally:
            code = getattr(job.function, "__code__", None)
            place = f"{Path(code.co_filename).name}:{code.co_firstlineno}" if code else type(job.function).__name__
            test = os.environ.get("PYTEST_CURRENT_TEST", "").partition(" ")[0]
            with kept.open("a") as file:
                file.write(f"{time.process_time() - begin:.3f} {place} {test}\n")

    pipeline._bind_and_build = timed


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """List the slowest, most first."""
    lines = Path(os.environ[VARIABLE]).read_text().splitlines()
    times = sorted(((float(line.partition(" ")[0]), line) for line in lines), reverse=True)
    over = sum(seconds >= 1 for seconds, _ in times)
    terminalreporter.section(f"first calls: {len(times)}, {over} of a second or more of the processor")
    for _, line in times[:SHOWN]:
        terminalreporter.write_line(line)


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """Remove the file; a worker leaves it to its parent."""
    if not hasattr(config, "workerinput"):
        Path(os.environ.pop(VARIABLE)).unlink(missing_ok=True)
