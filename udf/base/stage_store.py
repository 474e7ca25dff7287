"""What a stage made, by the content that it was made of: in memory, and on disk beside the programs."""

import hashlib
import json
import zlib
from collections.abc import Callable, Mapping, Sequence
from struct import Struct
from threading import Lock
from typing import Any, Final

from udf.base.provided import provided
from udf.errors import ContainerError

MAGIC: Final = b"INLAYUDF"
VERSION: Final = 3
HEAD: Final = Struct("<8sIQ32s")
"""Magic, version, bytes of the JSON header, and its SHA-256."""


def pack(header: Mapping[str, object], blobs: Sequence[bytes]) -> bytes:
    """Return a file of ``header`` (what ``json`` can write) and ``blobs``.

    Examples
    --------
    >>> unpack(pack({"kind": "example"}, [b"ab", b""]))
    ({'kind': 'example'}, [b'ab', b''])
    """
    listed = [{"bytes": len(blob), "sha256": hashlib.sha256(blob).hexdigest()} for blob in blobs]
    text = json.dumps({**header, "blobs": listed}, separators=(",", ":"), allow_nan=False).encode()
    return b"".join([HEAD.pack(MAGIC, VERSION, len(text), hashlib.sha256(text).digest()), text, *blobs])


def unpack(data: bytes) -> tuple[dict[str, Any], list[bytes]]:
    """Return the header and the blobs of a file.

    Raises
    ------
    ContainerError
        If it is no such file, of a later version, cut short, or altered.
    """
    if len(data) < HEAD.size or not data.startswith(MAGIC):
        short = MAGIC.startswith(data[: len(MAGIC)]) and len(data) > 0
        raise ContainerError("it is cut short" if short else "it is not a file of a compiled UDF")
    _, version, size, digest = HEAD.unpack_from(data)
    if version != VERSION:
        raise ContainerError(f"it has version {version} of the format, and this Inlay reads version {VERSION}")
    text = data[HEAD.size : HEAD.size + size]
    if len(text) < size:
        raise ContainerError("it is cut short")
    if hashlib.sha256(text).digest() != digest:
        raise ContainerError("its header is altered")
    try:
        header: dict[str, Any] = json.loads(text)
        listed = [(_plain_size(blob["bytes"]), blob["sha256"]) for blob in header.pop("blobs")]
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as odd:
        raise ContainerError("its header lists no blocks") from odd
    blobs, at = [], HEAD.size + size
    for number, (length, sha256) in enumerate(listed):
        found = data[at : at + length]
        at += length
        if len(found) < length:
            raise ContainerError("it is cut short")
        if hashlib.sha256(found).hexdigest() != sha256:
            raise ContainerError(f"block {number} is altered")
        blobs.append(found)
    if at != len(data):
        raise ContainerError("something is appended to it")
    return header, blobs


def _plain_size(length: object) -> int:
    if type(length) is not int or length < 0:
        raise ValueError(f"{length!r} bytes")
    return length


def block(blobs: Sequence[bytes], number: object) -> bytes:
    """Return the block that a header names by its number.

    Raises
    ------
    ContainerError
        If there is none.
    """
    if type(number) is not int or not 0 <= number < len(blobs):
        raise ContainerError(f"it has no block {number!r}")
    return blobs[number]


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
