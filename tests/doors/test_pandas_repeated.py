"""A call at pandas' door that is equal to the one before it runs its program and asks nothing else; all others do."""

# ruff: noqa: B023 - a change is made before the frame is another
import numpy as np
import pandas as pd
import pytest

import udf
from udf.doors.pandas import pandas_repeated

NUMBERS = pd.Series(np.arange(1.0, 41.0), index=np.arange(40)[::-1], name="numbers")
TEXTS = pd.Series(["one", "Two", ""] * 20, name="texts")


inverse = lambda x: 1 / x
spread = lambda values: values.max() - values.min()


def again(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Return what programs will give that run without a question."""
    found: list[object] = []
    run = pandas_repeated._run
    monkeypatch.setattr(pandas_repeated, "_run", lambda *given: found.append(run(*given)) or found[-1])
    return found


@pytest.mark.parametrize(
    "data", [NUMBERS, TEXTS, NUMBERS.astype("int32"), NUMBERS > 3], ids=lambda data: str(data.dtype)
)
def test_an_equal_call_gives_the_same(data: pd.Series, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of numbers and of texts, with labels, name and attributes; of another Series of the dtype too."""
    found = again(monkeypatch)
    function = (lambda x: x.upper() + "!") if data.dtype == TEXTS.dtype else (lambda x: x * 2)
    data.attrs = {"unit": "m"}
    for given in (data, data, data[3:9], data[:0]):
        made = given.udf.map(function)
        pd.testing.assert_series_equal(made, given.map(function))
        assert made.attrs == given.attrs
    assert data.dtype == object or sum(column is not None for column in found) >= 2


def test_other_options_hold_for_their_call_alone() -> None:
    """Rows that raise are null where that is asked for, before and after they are not."""
    zero = pd.Series([1.0, 0.0, 2.0])
    for _ in range(3):
        assert zero.udf.map(inverse, errors="null").isna().tolist() == [False, True, False]
        with pytest.raises(ZeroDivisionError):
            zero.udf.map(inverse)
        pd.testing.assert_series_equal(NUMBERS.udf.map(inverse), NUMBERS.map(inverse))
    function = lambda x: x * 2**62
    whole = pd.Series([1, 2, 3])
    for _ in range(2):
        assert whole[:1].udf.map(function).tolist() == [2**62]
        with udf.options(overflow="wrap"):
            assert whole.udf.map(function).tolist() == [2**62, -(2**63), -(2**62)]
        with pytest.raises(OverflowError):
            whole.udf.map(function)


@pytest.mark.slow
def test_rows_are_read_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other values, labels and dtypes in the same frame between equal calls; beside text, whose rows are objects."""
    found = again(monkeypatch)
    function = lambda row: row["a"] * 2 + row.b
    for text in ({}, {"t": "x"}):
        frame = pd.DataFrame({"a": NUMBERS.to_numpy(), "b": np.arange(40.0), **text}, index=NUMBERS.index)
        changes = [
            lambda: None,
            lambda: frame.__setitem__("a", -frame["b"]),
            lambda: frame.iloc.__setitem__((3, 1), np.nan),
            lambda: frame.__setitem__("b", np.arange(40)),
            lambda: frame.__setitem__("b", np.arange(40, dtype="float32")),
            lambda: setattr(frame, "index", frame.index + 1),
        ]
        for change in changes:
            change()
            for _ in range(3):
                pd.testing.assert_series_equal(frame.udf.apply(function, axis=1), frame.apply(function, axis=1))
    assert sum(column is not None for column in found) >= 8


@pytest.mark.slow
def test_what_differs_is_looked_at() -> None:
    """Nulls among texts, objects of the same values, another captured value: each as pandas has it."""
    factor = 2
    function = lambda x: x * factor
    series = [TEXTS, NUMBERS, NUMBERS.astype(object), TEXTS.where(TEXTS != "Two")]
    for factor in (2, 3, 2):  # noqa: B007 - the function reads it
        for data in [*series, *series]:
            wanted = data.map(function, na_action="ignore")
            pd.testing.assert_series_equal(data.dropna().udf.map(function), wanted.dropna())
            pd.testing.assert_series_equal(data.udf.map(function, "ignore"), wanted)


@pytest.mark.slow
def test_groups_are_aggregated_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other keys, columns, values and frames between equal calls."""
    found = again(monkeypatch)
    frame = pd.DataFrame({"k": [3, 1, 3, 2] * 10, "a": NUMBERS.to_numpy(), "b": np.arange(40), "t": "x"})
    changes = [
        lambda: None,
        lambda: frame.__setitem__("k", [5, 7] * 20),
        lambda: frame.__setitem__("b", frame["b"].where(frame["b"] != 7)),
        lambda: frame.__setitem__("b", frame["b"].astype("float32")),
        lambda: frame.__setitem__("b", frame["a"].astype("Float64")),
        lambda: frame.__setitem__("t", pd.Categorical(["u", "v"] * 20)),
        lambda: setattr(frame, "columns", ["k", "b", "a", "t"]),
    ]
    for change in changes:
        change()
        for column in ["a", "b"] * 3:
            wanted = frame.groupby("k")[column].agg(spread)
            pd.testing.assert_series_equal(frame.udf.groupby("k")[column].agg(spread), wanted)
            kept = frame.udf.groupby("k")[column].filter(lambda s: s.max() > 5)
            pd.testing.assert_series_equal(kept, frame.groupby("k")[column].filter(lambda s: s.max() > 5))
    assert any(column is not None for column in found)
