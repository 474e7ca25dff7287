"""Series of which pandas asks a function once a category, or none of whose objects says what type they have."""

from __future__ import annotations

import math
from types import FunctionType
from typing import TYPE_CHECKING, Final

import numpy as np
import pandas as pd

from udf.base.null_kinds import NA
from udf.base.pandas_meaning import meaning
from udf.bind.guards import cell_value
from udf.columns.labels import LazyIndex
from udf.runtime.groups.counted_keys import labels_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from udf.base.annotations import Function
    from udf.columns.pandas_names import SeriesOrFrame
    from udf.runtime.groups.counted_keys import Keys

FEW_CATEGORIES: Final = 1 << 14
"""Categories whose results Python has before a function is compiled."""


def is_compiled_ahead(function: object) -> bool:
    """Return whether a user compiled it for Python's values; what a door ships is compiled for this door's."""
    return hasattr(function, "run_job") and not hasattr(function, "python_function")


def runs_in_pandas(data: SeriesOrFrame, function: object) -> bool:
    """Return whether pandas asks a function once a category, or of objects none of which says what type they have.

    One that asks for ``udf.NA`` means what is compiled.
    """
    dtype = data.dtype  # which pandas works out each time
    may = isinstance(dtype, pd.CategoricalDtype) or (
        isinstance(dtype, np.dtype) and dtype.kind == "O" and _is_all_missing(data)
    )
    if not may or is_compiled_ahead(function):
        return False
    plain = getattr(function, "__func__", function)
    if not isinstance(plain, FunctionType) or "NA" not in plain.__code__.co_names:
        return True
    values = [plain.__globals__.get(name) for name in plain.__code__.co_names]
    values += map(cell_value, plain.__closure__ or ())
    return not any(value is NA or getattr(value, "NA", None) is NA for value in values)


def _is_all_missing(data: SeriesOrFrame) -> bool:
    """Return whether all objects of a Series are missing."""
    return data.empty or (pd.isna(data.iloc[0]) is True and bool(data.isna().all()))


def leaves_missing(data: SeriesOrFrame) -> bool:
    """Return whether ``apply`` of a Series is not its ``map``: before pandas 3.0, of categories."""
    return isinstance(data.dtype, pd.CategoricalDtype) and not meaning().asks_missing


def has_few_categories(data: SeriesOrFrame) -> bool:
    """Return whether pandas itself calls a function of a column's categories, or of missing objects alone."""
    return len(getattr(data.dtype, "categories", ())) <= FEW_CATEGORIES


def map_categories(
    data: SeriesOrFrame, function: Function, na_action: object = None, args: Iterable[object] = (), **named: object
) -> pd.Series:
    """Return what pandas gives for a Series of categories: it asks once a category, and once for what is missing.

    Plain Python does so for few of them before a function would be compiled. Missing objects alone have none.
    """
    if has_few_categories(data):
        return data.map(lambda value: function(value, *args, **named), na_action)
    categories = data.cat.categories
    made = categories.to_series().udf.applymap(function, args=args, **named)
    known = dict(zip(categories, made.tolist(), strict=True))
    return data.map(lambda value: known[value] if value in known else function(value, *args, **named), na_action)


def has_unobserved(index: pd.Index) -> bool:
    """Return whether there are groups of categories that have no row, besides those of ``index``."""
    levels = [index.get_level_values(level) for level in range(index.nlevels)]
    kinds = [getattr(level.dtype, "categories", None) for level in levels]
    if all(kind is None for kind in kinds):
        return False
    counts = [
        level.nunique(dropna=False) if kind is None else len(kind) for level, kind in zip(levels, kinds, strict=True)
    ]
    return math.prod(counts) > len(index)


def labels_otherwise(keys: Keys, *, apart: bool) -> bool:
    """Return whether pandas 2 labels rows of groups otherwise: where keys stand ``apart``, or are categories.

    Of those in a level among several it keeps the categories that occur.
    """
    if meaning().narrows or apart:  # the keys' index, which nobody may need, is not asked for
        return not meaning().narrows
    return keys.index.nlevels > 1 and has_unobserved(keys.index)


def has_nulls(keys: Keys, kind: type | None = None) -> bool:
    """Return whether a key is null of a level whose dtype is of a ``kind``, or else of one whose null is ``pd.NA``.

    Labels that are not made yet are NumPy's integers: nobody counts the groups to ask.
    """
    if isinstance(index := labels_of(keys), LazyIndex):
        return False
    for place, level in enumerate([index] if index.nlevels == 1 else index.levels):
        is_kind = isinstance(level.dtype, kind) if kind else getattr(level.dtype, "na_value", None) is pd.NA
        if is_kind and index.get_level_values(place).hasnans:
            return True
    return False
