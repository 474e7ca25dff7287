"""A scan: files of one format, read, computed and handed on batch by batch, in order and in bounded memory.

Reading ahead, computing and what is done with a batch overlap: pyarrow reads on threads of its own, the caller's thread
computes (its options hold, and Ctrl-C comes to it), and who takes the batches may hand them to threads.

Windows of scans: the last rows of a batch are kept for the windows of the next one.

What they give is what the same call gives for all rows at once: a window's result depends on its own values. What needs
rows of batches to come, or all of them, is refused by name.
"""

# ruff: noqa: SLF001 - both classes are our own

from __future__ import annotations

from contextlib import closing, contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

import numpy as np

from udf.api.frames import CONSTRUCTORS, DataFrame, Series
from udf.api.rolling import FrameWindows, SeriesWindows
from udf.base.progress import progress
from udf.base.records import dataclass
from udf.base.threads import processors
from udf.columns.arrow_arrays import from_array, to_arrow
from udf.columns.bitmask import pack, valid_rows
from udf.columns.sources import OneColumn, Source
from udf.columns.tables import Table
from udf.columns.text import pyarrow, slice_column
from udf.columns.transfers import to_host
from udf.doors.files.batch import Batch, LazyColumn, Rows, Step
from udf.doors.files.file_formats import Format, ReadLimits
from udf.errors import WindowSupportError
from udf.options import options
from udf.windows.bounds import FixedBounds

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Hashable, Iterator, Mapping

    import pyarrow as pa

    from udf.columns.column import Column
    from udf.columns.labelled_column import LabelledColumn
    from udf.doors.files.batch import Data
    from udf.windows.parameters import Rolling

    MadeT = TypeVar("MadeT")


def batch_windows(data: Data, before: pa.Table | None, parameters: Rolling) -> tuple[Callable[..., Data], pa.Table]:
    """Return ``apply`` of the windows of a batch's rows, and the last rows for the next, as a ``pyarrow.Table``.

    ``before`` has the last rows of the batches before; windows reach into them.
    """
    columns: dict[Hashable, LabelledColumn] = {0: data._data} if isinstance(data, Series) else _numbers(data)
    here = {label: to_host(one.column) for label, one in columns.items()}
    ahead = 0 if before is None else before.num_rows
    if before is not None:
        kept = (from_array(chunks.combine_chunks()) for chunks in before.columns)
        here = {label: concat_columns(was, one) for (label, one), was in zip(here.items(), kept, strict=True)}
    assert isinstance(data.index, Rows)  # a batch's
    rows, index = ahead + len(data), data.index.from_before(ahead)
    every = bounds_of(parameters, rows)
    state = last_rows(here, min(max(-every.first, 0), rows))
    bounds = every
    if ahead >= -every.first:  # no window begins at the first row of all any more: see bounds_of
        bounds = replace(every, first=every.first + ahead, count=rows - ahead)
    read = {label: replace(columns[label], column=column, index=index) for label, column in here.items()}
    if isinstance(data, Series):
        apply: Callable[..., Data] = SeriesWindows(read[0], parameters, bounds, CONSTRUCTORS).apply
    else:
        sources: dict[Hashable, Source] = {label: OneColumn(replace(one, index=None)) for label, one in read.items()}
        apply = FrameWindows(Table(sources=sources, rows=rows, index=index), parameters, bounds, CONSTRUCTORS).apply
    return lambda *how, **named: _last(apply(*how, **named), len(data), data.index), state


def bounds_of(parameters: Rolling, rows: int) -> FixedBounds:
    """Return the windows of rows of which the first ones may be those of batches before.

    As long as windows begin at the first row of all, their reductions go on from one to the next
    (:mod:`udf.cpu.reduce_slide`): to give the same in the last digit those are found from there once more. Later
    windows depend on their own values alone.

    Raises
    ------
    WindowSupportError
        If they reach into rows that come later.
    """
    bounds = parameters.bounds(rows)
    if not isinstance(bounds, FixedBounds) or bounds.step != 1:
        raise WindowSupportError(f"{parameters} of a scan is not supported", _WINDOWS)
    if bounds.first + bounds.length > 1:
        what = "center=True of a scan is not supported: windows would need rows that come later"
        raise WindowSupportError(what, _WINDOWS)
    return bounds


def _last(made: Series | DataFrame, count: int, index: object) -> Series | DataFrame:
    """Return the last ``count`` results, whose labels are ``index``."""
    if len(made) == count:
        return made
    if isinstance(made, Series):
        return Series._of(replace(made._data, column=_last_of(made.column, count), index=index))
    sources: dict[Hashable, Source] = {
        label: OneColumn(replace(one, column=_last_of(one.column, count))) for label, one in _numbers(made).items()
    }
    return DataFrame._of(replace(made._table, sources=sources, rows=count, index=index))


def _last_of(column: Column, count: int) -> Column:
    return slice_column(to_host(column), len(column) - count, len(column))


_WINDOWS = (
    "windows of a scan are a number of rows that end at each row: rolling(n, min_periods=.., closed=..); "
    "for others load the columns into memory: scan[['x']].to_pandas().udf.rolling(..)"
)


def concat_columns(first: Column, second: Column) -> Column:
    """Return the rows of two columns of numbers, of the second one's type.

    Examples
    --------
    >>> from udf.columns.column import Column
    >>> concat_columns(Column(values=np.array([1.0])), Column(values=np.array([2.0, 3.0]))).values.tolist()
    [1.0, 2.0, 3.0]
    """
    values = np.concatenate([first.values.astype(second.values.dtype, copy=False), second.values])
    if first.validity is None and second.validity is None:
        return replace(second, values=values)
    return replace(second, values=values, validity=pack(np.concatenate([valid_rows(first), valid_rows(second)])))


def last_rows(columns: dict[Hashable, Column], count: int) -> pa.Table:
    """Return a copy of the last ``count`` rows of columns as a ``pyarrow.Table``."""
    last = (_last_of(column, count) for column in columns.values())
    made = [to_arrow(replace(column, values=column.values.copy())) for column in last]
    return pyarrow("scanning files").table(made, names=[str(i) for i in range(len(made))])


def _numbers(data: DataFrame) -> dict[Hashable, LabelledColumn]:
    return {label: data._table.sources[label].read(label) for label in data}


SHARES: Final = 4
"""A quarter of the memory is for what is read ahead, and one for batches that are computed and written; allocators keep
as much again of what was freed by threads that wait (mimalloc, 8 threads: 475 MiB in use, 835 MiB resident)."""

WRITTEN: Final = 5
"""Times the bytes of a batch that it takes while it is written: its results, and what pyarrow makes of them."""

LARGEST: Final = 32 << 20
"""Bytes of a batch's columns, at most: beside their reading and writing nothing else of a batch shows."""

THREADS: Final = 8
"""Batches that are being written, or row groups that are read ahead, at most."""


class Output(NamedTuple):
    """Rows of the results: a ``pyarrow.Table``, how many rows come before it, and what the steps keep for the next."""

    table: pa.Table
    first: int
    states: dict[Step, pa.Table]


@dataclass(frozen=True, eq=False, slots=True)
class Scan:
    """Files of one format, and an empty batch of them, by which functions are compiled before any row is read."""

    format: Format
    sample: Batch

    def used(self, evaluate: Callable[[Batch], MadeT]) -> tuple[tuple[str, ...], MadeT]:
        """Return which columns of the files are read to ``evaluate`` a batch, and what that gives for an empty one."""
        sample = empty(self.format)
        made = evaluate(sample)
        return tuple(name for name in self.format.schema.names if name in sample.used), made

    def run(
        self,
        refs: Mapping[Hashable, LazyColumn],
        *,
        first: int = 0,
        states: dict[Step, pa.Table] | None = None,
        verb: str = "computed",
    ) -> Generator[Output]:
        """Yield the lazy columns ``refs`` of each batch, from row ``first`` on, where steps have kept ``states``."""
        columns, empty_table = self.used(lambda batch: batch.arrow(refs))
        evaluate = lambda batch: batch.arrow(refs).cast(empty_table.schema)  # noqa: E731 - one of two
        with closing(self._evaluated(evaluate, states or {}, columns, first, verb)) as evaluated:
            for batch, table in evaluated:
                yield Output(table, batch.rows[0], batch.states)

    def last_state(self, step: Step) -> pa.Table:
        """Return what a step keeps of all batches; None if there is no row."""
        evaluate, state = lambda batch: batch.result(step), None
        with closing(self._evaluated(evaluate, {}, self.used(evaluate)[0])) as evaluated:
            for batch, _ in evaluated:
                state = batch.states.get(step)
        return state

    def _evaluated(
        self,
        evaluate: Callable[[Batch], MadeT],
        states: dict[Step, pa.Table],
        columns: tuple[str, ...],
        first: int = 0,
        verb: str = "read",
    ) -> Generator[tuple[Batch, MadeT]]:
        """Yield each batch of :meth:`batches` and what ``evaluate`` gives of it, from ``states`` on."""
        with closing(self.batches(columns, first, verb)) as batches:
            for batch in batches:
                batch.states = dict(states)
                with with_location(batch.rows):
                    result = evaluate(batch)
                states = batch.states
                yield batch, result

    def batches(self, columns: tuple[str, ...], first: int = 0, verb: str = "read") -> Generator[Batch]:
        """Yield ``columns`` of the files batch by batch; at least one column, which says how many rows there are."""
        columns = columns or tuple(self.format.schema.names[:1])
        at = first
        parts = closing(self.format.parts(columns, first, read_limits()))
        with progress(self.format.rows, first, verb) as advance, parts as read:
            for part in read:
                rows = Rows(at, part.table.num_rows, part.file.path, part.row)
                yield Batch(part.table, self.format.nullable, rows)
                at += len(rows)
                advance(len(rows))


def empty(format_: Format) -> Batch:
    """Return a batch without a row."""
    return Batch(format_.schema.empty_table(), format_.nullable, Rows(0, 0, format_.files[0].path, 0))


def threads() -> int:
    """Return how many threads write batches, and read, at most."""
    return max(1, min(THREADS, options.threads or processors()))


def read_limits() -> ReadLimits:
    """Return what reading may take, and how large a batch is, so that those that are written fit with it."""
    share = options.memory_bytes // SHARES
    return ReadLimits(batch=min(share // (WRITTEN * (threads() + 1)), LARGEST), ahead=share, threads=threads())


@contextmanager
def with_location(rows: Rows) -> Iterator[None]:
    """Say of an exception which rows of which file it is of, if it does not say which row."""
    try:
        yield
    except Exception as error:
        if len(rows) and not any(map(rows.are_of, getattr(error, "__notes__", ()))):
            error.add_note(rows.span.text)
        raise
