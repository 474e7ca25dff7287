"""What is private in CPython's ``re``, in one place: its parser, its compiler, and the case of code points.

They are those of Python 3.11 to 3.13; tests compare with what ``re`` itself finds.
"""

import re
from _sre import unicode_iscased as iscased  # type: ignore[import-not-found]
from typing import Any, Final

constants: Final[Any] = getattr(re, "_constants")  # noqa: B009 - not in its stub
parser: Final[Any] = getattr(re, "_parser")  # noqa: B009 - as above
compiler: Final[Any] = getattr(re, "_compiler")  # noqa: B009 - as above

__all__ = ("compiler", "constants", "iscased", "parser")
