"""How far an output is: what a run that was ended needs to go on behind its last whole row group.

The journal is a text file beside the part of the output: a line that says of which files and functions it is, and a
line for each row group. A line counts if it is whole and the part has its bytes; what is behind those is cut off.
"""

from __future__ import annotations

import base64
import fcntl
import hashlib
import json
import os
import zlib
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

import numpy as np

from udf.base.raising import is_raised_by_row
from udf.base.records import dataclass
from udf.bind.identity import Identity, underlying_function
from udf.doors.files.batch import ComputedColumn, LazyColumn, SeriesInput, Step
from udf.doors.files.footer import MAGIC, Struct, ThriftReader, merge_footers, shift_row_groups, split_file, to_thrift
from udf.errors import ScanError, UdfError
from udf.version import __version__

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Mapping
    from io import BufferedWriter
    from types import TracebackType

    import pyarrow as pa

    from udf.doors.files.input_files import File

INTERRUPTIONS = OSError | MemoryError | RuntimeError | KeyboardInterrupt | SystemExit
"""What a run is gone on from (a RuntimeError: no thread can begin): another exception would be raised again."""


class PartialOutput:
    """The part of an output at ``path`` and its journal, which one process or thread has at a time.

    ``entries`` are the row groups that were there already; ``key`` says of which run, None of one that cannot be gone
    on with.
    """

    def __init__(self, path: str, key: str | None) -> None:
        self.path, self._key = path, key
        self._part, self._journal = self.beside(path)
        self._groups: list[Struct] = []
        self._footer: Struct | None = None
        self._since = 0

    @staticmethod
    def beside(path: Path | str) -> tuple[Path, Path]:
        """Return where the part and the journal of an output are."""
        return Path(f"{path}.part"), Path(f"{path}.journal")

    def __enter__(self) -> Self:
        self._require_ours()
        with ExitStack() as stack:
            self._file = stack.enter_context(self._part.open("ab+"))
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                mine = os.fstat(self._file.fileno()).st_ino == self._part.stat().st_ino
            except (BlockingIOError, FileNotFoundError):
                mine = False  # or it has just been renamed
            if not mine:
                what = f"another process, or thread, writes {self.path!r}"
                raise ScanError(what, "wait for it, or write to another path")
            self.entries = [] if self._key is None else read_entries(self._journal, self._part, self._key)
            self._lines = stack.enter_context(self._resumed())
            self._open = stack.pop_all()
        return self

    def _require_ours(self) -> None:
        """Raise ScanError if a file lies where the part or the journal go, and no run has left it there."""
        to_thrift = self._part.exists() and self._part.stat().st_size > len(MAGIC)
        if self._journal.exists():
            begun = self._journal.read_bytes()[: len(JOURNAL)]
            other = None if to_thrift or begun == JOURNAL.encode()[: len(begun)] else self._journal
        else:
            other = self._part if to_thrift else None
        if other is not None:
            what = f"{str(other)!r} is there, and no run of a scan has left it"
            raise ScanError(what, "move it away, or write to another path")

    def _resumed(self) -> BufferedWriter:
        """Cut off what is not whole, in the part and in the journal; return the journal, open."""
        for entry in self.entries:
            self._add(ThriftReader(entry.footer).struct(), entry.start)
        self._file.truncate(self.entries[-1].end if self.entries else 0)
        self._file.seek(0, os.SEEK_END)
        if not self.entries:
            self._file.write(MAGIC)
            self._file.flush()
        fresh = Path(f"{self._journal}.new")
        fresh.write_bytes((self._key or JOURNAL).encode() + b"\n" + b"".join(e.line() for e in self.entries))
        fresh.replace(self._journal)
        return self._journal.open("ab")

    def __exit__(self, _: type[BaseException] | None, error: BaseException | None, __: TracebackType | None) -> None:
        if error is None:
            self._journal.unlink(missing_ok=True)  # the part has its name
        elif not isinstance(error, INTERRUPTIONS) or (isinstance(error, Exception) and is_raised_by_row(error)):
            self._part.unlink(missing_ok=True)
            self._journal.unlink(missing_ok=True)
        self._open.close()

    def append(self, file: memoryview, row: int, states: Callable[[], list[bytes | None]]) -> None:
        """Append the row groups of a whole Parquet ``file``, with which ``row`` rows are done.

        ``states`` gives what the steps kept after those.
        """
        body, footer = split_file(file)
        start, footer_bytes = self._file.tell(), to_thrift(footer)
        self._file.write(body)
        self._file.flush()
        self._add(footer, start)
        self._since += len(body)
        kept: list[bytes | None] | None = states()
        size = sum(len(one) for one in kept or [] if one)
        if size > SMALL and self._since < SHARE * size:
            kept = None
        else:
            self._since = 0
        check, end = zlib.crc32(body), start + len(body)
        self._lines.write(Entry(start=start, end=end, check=check, row=row, footer=footer_bytes, states=kept).line())
        self._lines.flush()

    def _add(self, footer: Struct, start: int) -> None:
        self._footer = self._footer or footer
        self._groups += shift_row_groups(footer, start)

    def finish(self, empty: memoryview) -> None:
        """Write the footer, see to it that all of the file is on the disk, and give it its name.

        ``empty`` is a file without rows, of which the footer is where there is nothing else.
        """
        self._file.write(merge_footers(self._footer or split_file(empty)[1], self._groups))
        self._file.flush()
        os.fsync(self._file.fileno())
        self._part.replace(self.path)


JOURNAL: Final = "inlay scan"
"""How a journal begins."""

SHARE: Final = 8
"""States are noted once so many times their bytes have been written since, and all of up to SMALL bytes."""

SMALL: Final = 1 << 16


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A row group that is written: the part has ``end`` bytes with it, ``check`` of its own, and ``row`` rows are done.

    ``footer`` is that of the row group as a file of its own; ``states`` what the steps kept after it, None if that was
    not noted.
    """

    start: int
    end: int
    check: int
    row: int
    footer: bytes
    states: list[bytes | None] | None

    def line(self) -> bytes:
        """Return the entry as a line."""
        states = None if self.states is None else [None if s is None else _text(s) for s in self.states]
        fields = [self.start, self.end, self.check, self.row, _text(self.footer), states]
        return json.dumps(fields).encode() + b"\n"

    @classmethod
    def read(cls, line: bytes) -> Entry:
        """Return the entry of a line; raise ValueError if it is none."""
        start, end, check, row, footer, states = json.loads(line)
        kept = None if states is None else [None if s is None else base64.b64decode(s) for s in states]
        return cls(start=start, end=end, check=check, row=row, footer=base64.b64decode(footer), states=kept)


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()


def read_entries(journal: Path, part: Path, key: str) -> list[Entry]:
    """Return the row groups that are whole and can be gone on from; none if the journal is of another ``key``."""
    found: list[Entry] = []
    try:
        lines = journal.read_bytes().split(b"\n")[:-1]  # the last one ends, or is no whole line
        if not lines or lines[0] != key.encode():
            return []
        with part.open("rb") as opened:
            for line in lines[1:]:
                entry = Entry.read(line)
                opened.seek(entry.start)
                body = opened.read(entry.end - entry.start)
                if len(body) < entry.end - entry.start or zlib.crc32(body) != entry.check:
                    break
                found.append(entry)
    except (ValueError, OSError):
        pass  # what was found before counts
    while found and found[-1].states is None:
        found.pop()
    return found


# -- what a run is of ------------------------------------------------------------------------------------


def inputs_of(step: Step) -> Mapping[Hashable, LazyColumn]:
    """Return the lazy columns that a step takes, by label."""
    inputs = step.inputs
    return {inputs.name: inputs.ref} if isinstance(inputs, SeriesInput) else inputs.refs


def steps_of(refs: Iterable[LazyColumn]) -> list[Step]:
    """Return the steps behind lazy columns, each before those that need it.

    The order is that of the columns: the same for equal frames.
    """
    found: dict[Step, None] = {}

    def visit(ref: LazyColumn) -> None:
        if isinstance(ref, ComputedColumn) and ref.step not in found:
            for one in inputs_of(ref.step).values():
                visit(one)
            found.setdefault(ref.step)

    for ref in refs:
        visit(ref)
    return list(found)


def key_of(files: Iterable[File], refs: Mapping[Hashable, LazyColumn], how: object) -> str | None:
    """Return what a run depends on as a line: its files, the functions and arguments of its steps, its columns.

    None if an argument has no value that can be seen.
    """
    numbers = {step: number for number, step in enumerate(steps_of(refs.values()))}

    def shown(given: Mapping[Hashable, LazyColumn]) -> list[object]:
        pairs = given.items()
        return [(label, (numbers[r.step], r.label) if isinstance(r, ComputedColumn) else r.label) for label, r in pairs]

    told = hashlib.sha256()
    try:
        for step in numbers:
            _update_digest(told.update, (shown(inputs_of(step)), step.what))
        _update_digest(
            told.update, (__version__, shown(refs), [(file.path, file.bytes, file.written) for file in files], how)
        )
    except (TypeError, UdfError):
        return None
    return f"{JOURNAL} {told.hexdigest()}"


def _update_digest(add: Callable[[bytes], object], value: object) -> None:
    """Add a value to a digest; raise TypeError for one of another kind."""
    if isinstance(value, str | int | float | bool | bytes | None):
        text = repr(value).encode()
        add(b"%d:" % len(text) + text)
    elif isinstance(value, tuple | list):
        add(b"(%d" % len(value))
        for one in value:
            _update_digest(add, one)
    elif isinstance(value, dict):
        _update_digest(add, [(name, value[name]) for name in sorted(value)])
    elif isinstance(value, np.ndarray | np.generic):
        _update_digest(add, (str(value.dtype), value.shape, value.tobytes()))
    elif (function := underlying_function(value)) is not None:
        identity = Identity(function)
        _update_digest(add, (identity.image, identity.tables, [one.array for one in identity.hash_tables.values()]))
    else:
        raise TypeError(type(value))


# -- states ----------------------------------------------------------------------------------------------


def dump_states(states: Mapping[Step, pa.Table], steps: list[Step]) -> list[bytes | None]:
    """Return the states of ``steps`` as bytes of Arrow's IPC stream."""
    import pyarrow as pa  # noqa: PLC0415 - scans import it

    made: list[bytes | None] = []
    for step in steps:
        if states.get(step) is None:
            made.append(None)
            continue
        sink = pa.BufferOutputStream()
        with pa.ipc.new_stream(sink, states[step].schema) as stream:
            stream.write_table(states[step])
        made.append(sink.getvalue().to_pybytes())
    return made


def load_states(kept: list[bytes | None], steps: list[Step]) -> dict[Step, pa.Table]:
    """Return what :func:`dump_states` was given."""
    import pyarrow as pa  # noqa: PLC0415 - as above

    read = {step: one for step, one in zip(steps, kept, strict=True) if one is not None}
    return {step: pa.ipc.open_stream(pa.py_buffer(one)).read_all() for step, one in read.items()}
