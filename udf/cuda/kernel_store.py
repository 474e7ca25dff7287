"""What was made of kernels, by key: in memory, and on disk where programs are kept there."""

from __future__ import annotations

import hashlib
import zlib
from threading import Lock
from typing import Final

from udf.base.container import block, pack, unpack
from udf.base.provided import provided
from udf.cuda.nvrtc import nvrtc_version
from udf.errors import ContainerError

LIMIT: Final = 256
"""Entries of one kind in memory, of some 5 to 50 KB; beyond it the one that came first goes."""


class KernelStore:
    """Data of one ``kind``. Nothing here makes a call fail: what cannot be read or written is not there."""

    def __init__(self, kind: str) -> None:
        self.kind, self.known = kind, dict[str, bytes]()
        self._lock = Lock()

    def find(self, key: str) -> bytes | None:
        """Return the data of ``key``, whole and unaltered; None if there is none."""
        found = self.known.get(key) or self._on_disk(key)
        if found is not None:
            self.remember(key, found)
        return found

    def keep(self, key: str, data: bytes) -> None:
        """Keep ``data`` under ``key``, which says all that it was made of but the version of NVRTC."""
        self.remember(key, data)
        disk = provided("programs").disk()
        if disk is not None:
            disk.write(self._file_of(key), pack({"kind": self.kind, "key": key}, [zlib.compress(data)]))

    def remember(self, key: str, data: bytes) -> None:
        """Keep ``data`` in memory alone."""
        with self._lock:
            while key not in self.known and len(self.known) >= LIMIT:
                del self.known[next(iter(self.known))]
            self.known[key] = data

    def _file_of(self, key: str) -> str:
        """Return the name of a file: NVRTC of another version makes one of its own."""
        return hashlib.sha256(f"{self.kind} {key} {nvrtc_version()}".encode()).hexdigest()

    def _on_disk(self, key: str) -> bytes | None:
        disk = provided("programs").disk()
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

        found: bytes | None = disk.read(self._file_of(key), parse)
        return found
