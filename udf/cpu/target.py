"""What the processor is, without asking LLVM: a cached program must be found without loading it."""

from __future__ import annotations

import hashlib
import platform
from functools import cache
from pathlib import Path

CPUINFO = Path("/proc/cpuinfo")
IDENTIFYING = frozenset(
    ("vendor_id", "cpu family", "model", "stepping", "flags", "CPU implementer", "CPU part", "Features")
)


@cache
def processor() -> str:
    """Return a word for this machine's processor: its architecture, and a digest of its model and abilities.

    Examples
    --------
    >>> processor() == processor()
    True
    """
    facts = {platform.processor()}
    if CPUINFO.exists():
        lines = (line.partition(":") for line in CPUINFO.read_text(encoding="utf-8", errors="replace").splitlines())
        facts |= {f"{name.strip()}={value.strip()}" for name, _, value in lines if name.strip() in IDENTIFYING}
    digest = hashlib.sha256("\n".join(sorted(facts)).encode()).hexdigest()
    return f"{platform.machine()}-{digest[:16]}"
