"""Functions in plain Python, one row, window or group after the other: for ``udf.options.debug``, or NUMBA_DISABLE_JIT.

It is there to look into a function: ``print`` and breakpoints work in it, and whatever Python can do. Values are those
that compiled code is handed (:mod:`udf.runtime.calls.replay`); results have the type of what the function gave. What
plain Python cannot do as compiled code does it is refused: sums modulo 2**64, and a division of Python's numbers that
gives inf.
"""

from __future__ import annotations

import math
import os
import warnings
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from contextvars import ContextVar
from functools import cache, partial
from importlib.util import find_spec
from itertools import pairwise
from traceback import walk_tb
from types import NoneType
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.base.contexts import holding
from udf.base.null_kinds import NA, is_na, objects_of, operators
from udf.base.raising import exception_at
from udf.base.stages import RaiseSite
from udf.base.tracebacks import level_of_user
from udf.bind.callables import as_function
from udf.bind.folds import emit
from udf.bind.identity import underlying_function
from udf.bind.structures import is_dataclass_value, plain
from udf.bind.window_shapes import explicit_bounds
from udf.columns.bitmask import null_count, valid_rows, with_nulls
from udf.columns.column import Column
from udf.columns.logical_values import from_logical
from udf.columns.pandas_layouts import pandas
from udf.columns.transfers import to_host
from udf.errors import ArgumentError, PlainPythonWarning, ShapeError
from udf.options import options
from udf.runtime.calls.compared_rows import compare
from udf.runtime.calls.replay import (
    Row,
    as_window,
    assemble_parts,
    group_input,
    parts_in,
    readable_columns,
    value_at,
    window_rows,
    window_values,
)
from udf.runtime.calls.results import ResultColumns
from udf.runtime.choice.last_call import LastCall, set_last_call
from udf.runtime.groups.counted_keys import Keys
from udf.runtime.groups.spread_results import labels_at, pandas_labels
from udf.windows.bounds import GroupedBounds, bounds_to_host, groups_to_host

if TYPE_CHECKING:
    from udf.base.annotations import Array
    from udf.base.dtypes import DType
    from udf.base.handling import Handling
    from udf.columns.pandas_names import pd
    from udf.runtime.calls.jobs import Job

VARIABLE: Final = "NUMBA_DISABLE_JIT"
WHY: Final = f"{VARIABLE} is set"

OBJECTS: Final = ("python", "object")
"""What the values of a row are (:class:`udf.base.handling.Handling`) where they are Python's own."""


def is_set() -> bool:
    """Return whether the environment says so now."""
    text = os.environ.get(VARIABLE, "0")
    return text.isdecimal() and int(text) != 0


_COMPILES: ContextVar[bool] = ContextVar("compiles", default=False)


def is_active() -> bool:
    """Return whether functions are to run in plain Python."""
    return bool(options.debug or _is_set()) and not _COMPILES.get()


def run_interpreted(job: Job, compiled: Callable[[], ResultColumns]) -> ResultColumns:
    """Return what plain Python gives for a job; if that is to be compared, what ``compiled`` gives, too."""
    kind = type(job.bounds)
    plain = partial(_rows if kind is NoneType else _groups if kind is GroupedBounds else _windows, job)
    if options.debug != "compare" or _is_set():
        return plain()
    return compare(partial(_labelled, job, compiled), plain, job.index)


def _labelled(job: Job, compiled: Callable[[], ResultColumns]) -> ResultColumns:
    """Return what compiled code gives: of places of rows in groups their labels, as plain Python gives them."""
    made = compiled()
    if made.form != "label":
        return made
    labels = labels_at(made.columns[0], Keys(bounds=job.bounds, index=job.index), job.parameters["labels"])
    return made._replace(columns=(labels,), form="tuple")


def _needs_code(what: str) -> ArgumentError:
    """Return the error of what plain Python cannot do."""
    hint = "set udf.options.debug = False" if options.debug else f"unset {VARIABLE}"
    return ArgumentError(f"{what} needs compiled code, and {_why()}", hint)


def _why() -> str:
    return f"udf.options.debug is {options.debug!r}" if options.debug else WHY


def force_compiled() -> AbstractContextManager[None]:
    """Compile inside the block, whatever the environment asks for: what is no Python has no other way."""
    return holding(_COMPILES, True)  # noqa: FBT003 - the value


@cache
def _is_set() -> bool:
    """Read the variable, once, and say so."""
    if not is_set():
        return False
    what = f"{WHY}: functions run in plain Python, one row after the other; unset it to compile them"
    warnings.warn(what, PlainPythonWarning, stacklevel=level_of_user())
    return True


class _Runner:
    """A function as it is called: what becomes of an exception, and of a value that no column holds."""

    def __init__(self, job: Job) -> None:
        function, how = job.function, job.how
        if how.overflow == "wrap":
            raise _needs_code("overflow='wrap'")
        if how.fma:
            raise _needs_code("fastmath=True" if how.fastmath else "fma=True")
        self.function = underlying_function(function) or function
        self._further, self._named, self._nulls = job.args, job.kwargs, how.errors == "null"

    def __call__(self, number: int, index: pd.Index | None, *values: object) -> Any:
        """Return what the function gives for row ``number``; None for null."""
        try:
            with np.errstate(all="ignore"):
                return _to_storable(self.function(*values, *self._further, **self._named))
        except Exception as error:  # noqa: BLE001 - whatever the user's function raises
            if self._nulls:
                return None
            site = self._site(error)
            raise exception_at(site, number, index, error.with_traceback(error.__traceback__)) from error.__cause__

    def _site(self, error: Exception) -> RaiseSite:
        code = as_function(self.function).__code__
        own = [line for frame, line in walk_tb(error.__traceback__) if frame.f_code.co_filename == code.co_filename]
        line, name = [code.co_firstlineno, *own][-1], type(error).__name__
        return RaiseSite(exception=name, arguments=None, function=code.co_name, file=code.co_filename, line=line)


def _to_storable(value: Any) -> object:
    """Return a value as a column can hold it: None for null, NumPy's times for those without a zone."""
    if value is None or is_na(value):
        return None
    if isinstance(value, int) and not -(2**63) <= value < 2**64:
        raise OverflowError(f"the result {value} does not fit 64 bits")
    name = type(value).__name__
    if name == "Timestamp" and value.tzinfo is not None:
        return value
    if name in ("Timestamp", "datetime"):
        return np.datetime64(value.to_datetime64() if name == "Timestamp" else value)
    if name in ("Timedelta", "timedelta"):
        return np.timedelta64(value.to_timedelta64() if name == "Timedelta" else value)
    return value


# -- rows --------------------------------------------------------------------------------------------


@operators()
def _rows(job: Job) -> ResultColumns:
    """Return what the function gives for every row: :func:`udf.pipeline.map_rows`."""
    columns, how, index, rows = job.columns, job.how, job.index, job.parameters["rows"]
    if how.error_model == "numpy" and how.values in OBJECTS:
        raise _needs_code("error_model='numpy'")
    run = _Runner(job)
    is_frame = isinstance(columns, Mapping)
    there = dict(readable_columns(columns)) if isinstance(columns, Mapping) else dict(enumerate(columns))
    inside = {label: parts_in(columns, label) for label in columns if label not in there} if is_frame else {}
    host = {label: to_host(column) for label, column in there.items()}
    for column in (*host.values(), *(one for parts in inside.values() for one in parts.values())):
        rows = len(column)
    results: list[object] = []
    for number in range(rows or 0):
        values = {label: value_at(column, number) for label, column in host.items()}
        if how.nulls == "skip" and any(value is objects_of(host[label].nulls)[0] for label, value in values.items()):
            results.append(None)
        elif isinstance(columns, Mapping):
            for label, parts in inside.items():
                if parts:
                    values[label] = assemble_parts({name: value_at(column, number) for name, column in parts.items()})
            results.append(run(number, index, _row(host, values, number, how.values, index)))
        else:
            results.append(run(number, index, *values.values()))
    return _to_results(results, tuple(host) if isinstance(columns, Mapping) else (None,) * len(host))


def _row(
    host: dict[object, Column], values: dict[object, object], number: int, kind: str, index: pd.Index
) -> pd.Series:
    """Return a row as pandas has it, of objects or of one type of NumPy's; without pandas what has its values."""
    if find_spec("pandas") is None:
        return Row(host, number)
    name = number if index is None else index[number]
    dtype = object if kind in OBJECTS else _nullable(kind) if any(map(is_na, values.values())) else kind
    return pandas("rows").Series(list(values.values()), index=list(values), name=name, dtype=dtype)


def _nullable(kind: str) -> str:
    """Return the name of pandas' type of such numbers and nulls."""
    return "boolean" if kind == "bool" else kind.capitalize().replace("Uint", "UInt")


# -- windows -----------------------------------------------------------------------------------------


@operators()
def _windows(job: Job) -> ResultColumns:
    """Return what the function gives for every window: :func:`udf.pipeline.map_windows`."""
    _require_numpy(job.how)
    columns, table, labels = job.columns, job.parameters["table"], job.parameters["labels"]
    run, bounds = _Runner(job), explicit_bounds(bounds_to_host(job.bounds))
    results: list[object] = []
    for number in range(len(bounds)):
        start, stop = window_rows(bounds, number)
        parts = window_values(columns, start, stop)
        enough = [int(np.isfinite(part).sum()) >= bounds.min_periods for part in parts]
        if not any(enough):
            results.append(None)
            continue
        window = as_window(parts, start, table=table, series=job.parameters["series"], labels=labels)
        value = run(number, job.index, window)
        if table:
            several = value if isinstance(value, tuple | list | np.ndarray) else [value] * len(columns)
            value = tuple(one if there else None for one, there in zip(several, enough, strict=True))
        results.append(value)
    if table and all(one is None for one in results):
        results = [(None,) * len(columns)] * len(results)
    made = _to_results(results, ())
    return made._replace(columns=tuple(_as_result(column, job.parameters["result"]) for column in made.columns))


def _require_numpy(how: Handling) -> None:
    if how.error_model == "python":
        raise _needs_code("error_model='python' of windows")


def _as_result(column: Column, result: DType) -> Column:
    """Return results in the type that was asked for: NaN for null, if it has one."""
    valid = valid_rows(column)
    values = column.values.astype(result.numpy, casting="same_kind")
    if result.kind == "f":
        return Column(values=np.where(valid, values, np.array(np.nan, result.numpy)))
    return with_nulls(values, valid)


# -- groups ------------------------------------------------------------------------------------------


@operators()
def _groups(job: Job) -> ResultColumns:
    """Return what the function gives for every group: :func:`udf.pipeline.map_groups`."""
    columns, index = job.columns, job.index
    written, bounds = dict[int, object](), groups_to_host(job.bounds)
    fold = getattr(job.function, "__globals__", {})
    is_fold = fold.get("emit") is emit
    if not is_fold:
        _require_numpy(job.how)
    run, counts, results = _Runner(job), [], []
    inputs = tuple(dict(readable_columns(columns))) if isinstance(columns, Mapping) else ()
    every = _rows_of_groups(bounds)
    for number, rows in enumerate(every):
        group = group_input(columns, rows)
        group.index = pandas_labels(job.parameters["labels"], rows)
        if is_fold:
            group = _folded(columns, rows, group)
            fold["emit"] = lambda i, out, rows=rows: written.__setitem__(int(rows[i]), _of_fold(columns, out))
        elif job.parameters["named"]:
            object.__setattr__(group, "name", index[number])
        value = run(number, index, group)
        value = _of_fold(columns, value) if is_fold else value
        if job.parameters["spread"] and _is_column(value):
            counts.append(len(value))
            written.update(zip(rows.tolist(), map(_to_storable, value.tolist()), strict=False))
        results.append(value)
    if not written and not counts:
        return _to_results(results, inputs)
    if counts and len(counts) != len(results):
        raise ShapeError("the function gave a column of some groups and a value of others", "give one or the other")
    made = _to_results([written.get(row) for row in range(len(bounds.codes))], inputs)
    sizes = Column(values=np.array(counts or list(map(len, every)), np.int64))
    return made._replace(columns=(sizes, *made.columns))


def _folded(columns: tuple[Column, ...] | Mapping[Hashable, Column], rows: Array, group: pd.Series) -> pd.Series:
    """Return a group as a fold sees it: Python's numbers, and ``udf.NA`` for a null."""
    group = group.astype(object)
    if isinstance(columns, tuple):
        host = to_host(columns[0])
        valid = valid_rows(host)
        group[:] = [value_at(host, row) if valid[row] else NA for row in rows]
    return group


def _of_fold(columns: tuple[Column, ...] | Mapping[Hashable, Column], value: object) -> Any:
    """Return what a fold gave as a column can hold it: what is computed of a null among floats is NaN when compiled."""
    if isinstance(value, tuple):
        members = [_of_fold(columns, one) for one in value]
        return value._make(members) if hasattr(value, "_make") else tuple(members)
    of_floats = isinstance(columns, tuple) and columns[0].dtype.kind == "f"
    return math.nan if of_floats and value is NA else _to_storable(value)


def _rows_of_groups(bounds: GroupedBounds) -> list[Array]:
    """Return the numbers of each group's rows."""
    order = np.argsort(bounds.codes, kind="stable")
    ends = np.searchsorted(bounds.codes[order], np.arange(len(bounds) + 1))
    return [order[begin:end] for begin, end in pairwise(ends)]


def _is_column(value: object) -> bool:
    return not isinstance(value, str) and hasattr(value, "tolist") and getattr(value, "ndim", 0) == 1


# -- results -----------------------------------------------------------------------------------------


def _to_results(results: Sequence[object], inputs: tuple[Hashable, ...]) -> ResultColumns:
    """Return the values that a function gave as columns: one, or one for each of several values in a tuple or the like.

    Raises
    ------
    ShapeError
        If it gave several values at one time, and others at another.
    """
    set_last_call(LastCall("python", _why()))  # behind what the function itself has called
    there = [value for value in results if value is not None]
    form, labels = _form(there[0]) if there else ("", ())
    if any(_form(value) != (form, labels) for value in there):
        raise ShapeError(
            "the function gave results of different shapes", "give as many values, in the same form, always"
        )
    if not form:
        return ResultColumns((_column(results),), None, inputs)
    rows = [(None,) * len(labels) if value is None else _values(value) for value in results]
    columns = tuple(_column([row[i] for row in rows]) for i in range(len(labels)))
    return ResultColumns(columns, labels, inputs, form)


def _column(values: Iterable[object]) -> Column:
    column = from_logical(list(map(_to_storable, values)))
    return Column(values=column.values, text=column.text, logical=column.logical) if not null_count(column) else column


def _form(value: Any) -> tuple[str, tuple[Hashable, ...]]:
    """Return what holds several values, and their labels; nothing for one value."""
    if isinstance(value, dict):
        return "dict", tuple(value)
    if is_dataclass_value(value):
        return "struct", tuple(getattr(plain(value), "_fields", ()))
    if isinstance(value, tuple | list):
        return "list" if type(value) is list else "tuple", tuple(getattr(value, "_fields", range(len(value))))
    if _is_column(value):
        return "Series", tuple(getattr(value, "index", range(len(value))))
    return "", ()


def _values(value: Any) -> list[object]:
    value = plain(value)
    return list(value.values()) if isinstance(value, dict) else list(value)
