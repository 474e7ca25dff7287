"""``datetime.date`` inside a function and out of it, and times as text: what pandas gives."""

from datetime import date, timedelta

import pandas as pd
import pyarrow as pa
import pytest

import udf
from tests.support.budget import rotated
from udf.errors import UdfCompileError

WHEN = pd.Series(
    [pd.Timestamp(text) for text in ("2024-01-01 10:00", "2023-06-05 23:00:01.5", "1969-12-31 00:00:00.000007")],
    name="when",
    dtype="datetime64[us]",
)
NANO = pd.Series([pd.Timestamp("2024-01-01 10:00:00.000000001"), pd.Timestamp("2023-06-05")], dtype="datetime64[ns]")
CUT, HOLIDAYS = date(2023, 12, 1), {date(2024, 1, 1), date(2023, 1, 1)}

FUNCTIONS = [
    lambda t: t.date(), lambda t: t.date() < CUT, lambda t: t.date() == date(2024, 1, 1),
    lambda t: t.date() + timedelta(hours=30), lambda t: t.date() - timedelta(hours=30),
    lambda t: (t.date() - CUT).days, lambda t: t.date() in HOLIDAYS, lambda t: t.date().year,
    lambda t: t.date().weekday(), lambda t: t.date().replace(day=1), lambda t: t.date().strftime("%d/%m"),
    lambda t: t.date().isoformat(), lambda t: str(t.date()), lambda t: str(t), lambda t: str(t)[:10],
    lambda t: t.isoformat(), lambda t: f"{t:%Y%m}-{t:%H}",
]  # fmt: skip


@pytest.mark.parametrize("function", FUNCTIONS)
def test_dates_are_dates(function) -> None:
    """The values, their types and the dtype."""
    for given in rotated((WHEN, NANO), FUNCTIONS.index(function), 1):
        expected, found = given.map(function), given.udf.map(function)
        pd.testing.assert_series_equal(found, expected)
        assert [type(v) for v in found.tolist()] == [type(v) for v in expected.tolist()]


def test_dates_that_are_made() -> None:
    """Of numbers; at other doors they are dates, too."""
    days = pd.Series([1, 400])
    function = lambda n: date(2020, 1, 1) + timedelta(days=int(n))
    pd.testing.assert_series_equal(days.udf.map(function), days.map(function))
    made = udf.Series([1, None, 400]).applymap(function, na_action="ignore")
    assert str(made.dtype) == "date"
    assert made.to_arrow().type == pa.date32()
    assert made.to_arrow().to_pylist() == [date(2020, 1, 2), None, date(2021, 2, 4)]


@pytest.mark.slow
def test_columns_of_dates() -> None:
    """Objects in pandas, ``date32`` in Arrow: handed as dates."""
    days = pd.Series([date(2024, 1, 1), date(1960, 5, 6)])
    for function in (
        lambda d: d > CUT,
        lambda d: d.year,
        lambda d: d,
        lambda d: d + timedelta(days=1),
        lambda d: str(d),
    ):
        pd.testing.assert_series_equal(days.udf.map(function), days.map(function))
    arrow = udf.Series(pa.array([date(2024, 1, 1), None]))
    assert str(arrow.dtype) == "date"
    assert list(arrow.applymap(lambda d: d.day, na_action="ignore")) == [1, None]
    assert arrow.to_arrow().to_pylist() == [date(2024, 1, 1), None]


def test_a_date_is_no_time() -> None:
    """Python has no order between them, and a date no hour."""
    for function in (lambda t: t < CUT, lambda t: t.date() < pd.Timestamp(2024, 1, 1), lambda t: t == CUT):
        with pytest.raises(UdfCompileError, match="a date beside a time is not supported"):
            udf.Series(WHEN).applymap(function)
    for name in ("hour", "quarter", "dayofweek", "is_month_end"):
        assert not hasattr(date, name)
        with pytest.raises(UdfCompileError, match=f"date has no attribute '{name}'"):
            udf.Series(WHEN).applymap(eval(f"lambda t: t.date().{name}"))  # noqa: S307 - a constant text
