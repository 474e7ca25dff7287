"""The accessor ``pandas.Series.udf``: ``df["x"].udf.applymap(f)`` for ``df["x"].apply(f)``.

It is registered by ``import udf`` if pandas was imported before, as it is where imports are sorted, and
by ``import udf.integrations.pandas`` in any order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pandas as pd

from udf.series import Series

if TYPE_CHECKING:
    from collections.abc import Callable


@pd.api.extensions.register_series_accessor("udf")
class SeriesAccessor:
    """What ``pandas.Series`` has under ``.udf``.

    Examples
    --------
    >>> import pandas as pd
    >>> import udf.integrations.pandas
    >>> pd.Series([1.0, 2.5]).udf.applymap(lambda x: x * 2 + 1).tolist()
    [3.0, 6.0]
    """

    def __init__(self, series: Any) -> None:
        self._series = series

    def applymap(self, function: Callable[..., Any], na_action: Any = None, **unknown: Any) -> Any:
        """Return the pandas Series of ``function(value)``, with the same index, name and attrs.

        The same as :meth:`udf.Series.applymap`; also named ``apply`` and ``map``.
        """
        result = Series(self._series).applymap(function, na_action, **unknown).to_pandas()
        result.attrs = self._series.attrs
        return result

    apply = map = applymap
