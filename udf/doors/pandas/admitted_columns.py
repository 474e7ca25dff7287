"""Which columns come in by pandas' door: :mod:`udf.bind.evidence` admits operations by their dtypes."""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

from udf.base.pandas_meaning import meaning
from udf.bind.evidence import through
from udf.bind.identity import codes_of
from udf.errors import ArgumentError

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable
    from contextlib import AbstractContextManager

    from udf.columns.pandas_names import Dtype, ExtensionDtype


def of_pandas(receiver: str, given: pd.Series) -> AbstractContextManager[None]:
    """Say that a function comes in by pandas' door, and what it takes of ``given``, a Series or a DataFrame."""
    if given.ndim == 1:
        return through(receiver, (None,), (_dtype(given.dtype),))
    return of_labels(receiver, given.columns.tolist(), given.dtypes)


def of_labels(receiver: str, labels: Iterable[Hashable], dtypes: Iterable[object]) -> AbstractContextManager[None]:
    """Say so of columns of a frame by their labels, and pandas' dtypes of them."""
    return through(
        receiver, tuple(labels), tuple([one if isinstance(one, np.dtype) else _dtype(one) for one in dtypes])
    )


def refuse_transform(dtypes: Iterable[np.dtype | ExtensionDtype], of_columns: object) -> None:
    """Refuse a column of results of a nullable or categorical column, which evidence of pandas 3 says nothing of.

    There ``rank``, ``cumsum``, ``shift``, ``clip`` and arithmetic gave other dtypes, and NaN for NA. A function
    ``of_columns`` of groups that asks for a name is refused: pandas gives it the column's label there.
    """
    if not meaning().narrows and any(not isinstance(one, np.dtype) and one.kind in "iufbO" for one in dtypes):
        raise ArgumentError("transform of a nullable or categorical column, before pandas 3.0", "update pandas")
    function = getattr(of_columns, "python_function", of_columns)
    if isinstance(function, FunctionType) and any("name" in code.co_names for code in codes_of(function)):
        raise ArgumentError("the name of a column in transform of several", "choose one, whose name is the group's key")


def _dtype(dtype: Dtype) -> Dtype | str:
    """Return a dtype, or the name of one of categories: to hash those takes as long as there are many."""
    if isinstance(dtype, pd.CategoricalDtype):
        return "ordered category" if dtype.ordered else "category"
    return dtype
