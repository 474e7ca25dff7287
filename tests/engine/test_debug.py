"""``udf.options.debug``: functions in plain Python, or both ways until the first row in which they differ."""

import math
import re

import numpy as np
import pandas as pd
import pytest

import udf
from udf.errors import ArgumentError, CapturedValueError, DifferenceError, OptionError, ShapeError

SERIES = udf.Series([1.0, None, 4.0, -2.0], index=list("abcd"))
FRAME = udf.DataFrame({"a": [1, 2, 3], "t": ["x", "yy", None]})


def test_true_runs_plain_python(capsys) -> None:
    """So that print works, on the values that compiled code is handed; nothing of it lasts."""

    def f(x):
        print(x)  # noqa: T201 - the promise
        return x

    with udf.options(debug=True):
        assert list(SERIES.applymap(f)) == [1.0, None, 4.0, -2.0]
        assert udf.last_call().why == "udf.options.debug is True"
    assert capsys.readouterr().out.splitlines() == ["1.0", "<NA>", "4.0", "-2.0"]
    assert list(SERIES.applymap(lambda x: x * 2)) == [2.0, None, 8.0, -4.0]
    assert udf.last_call().backend == "cpu"


def in_all_ways():
    """Yield what rows, windows and groups give."""
    yield list(SERIES.applymap(lambda x: math.sin(x) if x is not udf.NA else 0.5))
    yield FRAME.apply(lambda row: (row.a * 2, row.t.upper() if row.t is not udf.NA else None), axis=1).to_pandas()
    yield list(SERIES.rolling(2, min_periods=1).apply(lambda w: w.sum()))
    yield list(SERIES.rolling(2, min_periods=1).apply(lambda w: w.max() - w[0], raw=True))
    grouped = pd.DataFrame({"k": [1, 2, 1], "x": [1.0, 2.0, 4.0]}).udf.groupby("k")
    yield grouped["x"].agg(lambda s: s.mean()).tolist()
    yield grouped["x"].transform(lambda s: s - s.min()).tolist()


@pytest.mark.slow
def test_compare_gives_what_compiled_code_gives() -> None:
    """Rows, text, several values, windows and groups; a function of math may differ in its last bits."""
    plain = list(in_all_ways())
    with udf.options(debug="compare"):
        for expected, found in zip(plain, in_all_ways(), strict=True):
            assert repr(expected) == repr(found)


def test_compare_stops_at_the_first_row_that_differs() -> None:
    """And shows both: float32 is multiplied as such in compiled code, and as Python's float in Python."""
    values = np.array([3.0, 4097.0, 4099.0], np.float32)
    with udf.options(debug="compare"), pytest.raises(DifferenceError) as raised:
        udf.Series(values).applymap(lambda x: x * x - 16785408.0)
    assert "plain Python gives 1.0, compiled code gives 0.0 at row position 1" in str(raised.value)


def test_a_difference_says_row_and_both(monkeypatch) -> None:
    """The label too; where one raises and the other does not, what it raised."""
    from udf.runtime.calls import interpreted  # noqa: PLC0415 - to be changed

    plainly = interpreted._rows

    def another(job, function):
        job.function = function
        return plainly(job)

    monkeypatch.setattr(interpreted, "_rows", lambda job: another(job, lambda x: x + (x == 4.0)))
    with udf.options(debug="compare"), pytest.raises(DifferenceError) as raised:
        SERIES.applymap(lambda x: x + 0, na_action="ignore")
    said = "plain Python gives 5.0, compiled code gives 4.0 at row position 2 (index label 'c')"
    assert said in str(raised.value)
    monkeypatch.setattr(interpreted, "_rows", lambda job: another(job, lambda x: [][int(x)]))
    with udf.options(debug="compare"), pytest.raises(DifferenceError, match=r"raises IndexError: .*row position 0"):
        SERIES.applymap(lambda x: x + 0, na_action="ignore")


@pytest.mark.parametrize("debug", [True, "compare"])
def test_a_group_has_its_labels(debug) -> None:
    """Plain Python returned numbers of rows in their place."""
    frame = pd.DataFrame({"k": [1, 2, 1, 2], "x": [1.0, 5.0, 3.0, 4.0]}, index=list("abcd"))
    with udf.options(debug=debug, backend="cpu"):
        for made in (frame.udf, udf.DataFrame(frame)):
            assert list(made.groupby("k")["x"].agg(lambda s: s.idxmax())) == ["c", "b"]
            assert list(made.groupby("k")["x"].agg(lambda s: s.iloc[1:].idxmax())) == ["c", "d"]


def test_results_that_are_missing_alone_are_the_same_of_every_type() -> None:
    """Plain Python cannot tell of None how many values it stands for."""
    with udf.options(debug="compare", backend="cpu"):
        assert pd.Series([1.0, 2.0]).udf.map(lambda x: (x, 1) if x > 2 else None).tolist() == [None, None]
        made = udf.Series(["a", None]).applymap(lambda x: None if x is udf.NA or len(x) > 0 else x)
        assert list(made) == [None, None]


def test_the_last_bit_may_be_at_the_limit_of_floats() -> None:
    """The largest number or inf; what is smaller than every float32 is none."""
    values = np.array([3e38, 1e-30], np.float32)
    with udf.options(debug="compare", backend="cpu"):
        assert list(udf.Series(values).applymap(lambda x: x + x)) == [np.inf, np.float32(2e-30)]
        with pytest.raises(DifferenceError, match=r"gives 3\.0, compiled code gives inf"):
            udf.Series(values).applymap(lambda x: 3.0 if x + x < 7e38 else x + x)


def test_what_has_no_columns_in_plain_python_is_refused() -> None:
    """There is nothing to compare; it is no difference."""
    with udf.options(debug="compare", backend="cpu"), pytest.raises(ShapeError):
        pd.DataFrame({"a": [1, 0], "b": [1, 1]}).udf.apply(lambda r: [c for c in ("a", "b") if r[c] > 0], axis=1)


class Odd(list):
    """A list that may mean another thing."""


def test_nulls_of_rows_and_folds_are_the_same_both_ways() -> None:
    """Plain Python could not make a row of integers with a null, and a fold's null was NaN: false alarms."""
    frame = pd.DataFrame({"a": pd.array([1, None], "Int8"), "b": pd.array([2, 3], "Int8")})
    state = lambda s, x: (s if x is udf.NA else s + x, s)
    with udf.options(debug="compare", backend="cpu"):
        assert frame.udf.apply(lambda r: r["a"] == 1, axis=1).tolist() == [True, pd.NA]
        assert list(udf.Series(frame["a"]).scan(state, 0.0)) == [0.0, 1.0]
        assert pd.Series([1.0, 2.0]).udf.map(lambda x: {"a": x} if x > 2 else None).tolist() == [None, None]
        assert pd.Series([1, 9]).udf.map(lambda x: np.nan if x > 2 else x > 0).tolist() == [True, np.nan]
        with pytest.raises(CapturedValueError):
            pd.Series([1.0]).udf.map(lambda x: Odd([2])[0] + x)


def test_an_exception_of_both_is_raised() -> None:
    """With the note that compiled code gives it."""
    with udf.options(debug="compare"), pytest.raises(ZeroDivisionError) as raised:
        udf.Series([1, 0]).applymap(lambda x: 1 // x)
    assert "at row position 1" in raised.value.__notes__[0]


@pytest.mark.parametrize("debug", [True, "compare"])
def test_what_plain_python_cannot_do_is_refused(debug) -> None:
    with udf.options(debug=debug), pytest.raises((ArgumentError, DifferenceError), match=re.escape("options.debug")):
        SERIES.applymap(lambda x: x, overflow="wrap")
    with pytest.raises(OptionError, match="debug is False, True"):
        udf.options.debug = "yes"
