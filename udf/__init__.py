"""Your own Python function over a column, at the speed of a hand-written kernel.

>>> import udf
>>> list(udf.Series([1.0, None, 2.5]).applymap(lambda x: x * 2 + 1))
[3.0, None, 6.0]
"""

import importlib
from typing import TYPE_CHECKING

from udf.process.platforms import require_platform

require_platform()  # before anything is imported that would fail in its own words

from udf.integrations.post_import import on_import  # noqa: E402 - as above
from udf.options import options  # noqa: E402 - as above; its module has its name
from udf.version import __version__ as __version__  # noqa: E402 - as above

if TYPE_CHECKING:
    from udf.api.explain import explain
    from udf.api.frames import DataFrame, Series
    from udf.api.lazy import LazyFrame, LazySeries
    from udf.api.scans import scan_csv, scan_ipc, scan_parquet
    from udf.api.vectorize import vectorize
    from udf.call.structures import struct
    from udf.choice.auto import last_call
    from udf.foreign.cpp import cpp
    from udf.foreign.ltoir import ltoir
    from udf.foreign.ptx import ptx
    from udf.frontend.extending import use_numba_extensions
    from udf.integrations.arrow import arrow_function
    from udf.integrations.pandas_engine import engine
    from udf.nulls.kinds import NA
    from udf.store import cache
    from udf.store.ahead import compile  # noqa: A004 - it is udf.compile
    from udf.store.compiled_udf import CompiledUdf, load

__all__ = [
    "NA",
    "CompiledUdf",
    "DataFrame",
    "LazyFrame",
    "LazySeries",
    "Series",
    "arrow_function",
    "cache",
    "compile",
    "cpp",
    "engine",
    "explain",
    "last_call",
    "load",
    "ltoir",
    "options",
    "ptx",
    "scan_csv",
    "scan_ipc",
    "scan_parquet",
    "struct",
    "use_numba_extensions",
    "vectorize",
]

_LATER = {
    "CompiledUdf": "udf.store.compiled_udf",
    "DataFrame": "udf.api.frames",
    "LazyFrame": "udf.api.lazy",
    "LazySeries": "udf.api.lazy",
    "NA": "udf.nulls.kinds",
    "Series": "udf.api.frames",
    "arrow_function": "udf.integrations.arrow",
    "cache": "udf.store.cache",
    "compile": "udf.store.ahead",
    "compiler": "udf.compiler",
    "cpp": "udf.foreign.cpp",
    "engine": "udf.integrations.pandas_engine",
    "explain": "udf.api.explain",
    "last_call": "udf.choice.auto",
    "load": "udf.store.compiled_udf",
    "ltoir": "udf.foreign.ltoir",
    "ptx": "udf.foreign.ptx",
    "random": "udf.random",
    "scan_csv": "udf.api.scans",
    "scan_ipc": "udf.api.scans",
    "scan_parquet": "udf.api.scans",
    "struct": "udf.call.structures",
    "use_numba_extensions": "udf.frontend.extending",
    "vectorize": "udf.api.vectorize",
}
"""What there is to use -> the module that has it, or that it is, imported when it is first asked for."""

_DOORS = {name: f"udf.integrations.{name}" for name in ("datafusion", "duckdb", "pyarrow", "spark")}
"""Other libraries whose functions ours become -> the module that does it: ``udf.duckdb.register(..)``."""


def __getattr__(name: str) -> object:
    if name in _DOORS:
        return importlib.import_module(_DOORS[name])
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = importlib.import_module(_LATER[name])
    found = globals()[name] = getattr(module, name, module)
    return found


def __dir__() -> list[str]:
    """Return what there is to use: the modules below are imported by their names."""
    return sorted([*__all__, "__doc__", "__name__", "__version__", "errors"])


on_import("pandas", "udf.integrations.pandas")  # gives pandas.Series its .udf, whichever is imported first
on_import("polars", "udf.integrations.polars")
on_import("dask.dataframe", "udf.integrations.dask")
on_import("cudf", "udf.integrations.cudf")
