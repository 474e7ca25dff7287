"""Functions of one frame, each written as what stands in it: a table of loops, or of exceptions, as text."""

import linecache
import re
from collections.abc import Callable
from itertools import count
from types import CodeType
from typing import Any

_NUMBER = count()


def _code_of(source: str) -> CodeType:
    """Return the code of a text, which Python can show."""
    file = f"<written {next(_NUMBER)}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    return compile(source, file, "exec")


def from_source(source: str, scope: dict[str, Any]) -> Any:
    """Return the function ``f`` of a text, whose globals are ``scope``."""
    exec(_code_of(source), scope)  # noqa: S102 - text of the tests' own
    return scope["f"]


def written(frame: str, text: str, scope: dict[str, Any]) -> dict[Callable[..., Any], str]:
    r"""Return functions, each with what is noted of it: ``name: note`` at the margin, its ``BODY`` in lines below.

    Examples
    --------
    >>> made = written("def NAME(x):\n    s = 1\n    BODY\n    return s", "twice: even\n    s = x + x", {})
    >>> [(function.__name__, function(5), note) for function, note in made.items()]
    [('twice', 10, 'even')]
    """
    found: dict[Callable[..., Any], str] = {}
    for name, note, body in re.findall(r"^(\w+)(?:: (.*))?\n((?:    .*(?:\n|$))+)", text, re.MULTILINE):
        source = frame.replace("NAME", name).replace("    BODY", body.rstrip())
        names: dict[str, Any] = {}
        exec(_code_of(source), scope, names)  # noqa: S102 - text of the tests' own
        found[names[name]] = note
    return found
