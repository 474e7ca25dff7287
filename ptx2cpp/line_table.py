"""The lines of source code that a PTX text names: ``.file`` and ``.loc`` (PTX ISA, "Debugging Directives")."""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ptx2cpp.frozen_classes import dataclass

if TYPE_CHECKING:
    from ptx2cpp.source import Source, Span

# of the text, once: an inlined statement has left the tree with its locations, and has its span alone
_MARKS: Final = re.compile(
    r'^[ \t]*(?:\.loc\s+(\d+)\s+(\d+)|\.file\s+(\d+)\s+"([^"\n]*)"|(?:\.\w+\s+)*?\.(?:func|entry)\b)', re.MULTILINE
)


@dataclass(frozen=True, slots=True)
class LineTable:
    """Where instructions of ``source`` come from: ``files`` by number less one, from each of ``starts`` on a place."""

    source: Source
    files: tuple[str, ...]
    starts: tuple[int, ...]
    places: tuple[tuple[int, int] | None, ...]

    def at(self, span: Span | None) -> tuple[int, int] | None:
        """Return the number of the file and the line of what stands at ``span``, None if it has none."""
        number = bisect_right(self.starts, span.start) if span is not None and span.source == self.source else 0
        return self.places[number - 1] if number else None


@lru_cache(maxsize=4)
def line_table(source: Source) -> LineTable:
    r"""Return the lines that a text names; an instruction has those of the last ``.loc`` before it in its function.

    Examples
    --------
    >>> from ptx2cpp.source import Source, Span
    >>> source = Source('.func f() {\n.loc 1 7 0\nret;\n}\n.file 1 "a.py"')
    >>> line_table(source).files, line_table(source).at(Span(24, 28, source))
    (('a.py',), (1, 7))
    """
    files: dict[int, str] = {}
    starts: list[int] = []
    places: list[tuple[int, int] | None] = []
    for mark in _MARKS.finditer(source.text):
        file, line, number, name = mark.groups()
        if number is not None:
            files[int(number)] = name
            continue
        starts.append(mark.start())
        places.append(None if file is None else (int(file), int(line)))
    named = tuple(files.get(number, "") for number in range(1, max(files, default=0) + 1))
    return LineTable(source, named, tuple(starts), tuple(places))
