"""Loops over a window's values, and a window function's own arrays: what NumPy would have computed, or refused."""

import math
import re
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import in_turn
from tests.support.window_entry import Entry, entry_of, run, window_call
from tests.support.written import written
from udf.errors import UdfCompileError
from udf.frontend import compile_to_ptx
from udf.runtime.store import cache
from udf.runtime.store.cache import MemoryCache

TABLE = np.array([0.5, 1.0, 2.0, 4.0])


def total(w: Any) -> Any:
    s = 0.0
    for v in w:
        s += v
    return s / len(w)


def largest(w: Any) -> Any:
    m = w[0]
    for i in range(1, len(w)):
        if w[i] > m:  # noqa: PLR1730 - as users write it
            m = w[i]
    return m


def backwards(w: Any) -> Any:
    s = 0.0
    for i in range(len(w) - 1, -1, -1):
        s = s * 0.5 + w[i]
    return s


WRITTEN = written(
    "def NAME(w: Any):\n    BODY",
    """
steps: Take every second, every third from the end, and none
    s = 0.0
    for i in range(0, len(w), 2):
        s = s * 2 + w[i]
    for i in range(len(w) - 1, 0, -3):
        s = s * 2 + w[i]
    for i in range(5, 2):
        s += w[i]
    for i in range(len(w), 0, len(w)):
        s += w[i]
    return s
continues: Continue, break, and loop inside
    s = 0.0
    for i in range(len(w)):
        if w[i] < 0:
            continue
        for j in range(i, -1, -1):
            if w[j] > 1:
                break
            s += w[j]
        s += 1
    return s
otherwise: Return from a loop, or go to its else
    for i, v in enumerate(w):
        if v > 1:
            return i
    return -1.0
afterwards: Use the variables of loops that are over
    for v in w:
        pass
    for i in range(3):
        pass
    for k, x in enumerate(w, 5):
        pass
    return v + i + k * x
neighbours: Zip slices, a table, three at once, and count
    s = 0.0
    for i, (a, b) in enumerate(zip(w[1:], w[:-1])):
        s += abs(a - b) * i
    for a, b, c in zip(w, w[1:], w[2:]):
        s += a * b * c
    for a, t in zip(w, TABLE, strict=False):
        s += a * t
    for t in TABLE:
        s += t
    return s
one_iterator_twice: Take pairs; the last one of an odd number is left out
    it = iter(w)
    s = 0.0
    for a, b in zip(it, it):
        s += a * b
    return s
resumed: Go on where a loop was left
    it = iter(w)
    s = 0.0
    for a in it:
        if a > 0:
            break
        s += a
    for b in it:
        s += 10 * b
    return s
a_range_twice: Iterate over one range again
    r = range(1, len(w))
    s = 0.0
    for i in r:
        s += w[i]
    for i in r:
        s -= w[i] * i
    return s
products: Loop over the window inside a loop over it, and over a tuple
    s = 0.0
    for a in w:
        for b in w:
            s += a * b
        for t in (1, 2, 3):
            s += t * a
    return s
kept: Loop over what a mask keeps, and what is computed
    s = 0.0
    for i, v in enumerate(w[w > 0]):
        s += v * i
    for v in (w - 1) * 2:
        s = s * 0.5 + v
    for v in reversed(w):
        s = s * 0.5 + v
    return s
whiles: Count by hand
    i, s = 0, 0.0
    while i < len(w):
        if w[i] > 0:
            s += w[i]
        i += 1
    while len(w) > 2:
        w = w[1:]
    return s + w[0]
""",
    globals(),
)


def a_variable_step(w: Any, step: int) -> Any:
    s = 0.0
    for i in range(len(w) - 1 if step < 0 else 0, -1 if step < 0 else len(w), step):
        s = s * 2 + w[i]
    return s


LOOPS = (total, largest, backwards, *WRITTEN)


@pytest.mark.parametrize(("constant", "function"), in_turn([True, False], LOOPS))
def test_loops_do_as_in_python(function: Any, *, constant: bool) -> None:
    """Odd and even lengths; values that break early, late and never."""
    random = np.random.default_rng(1)
    for size in (7, 2):
        entry = entry_of(function, size if constant else None)
        for window in (random.normal(size=size) * 2, -np.ones(size), np.linspace(0.5, 3, size)):
            assert entry(window) == pytest.approx(float(function(window)), rel=1e-13, abs=1e-13)


@pytest.mark.parametrize("step", [1, 2, 3, -1, -2])
def test_a_step_may_be_an_argument(step: int) -> None:
    """Its sign is not known when the loop is compiled."""
    window = np.arange(1.0, 8.0)
    assert run(a_variable_step, window, step) == a_variable_step(window, step)


def test_a_step_of_zero_raises() -> None:
    assert run(a_variable_step, np.ones(3), 0).exception == "ValueError"


# -- what is left of them ----------------------------------------------------------------------------


def loads(text: str) -> int:
    return len(re.findall(r"\bld\.(?:global|shared)", text))


def branches(text: str) -> int:
    return len(re.findall(r"\bbra\b", text))


@pytest.mark.parametrize(
    ("space", "length", "function"), in_turn(["global", "shared"], [5, 10, 100], [total, largest, backwards], rounds=2)
)
def test_a_loop_over_a_constant_window_is_straight_line_code(function: Any, length: int, space: str) -> None:
    """One load a value, at a constant offset; nothing is checked.

    LLVM's NVPTX back end loads floats as 64 bits into ``%rd`` registers (libNVVM: ``f64``, ``%fd``): the same load.
    """
    udf = compile_to_ptx(window_call(function, length, space=space, clipped=False))
    assert (loads(udf.text), branches(udf.text)) == (length, 0)
    assert len(re.findall(rf"ld\.{space}\.[bf]64\s+%[rf]d\d+, \[%rd1(?:\+\d+)?\];", udf.text)) == length
    assert udf.raises == ()
    if function is largest:
        assert udf.text.count("selp") == length - 1
    else:
        assert "selp" not in udf.text


def test_long_windows_stay_loops() -> None:
    """A thousand values, in one loop with a few at a time."""
    text = compile_to_ptx(window_call(total, 1000, clipped=False)).text
    assert branches(text) == 1
    assert loads(text) < 20


def test_a_long_window_that_is_read_twice_is_not_kept_in_registers() -> None:
    """A standard deviation of 100 values reads them again; one of 10 keeps them."""
    assert loads(compile_to_ptx(window_call(lambda w: w.std(), 10, clipped=False)).text) == 10
    text = compile_to_ptx(window_call(lambda w: w.std(), 100, clipped=False)).text
    assert loads(text) < 20
    assert branches(text) == 2


def test_items_at_constant_places_need_no_check() -> None:
    """The length is known where it is constant; a clipped window's is not."""
    whole = compile_to_ptx(window_call(lambda w: w[4] - w[-5], 5, clipped=False))
    assert (whole.raises, branches(whole.text)) == ((), 0)
    assert compile_to_ptx(window_call(lambda w: w[4], 5)).raises[0].exception == "IndexError"


def test_windows_that_are_never_empty_need_no_check_for_it() -> None:
    """The first and the last value, the least: of a clipped window of one row or more."""
    function = lambda w: w[0] - w[-1] + w.max()
    assert compile_to_ptx(window_call(function, 5)).raises == ()
    raised = compile_to_ptx(window_call(function, 5, empty=True)).raises
    assert {site.exception for site in raised} == {"IndexError", "ValueError"}


def test_a_clipped_window_has_its_own_length() -> None:
    call = window_call(lambda w: w.sum() + 100 * len(w), 5)
    udf = compile_to_ptx(call)
    assert (udf.name, udf.clipped, udf.form) == ("udf_window", "udf_clipped", "windows")
    clipped = Entry(udf, call, clipped=True)
    for size in (1, 2, 4):
        assert clipped(np.arange(float(size))) == size * (size - 1) / 2 + 100 * size


def test_nan_and_infinity_go_through_loops() -> None:
    window = np.array([1.0, math.nan, 3.0])
    assert math.isnan(run(total, window))
    assert run(largest, window) == 3.0


def test_a_loop_of_exponentials_stays_one() -> None:
    """A hundred of them written out would be 7,700 lines."""
    text = compile_to_ptx(window_call(lambda w: np.exp(w).sum(), 100, clipped=False)).text
    assert branches(text) > 0
    assert text.count("\n") < 1000


UNCOUNTED = (
    "for v in w:\n        k = 0\n        while k < v:\n            k += 1\n        t += k",
    "for v in w[w > 3]:\n        t += v * t + 1",
    "while t < w[0]:\n        t = t * 2 + 1",
    "for i in range(len(w)):\n        for j in range(i):\n            t = t * 0.9 + w[j]",
)


@pytest.mark.parametrize("body", UNCOUNTED)
def test_llvm_says_nothing_of_loops_that_it_cannot_count(body: str, capfd, monkeypatch, tmp_path) -> None:
    """It was asked to unroll them, and warned on the process' stderr: 'loop not unrolled'."""
    monkeypatch.setattr(cache, "PROGRAMS", MemoryCache())
    monkeypatch.setenv("INLAY_STAGE_DIR", str(tmp_path))
    scope: dict[str, Any] = {}
    exec(f"def f(w):\n    t = 0.0\n    {body}\n    return t\n", scope)  # noqa: S102 - text from above
    window = np.array([4.0, 2.0, 5.0])
    found = udf.Series(window).rolling(3).apply(scope["f"])
    assert list(found)[2] == scope["f"](window)
    assert capfd.readouterr().err == ""


def test_llvm_says_nothing_of_a_value_whose_loop_ends_early(capfd, monkeypatch, tmp_path) -> None:
    monkeypatch.setattr(cache, "PROGRAMS", MemoryCache())
    monkeypatch.setenv("INLAY_STAGE_DIR", str(tmp_path))

    def early(x):
        total = 0.0
        for i in range(20):
            if total > 5:
                break
            total += x * i
        return total

    assert list(udf.Series([1.0, 2.5]).applymap(early)) == [early(1.0), early(2.5)]
    assert capfd.readouterr().err == ""


def test_llvm_says_nothing_of_windows_inside_a_window(capfd, monkeypatch, tmp_path) -> None:
    """Each begins where its row's number says, so that nobody can count its rows ahead."""
    monkeypatch.setattr(cache, "PROGRAMS", MemoryCache())
    monkeypatch.setenv("INLAY_STAGE_DIR", str(tmp_path))
    series = pd.Series([4.0, 2.0, 5.0, 1.0])
    function = lambda w: w.rolling(2).mean().sum() + w.rolling(2, min_periods=1).max().iloc[0]
    with udf.options(backend="cpu", fallback="error"):
        found = series.udf.rolling(3).apply(function)
    pd.testing.assert_series_equal(found, series.rolling(3).apply(function))
    assert capfd.readouterr().err == ""


def set_first(array, other):
    array[0] = 9
    return other[0]


REFUSED = written(
    "def NAME(w):\n    BODY",
    r"""
computed_before_it_is_set: 'e' is computed from an array.*np\.copy
    a = np.zeros(3)
    e = a + 1
    a[0] = 5
    return e[0]
kept_from_the_turn_before: 'now' is made again in this loop
    now = np.sort(w)
    before = now
    for i in range(3):
        before = now
        now = np.sort(w * (i - 1.0))
    return before[0] * 1000 + now[0]
best_of_a_loop: 'tried' is made again in this loop
    best = np.zeros(2)
    for i in range(3):
        tried = np.zeros(2)
        tried[0] = w[i]
        if tried[0] < best[0]:
            best = tried
    return best[1]
set_by_a_helper: assigns an item of 'array', which its caller made
    a = np.copy(w)
    return set_first(a, a + 1)
""",
    {"np": np, "set_first": set_first},
)


@pytest.mark.parametrize(("function", "text"), [*REFUSED.items()], ids=REFUSED.values())
def test_what_could_be_another_value_is_refused(function, text) -> None:
    """With the name of the array, and the line."""
    with pytest.raises(UdfCompileError, match=text):
        udf.Series(np.arange(20.0)).rolling(5).apply(function, raw=True)


SURE = written(
    "def NAME(w):\n    BODY",
    """
copied_before_it_is_set
    a = np.zeros(3)
    b = np.copy(a * 2)
    for i in range(3):
        a[i] = b[i] + i + 1
    return b.sum() + a.sum()
an_array_a_turn
    total = 0.0
    for i in range(3):
        a = np.sort(w + i)
        total += a[0]
    return total
views_and_names_are_one_array
    a = np.copy(w)
    b, part = a, a[1:]
    b[1] = 100
    return part[0] + a[1]
filtered
    a = np.zeros(len(w))
    for i in range(1, len(w)):
        a[i] = 0.5 * a[i - 1] + w[i]
    return a.max()
""",
    {"np": np},
)


@pytest.mark.parametrize("function", SURE, ids=lambda function: function.__name__)
def test_what_is_sure_gives_what_numpy_gives(function) -> None:
    """Copies, views, one array a turn, arrays that are filled item by item."""
    given = pd.Series(np.arange(20.0) ** 1.5)
    expected = given.rolling(5).apply(function, raw=True).to_numpy()
    np.testing.assert_allclose(udf.Series(given).rolling(5).apply(function, raw=True).to_numpy(), expected, rtol=1e-14)


def test_a_copy_is_made_where_reductions_were_tried_first() -> None:
    """NumPy's own np.copy is asked for a window without memory, and that is not the end."""
    assert list(udf.Series([1.0, 2.0, 3.0]).rolling(2).apply(lambda w: np.copy(w)[0], raw=True))[1:] == [1.0, 2.0]
