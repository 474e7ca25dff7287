"""Your own Python functions over the columns of dataframes, compiled.

pandas has them as ``series.udf.map(f)``, ``frame.udf.apply(f, axis=1)``, or without a change of code after
``udf.pandas.install()``; Polars as ``pl.col("x").udf.map(f)``; DuckDB by ``udf.duckdb.register``. For other columns:

>>> import udf
>>> list(udf.Series([1.0, None, 2.5]).map(lambda x: x * 2 + 1))
[3.0, None, 6.0]

``udf.last_call()`` says where a call ran, and ``udf.options`` has what can be set.
"""

import importlib
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING

from udf.base.platforms import require_platform

require_platform()  # before anything is imported that would fail in its own words

from udf.base.post_import import on_import  # noqa: E402 - as above
from udf.base.provided import provide  # noqa: E402 - as above
from udf.options import options  # noqa: E402 - as above; its module has its name
from udf.version import __version__ as __version__  # noqa: E402 - as above

if TYPE_CHECKING:
    from udf import compiler as compiler
    from udf import datafusion as datafusion
    from udf import duckdb as duckdb
    from udf import errors as errors
    from udf import pandas as pandas
    from udf import pyarrow as pyarrow
    from udf import random as random
    from udf import spark as spark
    from udf.api.ahead.ahead import compile  # noqa: A004 - it is udf.compile
    from udf.api.ahead.compiled_udf import CompiledUdf, load
    from udf.api.ahead.warm_up import warm_up
    from udf.api.explain import explain
    from udf.api.foreign.cpp import cpp
    from udf.api.foreign.ltoir import ltoir
    from udf.api.foreign.ptx import ptx
    from udf.api.frames import DataFrame, Series
    from udf.api.vectorize import vectorize
    from udf.base.null_kinds import NA
    from udf.bind.structures import struct
    from udf.doors.arrow import arrow_function
    from udf.doors.files.lazy_frames import LazyFrame, LazySeries
    from udf.doors.files.scan_files import scan_csv, scan_ipc, scan_parquet
    from udf.doors.pandas.pandas_engine import engine
    from udf.frontend.driver.extending import use_numba_extensions
    from udf.runtime.choice.last_call import last_call
    from udf.runtime.store import cache

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
    "warm_up",
]

_MODULES = {
    "udf.api.explain": ("explain",),
    "udf.api.frames": ("DataFrame", "Series"),
    "udf.doors.files.lazy_frames": ("LazyFrame", "LazySeries"),
    "udf.doors.files.scan_files": ("scan_csv", "scan_ipc", "scan_parquet"),
    "udf.api.vectorize": ("vectorize",),
    "udf.bind.structures": ("struct",),
    "udf.runtime.choice.last_call": ("last_call",),
    "udf.compiler": ("compiler",),
    "udf.api.foreign.cpp": ("cpp",),
    "udf.api.foreign.ltoir": ("ltoir",),
    "udf.api.foreign.ptx": ("ptx",),
    "udf.frontend.driver.extending": ("use_numba_extensions",),
    "udf.doors.arrow": ("arrow_function",),
    "udf.doors.pandas.pandas_engine": ("engine",),
    "udf.base.null_kinds": ("NA",),
    "udf.random": ("random",),
    "udf.datafusion": ("datafusion",),
    "udf.duckdb": ("duckdb",),
    "udf.pandas": ("pandas",),
    "udf.pyarrow": ("pyarrow",),
    "udf.spark": ("spark",),
    "udf.api.ahead.ahead": ("compile",),
    "udf.api.ahead.warm_up": ("warm_up",),
    "udf.runtime.store.cache": ("cache",),
    "udf.api.ahead.compiled_udf": ("CompiledUdf", "load"),
}
"""The modules that are imported when something in them, or they themselves, are first asked for -> what that is."""

_LATER = {name: module for module, names in _MODULES.items() for name in names}

_LIBRARIES = {
    "datafusion": "datafusion",
    "duckdb": "duckdb",
    "pandas": "pandas",
    "pyarrow": "pyarrow",
    "spark": "pyspark",
}
"""Public modules -> the library that each needs."""


def __getattr__(name: str) -> object:
    if name == "__pandas_udf__":  # what pandas asks an engine for: engine=udf is engine=udf.engine
        return getattr(__getattr__("engine"), name)
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}", name=name, obj=sys.modules[__name__])
    module = importlib.import_module(_LATER[name])
    found = globals()[name] = getattr(module, name, module)
    return found


def __dir__() -> list[str]:
    """Return the public names, without those of modules whose library is not installed."""
    there = [name for name, library in _LIBRARIES.items() if find_spec(library)]
    return sorted([*__all__, "__doc__", "__name__", "__version__", "compiler", "errors", "random", *there])


provide("GPU columns", "udf.cuda.gpu_columns")
provide("programs", "udf.runtime.store.cache")
provide("dump", "udf.api.explanation.explained_stages")
provide("key places", "udf.cpu.key_places")
on_import("pandas", "udf.doors.pandas.pandas_accessor")  # gives pandas.Series its .udf, whichever is imported first
on_import("polars", "udf.doors.polars")
on_import("dask.dataframe", "udf.doors.dask.dask_accessor")
on_import("cudf", "udf.doors.cudf")
