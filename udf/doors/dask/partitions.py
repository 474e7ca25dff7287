"""What a worker does with a partition: the calls of pandas' accessor, and the rows that a partition needs of others.

The module is apart from the Dask accessor, so that a worker which unpickles a job does not import Dask.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from threading import Lock
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import numpy as np
import pandas as pd

import udf.doors.pandas.pandas_accessor  # noqa: F401 - gives a partition its .udf
from udf.api.ahead.shipping import ShippedFunction, require_same_version
from udf.api.frames import DataFrame, Series
from udf.base.contexts import holding
from udf.base.raising import is_raised_by_row, to_python
from udf.base.records import dataclass
from udf.base.threads import processors
from udf.doors.files.scan_folds import Fold, fold
from udf.doors.pandas.pandas_fallback import RAISED, USERS
from udf.doors.pandas.pandas_infer import KEEPS_DIGITS
from udf.doors.pandas.pandas_nulls import has_large, map_values
from udf.doors.pandas.pandas_results import of_rows
from udf.errors import ArgumentError, UdfError
from udf.options import options

if TYPE_CHECKING:
    from udf.base.annotations import Args
    from udf.columns.pandas_names import Dtype, SeriesOrFrame


class Step(NamedTuple):
    """One method of the accessor's chain and its arguments."""

    name: str
    args: Args = ()
    named: Mapping[str, object] = {}

    def of(self, given: object) -> object:
        """Return what the method gives."""
        return getattr(given, self.name)(*self.args, **self.named)

    def mapped(self, change: Callable[[object], object]) -> Step:
        """Return the step with ``change`` of each thing in its arguments that is no container."""
        named = {name: map_leaves(one, change) for name, one in self.named.items()}
        return Step(self.name, tuple([map_leaves(one, change) for one in self.args]), named)


@dataclass(frozen=True, slots=True)
class Job:
    """What is done with a partition: ``steps`` from its ``.udf`` on. ``meta`` is the result without rows.

    With ``leaves`` Python computes what compiled code cannot. With ``rounds`` a partition with nulls gives floats where
    others give integers; with ``objects`` one that has pandas.NA may give objects.
    """

    steps: tuple[Step, ...]
    meta: SeriesOrFrame
    leaves: bool = False
    rounds: bool = False
    objects: bool = False

    def __call__(self, part: SeriesOrFrame) -> SeriesOrFrame:
        """Return the result of one partition, of the types of ``meta``."""
        if not len(part):
            return self.empty(part)
        result = self.run(part)
        if self.steps[0].name == "groupby" and not len(result):  # all keys are null, of which pandas' form is another
            return self.meta.reindex(part.index) if self.steps[-1].name == "transform" else self.meta
        if self.rounds:
            require_digits(result)
        return cast_like(result, self.meta)

    def run(self, part: SeriesOrFrame) -> SeriesOrFrame:
        """Return what the steps give; once more with the Python functions where compiled code raises."""
        with holding(KEEPS_DIGITS, self.objects):
            try:
                return run_steps(part, self.steps)
            except (UdfError, *RAISED) as error:
                if not self.leaves or isinstance(error, USERS):
                    raise
                steps = tuple(step.mapped(_in_python) for step in self.steps)
                try:
                    return run_steps(part, steps, fallback="python")
                except type(error):
                    raise error from error.__cause__

    def empty(self, part: SeriesOrFrame) -> SeriesOrFrame:
        """Return the result of a partition without rows."""
        same = len(self.steps) == 1 and self.steps[0].name != "groupby"
        return empty_like(self.meta, part) if same else self.meta


def empty_like(meta: SeriesOrFrame, part: SeriesOrFrame) -> SeriesOrFrame:
    """Return a result without rows, with the index of a partition that has none."""
    result = meta.copy()
    result.index = part.index
    return result


def run_steps(
    part: SeriesOrFrame, steps: Iterable[Step], fallback: Literal["python", "error"] = "error"
) -> SeriesOrFrame:
    """Return what ``steps`` give, from ``part.udf`` on."""
    with share_of_threads(), options(fallback=fallback):
        result: object = part.udf
        for step in steps:
            result = step.mapped(_unpickle).of(result)
    return result


@dataclass(frozen=True, slots=True)
class PickledFunction:
    """A function that a worker compiles where it runs, for partitions on a GPU, and the version that sent it."""

    version: str
    pickled: bytes


def _unpickle(given: object) -> object:
    if not isinstance(given, PickledFunction):
        return given
    require_same_version(given.version)
    return pickle.loads(given.pickled)  # noqa: S301 - as the graph it came in


def _in_python(given: object) -> object:
    return given.in_python or given if isinstance(given, ShippedFunction) else given


def map_leaves(given: object, change: Callable[[object], object]) -> object:
    """Return arguments with ``change`` of each thing in them that is no container."""
    if isinstance(given, dict):
        return {name: map_leaves(value, change) for name, value in given.items()}
    if isinstance(given, tuple | list):
        result = [map_leaves(value, change) for value in given]
        return given._make(result) if hasattr(given, "_make") else type(given)(result)
    return change(given)


def module_of(data: object) -> str:
    """Return the library that a partition is of: ``"pandas"``, also of classes made of its own, or ``"cudf"``.

    Raises
    ------
    ArgumentError
        For any other.
    """
    name = type(data).__module__.partition(".")[0]
    if name != "cudf" and not isinstance(data, pd.Series | pd.DataFrame):
        what = f"partitions that are a {name}.{type(data).__name__} are not supported"
        raise ArgumentError(what, "use pandas' or cuDF's partitions: frame.to_backend('pandas')")
    return "cudf" if name == "cudf" else "pandas"


def concat(parts: list[SeriesOrFrame]) -> SeriesOrFrame:
    """Return the rows of partitions, one after the other."""
    return sys.modules[module_of(parts[0])].concat(parts) if len(parts) > 1 else parts[0]


_running, _lock = [0], Lock()


@contextmanager
def share_of_threads() -> Iterator[None]:
    """Hold ``options.threads`` to what this job may use: its worker's, divided among the jobs that run there now.

    Dask runs as many tasks at once as a worker has threads: each on all processors would be as many times too many.
    What ``udf.options.threads`` was set to in the worker is left as it is.
    """
    with _lock:
        _running[0] += 1
        jobs = _running[0]
    try:
        with options(threads=options.threads or max(1, _threads_here() // jobs)):
            yield
    finally:
        with _lock:
            _running[0] -= 1


def _threads_here() -> int:
    """Return how many threads the Dask worker of this task has; without one, how many processors there are."""
    if "distributed.worker" in sys.modules:
        with suppress(ValueError):  # there is none
            return int(sys.modules["distributed.worker"].get_worker().state.nthreads)
    return processors()


def cast_like(result: SeriesOrFrame, meta: SeriesOrFrame) -> SeriesOrFrame:
    """Return a partition's result as the part of the whole that it is: nulls alone are of the type of ``meta``.

    All else is in the type that pandas gives these values; where partitions' types differ, they meet as pandas' do.
    """
    if result.ndim == meta.ndim == 1:
        alone = result.dtype != meta.dtype and bool(result.isna().all())
        return _nulls_like(result, meta.dtype) if alone else result
    for label, dtype in meta.dtypes.items():
        if label in result.columns and result[label].dtype != dtype and result[label].isna().all():
            result = result.assign(**{label: _nulls_like(result[label], dtype)})
    return result


def gives_floats(made: SeriesOrFrame, nulls: SeriesOrFrame) -> bool:
    """Return whether integers of a nullable column are floats in a partition with nulls: results of made-up rows."""
    return any(
        one.kind in "iu" and not isinstance(one, np.dtype) and other.kind == "f"
        for one, other in zip(dtypes_of(made), dtypes_of(nulls), strict=False)
    )


def dtypes_of(data: SeriesOrFrame) -> list[Dtype]:
    """Return the dtypes of a Series or a frame, in order."""
    return [data.dtype] if data.ndim == 1 else data.dtypes.tolist()


def require_digits(result: pd.Series) -> None:
    """Refuse integers beyond 2**53 of a fold, which floats of another partition would round.

    Raises
    ------
    ArgumentError
        If there is one: one machine refuses it beside a null, and which partitions have some is not known here.
    """
    if any(map(has_large, [result] if result.ndim == 1 else [result[name] for name in result])):
        what = "a fold of a nullable column gave an integer beyond 2**53, which a partition with nulls would round"
        raise ArgumentError(what, "fill the nulls, and make the column int64: .astype('int64')")


def _nulls_like(nulls: pd.Series, dtype: np.dtype) -> pd.Series:
    """Return a column of nulls as ``dtype`` has them; NaN of one that has none."""
    plain = isinstance(dtype, np.dtype) and dtype.kind in "iub"
    return pd.Series(np.nan if plain else None, index=nulls.index, name=nulls.name, dtype=float if plain else dtype)


# -- windows across partitions --------------------------------------------------------------------------

Side = Literal["before", "after"]


class Reach(NamedTuple):
    """How far windows go back and forth: a number of rows, or of nanoseconds by the index or the column ``on``."""

    before: int
    after: int
    timed: bool
    on: object = None


def overlap_rows(carried: SeriesOrFrame, part: SeriesOrFrame, reach: Reach, side: Side) -> SeriesOrFrame:
    """Return the rows of ``carried`` and ``part`` that the next partition's windows may reach."""
    ordered = [carried, part] if side == "before" else [part, carried]
    rows = concat([one for one in ordered if one is not None])
    if not reach.timed:
        return rows.iloc[-reach.before :] if side == "before" else rows.iloc[: reach.after]
    if not len(rows):
        return rows
    times = (rows.index if reach.on is None else rows[reach.on]).to_numpy()
    if side == "before":
        return rows[times >= times[-1] - np.timedelta64(reach.before, "ns")]
    return rows[times <= times[0] + np.timedelta64(reach.after, "ns")]


def windows_of(job: Job, before: SeriesOrFrame, part: SeriesOrFrame, after: SeriesOrFrame) -> SeriesOrFrame:
    """Return the windows of a partition's own rows."""
    if not len(part):
        return empty_like(job.meta, part)
    rows = concat([one for one in (before, part, after) if one is not None and len(one)])
    first = 0 if before is None else len(before)
    return cast_like(job.run(rows).iloc[first : first + len(part)], job.meta)


# -- folds from partition to partition ------------------------------------------------------------------


class FoldJob(NamedTuple):
    """What ``scan`` does with a partition: a compiled fold, its result without rows, and ``rounds`` of Job."""

    fold: Fold
    meta: SeriesOrFrame
    rounds: bool


def to_udf(part: SeriesOrFrame) -> Series | DataFrame:
    """Return a partition as ``scan`` of the accessor takes it."""
    return map_values(part) if part.ndim == 1 else DataFrame(part)


def fold_partition(job: FoldJob, before: object, part: SeriesOrFrame) -> tuple[object, object]:
    """Return the results of a partition's rows, and the state behind them; that ``before`` is the first."""
    if not len(part):
        return empty_like(job.meta, part), before
    with share_of_threads():
        try:
            result, state = fold(to_udf(part), before, job.fold)
        except Exception as error:
            if is_raised_by_row(error):
                error.add_note(f"in the partition whose first row has index label {to_python(part.index[0])!r}")
            raise
    made = of_rows(part, result, "expand")
    if job.rounds:
        require_digits(made)
    return cast_like(made, job.meta), state


# -- groups after a shuffle -----------------------------------------------------------------------------

ORDER: Final = "__inlay_order__"
"""The column that carries the place of each row through a shuffle, which keeps no order."""


def with_row_numbers(part: SeriesOrFrame, number: int) -> SeriesOrFrame:
    """Return a partition with the places of its rows in the whole frame, in order."""
    return part.assign(**{ORDER: (number << 40) + np.arange(len(part), dtype=np.int64)})


def run_in_order(part: SeriesOrFrame, job: Job) -> SeriesOrFrame:
    """Return the job's result of rows that a shuffle brought together."""
    return job(part.sort_values(ORDER).drop(columns=ORDER))
