"""Whether the Numba that is installed is one that the front end was written for; asked before it is used."""

from __future__ import annotations

import re
from functools import cache

from udf.errors import MissingPackageError, PackageVersionError, TwoVersionsError
from udf.frontend.settings import NUMBA
from udf.store.versions import version_of


@cache
def require_numba() -> None:
    """Refuse a Numba that is missing, or outside of ``settings.NUMBA``: its insides may be others; and two of them."""
    try:
        from numba import __version__ as found  # noqa: PLC0415 - with the first compile
    except ModuleNotFoundError as missing:
        if missing.name != "numba":
            raise
        raise MissingPackageError("numba", "compiling a UDF") from missing
    (major, low), (_, high) = NUMBA
    series = re.match(r"(\d+)\.(\d+)", found)
    if series is None or not (major, low) <= (int(series[1]), int(series[2])) <= (major, high):
        wanted = f"{major}.{low} to {major}.{high}"
        raise PackageVersionError("Numba", found, wanted, f"numba>={major}.{low},<{major}.{high + 1}")
    listed = version_of("numba")
    if listed is not None and _release(listed) != _release(found):
        raise TwoVersionsError("numba", found, listed)


def _release(version: str) -> list[str]:
    return re.findall(r"\d+", version)[:3]
