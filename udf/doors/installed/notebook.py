"""``%load_ext udf.pandas`` and ``%%udf_profile`` of a notebook."""

from __future__ import annotations

from typing import Any

from udf.doors.installed.patches import install, uninstall
from udf.doors.installed.report import report, since


def load_ipython_extension(shell: Any) -> None:
    """Install, and add the magic ``%%udf_profile``: run a cell, and show what became of its calls.

    Parameters
    ----------
    shell : InteractiveShell
        IPython's shell, which calls this.
    """

    def udf_profile(line: str, cell: str) -> Any:
        del line
        before = report()
        ran = shell.run_cell(cell)
        made = since(before)
        if not ran.success:
            print(made)  # noqa: T201 - a cell that raises shows no value
            ran.raise_error()  # so that "run all" stops here, as at any cell
        return made

    install()
    shell.register_magic_function(udf_profile, magic_kind="cell", magic_name="udf_profile")


def unload_ipython_extension(shell: Any) -> None:
    """Uninstall, and remove the magic.

    Parameters
    ----------
    shell : InteractiveShell
        IPython's shell, which calls this.
    """
    uninstall()
    shell.magics_manager.magics["cell"].pop("udf_profile", None)
