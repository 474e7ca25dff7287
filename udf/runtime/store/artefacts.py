"""What a back end built as a part of a file (docs/container.md), and back: its plan, its results, its code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from udf.base.container import block
from udf.base.stages import Artefact, Result
from udf.errors import ContainerError
from udf.runtime.store.serialize import DeserializationError, deserialize, registered_class, serialize

PLANS: Final = {
    ("cpu", "map_rows"): "RowPlan",
    ("cpu", "map_windows"): "LoopsPlan",
    ("cpu", "map_groups"): "LoopsPlan",
    ("cuda", "map_rows"): "MapPlan",
    ("cuda", "map_windows"): "WindowPlan",
    ("cuda", "map_groups"): "GroupPlan",
    ("cuda", "builtin_kernels"): "BuiltinPlan",
}
"""Back end and kernel -> the class of the plan in :data:`udf.runtime.store.serialize.CLASSES`."""


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
        "plan": serialize(artefact.plan),
        "returns": serialize(artefact.returns),
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
        texts = {name: deserialize(part[name], str) for name in ("backend", "kernel", "target")}
        return Artefact(
            **texts,
            plan=deserialize(part["plan"], registered_class(PLANS[texts["backend"], texts["kernel"]])),
            returns=deserialize(part["returns"], tuple[Result, ...]),
            code={name: block(blobs, number) for name, number in part["code"].items()},
        )
    except (DeserializationError, KeyError, TypeError, AttributeError) as odd:
        raise ContainerError(f"it holds what this Inlay does not know ({odd})") from odd
