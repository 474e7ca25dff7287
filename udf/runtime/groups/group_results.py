"""What functions of groups give, as pandas has it: the dtype, the index, the keys as columns; what ``agg`` asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.base.handling import CALL_OPTIONS
from udf.columns.bitmask import null_count
from udf.columns.labelled_column import LabelledColumn, Storage
from udf.columns.pandas_layouts import pandas
from udf.columns.sources import OneColumn, Source, TableSource
from udf.columns.tables import Table
from udf.errors import ArgumentError, GroupError

if TYPE_CHECKING:
    from udf.base.dtypes import DType
    from udf.columns.column import Column
    from udf.columns.pandas_names import pd
    from udf.runtime.groups.counted_keys import Keys

CLOSE: Final = 5e-4
"""How far a float32 may be from its float64, for ``agg`` of a float32 column to give it: pandas'
``maybe_downcast_numeric``."""


def without_idle_mask(column: Column) -> Column:
    """Return a column of results without a mask that hides nothing."""
    return replace(column, validity=None) if column.validity is not None and not null_count(column) else column


def downcast(column: Column, dtype: DType) -> Column:
    """Return results of ``agg`` in the dtype of their column, if it is of their kind and can hold them.

    Source: pandas 3, ``NumpyExtensionArray._cast_pointwise_result``.

    Examples
    --------
    >>> from udf.columns.column import Column
    >>> from udf.base.dtypes import DTYPES
    >>> downcast(Column(values=np.array([1, 300])), DTYPES["int16"]).dtype.name
    'int16'
    >>> downcast(Column(values=np.array([1, 300])), DTYPES["int8"]).dtype.name
    'int64'
    """
    values, wanted = column.values, dtype.numpy
    both = (np.dtype(wanted).kind, values.dtype.kind)
    if column.logical is not None or not dtype.is_number or values.dtype == wanted or not len(column):
        return column
    if both == ("f", "f"):
        narrow = values.astype(wanted)
        fits = bool(
            ((narrow == values) | (abs(narrow - values) <= CLOSE) | (np.isnan(narrow) & np.isnan(values))).all()
        )
    elif both[0] in "iu" and both[1] in "iu":
        narrow = values.astype(wanted)
        fits = bool((narrow == values).all())
    else:
        return column
    return replace(column, values=narrow) if fits else column


def as_source(column: Column, storage: Storage) -> Source:
    """Return a column of results as the source of a table."""
    return OneColumn(LabelledColumn(column=column, storage=storage))


def key_labels(keyed: Keys) -> list[Hashable]:
    """Return the labels of the keys as columns."""
    index = keyed.index
    unnamed = "level_{}" if index.nlevels > 1 else "index"
    return [unnamed.format(i) if name is None else name for i, name in enumerate(index.names)]


def with_keys(sources: Mapping[Hashable, Source], keyed: Keys, header: pd.Index | None = None) -> Table:
    """Return results with the levels of their index as columns before them, as they are: ``as_index=False``.

    An unnamed level is "index", or of several "level_0", as in ``reset_index``; a level is left out whose label a
    result has. ``header`` is the results' own.
    """
    keys: dict[Hashable, Source] = {}
    index = keyed.index
    for i, label in enumerate(key_labels(keyed)):
        if label not in sources and i not in keyed.outside:
            keys[label] = TableSource(index.get_level_values(i).to_frame(index=False, name=label))
    if header is not None:
        for label in reversed(keys):
            header = header.insert(0, label)
    elif None in sources:  # else None would be NaN
        header = pandas("groupby").Index([*keys, *sources], dtype=object)
    return Table(sources={**keys, **sources}, rows=len(index), header=header)


OURS = frozenset({*CALL_OPTIONS, "engine", "engine_kwargs"})


def named_functions(named: Mapping[str, Any]) -> tuple[dict[Hashable, Callable[..., object]], dict[str, object]]:
    """Return the functions of ``agg(low=f, high=g)`` by name, and what else was given.

    Examples
    --------
    >>> named_functions({"low": min, "errors": "null"})
    ({'low': <built-in function min>}, {'errors': 'null'})
    """
    functions: dict[Hashable, Callable[..., object]] = {n: f for n, f in named.items() if n not in OURS}
    if not functions:
        raise ArgumentError("agg needs a function", "agg(f), agg([f, g]), or agg(low=f)")
    return functions, {name: value for name, value in named.items() if name in OURS}


def functions_by_name(functions: Sequence[Callable[..., object]]) -> dict[Hashable, Callable[..., object]]:
    """Return the functions of ``agg([f, g])`` by their names; lambdas among several are numbered, as in pandas.

    Examples
    --------
    >>> list(functions_by_name([min, lambda s: 1, lambda s: 2]))
    ['min', '<lambda_0>', '<lambda_1>']
    """
    names = [getattr(function, "__name__", str(function)) for function in functions]
    made: dict[Hashable, Callable[..., object]] = {}
    for i, (name, function) in enumerate(zip(names, functions, strict=True)):
        own = f"<lambda_{names[:i].count(name)}>" if name == "<lambda>" and len(names) > 1 else name
        if own in made:
            times = Counter(names)[name]
            raise GroupError(f"{times} functions are named {name!r}", "name the results: agg(low=f, high=g)")
        made[own] = function
    return made


def result_columns(
    func: Any, named: Mapping[str, object], columns: tuple[Hashable, ...]
) -> tuple[dict[Hashable, tuple[Hashable, Callable[..., object]]], dict[str, object]]:
    """Return the column and the function of each result of a frame's ``agg``, and what else was given."""
    if func is None:
        pairs, rest = named_functions(named)
        return {name: _column_and_function(name, pair) for name, pair in pairs.items()}, rest
    if isinstance(func, list | tuple):
        hint = "name the results: agg(low=('x', f), high=('x', g)), or use one column: groupby(k)['x'].agg([f, g])"
        raise ArgumentError("agg of a frame takes no list of functions", hint)
    if not isinstance(func, dict):
        return {label: (label, func) for label in columns}, dict(named)
    for label, function in func.items():
        if isinstance(function, list | tuple | dict):
            hint = "name the results: agg(low=('x', f), high=('x', g))"
            raise ArgumentError(f"agg takes one function for column {label!r}", hint)
    return {label: (label, function) for label, function in func.items()}, dict(named)


def _column_and_function(name: Hashable, given: object) -> tuple[Hashable, Callable[..., object]]:
    """Return the column and the function of one name: a tuple of them, or pandas' NamedAgg."""
    if hasattr(given, "column") and hasattr(given, "aggfunc"):
        if getattr(given, "args", ()) or getattr(given, "kwargs", {}):
            raise ArgumentError(f"{name}= has arguments of its own", "bind them: pd.NamedAgg('x', lambda s: f(s, 2))")
        return given.column, given.aggfunc
    if not isinstance(given, tuple) or len(given) != 2:
        raise ArgumentError(f"{name}= is {given!r}", "name a column and a function: agg(low=('x', f))")
    return given
