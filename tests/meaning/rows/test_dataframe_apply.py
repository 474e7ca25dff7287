"""DataFrame.apply by rows on the processor: pandas' answers, labels and layout; only what is used is read."""

import math
from typing import NamedTuple

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

from udf.api.frames import DataFrame, Series
from udf.errors import ArgumentError, ColumnNotFoundError, DTypeError, DuplicateColumnError, ShapeError
from udf.runtime.store import cache
from udf.runtime.store.cache import MemoryCache


@pytest.fixture
def programs(monkeypatch) -> MemoryCache:
    """Count what is built, from none."""
    monkeypatch.setattr(cache, "PROGRAMS", MemoryCache())
    return cache.PROGRAMS


def flights(rows=40) -> pd.DataFrame:
    random = np.random.default_rng(3)
    return pd.DataFrame(
        {
            "delay": random.normal(10, 30, rows),
            "distance": random.integers(100, 3000, rows),
            "carrier": random.choice(["UA", "AA"], rows),
            "late": random.random(rows) < 0.5,
            7: random.random(rows).astype("float32"),
        },
        index=[f"flight{i}" for i in range(rows)],
    )


KEY = "distance"


by_key = lambda row: row["delay"] * 2 + row["distance"]
by_attribute = lambda row: row.delay / row.distance if row.late else 0.0
by_number = lambda row: row[7]
text_unused = lambda row: math.sqrt(abs(row.delay)) + row.distance
flag = lambda row: row.delay > 15 and row.late


@pytest.mark.parametrize("function", [by_key, by_attribute, lambda row: row[KEY] // 7, by_number, text_unused, flag])
def test_numbers_give_what_pandas_gives(function) -> None:
    """Values, dtype and index of ``df.apply(axis=1)``, to the bit; text beside them does not matter."""
    given = flights()
    result = DataFrame(given).apply(function, axis=1)
    assert isinstance(result, Series)
    want = given.apply(function, axis=1)
    want = want.astype("float32") if function is by_number else want
    pd.testing.assert_series_equal(result.to_pandas(), want, check_exact=True)
    assert result.index is given.index


@pytest.mark.parametrize("rows", [0, 1, 2, 31, 33, 1000])
def test_every_length(rows) -> None:
    given = flights(rows)
    assert list(DataFrame(given).apply(by_key)) == (given["delay"] * 2 + given["distance"]).tolist()


NAME, TABLE = "distance", np.array([10.0, 20.0, 30.0])
A, CODES, ZEROS = {"a": [1, 2]}, {"code": [2, 0, 1]}, {"a": [1.0, -1.0, 0.0]}
LISTS = {
    "a captured key": (flights(3), lambda row: row[NAME], {}, flights(3)["distance"].tolist()),
    "by rows": (A, lambda row: row.a + 1, {"axis": 1}, [2, 3]),
    "by rows, in words": (A, lambda row: row.a + 1, {"axis": "columns"}, [2, 3]),
    "no column": (pd.DataFrame({"s": ["x", "y"]}), lambda row, k: k, {"k": 1.5}, [1.5, 1.5]),
    "a table as an argument": (CODES, lambda row, t: t[row.code], {"t": TABLE}, [30, 10, 20]),
    "a captured table": (CODES, lambda row: TABLE[row.code], {}, [30, 10, 20]),
    "errors as in NumPy": (ZEROS, lambda row: row.a / 0.0, {"error_model": "numpy"}, [np.inf, -np.inf, np.nan]),
}


@pytest.mark.parametrize("case", LISTS)
def test_a_list_comes_out(case) -> None:
    given, function, how, wanted = LISTS[case]
    found = DataFrame(given).apply(function, **how)
    np.testing.assert_array_equal(found.to_numpy(), wanted)
    assert list(found.index) == list(getattr(given, "index", range(len(wanted))))


# --- only what is used ----------------------------------------------------------------------------------


def test_another_column_does_not_compile_again(programs) -> None:
    """The key has the columns that the function uses, and no others."""
    frame = DataFrame(flights())
    frame.apply(by_key)
    frame.assign(gate=1, runway=["x"] * 40).apply(by_key)
    frame[["distance", "delay"]].apply(by_key)
    assert len(programs) == 1


def test_five_hundred_columns_compile_and_take_what_three_do(programs) -> None:
    """The same program, and nothing but its columns is read."""
    narrow = pd.DataFrame({"a": [1.0, 2.0], "b": [3.0, 4.0], "c": [5.0, 6.0]})
    wide = pd.concat([narrow, pd.DataFrame({f"x{i}": [0.5, 1.5] for i in range(497)})], axis=1)
    for given in (narrow, wide):
        frame = DataFrame(given)
        assert list(frame.apply(lambda row: row.a * row["b"])) == [3, 8]
        (source,) = set(frame._table.sources.values())
        assert set(source._read) == {"a", "b"}
    assert len(programs) == 1


# --- arguments ------------------------------------------------------------------------------------------


def scaled(row, by, *, shift=0.0):
    return row.delay * by + shift


def test_arguments_are_passed_on_and_do_not_compile_again(programs) -> None:
    """By position, by name, by default."""
    given = flights()
    frame = DataFrame(given)
    for how, want in (
        ({"args": (2.0,)}, given["delay"] * 2),
        ({"by": 3.0}, given["delay"] * 3),
        ({"args": (4.0,)}, given["delay"] * 4),
    ):
        assert list(frame.apply(scaled, **how)) == want.tolist()
    assert len(programs) == 1
    assert list(frame.apply(scaled, args=(2.0,), shift=1.0)) == (given["delay"] * 2 + 1).tolist()


# --- tuples ---------------------------------------------------------------------------------------------


class Range(NamedTuple):
    low: float
    count: int


def both(row):
    return row.delay - 1, row.distance > 1000


def test_a_tuple_gives_a_frame() -> None:
    """A column for each value, with its own dtype, the index carried."""
    given = flights()
    result = DataFrame(given).apply(both)
    assert isinstance(result, DataFrame)
    want = given.apply(both, axis=1, result_type="expand").astype({0: "float64", 1: "bool"})
    pd.testing.assert_frame_equal(result.to_pandas(), want)
    assert result.index is given.index


def test_the_columns_of_a_tuple_have_names() -> None:
    """Those given, else the fields of a NamedTuple, else 0, 1, ..; also for a tuple of one."""
    frame = DataFrame(flights())
    assert frame.apply(both, names=["delay", ("x", 1)]).columns == ("delay", ("x", 1))
    assert frame.apply(lambda row: Range(row.delay, row.distance)).columns == ("low", "count")
    assert frame.apply(lambda row: Range(row.delay, row.distance), names="ab").columns == ("a", "b")
    assert frame.apply(lambda row: (row.delay,)).columns == (0,)


# --- what a function cannot use -------------------------------------------------------------------------


@pytest.mark.parametrize("function", [lambda row: row["dely"], lambda row: row.dely])
def test_an_unknown_column_is_named_with_those_there_are(function) -> None:
    """A KeyError, with the nearest label, and the line that asks for it."""
    with pytest.raises(ColumnNotFoundError, match=r"'delay', 'distance', 'carrier'.*\n.*you meant 'delay'") as caught:
        DataFrame(flights()).apply(function)
    assert isinstance(caught.value, KeyError)
    assert "test_dataframe_apply.py" in "".join(caught.value.__notes__)


@pytest.mark.parametrize(
    ("column", "text"),
    [
        (["x", 5], "column 'c' .*an int in row 1"),
        (pd.Categorical(["x", 1]), r"column 'c' .*rename_categories"),
        (pa.array([1, 2]).cast(pa.decimal256(20)), r"column 'c' \(decimal256\(20, 0\)\).*float64"),
        ([[1], [2]], "column 'c' .*each element"),
    ],
)
def test_a_column_that_cannot_enter_is_refused_where_it_is_used(column, text) -> None:
    """And only there: beside those that are used it is carried."""
    frame = DataFrame({"a": [1, 2], "c": column})
    assert list(frame.apply(lambda row: row.a + 1)) == [2, 3]
    with pytest.raises(DTypeError, match=text.replace(".*", r"[\s\S]*")):
        frame.apply(lambda row: row.c)


# --- errors ---------------------------------------------------------------------------------------------


def per_mile(row):
    if row.distance == 0:
        raise ValueError("no distance")
    return row.delay / row.distance


def test_a_failing_row_is_named_by_its_label() -> None:
    """Pandas' exception type and message, and a note with function, line, position and label."""
    given = flights()
    given.loc["flight7", "distance"] = 0
    given.loc["flight9", "distance"] = 0
    with pytest.raises(ValueError, match="no distance") as caught:
        DataFrame(given).apply(per_mile)
    line = per_mile.__code__.co_firstlineno + 2
    assert caught.value.__notes__ == [
        f"raised by the UDF per_mile ({__file__}:{line}) at row position 7 (index label 'flight7')"
    ]


def test_errors_can_be_nulls() -> None:
    """Only the rows that raise, in every result of a tuple."""
    given = pd.DataFrame({"a": [1, 0, 4]}, index=["x", "y", "z"])
    assert list(DataFrame(given).apply(lambda row: 8 / row.a, errors="null")) == [8, None, 2]
    pair = DataFrame(given).apply(lambda row: (8 // row.a, row.a), errors="null")
    assert [list(pair[0]), list(pair[1])] == [[8, None, 2], [1, None, 4]]


NO_AXIS = r"is not supported by apply\.\nHint: use axis=1"
REFUSED = [
    *((by_key, {"axis": axis}, ArgumentError, NO_AXIS) for axis in (0, "index", 2, None)),
    (scaled, {}, TypeError, r"scaled\(\) missing 1 required positional argument: 'by'"),
    (scaled, {"by": 1.0, "k": 2}, TypeError, r"scaled\(\) got an unexpected keyword argument 'k'"),
    (scaled, {"args": (1.0, 2.0)}, TypeError, r"scaled\(\) takes 2 positional arguments but 3 "),
    (scaled, {"args": (1.0,), "by": 2.0}, TypeError, r"scaled\(\) got multiple values for argument 'by'"),
    (both, {"names": ["a"]}, ShapeError, r"1 names for a tuple of 2 values\.\nHint: give one name a value"),
    (both, {"names": ["a", "b", "c"]}, ShapeError, "3 names for a tuple of 2 values"),
    (both, {"names": ["a", "a"]}, DuplicateColumnError, "the column label 'a' occurs 2 times"),
    (by_key, {"names": ["a"]}, ArgumentError, r"names= is for a function that returns a tuple"),
    (by_key, {"errors": "coerce"}, ArgumentError, "Hint: it is '"),
    (by_key, {"error_model": "c"}, ArgumentError, "Hint: it is '"),
]


@pytest.mark.parametrize(("function", "how", "error", "text"), REFUSED)
def test_what_is_refused(function, how, error, text) -> None:
    """Whole columns; arguments, in Python's words; names that do not fit; what is no choice."""
    with pytest.raises(error, match=text):
        DataFrame(flights()).apply(function, **how)


# --- every column ---------------------------------------------------------------------------------------


def test_applymap_maps_every_value() -> None:
    """As pandas' DataFrame.map: each column by itself, with its own dtype."""
    given = flights()[["delay", "distance"]]
    for method in ("applymap", "map"):
        result = getattr(DataFrame(given), method)(lambda x: x * 2 + 1)
        pd.testing.assert_frame_equal(result.to_pandas(), given * 2 + 1)
    nullable = DataFrame({"a": [1, None], "b": [0.5, None]})
    assert list(nullable.applymap(lambda x: 0, na_action="ignore")["b"]) == [0, None]
    assert list(nullable.applymap(lambda x, k: x + k, k=2)["a"]) == [3, None]


def test_applymap_has_one_value_for_one_value() -> None:
    """Tuples, and columns that cannot enter, are refused."""
    with pytest.raises(ArgumentError, match=r"column 'a' gave a tuple.*\nHint"):
        DataFrame({"a": [1]}).applymap(lambda x: (x, x))
    with pytest.raises(DTypeError, match="column 's'"):
        DataFrame({"a": [1], "s": [b"x"]}).applymap(lambda x: x)
