"""What a window function cannot do is an error at the user's line; loops that only look known read the window."""

import inspect
import math
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.meaning.windows.test_reduced_functions import WINDOWS
from tests.support.window_entry import run, window_call
from tests.support.window_remainders import Remainder, agrees, compiled, in_memory, in_python
from tests.support.written import written
from udf.errors import UdfCompileError
from udf.frontend import compile_to_ptx

WINDOW = np.arange(5.0)


def sorted_copy(w: Any) -> Any:
    """Return an array that it has made."""
    return np.sort(w)


def forgets(w: Any) -> Any:
    w.sum()


REFUSED = {
    "iloc": (
        lambda w: w.iloc[-1],
        r"\.iloc is a Series' attribute, and with raw=True a window is a NumPy array.*w\[i\]",
    ),
    "values": (lambda w: w.values.sum(), r"\.values is a Series' attribute.*use w itself"),
    "quantile": (lambda w: w.quantile(0.5), r"\.quantile is a Series' attribute.*np\.quantile\(w, q\)"),
    "index": (lambda w: w.index[0], r"\.index is a Series' attribute"),
    "rolling": (lambda w: w.rolling(2), r"\.rolling is a Series' attribute"),
    "reshape": (lambda w: w.reshape(1, -1), r"the array attribute \.reshape is not supported"),
    "no attribute": (lambda w: w.nothing, "a NumPy array in a UDF, which has no attribute 'nothing'"),
    "polyfit": (lambda w: np.polyfit(w, w, 2)[0], "fits lines"),
    "sorted": (lambda w: sorted(w)[0], r"sorted\(\) is not supported"),
    "list": (lambda w: len([v * 2 for v in w]), "a list is not supported"),
    "assignment": (lambda w: assigns(w), "it assigns an item of the window, which is only read in a UDF; np.zeros"),
    "large": (lambda w: np.zeros(1000).sum(), "np.zeros of 1000 values is more than the 512"),
    "axis": (lambda w: w.mean(axis=1), r"mean\(\) of a window of 5 does not take \(axis=int\)"),
    "keyword": (lambda w: np.sum(w, dtype="float32"), r"sum\(\) does not take"),
    "method": (lambda w: w.sum, r"it returns a method of a window of 5; call it, with \(\)"),
    "helper's array": (lambda w: sorted_copy(w)[0], "'sorted_copy' returns an array that it has made"),
    "a window": (lambda w: w, "it returns an array; a function of windows returns a number or a bool"),
    "computed": (lambda w: w * 2, "it returns an array"),
    "a string": (lambda w: "high", "it returns a string"),
    "truth": (lambda w: 1 if w > 0 else 0, r"bool\(\) does not take \(array of bool\)"),
    "added conditions": (lambda w: ((w > 0) + (w < 1)).sum(), r"\+ does not take \(array of bool, array of bool\)"),
    "float index": (lambda w: w[1.5], r"\[\.\.\.\] does not take \(window of 5, float64\)"),
    "nothing": (forgets, "it returns None"),
}


def assigns(w: Any) -> Any:
    """Set an item of its window."""
    w[0] = 1.0
    return w[0]


@pytest.mark.parametrize("name", REFUSED)
def test_the_error_says_what_and_where(name: str) -> None:
    function, text = REFUSED[name]
    with pytest.raises(UdfCompileError, match=text) as raised:
        run(function, WINDOW)
    inside = {"assignment": (assigns, 2), "nothing": (forgets, 1)}
    blamed, line = inside.get(name, (function, 0))
    assert raised.value.line == inspect.getsourcelines(blamed)[1] + line


@pytest.mark.parametrize("function", [lambda w: np.zeros(len(w)).sum(), lambda w: w.copy()[0]])
def test_windows_of_any_length_make_no_arrays(function: Any) -> None:
    with pytest.raises(UdfCompileError, match="needs a window of constant length"):
        run(function, WINDOW, length=None)


def test_long_windows_make_no_arrays() -> None:
    """They would take too much memory of each thread; a median needs none."""
    with pytest.raises(UdfCompileError, match=r"np\.sort of 1000 values is more than the 512"):
        compile_to_ptx(window_call(lambda w: np.sort(w)[0], 1000))
    assert ".local" not in compile_to_ptx(window_call(lambda w: np.median(w), 1000)).text


def test_a_float_is_no_integer_result() -> None:
    """What could lose a value is refused; the caller rounds."""
    with pytest.raises(UdfCompileError, match="it returns a float64, which cannot become the result's int64"):
        run(lambda w: w[0], WINDOW, result="int64")


def test_a_row_function_still_assigns_no_item() -> None:
    with pytest.raises(UdfCompileError, match="it assigns an item"):
        udf.Series([1.0]).applymap(assigns)


@pytest.mark.parametrize("function", [lambda w: w.zz.sum(), lambda w: w["zz"].sum()])
def test_a_table_s_window_has_the_columns_of_its_frame(function) -> None:
    """Another name is refused. Python does not run it there, since pandas has no such loop."""
    frame = pd.DataFrame({"a": [1.0, 2.0, 3.0], "b": [2.0, 4.0, 8.0]})
    with pytest.raises(UdfCompileError, match="a window of several columns has no column 'zz' in a UDF"):
        frame.udf.rolling(2, method="table").apply(function, fallback="python")


# ruff: noqa: F841, PLR1730 - loops as people write them


FRAMED = written(
    "def NAME(w):\n    s = 0.0\n    BODY\n    return s",
    """
left_early
    for v in w:
        if v > 3:
            break
        s += v
raises_inside
    for v in w:
        if v < 0:
            raise ValueError("negative")
        s += v
conditional_count
    s = 0
    for v in w:
        if v > 0:
            s += 1
decayed
    for v in w:
        s = 0.9 * s + v
weighted
    for i in range(len(w)):
        s += i * w[i]
resetting: known where the window is whole
    s = w[0]
    for v in w:
        s = max(v, s)
replacing_nan
    s = w[0]
    for v in w:
        if not v <= s:
            s = v
every_other
    for i in range(0, len(w), 2):
        s += w[i]
rest_only
    for i in range(1, len(w)):
        s += w[i]
rest_extreme
    for v in w[1:]:
        if v > s:
            s = v
steps
    for i in range(1, len(w)):
        s += abs(w[i] - w[i - 1])
argument_of_max
    s = 0
    for i in range(len(w)):
        if w[i] > w[s]:
            s = i
set_sometimes
    for v in w:
        if v > 2:
            s = v
swapped
    b = 1.0
    for v in w:
        s, b = b + v, s
product
    s = 1.0
    for v in w:
        s *= v
nested
    for v in w:
        for u in w:
            s += u * v
scalar_loop_inside
    for v in w:
        for k in range(3):
            s += v * k
stepping_by_two
    i = 0
    while i < len(w):
        s += w[i]
        i += 2
one_short
    for i in range(len(w) - 1):
        s += w[i]
fixed_range: known where the window is whole
    for i in range(3):
        s += w[i]
divided_by_item
    for v in w:
        s += 1 / v
truths
    s = 0
    for v in w:
        s += bool(v)
called
    for v in w:
        s += math.exp(v)
shifted
    for v in w:
        s += v - 3.0
strict_sum
    for v in w:
        s += v
        if s < 0:
            s = 0.0
entered_again
    s = w[0]
    for _ in range(2):
        for i in range(1, len(w)):
            s += w[i]
from_first
    s = w[0]
    for v in w[1:]:
        s += v
""",
    {"math": math},
)


def returned_early(w):
    for v in w:
        if v > 3:
            return v
    return 0.0


def running(w):
    s = 0.0
    t = 0.0
    for v in w:
        s += v
        t += s
    return t


def apart(w):
    low = 5.0
    high = 0.0
    for v in w:
        if v > high:
            high = v
        elif v < low:
            low = v
    return high - low


def divided_aside(w, k=0):
    s = 0.0
    for v in w:
        unused = 1 / k
        s += v
    return s


def both(w):
    low = high = w[0]
    for v in w:
        if v > high:
            high = v
        elif v < low:
            low = v
    return high - low


def both_apart(w):
    low = w[0]
    high = w[0]
    for v in w[1:]:
        if v < low:
            low = v
        if v > high:
            high = v
    return low * 100 + high


def index_afterwards(w):
    s = 0.0
    for i in range(len(w)):
        s += w[i]
    return s + i


def mean_of(x):
    s = 0.0
    for v in x:
        s += v
    return s / len(x)


def helper_without_nan(w):
    return mean_of(w[~np.isnan(w)])


OTHERS = [
    *FRAMED, returned_early, running, apart, divided_aside, both, both_apart, index_afterwards, helper_without_nan,
]  # fmt: skip


@pytest.mark.parametrize("function", OTHERS, ids=lambda f: f.__name__)
def test_other_loops_read_the_window(function):
    """The path names what reads it; each window gives what CPython does, the error too."""
    udf_ = compiled(function)
    assert udf_.form == "windows"
    assert udf_.path.startswith("the window in memory, for ")
    for window in WINDOWS:
        found, expected = in_memory(function, window), in_python(function, window)
        if expected[1][0] not in (ZeroDivisionError, OverflowError):  # inf here: the error model is "numpy"
            assert agrees(found, expected, exact=False), (window, found, expected)


@pytest.mark.parametrize("function", [f for f, note in FRAMED.items() if note], ids=lambda f: f.__name__)
def test_more_is_known_of_whole_windows(function):
    """With min_periods of the whole length no window has a NaN, and its length is a constant of the code."""
    udf_ = compiled(function, length=3, clipped=False)
    assert udf_.form == "reduced"
    remainder = Remainder(udf_)
    for window in ([3.0, 1.0, 2.0], [1.0, 2.0, 3.0], [-1.0, -1.0, -2.0]):
        assert agrees(remainder(window), in_python(function, window), exact=True)
