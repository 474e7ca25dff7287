"""The arguments of ``install``, and what calls cost until they are measured."""

from __future__ import annotations

import os
import warnings
from typing import Final, Literal, cast

from udf.base.records import dataclass
from udf.doors.installed.sites import Site
from udf.errors import ArgumentError, UdfError

Check = bool | Literal["warn"]
Strict = Literal[False, "warn", "raise"]


@dataclass(slots=True)
class Settings:
    """How calls are treated while installed; one for the process, since pandas has one set of methods.

    ``always`` compiles whatever can be, however small; ``check`` compares more of each result with pandas, and says so
    if it differs; ``strict`` says it, or raises, where a function cannot be compiled. All that is so while
    ``is_installed``.
    """

    always: bool = False
    check: Check = False
    strict: Strict = False
    is_installed: bool = False

    @property
    def is_eager(self) -> bool:
        """Return whether a function is compiled at once, whatever that costs."""
        return self.always or bool(self.strict)


SETTINGS: Final = Settings()

IMPORT_SECONDS: Final = 0.3
"""To import Numba and the front end, and what the first compilation fills in, once in a process: of the processor.

With Python's bytecode of both on disk, as an installation leaves it; without it (``PYTHONDONTWRITEBYTECODE``) 0.8."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What calls of one kind cost, in seconds, until that has been measured.

    ``base`` and ``step`` are pandas' for one call of the function, and for one of its instructions; ``start`` ours for
    a call that is compiled, its check by pandas included; ``each`` ours for one value, row, window or group. ``fixed``
    is what pandas takes for no rows, ``compile`` what a function takes once. ``sample`` is how many calls are compared
    with pandas' own at a function's first run, ``again`` at each later one. To know pandas' time, ``few`` calls and
    ``many`` are timed.
    """

    name: str
    base: float
    step: float
    start: float
    each: float
    fixed: float
    compile: float
    sample: int
    again: int
    few: int
    many: int


KINDS: Final = {
    kind.name: kind for kind in (
        #    name      base    step    start   each  fixed   compile sample again few  many
        Kind("value",  7e-8,   1.2e-8, 6e-4,   1e-8, 8e-5,   0.035,  256,   24,   256, 4096),
        Kind("text",   7e-8,   1.2e-8, 6e-4,   4e-8, 8e-5,   0.045,  256,   24,   256, 4096),
        Kind("row",    3e-6,   2e-7,   1.5e-3, 2e-8, 2.5e-4, 0.04,   64,    16,   4,   256),
        Kind("window", 4e-6,   3e-7,   5e-4,   1e-7, 2e-5,   0.06,   32,    8,    4,   128),
        Kind("array",  4e-7,   5e-8,   5e-4,   1e-7, 2e-5,   0.05,   64,    16,   16,  256),
        Kind("group",  1.5e-5, 5e-7,   5e-3,   2e-6, 1.5e-3, 0.09,   16,    4,    2,   16),
        Kind("part",   1.5e-4, 2e-6,   5e-3,   5e-6, 1.5e-3, 0.09,   16,    4,    2,   16),
        Kind("column", 1e-9,   1e-10,  3e-3,   5e-8, 0.0,    0.1,    0,     0,    0,   0),
    )
}  # fmt: skip
"""A "group" is one column's, a "part" a frame's, or one that gives a column. Measured on two cores of a server
(benchmarks/doors_pandas.py), and low for pandas: the first call that pandas runs finds one that is worth it."""

LOOPS: Final = 8
"""How many times as long a function with a loop is taken to run."""

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
