"""What a window function cannot do: an error at the user's line that says what is meant."""

import inspect
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.window_entry import run, window_call
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
