"""One Parquet file of all results: encoded on threads, appended in order, gone on with after an end."""

import os
from collections import deque
from collections.abc import Hashable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, suppress
from io import BytesIO
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

import numpy as np

from udf.base.annotations import Array
from udf.base.raising import is_raised_by_row
from udf.columns.text import pyarrow
from udf.doors.files.batch import FileColumn, LazyColumn, Step
from udf.doors.files.journal import PartialOutput, dump_states, key_of, load_states, steps_of
from udf.doors.files.scan import Output, Scan, threads
from udf.errors import ArgumentError, ScanError

if TYPE_CHECKING:
    import pyarrow as pa

FOOTER: Final = 1 << 16
"""Bytes that a file takes beside its values, mostly."""

NOTHING: Final = np.empty(0, np.uint8)


def write_parquet(scan: Scan, refs: Mapping[Hashable, LazyColumn], path: object, how: Mapping[str, object]) -> None:
    """Run a scan and write lazy columns to a Parquet file at ``path``; ``how`` are options of pyarrow's.

    Raises
    ------
    ScanError
        If the file cannot be written, or another process writes it.
    """
    target = _output_path(path, scan)
    steps, key = steps_of(refs.values()), key_of(scan.format.files, refs, dict(how))
    schema = scan.used(lambda batch: batch.arrow(refs))[1].schema
    try:
        empty = encode(schema.empty_table(), how)
    except Exception as refused:
        raise ArgumentError(
            f"pyarrow cannot write so: {refused}", "pass arguments of pyarrow's write_table"
        ) from refused
    how = _with_dictionaries(scan, refs, schema, empty, how)
    try:
        with PartialOutput(str(target), key) as part:
            done = part.entries[-1] if part.entries else None
            states = {} if done is None else load_states(done.states or [], steps)
            outputs = scan.run(refs, first=0 if done is None else done.row, states=states, verb="written")
            with closing(outputs), Writers(part, steps, how) as writers:
                for output in outputs:
                    writers.write(output)
            part.finish(empty)
    except OSError as refused:
        if isinstance(refused, ScanError) or is_raised_by_row(refused):
            raise
        hint = f"what is written is kept in '{target}.part': the same call goes on from there"
        if not PartialOutput.beside(target)[0].exists():
            hint = "nothing is written; check the directory and its permissions, or write to another path"
        raise ScanError(f"cannot write {str(target)!r}: {refused.strerror or refused}", hint) from refused


def _with_dictionaries(
    scan: Scan, refs: Mapping[Hashable, LazyColumn], schema: "pa.Schema", empty: memoryview, how: Mapping[str, object]
) -> Mapping[str, object]:
    """Return options with dictionaries where they pay: where the files have them, and not of floats that are made.

    pyarrow makes one of each column until it has a megabyte: half of the time that a batch of floats takes.
    """
    if how["use_dictionary"] is not None:
        return how
    import pyarrow.parquet as pq  # noqa: PLC0415 - scans import it

    floating = pyarrow("to_parquet").types.is_floating
    plain = {
        field.name
        for field, ref in zip(schema, refs.values(), strict=True)
        if (not scan.format.repeats(ref.label) if isinstance(ref, FileColumn) else floating(field.type))
    }
    leaves = pq.read_metadata(BytesIO(empty)).schema
    paths = [leaves.column(leaf).path for leaf in range(len(leaves))]
    return {**how, "use_dictionary": [path for path in paths if path not in plain]}


def _output_path(path: object, scan: Scan) -> Path:
    """Return where an output goes, which a file may be that is not read; a link stays, and what it names is written.

    Raises
    ------
    ArgumentError
        If no file can be there.
    """
    if not isinstance(path, str | os.PathLike):
        raise ArgumentError(f"a path cannot be {path!r}", "pass text or a pathlib.Path")
    target = Path(path).expanduser()
    target = target.resolve() if target.is_symlink() else target
    if not target.parent.is_dir():
        raise ArgumentError(f"there is no directory {str(target.parent)!r}", "make it, or write to another path")
    if target.exists() and not target.is_file():
        raise ArgumentError(f"{str(target)!r} is a directory, a pipe or a device", "name a file")
    for one in (target, *PartialOutput.beside(target)):
        if one.exists() and any(one.samefile(file.path) for file in scan.format.files):
            raise ArgumentError(f"{str(one)!r} is one of the files that are read", "write to another path")
    return target


class Writers:
    """Encodes batches on threads and appends them in order; a few wait."""

    def __init__(self, part: PartialOutput, steps: list[Step], how: Mapping[str, object]) -> None:
        self._part, self._steps, self._how = part, steps, how
        self._waiting: deque[Future[None]] = deque()
        self._spare: list[Array] = []

    def __enter__(self) -> Self:
        self._most = threads()
        self._encoders = ThreadPoolExecutor(self._most, thread_name_prefix="udf-encode")
        self._appender = ThreadPoolExecutor(1, thread_name_prefix="udf-write")
        return self

    def write(self, output: Output) -> None:
        """Take one batch of results; wait if too many are not yet written."""
        file = self._encoders.submit(encode, output.table, self._how, self._spare)
        row, states = output.first + output.table.num_rows, dict(output.states)

        def append() -> None:
            made = file.result()
            self._part.append(made, row, lambda: dump_states(states, self._steps))
            if isinstance(made.obj, np.ndarray):
                self._spare.append(made.obj)

        self._waiting.append(self._appender.submit(append))
        while len(self._waiting) > self._most or (self._waiting and self._waiting[0].done()):
            self._waiting.popleft().result()

    def __exit__(self, _: type[BaseException] | None, error: BaseException | None, __: TracebackType | None) -> None:
        try:
            for one in self._waiting:
                if error is None:
                    one.result()
        finally:
            self._encoders.shutdown(cancel_futures=True)
            self._appender.shutdown(cancel_futures=True)


def encode(table: "pa.Table", how: Mapping[str, object], spare: list[Array] | None = None) -> memoryview:
    """Return a table as a whole Parquet file, of bytes.

    They are written to one of the arrays that are ``spare``: memory that a system clears for each batch anew takes a
    fifth of the processor's time.
    """
    import pyarrow.parquet as pq  # noqa: PLC0415 - scans import it

    pa, rows = pyarrow("to_parquet"), max(table.num_rows, 1)
    if spare is not None:
        room, held = table.nbytes + table.nbytes // 8 + FOOTER, NOTHING
        with suppress(IndexError):
            held = spare.pop()
        held = held if held.size >= room else np.empty(room, np.uint8)
        with suppress(OSError):  # it is longer than its values: texts that a row group's statistics say again
            sink = pa.FixedSizeBufferWriter(pa.py_buffer(held))
            pq.write_table(table, sink, row_group_size=rows, **how)
            return held.data[: sink.tell()]
        spare.append(held)
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, row_group_size=rows, **how)
    return memoryview(sink.getvalue())
