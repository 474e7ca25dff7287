"""The places in a program that call pandas with a function, and what became of each: what ``report`` shows."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import FrameType
from typing import Any, Final

from udf.base.records import dataclass

MOST: Final = 10_000
"""Places that are kept of one method; a program that makes code has more, and its further ones are not told apart."""


SLOW: Final = 0.005
"""Seconds of a call of few rows from which the next one at its place is looked into."""


@dataclass(slots=True)
class Site:
    """One place: a method called at a line, there by the ``instruction`` of its code.

    ``seconds`` is what all calls took, ``pandas`` what pandas took or would take for them, ``why`` the last reason why
    pandas ran one. At a place ``is_inside`` pandas, or us, nothing is done. One ``is_slow`` where few rows take long.
    """

    file: str
    line: int
    method: str
    function: str
    instruction: int
    calls: int = 0
    rows: int = 0
    compiled: int = 0
    seconds: float = 0.0
    pandas: float = 0.0
    why: str = ""
    is_inside: bool = False
    is_slow: bool = False

    def ran(self, rows: int, seconds: float, pandas: float, why: str) -> None:
        """Note a call; ``why`` is "" if compiled code ran."""
        self.calls += 1
        self.rows += rows
        self.seconds += seconds
        self.pandas += pandas
        if why:
            self.why = why
            self.is_slow = seconds > SLOW  # no longer, where one call was slow for another reason
        else:
            self.compiled += 1


class Sites:
    """All places of this process; ``faults`` counts the calls that pandas ran because of a fault of ours.

    ``of(method)`` finds one by file, first line of the code and instruction: no line has to be worked out.
    """

    def __init__(self) -> None:
        self._of: dict[str, dict[tuple[str, int, int], Site]] = {}
        self.faults = 0

    def of(self, method: str) -> dict[tuple[str, int, int], Site]:
        """Return the places that call ``method``."""
        return self._of.setdefault(method, {})

    def add(self, frame: FrameType, method: str, function: Any) -> Site:
        """Return the place at which ``frame`` calls ``method``, a new one unless there are too many."""
        code, inside = frame.f_code, is_inside(frame)
        known, key = self.of(method), (code.co_filename, code.co_firstlineno, frame.f_lasti)
        name = getattr(function, "__name__", "?")
        made = Site(code.co_filename, frame.f_lineno, method, name, frame.f_lasti, is_inside=inside)
        if len(known) >= MOST:
            key, made.file, made.line = ("", 0, int(inside)), "(further places)", 0
        return known.setdefault(key, made)

    def at(self, frame: FrameType, method: str, function: Any) -> Site:
        """Return the place at which ``frame`` calls ``method``."""
        code = frame.f_code
        found = self.of(method).get((code.co_filename, code.co_firstlineno, frame.f_lasti))
        return self.add(frame, method, function) if found is None else found

    def __iter__(self) -> Iterator[Site]:
        return iter([site for known in list(self._of.values()) for site in list(known.values()) if site.calls])

    def clear(self) -> None:
        """Forget all of them."""
        for known in self._of.values():
            known.clear()
        self.faults = 0


SITES: Final = Sites()


def is_inside(frame: FrameType) -> bool:
    """Return whether a frame is of pandas itself, or of ours: pandas' tests are a program like any other."""
    package, _, rest = str(frame.f_globals.get("__name__", "")).partition(".")
    return package == "udf" or (package == "pandas" and not rest.startswith(("tests", "conftest")))


def caller() -> FrameType:
    """Return the innermost frame that is neither pandas' nor ours."""
    frame = sys._getframe(1)  # noqa: SLF001 - CPython's way, which this package needs anyway
    while frame.f_back is not None and is_inside(frame):
        frame = frame.f_back
    return frame


def seconds_text(seconds: float) -> str:
    """Return a time as it is shown.

    Examples
    --------
    >>> seconds_text(0.0123), seconds_text(2.5)
    ('12.3 ms', '2.5 s')
    """
    return f"{seconds:.3g} s" if seconds >= 1 else f"{seconds * 1e3:.3g} ms"
