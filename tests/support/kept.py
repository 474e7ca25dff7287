"""Programs kept on disk, as tests look at them."""

from pathlib import Path

import udf
from udf.runtime.store import cache
from udf.runtime.store.cache import MemoryCache


def new_process(monkeypatch) -> None:
    """Forget what only this process knows."""
    monkeypatch.setattr(cache, "PROGRAMS", MemoryCache())
    monkeypatch.setattr(cache, "_disks", {})


def values(function, data=(1.0, 2.0), **how) -> list:
    return list(udf.Series(data).applymap(function, **how))


def files(folder: Path) -> list[Path]:
    """Return the files of programs."""
    return sorted((folder / cache.FORMAT).rglob("*.udf"))
