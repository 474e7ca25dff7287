"""``install(strict=..)``: who wants to be told of each function that pandas runs because it cannot be compiled."""

from __future__ import annotations

import os
import warnings
from typing import TYPE_CHECKING, Final, cast

from udf.doors.installed.settings import SETTINGS
from udf.errors import ArgumentError, UdfError

if TYPE_CHECKING:
    from udf.doors.installed.settings import Strict
    from udf.doors.installed.sites import Site

VARIABLE: Final = "INLAY_PANDAS_STRICT"
CHOICES: Final = (False, "warn", "raise")


class StrictError(UdfError, RuntimeError):
    """With ``strict="raise"``: pandas would run a function that cannot be compiled."""


class StrictWarning(UserWarning):
    """With ``strict="warn"``: pandas runs a function that cannot be compiled."""


def chosen(strict: Strict | None) -> Strict:
    """Return what was asked for, by the argument or else by the environment.

    Raises
    ------
    ArgumentError
        For another value.
    """
    where = "strict"
    if strict is None:
        where, strict = f"the environment's {VARIABLE}", cast("Strict", os.environ.get(VARIABLE) or False)
    if strict not in CHOICES:
        raise ArgumentError(f"{where} cannot be {strict!r}", "it is 'warn' or 'raise', or False")
    return strict


def tell(site: Site, why: str, hint: str) -> None:
    """Warn of a call that pandas runs, or raise, as is set."""
    said = f"{site.method} runs {site.function!r} in pandas: {why}"
    if SETTINGS.strict == "raise":
        raise StrictError(said, hint or None)
    text = f"{said}. Hint: {hint}." if hint else said
    warnings.warn_explicit(text, StrictWarning, site.file, site.line)
