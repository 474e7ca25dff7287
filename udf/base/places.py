"""How messages name a place in source code."""

import sys


def named(file: str) -> str:
    """Return a file's name, or for a notebook's cell what IPython's tracebacks call it: "Cell In[5]"."""
    shell = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    cell = getattr(getattr(shell, "compile", None), "format_code_name", lambda _: None)(file)
    return file if cell is None else " ".join(cell)
