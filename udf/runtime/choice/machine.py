"""What the way through a GPU costs on this machine: measured when ``auto`` first takes it, and kept beside the cache.

``machine-<host>.json`` has the seconds that a process's first call took to begin with, and the rate at which columns in
host memory and their results go there and back. Until there is one, they are those of an H200 beside 16 cores.
"""

from __future__ import annotations

import json
import os
import platform
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from udf.runtime.store.cache import folder

if TYPE_CHECKING:
    from pathlib import Path

PLAUSIBLE: Final = {"context_seconds": (1e-3, 600.0), "bytes_a_second": (1e8, 1e12)}
"""What is outside of these was not measured."""


class Costs(NamedTuple):
    """Of a first call in a process: to import CuPy and make a context; of bytes, both ways together."""

    context_seconds: float = 0.7
    bytes_a_second: float = 50e9


_known: list[Costs | None] = []
"""What is kept, once it was looked for: every call asks."""


def costs() -> Costs:
    """Return what the way through a GPU costs, as far as anybody knows.

    Examples
    --------
    >>> costs().bytes_a_second > 1e8
    True
    """
    return _saved() or Costs()


def is_measured() -> bool:
    """Return whether they were measured on this machine."""
    return _saved() is not None


def save(found: Costs) -> None:
    """Keep what was measured, for this process and the next ones; a disk that takes nothing is no harm."""
    _known[:] = [found]
    path = _path()
    if path is None:
        return
    part = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        part.write_text(json.dumps(found._asdict()))
        part.replace(path)
    except OSError:
        return


def _path() -> Path | None:
    place = folder()
    return None if place is None else place / f"machine-{platform.node() or 'here'}.json"


def _saved() -> Costs | None:
    if not _known:
        path = _path()
        _known[:] = [None if path is None else _read(path)]
    return _known[0]


def _read(path: Path) -> Costs | None:
    try:
        found: Any = json.loads(path.read_text())
        values = {name: float(found[name]) for name in PLAUSIBLE}
    except (OSError, ValueError, KeyError, TypeError):
        return None
    if not all(low <= values[name] <= high for name, (low, high) in PLAUSIBLE.items()):
        return None
    return Costs(**values)
