"""Dask: rows that compiled code leaves are Python's, in each partition, as on one machine."""

import json
import pickle
import threading
import warnings
from collections.abc import Iterator

import cloudpickle
import pandas as pd
import pytest

import udf
from udf.errors import ArgumentError, CapturedValueError, FallbackWarning, UdfError

dask = pytest.importorskip("dask")
import dask.dataframe as dd  # noqa: E402 - as above

NOTED: list[object] = []


@pytest.fixture(autouse=True)
def _in_python() -> Iterator[None]:
    NOTED.clear()
    with udf.options(fallback=None, backend="cpu"), dask.config.set(scheduler="sync"), warnings.catch_warnings():
        warnings.simplefilter("ignore", FallbackWarning)
        yield


def parted(data):
    return dd.from_pandas(data, npartitions=3, sort=False)


def price(text):
    if text.startswith("{"):
        NOTED.append(text)
        return json.loads(text)["price"]
    return float(text)


TEXTS = pd.Series(["1.5", '{"price": 2.5}', "7", "4", '{"price": 3.25}', "5", "6"], name="x")
FRAME = pd.DataFrame({"a": [1, 2, 3, 40, 5, 6], "b": [0.5, 1.5, 2.5, 3.5, 4.5, 5.5], "k": [1, 2, 1, 2, 1, 1]})


@pytest.mark.slow
def test_a_branch_that_does_not_compile_runs_in_python_once_and_in_order() -> None:
    made = parted(TEXTS).udf.map(price)
    wanted = parted(TEXTS).compute().map(price)
    assert made.dtype == wanted.dtype
    pd.testing.assert_series_equal(made.compute(), wanted)
    assert sorted(NOTED) == sorted([TEXTS[1], TEXTS[4]] * 2)  # Dask chooses which partition is first


@pytest.mark.slow
def test_what_runs_is_sent_as_bytes() -> None:
    """A worker has the functions from a pickle."""
    job = pickle.loads(cloudpickle.dumps(udf.doors.dask.dask_jobs.plan_job(TEXTS, *_steps(price))))  # noqa: S301
    pd.testing.assert_series_equal(job(TEXTS), TEXTS.map(price))


def _steps(function):
    from udf.doors.dask.partitions import Step  # noqa: PLC0415 - imports Dask

    return (Step("applymap", (function,), {"na_action": None}),), Step("", (), {"args": ()})


def power(row, times):
    return int(row.a) ** times // 3 + row.b


@pytest.mark.slow
def test_rows_beyond_64_bits_and_further_arguments() -> None:
    made = parted(FRAME).udf.apply(power, axis=1, args=(20,)).compute()
    pd.testing.assert_series_equal(made, FRAME.apply(power, axis=1, args=(20,)))


@pytest.mark.slow
def test_windows_and_groups_beyond_64_bits() -> None:
    product = lambda s: float(int(s.iloc[0]) ** 20 + len(s))
    large = FRAME.assign(a=FRAME.a * 100)
    given, wanted = parted(large), large
    pd.testing.assert_series_equal(given.a.udf.rolling(2).apply(product).compute(), wanted.a.rolling(2).apply(product))
    by_key = given.udf.groupby("k")["a"].agg(product).compute().sort_index()
    pd.testing.assert_series_equal(by_key, wanted.groupby("k")["a"].agg(product))


@pytest.mark.slow
def test_an_exception_in_python_is_the_functions_own() -> None:
    with pytest.raises(KeyError, match="price"):
        parted(pd.Series(["1", "{}", "2"])).udf.map(price).compute()
    assert NOTED == ["{}"]


def test_state_that_cannot_be_pickled_is_refused_by_name() -> None:
    lock = threading.Lock()

    def guarded(x):
        if x > 100:
            with lock:
                return 0.0
        return x * 2.0

    with pytest.raises(ArgumentError, match=r"cannot be sent to Dask's workers(.|\n)*lock"):
        parted(FRAME.a).udf.map(guarded)


def test_an_error_where_it_is_asked_for_or_nothing_is_left_to_compile() -> None:
    with pytest.raises(CapturedValueError, match=r"json"):
        parted(TEXTS).udf.map(price, fallback="error")
    with udf.options(fallback="error"), pytest.raises(OverflowError):
        parted(FRAME).udf.apply(power, axis=1, args=(20,)).compute()
    with pytest.raises(UdfError, match="json"):
        parted(TEXTS).udf.map(lambda x: json.loads(x))
