"""Polars and DuckDB: values that compiled code leaves are Python's, once and in order, and fit the planned type."""

import json
import pickle
import warnings

import pytest

import udf
from udf.doors.arrow_left_rows import leaving_function
from udf.errors import CompiledForError, DTypeError, FallbackWarning, UdfError

pl = pytest.importorskip("polars")
duckdb = pytest.importorskip("duckdb")
pa = pytest.importorskip("pyarrow")
NOTED: list[object] = []


@pytest.fixture(autouse=True)
def in_python():
    NOTED.clear()
    with udf.options(fallback="python", backend="cpu"), warnings.catch_warnings():
        warnings.simplefilter("ignore", FallbackWarning)
        yield


def price(text):
    if text.startswith("{"):
        NOTED.append(text)
        return json.loads(text)["price"]
    return float(text)


def power(x):
    return float(x**40) if x > 2 else 0.5


GIVEN, EXPECTED = ["1.5", '{"price": 2.5}', None, "4", '{"price": 3}'], [1.5, 2.5, None, 4.0, 3.0]


@pytest.mark.slow
def test_polars_gives_what_python_gives() -> None:
    made = pl.DataFrame({"x": GIVEN}).select(pl.col("x").udf.map(price))["x"]
    assert (made.dtype, made.to_list()) == (pl.Float64, EXPECTED)
    assert [GIVEN[1], GIVEN[4]] == NOTED


@pytest.mark.slow
def test_duckdb_gives_what_python_gives() -> None:
    with duckdb.connect() as con:
        rows = con.sql("SELECT unnest($1) AS x", params=[GIVEN])
        found = udf.duckdb.map(con, rows, "y", price, ["x"]).fetchall()
    assert found == list(zip(GIVEN, EXPECTED, strict=True))
    assert [GIVEN[1], GIVEN[4]] == NOTED


@pytest.mark.slow
def test_integers_beyond_64_bits() -> None:
    made = pl.DataFrame({"x": [1, 3, None, 10]}).select(pl.col("x").udf.map(power))["x"]
    assert made.to_list() == [0.5, float(3**40), None, 1e40]


@pytest.mark.slow
def test_a_result_that_does_not_fit_is_an_error_that_names_the_first_row() -> None:
    column = pa.array(["1", '{"price": "dear"}', '{"price": [1]}'])
    with pytest.raises(DTypeError, match=r"'dear' is not .* the result of price at row position 1; .* double"):
        leaving_function(price, pa.string(), {})(column)


def test_an_exception_in_python_is_the_functions_own() -> None:
    with pytest.raises(KeyError, match="price") as raised:
        leaving_function(price, pa.string(), {})(pa.array(["1", "{}", '{"price": 1}']))
    assert "at row position 1" in raised.value.__notes__[0]
    assert NOTED == ["{}"]


def test_what_is_shipped_without_the_function_says_so() -> None:
    shipped = pickle.loads(pickle.dumps(leaving_function(price, pa.string(), {})))  # noqa: S301 - our own
    assert shipped(pa.array(["2.5"])).to_pylist() == [2.5]
    with pytest.raises(CompiledForError, match=r"row position 1 is Python's(.|\n)*ship the function too"):
        shipped(pa.array(["1", "{}"]))


def test_an_error_where_it_is_asked_for_or_nothing_is_left_to_compile() -> None:
    frame = pl.DataFrame({"x": GIVEN})
    for function, how in ((price, {"fallback": "error"}), (lambda x: json.loads(x), {})):
        with pytest.raises((UdfError, pl.exceptions.ComputeError), match=r"json"):
            frame.select(pl.col("x").udf.map(function, **how))
