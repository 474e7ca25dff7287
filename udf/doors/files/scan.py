"""A scan: files of one format, read, computed and handed on batch by batch, in order and in bounded memory.

Reading ahead, computing and what is done with a batch overlap: pyarrow reads on threads of its own, the caller's thread
computes (its options hold, and Ctrl-C comes to it), and who takes the batches may hand them to threads.
"""

from __future__ import annotations

from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from udf.base.progress import progress
from udf.base.records import dataclass
from udf.base.threads import processors
from udf.doors.files.batch import Batch, Rows
from udf.doors.files.file_formats import ReadLimits
from udf.options import options

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Hashable, Iterator, Mapping

    from udf.doors.files.batch import LazyColumn, Step
    from udf.doors.files.file_formats import Format

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

    table: Any
    first: int
    states: dict[Step, Any]


@dataclass(frozen=True, eq=False, slots=True)
class Scan:
    """Files of one format, and an empty batch of them, by which functions are compiled before any row is read."""

    format: Format
    sample: Batch

    def used(self, evaluate: Callable[[Batch], object]) -> tuple[tuple[str, ...], Any]:
        """Return which columns of the files are read to ``evaluate`` a batch, and what that gives for an empty one."""
        sample = empty(self.format)
        made = evaluate(sample)
        return tuple(name for name in self.format.schema.names if name in sample.used), made

    def run(
        self,
        refs: Mapping[Hashable, LazyColumn],
        *,
        first: int = 0,
        states: dict[Step, Any] | None = None,
        verb: str = "computed",
    ) -> Generator[Output]:
        """Yield the lazy columns ``refs`` of each batch, from row ``first`` on, where steps have kept ``states``."""
        columns, empty_table = self.used(lambda batch: batch.arrow(refs))
        evaluate = lambda batch: batch.arrow(refs).cast(empty_table.schema)  # noqa: E731 - one of two
        with closing(self._evaluated(evaluate, states or {}, columns, first, verb)) as evaluated:
            for batch, table in evaluated:
                yield Output(table, batch.rows[0], batch.states)

    def last_state(self, step: Step) -> Any:
        """Return what a step keeps of all batches; None if there is no row."""
        evaluate, state = lambda batch: batch.result(step), None
        with closing(self._evaluated(evaluate, {}, self.used(evaluate)[0])) as evaluated:
            for batch, _ in evaluated:
                state = batch.states.get(step)
        return state

    def _evaluated(
        self, evaluate: Callable[[Batch], object], states: dict[Step, Any], *read: Any
    ) -> Generator[tuple[Batch, Any]]:
        """Yield each batch of :meth:`batches` and what ``evaluate`` gives of it, from ``states`` on."""
        with closing(self.batches(*read)) as batches:
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
