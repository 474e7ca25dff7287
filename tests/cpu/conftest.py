"""What tests share: the processor; and those of the cache, a folder of its own and which functions are compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import udf
from udf import pipeline
from udf.runtime.store import cache
from udf.runtime.store.cache import MemoryCache

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def on_processor():
    """Run every function on the processor."""
    with udf.options(backend="cpu"):
        yield


@pytest.fixture
def folder(tmp_path, monkeypatch) -> Path:
    """Keep programs in a new directory, and none in memory."""
    monkeypatch.setattr(cache, "PROGRAMS", MemoryCache())
    monkeypatch.setattr(cache, "_disks", {})
    with udf.options(backend="cpu", cache_dir=str(tmp_path / "kept")):
        yield tmp_path / "kept"


@pytest.fixture
def compiled(monkeypatch) -> list[str]:
    """Return a list that has the key of every function that the front end compiles from now on."""
    keys: list[str] = []
    compile_to_ptx = pipeline.compile_to_ptx
    monkeypatch.setattr(pipeline, "compile_to_ptx", lambda call: keys.append(call.key) or compile_to_ptx(call))
    return keys
