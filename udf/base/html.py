"""What a notebook shows of objects that are a list of names and values: a table in the look of pandas'."""

from collections.abc import Iterable
from html import escape


def html_table(title: str, rows: Iterable[tuple[object, object]]) -> str:
    """Return a table of names and values below a title.

    >>> html_table("<a>", [])
    '<table border="1" class="dataframe"><caption>&lt;a&gt;</caption><tbody></tbody></table>'
    """
    lines = "".join(f"<tr><th>{escape(str(name))}</th><td>{escape(str(value))}</td></tr>" for name, value in rows)
    return f'<table border="1" class="dataframe"><caption>{escape(title)}</caption><tbody>{lines}</tbody></table>'
