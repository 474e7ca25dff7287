"""Columns of structures and of short lists: a part is a column, in rows of every kind of frame."""

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

import udf
from udf.errors import DTypeError, UdfCompileError

POINTS = [{"x": 1.0, "y": 2}, {"x": 3.0, "y": -4}, {"x": None, "y": 6}, {"x": 0.0, "y": 0}]
TYPE = pa.struct([("x", pa.float64()), ("y", pa.int64())])
VECTORS = [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [0.5, -1.0, 2.0]]


@pytest.fixture
def frame():
    points, vectors = pa.array(POINTS, TYPE), pa.array(VECTORS, pa.list_(pa.float64(), 3))
    return udf.DataFrame(pa.table({"p": points, "v": vectors, "k": [0, 1, 2, 0]}))


def moved(p):
    return p.x * 2 + p["y"]


def squares(row):
    total = 0.0
    for one in row.v:
        total += one * one
    return total


class Row(dict):
    """A row in Python: a dict with attributes, as deep as it goes."""

    def __getattr__(self, name):
        return Row(self[name]) if isinstance(self[name], dict) else self[name]


FUNCTIONS = [
    lambda row: row.p.y + row["p"]["y"] + row.k, lambda row: row.v[0] + row["v"][-1], lambda row: row.v[row.k],
    lambda row: sum(row.v) + len(row.v) + max(row["v"]), lambda row: np.dot(row.v, row.v),
    lambda row: float(np.sum(np.array(row.v) * 2)), squares,
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(FUNCTIONS)))
def test_parts_are_read_as_in_python(frame, number):
    """By name and attribute, by number from either end, in loops and as a whole."""
    function = FUNCTIONS[number]
    rows = [Row(p=p, v=v, k=k) for p, v, k in zip(POINTS, VECTORS, [0, 1, 2, 0], strict=True)]
    assert list(frame.apply(function)) == [function(row) for row in rows]


def test_a_part_can_be_null(frame):
    """NA of a field; a structure that is null has null fields."""
    assert list(frame.apply(lambda row: row.p.x * 2)) == [2.0, 6.0, None, 0.0]
    assert list(frame.apply(lambda row: moved(row.p))) == [4.0, 2.0, None, 0.0]
    assert list(frame.apply(lambda row: -1.0 if row.p.x is udf.NA else row.p.x)) == [1.0, 3.0, -1.0, 0.0]
    table = pa.table(
        {"p": pa.array([None, *POINTS[:2]], TYPE), "v": pa.array([[1, 2], None, [3, 4]], pa.list_(pa.int8(), 2))}
    )
    assert list(udf.DataFrame(table).apply(lambda row: row.p.y + row.v[1])) == [None, None, 0]


def test_whole_values_are_results(frame):
    """A column for each part, which goes out as a structure where Arrow asks."""
    made = frame.apply(lambda row: row.p)
    assert list(made) == ["x", "y"]
    assert list(made["y"]) == [2, -4, 6, 0]
    assert list(frame.apply(lambda row: row["v"])[2]) == [3.0, 6.0, 9.0, 2.0]


def test_a_structure_array_is_a_frame():
    """Of its fields; slices, chunks and nulls too."""
    array = pa.array([*POINTS, None], TYPE)
    for given in (array, pa.chunked_array([array[:2], array[2:]]), array[1:]):
        made = udf.DataFrame(given).apply(lambda row: row.y + 1)
        assert list(made) == [None if one is None else one["y"] + 1 for one in given.to_pylist()]


def test_other_frames_have_them():
    """NumPy's records in a mapping, Polars, pandas with Arrow's dtypes."""
    records = np.array([(1.5, 2), (3.5, 4)], [("a", "f8"), ("b", "i4")])
    assert list(udf.DataFrame({"q": records}).apply(lambda row: row.q["a"] * row.q.b)) == [3.0, 14.0]
    polars = pytest.importorskip("polars")
    frame = polars.DataFrame({"p": POINTS, "v": VECTORS}, schema_overrides={"v": polars.Array(polars.Float64, 3)})
    assert list(udf.DataFrame(frame).apply(lambda row: row.p.y + row.v[1])) == [4.0, 1.0, 14.0, -1.0]


@pytest.mark.slow
def test_pandas_gets_what_pandas_gives():
    """A row has a dict there; a null in it is None, and a missing structure is refused where it is used."""
    frame = pd.DataFrame({"p": pd.Series(POINTS, dtype=pd.ArrowDtype(TYPE)), "k": [1, 2, 3, 4]})
    function = lambda row: row["p"]["y"] + row["k"]
    pd.testing.assert_series_equal(frame.udf.apply(function, axis=1), frame.apply(function, axis=1), check_dtype=False)
    none = lambda row: row["p"]["x"] is None
    assert frame.udf.apply(none, axis=1).tolist() == frame.apply(none, axis=1).tolist()
    with pytest.raises(TypeError, match="NoneType"):
        frame.udf.apply(lambda row: row["p"]["x"] + 1, axis=1)
    missing = pd.DataFrame({"p": pd.Series([*POINTS, None], dtype=pd.ArrowDtype(TYPE))})
    with pytest.raises(DTypeError, match=r"missing values"):
        missing.udf.apply(function, axis=1)


class OwnError(Exception):
    """An exception that Python makes."""


def failing(row):
    if row.p.y > 3:
        raise OwnError(row.p["y"], row.v[0])
    return row.p.y


def test_exceptions_see_the_parts(frame):
    """Python runs the function again, on a row with the same values."""
    with pytest.raises(OwnError) as raised:
        frame.apply(failing)
    assert raised.value.args == (6, 7.0)


def test_what_is_refused(frame):
    """A field that there is not, a part that cannot enter, and a Series of structures."""
    with pytest.raises(UdfCompileError, match="no field 'z'"):
        frame.apply(lambda row: row.p.z)
    nested = pa.table({"p": pa.array([{"a": {"b": 1}, "c": 2}])})
    assert list(udf.DataFrame(nested).apply(lambda row: row.p.c)) == [2]
    with pytest.raises(DTypeError, match=r"p.a"):
        udf.DataFrame(nested).apply(lambda row: row.p.a)
    with pytest.raises(DTypeError, match="of one make a frame"):
        udf.Series(pa.array(POINTS, TYPE))


@pytest.mark.parametrize(
    "function",
    [
        lambda row: 1 if row.p is None else 0,
        lambda row: row["v"] is not udf.NA,
        lambda row: 1 if row.p else 0,
        lambda row: not row.v,
        lambda row: len(row.v),
        lambda row: row.v == None,  # noqa: E711 - as people write it
    ],
)
def test_whether_a_whole_is_null_is_not_asked_where_it_can_be(function):
    """It was answered with False, its parts are all that is known."""
    table = pa.table({"p": pa.array([{"x": 1.0}, None]), "v": pa.array([[1.0, 2.0], None], pa.list_(pa.float64(), 2))})
    with pytest.raises(UdfCompileError, match=r"has nulls, and only its fields are read in a UDF; test one of them"):
        udf.DataFrame(table).apply(function)
    assert list(udf.DataFrame(table).apply(lambda row: row.p.x is udf.NA)) == [False, True]
    assert list(udf.DataFrame(table[:1]).apply(lambda row: 0 if row.v is None else len(row.v))) == [2]
