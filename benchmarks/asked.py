"""What a run was asked for, and a bar that shows how far it is."""

from __future__ import annotations

import sys
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """How much to measure.

    A point is timed ``repeats`` times, or fewer where that takes longer than ``seconds``, but 3 times at least. A call
    that would take longer than ``patience`` seconds is left out. ``rows`` are the sizes; ``most_host`` is the largest
    for columns in the host's memory. ``contenders`` are the names of those to take, all if empty.
    """

    rows: tuple[int, ...]
    most_host: int
    seconds: float
    patience: float
    repeats: int
    quick: bool = False
    contenders: tuple[str, ...] = ()

    @property
    def builds(self) -> int:
        """Return how often something new is compiled, for its median."""
        return 2 if self.quick else 9


FULL = Asked(
    rows=(10**3, 10**4, 10**5, 10**6, 10**7, 10**8, 10**9), most_host=10**8, seconds=0.3, patience=2.0, repeats=30
)
QUICK = Asked(rows=(10**3, 10**5), most_host=10**5, seconds=0.02, patience=0.2, repeats=5, quick=True)


class Bar:
    """Progress on standard error: a bar on a terminal, else one line at the end of each benchmark."""

    def __init__(self, name: str) -> None:
        self._name, self._live = name, sys.stderr.isatty()

    def at(self, done: int, total: int, what: str) -> None:
        """Show that ``done`` of ``total`` steps are over, and that ``what`` is next."""
        if self._live:
            filled = 24 * done // max(1, total)
            text = f"{self._name:<12} [{'#' * filled}{'.' * (24 - filled)}] {done}/{total} {what}"
            sys.stderr.write(f"\r\x1b[K{text[:118]}")
            sys.stderr.flush()

    def end(self, seconds: float) -> None:
        """Show that the benchmark is over."""
        sys.stderr.write("\r\x1b[K" * self._live + f"{self._name:<12} {seconds:.1f} s\n")
        sys.stderr.flush()
