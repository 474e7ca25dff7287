"""``series.udf.transform(f)``: of each value, or of the whole Series where pandas asks that; and tuples a column."""

import math
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import in_turn

SERIES = {
    "floats": pd.Series([1.0, 2.0, 4.0], name="n"),
    "ints": pd.Series([1, 2, 4]),
    "a zero": pd.Series([1, 0, -4], index=list("abc")),
}
SOURCES = (
    *("(s - np.mean(s)) / np.std(s)", "s / np.sum(s)", "np.mean(s)", "np.cumsum(s)", "(s - s.mean()) / s.std()"),
    *("s * 2", "1 / s", "10 // s", "s - s.max()", "math.sqrt(s)", "s.fillna(0)", "int(s)", "np.sqrt(s)", "s.rank()"),
    *("0.0 if s > 2 else 1.5", "s.clip(0, 2)", "np.where(s > 2, s, 0)", "abs(s)", "round(s)"),
)


def outcome(call: Any) -> Any:
    """Return a result, the type of what is raised, or None of a refusal."""
    try:
        with np.errstate(all="ignore"):
            return call()
    except udf.errors.UdfError:
        return None
    except Exception as error:  # noqa: BLE001 - compared
        return type(error)


@pytest.mark.parametrize(("name", "source"), in_turn(SERIES, SOURCES))
def test_transform_asks_what_pandas_asks(name: str, source: str) -> None:
    """``np.mean`` takes one value, too; what raises of a value is asked of the column."""
    given, function = SERIES[name], eval(f"lambda s: {source}", {"np": np, "math": math})  # noqa: S307 - text from above
    ours = outcome(lambda: given.udf.transform(function))
    theirs = outcome(lambda: given.transform(function))
    if isinstance(ours, pd.Series):
        pd.testing.assert_series_equal(ours, theirs)
    elif ours is not None:
        assert ours is theirs


def test_parameters_of_pandas_are_no_arguments() -> None:
    """``axis`` is pandas' second parameter of ``transform``, ``by_row`` one of ``apply``."""
    given = SERIES["floats"]
    for call in (
        lambda door: door.transform(lambda s, k: s * k, 0, 3),
        lambda door: door.transform(lambda s, k: s * k, axis="index", k=3),
        lambda door: door.apply(lambda s, by_row=3: s * by_row, by_row="compat"),
        lambda door: door.apply(lambda s, k: s - s.mean() * k, by_row=False, k=2),
    ):
        pd.testing.assert_series_equal(call(given.udf), call(given))
    assert given.udf.apply(lambda s: s.max(), by_row=False) == given.apply(lambda s: s.max(), by_row=False)
    for refused in (
        lambda: given.udf.transform(lambda s: s * 2, axis=1),
        lambda: given.to_frame().udf.transform(lambda s: s - s.mean(), axis=1),
        lambda: given.to_frame().udf.apply(lambda s: s.mean(), axis=2),
        lambda: given.udf.apply(lambda s: s, by_row="always"),
    ):
        with pytest.raises(udf.errors.ArgumentError, match="cannot be"):
            refused()


@pytest.mark.parametrize("labels", ["a", "ab", "abc"])
def test_a_tuple_a_column(labels: str) -> None:
    """Pandas makes rows of them, and labels these by the frame's where there are as many."""
    frame = pd.DataFrame({label: [1.0, 2.0, 4.0] for label in labels}, index=list("xyz"))
    for function in (lambda c: (c.min(), c.max()), lambda c: [c.min(), c.max(), c.sum()]):
        ours = outcome(lambda: frame.udf.apply(function))  # noqa: B023 - called here
        if ours is not None:
            pd.testing.assert_frame_equal(ours, frame.apply(function))


def test_a_column_of_categories_or_objects_is_asked_as_a_whole() -> None:
    """Where a value, which pandas hands out itself, raises."""
    for given in (pd.Series([3, 1, 3], dtype="category"), pd.Series([None, None], dtype=object)):
        for function in (lambda s: s.isna(), lambda s: s.duplicated(), lambda s: s.isin([3, "b"])):
            pd.testing.assert_series_equal(given.udf.transform(function), given.transform(function))
