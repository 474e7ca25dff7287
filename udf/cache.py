"""Programs that are built once: the memory cache behind ``udf.pipeline.build``."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from functools import wraps
from threading import Lock
from typing import TYPE_CHECKING

from udf.stages import Compiled

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.stages import Artefact, Backend, KernelSpec, UdfCall

    Build = Callable[[UdfCall, KernelSpec, Backend], Artefact]
    LookUp = Callable[[UdfCall, KernelSpec, Backend], Compiled]

LIMIT = 512
"""Programs kept; beyond it the one not used for longest goes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProgramKey:
    """Everything that makes one program another: ``call`` is the digest ``UdfCall.key``."""

    call: str
    kernel: str
    backend: str
    target: str


@dataclass(slots=True)
class _Entry:
    """A program, or the place where one is being built; ``lock`` is held while it is."""

    lock: Lock = field(default_factory=Lock)
    program: Compiled | None = None


class MemoryCache:
    """Programs by key, the most recently used last; safe with threads.

    Two threads that ask for one key build it once: the second waits. Different keys build side by side.
    A build that raises leaves nothing behind; a thread that waited for it builds for itself.
    """

    def __init__(self, limit: int = LIMIT) -> None:
        self._limit = limit
        self._lock = Lock()
        self._entries: OrderedDict[ProgramKey, _Entry] = OrderedDict()

    def get(self, key: ProgramKey, build: Callable[[], Compiled]) -> Compiled:
        """Return the program of ``key``, from ``build()`` if there is none yet."""
        entry = self._entry(key)
        if entry.program is not None:
            return entry.program
        with entry.lock:
            if entry.program is None:
                try:
                    entry.program = build()
                finally:
                    if entry.program is None:
                        self._forget(key, entry)
            return entry.program

    def _entry(self, key: ProgramKey) -> _Entry:
        with self._lock:
            entry = self._entries.setdefault(key, _Entry())
            self._entries.move_to_end(key)
            if len(self._entries) > self._limit:
                self._entries.popitem(last=False)
            return entry

    def _forget(self, key: ProgramKey, entry: _Entry) -> None:
        with self._lock:
            if self._entries.get(key) is entry:
                del self._entries[key]

    def clear(self) -> None:
        """Forget every program; those in use live on."""
        with self._lock:
            self._entries.clear()

    def __len__(self) -> int:
        return len(self._entries)


PROGRAMS = MemoryCache()


def cached(build: Build) -> LookUp:
    """Return ``build``, run once per key, and its result loaded; the one place where programs are looked up."""

    @wraps(build)
    def look_up(call: UdfCall, kernel: KernelSpec, backend: Backend) -> Compiled:
        key = ProgramKey(call=call.key, kernel=kernel.name, backend=backend.name, target=backend.target())

        def made() -> Compiled:
            artefact = build(call, kernel, backend)
            return Compiled(program=backend.load(artefact), returns=artefact.returns)

        return PROGRAMS.get(key, made)

    return look_up
