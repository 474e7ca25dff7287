"""A launch's numbers make each window of exactly its rows: the kernel's index arithmetic, in Python."""

import pytest

from tests.support.budget import in_turn
from udf.cuda.reduce_plan import ReduceLaunch, ReducePolicy, choose_reduce, clip_to_column, launch_of, tiles_of
from udf.windows.bounds import FixedBounds

POLICY = ReducePolicy(threads=64, items_per_thread=5, reducers=("sum<false>",))
LENGTHS = (1, 2, 9, 10, 11, 20, 39, 40, 80, 159, 160, 161, 320, 321, 480, 481, 500, 640, 641, 1001, 5000)
ROWS = (1, 5, 31, 33, 319, 320, 321, 1000, 1300)


def rows_of(launch: ReduceLaunch, first: int, place: int) -> list[int]:
    """Return the rows that the kernel takes for the window at ``place`` of the tile at ``first``, as it does."""
    last = launch.last + first
    if launch.length < 2 * POLICY.items_per_thread:
        return list(range(last + place + 1 - launch.length, last + place + 1))
    span = launch.lanes * POLICY.items_per_thread
    group = place // span * span
    rows = [last - launch.length + i for i in range(place + 1, group + span + launch.ragged)]
    if launch.chunked:
        assert span == POLICY.tile_rows
        assert span + launch.ragged <= launch.gap
        chunk, apart = divmod(last - launch.chunk_origin, POLICY.span)
        assert apart == 0
        for run in range(max(0, chunk - launch.chunks), min(chunk, launch.column_chunks)):
            begin = launch.chunk_origin + run * POLICY.span
            rows += range(begin, begin + POLICY.span)
    else:
        assert launch.chunks == 0
        assert launch.length <= launch.gap <= 2 * POLICY.tile_rows
    return rows + [last + i for i in range(group, place + 1)]


@pytest.mark.parametrize(("length", "rows"), in_turn(LENGTHS, ROWS, rounds=3))
def test_each_window_has_its_rows_once(length: int, rows: int) -> None:
    """Whatever the length, the shift, the step: the rows of every window, those of the column alone where it is cut."""
    for first in (1 - length, -(length // 2), 0, -3 * length, 200):
        for step, min_periods in ((1, 0), (1, length), (3, 1), (700, length // 2)):
            bounds = FixedBounds(rows=rows, length=length, first=first, step=step, min_periods=min_periods)
            launch, places = launch_of(bounds, POLICY), []
            for clipped, begin, end in tiles_of(launch, POLICY):
                for tile in range(begin, end):
                    at = tile * POLICY.tile_rows
                    here = range(min(POLICY.tile_rows, launch.places - at))
                    places += [at + place for place in here]
                    for place in [*here[::37], *here[-1:]]:
                        check(bounds, launch, at, place, clipped=clipped)
            assert places == list(range(launch.places))


def check(bounds: FixedBounds, launch: ReduceLaunch, at: int, place: int, *, clipped: bool) -> None:
    """Hold the rows of one place against those of its window."""
    start = bounds.first + at + place
    window = range(max(0, start), min(bounds.rows, start + bounds.length))
    taken = sorted(rows_of(launch, at, place))
    assert [row for row in taken if 0 <= row < bounds.rows] == list(window), (bounds, at, place)
    if not clipped and len(window) >= bounds.min_periods:
        assert taken == list(window), "a window that runs is whole"


def test_the_kernel_is_chosen_for_the_length() -> None:
    """Short windows take fewer items a thread; what does not fit into shared memory takes fewer threads."""
    assert (
        choose_reduce(10, ("moments<false>",)).items_per_thread
        < choose_reduce(1000, ("moments<false>",)).items_per_thread
    )
    assert choose_reduce(1000, ("moments<false>",) * 12).threads < choose_reduce(1000, ("moments<false>",)).threads


def test_windows_are_as_short_as_the_column_allows() -> None:
    """Rows that no window can have are no rows of a window."""
    assert clip_to_column(FixedBounds(rows=10, length=4, first=-3, min_periods=1)) == (4, -3)
    assert clip_to_column(FixedBounds(rows=10, length=50, first=-49, min_periods=1)) == (10, -9)
    assert clip_to_column(FixedBounds(rows=10, length=5, first=-50, min_periods=0)) == (1, 10)
