"""Text that travels as a span: a piece of a named source with its line and column."""

from __future__ import annotations

from typing import Final, NamedTuple

from ptx2cpp.frozen_classes import dataclass

SHOWN: Final = 400
"""Characters of a line that an error shows, on each side of where it points."""


@dataclass(frozen=True, slots=True)
class Source:
    """A whole PTX text and the name to show for it."""

    text: str
    name: str = "<ptx>"


class Span(NamedTuple):
    """``source.text[start:end]``."""

    start: int
    end: int
    source: Source

    @property
    def text(self) -> str:
        """Return the spanned text."""
        return self.source.text[self.start : self.end]

    @property
    def line(self) -> int:
        """Return the line of the first character, from 1."""
        return self.source.text.count("\n", 0, self.start) + 1

    @property
    def column(self) -> int:
        """Return the column of the first character, from 1."""
        return self.start - (self.source.text.rfind("\n", 0, self.start) + 1) + 1

    def carets(self) -> str:
        """Return the spanned line with carets below the span (tabs kept, so that they line up)."""
        begin = self.start - (self.column - 1)
        end = self.source.text.find("\n", self.start)
        begin, cut = max(begin, self.start - SHOWN), min(end if end >= 0 else len(self.source.text), self.start + SHOWN)
        line = self.source.text[begin:cut]
        margin = "".join("\t" if c == "\t" else " " for c in line[: self.start - begin])
        width = max(1, min(self.end, begin + len(line)) - self.start)
        return f"    {line}\n    {margin}{'^' * width}"
