"""Partitions that Dask takes for cuDF's: pandas' on Arrow's types, whose rows may all be null, with cuDF's accessor.

What comes out of the accessor is made of pylibcudf's Columns; tests/gpu/test_dask_cudf.py asks the real ones.
"""

from types import ModuleType
from typing import Any

import pandas as pd
import pyarrow as pa
from dask.dataframe.dispatch import meta_nonempty

from tests.support import cudf_standin
from tests.support.cudf_standin import UNITS, values_of


def _array(column: Any) -> Any:
    name = column.type().id().name
    if name == "STRING":
        kind = pa.string()
    elif name in cudf_standin.DTYPES:
        kind = pa.from_numpy_dtype(cudf_standin.DTYPES[name])
    else:
        kind = (pa.timestamp if name.startswith("TIMESTAMP") else pa.duration)(UNITS[name.partition("_")[2]])
    return pd.array(pa.array(values_of(column), kind), dtype=pd.ArrowDtype(kind))


class Series(pd.Series):
    @property
    def _constructor(self):
        return Series

    @property
    def _constructor_expanddim(self):
        return DataFrame

    @classmethod
    def from_pylibcudf(cls, column, metadata):
        return cls(_array(column), index=metadata["index"], name=metadata["name"])


class DataFrame(pd.DataFrame):
    @property
    def _constructor(self):
        return DataFrame

    @property
    def _constructor_sliced(self):
        return Series

    @classmethod
    def from_pylibcudf(cls, table, metadata):
        made = pd.concat([pd.Series(_array(one)) for one in table.columns()], axis=1, keys=range(len(table.columns())))
        made.columns = metadata["columns"]
        return cls(made if metadata["index"] is None else made.set_axis(metadata["index"]))


def modules() -> dict[str, ModuleType]:
    """Return the modules ``cudf`` and ``pylibcudf``, and one for what Dask imports when it meets the first."""
    made = cudf_standin.modules(Series, DataFrame)
    for kind in (Series, DataFrame):
        kind.__module__ = "cudf"  # by which the door knows them
        meta_nonempty.register(kind, lambda meta, kind=kind: kind(meta_nonempty(kind.__base__(meta))))
    made["cudf"].concat, made["cudf"].from_pandas = pd.concat, lambda labels: labels
    return {**made, "dask_cudf": ModuleType("dask_cudf")}
