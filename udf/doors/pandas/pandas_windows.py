"""Windows of a pandas object, alone or inside its groups, with results as pandas' own; and such as cannot be read."""

from __future__ import annotations

from functools import partial, wraps
from typing import TYPE_CHECKING, Final, TypeVar

import pandas as pd

from udf.api.rolling import FrameWindows, SeriesWindows
from udf.base.handling import CALL_OPTIONS
from udf.base.pandas_meaning import meaning
from udf.base.tracebacks import brief_methods
from udf.bind.evidence import through
from udf.doors.pandas import documented as docs
from udf.doors.pandas.documented import documented
from udf.doors.pandas.pandas_fallback import or_in_pandas, parts_or_pandas, takes_fallback
from udf.doors.pandas.pandas_unusual import is_ordinary, unusual
from udf.errors import ArgumentError, DTypeError, DuplicateColumnError, UdfError, WindowSupportError
from udf.options import options
from udf.runtime.calls.left_parts import LeftParts

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.api.frames import DataFrame, Series
    from udf.base.annotations import Args, Function, Named
    from udf.columns.pandas_names import Cut, SeriesOrFrame

    Method = TypeVar("Method", bound=Callable[..., object])
    OurWindows = SeriesWindows[Series, DataFrame] | FrameWindows[Series, DataFrame]


piped: Final = pd.api.typing.DataFrameGroupBy.pipe
"""pandas' ``pipe``, which hands itself to a function."""


class NoNumbersError(DTypeError, pd.errors.DataError):  # type: ignore[misc]  # pandas has no types
    """The values of windows are no numbers; pandas raises its DataError there."""


def data_errors(method: Method) -> Method:
    """Return a ``method`` that raises pandas' error, and ours, for values that windows cannot have."""

    @wraps(method)
    def called(*args: object, **kwargs: object) -> SeriesOrFrame | PandasWindows:
        try:
            return method(*args, **kwargs)
        except DTypeError as refused:
            how: Named = {"supported": refused.supported, "where": refused.where, "hint": refused.hint}
            raise NoNumbersError(refused.given, **how) from None

    return called  # type: ignore[return-value]


class WindowsOfPandas:
    """Windows of a pandas object, alone or inside its groups."""

    pipe = piped
    __iter__ = None  # by [0], [1], ..

    def __init__(self, windows: OurWindows, own: Callable[[], Cut] | None = None) -> None:
        self._windows, self._own = windows, own

    def _theirs(self) -> pd.api.typing.Expanding | pd.api.typing.Rolling:
        """Return pandas' own windows."""
        assert self._own is not None
        return self._own()

    def _column(self, key: object) -> OurWindows:
        """Return our own windows of column ``key``, or of the columns in a list."""
        if isinstance(self._windows, SeriesWindows):
            raise ArgumentError("windows of a Series have no columns", "call apply")
        return self._windows[key]

    def __len__(self) -> int:
        return len(self._windows)

    def __repr__(self) -> str:
        return repr(self._windows)


@brief_methods
class GroupWindows(WindowsOfPandas):
    """Windows inside the groups of a pandas object.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf
    >>> pd.Series([1.0, 2.0, 4.0]).udf.groupby([1, 1, 2]).rolling(2).apply(lambda w: w.sum()).tolist()
    [nan, 3.0, nan]
    """

    def __init__(
        self, windows: OurWindows, own: Callable[[], object] | None, *, observed: bool | None, keys: int, lacks: str
    ) -> None:
        super().__init__(windows, own)
        self._observed, self._keys, self._lacks = observed, keys, lacks

    def __getitem__(self, key: object) -> GroupWindows:
        """Return the windows of column ``key``, or of the columns in a list."""
        windows = self._own
        own = None if windows is None else lambda: windows()[key]
        return GroupWindows(self._column(key), own, observed=self._observed, keys=self._keys, lacks=self._lacks)

    @documented(docs.window_apply)
    @takes_fallback
    def apply(self, func: Function, *how: object, **named: object) -> SeriesOrFrame:

        def ours() -> SeriesOrFrame:
            return self._compiled(func, how, named)

        def theirs(swap: Callable[[object], object] = lambda same: same) -> SeriesOrFrame:
            return self._theirs().apply(swap(func), *how, **named)

        types = lambda: ("windows", repr(self))  # noqa: E731 - one line
        if self._own is None:
            return or_in_pandas(func, named, types, ours, None)
        taker = LeftParts(types, labels=lambda: self._theirs()._on)  # noqa: SLF001 - which pandas does not sort by group
        return parts_or_pandas(func, named, types, ours, theirs, taker)

    def _compiled(self, func: Function, how: Args, named: Named) -> SeriesOrFrame:
        from udf.doors.pandas.pandas_results import as_pandas  # noqa: PLC0415 - as above

        raw = len(self._windows) and (how[0] if how else named.get("raw"))
        if self._lacks == "all" or (self._lacks and not raw):
            arrays = "which pandas has as arrays" if self._lacks == "Series" else "which pandas leaves out"
            hint = "drop the rows of such keys first: frame.dropna(subset=['key'])"
            raise ArgumentError(f"windows of groups that lack the rows of a null key, {arrays}", hint)
        with through("window", (None,), ("float64",)):
            made = self._windows.apply(func, *how, **named)
        output = as_pandas(made, integers=False)
        if self._observed and not meaning().observed:  # pandas 2 leaves categories without a row out of the index too
            for level, labels in enumerate(output.index.levels[:-1]):
                if hasattr(labels, "categories"):
                    output.index = output.index.set_levels(labels.remove_unused_categories(), level=level)
        return output.reset_index(level=list(range(self._keys))) if self._keys else output


@brief_methods
class PandasWindows(WindowsOfPandas):
    """Windows of a pandas object, with results as pandas' own; and such as cannot be read.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf
    >>> pd.Series([1.0, 2.5, 2.0]).udf.rolling(2).apply(lambda w: w.max()).tolist()
    [nan, 2.5, 2.5]
    """

    @data_errors
    def __getitem__(self, key: object) -> PandasWindows:
        """Return the windows of column ``key``, or of the columns in a list."""
        return _chosen(lambda: self._column(key), lambda: self._theirs()[key])

    @data_errors
    def __getattr__(self, name: str) -> PandasWindows:
        return _chosen(lambda: getattr(self._windows, name), lambda: getattr(self._theirs(), name))

    @documented(docs.window_apply)
    @data_errors
    @takes_fallback
    def apply(self, func: Callable[..., object], *how: object, **named: object) -> SeriesOrFrame:

        def ours() -> SeriesOrFrame | None:
            from udf.doors.pandas.pandas_results import as_pandas  # noqa: PLC0415 - as above

            with through("window", (None,), ("float64",)):
                made = self._windows.apply(func, *how, **named)
            output = as_pandas(made, integers=False)
            return theirs() if not len(output) and theirs is not None else output

        is_table = self._windows.parameters.method == "table"  # which pandas has by Numba alone
        theirs = None if is_table else lambda swap=lambda same: same: self._theirs().apply(swap(func), *how, **named)
        if theirs is not None and self._own is not None and getattr(self._theirs(), "on", None) is None:
            return parts_or_pandas(func, named, lambda: repr(self), ours, theirs, LeftParts(lambda: repr(self)))
        return or_in_pandas(func, named, lambda: repr(self), ours, theirs)


def windows_of(
    given: SeriesOrFrame, ours: Callable[[], Series | DataFrame], name: str, how: Args, named: Named
) -> PandasWindows:
    """Return windows of what is ``given``, which ``ours`` reads: where it cannot be read, those of pandas alone."""
    own = lambda: getattr(given, name)(*how, **named)  # noqa: E731 - one line
    if not is_ordinary(given) and options.fallback != "error":
        return RefusedGroups(unusual(given), own)  # type: ignore[return-value] # as below
    return _chosen(lambda: windowed(ours(), name, how, named), own)


PARAMETERS: Final = ("window", "min_periods", "center", "win_type", "on", "closed", "step", "method")
"""Those of pandas' ``rolling``, in its order."""


def windowed(data: object, name: str, how: Args, named: Named) -> OurWindows:
    """Return the windows of our own ``data`` by the parameters of pandas' method ``name``.

    Raises
    ------
    WindowSupportError
        If they are weighted.
    """
    if "win_type" in named or len(how) > PARAMETERS.index("win_type"):
        named = {**dict(zip(PARAMETERS, how, strict=False)), **named}
        how = how[len(PARAMETERS) :]
        if (weights := named.pop("win_type", None)) is not None:
            hint = "call pandas' own reductions of it, without .udf, or weigh the values in the function"
            raise WindowSupportError(f"windows with weights, win_type={weights!r}", hint)
    return getattr(data, name)(*how, **named)


REFUSED: Final = (DTypeError, DuplicateColumnError, WindowSupportError)
"""What windows that pandas has may raise here."""


def _chosen(windows: Callable[[], OurWindows], own: Callable[[], Cut]) -> PandasWindows:
    try:
        return PandasWindows(windows(), own)
    except REFUSED as refused:
        if options.fallback == "error":
            raise
        own()  # what pandas has not either it says itself
        return RefusedGroups(refused, own)  # type: ignore[return-value] # they have the same methods


class RefusedGroups:
    """Groups, or windows, of a column that cannot be read: pandas runs every function, and ``refused`` says why."""

    pipe = piped

    def __init__(self, refused: UdfError, own: Callable[[], Cut]) -> None:
        self._refused, self._own = refused, own

    def __getitem__(self, key: object) -> RefusedGroups:
        return RefusedGroups(self._refused, lambda: self._own()[key])

    def __getattr__(self, name: str) -> Function:
        if name in ("agg", "aggregate", "apply", "transform", "filter"):
            return partial(self._call, name)
        if name in ("rolling", "expanding"):
            return lambda *how, **named: RefusedGroups(self._refused, lambda: getattr(self._own(), name)(*how, **named))
        raise self._refused

    @takes_fallback
    def _call(self, method: str, func: object = None, *how: object, **named: object) -> pd.Series:
        def ours() -> SeriesOrFrame | None:
            raise self._refused

        plain = {name: one for name, one in named.items() if name not in CALL_OPTIONS}
        theirs = lambda: getattr(self._own(), method)(func, *how, **plain)  # noqa: E731 - one line
        return or_in_pandas(func, named, lambda: (method, str(self._refused)), ours, theirs)
