"""What is private in CPython's ``re``, in one place: its parser, its compiler, and the case of code points.

They are those of Python 3.11 to 3.13; tests compare with what ``re`` itself finds.
"""

import re
from _sre import unicode_iscased as iscased  # type: ignore[import-not-found]
from types import ModuleType
from typing import Any, Final, TypeAlias

constants: Final[ModuleType] = getattr(re, "_constants")  # noqa: B009 - not in its stub
parser: Final[ModuleType] = getattr(re, "_parser")  # noqa: B009 - as above
compiler: Final[ModuleType] = getattr(re, "_compiler")  # noqa: B009 - as above

Part: TypeAlias = tuple[int, Any]
"""A part of the parser's tree: an operation of ``constants``, and what it is given."""

__all__ = ("Part", "compiler", "constants", "iscased", "parser")
