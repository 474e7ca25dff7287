"""Windows and groups that compiled code leaves to Python: run in order, on what pandas hands out, and put in place."""

from __future__ import annotations

from array import array
from collections import Counter
from contextvars import ContextVar
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.base.contexts import holding
from udf.base.progress import counted
from udf.bind.cuts import Cuts, causes_of, code_of, find_cuts, known_cuts, lines_left
from udf.bind.window_shapes import explicit_bounds
from udf.columns.bitmask import valid_rows
from udf.columns.transfers import to_host
from udf.errors import InternalError, OptionError, UdfError
from udf.runtime.calls.jobs import Groups, Job
from udf.runtime.calls.replay import as_window, window_rows, window_values
from udf.windows.bounds import FixedBounds, GroupedBounds, bounds_to_host, groups_to_host

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    from udf.base.annotations import Array, Function
    from udf.columns.column import Column
    from udf.columns.pandas_names import SeriesOrFrame, pd
    from udf.runtime.calls.results import ResultColumns

    Run = Callable[[Job], ResultColumns]

ONE_VALUE: Final = "tuple"
"""The form of results that are one value each."""

NONE: Final = np.empty(0, np.intp)


class MostLeaveError(Exception):
    """So many windows or groups leave that Python may as well run all of them."""


class DoesNotFitError(Exception):
    """What Python gave does not go into the results of compiled code: pandas puts them together."""


class PythonRaisedError(Exception):
    """What Python raised of a row, a window or a group: ``error``. Nothing is tried again: it may have had effects."""

    def __init__(self, error: Exception) -> None:
        super().__init__(error)
        self.error = error


class WholeError(UdfError):
    """All windows or groups are Python's, as an earlier call has found."""


class LeftParts:
    """The windows, or groups, of one call at pandas' door, of which Python runs those that leave.

    ``types`` says what decides whether a function compiles; ``whole(job)`` is the pandas object that a job's groups are
    taken from, and ``labels()`` are those of windows, if not the job's. Of a function that ``spreads`` a result is a
    value of each row. Afterwards ``parts`` is how many there
    were (``noun``), ``left`` how many of them left, ``lines`` in which lines, ``causes`` why, by function, and
    ``given`` what Python gave, for each job, or raised last.
    """

    def __init__(
        self,
        types: Callable[[], Hashable],
        whole: Callable[[Job], SeriesOrFrame] | None = None,
        labels: Callable[[], pd.Index | None] | None = None,
        *,
        spreads: bool = False,
    ) -> None:
        self._types, self._whole, self._labels, self._spreads = types, whole, labels, spreads
        self.parts, self.left, self.noun = 0, 0, "windows"
        self.lines: Counter[int] = Counter()
        self.causes: dict[tuple[Function, str], list[int]] = {}
        self.given: list[tuple[Function, int, dict[int, object]]] = []

    def run(self, job: Job, run: Run) -> ResultColumns:
        """Return the results of a job, of which some windows or groups are Python's.

        Raises
        ------
        MostLeaveError
            If most leave, and Python has run none of the call's so far.
        DoesNotFitError
            If what Python gave has another type, or form, than what compiled code gives.
        """
        done, cuts = self._compiled(job, run)
        left, count = done.columns[0].left, len(job.bounds)
        self.parts, self.noun = self.parts + count, "groups" if isinstance(job, Groups) else "windows"
        numbers = NONE if left is None else left.rows
        if self.noun == "windows" and done.columns[0].validity is not None:  # None, for which pandas raises TypeError
            numbers = np.union1d(numbers, np.flatnonzero(~valid_rows(to_host(done.columns[0]))))
        if not len(numbers):
            self.given.append((job.function, count, {}))
            return done
        if not self.left and len(numbers) * 2 > count:
            raise MostLeaveError
        self.begin(done, numbers)
        self.left += len(numbers)
        lines = lines_left(left, cuts.applied_to(job.function))
        self.lines.update(lines)
        for cause in cuts.reasons or tuple(causes_of(lines)):
            shares = self.causes.setdefault((job.function, cause), [0, 0])
            shares[:] = shares[0] + len(numbers), shares[1] + count
        if isinstance(job, Groups):
            return self._with_groups(job, done, numbers)
        column = to_host(done.columns[0])
        values = np.array(column.values)
        values[numbers] = self._in_python(job, self._windows(job, numbers), array("d"))
        return done._replace(columns=(replace(column, values=values), *done.columns[1:]))

    def begin(self, done: ResultColumns, numbers: Array) -> None:
        """Python is about to run parts of these ``numbers``; compiled code has ``done`` the others."""

    def _compiled(self, job: Job, run: Run) -> tuple[ResultColumns, Cuts]:
        """Return the results of what compiles of a job's function, and which of its blocks do not."""
        function = job.function
        types = partial(self._types_of, job)
        cuts = known_cuts(function, types)
        if cuts.whole:
            raise WholeError(cuts.whole)
        found: dict[object, ResultColumns] = {}

        def trial(tried: Callable[..., object]) -> int:
            done = found[code_of(tried)] = run(with_function(job, tried))
            left = done.columns[0].left
            return 0 if left is None else len(left.rows)

        how, part = job.how, cuts.applied_to(function)
        try:
            if part is not function:
                return run(with_function(job, part)), cuts
            job.parameters["leaves"] = True
            return run(job), cuts
        except (InternalError, OptionError):
            raise
        except UdfError as error:
            job.how = how  # which the run may have changed
            cuts = find_cuts(function, types, cuts, error, trial, len(job.bounds) // 3)
            if cuts.whole:
                raise
        return found[code_of(cuts.applied_to(function))], cuts

    def _types_of(self, job: Job) -> Hashable:
        return (self._types(), job.parameters.get("name"), job.parameters.get("result"))

    def _in_python(self, job: Job, parts: Iterator[object], given: Any) -> Any:
        """Return what Python gives of some windows or groups, appended to ``given``."""
        try:
            with counted(job.function, self.left) as run, holding(LEAVING, None):
                for part in parts:
                    given.append(run(part, *job.args, **job.kwargs))
        except Exception as error:
            raise PythonRaisedError(error) from error
        return given

    def _windows(self, job: Job, numbers: Array) -> Iterator[object]:
        bounds = job.bounds if isinstance(job.bounds, FixedBounds) else explicit_bounds(bounds_to_host(job.bounds))
        series, labels = job.parameters["series"], job.parameters["labels"] if self._labels is None else self._labels()
        whole = as_window(window_values(job.columns, 0, job.bounds.rows), 0, table=(), series=series, labels=labels)
        cut = whole.iloc if series else whole
        for number in numbers.tolist():
            start, stop = window_rows(bounds, number)
            yield cut[start:stop]

    # -- groups ----------------------------------------------------------------------------------------

    def _with_groups(self, job: Job, done: ResultColumns, numbers: Array) -> ResultColumns:
        """Return the results of groups with those of Python."""
        rows = rows_of_groups(groups_to_host(job.bounds), numbers)
        given: list[Any] = []
        try:
            self._in_python(job, self._groups(job, numbers, rows), given)
        except PythonRaisedError as raised:
            given.append(raised)
            raise
        finally:
            self.given.append((job.function, len(job.bounds), dict(zip(numbers.tolist(), given, strict=False))))
        if done.labels is not None or done.form != ONE_VALUE or len(done.columns) > 1 + self._spreads:
            raise DoesNotFitError
        *counts, last = map(to_host, done.columns)
        places = [numbers]
        if counts:
            assert self._whole is not None
            given = [values_of_rows(one, self._whole(job), some) for one, some in zip(given, rows, strict=True)]
            counts = [replace(counts[0], values=np.array(counts[0].values))]
            counts[0].values[numbers] = list(map(len, rows))
            places, given = rows, [value for one in given for value in one]
        at = np.concatenate(places)
        last = all_valid(last, at)
        if not fits(last, given):
            raise DoesNotFitError
        values = np.array(last.values)
        values[at] = given
        return done._replace(columns=(*counts, replace(last, values=values, left=None)))

    def _groups(self, job: Job, numbers: Array, rows: list[Array]) -> Iterator[object]:
        """Yield groups as pandas hands them out: a frame's, and those of a function that may ask, with their name."""
        assert self._whole is not None
        whole, named = self._whole(job), job.parameters["named"]
        for name, some in zip(job.index[numbers], rows, strict=True):
            group = whole.take(some)
            if named or group.ndim == 2:
                object.__setattr__(group, "name", name)
            yield group


def with_function(job: Job, function: Callable[..., object]) -> Job:
    """Return the same job of another function, some of whose windows or groups leave."""
    parameters = {**job.parameters, "leaves": True}
    return type(job)(function, job.columns, job.args, job.kwargs, job.how, job.index, parameters, job.bounds)


def rows_of_groups(bounds: GroupedBounds, numbers: Array) -> list[Array]:
    """Return the rows of some groups, in order."""
    is_wanted = np.zeros(len(bounds) + 1, bool)  # the last one is for rows of no group, -1
    is_wanted[numbers] = True
    rows = np.flatnonzero(is_wanted[bounds.codes])
    codes = bounds.codes[rows]
    rows = rows[np.argsort(codes, kind="stable")]
    return np.split(rows, np.searchsorted(np.sort(codes, kind="stable"), numbers[1:]))


def values_of_rows(value: pd.Series, whole: pd.Series, rows: Array) -> list[Any]:
    """Return a value for each of a group's rows, as ``transform`` of pandas takes what a function gives."""
    values = getattr(value, "array", value)
    if getattr(value, "ndim", 0) == 0:
        return [value] * len(rows)
    has_rows = values is value or value.index.equals(whole.index.take(rows))
    if not has_rows or len(values) != len(rows) or not isinstance(np.asarray(values), np.ndarray):
        raise DoesNotFitError
    return list(np.asarray(values))


def all_valid(column: Column, rows: Array) -> Column:
    """Return a column without nulls where all of those are at ``rows``, whose values are to come."""
    if column.validity is None:
        return column
    valid = valid_rows(column)
    valid[rows] = True
    return replace(column, validity=None) if valid.all() else column


def fits(column: Column, given: list[Any]) -> bool:
    """Return whether what Python gave has the type of the compiled column, which holds each value exactly."""
    values = column.values
    if column.validity is not None or column.logical is not None or column.mixes or not isinstance(values, np.ndarray):
        return False
    own = {"float64": (float,), "int64": (int,), "bool": (bool,)}.get(values.dtype.name, ())
    if not set(map(type, given)) <= {*own, values.dtype.type}:
        return False
    return values.dtype.kind != "i" or not given or (min(given) >= -(2**63) and max(given) < 2**63)


LEAVING: Final[ContextVar[LeftParts | None]] = ContextVar("udf_leaving_parts", default=None)
"""Who takes the windows or groups that leave; None where all have to be compiled."""
