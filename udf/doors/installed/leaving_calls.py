"""Calls some of whose rows compiled code leaves to Python: the others are checked before Python runs these, once.

Python may have side effects in a row that leaves. So a result that compiled code gave is compared with pandas' own of
rows that did not leave, which have none, and from the first row in Python on the call is no longer pandas'.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, TypeVar

import numpy as np
import pandas as pd

from udf.api.frames import DataFrame, Series
from udf.base.contexts import holding
from udf.doors.installed.same_results import difference, sample_rows
from udf.doors.pandas.pandas_fallback import INSTALLED, PandasRunsError, calls_again, standing_in
from udf.errors import UdfError
from udf.runtime.calls import left_parts
from udf.runtime.calls.left_parts import LEAVING, DoesNotFitError, LeftParts, PythonRaisedError
from udf.runtime.store import cache as programs

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator

    from udf.base.annotations import Array, Function
    from udf.columns.pandas_names import SeriesOrFrame
    from udf.doors.pandas.pandas_left_rows import PandasMethod
    from udf.runtime.calls.jobs import Job
    from udf.runtime.calls.results import ResultColumns

    Check = Callable[[ResultColumns, Array, int], tuple[str, float]]
    ResultT = TypeVar("ResultT")


class DiffersError(PandasRunsError):
    """Rows that did not leave have another result than pandas gives."""


class RaisesError(PandasRunsError):
    """pandas raises for rows that did not leave."""


class MostLeaveError(PandasRunsError):
    """Compiled code would cost more than it saves."""


class LeavingRows:
    """What becomes of one call's rows that leave; ``sample`` others are checked, before ``has_begun``.

    ``said`` is what a report says of them; ``seconds`` is what pandas took for one row that did not leave.
    """

    def __init__(self, sample: int, *, is_kept: bool) -> None:
        self._sample, self._is_kept = sample, is_kept
        self.has_begun, self.said, self.seconds = False, "", 0.0

    def watched(self) -> AbstractContextManager[None]:
        """Hold for the calls of ``.udf`` in a ``with`` block."""
        return holding(INSTALLED, self)

    @contextmanager
    def rows_left(
        self, method: PandasMethod, function: Function, made: Series | DataFrame, left: Array, causes: tuple[str, ...]
    ) -> Iterator[None]:
        """Check compiled rows of a call of which ``left`` rows are Python's; these are run in the ``with`` block.

        Raises
        ------
        PandasRunsError
            If pandas is to run all of it.
        """
        rows = len(method.data)
        if len(left) * 2 > rows:
            raise MostLeaveError(f"{len(left):,} of {rows:,} rows leave compiled code")
        if self._is_kept:  # what Python's rows need besides may not be kept
            raise programs.NotKeptError
        self._check(method, function, made, left)
        self.has_begun = True
        self.said = f"{len(left):,} of {rows:,} rows in Python: {'; '.join(causes)}"
        with holding(INSTALLED, None):  # calls that the user's function makes
            yield

    def run_parts(
        self,
        taker: CheckedParts,
        ours: Callable[[], ResultT],
        theirs: Callable[[Callable[[object], object]], ResultT] | None,
    ) -> ResultT:
        """Return what ``ours`` gives, windows or groups of which may be Python's, which ``taker`` runs.

        ``theirs`` is pandas' own of a function that gives what Python has given already, where that does not fit; of
        windows None.

        Raises
        ------
        PandasRunsError
            If pandas is to run all of it.
        """
        taker.begins = self._begins
        try:
            with holding(LEAVING, taker):
                result = ours()
        except left_parts.MostLeaveError:
            raise MostLeaveError(f"most {taker.noun} leave compiled code") from None
        except PythonRaisedError as raised:
            if theirs is None or not calls_again(taker, raised):
                raise raised.error from raised.error.__cause__
            result = theirs(standing_in(taker))
        except (DoesNotFitError, UdfError) as error:
            if theirs is None or not (self.has_begun or isinstance(error, DoesNotFitError)):
                raise
            result = theirs(standing_in(taker))
        if taker.left:
            causes = "; ".join(cause for _, cause in taker.causes)
            self.said = f"{taker.left:,} of {taker.parts:,} {taker.noun} in Python: {causes}"
        return result

    def _begins(self, check: Callable[[int], tuple[str, float]]) -> None:
        if self.has_begun:
            return
        if self._is_kept:
            raise programs.NotKeptError
        try:
            wrong, self.seconds = check(self._sample)
        except UdfError:
            raise
        except Exception as error:
            raise RaisesError(f"raises {type(error).__name__}") from error
        if wrong:
            raise DiffersError(wrong)
        self.has_begun = True

    def _check(self, method: PandasMethod, function: Function, made: Series | DataFrame, left: Array) -> None:
        stays = np.ones(len(method.data), bool)
        stays[left] = False
        places = np.flatnonzero(stays)
        chosen = {*places[:: max(len(places) // self._sample, 1)].tolist()}
        values = made._data.column.values if isinstance(made, Series) else None  # noqa: PD011, SLF001 our own kind
        if isinstance(values, np.ndarray) and len(values) == len(stays):
            chosen |= {place for place in sample_rows(pd.Series(values, copy=False), 1).tolist() if stays[place]}
        some = replace(method, data=method.data.iloc[sorted(chosen)])
        made, _, odd = some.split(function)
        began = perf_counter()
        try:
            theirs = some.theirs(some.data, some.function)
        except Exception as error:
            raise RaisesError(f"raises {type(error).__name__}") from error
        self.seconds = (perf_counter() - began) / len(some.data)
        wrong = f"{len(odd)} rows leave" if len(odd) else difference(some.finish(some.data, made), theirs)
        if wrong:
            raise DiffersError(wrong)


class CheckedParts(LeftParts):
    """Windows or groups that leave a call of pandas.

    ``check(done, numbers, sample)`` compares some that did not with pandas' own before Python runs those of
    ``numbers``: it returns in what they differ, and what one took pandas.
    """

    begins: Callable[[Callable[[int], tuple[str, float]]], None]

    def __init__(
        self,
        check: Check,
        types: Callable[[], Hashable],
        whole: Callable[[Job], SeriesOrFrame] | None = None,
        *,
        spreads: bool = False,
    ) -> None:
        super().__init__(types, whole, spreads=spreads)
        self._check = check

    def begin(self, done: ResultColumns, numbers: Array) -> None:
        """Compare some of the others, once."""
        with holding(LEAVING, None):
            self.begins(partial(self._check, done, numbers))

    def _in_python(self, job: Job, parts: Iterator[object], given: object) -> object:
        with holding(INSTALLED, None):  # as above
            return super()._in_python(job, parts, given)


class PartsLeaveError(Exception):
    """Groups of these ``numbers`` leave."""

    def __init__(self, numbers: Array) -> None:
        super().__init__(numbers)
        self.numbers = numbers


class NoneLeaves(LeftParts):
    """Groups that are compared with pandas' own: none of them is Python's."""

    def run(self, job: Job, run: Callable[[Job], ResultColumns]) -> ResultColumns:
        """Return the results of a job none of whose groups leaves, or raise which do."""
        done, _ = self._compiled(job, run)
        if done.columns[0].left is not None:
            raise PartsLeaveError(done.columns[0].left.rows)
        return done
