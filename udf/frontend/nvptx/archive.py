"""The archive of libdevice's functions: for each one bitcode with all that it calls, read when a UDF calls it.

A line of JSON (what the archive was made of, and where each function lies), then every function's bitcode, compressed
by itself, but for the shortest one, which the others are compressed after: all begin alike. A function has two forms
where ``fastmath`` makes another one of it: the second is called ``name:fast``.
``python -m tests.support.ship.libdevice`` makes the archive.
"""

import json
import zlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from udf.base.records import dataclass
from udf.errors import BrokenPackageError

FILE: Final = Path(__file__).with_name("libdevice.bca")
MAGIC: Final = b"INLAY libdevice 1\n"
LIBDEVICE_NAME: Final = "__nv_"
"""What every function of libdevice begins with (NVIDIA libdevice User's Guide, "Function Reference")."""

FAST: Final = ":fast"
"""What follows the name of a function as ``fastmath`` has it."""

SHORTEST: Final = ""
"""The name under which the shortest function lies by itself."""


@dataclass(frozen=True, slots=True)
class Archive:
    """An archive in memory: where each function lies in ``data`` (from, to, and its CRC-32), and what it is made of."""

    data: bytes
    made_of: Mapping[str, str]
    places: Mapping[str, tuple[int, int, int]]

    def bitcode(self, name: str, *, fast: bool = False) -> bytes | None:
        """Return the bitcode of a function and all that it calls; None if libdevice has none of this name.

        Raises
        ------
        BrokenPackageError
            If the archive is damaged: LLVM would end the process.
        """
        place = (self.places.get(name + FAST) if fast else None) or self.places.get(name)
        if place is None:
            return None
        shortest = self._read(self.places[SHORTEST], b"")
        return self._read(place, shortest)

    def _read(self, place: tuple[int, int, int], before: bytes) -> bytes:
        first, end, check = place
        packed = self.data[first:end]
        if zlib.crc32(packed) != check:
            raise _broken("a function in it is damaged")
        return zlib.decompressobj(zdict=before).decompress(packed)


def parse(data: bytes) -> Archive:
    """Return the archive that ``data`` is; BrokenPackageError if it is none, or was cut short."""
    head, _, rest = data.removeprefix(MAGIC).partition(b"\n")
    if not data.startswith(MAGIC):
        raise _broken("it is not an archive of libdevice")
    try:
        known: dict[str, Any] = json.loads(head)
        places = {name: (int(first), int(end), int(check)) for name, (first, end, check) in known["places"].items()}
        made_of = {str(name): str(value) for name, value in known["made_of"].items()}
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise _broken(f"its index is damaged ({error})") from error
    if SHORTEST not in places or any(not 0 <= first < end <= len(rest) for first, end, _ in places.values()):
        raise _broken(f"it was cut short: {len(data):,} bytes")
    return Archive(rest, made_of, places)


@cache
def shipped() -> Archive:
    """Return the archive that is part of Inlay."""
    try:
        return parse(FILE.read_bytes())
    except OSError as error:
        raise _broken(str(error)) from error


def _broken(why: str) -> BrokenPackageError:
    hint = "install Inlay again: pip install --force-reinstall --no-deps inlay-udf"
    return BrokenPackageError(f"Inlay's file {FILE.name}", why, hint)
