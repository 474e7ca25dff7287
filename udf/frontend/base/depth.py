"""What Python is told while Numba compiles: more depth, for it follows variables by recursion."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

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
