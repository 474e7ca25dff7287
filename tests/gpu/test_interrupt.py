"""Ctrl-C, and every other signal that Python serves, is served while a kernel runs, endless ones included."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import interrupted

CASES = (
    interrupted.one_row,
    interrupted.many_rows,
    interrupted.rows_of_a_frame,
    interrupted.windows,
    interrupted.reductions,
    interrupted.long_calls,
    interrupted.own_handler,
    interrupted.own_exception,
    interrupted.alarm,
    interrupted.ignored,
    interrupted.call_in_handler,
    interrupted.other_thread,
    interrupted.device_memory,
    interrupted.other_stream,
    interrupted.compiling,
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__)
def test_a_signal_is_served(case) -> None:
    """Each case states what it promises; one that is not served runs until it is killed."""
    environment = {**os.environ, "INLAY_CACHE_DIR": "off", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(  # noqa: S603 - this Python
        [sys.executable, "-m", "tests.support.interrupted", case.__name__, "cuda"],
        cwd=Path(__file__).parents[2],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, f"{case.__doc__}\n{done.stdout}\n{done.stderr[-3000:]}"
