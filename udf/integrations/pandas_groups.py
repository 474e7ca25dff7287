"""``df.udf.groupby("k")``: groups of a pandas object, with results as pandas' own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from udf.api.groupby import SeriesGroups
from udf.api.tracebacks import brief_methods
from udf.errors import ArgumentError
from udf.integrations.pandas_results import as_pandas

if TYPE_CHECKING:
    from udf.api.groupby import FrameGroups


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
        return self._finished(self._groups.apply(func, *how, **named))

    def agg(self, func: Any = None, *how: Any, **named: Any) -> Any:
        """Return one value a group and column: :meth:`udf.api.groupby.FrameGroups.agg`; also named ``aggregate``."""
        return self._finished(self._groups.agg(func, *how, **named))

    aggregate = agg

    def _finished(self, result: Any) -> Any:
        made = as_pandas(result)
        made.attrs = self._given.attrs
        return made
