"""Which files a scan reads, and whether they are still those."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob, has_magic
from pathlib import Path
from typing import TYPE_CHECKING

from udf.base.records import dataclass
from udf.columns.text import is_text, pyarrow
from udf.errors import ArgumentError, FilesNotFoundError, ScanError, ScanMemoryError

if TYPE_CHECKING:
    import pyarrow as pa


@dataclass(frozen=True, slots=True)
class File:
    """A file as it was when the scan was made: its path, how many bytes it has, and when it was last written (ns)."""

    path: str
    bytes: int
    written: int

    def require_same(self) -> None:
        """Raise ScanError if the file has changed, or is gone."""
        try:
            now = file_at(self.path)
        except FilesNotFoundError:
            now = None
        if now != self:
            what = "is gone" if now is None else "has changed"
            hint = "make the scan again when no process writes its files; the results are incomplete"
            raise ScanError(f"{self.path!r} {what} since the scan was made", hint)


def file_at(path: str) -> File:
    """Return the file at ``path``; raise FilesNotFoundError if there is none."""
    try:
        found = Path(path).stat()
    except FileNotFoundError as missing:
        raise FilesNotFoundError(
            f"there is no file {path!r}", "check the path, or pass a pattern: 'data/*'"
        ) from missing
    except (OSError, ValueError) as refused:
        why = getattr(refused, "strerror", None) or refused
        raise ScanError(f"cannot read {path!r}: {why}", "check the path and its permissions") from refused
    if stat.S_ISDIR(found.st_mode):
        raise ScanError(f"{path!r} is a directory among files", "name the files that are in it: 'data/**/*.parquet'")
    if not stat.S_ISREG(found.st_mode):  # of which each reader would get a part
        raise ScanError(f"{path!r} is a pipe or a device", "write its output to a file, and scan that")
    return File(path, found.st_size, found.st_mtime_ns)


def files_of(source: object, ending: str) -> tuple[File, ...]:
    """Return the files that ``source`` names: a path, a pattern, a directory (all that end in ``ending``), or several.

    Those of a pattern or directory come in the order of their names.

    Raises
    ------
    FilesNotFoundError
        If there is none.
    ArgumentError
        If it is no path.
    """
    listed = source if isinstance(source, list | tuple) else [source]
    paths = [path for one in listed for path in _paths(one, ending)]
    if not paths:
        raise FilesNotFoundError(f"{source!r} names no file", "pass a path, a pattern ('data/*'), or a list of paths")
    return tuple(map(file_at, paths))


def _paths(one: object, ending: str) -> list[str]:
    if not isinstance(one, str | os.PathLike):
        raise ArgumentError(f"a path cannot be {one!r}", "pass text or a pathlib.Path, or a list of them")
    if "://" in str(one):
        raise ArgumentError(f"{one!r} is not a file on this machine", "copy it here, or mount its file system")
    path = Path(one).expanduser()
    if path.is_dir():
        return _require_some(sorted(map(str, path.glob(f"*{ending}"))), str(path / f"*{ending}"))
    if has_magic(str(path)) and not path.exists():
        return _require_some(sorted(glob(str(path), recursive=True)), str(path))  # noqa: PTH207 - an absolute one too
    return [str(path)]


def _require_some(paths: list[str], asked: str) -> list[str]:
    if not paths:
        hint = "check the pattern: 'data/*.parquet', or 'data/**/*.parquet' to include subdirectories"
        raise FilesNotFoundError(f"no file is named {asked!r}", hint)
    return paths


@contextmanager
def read_errors(file: File) -> Iterator[None]:
    """Raise ScanError for what pyarrow cannot read in a file."""
    pa = pyarrow("reading files")
    try:
        yield
    except ScanError:
        raise
    except MemoryError as full:
        hint = "set udf.options.memory_bytes to less, or leave more memory to the process"
        raise ScanMemoryError(f"memory ran out while {file.path!r} was read: {full}", hint) from full
    except (pa.ArrowException, OSError) as broken:
        file.require_same()
        why = str(broken).strip().partition("\n")[0].rstrip(".")
        hint = "the file is broken, truncated, or of another format; write it again, or leave it out"
        if "conversion error" in why:
            hint = "its first rows look like another type: say which one it is, dtypes={'x': 'float64'}"
        raise ScanError(f"cannot read {file.path!r}: {why}", hint) from broken


def require_schema(mine: pa.Schema, first: pa.Schema, path: str, first_path: str) -> None:
    """Raise ScanError if a file has not the columns of the first one, in any order, each of its type.

    Text is of one type, in whatever layout, and as a dictionary too.
    """
    if len(set(mine.names)) < len(mine.names):
        twice = max(mine.names, key=mine.names.count)
        raise ScanError(f"{path!r} has several columns {twice!r}", "rewrite it with a name for each")
    for name in first.names:
        if name not in mine.names:
            raise ScanError(f"{path!r} has no column {name!r}, which {first_path!r} has", _SAME)
        if canonical_type(mine.field(name).type) != canonical_type(first.field(name).type):
            types = f"{mine.field(name).type}, and {first.field(name).type} in {first_path!r}"
            raise ScanError(f"column {name!r} of {path!r} is {types}", _SAME)
    further = [name for name in mine.names if name not in first.names]
    if further:
        raise ScanError(f"{path!r} has a column {further[0]!r}, which {first_path!r} has not", _SAME)


_SAME = "the files of one scan have the same columns: scan those that differ separately, or rewrite them"


def canonical_type(kind: object) -> pa.DataType:
    """Return an Arrow type, and for all that text can be one: its layout is the file's own matter.

    Examples
    --------
    >>> import pyarrow as pa
    >>> canonical_type(pa.dictionary(pa.int8(), pa.large_string()))
    DataType(string)
    """
    text = is_text(getattr(kind, "value_type", kind)) and (is_text(kind) or str(kind).startswith("dictionary<"))
    return pyarrow("scanning files").string() if text else kind


def cast_to_schema(table: pa.Table, first: pa.Schema) -> pa.Table:
    """Return a table of one file with its text laid out as the ``first`` file has it."""
    fields = [mine.with_type(first.field(mine.name).type) for mine in table.schema]
    return table if fields == list(table.schema) else table.cast(pyarrow("scanning files").schema(fields))
