"""What functions that were called once leave behind: little, and a bounded number of programs."""

from __future__ import annotations

import gc
from pathlib import Path

import numpy as np
import pytest

import udf
from udf.store import cache
from udf.store.cache import MemoryCache

STATUS = Path("/proc/self/status")


def resident() -> int:
    """Return the kilobytes of memory that this process has."""
    gc.collect()
    (line,) = (line for line in STATUS.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1])


@pytest.mark.skipif(not STATUS.exists(), reason="/proc is Linux'")
def test_a_module_that_was_optimised_leaves_little() -> None:
    """LLVM's passes are freed with the module: they were 75 KB for each function that was ever compiled."""
    from udf.cpu.native import host, optimise  # noqa: PLC0415 - LLVM

    text = "define double @f(double %x) {\n  %y = fmul double %x, %x\n  ret double %y\n}\n"
    for _ in range(20):
        optimise(text, host())
    before = resident()
    for _ in range(100):
        optimise(text, host())
    assert resident() - before < 2000
