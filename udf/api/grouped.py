"""``groupby`` of a Series and of a DataFrame: what both classes have of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from udf.api.dataframe import FrameData
from udf.api.series import SeriesData
from udf.api.tracebacks import brief_methods

if TYPE_CHECKING:
    from udf.api.groupby import FrameGroups, SeriesGroups
    from udf.api.rolling import Wrap

# ruff: noqa: FBT001, FBT002, PLC0415 - pandas' signatures; what few programs need is imported by those


@brief_methods
class GroupedSeries(SeriesData):
    """A Series that can be grouped."""

    __slots__ = ()

    def _wrap(self) -> Wrap[Any, Any]:
        raise NotImplementedError

    def groupby(
        self,
        by: Any = None,
        level: Any = None,
        as_index: bool = True,
        sort: bool = True,
        group_keys: bool = True,
        observed: bool = True,
        dropna: bool = True,
    ) -> SeriesGroups[Any, Any]:
        """Return the groups of values with equal keys, for ``.agg(f)``: pandas' ``groupby``.

        The parameters are those of :meth:`udf.DataFrame.groupby`.

        Examples
        --------
        >>> import udf
        >>> list(udf.Series([1.0, 2.0, 4.0]).groupby(["a", "b", "a"]).agg(lambda s: s.max()))
        [4.0, 2.0]
        """
        from udf.api.groupby import series_groups

        flags = (as_index, sort, group_keys, observed, dropna)
        return series_groups(self._data, self._wrap(), by, level, *flags)


@brief_methods
class GroupedFrame(FrameData):
    """A DataFrame that can be grouped."""

    __slots__ = ()

    def _wrap(self) -> Wrap[Any, Any]:
        raise NotImplementedError

    def groupby(
        self,
        by: Any = None,
        level: Any = None,
        as_index: bool = True,
        sort: bool = True,
        group_keys: bool = True,
        observed: bool = True,
        dropna: bool = True,
    ) -> FrameGroups[Any, Any]:
        """Return the groups of rows with equal keys, for ``.agg(f)`` and ``.apply(f)``: pandas' ``groupby``.

        Parameters
        ----------
        by : label, list of labels, array, Series, dict or function; or level
            The keys, as in pandas: columns, values of one a row, or what the index is asked.
        as_index : bool
            Whether results have the keys as their index, or as columns.
        sort, observed, dropna : bool
            As in pandas: groups in the order of their keys; only categories that occur; no group of null keys.
        group_keys : bool
            Taken as pandas takes it; of no effect where a function gives one value a group.

        Raises
        ------
        ColumnNotFoundError
            If a label is neither a column nor a level of the index.

        Examples
        --------
        >>> import udf
        >>> frame = udf.DataFrame({"k": ["a", "b", "a"], "x": [1.0, 2.0, 4.0], "y": [3.0, 1.0, 2.0]})
        >>> list(frame.groupby("k").apply(lambda g: g["x"].mean() - g["y"].min()))
        [0.5, 1.0]
        """
        from udf.api.groupby import frame_groups

        flags = (as_index, sort, group_keys, observed, dropna)
        return frame_groups(self._table, self._wrap(), by, level, *flags)
