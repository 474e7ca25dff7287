"""Dask's door on the real flights, in several processes: equal to one machine, whatever the partitions."""

import os
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pandas as pd
import pytest

import udf
from udf.base.threads import processors
from udf.errors import ArgumentError, ColumnNotFoundError, CompiledForError, DTypeError, UdfCompileError, WindowError

dask = pytest.importorskip("dask")  # these tests also run in environments that have it not
distributed = pytest.importorskip("distributed")
import dask.dataframe as dd  # noqa: E402 - as above

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))
from flights import delay_category, late_cost, read_flights  # noqa: E402 - its place is known now

from udf.doors.dask.dask_jobs import plan_job  # noqa: E402 - imports Dask
from udf.doors.dask.partitions import Step, share_of_threads  # noqa: E402 - imports pandas

pytestmark = [
    pytest.mark.slow,  # a cluster
    pytest.mark.filterwarnings("ignore"),  # Dask warns of graphs that hold frames, and of ports
]

ROWS = 6_000


@pytest.fixture(scope="module")
def flights():
    made = read_flights().head(ROWS)
    made["time_hour"] = pd.to_datetime(made["time_hour"]).dt.tz_localize(None).sort_values().to_numpy()
    return made.astype(dict.fromkeys(("carrier", "tailnum", "origin", "dest"), "string[pyarrow]"))


@pytest.fixture(scope="module")
def client():
    with (
        dask.config.set({"distributed.worker.daemon": False, "distributed.worker.profile.enabled": False}),
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster,
        distributed.Client(cluster) as made,
    ):
        yield made


def parted(frame, parts=3):
    """Return a Dask frame of partitions of very different lengths, some without rows."""
    cuts = [0, 1, 1, 5, len(frame) // 3, len(frame) // 2, *range(len(frame) // 2, len(frame), len(frame) // parts)]
    pieces = [frame.iloc[a:b] for a, b in zip(cuts, [*cuts[1:], len(frame)], strict=True)]
    return dd.from_delayed([dask.delayed(piece) for piece in pieces], meta=frame.iloc[:0], verify_meta=False)


def same(*pairs, in_order=True):
    """Compare results of Dask with those of one machine: all are computed together, in one graph."""
    for (made, own), found in zip(pairs, dask.compute(*(made for made, _ in pairs)), strict=True):
        kept = (
            (found.dtypes == made._meta.dtypes).all() if isinstance(found, pd.DataFrame) else found.dtype == made.dtype
        )
        assert kept
        check = pd.testing.assert_frame_equal if isinstance(own, pd.DataFrame) else pd.testing.assert_series_equal
        if in_order:
            check(found, own, check_freq=False)
        else:
            check(found.sort_index(), own.sort_index(), check_freq=False)


def speed(row):
    if row["air_time"] != row["air_time"]:
        return 0.0
    return row["distance"] / row["air_time"] * 60


made_good = lambda row: row["dep_delay"] - row["arr_delay"]


def label(row):
    return row["carrier"].lower() + str(row["flight"])


def worst(w):
    return w.max() - w.min()


def test_rows_and_values(flights, client) -> None:
    """Numbers, nulls, text, categories of text, several values; types are known without running."""
    frame = parted(flights)
    pair = lambda row, k: (row.flight % k, row.hour > 9)
    asked = {"axis": 1, "result_type": "expand"}
    labels = frame.udf.apply(label, axis=1)
    late = frame.dep_delay.udf.map(delay_category, na_action="ignore")
    assert late.dtype == flights.dep_delay.udf.map(delay_category, na_action="ignore").dtype
    costs, own_costs = (each.arr_delay.udf.map(late_cost, na_action="ignore") for each in (frame, flights))
    numbers = ["distance", "hour", "minute"]
    same(
        (frame.udf.apply(speed, axis=1), flights.udf.apply(speed, axis=1)),
        (frame.udf.apply(made_good, axis=1), flights.udf.apply(made_good, axis=1)),
        (labels, flights.udf.apply(label, axis=1).astype(labels.dtype)),
        (frame.udf.apply(pair, args=(7,), **asked), flights.udf.apply(pair, args=(7,), **asked)),
        (costs, own_costs),
        (frame[numbers].udf.applymap(lambda v: v * 2), flights[numbers].udf.applymap(lambda v: v * 2)),
    )


@pytest.mark.parametrize(
    "how", [{"window": 7}, {"window": 500, "min_periods": 10}, {"window": 9, "center": True, "min_periods": 1}], ids=str
)
def test_windows_of_rows(flights, client, how) -> None:
    """Partitions are shorter than a window, or empty."""
    columns = flights[["distance", "hour"]].head(3000)
    frame = parted(columns)
    last = lambda w, k: w[-1] * k
    ways = (
        lambda of: of.distance.udf.rolling(**how).apply(worst),
        lambda of: of.udf.rolling(**how).apply(worst),
        lambda of: of.udf.rolling(**how)["hour"].apply(last, raw=True, args=(2,)),
    )
    same(*((way(frame), way(columns)) for way in ways))


@pytest.mark.parametrize(
    "how", [{"window": "2h"}, {"window": "30D", "closed": "both"}, {"window": "5h", "center": True}], ids=str
)
def test_windows_of_time(flights, client, how) -> None:
    """By the index, and by a column; a window may be longer than several partitions."""
    some = flights[["time_hour", "distance", "hour"]].head(3000)
    timed = some.set_index("time_hour")
    ways = (
        (lambda of: of.udf.rolling(on="time_hour", **how).apply(worst), some),
        (lambda of: of.distance.udf.rolling(**how).apply(worst), timed),
    )
    same(*((way(parted(of)), way(of)) for way, of in ways))


def test_groups(flights, client) -> None:
    """All rows of a group, in their order, whichever partitions they were in."""
    first = lambda g: g.distance.iloc[0] + g.air_time.iloc[-1]
    share = lambda s: s / s.sum()
    named = {"far": ("distance", lambda s: s.max()), "late": ("hour", lambda s: s.mean())}
    ways = (
        *(lambda of, by=by: of.udf.groupby(by)["distance"].agg(worst) for by in ("carrier", ["origin", "month"])),
        *(lambda of, by=by: of.udf.groupby(by).apply(first) for by in ("carrier", ["origin", "month"])),
        lambda of: of.udf.groupby("tailnum")["distance"].transform(share),
        lambda of: of.udf.groupby("dest").agg(**named),
    )
    frame = parted(flights)
    same(*((way(frame), way(flights)) for way in ways), in_order=False)


def test_windows_along_groups(flights, client) -> None:
    """A group's rows come together first, whichever partitions they were in; the index has key and label."""
    some = flights[["carrier", "distance", "hour"]].head(3000)
    groups, own = parted(some).udf.groupby("carrier"), some.udf.groupby("carrier")
    last = lambda w, k: w[-1] * k
    ways = (
        lambda of: of["distance"].rolling(3).apply(worst),
        lambda of: of.rolling(4, 1)["hour"].apply(last, raw=True, args=(2.0,)),
        lambda of: of["hour"].expanding().apply(worst),
    )
    same(*((way(groups), way(own)) for way in ways), in_order=False)


class Seen(NamedTuple):
    """A state: how far, and the longest so far."""

    far: float
    longest: float


def flown(seen, row):
    return Seen(seen.far + row.distance, max(seen.longest, row.distance)), (seen.far, seen.longest)


def later(total, x, k):
    total = total * 0.5 + x * k
    return total, total


def test_folds(flights, client) -> None:
    """The state goes on from partition to partition, or along each group's rows; a whole number becomes a float."""
    some = flights[["carrier", "distance", "hour", "arr_delay"]].head(3000)
    frame = parted(some)
    skip = lambda total, x: (total if x != x else total + x, total)
    begin = Seen(0.0, 0.0)
    numbers = ["distance", "hour"]
    named = {"names": ["far", "longest"]}
    ways = (
        *(lambda of, initial=initial: of.distance.udf.scan(later, initial, args=(2,)) for initial in (0.0, 0)),
        lambda of: of.arr_delay.udf.scan(skip, 0.0),
        lambda of: of[numbers].udf.scan(flown, begin, **named),
    )
    same(*((way(frame), way(some)) for way in ways))
    most = lambda most, x: max(most, x)
    ways = (
        lambda of: of["distance"].scan(later, 0.0, k=2),
        lambda of: of.scan(flown, begin, **named),
        lambda of: of["hour"].reduce(most, 0),
    )
    groups, own = frame.udf.groupby("carrier"), some.udf.groupby("carrier")
    same(*((way(groups), way(own)) for way in ways), in_order=False)


def test_a_fold_that_raises_names_its_partition(flights) -> None:
    """And the row there; the exception is Python's own."""

    def strict(total, x):
        if x == 1545:
            raise ValueError(f"{x} of {total}")
        return total + x, total

    some = flights[["flight"]].head(600).set_index(np.arange(600) * 10)
    frame = dd.from_pandas(some, npartitions=3)
    place = int(np.flatnonzero(some.flight == 1545)[0])
    with dask.config.set(scheduler="sync"), pytest.raises(ValueError, match="1545 of") as raised:
        frame.flight.udf.scan(strict, 0).compute()
    first = place // 200 * 2000
    assert raised.value.__notes__[0].endswith(f"at row position {place % 200}")
    assert f"index label {first}" in raised.value.__notes__[1]


def test_workers_compile_nothing(flights, client) -> None:
    """They load machine code: no worker has imported Numba or LLVM when all is done."""
    frame = parted(flights)
    dask.compute(frame.udf.apply(speed, axis=1), frame.distance.udf.rolling(5).apply(worst))
    loaded = client.run(lambda: sorted({"numba", "llvmlite", "ptx2cpp"} & set(sys.modules)))
    assert list(loaded.values()) == [[], []]


def test_a_job_uses_its_share_of_the_workers_threads(client) -> None:
    """One of a worker with one thread; here, without a worker, of the processors; what a user set stays."""

    def seen() -> int | None:
        from udf.doors.dask.partitions import share_of_threads  # noqa: PLC0415 - on a worker
        from udf.options import options  # noqa: PLC0415 - as above

        with share_of_threads():
            return options.threads

    assert client.submit(seen, pure=False).result() == 1
    with ThreadPoolExecutor(1) as other, share_of_threads():
        assert udf.options.threads == processors()
        assert other.submit(seen).result() == max(1, processors() // 2)
    with udf.options(threads=7):
        assert seen() == 7


@pytest.mark.thorough
def test_a_worker_that_dies_in_the_middle(flights, client) -> None:
    """Nothing is lost and nothing is doubled: its partitions are done again by the other, and a new one."""

    def slow(part, number):
        time.sleep(0.05)
        return part

    pieces = [flights.iloc[i * ROWS // 40 : (i + 1) * ROWS // 40] for i in range(40)]
    parts = [dask.delayed(slow)(piece, number) for number, piece in enumerate(pieces)]
    frame = dd.from_delayed(parts, meta=flights.iloc[:0], verify_meta=False)
    last = lambda total, x: (total + x, total)
    asked = [frame.udf.apply(speed, axis=1), frame.distance.udf.rolling(50).apply(worst), frame.hour.udf.scan(last, 0)]
    going = client.compute(asked)
    time.sleep(0.6)
    before = client.run(os.getpid)
    os.kill(next(iter(before.values())), signal.SIGKILL)
    found, windows, sums = client.gather(going)
    pd.testing.assert_series_equal(found, flights.udf.apply(speed, axis=1))
    pd.testing.assert_series_equal(windows, flights.distance.udf.rolling(50).apply(worst))
    pd.testing.assert_series_equal(sums, flights.hour.udf.scan(last, 0))
    client.wait_for_workers(2)
    assert set(client.run(os.getpid).values()) != set(before.values())


def test_a_row_that_raises_is_named_by_its_label(flights, client) -> None:
    """Of the whole frame, with the exception that Python makes, from another process."""

    def strict(row):
        if row["flight"] == 1545 and row["distance"] > 1000:
            raise ValueError(f"flight {row['flight']} is too far")
        return row["distance"]

    some = flights.head(3000).set_index(np.arange(3000) * 10)
    with pytest.raises(ValueError, match="flight 1545 is too far") as raised:
        parted(some).udf.apply(strict, axis=1).compute()
    first = some.index[(some.flight == 1545) & (some.distance > 1000)][0]
    assert any(f"(index label {first})" in note for note in raised.value.__notes__)
    lenient = parted(some).udf.apply(strict, axis=1, errors="null")
    same((lenient, some.udf.apply(strict, axis=1, errors="null")))


def test_another_version_on_a_worker_is_refused(flights, client) -> None:
    def pretend(version):
        import udf.api.ahead.shipping  # noqa: PLC0415 - of the worker

        udf.api.ahead.shipping.__version__ = version

    client.run(pretend, "9.9")
    try:
        with pytest.raises(
            CompiledForError, match=rf"compiled by Inlay {udf.__version__}, and this process has Inlay 9.9"
        ):
            parted(flights.head(100)).udf.apply(speed, axis=1).compute()
    finally:
        client.run(pretend, udf.__version__)


def test_what_is_refused_says_why(flights) -> None:
    """When it is asked for, before anything runs; partitions of another library than pandas too."""
    with pytest.raises(ArgumentError, match=r"partitions that are a builtins\.list(.|\n)*to_backend"):
        plan_job([], (), Step("apply"))
    frame = parted(flights.head(100))
    with pytest.raises(ArgumentError, match="pass axis=1"):
        frame.udf.apply(worst)
    with pytest.raises(UdfCompileError, match="cannot compile"):
        frame.udf.apply(lambda row: eval("row"), axis=1)  # noqa: S307
    with pytest.raises(WindowError, match="every n-th row"):
        frame.distance.udf.rolling(5, step=2)
    with pytest.raises(WindowError, match="FixedForwardWindowIndexer"):
        frame.distance.udf.rolling(pd.api.indexers.FixedForwardWindowIndexer(window_size=3))
    with pytest.raises(ColumnNotFoundError, match="'carier'"):
        frame.udf.groupby("carier")
    with pytest.raises(ArgumentError, match="name columns"):
        frame.udf.groupby(lambda i: i % 2)
    with pytest.raises(AttributeError, match=r"\.apply\(lambda w: w\.mean\(\)\)"):
        frame.udf.groupby("carrier").mean()
    with pytest.raises(AttributeError, match=r"Dask's \.udf has no attribute 'expanding'"):
        frame.distance.udf.expanding()
    with pytest.raises(UdfCompileError, match=r"- does not take \(str, str\)"):
        frame.udf.groupby("hour")["carrier"].agg(worst)
    with dask.config.set({"dataframe.convert-string": False, "scheduler": "sync"}):
        given = pd.DataFrame({"o": [object()]})
        objects = dd.from_delayed([dask.delayed(given)], meta=given, verify_meta=False)
        with pytest.raises(DTypeError, match="column 'o'"):
            objects.udf.apply(lambda row: row["o"], axis=1).compute()


def test_a_frame_without_rows(flights) -> None:
    """Has results of the same types."""
    with dask.config.set(scheduler="sync"):
        empty = dd.from_pandas(flights.head(0), npartitions=1)
        assert empty.udf.apply(speed, axis=1).compute().dtype == "float64"
        assert empty.distance.udf.rolling(3).apply(worst).compute().dtype == "float64"
        assert empty.udf.groupby("carrier")["distance"].agg(worst).compute().dtype == "int64"
