"""Other libraries: each is imported when it is needed, and named by the extra of ours that brings it."""

import importlib
import sys
from types import ModuleType

from udf.errors import MissingPackageError


def library(name: str, extra: str, needed_by: str) -> ModuleType:
    """Return the module ``name``.

    Raises
    ------
    MissingPackageError
        If it, or what it needs, is not installed: names the extra of ours.

    Examples
    --------
    >>> library("no_such_library", "example", "this example")
    Traceback (most recent call last):
    udf.errors.MissingPackageError: this example needs no_such_library, which is not installed.
    Hint: pip install 'inlay-udf[example]'.
    """
    there = sys.modules.get(name)
    if there is not None:
        return there
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as missing:
        raise MissingPackageError(name, needed_by, extra) from missing
