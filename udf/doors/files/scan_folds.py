"""Folds of scans: the state of all rows, or of each group, goes on from batch to batch.

What they give is what the same call gives for all rows at once.
"""

from __future__ import annotations

from dataclasses import field, replace
from typing import TYPE_CHECKING

import numpy as np

from udf.api.frames import CONSTRUCTORS, DataFrame, Series
from udf.base.records import dataclass
from udf.columns.arrow_arrays import from_array, to_arrow
from udf.columns.column import Column
from udf.columns.labelled_column import LabelledColumn
from udf.columns.pandas_layouts import pandas
from udf.columns.sources import OneColumn
from udf.columns.tables import select_columns, table_to_pandas
from udf.columns.text import pyarrow
from udf.errors import ArgumentError
from udf.options import options
from udf.runtime.calls.results import ResultColumns
from udf.runtime.groups.group_folds import scan_groups_from
from udf.runtime.groups.keys import keys_of
from udf.runtime.groups.request import GroupByArgs, GroupColumns, group_values
from udf.runtime.groups.spread_results import single_group

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence

    import pyarrow as pa
    from numpy.typing import NDArray

    from udf.api.ahead.shipping import ShippedFunction
    from udf.base.annotations import Args, Array, Function
    from udf.columns.pandas_names import ExtensionDtype, pd
    from udf.doors.files.batch import Data
    from udf.runtime.groups.counted_keys import Keys
    from udf.runtime.groups.group_folds import Columns


# ruff: noqa: SLF001 - both classes are our own


@dataclass(frozen=True, slots=True, kw_only=True)
class Fold:
    """What ``scan`` was asked for, or ``reduce``, whose function has no outs.

    ``by`` are the labels of the keys, none of a fold over all rows; ``value`` is the column that a function of groups
    takes, None if it takes rows. The function may be one of :mod:`udf.api.ahead.shipping` too.
    """

    function: Function | ShippedFunction
    initial: object
    args: Args = ()
    named: Mapping[str, object] = field(default_factory=dict)
    names: Sequence[Hashable] | None = None
    has_outs: bool = True
    by: tuple[Hashable, ...] = ()
    dropna: bool = True
    value: Hashable = None

    @property
    def states(self) -> tuple[str, ...]:
        """Return the labels of the columns that have a group's state."""
        return tuple(f"\0state{i}" for i in range(len(leaves(self.initial))))


def fold(data: Data, before: pa.Table | None, request: Fold) -> tuple[Data, pa.Table | None]:
    """Return ``out`` for each row of a batch, in order, and the last states as a ``pyarrow.Table``.

    The table has one row; of groups a row for each group so far, with its keys.
    """
    mapped, state = fold_columns(data, before, request)
    if isinstance(data, Series):
        index, name, storage = data._data.index, data.name, data._data.storage
    else:
        index, name, storage = data._table.index, request.value, data._table.storage(mapped.inputs)
    return CONSTRUCTORS.results(mapped, storage=storage, index=index, name=name), state


def fold_columns(data: Data, before: pa.Table | None, request: Fold) -> tuple[ResultColumns, pa.Table | None]:
    """Return what :func:`fold` does, as columns: of a reduction there are none of outs."""
    with options(backend="cpu"):  # where it runs in order
        return _fold_groups(data, before, request) if request.by else _fold_rows(data, before, request)


def with_typed_state(data: Data, request: Fold) -> Fold:
    """Return a fold whose initial state has the types of those that follow it, so that one program runs from there on.

    ``data`` is an empty batch.

    Raises
    ------
    ArgumentError
        If a state has other types than the one before it, however often.
    """
    for _ in range(3):
        with options(backend="cpu"):
            _, state = (_run_groups if request.by else _run_rows)(data, request)
        given = zip(leaves(request.initial), state, strict=True)
        typed = as_state(request.initial, [np.array([value]).astype(column.values.dtype) for value, column in given])
        if [*map(type, leaves(typed))] == [*map(type, leaves(request.initial))]:
            return request
        request = replace(request, initial=typed)
    raise ArgumentError("the state changes its type from row to row", "begin with a state of the type that it gets")


def as_state(like: object, columns: Sequence[Array]) -> object:
    """Return the first values of arrays as a state in the form of ``like``: a number, a tuple or a NamedTuple.

    Examples
    --------
    >>> as_state((0, 0.0), [np.array([3]), np.array([1.5])])
    (3, 1.5)
    """
    found = [one[0].item() if one.dtype.name in ("int64", "float64", "bool") else one[0] for one in columns]
    if not isinstance(like, tuple):
        return found[0]
    return like._make(found) if hasattr(like, "_make") else tuple(found)


def leaves(state: object) -> tuple[object, ...]:
    """Return the numbers of a state."""
    return state if isinstance(state, tuple) else (state,)


# -- all rows ------------------------------------------------------------------------------------------


def _fold_rows(data: Data, before: pa.Table, request: Fold) -> tuple[ResultColumns, pa.Table]:
    begin = request if before is None else replace(request, initial=as_state(request.initial, _arrays(before)))
    mapped, state = _run_rows(data, begin)
    if not len(data):
        return mapped, before
    return mapped, _table({label: one.values[:1].copy() for label, one in zip(request.states, state, strict=True)})


def _run_rows(data: Data, request: Fold) -> tuple[ResultColumns, tuple[Column, ...]]:
    keys = single_group(len(data))
    if len(data):
        keys = replace(keys, bounds=replace(keys.bounds, empty=False), index=getattr(data.index, "span", keys.index))
    else:  # no group: the same program runs over that
        keys = replace(keys, bounds=replace(keys.bounds, windows=0, empty=False, whole=False))
    if isinstance(data, Series):
        columns: Columns = (group_values(data._data, folds=True),)
    else:
        columns = GroupColumns(data._table.sources, data.index)
    given = (request.args, request.named, request.names)
    return scan_groups_from(request.function, request.initial, columns, keys, *given, has_outs=request.has_outs)


# -- groups --------------------------------------------------------------------------------------------


def _fold_groups(data: Data, before: pa.Table, request: Fold) -> tuple[ResultColumns, pa.Table]:
    """Fold the groups of a batch, each from the state that it has in ``before``."""
    assert isinstance(data, DataFrame)
    by = _key_frame(data, request)
    keys = _keys(by, request)
    mine = _labels(keys, request)
    numbers, every = np.arange(len(mine)), mine
    if before is not None:
        pd = pandas("groupby")
        known = before.select([str(i) for i in range(len(request.by))]).to_pandas(types_mapper=pd.ArrowDtype)
        known = _decoded(known)
        both = pd.concat([known, mine.astype(known.dtypes)], ignore_index=True)
        codes = both.groupby(list(both.columns), sort=False, dropna=False, observed=True).ngroup().to_numpy()
        numbers = codes[len(known) :]  # known keys are numbered in their order
        every = both.loc[np.unique(codes, return_index=True)[1]]
    states = _initial_states(request, before, len(every))
    mapped, found = _run_groups(data, request, keys, [state[numbers] for state in states])
    if len(mine):
        first = _first_rows(keys)
        for state, one in zip(states, found, strict=True):
            state[numbers] = one.values[first]
    kept = {label: _encoded_like(dtype, every[label]) for label, dtype in zip(every.columns, by.dtypes, strict=True)}
    return mapped, _table({**kept, **dict(zip(request.states, states, strict=True))})


def _run_groups(
    data: Data, request: Fold, keys: Keys | None = None, states: Sequence[Array] | None = None
) -> tuple[ResultColumns, tuple[Column, ...]]:
    assert isinstance(data, DataFrame)
    keys = _keys(_key_frame(data, request), request) if keys is None else keys
    states = _initial_states(request, None, len(keys.bounds)) if states is None else states
    codes, sources = keys.bounds.codes, dict(data._table.sources)
    for label, state in zip(request.states, states, strict=True):
        values = state[np.maximum(codes, 0)] if len(state) else np.zeros(len(codes), state.dtype)
        sources[label] = OneColumn(LabelledColumn(column=Column(values=values)))
    columns, given = GroupColumns(sources, data.index), (request.args, request.named, request.names)
    labels, value, has_outs = request.states, request.value, request.has_outs
    return scan_groups_from(
        request.function, request.initial, columns, keys, *given, labels=labels, value=value, has_outs=has_outs
    )


def _key_frame(data: DataFrame, request: Fold) -> pd.DataFrame:
    """Return the keys of a batch's rows as a pandas DataFrame."""
    return table_to_pandas(replace(select_columns(data._table, request.by), index=None))


def _keys(frame: object, request: Fold) -> Keys:
    """Return the groups of the rows, of which each has one: pandas has one for each entry of an Arrow dictionary."""
    arguments = GroupByArgs(by=list(request.by), sort=False, dropna=request.dropna)
    return keys_of(DataFrame(_decoded(frame))._table, arguments)


def _decoded(frame: pd.DataFrame) -> pd.DataFrame:
    """Return a pandas DataFrame with the values that entries of Arrow dictionaries stand for."""
    pd = pandas("groupby")
    values = {label: dtype.pyarrow_dtype.value_type for label, dtype in frame.dtypes.items() if _is_dictionary(dtype)}
    return frame.astype({label: pd.ArrowDtype(kind) for label, kind in values.items()}) if values else frame


def _encoded_like(dtype: ExtensionDtype, values: object) -> pa.Array | pa.ChunkedArray:
    """Return keys as an Arrow array; as a dictionary if that is what they were in the batch."""
    pa = pyarrow("groupby")
    plain = pa.array(values)
    if not _is_dictionary(dtype):
        return plain
    made = (plain.combine_chunks() if isinstance(plain, pa.ChunkedArray) else plain).dictionary_encode()
    return pa.DictionaryArray.from_arrays(made.indices, made.dictionary, ordered=dtype.pyarrow_dtype.ordered)


def _is_dictionary(dtype: object) -> bool:
    kind = getattr(dtype, "pyarrow_dtype", None)
    return kind is not None and bool(pyarrow("groupby").types.is_dictionary(kind))


def _labels(keys: Keys, request: Fold) -> pd.DataFrame:
    """Return the keys of each group as a pandas DataFrame of columns 0, 1, .., of Arrow's types."""
    frame = keys.index.to_frame(index=False)
    frame.columns = [str(i) for i in range(len(request.by))]
    return (
        pyarrow("groupby")
        .Table.from_pandas(frame, preserve_index=False)
        .replace_schema_metadata(None)  # in which old versions cannot read the types of dictionaries
        .to_pandas(types_mapper=pandas("groupby").ArrowDtype)
    )


def _initial_states(request: Fold, before: pa.Table | None, count: int) -> list[Array]:
    """Return the states of ``count`` groups, of which the first ones are those in ``before``."""
    made = [np.full(count, value) for value in leaves(request.initial)]
    if before is not None:
        for state, known in zip(made, _arrays(before.select(list(request.states))), strict=True):
            state[: len(known)] = known
    return made


def _first_rows(keys: Keys) -> NDArray[np.int64]:
    """Return the first row of each group."""
    codes, first = keys.bounds.codes, np.zeros(len(keys.bounds), np.int64)
    rows = np.flatnonzero(codes >= 0)[::-1]
    first[codes[rows]] = rows  # the last that is assigned stays
    return first


def group_states(states: pa.Table, request: Fold, *, sort: bool) -> Data:
    """Return the last states of a fold of groups as ``reduce`` gives them, in the order of their keys."""
    known = states.select([str(i) for i in range(len(request.by))]).to_pandas(types_mapper=pandas("groupby").ArrowDtype)
    known.columns = list(request.by)
    keys = keys_of(DataFrame(known)._table, GroupByArgs(by=list(request.by), sort=sort, dropna=False))
    columns = tuple(Column(values=_in_key_order(one, keys)) for one in _arrays(states.select(list(request.states))))
    form: tuple[Hashable, ...] | None = tuple(range(len(columns))) if isinstance(request.initial, tuple) else None
    if hasattr(request.initial, "_fields"):
        form = request.initial._fields
    storage = "numpy" if request.value is None else "arrow"
    return CONSTRUCTORS.results(ResultColumns(columns, form, ()), storage=storage, index=keys.index, name=request.value)


def _in_key_order(values: object, keys: Keys) -> Array:
    """Return the value of each key, one a row, in the order of the keys."""
    placed = np.empty_like(values)
    placed[keys.bounds.codes] = values
    return placed


# -- tables --------------------------------------------------------------------------------------------


def _table(columns: Mapping[str, object]) -> pa.Table:
    """Return arrays by label as a ``pyarrow.Table``."""
    made = [to_arrow(Column(values=one)) if isinstance(one, np.ndarray) else one for one in columns.values()]
    return pyarrow("scanning files").table(made, names=list(columns))


def _arrays(table: pa.Table) -> list[Array]:
    """Return the columns of a table of numbers without nulls as arrays."""
    return [from_array(chunks.combine_chunks()).values for chunks in table.columns]
