"""A call at pandas' door that cannot be compiled is run by pandas, which says so once."""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar
from functools import wraps
from typing import TYPE_CHECKING, Any, Final, TypeVar

import pandas as pd

from udf.base.handling import CALL_OPTIONS
from udf.bind.cuts import cause_of, known_cuts, leave_whole, warn_of
from udf.doors.pandas.pandas_methods import WHY, is_of_methods
from udf.errors import InternalError, OptionError, UdfError
from udf.options import options, without_fallback
from udf.runtime.calls import interpreted
from udf.runtime.calls.left_parts import LEAVING
from udf.runtime.choice.last_call import LastCall, set_last_call

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    Method = TypeVar("Method", bound=Callable[..., Any])


class PandasRunsError(UdfError):
    """Under ``udf.pandas``: all rows of a call are Python's, so pandas runs it."""


USERS: Final[tuple[type[UdfError], ...]] = (InternalError, OptionError, PandasRunsError)
"""Errors that no other way of running a function mends."""

RAISED: Final = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What compiled code raises at a limit of ours; and functions themselves."""

INSTALLED: Final[ContextVar[Any]] = ContextVar("udf_installed", default=None)
"""What ``udf.pandas`` does before Python runs rows that leave (:mod:`udf.doors.installed.leaving_calls`), or None."""
OPTIONS: Final = frozenset(("names", "semantics", *CALL_OPTIONS))
"""Options of how a function is compiled: Inlay's own, which pandas' methods do not have."""


NAMES: Final = (str, list, Mapping, pd.Series)
"""What pandas' methods take in place of a function."""


def falls_back(function: object, named: Iterable[str] = ()) -> bool:
    """Return whether pandas is to run what cannot be compiled of a call with these options.

    What is taken apart into windows or groups already is the caller's.
    """
    asked = options.fallback == "error" or LEAVING.get() is not None or not OPTIONS.isdisjoint({*named} - {"semantics"})
    is_pandas = function is None or callable(function) or isinstance(function, NAMES)
    return not asked and is_pandas and not hasattr(function, "run_job") and not interpreted.is_active()


def is_for_pandas(function: object, named: Iterable[str] = ()) -> bool:
    """Return whether pandas takes in place of a function what is none: the name of its own method, a list, a dict."""
    return isinstance(function, NAMES) and falls_back(function, named)


def or_in_pandas(
    function: object,
    named: Iterable[str],
    types: Callable[[], object],
    ours: Callable[[], object],
    theirs: Callable[[], object] | None,
    *,
    whole: bool = False,
) -> Any:
    """Return what ``ours`` gives, compiled as a whole, or else ``theirs``, by pandas, as ``types()`` say.

    A function of ``whole`` columns is pandas' where it only calls pandas' own methods.
    """
    if theirs is None or not falls_back(function, named):
        return ours()
    if whole and not isinstance(function, str) and INSTALLED.get() is None and is_of_methods(function):
        result = theirs()
        set_last_call(LastCall("python", WHY))
        return result
    return run_or_pandas(function, types, ours, theirs)


def run_or_pandas(
    function: object, types: Callable[[], object], ours: Callable[[], object], theirs: Callable[[], object]
) -> Any:
    """Return what ``ours`` gives of a function that may fall back, or else ``theirs``: see :func:`or_in_pandas`."""
    if isinstance(function, str):
        return theirs()
    known = known_cuts(function, types)
    if not known.whole:
        try:
            with without_fallback():  # calls that it makes in its turn hand over groups, or values
                return ours()
        except USERS:
            raise
        except UdfError as error:
            known = leave_whole(function, types(), error)
        except RAISED as error:
            return _where_raised(function, error, theirs)
    warn_of(function, known.whole, "all rows")
    result = theirs()
    set_last_call(LastCall("python", known.whole))
    return result


def _where_raised(function: object, error: Exception, theirs: Callable[[], object]) -> Any:
    """Return what pandas gives where compiled code raised: a limit of ours, or the function, which raises there too."""
    try:
        result = theirs()
    except type(error):
        raise error from error.__cause__
    warn_of(function, cause_of(error), "all rows")
    set_last_call(LastCall("python", cause_of(error)))
    return result


def further_arguments(args: tuple[object, ...], named: Mapping[str, object]) -> Callable[[Any], Any]:
    """Return what makes a function of one argument of one that takes these besides."""
    further = {name: value for name, value in named.items() if name not in {"semantics", "args", "na_action"}}
    if not args and not further:
        return lambda run: run
    return lambda run: lambda value: run(value, *args, **further)


def takes_fallback(method: Method) -> Method:
    """Return a ``method`` that takes ``fallback``, which holds for the call in place of ``udf.options.fallback``."""

    @wraps(method)
    def called(*args: object, **named: Any) -> Any:
        if "fallback" not in named:
            return method(*args, **named)
        with options(fallback=named.pop("fallback")):
            return method(*args, **named)

    return called  # type: ignore[return-value]
