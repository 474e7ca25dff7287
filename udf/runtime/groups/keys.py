"""Keys to codes: which group each row is of, and the index of the groups, both as pandas has them.

pandas is asked for both: ``ngroup`` numbers the groups that have rows, in the order of the index that ``size`` has.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from udf.columns import read
from udf.columns.arrays import read_numpy
from udf.columns.bitmask import with_a_null
from udf.columns.column import Column
from udf.columns.labelled_column import LabelledColumn
from udf.columns.labels import LazyIndex
from udf.columns.pandas_layouts import is_pandas, pandas
from udf.columns.sources import OneColumn, TableSource
from udf.columns.tables import Table, pandas_array, select_columns, table_to_pandas
from udf.errors import ArgumentError, ColumnNotFoundError
from udf.runtime.groups.counted_keys import SPREAD, Keys, distinct_rows, keys_by_counting
from udf.runtime.groups.distinct import MIN_ROWS, ranked_keys, renumber_all
from udf.windows.bounds import GroupedBounds

if TYPE_CHECKING:
    from types import ModuleType

    from udf.base.annotations import Array
    from udf.columns.pandas_names import ExtensionArray, GroupBy, pd
    from udf.cuda.group_keys import FactorizedColumns, FactorizedKeys
    from udf.runtime.groups.request import GroupByArgs


def keys_of(table: Table, arguments: GroupByArgs) -> Keys:
    """Return the groups of the rows of ``table``.

    Raises
    ------
    ColumnNotFoundError
        If a label of ``by`` is no column, and no level of the index.
    MissingPackageError
        If pandas is not installed.
    """
    pd = pandas("groupby")
    label = _only_label(table, arguments)
    there = _device_columns(table, arguments) if label is None or not table.sources[label].on_host else None
    found = None if there is None else _factorize_on_device(there, pd)
    if found is not None:
        return found
    numbers = _key_array(arguments.by, table.rows) if label is None else integer_column(table, label)
    if numbers is not None and arguments.sort and arguments.level is None:
        counted = keys_by_counting(numbers, pd, label)
        if counted is not None:
            return counted
    frame = _frame(table, arguments)
    _require_order(frame, arguments)
    hashed = _keys_of_columns(frame, arguments, pd) if table.rows >= MIN_ROWS else None
    return _keys_by_pandas(frame, arguments) if hashed is None else hashed


def _keys_by_pandas(frame: pd.DataFrame, arguments: GroupByArgs) -> Keys:
    """Return the groups of a pandas DataFrame as that itself makes them."""
    groups = frame.groupby(
        arguments.by, level=arguments.level, sort=arguments.sort, dropna=arguments.dropna, observed=arguments.observed
    )
    keys = keys_of_groups(groups, len(frame))
    return keys if arguments.keeps_keys else replace(keys, outside=_index_only_levels(groups))


def _keys_of_columns(frame: pd.DataFrame, arguments: GroupByArgs, pd: ModuleType) -> Keys | None:
    """Return groups of columns by what is distinct in them (:mod:`udf.runtime.groups.distinct`); None if pandas has to.

    pandas has to for keys that are no columns, and for what only pandas knows to be equal.
    """
    labels = arguments.by if isinstance(arguments.by, list) else [arguments.by]
    columns = frame.columns
    if not labels or arguments.level is not None or not arguments.sort or not columns.is_unique:
        return None
    if any(callable(one) or not isinstance(one, Hashable) or one not in columns for one in labels):
        return None
    if len(set(labels)) < len(labels) or not set(labels).isdisjoint(frame.index.names):
        return None
    arrays = {label: frame._mgr.iget_values(columns.get_loc(label)) for label in labels}  # noqa: SLF001 - as of sources
    return keys_by_hashing(arrays, lambda rows: _keys_by_pandas(rows, arguments), pd, observed=arguments.observed)


def keys_by_hashing(
    arrays: dict[Hashable, Array | ExtensionArray],
    grouped: Callable[[pd.DataFrame], Keys],
    pd: ModuleType,
    *,
    observed: bool = False,
) -> Keys | None:
    """Return groups of rows by ``arrays``, the keys by label; None where one is of a type that only pandas knows.

    ``grouped`` gives those of a frame that has one row of each distinct key. Categories without a row have no group
    where ``observed``.
    """
    labels = tuple(arrays)
    rows = len(arrays[labels[0]])
    ranked = ranked_keys(arrays[labels[0]], observed=observed) if len(labels) == 1 else None
    if ranked is not None:
        bounds = GroupedBounds(rows=rows, codes=ranked.codes, windows=len(ranked.values))
        return Keys(bounds=bounds, index=pd.Index(ranked.values, name=labels[0]), excluded=frozenset(labels))
    found = distinct_rows(arrays, SPREAD * rows)
    if found is None:
        return None
    codes, distinct, tallies = found
    small = grouped(distinct)
    ranks = small.bounds.codes
    codes = renumber_all(codes, ranks) if len(ranks) else codes
    bounds = GroupedBounds(rows=rows, codes=codes, windows=small.bounds.windows, empty=small.bounds.empty)
    if tallies is not None:  # so they are not counted once more
        tallies = np.array([_recounted(one, ranks, len(bounds)) for one in tallies])
        bounds.kept.update(counts=tallies.sum(axis=0), tallies=tallies)
    return replace(small, bounds=bounds)


def _recounted(counts: Array, ranks: Array, groups: int) -> Array:
    """Return how many rows each group has, of how many each distinct key has; a rank below 0 is in none."""
    inside = ranks >= 0
    return np.bincount(ranks[inside], weights=counts[inside], minlength=groups).astype(np.int64)


def _require_order(frame: pd.DataFrame, arguments: GroupByArgs) -> None:
    """Refuse rows that are not in the order of the times by which a Grouper cuts them: pandas sorts them first."""
    for one in arguments.by if isinstance(arguments.by, list) else [arguments.by]:
        if not isinstance(one, pandas("groupby").Grouper) or getattr(one, "freq", None) is None:
            continue
        label, level = getattr(one, "key", None), getattr(one, "level", None)
        times = frame[label] if label is not None else frame.index
        times = times if level is None else times.get_level_values(level)
        if not times.is_monotonic_increasing:
            what = "the rows are not in the order of the times of the Grouper, into which pandas brings them"
            raise ArgumentError(what, "sort them first: frame.sort_values(..), or sort_index()")


def keys_of_groups(groups: GroupBy, rows: int) -> Keys:
    """Return the groups that pandas' ``groupby`` has made of so many rows; its ``as_index`` is True."""
    sizes = groups.size()
    counts, codes = sizes.to_numpy(), _own_numbers(groups)
    if codes is None or not _sizes_match(codes, counts):
        numbers = groups.ngroup().to_numpy()
        codes = np.where(np.isnan(numbers), -1, numbers).astype(np.int64) if numbers.dtype.kind == "f" else numbers
        codes = np.ascontiguousarray(codes, np.int64)
    if not _sizes_match(codes, counts):
        codes = np.append(np.flatnonzero(counts), -1)[codes]  # groups without a row were not numbered
        if not _sizes_match(codes, counts):
            what = "categories without a row, which this pandas numbers in another order than it names them"
            raise ArgumentError(what, "leave them out: groupby(.., observed=True)")
    bounds = GroupedBounds(rows=rows, codes=codes, windows=len(sizes), empty=bool((counts == 0).any()))
    return Keys(bounds=bounds, index=sizes.index, excluded=frozenset(groups.exclusions))


def _own_numbers(groups: GroupBy) -> Array | None:
    """Return the numbers that pandas gives the groups of rows; None where this pandas has no such.

    ``ngroup`` makes a Series of them, and of categories sorts all rows: of 2 million 250 ms.
    """
    grouper = groups._grouper  # noqa: SLF001 - nothing public says it
    return np.ascontiguousarray(grouper.ids, np.int64) if hasattr(grouper, "ids") else None


def _index_only_levels(groups: GroupBy) -> frozenset[int]:
    """Return the levels of the groups' index that are no columns of the frame."""
    groupings = groups._grouper.groupings  # noqa: SLF001 - nothing public says it
    return frozenset(level for level, one in enumerate(groupings) if not one.in_axis)


def _sizes_match(codes: Array, rows: Array) -> bool:
    """Return whether each group has as many codes as pandas says it has rows."""
    counts = np.bincount(codes[codes >= 0], minlength=len(rows))
    return len(counts) == len(rows) and np.array_equal(counts, rows)


# -- one column of whole numbers -----------------------------------------------------------------------


def _only_label(table: Table, arguments: GroupByArgs) -> Hashable | None:
    """Return the column that is the only key; None if there are others, or it is none."""
    by = arguments.by[0] if isinstance(arguments.by, list) and len(arguments.by) == 1 else arguments.by
    if arguments.level is not None or callable(by) or not isinstance(by, Hashable) or by not in table.sources:
        return None
    return None if by in getattr(table.index, "names", ()) else by  # pandas calls that ambiguous


def _key_array(by: object, rows: int) -> Column | None:
    """Return the keys of rows that are an array of whole numbers; None if they are anything else."""
    fits = isinstance(by, np.ndarray) and by.dtype.kind in "iu" and by.shape == (rows,) and by.dtype.isnative
    return Column(values=np.ascontiguousarray(by)) if fits else None


def integer_column(table: Table, label: Hashable) -> Column | None:
    """Return a column of whole numbers without nulls, in pandas' NumPy layout; None if it is anything else."""
    source = table.sources[label]
    found = source.key(label) if isinstance(source, TableSource) else source.original(label)
    if type(found) is np.ndarray:
        found = read_numpy(found) if found.dtype.kind in "iu" else None
    elif is_pandas(found):
        dtype = found.dtype
        whole = isinstance(dtype, np.dtype) and dtype.kind in "iu"
        found = (source.read(label) if type(source) is TableSource else read(found)) if whole else None
    elif hasattr(found, "to_pylibcudf") and getattr(getattr(found, "dtype", None), "kind", "O") in "iu":  # cuDF's
        found = table.sources[label].read(label)
    column: Column | None = getattr(found, "column", None)
    dtype = None if column is None or column.validity is not None else column.dtype
    return column if dtype is not None and dtype.is_number and dtype.kind in "iu" else None


# -- columns on a GPU ------------------------------------------------------------------------------------


def _device_columns(table: Table, arguments: GroupByArgs) -> dict[Hashable, LabelledColumn] | None:
    """Return the columns that are the keys, if all lie on a GPU and are of values that are grouped there."""
    labels = arguments.by if isinstance(arguments.by, list) else [arguments.by]
    taken = getattr(table.index, "names", ())  # pandas calls a label that is both ambiguous
    if arguments.level is not None or not arguments.sort:
        return None
    found: dict[Hashable, LabelledColumn] = {}
    for label in labels:
        if callable(label) or not isinstance(label, Hashable) or label not in table.sources or label in taken:
            return None
        if table.sources[label].on_host:
            return None
        original = table.sources[label].original(label)
        if not isinstance(original, LabelledColumn) or original.column.device != "cuda":
            return None
        if not len(original.column) or not _is_key(original.column, arguments):
            return None
        found[label] = original
    return found if labels and len(found) == len(labels) else None


def _is_key(column: Column, arguments: GroupByArgs) -> bool:
    """Return whether a column on a GPU is grouped there: without nulls, where these are groups too."""
    dtype = column.dtype
    if dtype.categories is not None and not arguments.observed:
        return False
    if not arguments.dropna and (column.validity is not None or dtype.kind == "f"):
        return False
    plain = dtype.is_number and dtype.kind in "iufb" and dtype.name != "float16"
    return (
        plain
        or dtype.categories is not None
        or dtype.encoding is not None
        or (dtype.unit is not None and dtype.zone is None)
    )


def _factorize_on_device(columns: dict[Hashable, LabelledColumn], pd: ModuleType) -> Keys | None:
    """Return groups of keys on the GPU, in their order; the codes stay there. None if the host has to find them."""
    from udf.cuda.group_keys import factorize_columns  # noqa: PLC0415 - there is a column on the GPU

    each = [_factorize_column(data, name, pd) for name, data in columns.items()]
    first = next(iter(columns.values())).column.values
    if None in each:
        return None
    numbers, indexes = zip(*each, strict=True)
    if len(numbers) == 1:
        found, labels = numbers[0], indexes[0]
    else:
        together = factorize_columns(numbers, first)
        if together is None:
            return None
        found, labels = together.found, partial(_levels, pd, together, indexes, tuple(columns))
    bounds = GroupedBounds(rows=len(first), codes=found.codes, windows=found.groups)
    bounds.kept.update(found.kept)
    return Keys(bounds=bounds, index=LazyIndex(bounds, labels), excluded=frozenset(columns))


def _factorize_column(
    data: LabelledColumn, name: Hashable, pd: ModuleType
) -> tuple[object, Callable[[], object]] | None:
    """Return the groups of one column in pandas' order, and what gives their index; None if the host has to."""
    column = data.column
    if column.dtype.is_number and column.validity is None:
        from udf.cuda.group_keys import factorize  # noqa: PLC0415 - there is a column on the GPU

        found = factorize(column.values)
        return found, partial(_index, pd, found, data, name)
    from udf.cuda.group_keys import factorize_column  # noqa: PLC0415 - as above

    known = factorize_column(column)
    if known is None:
        return None
    found, distinct = known
    if column.text is None:
        return found, lambda: _rank_with_pandas(data, distinct(), name)[1]
    ranks, index = _rank_with_pandas(data, distinct(), name)
    return found.in_order(ranks), lambda: index


def _rank_with_pandas(data: LabelledColumn, distinct: Column, name: Hashable) -> tuple[Array, pd.Index]:
    """Return the place of each of the values of a key among its groups, and these as pandas' index."""
    count = len(distinct)
    given = replace(data, column=distinct if data.column.validity is None else with_a_null(distinct), index=None)
    table = Table(sources={name: OneColumn(given)}, rows=len(given.column))
    groups = table_to_pandas(table).groupby(name, sort=True, observed=True)
    return groups.ngroup().to_numpy()[:count].astype(np.int32), groups.size().index


def _levels(
    pd: ModuleType, together: FactorizedColumns, indexes: Sequence[Callable[[], object]], names: tuple[Hashable, ...]
) -> pd.MultiIndex:
    levels = [make() for make in indexes]
    return pd.MultiIndex(levels=levels, codes=together.levels(), names=names, verify_integrity=False)


def _index(pd: ModuleType, found: FactorizedKeys, data: LabelledColumn, name: Hashable) -> pd.Index:
    """Return the keys of groups as an Index in the layout of their column."""
    keys = found.keys()
    if data.storage == "numpy":
        return pd.Index(keys, name=name)
    own = replace(data, column=replace(data.column, values=keys), index=None)
    return pd.Index(pandas_array(own, pd), name=name)


# -- anything else, by pandas --------------------------------------------------------------------------


def _frame(table: Table, arguments: GroupByArgs) -> pd.DataFrame:
    """Return a pandas DataFrame of the keys, with the index; the one that the columns come from, if there is one."""
    labels = _labels(table, arguments)
    sources = {id(source): source for source in table.sources.values()}
    if len(sources) == 1:
        (source,) = sources.values()
        if isinstance(source, TableSource) and is_pandas(source.table):
            return source.table
    return table_to_pandas(select_columns(table, labels))


def _labels(table: Table, arguments: GroupByArgs) -> list[Hashable]:
    """Return the columns that ``by`` names; refuse a label that is neither a column nor a level of the index."""
    listed = arguments.by if isinstance(arguments.by, list) else [arguments.by]
    found: list[Hashable] = []
    grouper = pandas("groupby").Grouper
    for one in listed:
        name = one.key if isinstance(one, grouper) else one
        if not isinstance(name, Hashable) or callable(name) or name is None:
            continue  # an array, a dict, a function of labels
        if name in table.sources:
            found.append(name)
        elif not _is_level(table, name) and not (listed is arguments.by and len(listed) == table.rows):  # one key a row
            raise ColumnNotFoundError(name, tuple(table.sources))
    return list(dict.fromkeys(found))


def _is_level(table: Table, name: Hashable) -> bool:
    if isinstance(name, tuple) and len(name) == table.rows:
        return True  # one key a row
    return name in getattr(table.index, "names", ())
