"""Windows of several columns: parts, reductions along an axis, one value a column."""

from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import in_turn
from tests.support.window_entry import Raised, run

WINDOW = np.random.default_rng(5).normal(size=(6, 3))


def by_rows(w: Any) -> Any:
    total = 0.0
    for row in w:
        total += row[0] * row[-1]
    return total


def correlation(w: Any) -> Any:
    x, y = w[:, 0], w[:, 1]
    x = x - x.mean()
    y = y - y.mean()
    return (x * y).sum() / np.sqrt((x * x).sum() * (y * y).sum())


def in_a_loop(w: Any) -> Any:
    """Correlate two columns by indices."""
    x, y = w[:, 0].mean(), w[:, 1].mean()
    xy, xx, yy = 0.0, 0.0, 0.0
    for i in range(len(w)):
        xy += (w[i, 0] - x) * (w[i, 1] - y)
        xx += (w[i, 0] - x) ** 2
        yy += (w[i][1] - y) ** 2
    return xy / (xx * yy) ** 0.5


FUNCTIONS = {
    "items": lambda w: w[0, 1] + w[-1][0] + w[2, -1],
    "shape": lambda w: len(w) + 10 * w.shape[0] + 100 * w.shape[1] + 1000 * w.size + 10000 * w.ndim,
    "columns": lambda w: (w[:, 0] * w[:, 1]).sum() + np.dot(w[:, 1], w[:, 2]) + w[1:, 0].max() + w[::-1, 2][0],
    "parts": lambda w: w[1:][0, 0] + w[:, 1:][0, 0] + w[2:4, ::-1].sum() + w[:, ::2].mean() + w[0, 1:].sum(),
    "transpose": lambda w: w.T[0].sum() + w.T.shape[0] + w.T[1, 2],
    "whole": lambda w: w.sum() + w.mean() + np.max(w) + np.median(w) + w.std() + w.argmax(),
    "axis 0": lambda w: w.mean(axis=0)[1] + w.std(axis=0, ddof=1)[0] + np.median(w, axis=0)[2] + w.max(axis=0).sum(),
    "axis 1": lambda w: w.sum(axis=1).max() + len(w.max(axis=1)) + np.percentile(w, 30, axis=1)[0],
    "rows": by_rows,
    "arithmetic": lambda w: (w - w.mean(axis=0)).sum() + ((w - 1) ** 2).mean(axis=0)[1] + np.sqrt(np.abs(w)).max(),
    "of parts": lambda w: (w[:, :2] * w[:, :1]).sum(axis=0)[1] + (w - w[0])[2][1] + (w / w.sum(axis=0))[3, -1],
    "conditions": lambda w: (w > 0).sum() + np.isnan(w).any() + (w > w.mean(axis=0)).sum(axis=0)[2] + (~(w > 0)).sum(),
    "computed shape": lambda w: len(w * 2) + 10 * (w * 2).shape[1] + 100 * (w + w[:, :1]).size,
    "correlation": correlation,
    "in a loop": in_a_loop,
}


@pytest.mark.parametrize(("name", "length"), in_turn(FUNCTIONS, ["own", None]))
def test_as_numpy(name: str, length: Any) -> None:
    """The window is what NumPy has as (rows, columns); a single value is every column's."""
    value = float(FUNCTIONS[name](WINDOW))
    assert run(FUNCTIONS[name], WINDOW, length=length) == pytest.approx((value,) * 3, rel=1e-13)


@pytest.mark.parametrize(
    "function",
    [
        lambda w: w.max(axis=0), lambda w: w[-1], lambda w: w.mean(axis=0) * 2,
        lambda w: (w - w.mean(axis=0)).std(axis=0), lambda w: tuple3(w),
    ],
)  # fmt: skip
def test_an_array_is_one_value_a_column(function: Any) -> None:
    assert run(function, WINDOW) == pytest.approx(tuple(function(WINDOW)), rel=1e-13)


def tuple3(w: Any) -> Any:
    return w[0, 0], w[1, 1], w[2, 2]


def test_an_array_of_another_length_raises() -> None:
    """The first row's part has the table's width as its most, and fewer values."""
    assert run(lambda w: w[0, 1:], WINDOW).exception == "ValueError"


def test_indices_are_checked_on_both_axes() -> None:
    assert run(lambda w: w[0, 3], WINDOW) == Raised("IndexError", "index 3 is out of bounds for axis 1")
    assert run(lambda w: w[-7, 0], WINDOW) == Raised("IndexError", "index -7 is out of bounds for axis 0")


def weighted_mean(x: Any) -> Any:
    """Return two weighted means, as in pandas' user guide: "Window operations", "Numba engine"."""
    arr = np.ones((1, x.shape[1]))
    arr[:, :2] = (x[:, :2] * x[:, 2]).sum(axis=0) / x[:, 2].sum()
    return arr


def set_in_parts(x: Any) -> Any:
    """Set rows, columns, one value, and all of a column again."""
    arr = np.zeros((2, 3))
    arr[0] = x[0]
    arr[1, :] = x[:, 0].mean()
    arr[1, 1] = 7.0
    arr[:, 2] += 1
    arr[:, ::2] = x[:2, :2] * arr[:, ::2]
    return arr.sum(axis=0)


@pytest.mark.slow
@pytest.mark.parametrize("length", ["own", None], ids=["constant", "any length"])
def test_pandas_documented_function_runs_as_it_stands(length: Any) -> None:
    """A (1, n) array is one value a column."""
    window = np.array([[1, 2, 0.6], [2, 3, 0.4]])
    for rows in (window, window[:1]):
        assert run(weighted_mean, rows, length=length) == pytest.approx(tuple(weighted_mean(rows)[0]), rel=1e-14)


@pytest.mark.slow
def test_parts_of_an_array_of_its_own_are_set() -> None:
    """By a scalar, a row, a column, another grid."""
    assert run(set_in_parts, WINDOW) == pytest.approx(tuple(set_in_parts(WINDOW)), rel=1e-13)


def test_a_part_of_another_shape_raises() -> None:
    """As NumPy says, without the shapes."""

    def function(x: Any) -> Any:
        arr = np.zeros((2, 3))
        arr[:, :2] = x[0]
        return arr[0]

    assert run(function, WINDOW) == Raised("ValueError", "operands could not be broadcast together")


FRAME = pd.DataFrame(np.random.default_rng(6).normal(size=(12, 3)), columns=["a", "mean", "two words"])


def of_names(w: Any) -> Any:
    """Ask for columns by their names; ``mean`` is the array's own."""
    return (w.a * w["mean"]).sum() + 10 * w["two words"][-1] + 100 * w.mean() + shifted(w)


def shifted(w: Any) -> Any:
    """Ask for a column, and take a part of the window, which has no names."""
    return np.median(w.a) + w[1:, 1:][0, 0]


def of_places(w: Any) -> Any:
    """Ask for the same columns by their places."""
    median = np.median(w[:, 0]) + w[1:, 1:][0, 0]
    return (w[:, 0] * w[:, 1]).sum() + 10 * w[:, 2][-1] + 100 * w.mean() + median


def raises(w: Any) -> Any:
    """Raise what only Python can say."""
    if w["two words"][-1] > -10:
        raise KeyError(f"of {w.a[0]:.3f}")
    return 0.0


@pytest.mark.slow
@pytest.mark.parametrize("recognized", [True, False])
def test_columns_of_a_table_have_their_names(recognized) -> None:
    """Compiled and in plain Python, in a function that is called too; in another order they are others."""
    for frame in (FRAME, FRAME[["two words", "a", "mean"]]):
        windows = frame.udf.rolling(4, method="table")
        with udf.options(backend="cpu", recognize_reducers=recognized):
            found = windows.apply(of_names)
        with udf.options(debug=True):
            expected = windows.apply(of_names)
        pd.testing.assert_frame_equal(found, expected)
    with udf.options(debug=True):
        pd.testing.assert_frame_equal(
            FRAME.udf.rolling(4, method="table").apply(of_places), FRAME.udf.rolling(4, method="table").apply(of_names)
        )


def test_an_exception_of_a_table_s_window_is_python_s() -> None:
    with pytest.raises(KeyError, match=f"of {FRAME.a[0]:.3f}"):
        FRAME.udf.rolling(4, method="table").apply(raises)
