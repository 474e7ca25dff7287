"""What is known of each code point, and powers of ten, as one image of bytes that functions of the library read.

There is one image for each version of Unicode that a supported Python has (``python -m tests.support.ship.text
tables``). The layout is that of kernels/text_unicode.cuh.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from udf.errors import BrokenPackageError

if TYPE_CHECKING:
    from numpy.typing import NDArray

HERE: Final = Path(__file__).resolve().parent

FLAGS: Final = (
    "alpha", "decimal", "digit", "numeric", "space", "lower", "upper", "title", "printable", "starts_name",
    "goes_on_name", "cased", "ignorable",
)  # fmt: skip
"""Bit by bit, what a code point is."""


def flag(name: str) -> int:
    """Return the bit of a predicate.

    Examples
    --------
    >>> flag("digit")
    4
    """
    return 1 << FLAGS.index(name)


@cache
def tables() -> NDArray[np.uint8]:
    """Return the image of the Unicode of this Python, read once.

    Raises
    ------
    BrokenPackageError
        If there is none: Inlay ships those of the Pythons that it supports.
    """
    try:
        return np.fromfile(path(), np.uint8)
    except OSError as missing:
        hint = "use a Python that Inlay supports, or install Inlay again"
        raise BrokenPackageError(
            f"Inlay's table of Unicode {unicodedata.unidata_version}", str(missing), hint
        ) from missing


def path() -> Path:
    """Return where the image of the Unicode of this Python is kept."""
    return HERE / f"tables-{unicodedata.unidata_version}.bin"
