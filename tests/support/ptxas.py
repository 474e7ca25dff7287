"""What ptxas reports of a kernel that NVRTC compiled."""

import re
from typing import NamedTuple

from udf.cuda.nvrtc import Cubin


class Resources(NamedTuple):
    """What one thread of a kernel takes."""

    registers: int
    stack_bytes: int
    spill_bytes: int


def resources(cubin: Cubin) -> Resources:
    """Return what ptxas says of the one kernel in ``cubin`` (its ``-v`` report)."""
    stack = re.findall(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads", cubin.log)
    used = re.findall(r"Used (\d+) registers", cubin.log)
    assert len(stack) == len(used) == 1, cubin.log
    frame, stores, loads = map(int, stack[0])
    return Resources(int(used[0]), frame, stores + loads)
