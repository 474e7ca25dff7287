"""The part of an output that is written so far, beside its journal; it gets its name when it is whole."""

from __future__ import annotations

import fcntl
import os
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from udf.base.raising import is_raised_by_row
from udf.doors.files.footer import MAGIC, ThriftReader, merge_footers, shift_row_groups, split_file, to_thrift
from udf.doors.files.journal import JOURNAL, SHARE, SMALL, Entry, check_of, read_entries
from udf.errors import ScanError

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType
    from typing import Self

    from udf.doors.files.footer import Struct

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

    def _resumed(self) -> Any:
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

    def append(self, file: bytes, row: int, states: Callable[[], list[bytes | None]]) -> None:
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
        check, end = check_of(body), start + len(body)
        self._lines.write(Entry(start=start, end=end, check=check, row=row, footer=footer_bytes, states=kept).line())
        self._lines.flush()

    def _add(self, footer: Struct, start: int) -> None:
        self._footer = self._footer or footer
        self._groups += shift_row_groups(footer, start)

    def finish(self, empty: bytes) -> None:
        """Write the footer, see to it that all of the file is on the disk, and give it its name.

        ``empty`` is a file without rows, of which the footer is where there is nothing else.
        """
        self._file.write(merge_footers(self._footer or split_file(empty)[1], self._groups))
        self._file.flush()
        os.fsync(self._file.fileno())
        self._part.replace(self.path)
