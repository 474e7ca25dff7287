"""``df.udf.groupby("k")``: groups of a pandas object, with results as pandas' own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from udf.api.group_series import SeriesGroups
from udf.api.rolling import SeriesWindows
from udf.api.tracebacks import brief_methods
from udf.errors import ArgumentError

if TYPE_CHECKING:
    from udf.api.groupby import FrameGroups
    from udf.api.rolling import FrameWindows


@brief_methods
class PandasGroups:
    """Groups of a pandas object.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf.integrations.pandas
    >>> pd.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 4.0]}).udf.groupby("k")["x"].agg(lambda s: s.max()).to_dict()
    {1: 4.0, 2: 2.0}
    """

    def __init__(self, groups: SeriesGroups[Any, Any] | FrameGroups[Any, Any], given: Any) -> None:
        self._groups, self._given = groups, given

    def __getitem__(self, key: Any) -> PandasGroups:
        """Return the groups of column ``key``, or of the columns in a list."""
        if isinstance(self._groups, SeriesGroups):
            raise ArgumentError("groups of a Series have no columns", "call agg or apply")
        return PandasGroups(self._groups[key], self._given)

    def __getattr__(self, name: str) -> PandasGroups:
        return PandasGroups(getattr(self._groups, name), self._given)

    def __len__(self) -> int:
        return len(self._groups)

    def __repr__(self) -> str:
        return repr(self._groups)

    @property
    def ngroups(self) -> int:
        """Return how many groups there are."""
        return self._groups.ngroups

    def apply(self, func: Any, *how: Any, **named: Any) -> Any:
        """Return ``func(group)`` for every group: :meth:`udf.api.groupby.FrameGroups.apply`."""
        return self._made(self._groups.apply(func, *how, **named))

    def agg(self, func: Any = None, *how: Any, **named: Any) -> Any:
        """Return one value a group and column: :meth:`udf.api.groupby.FrameGroups.agg`; also named ``aggregate``."""
        return self._made(self._groups.agg(func, *how, **named))

    aggregate = agg

    def transform(self, func: Any, *how: Any, **named: Any) -> Any:
        """Return one value a row: :meth:`udf.api.groupby.SeriesGroups.transform`."""
        return self._made(self._groups.transform(func, *how, **named))

    def filter(self, func: Any, dropna: bool = True, *how: Any, **named: Any) -> Any:  # noqa: FBT001, FBT002 pandas' signature
        """Return the rows of some groups: :meth:`udf.api.groupby.FrameGroups.filter`."""
        return self._finished(self._groups.filter(func, dropna, *how, **named))

    def scan(self, function: Any, initial: Any, *how: Any, **named: Any) -> Any:
        """Return one value a row, in order within its group: :meth:`udf.api.groupby.FrameGroups.scan`."""
        return self._finished(self._groups.scan(function, initial, *how, **named))

    def reduce(self, function: Any, initial: Any, *how: Any, **named: Any) -> Any:
        """Return one value a group, in order: :meth:`udf.api.groupby.FrameGroups.reduce`."""
        return self._finished(self._groups.reduce(function, initial, *how, **named))

    def rolling(self, window: Any, *how: Any, **named: Any) -> GroupWindows:
        """Return the windows along the rows of each group: :meth:`udf.api.groupby.SeriesGroups.rolling`."""
        return GroupWindows(self._groups.rolling(window, *how, **named))

    def expanding(self, *how: Any, **named: Any) -> GroupWindows:
        """Return the windows of all rows of a group up to each one."""
        return GroupWindows(self._groups.expanding(*how, **named))

    def _made(self, result: Any) -> Any:
        """Return what functions have made: their strings written out are no categories."""
        from udf.integrations.pandas_results import as_text  # noqa: PLC0415 - as below

        return as_text(self._finished(result))

    def _finished(self, result: Any) -> Any:
        from udf.integrations.pandas_results import as_pandas  # noqa: PLC0415 - imports pandas, which imports us

        made = as_pandas(result)
        made.attrs = self._given.attrs
        return made


@brief_methods
class GroupWindows:
    """Windows inside the groups of a pandas object.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf.integrations.pandas
    >>> pd.Series([1.0, 2.0, 4.0]).udf.groupby([1, 1, 2]).rolling(2).apply(lambda w: w.sum()).tolist()
    [nan, 3.0, nan]
    """

    def __init__(self, windows: SeriesWindows[Any, Any] | FrameWindows[Any, Any]) -> None:
        self._windows = windows

    def __getitem__(self, key: Any) -> GroupWindows:
        """Return the windows of column ``key``, or of the columns in a list."""
        if isinstance(self._windows, SeriesWindows):
            raise ArgumentError("windows of a Series have no columns", "call apply")
        return GroupWindows(self._windows[key])

    def __len__(self) -> int:
        return len(self._windows)

    def __repr__(self) -> str:
        return repr(self._windows)

    def apply(self, func: Any, *how: Any, **named: Any) -> Any:
        """Return ``func(window)`` for every window: as ``apply`` of :class:`udf.api.rolling.SeriesWindows`."""
        from udf.integrations.pandas_results import as_pandas  # noqa: PLC0415 - as above

        return as_pandas(self._windows.apply(func, *how, **named), integers=False)
