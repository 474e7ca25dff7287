"""``python -m udf stubs``: tell type checkers and editors about ``.udf``, which libraries attach at run time.

Polars' module of expressions becomes a partial stub package, ``polars-stubs`` (PEP 561), beside polars, with the
property ``udf``. pandas needs a stub only where pandas-stubs is installed: its two classes get the property.
"""

import ast
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ATTACHED: Final = (
    ("polars", "expr/expr", "Expr", "udf.doors.polars", "ExpressionFunctions"),
    ("pandas", "core/series", "Series", "udf.doors.pandas.pandas_accessor", "SeriesAccessor"),
    ("pandas", "core/frame", "DataFrame", "udf.doors.pandas.pandas_accessor", "DataFrameAccessor"),
)
"""(library, module, class, where its accessor is, the accessor's class)."""


def write_stubs() -> list[str]:
    """Write the property into the stubs of this environment; return the files."""
    written = []
    for library, module, name, place, accessor in ATTACHED:
        spec = find_spec(library)
        if spec is None or spec.origin is None:
            continue
        package = Path(spec.origin).parent
        stubs = package.with_name(f"{library}-stubs")
        stub = source = stubs / f"{module}.pyi"
        if library == "polars":  # it has types, in its own code: as installed now
            source = package / f"{module}.py"
            stub.parent.mkdir(parents=True, exist_ok=True)
            (stubs / "py.typed").write_text("partial\n")
        if source.exists():
            stub.write_text(_with_property(source.read_text(), name, place, accessor))
            written.append(str(stub))
    return written


def _with_property(text: str, name: str, place: str, accessor: str) -> str:
    """Return the code of a module, in which class ``name`` has the property ``udf``."""
    lines = text.splitlines()
    end = f"from {place} import {accessor} as _Inlay{accessor}"
    if end in lines:
        return text
    body = next(one for one in ast.parse(text).body if isinstance(one, ast.ClassDef) and one.name == name).body
    first = body[0].end_lineno or body[0].lineno  # a docstring, or an assignment
    lines[first:first] = ["", "    @property", f"    def udf(self) -> _Inlay{accessor}: ...", ""]
    return "\n".join([*lines, end, ""])
