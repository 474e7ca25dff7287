"""Room for recursion: Numba follows a variable from block to block by calling itself, and blocks may be hundreds."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

DEPTH: Final = 20_000
"""Calls within calls: those of some 2,000 branches, one after the other."""


@contextmanager
def deep_recursion() -> Iterator[None]:
    """Let Python call this deep for a while; of calls in Python alone, which take no room on the thread's stack.

    The limit is that of all threads: a thread that changes it holds the compiler's lock.
    """
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, DEPTH))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)
