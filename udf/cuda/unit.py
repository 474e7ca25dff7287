"""C++ as NVRTC takes it, and what every layout of a kernel says."""

from __future__ import annotations

from typing import Any, Protocol

from udf.base.records import dataclass


class Policy(Protocol):
    """The layout of a kernel: what a launch asks of it."""

    @property
    def threads(self) -> int:
        """Return the threads of a block."""
        ...

    @property
    def tile_rows(self) -> int:
        """Return how many results one block takes."""
        ...

    @property
    def shared_bytes(self) -> int:
        """Return the dynamic shared memory of a block."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockPolicy:
    """The geometry of a kernel: a thread takes ``items`` rows, ``blocks`` of a multiprocessor have their registers."""

    threads: int
    items: int = 1
    blocks: int = 1
    shared_bytes: int = 0

    @property
    def tile_rows(self) -> int:
        """Return the rows of a block."""
        return self.threads * self.items


@dataclass(frozen=True, slots=True, kw_only=True)
class TranslationUnit:
    """C++ that NVRTC takes as it is: ``source`` defines the kernel ``entry`` with the layout ``policy``.

    ``stops`` says that loops in it look at the kernel's word of failures, and end when it is 0.
    """

    source: str
    entry: str
    policy: Any
    stops: bool = False
