"""Programs that are built once: in memory for the process, and on disk for the next one.

``udf.cache.info()`` says what is there, ``udf.cache.clear()`` forgets it, ``udf.cache.path`` is where it lies. Nobody
needs any of them: what changes a result changes the key (:mod:`udf.bind.identity`, :mod:`udf.bind.bind`).
"""

from __future__ import annotations

import hashlib
import os
from contextlib import contextmanager
from dataclasses import field, fields
from functools import wraps
from pathlib import Path
from threading import Lock, local
from typing import TYPE_CHECKING, Final

from udf.base.container import pack, unpack
from udf.base.interrupts import without_collections
from udf.base.logs import debug, timed
from udf.base.records import dataclass
from udf.base.timings import Spent, Times
from udf.base.tracebacks import compiling
from udf.base.versions import source_digest
from udf.bind.udf_call import Backend, CallDescription, LoadedProgram, UdfCall
from udf.errors import ContainerError
from udf.options import options
from udf.runtime.calls.call_cache import CallCache, tick

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    from udf.base.stages import Artefact
    from udf.runtime.store.disk import DiskCache

    Build = Callable[[UdfCall, Backend], Artefact]
    LookUp = Callable[[UdfCall, Backend], LoadedProgram]

# ruff: noqa: PLC0415 - what the disk needs is imported where there is one to be looked at

LIMIT: Final = 512
"""Programs kept in memory; beyond it the one not used for longest goes."""

CODE_BYTES: Final = 128 << 20
"""Most bytes of their code (a row function has 5 to 20 KB on the processor, a window function on a GPU up to 1 MB)."""

FORMAT: Final = "v1"
"""The folder below the cache's: another layout of files has another one."""

STAGES: Final = "stages-v1"
"""The same for what stages made."""

STAGE_BYTES: Final = 1 << 30
"""Most bytes of all stages, where they are kept."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProgramKey:
    """Everything that makes one program another: ``call`` is the digest ``UdfCall.key``."""

    call: str
    backend: str
    target: str

    @property
    def digest(self) -> str:
        """Return the name of its file: with what makes code, our own source and kernel headers among it."""
        parts = (self.call, self.backend, self.target, source_digest())
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()


# -- memory -------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Entry:
    """A program, or the place where one is being built; ``lock`` is held while it is."""

    lock: Lock = field(default_factory=Lock)
    program: LoadedProgram | None = None


class MemoryCache:
    """Programs by key, at most ``limit`` of them and ``size`` bytes of their code; safe with threads.

    Two threads that ask for one key build it once: the second waits. Different keys build side by side.
    A build that raises leaves nothing behind; a thread that waited for it builds for itself. ``calls`` are those that
    can be told without their key. What has to go is what was not used for longest; a call that runs keeps its own.
    """

    def __init__(self, limit: int = LIMIT, size: int = CODE_BYTES) -> None:
        self._limit, self._size = limit, size
        self._lock = Lock()
        self._entries: dict[ProgramKey, _Entry] = {}
        self.calls = CallCache()

    def get(self, key: ProgramKey, build: Callable[[], LoadedProgram]) -> LoadedProgram:
        """Return the program of ``key``, from ``build()`` if there is none yet."""
        with self._lock:
            entry = self._entries.setdefault(key, _Entry())
        program = entry.program
        if program is None:
            with entry.lock:
                program = entry.program
                if program is None:
                    program = self._built(key, entry, build)
        program.use.last = tick()
        return program

    def known(self, key: ProgramKey) -> LoadedProgram | None:
        """Return the program of ``key``, if it is here."""
        entry = self._entries.get(key)
        return None if entry is None else entry.program

    def _built(self, key: ProgramKey, entry: _Entry, build: Callable[[], LoadedProgram]) -> LoadedProgram:
        """Return ``build()``, which is then the entry's; if it raises, the entry is gone."""
        try:
            program = entry.program = build()
        finally:
            if entry.program is None:
                self._forget(key, entry)
        program.use.last = tick()
        self._make_room()
        return program

    def _make_room(self) -> None:
        """Let go of what was not used for longest, while there is too much; never of the last."""
        with self._lock:
            kept = [(entry.program, key) for key, entry in self._entries.items() if entry.program is not None]
            kept.sort(key=lambda one: one[0].use.last, reverse=True)
            size = sum(program.size for program, _ in kept)
            while len(kept) > self._limit or (size > self._size and len(kept) > 1):
                program, key = kept.pop()
                size -= program.size
                del self._entries[key]

    def _forget(self, key: ProgramKey, entry: _Entry) -> None:
        with self._lock:
            if self._entries.get(key) is entry:
                del self._entries[key]

    def clear(self) -> None:
        """Forget every program; those in use live on."""
        with self._lock:
            self._entries.clear()
            self.calls.clear()

    def __len__(self) -> int:
        return len(self._entries)


PROGRAMS = MemoryCache()

AHEAD_ARTEFACTS: Final[dict[tuple[Hashable, ...], tuple[Artefact, ...]]] = {}
"""What functions were compiled to ahead (:mod:`udf.api.ahead.ahead`), for who asks for the same again."""


# -- what is kept, and no other -----------------------------------------------------------------------


class NotKeptError(Exception):
    """A program would have to be built where only those that are kept were asked for."""


class _ThreadState(local):
    kept_only = False
    built = 0.0


_thread = _ThreadState()


@contextmanager
def kept_only() -> Iterator[None]:
    """Use programs in memory or on disk, and raise NotKeptError rather than build one: for this thread."""
    before, _thread.kept_only = _thread.kept_only, True
    try:
        yield
    finally:
        _thread.kept_only = before


def build_seconds() -> float:
    """Return how long this thread has built programs so far."""
    return _thread.built


# -- disk ---------------------------------------------------------------------------------------------

_disks: dict[tuple[str, int], DiskCache] = {}


def folder() -> Path | None:
    """Return where programs are kept on disk; None if they are not.

    ``udf.options.cache_dir``, else the environment's ``INLAY_CACHE_DIR`` (``off`` for none), else the user's cache
    directory: ``XDG_CACHE_HOME`` or ``~/.cache`` (XDG Base Directory Specification).
    """
    chosen = options.cache_dir
    if chosen is None:
        chosen = os.environ.get("INLAY_CACHE_DIR")
    if chosen is not None:
        return None if chosen in ("", "off") else Path(chosen)
    home = os.path.expanduser("~")  # noqa: PTH111 - it raises nothing where there is no home
    if not os.path.isabs(home):  # noqa: PTH117 - as above
        return None
    return Path(os.environ.get("XDG_CACHE_HOME") or Path(home, ".cache"), "inlay")


def disk() -> DiskCache | None:
    """Return the cache on disk that the options name now; None for none."""
    place = folder()
    return None if place is None else _disk_at(place / FORMAT, options.cache_bytes)


def stages(*, shared: bool) -> DiskCache | None:
    """Return what keeps what stages made, by content; None if it is not to be kept.

    What is ``shared`` by many functions is kept where programs are, within a quarter of their bound, and all stages in
    ``INLAY_STAGE_DIR`` if that is set: so tests compile again only what a change has altered.
    """
    chosen = os.environ.get("INLAY_STAGE_DIR")
    if chosen:
        return _disk_at(Path(chosen) / STAGES, STAGE_BYTES)
    place, programs = folder(), disk()
    if not shared or place is None or programs is None or programs.problem:  # whose folder is the same
        return None
    return _disk_at(place / STAGES, options.cache_bytes // 4)


def _disk_at(place: Path, limit: int) -> DiskCache:
    known = (str(place), limit)
    if known not in _disks:
        from udf.runtime.store.disk import DiskCache

        _disks[known] = DiskCache(place, limit)
    return _disks[known]


def read_artefact(key: ProgramKey) -> Artefact | None:
    """Return what is on disk for ``key``, whole and unaltered; None if there is nothing."""
    kept = disk()
    if kept is None or os.environ.get("UDF_DUMP"):  # every stage is written by compiling
        return None
    from udf.runtime.store.serialize import unpack_artefact

    def parse(data: bytes) -> Artefact:
        header, blobs = unpack(data)
        if header.get("key") != key.call:
            raise ContainerError("it is the file of another key")
        return unpack_artefact(header.get("artefact", {}), blobs)

    return kept.read(key.digest, parse)


def write_artefact(key: ProgramKey, artefact: Artefact) -> None:
    """Keep ``artefact`` on disk, if there is one and it can be written."""
    kept = disk()
    if kept is None:
        return
    from udf.runtime.store.serialize import SerializationError, pack_artefact

    blobs: list[bytes] = []
    try:
        part = pack_artefact(artefact, blobs)
    except SerializationError:  # an exception's argument that JSON has no word for
        return
    kept.write(key.digest, pack({"kind": "cached", "key": key.call, "artefact": part}, blobs))


def load_program(artefact: Artefact, key: ProgramKey, backend: Backend) -> LoadedProgram:
    """Return ``artefact`` as a program, which is stored again if code is added to it."""
    program = backend.load(artefact, lambda grown: write_artefact(key, grown))
    return LoadedProgram(program=program, returns=artefact.returns, size=sum(map(len, artefact.code.values())))


def cached(build: Build) -> LookUp:
    """Return ``build``, run once per key, and its result loaded; the one place where programs are looked up."""

    @wraps(build)
    def look_up(call: UdfCall, backend: Backend) -> LoadedProgram:
        key = ProgramKey(call=call.key, backend=backend.name, target=backend.target())

        def made() -> LoadedProgram:
            known = read_artefact(key)
            if known is not None:
                try:
                    with timed("%s: loaded from %s", CallDescription(call), folder()):
                        return load_program(known, key, backend)
                except ContainerError as odd:  # whole, yet no code of ours
                    debug("%s: what is kept cannot be loaded (%s): compiled again", CallDescription(call), odd)
            if _thread.kept_only:
                raise NotKeptError
            spent = Spent()
            with compiling(call.function):
                with (
                    timed("%s: built for %s %s", CallDescription(call), backend.name, key.target),
                    without_collections(),
                ):
                    artefact = build(call, backend)
                write_artefact(key, artefact)
                _thread.built += spent.seconds
                return load_program(artefact, key, backend)

        return PROGRAMS.get(key, made)

    return look_up


def times_of(call: UdfCall) -> Times:
    """Return what calls took in this process that are what the processor makes of ``call``."""
    from udf.runtime.choice.backends import back_end

    compiled = PROGRAMS.known(ProgramKey(call=call.key, backend="cpu", target=back_end("cpu").target()))
    return Times() if compiled is None else compiled.times


# -- what a user may ask ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Info:
    """What the cache holds: programs in memory; files and bytes on disk, of at most ``limit``, in ``path``.

    ``path`` is None if nothing is kept on disk; ``problem`` says why it could not be used, or written, lately.
    """

    programs: int
    path: Path | None
    files: int
    bytes: int
    limit: int
    problem: str | None

    def _repr_html_(self) -> str:
        from udf.base.html import html_table

        return html_table("udf.cache", ((one.name, getattr(self, one.name)) for one in fields(self)))


def info() -> Info:
    """Return what the cache holds.

    Examples
    --------
    >>> import udf
    >>> udf.cache.info().bytes <= udf.cache.info().limit
    True
    """
    kept = disk()
    sizes = [] if kept is None else [found.size for found in kept.files()]
    return Info(
        programs=len(PROGRAMS),
        path=folder(),
        files=len(sizes),
        bytes=sum(sizes),
        limit=options.cache_bytes,
        problem=None if kept is None else kept.problem,
    )


def clear() -> None:
    """Forget every program, in memory and on disk; those in use live on, and so does what is in ``INLAY_STAGE_DIR``.

    Examples
    --------
    >>> import udf
    >>> udf.cache.clear()
    >>> udf.cache.info().programs
    0
    """
    PROGRAMS.clear()
    AHEAD_ARTEFACTS.clear()
    for kept in (disk(), None if os.environ.get("INLAY_STAGE_DIR") else stages(shared=True)):
        if kept is not None:
            kept.clear()


def __getattr__(name: str) -> Path | None:
    if name == "path":
        return folder()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
