"""Dask's door gives what one machine gives of the whole: values, dtypes, nulls, whatever the partitions."""

import numpy as np
import pandas as pd
import pytest

dask = pytest.importorskip("dask")  # these tests also run in environments that have it not
import dask.dataframe as dd  # noqa: E402 - as above

from tests.support.budget import budget, in_turn, some  # noqa: E402 - as above
from tests.support.dask_programs import CALLS, COLUMNS, difference, frame_of, outcome  # noqa: E402 - imports Dask
from udf.errors import ArgumentError, UdfError  # noqa: E402 - as above

pytestmark = pytest.mark.filterwarnings("ignore")  # of pandas, for objects that become numbers


@pytest.fixture(autouse=True)
def synchronous():
    with dask.config.set(scheduler="synchronous"):
        yield


def same(frame, call, parts=3):
    """Compare the answer of partitions with that of the whole."""
    made = dd.from_pandas(frame, npartitions=parts, sort=False)
    assert outcome(lambda: call(made)) == outcome(lambda: call(made.compute()))


@pytest.mark.slow
@pytest.mark.parametrize(("column", "call"), in_turn(COLUMNS, CALLS))
def test_each_call_of_each_column(column, call):
    """Where one machine gives an answer, Dask gives it."""
    partitioned, whole = frame_of(column, "numbers", 3)
    wanted, found = (outcome(lambda of=of: CALLS[call](of)) for of in (whole, partitioned))
    by_rows = call == "a row's tuple" and "NA" in column  # pandas tells one dtype for all rows, partitions have two
    assert found == wanted or wanted[0] == "raised" or (by_rows and found[2] == wanted[2])


@pytest.mark.slow
@pytest.mark.parametrize("seed", some(range(budget(2000)), 6))
def test_generated_calls(seed):
    """Of columns with and without nulls, keys of all kinds, several partitions."""
    found = difference(seed)
    assert found is None or "of one machine ('raised'" in found or "a row's tuple" in found


@pytest.mark.slow
def test_integers_keep_their_digits():
    """No partition is made to floats."""
    large = pd.DataFrame({"k": [0, 1] * 4, "x": 2**60 + 1 + np.arange(8)})
    for call in (
        lambda f: f.udf.groupby("k")["x"].transform(lambda s: s),
        lambda f: f.x.udf.map(lambda v: v if v > 0 else None),
        lambda f: f.astype({"x": "Int64"}).udf.groupby("k")["x"].agg(lambda s: s.max()),
    ):
        same(large, call)


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["Int64", "int64[pyarrow]"])
def test_a_null_in_another_partition_costs_no_digits(dtype):
    """Floats that pandas makes beside None would; a fold, which one machine refuses beside nulls, is refused."""
    large = [*(2**60 + 1 + np.arange(4)), 3, None]
    frame = pd.DataFrame({"k": [0, 0, 1, 1, 2, 2], "x": pd.array(large, dtype), "y": range(6)})
    same(frame, lambda f: f.udf.apply(lambda r: r.x if r.y > 0 else None, axis=1))
    same(frame, lambda f: f.udf.apply(lambda r: (r.x if r.y > 0 else None, 0.5), axis=1, result_type="expand"))
    made = dd.from_pandas(frame, npartitions=3, sort=False)
    for fold in (
        made.x.udf.scan(lambda s, v: (s, v), 0),
        made.udf.groupby("k")["x"].scan(lambda s, v: (s, v), 0),
        made.udf.groupby("k")["x"].reduce(lambda s, v: v, 0),
    ):
        with pytest.raises(UdfError, match=r"beyond 2..53"):
            fold.compute()


@pytest.mark.slow
def test_arguments_of_a_fold_that_python_computes():
    """It takes the state and the value in front of them; the step runs, and no fold of the group."""
    frame = pd.DataFrame({"k": [1, 2, 1, 2], "x": [2**62, 1, 2**62, 2]})
    same(frame, lambda f: f.udf.groupby("k")["x"].scan(lambda s, v, by: (s + v, (s + v) * by), 0, args=(4,)), 2)
    same(frame, lambda f: f.udf.groupby("k")["x"].reduce(lambda s, v, by: s + v * by, 1, by=4), 2)


def test_a_float_that_is_nan_beside_a_nullable_column():
    """A row of both is objects, in which NaN is missing too."""
    frame = pd.DataFrame({"a": [1.0, np.nan, 3.0, 4.0], "b": pd.array([0.5, None, 2.5, 3.5], "Float64")})
    same(frame, lambda f: f.udf.apply(lambda r: r.a + r.b, axis=1), parts=2)


def test_a_group_whose_function_reads_no_column():
    same(pd.DataFrame({"k": [1, 2, 1, 2], "x": range(4)}), lambda f: f.udf.groupby("k").apply(lambda g: len(g)), 2)


def test_an_int_or_a_float_by_branch():
    """Workers ask pandas, with the Python function, as one machine does."""
    frame = pd.DataFrame({"k": [1, 2, 1, 2], "x": range(4)})
    same(frame, lambda f: f.udf.groupby("k")["x"].agg(lambda s: len(s) if s.sum() > 0 else 0.5), 2)


def test_categories_are_mapped_by_python():
    frame = pd.DataFrame({"c": pd.Categorical(["x", "yy", None, "x"])})
    same(frame, lambda f: f.c.udf.map(lambda v: (v, 1)), 2)
    same(frame.dropna(), lambda f: f.c.udf.map(lambda v: len(v)), 2)


def test_categories_that_are_not_known_are_refused():
    """Dask makes some up, of which the function cannot be asked."""
    frame = dd.from_pandas(pd.DataFrame({"c": pd.Categorical(["x", "y"])}), npartitions=1)
    assert list(frame.c.udf.map({"x": 1, "y": 2}.get).compute()) == [1, 2]
    with pytest.raises(ArgumentError, match="as_known"):
        frame.c.cat.as_unknown().udf.map({"x": 1, "y": 2}.get)


@pytest.mark.slow
def test_a_partition_whose_keys_are_all_null():
    """It has no group; transform has a null for each of its rows."""
    frame = pd.DataFrame({"k": [None, None, "a", "b"], "x": [1.0, 2.0, 3.0, 4.0]})
    for call in (
        lambda f: f.udf.groupby("k").apply(lambda g: g.x.sum()),
        lambda f: f.udf.groupby("k")["x"].transform(lambda s: s - s.min()),
        lambda f: f.udf.groupby("k")["x"].agg(lambda s: s.sum()),
    ):
        same(frame, call, 2)
