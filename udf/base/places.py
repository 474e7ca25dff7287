"""How messages name a place in source code."""

import sys


def named(file: str) -> str:
    """Return a file's name, or for a notebook's cell what IPython's tracebacks call it: "Cell In[5]"."""
    shell = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    cell = getattr(getattr(shell, "compile", None), "format_code_name", lambda _: None)(file)
    return file if cell is None else " ".join(cell)


def called(function: object) -> str:
    """Return how a message names what is applied: a function with its place, several by theirs, others as they are.

    Examples
    --------
    >>> called({"x": "sum"}), called(None)
    ("'sum'", 'the functions')
    """
    if function is None:  # named: agg(low=("x", f))
        return "the functions"
    if isinstance(function, dict | list | tuple):
        given = function.values() if isinstance(function, dict) else function
        return ", ".join(dict.fromkeys(map(called, given)))
    code = getattr(function, "__code__", None)
    return repr(function) if code is None else f"{code.co_name!r} ({named(code.co_filename)}:{code.co_firstlineno})"
