"""Few windows over numbers alone are found by a shorter way, which gives what the longer one gives, to the bit."""

import numpy as np
import pytest

import udf
from tests.support.budget import in_turn
from udf.base.dtypes import DTYPES
from udf.columns.column import Column
from udf.cpu.few_rows import CACHED_BOUNDS, FewWindows
from udf.cpu.row_slices import FIRST
from udf.pipeline import map_windows
from udf.windows.bounds import FixedBounds


def steps(w):
    """Return how far values go up and down: a loop over the window."""
    total = 0.0
    for i in range(1, len(w)):
        total += abs(w[i] - w[i - 1])
    return total


FUNCTIONS = {
    "mean": lambda w: w.mean(), "extremes": lambda w: w.max() - w.min(), "deviation": lambda w: w.std(),
    "loop": steps, "two results": lambda w: (w.sum(), w[0] * 2.0), "items": lambda w: w[-1] - w[0],
    "nothing of it": lambda w: 2.5, "mixed": lambda w: np.median(w) - w.mean(), "not a float": lambda w: len(w) > 2,
}  # fmt: skip


@pytest.fixture
def taken(monkeypatch) -> list[bool]:
    """Return a list that has, for each call from now on that tries the shorter way, whether it went to its end."""
    ways: list[bool] = []
    run = FewWindows.run

    def noted(few: FewWindows, column: Column) -> tuple[Column, ...] | None:
        made = run(few, column)
        ways.append(made is not None)
        return made

    monkeypatch.setattr(FewWindows, "run", noted)
    return ways


def columns_of(series: udf.Series, call) -> list[list[bytes]]:
    """Return the bytes of the results of a call over ``series``, by the shorter way if it can, and by the longer."""
    both = []
    for longer in (False, True):
        with pytest.MonkeyPatch.context() as patch:
            if longer:
                patch.setattr(FewWindows, "run", lambda few, column: None)
            found = call(series)
        every = [found[label] for label in found.columns] if isinstance(found, udf.DataFrame) else [found]
        both.append([one.to_numpy().tobytes() for one in every])
    return both


@pytest.mark.parametrize(
    ("rows", "length", "name"),
    in_turn([0, 1, 9, 511, 512, 513, 1000, 1500, FIRST, FIRST + 1], [1, 2, 10, 100], FUNCTIONS),
)
def test_both_ways_give_the_same_bits(rows: int, length: int, name: str) -> None:
    """Fewer windows than a chunk, chunks that overlap, one more row than is few."""
    series = udf.Series(np.random.default_rng(rows).normal(size=rows))
    one, other = columns_of(series, lambda s: s.rolling(length).apply(FUNCTIONS[name], raw=True))
    assert one == other


@pytest.mark.parametrize(
    ("how", "is_few", "name"),
    [
        (*a, b)
        for a, b in in_turn(
            [
                ({"window": 5}, True),
                ({"window": 5, "center": True}, True),
                ({"window": 5, "closed": "left"}, True),
                ({"window": 5, "closed": "both"}, False),  # six rows, of which five are enough
                ({"window": 5, "closed": "neither"}, False),  # four rows, of which none are enough
                ({"window": 5, "min_periods": 1}, False),
                ({"window": 5, "min_periods": 0}, False),
                ({"window": 5, "step": 3}, False),
                ({"window": 3000}, False),  # beyond SLIDES
            ],
            ["mean", "loop"],
        )
    ],
)
def test_windows_of_every_kind(how: dict, is_few: bool, name: str, taken: list[bool]) -> None:
    """As pandas has them; those that an end cuts short, or of several rows a step, go the longer way."""
    series = udf.Series(np.random.default_rng(0).normal(size=4000))
    one, other = columns_of(series, lambda s: s.rolling(**how).apply(FUNCTIONS[name], raw=True))
    assert one == other
    assert taken == [is_few]


@pytest.mark.parametrize(
    ("values", "is_few"),
    [
        (np.arange(1000.0), True),
        (np.where(np.arange(1000) == 500, np.nan, 1.0), False),
        (np.where(np.arange(1000) == 999, np.inf, 1.0), False),
        (np.arange(1000), False),
        (np.arange(1000, dtype="float32"), False),
    ],
    ids=["numbers", "NaN", "infinity", "integers", "float32"],
)
def test_columns_of_every_kind(values, is_few: bool, taken: list[bool]) -> None:
    """Only float64 without NaN and infinities is read where it is."""
    one, other = columns_of(udf.Series(values), lambda s: s.rolling(4).apply(FUNCTIONS["mean"]))
    assert one == other
    assert taken == [is_few]


def test_values_at_an_odd_address_are_copied(taken: list[bool]) -> None:
    """As a column of Arrow's may have them."""
    odd = Column(values=np.frombuffer(b"\0" + np.arange(9.0).tobytes(), "float64", offset=1))
    bounds = FixedBounds(rows=9, length=2, first=-1, min_periods=2)
    mapped = map_windows(FUNCTIONS["mean"], (odd,), bounds, result=DTYPES["float64"])
    assert mapped.columns[0].values[1:].tolist() == [i + 0.5 for i in range(8)]
    assert taken == [False]


def test_nulls_and_arguments_go_the_longer_way(taken: list[bool]) -> None:
    """A column with a validity; a function with an argument of its own."""
    series = udf.Series([1.0, None, 3.0, 4.0])
    assert list(series.rolling(2).apply(lambda w: w.sum()))[3] == 7.0
    assert list(udf.Series([1.0, 2.0]).rolling(1).apply(lambda w, k: w.sum() + k, args=(3.0,))) == [4.0, 5.0]
    assert not any(taken)


def test_a_window_that_raises_is_named(taken: list[bool]) -> None:
    """By the longer way, which finds the first one."""
    series = udf.Series(np.arange(2000.0))
    with pytest.raises(ZeroDivisionError) as error:
        series.rolling(3).apply(lambda w: 1.0 / (w[0] - 700.0), raw=True, error_model="python")
    assert "702" in "".join(error.value.__notes__)
    assert taken == [False]


def test_results_are_of_the_type_asked_for() -> None:
    """float32 is found as float64 is."""
    one, other = columns_of(
        udf.Series(np.arange(700.0)), lambda s: s.rolling(7).apply(FUNCTIONS["mean"], dtype="float32")
    )
    assert one == other
    assert len(one[0]) == 700 * 4


def test_what_is_kept_does_not_grow(taken: list[bool]) -> None:
    """Any number of lengths, each its own; a length that comes again is right."""
    values, mean = np.arange(600.0), FUNCTIONS["mean"]
    for _ in range(2):
        for rows in range(560, 560 + 2 * CACHED_BOUNDS):
            found = udf.Series(values[:rows]).rolling(4).apply(mean)
            assert found.to_numpy()[3:].tolist() == [row + 1.5 for row in range(rows - 3)]
    assert all(taken)
