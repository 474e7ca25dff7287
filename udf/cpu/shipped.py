"""Machine code that is the same for every function, shipped for the usual processors: LLVM would take 45 to 190 ms.

``python -m tests.support.ship.loops`` makes the files. What is not in them (another processor, a changed text, another
format of objects, a damaged file) is compiled here.
"""

import hashlib
import sys
import zlib
from functools import cache
from pathlib import Path
from typing import Final

from udf.base.container import unpack
from udf.base.logs import debug
from udf.cpu.target import missing_features
from udf.errors import ContainerError

PROCESSORS: Final = ("x86-64-v4", "x86-64-v3", "aarch64")
"""Those that code is shipped for, of ``udf.cpu.target.BASELINES``; the first that this machine runs is taken."""


def path_of(processor: str) -> Path:
    """Return where the code for a processor is."""
    return Path(__file__).resolve().parent / f"loops.{processor}.bin"


def key_of(text: str) -> str:
    """Return what the code of LLVM IR is found by."""
    return hashlib.sha256(text.encode()).hexdigest()


def shipped_code(text: str) -> bytes | None:
    """Return the object code of ``text`` for this machine; None if none is shipped."""
    code = _codes().get(key_of(text))
    return None if code is None else zlib.decompress(code)


@cache
def _codes() -> dict[str, bytes]:
    """Return the code that this machine runs, compressed, by its key."""
    here = [one for one in PROCESSORS if sys.platform.startswith("linux") and not missing_features(one)]
    try:
        header, codes = unpack(path_of(here[0]).read_bytes()) if here else ({"keys": []}, [])
        return dict(zip(header["keys"], codes, strict=True))
    except (OSError, ContainerError, KeyError, TypeError, ValueError) as odd:
        debug("loops are compiled, since the shipped ones cannot be read: %s", odd)
        return {}
