"""How Sphinx makes the site of docs/: ``make site``."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from udf.version import __version__

if TYPE_CHECKING:
    from sphinx.application import Sphinx

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "docs"))
ROOT_PAGES: Final = {"changelog": "CHANGELOG", "contributing": "CONTRIBUTING", "security": "SECURITY"}
"""Page of the site -> the file of the repository's root that it shows."""

project = "Inlay"
author = "The Inlay developers"
copyright = "2026, the Inlay developers"  # noqa: A001 - Sphinx's name
release = version = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "numpydoc"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["benchmarks/*"]
nitpicky = False  # docstrings name types of libraries whose inventories would need a network

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
suppress_warnings = ["myst.header"]  # pages of figures use headings as the report makes them

autodoc_typehints = "none"  # the Parameters section says them
autodoc_member_order = "bysource"
autodoc_mock_imports = ["pyspark"]  # no part of the development environment
autosummary_generate = False
numpydoc_show_class_members = False
numpydoc_xref_param_type = False
add_module_names = False
maximum_signature_line_length = 100

html_theme = "pydata_sphinx_theme"
html_title = f"Inlay {release}"
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {
    "logo": {"text": "Inlay"},
    "show_nav_level": 1,
    "navigation_with_keys": False,
    "secondary_sidebar_items": ["page-toc"],
    "footer_start": ["copyright"],
    "footer_end": [],
}


def show_root_pages(_: Sphinx, page: str, source: list[str]) -> None:
    """Replace the text of a page that stands for a file of the root, and the links to such files in all pages."""
    if page in ROOT_PAGES:
        source[0] = re.sub(r"\]\((?!#)(?:docs/)?", _from_docs, (ROOT / f"{ROOT_PAGES[page]}.md").read_text())
    for mine, theirs in ROOT_PAGES.items():
        source[0] = source[0].replace(f"](../{theirs}.md", f"]({mine}.md")


RECEIVERS: Final = {
    "value": "A value, `series.udf.map(f)`",
    "row": "A row, `frame.udf.apply(f, axis=1)`",
    "window": "A window, `series.udf.rolling(n).apply(f)`",
    "group": "A group of a column, `frame.udf.groupby(k)[c].agg(f)`",
    "frame": "A group of a frame, `frame.udf.groupby(k).apply(f)`",
    "column": "A whole column, `series.udf.agg(f)`",
}
"""Receivers in the product's table of what is compiled -> how the page of names calls them."""

KINDS: Final = {"math": r"math\.", "NumPy": r"np\.", "pandas": r"pd\.", "methods": r"\.", "Python": r""}
"""Headings of names -> how such names begin; the last has the rest."""


def list_names(_: Sphinx, page: str, source: list[str]) -> None:
    """Write the names into the page of supported names: those that are compiled for some dtype."""
    if page != "supported_names":
        return
    table = [line.split("\t") for line in (ROOT / "udf" / "bind" / "evidence.txt").read_text().splitlines()[1:]]
    dtypes = next(len(row[1].split(",")) for row in table if row[0] == "dtypes")
    for receiver, title in RECEIVERS.items():
        names = [row[1] for row in table if row[0] == receiver and (len(row) < 3 or len(row[2].split(",")) < dtypes)]
        source[0] += f"\n## {title}\n\n"
        for kind, begins in KINDS.items():
            some = [name for name in names if re.match(begins, name)]
            names = [name for name in names if name not in some]
            source[0] += f"- **{kind}**: {' '.join(f'`{name}`' for name in sorted(some))}\n" if some else ""


NOTEBOOK: Final = """The site's build ran this page: <a href="tutorial.ipynb" download>download it as a notebook</a>.

## Load the data"""


def run_tutorial(app: Sphinx) -> None:
    """Run the tutorial, and give the site its notebook."""
    from tutorial_notebook import write_notebook  # noqa: PLC0415 - beside this file

    Path(app.outdir).mkdir(parents=True, exist_ok=True)
    write_notebook(ROOT / "docs" / "tutorial.md", Path(app.outdir) / "tutorial.ipynb")


def offer_notebook(_: Sphinx, page: str, source: list[str]) -> None:
    """Write the link to the notebook into the tutorial."""
    if page == "tutorial":
        source[0] = source[0].replace("## Load the data", NOTEBOOK, 1)


def _from_docs(link: re.Match[str]) -> str:
    """Return the start of a link of the root's pages as a page in docs/ has it."""
    return "](" if link[0].endswith("docs/") else "](../"


def setup(app: Sphinx) -> None:
    """Register what happens to a page's text."""
    app.connect("source-read", show_root_pages)
    app.connect("source-read", list_names)
    app.connect("source-read", offer_notebook)
    app.connect("builder-inited", run_tutorial)
