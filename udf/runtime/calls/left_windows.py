"""Windows that compiled code leaves to Python: run in order, on what pandas hands out, and put in place."""

from __future__ import annotations

from array import array
from collections import Counter
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.base.progress import counted
from udf.bind.window_labels import explicit_bounds
from udf.columns.device import to_host
from udf.runtime.calls.replay import as_window, window_rows, window_values
from udf.windows.bounds import FixedBounds
from udf.windows.host_bounds import bounds_to_host

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from udf.runtime.calls.jobs import Job
    from udf.runtime.calls.results import ResultColumns


class MostLeaveError(Exception):
    """So many windows leave that Python may as well run all of them."""


class LeftWindows:
    """The windows of one call, of which Python runs by ``function`` those that leave; None counts them alone.

    Afterwards ``windows`` is how many there were, ``left`` how many of them left, ``lines`` in which lines, and
    ``error`` what Python raised.
    """

    def __init__(self, function: Callable[..., Any] | None) -> None:
        self.function = function
        self.windows = self.left = 0
        self.lines = Counter[int]()
        self.error: BaseException | None = None

    def resolved(self, job: Job, done: ResultColumns) -> ResultColumns:
        """Return the results of a job with those of its windows that left.

        Raises
        ------
        MostLeaveError
            If most do, and Python has run none of the call's so far.
        """
        column, windows = done.columns[0], len(job.bounds)
        self.windows += windows
        if column.left is None:
            return done
        rows = column.left.rows
        if self.function is not None and not self.left and len(rows) * 2 > windows:
            raise MostLeaveError
        self.left += len(rows)
        self.lines.update(column.left.sites[place].line for place in column.left.places.tolist())
        if self.function is None:
            return done
        host = to_host(column)
        values = np.array(host.values)
        values[rows] = self._in_python(job, rows)
        return done._replace(columns=(replace(host, values=values), *done.columns[1:]))

    def _in_python(self, job: Job, rows: Any) -> Any:
        """Return what Python gives of some windows, as pandas takes it: a float."""
        bounds = job.bounds if isinstance(job.bounds, FixedBounds) else explicit_bounds(bounds_to_host(job.bounds))
        series, labels = job.parameters["series"], job.parameters["labels"]
        whole = as_window(window_values(job.columns, 0, job.bounds.rows), 0, table=False, series=series, labels=labels)
        cut = whole.iloc if series else whole
        given = array("d")
        assert self.function is not None
        try:
            with counted(self.function, len(rows)) as run:
                for number in rows.tolist():
                    start, stop = window_rows(bounds, number)
                    given.append(run(cut[start:stop], *job.args, **job.kwargs))
        except BaseException as error:
            self.error = error
            raise
        return given


LEAVING: Final[ContextVar[LeftWindows | None]] = ContextVar("udf_leaving_windows", default=None)
"""Who takes the windows that leave; None where all have to be compiled."""


@contextmanager
def leaving_to(taker: LeftWindows) -> Iterator[None]:
    """Hand windows that leave to ``taker``."""
    token = LEAVING.set(taker)
    try:
        yield
    finally:
        LEAVING.reset(token)
