"""One file of a few values and blocks of bytes, with a digest over each: docs/container.md. Reading it runs nothing."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from struct import Struct
from typing import Any, Final

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
