"""Window functions made of reductions: which are recognised, and that they give CPython's and NumPy's answers."""

import math

import numpy as np
import pytest

import udf
from tests.support.budget import THOROUGH, in_turn, rotated, some
from tests.support.window_remainders import Remainder, agrees, compiled, in_python, reductions, window_call

NAN = math.nan
BACK = -2
MEAN = np.mean

WINDOWS = [
    [], [3.0], [-0.0], [NAN], [1.0, 2.0], [2.5, 2.5, 2.5], [1.0, NAN, 3.0], [NAN, 1.0, -2.0], [4.0, -1.0, NAN],
    [NAN, NAN], [0.0, -0.0], [-0.0, 0.0], [7.25, -3.5, 0.125, 10.0, -8.0], [5.0, 4.0, 3.0, 2.0, 1.0],
    [1e15, 1.0, -1e15, 3.0],
]  # fmt: skip


def mean_of(window):
    return np.mean(window)


def z_score(window, ddof=0):
    spread = window.std(ddof=ddof)
    return (window[-1] - window.mean()) / spread


def two(window):
    return window.min(), window.max()


def guarded(window):
    if len(window) < 2 or np.isnan(window).any():
        return -1.0
    return window[1] - window[0]


# what it is -> (function, the reductions that it takes)
RECOGNISED = {
    "w.mean()": (lambda w: w.mean(), {"sum", "rows"}),
    "np.mean(w)": (lambda w: np.mean(w), {"sum", "rows"}),
    "captured np.mean": (lambda w: MEAN(w), {"sum", "rows"}),
    "np.average(w)": (lambda w: np.average(w), {"sum", "rows"}),
    "w.sum()": (lambda w: w.sum(), {"sum"}),
    "np.sum(w, axis=0)": (lambda w: np.sum(w, axis=0), {"sum"}),
    "sum(w)": (lambda w: sum(w), {"sum"}),
    "sum(w, 2)": (lambda w: sum(w, 2), {"sum"}),
    "w.std()": (lambda w: w.std(), {"m2", "rows"}),
    "w.std(ddof=1)": (lambda w: w.std(ddof=1), {"m2", "rows"}),
    "np.std(w, ddof=3)": (lambda w: np.std(w, ddof=3), {"m2", "rows"}),
    "np.std(w, None, None, None, 1)": (lambda w: np.std(w, None, None, None, 1), {"m2", "rows"}),
    "w.var(ddof=0.5)": (lambda w: w.var(ddof=0.5), {"m2", "rows"}),
    "np.var(w)": (lambda w: np.var(w), {"m2", "rows"}),
    "w.min()": (lambda w: w.min(), {"min", "rows"}),
    "np.max(w)": (lambda w: np.max(w), {"max", "rows"}),
    "np.amax(w)": (lambda w: np.amax(w), {"max", "rows"}),
    "min(w)": (lambda w: min(w), {"fmin", "item", "rows"}),
    "max(w)": (lambda w: max(w), {"fmax", "item", "rows"}),
    "w.max() - w.min()": (lambda w: w.max() - w.min(), {"max", "min", "rows"}),
    "np.ptp(w)": (lambda w: np.ptp(w), {"max", "min", "rows"}),
    "np.nanmean(w)": (lambda w: np.nanmean(w), {"fsum", "rows", "nans"}),
    "np.nansum(w)": (lambda w: np.nansum(w), {"fsum"}),
    "np.nanmin(w)": (lambda w: np.nanmin(w), {"fmin", "rows", "nans"}),
    "np.nanmax(w)": (lambda w: np.nanmax(w), {"fmax", "rows", "nans"}),
    "len(w)": (lambda w: len(w), {"rows"}),
    "w.size": (lambda w: w.size + np.size(w) + w.shape[0] + w.ndim, {"rows"}),
    "w[0]": (lambda w: w[0], {"item", "rows"}),
    "w[BACK]": (lambda w: w[BACK], {"item", "rows"}),
    "w[len(w) - 1]": (lambda w: w[len(w) - 1] + w[w.size - 1], {"item", "rows"}),
    "w[:]": (lambda w: w[:].sum(), {"sum"}),
    "np.isnan(w).sum()": (lambda w: np.isnan(w).sum(), {"nans"}),
    "np.isnan(w).any()": (lambda w: np.isnan(w).any(), {"nans"}),
    "np.isnan(w).all()": (lambda w: np.isnan(w).all(), {"nans", "rows"}),
    "np.any(np.isnan(w))": (lambda w: np.any(np.isnan(w)), {"nans"}),
    "np.isnan(w).mean()": (lambda w: np.isnan(w).mean(), {"nans", "rows"}),
    "np.count_nonzero(~np.isnan(w))": (lambda w: np.count_nonzero(~np.isnan(w)), {"nans", "rows"}),
    "w[~np.isnan(w)].mean()": (lambda w: w[~np.isnan(w)].mean(), {"fsum", "nans", "rows"}),
    "w[~np.isnan(w)].max()": (lambda w: w[~np.isnan(w)].max(), {"fmax", "nans", "rows"}),
    "len(w[~np.isnan(w)])": (lambda w: len(w[~np.isnan(w)]), {"nans", "rows"}),
    "max(w[~np.isnan(w)])": (lambda w: max(w[~np.isnan(w)]), {"fmax", "nans", "rows"}),
    "root mean square": (lambda w: np.sqrt(np.mean(w**2)), {"m2", "sum", "rows"}),
    "(w * w).sum()": (lambda w: (w * w).sum(), {"m2", "sum", "rows"}),
    "np.dot(w, w)": (lambda w: np.dot(w, w), {"m2", "sum", "rows"}),
    "w @ (w - 3)": (lambda w: w @ (w - 3), {"m2", "sum", "rest", "rows"}),
    "sum of squares": (lambda w: sum(np.square(w + 1)), {"m2", "sum", "rest", "rows"}),
    "((w - w.mean()) ** 2).mean()": (lambda w: ((w - w.mean()) ** 2).mean(), {"m2", "sum", "rows"}),
    "((w - 1) * (2 + w)).sum()": (lambda w: ((w - 1) * (2 + w)).sum(), {"m2", "sum", "rest", "rows"}),
    "(w - w[0]).max()": (lambda w: (w - w[0]).max(), {"max", "item", "rows"}),
    "(w - 2 + 0.5)[-1]": (lambda w: (w - 2 + 0.5)[-1], {"item", "rows"}),
    "np.min(w - w.mean())": (lambda w: np.min(w - w.mean()), {"min", "sum", "rows"}),
    "helper": (lambda w: mean_of(w) - w[0], {"sum", "rows", "item"}),
    "z score": (z_score, {"sum", "m2", "rows", "item"}),
    "tuple": (two, {"min", "max", "rows"}),
    "branches": (guarded, {"rows", "nans", "item"}),
    "nothing of the window": (lambda w: 1.5, set()),
}
EXACT = {name for name, (_, taken) in RECOGNISED.items() if not taken & {"sum", "fsum", "m2", "min", "max"}}
EXACT -= {"np.nanmin(w)", "np.nanmax(w)", "w[~np.isnan(w)].max()"}
"""Those without sums, which are rounded, and NumPy's extremes, which may be either of 0.0 and -0.0."""


@pytest.mark.parametrize("name", RECOGNISED)
def test_recognised_functions_take_reductions_only_and_are_numpys(name):
    """And only those that they need; for windows of every length, with NaN, zeros of either sign and empty ones."""
    function, taken = RECOGNISED[name]
    udf_ = compiled(function)
    assert (udf_.form, udf_.clipped, reductions(udf_)) == ("reduced", None, taken)
    remainder = Remainder(udf_)
    for window in WINDOWS:
        found, expected = remainder(window), in_python(function, window)
        assert agrees(found, expected, exact=name in EXACT), (window, found, expected)


@pytest.mark.parametrize("name", some(RECOGNISED, each=2))
def test_a_constant_length_is_no_parameter(name):
    """Whole windows only: the length is in the code, no check of it is left, and there is no NaN to ask for."""
    function, _ = RECOGNISED[name]
    udf_ = compiled(function, length=3, clipped=False)
    assert not reductions(udf_) & {"rows", "nans", "fsum", "fmin", "fmax"}
    assert udf_.raises == ()
    remainder = Remainder(udf_)
    for window in (w for w in WINDOWS if len(w) == 3 and not any(map(math.isnan, w))):
        assert agrees(remainder(window), in_python(function, window), exact=name in EXACT)


@pytest.mark.parametrize("name", ["w.min()", "max(w)", "w[0]", "np.ptp(w)", "np.nanmax(w)", "w.mean()"])
def test_windows_that_are_never_empty_are_not_asked(name):
    """With min_periods of 1 there is a first value, and nothing to raise."""
    function, taken = RECOGNISED[name]
    udf_ = compiled(function, empty=False)
    assert udf_.raises == ()
    assert reductions(udf_) == (taken if name in ("np.nanmax(w)", "w.mean()") else taken - {"rows"})
    remainder = Remainder(udf_)
    for window in filter(None, WINDOWS):
        assert agrees(remainder(window), in_python(function, window), exact=name in EXACT)


OTHERS = {
    "np.median": (lambda w: np.median(w), "median()", set()),
    "w.argmax()": (lambda w: w.argmax(), "argmax()", set()),
    "a slice": (lambda w: w[1:].sum(), "w[..]", set()),
    "a computed index": (lambda w: w[len(w) // 2], "w[..]", set()),
    "arithmetic": (lambda w: (w * 3).sum(), "sum()", set()),
    "sum of a shift": (lambda w: (w - 1).sum(), "sum()", set()),
    "two windows": (lambda w: (w + w).sum(), "sum()", set()),
    "a third power": (lambda w: (w**3).sum(), "sum()", set()),
    "another mask": (lambda w: w[w > 0].sum(), "sum()", set()),
    "NaN only": (lambda w: w[np.isnan(w)].sum(), "sum()", set()),
    "deviation without NaN": (lambda w: w[~np.isnan(w)].std(), "std()", {"fsum", "nans"}),
    "median and mean": (lambda w: np.median(w) - w.mean(), "median()", {"sum"}),
    "scaled and more": (lambda w: (w[-1] - w.mean()) / w.std() + (w * w[0]).sum(), "sum()", {"sum", "m2"}),
    "extremes and order": (lambda w: (np.median(w) - w.min()) / (w.max() - w.min()), "median()", {"min", "max"}),
    "NaN and order": (lambda w: np.nanmedian(w) - np.nanmean(w) + np.isnan(w).sum(), "nanmedian()", {"fsum", "nans"}),
}
"""What needs the window in memory -> what of it does, and the primitives that it asks for besides."""


@pytest.mark.parametrize("name", OTHERS)
def test_the_window_is_in_memory_where_something_reads_it(name):
    """The path says what of which line; what are primitives are still asked for, where the loop hands over both."""
    function, what, primitives = OTHERS[name]
    line = function.__code__.co_firstlineno
    for mixes in rotated((True, False), list(OTHERS).index(name), 1):
        udf_ = compiled(function, mixes=mixes)
        assert udf_.form == "windows"
        assert udf_.path.startswith(f"the window in memory, for {what} (line {line})")
        assert reductions(udf_) == (primitives if mixes else set())
        assert ("in O(1) per row: " in udf_.path) == (mixes and bool(primitives))
        assert ("computed from it" in udf_.path) == (not mixes and bool(primitives))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "length"), in_turn(OTHERS, [40, 3]))
def test_primitives_beside_the_window_are_numpys(name, length):
    """Short windows compute their primitives from the values, long ones get them; both as NumPy says, with NaN too."""
    function, _, _ = OTHERS[name]
    values = np.concatenate([[5.0, NAN, 5.0, -0.0, 1e3, -1e3], np.cos(np.arange(250 if THOROUGH else 80)) * 50])
    values[[60, 61, 75]] = NAN
    for least in rotated((length, 1), list(OTHERS).index(name), 1):
        found = list(udf.Series(values).rolling(length, min_periods=least).apply(function, raw=True))
        for i, value in enumerate(found):
            window = values[max(0, i + 1 - length) : i + 1]
            runs = np.count_nonzero(~np.isnan(window)) >= least
            expected = in_python(function, window) if runs else ("value", (NAN,))
            assert agrees(("value", (value / 1e3,)), ("value", (expected[1][0] / 1e3,)), exact=False), (i, window)


def test_tables_are_reduced_by_column():
    """``w[:, c]`` and ``w[row, c]`` of a table; both columns' reductions are taken."""
    function = lambda w: w[:, 0].mean() - w[:, 1].max() + w[-1, 1] * w[0, -1] + w.shape[1] * len(w)
    udf_ = compiled(function, 2)
    taken = {(t.reduction, t.index, t.offset) for t in udf_.takes}
    assert taken - {("rows", 0, 0), ("rows", 1, 0)} == {("sum", 0, 0), ("max", 1, 0), ("item", 1, -1), ("item", 1, 0)}
    remainder = Remainder(udf_)
    for columns in (([1.0, 2.0], [3.0, -4.0]), ([], []), ([NAN], [2.0])):
        assert agrees(remainder(*columns), in_python(function, *columns), exact=False)


def test_a_table_as_a_whole_is_read_in_memory():
    """``w.mean()`` of a table mixes its columns, ``w[0]`` is a row."""
    for function in (lambda w: w.mean(), lambda w: w[0].sum(), lambda w: w[1:, 0].sum()):
        assert compiled(function, 2).form == "windows"


def test_arguments_and_constants():
    """Further arguments are passed by value; a default is a constant."""
    function = lambda w, scale, *, shift=1.0: w.mean() * scale + shift
    udf_ = compiled(function, args=(3.0,))
    assert [t.what for t in udf_.takes] == ["reduction", "reduction", "argument"]
    found = Remainder(udf_, (3.0,))([1.0, 2.0])
    assert found == ("value", (5.5,))


def test_results_become_floats():
    """A count is an int, a comparison a bool: cast to the columns' type."""
    for function, value in ((lambda w: len(w), 2.0), (lambda w: w.max() > 1, 1.0)):
        udf_ = compiled(function)
        assert [r.dtype.name for r in udf_.returns] == ["float64"]
        assert Remainder(udf_)([1.0, 2.0]) == ("value", (value,))


def test_a_missing_result():
    """``return None`` makes the result nullable, as for rows."""
    udf_ = compiled(lambda w: w.mean() if len(w) > 2 else None)
    assert (udf_.form, udf_.returns[0].nullable) == ("reduced", True)


def test_the_switch_is_an_option():
    """Off, every function gets its window; it is part of the key."""
    on, off = (window_call(RECOGNISED["w.sum()"][0], reducible=switch) for switch in (True, False))
    assert on.key != off.key
    assert udf.options.recognize_reducers is True
    with udf.options(recognize_reducers=False):
        assert udf.options.recognize_reducers is False
    with pytest.raises(udf.errors.OptionError, match="True or False"):
        udf.options.recognize_reducers = 1


def test_the_path_is_told():
    """Which reductions, in the order of the parameters."""
    udf_ = compiled(lambda w: (w[-1] - w.mean()) / w.std())
    expected = "reductions in place of the window, each found in O(1) per row: rows, sum, m2, item[-1]"
    assert udf_.path == expected
