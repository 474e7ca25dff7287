"""Folds at pandas' door: where compiled code leaves, Python goes on from that state, and compiled code where it can."""

# ruff: noqa: SLF001 - Series, DataFrame and groups are our own kinds
from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

import numpy as np
import pandas as pd

from udf.base.contexts import holding
from udf.base.progress import counted
from udf.base.records import dataclass
from udf.base.tracebacks import brief_methods
from udf.bind.cuts import cause_of, find_cuts, known_cuts, warn_of
from udf.bind.folds import fold_function
from udf.doors.pandas import documented as docs
from udf.doors.pandas.documented import documented
from udf.doors.pandas.pandas_fallback import RAISED, USERS, falls_back, takes_fallback
from udf.doors.pandas.pandas_results import common_numbers, of_rows
from udf.errors import UdfError
from udf.runtime.calls.jobs import as_tuple
from udf.runtime.calls.left_parts import LEAVING, PythonRaisedError, all_valid, rows_of_groups
from udf.runtime.calls.replay import group_input, value_at
from udf.runtime.choice.last_call import LastCall, last_call, set_last_call
from udf.runtime.groups.group_folds import fold, fold_request, python_value, with_labels
from udf.runtime.groups.spread_results import single_group
from udf.windows.bounds import groups_to_host

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from udf.api.frames import DataFrame, Series
    from udf.api.group_series import SeriesGroups
    from udf.api.groupby import FrameGroups
    from udf.base.annotations import Args, Array, Function, Named
    from udf.columns.pandas_names import SeriesOrFrame
    from udf.runtime.calls.results import ResultColumns
    from udf.runtime.groups.group_folds import Columns

    Names = Sequence[Hashable] | None
    OurGroups = SeriesGroups[Series, DataFrame] | FrameGroups[Series, DataFrame]
    Step = tuple[SeriesOrFrame | None, object]
    """The outs of some rows, None of a reduction, and the state behind them."""

FEWEST: Final = 1 << 10
"""Rows that Python takes before compiled code is tried again; each time that it leaves at once, twice as many."""

MOST: Final = 1 << 17


@dataclass(frozen=True, slots=True, kw_only=True)
class PandasFold:
    """A fold of ``data``: a scan, which has outs, or a reduction; ``ours`` gives what compiled code does of it."""

    data: SeriesOrFrame
    function: Function
    initial: object
    args: Args
    named: Named
    names: Names
    has_outs: bool
    ours: Callable[[Function], object]

    def run(self) -> object:
        """Return the outs of a scan, or the last state: compiled as far as that goes."""
        if not falls_back(self.function, self.named) or not len(self.data):
            return self.ours(self.function)
        try:
            return self._run()
        except PythonRaisedError as raised:
            raise raised.error from raised.error.__cause__

    def _run(self) -> object:
        cuts, raised = known_cuts(self.function, self._types), ""
        ran, in_part = last_call(), bool(cuts.whole or cuts.places)
        try:
            if not in_part:
                return self.ours(self.function)
            result, rows = self._in_part(None if cuts.whole else cuts.applied_to(self.function))
        except USERS:
            raise
        except UdfError as error:  # of compiled code, and the first rows: Python has run none
            cuts = find_cuts(self.function, self._types, cuts, error, self._trial)
            result, rows = self._in_part(None if cuts.whole else cuts.applied_to(self.function))
        except RAISED as error:
            if in_part:
                raise
            raised = cause_of(error)
            result, rows = self._in_part(self.function)
        for cause in cuts.reasons or (raised,):
            warn_of(self.function, cause, f"{rows:,} of {len(self.data):,} rows")
        backend = "python" if ran is None or cuts.whole else ran.backend
        set_last_call(LastCall(backend, cuts.whole, len(self.data), in_python=rows))
        return result

    def _types(self) -> tuple[object, ...]:
        dtypes = [self.data.dtype] if self.data.ndim == 1 else self.data.dtypes
        return (self.has_outs, str(type(self.initial)), *map(str, dtypes))

    def _trial(self, tried: Function) -> int:
        """Return how many rows or groups leave with ``tried``."""
        raise NotImplementedError

    def _in_part(self, tried: Function | None) -> tuple[object, int]:
        """Return the result, and how many rows were Python's; ``tried`` is what compiles, None if nothing does."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True, kw_only=True)
class RowFold(PandasFold):
    """A fold over all rows; ``folded`` gives our own object of some of the data."""

    folded: Callable[[SeriesOrFrame], Series | DataFrame]

    def _trial(self, tried: Function) -> int:
        return int(self._compiled(tried, self.data, self.initial) is None)

    def _in_part(self, tried: Function | None) -> tuple[object, int]:
        made: list[SeriesOrFrame] = []
        rows, at, state = len(self.data), 0, self.initial
        few, step, in_python = FEWEST if tried else rows, rows, 0
        while at < rows:
            part = self.data.iloc[at : at + step]
            found = self._attempt(tried, part, state)
            if found is None and step > few:
                step = max(step // 8, few)
                continue
            if found is None:
                part = self.data.iloc[at : at + few]
                outs, state = self._in_python(part, state)
                in_python, few = in_python + len(part), min(few * 2, MOST)
                step = few
            else:
                (outs, state), few, step = found, FEWEST, step * 2
            made.append(outs)
            at += len(part)
        return (_joined(made) if self.has_outs else state), in_python

    def _attempt(self, tried: Function | None, part: SeriesOrFrame, state: object) -> Step | None:
        """Return what compiled code gives of some rows; None if it leaves, or knows no such state."""
        if tried is None:
            return None
        try:
            return self._compiled(tried, part, state)
        except USERS:
            raise
        except (UdfError, *RAISED) as error:
            if isinstance(error, UdfError) and state is self.initial:
                raise
            return None

    def _compiled(self, tried: Function, part: SeriesOrFrame, state: object) -> Step | None:
        """Return the outs of some rows, and the state behind them; None if a row leaves."""
        ours, request = self.folded(part), fold_request(tried, self.args, self.named)
        keys, way = single_group(len(part)), "carry" if self.has_outs else "reduce"
        mapped = fold(way, request, state, ours._folds_over(), keys, leaves=True)
        if mapped.columns[0].left is not None:
            return None
        if not self.has_outs:
            return None, _like(state, python_value(mapped))
        count = len(state) if isinstance(state, tuple) else 1
        outs = with_labels(mapped, mapped.columns[1:-count], self.names)
        values = [value_at(column, 0) for column in mapped.columns[-count:]]
        after = _like(state, tuple(values)) if isinstance(state, tuple) else values[0]
        return of_rows(part, ours._resulted(outs), "expand"), after

    def _in_python(self, part: SeriesOrFrame, state: object) -> Step:
        """Return the outs of some rows, and the state behind them, as Python has them."""
        columns = self.folded(part)._folds_over()
        outs, state = _loop(self, columns, np.arange(len(part)), part.index, state)
        made = _outs(outs, part.index, getattr(part, "name", None), self.names) if self.has_outs else None
        return (common_numbers(made, "tuple") if getattr(made, "ndim", 1) == 2 else made), state


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupFold(PandasFold):
    """A fold over the rows of each group; ``finish`` makes pandas' results of ours."""

    groups: OurGroups
    finish: Callable[[Series | DataFrame], SeriesOrFrame]

    def _trial(self, tried: Function) -> int:
        left = self._mapped(tried).columns[0].left
        return 0 if left is None else len(left.rows)

    def _mapped(self, tried: Function) -> ResultColumns:
        groups, request = self.groups, fold_request(tried, self.args, self.named)
        way = "scan" if self.has_outs else "reduce"
        return fold(way, request, self.initial, groups._folds_over(), groups._keys, leaves=True)

    def _in_part(self, tried: Function | None) -> tuple[object, int]:
        groups, keys = self.groups, self.groups._keys
        mapped = self._mapped(tried or (_no_out if self.has_outs else _same_state))
        left = mapped.columns[0].left
        numbers = np.arange(len(keys.bounds)) if tried is None else np.empty(0, np.intp) if left is None else left.rows
        rows = rows_of_groups(groups_to_host(keys.bounds), numbers)
        made = [_loop(self, groups._folds_over(), some, self.data.index[some], self.initial) for some in rows]
        if not self.has_outs:
            states = tuple(all_valid(column, numbers) for column in mapped.columns)
            base = self.finish(groups._resulted(mapped._replace(columns=states), *groups._named()))
            return _put(base, numbers, [state for _, state in made]), sum(map(len, rows))
        at, values = np.concatenate([np.empty(0, np.intp), *rows]), [out for outs, _ in made for out in outs]
        if tried is None:
            return _spread(values, at, self.data, groups._named()[0], self.names), len(at)
        outs = with_labels(mapped, tuple(all_valid(column, at) for column in mapped.columns[1:]), self.names)
        how = {"storage": groups._storage_of_rows(outs), "index": groups._labels, "name": groups._named()[0]}
        return _put(self.finish(groups._wrap.results(outs, **how)), at, values), len(at)


@brief_methods
class Folds:
    """What the accessors and the groups of pandas have of folds."""

    _our_fold: Callable[..., object]
    """Return what compiled code gives, as pandas has it."""
    _fold: Callable[[], Callable[..., PandasFold]]
    """Return what makes the fold of what all folds have."""

    @documented(docs.scan)
    @takes_fallback
    def scan(
        self, function: Function, initial: object, args: object = (), *, names: Names = None, **named: object
    ) -> SeriesOrFrame:
        return self._folded_by("scan", function, initial, args, named, names)

    @documented(docs.reduce)
    @takes_fallback
    def reduce(self, function: Function, initial: object, args: object = (), **named: object) -> object:
        return self._folded_by("reduce", function, initial, args, named, None)

    def _folded_by(
        self, way: str, function: Function, initial: object, args: object, named: Named, names: Names
    ) -> object:
        given = named if way == "reduce" else {"names": names, **named}

        def ours(function: Function) -> object:
            return self._our_fold(way, function, initial, args, **given)

        if "associative" in named or "axis" in named:  # states in any order; an axis that is refused
            return ours(function)
        request = {"function": function, "initial": initial, "args": as_tuple(args), "named": named, "names": names}
        return self._fold()(**request, has_outs=way == "scan", ours=ours).run()


def _same_state(state: object, _: object) -> object:
    """Return a state as it was: whose results give the form of those of Python."""
    return state


def _no_out(state: object, _: object) -> tuple[object, int]:
    """Return a state as it was, and no out."""
    return state, 0


def _spread(values: list[object], at: Array, data: SeriesOrFrame, name: Hashable, names: Names) -> SeriesOrFrame:
    """Return outs of rows in the order of all rows; of a row in no group there is none."""
    none: object = (np.nan,) * len(values[0]) if values and isinstance(values[0], tuple) else np.nan
    every = [none] * len(data)
    for row, value in zip(at.tolist(), values, strict=True):
        every[row] = value
    return _outs(every, data.index, name, names)


def _like(state: object, values: object) -> object:
    """Return values of a state in the form that it had."""
    return type(state)(*values) if isinstance(values, tuple) and hasattr(state, "_fields") else values


def _loop(
    request: PandasFold, columns: Columns, rows: Array, labels: pd.Index, state: object
) -> tuple[list[object], object]:
    """Return the outs and the last state of some rows, each run once by Python."""
    group = group_input(columns, rows)
    group.index = labels
    way, of_rows = "carry" if request.has_outs else "reduce", not isinstance(columns, tuple)
    loop = fold_function(way, request.function, len(request.args), request.named, of_rows=of_rows, like=state)
    outs, kept, scope = list[object](), list[object](), loop.__globals__
    scope["emit"] = lambda _, out: outs.append(out)
    scope["keep"] = kept.append
    first = state if isinstance(state, tuple) else (state,)
    try:
        with counted(request.function, len(rows)) as scope["function"], holding(LEAVING, None):
            value = loop(group.astype(object), *first, *request.args, **request.named)
    except Exception as error:
        place = error.__traceback__ and error.__traceback__.tb_next
        if request.has_outs and isinstance(error, TypeError | ValueError) and place and place.tb_next is None:
            error.add_note("Hint: scan's function returns two values, (state, out)")  # raised where they are unpacked
        raise PythonRaisedError(error) from error
    return outs, kept[-1] if request.has_outs else value


def _outs(outs: list[object], index: pd.Index, name: Hashable, names: Names) -> SeriesOrFrame:
    """Return what a scan gave in Python as pandas has it: tuples are columns."""
    if outs and isinstance(outs[0], tuple):
        labels = range(len(outs[0])) if names is None else names
        return pd.DataFrame(dict(zip(labels, map(list, zip(*outs, strict=True)), strict=True)), index=index)
    return pd.Series(outs, index=index, name=name)


def _joined(made: list[SeriesOrFrame]) -> SeriesOrFrame:
    """Return pieces one below the other; of several dtypes what pandas infers of all their values."""
    if made[0].ndim == 2:
        return pd.DataFrame({label: _joined([one[label] for one in made]) for label in made[0]})
    if len({one.dtype for one in made}) == 1:
        return pd.concat(made)
    index = made[0].index.append([one.index for one in made[1:]])
    return pd.Series([*chain.from_iterable(map(list, made))], index=index, name=made[0].name)


def _put(base: SeriesOrFrame, at: Array, values: list[object]) -> SeriesOrFrame:
    """Return results with other values at some places; a tuple's are those of the last columns."""
    if not len(at):
        return base
    if base.ndim == 2:
        labels = list(base)
        several = list(zip(*values, strict=True)) if isinstance(values[0], tuple) else [values]
        own = dict(zip(labels[-len(several) :], several, strict=True))
        put = {label: _put(base[label], at, list(own[label])) if label in own else base[label] for label in labels}
        return pd.DataFrame(put)
    given = pd.Series(values)
    if given.dtype == base.dtype:
        base.iloc[at] = given.to_numpy()
        return base
    objects = base.astype(object)
    objects.iloc[at] = given.astype(object).to_numpy()
    return pd.Series(list(objects), index=base.index, name=base.name)
