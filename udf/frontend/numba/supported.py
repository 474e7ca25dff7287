"""Whether the Numba that is installed is one that the front end was written for; asked before it is used."""

import os
import re
import sys
from functools import cache
from importlib.util import find_spec
from typing import Final

from udf.base.numba_settings import NUMBA
from udf.base.versions import version_of
from udf.errors import BrokenPackageError, MissingPackageError, PackageVersionError, TwoVersionsError


@cache
def require_numba() -> None:
    """Refuse a Numba that is missing, or outside of ``settings.NUMBA``: its insides may be others; and two of them."""
    for name in ("numba", "llvmlite", "cuda"):
        _require_package(name)
    try:
        from numba import __version__ as found  # noqa: PLC0415 - with the first compile
    except (ImportError, OSError, AttributeError, SystemError) as error:  # an old one and a new NumPy give any of them
        if getattr(error, "name", None) == "numba" and isinstance(error, ModuleNotFoundError):
            raise MissingPackageError("numba", "compiling a UDF") from error
        _require(version_of("numba") or f"{NUMBA[0][0]}.{NUMBA[0][1]}")
        raise _broken(error) from error
    _require(found)
    file = str(sys.modules["numba"].__file__)
    for listed in _distribution_versions(os.path.dirname(os.path.dirname(file))):  # noqa: PTH120 - as text, like the path
        if _release(listed) != _release(found):
            raise TwoVersionsError("numba", found, listed)
    try:
        import udf.frontend.numba.names  # noqa: F401, PLC0415 - all that is taken
    except ImportError as error:
        raise _broken(error) from error


def _require_package(name: str) -> None:
    """Refuse a file ``cuda.py`` in the place of a package: an import would run it, and it may be what runs now."""
    spec = None if name in sys.modules else find_spec(name)
    if spec is not None and spec.submodule_search_locations is None:
        raise BrokenPackageError(f"the package {name}", f"{spec.origin} is found before it", "rename that file")


def _broken(error: Exception) -> BrokenPackageError:
    return BrokenPackageError("Numba", str(error), "install it again: pip install --force-reinstall numba")


def _require(version: str) -> None:
    """Refuse a version outside of the range."""
    (major, low), (_, high) = NUMBA
    series = re.match(r"(\d+)\.(\d+)", version)
    if series is None or not (major, low) <= (int(series[1]), int(series[2])) <= (major, high):
        supported = f"{major}.{low} to {major}.{high}"
        raise PackageVersionError("Numba", version, supported, f"numba>={major}.{low},<{major}.{high + 1}")


def _distribution_versions(folder: str) -> list[str]:
    """Return the versions of Numba that were installed into ``folder``; if none was, the first on Python's path."""
    beside = [match[1] for match in map(_INSTALLED.fullmatch, os.listdir(folder)) if match]  # noqa: PTH208 - as above
    first = version_of("numba")
    return beside or ([] if first is None else [first])


_INSTALLED: Final = re.compile(r"numba-([^-]+)\.dist-info")


def _release(version: str) -> list[str]:
    return re.findall(r"\d+", version)[:3]
