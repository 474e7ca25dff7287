"""From a failing row to the exception that the UDF raised there, with where and which row."""

from __future__ import annotations

import builtins
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from udf.stages import RaiseSite

CODE_BITS = 16
"""A failure is one integer: ``row << CODE_BITS | status`` (kernels/base_failure.cuh, udf/cpu/driver.ll)."""


class RowFailure(Exception):  # noqa: N818 - not an error of its own: the pipeline raises the user's in its place
    """A program's word to the pipeline: row ``row`` (from 0) is the first that raised, at ``site``."""

    def __init__(self, raises: tuple[RaiseSite, ...], failure: int) -> None:
        self.row = failure >> CODE_BITS
        self.site = raises[(failure & (1 << CODE_BITS) - 1) - 1]
        super().__init__(self.row, self.site)


def exception_at(site: RaiseSite, row: int, index: Any = None) -> BaseException:
    """Return what the UDF raised at ``site`` for row ``row`` (counted from 0).

    The exception has the builtin type and the arguments of its place in the function; a note says where
    that is and which row it was, by its label too where there is an ``index``.

    Examples
    --------
    >>> from udf.stages import RaiseSite
    >>> site = RaiseSite(exception="ValueError", arguments=("negative",), function="f", file="a.py", line=3)
    >>> error = exception_at(site, row=7)
    >>> error, error.__notes__
    (ValueError('negative'), ['raised by the UDF f (a.py:3) at row position 7'])
    """
    error: BaseException = getattr(builtins, site.exception)(*site.arguments)
    label = "" if index is None else f" (index label {_plain(index[row])!r})"
    error.add_note(f"raised by the UDF {site.function} ({site.file}:{site.line}) at row position {row}{label}")
    return error


def _plain(label: Any) -> object:
    """Return a NumPy scalar as Python's own, which shows without its type."""
    return label.item() if hasattr(label, "item") else label
