"""Results of groups in the dtype that pandas gave of a few of them, or keeps text in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

from udf.doors.pandas.pandas_infer import require_one_null
from udf.errors import ArgumentError

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.base.annotations import Array
    from udf.base.null_kinds import Nulls
    from udf.columns.pandas_names import ExtensionDtype, SeriesOrFrame


def cast_as_sample(output: pd.Series, sample: pd.Series, outside: Array, nulls: Nulls) -> pd.Series:
    """Return results in the dtype of the ``sample`` that pandas gave, if it holds them; ``outside`` are no group's.

    Where those are objects, so are they, and what is missing is what it is there.
    """
    if isinstance(output.dtype, pd.ArrowDtype) and output.dtype.kind == "f" and isinstance(sample.dtype, pd.ArrowDtype):
        output = output.where((output == output).fillna(True))  # noqa: FBT003, PLR0124 - of results Arrow makes no NaN
    dtype, missing = sample.dtype, output.isna().to_numpy()
    if output.dtype == dtype:
        return output
    objects = isinstance(dtype, np.dtype) and dtype.kind == "O"
    if missing.all() and len(sample) and sample.isna().all():
        if objects:
            require_one_null(nulls)
        same = sample.iloc[np.zeros(len(output), np.int64)].set_axis(output.index).rename(output.name)
        return same.mask(outside) if objects else same
    if objects:
        return _objects(output, sample, outside, nulls)
    is_text = isinstance(dtype, pd.StringDtype) or str(dtype) == "string[pyarrow]"
    has_texts = pd.api.types.is_string_dtype(output.dtype) or str(output.dtype).startswith("dictionary<values=string")
    is_bool = dtype.kind == "b" and output.dtype == object and not (missing.any() and isinstance(dtype, np.dtype))
    if (is_text and has_texts) or is_bool or (dtype.kind in "mM" and output.dtype.kind == dtype.kind):
        return output.astype(dtype)
    return _numbers(output, dtype, missing, outside) if {dtype.kind, output.dtype.kind} <= set("iufb") else output


def _numbers(output: pd.Series, dtype: np.dtype | ExtensionDtype, missing: Array, outside: Array) -> pd.Series:
    """Return numbers in a dtype, if it holds them; refuse those that wrap around in pandas."""
    if missing.any() and isinstance(dtype, np.dtype) and dtype.kind != "f":
        of_none = dtype.kind != "b" and np.array_equal(missing, outside)
        return output.astype(np.float64) if of_none else output
    whole, plain = output.dtype.kind != "f", getattr(dtype, "numpy_dtype", dtype)
    values = output.to_numpy(np.int64 if whole else np.float64, na_value=0 if whole else np.nan)
    with np.errstate(all="ignore"):
        narrow = (values if dtype.kind == "f" else np.where(missing, 0, values)).astype(plain)
        lost = ~missing & (narrow.astype(values.dtype) != values)
    if dtype.kind == "f":
        lost &= np.isinf(narrow) != np.isinf(values)
    if not lost.any():
        cast = pd.Series(narrow, index=output.index, name=output.name)
        return cast if isinstance(dtype, np.dtype) else cast.astype(dtype).mask(missing)
    if dtype.kind in "iu" and plain.itemsize < 8 and (values[lost] == np.floor(values[lost])).all():
        hint = 'bring wider numbers: frame.astype({"x": "int64"})'
        raise ArgumentError(f"pandas has {dtype} here, in which these results wrap around", hint)
    return output


def _objects(output: pd.Series, sample: pd.Series, outside: Array, nulls: Nulls) -> pd.Series:
    """Return results as objects, numbers of the type that pandas' sample has: ``np.float64`` beside ``pd.NA``."""
    missing, there, lost = output.isna().to_numpy(), sample.dropna(), sample[sample.isna()]
    values = output.astype(object).to_numpy(copy=True)
    kind: type = type(there.iloc[0]) if len(there) else bool
    if issubclass(kind, int | float | np.integer | np.floating) and kind is not bool:
        values[~missing] = [kind(one) for one in values[~missing]]
    if (missing & ~outside).any():
        require_one_null(nulls)
        values[missing] = lost.iloc[0] if len(lost) else np.nan
    values[outside] = np.nan
    return pd.Series(values, index=output.index, name=output.name, dtype=object)


def labelled(output: SeriesOrFrame, given: SeriesOrFrame, first: Callable[[], SeriesOrFrame]) -> SeriesOrFrame:
    """Return results with the labels that pandas gives: a row's own have the name that they have in ``given``.

    ``first`` gives pandas' results of the first row, or group: labels that the function itself makes have no name.
    """
    if output.ndim == 1 or given.ndim == 1:
        return output
    labels = given.columns
    is_named = any(name is not None for name in labels.names)
    are_inferred = labels.dtype.kind not in "iu" and labels.dtype == pd.Index(labels.tolist()).dtype
    if not is_named and (are_inferred or isinstance(labels, pd.RangeIndex)):
        return output
    told = first()
    if told.ndim != output.ndim or not output.columns.equals(told.columns):
        return output
    # without a name one group would give them that of its Series
    return output.set_axis(told.columns if is_named else told.columns.set_names(output.columns.names), axis=1)


def cast_aggregate(result: pd.Series, column: pd.Series) -> pd.Series:
    """Return what a function made of each group of a column of text as pandas' ``agg`` keeps it.

    From pandas 3 on an array says how (Arrow's text: as Arrow's); before, Arrow's text makes text of it.
    """
    dtype = column.dtype
    if isinstance(dtype, np.dtype) or not isinstance(result, pd.Series) or not pd.api.types.is_string_dtype(dtype):
        return result
    if not len(result):
        return result.astype(dtype)
    values, own = result.astype(object).to_numpy(), column.array
    if hasattr(own, "_cast_pointwise_result"):
        made_of = own._cast_pointwise_result(values)  # noqa: SLF001 - of pandas' interface for arrays
        return pd.Series(made_of, index=result.index, name=result.name)
    if isinstance(dtype, pd.ArrowDtype) or pd.api.types.is_string_dtype(result.dtype):
        made_of = type(own)._from_sequence(values, dtype=dtype)  # noqa: SLF001 - as above
        return pd.Series(made_of, index=result.index, name=result.name)
    return result
