"""Dask's door over cuDF's partitions, over a stand-in for both; tests/gpu/test_dask_cudf.py asks the real ones."""

import importlib
import pickle
import sys
from itertools import pairwise

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.cudf_standin import HostMemory
from udf.columns import transfers
from udf.cuda import gpu_columns
from udf.errors import ArgumentError, CompiledForError, DTypeError, UdfCompileError

dask = pytest.importorskip("dask")  # these tests also run in environments that have it not
pa = pytest.importorskip("pyarrow")
import dask.dataframe as dd  # noqa: E402 - as above

from tests.support import dask_cudf_standin  # noqa: E402 - it imports Dask

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]  # as Dask's own

ROWS = 400
RNG = np.random.default_rng(7)
GIVEN = pd.DataFrame(
    {
        "k": pd.array(RNG.choice(["a", "b", "c"], ROWS), pd.ArrowDtype(pa.string())),
        "x": pd.array(RNG.normal(size=ROWS), pd.ArrowDtype(pa.float64())),
        "n": pd.array(np.where(np.arange(ROWS) < 300, np.arange(ROWS), None), pd.ArrowDtype(pa.int64())),
        "t": pd.array(pd.date_range("2013", periods=ROWS, freq="min").as_unit("us"), pd.ArrowDtype(pa.timestamp("us"))),
    },
    index=pd.RangeIndex(100, 100 + ROWS),
)


@pytest.fixture
def partitions(monkeypatch):
    """Give the stand-ins their names, import the door under them, and return frames cut into such partitions."""
    made = dask_cudf_standin.modules()
    for name, module in made.items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(pd.Index, "to_pandas", lambda labels: labels, raising=False)
    for module in (transfers, gpu_columns):
        monkeypatch.setattr(module, "memory_of_gpu", lambda: HostMemory)
    monkeypatch.setattr(HostMemory, "streams", [])
    doors = ("udf.doors.cudf", "udf.doors.cudf")
    for door in doors:
        monkeypatch.delitem(sys.modules, door, raising=False)
    monkeypatch.setattr(importlib.import_module("udf.doors.cudf"), "memory_of_gpu", lambda: HostMemory)

    def parted(frame):
        there = made["cudf"].DataFrame(frame)
        cuts = [0, 1, 1, 5, 150, len(there)]
        parts = [dask.delayed(there.iloc[a:b]) for a, b in pairwise(cuts)]
        return dd.from_delayed(parts, meta=there.iloc[:0], verify_meta=False)

    with dask.config.set({"scheduler": "sync", "dataframe.shuffle.method": "tasks"}):
        yield parted
    for door in doors:
        sys.modules.pop(door, None)


def same(made, wanted) -> None:
    """Raise AssertionError where the types or values differ; cuDF's types have no other for nulls."""
    found = made.compute()
    assert type(made._meta).__module__ == type(found).__module__ == "cudf"
    assert found.dtype == made.dtype if found.ndim == 1 else (found.dtypes == made.dtypes).all()
    found = found.sort_index()
    assert found.index.tolist() == wanted.index.tolist()
    assert found.to_numpy("float64", na_value=np.nan) == pytest.approx(wanted.to_numpy("float64"), nan_ok=True)


def test_values_rows_and_several_results(partitions) -> None:
    """By the accessor of each partition; a partition without nulls has the types of one with them."""
    frame = partitions(GIVEN)
    same(frame.udf.apply(lambda row, by: row.x * row.n * by, axis=1, by=2.0), GIVEN.x * GIVEN.n.astype("float64") * 2)
    same(frame.x.udf.map(lambda x, k: x + k, args=(3,)), GIVEN.x + 3)
    same(frame.n.udf.map(lambda n: 0.5 if n is udf.NA else n), GIVEN.n.astype("float64").fillna(0.5))
    same(frame[["x", "n"]].udf.applymap(lambda v: v * 2), GIVEN[["x", "n"]].astype("float64") * 2)
    pair = frame.udf.apply(lambda row: (row.x, row.k + "!"), axis=1).compute()
    assert pair[1].tolist() == (GIVEN.k + "!").tolist()


def test_windows_groups_and_folds_of_groups(partitions) -> None:
    frame = partitions(GIVEN)
    plain = GIVEN.astype({"x": "float64", "t": "datetime64[us]"})
    wanted = plain.x.rolling(7, min_periods=2).max()
    same(frame.x.udf.rolling(7, min_periods=2).apply(lambda w: w.max()), wanted)
    same(frame.udf.rolling(3, center=True)["x"].apply(lambda w: w.sum()), plain.x.rolling(3, center=True).sum())
    timed = frame.udf.rolling("9min", on="t")["x"].apply(lambda w: w.sum())
    same(timed, plain.rolling("9min", on="t")["x"].sum())
    by = plain.groupby("k")["x"]
    same(frame.udf.groupby("k")["x"].agg(lambda s: s.max() - s.min()), by.max() - by.min())
    same(frame.udf.groupby("k")["x"].transform(lambda s: s - s.mean()), plain.x - by.transform("mean"))
    same(frame.udf.groupby("k")["x"].scan(lambda s, x: (s + x, s + x), 0.0), by.cumsum())


def test_what_goes_wrong_is_said(partitions, monkeypatch) -> None:
    """When it is asked for; a row that raises by its label; another version by both."""
    frame = partitions(GIVEN)
    with pytest.raises(UdfCompileError):
        frame.udf.apply(lambda row: row.x.no_such(), axis=1)
    with pytest.raises(ArgumentError, match="groupby"):
        frame.x.udf.scan(lambda s, x: (s + x, s + x), 0.0)
    with pytest.raises(ArgumentError, match="result_type"):
        frame.udf.apply(lambda row: (row.x, 1), axis=1, result_type="expand")
    with pytest.raises(ZeroDivisionError) as caught:
        frame.n.udf.map(lambda n: 1 // (n - 120)).compute()
    assert "220" in "".join(caught.value.__notes__)
    lists = GIVEN.assign(l=pd.array([[1]] * ROWS, pd.ArrowDtype(pa.list_(pa.int64()))))
    with pytest.raises(DTypeError):
        partitions(lists).l.udf.map(lambda v: 1)
    sent = frame.x.udf.map(lambda x: x + 1)
    monkeypatch.setattr("udf.api.ahead.shipping.__version__", "9.9")
    with pytest.raises(CompiledForError, match=rf"Inlay {udf.__version__}, and this process has Inlay 9.9"):
        sent.compute()


def test_a_function_of_a_script_travels(partitions) -> None:
    """By value: what a worker gets can be unpickled where the script's module is not."""
    from udf.doors.dask.dask_jobs import plan_job  # noqa: PLC0415 - imports Dask
    from udf.doors.dask.partitions import Step  # noqa: PLC0415 - as above

    frame = partitions(GIVEN)
    job = plan_job(frame.x._meta, (Step("applymap", (lambda x: x * 2,)),), Step(""))
    part = frame.x.partitions[0].compute()
    assert pickle.loads(pickle.dumps(job))(part).tolist() == (part * 2).tolist()  # noqa: S301 - our own
