"""``udf.pandas.report()``: each place that calls pandas with a function, as text and as an HTML table."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from html import escape
from pathlib import PurePath
from typing import Any, Final

from udf.base.compile_hints import counted
from udf.base.places import named
from udf.doors.installed.patches import install, uninstall
from udf.doors.installed.sites import SITES, Site, seconds_text

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
        return f"{counted(len(self), 'place')}: {seconds_text(ours)}, pandas {about}{seconds_text(theirs)}{faults}"


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


def load_ipython_extension(shell: Any) -> None:
    """Install, and add the magic ``%%udf_profile``: run a cell, and show what became of its calls.

    Parameters
    ----------
    shell : InteractiveShell
        IPython's shell, which calls this.
    """

    def udf_profile(line: str, cell: str) -> Report:
        del line
        __tracebackhide__ = True
        before = report()
        with silent(shell):
            ran = shell.run_cell(cell)
        made = since(before)
        if not ran.success:
            print(made)  # noqa: T201 - a cell that raises shows no value
            ran.raise_error()  # shown now, and "run all" stops here, as at any cell
        return made

    install()
    shell.register_magic_function(udf_profile, magic_kind="cell", magic_name="udf_profile")


@contextmanager
def silent(shell: object) -> Iterator[None]:
    """Let ``shell`` show no error in a ``with`` block: who made it run a cell raises it again."""
    names = ("showtraceback", "showsyntaxerror")
    before = {name: vars(shell)[name] for name in names if name in vars(shell)}
    for name in names:
        setattr(shell, name, lambda *_, **__: None)
    try:
        yield
    finally:
        for name in names:
            delattr(shell, name)
        vars(shell).update(before)


def unload_ipython_extension(shell: Any) -> None:
    """Uninstall, and remove the magic.

    Parameters
    ----------
    shell : InteractiveShell
        IPython's shell, which calls this.
    """
    uninstall()
    shell.magics_manager.magics["cell"].pop("udf_profile", None)
