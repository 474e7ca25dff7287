"""What the processor is, without asking LLVM: a cached program must be found without loading it."""

import hashlib
import platform
from functools import cache
from pathlib import Path
from typing import Final

CPUINFO = Path("/proc/cpuinfo")
IDENTIFYING = frozenset(
    ("vendor_id", "cpu family", "model", "stepping", "flags", "CPU implementer", "CPU part", "Features")
)


@cache
def cpu_info() -> dict[str, str]:
    """Return what the system says about its first processor: ``flags`` (``Features`` on Arm) and its model.

    Only the first is read: a machine of 192 takes 20 ms to write about all of them.
    """
    try:
        with CPUINFO.open("rb") as file:
            text = file.read(16384).decode("utf-8", "replace")
    except OSError:
        return {}
    lines = (line.partition(":") for line in text.partition("\n\n")[0].splitlines())
    return {name.strip(): value.strip() for name, _, value in lines}


@cache
def processor() -> str:
    """Return a word for this machine's processor: its architecture, and a digest of its model and abilities.

    Examples
    --------
    >>> processor() == processor()
    True
    """
    known = sorted(f"{name}={value}" for name, value in cpu_info().items() if name in IDENTIFYING)
    digest = hashlib.sha256("\n".join(known).encode()).hexdigest()
    return f"{platform.machine()}-{digest[:16]}"


# what Linux calls the abilities of each baseline (x86-64 psABI, "Micro-Architecture Levels"); LLVM's names differ
_V3 = "avx avx2 bmi1 bmi2 f16c fma abm movbe xsave cx16 lahf_lm popcnt sse4_1 sse4_2 ssse3"
BASELINES: Final = {
    "x86-64-v3": ("x86_64", frozenset(_V3.split())),
    "x86-64-v4": ("x86_64", frozenset(f"{_V3} avx512f avx512bw avx512cd avx512dq avx512vl".split())),
    "aarch64": ("aarch64", frozenset(("fp", "asimd"))),
}
"""Processors that code can be shipped for -> the machine (``uname -m``) and what it must be able to do."""


def missing_features(baseline: str) -> tuple[str, ...]:
    """Return what this machine's processor lacks to run code for ``baseline``; empty if it runs.

    Examples
    --------
    >>> import platform
    >>> platform.machine() == "aarch64" or missing_features("aarch64") == ("aarch64",)
    True
    """
    machine, abilities = BASELINES[baseline]
    if platform.machine() != machine:
        return (machine,)
    here = set(cpu_info().get("flags", cpu_info().get("Features", "")).split())
    return tuple(sorted(abilities - here)) if here else ()


def default_baseline() -> str:
    """Return the kind of processor that code is made for to run on most machines like this one."""
    return "aarch64" if platform.machine() == "aarch64" else "x86-64-v3"
