"""Which columns come in by pandas' door: :mod:`udf.bind.evidence` admits operations by their dtypes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pandas as pd

from udf.bind.evidence import through

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable
    from contextlib import AbstractContextManager


def of_pandas(receiver: str, given: Any) -> AbstractContextManager[None]:
    """Say that a function comes in by pandas' door, and what it takes of ``given``, a Series or a DataFrame."""
    if given.ndim == 1:
        return through(receiver, (None,), (_dtype(given.dtype),))
    return of_labels(receiver, given.columns.tolist(), given.dtypes)


def of_labels(receiver: str, labels: Iterable[Hashable], dtypes: Iterable[object]) -> AbstractContextManager[None]:
    """Say so of columns of a frame by their labels, and pandas' dtypes of them."""
    return through(receiver, tuple(labels), tuple([_dtype(one) for one in dtypes]))


def _dtype(dtype: object) -> Any:
    """Return a dtype, or the name of one of categories: to hash those takes as long as there are many."""
    if isinstance(dtype, pd.CategoricalDtype):
        return "ordered category" if dtype.ordered else "category"
    return dtype
