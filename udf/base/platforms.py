"""Where Inlay runs: asked by ``import udf``, before a loader or a compiler would fail in its own words."""

import sys

from udf.errors import UnsupportedPlatformError


def require_platform() -> None:
    """Refuse a system whose machine code and memory nobody has tried this on, and a Python without its lock."""
    if not sys.platform.startswith("linux"):
        name = {"darwin": "macOS", "win32": "Windows"}.get(sys.platform, sys.platform)
        hint = "on Windows use WSL 2" if name == "Windows" else "use Linux, or a Linux container or virtual machine"
        raise UnsupportedPlatformError(f"Inlay runs on Linux, and this is {name}", hint)
    if "t" in sys.abiflags:
        raise UnsupportedPlatformError(
            "Inlay needs Python's global interpreter lock, and this is a free-threaded build",
            f"use python{sys.version_info[0]}.{sys.version_info[1]} without the t",
        )
