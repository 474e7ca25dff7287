"""Text read as times and times written as text: as ``datetime.strptime``, ``strftime`` and pandas do it."""

# times without a zone, and letters that look alike, are under test
# ruff: noqa: DTZ001, DTZ007, RUF001
import sys
from datetime import datetime
from random import Random

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.against_python import assert_is_python
from tests.support.budget import budget, in_turn, rotated
from udf.errors import UdfCompileError

FORMATS = (
    "%d/%m/%Y", "%Y-%m-%d", "%Y-%m-%d %H:%M:%S.%f", "%b %d %y %I:%M:%S %p", "%A, %d %B %Y", "%Y %j", "%H:%M", "%m.%Y",
    "%Y%m%d%H%M", "%d%b%y", "%y/%m/%d %I %p", "  %a %d\t%B%%%Y", "%f|%S", "%j.%y", "T%H%M",
)  # fmt: skip
MUTATIONS = ("", "", "", " ", "0", "x", "é", "٣", "ſ", "99", "-1")
WRITTEN = (
    "%Y-%m-%d %H:%M:%S.%f",
    "%a %A %b %B %d %y %j %I %p %u %w %%%z%Z|",
    "%F %T %D %R é",
    "%U %W %G-W%V %e %h|%c|%x %X%n%t",
)


def python_says(function, values):
    found = []
    for value in values:
        try:
            found.append(function(value))
        except ValueError:
            found.append(None)
    return [None if value is pd.NaT else value for value in found]


def udf_says(function, values):
    out = udf.Series(pd.Series(values)).applymap(function, errors="null").to_pandas().tolist()
    return [None if pd.isna(value) else value for value in out]


def times(random: Random, count: int) -> list[datetime]:
    def one() -> datetime:
        hour, minute = random.choice((0, 11, 12, 13, 23)), random.randrange(60)
        day = (random.choice((1, 28, random.randint(1, 28))), random.randint(1, 12))
        return datetime(random.randint(1000, 9999), day[1], day[0], hour, minute, 59, random.randrange(10**6))

    return [
        datetime(1, 1, 1),
        datetime(2024, 2, 29),
        datetime(9999, 12, 31, 23, 59, 59, 999999),
        *(one() for _ in range(count)),
    ]


def texts(form: str, random: Random, count: int) -> list[str]:
    """Return texts of a format, some of them with something wrong."""
    made = []
    for time in times(random, count):
        text = time.strftime(form)
        text = random.choice((text, text, text.upper(), text.lower(), text.replace("0", "", 1)))
        place = random.randrange(len(text) + 1)
        made.append(text[:place] + random.choice(MUTATIONS) + text[place:])
    return [*made, "", "31/02/2023", "29/02/2023", "2023 366", "24:00", "12:60"]


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMATS)
def test_a_text_is_read_as_python_reads_it(form) -> None:
    """By ``datetime.strptime``; null where that raises."""
    values = texts(form, Random(form), budget(1000))
    function = lambda s: datetime.strptime(s, form)
    for some in rotated((values, [value for value in values if value.isascii()]), FORMATS.index(form), 1):
        assert udf_says(function, some) == python_says(function, some)


@pytest.mark.parametrize(
    ("form", "how"), in_turn(["%d/%m/%Y", "%Y-%m-%d", "%Y-%m-%d %H:%M:%S", "%d %b %y", "%I:%M %p"], ["raise", "coerce"])
)
def test_a_text_is_read_as_pandas_reads_it(form, how) -> None:
    """By ``pd.to_datetime`` with a format; texts that mean none, and wrong ones if so asked, are no time."""
    values = [*texts(form, Random(form), budget(200)), "NaT", "nan", "None", "null"]
    function = lambda s: pd.to_datetime(s, format=form, errors=how)
    assert udf_says(function, values) == python_says(function, values)


@pytest.mark.slow
def test_the_first_and_last_times_of_pandas() -> None:
    """Of nanoseconds, where pandas reads texts as those."""
    values = [
        "2262-04-11 23:47:15", "2262-04-11 23:47:17", "1677-09-21 00:12:42", "1677-09-21 00:12:44",
        "3000-01-01 00:00:00",
    ]  # fmt: skip
    for how in ("raise", "coerce"):
        function = lambda s, how=how: pd.to_datetime(s, format="%Y-%m-%d %H:%M:%S", errors=how)
        assert udf_says(function, values) == python_says(function, values)
    for function in (lambda s: pd.to_datetime(s), lambda s: pd.Timestamp(s)):
        assert udf_says(function, values) == python_says(function, values)


@pytest.mark.slow
def test_an_iso_text_is_a_timestamp() -> None:
    values = ["2024-01-05", "2024-01-05 10:11", "2024-01-05T10:11:12.5", "2024-13-05", "", "NaT", "2023-02-29"]
    for function in (lambda s: pd.Timestamp(s), lambda s: pd.to_datetime(s)):
        assert udf_says(function, values) == python_says(function, values)
    with pytest.raises(ValueError, match="by its ISO form in a UDF"):
        udf.Series(["5 Jan 2024"]).applymap(lambda s: pd.Timestamp(s))
    column = udf.Series(["2024-01-05", None])
    assert column.applymap(lambda s: pd.to_datetime(s, format="%Y-%m-%d")).to_pandas().tolist()[1] is pd.NaT


@pytest.mark.slow
@pytest.mark.parametrize(("form", "unit"), in_turn(WRITTEN, ["s", "us"]))
def test_a_time_is_written_as_python_writes_it(form, unit) -> None:
    """Every directive, of every month, day and hour."""
    values = pd.Series(np.array(times(Random(1), budget(1000)), f"M8[{unit}]"))
    function = lambda t: t.strftime(form)
    assert udf_says(function, values) == python_says(function, values)


@pytest.mark.slow
def test_what_is_raised_is_what_python_raises() -> None:
    assert_is_python(lambda s: datetime.strptime(s, "%d/%m/%y").day, "1/2/3", "1-2-3", "1/2/3/4", "30/2/3", "")
    assert_is_python(lambda s: pd.to_datetime(s, format="%d/%m/%y").day, "1/2/3", "1-2-3")
    if sys.version_info < (3, 13):
        assert_is_python(lambda s: datetime.strptime(s, "%d/%m").day, "1/2", "30/2")
    elif sys.version_info >= (3, 15):  # Python refuses the format, whatever the text (it warns before)
        with pytest.raises(UdfCompileError, match="the format '%d/%m' cannot be read: Day of month directive"):
            udf.Series(["1/2"]).applymap(lambda s: datetime.strptime(s, "%d/%m").day)


@pytest.mark.slow
def test_text_and_times_in_one_function() -> None:
    """A row's text is a time, the time is text again."""
    function = lambda s: datetime.strptime(s[:10], "%d.%m.%Y").strftime("%Y%m%d") + s[10:]
    values = ["01.02.2023x", "11.12.1999 é"]
    assert udf_says(function, values) == python_says(function, values)


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (lambda s: datetime.strptime(s, "%d %z").day, "the directive %z is not supported to read a time"),
        (lambda s: datetime.strptime(s, s).day, "the format of datetime.strptime\\(\\) must be a constant"),
        (lambda s: pd.Timestamp(s).strftime("%k"), "the directive %k is not supported in strftime"),
        (lambda s: pd.to_datetime(s, format="%d", utc=True).day, "takes format=.. and errors="),
        (lambda s: datetime.strptime(s, "%H %H").day, "cannot be read: redefinition of group name"),
    ],
)
def test_what_is_not_there_is_refused_by_name(function, message) -> None:
    with pytest.raises(UdfCompileError, match=message):
        udf.Series(["01"]).applymap(function)
