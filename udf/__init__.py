"""Your own Python function over a column, at the speed of a hand-written kernel.

>>> import udf
>>> list(udf.Series([1.0, None, 2.5]).applymap(lambda x: x * 2 + 1))
[3.0, None, 6.0]
"""

import importlib
from typing import TYPE_CHECKING

from udf.platforms import require_platform

require_platform()  # before anything is imported that would fail in its own words

from udf.api.frames import DataFrame, Series  # noqa: E402 - as above
from udf.choice import last_call  # noqa: E402 - as above
from udf.explain import explain  # noqa: E402 - as above
from udf.integrations.arrival import on_import  # noqa: E402 - as above
from udf.missing import NA  # noqa: E402 - as above
from udf.options import options  # noqa: E402 - as above
from udf.store import cache  # noqa: E402 - as above
from udf.version import __version__ as __version__  # noqa: E402 - as above

if TYPE_CHECKING:
    from udf.integrations.arrow import arrow_function
    from udf.integrations.pandas_engine import engine
    from udf.store.ahead import compile  # noqa: A004 - it is udf.compile
    from udf.store.compiled import CompiledUdf, load

__all__ = ["NA", "CompiledUdf", "DataFrame", "Series", "arrow_function", "cache", "compile", "engine", "explain"]
__all__ += ["last_call", "load", "options"]

_LATER = {
    "CompiledUdf": "udf.store.compiled",
    "arrow_function": "udf.integrations.arrow",
    "compile": "udf.store.ahead",
    "engine": "udf.integrations.pandas_engine",
    "load": "udf.store.compiled",
}
"""What most programs do not need -> where it is imported from when it is asked for."""

_DOORS = {name: f"udf.integrations.{name}" for name in ("datafusion", "duckdb", "pyarrow")}
"""Other libraries whose functions ours become -> the module that does it: ``udf.duckdb.register(..)``."""


def __getattr__(name: str) -> object:
    if name in _LATER:
        return getattr(importlib.import_module(_LATER[name]), name)
    if name in _DOORS:
        return importlib.import_module(_DOORS[name])
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """Return what there is to use: the modules below are imported by their names."""
    return sorted([*__all__, "__doc__", "__name__", "__version__", "errors"])


on_import("pandas", "udf.integrations.pandas")  # gives pandas.Series its .udf, whichever is imported first
on_import("polars", "udf.integrations.polars")
