"""One file of a few values and blocks of bytes, with a digest over each: docs/container.md. Reading it runs nothing."""

from __future__ import annotations

import hashlib
import json
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

from udf.errors import ContainerError
from udf.plain import DamagedError, from_plain, to_plain
from udf.stages import Artefact

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

MAGIC: Final = b"INLAYUDF"
VERSION: Final = 2
HEAD: Final = Struct("<8sIQ32s")
"""Magic, version, bytes of the JSON header, and its SHA-256."""


def pack(header: Mapping[str, Any], blobs: Sequence[bytes]) -> bytes:
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
        raise ContainerError("it is cut short" if short else "it is no file of a compiled UDF")
    _, version, size, digest = HEAD.unpack_from(data)
    if version != VERSION:
        raise ContainerError(f"it has version {version} of the format, and this Inlay reads version {VERSION}")
    text = data[HEAD.size : HEAD.size + size]
    if len(text) < size:
        raise ContainerError("it is cut short")
    if hashlib.sha256(text).digest() != digest:
        raise ContainerError("its header is altered")
    header: dict[str, Any] = json.loads(text)
    blobs, at = [], HEAD.size + size
    for number, blob in enumerate(header.pop("blobs")):
        found = data[at : at + blob["bytes"]]
        at += blob["bytes"]
        if len(found) < blob["bytes"]:
            raise ContainerError("it is cut short")
        if hashlib.sha256(found).hexdigest() != blob["sha256"]:
            raise ContainerError(f"block {number} is altered")
        blobs.append(found)
    if at != len(data):
        raise ContainerError("something is appended to it")
    return header, blobs


def pack_artefact(artefact: Artefact, blobs: list[bytes]) -> dict[str, Any]:
    """Return ``artefact`` as a part of a header; its code is appended to ``blobs``.

    Raises
    ------
    NotPlainError
        If its plan holds what cannot be written.
    """
    first = len(blobs)
    blobs.extend(artefact.code.values())
    return {
        "backend": artefact.backend,
        "kernel": artefact.kernel,
        "target": artefact.target,
        "plan": to_plain(artefact.plan),
        "returns": to_plain(artefact.returns),
        "code": {name: first + i for i, name in enumerate(artefact.code)},
    }


def unpack_artefact(part: Mapping[str, Any], blobs: Sequence[bytes]) -> Artefact:
    """Return what :func:`pack_artefact` wrote.

    Raises
    ------
    ContainerError
        If it wrote nothing of the kind.
    """
    try:
        return Artefact(
            backend=part["backend"],
            kernel=part["kernel"],
            target=part["target"],
            plan=from_plain(part["plan"]),
            returns=from_plain(part["returns"]),
            code={name: blobs[number] for name, number in part["code"].items()},
        )
    except (DamagedError, KeyError, IndexError, TypeError, AttributeError) as odd:
        raise ContainerError(f"it holds what this Inlay does not know ({odd})") from odd
