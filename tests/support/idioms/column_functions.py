"""Functions of whole columns: ``DataFrame.apply(f)``, ``agg`` and ``transform``."""

from typing import Any, Final

import numpy as np

from tests.support.idioms.case import Idiom, of_columns
from tests.support.idioms.data import counts, demand, gaps, measures


def spread(column: Any) -> float:
    """Return the distance of the quartiles."""
    return column.quantile(0.75) - column.quantile(0.25)


COLUMNS: Final[tuple[Idiom, ...]] = (
    of_columns(measures, "`df.apply(f)`: `x.max() - x.min()`", lambda x: x.max() - x.min()),
    of_columns(measures, "`df.apply(f)`: `np.mean(x)`", lambda x: np.mean(x)),
    of_columns(measures, "`df.apply(f)`: quartiles", spread),
    of_columns(measures, "`df.apply(f)`: `(x - x.mean()) / x.std()`", lambda x: (x - x.mean()) / x.std()),
    of_columns(measures, "`df.apply(f)`: a column from `x * 2`", lambda x: x * 2),
    of_columns(gaps, "`df.apply(f)`: `x.isna().sum()`", lambda x: x.isna().sum()),
    of_columns(gaps, "`df.apply(f)`: `x.fillna(x.mean())`", lambda x: x.fillna(x.mean())),
    of_columns(counts, "`df.apply(f)`: whole numbers", lambda x: x.sum()),
    of_columns(measures, "`df.agg(f)`", lambda x: x.iloc[-1] - x.iloc[0], method="agg"),
    of_columns(demand, "`series.agg(f)`", lambda x: x.max() - x.min(), method="agg"),
    of_columns(measures, "`df.transform(f)`", lambda x: x - x.mean(), method="transform"),
    of_columns(demand, "`series.transform(f)`", lambda x: x + 1, method="transform"),
)
