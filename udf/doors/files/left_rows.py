"""Functions over files with ``fallback="python"``: rows that compiled code leaves are Python's, batch by batch."""

# ruff: noqa: SLF001 - Series and DataFrame are our own kinds
from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from udf.api.frames import DataFrame, Series
from udf.base.raising import NOTE
from udf.bind.cuts import causes_of, find_cuts_of_types, lines_left, warn_of
from udf.columns.arrow_arrays import put_values, to_arrow
from udf.columns.sources import OneColumn
from udf.columns.transfers import to_host
from udf.doors.arrow_left_rows import fitted
from udf.errors import ArgumentError, InternalError, UdfError
from udf.options import options
from udf.runtime.calls.replay import row_inputs

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.bind.cuts import Cuts


class _LeavingSeries(Series):
    __slots__ = ()
    _leaves = True


class _LeavingFrame(DataFrame):
    __slots__ = ()
    _leaves = True


def is_asked(named: dict[str, Any]) -> bool:
    """Return whether Python is to run rows of a function over files, which has to be said; take that out of options."""
    asked = named.pop("fallback", options.fallback) or "error"
    if asked not in ("python", "error"):
        raise ArgumentError(f"fallback cannot be {asked!r}", "it is 'python' or 'error'")
    return asked == "python" and named.get("errors", "raise") == "raise"


class LeavingCall:
    """A call of a function for each value, or row, of a batch; what compiles of it is found on an empty one.

    Raises
    ------
    UdfError
        If nothing of it compiles: the type of the results is known before a row is read.
    """

    def __init__(self, sample: Any, method: str, function: Any, args: tuple[Any, ...], named: dict[str, Any]) -> None:
        self._method, self._function, self._args, self._named = method, function, args, named
        self._cuts: Cuts | None = None
        try:
            self._compiled(function, sample)
        except InternalError:
            raise
        except UdfError as error:
            self._cuts = find_cuts_of_types(function, error, lambda tried: self._compiled(tried, sample))
            if not self._cuts.starts:
                raise

    def _compiled(self, function: Any, data: Any) -> Any:
        is_series = isinstance(data, Series)
        given: Any = _LeavingSeries._of(data._data) if is_series else _LeavingFrame._of(data._table)
        made = getattr(given, self._method)(function, *self._args, **self._named)
        if not isinstance(made, Series):
            what = "fallback='python' of a function over files that returns several values"
            raise ArgumentError(what, "return one value, or leave fallback out")
        return made

    def __call__(self, data: object) -> Series:
        """Return the results of a batch."""
        if self._cuts is not None and isinstance(data, DataFrame):  # what Python reads of a row is not known
            for label in data:
                data._table.sources[label].read(label)
        run = self._function if self._cuts is None else self._cuts.applied_to(self._function)
        made = self._compiled(run, data)
        column, labelled = to_host(made._data.column), made._data
        if column.left is not None:
            labelled = replace(labelled, column=self._with_python(column, data))
        return Series._of(labelled)

    def _with_python(self, column: Any, data: Any) -> Any:
        """Return a column with what Python gives of the rows that left.

        Raises
        ------
        DTypeError
            If that does not fit its type.
        """
        rows = column.left.rows
        run = self._function if self._cuts is None else self._cuts.applied_to(self._function)
        lines = lines_left(column.left, run)
        causes = causes_of(lines) if self._cuts is None else self._cuts.reasons
        for cause in causes:
            warn_of(self._function, cause, f"{len(rows):,} of {len(column):,} rows of a batch")
        done = to_arrow(replace(column, left=None))
        seen = (data._data.column,) if isinstance(data, Series) else data.row_columns
        index = data.index
        given = [self._value(seen, row, index.place(row), done.type) for row in rows.tolist()]
        return OneColumn(put_values(done, rows, given)).read(None).column

    def _value(self, seen: Any, row: int, place: str, kind: object) -> Any:
        """Return what Python gives of one row, as the results' type holds it."""
        try:
            value = self._function(*row_inputs(seen, row), *self._args, **self._named)
        except Exception as error:
            error.add_note(f"{NOTE} {self._function.__name__} {place}")
            raise
        return fitted(value, kind, f"the result of {self._function.__name__} {place}")


def leaving_call(sample: Callable[[], object], method: str, function: Any, args: Any, named: Any) -> Any:
    """Return the call of a batch, compiled as a whole, or as far as that goes where it is asked for."""
    if is_asked(named):
        return LeavingCall(sample(), method, function, args, named)
    return lambda data: getattr(data, method)(function, *args, **named)
