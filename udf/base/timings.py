"""What calls of a function took, on each back end and for each number of rows."""

from __future__ import annotations

from dataclasses import field
from time import perf_counter, process_time
from typing import Final

from udf.base.records import dataclass

SAMPLES: Final = 2
"""Measurements that say what a call takes: the first has what a program does once."""

RECENT: Final = 5
"""Measurements of which the middle one counts: a pause of the machine is not what a call takes."""


@dataclass(slots=True)
class Times:
    """What calls of one function took so far: (back end, bits of the number of rows) -> seconds a row, and how often.

    ``saved`` are the seconds that a GPU would have saved, by estimate; ``looks`` is how often a call asked whether the
    GPU's program is there; ``spare`` are the seconds by bits of the number of rows that a measurement of the slower
    back end may take, ``bus`` those that a row's bytes take. ``host`` has the times of a program that runs on a GPU.
    """

    seconds: dict[tuple[str, int], tuple[float, int]] = field(default_factory=dict)
    saved: float = 0.0
    looks: int = 0
    spare: dict[int, float] = field(default_factory=dict)
    bus: dict[int, float] = field(default_factory=dict)
    host: Times | None = None
    _recent: dict[tuple[str, int], tuple[float, ...]] = field(default_factory=dict)

    def add(self, backend: str, rows: int, seconds: float) -> None:
        """Note a measurement: of the last ones the middle one counts, of two the lesser.

        Examples
        --------
        >>> times = Times()
        >>> for seconds in (9.0, 1.0, 1.1, 30.0):
        ...     times.add("cpu", 1, seconds)
        >>> times.of("cpu", 1)
        (1.1, 4)
        """
        key, each = (backend, rows.bit_length()), seconds / max(rows, 1)
        recent = self._recent[key] = (*self._recent.get(key, ())[1 - RECENT :], each)
        self.seconds[key] = (sorted(recent)[(len(recent) - 1) // 2], self.seconds.get(key, (0.0, 0))[1] + 1)

    def of(self, backend: str, rows: int, *, reach: int = 64, least: int = 0) -> tuple[float | None, int]:
        """Return the seconds for so many rows, from the nearest number of rows, and how often those were measured.

        That has at most ``reach`` bits more or less, and ``least`` rows.
        """
        bits = rows.bit_length()
        if least <= rows and (known := self.seconds.get((backend, bits))) is not None:
            return known[0] * rows, known[1]
        lowest = max(bits - reach, least.bit_length())
        near = [key for key in self.seconds if key[0] == backend and lowest <= key[1] <= bits + reach]
        if not near:
            return None, 0
        each, count = self.seconds[min(near, key=lambda key: abs(key[1] - bits))]
        return each * rows, count

    def __str__(self) -> str:
        """Return a line for each number of rows.

        Examples
        --------
        >>> times = Times()
        >>> times.add("cpu", 1_000_000, 2e-3)
        >>> times.add("cuda", 1_000_000, 5e-3)
        >>> print(times)
        524288 to 1048575 rows: 2 ns a row on the processor, 5 through the GPU
        """
        names = {"cpu": "on the processor", "cuda": "through the GPU"}
        lines = []
        for bits in sorted({bits for _, bits in self.seconds}):
            took = {b: self.seconds[b, bits][0] * 1e9 for b in names if (b, bits) in self.seconds}
            first, *others = (f"{each:.3g}{{}} {names[backend]}" for backend, each in took.items())
            shown = ", ".join([first.format(" ns a row"), *(one.format("") for one in others)])
            lines.append(f"{1 << bits >> 1} to {(1 << bits) - 1} rows: {shown}")
        return "\n".join(lines)


class Spent:
    """The seconds since it was made, of the clock or of the processor: the less.

    A machine that is busy lets a call wait, and other threads use the processor meanwhile.
    """

    __slots__ = ("_began",)

    def __init__(self) -> None:
        self._began = perf_counter(), process_time()

    @property
    def seconds(self) -> float:
        """Return the seconds up to now."""
        return min(perf_counter() - self._began[0], process_time() - self._began[1])
