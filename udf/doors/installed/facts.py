"""What was learnt of functions, kept beside the programs on disk: so that a daily script is fast from its first call.

A file of a few numbers for each function, what it captures and the types that it met. What is damaged, of another
version or not there is learnt anew; what cannot be written is left (:mod:`udf.runtime.store.disk`).
"""

from __future__ import annotations

import hashlib
import math
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from udf.base.container import pack, unpack
from udf.base.records import dataclass
from udf.base.versions import source_stamp, version_of
from udf.errors import ContainerError
from udf.runtime.store import cache as programs

if TYPE_CHECKING:
    from collections.abc import Hashable

KIND: Final = "learnt"

CHANGED: Final = 1.5
"""A time is written again where it is this many times another."""

GROWN: Final = 1.05
"""The same of what was waited, which each process adds to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """What is known of a function: whether its program was kept, or why there is none; seconds a call of either.

    ``differed`` is how many of its results were not pandas', ``waited`` the seconds that compiling it would have saved;
    of one that is ``compiled``, and slower so far, those that pandas has run since.
    """

    compiled: bool = False
    refused: str = ""
    hint: str = ""
    theirs: float | None = None
    ours: float | None = None
    differed: int = 0
    waited: float = 0.0

    def differs(self, other: Facts | None) -> bool:
        """Return whether ``other`` says something else, times apart that are nearly the same."""
        if other is None or (self.compiled, self.refused, self.differed) != (
            other.compiled,
            other.refused,
            other.differed,
        ):
            return True
        times = (self.theirs, other.theirs), (self.ours, other.ours)
        return any(_far(*pair) for pair in times) or _far(self.waited, other.waited, GROWN)


def _far(one: float | None, other: float | None, times: float = CHANGED) -> bool:
    if one is None or other is None:
        return one is not other
    return max(one, other) > times * min(one, other)


def key_of(image: bytes, kind: str, types: Hashable) -> str:
    """Return the name of the file of a function with its types: another one for another version of what compiles."""
    versions = (version_of(name) or "" for name in ("numba", "pandas", "numpy"))
    parts = (KIND, sys.version, source_stamp(), *versions, kind, repr(types))
    return hashlib.sha256("\0".join(parts).encode() + image).hexdigest()


def read(key: str) -> Facts | None:
    """Return what is kept under ``key``; None if there is nothing, or nothing that makes sense."""
    kept = programs.disk()
    return None if kept is None else kept.read(key, lambda data: _parsed(data, key))


def write(key: str, facts: Facts) -> None:
    """Keep what is known."""
    kept = programs.disk()
    if kept is not None:
        kept.write(key, pack({"kind": KIND, "key": key, "facts": asdict(facts)}, []))


def _parsed(data: bytes, key: str) -> Facts:
    header, _ = unpack(data)
    found = header.get("facts")
    if header.get("key") != key or not isinstance(found, dict):
        raise ContainerError("it is the file of another function")
    try:
        facts = Facts(**found)
    except TypeError as odd:
        raise ContainerError("it lists other facts") from odd
    if not _makes_sense(facts):
        raise ContainerError("its facts make no sense")
    return facts


def _makes_sense(facts: Facts) -> bool:
    times: tuple[Any, ...] = (facts.theirs, facts.ours, facts.waited)
    plain = all(one is None or (type(one) in (int, float) and math.isfinite(one) and one >= 0) for one in times)
    texts = type(facts.refused) is str and type(facts.hint) is str
    return plain and texts and type(facts.compiled) is bool and type(facts.differed) is int
