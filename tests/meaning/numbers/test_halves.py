"""float16: columns in and out, Python's meaning of their values, and NumPy's of ``np.float16``, rounded each time."""

import math

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import udf
from tests.support.budget import budget
from tests.support.frontend_cases import together
from tests.support.half_functions import EDGES, FUNCTIONS, expected, helper, made, same
from udf.errors import DTypeError, UdfCompileError


def test_columns_come_and_go():
    """From NumPy, Arrow, pandas and a list; a null of NumPy's layout is one of Float32 in pandas."""
    series = udf.Series(EDGES)
    assert str(series.dtype) == "float16"
    assert series.to_numpy().dtype == np.float16
    assert series.to_arrow().type == pa.float16()
    assert series.to_pandas().dtype == np.float16
    assert str(udf.Series(pa.array(EDGES)).dtype) == "float16"
    assert str(udf.Series(EDGES.astype(">f2")).dtype) == "float16"
    assert str(udf.Series([np.float16(1), None]).dtype) == "float16"
    halves = udf.Series([1.1, None], dtype="float16")
    assert list(halves) == [float(np.float16(1.1)), None]
    assert str(halves.to_pandas().dtype) == "Float32"
    assert halves.to_arrow().to_pylist()[1] is None
    assert list(udf.Series(halves, dtype="float64")) == [float(np.float16(1.1)), None]


def test_values_of_a_column_are_python_floats():
    """As ``map`` of pandas hands them out: arithmetic of 53 digits, and a result of float64."""
    function = lambda v: v * v + 0.1
    halves = pd.Series(EDGES)
    pd.testing.assert_series_equal(halves.udf.map(function), halves.map(function))
    assert str(udf.Series(EDGES).applymap(function).dtype) == "float64"
    nulls = udf.Series(pa.array([np.float16(2), None], pa.float16()))
    assert list(nulls.applymap(lambda v: v + 1)) == [3.0, None]
    assert list(nulls.applymap(lambda v: -1.0 if v is udf.NA else v)) == [2.0, -1.0]


@pytest.mark.slow
def test_operations_round_as_numpy_does():
    """Each operation of an ``np.float16``, with Python's numbers and NumPy's."""
    values = EDGES.astype(np.float64)
    found = udf.Series(values).applymap(together(FUNCTIONS))
    for number, function in enumerate(FUNCTIONS):
        assert same(found[number].to_numpy(), expected(function, values)), number


def test_integers_become_halves():
    """As NumPy converts them; too large ones are infinite."""
    values = np.array([0, 1, 2049, 2051, 65504, 65519, 65520, 10**6, -(10**12)])
    given = udf.Series(values).applymap(lambda v: np.float16(v) + np.float16(0)).to_numpy()
    with np.errstate(over="ignore"):
        assert same(given, values.astype(np.float16))


@pytest.mark.parametrize("seed", range(budget(30)))
def test_random_functions_give_numpys_bits(seed):
    """In any order, with helpers and choices between them."""
    text, function = made(seed)
    first, second = EDGES.astype(np.float64), np.roll(EDGES, 3).astype(np.float64)
    frame = udf.DataFrame({"v": first, "w": second})
    given = frame.apply(lambda row: function(row.v, row.w)).to_numpy()
    assert same(given, expected(function, first, second)), text


ROWS = [
    lambda r: r["a"] * r["b"], lambda r: r["a"] * 2.5 + r.b, lambda r: r.a, lambda r: r.a / 0,
    lambda r: r.a < 0.3333, lambda r: float(r.a) + 1, lambda r: max(r.a, r.b), lambda r: abs(r.a - r.b) + 1,
    lambda r: np.sqrt(r.a) * r.b, lambda r: r.a if r.a > r.b else -r.b,
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(ROWS)))
def test_rows_of_halves_are_numpys(number):
    """A row of float16 columns has np.float16, as pandas puts it together; so has one with int8, but not int64."""
    function = ROWS[number]
    for other in (EDGES[::-1], np.arange(len(EDGES), dtype=np.int8), np.arange(len(EDGES))):
        frame = pd.DataFrame({"a": EDGES, "b": other})
        with np.errstate(all="ignore"):
            wanted = frame.apply(function, axis=1)
        pd.testing.assert_series_equal(frame.udf.apply(function, axis=1), wanted)


def test_windows_and_folds_take_them_as_floats():
    """The windows of pandas are float64 anyway."""
    values = EDGES[:12]
    function = lambda w: w.max() - w.min()
    wanted = pd.Series(values.astype(np.float64)).rolling(3).apply(function)
    assert udf.Series(values).rolling(3).apply(function).to_numpy().tolist()[2:] == wanted.tolist()[2:]
    frame = udf.DataFrame({"k": [0, 0, 1], "x": values[2:5]})
    for call in (
        lambda: frame.groupby("k")["x"].agg(lambda s: s.max()),
        lambda: frame.groupby("k").apply(lambda g: g["x"].sum()),
        lambda: pd.DataFrame({"x": values}).udf.apply(lambda s: s.max() - s.min()),
    ):
        with pytest.raises(DTypeError, match="astype"):  # pandas rounds what it computes of them
            call()
    assert (
        list(frame["x"].scan(lambda state, x: (state + x, state + x), 0.0))
        == values[2:5].astype(float).cumsum().tolist()
    )


def test_what_is_refused():
    """By name, with what to do."""
    table = np.ones(3, np.float16)
    with pytest.raises(DTypeError, match=r"astype..float32"):
        udf.Series([1]).applymap(lambda v: table[v])
    with pytest.raises(DTypeError, match=r"a np\.float16"):
        udf.Series([1]).applymap(lambda v, k: v * k, args=(np.float16(2),))
    with pytest.raises(UdfCompileError, match="float16"):
        udf.Series([1.0]).applymap(lambda v: round(np.float16(v), 1))


@pytest.mark.slow
def test_a_helper_gives_a_half():
    """It is written out where it is called, so that its result is NumPy's."""
    for function in (
        lambda v: helper(np.float16(v), np.float16(v)) * 2.5,
        lambda v: math.sqrt(helper(np.float16(v), np.float16(v))),
        lambda v: float(helper(np.float16(v), np.float16(v))),
    ):
        assert list(udf.Series([1.25]).applymap(function)) == [function(1.25)]


def test_files_have_halves_and_structures(tmp_path):
    """Parquet's halves and nested columns, batch by batch."""
    table = pa.table({"h": pa.array(EDGES[:4]), "p": [{"x": 1.0}, {"x": 2.0}, None, {"x": 4.0}]})
    pq.write_table(table, tmp_path / "a.parquet", row_group_size=2)
    scan = udf.scan_parquet(tmp_path)
    halves = scan["h"].applymap(lambda v: np.float16(v) + np.float16(1)).to_arrow()
    assert halves.type == pa.float16()
    assert halves.to_pylist() == (EDGES[:4] + np.float16(1)).tolist()
    assert scan.apply(lambda row: row.p.x + row.h).to_arrow().to_pylist()[:3:2] == [1.0, None]
