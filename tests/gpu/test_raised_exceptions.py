"""What a function raises on the GPU is what Python raises for that row: of columns there, nulls, frames, windows."""

import cupy as cp
import pytest

import udf
from tests.meaning.language.test_raised_exceptions import DATA, FUNCTIONS, WINDOWS, TooLate, raised_by, spread


@pytest.fixture(autouse=True, scope="module")
def on_the_gpu():
    with udf.options(backend="cuda"):
        yield


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda function: function.__name__)
@pytest.mark.parametrize("device", [cp.asarray, list], ids=["device", "host"])
def test_a_row_raises_what_python_raises(function, device) -> None:
    """Class, arguments, attributes and cause, wherever the column lies."""
    series = udf.Series(device([1.0, 2.0, 9.0]))
    assert raised_by(lambda: series.applymap(function)) == raised_by(lambda: function(2.0))


def test_nulls_of_a_frame_on_the_gpu() -> None:
    """A null is udf.NA; the bit is that of its row."""

    def strict(row):
        if row.y is udf.NA:
            raise TooLate(row.x, "nothing")
        return row.x + row.y

    given = udf.DataFrame({"x": list(range(27)), "y": [1] * 20 + [None] + [1] * 6})
    frame = given.assign(z=given.apply(lambda row: (row.x, row.y), names=["x", "y"])["x"])
    assert raised_by(lambda: frame.apply(strict))[3] == {"minutes": 20, "limit": "nothing"}
    there = udf.Series(cp.arange(27))
    moved = udf.DataFrame({"x": there, "y": there.applymap(lambda x: None if x == 20 else 1)})
    assert moved["y"].device == "cuda"
    assert raised_by(lambda: moved.apply(strict))[3] == {"minutes": 20, "limit": "nothing"}


@pytest.mark.parametrize("name", WINDOWS)
def test_a_window_raises_what_python_raises(name) -> None:
    """With the values of the window that failed first."""
    ours = raised_by(lambda: WINDOWS[name](udf.Series(DATA)).apply(spread, raw=True, args=(1.5,)))
    assert repr(ours) == repr(raised_by(lambda: WINDOWS[name](DATA).apply(spread, raw=True, args=(1.5,))))
