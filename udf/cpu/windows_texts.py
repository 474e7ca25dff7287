"""Text in functions of groups: where a column's texts are, group by group, and memory for text that a function makes.

A slice of groups runs as a slice of rows does (:mod:`udf.cpu.texts`): with memory of its own, again from where that was
short.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.base.address import address
from udf.columns.bitmask import valid_rows
from udf.cpu.plan import CHUNK
from udf.cpu.text_results import TextResults
from udf.cpu.texts import SLICE_MEMORY, TextRuns, text_indices

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.columns.column import Column
    from udf.cpu.plan import RowPlan
    from udf.cpu.windows_plan import LoopPlan, LoopsPlan

ITEM: Final = 16
"""Bytes of a text's place: its address, and how many bytes it has."""


def write_places(places: Any, column: Column, part: slice, rows: Any) -> None:
    """Write where the texts of ``rows`` of a column are, int64 (rows, 2), to ``part`` of ``places``: 0 of a null."""
    assert column.text is not None
    starts = column.values[rows].astype(np.int64)
    np.subtract(column.text.stops[rows], starts, out=places[part, 1])
    np.add(starts, address(column.text.chars), out=places[part, 0])
    if column.validity is not None:
        places[part][~valid_rows(column)[rows]] = 0


class GroupTexts:
    """The texts that one call of a program of groups gives, and the memory that its functions make text in."""

    def __init__(self, plan: LoopsPlan, groups: int) -> None:
        self._raises = plan.raises
        self.offsets = {k: np.zeros(groups + 1, np.int64) for k in text_indices(plan.returns)}
        self._results = TextResults(self.offsets)

    @staticmethod
    def needed_by(loop: RowPlan | LoopPlan) -> bool:
        """Return whether a loop takes memory of its own."""
        return any(word.what in SLICE_MEMORY for word in loop.words)

    def run(
        self,
        loop: RowPlan | LoopPlan,
        run: Callable[[tuple[int, ...], int, int], int],
        words: list[int],
        first: int,
        count: int,
    ) -> int:
        """Run groups ``first .. first + count`` by ``run(words, 0, count)``; return their failure, or -1."""
        own = {k: offsets[first : first + count + 1] for k, offsets in self.offsets.items()}

        def keep(_first: int, _stop: int, texts: dict[int, Any], _release: object) -> None:
            self._results.add(first, first + count, texts)

        return TextRuns(self._raises, loop.words, (), own, keep, skips=False).run(run, words, 0, count)

    def run_chunk(
        self,
        loop: RowPlan | LoopPlan,
        run: Callable[[tuple[int, ...], int, int], int],
        words: list[int],
        stops: dict[int, Any],
        first: int,
        count: int,
    ) -> int:
        """Run a chunk of which only ``count`` groups are meant; ``stops`` (CHUNK + 1,) are where its texts end."""

        def keep(_first: int, _stop: int, texts: dict[int, Any], _release: object) -> None:
            for k, own in stops.items():
                self.offsets[k][first + 1 : first + count + 1] = np.maximum.accumulate(own[1 : count + 1])
            kept = {k: chars[: int(self.offsets[k][first + count])] for k, chars in texts.items()}
            self._results.add(first, first + count, kept)

        return TextRuns(self._raises, loop.words, (), stops, keep, skips=True).run(run, words, 0, CHUNK)

    def column(self, k: int) -> Column:
        """Return a result."""
        return self._results.column(k)
