"""What compiles, as text of a key: the versions of packages, and a digest over our own source."""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from operator import attrgetter
from pathlib import Path
from typing import Final

from udf.base import resources
from udf.base.stage_store import StageStore

_DIST_INFO: Final = re.compile(r"([A-Za-z0-9._]+)-([^-]+)\.dist-info")
_OURS: Final = (".py", ".ll", ".gz", ".ptx", ".o", ".bca", ".bin", ".cuh", ".j2")


@cache
def installed() -> dict[str, str]:
    """Return the version of every package that is installed, by its normalised name: ``numba_cuda``.

    By the names of their folders, in a tenth of the time that ``importlib.metadata`` takes to be imported.
    """
    found: dict[str, str] = {}
    for place in reversed(sys.path):  # the first wins
        try:
            names = [name for name in os.listdir(place or ".") if name.endswith(".dist-info")]  # noqa: PTH208 - as below
        except OSError:
            continue
        for match in filter(None, map(_DIST_INFO.fullmatch, names)):
            found[match[1].lower().replace(".", "_").replace("-", "_")] = match[2]
    return found


def version_of(package: str) -> str | None:
    """Return a package's version; None if it is not installed.

    Examples
    --------
    >>> version_of("numpy") is None, version_of("no-such-package")
    (False, None)
    """
    return installed().get(package.lower().replace(".", "_").replace("-", "_"))


@cache
def source_digest() -> str:
    """Return a digest over all of our own source, kernel headers and templates: it decides what code comes out.

    To read 800 files takes most of what a call takes that was compiled before. An installer has written a list of their
    digests behind them, which is read in their place. Where there is none the digest is kept by what the system says of
    the files: one that is written has another time of change, which no program can set.
    """
    found = [(name, path, os.stat(path)) for name, path in _sources()]  # noqa: PTH116 - as below
    listed = _listed(max(one.st_ctime_ns for *_, one in found))
    if listed is not None:
        return listed
    about = hashlib.sha256()
    for _, path, one in found:
        about.update(f"{path}\0{one.st_size} {one.st_mtime_ns} {one.st_ctime_ns} {one.st_ino}\n".encode())
    return _KEPT.made((about.hexdigest(),), lambda: _digest([one[:2] for one in found]).encode()).decode()


def _listed(newest: int) -> str | None:
    """Return a digest over an installer's list of our files; None if there is none, or it is older than the newest.

    Source: Python Packaging User Guide, "Recording installed projects"; an editable installation lists none of ours.
    """
    record = _record()
    return None if record is None or record[0].st_ctime_ns < newest else hashlib.sha256(record[1]).hexdigest()


def _record() -> tuple[os.stat_result, bytes] | None:
    """Return an installer's list of our files, and what the system says of it; None if there is none, or several."""
    place = resources.PACKAGE.parent
    names = [name for name in os.listdir(place) if name.startswith("inlay_udf-") and name.endswith(".dist-info")]  # noqa: PTH208 - as below
    if len(names) != 1:
        return None
    try:
        path = place / names[0] / "RECORD"
        text = path.read_bytes()
    except OSError:
        return None
    ours = f"{resources.PACKAGE.name}/__init__.py,sha256=".encode()
    return (path.stat(), text) if ours in text else None


def _sources() -> Iterator[tuple[str, str]]:
    """Yield our files in order: the name below its folder, and the path."""
    packages = [resources.PACKAGE, resources.PACKAGE.parent / "ptx2cpp"]
    data = [
        folder for folder in (resources.kernels(), resources.templates()) if resources.PACKAGE not in folder.parents
    ]
    for folder in map(str, [*packages, *data]):  # by names as text: 600 files as paths take as long as to read them
        found = (f"{at}/{name}" for at, _, names in os.walk(folder) for name in names if name.endswith(_OURS))
        yield from ((path[len(folder) :], path) for path in sorted(found))


def _digest(sources: list[tuple[str, str]]) -> str:
    digest = hashlib.sha256()
    for name, path in sources:
        with open(path, "rb", buffering=0) as file:  # noqa: PTH123 - as above
            text = file.read()
        digest.update(f"{name}\0{len(text)}\0".encode())
        digest.update(text)
    return digest.hexdigest()


_KEPT: Final = StageStore("source", lambda: 1, shared=True, limit=0)


@cache
def source_stamp() -> str:
    """Return names, sizes and times of the source that decides what compiles, in a tenth of the digest's time.

    For what may be out of date without harm: no code is kept under it. Of an installed package an installer's list of
    it says that much.
    """
    record = _record()
    if record is not None:
        return f"{resources.PACKAGE}\0{record[0].st_size}\0{record[0].st_mtime_ns}\0{record[0].st_ctime_ns}"
    return stamp_of(resources.PACKAGE / name for name in ("base", "bind", "doors", "frontend"))


def stamp_of(folders: Iterable[Path]) -> str:
    """Return names, sizes and times of the modules below folders, as a digest."""
    digest, todo = hashlib.sha256(), [*map(str, folders)]
    for at in todo:
        with os.scandir(at) as found:
            for one in sorted(found, key=attrgetter("name")):
                if one.name.endswith(".py"):
                    about = one.stat()
                    digest.update(f"{one.path}\0{about.st_size}\0{about.st_mtime_ns}\0".encode())
                elif "." not in one.name and one.name != "__pycache__" and one.is_dir():
                    todo.append(one.path)
    return digest.hexdigest()
