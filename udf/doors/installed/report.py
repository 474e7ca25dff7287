"""``udf.pandas.report()``: each place that calls pandas with a function, as text and as an HTML table."""

from __future__ import annotations

from dataclasses import replace
from html import escape
from pathlib import PurePath
from typing import TYPE_CHECKING, Final

from udf.base.places import named
from udf.doors.installed.sites import SITES, seconds_text

if TYPE_CHECKING:
    from udf.doors.installed.sites import Site

HEAD: Final = ("place", "method", "function", "calls", "rows", "time", "pandas", "compiled", "why not", "to compile it")


COUNTERS: Final = ("calls", "rows", "compiled", "seconds", "pandas")
"""The fields of a Site that grow with its calls."""


class Report(tuple["Site", ...]):  # noqa: SLOT001 - it has an attribute
    """The places of a program, the one that took longest first; shown as text, in a notebook as a table.

    Each is a :class:`udf.doors.installed.sites.Site`. ``faults`` is how many calls a fault of Inlay's left to pandas.

    Examples
    --------
    >>> Report().faults
    0
    """

    faults: int = 0

    def lines(self) -> list[tuple[str, ...]]:
        """Return what is shown, a line for each place."""
        return [_line(site) for site in self]

    def __repr__(self) -> str:
        lines = [HEAD, *self.lines()]
        widths = [max(len(line[place]) for line in lines) for place in range(len(HEAD))]
        rows = (
            "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in lines
        )
        return "\n".join([*rows, self._end()])

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{escape(cell)}</th>" for cell in HEAD)
        cells = ("".join(f"<td>{escape(cell)}</td>" for cell in line) for line in self.lines())
        body = "".join(f"<tr>{line}</tr>" for line in cells)
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table><p>{escape(self._end())}</p>"

    def _end(self) -> str:
        ours, theirs = sum(site.seconds for site in self), sum(site.pandas for site in self)
        faults = f"; {self.faults} faults of Inlay, which pandas ran" if self.faults else ""
        about = "~" if any(site.compiled for site in self) else ""
        return f"{len(self)} places: {seconds_text(ours)}, pandas {about}{seconds_text(theirs)}{faults}"


def report(*, clear: bool = False) -> Report:
    """Return what became of each call since :func:`install`: a row for each function and place.

    ``time`` is the time of the calls, ``pandas`` that of pandas: measured, or with a ``~`` estimated from some rows.

    Parameters
    ----------
    clear : bool
        Whether to forget the calls, so that the next report begins anew.
    """
    found = Report(sorted((replace(site) for site in SITES), key=lambda site: -site.seconds))
    found.faults = SITES.faults
    if clear:
        SITES.clear()
    return found


def since(before: Report) -> Report:
    """Return what happened after ``before`` was made."""
    known = {site.key: site for site in before}
    rest = (_less(site, known.get(site.key)) for site in report())
    found = Report(site for site in rest if site.calls)
    found.faults = SITES.faults - before.faults
    return found


def _less(site: Site, before: Site | None) -> Site:
    if before is None:
        return site
    return replace(site, **{name: getattr(site, name) - getattr(before, name) for name in COUNTERS})


def _line(site: Site) -> tuple[str, ...]:
    return (
        f"{PurePath(named(site.file)).name}:{site.line}",
        site.method,
        site.function,
        f"{site.calls:,}",
        f"{site.rows:,}",
        seconds_text(site.seconds),
        ("~" if site.compiled else "") + seconds_text(site.pandas),
        "yes" if site.compiled == site.calls else f"{site.compiled:,} of {site.calls:,}" if site.compiled else "no",
        site.why,
        site.hint,
    )
