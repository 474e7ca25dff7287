"""Which columns come in by pandas' door: :mod:`udf.bind.evidence` admits operations by their dtypes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pandas as pd

from udf.bind.evidence import through

if TYPE_CHECKING:
    from contextlib import AbstractContextManager


def of_pandas(receiver: str, given: Any, dtypes: Any = None) -> AbstractContextManager[None]:
    """Say that a function comes in by pandas' door, and what it takes of ``given``, a Series or a DataFrame.

    ``dtypes`` are those of a frame, where they are at hand.
    """
    if given.ndim == 1:
        return through(receiver, (None,), (_dtype(given.dtype),))
    known = given.dtypes if dtypes is None else dtypes
    return through(receiver, tuple(given.columns.tolist()), tuple([_dtype(one) for one in known]))


def _dtype(dtype: Any) -> Any:
    """Return a dtype, or the name of one of categories: to hash those takes as long as there are many."""
    if isinstance(dtype, pd.CategoricalDtype):
        return "ordered category" if dtype.ordered else "category"
    return dtype
