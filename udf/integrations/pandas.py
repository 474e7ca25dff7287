"""The accessor ``.udf`` of pandas: ``df.udf.apply(f, axis=1)`` for ``df.apply(f, axis=1)``, and so for a Series.

They are registered by ``import udf``, whether pandas is imported before or after, and
by ``import udf.integrations.pandas``, which imports pandas.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import pandas as pd

from udf.api.dataframe import DataFrame
from udf.api.series import Series
from udf.api.tracebacks import brief_methods
from udf.errors import ArgumentError

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.api.rolling import FrameWindows, SeriesWindows


@pd.api.extensions.register_series_accessor("udf")
@brief_methods
class SeriesAccessor:
    """What ``pandas.Series`` has under ``.udf``.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf.integrations.pandas
    >>> pd.Series([1.0, 2.5]).udf.applymap(lambda x, k: x * 2 + k, k=1).tolist()
    [3.0, 6.0]
    """

    def __init__(self, series: Any) -> None:
        self._series = series

    def applymap(self, function: Callable[..., Any], *how: Any, **named: Any) -> Any:
        """Return the pandas Series of ``function(value)``, with the same index, name and attrs.

        The same as :meth:`udf.Series.applymap`, with its arguments; also named ``apply`` and ``map``.
        """
        return _like(self._series, Series(self._series).applymap(function, *how, **named))

    apply = map = applymap

    def rolling(self, window: Any, *how: Any, **named: Any) -> PandasWindows:
        """Return the windows whose ``apply`` gives a pandas Series: :meth:`udf.Series.rolling`."""
        return PandasWindows(Series(self._series).rolling(window, *how, **named))

    def expanding(self, *how: Any, **named: Any) -> PandasWindows:
        """Return the windows whose ``apply`` gives a pandas Series: :meth:`udf.Series.expanding`."""
        return PandasWindows(Series(self._series).expanding(*how, **named))


@pd.api.extensions.register_dataframe_accessor("udf")
@brief_methods
class DataFrameAccessor:
    """What ``pandas.DataFrame`` has under ``.udf``.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf.integrations.pandas
    >>> pd.DataFrame({"a": [1.0, 2.0], "b": [3.0, 4.0]}).udf.apply(lambda row: row.a * row.b, axis=1).tolist()
    [3.0, 8.0]
    """

    def __init__(self, frame: Any) -> None:
        self._frame = frame

    def apply(
        self,
        function: Callable[..., Any],
        axis: Literal[0, 1, "index", "columns"] = 0,
        raw: bool = False,  # noqa: FBT001, FBT002 - pandas' signature
        result_type: Literal["expand"] | None = None,
        args: tuple[Any, ...] = (),
        **named: Any,
    ) -> Any:
        """Return ``function(row)`` for every row, with the same index and attrs: :meth:`udf.DataFrame.apply`.

        The parameters and their defaults are pandas'. So ``axis=1`` has to be said: 0, a whole column to one value, is
        not supported. A tuple gives a DataFrame, as ``result_type="expand"`` does in pandas.
        """
        if raw or result_type not in (None, "expand"):
            asked = "raw=True" if raw else f"result_type={result_type!r}"
            raise ArgumentError(f"{asked} is not supported by apply", "leave it out: a function takes a row")
        return _like(self._frame, DataFrame(self._frame).apply(function, axis, args, **named))

    def applymap(self, function: Callable[..., Any], *how: Any, **named: Any) -> Any:
        """Return ``function(value)`` for every value, also named ``map``: :meth:`udf.DataFrame.applymap`."""
        return _like(self._frame, DataFrame(self._frame).applymap(function, *how, **named))

    map = applymap

    def rolling(self, window: Any, *how: Any, **named: Any) -> PandasWindows:
        """Return the windows whose ``apply`` gives a pandas DataFrame: :meth:`udf.DataFrame.rolling`."""
        return PandasWindows(DataFrame(self._frame).rolling(window, *how, **named))

    def expanding(self, *how: Any, **named: Any) -> PandasWindows:
        """Return the windows whose ``apply`` gives a pandas DataFrame: :meth:`udf.DataFrame.expanding`."""
        return PandasWindows(DataFrame(self._frame).expanding(*how, **named))


@brief_methods
class PandasWindows:
    """Windows of a pandas object, with results as pandas' own.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf.integrations.pandas
    >>> pd.Series([1.0, 2.5, 2.0]).udf.rolling(2).apply(lambda w: w.max()).tolist()
    [nan, 2.5, 2.5]
    """

    def __init__(self, windows: SeriesWindows | FrameWindows) -> None:
        self._windows = windows

    def __getitem__(self, key: Any) -> PandasWindows:
        """Return the windows of column ``key``, or of the columns in a list."""
        from udf.api.rolling import SeriesWindows  # noqa: PLC0415 - here are some, so it is imported

        if isinstance(self._windows, SeriesWindows):
            raise ArgumentError("windows of a Series have no columns", "call apply")
        return PandasWindows(self._windows[key])

    def __getattr__(self, name: str) -> PandasWindows:
        return PandasWindows(getattr(self._windows, name))

    def __len__(self) -> int:
        return len(self._windows)

    def __repr__(self) -> str:
        return repr(self._windows)

    def apply(self, func: Callable[..., Any], *how: Any, **named: Any) -> Any:
        """Return ``func(window)`` for every window: the same as ``apply`` of :class:`udf.api.rolling.SeriesWindows`."""
        return self._windows.apply(func, *how, **named).to_pandas()


def _like(given: Any, result: Series | DataFrame) -> Any:
    """Return ``result`` as pandas' own, with what is known about ``given``."""
    made = result.to_pandas()
    made.attrs = given.attrs
    return made
