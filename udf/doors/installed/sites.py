"""The places in a program that call pandas with a function, and what became of each: what ``report`` shows."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from types import CodeType, FrameType
from typing import Final, NamedTuple

from udf.base.records import dataclass

MOST: Final = 10_000
"""Places that are kept; a program that makes code has more, and its further ones are not told apart."""

SLOW: Final = 0.005
"""Seconds of a call of few rows from which the next one at its place is looked into."""


@dataclass(slots=True)
class Site:
    """One function at one place: a method called at a line, with a function that is defined at another (``defined``).

    ``seconds`` is what all calls took, ``pandas`` what pandas took or would take for them, ``why`` the last reason why
    pandas ran one and ``hint`` what to write instead. At a place ``is_inside`` pandas, or us, nothing is done. One
    ``is_slow`` where few rows take long.
    """

    file: str
    line: int
    method: str
    function: str
    defined: tuple[str, int, int]
    calls: int = 0
    rows: int = 0
    compiled: int = 0
    seconds: float = 0.0
    pandas: float = 0.0
    why: str = ""
    hint: str = ""
    is_inside: bool = False
    is_slow: bool = False

    @property
    def key(self) -> tuple[object, ...]:
        """Return what tells this row of a report from others."""
        return self.file, self.line, self.method, self.function, self.defined, self.is_inside

    def ran(self, rows: int, seconds: float, pandas: float, why: str, hint: str = "") -> None:
        """Note a call; ``why`` is "" if compiled code ran."""
        self.calls += 1
        self.rows += rows
        self.seconds += seconds
        self.pandas += pandas
        if why:
            self.why, self.hint = why, hint
            self.is_slow = seconds > SLOW  # no longer, where one call was slow for another reason
        else:
            self.compiled += 1


class Sites:
    """All places of this process; ``faults`` counts the calls that pandas ran because of a fault of ours.

    ``of(method)`` finds one by the code that calls, its instruction and the code of the function: no line has to be
    worked out. A notebook's cell that runs again, or a function made again at its place, has new code and the old row.
    """

    def __init__(self) -> None:
        self._of: dict[str, dict[tuple[int, int, int], _Known]] = {}
        self._sites: dict[tuple[object, ...], Site] = {}
        self.faults = 0

    def of(self, method: str) -> dict[tuple[int, int, int], _Known]:
        """Return the places that call ``method``."""
        return self._of.setdefault(method, {})

    def add(self, frame: FrameType, method: str, function: Callable[..., object]) -> Site:
        """Return the place at which ``frame`` calls ``method``, a new one unless there are too many."""
        code, inside, made = frame.f_code, is_inside(frame), function.__code__
        defined = (made.co_filename, made.co_firstlineno, _column(made))
        site = Site(code.co_filename, frame.f_lineno, method, function.__name__, defined, is_inside=inside)
        if len(self._sites) >= MOST and site.key not in self._sites:
            site = Site("(further places)", 0, method, "", ("", 0, 0), is_inside=inside)
        site = self._sites.setdefault(site.key, site)
        known = self.of(method)
        if len(known) >= MOST:
            known.clear()
        known[id(code), frame.f_lasti, id(made)] = _Known(site, code, made)
        return site

    def at(self, frame: FrameType, method: str, function: Callable[..., object]) -> Site:
        """Return the place at which ``frame`` calls ``method``."""
        found = self.of(method).get((id(frame.f_code), frame.f_lasti, id(function.__code__)))
        return self.add(frame, method, function) if found is None else found.site

    def __iter__(self) -> Iterator[Site]:
        return iter([site for site in list(self._sites.values()) if site.calls])

    def clear(self) -> None:
        """Forget all of them."""
        for known in self._of.values():
            known.clear()
        self._sites.clear()
        self.faults = 0


class _Known(NamedTuple):
    """A place, and the code by whose number it is found: held, so that no other code gets it."""

    site: Site
    caller: CodeType
    function: CodeType


def _column(code: CodeType) -> int:
    """Return the first column of a function's text on its first line: it tells two lambdas of a line apart."""
    first = code.co_firstlineno
    return min((place[2] for place in code.co_positions() if place[0] == first and place[2]), default=0)


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
