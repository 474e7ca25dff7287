"""What a stage made, by the content that it was made of: in memory, and on disk beside the programs."""

import hashlib
import zlib
from collections.abc import Callable
from threading import Lock
from typing import Any, Final

from udf.base.container import block, pack, unpack
from udf.base.provided import provided
from udf.errors import ContainerError

LIMIT: Final = 256
"""Entries of one kind in memory, of some 5 to 50 KB; beyond it the one that came first goes."""


class StageStore:
    """Data of one ``kind``, of which each ``version()`` of what makes it makes its own.

    Nothing here makes a call fail: what cannot be read or written is not there. It is kept with the programs, or in a
    folder of stages: there what is ``shared`` by many functions, and what is not where ``INLAY_STAGE_DIR`` asks for it.
    """

    def __init__(
        self, kind: str, version: Callable[[], object], *, shared: bool | None = None, limit: int = LIMIT
    ) -> None:
        self.kind, self.version, self.known = kind, version, dict[str, bytes]()
        self.limit, self._shared, self._lock = limit, shared, Lock()

    def made(self, parts: tuple[str, ...], make: Callable[[], bytes]) -> bytes:
        """Return what was made of ``parts``, all that decides it but the version; of ``make()`` if it was not."""
        if self._disk() is None:
            return make()
        key = hashlib.sha256("\0".join((*(str(len(one)) for one in parts), *parts)).encode()).hexdigest()
        found = self.find(key)
        if found is None:
            found = make()
            self.keep(key, found)
        return found

    def find(self, key: str) -> bytes | None:
        """Return the data of ``key``, whole and unaltered; None if there is none."""
        found = self.known.get(key) or self._on_disk(key)
        if found is not None:
            self.remember(key, found)
        return found

    def keep(self, key: str, data: bytes) -> None:
        """Keep ``data`` under ``key``, which says all that it was made of but the version."""
        self.remember(key, data)
        disk = self._disk()
        if disk is not None:
            disk.write(self._file_of(key), pack({"kind": self.kind, "key": key}, [zlib.compress(data)]))

    def remember(self, key: str, data: bytes) -> None:
        """Keep ``data`` in memory alone."""
        with self._lock:
            while key not in self.known and len(self.known) >= max(self.limit, 1):
                del self.known[next(iter(self.known))]
            if self.limit:
                self.known[key] = data

    def _disk(self) -> Any:
        programs = provided("programs")
        return programs.disk() if self._shared is None else programs.stages(shared=self._shared)

    def _file_of(self, key: str) -> str:
        """Return the name of a file: what is made by another version has one of its own."""
        return hashlib.sha256(f"{self.kind} {key} {self.version()}".encode()).hexdigest()

    def _on_disk(self, key: str) -> bytes | None:
        disk = self._disk()
        if disk is None:
            return None

        def parse(data: bytes) -> bytes:
            header, blobs = unpack(data)
            if (header.get("kind"), header.get("key")) != (self.kind, key):
                raise ContainerError("it is the file of another key")
            try:
                return zlib.decompress(block(blobs, 0))
            except zlib.error as odd:
                raise ContainerError("it cannot be decompressed") from odd

        return disk.read(self._file_of(key), parse)
