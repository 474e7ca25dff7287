"""Dask's door over cuDF's partitions, with the real ones: as pandas gives it for the whole frame."""

from itertools import pairwise

import numpy as np
import pandas as pd
import pytest

import udf  # noqa: F401 - gives Dask's collections their .udf

cudf = pytest.importorskip("cudf")
dask_cudf = pytest.importorskip("dask_cudf")
import dask  # noqa: E402 - as above
import dask.dataframe as dd  # noqa: E402 - as above

pytestmark = pytest.mark.filterwarnings("ignore")  # Dask warns of graphs that hold frames, and of ports

ROWS = 4_000
RNG = np.random.default_rng(7)
HOST = pd.DataFrame(
    {
        "k": RNG.integers(0, 5, ROWS),
        "c": pd.Series(RNG.choice(["a", "Ärger", "x" * 90], ROWS), dtype="str"),
        "x": RNG.normal(size=ROWS),
        "n": pd.array(np.where(np.arange(ROWS) < 3_000, np.arange(ROWS), None), "Int64"),
        "t": pd.date_range("2013", periods=ROWS, freq="min").astype("datetime64[us]"),
    },
    index=pd.RangeIndex(100, 100 + ROWS),
)


@pytest.fixture(scope="module", params=["here", "workers"])
def frame(request):
    """Return the frame in partitions of very different lengths, one without rows."""
    there = cudf.DataFrame(HOST)
    cuts = [0, 1, 1, 5, 1_500, ROWS]
    if request.param == "here":
        parts = [dask.delayed(there.iloc[a:b]) for a, b in pairwise(cuts)]
        with dask.config.set(scheduler="sync"):
            yield dd.from_delayed(parts, meta=there.iloc[:0], verify_meta=False)
        return
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        distributed.Client(cluster),
    ):
        yield dask_cudf.from_cudf(there, npartitions=5)


def same(made, wanted, *, names: bool = False) -> None:
    """Raise AssertionError where the type or values differ, or what comes is not cuDF's."""
    found = made.compute()
    assert type(made._meta).__module__.startswith("cudf")
    assert type(found).__module__.startswith("cudf")
    assert found.dtype == made.dtype
    found = found.to_pandas().sort_index()
    assert found.index.tolist() == wanted.index.tolist()
    if names:
        assert found.tolist() == wanted.tolist()
    else:
        found = found.to_numpy("float64", na_value=np.nan)
        np.testing.assert_allclose(found, wanted.to_numpy("float64", na_value=np.nan), rtol=1e-12, atol=1e-9)


def test_values_and_rows(frame) -> None:
    """Numbers, nulls and text; a partition without nulls has the types of one with them."""
    assert isinstance(frame, dask_cudf.DataFrame)
    same(frame.udf.apply(lambda row, by: row.x * row.n * by, axis=1, by=2.0), HOST.x * HOST.n * 2)
    same(frame.x.udf.map(lambda x, k: x + k, args=(3,)), HOST.x + 3)
    same(frame.n.udf.map(lambda n: 0.5 if n is cudf.NA else n), HOST.n.astype("Float64").fillna(0.5))
    same(frame.c.udf.map(lambda s: s.upper() + "!"), HOST.c.str.upper() + "!", names=True)
    pair = frame.udf.apply(lambda row: (row.x, len(row.c)), axis=1)
    same(pair[1], HOST.c.str.len())


def test_windows(frame) -> None:
    """Across partitions, by rows and by time."""
    rolling = HOST.x.rolling(70, min_periods=2)
    same(frame.x.udf.rolling(70, min_periods=2).apply(lambda w: w.max() - w.min()), rolling.max() - rolling.min())
    same(frame.udf.rolling(3, center=True)["x"].apply(lambda w: w.sum()), HOST.x.rolling(3, center=True).sum())
    timed = frame.udf.rolling("90min", on="t")["x"].apply(lambda w: w.sum())
    same(timed, HOST.rolling("90min", on="t")["x"].sum())


def test_groups(frame) -> None:
    """After Dask's shuffle, in their order."""
    by = HOST.groupby("k")["x"]
    same(frame.udf.groupby("k")["x"].agg(lambda s: s.max() - s.min()), by.max() - by.min())
    same(frame.udf.groupby("k")["x"].transform(lambda s: s - s.mean()), HOST.x - by.transform("mean"))
    same(frame.udf.groupby("k")["x"].scan(lambda s, x: (s + x, s + x), 0.0), by.cumsum())
    text = HOST.groupby("c")["x"].sum()
    same(frame.udf.groupby("c")["x"].agg(lambda s: s.sum()), text)


def test_a_row_that_raises_is_named_by_its_label(frame) -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        frame.n.udf.map(lambda n: 1 // (n - 120)).compute()
    assert "220" in "".join(caught.value.__notes__)
