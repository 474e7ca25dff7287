"""``%load_ext udf.pandas`` and ``%%udf_profile`` of a notebook."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from udf.doors.installed.patches import install, uninstall
from udf.doors.installed.report import report, since

if TYPE_CHECKING:
    from collections.abc import Iterator


def load_ipython_extension(shell: Any) -> None:
    """Install, and add the magic ``%%udf_profile``: run a cell, and show what became of its calls.

    Parameters
    ----------
    shell : InteractiveShell
        IPython's shell, which calls this.
    """

    def udf_profile(line: str, cell: str) -> Any:
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
