"""From (row, status code) to the exception that the UDF raised there; both back ends end here."""

from __future__ import annotations

import builtins
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from udf.stages import RaiseSite


def raise_first_failure(raises: tuple[RaiseSite, ...], row: int, code: int) -> NoReturn:
    """Raise what the UDF raised at ``row`` (counted from 0) with status ``code`` (counted from 1).

    The exception has the builtin type and the arguments of its place in the function; a note says where
    that is and which row it was.

    Examples
    --------
    >>> from udf.stages import RaiseSite
    >>> site = RaiseSite(exception="ValueError", arguments=("negative",), function="f", file="a.py", line=3)
    >>> try:
    ...     raise_first_failure((site,), row=7, code=1)
    ... except ValueError as error:
    ...     print(error, error.__notes__)
    negative ['raised by the UDF f (a.py:3) at row position 7']
    """
    site = raises[code - 1]
    error: BaseException = getattr(builtins, site.exception)(*site.arguments)
    error.add_note(f"raised by the UDF {site.function} ({site.file}:{site.line}) at row position {row}")
    raise error
