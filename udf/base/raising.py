"""From a failing row to the exception that the UDF raised there, with where and which row."""

from __future__ import annotations

import builtins
from typing import Any, Final

from udf.base.null_kinds import AMBIGUOUS
from udf.base.places import named
from udf.base.stages import RaiseSite

NOTE: Final = "raised by the UDF"
"""How the note on an exception of a function's begins."""

TO_TEST: Final = "Hint: test for a null first, 'x is udf.NA' or 'pd.isna(x)', or pass na_action='ignore'"
"""The note on an exception about the truth of a null."""

TOO_FAR: Final = "the time does not fit 64 bits of its unit"
NO_CLOCK: Final = "a zone's clock is known up to 2099 in a UDF, and not for clock times that come twice or never"
TOO_LONG: Final = "an integer of text does not fit 64 bits in a UDF"

MAY_RAISE: Final = "Python may raise here, for a number that is not surely NumPy's"

SMALL_LIMITS: Final = (TOO_FAR, NO_CLOCK, TOO_LONG, MAY_RAISE)
"""Texts of limits of ours behind which Python may raise, and is asked: what it makes there is small."""

CODE_BITS = 16
"""A failure is one integer: ``row << CODE_BITS | status`` (kernels/base_failure.cuh, udf/cpu/driver.ll)."""


class LargeInteger(Exception):  # noqa: N818 - no error: a row bails out, and the column is computed by other code
    """An integer was larger than compiled code assumed (:mod:`udf.frontend.passes.ranges.assumptions`)."""


class LeftRow(Exception):  # noqa: N818 - no error: Python computes the row
    """A row got to a block that is left to Python (:mod:`udf.bind.leaving`)."""


class ComputedRaise(Exception):  # noqa: N818 - what Python raises there is one
    """Stands for what a ``raise`` or ``assert`` computes, and Python makes (:func:`udf.bind.leaving.class_raised`)."""


LEFT: Final = f"{LeftRow.__module__}.{LeftRow.__qualname__}"

UNCAUGHT: Final = (LargeInteger, LeftRow)
"""What no ``except`` of compiled code catches: Python would not raise there."""

BAILED_OUT: Final = f"{LargeInteger.__module__}.{LargeInteger.__qualname__}"


class RowFailure(Exception):  # noqa: N818 - not an error of its own: the pipeline raises the user's in its place
    """A program's word to the pipeline: row ``row`` (from 0) is the first that raised, at ``site``."""

    def __init__(self, raises: tuple[RaiseSite, ...], failure: int) -> None:
        self.row = failure >> CODE_BITS
        self.site = raises[(failure & (1 << CODE_BITS) - 1) - 1]
        self.bailed_out = self.site.own == BAILED_OUT
        super().__init__(raises, failure)

    def behind(self, rows: int) -> RowFailure:
        """Return it as one among rows that ``rows`` others come before."""
        raises, failure = self.args
        return RowFailure(raises, failure + (rows << CODE_BITS))


def exception_at(
    site: RaiseSite, row: int, index: Any = None, made: BaseException | None = None, where: str | None = None
) -> BaseException:
    """Return what the UDF raised at ``site`` for row ``row`` (counted from 0).

    The exception is ``made``, if Python made it; else it has the builtin type and the arguments of its place in the
    function. A note says where that is and which row it was, by its label too where there is an ``index``; one that
    knows the ``place`` of a row says that. Of a group ``where`` says it.

    Examples
    --------
    >>> from udf.base.stages import RaiseSite
    >>> site = RaiseSite(exception="ValueError", arguments=("negative",), function="f", file="a.py", line=3)
    >>> error = exception_at(site, row=7)
    >>> error, error.__notes__
    (ValueError('negative'), ['raised by the UDF f (a.py:3) at row position 7'])
    """
    error = made or _constant(site)
    if hasattr(index, "place"):  # rows of a file
        where = index.place(row)
    elif where is None:
        where = f"at row position {row}" + ("" if index is None else f" (index label {to_python(index[row])!r})")
    error.add_note(f"{NOTE} {site.function} ({named(site.file)}:{site.line}) {where}")
    if error.args and type(error.args[0]) is str and error.args[0] == AMBIGUOUS:  # pd.NA has no truth
        error.add_note(TO_TEST)
    return error


def is_raised_by_row(error: BaseException) -> bool:
    """Return whether ``error`` is what a UDF raised on some row."""
    return any(note.startswith(NOTE) for note in getattr(error, "__notes__", ()))


def _constant(site: RaiseSite) -> BaseException:
    """Return the exception of a place as far as compiled code knows it."""
    if site.own == LEFT:
        return NotImplementedError(IN_PYTHON)
    kind: type[BaseException] = getattr(builtins, site.exception)
    if site.arguments is not None and site.own is None:
        return kind(*site.arguments)
    arguments = NOT_KNOWN if site.arguments is None else ", ".join(map(repr, site.arguments))
    text = arguments if site.own is None else f"{site.own}({arguments})"
    try:
        return kind(text)
    except TypeError:  # UnicodeDecodeError takes five arguments
        return Exception(text)


IN_PYTHON: Final = "Python computes this row: pass it to pandas' method, or to .udf of pandas with fallback='python'"
"""What is said where a row leaves, and all of the function had to be compiled."""

NOT_KNOWN: Final = "(computed at run time)"
"""What stands for the arguments of an exception where only a compiled UDF is there, and not its function."""


def to_python(label: object) -> object:
    """Return a NumPy scalar as Python's own, which shows without its type; those of a tuple too."""
    if isinstance(label, tuple):
        return tuple(map(to_python, label))
    return label.item() if hasattr(label, "item") else label


TOO_MUCH: Final = "the text that a row makes does not fit its memory"
"""What a MemoryError says at a place that makes text."""


def is_scratch_full(site: RaiseSite) -> bool:
    """Return whether a place raises because a row's scratch memory is full: it runs again with more."""
    return site.exception == "MemoryError" and site.arguments == (TOO_MUCH,)
