"""Objects of pandas that are left to pandas for what they are, and what results have of the object that they are of."""

from __future__ import annotations

from functools import partial, wraps
from typing import TYPE_CHECKING, Protocol, TypeVar, cast

import pandas as pd

from udf.api.group_series import SeriesGroups
from udf.doors.pandas.pandas_fallback import NAMES, falls_back, run_or_pandas
from udf.errors import ArgumentError
from udf.options import Fallback, options

if TYPE_CHECKING:
    from udf.base.annotations import Function
    from udf.columns.pandas_names import SeriesOrFrame

    Method = TypeVar("Method", bound=Function)


class HasGiven(Protocol):
    """What has the object that ``.udf`` was asked of: an accessor."""

    _given: SeriesOrFrame


def is_ordinary(given: SeriesOrFrame) -> bool:
    """Return whether an object is of pandas' own class, and takes labels that occur twice: so are results of it.

    Examples
    --------
    >>> is_ordinary(pd.Series([1])), is_ordinary(pd.Series([1]).set_flags(allows_duplicate_labels=False))
    (True, False)
    """
    return type(given) in (pd.Series, pd.DataFrame) and given.flags.allows_duplicate_labels


def unusual(given: SeriesOrFrame) -> ArgumentError:
    """Return why pandas runs what is asked of an object that is not ordinary."""
    flagged = type(given) in (pd.Series, pd.DataFrame)
    what = "flags.allows_duplicate_labels = False" if flagged else f"the class {type(given).__name__}"
    return ArgumentError(f"an object of {what}, as its results are", "make a plain one: pd.Series(s), pd.DataFrame(df)")


def of_ordinary(method: Method) -> Method:
    """Return a ``method`` of ``.udf`` that lets pandas run it of another object, and of what is no function.

    It takes ``fallback``, and its results have the attrs of what they are of.
    """

    @wraps(method)
    def called(self: HasGiven, function: Function, *how: object, **named: object) -> object:
        if "fallback" in named:
            with options(fallback=cast("Fallback | None", named.pop("fallback"))):
                return called(self, function, *how, **named)
        given = self._given
        if isinstance(function, NAMES) and falls_back(function, named):
            return getattr(given, method.__name__)(function, *how, **named)
        if not is_ordinary(given) and falls_back(function, named):
            theirs = partial(getattr(given, method.__name__), function, *how, **named)
            return run_or_pandas(function, lambda: type(given), partial(_refuse, given), theirs)
        made = method(self, function, *how, **named)
        given_back = given.ndim == 1 and method.__name__ == "agg"  # as the function made it
        if given.attrs and not given_back and isinstance(made, pd.Series | pd.DataFrame):
            made.attrs = given.attrs
        return made

    return called  # type: ignore[return-value]


def _refuse(given: SeriesOrFrame) -> object:
    raise unusual(given)


def drops_attrs(method: str, groups: object, output: SeriesOrFrame) -> bool:
    """Return whether results of groups are without the attrs of what was grouped, as pandas makes them."""
    if method == "apply" and not isinstance(groups, SeriesGroups):
        return output.ndim == 1 and output.name is None  # one value a group
    return method == "agg" or (method == "transform" and isinstance(groups, SeriesGroups))
