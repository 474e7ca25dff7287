"""What compiles, as text of a key: the versions of packages, and a digest over our own source."""

from __future__ import annotations

import hashlib
import re
import sys
from functools import cache
from pathlib import Path
from typing import Final

from udf import resources

_DIST_INFO: Final = re.compile(r"([A-Za-z0-9._]+)-([^-]+)\.dist-info")
_OURS: Final = (".py", ".ll", ".ptx", ".o", ".cuh", ".j2")


@cache
def installed() -> dict[str, str]:
    """Return the version of every package that is installed, by its normalised name: ``numba_cuda``.

    By the names of their folders, in a tenth of the time that ``importlib.metadata`` takes to be imported.
    """
    found: dict[str, str] = {}
    for place in reversed(sys.path):  # the first wins
        try:
            names = [path.name for path in Path(place or ".").iterdir()]
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
    """Return a digest over all of our own source, kernel headers and templates: it decides what code comes out."""
    packages = [resources.PACKAGE, resources.PACKAGE.parent / "ptx2cpp"]
    data = [
        folder for folder in (resources.kernels(), resources.templates()) if resources.PACKAGE not in folder.parents
    ]
    digest = hashlib.sha256()
    for folder in [*packages, *data]:
        for path in sorted(path for path in folder.rglob("*") if path.suffix in _OURS):
            digest.update(f"{path.relative_to(folder)}\0{path.stat().st_size}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()
