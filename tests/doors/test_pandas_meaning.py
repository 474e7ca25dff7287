"""What differs by pandas' version is what the pandas that is installed does: the units of times.

Groups are in test_groupby.py, ``pct_change`` in test_window_series.py, changes in place in test_pandas_installed.py.
"""

import datetime as dt

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import in_turn
from udf.base.pandas_meaning import NEWEST, meaning, meaning_of

TIMES = {
    "the value": lambda t: t,
    "a span": lambda t: t - pd.Timestamp(2020, 1, 1),
    "a day later": lambda t: t + pd.Timedelta(days=1),
    "its day": lambda t: t.normalize(),
}
MADE = {
    "of text": (["2024-01-05", "2024-01-06"], lambda x: pd.Timestamp(x)),
    "read by pandas": (["2024-01-05", "2024-01-06"], lambda x: pd.to_datetime(x, format="%Y-%m-%d")),
    "read by Python": (["2024-01-05", "2024-01-06"], lambda x: dt.datetime.strptime(x, "%Y-%m-%d")),  # noqa: DTZ007
    "of parts": ([1, 2], lambda x: pd.Timestamp(2024, 1, x)),
    "lengths": ([1, 2], lambda x: dt.timedelta(days=x)),
    "beyond nanoseconds": ([1, 2], lambda x: pd.Timestamp(3000, 1, x)),
    "of Python beyond nanoseconds": ([1, 2], lambda x: dt.datetime(3000, 1, x)),  # noqa: DTZ001 - without a zone
    "beyond nanoseconds of seconds": (np.array(["2020", "2300"], "M8[s]"), lambda t: t),
}


@pytest.mark.slow
@pytest.mark.parametrize(("unit", "name"), in_turn(["s", "ns"], TIMES))
def test_times_have_the_unit_that_pandas_gives_them(name, unit) -> None:
    """Of values, of rows and of groups."""
    given = pd.DataFrame({"k": [1, 1, 2], "t": np.array(["2024-01-05", "2025-01-01", "2020-02-03"], f"M8[{unit}]")})
    function = TIMES[name]
    pd.testing.assert_series_equal(given.t.udf.map(function), given.t.map(function))
    rows = lambda row: function(row["t"])
    pd.testing.assert_series_equal(given.udf.apply(rows, axis=1), given.apply(rows, axis=1))
    for way in ("agg", "apply", "transform"):
        found, wanted = (getattr(one.groupby("k")["t"], way)(lambda s: s.max()) for one in (given.udf, given))
        pd.testing.assert_series_equal(found, wanted)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::udf.errors.FallbackWarning")  # before pandas 3 it has objects beyond nanoseconds
@pytest.mark.parametrize("name", MADE)
def test_times_that_are_made(name) -> None:
    """Objects where pandas keeps nanoseconds only, and the time is beyond them."""
    values, function = MADE[name]
    given = pd.Series(values)
    with udf.options(fallback="error" if meaning().keeps_units else None):
        found = given.udf.map(function)
    pd.testing.assert_series_equal(found, given.map(function))
    assert [*map(type, found)] == [*map(type, given.map(function))]


def test_the_table() -> None:
    """By versions; what is installed is asked of the installation, and decides the key of a program."""
    assert meaning() == meaning_of(pd.__version__)
    assert meaning_of("3.1.0.dev0+12") == NEWEST
    assert meaning_of("2.3.3") == meaning_of("2.2.0") != meaning_of("3.0.1")
    assert "pandas" in udf.bind.bind.LIBRARIES


def _rank(w):
    try:
        return w.rank(ascending=False)
    except Exception:  # noqa: BLE001 - as in the programs that found it
        return -1


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::udf.errors.FallbackWarning")
def test_transform_of_nullable_columns_and_categories_is_the_installed_pandas_own() -> None:
    """Dtype, NA, and whether a missing category is asked: other ones before pandas 3.0."""
    functions = (lambda w: np.sqrt(w), _rank, lambda w: w.cumsum(), lambda w: w.shift(periods=1), lambda w: w + 1)
    differing = []
    for dtype in ("Int8", "Int64", "Float64", "boolean", "category"):
        given = pd.Series([1, None, 1, 0], dtype=dtype, name="a")
        for place, function in enumerate(functions):
            for way in ("apply", "transform", "of groups"):
                made = []
                for of in (given, given.udf):
                    try:
                        with udf.options(fallback="python"):
                            one = of.groupby([0, 0, 1, 1]).transform if way == "of groups" else getattr(of, way)
                            made.append(one(function))
                    except Exception as error:  # noqa: BLE001 - whatever pandas raises
                        made.append(type(error))
                same = made[0].equals(made[1]) if isinstance(made[0], pd.Series) else made[0] is made[1]
                if not same or getattr(made[0], "dtype", None) != getattr(made[1], "dtype", None):
                    differing.append((dtype, place, way, made))
    assert not differing
