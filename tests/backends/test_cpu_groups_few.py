"""All rows as one group of few: a shorter way, which gives what the longer one gives, to the bit."""

import threading

import numpy as np
import pandas as pd
import pytest

import udf
from udf.cpu.few_rows import OneGroup
from udf.cpu.row_slices import FIRST


def step(state, x, k):
    """Return a state of two numbers, and three results of several types; raise at 999."""
    total, seen = state
    if x == 999.0:
        raise ValueError("no")
    total = total * 0.5 + x / k
    return (total, seen + 1), (total, seen, total > 1.0)


def scanned(series: udf.Series) -> list[bytes]:
    found = series.scan(step, (0.25, 3), args=(2.0,))
    return [found[label].to_numpy().tobytes() for label in found.columns]


def in_threads(holds) -> list[int]:
    """Return of which of four threads ``holds(number)`` was ever False, of 40 times each."""
    wrong: list[int] = []
    threads = [
        threading.Thread(target=lambda k=k: wrong.extend(k for _ in range(40) if not holds(k))) for k in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return wrong


@pytest.fixture
def taken(monkeypatch) -> list[bool]:
    """Return a list that has, for each call that tries the shorter way, whether it went to its end."""
    ways: list[bool] = []
    run = OneGroup.run
    monkeypatch.setattr(OneGroup, "run", lambda *given: ways.append((made := run(*given)) is not None) or made)
    return ways


@pytest.mark.parametrize("rows", [0, 1, 2, 511, 512, 513, 1000, FIRST, FIRST + 1])
def test_a_scan_of_few_rows_is_that_of_the_longer_way(rows: int, taken) -> None:
    series = udf.Series(np.random.default_rng(rows).normal(size=rows))
    found = scanned(series)
    assert taken == ([rows > 0] if rows <= FIRST else [])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(OneGroup, "run", lambda *_: None)
        assert found == scanned(series)


@pytest.mark.slow
def test_what_is_no_column_of_float64_goes_the_longer_way(taken) -> None:
    numbers = np.arange(8.0)
    given = [udf.Series(numbers.astype(np.int32)), udf.Series(pd.Series([*numbers[:-1], None], dtype="Float64"))]
    expected = scanned(udf.Series(numbers))
    assert scanned(given[0]) == expected
    assert len(scanned(given[1])) == 3
    assert taken == [True, False, False]


def test_a_row_that_raises_is_named_and_the_next_call_is_right(taken) -> None:
    numbers = np.arange(20.0)
    numbers[7] = 999.0
    with pytest.raises(ValueError, match="no") as raised:
        scanned(udf.Series(numbers))
    assert "row position 7" in "".join(raised.value.__notes__)
    assert scanned(udf.Series(np.arange(5.0))) == scanned(udf.Series(np.arange(5.0)))


def test_threads_have_their_own_results() -> None:
    given = [udf.Series(np.full(700, float(k))) for k in range(4)]
    expected = [scanned(one) for one in given]
    assert not in_threads(lambda k: scanned(given[k]) == expected[k])


def test_text_that_calls_make_has_memory_that_the_next_one_may_take() -> None:
    """A call whose texts outgrow it, one in another thread, and one after an exception give what they should."""

    def twice(x: str) -> str:
        if x == "raise":
            raise ValueError(x)
        return (x + "-") * 2

    made = lambda texts: list(udf.Series(texts).applymap(twice))
    cases = [["a", "bc"], ["x" * 5000] * 300, [""], ["é", "ab"] * 40, ["x" * 200_000], ["a", "bc"]]
    for texts in cases:
        assert made(texts) == [(one + "-") * 2 for one in texts]
    with pytest.raises(ValueError, match="raise"):
        made(["a", "raise"])
    assert not in_threads(lambda k: made([str(k)] * 50) == [f"{k}-{k}-"] * 50)
