"""Files by key in a directory that is this user's alone: what the cache keeps between processes.

Written to a temporary name and renamed, so that a reader sees a whole file or none; what is torn or altered all the
same is found by its digests. Nothing here makes a call fail: what cannot be read is a miss, and what cannot be
written is left.
"""

from __future__ import annotations

import os
import stat
import warnings
from contextlib import suppress
from threading import Lock
from time import time
from typing import TYPE_CHECKING, Final, TypeVar

from udf.base.records import dataclass
from udf.base.tracebacks import level_of_user
from udf.errors import CacheWarning, ContainerError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    T = TypeVar("T")

SUFFIX: Final = ".udf"
FILL_SHARE: Final = 0.8
"""What is left of the bound when files were removed."""

MANY: Final = 2000
"""Files at which the cache looks to know its size: 50,000 take 0.4 s of each process that compiles."""

ABANDONED: Final = 3600
"""Seconds after which nobody writes a temporary file any more."""


@dataclass(frozen=True, slots=True)
class CacheFile:
    """One file of the cache: its size in bytes, and when it was last used."""

    path: Path
    size: int
    used: float


class DiskCache:
    """Files of at most ``limit`` bytes in all below ``root``, the ones not used for longest removed first.

    ``problem`` says why it is not used, or not written, if it is not.
    """

    def __init__(self, root: Path, limit: int) -> None:
        self.root, self.limit = root, limit
        self.problem: str | None = None
        self._lock = Lock()
        self._size: int | None = None
        self._warned = False

    # --- files ----------------------------------------------------------------------------------

    def path_of(self, key: str) -> Path:
        """Return the file of ``key``, a digest in hexadecimal."""
        return self.root / key[:2] / f"{key}{SUFFIX}"

    def read(self, key: str, parse: Callable[[bytes], T]) -> T | None:
        """Return ``parse`` of the file of ``key``; None if there is none, or it is damaged (and then removed)."""
        path = self.path_of(key)
        if not self._is_ours():
            return None
        try:
            with path.open("rb") as file:
                places = ((path.parent, path.parent.stat()), (path, os.fstat(file.fileno())))
                if not all(self._accepts(*place) for place in places):
                    return None
                data = file.read()
        except OSError:
            return None
        try:
            found = parse(data)
        except ContainerError as damaged:
            with suppress(OSError):
                path.unlink()
            self._warn(f"{path} is damaged and made again: {damaged.why}")
            return None
        with suppress(OSError):
            os.utime(path)
        return found

    def write(self, key: str, data: bytes, *, is_note: bool = False) -> None:
        """Keep ``data`` under ``key``, if that is possible; make room for it first.

        Not for a note of some hundred bytes: to look at all files takes longer than to write it.
        """
        path = self.path_of(key)
        temporary = path.with_name(f".{key[:8]}.{os.getpid()}.{os.urandom(4).hex()}")
        try:
            if not (self._is_ours() or self._made()):
                return
            path.parent.mkdir(mode=0o700, exist_ok=True)
            if not is_note:
                self._make_room(len(data))
            with os.fdopen(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(data)
            temporary.replace(path)
        except (OSError, ValueError) as refused:
            self.problem = str(refused)
            with suppress(OSError, ValueError):
                temporary.unlink()

    def files(self) -> Iterator[CacheFile]:
        """Yield every file there is."""
        with suppress(OSError, ValueError):  # of the folder: a path that no system takes
            for path in self.root.glob(f"??/*{SUFFIX}"):
                with suppress(OSError):
                    about = path.stat()
                    yield CacheFile(path, about.st_size, about.st_mtime)

    def clear(self) -> None:
        """Remove every file."""
        if self._is_ours():
            for kept in self.files():
                with suppress(OSError):
                    kept.path.unlink()
        self._size = None

    # --- room -----------------------------------------------------------------------------------

    def _make_room(self, size: int) -> None:
        """Remove what was not used for longest, if ``size`` bytes more are too many."""
        with self._lock:
            if self._size is None:
                self._size = self._in_all()
            self._size += size
            if self._size <= self.limit:
                return
            by_age = sorted(self.files(), key=lambda kept: kept.used)
            self._size = size + sum(kept.size for kept in by_age)
            for kept in by_age:
                if self._size <= self.limit * FILL_SHARE:
                    break
                with suppress(OSError):
                    kept.path.unlink()
                self._size -= kept.size

    def _in_all(self) -> int:
        """Return the bytes of all files; of MANY, far from the bound, as those of some folders let expect.

        Names are digests, so that folders have about as many. Each process begins with another one, and removes there
        what processes left behind that were killed while they wrote.
        """
        folders = sorted(self.root.glob("??"))
        first, size, count = os.getpid() % max(len(folders), 1), 0, 0
        for done, folder in enumerate([*folders[first:], *folders[:first]], 1):
            for one in _listed(folder):
                with suppress(OSError):
                    if one.name.endswith(SUFFIX):
                        size, count = size + one.stat().st_size, count + 1
                    elif one.name.startswith(".") and time() - one.stat().st_mtime > ABANDONED:
                        os.unlink(one.path)  # noqa: PTH108 - a name, as scandir has it
            if count > MANY and size * len(folders) // done < self.limit // 2:
                return size * len(folders) // done
        return size

    # --- whose it is ----------------------------------------------------------------------------

    def _made(self) -> bool:
        """Make the directory, for this user alone; return whether it is so."""
        self.root.parent.parent.mkdir(parents=True, exist_ok=True)
        self.root.parent.mkdir(mode=0o700, exist_ok=True)
        self.root.mkdir(mode=0o700, exist_ok=True)
        return self._is_ours()

    def _is_ours(self) -> bool:
        """Return whether it is there, and nobody else can put code into it or another one in its place."""
        try:
            return all(self._accepts(folder, folder.stat()) for folder in (self.root.parent, self.root))
        except FileNotFoundError:
            return False
        except (OSError, ValueError) as refused:
            self.problem = str(refused)
            return False

    def _accepts(self, path: Path, about: os.stat_result) -> bool:
        """Return whether only this user can write a directory or a file; say so if not."""
        if not hasattr(os, "getuid"):
            return True
        if about.st_uid != os.getuid():
            self._refuse(f"{path} belongs to another user")
            return False
        if about.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
            self._refuse(f"{path} can be written by other users (chmod go-w)")
            return False
        return True

    def _refuse(self, why: str) -> None:
        self.problem = why
        self._warn(f"the cache on disk is not used: {why}")

    def _warn(self, what: str) -> None:
        """Say it, once."""
        if not self._warned:
            self._warned = True
            warnings.warn(what, CacheWarning, stacklevel=level_of_user())


def _listed(folder: Path) -> list[os.DirEntry[str]]:
    """Return what lies in a folder; nothing where it cannot be read."""
    with suppress(OSError), os.scandir(folder) as found:
        return list(found)
    return []
