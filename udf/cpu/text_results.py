"""Results that are text: what slices of rows give, one behind the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Lock
from typing import Any

import numpy as np

from udf.columns.column import Column, TextBytes


class TextResults:
    """The bytes of every result that is text, and where each row's end.

    A slice's bytes are copied once those of all rows before it are there: mostly by the thread that ran it, while they
    are in its cache, to memory that nothing touched before.
    """

    def __init__(self, offsets: dict[int, Any], expected: int = 0, *, skips: bool = False) -> None:
        """Take the ``offsets`` (n + 1,) of results, of which a slice writes its own, counted from its first byte.

        ``expected`` bytes are likely; ``skips`` says that null rows write no offset.
        """
        self._offsets, self._skips = offsets, skips
        self._bytes = {k: _ByteBuffer(expected) for k in offsets}
        self._waiting: dict[int, tuple[int, dict[int, Any], Callable[[], object]]] = {}
        self._next, self._lock = 0, Lock()

    def add(self, first: int, stop: int, texts: dict[int, Any], release: Callable[[], object] = int) -> None:
        """Take the bytes of rows ``first .. stop`` by result; ``release`` is called once they are copied."""
        with self._lock:
            self._waiting[first] = stop, texts, release
            due = list(self._due())
        for copy in due:
            copy()

    def column(self, k: int) -> Column:
        """Return a result; no more slices come."""
        for first in sorted(self._waiting):  # some rows were not run
            self._placed(first)()
        offsets = self._offsets[k]
        return Column(values=offsets[:-1], text=TextBytes(stops=offsets[1:], chars=self._bytes[k].whole()))

    def _due(self) -> Iterator[Callable[[], None]]:
        """Yield what copies slices that have all before them."""
        while self._next in self._waiting:
            yield self._placed(self._next)

    def _placed(self, first: int) -> Callable[[], None]:
        """Give a slice its place behind those before it; return what copies it there."""
        stop, texts, release = self._waiting.pop(first)
        self._next = stop
        places = [(self._offsets[k][first + 1 : stop + 1], c, *self._bytes[k].room(c.size)) for k, c in texts.items()]

        def copy() -> None:
            for own, chars, base, room in places:
                room[:] = chars
                if self._skips:
                    np.maximum.accumulate(own, out=own)
                if base:
                    np.add(own, base, out=own)
            release()

        return copy


class _ByteBuffer:
    """Bytes that are written one behind the other: a first part as large as was expected, and more if need be."""

    def __init__(self, expected: int) -> None:
        self._parts = [np.empty(expected, np.uint8)]
        self._used = self._before = 0

    def room(self, size: int) -> tuple[int, Any]:
        """Return how many bytes there are, and where the next ``size`` go."""
        base = self._before + self._used
        if self._used + size > self._parts[-1].size:
            self._parts[-1] = self._parts[-1][: self._used]
            self._parts.append(np.empty(max(size, 2 * base), np.uint8))
            self._before, self._used = base, 0
        self._used += size
        return base, self._parts[-1][self._used - size : self._used]

    def whole(self) -> Any:
        """Return all of them."""
        self._parts[-1] = self._parts[-1][: self._used]
        held = [part for part in self._parts if part.size]
        return held[0] if len(held) == 1 else np.concatenate([*held, self._parts[-1][:0]])
