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
    from udf.api.lazy import LazyFrame, LazySeries
    from udf.api.scans import scan_csv, scan_ipc, scan_parquet
    from udf.store.ahead import compile  # noqa: A004 - it is udf.compile
    from udf.store.compiled import CompiledUdf, load

__all__ = [
    "NA", "CompiledUdf", "DataFrame", "LazyFrame", "LazySeries", "Series", "cache", "compile", "explain", "last_call",
    "load", "options", "scan_csv", "scan_ipc", "scan_parquet",
]  # fmt: skip

_LATER = {
    "compile": "udf.store.ahead",
    "CompiledUdf": "udf.store.compiled",
    "load": "udf.store.compiled",
    **dict.fromkeys(("LazyFrame", "LazySeries"), "udf.api.lazy"),
    **dict.fromkeys(("scan_csv", "scan_ipc", "scan_parquet"), "udf.api.scans"),
}
"""What most programs do not need -> where it is imported from when it is asked for."""


def __getattr__(name: str) -> object:
    if name in _LATER:
        return getattr(importlib.import_module(_LATER[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """Return what there is to use: the modules below are imported by their names."""
    return sorted([*__all__, "__doc__", "__name__", "__version__", "errors"])


on_import("pandas", "udf.integrations.pandas")  # gives pandas.Series its .udf, whichever is imported first
