"""pandas without a change of code: its methods that take a function run it compiled where that is possible and pays.

>>> import pandas as pd
>>> import udf.pandas
>>> udf.pandas.install()
>>> pd.Series(range(100_000)).map(lambda x: x % 7 * 0.5).max()
np.float64(3.0)
>>> udf.pandas.uninstall()

Every other call, and every function that cannot be compiled, is pandas' own: values, dtype, index, name and exceptions
are pandas' either way (docs/doors/pandas.md).
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from udf.columns.libraries import library
from udf.errors import ArgumentError

library("pandas", "pandas", "udf.pandas")  # before anything imports it, which would fail in its own words

from udf.doors.installed.attempt import CheckError  # noqa: E402 - as above
from udf.doors.installed.patches import install as _install  # noqa: E402 - as above
from udf.doors.installed.patches import is_installed, uninstall  # noqa: E402 - as above
from udf.doors.installed.report import Report, load_ipython_extension, report, unload_ipython_extension  # noqa: E402 - as above
from udf.doors.installed.settings import SETTINGS, StrictError, StrictWarning, chosen  # noqa: E402 - as above

if TYPE_CHECKING:
    from collections.abc import Iterator

    from udf.doors.installed.settings import Check, Strict

__all__ = [
    "CheckError",
    "Report",
    "StrictError",
    "StrictWarning",
    "accelerated",
    "install",
    "is_installed",
    "load_ipython_extension",
    "report",
    "uninstall",
    "unload_ipython_extension",
]

for _each in (CheckError, StrictError, StrictWarning):
    _each.__module__ = "udf.pandas"  # where a program finds them


def install(*, check: Check = False, always: bool = False, strict: Strict | None = None) -> None:
    """Let pandas' methods run functions compiled, in the whole process, from now on.

    Parameters
    ----------
    check : {False, True, "warn"}
        Compare each result of compiled code with pandas' own on 1,000 rows rather than a few, and raise
        :class:`CheckError`, or warn, where it differs. Without it pandas runs such a call, and the report says so.
    always : bool
        Compile whatever can be, however small the data and whatever that costs: for tests.
    strict : {False, "warn", "raise"}, optional
        Warn (:class:`StrictWarning`), or raise :class:`StrictError`, where pandas runs a function because it cannot be
        compiled. Functions are then compiled at their first call of many rows; add ``always`` for small data. By
        default the environment's ``INLAY_PANDAS_STRICT`` decides.

    Raises
    ------
    ArgumentError
        For another value of ``check`` or ``strict``.
    """
    if check not in (False, True, "warn"):
        raise ArgumentError(f"check cannot be {check!r}", "it is True, False or 'warn'")
    SETTINGS.check, SETTINGS.always, SETTINGS.strict = check, always, chosen(strict)
    _install()


@contextmanager
def accelerated(*, check: Check = False, always: bool = False, strict: Strict | None = None) -> Iterator[None]:
    """Install inside a ``with`` block, for all threads; before and after it things are as they were.

    Parameters
    ----------
    check, always, strict
        As in :func:`install`.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf.pandas
    >>> with udf.pandas.accelerated():
    ...     pd.Series([1.0, 4.0]).map(lambda x: x / 2).tolist()
    [0.5, 2.0]
    >>> udf.pandas.is_installed()
    False
    """
    was, before = is_installed(), (SETTINGS.check, SETTINGS.always, SETTINGS.strict)
    install(check=check, always=always, strict=strict)
    try:
        yield
    finally:
        SETTINGS.check, SETTINGS.always, SETTINGS.strict = before
        if not was:
            uninstall()
