"""Who runs the workloads: one table of contenders, on the processor and on the GPU."""

from __future__ import annotations

from benchmarks.contenders.contender import Contender, reason_absent
from benchmarks.contenders.device import DEVICE
from benchmarks.contenders.host import HOST

CONTENDERS = (*HOST, *DEVICE)

__all__ = ["CONTENDERS", "Contender", "reason_absent"]
