"""Which files a scan reads, and whether they are still those."""

from __future__ import annotations

import os
from contextlib import contextmanager
from dataclasses import dataclass
from glob import glob, has_magic
from pathlib import Path
from typing import TYPE_CHECKING, Any

from udf.errors import ArgumentError, FilesNotFoundError, ScanError
from udf.interop.text import pyarrow

if TYPE_CHECKING:
    from collections.abc import Iterator


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
            hint = "make the scan again when nobody writes its files; results of it are not whole"
            raise ScanError(f"{self.path!r} {what} since the scan was made", hint)


def file_at(path: str) -> File:
    """Return the file at ``path``; raise FilesNotFoundError if there is none."""
    try:
        found = Path(path).stat()
    except FileNotFoundError as missing:
        raise FilesNotFoundError(
            f"there is no file {path!r}", "see to the path, or pass a pattern: 'data/*'"
        ) from missing
    except OSError as refused:
        raise ScanError(f"cannot read {path!r}: {refused.strerror}", "see to the path and its permissions") from refused
    return File(path, found.st_size, found.st_mtime_ns)


def files_of(source: Any, ending: str) -> tuple[File, ...]:
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


def _paths(one: Any, ending: str) -> list[str]:
    if not isinstance(one, str | os.PathLike):
        raise ArgumentError(f"a path cannot be {one!r}", "pass text or a pathlib.Path, or a list of them")
    path = Path(one)
    if path.is_dir():
        return _some(sorted(map(str, path.glob(f"*{ending}"))), str(path))
    if has_magic(str(path)) and not path.exists():
        return _some(sorted(glob(str(path), recursive=True)), str(path))  # noqa: PTH207 - an absolute one too
    return [str(path)]


def _some(paths: list[str], asked: str) -> list[str]:
    if not paths:
        raise FilesNotFoundError(f"no file is named {asked!r}", "see to the pattern: 'data/*.parquet'")
    return paths


@contextmanager
def reading(path: str) -> Iterator[None]:
    """Raise ScanError for what pyarrow cannot read in the file at ``path``."""
    pa = pyarrow("reading files")
    try:
        yield
    except ScanError:
        raise
    except (pa.ArrowException, OSError) as broken:
        why = str(broken).strip().partition("\n")[0].rstrip(".")
        hint = "the file is broken, cut short or of another kind: make it again, or leave it out"
        raise ScanError(f"cannot read {path!r}: {why}", hint) from broken


def require_schema(mine: Any, first: Any, path: str, first_path: str) -> None:
    """Raise ScanError if a file has not the columns of the first one, each of the same type, in any order."""
    for name in first.names:
        if name not in mine.names:
            raise ScanError(f"{path!r} has no column {name!r}, which {first_path!r} has", _SAME)
        if mine.field(name).type != first.field(name).type:
            types = f"{mine.field(name).type}, and {first.field(name).type} in {first_path!r}"
            raise ScanError(f"column {name!r} of {path!r} is {types}", _SAME)
    further = [name for name in mine.names if name not in first.names]
    if further:
        raise ScanError(f"{path!r} has a column {further[0]!r}, which {first_path!r} has not", _SAME)


_SAME = "the files of one scan have the same columns: scan those apart that differ, or write them anew"
