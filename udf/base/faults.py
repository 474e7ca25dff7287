"""Whose fault an exception is: what our own code raises while it compiles a function is not the user's.

``compiling`` and ``udf.pandas``, which lets pandas run a call in place of any error of ours, are the two places of the
package that catch ``Exception``: nobody can name what a fault raises.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import PurePath
from traceback import walk_tb
from types import FrameType
from typing import Final

from udf.bind.arguments import is_argument_error
from udf.errors import InternalError, UdfError

OUR_PACKAGES: Final = frozenset({"udf", "ptx2cpp"})
LIBRARIES: Final = frozenset({"numba", "numba_cuda", "llvmlite", "cuda", "jinja2", "numpy", "cupy"})
"""What our code calls while it compiles, besides the standard library."""

PASS_THROUGH: Final = (UdfError, MemoryError, OSError, ImportError, Warning)
"""What says by itself what is wrong: our errors, and the machine's: no memory, no file, no library."""


def package_of(frame: FrameType) -> str:
    """Return the top-level package that a frame runs in."""
    return str(frame.f_globals.get("__name__", "")).partition(".")[0]


def innermost_frame(error: BaseException, packages: frozenset[str]) -> tuple[FrameType, int] | None:
    """Return the innermost frame and its line, if it is one of ``packages``; the standard library does not count."""
    for frame, line in reversed(list(walk_tb(error.__traceback__))):
        package = package_of(frame)
        if package in packages:
            return frame, line
        if package not in sys.stdlib_module_names:
            return None
    return None


@contextmanager
def compiling(function: object) -> Iterator[None]:
    """Raise InternalError for what our code, or a library that it calls, raises while it compiles ``function``."""
    try:
        yield
    except PASS_THROUGH:
        raise
    except Exception as error:
        place = innermost_frame(error, OUR_PACKAGES | LIBRARIES)
        if place is None or is_argument_error(error):  # code of the user's, called on the way; a call of it
            raise
        raise fault(error, function, place) from error


def fault(error: Exception, function: object, place: tuple[FrameType, int]) -> InternalError:
    """Return the error to raise in place of ``error``, which was raised at ``place``."""
    frame, line = place
    path = "/".join(PurePath(frame.f_code.co_filename).parts[-3:])
    text = str(error).strip().partition("\n")[0]
    code = getattr(function, "__code__", None)  # a builtin has none
    return InternalError(
        function=getattr(function, "__name__", type(function).__name__),
        file="<builtin>" if code is None else code.co_filename,
        line=0 if code is None else code.co_firstlineno,
        cause=f"{type(error).__name__}: {text}" if text else type(error).__name__,
        place=f"{path}:{line}, in {frame.f_code.co_name}",
    )
